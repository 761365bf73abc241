"""Perft files, counted by the slow twins and never by the engine::

python -m tests.perft.write azul > tests/perft/azul.perft
"""

import argparse
import random
from typing import Any

from tests.samples import Options, Twin, Wanted, of, twin_of
from tidetable.core.options import complete
from tidetable.core.rules import CHANCE, OVER
from tidetable.games import GAMES, rules_of


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
        twin = twin_of(name)(**complete(rules_of(name), options))
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
    parser.add_argument("game", choices=GAMES)
    name = parser.parse_args().game
    print(f"# Counted by the slow twin: python -m tests.perft.write {name}")
    for title, options, length, wanted, depth in of(name).perft:
        twin, steps = stopped_game(name, options, length, wanted)
        words = " ".join(f"{option}={str(word).lower()}" for option, word in options.items())
        print(f"\nid     {title}\ngame   {name} {rules_of(name).version} {words}")
        print(f"steps  {' '.join(map(str, steps))}")
        for number in range(1, depth + 1):
            print(f"perft  {number} {perft(twin, number)}", flush=True)


if __name__ == "__main__":
    main()
