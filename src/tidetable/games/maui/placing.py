"""Laying a towel: how a seat reads it, where it fits, and what happens to its column.

A way to place a towel says where the two pattern tokens go: 4 x (square of the light-blue one) +
(square of the orange one), squares counted from one and 0 for a token not played.
"""

from tidetable.core.compiled import rule
from tidetable.core.rules import Moves
from tidetable.games.maui.pieces import (
    ACROSS,
    BY_SEAT,
    CENTRE,
    CRAB_BLOCKS,
    CRABS,
    HIGHEST,
    LOWER,
    LOWEST,
    PLACE,
    ROWS,
    SQUARES,
    TOKEN_PATTERN,
    TOKEN_PLACES,
    TOKENS,
    TOWEL,
    WAYS,
)
from tidetable.games.maui.state import (
    CRAB_SIDE,
    FACE_DOWN,
    NOTHING,
    Beach,
    State,
    Table,
)


@rule
def reads_from_stones(orientation: int, players: int, seat: int) -> bool:
    """MA-2.1  Seats across the table see every towel with its stones at the top."""
    return bool(orientation == BY_SEAT and seat >= ACROSS[players])


@rule
def printed_on(towel: int, square: int, from_stones: bool) -> int:
    """Return the pattern of a square, counted from the end with stones or from the other."""
    return int(TOWEL[towel, LOWER - square if from_stones else square])


@rule
def read_square(table: Table, seat: int, towel: int, square: int) -> int:
    """MA-2.2  What a seat sees on the market, from top to bottom, is what lands on its beach."""
    from_stones = reads_from_stones(int(table.orientation), int(table.players), seat)
    return printed_on(towel, square, from_stones)


@rule
def is_on_grid(row: int) -> bool:
    return 1 <= row <= ROWS


@rule
def next_column(beach: Beach) -> int:
    """MA-4.1  Towels are laid from left to right, one to a column, and never turned."""
    return int(beach.towel_count) + 1


@rule
def has_crab(state: State, beach: Beach, column: int, row: int) -> bool:
    if state.side != CRAB_SIDE:
        return False
    for crab in range(CRABS):
        space = state.crab_spaces[crab]
        if space[0] == column and space[1] == row and beach.crabs[crab] == FACE_DOWN:
            return True
    return False


@rule
def matches(state: State, beach: Beach, column: int, row: int, pattern: int) -> bool:
    """MA-4.2  A square matches if the last towel shows its pattern, active, in the same row.

    With crab_scoring="crab_blocks" a square over a crab does not.
    """
    if not is_on_grid(row) or beach.active[row] != pattern:
        return False
    return not (state.crab_scoring == CRAB_BLOCKS and has_crab(state, beach, column, row))


@rule
def pattern_in(state: State, seat: int, towel: int, square: int, way: int) -> int:
    """What a square of the towel counts as once the tokens are on it."""
    for token in range(TOKENS):
        if token_square(way, token) == square:
            return int(TOKEN_PATTERN[token])
    return read_square(state, seat, towel, square)


@rule
def token_square(way: int, token: int) -> int:
    """The square a token is played on, or NOTHING."""
    return (way // TOKEN_PLACES if token == 0 else way % TOKEN_PLACES) - 1


@rule
def token_may_lie(state: State, seat: int, towel: int, row: int, square: int, token: int) -> bool:
    """MA-4.5  A token lies on a square of the grid, one to a square, and changes its pattern."""
    return bool(is_on_grid(row) and read_square(state, seat, towel, square) != TOKEN_PATTERN[token])


@rule
def crab_forbids_token(state: State, beach: Beach, column: int, row: int) -> bool:
    """MA-9.4  No token on a square over a crab, unless token_on_crab_square says so."""
    if state.token_on_crab_square or state.is_spare:
        return False
    return has_crab(state, beach, column, row)


@rule
def may_play_tokens(state: State, seat: int, towel: int, top: int, way: int) -> bool:
    """MA-4.4  Tokens held since before this turn may be played on the towel being placed."""
    beach = state.beaches[seat]
    if token_square(way, 0) == token_square(way, 1):
        return way == 0
    for token in range(TOKENS):
        square = token_square(way, token)
        if square == NOTHING:
            continue
        row = top + square
        if beach.tokens[token] == 0 or not token_may_lie(state, seat, towel, row, square, token):
            return False
        if crab_forbids_token(state, beach, next_column(beach), row):
            return False
    return True


@rule
def connects(state: State, seat: int, towel: int, top: int, way: int) -> bool:
    """MA-4.3  At least one square must match, with the tokens on the towel."""
    beach = state.beaches[seat]
    for square in range(SQUARES):
        row = top + square
        pattern = pattern_in(state, seat, towel, square, way)
        if matches(state, beach, next_column(beach), row, pattern):
            return True
    return False


@rule
def has_tokens(beach: Beach) -> bool:
    for token in range(TOKENS):
        if beach.tokens[token] > 0:
            return True
    return False


@rule
def fits(state: State, seat: int, towel: int, tokens_count: bool) -> bool:
    """MA-3.3  A towel may be taken only if it can be placed; tokens in hand may make it fit."""
    for top in range(HIGHEST, LOWEST + 1):
        if connects(state, seat, towel, top, 0):
            return True
    if not tokens_count or not has_tokens(state.beaches[seat]):
        return False
    for top in range(HIGHEST, LOWEST + 1):
        for way in range(1, WAYS):
            possible = may_play_tokens(state, seat, towel, top, way)
            if possible and connects(state, seat, towel, top, way):
                return True
    return False


@rule
def list_places(state: State, moves: Moves) -> int:
    seat, towel = int(state.turn), int(state.towel)
    ways = WAYS if has_tokens(state.beaches[seat]) else 1
    count = 0
    for top in range(HIGHEST, LOWEST + 1):
        for way in range(ways):
            if may_place(state, seat, towel, top, way):
                moves[count] = PLACE + (top - HIGHEST) * WAYS + way
                count += 1
    return count


@rule
def may_place(state: State, seat: int, towel: int, top: int, way: int) -> bool:
    if not may_play_tokens(state, seat, towel, top, way):
        return False
    if state.is_spare:
        return top == CENTRE
    return connects(state, seat, towel, top, way)


@rule
def lay_towel(state: State, seat: int, towel: int, top: int, way: int) -> None:
    """MA-4.6  The tokens stay on the towel; their squares count as their patterns for good."""
    beach = state.beaches[seat]
    column = next_column(beach)
    beach.towel_count += 1
    beach.towels[column] = towel
    beach.tops[column] = top
    for square in range(SQUARES):
        beach.squares[column, square] = pattern_in(state, seat, towel, square, way)
    for token in range(TOKENS):
        if token_square(way, token) != NOTHING:
            beach.tokens[token] -= 1


@rule
def covers(beach: Beach, column: int, row: int) -> bool:
    """Whether the towel in this column lies over this row."""
    return bool(0 <= row - beach.tops[column] < SQUARES)


@rule
def activate(beach: Beach, column: int) -> None:
    """What the next towel may match: the squares of this one that lie on the grid."""
    for row in range(ROWS + 1):
        beach.active[row] = NOTHING
    for square in range(SQUARES):
        row = int(beach.tops[column]) + square
        if is_on_grid(row):
            beach.active[row] = beach.squares[column, square]
