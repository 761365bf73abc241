"""Several processes of one server on one SQLite file: who keeps which table, and how it gets there.

Each table is kept by one of them, which follows from the table's name. A connection on which
somebody asks for another's table is handed to that process, open as it is, together with what was
read from it. So a table's requests, streams and bots are all in one place, wherever people came in,
and nobody has to look into the database for what the others did. Where a process does change a
table that another keeps, as when it is made or a person is deleted, it tells that one.

What does not begin as such requests usually do, such as a first line in two pieces, is served where
it came in, after a look into the database; a stream then follows within a few seconds.
"""

import asyncio
import logging
import re
import socket
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress

from tidetable.server.news import News

TABLE = re.compile(rb"[A-Z]+ /api/tables/([A-Za-z0-9_-]+)[/? ]")  # how such a request begins
LARGEST = 2**16  # bytes of a request that are handed on; more is served where it came in
CONNECTION, NEWS = b"c", b"n"  # how letters begin
AGAIN = 0.05  # seconds until something is tried again for which there was no room

logger = logging.getLogger("tidetable.siblings")

Adopt = Callable[[socket.socket, bytes], None]


def letterboxes(count: int) -> tuple[tuple[int, int], ...]:
    """One for each process, as open files: the end that it reads, and where the others write.

    Whoever starts the processes keeps them, so what was sent to one that ends awaits the next.
    """
    pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(count)]
    return tuple([(inbox.detach(), outbox.detach()) for inbox, outbox in pairs])


def keeper_of(table: bytes, processes: int) -> int:
    """The number of the process that keeps a table."""
    return zlib.crc32(table) % processes


class Siblings(News):
    """The other processes, seen from one of them."""

    has_others = True

    def __init__(self, number: int, boxes: Sequence[tuple[int, int]]) -> None:
        self.number = number
        self.inbox = socket.socket(fileno=boxes[number][0])
        self.outboxes = [socket.socket(fileno=outbox) for _, outbox in boxes]
        for box in (self.inbox, *self.outboxes):
            box.setblocking(False)
        self.told: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()

    # Connections.

    def wanted_by(self, request: bytes) -> int | None:
        """The number of another process that keeps the table which is asked for."""
        found = TABLE.match(request)
        if found is None or len(request) > LARGEST:
            return None
        keeper = keeper_of(found[1], len(self.outboxes))
        return None if keeper == self.number else keeper

    def hand_on(self, file: int, request: bytes, keeper: int) -> bool:
        """Give a connection to another process; whether there was room for it."""
        try:
            socket.send_fds(self.outboxes[keeper], [CONNECTION, request], [file])
        except OSError:  # the box is full, or too much is on its way
            return False
        return True

    def open_letters(self, adopt: Adopt) -> None:
        """From now on take what the others send."""
        asyncio.get_running_loop().add_reader(self.inbox, self._read, adopt)

    def close_letters(self) -> None:
        """Leave the rest to the process that comes after this one."""
        asyncio.get_running_loop().remove_reader(self.inbox)

    def _read(self, adopt: Adopt) -> None:
        with suppress(BlockingIOError):
            while True:
                letter, files, _, _ = socket.recv_fds(
                    self.inbox, LARGEST + 1, 1, socket.MSG_CMSG_CLOEXEC
                )
                if letter.startswith(NEWS):
                    self.heard.put_nowait(letter[1:])
                elif files:
                    adopt(socket.socket(fileno=files[0]), letter[1:])
                else:
                    logger.error("connection lost: too many open files")

    # News.

    def elsewhere(self, table: str) -> bool:
        """Whether another process keeps the table."""
        return keeper_of(table.encode(), len(self.outboxes)) != self.number

    def tell(self, table: str, message: bytes) -> None:
        """Tell who keeps the table, soon; nobody waits for it."""
        self.told.put_nowait((table, message))

    async def send(self) -> None:
        """Send what was told, for as long as the server runs."""
        while True:
            table, message = await self.told.get()
            outbox = self.outboxes[keeper_of(table.encode(), len(self.outboxes))]
            while not _sent(outbox, NEWS + message):
                await asyncio.sleep(AGAIN)

    async def hear(self) -> AsyncIterator[bytes]:
        """What the others tell, for as long as the server runs."""
        while True:
            yield await self.heard.get()


def _sent(outbox: socket.socket, letter: bytes) -> bool:
    try:
        outbox.send(letter)
    except OSError:
        return False
    return True
