"""A tiny policy learns Azul from the PettingZoo environment, with NumPy alone.

Every move has one number, how much the policy likes it; a softmax over the legal ones chooses.
After each game against a random player the numbers of the moves that were made are put up or down,
by how much better or worse than usual the game ended (REINFORCE).
"""

import numpy as np
from numpy.typing import NDArray

from tidetable.lab.pettingzoo import TableEnv, env

GAMES = 1_500
TESTS = 200
RATE = 0.15

Floats = NDArray[np.float64]


def softmax(numbers: Floats) -> Floats:
    powers = np.exp(numbers - numbers.max())
    return np.asarray(powers / powers.sum())


def play(
    table: TableEnv, likes: Floats, seat: int, dice: np.random.Generator
) -> tuple[int, Floats]:
    """One game against a random player: the points ahead at the end, and the gradient."""
    learner = table.possible_agents[seat]
    gradient = np.zeros_like(likes)
    table.reset()
    while not table.terminations[learner]:
        legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        if table.agent_selection == learner:
            chances = softmax(likes[legal])
            pick = min(int(np.searchsorted(np.cumsum(chances), dice.random())), len(legal) - 1)
            gradient[legal] -= chances
            gradient[legal[pick]] += 1
        else:
            pick = int(dice.integers(len(legal)))
        table.step(int(legal[pick]))
    scores = table.infos[learner]["scores"]
    return scores[seat] - scores[1 - seat], gradient


def win_rate(table: TableEnv, likes: Floats, dice: np.random.Generator) -> float:
    """The share of games won, ties for half; the seats take turns."""
    ahead = np.array([play(table, likes, number % 2, dice)[0] for number in range(TESTS)])
    return float(np.mean((ahead > 0) + (ahead == 0) / 2))


def main() -> None:
    table = env("azul")
    table.reset(seed=1)
    dice = np.random.default_rng(1)
    likes = np.zeros(table.rules.moves)
    before = win_rate(table, likes, dice)
    usual = 0.0
    for number in range(GAMES):
        ahead, gradient = play(table, likes, number % 2, dice)
        likes += RATE * (ahead - usual) / 30 * gradient
        usual += (ahead - usual) / 100
    after = win_rate(table, likes, dice)
    print(f"won against random: {before:.0%} before, {after:.0%} after {GAMES:,} games")
    assert after > before


main()
