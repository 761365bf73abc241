"""Perft files, counted by the slow twins and never by the engine::

python -m tests.perft.write azul > tests/perft/azul.perft
"""

import argparse
import random
from collections.abc import Callable
from typing import Any

from tests.twins import PAIRS, Twin
from tidetable.core.options import complete
from tidetable.core.rules import CHANCE, OVER
from tidetable.games import rules_of

Options = dict[str, Any]
Wanted = Callable[[Twin], bool]


def turn(least: int, most: int) -> Wanted:
    """A player is to move and has so many moves."""
    return lambda twin: least <= len(twin.legal()) <= most


def offers(first: int, last: int) -> Wanted:
    """Some legal move has its code in this range."""
    return lambda twin: any(first <= code <= last for code in twin.legal())


def draws(first: int, last: int) -> Wanted:
    """Chance is to move, and what may come has its code in this range."""
    return lambda twin: any(first <= code <= last for code in twin.odds())


# By game: what each position is called, its options, where a random game is stopped (at the first
# position wanted after so many steps) and how deep to count.
POSITIONS: dict[str, list[tuple[str, Options, int, Wanted, int]]] = {
    "azul": [
        ("two players, first turn", {"players": 2}, 21, turn(1, 999), 3),
        ("two players, end of a round and the next filling", {"players": 2}, 60, turn(2, 6), 5),
        ("three players, first turn", {"players": 3}, 29, turn(1, 999), 3),
        ("three players, later", {"players": 3}, 150, turn(20, 60), 4),
        ("four players, first turn", {"players": 4}, 37, turn(1, 999), 2),
        ("four players, later", {"players": 4}, 200, turn(20, 60), 4),
        ("gold displays being turned", {"players": 2, "special_factories": True}, 1, turn(0, 0), 5),
        (
            "three players, special factories",
            {"players": 3, "special_factories": True, "marker_on_zero": True},
            130,
            turn(20, 60),
            4,
        ),
        (
            "four players, brown wall and leftovers to split",
            {"players": 4, "wall": "brown", "special_factories": True},
            100,
            offers(301, 331),
            4,
        ),
        (
            "brown wall, columns to choose",
            {"players": 2, "wall": "brown"},
            100,
            offers(332, 336),
            5,
        ),
    ],
    "sea-salt-paper": [
        ("two players, first cards", {"players": 2}, 1, turn(0, 0), 3),
        ("two players, first turn", {"players": 2}, 3, turn(1, 999), 4),
        ("two players, pairs in hand", {"players": 2}, 40, offers(51, 115), 4),
        ("two players, a pile to search", {"players": 2}, 30, offers(121, 178), 5),
        ("three players, somebody to rob", {"players": 3}, 30, offers(179, 182), 4),
        ("three players, a call", {"players": 3}, 40, offers(117, 118), 4),
        ("four players, two cards to keep", {"players": 4}, 50, offers(3, 48), 4),
        (
            "four players, no idle pairs",
            {"players": 4, "idle_pairs": False},
            60,
            offers(51, 115),
            4,
        ),
    ],
    "maui": [
        ("two players, market being filled", {"players": 2}, 4, turn(0, 0), 3),
        ("two players, umbrellas being laid", {"players": 2}, 7, turn(0, 0), 6),
        ("two players, first turn", {"players": 2}, 25, turn(1, 999), 5),
        ("three players, later", {"players": 3}, 90, turn(3, 99), 6),
        ("four players, a towel to place", {"players": 4}, 60, offers(14, 157), 6),
        ("tokens in hand", {"players": 4}, 100, turn(12, 999), 5),
        ("a bonus to choose", {"players": 3}, 40, offers(158, 162), 6),
        ("a spare towel", {"players": 2}, 30, offers(8, 13), 4),
        ("crabs", {"players": 2, "mode": "crabs"}, 30, turn(3, 99), 6),
        (
            "crabs as in the Ukrainian rulebook",
            {"players": 3, "mode": "crabs", "preset": "uk", "refill": "end_of_turn"},
            40,
            turn(3, 99),
            6,
        ),
        ("half-time", {"players": 2, "mode": "combined"}, 20, draws(0, 3), 3),
        ("the second half", {"players": 3, "mode": "combined"}, 190, turn(2, 8), 5),
        (
            "start rows to choose",
            {"players": 4, "start_row": "free", "orientation": "uniform"},
            40,
            offers(163, 167),
            4,
        ),
    ],
}


def branches(twin: Twin) -> list[int]:
    """Every step that can come next."""
    return sorted(twin.odds()) if twin.to_move() == CHANCE else twin.legal()


def perft(twin: Any, depth: int) -> int:
    """How many sequences of so many steps there are."""
    codes = branches(twin)
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        later = twin.copy()
        later.play(code)
        total += perft(later, depth - 1)
    return total


def stopped_game(name: str, options: Options, length: int, wanted: Wanted) -> tuple[Any, list[int]]:
    """A random game, stopped at the first position wanted after so many steps."""
    for seed in range(1000):
        twin = PAIRS[name].twin(**complete(rules_of(name), options))
        dice = random.Random(seed)
        steps: list[int] = []
        while twin.to_move() != OVER:
            if len(steps) >= length and wanted(twin):
                return twin, steps
            steps.append(dice.choice(branches(twin)))
            twin.play(steps[-1])
    raise ValueError(f"no random game of {name} comes to the position wanted")


def main() -> None:
    """Print the perft file of one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=POSITIONS)
    name = parser.parse_args().game
    print(f"# Counted by the slow twin: python -m tests.perft.write {name}")
    for title, options, length, wanted, depth in POSITIONS[name]:
        twin, steps = stopped_game(name, options, length, wanted)
        words = " ".join(f"{option}={str(word).lower()}" for option, word in options.items())
        print(f"\nid     {title}\ngame   {name} {rules_of(name).version} {words}")
        print(f"steps  {' '.join(map(str, steps))}")
        for number in range(1, depth + 1):
            print(f"perft  {number} {perft(twin, number)}", flush=True)


if __name__ == "__main__":
    main()
