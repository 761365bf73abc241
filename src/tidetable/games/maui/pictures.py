"""Maui as text: the market as one reads it, and every beach upright in its owner's reading."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from tidetable.core.rules import CHANCE, ONLOOKER, OVER
from tidetable.games.maui.pieces import (
    COLUMNS,
    COMBINED,
    CRABS,
    LETTERS,
    MARKET_ROWS,
    ORNATE_TRACK,
    PATTERNS,
    PEARLS,
    ROW_VALUE,
    ROWS,
    SLOTS,
    SQUARES,
    TOKEN_PATTERN,
    TOKENS,
    TOWEL,
)
from tidetable.games.maui.placing import reads_from_stones
from tidetable.games.maui.scoring import last_square, score, umbrella_space, umbrella_space_count
from tidetable.games.maui.state import CRAB_SIDE, FACE_DOWN, GONE, NOTHING, Beach, Table

WIDTH = 36  # of a beach, so that two stand side by side in 80 columns
KIND_LETTERS = "wbxz"  # umbrella tokens: white and black pearls, the two bonuses
PRICES = ("free", "1 dollar", "2 dollars")


def picture(position: Table) -> str:
    """The table as text; a view shows the market as its seat reads it."""
    lines = [_headline(position), *_market(position), *_tracks(position), _tokens(position), ""]
    seats = list(range(int(position.players)))
    for first in range(0, len(seats), 2):
        lines += _side_by_side(position, seats[first : first + 2])
    return "\n".join(line.rstrip() for line in lines).rstrip()


def read_towel(position: Table, seat: int, towel: int) -> str:
    """A towel from top to bottom as a seat reads it."""
    letters = towel_letters(towel)
    turned = reads_from_stones(int(position.orientation), int(position.players), seat)
    return letters[::-1] if turned else letters


@cache
def towel_letters(towel: int) -> str:
    """A towel from the end without stones."""
    return "".join(LETTERS[pattern] for pattern in TOWEL[towel])


def _headline(position: Table) -> str:
    if position.to_move == OVER:
        turn = "game over"
    elif position.to_move == CHANCE:
        turn = "drawing"
    else:
        turn = f"player {position.to_move + 1} to move"
    half = ""
    if position.mode == COMBINED:
        half = "second half, " if position.side == CRAB_SIDE else "first half, "
    held = ""
    if position.towel != NOTHING:
        held = f"  In hand: {read_towel(position, int(position.turn), int(position.towel))}."
    ending = "  Last round." if position.ending and position.to_move >= 0 else ""
    stage = f"Round {position.round_number}" if position.round_number else "Set-up"
    return f"{stage}, {half}{turn}.{ending}  Bag {position.bag_size} towels.{held}"


def _market(position: Any) -> list[str]:
    seat = int(position.seat) if "seat" in position.dtype.names else ONLOOKER
    lines = []
    for row in range(MARKET_ROWS):
        shown = []
        for slot in range(SLOTS):
            towel = int(position.market[row, slot])
            letters = "---" if towel == NOTHING else read_towel(position, seat, towel)
            shown.append(f"{'ab'[row]}{slot + 1} {letters} {PRICES[slot]}")
        area = _counted(int(position.areas[row]), "dollar")
        lines.append(f"Market  {'   '.join(shown)}   area {'ab'[row]}: {area}")
    return lines


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def _tracks(position: Table) -> list[str]:
    """What the squares of the tracks are worth, tracks that are alike in one line."""
    alike: dict[tuple[int, ...], str] = {}
    for track in range(PATTERNS):
        squares = range(1, last_square(position, track) + 1)
        values = tuple(int(position.track_values[track, square]) for square in squares)
        alike[values] = alike.get(values, "") + LETTERS[track]
    return [f"Tracks  {letters}: {' '.join(map(str, values))}" for values, letters in alike.items()]


def _tokens(position: Table) -> str:
    """The pattern tokens still on the tracks, and what the bonus tokens are for."""
    lying = [
        f"{position.ornate_left[token]} {LETTERS[TOKEN_PATTERN[token]]} on square "
        f"{position.ornate[token]} of track {LETTERS[ORNATE_TRACK[token]]}"
        for token in range(TOKENS)
    ]
    bonuses = [
        f"{KIND_LETTERS[PEARLS + bonus]} {LETTERS[one]} or {LETTERS[other]}"
        for bonus, (one, other) in enumerate(position.bonus_patterns)
    ]
    return f"Tokens  {', '.join(lying)}.  Bonus {', '.join(bonuses)}."


def _side_by_side(position: Table, seats: Sequence[int]) -> list[str]:
    """Beaches with as many rows as the towels on them need."""
    rows = range(1, ROWS + 1)
    for seat in seats:
        beach = position.beaches[seat]
        tops = [int(beach.tops[c]) for c in range(COLUMNS + 1) if beach.towels[c] != NOTHING]
        rows = range(min([rows.start, *tops]), max([rows.stop, *(t + SQUARES for t in tops)]))
    drawn = [_beach(position, seat, rows) for seat in seats]
    return ["     ".join(part.ljust(WIDTH) for part in parts) for parts in zip(*drawn, strict=True)]


def _beach(position: Table, seat: int, rows: range) -> list[str]:
    beach = position.beaches[seat]
    mark = ">" if position.to_move == seat else " "
    next_free = int(beach.towel_count) + 1
    pointer = "" if next_free > COLUMNS else "v".rjust(3 + 2 * next_free + 1)
    lines = [f"{mark}Player {seat + 1}: {_counted(score(position, beach), 'point')}", pointer]
    cells = {**_on_sand(position, beach), **_on_towels(position, beach, seat)}
    for row in rows:
        empty = "~ " if row < 1 else "^ " if row > ROWS else ". "
        drawn = [cells.get((0, row), "  ")]
        drawn += [cells.get((column, row), empty) for column in range(1, COLUMNS + 1)]
        if 1 <= row <= ROWS:
            lines.append(f" {row} {''.join(drawn)}|{ROW_VALUE[row]}")
        else:
            lines.append(f" {empty}{''.join(drawn)}|")
    return [*lines, *_belongings(position, beach), ""]


def _on_towels(position: Table, beach: Beach, seat: int) -> dict[tuple[int, int], str]:
    """The squares of the towels by column and row, with pattern tokens and crabs on them."""
    cells = {}
    turned = reads_from_stones(int(position.orientation), int(position.players), seat)
    for column in range(int(beach.towel_count) + 1):
        towel, top = int(beach.towels[column]), int(beach.tops[column])
        if towel == NOTHING:
            continue
        printed = TOWEL[towel][::-1] if turned else TOWEL[towel]
        for square in range(SQUARES):
            pattern, row = int(beach.squares[column, square]), top + square
            letter = LETTERS[pattern] if 1 <= row <= ROWS else LETTERS[pattern].lower()
            cells[column, row] = letter + (" " if pattern == printed[square] else "'")
    for crab in range(CRABS):
        if beach.crabs[crab] > 0:
            column, row = (int(part) for part in position.crab_spaces[crab])
            cells[column, row] = f"{beach.crabs[crab]} "
    return cells


def _on_sand(position: Table, beach: Beach) -> dict[tuple[int, int], str]:
    """What lies on squares without a towel, by column and row."""
    cells = {}
    for index in range(umbrella_space_count(position)):
        if beach.umbrellas[index] != GONE:
            space = umbrella_space(position, index, 0), umbrella_space(position, index, 1)
            cells[space] = f"{KIND_LETTERS[beach.umbrellas[index]]} "
    for crab in range(CRABS):
        if beach.crabs[crab] == FACE_DOWN:
            column, row = (int(part) for part in position.crab_spaces[crab])
            cells[column, row] = "c "
    return cells


def _belongings(position: Table, beach: Beach) -> list[str]:
    is_second_half = position.mode == COMBINED and position.side == CRAB_SIDE
    shells = []
    for track in range(PATTERNS):
        square = int(beach.shells[track])
        shells.append(f"{LETTERS[track]}{square}={position.track_values[track, square]}")
    owned = [_counted(int(beach.dollars), "dollar")]
    pearls = "".join(KIND_LETTERS[colour] * int(beach.pearls[colour]) for colour in range(PEARLS))
    tokens = "".join(
        LETTERS[TOKEN_PATTERN[token]] * int(beach.tokens[token]) for token in range(TOKENS)
    )
    if pearls:
        owned.append(f"pearls {pearls}")
    if tokens:
        owned.append(f"tokens {tokens}")
    if beach.penalties:
        owned.append(f"{'penalties' if beach.penalties > 1 else 'penalty'} -{beach.penalties}")
    crabs = sum(max(0, int(value)) for value in beach.crabs)
    if crabs:
        owned.append(f"crabs -{crabs}")
    if is_second_half:
        owned.append(f"half-time {beach.mid_score}")
    return [f" {' '.join(shells)}", f" {', '.join(owned)}"]
