"""The command ``tidetable perft``."""

import argparse
import sys
import time

from tidetable.commands.arguments import text_of
from tidetable.lab.perft import count, read_perft, set_position


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which file."""
    parser.add_argument("file")


def run(chosen: argparse.Namespace) -> None:
    """Count every position of the file to every depth it names."""
    wrong = counted = 0
    for position in read_perft(text_of(chosen.file)):
        game = set_position(position)
        print(position.name)
        for depth, expected in position.counts.items():
            start = time.perf_counter()
            found = count(game, depth)
            seconds = time.perf_counter() - start
            verdict = "as expected" if found == expected else f"WRONG, expected {expected}"
            wrong += found != expected
            counted += 1
            rate = f" ({found / seconds / 1e6:.0f} million a second)" if seconds > 0.01 else ""
            print(f"  {depth} deep: {found} sequences, {verdict}{rate}")
    print(f"{counted - wrong} of {counted} counts as expected.")
    if wrong:
        print(f"tidetable: {wrong} counts differ", file=sys.stderr)
        sys.exit(1)
