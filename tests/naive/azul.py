"""A slow and plain Azul: Master Chocolatier, written from the rulebook.

It exists to be compared, step by step, with the fast engine, and shares nothing with it.

Patterns are T=0, B=1, C=2, D=3, R=4.  Displays are 0..8, the centre of the table is source 9.
Lines and wall rows are 0..4, the floor is target 5.

Moves:
    0..299    a draft, (source * 5 + pattern) * 6 + target
    300..331  a split, 300 + mask: leftovers of pattern i go right if bit i is set, else left
    332..336  a column of the brown wall, 332 + column

Chance codes:
    0..4      a tile of that pattern is drawn from the bag
    5..8      seat 0..3 is the first player of the game
    9..18     what a display shows: 9 blue, 10..14 SF2 of a pattern, 15 SF1, 16 SF3, 17 SF4, 18 SF5
"""

from __future__ import annotations

from itertools import permutations

CHANCE = -1
OVER = -2

PATTERNS = range(5)
COPIES = 20
DISPLAYS = {2: 5, 3: 7, 4: 9}
TILES_PER_DISPLAY = 4
CENTRE = 9

FLOOR = 5
PENALTIES = [1, 1, 2, 2, 2, 3, 3]
ROW_BONUS = 2
COLUMN_BONUS = 7
PATTERN_BONUS = 10
IDLE_ROUNDS = 5

FIRST_SPLIT = 300
FIRST_COLUMN = 332

FIRST_SEAT = 5
BLUE = 9
SF2 = [10, 11, 12, 13, 14]
SF1 = 15
SF3 = 16
SF4 = 17
SF5 = 18
GOLD_FACES = [*SF2, SF1, SF3, SF4, SF5]

# The marker lies on a floor, or on SF5, among the tiles.
MARKER = -1

# What the game is waiting for.
SEATING = "seating"  # chance: who starts
DEALING = "dealing"  # chance: blue or which gold face
FILLING = "filling"  # chance: a tile from the bag
OFFER = "offer"  # the mover drafts
SPLIT = "split"  # the mover distributes the leftovers of SF4
COLUMN = "column"  # the mover chooses a column of the brown wall
FINISHED = "finished"

LEFT_TO_CHANCE = {SEATING, DEALING, FILLING}


class Board:
    """What lies in front of one player."""

    def __init__(self) -> None:
        self.score = 0
        self.lines: list[list[int]] = [[] for _ in range(5)]  # the tiles of each line
        self.wall: list[list[int | None]] = [[None] * 5 for _ in range(5)]
        self.floor: list[int] = []  # tiles and perhaps the marker, from left to right

    def copy(self) -> Board:
        twin = Board()
        twin.score = self.score
        twin.lines = [list(line) for line in self.lines]
        twin.wall = [list(row) for row in self.wall]
        twin.floor = list(self.floor)
        return twin

    def column(self, column: int) -> list[int | None]:
        return [row[column] for row in self.wall]

    def targets(self, pattern: int) -> list[int]:
        """Where tiles of this pattern may be put."""
        lines = []
        for line, tiles in enumerate(self.lines):
            if tiles and (tiles[0] != pattern or len(tiles) == line + 1):
                continue
            if pattern not in self.wall[line]:
                lines.append(line)
        return [*lines, FLOOR]

    def points(self, row: int, column: int) -> int:
        """The points for the tile that has just been put on this cell."""
        across = run_length(self.wall[row], column)
        down = run_length(self.column(column), row)
        if across == 1 and down == 1:
            return 1
        return (across if across > 1 else 0) + (down if down > 1 else 0)

    def full_rows(self) -> int:
        return sum(None not in row for row in self.wall)

    def full_columns(self) -> int:
        return sum(None not in self.column(column) for column in range(5))

    def full_patterns(self) -> int:
        cells = [cell for row in self.wall for cell in row]
        return sum(cells.count(pattern) == 5 for pattern in PATTERNS)

    def bonus(self) -> int:
        return (
            ROW_BONUS * self.full_rows()
            + COLUMN_BONUS * self.full_columns()
            + PATTERN_BONUS * self.full_patterns()
        )

    def row_alive(self, row: int) -> bool:
        """Brown wall: can the row still be completed, going by the wall alone?"""
        missing = [pattern for pattern in PATTERNS if pattern not in self.wall[row]]
        empty = [column for column in range(5) if self.wall[row][column] is None]
        for columns in permutations(empty):
            pairs = zip(missing, columns, strict=True)
            if all(pattern not in self.column(column) for pattern, column in pairs):
                return True
        return False


def run_length(cells: list[int | None], place: int) -> int:
    """The length of the unbroken run of tiles that contains the given place."""
    first = place
    while first > 0 and cells[first - 1] is not None:
        first -= 1
    last = place
    while last < 4 and cells[last + 1] is not None:
        last += 1
    return last - first + 1


class Game:
    def __init__(
        self,
        *,
        players: int = 2,
        wall: str = "coloured",
        special_factories: bool = False,
        gold_displays: str = "once",
        marker_on_zero: bool = True,
        first_player: str | int = "random",
    ) -> None:
        if players not in DISPLAYS:
            raise ValueError(f"players: {players}")
        if wall not in ("coloured", "brown"):
            raise ValueError(f"wall: {wall}")
        if gold_displays not in ("once", "every_round"):
            raise ValueError(f"gold_displays: {gold_displays}")
        if first_player != "random" and first_player not in range(1, players + 1):
            raise ValueError(f"first_player: {first_player}")

        self.players = players
        self.wall = wall
        self.special_factories = special_factories
        self.gold_displays = gold_displays
        self.marker_on_zero = marker_on_zero

        self.boards = [Board() for _ in range(players)]
        self.bag = [COPIES for _ in PATTERNS]  # how many of each pattern
        self.lid = [0 for _ in PATTERNS]
        self.displays: list[list[int]] = [[] for _ in range(DISPLAYS[players])]
        self.centre: list[int] = []

        # What each display shows; while the faces are dealt, those dealt so far.
        self.faces = [] if special_factories else [BLUE] * DISPLAYS[players]
        self.marker_holder: int | None = None  # None: the marker is in the centre
        self.zero_holder: int | None = None  # who has SF5 beside the floor
        self.zero_piece: int | None = None  # what lies on it there

        self.phase = SEATING
        self.round = 0
        self.starter = 0  # who started, or starts, the round
        self.mover = 0  # the player to move, in the phases in which a player moves
        self.to_fill: list[int] = []  # the displays that get the next tiles, one by one
        self.tiling_done = 0  # players done with the tiling of this round
        self.tiling_line = 0  # the line being resolved
        self.wall_grew = False  # has any wall gained a tile in this round?
        self.idle_rounds = 0  # rounds in a row in which no wall gained a tile

        # Who may be the first player; a chosen one is "drawn" with certainty.
        self.candidates = list(range(players))
        if isinstance(first_player, int):
            self.candidates = [first_player - 1]

    def copy(self) -> Game:
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.boards = [board.copy() for board in self.boards]
        twin.bag = list(self.bag)
        twin.lid = list(self.lid)
        twin.displays = [list(display) for display in self.displays]
        twin.centre = list(self.centre)
        twin.faces = list(self.faces)
        twin.to_fill = list(self.to_fill)
        return twin

    # ---- questions ----

    def to_move(self) -> int:
        if self.phase in LEFT_TO_CHANCE:
            return CHANCE
        if self.phase == FINISHED:
            return OVER
        return self.mover

    def legal(self) -> list[int]:
        if self.phase == OFFER:
            return self._drafts()
        if self.phase == SPLIT:
            leftovers = set(self.displays[self.faces.index(SF4)])
            others = sum(1 << pattern for pattern in PATTERNS if pattern not in leftovers)
            return [FIRST_SPLIT + mask for mask in range(32) if mask & others == 0]
        if self.phase == COLUMN:
            return [FIRST_COLUMN + column for column in self._columns(self.mover, self.tiling_line)]
        return []

    def _drafts(self) -> list[int]:
        board = self.boards[self.mover]
        targets = {pattern: board.targets(pattern) for pattern in PATTERNS}
        sources = [*enumerate(self.displays), (CENTRE, self.centre)]
        return [
            (source * 5 + pattern) * 6 + target
            for source, tiles in sources
            for pattern in sorted(set(tiles))
            for target in targets[pattern]
        ]

    def odds(self) -> dict[int, int]:
        """How likely each chance code is, in proportion."""
        if self.phase == SEATING:
            return {FIRST_SEAT + seat: 1 for seat in self.candidates}
        if self.phase == DEALING:
            return self._face_odds()
        if self.phase == FILLING:
            return {pattern: tiles for pattern, tiles in enumerate(self.bag) if tiles > 0}
        return {}

    def _face_odds(self) -> dict[int, int]:
        """The next display: `players` of all displays are gold, with different faces."""
        places = len(self.displays) - len(self.faces)
        gold = self.players - sum(face != BLUE for face in self.faces)
        unused = [face for face in GOLD_FACES if face not in self.faces]
        odds = {}
        if places > gold:
            odds[BLUE] = (places - gold) * len(unused)
        if gold > 0:
            for face in unused:
                odds[face] = gold
        return odds

    def scores(self) -> list[int]:
        return [board.score for board in self.boards]

    def ranks(self) -> list[int]:
        results = [(board.score, board.full_rows()) for board in self.boards]
        return [1 + sum(other > result for other in results) for result in results]

    # ---- steps ----

    def play(self, code: int) -> None:
        if self.phase == SEATING:
            seat = code - FIRST_SEAT
            check(seat in self.candidates, code)
            self.starter = seat
            self._begin_round()
        elif self.phase == DEALING:
            check(code in self._face_odds(), code)
            self.faces.append(code)
            if len(self.faces) == len(self.displays):
                self._begin_fill()
        elif self.phase == FILLING:
            check(code in PATTERNS and self.bag[code] > 0, code)
            self.bag[code] -= 1
            self.displays[self.to_fill.pop(0)].append(code)
            self._go_on_filling()
        elif self.phase == OFFER:
            check(0 <= code < FIRST_SPLIT, code)
            self._draft(code // 30, code // 6 % 5, code % 6)
        elif self.phase == SPLIT:
            check(code in self.legal(), code)
            self._split(code - FIRST_SPLIT)
        elif self.phase == COLUMN:
            check(code in self.legal(), code)
            self._put_on_wall(self.mover, self.tiling_line, code - FIRST_COLUMN)
            self.tiling_line += 1
            self._go_on_tiling()
        else:
            raise ValueError("the game is over")

    # ---- preparation of a round ----

    def _begin_round(self) -> None:
        self.round += 1
        self.marker_holder = None
        self.wall_grew = False
        if self.special_factories and (self.round == 1 or self.gold_displays == "every_round"):
            self.faces = []
            self.phase = DEALING
        else:
            self._begin_fill()

    def _begin_fill(self) -> None:
        self.phase = FILLING
        self.to_fill = [
            display for display in range(len(self.displays)) for _ in range(TILES_PER_DISPLAY)
        ]
        if SF1 in self.faces:
            self.to_fill.append(self.faces.index(SF1))
        self._go_on_filling()

    def _go_on_filling(self) -> None:
        """Make sure that a tile can be drawn, if one has to be drawn; else start the offer."""
        if self.to_fill and sum(self.bag) == 0:
            self.bag, self.lid = self.lid, self.bag
            if sum(self.bag) == 0:
                self.to_fill = []
        if self.to_fill:
            return
        self._attract_tiles()
        if self._any_tile_on_offer():
            self.phase = OFFER
            self.mover = self.starter
        else:
            self._finish()

    def _attract_tiles(self) -> None:
        """Every SF2 takes one tile of its pattern from either neighbour that has one."""
        for display, face in enumerate(self.faces):
            if face in SF2:
                pattern = SF2.index(face)
                for step in (-1, 1):
                    neighbour = self.displays[self._neighbour(display, step)]
                    if pattern in neighbour:
                        neighbour.remove(pattern)
                        self.displays[display].append(pattern)

    def _neighbour(self, display: int, step: int) -> int:
        """The next display in the circle, left (-1) or right (+1), passing over an absent SF5."""
        other = (display + step) % len(self.displays)
        if self.zero_holder is not None and self.faces[other] == SF5:
            other = (other + step) % len(self.displays)
        return other

    def _any_tile_on_offer(self) -> bool:
        return bool(self.centre) or any(self.displays)

    # ---- the offer ----

    def _draft(self, source: int, pattern: int, target: int) -> None:
        seat = self.mover
        board = self.boards[seat]
        tiles = self._source(source)
        check(pattern in tiles, (source, pattern, target))
        check(target in board.targets(pattern), (source, pattern, target))

        taken = [tile for tile in tiles if tile == pattern]
        leftovers = [tile for tile in tiles if tile != pattern]
        must_split = False
        if source == CENTRE:
            self.centre = leftovers
            if self.marker_holder is None:
                self.marker_holder = seat
                self._drop_marker(seat)
        elif self.faces[source] == SF3:
            self.displays[source] = leftovers
        elif self.faces[source] == SF4:
            # They lie there until the player has said where they go.
            self.displays[source] = leftovers
            must_split = len(leftovers) > 0
        else:
            self.displays[source] = []
            self.centre.extend(leftovers)
            if self.faces[source] == SF5:
                self.zero_holder = seat

        for tile in taken:
            if target != FLOOR and len(board.lines[target]) < target + 1:
                board.lines[target].append(tile)
            else:
                self._drop_tile(seat, tile)

        if must_split:
            self.phase = SPLIT
        else:
            self._end_turn()

    def _source(self, source: int) -> list[int]:
        if source == CENTRE:
            return self.centre
        return self.displays[source] if source < len(self.displays) else []

    def _split(self, mask: int) -> None:
        display = self.faces.index(SF4)
        leftovers = self.displays[display]
        self.displays[display] = []
        left = self.displays[self._neighbour(display, -1)]
        right = self.displays[self._neighbour(display, 1)]
        for tile in leftovers:
            if mask >> tile & 1:
                right.append(tile)
            else:
                left.append(tile)
        self._end_turn()

    def _end_turn(self) -> None:
        if self._any_tile_on_offer():
            self.phase = OFFER
            self.mover = (self.mover + 1) % self.players
        else:
            self.tiling_done = 0
            self.tiling_line = 0
            self._go_on_tiling()

    # ---- waste ----

    def _drop_tile(self, seat: int, tile: int) -> None:
        floor = self.boards[seat].floor
        if self._zero_is_free(seat):
            self.zero_piece = tile
        elif len(floor) < len(PENALTIES):
            floor.append(tile)
        else:
            self.lid[tile] += 1

    def _drop_marker(self, seat: int) -> None:
        floor = self.boards[seat].floor
        if self.marker_on_zero and self._zero_is_free(seat):
            self.zero_piece = MARKER
        elif len(floor) < len(PENALTIES):
            floor.append(MARKER)
        # Else the player just keeps it.

    def _zero_is_free(self, seat: int) -> bool:
        return self.zero_holder == seat and self.zero_piece is None

    # ---- tiling ----

    def _go_on_tiling(self) -> None:
        """Player by player and line by line, as far as possible without a player's choice."""
        while self.tiling_done < self.players:
            seat = (self.starter + self.tiling_done) % self.players
            board = self.boards[seat]
            while self.tiling_line < 5:
                line = self.tiling_line
                if len(board.lines[line]) == line + 1:
                    columns = self._columns(seat, line)
                    if len(columns) > 1:
                        self.phase = COLUMN
                        self.mover = seat
                        return
                    if len(columns) == 1:
                        self._put_on_wall(seat, line, columns[0])
                    else:
                        self._spoil_line(seat, line)
                self.tiling_line += 1
            penalty = sum(PENALTIES[: len(board.floor)])
            board.score = max(0, board.score - penalty)
            self.tiling_done += 1
            self.tiling_line = 0
        self._end_round()

    def _columns(self, seat: int, line: int) -> list[int]:
        """The columns in which the tile of this full line may be put."""
        board = self.boards[seat]
        pattern = board.lines[line][0]
        if self.wall == "coloured":
            return [(line + pattern) % 5]
        return [
            column
            for column in range(5)
            if board.wall[line][column] is None and pattern not in board.column(column)
        ]

    def _put_on_wall(self, seat: int, line: int, column: int) -> None:
        board = self.boards[seat]
        tiles = board.lines[line]
        board.lines[line] = []
        board.wall[line][column] = tiles.pop()
        board.score += board.points(line, column)
        self.wall_grew = True
        for tile in tiles:
            self.lid[tile] += 1

    def _spoil_line(self, seat: int, line: int) -> None:
        """Brown wall: there is no cell for the line, all of it falls to the floor."""
        board = self.boards[seat]
        tiles = board.lines[line]
        board.lines[line] = []
        for tile in tiles:
            self._drop_tile(seat, tile)

    # ---- end of a round, end of the game ----

    def _end_round(self) -> None:
        for board in self.boards:
            for piece in board.floor:
                if piece != MARKER:
                    self.lid[piece] += 1
            board.floor = []
        if self.zero_piece is not None and self.zero_piece != MARKER:
            self.lid[self.zero_piece] += 1
        self.zero_piece = None
        self.zero_holder = None

        self.idle_rounds = 0 if self.wall_grew else self.idle_rounds + 1
        if self._last_round():
            self._finish()
            return
        if self.marker_holder is not None:
            self.starter = self.marker_holder
        self._begin_round()

    def _last_round(self) -> bool:
        if any(board.full_rows() > 0 for board in self.boards):
            return True
        if self.wall == "brown" and not any(
            board.row_alive(row) for board in self.boards for row in range(5)
        ):
            return True
        return self.idle_rounds == IDLE_ROUNDS

    def _finish(self) -> None:
        for board in self.boards:
            board.score += board.bonus()
        self.phase = FINISHED


def check(fine: bool, what: object) -> None:
    if not fine:
        raise ValueError(f"not possible now: {what}")
