"""What the results of an arena add up to: win shares, points and ratings, with 95 % intervals."""

import importlib.util
import math
import warnings
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tidetable.core.errors import BadInput
from tidetable.lab.arena import GameResult, Spec, UnitResult, line_ups, unit_share
from tidetable.lab.sprt import Test

NORMAL = 1.959964  # half of a 95 % interval, in standard deviations
RESAMPLES = 1000
POINTS_PER_LOG = 400 / math.log(10)  # ratings are on the scale known from chess
PRIOR = 0.5  # every two bots are taken to have drawn one game, so that no rating is infinite
Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Row:
    """One bot."""

    bot: str
    rating: Estimate
    seats: int  # taken in all games
    wins: Estimate  # the share of wins for a seat
    points: Estimate
    faults: int
    seconds: float  # for a choice, in the mean


@dataclass(frozen=True)
class Cell:
    """One bot against copies of another, or at a table of all."""

    bot: str
    against: str  # empty: all the others at one table
    games: int
    wins: Estimate
    lead: Estimate  # in points over the mean of the others


@dataclass(frozen=True)
class Standings:
    """Everything there is to tell, rows by rating."""

    rows: list[Row]
    online: dict[str, tuple[float, float]]  # openskill's mu and sigma
    cells: list[Cell]
    lead: Estimate  # of the first row's rating over the second's
    seats: list[Estimate]  # the share of wins for each seat
    games: int
    test: Test | None


def need_libraries(*names: str) -> None:
    """Say at once, not after hours, that a library is missing."""
    for name in names:
        if importlib.util.find_spec(name) is None:
            raise BadInput(f"this needs {name}: pip install 'tidetable-games[lab]'")


def wilson(wins: float, count: int) -> Estimate:
    """The share of wins among so many, with Wilson's interval."""
    if count == 0:
        return Estimate(math.nan, 0.0, 1.0)
    share = wins / count
    z = NORMAL**2 / count
    middle = (share + z / 2) / (1 + z)
    half = math.sqrt(z * share * (1 - share) + z * z / 4) / (1 + z)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


POINTS, COUNTED, LEADS, AHEAD = range(4)  # rows of sums; from AHEAD on one for each bot


class Sums:
    """Sums over the units of each line-up, and the same with the units weighed at random.

    This is the Bayesian bootstrap. It weighs the prior, too, and so gives a bot that won every game
    an interval.
    """

    def __init__(self, spec: Spec, results: Sequence[UnitResult]) -> None:
        tables, bots = len(line_ups(spec)), len(spec.bots)
        rows = np.array([_sums(result, spec.bots) for result in results])
        table_of = np.array([result.number % tables for result in results])
        generator = np.random.default_rng(spec.seed)
        self.whole = np.zeros((tables, AHEAD + bots, bots))
        self.again = np.zeros((RESAMPLES, tables, AHEAD + bots, bots))
        for table in np.unique(table_of):
            units = rows[table_of == table]
            self.whole[table] = units.sum(axis=0)
            for sample in range(RESAMPLES):
                weights = generator.exponential(size=len(units))
                self.again[sample, table] = np.tensordot(weights, units, 1)
        # A prior of next to nothing would make infinite ratings again.
        self.priors = np.maximum(1e-3, generator.gamma(PRIOR, size=(RESAMPLES, bots, bots)))

    def mean(self, what: int, bot: int, tables: slice) -> Estimate:
        """The mean for each of the bot's seats that have points."""
        whole = self.whole[tables].sum(axis=0)
        again = self.again[:, tables].sum(axis=1)
        with np.errstate(invalid="ignore"):
            value = whole[what, bot] / whole[COUNTED, bot]
            return _interval(value, again[:, what, bot] / again[:, COUNTED, bot])

    def ratings(self, anchor: int) -> tuple[Numbers, Numbers]:
        """Each bot's rating, and the same for each of the random weights."""
        ahead, again_ahead = self.whole.sum(axis=0)[AHEAD:], self.again.sum(axis=1)[:, AHEAD:]
        fitted = ratings(ahead + PRIOR, anchor)
        return fitted, np.array([ratings(one, anchor) for one in again_ahead + self.priors])


def _sums(result: UnitResult, bots: tuple[str, ...]) -> Numbers:
    """One unit: points, seats that have any, leads, and who came in before whom."""
    sums = np.zeros((AHEAD + len(bots), len(bots)))
    for game in result.games:
        sitting = [bots.index(name) for name in game.seats]
        for bot, rank in zip(sitting, game.ranks, strict=True):
            for other, its in zip(sitting, game.ranks, strict=True):
                if bot != other:
                    sums[AHEAD + bot, other] += (rank < its) + (rank == its) / 2
        for bot, own in zip(sitting, game.points or [], strict=game.points is not None):
            others = sum(game.points or []) - own
            sums[POINTS, bot] += own
            sums[COUNTED, bot] += 1
            sums[LEADS, bot] += own - others / (len(sitting) - 1)
    return sums


def _interval(value: np.float64, resamples: Numbers) -> Estimate:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # there may be no points at all
        low, high = np.nanquantile(resamples, (0.025, 0.975))
    return Estimate(float(value), float(low), float(high))


def ratings(ahead: Numbers, anchor: int) -> Numbers:
    """Bradley-Terry ratings fitted to who came in before whom, the anchor's being 0."""
    import choix

    strengths = choix.ilsr_pairwise_dense(ahead * (1 - np.eye(len(ahead))), max_iter=10_000)
    return np.asarray(POINTS_PER_LOG * (strengths - strengths[anchor]))


def online_ratings(spec: Spec, games: Iterable[GameResult]) -> dict[str, tuple[float, float]]:
    """openskill's ratings after all games in their order; copies of a bot share their mean."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    standing = dict.fromkeys(spec.bots, (model.mu, model.sigma))
    for game in games:
        teams = [[model.rating(*standing[bot])] for bot in game.seats]
        rated = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for bot in set(game.seats):
            own = [team[0] for team, name in zip(rated, game.seats, strict=True) if name == bot]
            mu = sum(rating.mu for rating in own) / len(own)
            standing[bot] = mu, sum(rating.sigma for rating in own) / len(own)
    return standing


def standings(spec: Spec, results: Sequence[UnitResult]) -> Standings:
    """Add up the results, which come in the order of their units."""
    if not results:
        raise BadInput("there are no results to add up")
    sums = Sums(spec, results)
    games = [game for result in results for game in result.games]
    fitted, again = sums.ratings(spec.bots.index("random") if "random" in spec.bots else 0)
    order = [int(bot) for bot in np.argsort(-fitted, kind="stable")]
    first, second = order[:2]
    return Standings(
        [_row(spec, bot, games, _interval(fitted[bot], again[:, bot]), sums) for bot in order],
        online_ratings(spec, games),
        _cells(spec, results, sums),
        _interval(fitted[first] - fitted[second], again[:, first] - again[:, second]),
        [_wins([(game, seat) for game in games]) for seat in range(spec.players)],
        len(games),
        _test(spec, results),
    )


def _row(spec: Spec, bot: int, games: list[GameResult], rating: Estimate, sums: Sums) -> Row:
    name = spec.bots[bot]
    seats = [(game, seat) for game in games for seat in _seats_of(game, name)]
    return Row(
        name,
        rating,
        len(seats),
        _wins(seats),
        sums.mean(POINTS, bot, slice(None)),
        sum(game.fault is not None and game.fault.seat == seat for game, seat in seats),
        _mean_seconds(seats),
    )


def _seats_of(game: GameResult, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(game.seats) if name == bot]


def _wins(seats: list[tuple[GameResult, int]]) -> Estimate:
    return wilson(sum(game.shares[seat] for game, seat in seats), len(seats))


def _mean_seconds(seats: list[tuple[GameResult, int]]) -> float:
    asked = sum(game.asked[seat] for game, seat in seats)
    return sum(game.seconds[seat] for game, seat in seats) / max(asked, 1)


def _cells(spec: Spec, results: Sequence[UnitResult], sums: Sums) -> list[Cell]:
    """The cross-table: who did how well among copies of whom, or at the table of all."""
    tables = line_ups(spec)
    cells = []
    for number, orders in enumerate(tables):
        first, *others = orders[0]
        games = [
            game for one in results if one.number % len(tables) == number for game in one.games
        ]
        everybody = spec.players == 2 or len(set(others)) > 1
        for bot in orders[0] if everybody else (first,):
            against = {*orders[0]} - {bot}
            seats = [(game, seat) for game in games for seat in _seats_of(game, bot)]
            lead = sums.mean(LEADS, spec.bots.index(bot), slice(number, number + 1))
            name = against.pop() if len(against) == 1 else ""
            cells.append(Cell(bot, name, len(games), _wins(seats), lead))
    return cells


def _test(spec: Spec, results: Sequence[UnitResult]) -> Test | None:
    if spec.sprt is None:
        return None
    test = Test(spec.sprt, spec.players)
    for result in results:
        test.add(unit_share(result))
    return test
