"""What may be done in Azul: Master Chocolatier and what it does, in the rulebook's order.

Chapters 3 and 4 (placing, floor) are in placing.py and boards.py, 5 and 6 (walls) in tiling.py and
boards.py, 8 (special factories) in special.py. Ids such as AZ-2.1 are those of docs/games/azul.md.
Seats, lines, rows, columns, displays and patterns count from zero.
"""

from tidetable.core.compiled import rule
from tidetable.core.rules import CHANCE, OVER, Moves, Scores, Weights
from tidetable.games.azul.boards import (
    bonus,
    empty_board,
    fall_to_floor,
    full_rows,
    is_ahead,
)
from tidetable.games.azul.pieces import (
    CENTRE,
    COLUMN,
    DEALS,
    EMPTY,
    FACE,
    FIRST,
    IDLE_ROUNDS,
    MARKER,
    MAX_PLAYERS,
    PATTERNS,
    PLUS_ONE,
    RANDOM_FIRST,
    SOURCES,
    SPLIT,
    TARGETS,
    TILE,
    TILES_PER_DISPLAY,
    TILES_PER_PATTERN,
)
from tidetable.games.azul.placing import list_targets, place
from tidetable.games.azul.special import (
    catch_on_zero,
    display_showing,
    displays_are_turned_now,
    displays_in_play,
    gather_patterns,
    lay_out_zero,
    leftovers_stay,
    list_splits,
    must_split,
    return_zero,
    split_leftovers,
    tiles_wanted,
    turn_all_blue,
    turn_display,
    weigh_faces,
)
from tidetable.games.azul.state import (
    BY_DEAD_ROWS,
    BY_IDLE_ROUNDS,
    BY_NO_TILES,
    BY_ROW,
    CHOOSING_FIRST,
    ENDED,
    FILLING,
    IN_CENTRE,
    IN_FRONT,
    NOBODY,
    OFFER,
    ON_FLOOR,
    ON_ZERO,
    PREPARING,
    ROUND_OVER,
    SPLITTING,
    TILING,
    TURNING_DISPLAYS,
    Board,
    State,
)
from tidetable.games.azul.tiling import (
    all_rows_are_dead,
    begin_tiling,
    choose_column,
    list_columns,
    tile_walls,
)


@rule
def to_move(state: State) -> int:
    """A seat, CHANCE or OVER."""
    return int(state.to_move)


@rule
def legal(state: State, moves: Moves) -> int:
    """List the codes of the moves allowed now, ascending, and return how many."""
    if state.phase == OFFER:
        return list_drafts(state, moves)
    if state.phase == SPLITTING:
        return list_splits(state, moves)
    if state.phase == TILING:
        return list_columns(state, moves)
    return 0


@rule
def odds(state: State, weights: Weights) -> int:
    """Weigh the chance codes and return the sum of the weights."""
    for code in range(DEALS):
        weights[code] = 0
    if state.phase == FILLING:
        return weigh_tiles(state, weights)
    if state.phase == TURNING_DISPLAYS:
        return weigh_faces(state, weights)
    return weigh_first(state, weights)


@rule
def play(state: State, code: int) -> None:
    """Carry out a legal move or a possible deal."""
    if state.phase == FILLING:
        lay_tile(state, code - TILE)
    elif state.phase == OFFER:
        draft(state, code)
    elif state.phase == SPLITTING:
        split_leftovers(state, code - SPLIT)
        next_turn(state)
    elif state.phase == TILING:
        choose_column(state, code - COLUMN)
    elif state.phase == TURNING_DISPLAYS:
        turn_display(state, code - FACE)
    else:
        choose_first(state, code - FIRST)
    go_on(state)


@rule
def go_on(state: State) -> None:
    """What needs no decision follows at once, up to the next choice or draw."""
    if state.phase == OFFER and state.on_offer == 0:
        begin_tiling(state)
    if state.phase == TILING:
        tile_walls(state)
    if state.phase == ROUND_OVER:
        end_round(state)
    if state.phase == PREPARING:
        prepare_round(state)
    if state.phase == FILLING:
        ask_for_tile(state)


@rule
def scores(state: State, points: Scores) -> None:
    """The score track; once the game is over, with the bonuses."""
    for seat in range(int(state.players)):
        points[seat] = state.boards[seat].score


# 1. Set-up.


@rule
def new_game(state: State) -> None:
    """AZ-1.1  Boards are empty and the bag holds all the tiles, twenty of each pattern."""
    state.round_number = 0
    state.idle_rounds = 0
    state.on_offer = 0
    state.zero_holder = NOBODY
    state.zero_piece = EMPTY
    state.marker_at = IN_CENTRE
    state.marker_holder = NOBODY
    for pattern in range(PATTERNS):
        state.bag[pattern] = TILES_PER_PATTERN
        state.lid[pattern] = 0
        for source in range(SOURCES):
            state.sources[source, pattern] = 0
    turn_all_blue(state)
    for seat in range(MAX_PLAYERS):
        empty_board(state.boards[seat])
    state.phase = CHOOSING_FIRST
    state.to_move = CHANCE


@rule
def weigh_first(state: State, weights: Weights) -> int:
    """AZ-1.3  The first player is drawn, or chosen by the host."""
    for seat in range(int(state.players)):
        chosen = state.first_player == RANDOM_FIRST or state.first_player == seat + 1
        weights[FIRST + seat] = int(chosen)
    return 1 if state.first_player != RANDOM_FIRST else int(state.players)


@rule
def choose_first(state: State, seat: int) -> None:
    state.starter = seat
    state.phase = PREPARING


@rule
def prepare_round(state: State) -> None:
    """AZ-1.4  The marker goes to the centre, then the displays are filled."""
    state.round_number += 1
    state.wall_grew = 0
    state.dealt = 0
    state.marker_at = IN_CENTRE
    state.marker_holder = NOBODY
    if displays_are_turned_now(state):
        turn_all_blue(state)
        state.phase = TURNING_DISPLAYS
        state.to_move = CHANCE
    else:
        state.phase = FILLING


@rule
def ask_for_tile(state: State) -> None:
    """AZ-1.5  Four tiles are drawn for each display in turn, one by one."""
    if state.dealt < tiles_wanted(state) and refill_bag(state):
        state.to_move = CHANCE
    else:
        open_offer(state)


@rule
def weigh_tiles(state: State, weights: Weights) -> int:
    total = 0
    for pattern in range(PATTERNS):
        tiles = int(state.bag[pattern])
        weights[TILE + pattern] = tiles
        total += tiles
    return total


@rule
def lay_tile(state: State, pattern: int) -> None:
    display = int(state.dealt) // TILES_PER_DISPLAY
    if display == displays_in_play(state):
        display = display_showing(state, PLUS_ONE)
    state.bag[pattern] -= 1
    state.sources[display, pattern] += 1
    state.on_offer += 1
    state.dealt += 1


@rule
def refill_bag(state: State) -> bool:
    """AZ-1.6  An empty bag is refilled from the lid when a tile is to be drawn, not before.

    Is there a tile to draw? If not, the remaining displays stay as they are.
    """
    if tiles_in_bag(state) == 0:
        for pattern in range(PATTERNS):
            state.bag[pattern] = state.lid[pattern]
            state.lid[pattern] = 0
    return tiles_in_bag(state) > 0


@rule
def tiles_in_bag(state: State) -> int:
    tiles = 0
    for pattern in range(PATTERNS):
        tiles += int(state.bag[pattern])
    return tiles


@rule
def open_offer(state: State) -> None:
    """AZ-1.7  A round for which there is not a single tile is not played: the game ends."""
    gather_patterns(state)
    state.phase = OFFER
    state.to_move = state.starter
    if state.on_offer == 0:
        end_game(state)


# 2. Taking tiles.


@rule
def list_drafts(state: State, moves: Moves) -> int:
    """AZ-2.1  A turn takes all tiles of one pattern from one display or from the centre."""
    board = state.boards[state.to_move]
    count = 0
    for source in range(SOURCES):
        for pattern in range(PATTERNS):
            if state.sources[source, pattern] > 0:
                first = (source * PATTERNS + pattern) * TARGETS
                count = list_targets(board, pattern, first, moves, count)
    return count


@rule
def draft(state: State, move: int) -> None:
    seat = int(state.to_move)
    source, rest = divmod(move, PATTERNS * TARGETS)
    pattern, target = divmod(rest, TARGETS)
    tiles = int(state.sources[source, pattern])
    state.sources[source, pattern] = 0
    state.on_offer -= tiles
    if source == CENTRE:
        claim_marker(state, seat)
    else:
        clear_display(state, source)
    place(state, seat, pattern, tiles, target)
    if source != CENTRE and must_split(state, source):
        state.phase = SPLITTING
    else:
        next_turn(state)


@rule
def clear_display(state: State, display: int) -> None:
    """AZ-2.2  What is left on the display goes to the centre."""
    if leftovers_stay(state, display):
        return
    for pattern in range(PATTERNS):
        state.sources[CENTRE, pattern] += state.sources[display, pattern]
        state.sources[display, pattern] = 0
    lay_out_zero(state, display)


@rule
def claim_marker(state: State, seat: int) -> None:
    """AZ-2.3  The first to take from the centre also takes the marker, before placing tiles."""
    if state.marker_at != IN_CENTRE:
        return
    state.marker_holder = seat
    if catch_on_zero(state, seat, MARKER):
        state.marker_at = ON_ZERO
    elif fall_to_floor(state.boards[seat], MARKER):
        state.marker_at = ON_FLOOR
    else:
        state.marker_at = IN_FRONT


@rule
def next_turn(state: State) -> None:
    """AZ-2.4  Turns pass clockwise until no tile lies on any display or in the centre.

    A marker that is still in the centre does not keep the round going.
    """
    state.phase = OFFER
    state.to_move = (state.to_move + 1) % state.players


# 7. End of the round and of the game.


@rule
def end_round(state: State) -> None:
    if state.marker_holder != NOBODY:
        state.marker_at = IN_FRONT
    return_zero(state)
    for seat in range(int(state.players)):
        clear_floor(state, state.boards[seat])
    count_idle_rounds(state)
    if row_was_completed(state) or all_rows_are_dead(state) or nothing_happens(state):
        end_game(state)
    else:
        state.starter = next_starter(state)
        state.phase = PREPARING


@rule
def next_starter(state: State) -> int:
    """AZ-7.1  The marker's holder begins the next round; if nobody took it, the same player."""
    return int(state.starter if state.marker_holder == NOBODY else state.marker_holder)


@rule
def clear_floor(state: State, board: Board) -> None:
    """AZ-7.2  Tiles on the floor go to the lid; the marker stays with its holder."""
    for space in range(int(board.floor_count)):
        piece = int(board.floor[space])
        if piece != MARKER:
            state.lid[piece] += 1
        board.floor[space] = EMPTY
    board.floor_count = 0


@rule
def row_was_completed(state: State) -> bool:
    """AZ-7.3  The round in which somebody completes a row of the wall is the last."""
    for seat in range(int(state.players)):
        if full_rows(state.boards[seat]) > 0:
            return True
    return False


@rule
def nothing_happens(state: State) -> bool:
    """AZ-7.4  Five rounds in a row without a new tile on any wall end the game."""
    return bool(state.idle_rounds == IDLE_ROUNDS)


@rule
def count_idle_rounds(state: State) -> None:
    if state.wall_grew:
        state.idle_rounds = 0
    else:
        state.idle_rounds += 1


@rule
def reason_of_end(state: State) -> int:
    """Return why the last round was the last."""
    if row_was_completed(state):
        return BY_ROW
    if all_rows_are_dead(state):
        return BY_DEAD_ROWS
    return BY_IDLE_ROUNDS if nothing_happens(state) else BY_NO_TILES


@rule
def end_game(state: State) -> None:
    for seat in range(int(state.players)):
        board = state.boards[seat]
        board.score += bonus(board)
    state.phase = ENDED
    state.to_move = OVER


@rule
def ranks(state: State, places: Scores) -> None:
    """AZ-7.6  Most points win, then most full rows; who is still equal shares the place."""
    for seat in range(int(state.players)):
        places[seat] = 1
        for other in range(int(state.players)):
            places[seat] += is_ahead(state.boards[other], state.boards[seat])
