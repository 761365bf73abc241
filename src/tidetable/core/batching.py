"""Many games side by side, and what their players see; loaded once per game by ``for_game``."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from tidetable.core.batched import Bytes, Mask, Observation, Runs, flatten, pay
from tidetable.core.chance import draw
from tidetable.core.compiled import rule
from tidetable.core.rules import CHANCE, ONLOOKER, OVER, Moves, Scores, State, View, Weights

# Filled in from the game's Rules before this source runs.
to_move: Callable[[State], int]
legal: Callable[[State, Moves], int]
odds: Callable[[State, Weights], int]
play: Callable[[State, int], None]
scores: Callable[[State, Scores], None]
ranks: Callable[[State, Scores], None]
seen_by: Callable[[State, int, View], None]

Tables = NDArray[np.void]
Views = NDArray[np.void]
Flags = NDArray[np.bool_]


# What players see and may do.


@rule
def mark_legal(state: State, moves: Moves, mask: Mask) -> None:
    """Set the legal moves to 1; the mask comes empty."""
    for index in range(legal(state, moves)):
        mask[moves[index]] = 1


@rule
def look(
    table: Tables,
    seat: int,
    views: Views,
    raw: Bytes,
    runs: Runs,
    moves: Moves,
    observation: Observation,
    mask: Mask,
) -> None:
    """What a seat sees, and what it may do if it is to move; the mask comes empty.

    Raw are the bytes of the one view.
    """
    seen_by(table[0], seat, views[0])
    flatten(raw, runs, observation)
    if to_move(table[0]) == seat:
        mark_legal(table[0], moves, mask)


@rule
def look_at_all(
    tables: Tables, views: Views, raw: Bytes, runs: Runs, observations: NDArray[np.int16]
) -> None:
    """What the player to move sees in every game; of a finished one, what an onlooker does."""
    for game in range(len(tables)):
        seen_by(tables[game], max(to_move(tables[game]), ONLOOKER), views[0])
        flatten(raw, runs, observations[game])


@rule
def list_all(tables: Tables, moves: Moves, movers: Moves, masks: NDArray[np.int8]) -> None:
    """Who is to move in every game, and what is legal; the masks come empty."""
    for game in range(len(tables)):
        movers[game] = to_move(tables[game])
        mark_legal(tables[game], moves, masks[game])


# Playing.


@rule
def draw_all(state: State, generator: np.random.Generator, weights: Weights) -> None:
    """Draw until a player has to decide or the game is over."""
    while to_move(state) == CHANCE:
        play(state, draw(weights, odds(state, weights), generator.random()))


@rule
def begin_all(
    tables: Tables, start: Tables, generator: np.random.Generator, weights: Weights
) -> None:
    """Begin every game anew."""
    for game in range(len(tables)):
        tables[game] = start[0]
        draw_all(tables[game], generator, weights)


@rule
def step_all(
    tables: Tables,
    start: Tables,
    actions: Moves,
    begins_again: bool,
    generator: np.random.Generator,
    weights: Weights,
    places: Scores,
    points: NDArray[np.int64],
    rewards: NDArray[np.float64],
    done: Flags,
) -> None:
    """Play an action in every game that is not over; points and rewards come empty."""
    for game in range(len(tables)):
        state = tables[game]
        if to_move(state) != OVER:
            play(state, actions[game])
            draw_all(state, generator, weights)
            if to_move(state) == OVER:
                scores(state, points[game])
                ranks(state, places)
                pay(places, rewards[game])
        done[game] = to_move(state) == OVER
        if done[game] and begins_again:
            tables[game] = start[0]
            draw_all(state, generator, weights)


@rule
def choose_all(
    tables: Tables, generator: np.random.Generator, moves: Moves, actions: Moves
) -> None:
    """A random legal action for every game that is not over; the actions come empty."""
    for game in range(len(tables)):
        count = legal(tables[game], moves)
        if count:
            actions[game] = moves[int(generator.random() * count)]
