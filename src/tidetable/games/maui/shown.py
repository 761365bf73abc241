"""Maui as a table shows it: a view in words, built from nothing but the view.

Seats and places in lists count from zero; columns and rows of a beach are numbered as on the beach:
the pier is column 0, row 1 lies next to the ocean, rows outside 1 to 7 in the ocean or the trees.
"""

from functools import cache, lru_cache
from itertools import compress
from operator import attrgetter
from types import SimpleNamespace
from typing import Any, Literal, get_args

import msgspec
import numpy as np

from tidetable.core.records import Numbers, Reader, one, packed
from tidetable.core.rules import ONLOOKER
from tidetable.games.maui.pieces import (
    COMBINED,
    MARKET_ROWS,
    MAX_PLAYERS,
    ORNATE_TRACK,
    PATTERNS,
    ROW_VALUE,
    SAND_CRABS,
    SLOTS,
    SQUARES,
)
from tidetable.games.maui.scoring import POINTS, count_points
from tidetable.games.maui.shown_beaches import (
    KEPT,
    PATTERN_WORDS,
    TOKEN_WORDS,
    TOWEL_WORDS,
    BeachShown,
    Pattern,
    Setting,
    Space,
    Stones,
    beach_shown,
    pattern_words,
    read_towel,
    stones_for,
)
from tidetable.games.maui.state import (
    CHOOSING_BONUS,
    CHOOSING_FIRST,
    CRAB_SIDE,
    DRAWING_STARTS,
    ENDED,
    FILLING,
    NOTHING,
    PLACING,
    REFILLING,
    SETTING,
    STARTING,
    STATE,
    TURN,
    TURNING_CRAB,
    VIEW,
    State,
    View,
)
from tidetable.games.maui.views import seen_by

MarketRow = Literal["a", "b"]
Bonus = Literal["X", "Z"]
Source = Literal["shells", "pearls", "dollars", "penalties", "crabs"]
Phase = Literal[
    "choosing-first",
    "filling",
    "setting-umbrellas",
    "drawing-starts",
    "choosing-start-row",
    "taking",
    "placing",
    "choosing-bonus",
    "turning-crab",
    "refilling",
    "over",
]

# Not shown: options, which a table tells with its other settings, and what only the rules count.
# Where start towels lie is seen on the beaches.
UNSHOWN = (
    *("crab_scoring", "token_on_crab_square", "start_row", "refill", "spare_ignores_tokens"),
    *("token_on_spare", "crab_bonus_random", "combined_dollars", "combined_tokens"),
    *("combined_tie_towels", "first_player", "start_top", "dealt"),
)


class SlotShown(msgspec.Struct, frozen=True, gc=False):
    """A towel of the market, its squares from top to bottom as this seat reads them."""

    towel: str  # from the end without stones, such as YML
    squares: tuple[Pattern, ...]
    price: int


class MarketRowShown(msgspec.Struct, frozen=True, gc=False):
    """A row of the market and the sand dollars on its area."""

    row: MarketRow
    dollars: int
    slots: tuple[SlotShown | None, ...]


class HeldShown(msgspec.Struct, frozen=True, gc=False):
    """The towel that was taken and must be placed, as its taker reads it."""

    towel: str
    squares: tuple[Pattern, ...]
    stones: Stones
    is_spare: bool


class BonusShown(msgspec.Struct, frozen=True, gc=False):
    """A score bonus: a step on one of two tracks."""

    name: Bonus
    tracks: tuple[Pattern, ...]


class TrackShown(msgspec.Struct, frozen=True, gc=False):
    """A track: what its squares are worth, from the first, and its ornate square if it has one."""

    pattern: Pattern
    values: tuple[int, ...]
    extension_from: int | None  # the first square of the combined game's extension
    ornate_square: int | None
    token: Pattern | None  # the pattern tokens that lie there
    tokens_left: int


class Shown(msgspec.Struct, frozen=True, gc=False):
    """All that lies on the table."""

    seat: int | None  # of the viewer
    phase: Phase
    to_move: int | None  # nobody while chance draws, or when it is over
    turn: int | None  # whose turn it is, also while chance draws
    first: int | None  # the first player of this half
    round_number: int  # 0 while the game is set up
    half: Literal["first", "second"] | None  # of the combined game
    side: Literal["umbrellas", "crabs"]
    last_round: bool
    bag_size: int
    bag: tuple[str, ...]
    stones: Stones  # of the towels on the market, as this seat sees them
    market: tuple[MarketRowShown, ...]
    row_to_fill: MarketRow | None
    held: HeldShown | None
    bonus: Bonus | None  # waits for a track to be chosen
    bonuses: tuple[BonusShown, ...]
    tracks: tuple[TrackShown, ...]
    row_values: tuple[int, ...]
    sources: tuple[Source, ...]  # of a score, that there are by now
    umbrella_spaces: tuple[Space, ...]
    crab_spaces: tuple[Space, ...]
    beaches: tuple[BeachShown, ...]


# Words by number.
MARKET_ROW_WORDS: tuple[MarketRow, ...] = get_args(MarketRow)
SOURCES: tuple[Source, ...] = get_args(Source)
BONUS_WORDS: tuple[Bonus, ...] = get_args(Bonus)
PHASES: dict[int, Phase] = {
    CHOOSING_FIRST: "choosing-first",
    FILLING: "filling",
    SETTING: "setting-umbrellas",
    DRAWING_STARTS: "drawing-starts",
    STARTING: "choosing-start-row",
    TURN: "taking",
    PLACING: "placing",
    CHOOSING_BONUS: "choosing-bonus",
    TURNING_CRAB: "turning-crab",
    REFILLING: "refilling",
    ENDED: "over",
}
ROW_VALUES: Numbers = tuple(ROW_VALUE.tolist()[1:])
TOKEN_TRACKS: list[int] = ORNATE_TRACK.tolist()

FEW = 256  # whole positions, most of which all who look at a table are shown alike
SEAT = VIEW["seat"].itemsize  # what a view begins with, before the state
READER = Reader(STATE, UNSHOWN)
SETTING_FIELDS = attrgetter(
    *("players", "orientation", "mode", "side"),
    *("umbrella_spaces", "bonus_spaces", "crab_spaces", "crab_counts"),
)


def shown_open(state: State) -> Shown:
    """Return the same of a whole state, which has no more to show."""
    view = one(VIEW)
    seen_by(state, ONLOOKER, view)
    return shown(view)


def shown(view: View) -> Shown:
    """What this seat, or an onlooker, sees."""
    seat, seen = int(view.seat), packed(view)
    market_squares = SEAT + STATE.itemsize  # after the state
    table, setting, to_all = _shown_to_all(seen[SEAT:market_squares])
    return msgspec.structs.replace(
        to_all,
        seat=_seat(seat),
        stones=stones_for(setting.orientation, setting.players, seat),
        market=_market(table.areas, table.market, seen[market_squares:]),
    )


@lru_cache(FEW)
def _shown_to_all(state: bytes) -> tuple[SimpleNamespace, Setting, Shown]:
    """What does not depend on the seat, and what the rest is made of."""
    table = READER.unpack(state)
    setting = _setting(*SETTING_FIELDS(table))
    crab_side = table.side == CRAB_SIDE
    tables: Any = np.frombuffer(bytearray(state), STATE)
    points: Any = np.zeros(MAX_PLAYERS, POINTS)
    count_points(tables, points)
    to_all = Shown(
        seat=None,
        phase=PHASES[table.phase],
        to_move=_seat(table.to_move),
        turn=_seat(table.turn),
        first=_seat(table.first),
        round_number=table.round_number,
        half=("second" if crab_side else "first") if table.mode == COMBINED else None,
        side="crabs" if crab_side else "umbrellas",
        last_round=bool(table.ending),
        bag_size=table.bag_size,
        bag=tuple(compress(TOWEL_WORDS, table.bag)),
        stones="bottom",
        market=(),
        row_to_fill=MARKET_ROW_WORDS[table.row_to_fill] if table.row_to_fill >= 0 else None,
        held=_held(table, setting),
        bonus=BONUS_WORDS[table.bonus] if table.bonus >= 0 else None,
        bonuses=_bonuses(table.bonus_patterns),
        tracks=_tracks(table),
        row_values=ROW_VALUES,
        sources=_sources(table.mode, table.side),
        umbrella_spaces=setting.umbrella_spaces,
        crab_spaces=setting.crab_spaces,
        beaches=tuple(
            [
                beach_shown(setting, seat, table.beaches[seat], points[seat].tobytes())
                for seat in range(table.players)
            ]
        ),
    )
    return table, setting, to_all


@cache
def _sources(mode: int, side: int) -> tuple[Source, ...]:
    """Return the sources of a score: no pearls in Sand Crabs, no crabs on the umbrella side."""
    without = {"pearls": mode == SAND_CRABS, "crabs": side != CRAB_SIDE}
    return tuple(source for source in SOURCES if not without.get(source))


def _seat(number: int) -> int | None:
    return number if number >= 0 else None


@lru_cache(KEPT)
def _setting(
    players: int,
    orientation: int,
    mode: int,
    side: int,
    umbrella_spaces: tuple[Space, ...],
    bonus_spaces: tuple[Space, ...],
    crab_spaces: tuple[Space, ...],
    crab_counts: Numbers,
) -> Setting:
    return Setting(
        players=players,
        orientation=orientation,
        mode=mode,
        side=side,
        umbrella_spaces=bonus_spaces if side == CRAB_SIDE else umbrella_spaces,
        crab_spaces=crab_spaces if side == CRAB_SIDE else (),
        crab_counts=crab_counts,
    )


# The market.


@lru_cache(KEPT)
def _market(
    areas: Numbers, market: tuple[Numbers, ...], squares: bytes
) -> tuple[MarketRowShown, ...]:
    read = np.frombuffer(squares, np.int8).reshape(MARKET_ROWS, SLOTS, SQUARES).tolist()
    return tuple(
        MarketRowShown(
            row,
            dollars,
            tuple(
                _slot(towel, tuple(patterns), price)
                for price, (towel, patterns) in enumerate(zip(towels, slots, strict=True))
            ),
        )
        for row, dollars, towels, slots in zip(MARKET_ROW_WORDS, areas, market, read, strict=True)
    )


@lru_cache(KEPT)
def _slot(towel: int, squares: Numbers, price: int) -> SlotShown | None:
    return (
        None if towel == NOTHING else SlotShown(TOWEL_WORDS[towel], pattern_words(squares), price)
    )


def _held(table: SimpleNamespace, setting: Setting) -> HeldShown | None:
    if table.towel == NOTHING:
        return None
    stones = stones_for(setting.orientation, setting.players, table.turn)
    return HeldShown(
        towel=TOWEL_WORDS[table.towel],
        squares=read_towel(table.towel, stones),
        stones=stones,
        is_spare=bool(table.is_spare),
    )


# Tracks.


@lru_cache(KEPT)
def _bonuses(patterns: tuple[Numbers, ...]) -> tuple[BonusShown, ...]:
    return tuple(
        BonusShown(name, pattern_words(tracks))
        for name, tracks in zip(BONUS_WORDS, patterns, strict=True)
    )


def _tracks(table: SimpleNamespace) -> tuple[TrackShown, ...]:
    ends = table.extension_ends if table.mode == COMBINED else table.track_ends
    ornate, tokens_left = {}, {}
    tracks = zip(range(PATTERNS), table.track_values, table.track_ends, ends, strict=True)
    for token, track in enumerate(TOKEN_TRACKS):
        ornate[track], tokens_left[track] = table.ornate[token], table.ornate_left[token]
    return tuple(
        [
            _track(track, values, printed, end, ornate.get(track), tokens_left.get(track, 0))
            for track, values, printed, end in tracks
        ]
    )


@lru_cache(KEPT)
def _track(
    track: int, values: Numbers, printed: int, end: int, ornate: int | None, tokens_left: int
) -> TrackShown:
    return TrackShown(
        pattern=PATTERN_WORDS[track],
        values=values[1 : end + 1],
        extension_from=printed + 1 if printed < end else None,
        ornate_square=ornate,
        token=None if ornate is None else TOKEN_WORDS[TOKEN_TRACKS.index(track)],
        tokens_left=tokens_left,
    )
