"""The engine against the slow twins, step by step.

The same integers go into both. After every step the two must agree on who acts, what is legal or
how likely each draw is, and the scores; at the end on the ranks. A longer run than the tests make::

    python -m tests.twins azul --games 200000 --seed 1
"""

import argparse
import itertools
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from tests.naive import azul, maui, sea_salt_paper
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE, OVER, Weights
from tidetable.games import rules_of

FOLDER = Path(__file__).parent / "naive"


class Twin(Protocol):
    """What a slow twin can be asked."""

    def to_move(self) -> int: ...
    def legal(self) -> list[int]: ...
    def odds(self) -> dict[int, Fraction]: ...
    def play(self, code: int) -> None: ...
    def scores(self) -> list[int]: ...
    def ranks(self) -> list[int]: ...


@dataclass(frozen=True)
class Pair:
    """A game's twin, the variants to compare, and which moves make a game worth playing."""

    twin: Callable[..., Twin]
    variants: list[dict[str, Any]]
    sensible: Callable[[int], bool]


def every(**values: tuple[Any, ...]) -> list[dict[str, Any]]:
    """All combinations of option values."""
    return [dict(zip(values, words, strict=True)) for words in itertools.product(*values.values())]


# Maui with most options at their other values; and a data set with uneven tracks and crowded
# columns.
OTHER_WAYS: dict[str, tuple[Any, ...]] = {
    "orientation": ("uniform",),
    "start_row": ("free",),
    "refill": ("end_of_turn",),
    "spare_ignores_tokens": (True, False),
    "token_on_spare": (True,),
    "crab_bonus_random": (True,),
    "combined_tokens": ("discard",),
    "combined_tie_towels": ("both",),
}
CROWDED = (FOLDER / "crowded.json").read_text(encoding="utf-8").strip()

PAIRS = {
    "azul": Pair(
        azul.Game,
        every(players=(2, 3, 4), wall=("coloured", "brown"))
        + every(
            players=(2, 3, 4),
            wall=("coloured", "brown"),
            special_factories=(True,),
            gold_displays=("once", "every_round"),
            marker_on_zero=(True, False),
        )
        + every(players=(2, 3, 4), first_player=(2,)),
        lambda code: code >= 300 or code % 6 != 5,  # seldom drop tiles on purpose
    ),
    "sea-salt-paper": Pair(
        sea_salt_paper.Game,
        every(
            players=(2, 3, 4),
            idle_pairs=(True, False),
            empty_deck_in_last_turns=("score", "void"),
        )
        + every(players=(2, 3, 4), tie_break=("round_ender", "shared"))
        + every(players=(2, 3, 4), target=("double",), first_player=(1, 2)),
        lambda code: code != 116,  # rather lay a pair or call than just end the turn
    ),
    "maui": Pair(
        maui.Game,
        every(players=(2, 3, 4), mode=("base", "crabs", "combined"))
        + every(players=(2, 3, 4), mode=("crabs", "combined"), preset=("uk", "pl"))
        + every(players=(2, 3, 4), mode=("base", "crabs"), **OTHER_WAYS)
        + every(players=(2, 4), mode=("combined",), first_player=(2,), **OTHER_WAYS)
        + every(players=(2, 3), mode=("base", "crabs", "combined"), data=(CROWDED,)),
        lambda code: code not in (6, 7),  # rather place a towel than take dollars
    ),
}


def compare(name: str, options: Mapping[str, Any], seed: int) -> int:
    """Play one game in both; return its number of steps. Disagreement raises AssertionError.

    In one game of four chance is played by hand and its odds are compared; in the others, which go
    faster, the engine draws and the twin follows.
    """
    dice = random.Random(seed)
    carelessness = dice.choice((0.05, 0.3, 1.0))
    by_hand = seed % 4 == 0
    game = Game(rules_of(name), options, seed=seed, draws=not by_hand)
    twin = PAIRS[name].twin(**game.options)
    weights = np.zeros(game.rules.deals, np.int64)
    told = 0
    try:
        while True:
            for step in game.steps[told:]:
                assert twin.to_move() == CHANCE or step == game.steps[told]
                twin.play(step)
            told = len(game.steps)
            mover = twin.to_move()
            assert game.to_move == mover
            assert game.scores == twin.scores()
            if mover == OVER:
                break
            if mover == CHANCE:
                game.play(draw(game, twin, weights, dice))
            else:
                game.play(choose(game, twin, PAIRS[name].sensible, dice, carelessness))
        assert game.ranks == twin.ranks()
    except AssertionError as error:
        raise AssertionError(f"{name} {options} seed {seed} after {game.steps}") from error
    return len(game.steps)


def draw(game: Game, twin: Twin, weights: Weights, dice: random.Random) -> int:
    """Compare the odds and draw a code."""
    total = game.rules.odds(game.state, weights)
    odds = twin.odds()
    engine = weights.tolist()
    assert sum(engine) == total
    assert {code for code, weight in enumerate(engine) if weight} == set(odds)
    for code, chance in odds.items():
        assert engine[code] * chance.denominator == total * chance.numerator
    return dice.choices(range(len(engine)), engine)[0]


def choose(
    game: Game,
    twin: Twin,
    sensible: Callable[[int], bool],
    dice: random.Random,
    carelessness: float,
) -> int:
    """Compare the legal moves and choose one, mostly a sensible one."""
    moves = twin.legal()
    assert game.moves == moves
    wise = [move for move in moves if sensible(move)]
    return dice.choice(wise if wise and dice.random() > carelessness else moves)


def runs(name: str, games: int, seed: int) -> Iterator[tuple[dict[str, Any], int]]:
    """Options and seeds of so many games, spread evenly over the variants."""
    variants = PAIRS[name].variants
    for number in range(games):
        yield variants[number % len(variants)], seed * 1_000_000_007 + number


def main() -> None:
    """Compare as many games as asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=PAIRS)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    steps = 0
    for number, (options, seed) in enumerate(runs(chosen.game, chosen.games, chosen.seed), 1):
        steps += compare(chosen.game, options, seed)
        if number % 1000 == 0:
            print(f"{number} games, {steps} steps, no difference")


if __name__ == "__main__":
    main()
