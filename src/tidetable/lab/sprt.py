"""Is A better than B? A sequential test on units, which stops by itself.

The generalised sequential probability ratio test: the ratio of the likelihoods of what was seen,
under the likeliest distribution of unit results with the one mean and with the other. No model of
draws or of how the games of a unit hang together is needed.
"""

import math

BOUND = math.log(0.95 / 0.05)  # both errors 5 %; 2.94
UNSEEN = 1e-3  # how often the worst and the best result are taken to have come, if they have not


def expected_share(rating: float, players: int) -> float:
    """The share of wins of a bot with this rating among opponents rated 0."""
    strength = 10 ** (rating / 400)
    return float(strength / (strength + players - 1))


class Test:
    """The test, unit by unit."""

    __test__ = False  # pytest takes every class of this name for its own

    def __init__(self, ratings: tuple[float, float], players: int) -> None:
        self.means = [expected_share(rating, players) for rating in ratings]
        self.counts: dict[float, int] = {}
        self.ratios = [0.0]  # the logarithm, after every unit

    @property
    def units(self) -> int:
        """How many were looked at."""
        return len(self.ratios) - 1

    @property
    def decided(self) -> bool:
        """Whether a bound was reached."""
        return abs(self.ratios[-1]) >= BOUND

    def add(self, share: float) -> None:
        """Look at one more unit, in which the first bot won this share."""
        share = round(share, 9)
        self.counts[share] = self.counts.get(share, 0) + 1
        self.ratios.append(log_ratio(self.counts, *self.means))


def log_ratio(counts: dict[float, int], lower: float, higher: float) -> float:
    """The logarithm of the likelihood ratio of the higher mean to the lower one."""
    seen = {0.0: UNSEEN, 1.0: UNSEEN, **counts}
    tilts = [(_tilt(seen, mean), mean) for mean in (lower, higher)]
    ratio = 0.0
    for value, count in seen.items():
        below, above = (1 + tilt * (value - mean) for tilt, mean in tilts)
        ratio += count * math.log(below / above)
    return ratio


def _tilt(seen: dict[float, float], mean: float) -> float:
    """The x by which count / (1 + x * (value - mean)) is the likeliest distribution of this mean.

    Found by halving, in plain Python: there are only a handful of values.
    """
    parts = [(count, value - mean) for value, count in seen.items()]
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(60):
        x = (low + high) / 2
        if sum(count * away / (1 + x * away) for count, away in parts) > 0:
            low = x
        else:
            high = x
    return x
