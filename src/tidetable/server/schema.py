"""What is kept, as tables of a database.

``actions`` is the truth: one row for each thing that happened at a table, never changed or removed;
who is first to write a step has made it. ``sittings`` and the last columns of ``tables`` follow
from it and are there for searching.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("is_bot", Boolean, nullable=False),
    Column("passphrase", Text),  # its hash
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),  # version
    Column("options", Text, nullable=False),  # JSON
    Column("customs", Text, nullable=False),  # JSON: clock, undo, hints, chat, who may look
    Column("owner", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    # Following from the actions:
    Column("status", Text, nullable=False),
    Column("bot_to_move", Boolean, nullable=False),
    Column("waits_for", Integer),  # the seat of a person who has to move
    Column("deadline", Float),
    Column("changed", Float, nullable=False),
    Column("scores", Text),  # JSON
    Column("ranks", Text),  # JSON
    Index(None, "status", "changed"),
    Index(None, "deadline"),
)

actions = Table(
    "actions",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("what", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("code", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("note", Text, nullable=False),
    Column("move_id", Text, nullable=False),
    sqlite_with_rowid=False,
)

sittings = Table(
    "sittings",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text),
    Column("link", Text),  # hash of the secret in the seat's link
    Index(None, "person"),
    sqlite_with_rowid=False,
)

messages = Table(
    "messages",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("phrase", Text),  # a key, or
    Column("text", Text),  # free text
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

reports = Table(
    "reports",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the message
    Column("person", Text, primary_key=True),
    Column("at", Float, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", BigInteger, nullable=False),
)
