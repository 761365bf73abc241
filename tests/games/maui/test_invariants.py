"""What must hold after every step of any game, recomputed from what lies on the table.

Games are played at random and kept whole, one record for each position. What a position must obey
is then asked of all of them at once; what a step must do is told again by a tally.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.games.maui.drawing import Drawn, placed, placements, shells, table
from tidetable.core import compiled
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE
from tidetable.games.maui import RULES
from tidetable.games.maui.pieces import (
    BOTH_HALVES,
    COMBINED,
    CRAB_BLOCKS,
    END_OF_TURN,
    LETTERS,
    RESET,
    TOWEL,
    UNIFORM,
)
from tidetable.games.maui.state import (
    CHOOSING_BONUS,
    CHOOSING_FIRST,
    CRAB_SIDE,
    DRAWING_STARTS,
    ENDED,
    FACE_DOWN,
    FILLING,
    GONE,
    NOTHING,
    PLACING,
    REFILLING,
    SETTING,
    TURN,
    TURNING_CRAB,
    UMBRELLA_SIDE,
)
from tidetable.games.maui.words import (
    Bonus,
    Dollars,
    Move,
    Place,
    Spare,
    Start,
    Take,
    deal_text,
    decode,
)

pytestmark = pytest.mark.rules

TRIPLES = list(permutations(range(5), 3))
YELLOW, MAGENTA, LIGHT_BLUE, ORANGE, _ = range(5)
TOKENS = ((LIGHT_BLUE, YELLOW), (ORANGE, MAGENTA))  # the token, and the track it lies on
STEPS = {1: 3, 2: 2, 3: 1, 4: 1, 5: 1, 6: 2, 7: 3}  # by row
PEARLS = np.array([0, 2, 5, 9])
ACROSS = {2: (0, 1), 3: (0, 0, 1), 4: (0, 0, 1, 1)}
LAID = {2: 1, 3: 2, 4: 2}  # pattern tokens on an ornate square, by players
IN_BAG = {2: 28, 3: 15, 4: 2}  # when all have laid twelve towels
MOVES = [decode(code) for code in range(RULES.moves)]
LONGEST = 1500  # steps of a game, and more than enough

MODES = ("base", "crabs", "combined")
SETTINGS: dict[str, dict[str, Any]] = {
    "defaults": {},
    "ukrainian": {"preset": "uk"},
    "uniform": {"orientation": "uniform"},
    "late refill": {"refill": "end_of_turn"},
    "set-up": {"start_row": "free", "crab_bonus_random": True},
    "tokens on more": {"token_on_spare": True, "token_on_crab_square": True},
    "spare towels": {"spare_ignores_tokens": True},
    "half-time": {
        "mode": "combined",
        "combined_tokens": "discard",
        "combined_dollars": "reset",
        "combined_tie_towels": "both",
    },
}
GAMES = 2 if compiled.INTERPRETED else 30


@pytest.mark.parametrize("name", SETTINGS)
def test_every_step(name: str) -> None:
    seen: Counter[str] = Counter()
    # Interpreted games are few, and so each setting begins with another kind.
    first = list(SETTINGS).index(name)
    for seed in range(first, first + GAMES):
        players = 2 + seed % 3
        mode = MODES[seed // 3 % len(MODES)]
        options = {"players": players, "mode": mode, **SETTINGS[name]}
        print(f"seed {seed}: {options}")  # shown when a check fails
        record = random_game(options, seed)
        check_positions(record, players)
        check_steps(record, players, seen)
    if not compiled.INTERPRETED:
        for event in ("Take", "Dollars", "Spare", "Place", "Bonus", "token", "crab", "half"):
            assert seen[event] > 0
        assert (seen["token on spare"] > 0) == (name == "tokens on more")


# Derived facts.


def towels_but(text: str) -> Iterator[str]:
    for triple in TRIPLES:
        towel = "".join(LETTERS[pattern] for pattern in triple)
        if towel != text:
            yield towel


def test_towels() -> None:
    """Each pattern is on 36 towels, 12 in each place; no towel reads the same from both ends."""
    assert [tuple(triple) for triple in TOWEL.tolist()] == TRIPLES
    assert len(set(TRIPLES)) == 60
    assert {triple[::-1] for triple in TRIPLES} == set(TRIPLES)
    assert not any(triple == triple[::-1] for triple in TRIPLES)
    for pattern in range(5):
        assert sum(pattern in triple for triple in TRIPLES) == 36
        for square in range(3):
            assert sum(triple[square] == pattern for triple in TRIPLES) == 12


@pytest.mark.parametrize(
    ("active", "fitting"),
    [
        ("1:Y 2:M 3:L", 60),
        ("3:G 4:O 5:M", 60),
        ("6:O 7:G", 54),
        ("3:Y 5:L", 54),
        ("1:Y", 36),
        ("4:M", 36),
    ],
)
def test_how_many_towels_fit(active: str, fitting: int) -> None:
    state = table(Drawn(active))
    assert sum(bool(placements(state, towel)) for towel in towels_but("")) == fitting


@pytest.mark.parametrize("top", [1, 3, 5])
def test_how_a_fresh_towel_fits(top: int) -> None:
    """Of the other 59, 28, 28 and 3 have one, two and three places; 12 can match twice."""
    state = table(Drawn(f"{top}:Y {top + 1}:M {top + 2}:L"))
    places: Counter[int] = Counter()
    most_matches: Counter[int] = Counter()
    best = 0
    for towel in towels_but("YML"):
        tops = placements(state, towel)
        matches = []
        for where in tops:
            assert abs(int(where) - top) <= 2
            moved = shells(placed(state, towel, where))
            matches.append(len(moved))
            best = max(best, sum(moved.values()))
        places[len(tops)] += 1
        most_matches[max(matches)] += 1
    assert places == {1: 28, 2: 28, 3: 3}
    assert most_matches == {1: 47, 2: 12}
    assert best == {1: 5, 3: 2, 5: 5}[top]


# Random games.


class Record(NamedTuple):
    """A whole game: position n, the moves possible in it, and step n that leads to the next."""

    positions: Any
    possible: list[list[int]]
    steps: list[int]
    points: Any
    ranks: list[int]


def random_game(options: dict[str, Any], seed: int) -> Record:
    chance = Random(seed)
    game = Game(RULES, options, draws=False)
    positions = np.zeros(LONGEST, RULES.state)
    possible: list[list[int]] = []
    points: list[list[int]] = []
    for number in range(LONGEST):
        positions[number] = game.state
        points.append(game.scores)
        if game.over:
            positions = positions[: number + 1]
            return Record(positions, possible, game.steps, np.array(points), game.ranks)
        codes = list(game.odds) if game.to_move == CHANCE else list(map(int, game.moves))
        possible.append(codes)
        game.play(chance.choice(codes) if game.to_move == CHANCE else chosen(chance, codes, game))
    raise AssertionError("this game does not end")


def chosen(chance: Random, codes: list[int], game: Game) -> int:
    """A move at random. One hoards dollars and all like overhang, so that some get stuck."""
    liked = [code for code in codes if is_liked(MOVES[code], game.to_move)]
    return chance.choice(liked if liked and chance.random() < 0.8 else codes)


def is_liked(move: Move, seat: int) -> bool:
    if isinstance(move, Dollars):
        return seat == 1
    return isinstance(move, Place) and not 1 <= move.top <= 5


# Positions.


def check_positions(record: Record, players: int) -> None:
    at = record.positions
    beaches = at["beaches"][:, :players]
    check_dollars(at, beaches)
    check_towels(at, beaches)
    check_market(at)
    check_columns(at, beaches)
    check_spaces(at, beaches)
    check_tokens(at, beaches)
    check_turns(at, beaches)
    assert np.array_equal(active_squares(at, beaches), beaches["active"])
    assert np.array_equal(points_on_the_table(at, beaches), record.points)
    ends = at["extension_ends"] if at["mode"][0] == COMBINED else at["track_ends"]
    assert (beaches["shells"] >= 0).all()
    assert (beaches["shells"] <= ends[:, None]).all()
    # A beach changes only while its owner has the turn.
    images = beaches.copy()
    images["mid_score"] = 0
    images = images.view(np.int8).reshape(len(at), players, -1)
    changed = (images[1:] != images[:-1]).any(axis=2)
    playing = at["turn"][:-1, None] != NOTHING
    others = at["turn"][:-1, None] != np.arange(players)
    half_time = at["phase"][:-1, None] == CHOOSING_FIRST
    assert not (changed & playing & others & ~half_time).any()


def check_dollars(at: Any, beaches: Any) -> None:
    assert (at["areas"] >= 0).all()
    assert (beaches["dollars"] >= 0).all()
    in_play = at["areas"].sum(axis=1) + beaches["dollars"].sum(axis=1)
    assert (in_play == at["players"] + 2).all()


def check_towels(at: Any, beaches: Any) -> None:
    """Sixty towels, each in one place."""
    places = [at["market"], beaches["towels"], at["towel"]]
    outside = np.concatenate([place.reshape(len(at), -1) for place in places], axis=1)
    numbers = np.arange(60)
    assert ((outside[:, :, None] == numbers).sum(axis=1) + at["bag"] == 1).all()
    assert (at["bag"].sum(axis=1) == at["bag_size"]).all()


def check_market(at: Any) -> None:
    """Six towels between turns, and a gap only at the far end of a row."""
    phase = at["phase"]
    there = at["market"] != NOTHING
    count = there.sum(axis=(1, 2))
    late = (at["refill"] == END_OF_TURN) | (at["is_spare"] == 1)
    assert (count[(phase == TURN) | (phase == ENDED)] == 6).all()
    assert (count[phase == REFILLING] == 5).all()
    within = np.isin(phase, [PLACING, CHOOSING_BONUS, TURNING_CRAB])
    assert (count[within] == np.where(late, 5, 6)[within]).all()
    assert there[~np.isin(phase, [CHOOSING_FIRST, FILLING]), :, :2].all()


def check_columns(at: Any, beaches: Any) -> None:
    """Columns are filled from the left, and a start towel lies on the pier."""
    filled = beaches["towels"] != NOTHING
    assert (beaches["towel_count"] <= 12).all()
    columns = np.arange(1, 13)
    assert np.array_equal(filled[:, :, 1:], columns <= beaches["towel_count"][..., None])
    laid_out = ~np.isin(at["phase"], [CHOOSING_FIRST, FILLING, SETTING, DRAWING_STARTS])
    assert filled[laid_out, :, 0].all()
    starts = beaches["tops"][..., 0][filled[..., 0]]
    assert (starts == 3).all() if not at["start_row"][0] else np.isin(starts, range(1, 6)).all()
    tops = beaches["tops"][filled]
    assert ((tops >= -1) & (tops <= 7)).all()


def check_spaces(at: Any, beaches: Any) -> None:
    """Umbrellas and face-down crabs lie to the right of the towels, other crabs on them."""
    seats = np.arange(beaches.shape[1])
    within = np.isin(at["phase"], [CHOOSING_BONUS, TURNING_CRAB])[:, None]
    settled = beaches["towel_count"] - (within & (at["turn"][:, None] == seats))
    count = beaches["towel_count"][..., None]
    crab_side = at["side"] == CRAB_SIDE
    laid_out = ~np.isin(at["phase"], [CHOOSING_FIRST, FILLING, SETTING])
    for side, name, spaces in ((~crab_side, "umbrella_spaces", 8), (crab_side, "bonus_spaces", 2)):
        assert (beaches["umbrellas"][side, :, spaces:] == GONE).all()
        lying = beaches["umbrellas"][..., :spaces] != GONE
        columns = at[name][0, :, 0]
        assert not (lying & (columns <= settled[..., None]))[side].any()
        assert (lying | (columns <= count))[side & laid_out].all()
    for kind, copies in enumerate((3, 3, 1, 1)):
        assert ((beaches["umbrellas"] == kind).sum(axis=2) <= copies).all()
    bonuses = beaches["umbrellas"][crab_side, :, :2]
    own_spaces = ((bonuses == GONE) | (bonuses == [2, 3])).all()
    assert own_spaces or at["crab_bonus_random"][0]
    for colour in range(2):
        unused = (beaches["umbrellas"] == colour).sum(axis=2)
        assert (unused + beaches["pearls"][..., colour] <= 3).all()
    crabs = beaches["crabs"]
    assert (crabs[~crab_side] == GONE).all()
    column, row = at["crab_spaces"][0].T
    assert not ((crabs == FACE_DOWN) & (column <= settled[..., None])).any()
    assert ((crabs == FACE_DOWN) | (column <= count))[crab_side].all()
    turned_up = crabs > 0
    tops = beaches["tops"][:, :, column]
    assert not (turned_up & (column > count)).any()
    assert not (turned_up & ((row < tops) | (row >= tops + 3))).any()
    for value, copies in ((2, 2), (3, 3), (4, 2)):
        assert ((crabs == value).sum(axis=2) <= copies).all()


def check_tokens(at: Any, beaches: Any) -> None:
    """At most one of a colour for each; who passes the ornate square has one while some are left.

    Towels lie as their owner reads them, but for pattern tokens, which lie on the grid.
    """
    players = beaches.shape[1]
    filled = beaches["towels"] != NOTHING
    upright = np.array(TRIPLES)[beaches["towels"]]
    across = np.array(ACROSS[players], bool) & (at["orientation"][0] != UNIFORM)
    read = np.where(across[:, None, None], upright[..., ::-1], upright)
    tokens = (beaches["squares"] != read) & filled[..., None]
    rows = beaches["tops"][..., None] + np.arange(3)
    assert not (tokens & ((rows < 1) | (rows > 7))).any()
    assert not tokens[:, :, 0].any()
    if not at["token_on_crab_square"][0]:
        for crab, (column, row) in enumerate(at["crab_spaces"][0]):
            crab_rows = rows[:, :, column] == row
            turned_up = beaches["crabs"][..., crab, None] > 0
            assert not (tokens[:, :, column] & crab_rows & turned_up).any()
    assert np.isin(beaches["squares"][tokens], [LIGHT_BLUE, ORANGE]).all()
    for token, (pattern, track) in enumerate(TOKENS):
        lying = (tokens & (beaches["squares"] == pattern)).sum(axis=(2, 3))
        owned = beaches["tokens"][..., token] + lying
        passed = beaches["shells"][..., track] >= at["ornate"][0, token]
        assert (owned >= 0).all()
        assert (owned <= passed).all()
        left = at["ornate_left"][:, token]
        taken = np.minimum(LAID[players], passed.sum(axis=1))
        assert (left + taken == LAID[players]).all()
        first_half = (at["mode"] != COMBINED) | (at["side"] == UMBRELLA_SIDE)
        assert (left + owned.sum(axis=1) == LAID[players])[first_half].all()


def check_turns(at: Any, beaches: Any) -> None:
    """Nobody with twelve towels has a turn; only a round in which somebody got them is the last."""
    turn = at["phase"] == TURN
    counts = beaches["towel_count"]
    assert (counts[turn, at["turn"][turn]] < 12).all()
    assert (counts[turn & (at["turn"] == at["first"])] < 12).all()
    ended = (at["phase"] == ENDED) | ((at["phase"] == CHOOSING_FIRST) & (at["turn"] != NOTHING))
    assert (counts[ended].max(axis=1) == 12).all()
    assert ended.sum() == (2 if at["mode"][0] == COMBINED else 1)
    between = turn | ended
    players = beaches.shape[1]
    not_laid = 12 * players - counts.sum(axis=1)
    assert np.array_equal(at["bag_size"][between], IN_BAG[players] + not_laid[between])


def active_squares(at: Any, beaches: Any) -> Any:
    """What can be matched: the last towel on the grid, without what a crab sits on.

    While a bonus is being chosen the new towel has not been scored yet.
    """
    seats = np.arange(beaches.shape[1])
    choosing = (at["phase"] == CHOOSING_BONUS)[:, None] & (at["turn"][:, None] == seats)
    column = (beaches["towel_count"] - choosing).astype(int)
    tops = np.take_along_axis(beaches["tops"], column[..., None], axis=2)
    squares = np.take_along_axis(beaches["squares"], column[..., None, None], axis=2)[:, :, 0]
    rows = np.arange(8)
    square = rows - tops
    on_towel = (rows >= 1) & (square >= 0) & (square < 3)
    patterns = np.take_along_axis(squares, square.clip(0, 2).astype(int), axis=2)
    active = np.where(on_towel, patterns, NOTHING)
    for crab, (crab_column, row) in enumerate(at["crab_spaces"][0]):
        active[(beaches["crabs"][..., crab] > 0) & (column == crab_column), row] = NOTHING
    return active


def points_on_the_table(at: Any, beaches: Any) -> Any:
    squares = beaches["shells"].astype(int)
    steps = np.where(squares <= 4, squares, 2 * squares - 4).sum(axis=2)
    pearls = PEARLS[beaches["pearls"]].sum(axis=2)
    crabs = beaches["crabs"].clip(0).sum(axis=2)
    return steps + pearls + beaches["dollars"] - beaches["penalties"] - crabs


# Steps.


@dataclass
class Tally:
    """What a player's steps have brought."""

    last: int  # squares of a track
    shells: list[int] = field(default_factory=lambda: [0] * 5)
    pearls: list[int] = field(default_factory=lambda: [0, 0])
    dollars: int = 1
    penalties: int = 0
    crabs: list[int] = field(default_factory=list)
    turns: int = 0
    choices: list[int] = field(default_factory=list)  # tracks of a bonus still to be chosen

    def advance(self, track: int, steps: int) -> None:
        self.shells[track] = min(self.last, self.shells[track] + steps)

    def points(self) -> int:
        steps = sum(square if square <= 4 else 2 * square - 4 for square in self.shells)
        pearls = sum((0, 2, 5, 9)[count] for count in self.pearls)
        return steps + pearls + self.dollars - self.penalties - sum(self.crabs)


def check_steps(record: Record, players: int, seen: Counter[str]) -> None:
    """Tell the game again from its steps."""
    at = record.positions
    last = 26 if at["mode"][0] == COMBINED else 14
    tallies = [Tally(last) for _ in range(players)]
    phases, turns, movers = (at[name].tolist() for name in ("phase", "turn", "to_move"))
    points = record.points.tolist()
    for number, code in enumerate(record.steps):
        phase, seat, later = phases[number], turns[number], phases[number + 1]
        if phase == TURNING_CRAB:
            tallies[seat].crabs.append(int(deal_text(code).removeprefix("crab:")))
            seen["crab"] += 1
        elif phase == CHOOSING_FIRST and number > 0:
            begin_second_half(at[number], at[number + 1], tallies)
            seen["half"] += 1
        elif movers[number] != CHANCE:
            check_move(at[number], record.possible[number], code, tallies[seat], seen)
        if phase == TURN:
            check_rounds(at[number], tallies)
            tallies[seat].turns += 1
        if later in (TURN, ENDED, CHOOSING_FIRST) and seat != NOTHING:
            check_tally(at[number + 1]["beaches"][seat], tallies[seat], points[number + 1][seat])
        if later in (ENDED, CHOOSING_FIRST):
            assert len({tally.turns for tally in tallies}) == 1
    assert [tally.points() for tally in tallies] == points[-1]
    check_ranks(record)


def check_rounds(before: Any, tallies: list[Tally]) -> None:
    """Whoever has had the turn in this round has had one more than the others."""
    players = len(tallies)
    order = [(before["first"] + place) % players for place in range(players)]
    had = order.index(before["turn"])
    done = int(before["round_number"]) - 1
    assert [tallies[seat].turns - done for seat in order] == [1] * had + [0] * (players - had)


def check_tally(beach: Any, tally: Tally, points: int) -> None:
    assert beach["shells"].tolist() == tally.shells
    assert beach["pearls"].tolist() == tally.pearls
    assert beach["dollars"] == tally.dollars
    assert beach["penalties"] == tally.penalties
    assert sorted(value for value in beach["crabs"].tolist() if value > 0) == sorted(tally.crabs)
    assert points == tally.points()
    assert not tally.choices


def check_move(
    before: Any, possible: list[int], code: int, tally: Tally, seen: Counter[str]
) -> None:
    move = MOVES[code]
    seen[type(move).__name__] += 1
    if before["phase"] == TURN:
        assert [MOVES[one] for one in possible] == expected_turn(before)
    if isinstance(move, Take):
        tally.dollars -= move.slot % 3
    elif isinstance(move, Dollars):
        tally.dollars += int(before["areas"][move.row])
    elif isinstance(move, Bonus):
        assert [MOVES[one] for one in possible] == [Bonus(track) for track in sorted(tally.choices)]
        tally.choices.clear()
        tally.advance(move.track, 1)
    elif isinstance(move, Start):
        assert [MOVES[one] for one in possible] == [Start(top) for top in range(1, 6)]
    elif isinstance(move, Place) and before["is_spare"]:
        assert before["token_on_spare"]
        assert move.top == 3
        seen["token on spare"] += move.way > 0
    elif isinstance(move, Place):
        check_placement(before, possible, move, tally, seen)


def rows_over_crabs(before: Any, beach: Any) -> set[int]:
    """Rows of the next column in which a crab lies face down."""
    column = beach["towel_count"] + 1
    return {
        row
        for (crab_column, row), crab in zip(
            before["crab_spaces"].tolist(), beach["crabs"].tolist(), strict=True
        )
        if crab_column == column and crab == FACE_DOWN
    }


def open_rows(before: Any, beach: Any) -> dict[int, int]:
    """The pattern to match in each row where the next towel may match at all."""
    blocked = rows_over_crabs(before, beach) if before["crab_scoring"] == CRAB_BLOCKS else set()
    active = beach["active"].tolist()
    return {
        row: active[row] for row in range(1, 8) if active[row] != NOTHING and row not in blocked
    }


def expected_turn(before: Any) -> list[Take | Dollars | Spare]:
    """A towel fits if it shows any pattern that can be matched, or a token in hand does."""
    beach = before["beaches"][before["turn"]]
    matchable = open_rows(before, beach)
    closed = set() if before["token_on_crab_square"] else rows_over_crabs(before, beach)
    by_token = {pattern for row, pattern in matchable.items() if row not in closed}
    held = {pattern for (pattern, _), count in zip(TOKENS, beach["tokens"], strict=True) if count}
    helped = bool(held & by_token)
    payable = [
        (Take(slot), bool(set(matchable.values()) & set(TRIPLES[towel])))
        for slot, towel in enumerate(before["market"].ravel().tolist())
        if slot % 3 <= beach["dollars"]
    ]
    dollars = [Dollars(row) for row in range(2) if before["areas"][row] > 0]
    counts = helped and not before["spare_ignores_tokens"]  # against a spare towel
    if not dollars and not any(counts or fits for _, fits in payable):
        return [Spare(slot) for slot in range(6)]
    return [*(take for take, fits in payable if helped or fits), *dollars]


def check_placement(
    before: Any, possible: list[int], move: Place, tally: Tally, seen: Counter[str]
) -> None:
    """The matches of a towel, its overhang, and the umbrella it covers."""
    seat = int(before["turn"])
    beach = before["beaches"][seat]
    matchable = open_rows(before, beach)
    towel = list(TRIPLES[before["towel"]])
    if before["orientation"] != UNIFORM and ACROSS[int(before["players"])][seat]:
        towel.reverse()
    plain = {
        row - square for square in range(3) for row in matchable if matchable[row] == towel[square]
    }
    offered = [MOVES[one] for one in possible]
    assert [one for one in offered if one[1:] == (0,)] == [Place(top, 0) for top in sorted(plain)]
    for (pattern, _), square in zip(TOKENS, divmod(move.way, 4), strict=True):
        if square:
            assert towel[square - 1] != pattern
            towel[square - 1] = pattern
    rows = range(move.top, move.top + 3)
    matched = [
        (row, pattern)
        for row, pattern in zip(rows, towel, strict=True)
        if matchable.get(row) == pattern
    ]
    overhang = sum(row not in range(1, 8) for row in rows)
    earlier = int(beach["towel_count"])
    assert abs(move.top - beach["tops"][earlier]) <= 2
    assert 1 <= len(matched) <= 3
    assert 0 <= overhang <= 2
    changed = sorted(beach["squares"][earlier]) != sorted(TRIPLES[beach["towels"][earlier]])
    if not (move.way or changed):
        assert len(matched) <= 2
        assert sum(STEPS[row] for row, _ in matched) <= 5
    seen["token"] += move.way > 0
    tally.penalties += overhang
    take_umbrella(before, beach, rows, tally)
    for row, pattern in matched:
        tally.advance(pattern, STEPS[row])


def take_umbrella(before: Any, beach: Any, rows: range, tally: Tally) -> None:
    """A pearl, or a bonus, whose track the next step tells if there is a choice."""
    spaces = before["bonus_spaces" if before["side"] == CRAB_SIDE else "umbrella_spaces"]
    for (column, row), kind in zip(spaces.tolist(), beach["umbrellas"].tolist(), strict=False):
        if column != beach["towel_count"] + 1 or row not in rows:
            continue
        assert kind != GONE
        if kind < 2:
            tally.pearls[kind] += 1
            continue
        movable = [
            track
            for track in before["bonus_patterns"][kind - 2].tolist()
            if tally.shells[track] < tally.last
        ]
        if len(movable) == 1:
            tally.advance(movable[0], 1)
        else:
            tally.choices = movable


def begin_second_half(before: Any, after: Any, tallies: list[Tally]) -> None:
    """The lowest begins; shells, pearls, penalties and the tokens on the tracks stay."""
    points = [tally.points() for tally in tallies]
    assert [int(before["beaches"][seat]["mid_score"]) for seat in range(len(tallies))] == points
    assert points[after["first"]] == min(points)
    assert after["side"] == CRAB_SIDE
    assert after["bag_size"] == 60
    assert np.array_equal(before["ornate_left"], after["ornate_left"])
    for seat, tally in enumerate(tallies):
        tally.turns = 0
        laid = before["beaches"][seat]["towel_count"]
        assert after["beaches"][seat]["earlier_towels"] == laid
        if before["combined_dollars"] == RESET:
            tally.dollars = 1
        kept = before["beaches"][seat]["tokens"] * (before["combined_tokens"] != RESET)
        assert np.array_equal(after["beaches"][seat]["tokens"], kept)
        check_tally(after["beaches"][seat], tally, tally.points())
    if before["combined_dollars"] == RESET:
        assert after["areas"].tolist() == [1, 1]
    else:
        assert np.array_equal(after["areas"], before["areas"])


def check_ranks(record: Record) -> None:
    """Points, then fewer towels, more dollars, later in turn order."""
    final = record.positions[-1]
    players = len(record.ranks)

    def strength(seat: int) -> tuple[int, ...]:
        beach = final["beaches"][seat]
        towels = int(beach["towel_count"])
        if final["combined_tie_towels"] == BOTH_HALVES:
            towels += int(beach["earlier_towels"])
        later = (seat - int(final["first"])) % players
        return int(record.points[-1][seat]), -towels, int(beach["dollars"]), later

    order = sorted(range(players), key=strength, reverse=True)
    assert record.ranks == [order.index(seat) + 1 for seat in range(players)]
