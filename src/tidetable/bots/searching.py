"""Tree search over imagined states inside compiled code; loaded once per game by ``for_game``.

One source for all games. Each turn of the loop imagines a state that the seat cannot rule out,
walks down the tree by what has been learnt so far, draws chance as it comes (the tree branches on
moves only), judges where it ends and tells all moves on the way. Values are kept for every seat,
and each seat goes for its own (max^n). A move's prior, and the moves of a playout, come from the
game's prior, or else its estimate. Moves that lead to positions with the same key are one move.

Where seats know different things each has a tree of its own, which branches on what that seat hears
of a move (several observers): nobody's plans depend on a card that somebody else kept in secret.
States are then imagined as often as they are plausible, and a node is met with different hands, so
its priors are those of the hand it is met with.
"""

from collections.abc import Callable

import numpy as np

from tidetable.bots.tree import (
    ASKED,
    CURIOSITY,
    MERGED,
    NONE,
    PLAYED,
    PRIOR_SCALE,
    REFILLS,
    ROUNDS,
    SEATS,
    STAGE_END,
    TRIED,
    Edges,
    Tables,
    Values,
    add_edge,
    find_edges,
    follow,
    note_best,
    promise,
    select,
    shares,
    tell,
)
from tidetable.core.batched import win_share
from tidetable.core.compiled import for_game, rule
from tidetable.core.rules import CHANCE, OVER, Moves, Rules, Scores, State, View, Weights

# Filled in from the game's Rules before this source runs.
to_move: Callable[[State], int]
legal: Callable[[State, Moves], int]
play: Callable[[State, int], None]
scores: Callable[[State, Scores], None]
ranks: Callable[[State, Scores], None]
judge: Callable[[State, Scores], int]
stage: Callable[[State], int]
key: Callable[[State], int]
imagine: Callable[[View, np.random.Generator, State], None]
likelihood: Callable[[State, int], float] | None

rules: Rules  # they themselves
playing_on = for_game("tidetable.bots.playing_on", rules)
draw_all, playout = playing_on.draw_all, playing_on.playout
lead_after, weigh = playing_on.lead_after, playing_on.weigh

MARGIN = 1000  # what a lead of ten points is to who has won or lost anyway


@rule
def as_likely(state: State, seat: int) -> float:
    return 1.0


how_likely = likelihood or as_likely


@rule
def evaluate(state: State, worth: Scores, places: Scores, wins: Values, points: Values) -> None:
    """Chances to win and points of each seat: counted at the end of the game, judged before."""
    players = int(state.players)
    if to_move(state) != OVER:
        scale = judge(state, worth)
        shares(worth, players, scale, wins)
        for seat in range(players):
            points[seat] = worth[seat] / 100
        return
    scores(state, worth)
    ranks(state, places)
    for seat in range(players):
        points[seat] = worth[seat]
        worth[seat] *= 100
    shares(worth, players, MARGIN, wins)
    for seat in range(players):
        # Points still matter to who wins anyway.
        wins[seat] = 0.9 * win_share(places, players, seat) + 0.1 * wins[seat]


@rule
def look_ahead(
    tables: Tables,
    settings: Values,
    moves: Moves,
    weights: Weights,
    liked: Scores,
    worth: Scores,
    places: Scores,
    wins: Values,
    points: Values,
    generator: np.random.Generator,
) -> None:
    """Where a stage has ended: half its judgement, half what comes of ways the next may begin."""
    refills = int(settings[REFILLS])
    state = tables[PLAYED]
    tables[STAGE_END] = state
    ahead, ahead_points, sums = np.zeros(SEATS), np.zeros(SEATS), np.zeros(2 * SEATS)
    for _ in range(refills):
        tables[PLAYED] = tables[STAGE_END]
        playout(tables, settings, stage(state), moves, weights, liked, worth, generator)
        evaluate(state, worth, places, ahead, ahead_points)
        for seat in range(SEATS):
            sums[seat] += ahead[seat]
            sums[SEATS + seat] += ahead_points[seat]
    for seat in range(SEATS):
        wins[seat] = (wins[seat] + sums[seat] / refills) / 2
        points[seat] = (points[seat] + sums[SEATS + seat] / refills) / 2


@rule
def expand(
    tables: Tables,
    tree: Edges,
    used: Moves,
    parent: int,
    moves: Moves,
    count: int,
    slots: Moves,
    keys: Moves,
    worth: Scores,
    settings: Values,
) -> None:
    """Add the moves the node lacks, with priors from the leads they give."""
    seat = to_move(tables[PLAYED])
    for index in range(count):
        if slots[index] != NONE:
            keys[index] = 0
            continue
        edge = add_edge(tree, used, parent, int(moves[index]))
        if edge == NONE:
            return
        slots[index] = edge
        tree[edge].prior = (
            lead_after(tables, int(moves[index]), seat, worth) / settings[PRIOR_SCALE]
        )
        keys[index] = key(tables[TRIED])
        for earlier in range(index):
            if keys[index] != 0 and keys[earlier] == keys[index]:
                tree[edge].visits = MERGED
                break


@rule
def refresh(
    tables: Tables,
    tree: Edges,
    moves: Moves,
    count: int,
    slots: Moves,
    liked: Scores,
    worth: Scores,
    settings: Values,
) -> None:
    """Priors for the hand that whoever is to move has in this imagined state."""
    weigh(tables, moves, count, liked, worth)
    for index in range(count):
        if slots[index] != NONE:
            tree[slots[index]].prior = liked[index] / settings[PRIOR_SCALE]


@rule
def descend(
    tables: Tables,
    trees: int,
    heard: Moves,
    tree: Edges,
    used: Moves,
    settings: Values,
    start: int,
    generator: np.random.Generator,
    moves: Moves,
    weights: Weights,
    slots: Moves,
    keys: Moves,
    liked: Scores,
    worth: Scores,
    path: Moves,
    depths: Moves,
) -> bool:
    """Go down by what has been learnt so far, each seat by its own tree.

    Whether the stage has ended; if not, nobody has been here yet, or there is no more room.
    """
    state = tables[PLAYED]
    for observer in range(trees):
        path[observer, 0] = observer
        depths[observer] = 1
    while True:
        draw_all(state, weights, generator)
        if to_move(state) == OVER or stage(state) - start >= settings[ROUNDS]:
            return True
        count = legal(state, moves)
        seat = to_move(state)
        own = seat % trees
        code = int(moves[0])
        if count > 1:
            edge = int(path[own, depths[own] - 1])
            if tree[edge].visits == 0 and depths[own] > 1:
                return False
            if find_edges(tree, edge, moves, count, slots) > 0:
                expand(tables, tree, used, edge, moves, count, slots, keys, worth, settings)
            if trees > 1:
                refresh(tables, tree, moves, count, slots, liked, worth, settings)
            index = select(tree, edge, count, slots, seat, settings[CURIOSITY])
            if slots[index] == NONE:
                return False
            code = int(moves[index])
        play(state, code)
        for observer in range(trees):
            if observer == own and count == 1:
                continue  # no decision
            told = code if observer == own else int(heard[code])
            if not follow(tree, used, path, depths, observer, told):
                return False


@rule
def imagine_another(
    view: View, tables: Tables, believed: float, generator: np.random.Generator
) -> float:
    """Imagine another state, or stay with the one before if that is likelier; how likely it is.

    In the long run each comes as often as it is plausible (Metropolis).
    """
    imagine(view, generator, tables[TRIED])
    found = how_likely(tables[TRIED], int(view.seat))
    if generator.random() * believed >= found:
        return believed
    tables[ASKED] = tables[TRIED]
    return found


@rule
def grow(
    view: View,
    trees: int,
    heard: Moves,
    tables: Tables,
    tree: Edges,
    used: Moves,
    settings: Values,
    turns: int,
    generator: np.random.Generator,
    moves: Moves,
    weights: Weights,
    path: Moves,
) -> None:
    """Go down so many times; with more than one tree, each time in another imagined state."""
    slots = np.zeros(len(moves), np.int64)
    keys = np.zeros(len(moves), np.int64)
    liked = np.zeros(len(moves), np.int64)
    depths = np.zeros(SEATS, np.int64)
    worth = np.zeros(SEATS, np.int64)
    places = np.zeros(SEATS, np.int64)
    wins = np.zeros(SEATS)
    points = np.zeros(SEATS)
    start = stage(tables[ASKED])
    believed = how_likely(tables[ASKED], int(view.seat))
    for _ in range(turns):
        if trees > 1:
            believed = imagine_another(view, tables, believed, generator)
        tables[PLAYED] = tables[ASKED]
        if not descend(
            tables,
            trees,
            heard,
            tree,
            used,
            settings,
            start,
            generator,
            moves,
            weights,
            slots,
            keys,
            liked,
            worth,
            path,
            depths,
        ):
            playout(tables, settings, start, moves, weights, liked, worth, generator)
        state = tables[PLAYED]
        evaluate(state, worth, places, wins, points)
        if settings[REFILLS] > 0 and to_move(state) != OVER and stage(state) > start:
            look_ahead(
                tables, settings, moves, weights, liked, worth, places, wins, points, generator
            )
        for observer in range(trees):
            depth = int(depths[observer])
            tell(tree, path[observer], depth, int(state.players), wins, points)


@rule
def solve(
    stack: Tables, codes: Moves, best: Values, found: Values, looked: Moves, limit: int
) -> int:
    """Look at every way the stage can go on, each seat playing its best, if they are few enough.

    Between two seats, what one of them will not let happen, as it has better, is left out.
    What each of the first moves leads to is written into found, chances and points by seat, and how
    many positions were looked at into looked. How many moves there are is returned, or NONE if
    chance comes first or there are too many positions.
    """
    depths = len(stack) - 1
    counts = np.zeros(depths, np.int64)
    at = np.zeros(depths, np.int64)
    promised = np.zeros((depths, SEATS))
    worth, places = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    wins, points = np.zeros(SEATS), np.zeros(SEATS)
    start = stage(stack[0])
    counts[0] = legal(stack[0], codes[0])
    depth, visited = 0, 0
    while True:
        if at[depth] == counts[depth]:
            if depth == 0:
                return int(counts[0])
            for seat in range(SEATS):
                wins[seat] = best[depth, seat]
                points[seat] = best[depth, SEATS + seat]
            depth -= 1
        else:
            stack[depth + 1] = stack[depth]
            state = stack[depth + 1]
            play(state, int(codes[depth, at[depth]]))
            visited += 1
            looked[at[0]] += 1
            ended = to_move(state) == OVER or stage(state) != start
            if visited > limit or (to_move(state) == CHANCE and not ended):
                return NONE
            if not ended:
                depth += 1
                if depth == depths:
                    return NONE
                counts[depth] = legal(state, codes[depth])
                at[depth] = 0
                best[depth, to_move(state)] = -1
                promise(promised, best, depth, to_move(stack[depth - 1]))
                continue
            evaluate(state, worth, places, wins, points)
        if depth == 0:
            for seat in range(SEATS):
                found[at[0], seat] = wins[seat]
                found[at[0], SEATS + seat] = points[seat]
        else:
            seat = to_move(stack[depth])
            note_best(best, depth, seat, wins, points)
            if stack[0].players == 2 and best[depth, seat] >= 1 - promised[depth, 1 - seat]:
                at[depth] = counts[depth] - 1
        at[depth] += 1
