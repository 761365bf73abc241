"""The tree that the search grows: moves as edges in one array, linked by their numbers.

And what the parts of the search call its settings and tables.

Nothing here depends on a game, so it is compiled once for all.
"""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from tidetable.core.compiled import rule
from tidetable.core.records import dtype_of
from tidetable.core.rules import Moves, Scores

SEATS = 4  # room for so many

Edges = NDArray[np.void]
Values = NDArray[np.float64]
Tables = NDArray[np.void]

# The settings, an array of numbers.
PRIOR_SCALE, CURIOSITY, HORIZON, TRIES, ROUNDS, REFILLS = range(6)

# The tables: the position asked about, the one being played on, one to try moves on, and the end of
# the stage.
ASKED, PLAYED, TRIED, STAGE_END = range(4)


class Edge:
    """A move somewhere in the tree and what came of it."""

    code: Annotated[int, np.int32]
    following: Annotated[int, np.int32]  # the next move of the same node, or NONE
    first: Annotated[int, np.int32]  # the first move of the node it leads to, or NONE
    visits: Annotated[int, np.int32]
    prior: Annotated[float, np.float32]
    wins: Annotated[NDArray[np.float32], np.float32, SEATS]  # sums over the visits
    points: Annotated[NDArray[np.float32], np.float32, SEATS]


EDGE = dtype_of(Edge)
NONE = -1
MERGED = -2  # visits of a move that does the same as another one


@rule
def lead_of(worth: Scores, seat: int, players: int) -> int:
    """How far a seat is ahead of the best other one."""
    best = -(1 << 60)
    for other in range(players):
        if other != seat and worth[other] > best:
            best = int(worth[other])
    return int(worth[seat]) - best


@rule
def shares(worth: Scores, players: int, scale: float, wins: Values) -> None:
    """How likely each seat is to win with such a worth: a seat ahead by the scale, e to 1."""
    best = int(worth[0])
    for seat in range(1, players):
        best = max(best, int(worth[seat]))
    total = 0.0
    for seat in range(players):
        wins[seat] = np.exp((int(worth[seat]) - best) / scale)
        total += wins[seat]
    for seat in range(players):
        wins[seat] /= total


@rule
def add_edge(tree: Edges, used: Moves, parent: int, code: int) -> int:
    """A new move of the node that the parent leads to; NONE if there is no room."""
    edge = int(used[0])
    if edge == len(tree):
        return NONE
    used[0] += 1
    tree[edge].code = code
    tree[edge].following = tree[parent].first
    tree[edge].first = NONE
    tree[edge].visits = 0
    tree[edge].prior = 0
    for seat in range(SEATS):
        tree[edge].wins[seat] = 0
        tree[edge].points[seat] = 0
    tree[parent].first = edge
    return edge


@rule
def edge_of(tree: Edges, used: Moves, parent: int, code: int) -> int:
    """The edge of this move after the parent, a new one if there is none; NONE without room."""
    edge = int(tree[parent].first)
    while edge != NONE:
        if tree[edge].code == code:
            return edge
        edge = int(tree[edge].following)
    return add_edge(tree, used, parent, code)


@rule
def follow(tree: Edges, used: Moves, path: Moves, depths: Moves, observer: int, code: int) -> bool:
    """Go down the tree of an observer by the move it has heard; whether there was room."""
    depth = int(depths[observer])
    if depth == path.shape[1]:
        return False
    edge = edge_of(tree, used, int(path[observer, depth - 1]), code)
    if edge == NONE:
        return False
    path[observer, depth] = edge
    depths[observer] += 1
    return True


@rule
def find_edges(tree: Edges, parent: int, moves: Moves, count: int, slots: Moves) -> int:
    """The edges of these moves into slots, NONE where there is none; how many are missing."""
    edge = int(tree[parent].first)
    found = 0
    for index in range(count):
        slots[index] = NONE
    while edge != NONE:
        low, high = 0, count  # moves are ascending
        code = int(tree[edge].code)
        while low < high:
            middle = (low + high) // 2
            if moves[middle] < code:
                low = middle + 1
            else:
                high = middle
        if low < count and moves[low] == code:
            slots[low] = edge
            found += 1
        edge = int(tree[edge].following)
    return count - found


@rule
def select(tree: Edges, parent: int, count: int, slots: Moves, seat: int, curiosity: float) -> int:
    """The index of the move best by its value, its prior and how little it was tried."""
    highest = -1e30
    visits = 1
    for index in range(count):
        edge = int(slots[index])
        if edge != NONE and tree[edge].visits != MERGED:
            highest = max(highest, float(tree[edge].prior))
            visits += int(tree[edge].visits)
    total = 0.0
    for index in range(count):
        edge = int(slots[index])
        if edge != NONE and tree[edge].visits != MERGED:
            total += np.exp(tree[edge].prior - highest)
    known = float(tree[parent].wins[seat]) / max(1, int(tree[parent].visits))
    eagerness = curiosity * np.sqrt(float(visits))
    best, best_value = 0, -1e30
    for index in range(count):
        edge = int(slots[index])
        if edge == NONE or tree[edge].visits == MERGED:
            continue
        tried = int(tree[edge].visits)
        value = float(tree[edge].wins[seat]) / tried if tried > 0 else known - 0.05
        value += eagerness * np.exp(tree[edge].prior - highest) / total / (1 + tried)
        if value > best_value:
            best, best_value = index, value
    return best


@rule
def tell(tree: Edges, path: Moves, depth: int, players: int, wins: Values, points: Values) -> None:
    """Add what was found to every edge on the way."""
    for step in range(depth):
        edge = int(path[step])
        tree[edge].visits += 1
        for seat in range(players):
            tree[edge].wins[seat] += wins[seat]
            tree[edge].points[seat] += points[seat]


@rule
def note_best(best: Values, depth: int, seat: int, wins: Values, points: Values) -> None:
    """Keep what the mover likes better."""
    if wins[seat] > best[depth, seat]:
        for other in range(SEATS):
            best[depth, other] = wins[other]
            best[depth, SEATS + other] = points[other]


@rule
def promise(promised: Values, best: Values, depth: int, above: int) -> None:
    """What each seat can have anyway: what it could one move earlier, and the best found there."""
    for seat in range(SEATS):
        promised[depth, seat] = promised[depth - 1, seat]
    promised[depth, above] = max(promised[depth, above], best[depth - 1, above])
