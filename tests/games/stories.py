"""Variants of the games, and random games as stories: every step before it is made."""

import random
from collections.abc import Iterator
from typing import Any

import tidetable
from tests.depth import repeats
from tidetable.core import compiled
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE, Rules


def variants(rules: Rules) -> Iterator[dict[str, Any]]:
    """Every number of players, with each value of each option; interpreted, with some of them."""
    defaults = {option.name: option.default for option in rules.options}
    changes: list[dict[str, Any]] = [
        {option.name: word} for option in rules.options[1:] for word in list(option.values)[1:]
    ]
    changes += [{"preset": preset} for preset in rules.presets]
    for number, players in enumerate(rules.seats):
        yield {"players": players}
        for change in changes[number :: len(rules.seats)] if compiled.INTERPRETED else changes:
            options = {"players": players} | change
            if "preset" in options or not rules.conflict(defaults | options):
                yield options


def case_id(value: Any) -> str:
    if isinstance(value, dict):
        return ",".join(f"{name}={word}" for name, word in value.items())
    return str(value)


def games_each(sample: int, whole: int) -> int:
    """Return how many games a test plays of each variant: many only where they are compiled."""
    if compiled.INTERPRETED:
        return 1
    return sample if compiled.config.BOUNDSCHECK else repeats(sample, whole)


def steps(name: str, options: dict[str, Any], seed: int) -> Iterator[tuple[Game, int]]:
    """Give each step of a random game with the game before it; the caller plays it."""
    game, dice = tidetable.new_game(name, seed=seed, draws=False, **options), random.Random(seed)
    while not game.over:
        weights = game.weigh()[0].tolist() if game.to_move == CHANCE else None
        codes = range(len(weights)) if weights else game.moves
        yield game, int(dice.choices(codes, weights)[0])
