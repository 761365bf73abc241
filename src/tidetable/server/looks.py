"""How a table looks: what everybody may know, and what one seat may."""

from typing import TYPE_CHECKING

import msgspec

from tidetable.server import wire

if TYPE_CHECKING:
    from tidetable.server.table import Table


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
        must=table.rules.face.asked(game.state).key if running and to_move >= 0 else None,
        legal=[],
        may_undo=False,
        proposal=table.proposal,
        commitment=table.commitment,
        secret=header.secret.hex() if over else None,
        game_steps=len(game.steps),
        scores=game.scores if over else None,
        ranks=game.ranks if over else None,
        now=table.changed,
    )


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
