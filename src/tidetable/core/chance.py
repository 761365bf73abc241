"""Drawing a chance code from its odds."""

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
