"""What can be wrong with what somebody asked for. Each says it in one sentence."""

from typing import Any


class BadInput(ValueError):
    """Something that was asked for cannot be done; nothing has changed."""


class BadOption(BadInput):
    """An option that the game does not have, or a value that it does not take."""

    def __init__(self, reason: str, option: str = "") -> None:
        super().__init__(reason)
        self.option = option

    def __reduce__(self) -> tuple[Any, ...]:
        return BadOption, (str(self), self.option)


class NotAMove(BadInput):
    """A text or a number that is no move of this game at all."""


class IllegalMove(BadInput):
    """A move the rules do not allow now; ``rule`` is the id of the rule that forbids it."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{reason} ({rule})")
        self.rule = rule
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalMove, (self.rule, self.reason)


class BadLog(BadInput):
    """The log cannot be read, or does not tell a possible game."""


class BadPerft(BadInput):
    """The file does not have the form of a perft file."""
