"""Actions and the rows that they are stored as: what was stored once is read for ever."""

from typing import get_args

import pytest

from tidetable.server import actions
from tidetable.server.actions import Row, from_row, tag, to_row

# As servers have stored them from the first version on.
SITTING = '{"kind":"person","name":"Ann","person":"p1","bot":null,"outside_bot":false,"salt":"s"}'
STORED: list[Row] = [
    (1, "sit", 0, 0, 1.5, SITTING, ""),
    (2, "start", -1, 0, 1.5, "", ""),
    (3, "deal", -1, 7, 1.5, "", ""),
    (4, "move", 1, 12, 2.25, "", "ann 4"),
    (5, "propose", 1, 3, 3.0, "undo", ""),
    (6, "agree", 0, 0, 4.0, "", ""),
    (7, "undo", 1, 3, 4.0, "", ""),
    (8, "refuse", 0, 0, 5.0, "", ""),
    (9, "pause", 0, 0, 6.0, "", ""),
    (10, "resume", 1, 0, 7.0, "", ""),
    (11, "replace", 1, 0, 8.0, "casual", ""),
    (12, "retake", 1, 0, 9.0, "", ""),
    (13, "mute", 1, 1, 10.0, "", ""),
    (14, "forget", -1, 1, 11.0, "", ""),
]


@pytest.mark.parametrize("row", STORED, ids=lambda row: row[1])
def test_a_stored_row_is_read_and_written_as_it_was(row: Row) -> None:
    action = from_row(row)
    assert (tag(action), action.step, action.seat, action.at) == (row[1], row[0], row[2], row[4])
    assert to_row(action) == row


def test_every_action_has_a_row() -> None:
    kinds = {one for member in get_args(actions.Action) for one in get_args(member) or (member,)}
    assert kinds == {type(from_row(row)) for row in STORED}


def test_numbers_and_notes_get_their_meaning() -> None:
    read = {tag(action): action for action in map(from_row, STORED)}
    assert read["undo"] == actions.Undo(7, 1, 4.0, kept=3)
    assert read["propose"] == actions.Propose(5, 1, 3.0, what="undo", about=3)
    assert read["replace"] == actions.Replace(11, 1, 8.0, bot="casual")
    assert read["mute"] == actions.Mute(13, 1, 10.0, muted=True)
    assert read["forget"] == actions.Forget(14, -1, 11.0, owner=True)
    assert read["sit"] == actions.Sit(
        1, 0, 1.5, sitting=actions.Sitting("person", "Ann", "p1", salt="s")
    )
