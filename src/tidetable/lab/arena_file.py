"""Results on disk: a line that says what is played, then one line per finished unit.

Whatever interrupts a run, the whole lines stand; a line that was cut off is played again.
"""

import fcntl
import os
from types import TracebackType
from typing import BinaryIO

import msgspec

from tidetable.core.errors import BadInput
from tidetable.lab.arena import Spec, Unit, UnitResult, rotations, units

FORMAT = 1


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line."""

    tidetable_arena: int = FORMAT
    spec: Spec
    rules: int  # version of the game's rules
    version: str  # of Tidetable


class ArenaFile:
    """A file of results that goes on where it was left."""

    def __init__(self, path: str, header: Header) -> None:
        self.path = path
        self.header = header
        try:
            self.file: BinaryIO = open(path, "a+b", buffering=0)  # noqa: SIM115
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.file.close()
            raise BadInput(f"another arena is writing to {path}") from None
        except OSError as error:
            raise BadInput(f"cannot write {path}: {error.strerror}") from None
        try:
            self.results = self._go_on()
        except BaseException:
            self.file.close()
            raise

    def __enter__(self) -> "ArenaFile":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.file.close()

    def known(self) -> list[UnitResult]:
        """What the file held when it was opened."""
        return self.results

    def keep(self, result: UnitResult) -> None:
        """Write one more line."""
        self._write(msgspec.json.encode(result) + b"\n")

    def _write(self, line: bytes) -> None:
        while line:
            line = line[self.file.write(line) :]

    def _go_on(self) -> list[UnitResult]:
        """Check the file, cut off an unfinished line and read the others."""
        self.file.seek(0)
        content = self.file.read()
        first = msgspec.json.encode(self.header) + b"\n"
        whole = content.rfind(b"\n") + 1
        if not whole and first.startswith(content):
            os.ftruncate(self.file.fileno(), 0)
            self._write(first)
            return []
        lines = content[:whole].splitlines()
        self._check(lines[0] if lines else content)
        listed = units(self.header.spec)
        results = [
            self._result(number, line, listed) for number, line in enumerate(lines[1:], start=2)
        ]
        os.ftruncate(self.file.fileno(), whole)
        return results

    def _check(self, line: bytes) -> None:
        try:
            header = msgspec.json.decode(line, type=Header)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadInput(f"{self.path} is there already and holds no arena") from None
        if header != self.header:
            raise BadInput(
                f"{self.path} holds another arena ({_difference(header, self.header)}); "
                f"name another file"
            )

    def _result(self, number: int, line: bytes, listed: list[Unit]) -> UnitResult:
        try:
            result = msgspec.json.decode(line, type=UnitResult)
        except (msgspec.DecodeError, UnicodeDecodeError):
            result = UnitResult(-1, [])
        fits = 0 <= result.number < len(listed) and _fits(result, listed[result.number])
        if not fits:
            raise BadInput(f"line {number} of {self.path} is no result of this arena")
        return result


def _fits(result: UnitResult, unit: Unit) -> bool:
    """Whether the right bots sat on the right seats, and every list has an entry for each."""
    for game in result.games:
        lists = (game.ranks, game.asked, game.seconds, game.points or game.ranks)
        if {len(one) for one in lists} != {len(unit.seats)}:
            return False
    return [game.seats for game in result.games] == rotations(unit)


def _difference(there: Header, here: Header) -> str:
    """The first thing in which two headers differ."""
    ours = {**msgspec.to_builtins(here), **msgspec.to_builtins(here.spec)}
    theirs = {**msgspec.to_builtins(there), **msgspec.to_builtins(there.spec)}
    names = [name for name in ours if name != "spec" and ours[name] != theirs[name]]
    return f"{names[0]} is {theirs[names[0]]} there, {ours[names[0]]} here"
