"""Tidetable: three tabletop games to play and to study.

>>> import tidetable
>>> game = tidetable.new_game("azul", players=3, seed=7)
>>> len(game.moves) > 0
True
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tidetable.core.errors import BadInput, BadLog, BadOption, IllegalMove, NotAMove

if TYPE_CHECKING:
    from tidetable.core.log import Log
    from tidetable.core.play import Game as Game
    from tidetable.games import GAMES, rules_of

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "BadInput",
    "BadLog",
    "BadOption",
    "IllegalMove",
    "NotAMove",
    "new_game",
    "replay",
    "rules_of",
]


def __getattr__(name: str) -> Any:
    """Load what takes time when it is asked for: the list of games, and the compiler."""
    if name in ("GAMES", "rules_of"):
        from tidetable import games

        return getattr(games, name)
    if name == "Game":
        from tidetable.core.play import Game

        return Game
    if name in ("CHANCE", "OVER"):
        from tidetable.core import rules

        return getattr(rules, name)
    raise AttributeError(f"module 'tidetable' has no attribute '{name}'")


def new_game(
    name: str,
    *,
    seed: int | None = None,
    draws: bool = True,
    names: Sequence[str] | None = None,
    **options: Any,
) -> "Game":
    """Set up a game: ``new_game("azul", players=3, special_factories=True, seed=7)``.

    Chance is drawn by itself; with ``draws=False`` the caller plays it.
    """
    from tidetable.core.play import Game
    from tidetable.games import rules_of

    return Game(rules_of(name), options, seed=seed, draws=draws, names=names)


def replay(log: "Log | str | bytes", steps: int | None = None) -> "Game":
    """Play a log, or its text, again, to its end or for the given number of steps.

    Where that leaves chance to move, ``game.draw()`` goes on.
    """
    from tidetable.core import play
    from tidetable.core.log import Log, read_log
    from tidetable.games import GAMES, rules_of

    if not isinstance(log, Log | str | bytes):
        raise BadLog(f"give a log or its text, not {type(log).__name__}")
    whole = read_log(log.to_json() if isinstance(log, Log) else log)
    if whole.game not in GAMES:
        raise BadLog(f"the log tells a game of '{whole.game}'; the games are: {', '.join(GAMES)}")
    return play.replay(rules_of(whole.game), whole, steps)
