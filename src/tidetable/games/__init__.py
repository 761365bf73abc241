"""The one list that names all games: ours, and those that installed packages offer.

A game is imported, and the compiler with it, only when somebody asks for it.
"""

import copyreg
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from tidetable.core.errors import BadInput
from tidetable.core.offered import OFFERED

if TYPE_CHECKING:
    from tidetable.core.rules import Rules

OURS = {
    "azul": "tidetable.games.azul",
    "sea-salt-paper": "tidetable.games.sea_salt_paper",
    "maui": "tidetable.games.maui",
}
GAMES = OURS | {name: module for name, module in OFFERED.items() if name not in OURS}


def rules_of(name: str) -> "Rules":
    """The rules of the game with this name."""
    if name not in GAMES:
        raise BadInput(f"there is no game '{name}'; the games are: {', '.join(GAMES)}")
    rules = cast("Rules", import_module(GAMES[name]).RULES) if name in OURS else _offered(name)
    copyreg.pickle(type(rules), _by_name)
    return rules


def _offered(name: str) -> "Rules":
    """Load a game of another package; one clear sentence tells what is wrong with it."""
    from tidetable.core.rules import Rules

    trouble = f"the game '{name}' cannot be played: its package offers {GAMES[name]}"
    try:
        rules = getattr(import_module(GAMES[name]), "RULES", None)
    except Exception as error:  # whatever somebody else's module does while it is imported
        raise BadInput(f"{trouble}, which cannot be imported ({error})") from error
    if not isinstance(rules, Rules):
        raise BadInput(f"{trouble}, which has no RULES")
    if rules.name != name:
        raise BadInput(f"{trouble}, whose RULES are called '{rules.name}'")
    return rules


def playable() -> list["Rules"]:
    """Return the rules of every game that can be loaded."""
    return [rules_of(name) for name in GAMES if is_playable(name)]


def is_playable(name: str) -> bool:
    """Tell whether a game of the list can be loaded, as ours can."""
    with suppress(BadInput):
        return name in OURS or rules_of(name) is not None
    return False


def _by_name(rules: "Rules") -> tuple[Any, ...]:
    """Rules travel between processes as their name."""
    return rules_of, (rules.name,)
