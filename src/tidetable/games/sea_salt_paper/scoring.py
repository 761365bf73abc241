"""Points of cards, pay-outs of rounds, and who is ahead."""

from tidetable.core.compiled import rule
from tidetable.games.sea_salt_paper.pieces import (
    BOAT,
    CAPTAIN,
    CAPTAIN_POINTS,
    COLONY,
    COLONY_POINTS,
    COLOURS,
    CRAB,
    FISH,
    LAST_ROUND_POINTS,
    LIGHTHOUSE,
    MERMAID,
    OCTOPUS,
    OCTOPUS_POINTS,
    PENGUIN,
    PENGUIN_POINTS,
    ROUND_ENDER,
    SAILOR,
    SAILOR_POINTS,
    SHARK,
    SHELL,
    SHELL_POINTS,
    SHOAL,
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
    pairs = int(state.kinds[seat, CRAB]) // 2 + int(state.kinds[seat, BOAT]) // 2
    pairs += int(state.kinds[seat, FISH]) // 2
    return pairs + min(int(state.kinds[seat, SWIMMER]), int(state.kinds[seat, SHARK]))


@rule
def collection_points(state: State, seat: int) -> int:
    """SP-5.3  Shells, octopuses, penguins and sailors score by how many there are of each."""
    points = SHELL_POINTS[state.kinds[seat, SHELL]] + OCTOPUS_POINTS[state.kinds[seat, OCTOPUS]]
    points += PENGUIN_POINTS[state.kinds[seat, PENGUIN]]
    return int(points + SAILOR_POINTS[state.kinds[seat, SAILOR]])


@rule
def multiplier_points(state: State, seat: int) -> int:
    """SP-5.4  Lighthouse, shoal, colony and captain score 1, 1, 2 and 3 for each of their cards."""
    points = int(state.kinds[seat, LIGHTHOUSE]) * int(state.kinds[seat, BOAT])
    points += int(state.kinds[seat, SHOAL]) * int(state.kinds[seat, FISH])
    points += COLONY_POINTS * int(state.kinds[seat, COLONY]) * int(state.kinds[seat, PENGUIN])
    return points + CAPTAIN_POINTS * int(state.kinds[seat, CAPTAIN]) * int(
        state.kinds[seat, SAILOR]
    )


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
        points += most
    return points


@rule
def colour_bonus(state: State, seat: int) -> int:
    """SP-5.6  The colour bonus is the number of cards of one's most frequent colour."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, int(state.colours[seat, colour]))
    return most


@rule
def pay_out(state: State) -> None:
    """SP-6.3  After STOP everybody gets the points of the own cards; a void round pays nothing."""
    for seat in range(int(state.players)):
        points = 0
        if state.call == LAST_TURNS:
            points = last_chance_points(state, seat)
        elif state.call != NO_CALL:
            points = card_points(state, seat)
        state.last_points[seat] = points
        state.totals[seat] += points


@rule
def last_chance_points(state: State, seat: int) -> int:
    """SP-6.4  LAST CHANCE won: the caller gets cards and colour bonus, the others the bonus only.

    Lost: the caller gets the bonus only, the others the points of their cards.
    """
    won = bet_is_won(state)
    if seat == state.caller:
        return colour_bonus(state, seat) + (card_points(state, seat) if won else 0)
    return colour_bonus(state, seat) if won else card_points(state, seat)


@rule
def bet_is_won(state: State) -> bool:
    """SP-6.5  The caller wins the bet if nobody has more card points."""
    own = card_points(state, int(state.caller))
    for seat in range(int(state.players)):
        if card_points(state, seat) > own:
            return False
    return True


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
