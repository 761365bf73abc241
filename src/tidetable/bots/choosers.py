"""Bots: each gets its seat's view, the legal moves, a budget and a generator, and makes a choice.

The view is the record that ``game.view(seat).record`` gives; no bot ever sees the state. ``BOTS``
names them all::

    choose = make_bot("greedy", rules)
    choice = choose(game.view(seat).record, game.moves, Budget(seconds=0.2), generator)
    game.play(choice.move)
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from tidetable.core import compiled
from tidetable.core.errors import BadInput
from tidetable.core.play import Game
from tidetable.core.rules import Level, Rules, View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many seconds, so many nodes, or whichever comes first."""

    seconds: float | None = None
    nodes: int | None = None


@dataclass(frozen=True)
class Candidate:
    """A move that was looked at, and what the bot expects of it."""

    move: int
    visits: int
    points: float  # the seat's own, at the end or as far as the bot looks
    win: float  # chance to win, 0 to 1
    line: tuple[int, ...] = ()  # how the game is expected to go on, this move first


@dataclass(frozen=True)
class Choice:
    """A move, and the reasons for it: candidates, the best first. Some bots have no reasons."""

    move: int
    candidates: tuple[Candidate, ...] = ()


Chooser = Callable[[View, Sequence[int], Budget, np.random.Generator], Choice]


def random_chooser(rules: Rules) -> Chooser:
    """Any legal move, each as likely as the others."""

    def choose(
        view: View, moves: Sequence[int], budget: Budget, generator: np.random.Generator
    ) -> Choice:
        return Choice(int(moves[int(generator.integers(len(moves)))]))

    return choose


def greedy_chooser(rules: Rules) -> Chooser:
    """The move after which the seat's estimate is furthest ahead; ties are broken at random."""
    states = np.zeros(2, rules.state)
    worth = np.zeros(max(rules.seats), np.int64)
    with compiled.announced("greedy bot", rules.name):
        game = Game(rules, seed=0)
        rules.imagine(game.view(0).record, np.random.default_rng(0), states[0])
        rules.play(states[0], int(game.moves[0]))
        rules.search.estimate(states[0], worth)

    def choose(
        view: View, moves: Sequence[int], budget: Budget, generator: np.random.Generator
    ) -> Choice:
        seat = int(view.seat)
        rules.imagine(view, generator, states[0])
        players = int(states[0]["players"])
        leads = []
        for move in moves:
            states[1] = states[0]
            rules.play(states[1], int(move))
            rules.search.estimate(states[1], worth)
            others = [int(worth[other]) for other in range(players) if other != seat]
            leads.append(int(worth[seat]) - max(others))
        best = [move for move, lead in zip(moves, leads, strict=True) if lead == max(leads)]
        return Choice(int(best[int(generator.integers(len(best)))]))

    return choose


def beginner(rules: Rules) -> Chooser:
    """Greedy among two moves that catch the eye."""
    greedy = greedy_chooser(rules)

    def choose(
        view: View, moves: Sequence[int], budget: Budget, generator: np.random.Generator
    ) -> Choice:
        seen = generator.choice(moves, min(EYE_CATCHERS, len(moves)), replace=False)
        return greedy(view, [int(move) for move in seen], budget, generator)

    return choose


def searcher(level: Level) -> Callable[[Rules], Chooser]:
    """Make the bot of a level that searches, with as many nodes as the game has for the level."""

    def make(rules: Rules) -> Chooser:
        from tidetable.bots.search import Search

        return Search(rules, None if level == STRONGEST else rules.search.nodes[level])

    return make


EYE_CATCHERS = 2
STRONGEST: Level = "master"  # looks at as many nodes as there is time for

# Five levels, from beginner to strongest. Each sees more than the one before: some moves, all
# moves, a few turns ahead, many, and as many as there is time for.
SEARCHERS: tuple[Level, ...] = ("skilled", "expert", "master")
LEVELS: dict[Level, Callable[[Rules], Chooser]] = {
    "beginner": beginner,
    "casual": greedy_chooser,
    **{level: searcher(level) for level in SEARCHERS},
}

BOTS: dict[str, Callable[[Rules], Chooser]] = {
    "random": random_chooser,
    "greedy": greedy_chooser,
    **{str(level): make for level, make in LEVELS.items()},
}


def make_bot(name: str, rules: Rules) -> Chooser:
    """The bot of this name, for one game; ``cmd:`` and ``json:`` name a program from outside."""
    from tidetable.bots.outside import DIALECTS

    dialect, _, command = name.partition(":")
    if dialect in DIALECTS and command:
        return DIALECTS[dialect](command, rules)
    if name not in BOTS:
        raise BadInput(f"there is no bot '{name}'; the bots are: {', '.join(BOTS)}")
    return BOTS[name](rules)
