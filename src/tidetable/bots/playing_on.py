"""Playing on from where the tree ends, inside compiled code; loaded once per game by ``for_game``.

Each step is the best of the moves compared: a few of them by the game's estimate, or all of them by
its prior.
"""

from collections.abc import Callable

import numpy as np

from tidetable.bots.tree import (
    HORIZON,
    PLAYED,
    ROUNDS,
    TRIED,
    TRIES,
    Tables,
    Values,
    lead_of,
)
from tidetable.core.chance import draw
from tidetable.core.compiled import rule
from tidetable.core.rules import CHANCE, OVER, Moves, Scores, State, Weights

# Filled in from the game's Rules before this source runs.
to_move: Callable[[State], int]
legal: Callable[[State, Moves], int]
odds: Callable[[State, Weights], int]
play: Callable[[State, int], None]
estimate: Callable[[State, Scores], None]
stage: Callable[[State], int]
prior: Callable[[State, Moves, int, Scores], bool] | None


@rule
def tell_nothing(state: State, moves: Moves, count: int, liked: Scores) -> bool:
    return False


like = prior or tell_nothing


@rule
def draw_all(state: State, weights: Weights, generator: np.random.Generator) -> None:
    """Let chance play until a seat is to move or the game is over."""
    while to_move(state) == CHANCE:
        play(state, draw(weights, odds(state, weights), generator.random()))


@rule
def lead_after(tables: Tables, code: int, seat: int, worth: Scores) -> int:
    """The lead, by the game's estimate, if the seat made this move."""
    tables[TRIED] = tables[PLAYED]
    tried = tables[TRIED]
    play(tried, code)
    estimate(tried, worth)
    return lead_of(worth, seat, int(tried.players))


@rule
def weigh(tables: Tables, moves: Moves, count: int, liked: Scores, worth: Scores) -> None:
    """Weigh the moves of the player to move by the game's prior, or by the leads they give."""
    state = tables[PLAYED]
    if not like(state, moves, count, liked):
        for index in range(count):
            liked[index] = lead_after(tables, int(moves[index]), to_move(state), worth)


@rule
def best_of_all(
    tables: Tables,
    moves: Moves,
    count: int,
    liked: Scores,
    worth: Scores,
    generator: np.random.Generator,
) -> int:
    """The move liked most; looked for from anywhere on, so that equals get their turns."""
    if count == 1:
        return int(moves[0])
    weigh(tables, moves, count, liked, worth)
    first = int(generator.random() * count)
    best = first
    for step in range(1, count):
        index = (first + step) % count
        if liked[index] > liked[best]:
            best = index
    return int(moves[best])


@rule
def best_of_few(
    tables: Tables,
    moves: Moves,
    count: int,
    tries: int,
    worth: Scores,
    generator: np.random.Generator,
) -> int:
    """Of a few moves tried, the one that gives the best lead."""
    chosen = int(moves[int(generator.random() * count)])
    if tries > 1 and count > 1:
        seat = to_move(tables[PLAYED])
        best = lead_after(tables, chosen, seat, worth)
        for _ in range(tries - 1):
            code = int(moves[int(generator.random() * count)])
            lead = lead_after(tables, code, seat, worth)
            if lead > best:
                best = lead
                chosen = code
    return chosen


@rule
def playout(
    tables: Tables,
    settings: Values,
    start: int,
    moves: Moves,
    weights: Weights,
    liked: Scores,
    worth: Scores,
    generator: np.random.Generator,
) -> None:
    """Play on to the end of the stage or the horizon, each time the best of the moves compared."""
    state = tables[PLAYED]
    tries = int(settings[TRIES])
    for _ in range(int(settings[HORIZON])):
        draw_all(state, weights, generator)
        if to_move(state) == OVER or stage(state) - start >= settings[ROUNDS]:
            return
        count = legal(state, moves)
        if tries > 0:
            code = best_of_few(tables, moves, count, tries, worth, generator)
        else:
            code = best_of_all(tables, moves, count, liked, worth, generator)
        play(state, code)
