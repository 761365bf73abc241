"""How many tables, people and moves the table server holds on this machine.

    python bench/load.py                                     2,000 tables, 1,000 moves a second
    python bench/load.py --quick                             a look, in half a minute
    python bench/load.py --tables 500 --rate 400 --seconds 60 --game azul --processes 1

Starts a server of its own, sits two people at each table, and plays random legal moves. As in a
browser, each person has a connection for a stream of events and another for moves, which is opened
anew where the server has closed it. Moves are due at fixed times, whatever the server does; a
move's time runs from when it was due until the last viewer's event has arrived, so a server that
falls behind cannot hide it. To cost little beside the server this speaks just enough HTTP and reads
just enough JSON.
"""

import argparse
import asyncio
import gc
import os
import random
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import msgspec
import uvloop

from tidetable.games import GAMES

START_SECONDS = 600.0  # the server may compile first
PATIENCE = 60.0  # seconds for one answer
COUNTED = "due at games that were over", "connections opened for a move"
DRAIN_SECONDS = 20.0  # for what is on its way at the end
AT_ONCE = 32  # requests while setting up
TICK = 0.001
HOST = "127.0.0.1"


# Just enough HTTP.


class Answer(msgspec.Struct):
    """What came back."""

    status: int
    head: bytes
    body: bytes


class Line(asyncio.Protocol):
    """A connection that is kept open; one request at a time."""

    def __init__(self) -> None:
        self.buffer = b""
        self.then: Callable[[Answer], None] | None = None
        self.is_lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is not derived from it

    def send(self, request: bytes, then: Callable[[Answer], None]) -> None:
        self.then = then
        self.transport.write(request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        head = self.buffer[:end]
        length = int(value_of(head.lower(), b"content-length: ") or 0)
        if len(self.buffer) < end + 4 + length:
            return
        answer = Answer(int(head[9:12]), head, self.buffer[end + 4 :])
        self.buffer = b""
        self._finish(answer)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_lost = True
        self._finish(Answer(0, b"", b"connection lost"))

    def _finish(self, answer: Answer) -> None:
        then, self.then = self.then, None
        if then is not None:
            then(answer)


def value_of(head: bytes, name: bytes) -> bytes:
    """A header's value, or nothing."""
    _, found, rest = head.partition(b"\r\n" + name)
    return rest.partition(b"\r\n")[0] if found else b""


async def ask(line: Line, text: bytes) -> Answer:
    """Send, and wait for the answer."""
    done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    line.send(text, done.set_result)
    return await asyncio.wait_for(done, PATIENCE)


async def new_line(port: int) -> Line:
    """A new connection."""
    _, line = await asyncio.get_running_loop().create_connection(Line, HOST, port)
    return line


def request(method: str, path: str, token: str, body: bytes = b"") -> bytes:
    """A request as it is sent."""
    lines = [
        f"{method} {path} HTTP/1.1",
        f"host: {HOST}",
        *([f"authorization: Bearer {token}"] if token else []),
        *([f"content-type: application/json\r\ncontent-length: {len(body)}"] if body else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body


# Tables and who looks at them.


class Viewer(asyncio.Protocol):
    """One person's stream: the step it has got to, and this person's legal moves."""

    def __init__(self, table: "Table", seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        head = request("POST", f"/api/tables/{table.name}/moves", token)
        self.head = head[:-2] + b"content-type: application/json\r\n"  # of this person's moves
        self.step = -1
        self.legal = b""
        self.parts: list[bytes] = []
        self.line: Line | None = None  # for moves

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        path = f"/api/tables/{self.table.name}/events"
        cast(asyncio.Transport, transport).write(request("GET", path, self.token))

    def data_received(self, data: bytes) -> None:
        self.parts.append(data)
        if not data.endswith(b"\n\n\r\n"):  # an event and its chunk end so, and no JSON does
            return
        event = b"".join(self.parts)
        self.parts.clear()
        start = event.rfind(b"id: ")
        if start >= 0:
            self.step = int(event[start + 4 : event.index(b".", start)])
            legal = event.index(b'"legal":[', start) + 9
            self.legal = event[legal : event.index(b'],"log_from"', legal)]
            self.table.seen()

    def connection_lost(self, error: Exception | None) -> None:
        self.table.load.counts["streams lost"] += 1


class Table:
    """A table, the moves that are due at it, and the one that is on its way."""

    def __init__(self, load: "Load", name: str, tokens: list[str]) -> None:
        self.load = load
        self.name = name
        self.viewers = [Viewer(self, seat, token) for seat, token in enumerate(tokens)]
        self.due: deque[float] = deque()
        self.since = 0.0  # when the move on its way was due
        self.after = -1  # the step it was made from
        self.answered = True
        self.over = False

    def make_due(self, at: float) -> None:
        """A move is to be made now, or as soon as the one before has been seen."""
        self.due.append(at)
        self.go_on()

    def go_on(self) -> None:
        """Make the next move if it is due and everybody has seen the last."""
        if not self.due or not self.answered or not self.all_have_seen():
            return
        mover = next((viewer for viewer in self.viewers if viewer.legal), None)
        if mover is None:
            self.over = True
            self.load.counts["due at games that were over"] += len(self.due)
            self.due.clear()
            return
        self.since = self.due.popleft()
        self.after, self.answered = mover.step, False
        self.load.move(self, mover)

    def all_have_seen(self) -> bool:
        """Whether everybody has seen the last move."""
        one, other = self.viewers
        return one.step > self.after < other.step

    def seen(self) -> None:
        """A viewer has got an event."""
        if self.since and self.all_have_seen():
            self.load.delays.append(time.monotonic() - self.since)
            self.since = 0.0
            self.go_on()

    def take_answer(self, answer: Answer) -> None:
        """The mover has got an answer."""
        self.answered = True
        if answer.status != 200:
            self.load.refuse(answer)
            self.since, self.after = 0.0, -1
        self.go_on()


@dataclass
class Load:
    """All tables, and what was measured."""

    port: int
    tables: list[Table] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)  # of moves
    lags: list[float] = field(default_factory=list)  # of this program behind its own timetable
    counts: Counter[str] = field(default_factory=Counter)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def move(self, table: Table, mover: Viewer) -> None:
        """Send a random legal move."""
        self.counts["sent"] += 1
        move = random.choice(mover.legal[1:-1].split(b'","'))
        body = b'{"seat":%d,"after":%d,"move_id":"%d","moves":["%b"]}' % (
            *(mover.seat, mover.step, self.counts["sent"]),
            move,
        )
        text = mover.head + b"content-length: %d\r\n\r\n%b" % (len(body), body)
        if mover.line is not None and not mover.line.is_lost:
            return mover.line.send(text, table.take_answer)
        self.counts["connections opened for a move"] += 1
        task = asyncio.create_task(self.move_anew(table, mover, text))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def move_anew(self, table: Table, mover: Viewer, text: bytes) -> None:
        """Send a move on a new connection."""
        mover.line = await new_line(self.port)
        mover.line.send(text, table.take_answer)

    def refuse(self, answer: Answer) -> None:
        """Count a refusal, and show the first."""
        if not self.counts["refused"]:
            print(f"refused: {answer.status} {answer.body[:300]!r}", file=sys.stderr)
        self.counts["refused"] += 1

    async def make_table(self, game: str) -> None:
        """Two new people sit down at a new table."""
        body: object = {"game": game, "seats": ["me", "open"], "name": "one"}
        line = await new_line(self.port)
        made = await ask(line, request("POST", "/api/tables", "", msgspec.json.encode(body)))
        assert made.status == 201, made
        name = msgspec.json.decode(made.body)["table"]["table"]
        body = {"name": "two"}
        path = f"/api/tables/{name}/seats/1/sit"
        sat = await ask(line, request("POST", path, "", msgspec.json.encode(body)))
        assert sat.status in (200, 201), sat
        line.transport.close()
        self.tables.append(Table(self, name, [token_in(made), token_in(sat)]))

    async def sit(self, viewer: Viewer) -> None:
        """Look at a table, and at its events until the first is there."""
        viewer.line = await new_line(self.port)
        path = f"/api/tables/{viewer.table.name}"
        assert (await ask(viewer.line, request("GET", path, viewer.token))).status == 200
        await asyncio.get_running_loop().create_connection(lambda: viewer, HOST, self.port)
        async with asyncio.timeout(PATIENCE):
            while viewer.step < 0:
                await asyncio.sleep(0.01)

    async def play(self, rate: float, seconds: float) -> None:
        """Make moves due one after another, at each table in turn."""
        order = random.sample(self.tables, len(self.tables))
        start = time.monotonic()
        made = 0
        while (now := time.monotonic()) < start + seconds:
            while made < (now - start) * rate:
                at = start + made / rate
                self.lags.append(now - at)
                order[made % len(order)].make_due(at)
                made += 1
            await asyncio.sleep(TICK)
        self.counts["made due"] = made

    async def drain(self) -> None:
        """Wait for what is on its way, for a while."""
        end = time.monotonic() + DRAIN_SECONDS
        while time.monotonic() < end and any(table.since for table in self.tables):
            await asyncio.sleep(0.05)


def token_in(answer: Answer) -> str:
    """The person's token, from the cookie that was set."""
    _, _, rest = answer.head.partition(b"tidetable=")
    return rest.partition(b";")[0].decode()


async def all_of(jobs: Iterator[Awaitable[None]]) -> None:
    """Do them, some at once."""

    async def work() -> None:
        for job in jobs:
            await job

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))


# The server, from outside.


class Server:
    """A server in processes of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.process = process
        self.port = int(process.stdout.readline().split(f"http://{HOST}:")[1].split()[0])

    @property
    def workers(self) -> list[Path]:
        """The processes that answer."""
        number = self.process.pid
        children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
        return [Path(f"/proc/{child}") for child in children]

    def memory(self) -> int:
        """Kilobytes they hold together."""
        lines = [line for one in self.workers for line in (one / "status").read_text().splitlines()]
        return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def seconds(self) -> list[float]:
        """Processor time that each has used."""
        stats = [(one / "stat").read_text().rpartition(")")[2].split() for one in self.workers]
        return [(int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK") for stat in stats]


@contextmanager
def serving(data: Path, processes: int) -> Iterator[Server]:
    """A server for as long as the block lasts."""
    command = [sys.executable, "-m", "tidetable", "serve", "--no-limits", "--port", "0"]
    command += ["--processes", str(processes)]
    environment = os.environ | {"DATABASE_URL": "", "REDIS_URL": ""}
    process = subprocess.Popen(
        [*command, "--data", str(data)], env=environment, stdout=subprocess.PIPE, text=True
    )
    server = Server(process)
    try:
        yield server
    finally:
        for number in (process.pid, *(int(one.name) for one in server.workers)):
            os.kill(number, signal.SIGKILL)  # nothing here is to be kept
        process.wait(PATIENCE)


async def wait_for_answer(port: int) -> None:
    """Until the server answers, with compiled rules."""
    async with asyncio.timeout(START_SECONDS):
        while True:
            try:
                reader, writer = await asyncio.open_connection(HOST, port)
                writer.write(request("GET", "/healthz", ""))
                if b'"compiled":true' in await asyncio.wait_for(reader.read(2**16), PATIENCE):
                    return
            except OSError:
                pass
            await asyncio.sleep(1)


# The whole, and what came of it.


async def measure(chosen: argparse.Namespace, server: Server) -> list[tuple[str, str]]:
    """Set up, play, and sum up."""
    await wait_for_answer(server.port)
    load = Load(server.port)
    games = tuple(GAMES) if chosen.game == "all" else (chosen.game,)
    await all_of(load.make_table(game) for game in games)  # so that all code is loaded
    empty = server.memory()
    await all_of(load.make_table(games[n % len(games)]) for n in range(chosen.tables - len(games)))
    furnished = server.memory()
    viewers = [viewer for table in load.tables for viewer in table.viewers]
    await all_of(load.sit(viewer) for viewer in viewers)
    watched = server.memory()
    print("playing", file=sys.stderr, flush=True)
    gc.freeze()
    gc.disable()
    used, own = server.seconds(), time.process_time()
    await load.play(chosen.rate, chosen.seconds)
    finished = len(load.delays)
    await load.drain()
    own = time.process_time() - own
    took = [after - before for before, after in zip(used, server.seconds(), strict=True)]
    moves = max(1, len(load.delays))
    return [
        ("tables held", f"{len(load.tables):,}"),
        ("viewers held", f"{len(viewers) - load.counts['streams lost']:,}"),
        ("game", chosen.game),
        *speeds(load, chosen, finished),
        ("server's processor time for a move", f"{sum(took) / moves * 1e3:.2f} ms"),
        ("of its processes, seconds", ", ".join(f"{one:.1f}" for one in took)),
        ("this program's for a move", f"{own / moves * 1e3:.2f} ms"),
        ("memory for a table", f"{(furnished - empty) / len(load.tables):.1f} kB"),
        ("memory for a viewer", f"{(watched - furnished) / len(viewers):.1f} kB"),
        ("memory of the server at the end", f"{server.memory() / 1024:.0f} MB"),
    ]


def speeds(load: Load, chosen: argparse.Namespace, finished: int) -> list[tuple[str, str]]:
    """Moves and their times."""
    p50, p95, p99 = percentiles(load.delays)
    return [
        ("moves due a second", f"{chosen.rate:,}"),
        ("moves seen by all a second", f"{finished / chosen.seconds:,.0f}"),
        ("from due to the last viewer's event, p50", f"{p50:.0f} ms"),
        ("p95", f"{p95:.0f} ms"),
        ("p99", f"{p99:.0f} ms"),
        ("this program behind its timetable, p99", f"{percentiles(load.lags)[2]:.0f} ms"),
        ("refused", str(load.counts["refused"])),
        ("never seen", str(load.counts["sent"] - len(load.delays) - load.counts["refused"])),
        *((what, str(load.counts[what])) for what in COUNTED),
    ]


def percentiles(seconds: list[float]) -> tuple[float, float, float]:
    """The 50th, 95th and 99th, in milliseconds."""
    if len(seconds) < 2:
        return 0.0, 0.0, 0.0
    cuts = statistics.quantiles(seconds, n=100)
    return cuts[49] * 1e3, cuts[94] * 1e3, cuts[98] * 1e3


def read_arguments() -> argparse.Namespace:
    """What to load the server with."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--rate", type=int, default=1000, help="moves a second, of all tables")
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--game", choices=(*GAMES, "all"), default="all")
    parser.add_argument("--processes", type=int, default=2, help="of the server")
    parser.add_argument("--quick", action="store_true", help="200 tables, 100 moves/s, 10 s")
    chosen = parser.parse_args()
    if chosen.quick:
        chosen.tables, chosen.rate, chosen.seconds = 200, 100, 10
    return chosen


def main() -> None:
    """Measure and print the table."""
    chosen = read_arguments()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the server inherits it
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "data", chosen.processes) as server,
    ):
        rows = uvloop.run(measure(chosen, server))
    print("| what | measured |\n|---|---|")
    for what, measured in rows:
        print(f"| {what} | {measured} |")


if __name__ == "__main__":
    main()
