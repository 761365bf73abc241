"""The engine against the slow twins, step by step.

The same integers go into both. After every step the two must agree on who acts, what is legal or
how likely each draw is, and the scores; at the end on the ranks. A longer run than the tests make::

    python -m tests.twins azul --games 200000 --seed 1
"""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tests.samples import Options, Twin, of, twin_of
from tidetable.core.compiled import for_game
from tidetable.core.options import complete, set_up
from tidetable.core.rules import CHANCE, OVER, Rules
from tidetable.games import GAMES, rules_of


@dataclass(frozen=True)
class Pair:
    """A game's twin, the variants to compare, and which moves make a game worth playing."""

    twin: Callable[..., Twin]
    variants: Sequence[Options]
    sensible: Callable[[int], bool]


PAIRS = {name: Pair(twin_of(name), of(name).variants, of(name).sensible) for name in GAMES}


MOST = 4  # players
# The longest of the 20,000 games of each had 1,845 positions, and the most codes were 37,078.
POSITIONS = 10_000
CODES = 200_000


class Trace(NamedTuple):
    """A whole game of the engine. Row n of each list tells of position n; see ``tracing.trace``."""

    positions: list[list[int]]
    points: list[list[int]]
    codes: list[int]
    places: list[int]


class Engine:
    """Whole games of one variant, played by the engine with its buffers kept from game to game."""

    def __init__(self, name: str, options: Mapping[str, Any]) -> None:
        rules = rules_of(name)
        self.options = complete(rules, options)
        self.players = int(self.options["players"])
        self.start = np.zeros(1, rules.state)
        set_up(rules, self.options, self.start)
        self.trace = for_game("tests.tracing", rules).trace
        self.sensible = np.array([PAIRS[name].sensible(code) for code in range(rules.moves)])
        self.buffers = buffers(rules)

    def play(self, seed: int, with_odds: bool = True) -> Trace:
        """A game; without the odds, which are long, it is told faster."""
        generator = np.random.default_rng(seed)
        carelessness = (0.05, 0.3, 1.0)[generator.integers(3)]
        table = self.start.copy()
        how = (self.sensible, carelessness, with_odds, generator)
        length = self.trace(table, *how, *self.buffers)
        _, _, positions, points, codes, places = self.buffers
        assert positions[length - 1, 0] == OVER, f"does not end: {self.options} seed {seed}"
        return Trace(
            positions[:length].tolist(),
            points[:length, : self.players].tolist(),
            codes[: positions[length - 1, 3]].tolist(),
            places[: self.players].tolist(),
        )


@cache
def buffers(rules: Rules) -> tuple[NDArray[np.int64], ...]:
    """What a game is written into: moves, weights, positions, points, codes and places."""
    sizes = (rules.moves, rules.deals, (POSITIONS, 4), (POSITIONS, MOST), CODES, MOST)
    return tuple(np.zeros(size, np.int64) for size in sizes)


@cache
def engine(name: str, variant: int) -> Engine:
    return Engine(name, PAIRS[name].variants[variant])


def compare(name: str, variant: int, seed: int) -> int:
    """Play one game in both; return its number of steps. Disagreement raises AssertionError.

    At every step they agree on who acts, and where a player acts on the legal moves and the scores.
    Where chance acts, odds and scores are compared in one game of four, for it takes long.
    """
    twin = PAIRS[name].twin(**engine(name, variant).options)
    with_odds = seed // len(PAIRS[name].variants) % 4 == 0  # so that every variant has its turn
    positions, points, codes, places = engine(name, variant).play(seed, with_odds)
    made = 0
    begin = 0
    try:
        for (mover, step, total, end), score in zip(positions, points, strict=True):
            assert mover == twin.to_move()
            if mover != CHANCE:
                assert score == twin.scores()
                assert codes[begin:end] == twin.legal()
                if mover == OVER:
                    break
            elif with_odds:
                assert score == twin.scores()
                compare_odds(codes[begin:end], total, twin.odds())
            twin.play(step)
            made += 1
            begin = end
        assert places == twin.ranks()
    except (AssertionError, ValueError) as error:
        steps = [step for _, step, _, _ in positions[:made]]
        options = PAIRS[name].variants[variant]
        raise AssertionError(f"{name} {options} seed {seed} after {steps}") from error
    return made


def compare_odds(codes: list[int], total: int, odds: dict[int, int]) -> None:
    """Compare each possible deal and its weight in codes with the twin's odds."""
    weights = dict(zip(codes[::2], codes[1::2], strict=True))
    assert sum(codes[1::2]) == total
    whole = sum(odds.values())
    if whole != total:
        weights = {code: weight * whole for code, weight in weights.items()}
        odds = {code: weight * total for code, weight in odds.items()}
    assert weights == odds


def runs(name: str, games: int, seed: int) -> Iterator[tuple[int, int]]:
    """Variants and seeds of so many games, spread evenly over the variants."""
    for number in range(games):
        yield number % len(PAIRS[name].variants), seed * 1_000_000_007 + number


def main() -> None:
    """Compare as many games as asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=PAIRS)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    steps = 0
    for number, (variant, seed) in enumerate(runs(chosen.game, chosen.games, chosen.seed), 1):
        steps += compare(chosen.game, variant, seed)
        if number % 1000 == 0:
            print(f"{number} games, {steps} steps, no difference")


if __name__ == "__main__":
    main()
