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

from tidetable.core.errors import BadInput, BadLog
from tidetable.core.log import Log, checked
from tidetable.core.play import Game, replay
from tidetable.core.rules import CHANCE, Rules

SECRET_BYTES = 32
RANGE = 2 ** (8 * hashlib.sha256().digest_size)


class Proof(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game with all that its draws followed from."""

    commitment: str
    secret: str  # hexadecimal
    salts: list[str]  # by seat
    log: Log


class Draw(msgspec.Struct, frozen=True, kw_only=True):
    """What chance brought: the number drawn, and which of all numbers bring the same."""

    step: int  # of the log, the first being 1
    code: int
    brought: str  # in words
    number: int
    first: int
    weight: int  # the numbers from the first on that bring this
    total: int  # all numbers there are


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


def draw(game: Game, secret: bytes, salts: Sequence[str]) -> Draw:
    """What chance brings to the game now."""
    weights, total = game.weigh()
    luck = number(secret, salts, len(game.steps), total)
    ends = weights.cumsum()
    code = int(ends.searchsorted(luck, "right"))
    return Draw(
        step=len(game.steps) + 1,
        code=code,
        brought=game.rules.face.deal_text(code),
        number=luck,
        first=int(ends[code] - weights[code]),
        weight=int(weights[code]),
        total=total,
    )


def read_proof(document: str | bytes) -> Proof:
    """Read a document and check that its log is whole."""
    try:
        proof = msgspec.json.decode(document, type=Proof)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadLog(f"this is not the proof of a game: {error}") from None
    checked(proof.log)
    return proof


def verify(rules: Rules, proof: Proof) -> Iterator[Draw]:
    """Replay a game and draw everything again; gives each draw that holds.

    Raises at the first thing that does not hold.
    """
    secret = opened(proof)
    game = replay(rules, proof.log, 0)
    game.draws = False
    if len(proof.salts) != game.players:
        raise BadLog(f"there are {game.players} players, but {len(proof.salts)} salts")
    for step, code in enumerate(proof.log.steps, start=1):
        if game.to_move == CHANCE:
            due = draw(game, secret, proof.salts)
            if due.code != code:
                raise BadLog(f"step {step}: {_named(rules, code)}, but {due.brought} was due")
            yield due
        try:
            game.play(code)
        except BadInput as error:
            raise BadLog(f"step {step}: {error}") from None
    if not game.over:
        raise BadLog(f"step {len(game.steps)}: the game breaks off here")
    if proof.log.scores != game.scores:
        raise BadLog(f"the scores are {proof.log.scores}, but the steps lead to {game.scores}")


def opened(proof: Proof) -> bytes:
    """The secret, if it is the one that was committed to."""
    try:
        secret = bytes.fromhex(proof.secret)
    except ValueError:
        raise BadLog("the secret is not hexadecimal") from None
    if commitment(secret) != proof.commitment:
        raise BadLog("the secret is not the one that was committed to")
    return secret


def _named(rules: Rules, code: int) -> str:
    """What a log says was dealt; it may come from anybody."""
    if code not in range(rules.deals):
        return f"{code} stands for nothing that could be dealt"
    return f"{rules.face.deal_text(code)} was dealt"
