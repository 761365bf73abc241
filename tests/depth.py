"""How much the tests repeat: ``make test`` takes a sample, ``make deep`` takes everything.

A test marked ``deep`` runs in ``make deep`` only. A test that repeats itself asks ``repeats`` how
often, so that the sample and the whole are one test.
"""

import os

DEEP = os.environ.get("TIDETABLE_DEEP") == "1"


def repeats(sample: int, whole: int) -> int:
    """Return how often a test repeats itself in the command that runs it."""
    return whole if DEEP else sample
