"""Everything that can happen at a table, as a tagged union, and the row that each is stored as.

The columns of a row are older than the union and keep their meaning, so every stored game replays.
"""

from typing import assert_never

import msgspec

from tidetable.server import wire

NOBODY = -1  # the seat of what no player did

# The columns step, what, seat, code, at, note and move_id.
Row = tuple[int, str, int, int, float, str, str]
COLUMNS = "step", "what", "seat", "code", "at", "note", "move_id"


class Sitting(msgspec.Struct, frozen=True):
    """Who or what takes a seat."""

    kind: wire.SeatKind
    name: str = ""
    person: str | None = None
    bot: str | None = None
    outside_bot: bool = False
    salt: str = ""


class Happened(msgspec.Struct, frozen=True, gc=False):
    """What all actions have in common: the table's step, the seat, and the time."""

    step: int
    seat: int
    at: float


class Move(Happened, frozen=True, gc=False, tag="move"):
    """A player made a move; its sender knows it by the move_id."""

    code: int
    move_id: str = ""


class Deal(Happened, frozen=True, gc=False, tag="deal"):
    """Chance drew."""

    code: int


class Sit(Happened, frozen=True, gc=False, tag="sit"):
    """Somebody took the seat, or it was opened again."""

    sitting: Sitting


class Start(Happened, frozen=True, gc=False, tag="start"):
    """All seats are taken, and the game begins."""


class Propose(Happened, frozen=True, gc=False, tag="propose"):
    """A player asked the others for something."""

    what: wire.ProposalKind
    about: int  # undo: steps of the game to keep; replace: the seat


class Agree(Happened, frozen=True, gc=False, tag="agree"):
    """A player agreed to what was proposed."""


class Refuse(Happened, frozen=True, gc=False, tag="refuse"):
    """A player refused what was proposed."""


class Undo(Happened, frozen=True, gc=False, tag="undo"):
    """Moves were taken back."""

    kept: int  # steps of the game


class Pause(Happened, frozen=True, gc=False, tag="pause"):
    """The game stands still."""


class Resume(Happened, frozen=True, gc=False, tag="resume"):
    """The game goes on."""


class Replace(Happened, frozen=True, gc=False, tag="replace"):
    """A bot plays on for a person."""

    bot: str


class Retake(Happened, frozen=True, gc=False, tag="retake"):
    """A person came back to the seat."""


class Mute(Happened, frozen=True, gc=False, tag="mute"):
    """The owner of the table lets a seat be heard no more, or again."""

    muted: bool


class Forget(Happened, frozen=True, gc=False, tag="forget"):
    """A person was deleted: from the seat, if there is one, and as the owner."""

    owner: bool


Plain = Start | Agree | Refuse | Pause | Resume | Retake
Action = Move | Deal | Sit | Propose | Undo | Replace | Mute | Forget | Plain
PLAIN: dict[str, type[Plain]] = {
    "start": Start,
    "agree": Agree,
    "refuse": Refuse,
    "pause": Pause,
    "resume": Resume,
    "retake": Retake,
}


def tag(action: Action) -> str:
    """Return the word for what happened."""
    return str(action.__struct_config__.tag)


def to_row(action: Action) -> Row:
    """Return the row that an action is stored as."""
    code, note = _code_and_note(action)
    move_id = action.move_id if isinstance(action, Move) else ""
    return action.step, tag(action), action.seat, code, action.at, note, move_id


def _code_and_note(action: Action) -> tuple[int, str]:
    match action:
        case Move() | Deal():
            return action.code, ""
        case Sit():
            return 0, msgspec.json.encode(action.sitting).decode()
        case Propose():
            return action.about, action.what
        case Undo():
            return action.kept, ""
        case Replace():
            return 0, action.bot
        case Mute():
            return int(action.muted), ""
        case Forget():
            return int(action.owner), ""
        case Start() | Agree() | Refuse() | Pause() | Resume() | Retake():
            return 0, ""
    assert_never(action)


def from_row(row: Row) -> Action:
    """Read an action from its row."""
    step, what, seat, code, at, note, move_id = row
    match what:
        case "move":
            return Move(step, seat, at, code, move_id)
        case "deal":
            return Deal(step, seat, at, code)
        case "sit":
            return Sit(step, seat, at, msgspec.json.decode(note, type=Sitting))
        case "propose":
            return Propose(step, seat, at, msgspec.convert(note, wire.ProposalKind), code)
        case "undo":
            return Undo(step, seat, at, code)
        case "replace":
            return Replace(step, seat, at, note)
        case "mute":
            return Mute(step, seat, at, bool(code))
        case "forget":
            return Forget(step, seat, at, bool(code))
    return PLAIN[what](step, seat, at)
