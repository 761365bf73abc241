"""A game on paper: a header and the integers of all steps, chance included, as one JSON document.

The digest shows whether anything was changed. The seal, one hexadecimal digit per step, each made
from the header and all steps so far, shows where. Neither is a signature: who rewrites both writes
another log.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from tidetable.core.errors import BadLog

FORMAT = 1


class Log(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game from its start to where it stands."""

    tidetable: int = FORMAT
    game: str
    rules: int  # version of the game's rules
    options: dict[str, str | int | bool]
    players: list[str]  # names, by seat
    scores: list[int] | None = None  # once the game is over
    steps: list[int]
    seal: str = ""
    digest: str = ""

    def to_json(self) -> str:
        """The document, on one line."""
        return msgspec.json.encode(self).decode()


def sealed(log: Log) -> Log:
    """The log with seal and digest put on."""
    seal = "".join(seal_of(log, log.steps))
    return msgspec.structs.replace(log, seal=seal, digest=digest_of(log))


def seal_of(log: Log, steps: Iterable[int]) -> Iterator[str]:
    """One digit per step, each bound to everything before it."""
    chain = hashlib.sha256(_encoded([log.game, log.rules, log.options, log.players])).digest()
    for step in steps:
        chain = hashlib.sha256(chain + str(step).encode()).digest()
        yield chain.hex()[0]


def digest_of(log: Log) -> str:
    """A number bound to the whole log."""
    bare = msgspec.structs.replace(log, seal="", digest="")
    return hashlib.sha256(_encoded(bare)).hexdigest()[:32]


def _encoded(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def read_log(document: str | bytes) -> Log:
    """Read a document and check that it is whole and as it was written."""
    try:
        log = msgspec.json.decode(document, type=Log)
    except msgspec.ValidationError as error:
        raise BadLog(f"this is not a Tidetable log: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLog(
            f"{_place_of_damage(document)}the log is damaged or cut off: {error}"
        ) from None
    return checked(log)


def checked(log: Log) -> Log:
    """The log, if it is whole and as it was written."""
    if log.tidetable != FORMAT:
        raise BadLog(f"the log has format {log.tidetable}; this version reads format {FORMAT}")
    if log.digest != digest_of(log):
        raise BadLog(_change_in(log))
    return log


def _place_of_damage(document: str | bytes) -> str:
    """The step in which the steps break off, if they do."""
    text = document.decode(errors="replace") if isinstance(document, bytes) else document
    steps = re.search(r'"steps":\s*\[([-\d,\s]*)(.?)', text)
    if steps is None or steps[2] == "]":
        return ""
    return f"step {steps[1].count(',') + 1}: "


def _change_in(log: Log) -> str:
    """Where the log stops being what was written."""
    steps, digits = len(log.steps), len(log.seal)
    for number, digit in enumerate(seal_of(log, log.steps[:digits]), start=1):
        if digit != log.seal[number - 1]:
            if number == 1:
                return "step 1: the header or the first steps were changed"
            return f"step {number}: the log was changed here or shortly before"
    if steps != digits:
        return (
            f"step {min(steps, digits) + 1}: steps are missing or were added; "
            f"there are {steps}, but {digits} were written"
        )
    return f"step {steps}: the log was changed or cut off here, or its result was changed"
