"""The worked examples of Sea Salt & Paper, one test each, named by their ids.

S card points, P pay-outs, G end of the game, F flow of the game. Players count from one.
"""

from typing import NamedTuple

import pytest

from tests.games.sea_salt_paper.drawing import (
    Drawn,
    after,
    bonuses,
    copy_of,
    deck,
    hand,
    in_order,
    laid,
    laid_cards,
    legal_moves,
    next_to_begin,
    pair_moves,
    pay_outs,
    pile,
    places,
    player_to_move,
    points,
    points_of,
    possible_cards,
    revealed,
    table,
    totals,
)
from tidetable.core.rules import CHANCE, OVER
from tidetable.games.sea_salt_paper.pieces import NO_CARD, TARGETS
from tidetable.games.sea_salt_paper.rules import to_move
from tidetable.games.sea_salt_paper.scoring import (
    card_points,
    collection_points,
    colour_bonus,
    mermaid_points,
    multiplier_points,
    pair_points,
    pay_out,
)
from tidetable.games.sea_salt_paper.state import (
    ENDED,
    LAST_TURNS,
    NO_CALL,
    NOBODY,
    OPENING,
    PLAYING,
    STOPPED,
    TAKING,
    State,
)

pytestmark = pytest.mark.rules

EVERY_CARD = " ".join(
    (
        "crab-DB crab-DB crab-LB crab-LB crab-BK crab-YE crab-YE crab-GN crab-GY",
        "boat-DB boat-DB boat-LB boat-LB boat-BK boat-BK boat-YE boat-YE",
        "fish-DB fish-DB fish-LB fish-BK fish-BK fish-YE fish-GN",
        "swimmer-DB swimmer-LB swimmer-BK swimmer-YE swimmer-LO",
        "shark-DB shark-LB shark-BK shark-GN shark-PU",
        "shell-DB shell-LB shell-BK shell-YE shell-GN shell-GY",
        "octopus-LB octopus-YE octopus-GN octopus-PU octopus-GY",
        "penguin-PU penguin-LO penguin-PK sailor-PK sailor-OR",
        "lighthouse-PU shoal-GY colony-GN captain-LO",
        "mermaid-WH mermaid-WH mermaid-WH mermaid-WH",
    )
)

# Hands that are often needed.
SEVEN = "colony-GN penguin-PU penguin-LO"
EIGHT = "shell-DB shell-LB shell-BK shell-YE shell-GN"
NINE = "octopus-LB octopus-YE octopus-GN octopus-PU"
ELEVEN = "captain-LO sailor-PK sailor-OR"


def is_over(state: State) -> bool:
    """Has the game ended?"""
    return state.phase == ENDED and to_move(state) == OVER


def is_void(state: State) -> bool:
    """Did the last round end without any points, and is the next one about to be dealt?"""
    dealing = state.phase == OPENING and to_move(state) == CHANCE
    return dealing and state.rounds == 1 and not any(pay_outs(state))


# Card points.


class Score(NamedTuple):
    """Cards, and what they are worth."""

    hand: str
    laid: str
    mermaids: int
    pairs: int
    collections: int
    multipliers: int
    points: int
    bonus: int


SCORES = {
    "S1": Score("", "", 0, 0, 0, 0, 0, 0),
    # A lone mermaid counts itself.
    "S2": Score("mermaid-WH", "", 1, 0, 0, 0, 1, 1),
    # Pairs.
    "S3": Score("crab-DB crab-YE", "", 0, 1, 0, 0, 1, 1),
    "S4": Score("", "crab-DB crab-YE", 0, 1, 0, 0, 1, 1),
    "S5": Score("crab-DB", "crab-DB crab-YE", 0, 1, 0, 0, 1, 2),
    "S6": Score("boat-DB boat-DB boat-LB boat-BK boat-YE", "", 0, 2, 0, 0, 2, 2),
    "S7": Score("swimmer-LB swimmer-BK shark-GN", "", 0, 1, 0, 0, 1, 1),
    "S8": Score("swimmer-LB swimmer-BK", "", 0, 0, 0, 0, 0, 1),
    "S9": Score("swimmer-LB shark-GN shark-PU", "swimmer-BK shark-LB", 0, 2, 0, 0, 2, 2),
    # Collections.
    "S10": Score("shell-DB shell-LB shell-BK shell-YE shell-GN shell-GY", "", 0, 0, 10, 0, 10, 1),
    "S11": Score("octopus-LB octopus-YE octopus-GN", "", 0, 0, 6, 0, 6, 1),
    "S12": Score("penguin-PU", "", 0, 0, 1, 0, 1, 1),
    "S13": Score("sailor-PK", "", 0, 0, 0, 0, 0, 1),
    "S14": Score("sailor-PK sailor-OR", "", 0, 0, 5, 0, 5, 1),
    # Multipliers.
    "S15": Score("lighthouse-PU", "", 0, 0, 0, 0, 0, 1),
    "S16": Score("lighthouse-PU boat-YE", "boat-DB boat-LB", 0, 1, 0, 3, 4, 1),
    "S17": Score("shoal-GY fish-DB fish-DB fish-GN", "", 0, 1, 0, 3, 4, 2),
    "S18": Score("colony-GN penguin-PU penguin-LO", "", 0, 0, 3, 4, 7, 1),
    "S19": Score("captain-LO sailor-PK", "", 0, 0, 0, 3, 3, 1),
    "S20": Score("captain-LO sailor-PK sailor-OR", "", 0, 0, 5, 6, 11, 1),
    # Mermaids. White is a colour like any other, and no colour is counted twice.
    "S21": Score("mermaid-WH crab-DB", "", 1, 0, 0, 0, 1, 1),
    "S22": Score("mermaid-WH mermaid-WH crab-DB", "", 3, 0, 0, 0, 3, 2),
    "S23": Score(
        "mermaid-WH mermaid-WH crab-LB boat-LB fish-LB swimmer-LB octopus-GN shell-GN colony-GN",
        *("", 7, 0, 0, 0, 7, 4),
    ),
    "S24": Score(
        "mermaid-WH mermaid-WH crab-LB boat-LB fish-LB swimmer-LB octopus-GN shell-GN",
        *("", 6, 0, 0, 0, 6, 4),
    ),
    "S25": Score("mermaid-WH mermaid-WH mermaid-WH", "", 3, 0, 0, 0, 3, 3),
    "S26": Score("mermaid-WH mermaid-WH mermaid-WH fish-YE boat-YE crab-BK", "", 6, 0, 0, 0, 6, 3),
    "S27": Score("mermaid-WH", "crab-DB crab-DB fish-DB fish-DB", 4, 2, 0, 0, 6, 4),
    # The colour bonus does not help to call.
    "S28": Score(
        "boat-DB boat-DB fish-DB fish-DB crab-DB crab-DB swimmer-DB shark-DB shell-DB",
        *("", 0, 4, 0, 0, 4, 9),
    ),
    "S29": Score(
        "octopus-LB octopus-YE penguin-PU",
        "crab-DB crab-YE fish-BK fish-BK boat-LB boat-YE",
        *(0, 3, 4, 0, 7, 3),
    ),
    "S30": Score(EVERY_CARD, "", 34, 16, 32, 27, 109, 9),
    "S31": Score("colony-GN penguin-PU penguin-LO penguin-PK", "", 0, 0, 5, 6, 11, 1),
}
MAY_CALL = {"S10", "S18", "S20", "S23", "S29", "S30", "S31"}


@pytest.mark.parametrize("example", SCORES)
def test_S(example: str) -> None:
    """Cards in hand and laid cards are worth so much; with seven points one may call."""
    score = SCORES[example]
    state = table(seats=[Drawn(score.hand, score.laid)], taken=True)
    assert hand(state, 1) == in_order(score.hand)
    assert laid(state, 1) == in_order(score.laid)
    assert mermaid_points(state, 0) == score.mermaids
    assert pair_points(state, 0) == score.pairs
    assert collection_points(state, 0) == score.collections
    assert multiplier_points(state, 0) == score.multipliers
    assert card_points(state, 0) == score.points
    assert colour_bonus(state, 0) == score.bonus
    assert points_of(state.hands[0], laid_cards(state, 0)) == {
        "pairs": score.pairs,
        "collections": score.collections,
        "multipliers": score.multipliers,
        "mermaids": score.mermaids,
        "colour_bonus": score.bonus,
    }
    assert ("stop" in legal_moves(state)) == (example in MAY_CALL)
    assert ("last-chance" in legal_moves(state)) == (example in MAY_CALL)


# Pay-outs.


class Round(NamedTuple):
    """How a round ends and what it pays. The caller of a void round is who had the last turn."""

    call: int
    caller: int
    hands: tuple[str, ...]
    points: list[int]
    bonuses: list[int]
    pay_outs: list[int]


ROUNDS = {
    "P1": Round(
        STOPPED,
        1,
        (f"{SEVEN} crab-YE boat-YE", "octopus-LB octopus-PU crab-LB crab-DB"),
        points=[7, 4],
        bonuses=[2, 2],
        pay_outs=[7, 4],
    ),
    "P2": Round(
        LAST_TURNS,
        1,
        (f"{SEVEN} crab-YE boat-YE", "octopus-LB octopus-PU crab-LB crab-DB"),
        points=[7, 4],
        bonuses=[2, 2],
        pay_outs=[9, 2],
    ),
    "P3": Round(
        LAST_TURNS,
        1,
        (
            f"{SEVEN} crab-YE boat-YE fish-YE",
            "octopus-LB octopus-YE octopus-GN shell-LB shell-DB crab-LB boat-LB",
        ),
        points=[7, 8],
        bonuses=[3, 4],
        pay_outs=[3, 8],
    ),
    # With equal points the caller wins the bet.
    "P4": Round(
        LAST_TURNS,
        1,
        (f"{NINE} crab-LB", f"{EIGHT} crab-DB crab-DB boat-DB fish-DB"),
        points=[9, 9],
        bonuses=[2, 5],
        pay_outs=[11, 5],
    ),
    # When the bet is lost, also who has less than the caller gets the points of the own cards.
    "P5": Round(
        LAST_TURNS,
        2,
        (
            f"{NINE} octopus-GY crab-GY",
            f"{EIGHT} shell-GY crab-BK boat-BK",
            "crab-DB crab-DB boat-DB boat-DB fish-DB fish-LB swimmer-LB shark-BK",
        ),
        points=[12, 10, 4],
        bonuses=[2, 3, 5],
        pay_outs=[12, 3, 4],
    ),
    "P6": Round(
        LAST_TURNS,
        3,
        (
            f"{EIGHT} crab-DB boat-DB",
            "sailor-PK sailor-OR",
            "octopus-LB octopus-YE octopus-GN penguin-PU boat-LB boat-YE",
            "crab-YE",
        ),
        points=[8, 5, 8, 0],
        bonuses=[3, 1, 2, 1],
        pay_outs=[3, 1, 10, 1],
    ),
    # STOP with fewer points than another player is allowed.
    "P7": Round(
        STOPPED,
        1,
        (f"{SEVEN} crab-YE boat-YE fish-YE swimmer-YE", f"{ELEVEN} swimmer-LO"),
        points=[7, 11],
        bonuses=[4, 2],
        pay_outs=[7, 11],
    ),
    "P8": Round(
        LAST_TURNS,
        1,
        (
            f"{NINE} crab-LB boat-LB fish-LB swimmer-LB shell-LB",
            "shell-DB shell-BK shell-YE shell-GN shell-GY boat-DB boat-DB fish-BK fish-BK",
        ),
        points=[9, 10],
        bonuses=[6, 3],
        pay_outs=[6, 10],
    ),
    "P9": Round(
        NO_CALL,
        2,
        (
            f"{NINE} octopus-GY crab-LB boat-LB fish-LB",
            f"{EIGHT} crab-DB crab-DB",
            "penguin-PK penguin-LO swimmer-LO",
        ),
        points=[12, 9, 3],
        bonuses=[4, 3, 2],
        pay_outs=[0, 0, 0],
    ),
    # A lost bet may pay more than the cards would have.
    "P10": Round(
        LAST_TURNS,
        1,
        (
            "crab-DB crab-DB boat-DB boat-DB fish-DB fish-DB swimmer-DB shark-DB "
            "penguin-PU penguin-LO",
            "octopus-LB octopus-YE octopus-GN shell-LB shell-BK",
            "shell-YE shell-GY",
            "sailor-PK sailor-OR crab-LB crab-BK boat-BK boat-BK",
        ),
        points=[7, 8, 2, 7],
        bonuses=[8, 2, 1, 3],
        pay_outs=[8, 8, 2, 7],
    ),
    "P11": Round(
        LAST_TURNS,
        4,
        (
            "octopus-LB octopus-YE octopus-GN crab-LB",
            "shell-DB shell-BK shell-YE shell-GN crab-DB",
            "sailor-PK sailor-OR boat-DB boat-DB",
            f"{SEVEN} swimmer-LO",
        ),
        points=[6, 6, 6, 7],
        bonuses=[2, 2, 2, 2],
        pay_outs=[2, 2, 2, 9],
    ),
}


def before_the_end(example: Round) -> State:
    """The position before the move that ends this round. The players have 1, 2, 3, 4 points."""
    players = len(example.hands)
    seats = [Drawn(cards, total=1 + seat) for seat, cards in enumerate(example.hands)]
    if example.call == STOPPED:
        return table(players, seats, to_move=example.caller, taken=True)
    if example.call == NO_CALL:
        return table(players, seats, to_move=example.caller, taken=True, deck="")
    last = example.caller - 1 or players
    return table(players, seats, to_move=last, taken=True, caller=example.caller)


@pytest.mark.parametrize("example", ROUNDS)
def test_P(example: str) -> None:
    """A round pays so much for these card points and colour bonuses."""
    ended = ROUNDS[example]
    state = before_the_end(ended)
    assert points(state) == ended.points
    assert bonuses(state) == ended.bonuses
    new_totals = [1 + seat + gained for seat, gained in enumerate(ended.pay_outs)]

    paid = copy_of(state)
    paid.call = ended.call
    paid.caller = NOBODY if ended.call == NO_CALL else ended.caller - 1
    pay_out(paid)
    assert pay_outs(paid) == ended.pay_outs
    assert totals(paid) == new_totals

    played = after(state, "stop" if ended.call == STOPPED else "end")
    assert pay_outs(played) == ended.pay_outs
    assert totals(played) == new_totals
    assert next_to_begin(played) == ended.caller % len(ended.hands) + 1


# End of the game.


class Finish(NamedTuple):
    """A round ended by STOP, with the totals before and after. No places: the game goes on."""

    target: int
    hands: tuple[str, ...]
    before: list[int]
    pay_outs: list[int]
    after: list[int]
    places: list[int] | None


FINISHES = {
    "G1": Finish(
        35,
        (SEVEN, ELEVEN, "octopus-LB octopus-YE"),
        before=[30, 28, 33],
        pay_outs=[7, 11, 3],
        after=[37, 39, 36],
        places=[2, 1, 3],
    ),
    # A tie goes to who got more in the last round.
    "G2": Finish(40, (NINE, SEVEN), [32, 34], [9, 7], [41, 41], [1, 2]),
    "G3": Finish(
        40,
        (EIGHT, "octopus-LB octopus-YE octopus-GN crab-DB crab-LB boat-DB boat-LB"),
        before=[33, 33],
        pay_outs=[8, 8],
        after=[41, 41],
        places=[1, 1],
    ),
    "G4": Finish(
        30,
        (
            SEVEN,
            "crab-DB crab-LB boat-DB boat-LB",
            "octopus-LB octopus-YE",
            "shell-DB shell-LB shell-BK",
        ),
        before=[23, 10, 12, 20],
        pay_outs=[7, 2, 3, 4],
        after=[30, 12, 15, 24],
        places=[1, 4, 3, 2],
    ),
    "G5": Finish(
        30,
        (EIGHT, NINE, "", ""),
        before=[22, 21, 5, 3],
        pay_outs=[8, 9, 0, 0],
        after=[30, 30, 5, 3],
        places=[2, 1, 3, 4],
    ),
    "G6": Finish(
        40,
        (EIGHT, "octopus-LB octopus-YE crab-DB crab-LB"),
        before=[31, 20],
        pay_outs=[8, 4],
        after=[39, 24],
        places=None,
    ),
    "G7": Finish(40, (NINE, "shell-DB shell-LB"), [38, 39], [9, 2], [47, 41], [1, 2]),
}


@pytest.mark.parametrize("example", FINISHES)
def test_G(example: str) -> None:
    """The game ends after a round in which somebody has reached the target."""
    finish = FINISHES[example]
    players = len(finish.hands)
    seats = [
        Drawn(cards, total=total) for cards, total in zip(finish.hands, finish.before, strict=True)
    ]
    later = after(table(players, seats, taken=True), "stop")
    assert TARGETS[players] * later.target == finish.target
    assert pay_outs(later) == finish.pay_outs
    assert totals(later) == finish.after
    if finish.places is None:
        assert not is_over(later)
        assert next_to_begin(later) == 2
    else:
        assert is_over(later)
        assert places(later) == finish.places


# Flow of the game.


def test_F1() -> None:
    """A single last card of the deck is kept; then the round is void, without points."""
    state = table(
        seats=[Drawn(total=12), Drawn(total=5)],
        piles=("shell-YE", "fish-GN"),
        deck="crab-DB",
    )
    drawn = after(state, "deck", "crab-DB")
    assert hand(drawn, 1) == "crab-DB"
    assert deck(drawn) == ""
    assert (pile(drawn, 1), pile(drawn, 2)) == ("shell-YE", "fish-GN")
    assert player_to_move(drawn) == 1
    assert legal_moves(drawn) == ["end"]
    later = after(drawn, "end")
    assert is_void(later)
    assert totals(later) == [12, 5]
    assert next_to_begin(later) == 2


def last_two_cards() -> State:
    """Player 1 has drawn the last two cards, and has kept a penguin and put the shell on pile 1."""
    state = table(
        seats=[Drawn("colony-GN penguin-PK"), Drawn("crab-DB")],
        piles=("fish-GN", "boat-YE"),
        deck="penguin-PU shell-YE",
    )
    later = after(state, "deck", "shell-YE", "penguin-PU", "keep:penguin-PU", "place:1")
    assert deck(later) == ""
    assert (pile(later, 1), pile(later, 2)) == ("fish-GN shell-YE", "boat-YE")
    return later


def test_F2() -> None:
    """STOP stands in the turn that empties the deck."""
    state = last_two_cards()
    assert collection_points(state, 0) == 3
    assert multiplier_points(state, 0) == 4
    assert points(state) == [7, 0]
    assert legal_moves(state) == ["end", "stop", "last-chance"]
    later = after(state, "stop")
    assert pay_outs(later) == [7, 0]
    assert totals(later) == [7, 0]


def test_F3() -> None:
    """After LAST CHANCE an empty deck changes nothing: last turns use the piles."""
    called = after(last_two_cards(), "last-chance")
    assert player_to_move(called) == 2
    assert legal_moves(called) == ["take:1", "take:2"]
    taken = after(called, "take:1")
    assert hand(taken, 2) == "crab-DB shell-YE"
    assert legal_moves(taken) == ["end"]
    later = after(taken, "end")
    assert pay_outs(later) == [8, 1]
    assert totals(later) == [8, 1]
    assert next_to_begin(later) == 2


@pytest.mark.parametrize(
    ("piles", "piles_after"),
    [
        (("", "fish-GN shell-DB"), ("crab-LB", "fish-GN shell-DB")),
        (("fish-GN shell-DB", ""), ("fish-GN shell-DB", "crab-LB")),
        (("", ""), ("crab-LB", "")),
    ],
    ids=["first", "second", "both"],
)
def test_F4(piles: tuple[str, str], piles_after: tuple[str, str]) -> None:
    """The second card goes to the empty pile by itself; if both are empty, to pile 1."""
    later = after(table(piles=piles), "deck", "crab-DB", "crab-LB", "keep:crab-DB")
    assert (pile(later, 1), pile(later, 2)) == piles_after
    assert hand(later, 1) == "crab-DB"
    assert later.drawn.tolist() == [NO_CARD, NO_CARD]
    assert player_to_move(later) == 1
    assert legal_moves(later) == ["end"]


def test_F5() -> None:
    """Crabs search a pile that has cards; the cards left in it keep their order."""
    state = table(
        seats=[Drawn("crab-DB crab-YE")],
        piles=("octopus-LB shell-DB fish-GN", "boat-YE"),
    )
    crabs = after(state, "take:2", "pair:crab-DB+crab-YE")
    assert (pile(crabs, 1), pile(crabs, 2)) == ("octopus-LB shell-DB fish-GN", "")
    assert legal_moves(crabs) == ["search:1"]
    looking = after(crabs, "search:1")
    assert legal_moves(looking) == ["pick:1", "pick:2", "pick:3"]
    later = after(looking, "pick:1")
    assert hand(later, 1) == "boat-YE octopus-LB"
    assert pile(later, 1) == "shell-DB fish-GN"
    assert hand(after(looking, "pick:2"), 1) == "boat-YE shell-DB"
    assert pile(after(looking, "pick:2"), 1) == "octopus-LB fish-GN"
    assert hand(after(looking, "pick:3"), 1) == "boat-YE fish-GN"
    assert pile(after(looking, "pick:3"), 1) == "octopus-LB shell-DB"


def test_F6() -> None:
    """Crabs with both piles empty bring no card but stay laid."""
    state = table(seats=[Drawn("crab-DB crab-YE")], piles=("shell-DB", ""))
    taken = after(state, "take:1")
    assert (pile(taken, 1), pile(taken, 2)) == ("", "")
    later = after(taken, "pair:crab-DB+crab-YE")
    assert hand(later, 1) == "shell-DB"
    assert laid(later, 1) == "crab-DB crab-YE"
    assert points(later) == [1, 0]
    assert player_to_move(later) == 1
    assert legal_moves(later) == ["end"]


def test_F7() -> None:
    """Crabs may fetch back the card just discarded."""
    state = table(seats=[Drawn("crab-DB crab-YE")], piles=("shell-DB", "boat-YE"))
    discarded = after(state, "deck", "sailor-PK", "penguin-PK", "keep:sailor-PK", "place:1")
    assert pile(discarded, 1) == "shell-DB penguin-PK"
    later = after(discarded, "pair:crab-DB+crab-YE", "search:1", "pick:2")
    assert hand(later, 1) == "penguin-PK sailor-PK"
    assert pile(later, 1) == "shell-DB"


def test_F8() -> None:
    """Fish take the last card of the deck; the next fish have no effect; then the round is void."""
    state = table(
        seats=[Drawn("fish-DB fish-DB fish-BK fish-BK", total=12), Drawn("crab-DB", total=5)],
        piles=("shell-DB", "boat-YE"),
        deck="shell-YE",
    )
    fishing = after(state, "take:1", "pair:fish-DB+fish-DB")
    assert to_move(fishing) == CHANCE
    assert possible_cards(fishing) == "shell-YE"
    first = after(fishing, "shell-YE")
    assert hand(first, 1) == "fish-BK fish-BK shell-DB shell-YE"
    assert deck(first) == ""
    assert legal_moves(first) == ["pair:fish-BK+fish-BK", "end"]
    second = after(first, "pair:fish-BK+fish-BK")
    assert hand(second, 1) == "shell-DB shell-YE"
    assert laid(second, 1) == "fish-DB fish-DB fish-BK fish-BK"
    assert player_to_move(second) == 1
    assert legal_moves(second) == ["end"]
    later = after(second, "end")
    assert is_void(later)
    assert totals(later) == [12, 5]


def test_F9() -> None:
    """Only a hand with cards can be robbed; after that the turn goes on."""
    state = table(
        players=3,
        seats=[Drawn("swimmer-LB shark-GN"), Drawn("octopus-YE"), Drawn()],
        piles=("shell-DB", "boat-YE"),
    )
    laying = after(state, "take:1", "pair:swimmer-LB+shark-GN")
    assert legal_moves(laying) == ["rob:2"]
    robbing = after(laying, "rob:2")
    assert to_move(robbing) == CHANCE
    assert possible_cards(robbing) == "octopus-YE"
    later = after(robbing, "octopus-YE")
    assert hand(later, 1) == "shell-DB octopus-YE"
    assert hand(later, 2) == ""
    assert player_to_move(later) == 1
    assert legal_moves(later) == ["end"]


def test_F10() -> None:
    """Swimmer and shark against an empty hand stay laid and do nothing; laid cards are safe."""
    state = table(
        seats=[Drawn("swimmer-LB shark-GN"), Drawn(laid="crab-DB crab-LB")],
        piles=("shell-DB", "boat-YE"),
    )
    later = after(state, "take:1", "pair:swimmer-LB+shark-GN")
    assert laid(later, 1) == "swimmer-LB shark-GN"
    assert hand(later, 1) == "shell-DB"
    assert laid(later, 2) == "crab-DB crab-LB"
    assert player_to_move(later) == 1
    assert legal_moves(later) == ["end"]


def test_F11() -> None:
    """The caller, and whoever has had the last turn, cannot be robbed."""
    state = table(
        players=3,
        seats=[
            Drawn("octopus-LB octopus-YE octopus-GN"),
            Drawn("swimmer-LB shark-BK crab-YE"),
            Drawn("swimmer-BK shark-GN fish-DB"),
        ],
        piles=("shell-DB octopus-PU", "boat-YE"),
    )
    taken = after(state, "take:1")
    assert points(taken)[0] == 9
    called = after(taken, "last-chance")
    assert revealed(called) == [1]
    laying = after(called, "take:1", "pair:swimmer-LB+shark-BK")
    assert player_to_move(laying) == 2
    assert legal_moves(laying) == ["rob:3"]
    robbed = after(laying, "rob:3", "fish-DB")
    assert hand(robbed, 2) == "crab-YE fish-DB shell-DB"
    assert hand(robbed, 3) == "swimmer-BK shark-GN"
    assert revealed(robbed) == [1]
    handed_on = after(robbed, "end")
    assert revealed(handed_on) == [1, 2]
    idle = after(handed_on, "take:2", "pair:swimmer-BK+shark-GN")
    assert player_to_move(idle) == 3
    assert legal_moves(idle) == ["end"]
    assert hand(idle, 3) == "boat-YE"
    assert laid(idle, 3) == "swimmer-BK shark-GN"
    assert next_to_begin(after(idle, "end")) == 2


def test_F12() -> None:
    """Last turns go round up to the caller; the player to the caller's left begins next."""
    seats = [Drawn("crab-DB"), Drawn("crab-LB"), Drawn(SEVEN), Drawn("crab-YE")]
    state = table(4, seats, piles=("shell-DB boat-LB fish-LB", "boat-YE"), to_move=3)
    state = after(state, "take:2", "last-chance")
    turns = []
    while state.phase == TAKING:
        turns.append(player_to_move(state))
        state = after(state, "take:1", "end")
    assert turns == [4, 1, 2]
    assert state.rounds == 1
    assert next_to_begin(state) == 4


def test_F13() -> None:
    """Boats bring another turn in the last turn too, and still no call."""
    state = table(
        seats=[
            Drawn("octopus-LB octopus-YE octopus-GN"),
            Drawn("captain-LO sailor-PK boat-DB boat-LB"),
        ],
        piles=("sailor-OR octopus-PU", "crab-DB"),
    )
    taken = after(state, "take:1")
    assert points(taken)[0] == 9
    assert bonuses(taken)[0] == 1
    last_turn = after(taken, "last-chance", "take:1")
    assert points(last_turn) == [9, 12]
    assert legal_moves(last_turn) == ["pair:boat-DB+boat-LB", "end"]
    boats = after(last_turn, "pair:boat-DB+boat-LB")
    assert player_to_move(boats) == 2
    assert revealed(boats) == [1]
    assert legal_moves(boats) == ["deck", "take:2"]
    again = after(boats, "take:2")
    assert revealed(again) == [1]
    assert points(again) == [9, 12]
    assert legal_moves(again) == ["end"]
    later = after(again, "end")
    assert pay_outs(later) == [1, 12]
    assert totals(later) == [1, 12]


def test_F14() -> None:
    """Boats laid when the deck is empty: the extra turn takes from a pile; then void."""
    state = table(
        seats=[Drawn("boat-DB boat-LB sailor-PK", total=12), Drawn("crab-LB", total=5)],
        piles=("shell-YE", "fish-GN"),
        deck="sailor-OR crab-DB",
    )
    drawn = after(state, "deck", "crab-DB", "sailor-OR", "keep:sailor-OR", "place:1")
    assert deck(drawn) == ""
    boats = after(drawn, "pair:boat-DB+boat-LB")
    assert player_to_move(boats) == 1
    assert legal_moves(boats) == ["take:1", "take:2"]
    taken = after(boats, "take:2")
    assert hand(taken, 1) == "fish-GN sailor-PK sailor-OR"
    assert points(taken)[0] == 6
    assert legal_moves(taken) == ["end"]
    later = after(taken, "end")
    assert is_void(later)
    assert totals(later) == [12, 5]
    assert next_to_begin(later) == 2


def test_F15() -> None:
    """With nothing left to take, last turns begin with laying pairs."""
    state = table(
        players=4,
        seats=[
            Drawn("colony-GN penguin-PU"),
            Drawn("crab-DB"),
            Drawn("crab-LB"),
            Drawn("crab-YE"),
        ],
        deck="penguin-LO",
    )
    assert legal_moves(state) == ["deck"]
    taken = after(state, "deck", "penguin-LO")
    assert points(taken) == [7, 0, 0, 0]
    later = after(taken, "last-chance")
    for player in (2, 3, 4):
        assert player_to_move(later) == player
        assert later.phase == PLAYING
        assert legal_moves(later) == ["end"]
        later = after(later, "end")
    assert pay_outs(later) == [8, 1, 1, 1]
    assert totals(later) == [8, 1, 1, 1]


@pytest.mark.parametrize("last_turn", [False, True], ids=["turn", "last turn"])
def test_F16(last_turn: bool) -> None:
    """The fourth mermaid wins the game at once, whatever the totals."""
    state = table(
        seats=[Drawn("mermaid-WH mermaid-WH mermaid-WH", total=0), Drawn(SEVEN, total=39)],
        piles=("shell-DB mermaid-WH", "boat-YE crab-YE"),
        to_move=2,
    )
    state = after(state, "take:2", "last-chance" if last_turn else "end")
    assert state.call == (LAST_TURNS if last_turn else NO_CALL)
    assert not is_over(state)
    assert player_to_move(state) == 1
    later = after(state, "take:1")
    assert is_over(later)
    assert legal_moves(later) == []
    assert places(later) == [1, 2]
    assert totals(later) == [0, 39]


def test_F17() -> None:
    """The fourth mermaid wins only when it is kept, and need not be kept."""
    state = table(
        seats=[Drawn("mermaid-WH mermaid-WH mermaid-WH"), Drawn()],
        piles=("shell-DB", "boat-YE"),
    )
    drawn = after(state, "deck", "crab-DB", "mermaid-WH")
    assert not is_over(drawn)
    assert player_to_move(drawn) == 1
    assert legal_moves(drawn) == ["keep:crab-DB", "keep:mermaid-WH"]
    kept_crab = after(drawn, "keep:crab-DB", "place:1")
    assert not is_over(kept_crab)
    assert hand(kept_crab, 1) == "crab-DB mermaid-WH mermaid-WH mermaid-WH"
    assert pile(kept_crab, 1) == "shell-DB mermaid-WH"
    assert player_to_move(after(kept_crab, "end")) == 2
    kept_mermaid = after(drawn, "keep:mermaid-WH")
    assert is_over(kept_mermaid)
    assert places(kept_mermaid) == [1, 2]


def test_F18() -> None:
    """The player chooses which cards make a pair, and may lay several pairs in one turn."""
    state = table(
        seats=[Drawn("crab-DB crab-YE crab-GY fish-DB fish-BK")],
        piles=("shell-DB", "boat-YE"),
    )
    taken = after(state, "take:1")
    assert pair_moves(taken) == [
        "crab-DB+crab-YE",
        "crab-DB+crab-GY",
        "crab-YE+crab-GY",
        "fish-DB+fish-BK",
    ]
    both = after(
        taken, "pair:crab-DB+crab-GY", "search:2", "pick:1", "pair:fish-DB+fish-BK", "shell-YE"
    )
    assert laid(both, 1) == "crab-DB crab-GY fish-DB fish-BK"
    assert hand(both, 1) == "crab-YE boat-YE shell-DB shell-YE"
    assert player_to_move(both) == 1
    other_way = after(
        taken, "pair:fish-DB+fish-BK", "shell-YE", "pair:crab-YE+crab-GY", "search:2", "pick:1"
    )
    assert laid(other_way, 1) == "crab-YE crab-GY fish-DB fish-BK"
    assert player_to_move(other_way) == 1


def second_last_turn(empty_deck: str) -> State:
    """Player 1 has called LAST CHANCE; player 2 has drawn the last two cards, and has not ended."""
    state = table(
        players=3,
        seats=[
            Drawn("octopus-LB octopus-YE octopus-GN shell-LB"),
            Drawn("sailor-PK crab-BK boat-BK fish-BK"),
            Drawn(f"{SEVEN} crab-DB swimmer-LO"),
        ],
        piles=("crab-YE shell-DB", "boat-YE"),
        deck="sailor-OR crab-GY",
        empty_deck_in_last_turns=empty_deck,
    )
    taken = after(state, "take:1")
    assert points(taken)[0] == 8
    assert bonuses(taken)[0] == 2
    called = after(taken, "last-chance")
    drawn = after(called, "deck", "sailor-OR", "crab-GY", "keep:sailor-OR", "place:2")
    assert deck(drawn) == ""
    assert points(drawn)[1] == 5
    assert bonuses(drawn)[1] == 3
    return drawn


def test_F19() -> None:
    """A deck that runs out in the last turns: the round is scored, or by option it is void."""
    last = after(second_last_turn("score"), "end")
    assert player_to_move(last) == 3
    assert legal_moves(last) == ["take:1", "take:2"]
    taken = after(last, "take:1")
    assert points(taken) == [8, 5, 8]
    assert bonuses(taken) == [2, 3, 2]
    scored = after(taken, "end")
    assert pay_outs(scored) == [10, 3, 2]
    assert totals(scored) == [10, 3, 2]
    assert next_to_begin(scored) == 2

    void = after(second_last_turn("void"), "end")
    assert is_void(void)
    assert pay_outs(void) == [0, 0, 0]
    assert totals(void) == [0, 0, 0]
    assert next_to_begin(void) == 2


def test_F20() -> None:
    """Of four players, the caller and the one who has had the last turn are safe."""
    state = table(
        players=4,
        seats=[
            Drawn("crab-DB"),
            Drawn("swimmer-LB shark-GN"),
            Drawn("crab-LB"),
            Drawn(SEVEN),
        ],
        piles=("shell-DB boat-LB", "boat-YE"),
        to_move=4,
    )
    later = after(state, "take:1", "last-chance", "take:1", "end", "take:2")
    assert player_to_move(later) == 2
    assert revealed(later) == [1, 4]
    later = after(later, "pair:swimmer-LB+shark-GN")
    assert legal_moves(later) == ["rob:3"]
