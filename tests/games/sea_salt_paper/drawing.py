"""Positions of Sea Salt & Paper drawn as text, for tests.

Cards are written as in the notation, such as crab-DB, with spaces between them; a pile is written
from the bottom, laid cards pair by pair. Players and piles count from one, as people do.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np

from tidetable.core import records
from tidetable.core.options import complete
from tidetable.core.rules import CHANCE, OVER
from tidetable.games.sea_salt_paper import RULES
from tidetable.games.sea_salt_paper.cards import draw_card, gain, lay, note, put_on_pile
from tidetable.games.sea_salt_paper.pieces import (
    BOAT,
    CAPTAIN,
    CARD,
    CARD_NAMES,
    COLONY,
    COLOUR,
    COLOURS,
    COPIES,
    CRAB,
    FISH,
    KIND,
    KINDS,
    LIGHTHOUSE,
    MERMAID,
    NO_CARD,
    OCTOPUS,
    PENGUIN,
    PILES,
    SAILOR,
    SHARK,
    SHELL,
    SHOAL,
    SWIMMER,
    TYPES,
)
from tidetable.games.sea_salt_paper.rules import go_on, legal, odds, play, ranks
from tidetable.games.sea_salt_paper.scoring import card_points, colour_bonus
from tidetable.games.sea_salt_paper.state import (
    DREW_ONE,
    LAID,
    LAST_TURNS,
    NOBODY,
    OPENED,
    OPENING,
    PLAYING,
    State,
)
from tidetable.games.sea_salt_paper.taking import begin_turn
from tidetable.games.sea_salt_paper.words import move_text, read_deal, read_move


@dataclass
class Drawn:
    """What a player has: ``Drawn("shell-DB crab-YE", laid="fish-DB fish-BK", total=12)``."""

    hand: str = ""
    laid: str = ""
    total: int = 0


def cards_in(text: str) -> list[int]:
    """The card types of a list of cards."""
    return [CARD_NAMES.index(name) for name in text.split()]


def table(
    players: int = 2,
    seats: Sequence[Drawn] = (),
    piles: tuple[str, str] = ("", ""),
    deck: str | None = None,
    to_move: int = 1,
    taken: bool = False,
    caller: int | None = None,
    **options: Any,
) -> State:
    """A position in which a player is to take a card or, having taken, to lay pairs or call.

    The deck holds what lies nowhere else. If there is a caller, it has called LAST CHANCE, and
    those between it and the player to move have had their last turns.
    """
    state: Any = records.one(RULES.state)
    for name, word in complete(RULES, {"players": players, **options}).items():
        values = next(option.values for option in RULES.options if option.name == name)
        state[name] = values[word]
    RULES.new_game(state)
    for pile in range(PILES):
        for card in cards_in(piles[pile]):
            draw_card(state, card)
            put_on_pile(state, pile, card)
            note(state, OPENED, NOBODY, card, NO_CARD, pile)
    for seat, drawn in enumerate(seats):
        draw_seat(state, seat, drawn)
    assert min(state.deck) >= 0, "a card lies in more places than it has copies"
    if deck is not None:
        set_deck(state, deck)
    begin_turn(state, to_move - 1)
    if taken:
        state.phase = PLAYING
    if caller is not None:
        draw_call(state, caller - 1)
    state.starter = 0
    go_on(state)
    return cast(State, state)


def draw_seat(state: State, seat: int, drawn: Drawn) -> None:
    """Give a player cards out of the deck, and points."""
    state.totals[seat] = drawn.total
    for card in cards_in(drawn.hand) + cards_in(drawn.laid):
        draw_card(state, card)
        gain(state, seat, card)
        note(state, DREW_ONE, seat, card, NO_CARD, NO_CARD)
    state.mermaids = NOBODY  # four of them win when the last is gained, not in a drawing
    laid = cards_in(drawn.laid)
    for first, second in zip(laid[::2], laid[1::2], strict=True):
        lay(state, seat, first)
        lay(state, seat, second)
        note(state, LAID, seat, first, second, NO_CARD)


def set_deck(state: State, deck: str) -> None:
    """Leave just these cards in the deck."""
    counts = np.bincount(cards_in(deck), minlength=TYPES)
    assert (counts <= state.deck).all(), "the deck holds a card that lies elsewhere"
    state.deck[:] = counts
    state.deck_size = int(counts.sum())


def draw_call(state: State, caller: int) -> None:
    """LAST CHANCE was called, and last turns were played up to the player to move."""
    state.call = LAST_TURNS
    state.caller = caller
    seat = caller
    while seat != state.turn:
        state.revealed[seat] = 1
        seat = (seat + 1) % int(state.players)


# Playing.


def copy_of(state: State) -> State:
    """A position of its own."""
    return cast(State, cast(Any, state).copy())


def legal_moves(state: State) -> list[str]:
    """The legal moves in notation."""
    moves = np.zeros(RULES.moves, np.int64)
    return [move_text(int(code)) for code in moves[: legal(state, moves)]]


def pair_moves(state: State) -> list[str]:
    """The pairs that may be laid, such as "fish-DB+fish-BK"."""
    moves = legal_moves(state)
    return [move.removeprefix("pair:") for move in moves if move.startswith("pair:")]


def possible_cards(state: State) -> str:
    """The cards that chance may bring now, each as often as it is there."""
    weights = np.zeros(RULES.deals, np.int64)
    odds(state, weights)
    return names(weights[CARD : CARD + TYPES])


def after(state: State, *steps: str) -> State:
    """A copy of the position after these steps, each of which must be possible.

    A step is a move or, where chance is to move, the card that comes: ``after(state, "deck",
    "crab-DB", "fish-GN", "keep:crab-DB", "place:2", "end")``.
    """
    later = copy_of(state)
    for step in steps:
        play(later, code_of(later, step))
    return later


def code_of(state: State, step: str) -> int:
    """The code of a step that must be possible."""
    if state.to_move == CHANCE:
        assert step in possible_cards(state).split(), f"{step} cannot come"
        code = read_deal(step)
    else:
        assert step in legal_moves(state), f"{step} is not among {legal_moves(state)}"
        code = read_move(step)
    assert code is not None
    return code


# Reading.


def names(counts: Any) -> str:
    """Counts by card type, such as those of the deck, as a list of cards."""
    return " ".join(CARD_NAMES[card] for card in range(TYPES) for _ in range(int(counts[card])))


def in_order(text: str) -> str:
    """A list of cards in the order in which hands are read."""
    return names(np.bincount(cards_in(text), minlength=TYPES))


def hand(state: State, player: int) -> str:
    """The cards in a hand."""
    cards = names(state.hands[player - 1])
    assert len(cards.split()) == state.hand_sizes[player - 1]
    return cards


def laid(state: State, player: int) -> str:
    """The cards a player has laid."""
    return names(laid_cards(state, player - 1))


def laid_cards(state: Any, seat: int) -> Any:
    """The cards a player has laid this round, by type."""
    counts = np.zeros(TYPES, np.int64)
    for event in state.events[: int(state.event_count)]:
        if event.what == LAID and event.seat == seat:
            counts[event.card] += 1
            counts[event.other] += 1
    return counts


def points_of(hand: Any, laid: Any) -> dict[str, int]:
    """The points of cards by source, told again from the rulebook's tables."""
    owned = np.asarray(hand, np.int64) + laid
    kinds = np.bincount(KIND, owned, KINDS).astype(int).tolist()
    colours = sorted(np.bincount(COLOUR, owned, COLOURS).astype(int).tolist(), reverse=True)
    alike = kinds[CRAB] // 2 + kinds[BOAT] // 2 + kinds[FISH] // 2
    collections = (0, 0, 2, 4, 6, 8, 10)[kinds[SHELL]] + (0, 0, 3, 6, 9, 12)[kinds[OCTOPUS]]
    collections += (0, 1, 3, 5)[kinds[PENGUIN]] + (0, 0, 5)[kinds[SAILOR]]
    multipliers = kinds[LIGHTHOUSE] * kinds[BOAT] + kinds[SHOAL] * kinds[FISH]
    multipliers += 2 * kinds[COLONY] * kinds[PENGUIN] + 3 * kinds[CAPTAIN] * kinds[SAILOR]
    return {
        "pairs": alike + min(kinds[SWIMMER], kinds[SHARK]),
        "collections": collections,
        "multipliers": multipliers,
        "mermaids": sum(colours[: kinds[MERMAID]]),
        "colour_bonus": colours[0],
    }


def pile(state: State, number: int) -> str:
    """The cards of a pile, from the bottom."""
    size = int(state.pile_sizes[number - 1])
    return " ".join(CARD_NAMES[card] for card in state.piles[number - 1, :size])


def deck(state: State) -> str:
    """The cards in the deck, in no order."""
    cards = names(state.deck)
    assert len(cards.split()) == state.deck_size
    return cards


def points(state: State) -> list[int]:
    """The card points of all players."""
    return [int(card_points(state, seat)) for seat in range(int(state.players))]


def bonuses(state: State) -> list[int]:
    """The colour bonuses of all players."""
    return [int(colour_bonus(state, seat)) for seat in range(int(state.players))]


def totals(state: State) -> list[int]:
    """The points of all rounds."""
    return [int(total) for total in state.totals[: int(state.players)]]


def pay_outs(state: State) -> list[int]:
    """What everybody got for the last round."""
    return [int(gained) for gained in state.last_points[: int(state.players)]]


def revealed(state: State) -> list[int]:
    """The players whose hands lie open."""
    return [seat + 1 for seat in range(int(state.players)) if state.revealed[seat]]


def places(state: State) -> list[int]:
    """The final places of all players."""
    ranked = np.zeros(int(state.players), np.int64)
    ranks(state, ranked)
    return [int(place) for place in ranked]


def player_to_move(state: State) -> int:
    """Whose decision it is."""
    assert state.to_move not in (CHANCE, OVER)
    return int(state.to_move) + 1


def next_to_begin(state: State) -> int:
    """Who begins the round that is about to be dealt."""
    assert state.phase == OPENING
    assert state.to_move == CHANCE
    assert deck(state).split() == [CARD_NAMES[c] for c in range(TYPES) for _ in range(COPIES[c])]
    return player_to_move(after(state, "crab-DB", "boat-LB"))
