"""Every message between a table and the people at it, typed. OpenAPI is generated from these.

What is made for every move can be in no cycle, and the collector need not see it (``gc=False``).
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tidetable.core.fair import Draw
from tidetable.core.rules import Level

Word = str | int | bool
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]
# Not every database takes the character NUL.
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]
Salt = Annotated[str, Meta(max_length=64, pattern=r"^[^\x00]*$")]
Status = Literal["waiting", "running", "paused", "over"]
SeatKind = Literal["open", "link", "person", "bot"]
ProposalKind = Literal["undo", "pause", "resume", "replace"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time for each move, or for all moves of a game. Days per move are many seconds."""

    kind: Literal["move", "game"]
    seconds: Annotated[float, Meta(ge=1, le=60 * 60 * 24 * 60)]
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0.0  # added after each move of a game clock


class Customs(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed at a table beside the rules of the game."""

    clock: Clock | None = None
    undo: bool = True
    hints: bool = False
    chat: Literal["none", "phrases", "free"] = "phrases"
    stand_in: Level = "casual"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a table. Seats are me, link (a friend), open (anyone) or bot:LEVEL."""

    game: str
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=8)]
    options: dict[str, Word] = {}
    customs: Customs = Customs()
    public: bool = False
    rated: bool = False
    name: Name | None = None  # mine, if I have none yet or want another
    salt: Salt = ""


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: an open one, or one whose link I was given."""

    secret: Secret | None = None
    name: Name | None = None
    salt: Salt = ""


class MakeMoves(Struct, frozen=True, forbid_unknown_fields=True):
    """One move, or several of one turn, in notation; all are made or none.

    ``after`` is the step of the view the mover looked at; ``move_id`` is chosen by the sender, and
    sending it again changes nothing.
    """

    seat: Annotated[int, Meta(ge=0, le=7)]
    after: Annotated[int, Meta(ge=0, le=2**31)]
    move_id: MoveId
    moves: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(min_length=1, max_length=32)]


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask the others for something: to take back my last move, to pause, to replace a seat."""

    what: Literal["undo", "pause", "replace"]
    after: Annotated[int, Meta(ge=0, le=2**31)]
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None  # whom to replace


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """Agree to what was asked, or refuse it."""

    agree: bool
    after: Annotated[int, Meta(ge=0, le=2**31)]


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """A phrase from the list or, where the owner allows it, free text."""

    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=400)] | None = None


class Mute(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a seat be heard no more, or again."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    muted: bool = True


class Refusal(Struct, frozen=True, gc=False):
    """Why something was refused: the rule, the key of its sentence, and the sentence in English."""

    rule: str
    key: str
    details: dict[str, Any]  # words, numbers, and values with parts, such as a card
    sentence: str
    table: "TableView | None" = None  # as it stands now, where that helps


class Asked(Struct, frozen=True, gc=False):
    """Task of the player to move: the rule, the key of a sentence, and its values."""

    rule: str
    key: str
    details: dict[str, Any]


class SeatView(Struct, frozen=True, gc=False):
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None  # the level, if one of ours plays here
    outside_bot: bool  # a program that came through the API
    away: bool  # left, and a bot plays on
    muted: bool  # by the owner
    salt: str
    seconds_left: float | None  # by the clock, at turn_began


class Proposal(Struct, frozen=True, gc=False):
    """What has been asked, by whom, and who has agreed."""

    what: ProposalKind
    seat: int
    about: int  # undo: game steps kept; replace: the seat
    agreed: list[int]


class AtTable(Struct, frozen=True, gc=False, tag_field="what"):
    """Something that happened at a table, as the reader may know it."""

    step: int
    seat: int  # -1 for nobody's doing
    at: float


class OfGame(AtTable, frozen=True, gc=False):
    """A step of the game, in notation with a question mark for what is hidden, and its events."""

    text: str
    events: tuple[Any, ...]  # of the game's own type


class Moved(OfGame, frozen=True, gc=False, tag="move"):
    """A player moved."""


class Dealt(OfGame, frozen=True, gc=False, tag="deal"):
    """Chance decided."""


class Sat(AtTable, frozen=True, gc=False, tag="sit"):
    """A person or a bot took the seat, or it was opened again."""

    kind: SeatKind
    bot: str | None


class Started(AtTable, frozen=True, gc=False, tag="start"):
    """All seats are taken, and the game begins."""


class Proposed(AtTable, frozen=True, gc=False, tag="propose"):
    """A player asked the others for something."""

    proposal: ProposalKind
    about: int  # undo: steps of the game to keep; replace: the seat


class Agreed(AtTable, frozen=True, gc=False, tag="agree"):
    """A player agreed to what was proposed."""


class Declined(AtTable, frozen=True, gc=False, tag="refuse"):
    """A player refused what was proposed."""


class Undone(AtTable, frozen=True, gc=False, tag="undo"):
    """Moves were taken back."""

    undone: int  # steps of the game


class Paused(AtTable, frozen=True, gc=False, tag="pause"):
    """The game stands still."""


class Resumed(AtTable, frozen=True, gc=False, tag="resume"):
    """The game goes on."""


class Replaced(AtTable, frozen=True, gc=False, tag="replace"):
    """A bot plays on for a person."""

    bot: str
    why: Literal["left", "clock", "proposal"]


class Retaken(AtTable, frozen=True, gc=False, tag="retake"):
    """A person came back to the seat."""


class Muted(AtTable, frozen=True, gc=False, tag="mute"):
    """The owner of the table silenced a seat, or let it be heard again."""

    muted: bool


class Forgotten(AtTable, frozen=True, gc=False, tag="forget"):
    """A person was deleted."""


Proposals = Proposed | Agreed | Declined | Undone | Paused | Resumed
Told = Moved | Dealt | Sat | Started | Proposals | Replaced | Retaken | Muted | Forgotten


class TableView(Struct, frozen=True, gc=False, kw_only=True):
    """A table as one person may see it."""

    table: str
    game: str
    options: dict[str, Word]
    customs: Customs
    public: bool
    rated: bool
    status: Status
    step: int
    seats: list[SeatView]
    you: int | None  # your seat
    owner: bool  # whether the table is yours
    to_move: int | None
    turn_began: float | None
    deadline: float | None
    shown: Any  # the game, as the seat sees it
    must: Asked | None  # of the player to move
    legal: list[str]  # your legal moves, if it is your turn
    log_from: int  # the first step whose line may be read: a table may play from memory
    may_undo: bool
    proposal: Proposal | None
    commitment: str  # hash of the secret that all draws follow from
    secret: str | None  # opened when the game is over
    game_steps: int
    scores: list[int] | None
    ranks: list[int] | None
    now: float


class Event(Struct, frozen=True, gc=False):
    """What a stream sends: what happened since the last event, and the table now."""

    steps: list[Told]
    table: TableView


class Message(Struct, frozen=True):
    """Something said at the table."""

    number: int
    person: str  # a name for muting and reporting that is good for this table only
    name: str
    phrase: str | None
    text: str | None
    at: float


class Person(Struct, frozen=True):
    """Who I am here. The token is what a program sends as ``Authorization: Bearer``."""

    name: str | None
    token: str | None = None
    has_passphrase: bool = False


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """Choose a nickname; ask for a token if I am a program."""

    name: Name
    token: bool = False
    bot: bool = False


class Passphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """Keep my name across devices."""

    name: Name
    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


class Made(Struct, frozen=True):
    """A new table, and the links of its seats: secrets, shown once."""

    table: TableView
    links: dict[str, str]  # by seat: the path to open


class Link(Struct, frozen=True):
    """A seat's new link."""

    link: str


class TableLine(Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    status: Status
    players: int
    names: list[str]
    bots: list[str | None]  # their levels, by seat
    open_seats: list[int]
    rated: bool
    changed: float
    scores: list[int] | None
    ranks: list[int] | None  # not of games that ended before they were kept
    you: int | None  # your seat
    your_turn: bool


class OptionLine(Struct, frozen=True):
    """An option of a game, its values, the default first."""

    name: str
    values: list[Word]
    about: str


class GameLine(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    rules: int
    players: list[int]
    options: list[OptionLine]
    presets: dict[str, dict[str, Word]]
    bots: list[str]  # their levels, the weakest first
    first_options: list[str]  # that most people want to choose
    keys: list[str]  # that only its board has
    rule_prefix: str
    secrets: bool  # whether seats know different things
    minutes: int  # that a game takes, about


class RatingLine(Struct, frozen=True):
    """How strong somebody is, by rated games."""

    name: str
    rating: float  # what one may count on: mu - 3 sigma
    mu: float
    sigma: float
    games: int


class Hint(Struct, frozen=True):
    """A move a bot would look at, with its reasons."""

    move: str
    visits: int
    points: float
    win: float
    line: list[str]
    event: Any  # the first event of the move, of the game's own type


class Previews(Struct, frozen=True):
    """What each of the caller's possible turns would give, as far as it can be known."""

    step: int
    previews: list[Any]  # of the game's own type


class Position(Struct, frozen=True):
    """A game after a step, as a seat saw it."""

    step: int
    steps: int  # of the game, so far
    to_move: int  # a seat, or below zero for chance and the end
    shown: Any  # of the game's own type


class LastRound(Struct, frozen=True):
    """The round before, as everybody saw it when it had ended."""

    shown: Any  # of the game's own type; null in the first round, or if a round ends in sight


class Verified(Struct, frozen=True):
    """Whether every draw of a game follows from its secret, and what was wrong first if not."""

    holds: bool
    problem: str | None
    draws: list[Draw]


class Health(Struct, frozen=True):
    """Whether the server is well."""

    status: str
    compiled: bool
    tables: int
    viewers: int
