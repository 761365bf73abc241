"""Perft files: positions, each with the number of step sequences of every length from it.

A file is made of paragraphs such as::

    id     two players, first round
    game   azul 1 players=2 wall=coloured
    steps  5 3 0 0 4 2 1 1
    perft  1 96
    perft  2 5231
"""

from dataclasses import dataclass, field

import numpy as np

from tidetable.core import compiled
from tidetable.core.errors import BadInput, BadPerft
from tidetable.core.options import read_options
from tidetable.core.play import Game
from tidetable.games import rules_of

DEEPEST = 20


@dataclass
class Position:
    """One paragraph of a perft file."""

    name: str
    game: str = ""
    version: int = 0
    options: list[str] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)


def read_perft(text: str) -> list[Position]:
    """The positions of a perft file."""
    positions: list[Position] = []
    for number, line in enumerate(text.splitlines(), start=1):
        key, _, rest = line.strip().partition(" ")
        if not key or key.startswith("#"):
            continue
        try:
            _read_line(positions, key, rest.strip())
        except (ValueError, IndexError):
            raise BadPerft(f"line {number} is not of a perft file's form: {line.strip()}") from None
    for position in positions:
        if not position.counts:
            raise BadPerft(f"'{position.name}' has no counts")
    if not positions:
        raise BadPerft("the file holds no position")
    return positions


def _read_line(positions: list[Position], key: str, rest: str) -> None:
    if key == "id":
        positions.append(Position(rest))
    elif key == "game":
        name, version, *options = rest.split()
        positions[-1].game, positions[-1].version = name, int(version)
        positions[-1].options = options
    elif key == "steps":
        positions[-1].steps += [int(step) for step in rest.split()]
    elif key == "perft":
        depth, count = map(int, rest.split())
        if not 0 <= depth <= DEEPEST:
            raise ValueError(depth)
        positions[-1].counts[depth] = count
    else:
        raise ValueError(key)


def set_position(position: Position) -> Game:
    """The game at this position."""
    rules = rules_of(position.game)
    if position.version != rules.version:
        raise BadPerft(
            f"'{position.name}' is for version {position.version} of {rules.name}; "
            f"these are the rules' version {rules.version}"
        )
    game = Game(rules, read_options(rules, position.options), draws=False)
    for number, step in enumerate(position.steps, start=1):
        try:
            game.play(step)
        except BadInput as error:
            raise BadPerft(f"'{position.name}', step {number}: {error}") from None
    return game


def count(game: Game, depth: int) -> int:
    """How many sequences of so many steps there are from here."""
    rules = game.rules
    with compiled.announced("perft", rules.name):
        counting = compiled.for_game("tidetable.core.counting", rules)
        stack = np.zeros(depth + 1, rules.state)
        stack[0] = game.state
        size = max(rules.moves, rules.deals)
        codes = np.zeros((max(depth, 1), size), np.int64)
        left = np.zeros(max(depth, 1), np.int64)
        return int(counting.perft(stack, codes, left, np.zeros(rules.deals, np.int64)))
