"""The command ``tidetable warm``."""

import argparse

from tidetable.bots.choosers import BOTS
from tidetable.core import compiled
from tidetable.core.play import Game
from tidetable.games import playable, rules_of
from tidetable.lab.batch import Batch
from tidetable.lab.observations import Observer
from tidetable.lab.perft import count
from tidetable.lab.simulate import simulate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which games."""
    parser.add_argument("games", nargs="*", help="only these games")


def run(chosen: argparse.Namespace) -> None:
    """Compile what play, simulate, perft and environments need, for every game."""
    every = [rules_of(name) for name in chosen.games] or playable()
    for rules in every:
        game = Game(rules, seed=0)
        with compiled.announced("words", rules.name):
            rules.face.shown(game.view(0).record)
            rules.face.previews(game.view(game.to_move).record)
            game.events(game.moves[0])
        for make in BOTS.values():
            make(rules)
        count(game, 1)
        simulate(rules, {}, 1, 0)
        Batch(rules.name, 1)
        Observer(rules).look(game, 0)
    print(f"Compiled: {', '.join(rules.name for rules in every)}.")
