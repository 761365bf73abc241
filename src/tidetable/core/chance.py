"""Drawing a chance code from its odds; and mixing numbers into one."""

from tidetable.core.compiled import rule
from tidetable.core.rules import Weights


@rule
def draw(weights: Weights, total: int, luck: float) -> int:
    """One code, as likely as its share of the total; luck is uniform from 0 up to 1."""
    rest = int(luck * total)
    code = 0
    while rest >= weights[code]:
        rest -= weights[code]
        code += 1
    return code


PRIME = 2_147_483_647  # small enough that products fit 64 bits


@rule
def mix(one: int, other: int) -> int:
    """A number that hardly any other pair of numbers gives; never 0."""
    mixed = one % PRIME * 1_103_515_245 + other % PRIME * 69_069 + 12_345
    return mixed % PRIME * 48_271 % PRIME + 1
