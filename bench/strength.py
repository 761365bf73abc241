"""How strong the bots are, by the arena, with intervals; takes some hours.

python bench/strength.py            everything
python bench/strength.py --games 20 a look
python bench/strength.py --games 50 --seed 1   other games, to put together with those of seed 0

The strongest has as many nodes as it gets through in 0.2 seconds of one core, counted first. So the
result does not depend on what else the machine is doing. What holds with less time (--seconds)
holds with more.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.table import HEADING, Row, lines
from tests.samples import of
from tidetable.bots.choosers import LEVELS, Budget
from tidetable.bots.search import Search
from tidetable.core.options import complete
from tidetable.core.play import Game
from tidetable.games import GAMES, rules_of
from tidetable.lab.arena import Spec, run
from tidetable.lab.spread import local
from tidetable.lab.standings import wilson

NEXT_LEVEL = 0.65
SECONDS = 0.2
MEASURED_MOVES, NODES = 20, 500  # to count the nodes

Match = tuple[str, str, str, int, float]


def matches() -> Iterator[Match]:
    """Game, bot, opponents, players, and the share of wins asked for."""
    for game in GAMES:
        levels = list(LEVELS)
        for lower, upper in pairwise(levels):
            yield game, upper, lower, 2, NEXT_LEVEL
        yield game, "master", "greedy", 2, of(game).against_one
        yield game, "master", "random", 2, 1.0
        yield game, "master", "greedy", 4, of(game).against_three


def nodes_in_time(game: str, players: int, seconds: float) -> int:
    """Nodes a search gets through in the given time of one core, over the moves of a game."""
    rules = rules_of(game)
    search, generator = Search(rules), np.random.default_rng(0)
    played = Game(rules, {"players": players}, seed=0)
    visits, spent = 0, 0.0
    for _ in range(MEASURED_MOVES):
        while len(played.moves) < 2:
            played.play(played.moves[0])
        view = played.view(played.to_move).record
        start = time.process_time()
        choice = search(view, played.moves, Budget(nodes=NODES), generator)
        spent += time.process_time() - start
        visits += NODES
        played.play(choice.move)
    return int(visits / spent * seconds)


def share(
    game: str, bot: str, other: str, players: int, games: int, nodes: int, seed: int
) -> tuple[float, int]:
    """Wins of the bot, shared ones in part, and games; it sits in every seat equally often."""
    spec = Spec(
        game=game,
        options=complete(rules_of(game), {"players": players}),
        bots=(bot, other),
        games=games,
        nodes=nodes,
        seed=seed,
    )
    wins, count = 0.0, 0
    for unit in run(spec, local(2)):
        for result in unit.games:
            if result.seats.count(bot) == 1:
                wins += result.shares[result.seats.index(bot)]
                count += 1
    return wins, count


def rows(chosen: argparse.Namespace) -> Iterator[Row]:
    """Play the matches; give the share of wins, its 95 % interval, and what was asked for."""
    for game, bot, other, players, asked in matches():
        what = f"{game}, {bot} against {'three ' if players == 4 else ''}{other}"
        if chosen.only not in what:
            continue
        nodes = nodes_in_time(game, players, chosen.seconds)
        wins, count = share(game, bot, other, players, chosen.games, nodes, chosen.seed)
        found = wilson(wins, count)
        value, low, high = (100 * part for part in (found.value, found.low, found.high))
        measured = f"{value:.1f} % ({low:.1f} to {high:.1f}) of {count} games"
        if bot == "master":
            measured += f", {nodes:,} nodes in {chosen.seconds} s"
        yield what, measured, "", f"at least {100 * asked:.0f} %", found.value >= asked


def main() -> None:
    """Play the matches and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of one core, for a move")
    parser.add_argument("--only", default="", help="a word that the line must have")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    print(*HEADING, sep="\n", flush=True)
    for _ in lines(rows(chosen)):
        pass


if __name__ == "__main__":
    main()
