"""How much one address, or one person, may ask for in ten seconds and in an hour, or hold open."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache

SHORT, LONG = 10.0, 3600.0
MOST_BUCKETS = 100_000

# Units of cost in the short and in the long window.
ADDRESS = 400, 60_000
PERSON = 200, 30_000

# What things cost; everything else costs one.
# "ask": what moves a table on without a move makes the moves of others stale.
COSTS = {
    **{"new table": 10, "ask": 10, "chat": 5, "hint": 5},
    **{"sign in": 20, "verify": 20, "export": 20},
}

# Streams open at once.
ADDRESS_STREAMS, PERSON_STREAMS = 500, 50

HOME_BITS = 64  # of an IPv6 address: one home or one server has all that follow


@lru_cache(2**12)  # every request comes from somewhere
def place(address: str) -> str:
    """Where requests come from: an IPv4 address, or the network of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(ipaddress.ip_network((found, HOME_BITS), strict=False))


class Limits:
    """Buckets that fill again with time, the one used last at the end.

    When there are too many, the one left alone for longest goes, which is the one most nearly full
    again. Asking in vain counts as use, so that nobody's empty bucket is forgotten while they ask.
    """

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self.clock = clock
        self.left: OrderedDict[str, tuple[list[float], float]] = OrderedDict()
        self.streams: Counter[str] = Counter()  # open now

    def full(self, address: str, person: str | None) -> bool:
        """Whether one of them has as many streams as it may have."""
        mine = person is not None and self.streams[person] >= PERSON_STREAMS
        return self.on and (mine or self.streams[place(address)] >= ADDRESS_STREAMS)

    @contextmanager
    def streaming(self, address: str, person: str | None) -> Iterator[None]:
        """Count a stream for as long as it is open."""
        both = [place(address), *([person] if person is not None else [])]
        self.streams.update(both)
        try:
            yield
        finally:
            self.streams.subtract(both)
            for one in both:
                if not self.streams[one]:
                    del self.streams[one]

    def wait(self, who: str, most: tuple[int, int], cost: float) -> float:
        """Take the cost from both windows, or say in how many seconds both would have it."""
        if not self.on:
            return 0.0
        now = self.clock()
        before, at = self.left.pop(who, (most, now))
        sizes = list(zip(before, most, (SHORT, LONG), strict=True))
        left = [min(size, had + (now - at) * size / window) for had, size, window in sizes]
        missing = max(
            (cost - has) * window / size for has, (_, size, window) in zip(left, sizes, strict=True)
        )
        if missing <= 0:
            left = [has - cost for has in left]
        self.left[who] = left, now
        if len(self.left) > MOST_BUCKETS:
            self.left.popitem(last=False)
        return max(0.0, missing)
