"""The arena: bots against each other, in units of games that share their luck.

A unit is one chance seed, played once for each rotation of its line-up around the table. Units are
plain data and ``play_unit`` is a plain function, so that any map can spread them::

    spec = Spec(game="azul", options=complete(rules, {}), bots=("greedy", "random"), games=100)
    results = run(spec, local(2))

``docs/lab.md`` explains the figures and what loses a game.
"""

import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import ExitStack
from itertools import combinations, permutations
from typing import Protocol

import msgspec
import numpy as np

from tidetable.bots.choosers import Budget, Chooser, make_bot
from tidetable.bots.outside import BotFault, patience, seated
from tidetable.core.batched import win_shares
from tidetable.core.errors import BadInput
from tidetable.core.play import Game
from tidetable.core.rules import Word
from tidetable.games import rules_of
from tidetable.lab import sprt

MOST_GAMES = 1_000_000


class Spec(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides what is played."""

    game: str
    options: dict[str, Word]  # all of them, players included
    bots: tuple[str, ...]
    games: int  # of each line-up, rounded up to whole units
    seconds: float | None = None  # to think about a move
    nodes: int | None = None
    seed: int = 0
    sprt: tuple[float, float] | None = None  # the two ratings to decide between

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return int(self.options["players"])


class Unit(msgspec.Struct, frozen=True):
    """One chance seed and the line-up that goes around the table with it."""

    number: int
    game: str
    options: dict[str, Word]
    seats: tuple[str, ...]  # in the first game
    budget: Budget
    seed: int


class Fault(msgspec.Struct, frozen=True):
    """Who lost the game by a fault, and what it was."""

    seat: int
    reason: str


class GameResult(msgspec.Struct, frozen=True):
    """How one game ended, by seat. After a fault nobody has points."""

    seats: tuple[str, ...]
    ranks: list[int]
    points: list[int] | None
    moves: int
    asked: list[int]  # how often each seat had a choice
    seconds: list[float]  # spent on them
    fault: Fault | None = None

    @property
    def shares(self) -> list[float]:
        """The win, split among those who share it."""
        shares: list[float] = win_shares(np.array([self.ranks]))[0].tolist()
        return shares


class UnitResult(msgspec.Struct, frozen=True):
    """The games of a unit, one for each rotation."""

    number: int
    games: list[GameResult]


def faults_of(results: Iterable[UnitResult]) -> list[tuple[str, str, int]]:
    """Bot, what it did wrong, and in how many games; the most frequent first."""
    counts = Counter(
        (game.seats[game.fault.seat], game.fault.reason)
        for unit in results
        for game in unit.games
        if game.fault is not None
    )
    return [(bot, reason, count) for (bot, reason), count in counts.most_common()]


class Keeper(Protocol):
    """Knows the results of earlier runs and keeps new ones."""

    def known(self) -> Iterable[UnitResult]: ...
    def keep(self, result: UnitResult, /) -> None: ...


Spread = Callable[[Callable[[Unit], UnitResult], Iterable[Unit]], Iterator[UnitResult]]


def check(spec: Spec) -> None:
    """Refuse what cannot be played."""
    if len(spec.bots) < 2:
        raise BadInput("an arena needs at least two bots")
    for bot in spec.bots:
        if spec.bots.count(bot) > 1:
            raise BadInput(f"the bot '{bot}' is named twice")
        make_bot(bot, rules_of(spec.game))
    if not 1 <= spec.games <= MOST_GAMES:
        raise BadInput(f"games must be 1 to {MOST_GAMES}")
    if not 0 < (spec.seconds or 1) <= 3600:
        raise BadInput("the time for a move must be more than 0 and at most 3600 seconds")
    if spec.nodes is not None and spec.nodes < 1:
        raise BadInput("the nodes for a move must be at least 1")
    if spec.sprt is not None and len(spec.bots) != 2:
        raise BadInput("a sequential test is between two bots")
    if spec.sprt is not None and not -2000 <= spec.sprt[0] < spec.sprt[1] <= 2000:
        raise BadInput("a sequential test needs two ratings between -2000 and 2000, lower first")


def line_ups(spec: Spec) -> list[list[tuple[str, ...]]]:
    """The line-ups, each with the orders of seats that its units take in turn.

    Two players: every pair. More: each bot alone among copies of each other one; and if there are
    as many bots as seats, all of them at one table, in every order around it. A sequential test
    has one line-up: the first bot against the second.
    """
    players, bots = spec.players, spec.bots
    if spec.sprt is not None:
        return [[(bots[0], *[bots[1]] * (players - 1))]]
    if players == 2:
        return [[pair] for pair in combinations(bots, 2)]
    tables: list[list[tuple[str, ...]]] = [
        [(alone, *[others] * (players - 1))] for alone, others in permutations(bots, 2)
    ]
    if len(bots) == players:
        tables.append([(bots[0], *rest) for rest in permutations(bots[1:])])
    return tables


def units(spec: Spec) -> list[Unit]:
    """Everything there is to play; the line-ups take turns."""
    tables = line_ups(spec)
    rounds = -(-spec.games // spec.players)
    budget = Budget(spec.seconds, spec.nodes)
    listed: list[Unit] = []
    for turn in range(rounds):
        for orders in tables:
            number = len(listed)
            seed = int(np.random.SeedSequence([spec.seed, number]).generate_state(1, np.uint64)[0])
            seats = orders[turn % len(orders)]
            listed.append(Unit(number, spec.game, spec.options, seats, budget, seed))
    return listed


def rotations(unit: Unit) -> list[tuple[str, ...]]:
    """Who sits where in each game of a unit; in game n the first of the line-up has seat n."""
    players = range(len(unit.seats))
    return [tuple(unit.seats[seat - game] for seat in players) for game in players]


def play_unit(unit: Unit) -> UnitResult:
    """All games of a unit."""
    games = [_play_game(unit, seats, game) for game, seats in enumerate(rotations(unit))]
    return UnitResult(unit.number, games)


def _play_game(unit: Unit, seats: tuple[str, ...], rotation: int) -> GameResult:
    """One game. Every seat gets a bot of its own, which cannot know the unit's other games."""
    rules = rules_of(unit.game)
    game = Game(rules, unit.options, seed=unit.seed, names=seats)
    luck = [np.random.default_rng([unit.seed, rotation, seat]) for seat in range(len(seats))]
    asked, seconds = [0] * len(seats), [0.0] * len(seats)
    made = 0
    fault = None
    with ExitStack() as leaving:
        choosers = [seated(name, rules, leaving) for name in seats]
        while not game.over and fault is None:
            seat, moves = game.to_move, game.moves
            if len(moves) == 1:  # nothing to think about
                game.play(moves[0])
            else:
                start = time.monotonic()
                fault = _ask(game, seat, choosers[seat], unit.budget, luck[seat])
                seconds[seat] += round(time.monotonic() - start, 6)
                asked[seat] += 1
            made += 1
    if fault is None:
        return GameResult(seats, game.ranks, game.scores, made, asked, seconds)
    ranks = [len(seats) if seat == fault.seat else 1 for seat in range(len(seats))]
    return GameResult(seats, ranks, None, made, asked, seconds, fault)


def _ask(
    game: Game, seat: int, choose: Chooser, budget: Budget, luck: np.random.Generator
) -> Fault | None:
    """Let a bot make its move, or say what was wrong with it."""
    start = time.monotonic()
    try:
        move = choose(game.view(seat).record, game.moves, budget, luck).move
    except BotFault as error:
        return Fault(seat, str(error))
    except Exception as error:
        return Fault(seat, f"raised {type(error).__name__}: {error}"[:200])
    taken = time.monotonic() - start
    if taken > patience(budget) + 0.5:  # a program from outside is stopped at that limit itself
        return Fault(seat, "did not answer in time")
    try:
        game.play(move)
    except BadInput as error:
        return Fault(seat, f"answered {str(move)[:60]!r}: {error}")
    return None


def run(
    spec: Spec,
    spread: Spread,
    keeper: Keeper | None = None,
    progress: Callable[[UnitResult], None] = lambda result: None,
) -> list[UnitResult]:
    """Play what the keeper does not know yet; the results in the order of the units.

    A sequential test looks at the units in that order, too, and leaves out what was played beyond
    its decision. So the results depend neither on the order of arrival nor on interruptions.
    """
    found = {result.number: result for result in (keeper.known() if keeper else ())}
    for result in found.values():
        progress(result)
    test = sprt.Test(spec.sprt, spec.players) if spec.sprt else None
    arriving = spread(play_unit, (unit for unit in units(spec) if unit.number not in found))
    try:
        while not (test and _decided(test, found)) and (new := next(arriving, None)):
            if keeper:
                keeper.keep(new)
            found[new.number] = new
            progress(new)
    finally:
        if isinstance(arriving, Generator):
            arriving.close()
    return [found[number] for number in (range(test.units) if test else sorted(found))]


def _decided(test: sprt.Test, found: dict[int, UnitResult]) -> bool:
    """Whether the units that have come, as far as none is missing, decide the test."""
    while not test.decided and test.units in found:
        test.add(unit_share(found[test.units]))
    return test.decided


def unit_share(result: UnitResult) -> float:
    """What the first bot of the line-up won in the mean; it has seat n in game n."""
    shares = [game.shares[number] for number, game in enumerate(result.games)]
    return sum(shares) / len(shares)
