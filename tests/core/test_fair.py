"""Draws that anybody can check: exact odds, and nothing can be changed unnoticed."""

import hashlib
import hmac
import json
import random
from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tidetable.core import fair
from tidetable.core.errors import BadLog
from tidetable.core.log import Log, sealed
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE
from tidetable.games import GAMES, rules_of

SECRET = bytes(range(32))
SALTS = ["pepper", "", 'Ünïcode \u2028 "quoted"\n']


def proved(name: str = "azul", secret: bytes = SECRET, salts: Sequence[str] = SALTS) -> fair.Proof:
    """The proof of a game that was played to its end."""
    rules, dice = rules_of(name), random.Random(1)
    game = Game(rules, {"players": len(salts)}, draws=False)
    while not game.over:
        chance = game.to_move == CHANCE
        game.play(fair.draw(game, secret, salts).code if chance else dice.choice(game.moves))
    return fair.Proof(
        commitment=fair.commitment(secret), secret=secret.hex(), salts=list(salts), log=game.log
    )


PROOF = proved()


def document(proof: fair.Proof) -> bytes:
    return msgspec.json.encode(proof)


def checked(proof: fair.Proof) -> list[fair.Draw]:
    """All draws, after a way through the document."""
    read = fair.read_proof(document(proof))
    return list(fair.verify(rules_of(read.log.game), read))


def complaint(**changes: object) -> str:
    """What is found first when the proof is changed so."""
    with pytest.raises(BadLog) as caught:
        checked(msgspec.structs.replace(PROOF, **changes))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def resealed(**changes: object) -> Log:
    """A log changed by somebody who knows how a seal is made."""
    return sealed(msgspec.structs.replace(PROOF.log, seal="", digest="", **changes))


# Odds.


@given(st.binary(max_size=40), st.lists(st.text(max_size=9)), st.integers(0, 999), st.data())
def test_a_number_is_in_its_range_and_always_the_same(
    secret: bytes, salts: list[str], step: int, data: st.DataObject
) -> None:
    total = data.draw(st.integers(1, 10**6))
    found = fair.number(secret, salts, step, total)
    assert 0 <= found < total
    assert fair.number(secret, salts, step, total) == found


@pytest.mark.parametrize("total", range(1, 13))
def test_every_number_comes_up(total: int) -> None:
    found = {fair.number(SECRET, SALTS, step, total) for step in range(40 * total)}
    assert found == set(range(total))


@pytest.mark.parametrize("total", [2, 6, 7, 61])
def test_every_number_is_as_likely(total: int) -> None:
    """The statistic has mean total - 1; six deviations above it is one in a hundred million."""
    draws = 20_000
    counts = Counter(fair.number(SECRET, ["salt"], step, total) for step in range(draws))
    expected = draws / total
    statistic = sum((counts[number] - expected) ** 2 / expected for number in range(total))
    assert statistic < (total - 1) + 6 * (2 * (total - 1)) ** 0.5


def test_what_would_favour_small_numbers_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were there a quarter more hashes than the total, a quarter of the numbers would be twice as
    likely. To get there the range is made as small as that."""
    total = 4 * 2**253
    plain = [_hash(step, 0) for step in range(200)]
    monkeypatch.setattr(fair, "RANGE", total + 2**253)
    for step, value in enumerate(plain):
        attempt = 0
        while value >= total:
            attempt += 1
            value = _hash(step, attempt)
        assert fair.number(SECRET, SALTS, step, total) == value
    assert any(value >= total for value in plain)


def _hash(step: int, attempt: int) -> int:
    """What is drawn at an attempt, among all numbers."""
    message = json.dumps([step, attempt, *SALTS], ensure_ascii=False, separators=(",", ":"))
    return int.from_bytes(hmac.new(SECRET, message.encode(), hashlib.sha256).digest(), "big")


@pytest.mark.parametrize("seat", range(len(SALTS)))
def test_every_draw_depends_on_every_salt(seat: int) -> None:
    other = SALTS.copy()
    other[seat] += "!"
    large = 2**200
    for step in range(100):
        assert fair.number(SECRET, SALTS, step, large) != fair.number(SECRET, other, step, large)


def test_salts_cannot_be_moved_from_seat_to_seat() -> None:
    large = 2**200
    found = {fair.number(SECRET, salts, 1, large) for salts in (["ab", ""], ["a", "b"], ["", "ab"])}
    assert len(found) == 3


def test_a_draw_says_which_numbers_bring_it() -> None:
    for draw in checked(PROOF):
        assert draw.first <= draw.number < draw.first + draw.weight <= draw.total
        assert draw.number == fair.number(SECRET, SALTS, draw.step - 1, draw.total)
        assert PROOF.log.steps[draw.step - 1] == draw.code


# Proofs.


@pytest.mark.parametrize("name", GAMES)
def test_a_proof_holds(name: str) -> None:
    assert len(checked(proved(name))) > 20


def test_another_secret_is_found() -> None:
    other = bytes(32)
    assert "not the one that was committed to" in complaint(secret=other.hex())
    assert "not the one that was committed to" in complaint(commitment="0" * 64)
    assert "not hexadecimal" in complaint(secret="secret")
    assert "was due" in complaint(secret=other.hex(), commitment=fair.commitment(other))


@pytest.mark.parametrize("seat", range(len(SALTS)))
def test_another_salt_is_found(seat: int) -> None:
    salts = SALTS.copy()
    salts[seat] += "!"
    assert "was due" in complaint(salts=salts)


def test_a_missing_salt_is_found() -> None:
    assert "3 players, but 2 salts" in complaint(salts=SALTS[:2])


def test_every_other_deal_is_found_where_it_is() -> None:
    deals = rules_of("azul").deals
    for draw in checked(PROOF)[::7]:
        for code in (*range(deals), -1, deals, 10**30):
            if code != draw.code:
                steps = PROOF.log.steps.copy()
                steps[draw.step - 1] = code
                found = complaint(log=resealed(steps=steps))
                assert found.startswith(f"step {draw.step}: ")
                assert f"but {draw.brought} was due" in found


def test_a_changed_move_is_found() -> None:
    drawn = {draw.step for draw in checked(PROOF)}
    moves = [step for step in range(1, len(PROOF.log.steps) + 1) if step not in drawn]
    for step in moves[::5]:
        for change in (1, -1, 10**30):
            steps = PROOF.log.steps.copy()
            steps[step - 1] += change
            changed = msgspec.structs.replace(PROOF.log, steps=steps)
            assert complaint(log=changed).startswith("step ")
        assert complaint(log=resealed(steps=steps)).startswith(f"step {step}: ")


def test_changed_scores_are_found() -> None:
    assert PROOF.log.scores is not None
    better = [score + 1 for score in PROOF.log.scores]
    assert "but the steps lead to" in complaint(log=resealed(scores=better))
    assert "but the steps lead to" in complaint(log=resealed(scores=None))


def test_a_game_that_breaks_off_is_found() -> None:
    cut = resealed(steps=PROOF.log.steps[:-1], scores=None)
    assert complaint(log=cut) == f"step {len(cut.steps)}: the game breaks off here"


def test_what_is_no_proof_is_refused() -> None:
    for text in (b"", b"{}", b"\xff", document(PROOF)[:-9], PROOF.log.to_json().encode()):
        with pytest.raises(BadLog, match="this is not the proof of a game"):
            fair.read_proof(text)
    assert "version 99 of the rules" in complaint(log=resealed(rules=99))
    assert "players cannot be" in complaint(log=resealed(options={"players": 99}))
    assert "changed" in complaint(log=msgspec.structs.replace(PROOF.log, players=["a", "b", "c"]))
