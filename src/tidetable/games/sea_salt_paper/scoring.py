"""Points of cards, pay-outs of rounds, and who is ahead."""

from tidetable.core.compiled import rule
from tidetable.core.rules import Scores
from tidetable.games.sea_salt_paper.pieces import (
    CAPTAIN,
    COLLECTION_POINTS,
    COLOUR_POINTS,
    COLOURS,
    CRAB,
    FOR_CARDS,
    FOR_COLLECTIONS,
    FOR_COLOUR,
    FOR_KIND,
    FOR_MERMAIDS,
    FOR_MULTIPLIERS,
    FOR_PAIRS,
    KINDS,
    LAST_ROUND_POINTS,
    LIGHTHOUSE,
    MERMAID,
    MULTIPLIED,
    MULTIPLIER_POINTS,
    PAIR_POINTS,
    ROUND_ENDER,
    SAILOR,
    SHARK,
    SHELL,
    SWIMMER,
)
from tidetable.games.sea_salt_paper.state import LAST_TURNS, NO_CALL, NOBODY, State


@rule
def card_points(state: State, seat: int) -> int:
    """SP-5.1  Card points are those of pairs, collections, multipliers and mermaids together.

    Cards in hand and laid cards count alike.
    """
    points = pair_points(state, seat) + collection_points(state, seat)
    return points + multiplier_points(state, seat) + mermaid_points(state, seat)


@rule
def pair_points(state: State, seat: int) -> int:
    """SP-5.2  One point for each pair, laid or in hand."""
    points = 0
    for kind in range(CRAB, SWIMMER + 1):
        points += PAIR_POINTS * pairs_of(state, seat, kind)
    return points


@rule
def pairs_of(state: State, seat: int, kind: int) -> int:
    if kind == SWIMMER:
        return min(int(state.kinds[seat, SWIMMER]), int(state.kinds[seat, SHARK]))
    return int(state.kinds[seat, kind]) // 2


@rule
def collection_points(state: State, seat: int) -> int:
    """SP-5.3  Shells, octopuses, penguins and sailors score by how many there are of each."""
    points = 0
    for kind in range(SHELL, SAILOR + 1):
        points += collection_of(state, seat, kind)
    return points


@rule
def collection_of(state: State, seat: int, kind: int) -> int:
    return int(COLLECTION_POINTS[kind - SHELL, state.kinds[seat, kind]])


@rule
def multiplier_points(state: State, seat: int) -> int:
    """SP-5.4  Lighthouse, shoal, colony and captain score 1, 1, 2 and 3 for each of their cards."""
    points = 0
    for kind in range(LIGHTHOUSE, CAPTAIN + 1):
        points += multiplier_of(state, seat, kind)
    return points


@rule
def multiplier_of(state: State, seat: int, kind: int) -> int:
    number = kind - LIGHTHOUSE
    cards = int(state.kinds[seat, MULTIPLIED[number]])
    return int(MULTIPLIER_POINTS[number]) * cards * int(state.kinds[seat, kind])


@rule
def mermaid_points(state: State, seat: int) -> int:
    """SP-5.5  Each mermaid counts the cards of one colour, the most frequent ones, each once."""
    points = 0
    counted = 0
    for _ in range(int(state.kinds[seat, MERMAID])):
        best = 0
        most = 0
        for colour in range(COLOURS):
            if not counted >> colour & 1 and state.colours[seat, colour] > most:
                most = int(state.colours[seat, colour])
                best = colour
        counted |= 1 << best
        points += COLOUR_POINTS * most
    return points


@rule
def colour_bonus(state: State, seat: int) -> int:
    """SP-5.6  The colour bonus is the number of cards of one's most frequent colour."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, int(state.colours[seat, colour]))
    return COLOUR_POINTS * most


@rule
def count_points(state: State, seat: int, points: Scores) -> None:
    """Write down the points of a player's cards by source."""
    points[FOR_CARDS] = card_points(state, seat)
    points[FOR_PAIRS] = pair_points(state, seat)
    points[FOR_COLLECTIONS] = collection_points(state, seat)
    points[FOR_MULTIPLIERS] = multiplier_points(state, seat)
    points[FOR_MERMAIDS] = mermaid_points(state, seat)
    points[FOR_COLOUR] = colour_bonus(state, seat)
    for kind in range(KINDS):
        points[FOR_KIND + kind] = kind_points(state, seat, kind)


@rule
def kind_points(state: State, seat: int, kind: int) -> int:
    if kind <= SWIMMER:
        return PAIR_POINTS * pairs_of(state, seat, kind)
    if kind == SHARK:
        return 0
    if kind <= SAILOR:
        return collection_of(state, seat, kind)
    if kind <= CAPTAIN:
        return multiplier_of(state, seat, kind)
    return mermaid_points(state, seat)


@rule
def pay_out(state: State) -> None:
    for seat in range(int(state.players)):
        points = round_points(state, seat)
        state.last_points[seat] = points
        state.totals[seat] += points


@rule
def round_points(state: State, seat: int) -> int:
    points = card_points(state, seat) if pays_cards(state, seat) else 0
    return points + (colour_bonus(state, seat) if pays_colour(state, seat) else 0)


@rule
def pays_cards(state: State, seat: int) -> bool:
    """SP-6.3  After STOP everybody gets the points of the own cards; a void round pays nothing."""
    if state.call == LAST_TURNS:
        return bool((seat == state.caller) == bet_is_won(state))
    return bool(state.call != NO_CALL)


@rule
def pays_colour(state: State, seat: int) -> bool:
    """SP-6.4  LAST CHANCE won: the caller gets cards and colour bonus, the others the bonus only.

    Lost: the caller gets the bonus only, the others the points of their cards.
    """
    return bool(state.call == LAST_TURNS and (seat == state.caller or bet_is_won(state)))


@rule
def bet_is_won(state: State) -> bool:
    """SP-6.5  The caller wins the bet if nobody has more card points."""
    return card_points(state, int(state.caller)) >= best_of_others(state)


@rule
def best_of_others(state: State) -> int:
    best = 0
    for seat in range(int(state.players)):
        if seat != state.caller:
            best = max(best, card_points(state, seat))
    return best


@rule
def is_ahead(state: State, seat: int, other: int) -> bool:
    if state.mermaids != NOBODY:
        if seat == state.mermaids or other == state.mermaids:
            return bool(other != state.mermaids)
        return bool(state.totals[seat] > state.totals[other])
    if state.totals[seat] != state.totals[other]:
        return bool(state.totals[seat] > state.totals[other])
    return wins_tie(state, seat, other)


@rule
def wins_tie(state: State, seat: int, other: int) -> bool:
    """SP-7.4  A tie for any place goes to the player with more points in the last round.

    By option to who ended the last round, or to nobody.
    """
    if state.tie_break == LAST_ROUND_POINTS:
        return bool(state.last_points[seat] > state.last_points[other])
    return bool(state.tie_break == ROUND_ENDER and seat == state.ender and other != seat)
