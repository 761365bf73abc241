"""Somebody who watches a table: Server-Sent Events, or a WebSocket."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import httpx
from websockets.sync.client import connect

from tests.server.running import Somebody

SECONDS = 60.0


class Piece(NamedTuple):
    """One thing that a stream sent."""

    id: str
    event: str
    data: Any


@contextmanager
def events(person: Somebody, table: str, last: str = "") -> Iterator[Iterator[Piece]]:
    """Open a stream of Server-Sent Events."""
    headers = {"last-event-id": last} if last else {}
    path = f"/api/tables/{table}/events"
    with person.client.stream("GET", path, headers=headers, timeout=SECONDS) as answer:
        assert answer.status_code == 200
        yield _read(answer)


def _read(answer: httpx.Response) -> Iterator[Piece]:
    fields: dict[str, str] = {}
    for line in answer.iter_lines():
        name, _, value = line.partition(": ")
        if name:
            fields[name] = value
        elif "data" in fields:
            yield Piece(fields["id"], fields["event"], json.loads(fields["data"]))
            fields = {}


@contextmanager
def socket(person: Somebody, table: str, last: str = "") -> Iterator[Iterator[Piece]]:
    """Open a WebSocket."""
    cookies = "; ".join(f"{name}={value}" for name, value in person.client.cookies.items())
    host = person.client.base_url.netloc.decode()
    address = f"ws://{host}/api/tables/{table}/socket?since={last}"
    with connect(
        address, additional_headers={"cookie": cookies}, open_timeout=SECONDS, proxy=None
    ) as one:
        yield (Piece(**json.loads(text)) for text in one)


def table_where(pieces: Iterator[Piece], condition: Any) -> Any:
    """The next table on a stream for which the condition holds."""
    for piece in pieces:
        if piece.event == "table" and condition(piece.data["table"]):
            return piece.data["table"]
    raise AssertionError("the stream ended")
