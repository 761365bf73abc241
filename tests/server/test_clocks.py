"""Time, and what people may do to each other: nobody gains by a trick, nobody is stuck."""

from typing import Any

import msgspec
import pytest

from tests.server.test_tables import seated
from tidetable.games.sea_salt_paper.words import MOVE_CODES
from tidetable.server import turns, wire
from tidetable.server.actions import Action, Sitting
from tidetable.server.table import Refused, Table

DAY = 86_400.0


def with_customs(people: str, clock: wire.Clock | None, **more: Any) -> Table:
    """A running table of Azul, the first to move, with other customs."""
    table = seated("azul", people, first_player=1)
    customs = wire.Customs(clock=clock)
    table.header = msgspec.structs.replace(table.header, customs=customs, **more)
    return table


def move(table: Table, now: float) -> int:
    """The first legal move of whoever is to move."""
    seat, text = table.game.to_move, table.game.moves[0].text
    turns.move(table, wire.MakeMoves(seat, table.step, "", [text]), now)
    return seat


def undo(table: Table, seat: int, now: float) -> None:
    """Take back the seat's last move."""
    turns.ask(table, seat, wire.Ask("undo", table.step), now)


def test_moving_and_taking_back_brings_no_time() -> None:
    table = with_customs("ab", wire.Clock("game", 60, increment=30))
    for now in (1.0, 2.0, 3.0):
        undo(table, move(table, now), now)
    assert table.seconds_left(0) == 57
    move(table, 4.0)
    assert table.seconds_left(0) == 86


def test_taking_back_does_not_begin_the_time_of_a_move_anew() -> None:
    table = with_customs("ab", wire.Clock("move", 60))
    undo(table, move(table, 50.0), 55.0)
    assert table.deadline == 65.0  # ten seconds, as when the move was made
    move(table, 60.0)
    assert table.deadline == 120.0


def test_consent_to_take_back_gives_both_what_they_had() -> None:
    table = with_customs("ab", wire.Clock("move", 60))
    move(table, 20.0)
    move(table, 50.0)
    undo(table, 0, 55.0)
    turns.answer(table, 1, True, 58.0)
    assert table.game.to_move == 0
    assert (table.seconds_left(0), table.seconds_left(1)) == (40, 60)


@pytest.mark.parametrize("kind", ["move", "game"])
def test_leaving_and_coming_back_brings_no_time_unless_the_bot_has_moved(kind: Any) -> None:
    table = with_customs("ab", wire.Clock(kind, 60))
    for now in (40.0, 50.0, 59.0):
        turns.leave(table, 0, now)
        turns.retake(table, 0, now + 0.1)
    assert table.deadline == pytest.approx(60.0)
    turns.leave(table, 0, 59.5)
    move(table, 70.0)  # by the bot
    turns.retake(table, 0, 71.0)
    left = table.seconds_left(0)
    assert left is not None
    assert left >= 30


def test_others_who_come_and_go_do_not_stop_the_clock() -> None:
    table = with_customs("abc", wire.Clock("move", 60))
    for now in (20.0, 40.0):
        turns.leave(table, 1, now)
        turns.retake(table, 1, now)
    assert table.deadline == 60.0


def test_with_a_clock_a_pause_ends_when_all_agree() -> None:
    table = with_customs("ab", wire.Clock("move", 60))
    turns.ask(table, 0, wire.Ask("pause", table.step), 10.0)
    turns.answer(table, 1, True, 20.0)
    assert table.status == "paused"
    turns.resume(table, 1, DAY)
    assert (table.status, table.deadline) == ("paused", None)
    turns.answer(table, 0, False, DAY + 1)
    turns.resume(table, 1, DAY + 2)
    turns.answer(table, 0, True, DAY + 10)
    assert (table.status, table.proposal) == ("running", None)
    assert table.deadline == DAY + 50  # it goes on where it stood


@pytest.mark.parametrize(
    ("clock", "rated", "least"),
    [(None, False, 600.0), (None, True, DAY), (wire.Clock("move", 10 * DAY), False, None)],
)
def test_one_alone_does_not_send_somebody_away_soon(
    clock: wire.Clock | None, rated: bool, least: float | None
) -> None:
    table = with_customs("ab", clock, rated=rated)
    replace = wire.Ask("replace", table.step, 0)
    with pytest.raises(Refused):
        turns.ask(table, 1, replace, DAY - 1 if least is None else least - 1)
    if least is not None:
        turns.ask(table, 1, replace, least)
        assert table.seats[0].stand_in


def test_who_never_answers_does_not_keep_a_seat_from_the_bot() -> None:
    table = with_customs("abc", None)
    turns.ask(table, 1, wire.Ask("replace", table.step, 0), 60.0)
    assert not table.seats[0].stand_in  # the third has not agreed
    turns.ask(table, 1, wire.Ask("replace", table.step, 0), 660.0)
    assert table.seats[0].stand_in


def test_a_seat_whose_new_link_nobody_opens_can_be_given_to_a_bot() -> None:
    table = with_customs("ab", None)
    turns.sit(table, 0, Sitting("link"), 1.0)
    turns.ask(table, 1, wire.Ask("replace", table.step, 0), 601.0)
    assert table.bot_to_move


def test_a_program_has_a_voice_like_a_person() -> None:
    table = with_customs("ab", None)
    table.seats[1].outside_bot = True
    move(table, 1.0)
    move(table, 2.0)
    undo(table, 0, 3.0)
    steps = len(table.game.steps)
    turns.answer(table, 1, False, 4.0)
    assert len(table.game.steps) == steps


def test_nothing_is_taken_back_past_what_another_has_seen() -> None:
    """Two of three could agree to it after one of them has looked through a pile."""
    table = seated("sea-salt-paper", "abc")
    table.movers = [0, 1]
    table.game.steps[:] = [MOVE_CODES["end"], MOVE_CODES["search:1"]]
    assert table.undo_to(0) is None
    table.game.steps[1] = MOVE_CODES["end"]
    assert table.undo_to(0) == 0


def test_time_is_the_same_after_a_restart() -> None:
    table = with_customs("ab", wire.Clock("move", 60))
    text = table.game.moves[0].text
    done: list[Action] = turns.move(table, wire.MakeMoves(0, table.step, "", [text]), 50.0)
    done += turns.ask(table, 0, wire.Ask("undo", table.step), 55.0)
    again = with_customs("ab", wire.Clock("move", 60))
    for action in done:
        again.apply(action)
    assert (again.deadline, again.step) == (table.deadline, table.step)
