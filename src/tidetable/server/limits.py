"""How much one address, or one person, may ask for in ten seconds and in an hour."""

import time
from collections import defaultdict
from collections.abc import Callable

SHORT, LONG = 10.0, 3600.0
FORGET_ABOVE = 100_000  # buckets; those that are full again are dropped

# Units of cost in the short and in the long window.
ADDRESS = 400, 60_000
PERSON = 200, 30_000

# What things cost; everything else costs one.
COSTS = {"new table": 10, "chat": 5, "sign in": 20, "hint": 5, "verify": 20}


class Limits:
    """Buckets that fill again with time."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self.clock = clock
        self.left: dict[tuple[str, float], tuple[float, float]] = defaultdict(
            lambda: (float("inf"), 0.0)
        )

    def allow(self, who: str, most: tuple[int, int], cost: float) -> bool:
        """Take the cost from both windows, if both have it."""
        if not self.on:
            return True
        if len(self.left) > FORGET_ABOVE:
            self.left.clear()
        now = self.clock()
        after = {}
        for window, size in zip((SHORT, LONG), most, strict=True):
            left, at = self.left[who, window]
            after[who, window] = min(size, left + (now - at) * size / window) - cost, now
        if any(left < 0 for left, _ in after.values()):
            return False
        self.left.update(after)
        return True
