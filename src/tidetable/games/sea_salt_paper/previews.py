"""What a turn would give, told before it is made: from the view alone, by the rules themselves.

The view is written into a state in which hidden cards are nowhere. What a move gives its maker
never depends on them; what it might draw is not told.
"""

from typing import Any, Literal

import msgspec
import numpy as np

from tidetable.core.compiled import rule
from tidetable.core.records import copied, row
from tidetable.games.sea_salt_paper.events import EFFECTS, Effect
from tidetable.games.sea_salt_paper.pairs import group_of, has_effect
from tidetable.games.sea_salt_paper.pieces import (
    CARD_NAMES,
    CARDS,
    COLOURS,
    END_TURN,
    KINDS,
    LAST_CHANCE,
    MAX_PLAYERS,
    MERMAID,
    MOVES,
    PAIR,
    WHITE,
)
from tidetable.games.sea_salt_paper.rules import legal, next_seat, play
from tidetable.games.sea_salt_paper.scoring import card_points, colour_bonus, round_points
from tidetable.games.sea_salt_paper.shown import CardName
from tidetable.games.sea_salt_paper.state import (
    LAST_TURNS,
    NOBODY,
    PLACING,
    ROBBING,
    SEARCHING,
    STATE,
    State,
    View,
)
from tidetable.games.sea_salt_paper.views import suppose
from tidetable.games.sea_salt_paper.words import move_text

RoundEnd = Literal["scored", "void"]


class Preview(msgspec.Struct, frozen=True):
    """A turn in notation, as far as it can be known, and what it gives its player."""

    moves: tuple[str, ...]
    gained: CardName | None  # the card that comes to the hand, if it is known
    card_points: int  # then
    change: int  # of card points
    colour_bonus: int  # then
    wins: bool  # four mermaids
    effect: Effect | None  # of a pair; none if it would have none
    choices: tuple[str, ...]  # that the effect leaves: piles to search or players to rob
    ends_round: RoundEnd | None
    score: int | None  # what the round pays if it ends
    score_if_won: int | None  # LAST CHANCE: what it pays if nobody has more points
    score_if_lost: int | None  # and if somebody has


def previews(view: View) -> tuple[Preview, ...]:
    """One for each turn the viewer could make now; the place for the other card belongs to it."""
    before = row(STATE)
    suppose(view, before[0])
    if view.seat < 0 or view.to_move != view.seat:
        return ()
    found = []
    for code in _legal(before[0]):
        after = copied(before)
        play(after[0], code)
        if after[0].phase == PLACING and before[0].phase != PLACING:
            found += [_preview(before, (code, place)) for place in _legal(after[0])]
        else:
            found.append(_preview(before, (code,)))
    return tuple(found)


def _legal(state: Any) -> list[int]:
    codes = np.zeros(MOVES, np.int64)
    found: list[int] = codes[: legal(state, codes)].tolist()
    return found


def _preview(before: Any, codes: tuple[int, ...]) -> Preview:
    after = copied(before)
    for code in codes:
        play(after[0], code)
    then, first = after[0], codes[0]
    seat = int(before[0].turn)
    points = card_points(before[0], seat)
    ends = then.rounds > before[0].rounds
    cards = before[0] if ends else then  # the next round has begun without any
    bet = first == LAST_CHANCE
    return Preview(
        moves=tuple(move_text(code) for code in codes),
        gained=_gained(before[0], then) if not ends else None,
        card_points=card_points(cards, seat),
        change=card_points(cards, seat) - points,
        colour_bonus=colour_bonus(cards, seat),
        wins=bool(then.mermaids == seat),
        effect=_effect(before[0], first),
        choices=_choices(then),
        ends_round=("void" if then.ender == NOBODY else "scored") if ends else None,
        score=int(then.last_points[seat]) if ends else None,
        score_if_won=bet_pays(copied(before)[0], 0) if bet else None,
        score_if_lost=bet_pays(copied(before)[0], CARDS) if bet else None,
    )


def _gained(before: Any, then: Any) -> CardName | None:
    seat = int(before.turn)
    more = np.nonzero(then.hands[seat] > before.hands[seat])[0]
    return CARD_NAMES[int(more[0])] if len(more) else None


def _effect(state: Any, code: int) -> Effect | None:
    if not PAIR <= code < END_TURN:
        return None
    group = group_of(code - PAIR)
    return EFFECTS[group] if has_effect(state, group) else None


def _choices(state: Any) -> tuple[str, ...]:
    if state.phase not in (SEARCHING, ROBBING):
        return ()
    return tuple(move_text(code) for code in _legal(state))


@rule
def bet_pays(state: State, best: int) -> int:
    """What LAST CHANCE pays whoever is on turn, if that is the most another player has."""
    other = next_seat(state)
    state.call = LAST_TURNS
    state.caller = state.turn
    for seat in range(MAX_PLAYERS):
        if seat != state.turn:
            for kind in range(KINDS):
                state.kinds[seat, kind] = 0
    state.kinds[other, MERMAID] = 1
    for colour in range(COLOURS):
        state.colours[other, colour] = 0
    state.colours[other, WHITE] = best
    return round_points(state, int(state.turn))
