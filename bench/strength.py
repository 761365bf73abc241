"""How strong the bots are, by the arena, with intervals; takes an hour or so.

python bench/strength.py            everything
python bench/strength.py --games 20 a look
"""

import argparse
from collections.abc import Iterator
from itertools import pairwise

from tidetable.bots.choosers import LEVELS
from tidetable.core.options import complete
from tidetable.games import rules_of
from tidetable.lab.arena import Spec, run
from tidetable.lab.spread import local
from tidetable.lab.standings import wilson

# What the strongest has to win against greedy bots: one of them, or three at a table of four.
AGAINST_ONE = {"azul": 0.95, "sea-salt-paper": 0.90, "maui": 0.80}
AGAINST_THREE = {"azul": 0.60, "sea-salt-paper": 0.50, "maui": 0.45}
NEXT_LEVEL = 0.65
SECONDS = 0.2

Match = tuple[str, str, str, int, float]


def matches() -> Iterator[Match]:
    """Game, bot, opponents, players, and the share of wins asked for."""
    for game in AGAINST_ONE:
        levels = list(LEVELS)
        for lower, upper in pairwise(levels):
            yield game, upper, lower, 2, NEXT_LEVEL
        yield game, "master", "greedy", 2, AGAINST_ONE[game]
        yield game, "master", "random", 2, 1.0
        yield game, "master", "greedy", 4, AGAINST_THREE[game]


def share(game: str, bot: str, other: str, players: int, games: int) -> tuple[float, int]:
    """Wins of the bot, shared ones in part, and games; it sits in every seat equally often."""
    spec = Spec(
        game=game,
        options=complete(rules_of(game), {"players": players}),
        bots=(bot, other),
        games=games,
        seconds=SECONDS,
    )
    wins, count = 0.0, 0
    for unit in run(spec, local(2)):
        for result in unit.games:
            if result.seats.count(bot) == 1:
                wins += result.shares[result.seats.index(bot)]
                count += 1
    return wins, count


def main() -> None:
    """Play the matches and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--only", default="", help="a word that the line must have")
    chosen = parser.parse_args()
    print("| match | wins | 95 % | games | asked for | met |\n|---|---|---|---|---|---|")
    for game, bot, other, players, asked in matches():
        title = f"{game}, {bot} against {'three ' if players == 4 else ''}{other}"
        if chosen.only not in title:
            continue
        wins, count = share(game, bot, other, players, chosen.games)
        found = wilson(wins, count)
        interval = f"{found.low:.1%} to {found.high:.1%}"
        met = "yes" if found.value >= asked else "no"
        print(
            f"| {title} | {found.value:.1%} | {interval} | {count} | {asked:.0%} | {met} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
