"""How Maui is laid out, at the start and again for the second half of the combined game."""

from tidetable.core.compiled import rule
from tidetable.core.rules import CHANCE, Moves, Weights
from tidetable.games.maui.pieces import (
    COLUMNS,
    COPIES,
    CRABS,
    FIRST,
    FIRST_BONUS,
    FIRST_DOLLARS,
    FREE_ROW,
    KINDS,
    MARKET_ROWS,
    MAX_PLAYERS,
    PATTERNS,
    PEARLS,
    RANDOM_FIRST,
    RESET,
    ROWS,
    SAND_CRABS,
    SECOND_BONUS,
    SLOTS,
    SLOTS_IN_ALL,
    SQUARES,
    START,
    START_TOPS,
    TOKENS,
    TOKENS_LAID,
    TOWELS,
    UMBRELLA,
    UMBRELLAS,
)
from tidetable.games.maui.placing import activate, read_square
from tidetable.games.maui.scoring import score, umbrella_space_count
from tidetable.games.maui.state import (
    CHOOSING_FIRST,
    CRAB_SIDE,
    DRAWING_STARTS,
    FACE_DOWN,
    FILLING,
    GONE,
    NOTHING,
    SETTING,
    STARTING,
    TURN,
    UMBRELLA_SIDE,
    Beach,
    State,
)

# 1. Set-up.


@rule
def new_game(state: State) -> None:
    """MA-1.1  Each player has five shells off the board and a dollar, each area a dollar."""
    for seat in range(MAX_PLAYERS):
        beach = state.beaches[seat]
        beach.penalties = 0
        beach.towel_count = 0
        beach.mid_score = 0
        for track in range(PATTERNS):
            beach.shells[track] = 0
        for colour in range(PEARLS):
            beach.pearls[colour] = 0
        clear_tokens(beach)
    state.side = CRAB_SIDE if state.mode == SAND_CRABS else UMBRELLA_SIDE
    deal_dollars(state)
    lay_pattern_tokens(state)
    lay_out(state)
    state.first = NOTHING
    state.phase = CHOOSING_FIRST
    state.to_move = CHANCE


@rule
def clear_tokens(beach: Beach) -> None:
    for token in range(TOKENS):
        beach.tokens[token] = 0


@rule
def deal_dollars(state: State) -> None:
    for row in range(MARKET_ROWS):
        state.areas[row] = FIRST_DOLLARS
    for seat in range(MAX_PLAYERS):
        state.beaches[seat].dollars = FIRST_DOLLARS if seat < state.players else 0


@rule
def lay_pattern_tokens(state: State) -> None:
    """MA-1.2  Two tokens lie on each ornate square, one if two play."""
    for token in range(TOKENS):
        state.ornate_left[token] = TOKENS_LAID[state.players]


@rule
def lay_out(state: State) -> None:
    """MA-1.3  All sixty towels are in the bag; market and beaches are empty."""
    state.bag_size = TOWELS
    for towel in range(TOWELS):
        state.bag[towel] = 1
    for row in range(MARKET_ROWS):
        for slot in range(SLOTS):
            state.market[row, slot] = NOTHING
    for seat in range(MAX_PLAYERS):
        clear_beach(state.beaches[seat])
    if state.side == CRAB_SIDE:
        for seat in range(int(state.players)):
            lay_crab_side(state, state.beaches[seat])
    state.towel = NOTHING
    state.is_spare = 0
    state.row_to_fill = NOTHING
    state.bonus = NOTHING
    state.turn = NOTHING
    state.ending = 0
    state.dealt = 0
    state.round_number = 0


@rule
def clear_beach(beach: Beach) -> None:
    beach.earlier_towels = beach.towel_count
    beach.towel_count = 0
    for column in range(COLUMNS + 1):
        beach.towels[column] = NOTHING
        beach.tops[column] = NOTHING
        for square in range(SQUARES):
            beach.squares[column, square] = NOTHING
    for row in range(ROWS + 1):
        beach.active[row] = NOTHING
    for space in range(UMBRELLAS):
        beach.umbrellas[space] = GONE
    for crab in range(CRABS):
        beach.crabs[crab] = GONE


@rule
def lay_crab_side(state: State, beach: Beach) -> None:
    """MA-9.1  In crab play seven crabs lie face down, and both bonus tokens on their own spaces.

    With crab_bonus_random the bonus tokens are shuffled over these two spaces.
    """
    for crab in range(CRABS):
        beach.crabs[crab] = FACE_DOWN
    if not state.crab_bonus_random:
        beach.umbrellas[0] = FIRST_BONUS
        beach.umbrellas[1] = SECOND_BONUS


@rule
def is_half_time(state: State) -> bool:
    """The first half has ended and the beaches have not been laid out anew."""
    return bool(state.ending)


@rule
def weigh_first(state: State, weights: Weights) -> int:
    total = 0
    for seat in range(int(state.players)):
        if is_half_time(state):
            may_begin = is_lowest_at_half(state, seat)
        else:
            may_begin = state.first_player == RANDOM_FIRST or state.first_player == seat + 1
        weights[FIRST + seat] = int(may_begin)
        total += int(may_begin)
    return total


@rule
def choose_first(state: State, seat: int) -> None:
    """MA-1.4  The first player is drawn, or chosen by the host; play goes round clockwise."""
    if is_half_time(state):
        turn_beaches(state)
    state.first = seat
    state.phase = FILLING


@rule
def draw_towel(state: State, towel: int) -> int:
    state.bag[towel] = 0
    state.bag_size -= 1
    return towel


@rule
def fill_market(state: State, towel: int) -> None:
    """MA-1.5  Six towels from the bag fill the market."""
    state.market[state.dealt // SLOTS, state.dealt % SLOTS] = towel
    state.dealt += 1
    if state.dealt == SLOTS_IN_ALL:
        state.dealt = 0
        umbrellas_lie = state.side == CRAB_SIDE and not state.crab_bonus_random
        state.phase = DRAWING_STARTS if umbrellas_lie else SETTING


@rule
def weigh_umbrellas(state: State, weights: Weights) -> int:
    """MA-1.6  Each player's eight umbrella tokens are shuffled over the spaces and turned up.

    On the crab side it is only the two bonus tokens.
    """
    beach = state.beaches[state.dealt // umbrella_space_count(state)]
    total = 0
    for kind in range(FIRST_BONUS if state.side == CRAB_SIDE else 0, KINDS):
        left = int(COPIES[kind])
        for space in range(UMBRELLAS):
            left -= int(beach.umbrellas[space] == kind)
        weights[UMBRELLA + kind] = left
        total += left
    return total


@rule
def set_umbrella(state: State, kind: int) -> None:
    spaces = umbrella_space_count(state)
    state.beaches[state.dealt // spaces].umbrellas[state.dealt % spaces] = kind
    state.dealt += 1
    if state.dealt == spaces * state.players:
        state.dealt = 0
        state.phase = DRAWING_STARTS


@rule
def lay_start_towel(state: State, towel: int) -> None:
    """MA-1.7  Each player draws a start towel for the pier, read like any other."""
    seat = int(state.dealt)
    beach = state.beaches[seat]
    beach.towels[0] = towel
    beach.tops[0] = state.start_top
    for square in range(SQUARES):
        beach.squares[0, square] = read_square(state, seat, towel, square)
    activate(beach, 0)
    state.dealt += 1
    if state.dealt == state.players:
        state.dealt = 0
        begin_turn(state, int(state.first))
        if state.start_row == FREE_ROW:
            state.phase = STARTING
        else:
            state.round_number = 1


@rule
def list_start_rows(moves: Moves) -> int:
    for top in range(START_TOPS):
        moves[top] = START + top
    return START_TOPS


@rule
def choose_start_row(state: State, top: int) -> None:
    """MA-1.8  With start_row="free" the players then choose the rows of their start towels."""
    beach = state.beaches[state.turn]
    beach.tops[0] = top
    activate(beach, 0)
    begin_turn(state, next_seat(state))
    if state.turn == state.first:
        state.round_number = 1
    else:
        state.phase = STARTING


@rule
def begin_turn(state: State, seat: int) -> None:
    state.turn = seat
    state.to_move = seat
    state.phase = TURN


@rule
def next_seat(state: State) -> int:
    return (int(state.turn) + 1) % int(state.players)


# 10. The combined game.


@rule
def score_half(state: State) -> None:
    for seat in range(int(state.players)):
        state.beaches[seat].mid_score = score(state, state.beaches[seat])
    state.phase = CHOOSING_FIRST
    state.to_move = CHANCE


@rule
def turn_beaches(state: State) -> None:
    """MA-10.3  Towels go back into the bag, beaches to the crab side; all else is kept.

    With combined_dollars="reset" the dollars are dealt anew, with combined_tokens="discard" the
    pattern tokens in hand leave the game.
    """
    if state.combined_tokens == RESET:
        for seat in range(int(state.players)):
            clear_tokens(state.beaches[seat])
    if state.combined_dollars == RESET:
        deal_dollars(state)
    state.side = CRAB_SIDE
    lay_out(state)


@rule
def is_lowest_at_half(state: State, seat: int) -> bool:
    """MA-10.2  The lowest score at half-time begins the second half; ties are drawn by lot."""
    for other in range(int(state.players)):
        if state.beaches[other].mid_score < state.beaches[seat].mid_score:
            return False
    return True
