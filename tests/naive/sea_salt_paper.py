"""A slow and plain Sea Salt & Paper, written from the rulebook.

It exists to be compared, step by step, with the fast engine, and shares nothing with it.

A card is the number of its type, 0..45: the kinds in the order of DECK below, each in the order
of its colours.  Cards of one type are interchangeable.

Moves:
    0         draw from the deck
    1, 2      take the top card of pile 1, 2
    3..48     of the two cards drawn keep this one, 3 + type
    49, 50    put the other one on pile 1, 2
    51..115   lay a pair of exactly these two cards, see PAIRS
    116       end the turn
    117, 118  call STOP, call LAST CHANCE
    119, 120  crabs: search pile 1, 2
    121..178  crabs: take the card at this place of the pile, 121 + place, place 0 at the bottom
    179..182  swimmer and shark: rob this seat, 179 + seat

Chance codes:
    0..45     a card of this type: from the deck, or out of the hand of the robbed player
    46..49    seat 0..3 starts the first round
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

CHANCE = -1
OVER = -2

# ---- the cards ----

# How many cards there are of each kind and colour.  Dark blue, light blue, black, yellow, green,
# white, purple, grey, light orange, pink, orange.
DECK: dict[str, dict[str, int]] = {
    "crab": {"DB": 2, "LB": 2, "BK": 1, "YE": 2, "GN": 1, "GY": 1},
    "boat": {"DB": 2, "LB": 2, "BK": 2, "YE": 2},
    "fish": {"DB": 2, "LB": 1, "BK": 2, "YE": 1, "GN": 1},
    "swimmer": {"DB": 1, "LB": 1, "BK": 1, "YE": 1, "LO": 1},
    "shark": {"DB": 1, "LB": 1, "BK": 1, "GN": 1, "PU": 1},
    "shell": {"DB": 1, "LB": 1, "BK": 1, "YE": 1, "GN": 1, "GY": 1},
    "octopus": {"LB": 1, "YE": 1, "GN": 1, "PU": 1, "GY": 1},
    "penguin": {"PU": 1, "LO": 1, "PK": 1},
    "sailor": {"PK": 1, "OR": 1},
    "lighthouse": {"PU": 1},
    "shoal": {"GY": 1},
    "colony": {"GN": 1},
    "captain": {"LO": 1},
    "mermaid": {"WH": 4},
}

KIND = [kind for kind, colours in DECK.items() for _ in colours]  # of each type
COLOUR = [colour for colours in DECK.values() for colour in colours]
COPIES = [copies for colours in DECK.values() for copies in colours.values()]
TYPES = range(len(KIND))
ALL_CARDS = [card for card in TYPES for _ in range(COPIES[card])]
MERMAID = KIND.index("mermaid")
NONE_OF_ANY = dict.fromkeys(DECK, 0)  # no card of any kind


def cards_of(kind: str) -> list[int]:
    """The types of this kind."""
    return [card for card in TYPES if KIND[card] == kind]


def pairs_of(kind: str) -> list[tuple[int, int]]:
    """The pairs of two cards of this kind."""
    return [
        (first, second)
        for first in cards_of(kind)
        for second in cards_of(kind)
        if first < second or (first == second and COPIES[first] > 1)
    ]


# All pairs that can be laid, the smaller type first.
PAIRS = [
    *pairs_of("crab"),
    *pairs_of("boat"),
    *pairs_of("fish"),
    *[(swimmer, shark) for swimmer in cards_of("swimmer") for shark in cards_of("shark")],
]
IN_PAIRS = {card for pair in PAIRS for card in pair}

# ---- codes ----

DECK_DRAW = 0
TAKE = [1, 2]
FIRST_KEEP = 3
PLACE_ON = [49, 50]
FIRST_PAIR = 51
END_TURN = 116
STOP = 117
LAST_CHANCE = 118
SEARCH = [119, 120]
FIRST_PLACE = 121
FIRST_VICTIM = 179
FIRST_SEAT = 46

PAIR_CODE = {pair: FIRST_PAIR + index for index, pair in enumerate(PAIRS)}

# What the game is waiting for.
SEATING = "seating"  # chance: who starts
DEALING = "dealing"  # chance: the first card of a pile
DRAWING = "drawing"  # chance: the first or the second of two cards from the deck
GAINING = "gaining"  # chance: a card from the deck goes right into the hand
ROBBING = "robbing"  # chance: a card out of the hand of the victim
DRAW = "draw"  # the mover takes a card
KEEP = "keep"  # the mover keeps one of two cards
PLACE = "place"  # the mover chooses a pile for the other one
PLAY = "play"  # the mover lays a pair, calls or ends the turn
CRAB_PILE = "crab pile"  # the mover chooses a pile to search
CRAB_CARD = "crab card"  # the mover takes a card of that pile
STEAL = "steal"  # the mover chooses whom to rob
FINISHED = "finished"

LEFT_TO_CHANCE = {SEATING, DEALING, DRAWING, GAINING, ROBBING}

TARGETS = {2: 40, 3: 35, 4: 30}
POINTS_TO_CALL = 7
MAX_ROUNDS = 200

# ---- points ----

# The points for 0, 1, 2, ... cards of a kind.
COLLECTIONS = {
    "shell": [0, 0, 2, 4, 6, 8, 10],
    "octopus": [0, 0, 3, 6, 9, 12],
    "penguin": [0, 1, 3, 5],
    "sailor": [0, 0, 5],
}
# What each card of a kind adds to a multiplier.
MULTIPLIERS = {
    "lighthouse": ("boat", 1),
    "shoal": ("fish", 1),
    "colony": ("penguin", 2),
    "captain": ("sailor", 3),
}


def card_points(hand: list[int], laid: list[int]) -> int:
    """What the cards are worth, without the colour bonus."""
    kinds = NONE_OF_ANY.copy()  # how many of each
    for card in hand:
        kinds[KIND[card]] += 1
    points = (
        len(laid) // 2
        + kinds["crab"] // 2
        + kinds["boat"] // 2
        + kinds["fish"] // 2
        + min(kinds["swimmer"], kinds["shark"])
    )
    for card in laid:  # from here on it does not matter where a card is
        kinds[KIND[card]] += 1
    if kinds["mermaid"]:
        points += sum(colour_counts(hand, laid)[: kinds["mermaid"]])
    for kind, table in COLLECTIONS.items():
        points += table[kinds[kind]]
    for multiplier, (kind, worth) in MULTIPLIERS.items():
        if kinds[multiplier]:
            points += worth * kinds[kind]
    return points


def colour_counts(hand: list[int], laid: list[int]) -> list[int]:
    """How many cards there are of each colour, largest first."""
    colours = [COLOUR[card] for card in hand + laid]
    return sorted([colours.count(colour) for colour in set(colours)], reverse=True)


def colour_bonus(hand: list[int], laid: list[int]) -> int:
    """The size of the largest colour."""
    return max(colour_counts(hand, laid), default=0)


def pay_out(
    call: int | None, caller: int, points: Sequence[int], bonuses: Sequence[int]
) -> list[int]:
    """What each seat gets for a round.

    The call is STOP, LAST_CHANCE or None for a void round; points are the card points.
    """
    if call is None:
        return [0 for _ in points]
    if call == STOP:
        return list(points)
    if points[caller] == max(points):
        paid = list(bonuses)
        paid[caller] += points[caller]
    else:
        paid = list(points)
        paid[caller] = bonuses[caller]
    return paid


# ---- the game ----


class Game:
    def __init__(
        self,
        *,
        players: int = 2,
        tie_break: str = "last_round_points",
        target: str = "normal",
        memory_aid: bool = False,
        idle_pairs: bool = True,
        empty_deck_in_last_turns: str = "score",
        first_player: str | int = "random",
    ) -> None:
        if players not in TARGETS:
            raise ValueError(f"players: {players}")
        if tie_break not in ("last_round_points", "round_ender", "shared"):
            raise ValueError(f"tie_break: {tie_break}")
        if target not in ("normal", "double"):
            raise ValueError(f"target: {target}")
        if empty_deck_in_last_turns not in ("score", "void"):
            raise ValueError(f"empty_deck_in_last_turns: {empty_deck_in_last_turns}")
        if first_player != "random" and first_player not in range(1, players + 1):
            raise ValueError(f"first_player: {first_player}")

        self.players = players
        self.tie_break = tie_break
        self.target = TARGETS[players] * (2 if target == "double" else 1)
        self.memory_aid = memory_aid  # only a matter of what is shown
        self.idle_pairs = idle_pairs
        self.empty_deck_in_last_turns = empty_deck_in_last_turns
        self.first_player = first_player

        self.totals = [0] * players
        self.last_paid = [0] * players  # what the last finished round has brought
        self.last_ender: int | None = None  # who ended it by a call; None if it was void
        self.rounds_finished = 0
        self.mermaid_winner: int | None = None

        self.phase = SEATING
        self.starter = 0  # who starts, or started, the round
        self.mover = 0  # whose turn it is
        self.deck: list[int] = list(ALL_CARDS)  # in no order: what comes next is left to chance
        self.piles: list[list[int]] = [[], []]  # from bottom to top
        self.drawn: list[int] = []  # the cards drawn from the deck and neither kept nor placed
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.laid: list[list[int]] = [[] for _ in range(players)]
        self.revealed = [False] * players  # whose hand is open, hence safe
        self.call: int | None = None  # None or LAST_CHANCE; STOP ends the round at once
        self.caller: int | None = None
        self.searched = 0  # crabs: the pile chosen
        self.victim = 0  # swimmer and shark: the seat chosen

    def copy(self) -> Game:
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.totals = list(self.totals)
        twin.last_paid = list(self.last_paid)
        twin.deck = list(self.deck)
        twin.piles = [list(pile) for pile in self.piles]
        twin.drawn = list(self.drawn)
        twin.hands = [list(hand) for hand in self.hands]
        twin.laid = [list(cards) for cards in self.laid]
        twin.revealed = list(self.revealed)
        return twin

    # ---- questions ----

    def to_move(self) -> int:
        if self.phase in LEFT_TO_CHANCE:
            return CHANCE
        if self.phase == FINISHED:
            return OVER
        return self.mover

    def legal(self) -> list[int]:
        if self.phase == DRAW:
            return [DECK_DRAW] * bool(self.deck) + [TAKE[pile] for pile in self._full_piles()]
        if self.phase == KEEP:
            return [FIRST_KEEP + card for card in sorted(set(self.drawn))]
        if self.phase == PLACE:
            return list(PLACE_ON)
        if self.phase == PLAY:
            return self._pairs() + [END_TURN] + ([STOP, LAST_CHANCE] if self._may_call() else [])
        if self.phase == CRAB_PILE:
            return [SEARCH[pile] for pile in self._full_piles()]
        if self.phase == CRAB_CARD:
            return [FIRST_PLACE + place for place in range(len(self.piles[self.searched]))]
        if self.phase == STEAL:
            return [FIRST_VICTIM + seat for seat in self._victims()]
        return []

    def odds(self) -> dict[int, int]:
        """How likely each chance code is, in proportion."""
        if self.phase == SEATING:
            if isinstance(self.first_player, int):
                return {FIRST_SEAT + self.first_player - 1: 1}
            return {FIRST_SEAT + seat: 1 for seat in range(self.players)}
        if self.phase in (DEALING, DRAWING, GAINING):
            return dict(Counter(self.deck))
        if self.phase == ROBBING:
            return dict(Counter(self.hands[self.victim]))
        return {}

    def scores(self) -> list[int]:
        return list(self.totals)

    def ranks(self) -> list[int]:
        results = [self._result(seat) for seat in range(self.players)]
        return [1 + sum(other > result for other in results) for result in results]

    def _result(self, seat: int) -> tuple[int, int]:
        """What a seat is ranked by, the larger the better."""
        if seat == self.mermaid_winner:
            return (1, 0)
        if self.mermaid_winner is not None:
            return (0, self.totals[seat])
        if self.tie_break == "last_round_points":
            return (self.totals[seat], self.last_paid[seat])
        if self.tie_break == "round_ender":
            return (self.totals[seat], int(seat == self.last_ender))
        return (self.totals[seat], 0)

    def _full_piles(self) -> list[int]:
        return [pile for pile in (0, 1) if self.piles[pile]]

    def _victims(self) -> list[int]:
        """Whom the mover may rob."""
        return [
            seat
            for seat in range(self.players)
            if seat != self.mover and self.hands[seat] and not self.revealed[seat]
        ]

    def _something_to_take(self) -> bool:
        return bool(self.deck or self.piles[0] or self.piles[1])

    def _pairs(self) -> list[int]:
        """The codes of the pairs the mover may lay."""
        useful = sorted([card for card in self.hands[self.mover] if card in IN_PAIRS])
        held = set(combinations(useful, 2))
        codes = sorted([PAIR_CODE[pair] for pair in held if pair in PAIR_CODE])
        if self.idle_pairs:
            return codes
        return [code for code in codes if self._has_effect(KIND[PAIRS[code - FIRST_PAIR][0]])]

    def _has_effect(self, kind: str) -> bool:
        """Would a pair with a card of this kind have an effect?"""
        if kind == "crab":
            return bool(self._full_piles())
        if kind == "boat":
            return self._something_to_take()
        if kind == "fish":
            return bool(self.deck)
        return bool(self._victims())

    def _may_call(self) -> bool:
        if self.call is not None:
            return False
        return card_points(self.hands[self.mover], self.laid[self.mover]) >= POINTS_TO_CALL

    # ---- steps ----

    def play(self, code: int) -> None:
        """Make a step; a card that is not there cannot be removed, and raises ValueError too."""
        # What comes most often is asked for first.
        if self.phase == PLAY:
            self._play(code)
        elif self.phase == DRAW:
            self._draw(code)
        elif self.phase == DRAWING:
            self.deck.remove(code)
            self.drawn.append(code)
            if len(self.drawn) == 2:
                self.phase = KEEP
        elif self.phase == KEEP:
            self._keep(code - FIRST_KEEP)
        elif self.phase == PLACE:
            self._place(PLACE_ON.index(code))
        elif self.phase == SEATING:
            check(code in self.odds(), code)
            self.starter = code - FIRST_SEAT
            self._begin_round()
        elif self.phase == DEALING:
            self._deal(code)
        elif self.phase == GAINING:
            self.deck.remove(code)
            self._gain(code)
        elif self.phase == ROBBING:
            self.hands[self.victim].remove(code)
            self._gain(code)
        elif self.phase == CRAB_PILE:
            check(code in self.legal(), code)
            self.searched = SEARCH.index(code)
            self.phase = CRAB_CARD
        elif self.phase == CRAB_CARD:
            check(code in self.legal(), code)
            self._gain(self.piles[self.searched].pop(code - FIRST_PLACE))
        elif self.phase == STEAL:
            check(code in self.legal(), code)
            self.victim = code - FIRST_VICTIM
            self.phase = ROBBING
        else:
            raise ValueError("the game is over")

    def _begin_round(self) -> None:
        self.deck = list(ALL_CARDS)
        self.piles = [[], []]
        self.hands = [[] for _ in range(self.players)]
        self.laid = [[] for _ in range(self.players)]
        self.revealed = [False] * self.players
        self.call = None
        self.caller = None
        self.phase = DEALING

    def _deal(self, card: int) -> None:
        self.deck.remove(card)
        if not self.piles[0]:
            self.piles[0].append(card)
        else:
            self.piles[1].append(card)
            self._begin_turn(self.starter)

    # ---- a turn ----

    def _begin_turn(self, seat: int) -> None:
        """Also the new turn after a pair of boats."""
        self.mover = seat
        self.phase = DRAW if self._something_to_take() else PLAY

    def _draw(self, code: int) -> None:
        if code == DECK_DRAW:
            check(bool(self.deck), code)
            self.phase = DRAWING if len(self.deck) > 1 else GAINING
        else:
            pile = self.piles[TAKE.index(code)]
            check(bool(pile), code)
            self._gain(pile.pop())

    def _keep(self, card: int) -> None:
        self.drawn.remove(card)
        self._gain(card)
        if self.phase == FINISHED:
            return
        full = self._full_piles()
        if len(full) == 2:
            self.phase = PLACE
        elif full == [0]:
            self._place(1)
        else:
            self._place(0)

    def _place(self, pile: int) -> None:
        self.piles[pile].append(self.drawn.pop())
        self.phase = PLAY

    def _gain(self, card: int) -> None:
        """A card comes into the hand of the mover."""
        hand = self.hands[self.mover]
        hand.append(card)
        if hand.count(MERMAID) == COPIES[MERMAID]:
            self.mermaid_winner = self.mover
            self.phase = FINISHED
        else:
            self.phase = PLAY

    def _play(self, code: int) -> None:
        if code == END_TURN:
            self._end_turn()
        elif code == STOP:
            check(self._may_call(), code)
            self.caller = self.mover
            self._score(STOP)
        elif code == LAST_CHANCE:
            check(self._may_call(), code)
            self.call = LAST_CHANCE
            self.caller = self.mover
            self.revealed[self.mover] = True
            self._begin_turn(self._left_of(self.mover))
        else:
            check(FIRST_PAIR <= code < END_TURN, code)
            self._lay(PAIRS[code - FIRST_PAIR])

    def _lay(self, pair: tuple[int, int]) -> None:
        kind = KIND[pair[0]]
        for card in pair:
            self.hands[self.mover].remove(card)
            self.laid[self.mover].append(card)

        if not self._has_effect(kind):
            check(self.idle_pairs, PAIR_CODE[pair])
            return
        if kind == "crab":
            self.phase = CRAB_PILE
        elif kind == "boat":
            self._begin_turn(self.mover)
        elif kind == "fish":
            self.phase = GAINING
        else:
            self.phase = STEAL

    def _end_turn(self) -> None:
        following = self._left_of(self.mover)
        if self.call == LAST_CHANCE:
            assert self.caller is not None
            self.revealed[self.mover] = True
            if not self.deck and self.empty_deck_in_last_turns == "void":
                self._void(self.caller)
            elif following == self.caller:
                self._score(LAST_CHANCE)
            else:
                self._begin_turn(following)
        elif not self.deck:
            self._void(self.mover)
        else:
            self._begin_turn(following)

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

    # ---- the end of a round ----

    def _score(self, call: int) -> None:
        assert self.caller is not None
        both = list(zip(self.hands, self.laid, strict=True))
        points = [card_points(hand, laid) for hand, laid in both]
        bonuses = [colour_bonus(hand, laid) for hand, laid in both]
        self.last_ender = self.caller
        self._finish_round(pay_out(call, self.caller, points, bonuses), self.caller)

    def _void(self, ender: int) -> None:
        """The deck is empty: nobody scores."""
        self.last_ender = None
        self._finish_round([0] * self.players, ender)

    def _finish_round(self, paid: list[int], ender: int) -> None:
        self.last_paid = paid
        for seat in range(self.players):
            self.totals[seat] += paid[seat]
        self.rounds_finished += 1
        if max(self.totals) >= self.target or self.rounds_finished == MAX_ROUNDS:
            self.phase = FINISHED
        else:
            self.starter = self._left_of(ender)
            self._begin_round()


def check(condition: bool, code: int) -> None:
    if not condition:
        raise ValueError(f"not possible: {code}")
