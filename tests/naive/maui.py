"""A slow and plain Maui, written from the rulebook.

It exists to be compared, step by step, with the fast engine, and shares nothing with it.

Patterns are Y=0, M=1, L=2, O=3, G=4.  The 60 towels are all triples of different patterns in
lexicographic order, the end without stones first.  Rows are 1 (next to the ocean) to 7, columns
1 to 12; t is the row of a towel's upper square.

Moves:
    0..5      take the towel of market row * 3 + slot
    6..7      take the dollars of an area
    8..13     take the towel of market row * 3 + slot as a spare towel
    14..157   place, 14 + (t + 1) * 16 + blue * 4 + orange: where the light-blue and the orange
              token go, 0 not played, 1 upper, 2 middle, 3 lower square
    158..162  a bonus step on the track of that pattern
    163..167  where the start towel lies, t = 1..5

Chance codes:
    0..3      that seat is the first player
    4..63     a towel is drawn from the bag
    64..67    an umbrella token: pearl of the first or second colour, first or second bonus
    68..70    the value 2, 3 or 4 of a crab
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import permutations
from operator import getitem
from typing import Any

CHANCE = -1
OVER = -2

LETTERS = "YMLOG"
TOWELS = [list(triple) for triple in permutations(range(5), 3)]
ROW_VALUES = {1: 3, 2: 2, 3: 1, 4: 1, 5: 1, 6: 2, 7: 3}
COLUMNS = 12
PEARL_POINTS = [0, 2, 5, 9]
CENTRE = 3  # the t of a spare towel

# Who sees the stones of the market's towels at the upper end.
STONES_UP = {2: [False, True], 3: [False, False, True], 4: [False, False, True, True]}

# The pattern tokens: light-blue ones lie on the track of Y, orange ones on that of M.
TOKEN_PATTERNS = [LETTERS.index("L"), LETTERS.index("O")]
BLUE = 0
ORANGE = 1

# The umbrella tokens of a player: pearls of two colours and two score bonuses.
UMBRELLA_SIDE = [3, 3, 1, 1]
CRAB_SIDE = [0, 0, 1, 1]
FIRST_BONUS = 2

DOLLARS = 6
SPARE = 8
PLACE = 14
BONUS = 158
START = 163

FIRST_SEAT = 0
TOWEL = 4
UMBRELLA = 64
CRAB = 68

HOUSE: dict[str, Any] = {
    "tracks": {letter: [1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24] for letter in LETTERS},
    "extension": {letter: [26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48] for letter in LETTERS},
    "ornate": {"Y": 5, "M": 5},
    "bonuses": [["G", "L"], ["G", "O"]],
    "umbrellas": [[2, 2], [3, 6], [5, 3], [6, 5], [8, 6], [9, 2], [11, 5], [12, 3]],
    "crabs": [[2, 2], [3, 5], [5, 3], [6, 6], [8, 4], [9, 2], [11, 6]],
    "bonus_spaces": [[4, 6], [10, 2]],
    "crab_values": [2, 2, 3, 3, 3, 4, 4],
    "start_row": 3,
}

CHOICES = {
    "mode": ("base", "crabs", "combined"),
    "crab_scoring": ("score_then_crab", "crab_blocks"),
    "orientation": ("seats", "uniform"),
    "start_row": ("fixed", "free"),
    "refill": ("after_take", "end_of_turn"),
    "combined_dollars": ("keep", "reset"),
    "combined_tokens": ("keep", "discard"),
    "combined_tie_towels": ("second_half", "both"),
}

# What the game is waiting for.
SEATING = "seating"  # chance: who begins this half
STOCKING = "stocking"  # chance: a towel for the new market
DEALING = "dealing"  # chance: an umbrella token for a space
STARTING = "starting"  # chance: a start towel
REFILLING = "refilling"  # chance: a towel for the gap in the market
REVEALING = "revealing"  # chance: the value of a covered crab
SHIFTING = "shifting"  # the mover says where the start towel lies
ACTING = "acting"  # the mover takes a towel or dollars
PLACING = "placing"  # the mover places the towel taken
ADVANCING = "advancing"  # the mover chooses the track of a score bonus
FINISHED = "finished"

LEFT_TO_CHANCE = {SEATING, STOCKING, DEALING, STARTING, REFILLING, REVEALING}


class Player:
    """One player's beach and belongings."""

    def __init__(self, stones_up: bool) -> None:
        self.stones_up = stones_up
        self.shells = [0] * 5  # the square of each track, 0 off the board
        self.pearls = [0, 0]
        self.dollars = 1
        self.penalties = 0
        self.hand = [False, False]  # has a light-blue, an orange token
        self.crab_points = 0
        self.earlier_towels = 0  # laid in the first half of a combined game

        self.pier: int | None = None  # the start towel
        self.laid: list[int] = []  # one towel per column
        self.active: dict[int, int] = {}  # row -> pattern of the rightmost towel
        self.umbrellas: list[tuple[int, int, int]] = []  # column, row, token
        self.crabs: list[tuple[int, int]] = []  # column, row of those face-down
        self.unseen: list[int] = []  # values not yet turned up

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.__dict__.update(self.__dict__)
        twin.shells = list(self.shells)
        twin.pearls = list(self.pearls)
        twin.hand = list(self.hand)
        twin.laid = list(self.laid)
        twin.active = dict(self.active)
        twin.umbrellas = list(self.umbrellas)
        twin.crabs = list(self.crabs)
        twin.unseen = list(self.unseen)
        return twin

    def read(self, towel: int) -> list[int]:
        """The patterns of a towel from top to bottom, as it lies before this player."""
        return TOWELS[towel][::-1] if self.stones_up else list(TOWELS[towel])

    def column(self) -> int:
        """The column of the next towel."""
        return len(self.laid) + 1

    def crab_rows(self) -> list[int]:
        """The rows in which crabs lie in the next column."""
        following = self.column()
        return [row for column, row in self.crabs if column == following]

    def lay(self, towel: int, t: int, squares: list[int], inactive: list[int]) -> None:
        """Put a towel into the next column; whatever else lay there is gone."""
        column = self.column()
        self.umbrellas = [umbrella for umbrella in self.umbrellas if umbrella[0] != column]
        self.crabs = [crab for crab in self.crabs if crab[0] != column]
        self.laid.append(towel)
        self.activate(t, squares, inactive)

    def activate(self, t: int, squares: list[int], inactive: list[int]) -> None:
        self.active = {
            t + i: squares[i] for i in range(3) if t + i in ROW_VALUES and t + i not in inactive
        }


class Game:
    def __init__(
        self,
        players: int = 2,
        mode: str = "base",
        crab_scoring: str = "score_then_crab",
        token_on_crab_square: bool = False,
        orientation: str = "seats",
        start_row: str = "fixed",
        refill: str = "after_take",
        spare_ignores_tokens: bool = False,
        token_on_spare: bool = False,
        crab_bonus_random: bool = False,
        combined_dollars: str = "keep",
        combined_tokens: str = "keep",
        combined_tie_towels: str = "second_half",
        data: str = "house",
        first_player: str | int = "random",
    ) -> None:
        self.mode = mode
        self.crab_scoring = crab_scoring
        self.token_on_crab_square = token_on_crab_square
        self.orientation = orientation
        self.start_row = start_row
        self.refill = refill
        self.spare_ignores_tokens = spare_ignores_tokens
        self.token_on_spare = token_on_spare
        self.crab_bonus_random = crab_bonus_random
        self.combined_dollars = combined_dollars
        self.combined_tokens = combined_tokens
        self.combined_tie_towels = combined_tie_towels
        for option, words in CHOICES.items():
            if getattr(self, option) not in words:
                raise ValueError(f"{option}: {getattr(self, option)}")
        if players not in STONES_UP:
            raise ValueError(f"players: {players}")
        if first_player != "random" and first_player not in range(1, players + 1):
            raise ValueError(f"first_player: {first_player}")
        self._print_boards(HOUSE if data == "house" else json.loads(data))

        readings = STONES_UP[players] if orientation == "seats" else [False] * players
        self.players = [Player(stones_up) for stones_up in readings]
        self.ornate_tokens = [1, 1] if players == 2 else [2, 2]
        self.areas = [1, 1]
        self.bag: list[int] = []
        self.market: list[list[int]] = [[], []]
        self.to_deal: list[int] = []  # umbrella tokens of the seat being dealt, by kind

        self.phase = SEATING
        self.half = 1
        self.starter = 0  # the first player of this half
        self.mover = 0  # whose turn it is
        # Who may be the first player; a chosen one is "drawn" with certainty.
        self.candidates = list(range(players))
        if isinstance(first_player, int):
            self.candidates = [first_player - 1]

        # The turn.
        self.taken: int | None = None  # the towel between the market and the beach
        self.spare = False  # is it a spare towel?
        self.gap: int | None = None  # the market row that lacks a towel
        self.t = 0
        self.squares: list[int] = []  # of the towel being placed, with the tokens played
        self.covered: list[int] = []  # umbrella tokens still to be handled
        self.choice: list[int] = []  # the tracks of a score bonus
        self.to_reveal = 0  # covered crabs whose values are not yet known

    def _print_boards(self, figures: dict[str, Any]) -> None:
        """The numbers printed on boards and tokens, which never change."""
        # The points of each square of each track; 0 points off the board.
        self.tracks = [[0, *figures["tracks"][letter]] for letter in LETTERS]
        if self.mode == "combined":
            for track, letter in zip(self.tracks, LETTERS, strict=True):
                track.extend(figures["extension"][letter])
        self.ornate_squares = [figures["ornate"]["Y"], figures["ornate"]["M"]]
        self.bonuses = [[LETTERS.index(letter) for letter in pair] for pair in figures["bonuses"]]
        self.umbrella_spaces = [(column, row) for column, row in figures["umbrellas"]]
        self.bonus_spaces = [(column, row) for column, row in figures["bonus_spaces"]]
        self.crab_spaces = [(column, row) for column, row in figures["crabs"]]
        self.crab_values: list[int] = list(figures["crab_values"])
        self.fixed_start: int = figures["start_row"]

    def copy(self) -> Game:
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.players = [player.copy() for player in self.players]
        twin.ornate_tokens = list(self.ornate_tokens)
        twin.areas = list(self.areas)
        twin.bag = list(self.bag)
        twin.market = [list(row) for row in self.market]
        twin.to_deal = list(self.to_deal)
        twin.covered = list(self.covered)
        return twin

    # ---- questions ----

    def to_move(self) -> int:
        if self.phase in LEFT_TO_CHANCE:
            return CHANCE
        if self.phase == FINISHED:
            return OVER
        return self.mover

    def legal(self) -> list[int]:
        if self.phase == ACTING:
            return self._actions()
        if self.phase == PLACING:
            assert self.taken is not None
            return list(self._placements(self.taken))
        if self.phase == ADVANCING:
            return [BONUS + pattern for pattern in sorted(self.choice)]
        if self.phase == SHIFTING:
            return [START + t - 1 for t in range(1, 6)]
        return []

    def _actions(self) -> list[int]:
        player = self.players[self.mover]
        payable = [
            (row * 3 + slot, self.market[row][slot])
            for row in range(2)
            for slot in range(3)
            if slot <= player.dollars
        ]
        dollars = [DOLLARS + area for area in range(2) if self.areas[area] > 0]
        placeable = [place for place, towel in payable if self._can_be_placed(towel)]
        # The spare towel is for who has no towel to match and no dollars to take. By option what
        # only a token matches is not such a towel; who has another one may take it nevertheless.
        matched = placeable
        if self.spare_ignores_tokens:
            matched = [place for place, towel in payable if self._matches_bare(towel)]
        if not matched and not dollars:
            return [SPARE + place for place in range(6)]
        return placeable + dollars

    def _matches_bare(self, towel: int) -> bool:
        """Can the towel be placed without tokens? Any square can be shifted beside any partner."""
        partners = self._partners(self.players[self.mover])
        return not set(TOWELS[towel]).isdisjoint(partners.values())

    def _can_be_placed(self, towel: int) -> bool:
        if self._matches_bare(towel):
            return True
        if not any(self.players[self.mover].hand):
            return False
        return any(True for _ in self._placements(towel))

    def _partners(self, player: Player) -> dict[int, int]:
        """The squares, by row, that a towel in the next column can match."""
        if self.spare or self.crab_scoring != "crab_blocks":
            return player.active
        blocked = player.crab_rows()
        return {row: player.active[row] for row in player.active if row not in blocked}

    def _placements(self, towel: int) -> Iterator[int]:
        """The codes of all ways to place this towel, with and without the tokens in hand."""
        player = self.players[self.mover]
        squares = player.read(towel)
        partners = self._partners(player)
        no_token = [] if self.spare or self.token_on_crab_square else player.crab_rows()
        blues = range(4) if player.hand[BLUE] else range(1)
        oranges = range(4) if player.hand[ORANGE] else range(1)
        reach = {row - i for row in partners for i in range(3)}  # elsewhere nothing can match
        for t in [CENTRE] if self.spare else sorted(reach):
            free = [0]  # the squares that may get a token
            if len(blues) > 1 or len(oranges) > 1:
                free += [i + 1 for i in range(3) if t + i in ROW_VALUES and t + i not in no_token]
            for blue in blues:
                if blue not in free or (blue and squares[blue - 1] == TOKEN_PATTERNS[BLUE]):
                    continue
                for orange in oranges:
                    if orange not in free or (
                        orange and (orange == blue or squares[orange - 1] == TOKEN_PATTERNS[ORANGE])
                    ):
                        continue
                    shown = with_tokens(squares, blue, orange) if blue or orange else squares
                    if (
                        self.spare
                        or partners.get(t) == shown[0]
                        or partners.get(t + 1) == shown[1]
                        or partners.get(t + 2) == shown[2]
                    ):
                        yield PLACE + (t + 1) * 16 + blue * 4 + orange

    def odds(self) -> dict[int, int]:
        """How likely each chance code is, in proportion."""
        if self.phase == SEATING:
            return {FIRST_SEAT + seat: 1 for seat in self.candidates}
        if self.phase in (STOCKING, STARTING, REFILLING):
            return {TOWEL + towel: 1 for towel in self.bag}
        if self.phase == DEALING:
            return {UMBRELLA + kind: self.to_deal[kind] for kind in range(4) if self.to_deal[kind]}
        if self.phase == REVEALING:
            unseen = self.players[self.mover].unseen
            return {CRAB + value - 2: unseen.count(value) for value in sorted(set(unseen))}
        return {}

    def scores(self) -> list[int]:
        return [
            sum(map(getitem, self.tracks, player.shells))
            + PEARL_POINTS[player.pearls[0]]
            + PEARL_POINTS[player.pearls[1]]
            + player.dollars
            - player.penalties
            - player.crab_points
            for player in self.players
        ]

    def ranks(self) -> list[int]:
        """More points; then fewer towels; then more dollars; then later in turn order."""
        results = []
        for seat, score in enumerate(self.scores()):
            player = self.players[seat]
            towels = len(player.laid)
            if self.combined_tie_towels == "both":
                towels += player.earlier_towels
            turn = (seat - self.starter) % len(self.players)
            results.append((score, -towels, player.dollars, turn))
        return [1 + sum(other > result for other in results) for result in results]

    # ---- steps ----

    def play(self, code: int) -> None:
        if self.to_move() == CHANCE:
            self._happen(code)
        else:
            self._move(code)

    def _happen(self, code: int) -> None:
        if self.phase == SEATING:
            self.starter = code - FIRST_SEAT
            self._lay_out()
        elif self.phase == STOCKING:
            row = 0 if len(self.market[0]) < 3 else 1
            self.market[row].append(self._draw(code))
            self._go_on_setting_up()
        elif self.phase == DEALING:
            self._deal(code - UMBRELLA)
            self._go_on_setting_up()
        elif self.phase == STARTING:
            player = next(player for player in self.players if player.pier is None)
            player.pier = self._draw(code)
            player.activate(self.fixed_start, player.read(player.pier), [])
            self._go_on_setting_up()
        elif self.phase == REFILLING:
            assert self.gap is not None
            self.market[self.gap].append(self._draw(code))
            self.gap = None
            if self.taken is None:
                self._end_turn()
            else:
                self.phase = PLACING
        else:
            self._reveal(code - CRAB + 2)

    def _move(self, code: int) -> None:
        if self.phase == SHIFTING:
            self._shift(code - START + 1)
        elif self.phase == ADVANCING:
            self._advance(code - BONUS, 1)
            self._go_on_with_umbrellas()
        elif self.phase == PLACING:
            placement = code - PLACE
            self._place(placement // 16 - 1, placement // 4 % 4, placement % 4)
        elif code >= SPARE:
            self._take_spare((code - SPARE) // 3, (code - SPARE) % 3)
        elif code >= DOLLARS:
            area = code - DOLLARS
            self.players[self.mover].dollars += self.areas[area]
            self.areas[area] = 0
            self._end_turn()
        else:
            self._take(code // 3, code % 3)

    def _draw(self, code: int) -> int:
        self.bag.remove(code - TOWEL)
        return code - TOWEL

    # ---- set-up of a half ----

    def _crab_side(self) -> bool:
        return self.mode == "crabs" or self.half == 2

    def _lay_out(self) -> None:
        """Everything of the set-up that needs no luck."""
        self.bag = list(range(60))
        self.market = [[], []]
        for player in self.players:
            if self.half == 2:
                player.earlier_towels = len(player.laid)
                if self.combined_dollars == "reset":
                    player.dollars = 1
                if self.combined_tokens == "discard":
                    player.hand = [False, False]
            player.pier = None
            player.laid = []
            player.active = {}
            player.umbrellas = []
            if self._crab_side():
                player.crabs = list(self.crab_spaces)
                player.unseen = list(self.crab_values)
                if not self.crab_bonus_random:
                    player.umbrellas = [
                        (column, row, FIRST_BONUS + which)
                        for which, (column, row) in enumerate(self.bonus_spaces)
                    ]
        if self.half == 2 and self.combined_dollars == "reset":
            self.areas = [1, 1]
        self._go_on_setting_up()

    def _spaces(self) -> list[tuple[int, int]]:
        """Where umbrella tokens belong on this side of the beach."""
        return self.bonus_spaces if self._crab_side() else self.umbrella_spaces

    def _go_on_setting_up(self) -> None:
        if any(len(row) < 3 for row in self.market):
            self.phase = STOCKING
        elif any(len(player.umbrellas) < len(self._spaces()) for player in self.players):
            self.phase = DEALING
            if not any(self.to_deal):
                self.to_deal = list(CRAB_SIDE if self._crab_side() else UMBRELLA_SIDE)
        elif any(player.pier is None for player in self.players):
            self.phase = STARTING
        else:
            self.mover = self.starter
            self.phase = SHIFTING if self.start_row == "free" else ACTING

    def _deal(self, kind: int) -> None:
        spaces = self._spaces()
        player = next(player for player in self.players if len(player.umbrellas) < len(spaces))
        column, row = spaces[len(player.umbrellas)]
        player.umbrellas.append((column, row, kind))
        self.to_deal[kind] -= 1

    def _shift(self, t: int) -> None:
        player = self.players[self.mover]
        assert player.pier is not None
        player.activate(t, player.read(player.pier), [])
        self.mover = (self.mover + 1) % len(self.players)
        if self.mover == self.starter:
            self.phase = ACTING

    # ---- a turn ----

    def _take(self, row: int, slot: int) -> None:
        self.players[self.mover].dollars -= slot
        self.areas[row] += slot
        self.taken = self.market[row].pop(slot)
        self.gap = row
        self.phase = REFILLING if self.refill == "after_take" else PLACING

    def _take_spare(self, row: int, slot: int) -> None:
        self.taken = self.market[row].pop(slot)
        self.gap = row
        self.spare = True
        if self.token_on_spare and any(self.players[self.mover].hand):
            self.phase = PLACING
        else:
            self._place(CENTRE, 0, 0)

    def _place(self, t: int, blue: int, orange: int) -> None:
        player = self.players[self.mover]
        assert self.taken is not None
        self.t = t
        self.squares = with_tokens(player.read(self.taken), blue, orange)
        if blue:
            player.hand[BLUE] = False
        if orange:
            player.hand[ORANGE] = False
        if self.spare:
            player.lay(self.taken, self.t, self.squares, [])
            self.taken = None
            self._go_on_revealing()
        else:
            self.covered = [
                kind
                for column, row, kind in player.umbrellas
                if column == player.column() and t <= row <= t + 2
            ]
            self._go_on_with_umbrellas()

    def _go_on_with_umbrellas(self) -> None:
        """Handle the covered umbrella tokens as far as possible without a player's choice."""
        player = self.players[self.mover]
        while self.covered:
            kind = self.covered.pop(0)
            if kind < FIRST_BONUS:
                player.pearls[kind] += 1
                continue
            self.choice = [
                pattern
                for pattern in self.bonuses[kind - FIRST_BONUS]
                if player.shells[pattern] < len(self.tracks[pattern]) - 1
            ]
            if len(self.choice) > 1:
                self.phase = ADVANCING
                return
            if self.choice:
                self._advance(self.choice[0], 1)
        self._score()

    def _advance(self, pattern: int, steps: int) -> None:
        """Move a shell; take a token from an ornate square that it reaches or passes."""
        player = self.players[self.mover]
        before = player.shells[pattern]
        after = min(before + steps, len(self.tracks[pattern]) - 1)
        player.shells[pattern] = after
        if (
            pattern < len(self.ornate_squares)
            and before < self.ornate_squares[pattern] <= after
            and self.ornate_tokens[pattern] > 0
        ):
            self.ornate_tokens[pattern] -= 1
            player.hand[pattern] = True

    def _score(self) -> None:
        """Lay the towel; penalties, and steps for the matches."""
        player = self.players[self.mover]
        assert self.taken is not None
        crab_rows = [row for row in player.crab_rows() if self.t <= row <= self.t + 2]
        before = player.active
        player.lay(self.taken, self.t, self.squares, crab_rows)
        self.taken = None
        for i, pattern in enumerate(self.squares):
            row = self.t + i
            if row not in ROW_VALUES:
                player.penalties += 1
            elif self.crab_scoring == "crab_blocks" and row in crab_rows:
                continue
            elif before.get(row) == pattern:
                self._advance(pattern, ROW_VALUES[row])
        self.to_reveal = len(crab_rows)
        self._go_on_revealing()

    def _reveal(self, value: int) -> None:
        player = self.players[self.mover]
        player.unseen.remove(value)
        player.crab_points += value
        self.to_reveal -= 1
        self._go_on_revealing()

    def _go_on_revealing(self) -> None:
        """Crabs first, then the gap in the market, then the turn is over."""
        if self.to_reveal > 0:
            self.phase = REVEALING
        elif self.gap is not None:
            self.phase = REFILLING
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        self.spare = False
        self.phase = ACTING
        self.mover = (self.mover + 1) % len(self.players)
        if self.mover == self.starter and any(
            len(player.laid) == COLUMNS for player in self.players
        ):
            self._end_half()

    def _end_half(self) -> None:
        if self.mode != "combined" or self.half == 2:
            self.phase = FINISHED
            return
        scores = self.scores()
        self.candidates = [seat for seat, score in enumerate(scores) if score == min(scores)]
        self.half = 2
        self.phase = SEATING


def with_tokens(squares: list[int], blue: int, orange: int) -> list[int]:
    """The squares of a towel after the tokens have been put on it; 0 means not played."""
    shown = list(squares)
    if blue:
        shown[blue - 1] = TOKEN_PATTERNS[BLUE]
    if orange:
        shown[orange - 1] = TOKEN_PATTERNS[ORANGE]
    return shown
