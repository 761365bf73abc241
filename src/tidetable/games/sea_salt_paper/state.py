"""The records of Sea Salt & Paper: named fields, and nothing else."""

from collections.abc import Sequence
from typing import Annotated

import numpy as np

from tidetable.core.records import Counts, Viewer, dtype_of, i8, i16
from tidetable.games.sea_salt_paper.pieces import (
    COLOURS,
    EVENTS,
    KINDS,
    MAX_PLAYERS,
    MOST_SEARCHES,
    PAIRS,
    PILE_SPACE,
    PILES,
    SOURCES,
    SWIMMER,
    TYPES,
)

# Phases. NEW_ROUND, TURN_OVER and ROUND_OVER pass by themselves, inside a step.
CHOOSING_FIRST, NEW_ROUND, OPENING, TAKING, DRAWING, KEEPING, PLACING, PLAYING = range(8)
FISHING, SEARCHING, PICKING, ROBBING, STEALING, TURN_OVER, ROUND_OVER, ENDED = range(8, 16)

# Calls.
NO_CALL, STOPPED, LAST_TURNS = range(3)

NOBODY = -1

# Results of a round; NO_RESULT while it is being played.
NO_RESULT, STOP_PAYS, BET_WON, BET_LOST, ROUND_IS_VOID, FOUR_MERMAIDS = range(6)

# What an event tells.
OPENED, DREW_TWO, DREW_ONE, TOOK, LAID, SEARCHED, STOLE = range(7)


class Event:
    """One thing that happened to the cards this round."""

    what: i8
    seat: i8  # who did it
    card: i8  # the card gained; of a pair, the first
    other: i8  # the card discarded, the second of a pair, or the position searched out
    where: i8  # the pile, or the seat robbed


EVENT = dtype_of(Event)


class Options:
    """What was chosen when the game was set up."""

    players: i8
    tie_break: i8
    target: i8
    memory_aid: i8
    idle_pairs: i8
    empty_deck_in_last_turns: i8
    first_player: i8


class Open(Options):
    """What everybody sees, without the cards."""

    phase: i8
    to_move: i8
    turn: i8  # whose turn it is, also while chance is to move
    starter: i8  # who began the round
    rounds: i16  # finished
    call: i8
    caller: i8
    ender: i8  # who ended the last round by a call
    mermaids: i8  # who won by four mermaids
    searched: i8  # the pile being searched
    victim: i8  # the seat being robbed
    deck_size: i8
    drawn_count: i8
    event_count: i8
    pile_sizes: Annotated[Counts, np.int8, PILES]
    hand_sizes: Annotated[Counts, np.int8, MAX_PLAYERS]
    revealed: Annotated[Counts, np.int8, MAX_PLAYERS]
    totals: Annotated[Counts, np.int16, MAX_PLAYERS]
    last_points: Annotated[Counts, np.int16, MAX_PLAYERS]  # gained in the last finished round


class State(Open):
    """A whole game."""

    deck: Annotated[Counts, np.int8, TYPES]
    piles: Annotated[Counts, np.int8, (PILES, PILE_SPACE)]  # from the bottom
    drawn: Annotated[Counts, np.int8, 2]  # being looked at; then only the one to put on a pile
    hands: Annotated[Counts, np.int8, (MAX_PLAYERS, TYPES)]
    kinds: Annotated[Counts, np.int8, (MAX_PLAYERS, KINDS)]  # in hand and laid
    colours: Annotated[Counts, np.int8, (MAX_PLAYERS, COLOURS)]  # in hand and laid
    events: Annotated[Sequence[Event], EVENT, EVENTS]  # of this round


class View(Open, Viewer):
    """What a seat may know, and all it could remember of this round."""

    hand: Annotated[Counts, np.int8, TYPES]
    shown_hands: Annotated[Counts, np.int8, (MAX_PLAYERS, TYPES)]  # the revealed ones
    laid: Annotated[Counts, np.int8, (MAX_PLAYERS, TYPES)]
    tops: Annotated[Counts, np.int8, PILES]
    drawn: Annotated[Counts, np.int8, 2]
    pile: Annotated[Counts, np.int8, PILE_SPACE]  # while one searches it
    events: Annotated[Sequence[Event], EVENT, EVENTS]  # as told to this seat
    tops_after: Annotated[Counts, np.int8, EVENTS]  # top of the pile that the event was about
    searches: Annotated[Counts, np.int8, (MOST_SEARCHES, PILE_SPACE)]  # what one's own have shown


class Guess:
    """One way the hidden cards of a round may have gone, while it is being retold."""

    weight: Annotated[float, np.float64]
    forked: i8  # there was more than one way
    cards: Annotated[Counts, np.int8, EVENTS]  # the card gained in each event
    others: Annotated[Counts, np.int8, EVENTS]  # the card discarded, or the position searched out
    owners: Annotated[Counts, np.int8, EVENTS]  # who holds the card gained; NOBODY: it was laid
    unseen: Annotated[Counts, np.int8, TYPES]  # cards not placed anywhere yet
    unseen_size: i8
    piles: Annotated[Counts, np.int8, (PILES, PILE_SPACE)]
    pile_sizes: Annotated[Counts, np.int8, PILES]


class Tally:
    """Counts that the rules make of a view; NOBODY where there is nothing to count."""

    result: i8
    best_of_others: i16  # card points, after LAST CHANCE
    empty_pile: i8
    may_be_robbed: Annotated[Counts, np.int8, MAX_PLAYERS]
    paid_cards: Annotated[Counts, np.int16, MAX_PLAYERS]
    paid_colour: Annotated[Counts, np.int16, MAX_PLAYERS]
    laid_points: Annotated[Counts, np.int16, MAX_PLAYERS]
    points: Annotated[Counts, np.int16, (MAX_PLAYERS, SOURCES)]
    kinds: Annotated[Counts, np.int8, (MAX_PLAYERS, KINDS)]
    colours: Annotated[Counts, np.int8, (MAX_PLAYERS, COLOURS)]
    held_pairs: Annotated[Counts, np.int8, PAIRS]  # by the viewer
    may_lay: Annotated[Counts, np.int8, SWIMMER + 1]  # pairs of each kind, now
    effects: Annotated[Counts, np.int8, SWIMMER + 1]  # of pairs of each kind, in the viewer's turn
    unseen: Annotated[Counts, np.int8, TYPES]


STATE = dtype_of(State)
VIEW = dtype_of(View)
GUESS = dtype_of(Guess)
TALLY = dtype_of(Tally)
