"""The five traps of the compiler, each with what guards against it."""

import ast
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any, get_type_hints

import numpy as np
import pytest

import tidetable
from tidetable.core import compiled, records
from tidetable.core.compiled import copy_open, rule
from tidetable.core.records import Counts, dtype_of, i8, i16
from tidetable.games import GAMES, rules_of
from tidetable.games.azul import state as azul
from tidetable.games.maui import state as maui
from tidetable.games.sea_salt_paper import state as sea_salt_paper

SOURCES = Path(tidetable.__file__).parent
TRACING = Path(__file__).parents[1] / "tracing.py"  # a template of the tests


def run(code: str, cache: Path, folder: Path | None = None, **variables: str) -> str:
    """Run a program in a process of its own, with its own cache, and return what it prints."""
    environment = {**os.environ, "TIDETABLE_CACHE": str(cache), **variables}
    if folder:
        environment["PYTHONPATH"] = str(folder)
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


# 1. Stale cache: Numba looks only at a function's own file.


def test_an_edit_in_another_file_is_noticed(tmp_path: Path) -> None:
    for folder in ("core", "games", "bots"):
        (tmp_path / "tidetable" / folder).mkdir(parents=True)
        (tmp_path / "tidetable" / folder / "__init__.py").touch()
    (tmp_path / "tidetable" / "__init__.py").touch()
    for file in ("compiled.py", "offered.py"):
        source = (SOURCES / "core" / file).read_text(encoding="utf-8")
        (tmp_path / "tidetable" / "core" / file).write_text(source, encoding="utf-8")
    games = tmp_path / "tidetable" / "games"
    top = (
        "from tidetable.core.compiled import rule\nfrom tidetable.games.helper import worth\n\n"
        "@rule\ndef answer(): return worth() + 1\n"
    )
    (games / "caller.py").write_text(top, encoding="utf-8")
    helper = "from tidetable.core.compiled import rule\n\n@rule\ndef worth(): return {}\n"
    ask = (
        "from tidetable.games.caller import answer\n"
        "print(answer(), sum(answer.stats.cache_hits.values()))"
    )
    answers = []
    for worth in (1, 1, 100):
        (games / "helper.py").write_text(helper.format(worth), encoding="utf-8")
        answers.append(run(ask, tmp_path / "cache", tmp_path))
    assert answers == ["2 0", "2 1", "101 0"]


def test_an_edit_in_another_file_of_an_offered_game_is_noticed_by_it_alone(tmp_path: Path) -> None:
    game = tmp_path / "offered_game"
    game.mkdir()
    (tmp_path / "offered_game-1.dist-info").mkdir()
    entry = "[tidetable.games]\noffered = offered_game.caller\n"
    (tmp_path / "offered_game-1.dist-info/entry_points.txt").write_text(entry, encoding="utf-8")
    (game / "__init__.py").touch()
    (game / "caller.py").write_text(
        "from tidetable.core.compiled import rule\nfrom offered_game.helper import worth\n\n"
        "@rule\ndef answer(): return worth() + 1\n",
        encoding="utf-8",
    )
    helper = "from tidetable.core.compiled import rule\n\n@rule\ndef worth(): return {}\n"
    ask = (
        "from offered_game.caller import answer\n"
        "from tidetable.core.chance import mix\nmix(1, 2)\n"
        "print(answer(), *(sum(one.stats.cache_hits.values()) for one in (answer, mix)))"
    )
    answers = []
    for worth in (1, 1, 100):
        (game / "helper.py").write_text(helper.format(worth), encoding="utf-8")
        answers.append(run(ask, tmp_path / "cache", tmp_path))
    assert answers == ["2 0 0", "2 1 1", "101 0 1"]


def test_old_caches_are_removed_and_new_ones_kept(tmp_path: Path) -> None:
    old, new, others = "0123456789abcdef", "fedcba9876543210", "thesis"
    for name in (old, new, others):
        (tmp_path / name).mkdir()
    for name in (old, others):
        os.utime(tmp_path / name, (0, 0))
    compiled.forget_old(tmp_path)
    assert sorted(folder.name for folder in tmp_path.iterdir()) == [new, others]


def test_without_a_place_for_the_cache_the_rules_still_run(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    code = (
        "from tidetable.core.chance import draw; import numpy; print(draw(numpy.ones(3), 3, 0.5))"
    )
    assert run(code, tmp_path / "file") == "1"


# 2. Generic search: functions passed as arguments are compiled again in every process.


def test_a_template_is_compiled_once_for_each_game_and_found_by_the_next_process(
    tmp_path: Path,
) -> None:
    code = """
import json
import numpy as np
from tidetable.core import compiled
from tidetable.core.compiled import rule

def toy(name, dtype, factor):
    @rule
    def to_move(state):
        return -1 if state.count < 3 else -2
    @rule
    def odds(state, weights):
        weights[0] = factor
        return factor
    @rule
    def play(state, code):
        state.count += 1
        state.total += factor
    @rule
    def legal(state, moves):
        return 0
    @rule
    def scores(state, points):
        points[0] = state.total
    functions = dict(to_move=to_move, odds=odds, play=play, legal=legal, scores=scores)
    functions["ranks"] = scores
    rules = type("Toy", (), {"name": name, "functions": functions})()
    module = compiled.for_game("tidetable.bots.playouts", rules)
    start = np.zeros(1, np.dtype((np.record, dtype)))
    points = np.zeros((1, 1), np.int64)
    places = np.zeros((1, 1), np.int64)
    module.play_many(start, np.random.default_rng(0), np.zeros(1, np.int64),
                     np.zeros(1, np.int64), np.zeros(1, np.int64), points, places)
    return int(points[0, 0]), sum(module.play_many.stats.cache_hits.values())

first = toy("one", [("count", "i1"), ("total", "i2")], 2)
second = toy("two", [("total", "i2"), ("count", "i1")], 7)
print(json.dumps([first, second]))
"""
    file = tmp_path / "toys.py"
    file.write_text(code, encoding="utf-8")
    program = f"import runpy; runpy.run_path({str(file)!r})"
    cold, warm = (json.loads(run(program, tmp_path / "cache")) for _ in range(2))
    assert cold == [[6, 0], [21, 0]]
    assert warm == [[6, 1], [21, 1]]


def test_a_games_templates_are_found_by_the_next_process() -> None:
    """The cache of this run is warm, so a fresh process compiles nothing."""
    code = """
import tidetable
game = tidetable.new_game("azul", seed=1)
print(sum(game._step.stats.cache_misses.values()))
"""
    run(code, compiled.cache_home())
    assert run(code, compiled.cache_home()) == "0"


# 3. Clone cliff: a record assignment is fast up to 1,024 bytes. tests/games/test_every_game.py
#    holds every game's state below that; bench/ measures it.


# 4. Eight-bit fields: compiled they wrap in silence, interpreted they stay int8.


@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_interpreted_games_are_the_same(name: str, tmp_path: Path) -> None:
    code = f"""
import hashlib
import tidetable
from tidetable.games import rules_of
digest = hashlib.sha256()
cases = [
    {{"players": 4, option.name: word}}
    for option in rules_of({name!r}).options
    for word in option.values
    if option.name == "players" or word != option.default  # all defaults once, not per option
]
for case in cases:
    game = tidetable.new_game({name!r}, **case, seed=1)
    while not game.over and len(game.steps) < 100:
        game.play(game.moves[len(game.steps) * 7 % len(game.moves)])
        digest.update(game.state.tobytes())
        if not game.over:
            digest.update(game.view(game.to_move).record.tobytes())
print(digest.hexdigest())
"""
    here = run(code, compiled.cache_home())
    interpreted = run(code, tmp_path, NUMBA_DISABLE_JIT="1", PYTHONWARNINGS="error")
    assert here == interpreted


# 5. Interpreted speed: a record looks its fields up by name each time; a plain object does not.


@pytest.mark.parametrize("name", GAMES)
def test_interpreted_rules_run_on_plain_objects_too(name: str, tmp_path: Path) -> None:
    """The same source, on integers and wide arrays, several times faster than on a record."""
    code = f"""
import numpy as np
import tidetable
from tidetable.core import records
rules = tidetable.rules_of({name!r})
game = tidetable.new_game({name!r}, seed=4, draws=False)
plain = records.plain(game.state)
moves, weights = np.zeros(rules.moves, np.int64), np.zeros(rules.deals, np.int64)
back = records.one(rules.state)
for number in range(80):
    if rules.to_move(plain) == -1:
        rules.odds(plain, weights)
        code = int(np.flatnonzero(weights)[number % np.count_nonzero(weights)])
    else:
        code = int(moves[number % rules.legal(plain, moves)])
    game.play(code)
    rules.play(plain, code)
    records.write(plain, back)
    assert back.tobytes() == game.state.tobytes(), number
print("same")
"""
    assert run(code, tmp_path, NUMBA_DISABLE_JIT="1", PYTHONWARNINGS="error") == "same"


def test_a_plain_object_that_no_longer_fits_is_refused() -> None:
    class Small:
        number: i8

    record = records.one(dtype_of(Small))
    with pytest.raises(OverflowError):
        records.write(SimpleNamespace(number=300), record)


# And one more: a record answers some names with its own methods.


def test_fields_are_attributes_and_nothing_else_is() -> None:
    class Inner:
        score: i16

    class Outer:
        one: i8
        pair: Annotated[Counts, np.int8, 2]
        many: Annotated[Sequence[Inner], dtype_of(Inner), 2]

    record = records.one(dtype_of(Outer))
    record.one, record.many[1].score = 3, 400
    assert (record.one, record["one"], record.many[1].score) == (3, 3, 400)
    with pytest.raises(AttributeError, match="other"):
        _ = record.other
    with pytest.raises(AttributeError, match="other"):
        record.other = 1
    with pytest.raises(OverflowError):
        record.one = 300
    with pytest.raises(ValueError, match="shape"):
        record.pair = [1, 2, 3]


def test_a_reader_passes_over_what_is_left_out() -> None:
    class Mixed:
        first: i8
        skipped: Annotated[Counts, np.int16, (2, 2)]
        last: Annotated[Counts, np.int8, 2]

    record = records.one(dtype_of(Mixed))
    record.first, record.skipped[:], record.last[:] = 1, 300, (5, 6)
    read = records.Reader(dtype_of(Mixed), without=["skipped"]).read(record)
    assert vars(read) == {"first": 1, "last": (5, 6)}


def test_a_field_cannot_have_the_name_of_a_records_method() -> None:
    class Clash:
        round: i16

    with pytest.raises(TypeError, match="round"):
        dtype_of(Clash)


def test_records_have_no_padding_whose_bytes_could_differ() -> None:
    class Mixed:
        small: i8
        large: i16

    assert dtype_of(Mixed).itemsize == 3


def test_a_record_as_a_dictionary() -> None:
    class Inner:
        score: i16

    class Outer:
        one: i8
        many: Annotated[Counts, np.int8, 2]
        inner: Annotated[Any, dtype_of(Inner), 2]

    record = records.one(dtype_of(Outer))
    record.inner[1].score = 5
    assert records.as_dict(record) == {
        "one": 0,
        "many": [0, 0],
        "inner": [{"score": 0}, {"score": 5}],
    }


@pytest.mark.parametrize("name", GAMES)
def test_the_fields_of_a_record_are_all_its_bytes_in_order(name: str) -> None:
    for dtype in (rules_of(name).state, rules_of(name).view):
        end = 0
        for field in records.fields(dtype):
            assert field.start == end
            end += field.count * field.number.itemsize
        assert end == dtype.itemsize


def test_fields_of_records_inside_records_are_named_one_by_one() -> None:
    class Inner:
        pair: Annotated[Counts, np.int16, 2]

    class Outer:
        one: i8
        inner: Annotated[Any, dtype_of(Inner), (2, 2)]

    found = list(records.fields(dtype_of(Outer)))
    paths = [("one",), *(("inner", row, column, "pair") for row in (0, 1) for column in (0, 1))]
    assert [field.path for field in found] == paths
    assert [field.start for field in found] == [0, 1, 5, 9, 13]
    assert found[-1].shape == (2,)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_can_be_written_back_from_json(name: str) -> None:
    view = tidetable.new_game(name, seed=1).view(0).record
    back = records.one(view.dtype)
    records.write(json.loads(json.dumps(records.as_dict(view))), back)
    assert back.tobytes() == view.tobytes()
    with pytest.raises(OverflowError):
        records.write({**records.as_dict(view), "seat": 300}, back)


@rule
def copy_compiled(table: Any, copy: Any) -> None:
    copy_open(table, copy)


@pytest.mark.parametrize("copy", [copy_open, copy_compiled])
@pytest.mark.parametrize(
    ("name", "both"),
    [("azul", azul.Table), ("maui", maui.Table), ("sea-salt-paper", sea_salt_paper.Open)],
)
def test_all_that_lies_open_is_copied_and_nothing_else(
    name: str, both: type, copy: Callable[[Any, Any], None]
) -> None:
    dice = np.random.default_rng(1)
    dtypes = rules_of(name).state, rules_of(name).view
    for source, target in (dtypes, dtypes[::-1]):
        table, found = (records.row(dtype) for dtype in (source, target))
        for rows in (table, found):
            rows.view(np.uint8)[:] = dice.integers(256, size=rows.itemsize)
        expected = found.copy()
        for field in get_type_hints(both):
            expected[field] = table[field]
        copy(table[0], found[0])
        assert found.tobytes() == expected.tobytes()


# Start: importing the package does not touch the compiler.


def test_importing_the_package_does_not_import_the_compiler() -> None:
    code = "import sys, tidetable; print('numba' in sys.modules, 'numpy' in sys.modules)"
    assert run(code, compiled.cache_home()) == "False False"


def test_the_first_compilation_is_announced(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    cache = compiled.CACHE
    compiled.CACHE = tmp_path
    try:
        for _ in range(2):
            with compiled.announced("rules", "chess"):
                pass
    finally:
        compiled.CACHE = cache
    assert capfd.readouterr().err.count("Compiling the rules of chess, once") == 1


def test_what_is_compiled_within_has_a_line_of_its_own(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "CACHE", tmp_path)
    with compiled.announced("search", "chess"), compiled.announced("rules", "chess"):
        pass
    assert capfd.readouterr().err.splitlines() == [
        "Compiling the search of chess, once; some seconds ... ",
        "Compiling the rules of chess, once; some seconds ... 0 s.",
        "Compiling the search of chess: 0 s.",
    ]


def test_what_was_not_compiled_is_announced_again(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "CACHE", tmp_path)
    for _ in range(2):
        with pytest.raises(KeyboardInterrupt), compiled.announced("search", "chess"):
            raise KeyboardInterrupt
    line = "Compiling the search of chess, once; some seconds ... stopped.\n"
    assert capfd.readouterr().err == 2 * line


@pytest.mark.parametrize("name", GAMES)
def test_a_state_can_be_written_back_from_a_plain_object(name: str) -> None:
    game = tidetable.new_game(name, seed=1)
    back = records.one(rules_of(name).state)
    records.write(records.plain(game.state), back)
    assert back.tobytes() == game.state.tobytes()


# 6. Templates are told apart in the cache by the types of their functions' arguments alone.


def templates() -> list[Path]:
    sources = [*sorted(compiled.PACKAGE.rglob("*.py")), TRACING]
    mark = "# Filled in from the game's Rules before this source runs."
    return [file for file in sources if mark in file.read_text(encoding="utf-8")]


@pytest.mark.parametrize("file", templates(), ids=lambda file: file.stem)
def test_every_function_of_a_template_has_an_argument_of_the_games_type(file: Path) -> None:
    """Else the next game would find this game's compiled function, and fail to load it."""
    of_the_game = {"State", "Table", "Tables", "NDArray[np.void]"}
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.decorator_list:
            types = {ast.unparse(one.annotation) for one in node.args.args if one.annotation}
            assert types & of_the_game, f"{node.name} belongs into a module of its own"


def test_the_templates_are_found() -> None:
    assert {file.stem for file in templates()} >= {
        "stepping",
        "playouts",
        "playing_on",
        "searching",
        "batching",
        "tracing",
    }
