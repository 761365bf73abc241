"""How much an idle stream costs: opens many at one server, and plays a game meanwhile.

    python bench/idle_streams.py [STREAMS]

Each stream is a file on either side: raise the limit (ulimit -n) above the number of streams.
"""

import asyncio
import os
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.running import Running, running
from tests.server.test_tables import two_people, whose_turn

AT_ONCE = 200
MOVES = 20


def memory(server: Running) -> int:
    """Bytes held by the process that serves, without its bots."""
    (process,) = server.children()
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


class Stream(asyncio.Protocol):
    """A viewer who notes when it was last sent something."""

    heard = 0.0

    def data_received(self, data: bytes) -> None:
        """Something happened."""
        self.heard = time.perf_counter()


async def open_streams(server: Running, table: str, count: int) -> list[Stream]:
    """Viewers of one table, each of whom has got its first event."""
    loop = asyncio.get_running_loop()
    request = f"GET /api/tables/{table}/events HTTP/1.1\r\nhost: a\r\n\r\n".encode()
    streams: list[Stream] = []
    while len(streams) < count:
        wave = min(AT_ONCE, count - len(streams))
        made = await asyncio.gather(
            *(loop.create_connection(Stream, "127.0.0.1", server.port) for _ in range(wave))
        )
        for transport, stream in made:
            transport.write(request)
            streams.append(stream)
        while not all(stream.heard for stream in streams[-wave:]):
            await asyncio.sleep(0.01)
    return streams


async def measure(server: Running, count: int) -> None:
    """Open the streams, play, and print what it took."""
    ann, ben, table = two_people(server)
    _, _, watched = two_people(server)
    before = memory(server)
    start = time.perf_counter()
    streams = await open_streams(server, watched, count)
    took = time.perf_counter() - start
    each = (memory(server) - before) / count
    print(f"{count} streams opened in {took:.1f} s, {each / 1024:.1f} KiB each", flush=True)
    seconds = []
    for _ in range(MOVES):
        person, view = await asyncio.to_thread(whose_turn, [ann, ben], table)
        start = time.perf_counter()
        await asyncio.to_thread(person.move, view, view["legal"][0])
        seconds.append(time.perf_counter() - start)
    print(f"a move at another table: {statistics.median(seconds) * 1000:.1f} ms (median)")
    await to_all(server, streams, watched)


async def to_all(server: Running, streams: list[Stream], table: str) -> None:
    """How long until all viewers have heard of one thing."""
    start = time.perf_counter()
    eve = server.people[2]
    await asyncio.to_thread(eve.post, f"/api/tables/{table}/leave")
    while not all(stream.heard > start for stream in streams):
        await asyncio.sleep(0.01)
    print(f"news to all of them: {max(one.heard for one in streams) - start:.2f} s")
    print(f"memory then: {memory(server) / 2**20:.0f} MiB")


def main() -> None:
    """Start a server and measure."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed < count + 200:
        raise SystemExit(f"{count} streams need more open files than {allowed}: raise ulimit -n")
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "data", "--no-limits") as server,
    ):
        asyncio.run(measure(server, count))


if __name__ == "__main__":
    main()
