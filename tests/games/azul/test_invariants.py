"""What must hold after every step of any game. Hypothesis picks indices into the legal moves, so a
failure shrinks to a short game."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.depth import repeats
from tidetable.core import compiled
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
EXAMPLES = 4 if compiled.INTERPRETED else repeats(20, 60)


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
@given(options=OPTIONS, picks=st.lists(st.integers(0, 2**16), max_size=500), seed=st.integers(0, 9))
def test_invariants_after_every_step(options: dict[str, Any], picks: list[int], seed: int) -> None:
    game = Game(RULES, options, draws=False)
    rest = np.random.default_rng(seed)
    positions = bytearray(game.table.tobytes())
    while not game.over:
        codes = list(game.odds) if game.to_move == CHANCE else game.moves
        number = len(game.steps)
        pick = picks[number] if number < len(picks) else int(rest.integers(2**16))
        game.play(int(codes[pick % len(codes)]))
        positions += game.table.tobytes()
    assert game.state.round_number >= 5 or game.state.wall != COLOURED
    check(np.frombuffer(positions, RULES.state), game.players)


def check(at: Any, players: int) -> None:
    """What every position must obey is asked of all of them at once, which is far faster."""
    boards = at["boards"][:, :players]
    check_tiles(at, boards)
    check_marker(at)
    check_discs(at, int(DISPLAYS[players]))
    check_drafts(at, int(DISPLAYS[players]))
    check_phase(at)
    check_boards(at, boards)


def check_tiles(at: Any, boards: Any) -> None:
    """Twenty of each pattern, wherever they lie."""
    for pattern in range(PATTERNS):
        on_lines = np.where(boards["line_pattern"] == pattern, boards["line_count"], 0)
        total = at["bag"][:, pattern] + at["sources"][:, :, pattern].sum(axis=1)
        total += at["lid"][:, pattern]
        total += at["zero_piece"] == pattern
        total += (boards["wall"] == pattern).sum(axis=(1, 2, 3))
        total += (boards["floor"] == pattern).sum(axis=(1, 2))
        assert (total + on_lines.sum(axis=(1, 2)) == TILES_PER_PATTERN).all()
    for place in ("bag", "lid", "sources"):
        assert (at[place] >= 0).all()
    assert (at["on_offer"] == at["sources"].sum(axis=(1, 2))).all()


def check_marker(at: Any) -> None:
    """Exactly one marker, where it is said to be."""
    where = at["marker_at"]
    on_floors = (at["boards"]["floor"] == MARKER).sum(axis=(1, 2))
    assert (on_floors == (where == ON_FLOOR)).all()
    assert ((at["zero_piece"] == MARKER) == (where == ON_ZERO)).all()
    assert ((at["marker_holder"] == NOBODY) == (where == IN_CENTRE)).all()
    on_zero = at[where == ON_ZERO]
    assert on_zero["marker_on_zero"].all()
    assert (on_zero["zero_holder"] == on_zero["marker_holder"]).all()


def check_discs(at: Any, displays: int) -> None:
    """At most nine tiles on a disc, five on SF1 before the offer, none where SF5 is away."""
    faces = at["faces"][:, :displays]
    tiles = at["sources"][:, :displays].sum(axis=2)
    assert (tiles <= 9).all()
    away = (faces == ZERO) & (at["zero_holder"] != NOBODY)[:, None]
    assert not tiles[away].any()
    filling = at["phase"] == FILLING
    assert (tiles <= 4 + (faces == PLUS_ONE))[filling].all()
    assert not at["sources"][:, displays:9].any()
    for face in set(at["faces"].flat) - {0}:
        assert ((at["faces"] == face).sum(axis=1) <= 1).all()
    turned = at[~np.isin(at["phase"], (CHOOSING_FIRST, TURNING_DISPLAYS))]
    gold = (turned["faces"] != 0).sum(axis=1)
    assert (gold == np.where(turned["special_factories"], turned["players"], 0)).all()
    assert (at["zero_holder"] != NOBODY)[at["zero_piece"] != EMPTY].all()


def check_drafts(at: Any, displays: int) -> None:
    """Each draft takes something, and so a round has no more of them than tiles."""
    drafting = np.flatnonzero(at["phase"] == OFFER)
    assert (at["on_offer"][drafting] > at["on_offer"][drafting + 1]).all()
    rounds = at["round_number"][drafting]
    extra = (at["faces"][drafting] == PLUS_ONE).any(axis=1)
    assert (np.bincount(rounds)[rounds] <= 4 * displays + extra).all()


def check_phase(at: Any) -> None:
    """The phase agrees with who is to move."""
    chance = np.isin(at["phase"], (CHOOSING_FIRST, TURNING_DISPLAYS, FILLING))
    assert (at["to_move"][chance] == CHANCE).all()
    deciding = np.isin(at["phase"], (OFFER, SPLITTING, TILING))
    to_decide = at[deciding]
    assert (to_decide["to_move"] >= 0).all()
    assert (to_decide["to_move"] < to_decide["players"]).all()
    assert ((to_decide["on_offer"] > 0) == (to_decide["phase"] != TILING)).all()
    assert (at["phase"][~chance & ~deciding] == ENDED).all()


def check_boards(at: Any, boards: Any) -> None:
    counts, patterns = boards["line_count"], boards["line_pattern"]
    lines = np.arange(LINES)
    assert (boards["score"] >= 0).all()
    assert (boards["floor_count"] >= 0).all()
    assert (boards["floor_count"] <= FLOOR_SPACES).all()
    assert ((boards["floor"] != EMPTY).sum(axis=2) == boards["floor_count"]).all()
    assert (counts >= 0).all()
    assert (counts <= lines + 1).all()
    assert ((counts == 0) == (patterns == EMPTY)).all()
    for pattern in range(PATTERNS):
        cells = boards["wall"] == pattern
        fits = (patterns == EMPTY) | (patterns == pattern)
        takes = (counts <= lines) & fits & ~cells.any(axis=3)
        assert ((boards["open_lines"][:, :, pattern, None] >> lines & 1) == takes).all()
        assert (cells.sum(axis=3) <= 1).all()
        assert (cells.sum(axis=2) <= 1).all()
        if at["wall"][0] == COLOURED:
            _, _, row, column = np.nonzero(cells)
            assert (COLOURED_COLUMN[row, pattern] == column).all()
