"""Draws that anybody can check afterwards.

A table's secret is chosen before its first draw and shown then only as a hash, the commitment. Each
player may add a salt before the game starts. What chance brings at a step follows from secret, step
and salts, so that nobody, the table's server included, can choose it once the salts are known. At
the end the secret is opened, and ``verify`` draws everything again.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence

import msgspec
import numpy as np

from tidetable.core.errors import BadInput, BadLog
from tidetable.core.log import Log, checked
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE, Rules

SECRET_BYTES = 32
RANGE = 2 ** (8 * hashlib.sha256().digest_size)


class Proof(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game with all that its draws followed from."""

    commitment: str
    secret: str  # hexadecimal
    salts: list[str]  # by seat
    log: Log


def new_secret() -> bytes:
    """From the operating system's randomness."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown of a secret before the first draw."""
    return hashlib.sha256(secret).hexdigest()


def number(secret: bytes, salts: Sequence[str], step: int, total: int) -> int:
    """A number from 0 up to the total, each exactly as likely.

    A hash beyond the largest multiple of the total would favour the small numbers: try the next.
    """
    for attempt in range(RANGE):
        message = msgspec.json.encode([step, attempt, *salts])
        value = int.from_bytes(hmac.digest(secret, message, "sha256"), "big")
        if value < RANGE - RANGE % total:
            return value % total
    raise AssertionError


def draw(game: Game, secret: bytes, salts: Sequence[str]) -> int:
    """What chance brings to the game now."""
    weights = np.zeros(game.rules.deals, np.int64)
    total = int(game.rules.odds(game.state, weights))
    luck = number(secret, salts, len(game.steps), total)
    return int(np.searchsorted(np.cumsum(weights), luck, "right"))


def read_proof(document: str | bytes) -> Proof:
    """Read a document and check that its log is whole."""
    try:
        proof = msgspec.json.decode(document, type=Proof)
    except msgspec.MsgspecError as error:
        raise BadLog(f"this is not the proof of a game: {error}") from None
    checked(proof.log)
    return proof


def verify(rules: Rules, proof: Proof) -> Iterator[tuple[int, str]]:
    """Replay a game and draw everything again: each draw's step and what it brought, in words.

    Raises at the first thing that does not hold.
    """
    try:
        secret = bytes.fromhex(proof.secret)
    except ValueError:
        raise BadLog("the secret is not hexadecimal") from None
    if commitment(secret) != proof.commitment:
        raise BadLog("the secret is not the one that was committed to")
    game = Game(rules, proof.log.options, names=proof.log.players, draws=False)
    for step, code in enumerate(proof.log.steps):
        if game.to_move == CHANCE:
            due = draw(game, secret, proof.salts)
            if due != code:
                words = rules.words
                raise BadLog(
                    f"step {step + 1}: {words.deal_text(code)} was dealt, "
                    f"but {words.deal_text(due)} was due"
                )
            yield step + 1, rules.words.deal_text(code)
        try:
            game.play(code)
        except BadInput as error:
            raise BadLog(f"step {step + 1}: {error}") from None
    if proof.log.scores != (game.scores if game.over else None):
        raise BadLog("the scores do not follow from the steps")
