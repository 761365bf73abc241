"""The one list that names all games.

A game is imported, and the compiler with it, only when somebody asks for it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from tidetable.core.rules import Rules

GAMES = {"azul": "tidetable.games.azul"}


def rules_of(name: str) -> "Rules":
    """The rules of the game with this name."""
    if name not in GAMES:
        raise ValueError(f"there is no game '{name}'; the games are: {', '.join(GAMES)}")
    return cast("Rules", import_module(GAMES[name]).RULES)
