"""The one contract: a game is a frozen value in three parts.

``Rules`` says what the game is, ``Search`` what a bot wants to know of it, ``Face`` what people and
programs see of it. Bots, the lab and the table know of a game only what stands here.

The functions over a state or a view take it as one record, so that they compile; besides its
options (``players`` among them) every state has the field ``to_move``, and every view begins with
``seat``. ``play`` takes it for granted that the code is legal; whoever stands at the edge (the
``Game`` object, the command line, a server) checks first.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

CHANCE = -1  # to_move: the next step is drawn
OVER = -2  # to_move: the game has ended
DRAWN = -1  # instead of a code: let chance draw it
ONLOOKER = -1  # the seat of somebody who only watches

# Each game types its own State and View; to everybody else they are just records.
State = Any
View = Any
Moves = NDArray[np.int64]  # codes; how many of them count is said beside it
Weights = NDArray[np.int64]
Scores = NDArray[np.int64]
Word = str | int | bool

# How strong a bot is, the weakest first.
Level = Literal["beginner", "casual", "skilled", "expert", "master"]


@dataclass(frozen=True)
class Option:
    """A choice made when a game is set up, kept in the state's field of the same name."""

    name: str
    values: Mapping[Word, int]  # the word, and what the field holds; the default comes first
    about: str

    @property
    def default(self) -> Word:
        return next(iter(self.values))


@dataclass(frozen=True)
class DataSet(Option):
    """An option that is a set of figures: one known by a word, or any other of the same form.

    Another one is given as a ``Path`` or as the text that ``read`` made of it, which is what
    options and logs keep. Its figures fill fields of the state.
    """

    read: Callable[[Any], str]  # checks it; the text is one line of JSON
    write: Callable[[str, State], None]  # a word, or a text that was read


def absent_first_player(options: Mapping[str, Word], /) -> str | None:
    """What is wrong with a first player who does not sit at the table."""
    first, players = options.get("first_player"), options["players"]
    if isinstance(first, int) and isinstance(players, int) and first > players:
        return f"first_player={first} needs {first} players, but players={players}"
    return None


@dataclass(frozen=True)
class Refusal:
    """Name a rule, the key of a sentence about it, and the values of that sentence.

    A value is a word, a number, or a struct such as a card, or a sequence of these: each language
    puts it into its own words.
    """

    rule: str
    key: str
    details: Mapping[str, Any]


class Tuning(NamedTuple):
    """How the search looks at a game; found by letting bots play each other."""

    prior_scale: float  # a lead of so many hundredths makes a move e times as likely to be tried
    curiosity: float  # how much a move is tried because it was tried little
    horizon: float  # moves of a playout, at most
    tries: float  # moves compared at each step of a playout; 0: all, by the game's prior
    rounds: float  # stages to look ahead
    refills: float = 0  # beginnings of the next stage that are played out where one ends


@dataclass(frozen=True)
class Search:
    """Give bots their view of a game: estimates, prior, likelihood, position keys and limits."""

    estimate: Callable[[State, Scores], None]  # rough worth of the position to each seat, in 1/100
    judge: Callable[[State, Scores], int]  # the same for the search; a lead of how much is telling
    stage: Callable[[State], int]  # grows where a round ends; a search may stop and judge there
    key: Callable[[State], int]  # equal for moves that do the same; 0 if it cannot be told
    tuning: Tuning
    nodes: Mapping[Level, int]  # that a level looks at, at most; the strongest has no limit
    longest: Callable[[int], tuple[int, int]]  # most moves and most deals, by number of players
    # Moves of which others see only that it is one of them.
    hidden_moves: tuple[range, ...] = ()
    # How much better than another each move looks to the player to move, in 1/100; False where
    # this cannot be told, and the estimates after the moves are compared instead.
    prior: Callable[[State, Moves, int, Scores], bool] | None = None
    # How likely the others would have chosen as an imagined state says, for the seat imagining it.
    likelihood: Callable[[State, int], float] | None = None


@dataclass(frozen=True)
class Face:
    """Show a game to people and programs: notation both ways, events, refusals, boards."""

    help: str  # how to read the pictures and write the moves
    rule_prefix: str  # of the ids of its rules, two letters
    minutes: int  # that a game takes, about
    move_text: Callable[[int], str]
    read_move: Callable[[str], int | None]  # None for a text that is no move
    deal_text: Callable[[int], str]
    read_deal: Callable[[str], int | None]
    # The events of a step that is about to be made, as a seat may know them; at least one, the
    # first for the step itself. Made by the rules on a copy of the state.
    events: Callable[[State, int, int], tuple[Any, ...]]
    event_type: Any  # of each: a union of msgspec.Structs with the tag field "what"
    event_text: Callable[[Any], str]  # the first event of a step in notation, ? for what is hidden
    reveals: Callable[[int, bool], bool]  # whether the mover, or others, learn something
    # What the player to move must do now; everybody is told, so it names nothing hidden.
    asked: Callable[[State], Refusal]
    refusal: Callable[[State, int], Refusal]
    shown: Callable[[View], Any]  # the view in words, for tables and programs that know no numbers
    shown_type: type[Any]  # of it; a msgspec.Struct, so that its JSON has a schema
    shown_open: Callable[[State], Any]  # the same of the whole state, with every hand open
    picture: Callable[[Any], str]  # what is shown, as text
    previews: Callable[[View], tuple[Any, ...]]  # what the viewer's possible turns would give
    preview_type: type[Any]  # of each; its field moves is the turn in notation
    # Counts and values of the pieces, as JSON, which the page draws but does not compute.
    facts: Mapping[str, Any] = field(default_factory=dict)
    # What everybody sees when a step has ended a round, where the next one then begins unseen.
    ending: Callable[[State, int], Any] | None = None
    first_options: tuple[str, ...] = ()  # names of those that most people want to choose
    keys: tuple[str, ...] = ()  # that only its board has, by the names of their sentences
    # The previews of another seat, as if it were to move now; where seats know the same.
    outlook: Callable[[View, int], tuple[Any, ...]] | None = None
    # How many turns of each player a log may show, where players must remember the rest.
    turns_in_log: Callable[[Mapping[str, Word]], int | None] | None = None


@dataclass(frozen=True, eq=False)
class Rules:
    """Define a game; bots look into ``search`` as well, and tables into ``face``."""

    name: str
    title: str
    version: int  # moves when a finished game could now end otherwise
    options: tuple[Option, ...]  # "players" is the first
    state: np.dtype[Any]
    view: np.dtype[Any]
    moves: int  # size of the move alphabet
    deals: int  # size of the chance alphabet
    secrets: bool  # whether seats know different things

    new_game: Callable[[State], None]  # set up; the options' fields are already filled in
    to_move: Callable[[State], int]  # a seat, CHANCE or OVER
    legal: Callable[[State, Moves], int]  # list the codes, ascending; return how many
    odds: Callable[[State, Weights], int]  # weigh the chance codes; return the sum
    play: Callable[[State, int], None]  # a legal move or a possible deal
    scores: Callable[[State, Scores], None]
    ranks: Callable[[State, Scores], None]  # 1 is best; equals share a place
    seen_by: Callable[[State, int, View], None]
    imagine: Callable[[View, np.random.Generator, State], None]  # a state the seat cannot rule out

    search: Search
    face: Face
    presets: Mapping[str, Mapping[str, Word]] = field(default_factory=dict)  # options by name
    # What is wrong with options that are each right.
    conflict: Callable[[Mapping[str, Word]], str | None] = absent_first_player

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players the game is for."""
        return tuple(self.options[0].values.values())

    @property
    def functions(self) -> dict[str, Callable[..., Any] | None]:
        """The functions of rules and search by name, None for what the game does not have."""
        parts = {
            one.name: getattr(of, one.name) for of in (self, self.search) for one in fields(of)
        }
        return {name: part for name, part in parts.items() if part is None or callable(part)}
