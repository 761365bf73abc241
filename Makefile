# make setup   install everything into .venv and build the browser's page
# make play    a table in your browser, at http://127.0.0.1:8000 (make play PORT=8010 for another)
# make serve   the same without opening a browser, with data in ./tidetable-data
# make check   format, lint, types, import rules
# make test    every test, with a sample of what is repeated; under six minutes
# make deep    every repetition, and the rules three ways; about twenty minutes
# make wheel   the package with the page, to be released, in ./dist
# make bench   how fast it is, as ratios within one run
# make screenshots  every table in every language, into ./screenshots
# Each sets up what it needs; the first time that takes a minute or two.

PORT := 8000
VENV := .venv
BIN := $(VENV)/bin
# The system's own Python is built with optimisation: the server takes a fifth less time with it than
# with one that was built plainly. It need not have pip.
PYTHON := $(firstword $(wildcard /usr/bin/python3.11) python3)
PIP := python3 -m pip --python $(BIN)/python install --quiet --disable-pip-version-check
READY := $(VENV)/ready
DIST := dist
PAGE := src/tidetable/server/static/index.html
WEB := $(shell git ls-files web src/tidetable/locale 'src/tidetable/games/*/pieces.py')

.PHONY: setup play serve test deep check wheel bench screenshots format clean

play: setup
	@$(BIN)/tidetable serve --data tidetable-data --port $(PORT) --open

serve: setup
	@$(BIN)/tidetable serve --data tidetable-data --port $(PORT)

setup:
	@$(MAKE) --no-print-directory --jobs=2 $(READY) $(PAGE)

test deep: setup
	@$(BIN)/python -m tests.browser.chromium
	@BIN=$(BIN) tests/run $@

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tests.playthroughs.write --check
	$(BIN)/python web/write_types.py
	cd web && npm run --silent check

wheel: $(READY) $(PAGE)
	TIDETABLE_RELEASE=1 $(BIN)/hatchling build --directory $(DIST)

bench: setup
	$(BIN)/python bench/run.py

screenshots: setup
	@$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m tests.browser.screenshots

format: $(READY) web/node_modules/.package-lock.json
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

clean:
	rm -rf $(VENV) build dist web/node_modules src/tidetable/server/static

$(READY): requirements.lock pyproject.toml
	@echo "Installing into $(VENV), about a minute ..."
	$(PYTHON) -m venv --clear --without-pip $(VENV)
	$(PIP) --requirement requirements.lock
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(PAGE): $(WEB) $(READY) web/node_modules/.package-lock.json
	@echo "Building the browser's page ..."
	$(BIN)/python web/write_facts.py
	cd web && npm run --silent build -- --logLevel error
	@touch $@

# Not `npm ci`: it wants packages of all other systems in the lock file too.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm install --silent --no-save
	@touch $@
