"""How much more often than its share the first player wins, when all play at random."""

import numpy as np

from tidetable.games import GAMES, rules_of
from tidetable.lab.simulate import simulate

TRIES = 10_000

for name in GAMES:
    rules = rules_of(name)
    for players in rules.seats:
        results = simulate(rules, {"players": players, "first_player": 1}, TRIES, seed=players)
        winners = results.places == 1
        share = winners[:, 0] / winners.sum(axis=1)  # a shared win is split
        advantage = share.mean() - 1 / players
        error = 1.96 * share.std(ddof=1) / np.sqrt(TRIES)
        print(
            f"{name}, {players} players: {advantage:+.1%}, "
            f"with 95 % confidence {advantage - error:+.1%} to {advantage + error:+.1%}"
        )
