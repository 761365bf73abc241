"""What must hold after every step of any game. Hypothesis picks indices into the legal moves, so a
failure shrinks to a short game."""

import itertools
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.azul.drawing import count_tiles
from tidetable.core import compiled, records
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE
from tidetable.games.azul import RULES
from tidetable.games.azul.pieces import (
    COLOURED,
    COLOURED_COLUMN,
    DISPLAYS,
    EMPTY,
    FLOOR_SPACES,
    LINES,
    MARKER,
    PATTERNS,
    PLUS_ONE,
    TILES_PER_PATTERN,
    ZERO,
)
from tidetable.games.azul.state import (
    CHOOSING_FIRST,
    ENDED,
    FILLING,
    IN_CENTRE,
    NOBODY,
    OFFER,
    ON_FLOOR,
    ON_ZERO,
    SPLITTING,
    TILING,
    TURNING_DISPLAYS,
    Board,
    State,
)

pytestmark = pytest.mark.rules

OPTIONS = st.fixed_dictionaries(
    {
        "players": st.sampled_from([2, 3, 4]),
        "wall": st.sampled_from(["coloured", "brown"]),
        "special_factories": st.booleans(),
        "gold_displays": st.sampled_from(["once", "every_round"]),
        "marker_on_zero": st.booleans(),
    }
)
EXAMPLES = 4 if compiled.INTERPRETED else 60


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
@given(options=OPTIONS, picks=st.lists(st.integers(0, 2**16), max_size=500), seed=st.integers(0, 9))
def test_invariants_after_every_step(options: dict[str, Any], picks: list[int], seed: int) -> None:
    game = Game(RULES, options, draws=False)
    rest = np.random.default_rng(seed)
    taken = 0
    for number in itertools.count():
        check(cast(State, records.plain(game.state)))
        if game.over:
            assert game.state.round_number >= 5 or game.state.wall != COLOURED
            return
        codes = list(game.odds) if game.to_move == CHANCE else game.moves
        pick = picks[number] if number < len(picks) else int(rest.integers(2**16))
        before = int(game.state.on_offer)
        drafting = game.state.phase == OFFER
        if game.state.phase == FILLING:
            taken = 0
        game.play(int(codes[pick % len(codes)]))
        if drafting:
            taken += 1
            extra = int(PLUS_ONE in game.state.faces)
            assert taken <= 4 * DISPLAYS[options["players"]] + extra
            assert before > game.state.on_offer


def check(state: State) -> None:
    for pattern in range(PATTERNS):
        assert count_tiles(state, pattern) == TILES_PER_PATTERN
        assert state.bag[pattern] >= 0
        assert state.lid[pattern] >= 0
    assert np.all(state.sources >= 0)
    assert state.on_offer == np.sum(state.sources, dtype=np.int64)
    check_marker(state)
    check_discs(state)
    check_phase(state)
    for seat in range(int(state.players)):
        check_board(state, state.boards[seat])


def check_marker(state: State) -> None:
    """Exactly one marker, where it is said to be."""
    on_floors = sum(int(np.sum(board.floor == MARKER)) for board in state.boards)
    assert on_floors == (state.marker_at == ON_FLOOR)
    assert (state.zero_piece == MARKER) == (state.marker_at == ON_ZERO)
    assert (state.marker_holder == NOBODY) == (state.marker_at == IN_CENTRE)
    if state.marker_at == ON_ZERO:
        assert state.marker_on_zero
        assert state.zero_holder == state.marker_holder


def check_discs(state: State) -> None:
    """At most nine tiles on a disc, five on SF1 before the offer, none where SF5 is away."""
    displays = int(DISPLAYS[state.players])
    for display in range(displays):
        tiles = int(np.sum(state.sources[display], dtype=np.int64))
        assert tiles <= 9
        if state.faces[display] == ZERO and state.zero_holder != NOBODY:
            assert tiles == 0
        if state.phase == FILLING:
            assert tiles <= 4 + (state.faces[display] == PLUS_ONE)
    assert np.all(state.sources[displays:9] == 0)
    gold = [int(face) for face in state.faces if face]
    assert len(gold) == len(set(gold))
    if state.phase not in (CHOOSING_FIRST, TURNING_DISPLAYS):
        assert len(gold) == (state.players if state.special_factories else 0)
    if state.zero_piece != EMPTY:
        assert state.zero_holder != NOBODY


def check_phase(state: State) -> None:
    """The phase agrees with who is to move."""
    if state.phase in (CHOOSING_FIRST, TURNING_DISPLAYS, FILLING):
        assert state.to_move == CHANCE
    elif state.phase in (OFFER, SPLITTING, TILING):
        assert 0 <= state.to_move < state.players
        assert (state.on_offer > 0) == (state.phase != TILING)
    else:
        assert state.phase == ENDED


def check_board(state: State, board: Board) -> None:
    assert board.score >= 0
    assert 0 <= board.floor_count <= FLOOR_SPACES
    assert np.sum(board.floor != EMPTY) == board.floor_count
    for line in range(LINES):
        assert 0 <= board.line_count[line] <= line + 1
        assert (board.line_count[line] == 0) == (board.line_pattern[line] == EMPTY)
        for pattern in range(PATTERNS):
            room = board.line_count[line] <= line
            fits = board.line_pattern[line] in (EMPTY, pattern)
            takes = room and fits and pattern not in board.wall[line]
            assert bool(board.open_lines[pattern] >> line & 1) == takes
    for pattern in range(PATTERNS):
        where = np.argwhere(board.wall == pattern).tolist()
        assert len({row for row, _ in where}) == len(where)
        assert len({column for _, column in where}) == len(where)
        if state.wall == COLOURED:
            assert all(COLOURED_COLUMN[row, pattern] == column for row, column in where)
