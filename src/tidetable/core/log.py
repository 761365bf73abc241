"""A game on paper: a header and the integers of all steps, chance included, as one JSON document.

The seal has one hexadecimal digit per step, each made from the header and all steps so far, so that
a changed number is noticed where it stands.
"""

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

FORMAT = 1


class BadLog(ValueError):
    """The log cannot be read, or does not tell a possible game."""


class Log(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game from its start to where it stands."""

    tidetable: int = FORMAT
    game: str
    rules: int  # version of the game's rules
    options: dict[str, str | int | bool]
    players: list[str]  # names, by seat
    scores: list[int] | None = None  # once the game is over
    length: int
    steps: list[int]
    seal: str

    def to_json(self) -> str:
        """The document, on one line."""
        return msgspec.json.encode(self).decode()


def seal_of(header: dict[str, Any], steps: Iterable[int]) -> Iterator[str]:
    """One digit per step, each bound to everything before it."""
    chain = hashlib.sha256(msgspec.json.encode(header, order="deterministic")).digest()
    for step in steps:
        chain = hashlib.sha256(chain + str(step).encode()).digest()
        yield chain.hex()[0]


def header_of(log: Log) -> dict[str, Any]:
    """What the seal protects besides the steps and the result."""
    return {"game": log.game, "rules": log.rules, "options": log.options, "players": log.players}


def sealed(log: Log) -> Log:
    """The log with its seal put on."""
    return msgspec.structs.replace(log, seal="".join(seal_of(header_of(log), log.steps)))


def read_log(document: str | bytes) -> Log:
    """Read a document and check that it is whole and as it was written."""
    try:
        log = msgspec.json.decode(document, type=Log)
    except msgspec.ValidationError as error:
        raise BadLog(f"this is not a Tidetable log: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLog(f"the log is damaged or cut off: {error}") from None
    if log.tidetable != FORMAT:
        raise BadLog(f"the log has format {log.tidetable}; this version reads format {FORMAT}")
    if len(log.steps) != log.length or len(log.seal) != log.length:
        raise BadLog(
            f"step {min(len(log.steps), len(log.seal), log.length) + 1}: the log should hold "
            f"{log.length} steps and as many seal digits, but holds {len(log.steps)} and "
            f"{len(log.seal)}"
        )
    for number, (digit, right) in enumerate(
        zip(log.seal, seal_of(header_of(log), log.steps), strict=True), start=1
    ):
        if digit != right:
            raise BadLog(f"step {number}: the log was changed here or shortly before")
    return log
