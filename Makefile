# make setup   install everything into .venv
# make play    sit down at a table in the terminal
# make serve   let people and bots play over HTTP, with data in ./tidetable-data
# make test    every test; make check    format, lint, types, import rules
# make bench   how fast it is, as ratios within one run
# Each sets up what it needs; the first time that takes a minute or two.

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

.PHONY: setup play serve test check bench format clean

play: $(READY)
	@$(BIN)/tidetable play azul

serve: $(READY)
	@$(BIN)/tidetable serve --data tidetable-data

setup: $(READY)

test: $(READY)
	@BIN=$(BIN) tests/run

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tests/playthroughs/write.py --check

bench: $(READY)
	$(BIN)/python bench/run.py

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf $(VENV) build dist

$(READY): requirements.lock pyproject.toml
	@echo "Installing into $(VENV), about a minute ..."
	python3 -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@
