"""Clients that take their time, or never stop: the others are served, and memory stays bounded."""

import itertools
import os
import random
import socket
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.server.running import Running
from tests.server.test_streams import play
from tests.server.test_tables import two_people, whose_turn
from tests.server.watching import events, table_where
from tidetable.server.connections import LARGEST_HEAD, PATIENCE

SLOW = 50
IDLE = 300
MEGABYTE = 2**20
CHUNKED = b"transfer-encoding: chunked"
MOST_MEMORY = 60 * MEGABYTE
AT_ONCE = 20.0  # seconds; on a busy machine


@contextmanager
def connected(server: Running, first: bytes = b"") -> Iterator[socket.socket]:
    """A plain connection, on which something is sent at once."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as one:
        one.sendall(first)
        yield one


def memory(server: Running) -> int:
    """Bytes held by the server's processes."""
    pages = [
        int(Path(f"/proc/{process}/statm").read_text().split()[1]) for process in server.children()
    ]
    return sum(pages) * os.sysconf("SC_PAGE_SIZE")


def answer_of(one: socket.socket) -> bytes:
    """All that is answered until the connection ends."""
    parts = []
    try:
        while part := one.recv(2**16):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def test_slow_requests_are_given_up_and_others_are_served(server: Running) -> None:
    ann, ben, table = two_people(server)
    body = b"POST /api/verify HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\n{"
    answered = []
    with ExitStack() as stack:
        opened = [
            stack.enter_context(connected(server, first))
            for first in (b"", b"GET /api/games HTTP/1.1\r\nx: y", body)
            for _ in range(SLOW)
        ]
        # After an answer nothing but an empty line, or the rest of a body that was refused.
        asking = b"POST /nowhere HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n"
        for first, rest in (
            (b"GET /api/games HTTP/1.1\r\nhost: a\r\n\r\n", b"\r\n"),
            (asking, b"123456789"),
        ):
            one = stack.enter_context(connected(server, first))
            assert one.recv(2**16).startswith(b"HTTP/1.1 ")
            one.sendall(rest)
            answered.append(one)
        start = time.monotonic()
        while time.monotonic() < start + PATIENCE / 2:
            for one in opened[SLOW:]:  # the first say nothing at all
                one.send(b"z")
            person, view = whose_turn([ann, ben], table)
            person.move(view, view["legal"][0])
            time.sleep(0.5)
        answers = [answer_of(one) for one in [*opened, *answered]]
        assert time.monotonic() < start + PATIENCE + AT_ONCE
    assert b"The request did not arrive in time." in answers[SLOW]
    assert ann.look(table)["status"] in ("running", "over")


def is_cut_off(one: socket.socket, pieces: Iterable[bytes]) -> bool:
    """Whether the server hangs up before all is sent."""
    try:
        for piece in pieces:
            one.sendall(piece)
    except OSError:
        return True
    return False


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET /", b"x" * LARGEST_HEAD),
        (b"GET / HTTP/1.1\r\nx: ", b"y" * LARGEST_HEAD),
        (b"GET / HTTP/1.1\r\n", b"x: y\r\n" * 10_000),
    ],
)
def test_headers_without_end_are_cut_off(server: Running, start: bytes, more: bytes) -> None:
    before = memory(server)
    with connected(server, start) as one:
        assert is_cut_off(one, itertools.repeat(more, 64 * MEGABYTE // len(more)))
    assert memory(server) < before + MOST_MEMORY / 4


def test_a_large_body_is_refused_before_it_is_read(server: Running) -> None:
    head = b"POST /api/verify HTTP/1.1\r\nhost: a\r\ncontent-length: 9999999999\r\n\r\n"
    with connected(server, head) as one:
        one.settimeout(PATIENCE / 2)
        assert one.recv(2**16).startswith(b"HTTP/1.1 413")
    ann, before = server.person("Ann"), memory(server)
    chunk = b"%x\r\n%b\r\n" % (MEGABYTE, b"x" * MEGABYTE)
    with connected(server, head.replace(b"content-length: 9999999999", CHUNKED)) as one:
        assert is_cut_off(one, itertools.repeat(chunk, 64))
    assert memory(server) < before + MOST_MEMORY / 4
    assert ann.client.get("/healthz").status_code == 200


def test_who_never_reads_costs_nothing_and_misses_nothing(server: Running) -> None:
    ann, ben, table = two_people(server, "maui")
    request = f"GET /api/tables/{table}/events?since=0.0 HTTP/1.1\r\nhost: a\r\n\r\n".encode()
    with ExitStack() as stack:
        deaf = [stack.enter_context(connected(server, request)) for _ in range(SLOW)]
        before = memory(server)
        for _ in range(20):
            person, view = whose_turn([ann, ben], table)
            view = person.move(view, view["legal"][0])
        assert memory(server) < before + MOST_MEMORY
        last = f"id: {view['step']}.0".encode()
        deaf[0].settimeout(60)
        heard = b""
        while last not in heard:
            part = deaf[0].recv(2**20)
            assert part
            heard += part


def test_hundreds_of_idle_streams(server: Running) -> None:
    ann, ben, table = two_people(server)
    request = f"GET /api/tables/{table}/events HTTP/1.1\r\nhost: a\r\n\r\n".encode()
    before = memory(server)
    with ExitStack() as stack:
        for _ in range(IDLE):
            stack.enter_context(connected(server, request)).recv(2**16)
        assert memory(server) < before + MOST_MEMORY
        with events(ann, table) as stream:
            next(stream)
            play([ann, ben], table, 3, random.Random(8))
            step = ann.look(table)["step"]
            table_where(stream, lambda now: now["step"] == step)
