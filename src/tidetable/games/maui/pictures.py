"""Maui as text: the market as one reads it, and every beach upright in its owner's reading."""

from collections.abc import Sequence

from tidetable.games.maui.pieces import COLUMNS, ROWS, SQUARES
from tidetable.games.maui.shown import MarketRowShown, Shown, TrackShown
from tidetable.games.maui.shown_beaches import BeachShown, TowelShown

WIDTH = 36  # of a beach, so that two stand side by side in 80 columns
PRICES = ("free", "1 dollar", "2 dollars")
Cells = dict[tuple[int, int], str]  # by column and row


def picture(shown: Shown) -> str:
    """Draw the table as text, the market as its viewer reads it."""
    lines = [_headline(shown), *map(_market_row, shown.market), *_tracks(shown), _tokens(shown), ""]
    for first in range(0, len(shown.beaches), 2):
        lines += _side_by_side(shown, shown.beaches[first : first + 2])
    return "\n".join(line.rstrip() for line in lines).rstrip()


def _headline(shown: Shown) -> str:
    turn = "drawing" if shown.to_move is None else f"player {shown.to_move + 1} to move"
    if shown.phase == "over":
        turn = "game over"
    half = f"{shown.half} half, " if shown.half else ""
    held = f"  In hand: {''.join(shown.held.squares)}." if shown.held else ""
    ending = "  Last round." if shown.last_round and shown.to_move is not None else ""
    stage = f"Round {shown.round_number}" if shown.round_number else "Set-up"
    return f"{stage}, {half}{turn}.{ending}  Bag {shown.bag_size} towels.{held}"


def _market_row(line: MarketRowShown) -> str:
    slots = [
        f"{line.row}{number} {''.join(slot.squares) if slot else '---'} {PRICES[number - 1]}"
        for number, slot in enumerate(line.slots, start=1)
    ]
    return f"Market  {'   '.join(slots)}   area {line.row}: {_counted(line.dollars, 'dollar')}"


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def _tracks(shown: Shown) -> list[str]:
    """Return what the squares of the tracks are worth, tracks that are alike in one line."""
    alike: dict[tuple[int, ...], str] = {}
    for track in shown.tracks:
        alike[track.values] = alike.get(track.values, "") + track.pattern
    return [f"Tracks  {letters}: {' '.join(map(str, values))}" for values, letters in alike.items()]


def _tokens(shown: Shown) -> str:
    """Return the pattern tokens still on the tracks, and what the bonus tokens are for."""
    lying = [_ornate(track) for track in shown.tracks if track.token]
    bonuses = [f"{bonus.name.lower()} {' or '.join(bonus.tracks)}" for bonus in shown.bonuses]
    return f"Tokens  {', '.join(lying)}.  Bonus {', '.join(bonuses)}."


def _ornate(track: TrackShown) -> str:
    square = f"square {track.ornate_square} of track {track.pattern}"
    return f"{track.tokens_left} {track.token} on {square}"


def _side_by_side(shown: Shown, beaches: Sequence[BeachShown]) -> list[str]:
    """Return beaches with as many rows as the towels on them need."""
    tops = [towel.top_row for beach in beaches for towel in beach.towels]
    rows = range(min([1, *tops]), max([ROWS + 1, *(top + SQUARES for top in tops)]))
    drawn = [_beach(shown, beach, rows) for beach in beaches]
    return ["     ".join(part.ljust(WIDTH) for part in parts) for parts in zip(*drawn, strict=True)]


def _beach(shown: Shown, beach: BeachShown, rows: range) -> list[str]:
    mark = ">" if shown.to_move == beach.seat else " "
    pointer = "v".rjust(3 + 2 * beach.next_column + 1) if beach.next_column else ""
    lines = [f"{mark}Player {beach.seat + 1}: {_counted(beach.score, 'point')}", pointer]
    cells = _cells(beach)
    for row in rows:
        empty = "~ " if row < 1 else "^ " if row > ROWS else ". "
        drawn = cells.get((0, row), "  ")
        drawn += "".join(cells.get((column, row), empty) for column in range(1, COLUMNS + 1))
        on_grid = 1 <= row <= ROWS
        lines.append(
            f" {row} {drawn}|{shown.row_values[row - 1]}" if on_grid else f" {empty}{drawn}|"
        )
    return [*lines, *_belongings(beach), ""]


def _cells(beach: BeachShown) -> Cells:
    """Return what lies on the beach: on the sand, then towels, then crabs on them."""
    cells = {(one.column, one.row): f"{one.token[0].lower()} " for one in beach.umbrellas}
    cells |= {(crab.column, crab.row): "c " for crab in beach.crabs if crab.value is None}
    for towel in beach.towels:
        cells |= _on_towel(towel)
    return cells | {(crab.column, crab.row): f"{crab.value} " for crab in beach.crabs if crab.value}


def _on_towel(towel: TowelShown) -> Cells:
    """Return the squares of a towel, small outside the grid, with a mark under a pattern token."""
    cells = {}
    for square, pattern in enumerate(towel.squares):
        letter = pattern.lower() if square in towel.outside_squares else pattern
        mark = "'" if square in towel.token_squares else " "
        cells[towel.column, towel.top_row + square] = letter + mark
    return cells


def _belongings(beach: BeachShown) -> list[str]:
    shells = [f"{shell.track}{shell.square}={shell.points}" for shell in beach.shells]
    pearls = "w" * beach.white_pearls + "b" * beach.black_pearls
    owned = {
        f"pearls {pearls}": pearls,
        f"tokens {''.join(beach.tokens)}": beach.tokens,
        f"{'penalties' if beach.penalties > 1 else 'penalty'} -{beach.penalties}": beach.penalties,
        f"crabs -{beach.parts.crabs}": beach.parts.crabs,
        f"half-time {beach.half_time_score}": beach.half_time_score is not None,
    }
    parts = [_counted(beach.dollars, "dollar"), *(text for text, there in owned.items() if there)]
    return [f" {' '.join(shells)}", f" {', '.join(parts)}"]
