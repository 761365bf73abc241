"""The one list that names all games.

A game is imported, and the compiler with it, only when somebody asks for it.
"""

import copyreg
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from tidetable.core.errors import BadInput

if TYPE_CHECKING:
    from tidetable.core.rules import Rules

GAMES = {
    "azul": "tidetable.games.azul",
    "sea-salt-paper": "tidetable.games.sea_salt_paper",
    "maui": "tidetable.games.maui",
}


def rules_of(name: str) -> "Rules":
    """The rules of the game with this name."""
    if name not in GAMES:
        raise BadInput(f"there is no game '{name}'; the games are: {', '.join(GAMES)}")
    rules = cast("Rules", import_module(GAMES[name]).RULES)
    copyreg.pickle(type(rules), _by_name)
    return rules


def _by_name(rules: "Rules") -> tuple[Any, ...]:
    """Rules travel between processes as their name."""
    return rules_of, (rules.name,)
