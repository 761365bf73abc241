"""What previews say is what then happens."""

from typing import Any

import numpy as np
import pytest
from msgspec import structs

from tidetable.core import compiled
from tidetable.core.play import Game
from tidetable.games.azul import RULES
from tidetable.games.azul.previews import Preview, SplitPreview
from tidetable.games.azul.shown import Shown

CASES: list[dict[str, Any]] = [
    {"players": players, "wall": wall, "special_factories": special, "marker_on_zero": on_zero}
    for players, wall, special, on_zero in [
        (2, "coloured", False, False),
        (3, "coloured", True, False),
        (4, "coloured", True, True),
        (2, "brown", False, False),
        (3, "brown", True, True),
        (4, "brown", True, False),
    ]
]
PLAYED = 3  # turns tried out in a position
TURNS = 14 if compiled.INTERPRETED else 500  # of a game, at most


@pytest.mark.parametrize("options", CASES, ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_playing_a_turn_gives_what_its_preview_said(options: dict[str, Any], seed: int) -> None:
    dice = np.random.default_rng(seed)
    game = Game(RULES, {**options, "gold_displays": "every_round"}, seed=seed)
    for _ in range(TURNS):
        if game.over:
            break
        told = RULES.face.previews(game.view(game.to_move).record)
        assert [preview.moves[0] for preview in told] == [str(move) for move in game.moves]
        for index in dice.choice(len(told), min(len(told), PLAYED), replace=False):
            check(game, told[index])
        play(game, told[int(dice.integers(len(told)))])


def test_only_who_is_to_move_is_told() -> None:
    game = Game(RULES, {"players": 2}, seed=0)
    assert not RULES.face.previews(game.view(1 - game.to_move).record)
    assert not RULES.face.previews(game.view().record)


def play(game: Game, preview: Preview) -> None:
    for move in preview.moves:
        game.play(move)


def check(game: Game, preview: Preview) -> None:
    seat = game.to_move
    before: Shown = game.view(seat).shown
    after_game = game.copy(seed=0)
    play(after_game, preview)
    after: Shown = after_game.view(seat).shown
    if before.phase == "tiling":
        check_column(before, after, preview)
    elif after.phase == "taking" and after.round_number == before.round_number:
        assert seen(before, after, preview) == preview
    elif before.wall == "coloured":
        bonus = after.boards[seat].bonuses.points if after.phase == "over" else 0
        assert after.boards[seat].score - bonus == preview.score_if_round_ended
        assert preview.last_round == (after.phase == "over")


def check_column(before: Shown, after: Shown, preview: Preview) -> None:
    seat = before.to_move
    assert seat is not None
    assert preview.completes
    assert preview.points > 0
    if after.to_move == seat and after.phase == "tiling":  # nothing has been scored in between
        fallen = after.boards[seat].floor != before.boards[seat].floor
        gained = after.boards[seat].score - before.boards[seat].score
        assert gained >= preview.points or fallen
        assert after.boards[seat].score_if_round_ended == preview.score_if_round_ended


def seen(before: Shown, after: Shown, preview: Preview) -> Preview:
    """The preview, from what was shown before and after."""
    seat = before.to_move
    assert seat is not None
    old, new = before.boards[seat], after.boards[seat]
    if before.phase == "splitting":
        assert old == new
        assert preview.split is not None
        return structs.replace(
            preview,
            split=split(before, after, preview),
            score_if_round_ended=new.score_if_round_ended,
        )
    source, pattern, target = preview.moves[0][0], preview.moves[0][1], preview.moves[0][3:]
    tiles = before.centre if source == "c" else before.displays[int(source) - 1].tiles
    fill = 0 if target == "floor" else new.lines[int(target) - 1].count
    full = target != "floor" and new.lines[int(target) - 1].free == 0
    kept = fill - (0 if target == "floor" else old.lines[int(target) - 1].count)
    return Preview(
        moves=preview.moves,
        taken=tiles.count(pattern),
        fill=fill,
        completes=full,
        points=points(before, seat, int(target) - 1, pattern) if full else 0,
        fall=tiles.count(pattern) - kept,
        floor_cost=new.floor_loss - old.floor_loss,
        takes_marker=new.has_marker and not old.has_marker,
        to_centre=() if source == "c" else added(before.centre, after.centre),
        split=split(before, after, preview) if preview.split else None,
        score_if_round_ended=new.score_if_round_ended,
        last_round=after.last_round,
    )


def points(before: Shown, seat: int, row: int, pattern: str) -> int:
    """What the tile would score, counted on the wall as it is shown."""
    wall = before.boards[seat].wall
    columns = [column for column in range(5) if wall[row][column] is None]
    if before.printed_wall:
        columns = [before.printed_wall[row].index(pattern)]
    else:
        columns = [c for c in columns if pattern not in [wall[r][c] for r in range(5)]]
    return max((length(wall, row, column) for column in columns), default=0)


def length(wall: Any, row: int, column: int) -> int:
    across = run([wall[row][c] if c != column else "X" for c in range(5)], column)
    down = run([wall[r][column] if r != row else "X" for r in range(5)], row)
    return (across if across > 1 else 0) + (down if down > 1 else 0) or 1


def run(cells: list[str | None], place: int) -> int:
    first = last = place
    while first > 0 and cells[first - 1]:
        first -= 1
    while last < 4 and cells[last + 1]:
        last += 1
    return last - first + 1


def split(before: Shown, after: Shown, preview: Preview) -> SplitPreview:
    """Where the leftovers lie now."""
    assert preview.split is not None
    display = next(n for n, one in enumerate(before.displays) if one.face == "<>")
    taken = preview.moves[0][1] if len(preview.moves) == 2 else ""
    patterns = tuple(dict.fromkeys(p for p in before.displays[display].tiles if p != taken))
    left, right = preview.split.left, preview.split.right
    moved = added(before.displays[right].tiles, after.displays[right].tiles)
    assert not after.displays[display].tiles
    staying = set(patterns) - set(moved)
    assert staying <= set(after.displays[left].tiles)
    return SplitPreview(left, right, patterns, tuple(dict.fromkeys(moved)))


def added(before: tuple[Any, ...], after: tuple[Any, ...]) -> tuple[Any, ...]:
    more = [
        pattern for pattern in "TBCDR" for _ in range(after.count(pattern) - before.count(pattern))
    ]
    return tuple(more)
