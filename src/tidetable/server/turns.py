"""What people at a table may do. Each answers with the actions it comes to, already applied.

The hall calls these on a copy of the table, stores the actions, and only then shows the copy to
anybody.
"""

import math

from tidetable.core import fair
from tidetable.core.rules import CHANCE, ONLOOKER, Refusal
from tidetable.server import wire
from tidetable.server.actions import (
    NOBODY,
    Action,
    Agree,
    Deal,
    Forget,
    Move,
    Mute,
    Pause,
    Propose,
    Refuse,
    Replace,
    Resume,
    Retake,
    Sit,
    Sitting,
    Start,
    Undo,
)
from tidetable.server.table import Refused, Table, refused

# Seconds without a move before the others together may give somebody's seat to a bot, before one
# may do so alone, and before one may do so alone in a pause or in a rated game.
TOGETHER, ALONE, ALONE_AT_LEAST = 60.0, 600.0, 86_400.0


def sit(table: Table, seat: int, sitting: Sitting, now: float) -> list[Action]:
    """Put somebody on a seat; the game starts with the last one."""
    done: list[Action] = [_do(table, Sit(*_next(table, seat, now), sitting))]
    full = all(one.kind in ("person", "bot") for one in table.seats)
    if table.status == "waiting" and full:
        done.append(_do(table, Start(*_next(table, NOBODY, now))))
        done += _draw(table, now)
    return done


def move(table: Table, request: wire.MakeMoves, now: float) -> list[Action]:
    """Make one or more moves of one turn, then draw."""
    seat = request.seat
    if table.status != "running":
        raise refused(f"is-{table.status}", 409)
    if table.to_move != seat:
        raise refused("not-your-turn", 409)
    done: list[Action] = []
    for number, text in enumerate(request.moves):
        if number and (table.to_move != seat or table.has_news(len(table.game.steps) - 1, seat)):
            raise refused("turn-went-on", number=number + 1)
        move_id = request.move_id if number == 0 else ""
        code = _read(table, text)
        done.append(_do(table, Move(*_next(table, seat, now), code, move_id)))
    return done + _draw(table, now)


def _read(table: Table, text: str) -> int:
    code = table.rules.face.read_move(text)
    if code is None:
        raise Refused(Refusal("table", f"{table.rules.name}-not-a-move", {"text": text}))
    if code not in table.game.moves:
        raise Refused(table.rules.face.refusal(table.game.state, code))
    return code


def ask(table: Table, seat: int, request: wire.Ask, now: float) -> list[Action]:
    """Ask for something; what nobody else has to agree to happens at once."""
    if table.status != "running" and not (table.status == "paused" and request.what == "replace"):
        raise refused(f"is-{table.status}", 409)
    about = 0
    if request.what == "undo":
        target = table.undo_to(seat)
        if target is None:
            raise refused("nothing-to-undo")
        about = target
    elif request.what == "replace":
        return _replace(table, seat, NOBODY if request.seat is None else request.seat, now)
    asked = _do(table, Propose(*_next(table, seat, now), request.what, about))
    return [asked, *_carry_out(table, now)]


def _replace(table: Table, seat: int, about: int, now: float) -> list[Action]:
    """Ask the others to let a bot play for somebody; who has waited for long need not ask."""
    if about == seat or about not in range(len(table.seats)) or not _replaceable(table, about):
        raise refused("nobody-to-replace")
    alone = _patience_alone(table)
    others = [one for one in range(len(table.seats)) if _present(table, one)]
    least = TOGETHER if set(others) - {seat, about} else alone
    if least == math.inf:
        raise refused("clock-decides", 409)
    waited_for = table.status == "paused" or table.to_move == about
    waited = now - table.changed
    if not waited_for or waited < least:
        raise refused("not-waited-for", 409, minutes=round(least / 60))
    asked = _do(table, Propose(*_next(table, seat, now), "replace", about))
    if waited >= alone:
        return [asked, _stand_in(table, about, now)]
    return [asked, *_carry_out(table, now)]


def _patience_alone(table: Table) -> float:
    """How long one has to wait who would give another's seat to a bot without asking anybody."""
    if table.status == "paused":
        return ALONE_AT_LEAST
    if table.header.customs.clock is not None:
        return math.inf  # it says how long a player may take
    return ALONE_AT_LEAST if table.header.rated else ALONE


def answer(table: Table, seat: int, agree: bool, now: float) -> list[Action]:
    """Agree to what was asked, or refuse it."""
    if table.proposal is None or seat not in _asked(table):
        raise refused("nothing-to-answer", 409)
    if not agree:
        return [_do(table, Refuse(*_next(table, seat, now)))]
    return [_do(table, Agree(*_next(table, seat, now))), *_carry_out(table, now)]


def resume(table: Table, seat: int, now: float) -> list[Action]:
    """Go on after a pause; with a clock, which would run for the others too, if they agree."""
    if table.status != "paused":
        raise refused("not-paused", 409)
    if table.header.customs.clock is None:
        return [_do(table, Resume(*_next(table, seat, now)))]
    asked = _do(table, Propose(*_next(table, seat, now), "resume", 0))
    return [asked, *_carry_out(table, now)]


def leave(table: Table, seat: int, now: float) -> list[Action]:
    """Get up: from a game that has begun a bot plays on, otherwise the seat is open again."""
    if table.status == "over":
        raise refused("is-over", 409)
    if table.status == "waiting":
        return sit(table, seat, Sitting("open"), now)
    if table.seats[seat].stand_in:
        raise refused("already-left", 409)
    return [_stand_in(table, seat, now)]


def retake(table: Table, seat: int, now: float) -> list[Action]:
    """Come back to one's seat."""
    if table.status == "over" or not table.seats[seat].stand_in:
        raise refused("not-away", 409)
    return [_do(table, Retake(*_next(table, seat, now)))]


def mute(table: Table, seat: int, muted: bool, now: float) -> list[Action]:
    """Let a seat be heard no more, or again."""
    if table.seats[seat].muted == muted:
        return []
    return [_do(table, Mute(*_next(table, seat, now), muted))]


def forget(table: Table, person: str, now: float) -> list[Action]:
    """Take somebody's name off the table; in a game that goes on a bot takes over first."""
    done: list[Action] = []
    seat, owns = table.seat_of(person), person == table.header.owner
    if seat != ONLOOKER and table.status != "over" and not table.seats[seat].stand_in:
        done += leave(table, seat, now)
        seat = table.seat_of(person)  # before the game begins the seat is open again
    if seat != ONLOOKER or owns:
        done.append(_do(table, Forget(*_next(table, seat, now), owns)))
    return done


def time_out(table: Table, now: float) -> list[Action]:
    """Let a bot play on for who has used up the clock."""
    if table.deadline is None or now < table.deadline:
        return []
    return [_stand_in(table, table.to_move, now)]


# What these need.


def _next(table: Table, seat: int, now: float) -> tuple[int, int, float]:
    """Return what every action begins with: its step, its seat and the time."""
    return table.step + 1, seat, now


def _do(table: Table, action: Action) -> Action:
    table.apply(action)
    return action


def _draw(table: Table, now: float) -> list[Action]:
    done: list[Action] = []
    while table.to_move == CHANCE:
        drawn = fair.draw(table.game, table.header.secret, table.salts)
        done.append(_do(table, Deal(*_next(table, NOBODY, now), drawn.code)))
    return done


def _stand_in(table: Table, seat: int, now: float) -> Action:
    bot = table.header.customs.stand_in
    return _do(table, Replace(*_next(table, seat, now), bot))


def _present(table: Table, seat: int) -> bool:
    return table.seats[seat].kind == "person" and not table.seats[seat].stand_in


def _replaceable(table: Table, seat: int) -> bool:
    """Somebody's seat, or one whose new link nobody has opened."""
    return table.seats[seat].kind != "bot" and not table.seats[seat].stand_in


def _asked(table: Table) -> list[int]:
    """The seats that have to agree: present people, without who asks and whom it is about."""
    proposal = table.proposal
    assert proposal is not None
    spared = {proposal.seat, *proposal.agreed}
    if proposal.what == "replace":
        spared.add(proposal.about)
    seats = [seat for seat in range(len(table.seats)) if _present(table, seat)]
    if proposal.what == "undo":
        later = set(table.movers[proposal.about :])
        seats = [seat for seat in seats if seat in later]
    if proposal.what == "pause" and table.header.customs.clock is None:
        seats = []
    return [seat for seat in seats if seat not in spared]


def _carry_out(table: Table, now: float) -> list[Action]:
    proposal = table.proposal
    if proposal is None or _asked(table):
        return []
    if proposal.what == "undo":
        return [_do(table, Undo(*_next(table, proposal.seat, now), proposal.about))]
    if proposal.what == "pause":
        return [_do(table, Pause(*_next(table, proposal.seat, now)))]
    if proposal.what == "resume":
        return [_do(table, Resume(*_next(table, proposal.seat, now)))]
    return [_stand_in(table, proposal.about, now)]
