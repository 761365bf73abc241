"""Values in sentences: structs, lists and nothing, in every language."""

import pytest

from tidetable.core.sentences import sentence, told
from tidetable.games.azul.events import Bonus, GameEnded, RoundBegan, Took
from tidetable.games.azul.shown import Tiles
from tidetable.games.sea_salt_paper.events import Card, Stole

NAMES = ["Anna", "Borys"]
TOOK = Took(
    seat=1,
    display=None,
    pattern="R",
    count=3,
    line=2,
    placed=2,
    fallen=1,
    on_floor=1,
    on_zero=0,
    to_lid=0,
    marker="floor",
    takes_zero=False,
    to_centre=(),
)


def test_a_list_of_structs_is_joined_by_the_language() -> None:
    patterns = (Tiles("B", 1), Tiles("C", 2), Tiles("R", 1))
    texts = {
        language: sentence("azul-must-split", {"patterns": patterns}, language)
        for language in ("en", "uk", "fr")
    }
    assert "brown, cream, and red" in texts["en"]
    assert "коричневі, білі" in texts["uk"]
    assert "brun, crème et rouge" in texts["fr"]


def test_numbers_are_joined_by_or() -> None:
    details = {"line": 2, "pattern": "T", "columns": [1, 3, 4]}
    assert "1, 3, or 4" in sentence("azul-must-choose-column", details)
    assert "1, 3 lub 4" in sentence("azul-must-choose-column", details, "pl")


@pytest.mark.parametrize(("reader", "begins"), [(1, "You took 3 red"), (0, "Borys took 3 red")])
def test_the_reader_is_addressed(reader: int, begins: str) -> None:
    line = told("azul", TOOK, NAMES, reader)
    assert line is not None
    assert line.startswith(f"{begins} from the centre into line 2 (1 to the floor)")
    assert "first-player marker" in line


def test_two_seats_of_an_event_are_named() -> None:
    card = Card("shark", "DB")
    assert (
        told("sea-salt-paper", Stole(0, 1, card), NAMES, 1)
        == "Anna stole the dark blue shark from you."
    )
    assert told("sea-salt-paper", Stole(0, 1, None), NAMES, 2) == "Anna stole a card from Borys."


def test_nobody_is_not_somebody_called_none() -> None:
    shared = GameEnded("row", None, (9, 9), (1, 1))
    alone = GameEnded("row", 0, (9, 8), (1, 2))
    names = ["none", "Borys"]
    assert "The win is shared." in str(told("azul", shared, names, 1))
    assert "None wins." in str(told("azul", alone, names, 1))


def test_an_event_without_a_sentence_has_no_line() -> None:
    assert told("azul", RoundBegan(2, 0), NAMES, 0) == "Round 2 · you begin"
    assert told("no-such-game", Bonus(0, "row", 1, None, 2), NAMES, 0) is None
