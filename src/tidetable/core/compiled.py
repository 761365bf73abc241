"""The only place that knows the compiler.

``@rule`` compiles a function and keeps the result on disk. What was learnt by trying:

- Numba's cache looks only at the function's own file, so a rule kept running its old callee after
  an edit in another file. The cache therefore lies in a folder named by a hash of every source of
  the engine, and for a game of another package in one named by a hash of its sources as well.
- A search that receives a game's functions as arguments is compiled again in every process.
  ``for_game`` instead loads one source per game with the functions as its globals, and that hits
  the cache. Numba tells the copies apart by their argument types alone, so no two games may share
  a dtype.
- Arrays of ``bool`` inside a record do not compile; flags in arrays are ``int8``.
- Compiled 8-bit fields wrap in silence, and an index out of bounds reads rubbish. The tests run
  the rules compiled, bounds-checked and interpreted with warnings as errors.
- What a state and a view have in common takes a tenth of the time as one move of bytes, which only
  code that writes for the compiler can say: ``copy_open``.

Set ``NUMBA_DISABLE_JIT=1`` to step through the rules in a debugger.
"""

import atexit
import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from itertools import takewhile
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

import numba
import numba.extending
import numpy as np
from numba.core import cgutils, sigutils, types
from numba.np import numpy_support

from tidetable.core import offered

if TYPE_CHECKING:
    from tidetable.core.rules import Rules

PACKAGE = Path(__file__).parent.parent
ENGINE = ("core", "games", "bots")  # what compiled code is made of
DAYS_KEPT = 30
OURS = re.compile(r"[0-9a-f]{16}")

config: Any = numba.config  # its attributes are made when Numba starts
code: Any = cgutils  # these two have no types
extending: Any = numba.extending
INTERPRETED = bool(config.DISABLE_JIT)

# No wrapper for C callers: nobody passes rules to C, and each takes a while to compile.
FLAGS: dict[str, Any] = {"cache": True, "nogil": True, "no_cfunc_wrapper": True}

F = TypeVar("F", bound=Callable[..., Any])


def fingerprint(package: Path) -> str:
    """A name that changes when any source of the engine, its place, or the compiler does.

    Numba looks for what it compiled by the place of the source, so a copy elsewhere is not ready.
    """
    digest = hashlib.sha256()
    versions = (sys.version, np.__version__, numba.__version__, str(config.BOUNDSCHECK))
    for part in (*versions, str(package)):
        digest.update(part.encode())
    for folder in ENGINE:
        for file in sorted((package / folder).rglob("*.py")):
            digest.update(str(file.relative_to(package)).encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """Where compiled rules are kept between runs."""
    chosen = os.environ.get("TIDETABLE_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "tidetable"


def forget_old(home: Path, days: int = DAYS_KEPT) -> None:
    """Remove folders of earlier sources that nobody has used for a while."""
    oldest = time.time() - days * 24 * 60 * 60
    for folder in home.iterdir():
        with suppress(OSError):  # another process may be doing the same
            ours = OURS.fullmatch(folder.name) and not folder.is_symlink()
            if ours and folder.stat().st_mtime < oldest:
                shutil.rmtree(folder)


def _prepare_cache(name: str) -> Path:
    try:
        folder = cache_home() / name
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        forget_old(cache_home())
    except OSError:  # nowhere to keep it: compile anew in every process
        folder = Path(tempfile.mkdtemp(prefix="tidetable-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


CACHE = _prepare_cache(fingerprint(PACKAGE))
config.CACHE_DIR = str(CACHE)
_setting = Lock()  # of the compiler's folder, which a function is given when it is decorated


def folder_of(game: str | None) -> Path:
    """Return the folder where compiled code of a game is kept."""
    return _offered_folder(game) if game in offered.PACKAGES else CACHE


@cache
def _offered_folder(game: str) -> Path:
    digest = hashlib.sha256(str(CACHE).encode())
    for file in offered.sources(game):
        digest.update(str(file).encode())
        digest.update(file.read_bytes())
    return _prepare_cache(digest.hexdigest()[:16])


def _offered_game(function: Callable[..., Any]) -> str | None:
    """Return the game of another package that a function is of, or was loaded for."""
    loaded_for = function.__module__.rpartition("__")[2]
    if loaded_for in offered.PACKAGES:
        return loaded_for
    return offered.game_at(Path(function.__code__.co_filename))


def rule(function: F) -> F:
    """Compile a rule. It is typed as what it was given; Numba's own stubs would untype it."""
    with _setting:
        config.CACHE_DIR = str(folder_of(_offered_game(function)))
        dispatcher: Any = numba.njit(**FLAGS)(function)
    if not INTERPRETED:
        compile_for = dispatcher.compile
        dispatcher.compile = lambda signature: compile_for(_wide(signature))
    return cast(F, dispatcher)


def _wide(signature: Any) -> tuple[Any, ...]:
    """The argument types with every integer as a 64-bit one.

    A rule called with an 8-bit field, a literal and a sum would otherwise be compiled three times.
    """
    arguments, _ = sigutils.normalize_signature(signature)  # type: ignore[no-untyped-call]
    integers = (types.Integer, types.IntegerLiteral)
    return tuple(types.int64 if isinstance(one, integers) else one for one in arguments)


# Most of a state is also in its views, and is copied from one to the other.


@cache
def shared(one: np.dtype[Any], other: np.dtype[Any]) -> list[str]:
    """Return the names of the fields that both records begin with, apart from a view's seat."""
    mine, its = (
        [(name, dtype[name]) for name in dtype.names or () if name != "seat"]
        for dtype in (one, other)
    )
    both = takewhile(lambda two: two[0] == two[1], zip(mine, its, strict=False))
    return [name for (name, _), _ in both]


def copy_open(table: Any, copy: Any) -> None:
    """Copy the fields that a state and a view both begin with from one into the other."""
    for name in shared(table.dtype, copy.dtype):
        copy[name] = table[name]


def _type_copy_open(context: Any) -> Callable[[Any, Any], Any]:
    """Tell the compiler that nothing is returned."""
    return lambda table, copy: types.void


def _compile_copy_open(context: Any, builder: Any, signature: Any, records: Any) -> Any:
    """Compile the copy to one move of bytes: a record has no padding."""
    dtypes: list[Any] = [numpy_support.as_dtype(kind) for kind in signature.args]
    names = shared(*dtypes)
    source, target = (
        code.pointer_add(builder, record, dtype.fields[names[0]][1], code.voidptr_t)
        for record, dtype in zip(records, dtypes, strict=True)
    )
    length = sum(dtypes[0][name].itemsize for name in names)
    code.raw_memcpy(builder, target, source, context.get_constant(types.intp, length), 1)
    return context.get_dummy_value()


extending.type_callable(copy_open)(_type_copy_open)
extending.lower_builtin(copy_open, types.Record, types.Record)(_compile_copy_open)


unfinished: list[str] = []  # what the last line on the error output still waits for, if anything


# What is compiled of a game, each when it is first needed.
Part = Literal["rules", "words", "greedy bot", "search", "perft", "playouts", "batches"]


def _ready(part: Part, game: str) -> Path:
    """Return the file that is there once this part of a game has been compiled."""
    return folder_of(game) / f"{part} of {game}.ready"


def is_ready(part: Part, game: str) -> bool:
    """Tell whether a part of a game has been compiled for these sources, or is not to be."""
    return INTERPRETED or _ready(part, game).exists()


@contextmanager
def announced(part: Part, game: str) -> Iterator[None]:
    """Say so, on the error output, when what follows has to be compiled for the first time."""
    if is_ready(part, game):
        yield
        return
    what = f"the {part} of {game}"
    _begin(what)
    start = time.monotonic()
    try:
        yield
    except BaseException:
        _end(what, "stopped")
        raise
    _ready(part, game).touch()
    _end(what, f"{time.monotonic() - start:.0f} s")


def _begin(what: str) -> None:
    """Leave a line open until this is compiled; what it is compiled within has ended its own."""
    before = "\n" if unfinished else ""
    unfinished[:] = [what]
    line = f"{before}Compiling {what}, once; some seconds ... "
    print(line, end="", file=sys.stderr, flush=True)


def _end(what: str, how: str) -> None:
    """End the line, or say in a new one what has ended."""
    before = "\n" if unfinished else ""
    line = how if unfinished == [what] else f"{before}Compiling {what}: {how}"
    unfinished.clear()
    print(f"{line}.", file=sys.stderr, flush=True)


@cache
def for_game(template: str, rules: "Rules") -> ModuleType:
    """One template source, such as ``tidetable.bots.playouts``, loaded for one game.

    The module finds the game's functions (``legal``, ``play``, ...) among its globals; what a game
    does not have is None. By ``rules`` it can load another template that it stands on.
    """
    source = find_spec(template)
    assert source is not None
    name = f"{template}__{rules.name}"
    spec = spec_from_file_location(name, source.origin)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    vars(module).update(rules.functions, rules=rules)
    sys.modules[name] = module  # Numba pickles a compiled function by its module's name
    spec.loader.exec_module(module)
    return module
