"""Bots: each gets its seat's view, the legal moves and a generator, and returns one move.

The view is the record that ``game.view(seat).record`` gives.
"""

from collections.abc import Callable, Sequence

import numpy as np

from tidetable.core import compiled
from tidetable.core.play import Game
from tidetable.core.rules import Rules, View

Chooser = Callable[[View, Sequence[int], np.random.Generator], int]


def random_chooser(rules: Rules) -> Chooser:
    """Any legal move, each as likely as the others."""

    def choose(view: View, moves: Sequence[int], generator: np.random.Generator) -> int:
        return int(moves[int(generator.integers(len(moves)))])

    return choose


def greedy_chooser(rules: Rules) -> Chooser:
    """The move after which the seat's estimate is furthest ahead; ties are broken at random."""
    states = np.zeros(2, rules.state)
    worth = np.zeros(max(rules.seats), np.int64)
    with compiled.announced(f"the greedy bot of {rules.name}"):
        game = Game(rules, seed=0)
        rules.imagine(game.view(0).record, np.random.default_rng(0), states[0])
        rules.play(states[0], int(game.moves[0]))
        rules.estimate(states[0], worth)

    def choose(view: View, moves: Sequence[int], generator: np.random.Generator) -> int:
        seat = int(view.seat)
        rules.imagine(view, generator, states[0])
        players = int(states[0]["players"])
        leads = []
        for move in moves:
            states[1] = states[0]
            rules.play(states[1], int(move))
            rules.estimate(states[1], worth)
            others = [int(worth[other]) for other in range(players) if other != seat]
            leads.append(int(worth[seat]) - max(others))
        best = [move for move, lead in zip(moves, leads, strict=True) if lead == max(leads)]
        return int(best[int(generator.integers(len(best)))])

    return choose


CHOOSERS: dict[str, Callable[[Rules], Chooser]] = {
    "random": random_chooser,
    "greedy": greedy_chooser,
}
