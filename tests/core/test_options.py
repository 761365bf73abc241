"""Options: read from text, refused with what is allowed, kept in the state."""

from typing import Any

import pytest

import tidetable
from tidetable.core.errors import BadOption
from tidetable.core.options import complete, read_options
from tidetable.games import rules_of


def test_options_are_read_as_people_write_them() -> None:
    texts = ["players=3", "wall=Brown", "special_factories=on", "marker_on_zero=no"]
    rules = rules_of("azul")
    options = read_options(rules, texts)
    assert [*options.values()] == [3, "brown", True, False]
    assert complete(rules, options) == {**complete(rules, {}), **options}


@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        (["wall"], "write option=value, not 'wall'"),
        (["wall=brown", "wall=brown"], "the option wall was given twice"),
    ],
)
def test_what_cannot_be_read_is_refused(texts: list[str], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        read_options(rules_of("azul"), texts)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"player": 2}, "azul has no option 'player'; it has: players, wall, "),
        ({"players": 5}, "players cannot be 5; it can be: 2, 3, 4"),
        ({"players": "2"}, "players cannot be '2'; it can be: 2, 3, 4"),
        ({"wall": "grey"}, "wall cannot be 'grey'; it can be: coloured, brown"),
        ({"special_factories": 1}, "special_factories cannot be 1; it can be: False, True"),
        ({"first_player": True}, "first_player cannot be True"),
        ({"first_player": 3}, "first_player=3 needs 3 players, but players=2"),
    ],
)
def test_a_bad_option_is_refused_with_what_is_allowed(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOption) as caught:
        tidetable.new_game("azul", **options)
    assert reason in str(caught.value)


def test_options_are_kept_in_the_state() -> None:
    game = tidetable.new_game(
        "azul", players=4, wall="brown", special_factories=True, first_player=3, seed=1
    )
    assert (game.state.players, game.state.wall, game.state.special_factories) == (4, 1, 1)
    assert (game.to_move, game.state.starter) == (2, 2)
