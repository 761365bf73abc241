"""The special factories: gold displays and what each of their five kinds does."""

from tidetable.core.compiled import rule
from tidetable.core.rules import Moves, Weights
from tidetable.games.azul.pieces import (
    BLUE,
    DISPLAYS,
    EMPTY,
    EVERY_ROUND,
    FACE,
    FACES,
    GOLD_FACES,
    LEFT_RIGHT,
    MARKER,
    MAX_DISPLAYS,
    PATTERNS,
    PLUS_ONE,
    SHOWS_PATTERN,
    SPLIT,
    SPLITS,
    STAYS,
    TILES_PER_DISPLAY,
    ZERO,
)
from tidetable.games.azul.state import FILLING, NOBODY, NOWHERE, State

# Drawing the gold displays.


@rule
def displays_are_turned_now(state: State) -> bool:
    """AZ-8.1  Gold displays are drawn before the game; as an option, before every round."""
    if not state.special_factories:
        return False
    return bool(state.round_number == 1 or state.gold_displays == EVERY_ROUND)


@rule
def turn_all_blue(state: State) -> None:
    for display in range(MAX_DISPLAYS):
        state.faces[display] = BLUE


@rule
def weigh_faces(state: State, weights: Weights) -> int:
    """AZ-8.2  As many displays as players are turned over, any ones; the nine faces differ."""
    displays_left = displays_in_play(state) - int(state.dealt)
    gold_left = int(state.players)
    faces_left = GOLD_FACES
    for face in range(SHOWS_PATTERN, FACES):
        weights[FACE + face] = 1
    for display in range(int(state.dealt)):
        face = int(state.faces[display])
        if face != BLUE:
            weights[FACE + face] = 0
            gold_left -= 1
            faces_left -= 1
    for face in range(SHOWS_PATTERN, FACES):
        weights[FACE + face] *= gold_left
    weights[FACE + BLUE] = (displays_left - gold_left) * faces_left
    return displays_left * faces_left


@rule
def turn_display(state: State, face: int) -> None:
    state.faces[state.dealt] = face
    state.dealt += 1
    if state.dealt == displays_in_play(state):
        state.dealt = 0
        state.phase = FILLING


@rule
def display_showing(state: State, face: int) -> int:
    """The display with this gold face, or NOWHERE."""
    for display in range(displays_in_play(state)):
        if state.faces[display] == face:
            return display
    return NOWHERE


@rule
def displays_in_play(state: State) -> int:
    """AZ-1.2  Five displays for two players, seven for three, nine for four."""
    return int(DISPLAYS[state.players])


# Preparing a round.


@rule
def tiles_wanted(state: State) -> int:
    """AZ-8.3  SF1: when all displays are filled, one more tile is drawn for this one."""
    tiles = displays_in_play(state) * TILES_PER_DISPLAY
    if state.special_factories and display_showing(state, PLUS_ONE) != NOWHERE:
        tiles += 1
    return tiles


@rule
def gather_patterns(state: State) -> None:
    """AZ-8.4  SF2: then it takes one tile of its pattern from each neighbour that has one."""
    if not state.special_factories:
        return
    for display in range(displays_in_play(state)):
        pattern = int(state.faces[display]) - SHOWS_PATTERN
        if 0 <= pattern < PATTERNS:
            for step in (-1, 1):
                beside = neighbour(state, display, step)
                if state.sources[beside, pattern] > 0:
                    state.sources[beside, pattern] -= 1
                    state.sources[display, pattern] += 1


@rule
def neighbour(state: State, display: int, step: int) -> int:
    """AZ-8.7  Displays stand in a circle; the place of an SF5 that was taken is skipped."""
    count = displays_in_play(state)
    beside = (display + step) % count
    if state.faces[beside] == ZERO and state.zero_holder != NOBODY:
        beside = (beside + step) % count
    return beside


# What becomes of leftovers.


@rule
def leftovers_stay(state: State, display: int) -> bool:
    """AZ-8.5  SF3: leftovers stay where they are. (Those of SF4 wait there to be split.)"""
    return bool(state.faces[display] == STAYS or state.faces[display] == LEFT_RIGHT)


@rule
def must_split(state: State, display: int) -> bool:
    """AZ-8.6  SF4: the taker moves the leftovers to the neighbours, no pattern to both."""
    return bool(state.faces[display] == LEFT_RIGHT and leftovers(state, display) != 0)


@rule
def leftovers(state: State, display: int) -> int:
    """The patterns lying on a display, as a set of bits."""
    patterns = 0
    for pattern in range(PATTERNS):
        if state.sources[display, pattern] > 0:
            patterns |= 1 << pattern
    return patterns


@rule
def list_splits(state: State, moves: Moves) -> int:
    patterns = leftovers(state, display_showing(state, LEFT_RIGHT))
    count = 0
    for right in range(SPLITS):
        if right & ~patterns == 0:
            moves[count] = SPLIT + right
            count += 1
    return count


@rule
def split_leftovers(state: State, right: int) -> None:
    display = display_showing(state, LEFT_RIGHT)
    for pattern in range(PATTERNS):
        step = 1 if right >> pattern & 1 else -1
        beside = neighbour(state, display, step)
        state.sources[beside, pattern] += state.sources[display, pattern]
        state.sources[display, pattern] = 0


# The zero.


@rule
def lay_out_zero(state: State, display: int) -> None:
    """AZ-8.8  SF5: the taker lays it beside the floor as one more space, at once."""
    if state.faces[display] == ZERO:
        state.zero_holder = state.to_move


@rule
def catch_on_zero(state: State, seat: int, piece: int) -> bool:
    """AZ-8.9  SF5: the next tile to fall lies there and costs nothing; the marker by option."""
    if state.zero_holder != seat or state.zero_piece != EMPTY:
        return False
    if piece == MARKER and not state.marker_on_zero:
        return False
    state.zero_piece = piece
    return True


@rule
def return_zero(state: State) -> None:
    """AZ-8.10  SF5 goes back to its place at the end of the round; its tile goes to the lid."""
    piece = int(state.zero_piece)
    if piece != EMPTY and piece != MARKER:
        state.lid[piece] += 1
    state.zero_piece = EMPTY
    state.zero_holder = NOBODY
