"""The story of Azul is complete: whoever hears only events knows the whole table."""

from collections import Counter
from itertools import chain
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.games.stories import case_id, games_each, steps, variants
from tidetable.core.rules import CHANCE, ONLOOKER
from tidetable.games import rules_of
from tidetable.games.azul import events
from tidetable.games.azul.shown import BoardShown, Shown, Tiles
from tidetable.games.azul.state import STATE

pytestmark = pytest.mark.rules
RULES = rules_of("azul")
GAMES = games_each(2, 130)  # of each variant and number of players
ALL_AT_ONCE = {
    "wall": "brown",
    "special_factories": True,
    "gold_displays": "every_round",
    "marker_on_zero": True,
}
VARIANTS: list[dict[str, Any]] = [
    *variants(RULES),
    *({"players": players, **ALL_AT_ONCE} for players in RULES.seats),
]


class Board:
    """A player's board, as far as events tell of it."""

    def __init__(self) -> None:
        self.score = 0
        self.lines: dict[int, Counter[str]] = {line: Counter() for line in range(1, 6)}
        self.wall: dict[tuple[int, int], str] = {}
        self.floor: Counter[str] = Counter()
        self.on_zero: str | None = None
        self.marker: str | None = None

    def fall(self, pattern: str, event: Any) -> None:
        """Let tiles fall to the floor and onto the zero factory."""
        self.floor[pattern] += event.on_floor
        if event.on_zero:
            assert self.on_zero is None
            self.on_zero = pattern


class Bookkeeper:
    """Keep a whole table by the events alone."""

    def __init__(self, players: int) -> None:
        self.boards = [Board() for _ in range(players)]
        self.bag = Counter(dict.fromkeys("TBCDR", 20))
        self.lid: Counter[str] = Counter()
        self.sources: dict[int | None, Counter[str]] = {None: Counter()}
        self.faces: dict[int, str] = {}
        self.round = 0
        self.zero_holder: int | None = None

    def hear(self, event: Any) -> None:
        """Follow one event."""
        getattr(self, type(event).__name__)(event)

    def source(self, display: int | None) -> Counter[str]:
        return self.sources.setdefault(display, Counter())

    def FirstPlayer(self, event: events.FirstPlayer) -> None:
        assert self.round == 0

    def RoundBegan(self, event: events.RoundBegan) -> None:
        self.round += 1
        assert event.number == self.round

    def DisplayTurned(self, event: events.DisplayTurned) -> None:
        self.faces[event.display] = event.face

    def TileDrawn(self, event: events.TileDrawn) -> None:
        self.bag[event.pattern] -= 1
        self.source(event.display)[event.pattern] += 1
        assert event.is_extra == (self.source(event.display).total() == 5)

    def BagRefilled(self, event: events.BagRefilled) -> None:
        assert (self.bag.total(), self.lid.total()) == (0, event.count)
        self.bag, self.lid = self.lid, Counter()

    def Gathered(self, event: events.Gathered) -> None:
        assert self.faces[event.display] == f"={event.pattern}"
        for display in event.sources:
            self.source(display)[event.pattern] -= 1
        assert event.count == len(event.sources)
        self.source(event.display)[event.pattern] += event.count

    def Took(self, event: events.Took) -> None:
        board, source = self.boards[event.seat], self.source(event.display)
        assert source.pop(event.pattern) == event.count == event.placed + event.fallen
        for tiles in event.to_centre:
            assert source.pop(tiles.pattern) == tiles.count
            self.source(None)[tiles.pattern] += tiles.count
        if event.marker is not None:
            board.marker = event.marker
        if event.takes_zero:
            self.zero_holder = event.seat
        if event.line is not None:
            board.lines[event.line][event.pattern] += event.placed
        board.fall(event.pattern, event)
        self.lid[event.pattern] += event.to_lid
        assert event.fallen == event.on_floor + event.on_zero + event.to_lid

    def LeftoversSplit(self, event: events.LeftoversSplit) -> None:
        from_display = next(number for number, face in self.faces.items() if face == "<>")
        for display, sent in (event.left_display, event.left), (event.right_display, event.right):
            for tiles in sent:
                assert self.source(from_display).pop(tiles.pattern) == tiles.count
                self.source(display)[tiles.pattern] += tiles.count

    def Tiled(self, event: events.Tiled) -> None:
        board = self.boards[event.seat]
        assert board.lines[event.row].pop(event.pattern) == event.row == event.to_lid + 1
        board.wall[event.row, event.column] = event.pattern
        self.lid[event.pattern] += event.to_lid
        alone = 1 in (event.across, event.down)
        across_and_down = event.across + event.down
        assert event.points == (across_and_down - 1 if alone else across_and_down)
        board.score += event.points

    def LineFell(self, event: events.LineFell) -> None:
        board = self.boards[event.seat]
        assert board.lines[event.line].pop(event.pattern) == event.line == event.count
        assert event.count == event.on_floor + event.on_zero + event.to_lid
        board.fall(event.pattern, event)
        self.lid[event.pattern] += event.to_lid

    def FloorPaid(self, event: events.FloorPaid) -> None:
        board = self.boards[event.seat]
        assert event.pieces == board.floor.total() + (board.marker == "floor")
        assert event.points == -min(event.loss, board.score)
        board.score += event.points

    def RoundEnded(self, event: events.RoundEnded) -> None:
        cleared: Counter[str] = Counter()
        for board in self.boards:
            cleared += board.floor + Counter(filter(None, [board.on_zero]))
            board.floor, board.on_zero, holds = Counter(), None, board.marker is not None
            assert holds == (event.seat == self.boards.index(board))
            board.marker = None
        assert cleared == counted(event.to_lid)
        self.lid += cleared
        self.zero_holder = None

    def Bonus(self, event: events.Bonus) -> None:
        board = self.boards[event.seat]
        places = {
            "row": [row == event.number for row, _ in board.wall],
            "column": [column == event.number for _, column in board.wall],
            "pattern": [pattern == event.pattern for pattern in board.wall.values()],
        }
        assert sum(places[event.kind]) == 5
        board.score += event.points

    def GameEnded(self, event: events.GameEnded) -> None:
        assert list(event.scores) == [board.score for board in self.boards]
        assert (event.seat is None) == (event.ranks.count(1) > 1)
        assert event.seat is None or event.ranks[event.seat] == 1


def counted(tiles: tuple[Tiles, ...]) -> Counter[str]:
    return Counter({one.pattern: one.count for one in tiles})


def check_table(book: Bookkeeper, shown: Shown) -> None:
    """Compare all that lies on the table."""
    assert +book.source(None) == Counter(shown.centre)
    for number, display in enumerate(shown.displays, start=1):
        assert +book.source(number) == Counter(display.tiles)
        assert display.taken_by == (book.zero_holder if display.face == "0" else None)
    assert [+book.bag, +book.lid] == [
        Counter({one.pattern: getattr(one, place) for one in shown.counts if getattr(one, place)})
        for place in ("bag", "lid")
    ]
    assert book.round == shown.round_number
    for board, expected in zip(book.boards, shown.boards, strict=True):
        check_board(board, expected, shown)


def check_board(board: Board, expected: BoardShown, shown: Shown) -> None:
    assert board.score == expected.score
    for number, line in enumerate(expected.lines, start=1):
        assert +board.lines[number] == Counter((line.pattern,) * line.count)
    cells = {
        (row, column): tile
        for row, tiles in enumerate(expected.wall, start=1)
        for column, tile in enumerate(tiles, start=1)
        if tile
    }
    assert board.wall == cells
    lying = Counter(piece for piece in expected.floor if piece)
    assert +board.floor + Counter("1" * (board.marker == "floor")) == lying
    assert (board.on_zero or ("1" if board.marker == "zero" else None)) == expected.on_zero
    if shown.phase not in ("turning-displays", "filling", "over"):
        assert (board.marker is not None) == expected.has_marker


@pytest.mark.parametrize("options", VARIANTS, ids=case_id)
def test_events_account_for_every_difference(options: dict[str, Any]) -> None:
    for seed in range(GAMES):
        book = Bookkeeper(options["players"])
        game = None
        for game, code in steps("azul", options, seed):
            told = game.events(code)
            after = np.frombuffer(bytearray(game.state.tobytes()), STATE)
            notes = np.zeros(events.MOST_NOTES, events.NOTE)
            assert events.walk(after, code, notes) == len(told) > 0
            game.play(code)
            assert after[0].tobytes() == game.state.tobytes()
            for event in told:
                book.hear(event)
            check_table(book, game.view(ONLOOKER).shown)
        assert game is not None
        assert [board.score for board in book.boards] == game.scores


@pytest.mark.parametrize("options", VARIANTS, ids=case_id)
def test_everybody_is_told_every_step_in_typed_events(options: dict[str, Any]) -> None:
    for game, code in steps("azul", options, 100):
        told = [game.events(code, seat) for seat in (ONLOOKER, *range(game.players))]
        assert all(one == told[0] for one in told)
        text = RULES.face.deal_text if game.to_move == CHANCE else RULES.face.move_text
        assert events.event_text(told[0][0]) == text(code)
        for event in told[0]:
            json = msgspec.json.encode(event)
            assert msgspec.json.decode(json, type=RULES.face.event_type) == event
        game.play(code)


def test_all_kinds_of_events_occur() -> None:
    found = set()
    for options in VARIANTS:
        for game, code in chain(*(steps("azul", options, seed) for seed in range(3))):
            found |= {type(event) for event in game.events(code)}
            game.play(code)
    rare = {events.LineFell, events.BagRefilled}
    assert set(events.Event.__args__) - rare <= found
