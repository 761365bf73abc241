"""20,000 whole games of each game, engine against twin."""

import pytest

from tests.twins import PAIRS, compare, runs

GAMES = 20_000
PARTS = 40  # so that two workers share the load evenly


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", PAIRS)
def test_engine_and_twin_agree(name: str, part: int) -> None:
    for options, seed in list(runs(name, GAMES, seed=0))[part::PARTS]:
        compare(name, options, seed)
