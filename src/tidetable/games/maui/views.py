"""Who knows what in Maui: everybody knows all, except what will be drawn or turned up."""

import numpy as np

from tidetable.core.compiled import rule
from tidetable.games.maui.pieces import (
    BONUSES,
    COLUMNS,
    CRAB_VALUES,
    CRABS,
    MARKET_ROWS,
    MAX_PLAYERS,
    MOST_SQUARES,
    PATTERNS,
    PEARLS,
    ROWS,
    SLOTS,
    SQUARES,
    TOKENS,
    TOWELS,
    UMBRELLAS,
)
from tidetable.games.maui.placing import read_square
from tidetable.games.maui.state import NOTHING, Beach, State, Table, View


@rule
def seen_by(state: State, seat: int, view: View) -> None:
    """MA-11.1  All lies open, and so the bag's contents; draws and face-down crabs nobody knows."""
    view.seat = seat
    copy_open(state, view)
    for row in range(MARKET_ROWS):
        for slot in range(SLOTS):
            show_towel(state, seat, row, slot, view)


@rule
def show_towel(state: State, seat: int, row: int, slot: int, view: View) -> None:
    towel = int(state.market[row, slot])
    for square in range(SQUARES):
        pattern = NOTHING if towel == NOTHING else read_square(state, seat, towel, square)
        view.market_squares[row, slot, square] = pattern


@rule
def imagine(view: View, generator: np.random.Generator, state: State) -> None:
    """A state this seat cannot rule out; there is only one, since values are drawn when seen."""
    copy_open(view, state)


@rule
def copy_open(table: Table, copy: Table) -> None:
    """Write every open thing into another record."""
    copy_options(table, copy)
    copy_facts(table, copy)
    copy.phase = table.phase
    copy.to_move = table.to_move
    copy.turn = table.turn
    copy.first = table.first
    copy.side = table.side
    copy.round_number = table.round_number
    copy.ending = table.ending
    copy.bag_size = table.bag_size
    copy.dealt = table.dealt
    copy.towel = table.towel
    copy.is_spare = table.is_spare
    copy.row_to_fill = table.row_to_fill
    copy.bonus = table.bonus
    for towel in range(TOWELS):
        copy.bag[towel] = table.bag[towel]
    for token in range(TOKENS):
        copy.ornate_left[token] = table.ornate_left[token]
    for row in range(MARKET_ROWS):
        copy.areas[row] = table.areas[row]
        for slot in range(SLOTS):
            copy.market[row, slot] = table.market[row, slot]
    for seat in range(MAX_PLAYERS):
        copy_beach(table.beaches[seat], copy.beaches[seat])


@rule
def copy_options(table: Table, copy: Table) -> None:
    copy.players = table.players
    copy.mode = table.mode
    copy.crab_scoring = table.crab_scoring
    copy.token_on_crab_square = table.token_on_crab_square
    copy.orientation = table.orientation
    copy.start_row = table.start_row
    copy.refill = table.refill
    copy.spare_ignores_tokens = table.spare_ignores_tokens
    copy.token_on_spare = table.token_on_spare
    copy.crab_bonus_random = table.crab_bonus_random
    copy.combined_dollars = table.combined_dollars
    copy.combined_tokens = table.combined_tokens
    copy.combined_tie_towels = table.combined_tie_towels
    copy.first_player = table.first_player


@rule
def copy_facts(table: Table, copy: Table) -> None:
    copy.start_top = table.start_top
    for track in range(PATTERNS):
        copy.track_ends[track] = table.track_ends[track]
        copy.extension_ends[track] = table.extension_ends[track]
        for square in range(MOST_SQUARES + 1):
            copy.track_values[track, square] = table.track_values[track, square]
    for token in range(TOKENS):
        copy.ornate[token] = table.ornate[token]
    for value in range(CRAB_VALUES):
        copy.crab_counts[value] = table.crab_counts[value]
    for part in range(2):
        for bonus in range(BONUSES):
            copy.bonus_patterns[bonus, part] = table.bonus_patterns[bonus, part]
            copy.bonus_spaces[bonus, part] = table.bonus_spaces[bonus, part]
        for space in range(UMBRELLAS):
            copy.umbrella_spaces[space, part] = table.umbrella_spaces[space, part]
        for crab in range(CRABS):
            copy.crab_spaces[crab, part] = table.crab_spaces[crab, part]


@rule
def copy_beach(beach: Beach, copy: Beach) -> None:
    copy.towel_count = beach.towel_count
    copy.earlier_towels = beach.earlier_towels
    copy.penalties = beach.penalties
    copy.dollars = beach.dollars
    copy.mid_score = beach.mid_score
    for column in range(COLUMNS + 1):
        copy.towels[column] = beach.towels[column]
        copy.tops[column] = beach.tops[column]
        for square in range(SQUARES):
            copy.squares[column, square] = beach.squares[column, square]
    for row in range(ROWS + 1):
        copy.active[row] = beach.active[row]
    for space in range(UMBRELLAS):
        copy.umbrellas[space] = beach.umbrellas[space]
    for crab in range(CRABS):
        copy.crabs[crab] = beach.crabs[crab]
    for track in range(PATTERNS):
        copy.shells[track] = beach.shells[track]
    for colour in range(PEARLS):
        copy.pearls[colour] = beach.pearls[colour]
    for token in range(TOKENS):
        copy.tokens[token] = beach.tokens[token]
