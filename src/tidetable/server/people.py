"""Who is asking: a person known by a signed token, in a cookie or sent by a program."""

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable
from functools import lru_cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from msgspec import Struct
from sqlalchemy import Connection, insert, select, update

from tidetable.server import schema
from tidetable.server.table import refused

COOKIE = "tidetable"
ID_BYTES = 16
LONGEST_NAME = 24
LONGEST_TEXT = 200
LONGEST_TOKEN = 100  # ours are shorter; longer ones are not even remembered as wrong
GUEST = "Guest"

hasher = PasswordHasher()


class Caller(Struct, frozen=True):
    """Who sent a request."""

    person: str | None
    address: str


def new_id() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


def sign(person: str, key: bytes) -> str:
    """The token that proves who one is."""
    return f"{person}.{_signature(person, key)}"


@lru_cache(2**14)  # every request brings one
def read_token(token: str, key: bytes) -> str | None:
    """The person a token was signed for, or None if it was not signed here."""
    person, _, signature = token.partition(".")
    good = hmac.compare_digest(signature.encode(), _signature(person, key).encode())
    return person if good else None


def _signature(person: str, key: bytes) -> str:
    return hmac.digest(key, person.encode(), "sha256").hex()


def hash_of(secret: str) -> str:
    """How a link's secret is kept; it is long and random, so it needs no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean(text: str, longest: int) -> str:
    """Text without control, direction and invisible characters, on one line, not too long."""
    kept = [
        " " if unicodedata.category(one) in ("Cc", "Zl", "Zp") else one
        for one in unicodedata.normalize("NFC", text)
        if unicodedata.category(one) not in ("Cf", "Co", "Cn", "Cs")
    ]
    return " ".join("".join(kept).split())[:longest].strip()


def clean_name(name: str) -> str:
    """A name that can be shown; one that has nothing to show is refused."""
    cleaned = clean(name, LONGEST_NAME)
    if not cleaned:
        raise refused("empty-name", 400)
    return cleaned


# Jobs, for Store.write and Store.read.


def name_of(connection: Connection, person: str) -> str | None:
    """The person's nickname."""
    query = select(schema.people.c.name).where(schema.people.c.id == person)
    return connection.execute(query).scalar()


def still_known(person: str) -> Callable[[Connection], None]:
    """Refuse who was deleted meanwhile, from another device perhaps."""

    def job(connection: Connection) -> None:
        if name_of(connection, person) is None:
            raise refused("who-are-you", 401)

    return job


def is_bot(connection: Connection, person: str) -> bool:
    """Whether it said of itself that it is a program."""
    query = select(schema.people.c.is_bot).where(schema.people.c.id == person)
    return bool(connection.execute(query).scalar())


def keep_name(connection: Connection, person: str, name: str, is_bot: bool, now: float) -> None:
    """Give the person a nickname, the first or another."""
    people = schema.people
    if keeper_of(connection, name) not in (None, person):
        raise refused("name-taken", 409)
    if name_of(connection, person) is None:
        row = {"id": person, "name": name, "is_bot": is_bot, "created": now, "passphrase": None}
        connection.execute(insert(people), row)
    else:
        values = {"name": name} | ({"is_bot": True} if is_bot else {})
        connection.execute(update(people).where(people.c.id == person), values)


def keep_passphrase(connection: Connection, person: str, hashed: str) -> None:
    """Bind the person's name to a passphrase."""
    people = schema.people
    connection.execute(update(people).where(people.c.id == person), {"passphrase": hashed})


def keeper_of(connection: Connection, name: str) -> str | None:
    """Who keeps this name with a passphrase; nobody else may take it."""
    found = with_passphrase(connection, name)
    return None if found is None else found[0]


def with_passphrase(connection: Connection, name: str) -> tuple[str, str] | None:
    """The person who bound this name, and the hash of the passphrase."""
    people = schema.people
    query = select(people.c.id, people.c.passphrase).where(
        (people.c.name == name) & people.c.passphrase.is_not(None)
    )
    row = connection.execute(query).first()
    return None if row is None else (row[0], row[1])


def fits(hashed: str, passphrase: str) -> bool:
    """Whether it is the passphrase that was hashed."""
    try:
        return hasher.verify(hashed, passphrase)
    except VerificationError:
        return False
