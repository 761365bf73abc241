"""Pebbles: before each turn the tide says what a pebble is worth, then one or two are taken."""

from typing import Annotated

import msgspec
import numpy as np
from numpy.typing import NDArray

from tidetable.core.compiled import copy_open, rule
from tidetable.core.events import Happened
from tidetable.core.records import Viewer, dtype_of, i8
from tidetable.core.rules import (
    CHANCE,
    OVER,
    Face,
    Moves,
    Option,
    Refusal,
    Rules,
    Scores,
    Search,
    Tuning,
    Weights,
    Word,
)

MOST_PLAYERS = 3
WORTHS = 3
TAKES = ("one", "two")
HEAPS: dict[Word, int] = {"small": 9, "large": 15}


class Table:
    """Everything lies open."""

    players: i8
    heap: i8  # pebbles at the beginning, an option
    to_move: i8
    whose: i8  # turn it is, or will be when the tide has come
    left: i8
    worth: i8
    points: Annotated[NDArray[np.int16], np.int16, MOST_PLAYERS]


class State(Table):
    """A whole game."""


class View(Table, Viewer):
    """The same, as a seat knows it."""


STATE, VIEW = dtype_of(State), dtype_of(View)


@rule
def new_game(state: State) -> None:
    """PB-1.1  All pebbles lie on the heap, and the tide comes."""
    state.left = state.heap
    state.to_move = CHANCE


@rule
def to_move(state: State) -> int:
    return int(state.to_move)


@rule
def legal(state: State, moves: Moves) -> int:
    """PB-2.1  Take one pebble or two."""
    count = min(int(state.left), len(TAKES)) if state.to_move >= 0 else 0
    for code in range(count):
        moves[code] = code
    return count


@rule
def odds(state: State, weights: Weights) -> int:
    """PB-1.2  The tide makes a pebble worth one, two or three points, each as likely."""
    for code in range(WORTHS):
        weights[code] = 1
    return WORTHS


@rule
def play(state: State, code: int) -> None:
    """PB-2.2  Who takes pebbles scores their worth; the empty heap ends the game."""
    if state.to_move == CHANCE:
        state.worth = code + 1
        state.to_move = state.whose
        return
    state.points[state.whose] += (code + 1) * int(state.worth)
    state.left -= code + 1
    state.whose = (int(state.whose) + 1) % int(state.players)
    state.to_move = CHANCE if state.left else OVER


@rule
def scores(state: State, points: Scores) -> None:
    for seat in range(int(state.players)):
        points[seat] = int(state.points[seat])


@rule
def ranks(state: State, places: Scores) -> None:
    """PB-3.1  Most points win; equals share a place."""
    for seat in range(int(state.players)):
        places[seat] = 1
        for other in range(int(state.players)):
            places[seat] += int(state.points[other] > state.points[seat])


@rule
def seen_by(state: State, seat: int, view: View) -> None:
    view.seat = seat
    copy_open(state, view)


@rule
def imagine(view: View, generator: np.random.Generator, state: State) -> None:
    copy_open(view, state)


@rule
def estimate(state: State, worth: Scores) -> None:
    for seat in range(int(state.players)):
        worth[seat] = 100 * int(state.points[seat])


@rule
def judge(state: State, worth: Scores) -> int:
    estimate(state, worth)
    return 300


@rule
def nothing(state: State) -> int:
    """Return nothing to tell rounds, or moves that do the same, by."""
    return 0


def longest(players: int) -> tuple[int, int]:
    return max(HEAPS.values()), max(HEAPS.values())


def move_text(code: int) -> str:
    return f"take-{TAKES[code]}"


def read_move(text: str) -> int | None:
    return read(text, [move_text(code) for code in range(len(TAKES))])


def deal_text(code: int) -> str:
    return f"worth-{code + 1}"


def read_deal(text: str) -> int | None:
    return read(text, [deal_text(code) for code in range(WORTHS)])


def read(text: str, known: list[str]) -> int | None:
    word = text.strip().lower()
    return known.index(word) if word in known else None


class Tide(Happened, frozen=True):
    worth: int


class Took(Happened, frozen=True):
    seat: int
    count: int
    points: int


def events(state: State, code: int, seat: int) -> tuple[Tide | Took, ...]:
    if state.to_move == CHANCE:
        return (Tide(code + 1),)
    return (Took(int(state.whose), code + 1, (code + 1) * int(state.worth)),)


def event_text(event: Tide | Took) -> str:
    return deal_text(event.worth - 1) if isinstance(event, Tide) else move_text(event.count - 1)


def asked(state: State) -> Refusal:
    return Refusal("PB-2.1", "pebbles-must-take", {})


def refusal(state: State, code: int) -> Refusal:
    over = state.to_move == OVER
    return Refusal("PB-2.2" if over else "PB-2.1", f"pebbles-{'over' if over else 'too-many'}", {})


class Player(msgspec.Struct, frozen=True):
    seat: int
    points: int


class Shown(msgspec.Struct, frozen=True):
    players: int
    left: int
    worth: int
    points: tuple[int, ...]
    to_be_won: dict[str, int]
    seats: tuple[Player, ...]


def shown(view: View) -> Shown:
    points = tuple(int(view.points[seat]) for seat in range(int(view.players)))
    won = {take: (code + 1) * int(view.worth) for code, take in enumerate(TAKES)}
    seats = tuple(Player(seat + 1, score) for seat, score in enumerate(points))
    return Shown(int(view.players), int(view.left), int(view.worth), points, won, seats)


def picture(table: Shown) -> str:
    rows = [f"player {player.seat}: {player.points}" for player in table.seats]
    return "\n".join(["", f"heap: {'o' * table.left}", f"worth: {table.worth}", *rows, ""])


class Preview(msgspec.Struct, frozen=True):
    moves: tuple[str, ...]
    points: int


def previews(view: View) -> tuple[Preview, ...]:
    codes = range(min(int(view.left), len(TAKES)))
    return tuple(Preview((move_text(code),), (code + 1) * int(view.worth)) for code in codes)


RULES = Rules(
    name="pebbles",
    title="Pebbles",
    version=1,
    options=(
        Option("players", {2: 2, 3: 3}, "how many play"),
        Option("heap", HEAPS, "how many pebbles there are"),
    ),
    state=STATE,
    view=VIEW,
    moves=len(TAKES),
    deals=WORTHS,
    secrets=False,
    new_game=new_game,
    to_move=to_move,
    legal=legal,
    odds=odds,
    play=play,
    scores=scores,
    ranks=ranks,
    seen_by=seen_by,
    imagine=imagine,
    search=Search(
        estimate=estimate,
        judge=judge,
        stage=nothing,
        key=nothing,
        tuning=Tuning(prior_scale=200, curiosity=1.0, horizon=30, tries=0, rounds=1),
        nodes={"skilled": 50, "expert": 100},
        longest=longest,
    ),
    face=Face(
        help="take-one and take-two take pebbles from the heap; each is worth what the tide says.",
        rule_prefix="PB",
        minutes=2,
        move_text=move_text,
        read_move=read_move,
        deal_text=deal_text,
        read_deal=read_deal,
        events=events,
        event_type=Tide | Took,
        event_text=event_text,
        reveals=lambda code, own: False,
        asked=asked,
        refusal=refusal,
        shown=shown,
        shown_type=Shown,
        shown_open=shown,  # a state has the same fields as a view
        picture=picture,
        previews=previews,
        preview_type=Preview,
        first_options=("heap",),
    ),
)
