"""One game in progress: who sits there, what has happened, and how it looks to each.

A table is what its actions make of it; ``apply`` takes them one by one. What people may do, and
which actions it comes to, is in ``turns``.
"""

import time
from collections.abc import Iterable
from typing import Any, assert_never

import msgspec

from tidetable.core import fair
from tidetable.core.errors import BadInput
from tidetable.core.log import Log
from tidetable.core.play import Game
from tidetable.core.rules import ONLOOKER, OVER, Refusal, Rules
from tidetable.core.sentences import sentence
from tidetable.server import looks, wire
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
    Start,
    Undo,
)

BACK_SECONDS = 30.0  # by the clock, for who comes back


def now() -> float:
    """Seconds since 1970, to the millisecond."""
    return round(time.time(), 3)


class Refused(BadInput):
    """Something a person may not do now; nothing has changed."""

    def __init__(self, refusal: Refusal, status: int = 422) -> None:
        super().__init__(f"{sentence(refusal.key, refusal.details)} ({refusal.rule})")
        self.refusal = refusal
        self.status = status


def refused(key: str, status: int = 422, **details: wire.Word) -> Refused:
    """A refusal by the table itself, not by a rule of the game."""
    return Refused(Refusal("table", f"table-{key}", details), status)


class Header(msgspec.Struct, frozen=True):
    """What a table was made with."""

    id: str
    game: str
    rules: int
    options: dict[str, wire.Word]
    customs: wire.Customs
    owner: str
    secret: bytes
    created: float
    public: bool
    rated: bool
    seats: int


class Seat(msgspec.Struct, gc=False):
    """A place at the table."""

    kind: wire.SeatKind = "open"
    person: str | None = None
    name: str = ""
    bot: str | None = None
    outside_bot: bool = False
    stand_in: str | None = None  # the bot that plays on for a person who left
    salt: str = ""
    used: float = 0.0  # seconds, by the clock: of the game, or of this turn
    left_after: int = 0  # steps of the game, when a bot took over
    muted: bool = False  # by the owner: nothing said here reaches the others


def sender_of(seat: int, move_id: str) -> str:
    """By what a move is known that is sent again. Text: a dictionary of it is no work for the
    collector."""
    return f"{seat} {move_id}"


class Table:
    """A table, as its header and its actions say."""

    def __init__(self, rules: Rules, header: Header, actions: Iterable[Action] = ()) -> None:
        self.rules = rules
        self.header = header
        self.step = 0
        self.status: wire.Status = "waiting"
        self.seats = [Seat() for _ in range(header.seats)]
        self.game = Game(rules, header.options, draws=False)
        self.to_move = self.game.to_move  # asked for a dozen times for each move
        self.salts: list[str] = []
        self.movers: list[int] = []  # the seat that made each step of the game
        self.turns: list[tuple[int, int]] = []  # where each began: step of the game, of the table
        self.spent: dict[int, float] = {}  # what moves took, where each has a time of its own
        # What was told of each step, as JSON: to every seat, then to onlookers. Copies share it,
        # each up to its own step; in one list, as a tuple for each step would be work for the
        # collector.
        self.past: list[bytes] = []
        self.moved: dict[str, int] = {}  # where a sender's move led
        self.last_round: Any = None  # as everybody saw it when it had ended
        self.proposal: wire.Proposal | None = None
        self.began: float | None = None  # when the turn did
        self.changed = header.created
        self.commitment = fair.commitment(header.secret)
        self.encoded: dict[tuple[int, bool], bytes] = {}  # views as JSON, up to the time
        self.open_view: wire.TableView | None = None
        for action in actions:
            self.apply(action)

    def copy(self) -> "Table":
        """One that can be changed without anybody seeing it."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.seats = [msgspec.structs.replace(seat) for seat in self.seats]
        twin.game = self.game.copy()
        twin.movers = self.movers.copy()
        twin.turns = self.turns.copy()
        twin.spent = self.spent.copy()
        twin.moved = self.moved.copy()
        return twin

    # What an action does.

    def apply(self, action: Action) -> None:
        """Let one thing happen."""
        assert action.step == self.step + 1, f"step {action.step} after {self.step}"
        told = looks.told(self, action)
        self._do(action)
        self.step = action.step
        self.changed = action.at
        self.encoded, self.open_view = {}, None
        # From where this copy stands: another one, which was not kept, may have gone further.
        self.past[(action.step - 1) * len(told) :] = told

    def _do(self, action: Action) -> None:
        match action:
            case Move():
                self._move(action)
            case Deal():
                self._step(action)
            case Sit():
                self._sit(action)
            case Start():
                self._start(action)
            case Propose():
                self.proposal = wire.Proposal(action.what, action.seat, action.about, [])
            case Agree():
                self._agree(action)
            case Refuse():
                self.proposal = None
            case Undo():
                self._undo(action)
            case Pause():
                self._pause(action)
            case Resume():
                self._resume(action)
            case Replace():
                self._replace(action)
            case Retake():
                self._retake(action)
            case Mute():
                self.seats[action.seat].muted = action.muted
            case Forget():
                self._forget(action)
            case _:
                assert_never(action)

    def _sit(self, action: Sit) -> None:
        seat, new = self.seats[action.seat], action.sitting
        seat.kind, seat.name, seat.person, seat.bot = new.kind, new.name, new.person, new.bot
        seat.outside_bot = new.outside_bot
        seat.stand_in = None
        seat.muted = False
        if self.status == "waiting":
            seat.salt = new.salt

    def _start(self, action: Start) -> None:
        self.status = "running"
        self.salts = [seat.salt for seat in self.seats]
        self.began = action.at

    def _move(self, action: Move) -> None:
        if action.move_id:
            self.moved[sender_of(action.seat, action.move_id)] = action.step
        self.use_clock(action.at)
        clock, seat = self.header.customs.clock, self.seats[action.seat]
        if clock is not None and clock.kind == "game":
            seat.used -= clock.increment
        elif clock is not None:
            self.spent[len(self.movers)], seat.used = seat.used, 0.0
        self._step(action)
        self.proposal = None

    def _step(self, action: Move | Deal) -> None:
        ending = self.rules.face.ending
        if ending is not None:
            self.last_round = ending(self.game.state, action.code) or self.last_round
        self.game.play(action.code)
        self.to_move = self.game.to_move
        if action.seat not in (NOBODY, self.last_mover):
            self.turns.append((len(self.movers), action.step))
        self.movers.append(action.seat)
        if self.to_move == OVER:
            self.status = "over"

    def _agree(self, action: Agree) -> None:
        assert self.proposal is not None
        agreed = [*self.proposal.agreed, action.seat]
        self.proposal = msgspec.structs.replace(self.proposal, agreed=agreed)

    def _undo(self, action: Undo) -> None:
        self.use_clock(action.at)
        self._turn_back_clock(action.kept)
        kept = self.game.steps[: action.kept]
        self.game = Game(self.rules, self.header.options, draws=False)
        for code in kept:
            self.game.play(code)
        self.to_move = self.game.to_move
        del self.movers[action.kept :]
        self.turns = [turn for turn in self.turns if turn[0] < action.kept]
        self.proposal = None

    def _turn_back_clock(self, kept: int) -> None:
        """Nobody gains time by a move that is taken back."""
        clock = self.header.customs.clock
        if clock is not None and clock.kind == "game":
            for mover in self.movers[kept:]:
                self.seats[mover].used += clock.increment
        elif clock is not None:
            for seat in self.seats:
                seat.used = 0.0
            self.seats[self.movers[kept]].used = self.spent[kept]

    def _pause(self, action: Pause) -> None:
        self.use_clock(action.at)
        self.status = "paused"
        self.began = None
        self.proposal = None

    def _resume(self, action: Resume) -> None:
        self.status = "running"
        self.began = action.at
        self.proposal = None

    def _replace(self, action: Replace) -> None:
        self.use_clock(action.at)
        seat = self.seats[action.seat]
        seat.stand_in, seat.left_after = action.bot, len(self.movers)
        self.proposal = None

    def _retake(self, action: Retake) -> None:
        self.use_clock(action.at)
        seat, clock = self.seats[action.seat], self.header.customs.clock
        seat.stand_in = None
        # Who had run out of time gets some once the bot has moved, and nobody gets it all again.
        if clock is not None and action.seat in self.movers[seat.left_after :]:
            seat.used = min(seat.used, max(0.0, clock.seconds - BACK_SECONDS))

    def _forget(self, action: Forget) -> None:
        if action.seat != NOBODY:
            self.seats[action.seat].person, self.seats[action.seat].name = None, ""
        if action.owner:
            self.header = msgspec.structs.replace(self.header, owner="")

    # Time.

    def use_clock(self, now: float) -> None:
        """Charge the time since the turn began, and begin anew."""
        if self.began is None:
            return
        if self.to_move >= 0:
            self.seats[self.to_move].used += now - self.began
        self.began = now

    def seconds_left(self, seat: int) -> float | None:
        """What the seat may still use, from when the clock was last looked at; None without one."""
        clock = self.header.customs.clock
        if clock is None:
            return None
        return clock.seconds - self.seats[seat].used

    @property
    def deadline(self) -> float | None:
        """When the clock of the player to move runs out; bots are quick and have none."""
        if self.status != "running" or self.began is None or self.to_move < 0:
            return None
        left = self.seconds_left(self.to_move)
        if left is None or self.bot_to_move is not None:
            return None
        return self.began + left

    # Looking.

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot that has to move now."""
        if self.status != "running" or self.to_move < 0:
            return None
        seat = self.seats[self.to_move]
        return seat.stand_in or seat.bot

    @property
    def waits_for(self) -> int | None:
        """The seat of the person who has to move now."""
        if self.status != "running" or self.to_move < 0 or self.bot_to_move is not None:
            return None
        return self.to_move

    def seat_of(self, person: str | None) -> int:
        """Where the person sits, or ONLOOKER."""
        for number, seat in enumerate(self.seats):
            if person is not None and seat.person == person:
                return number
        return ONLOOKER

    def log(self) -> Log:
        """The game so far as a log; only for who may see everything."""
        game = self.game.copy()
        game.names = [seat.name or f"seat {number}" for number, seat in enumerate(self.seats, 1)]
        return game.log

    def proof(self) -> fair.Proof:
        """All that the draws followed from."""
        secret = self.header.secret
        return fair.Proof(
            commitment=self.commitment,
            secret=secret.hex(),
            salts=self.salts,
            log=self.log(),
        )

    @property
    def last_mover(self) -> int:
        """The seat whose turn began last, or NOBODY."""
        return self.movers[self.turns[-1][0]] if self.turns else NOBODY

    @property
    def log_from(self) -> int:
        """The first step whose line may be read: where players must remember, old ones go."""
        limit = self.rules.face.turns_in_log
        turns = limit(self.header.options) if limit and self.status != "over" else None
        shown = len(self.seats) * turns if turns else len(self.turns)
        return self.turns[-shown][1] if shown < len(self.turns) else 1

    def told_to(self, seat: int, after: int) -> list[msgspec.Raw]:
        """Return the JSON of what happened after a step, as the seat may know and read it."""
        viewers = len(self.seats) + 1
        column = seat % viewers  # onlookers have the last
        first = max(after, self.log_from - 1)
        told = self.past[first * viewers + column : self.step * viewers : viewers]
        return [msgspec.Raw(one) for one in told]

    def seen_by(self, person: str | None, now: float) -> wire.TableView:
        """The table as a person may see it."""
        return msgspec.structs.replace(self._seen(self._eyes(person)), now=now)

    def json_for(self, person: str | None, now: float) -> bytes:
        """The same as JSON, made once for all who see the same, up to the time, which comes last.

        The view itself is not kept: the collector would have to look at all that it is made of.
        """
        eyes = self._eyes(person)
        if eyes not in self.encoded:
            whole = msgspec.json.encode(self._seen(eyes))
            self.encoded[eyes] = whole[: whole.rindex(b":") + 1]
        return b"%b%b}" % (self.encoded[eyes], msgspec.json.encode(now))

    def _eyes(self, person: str | None) -> tuple[int, bool]:
        """What of a person decides what they see: the seat, and whether the table is theirs."""
        return self.seat_of(person), person is not None and person == self.header.owner

    def _seen(self, eyes: tuple[int, bool]) -> wire.TableView:
        if self.open_view is None:
            self.open_view = looks.open_view(self)
        return looks.view(self, self.open_view, *eyes)

    # Taking back.

    def undo_to(self, seat: int) -> int | None:
        """How many steps would be kept if the seat took back its last move; None if it cannot."""
        if not self.header.customs.undo or self.status != "running":
            return None
        for index in range(len(self.movers) - 1, -1, -1):
            if self.has_news(index, seat):
                return None
            if self.movers[index] == seat:
                return index
        return None

    def has_news(self, index: int, seat: int) -> bool:
        """Whether the seat, or who made it, learnt something hidden from this step of the game."""
        mover, reveals = self.movers[index], self.rules.face.reveals
        code = self.game.steps[index]
        return mover == NOBODY or reveals(code, True) or (mover != seat and reveals(code, False))
