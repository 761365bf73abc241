"""Arguments that several commands take, and what they stand for."""

import argparse
from pathlib import Path
from typing import Any

import tidetable
from tidetable.core.errors import BadInput
from tidetable.core.options import complete, read_options
from tidetable.core.play import Game
from tidetable.core.rules import DataSet, Rules, Word
from tidetable.games import GAMES, rules_of


def add_game(parser: argparse.ArgumentParser) -> None:
    """The game, its options and its luck."""
    parser.add_argument("game", help=", ".join(GAMES))
    parser.add_argument("--players", help="how many play")
    parser.add_argument(
        "--seed", type=int, help="the same seed gives the same draws (play: any; simulate: 0)"
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="an option of the game; 'tidetable games' lists them",
    )


def options_of(chosen: argparse.Namespace, rules: Rules) -> dict[str, Word]:
    """All options of the game, as chosen or at their defaults."""
    texts = list(chosen.set)
    if chosen.players is not None:
        texts.append(f"players={chosen.players}")
    options: dict[str, Any] = {**read_options(rules, texts)}
    for option in rules.options:
        value = str(options.get(option.name, ""))
        # Only here may a text name a file: it comes from whoever owns the files.
        named = value and value not in option.values and not value.startswith("{")
        if isinstance(option, DataSet) and named:
            options[option.name] = Path(value).expanduser()
    return complete(rules, options)


def seed_of(chosen: argparse.Namespace) -> int | None:
    """The seed, if one was chosen."""
    if chosen.seed is not None and chosen.seed < 0:
        raise BadInput("a seed is a whole number from 0")
    seed: int | None = chosen.seed
    return seed


def text_of(file: str) -> str:
    """What stands in a file."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{file} is not a text file") from None
    except OSError as error:
        raise BadInput(f"cannot read {file}: {error.strerror}") from None


def unfinished(name: str, file: str, step: int | None = None, seed: int | None = None) -> Game:
    """The game that a log tells, where somebody has to decide."""
    rules = rules_of(name)
    game = tidetable.replay(text_of(file), step)
    if game.rules is not rules:
        raise BadInput(f"{file} tells a game of {game.rules.name}, not of {rules.name}")
    game = game.copy(seed)
    game.draw()
    if game.over:
        raise BadInput("this game is over")
    return game
