"""How a table looks: what everybody may know, and what one seat may."""

from typing import TYPE_CHECKING, Literal

import msgspec

from tidetable.core.rules import ONLOOKER
from tidetable.server import actions, wire

if TYPE_CHECKING:
    from tidetable.server.table import Table

Plain = wire.Started | wire.Agreed | wire.Declined | wire.Paused | wire.Resumed | wire.Retaken
PLAIN: dict[type[actions.Plain], type[Plain]] = {
    actions.Start: wire.Started,
    actions.Agree: wire.Agreed,
    actions.Refuse: wire.Declined,
    actions.Pause: wire.Paused,
    actions.Resume: wire.Resumed,
    actions.Retake: wire.Retaken,
}


def told(table: "Table", action: actions.Action) -> list[bytes]:
    """Tell each seat, then onlookers, of an action that is about to happen, as JSON.

    It is kept as text: the collector would have to look at all that events are made of.
    """
    viewers = [*range(len(table.seats)), ONLOOKER]
    if isinstance(action, actions.Move | actions.Deal):
        return _steps(table, action, viewers)
    return [msgspec.json.encode(_at_table(table, action))] * len(viewers)


def _steps(table: "Table", action: actions.Move | actions.Deal, viewers: list[int]) -> list[bytes]:
    """Tell a step of the game to each viewer; those who are told the same share it."""
    kind = wire.Moved if isinstance(action, actions.Move) else wire.Dealt
    face, begins = table.rules.face, (action.step, action.seat, action.at)
    told: list[bytes] = []
    made: dict[int, bytes] = {}
    for viewer in viewers:
        events = face.events(table.game.state, action.code, viewer)
        if id(events) not in made:
            step = kind(*begins, face.event_text(events[0]), events)
            made[id(events)] = msgspec.json.encode(step)
        told.append(made[id(events)])
    return told


def _at_table(table: "Table", action: actions.Action) -> wire.Told:
    begins = action.step, action.seat, action.at
    match action:
        case actions.Sit():
            return wire.Sat(*begins, action.sitting.kind, action.sitting.bot)
        case actions.Propose():
            return wire.Proposed(*begins, action.what, action.about)
        case actions.Undo():
            return wire.Undone(*begins, len(table.movers) - action.kept)
        case actions.Replace():
            return wire.Replaced(*begins, action.bot, _why_replaced(table, action))
        case actions.Mute():
            return wire.Muted(*begins, action.muted)
        case actions.Forget():
            return wire.Forgotten(*begins)
        case actions.Move() | actions.Deal():
            raise AssertionError("a step of the game is told to each viewer")
    return PLAIN[type(action)](*begins)


def _why_replaced(table: "Table", action: actions.Replace) -> Literal["left", "clock", "proposal"]:
    if table.proposal is not None and table.proposal.what == "replace":
        return "proposal"
    ran_out = table.deadline is not None and action.at >= table.deadline
    return "clock" if ran_out and table.to_move == action.seat else "left"


def view(table: "Table", to_all: wire.TableView, seat: int, owner: bool) -> wire.TableView:
    """What everybody may know, and what the seat may."""
    game = table.game
    mine = table.status == "running" and seat >= 0 and table.to_move == seat
    return msgspec.structs.replace(
        to_all,
        you=seat if seat >= 0 else None,
        owner=owner,
        shown=game.view(seat).shown,
        legal=[move.text for move in game.moves] if mine else [],
        may_undo=seat >= 0 and table.undo_to(seat) is not None,
    )


def open_view(table: "Table") -> wire.TableView:
    """What everybody may know, without the game itself."""
    game, header = table.game, table.header
    over, running = table.status == "over", table.status == "running"
    to_move = table.to_move
    return wire.TableView(
        table=header.id,
        game=header.game,
        options=header.options,
        customs=header.customs,
        public=header.public,
        rated=header.rated,
        status=table.status,
        step=table.step,
        seats=[_seat(table, number) for number in range(len(table.seats))],
        you=None,
        owner=False,
        to_move=to_move if table.status != "waiting" and to_move >= 0 else None,
        turn_began=table.began if running else None,
        deadline=table.deadline,
        shown=None,
        must=_asked(table) if running and to_move >= 0 else None,
        legal=[],
        log_from=table.log_from,
        may_undo=False,
        proposal=table.proposal,
        commitment=table.commitment,
        secret=header.secret.hex() if over else None,
        game_steps=len(game.steps),
        scores=game.scores if over else None,
        ranks=game.ranks if over else None,
        now=table.changed,
    )


def _asked(table: "Table") -> wire.Asked:
    asked = table.rules.face.asked(table.game.state)
    return wire.Asked(asked.rule, asked.key, dict(asked.details))


def _seat(table: "Table", number: int) -> wire.SeatView:
    seat = table.seats[number]
    return wire.SeatView(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.stand_in or seat.bot,
        outside_bot=seat.outside_bot,
        away=seat.stand_in is not None,
        muted=seat.muted,
        salt=seat.salt,
        seconds_left=table.seconds_left(number),
    )
