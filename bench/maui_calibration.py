"""What a sensible player scores with the house data of Maui, against the figures it was made for.

    python bench/maui_calibration.py    print what the scores are made of

A report, not a gate: a heuristic player plays itself, and the mean score should be within two
points of the mean that the house data was calibrated to.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.table import Row
from tidetable.core.chance import draw
from tidetable.core.compiled import rule
from tidetable.core.options import complete, set_up
from tidetable.core.rules import CHANCE, OVER, Moves, Weights
from tidetable.games.maui import RULES
from tidetable.games.maui.pieces import (
    BONUS,
    DOLLARS,
    HIGHEST,
    PATTERNS,
    PLACE,
    SLOTS,
    SPARE,
    TAKE,
    WAYS,
)
from tidetable.games.maui.rules import legal, odds, play, to_move
from tidetable.games.maui.scoring import crab_points, is_full, score, shell_points
from tidetable.games.maui.search import best_placement, placement_worth
from tidetable.games.maui.state import PLACING, TURN, State

GAMES = 1_000
LEEWAY = 2.0

# Mode, players, and the mean score the house data was calibrated to.
CALIBRATION = [
    ("base", 2, 56),
    ("base", 3, 55),
    ("base", 4, 55),
    ("crabs", 2, 41),
    ("crabs", 4, 38),
    ("combined", 4, 110),
]

# The heuristic's view of money, in hundredths of a point; the rest is the engine's estimate.
DOLLAR_SPENT = 40
DOLLAR_TURN = 200
DOLLAR_TAKEN = 160

# Columns of the figures of a game and seat.
SCORE, SHELLS, PENALTIES, PEARLS, CRABS, CRAB_POINTS, FULL = range(7)
FIGURES = 7


@rule
def worth(state: State, code: int) -> int:
    """What the heuristic expects of a move."""
    seat = int(state.turn)
    if state.phase == PLACING:
        placement = code - PLACE
        top, way = placement // WAYS + HIGHEST, placement % WAYS
        return placement_worth(state, seat, int(state.towel), top, way)
    if state.phase != TURN:
        track = code - BONUS
        square = int(state.beaches[seat].shells[track])
        return int(state.track_values[track, square + 1]) - int(state.track_values[track, square])
    if code >= SPARE:
        return 0
    if code >= DOLLARS:
        return DOLLAR_TURN + DOLLAR_TAKEN * int(state.areas[code - DOLLARS])
    slot = code - TAKE
    towel = int(state.market[slot // SLOTS, slot % SLOTS])
    return best_placement(state, seat, towel) - DOLLAR_SPENT * (slot % SLOTS)


@rule
def choose(state: State, moves: Moves) -> int:
    """The move worth most; the first of equals."""
    count = legal(state, moves)
    best = 0
    for index in range(1, count):
        if worth(state, int(moves[index])) > worth(state, int(moves[best])):
            best = index
    return int(moves[best])


@rule
def measure(state: State, figures: NDArray[np.int64]) -> None:
    """The figures of a finished game, a row for each seat."""
    for seat in range(int(state.players)):
        beach, row = state.beaches[seat], figures[seat]
        row[SCORE] = score(state, beach)
        row[SHELLS] = shell_points(state, beach)
        row[PENALTIES] = beach.penalties
        row[PEARLS] = int(beach.pearls[0]) + int(beach.pearls[1])
        row[CRAB_POINTS] = crab_points(beach)
        row[CRABS] = 0
        for crab in range(len(beach.crabs)):
            row[CRABS] += int(beach.crabs[crab] > 0)
        row[FULL] = 0
        for track in range(PATTERNS):
            if is_full(state, beach, track):
                row[FULL] = 1


@rule
def play_all(
    start: NDArray[np.void],
    generator: np.random.Generator,
    moves: Moves,
    weights: Weights,
    figures: NDArray[np.int64],
) -> None:
    """As many games of the heuristic with itself as there is room for."""
    table = start.copy()
    for game in range(len(figures)):
        table[0] = start[0]
        state = table[0]
        while to_move(state) != OVER:
            if to_move(state) == CHANCE:
                play(state, draw(weights, odds(state, weights), generator.random()))
            else:
                play(state, choose(state, moves))
        measure(state, figures[game])


def calibrate(mode: str, players: int, games: int = GAMES, seed: int = 0) -> NDArray[np.int64]:
    """The figures of so many games, one row for each seat of each game."""
    start = np.zeros(1, RULES.state)
    set_up(RULES, complete(RULES, {"mode": mode, "players": players}), start)
    figures = np.zeros((games, players, FIGURES), np.int64)
    moves, weights = np.zeros(RULES.moves, np.int64), np.zeros(RULES.deals, np.int64)
    play_all(start, np.random.default_rng(seed), moves, weights, figures)
    return figures.reshape(-1, FIGURES)


def rows() -> Iterator[Row]:
    """Give the mean score, the mean aimed at, and whether it is met."""
    for mode, players, aim in CALIBRATION:
        mean = calibrate(mode, players)[:, SCORE].mean()
        what = f"maui, mean score, {mode}, {players} players"
        asked = f"{aim} points, give or take {LEEWAY:.0f}"
        yield what, f"{mean:.1f} points", "", asked, bool(abs(mean - aim) <= LEEWAY)


def report() -> list[str]:
    """Give a table of what the scores are made of."""
    lines = [
        "| mode | players | mean | aimed at | within two | 10 / 50 / 90 % | shells | penalties "
        "| pearls | crabs | crab points | a track full |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for mode, players, aim in CALIBRATION:
        figures = calibrate(mode, players)
        mean = figures.mean(axis=0)
        low, middle, high = np.percentile(figures[:, SCORE], (10, 50, 90))
        met = "yes" if abs(mean[SCORE] - aim) <= LEEWAY else "no"
        lines.append(
            f"| {mode} | {players} | {mean[SCORE]:.1f} | {aim} | {met} "
            f"| {low:.0f} / {middle:.0f} / {high:.0f} | {mean[SHELLS]:.1f} | {mean[PENALTIES]:.1f} "
            f"| {mean[PEARLS]:.1f} | {mean[CRABS]:.1f} | {mean[CRAB_POINTS]:.1f} "
            f"| {mean[FULL]:.0%} |"
        )
    return lines


if __name__ == "__main__":
    print(*report(), sep="\n")
