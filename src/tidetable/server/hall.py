"""All tables of this process: found, changed, stored, and only then shown.

Any process can serve any table, also one that another keeps (see siblings). Each has the tables it
is asked about in memory; who writes a step first has made it, and the others catch up from the
database when they hear of it.
"""

import asyncio
import itertools
import logging
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from prometheus_client import Counter, Gauge, Histogram
from sqlalchemy import Connection

from tidetable.bots.choosers import Choice
from tidetable.core.rules import ONLOOKER
from tidetable.games import GAMES, rules_of
from tidetable.server import ratings, store, turns, wire
from tidetable.server.actions import Action, Move
from tidetable.server.appends import Append, Taken
from tidetable.server.news import News
from tidetable.server.robots import NoAnswer, Robots
from tidetable.server.table import Header, Refused, Table, refused, sender_of

ATTEMPTS = 5
SWEEP_SECONDS = 1.0
RESYNC_SECONDS = 3.0  # between looks for what other processes did
RARELY = 10  # looks, of which one is also for what they should have told
BOT_SILENT = 10.0  # seconds after which another process asks the bot
HEARTBEAT = 20  # sweeps without news; proxies close a stream that is silent for longer
GONE = 410  # a game of older rules, which nobody can open
FORGET_AFTER = 600.0  # seconds without viewers

logger = logging.getLogger("tidetable.hall")
moves_made = Counter("tidetable_moves", "Moves made", ["game"])
made_in = {game: moves_made.labels(game) for game in GAMES}  # looked up for each move
refusals = Counter("tidetable_refusals", "Requests refused", ["key"])
storing = Histogram("tidetable_store_seconds", "From a change to its commit")
tables_held = Gauge("tidetable_tables", "Tables in memory")
viewers_held = Gauge("tidetable_viewers", "Open streams")
resumed = Counter("tidetable_streams_resumed", "Streams that go on where an earlier one ended")
writes_waiting = Gauge("tidetable_writes_waiting", "Changes that the database has still to take")
bots_thinking = Gauge("tidetable_bots_thinking", "Bots that were asked and have not answered")

Change = Callable[[Table], list[Action]]


class Live:
    """A table in memory, and who looks at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: set[asyncio.Event] = set()
        self.said = 0  # messages so far, as far as known here
        self.asking: int | None = None  # the step at which a bot was asked
        self.encoded: dict[tuple[int, bool, int], bytes] = {}  # by viewer, owner and first step
        self.silent = random.randrange(HEARTBEAT)  # seconds; not the same for all

    def wake(self) -> None:
        """Tell all viewers that there is something new."""
        self.silent = 0
        self.encoded.clear()
        for viewer in self.viewers:
            viewer.set()


class Hall:
    """The tables."""

    def __init__(
        self,
        kept: store.Store,
        robots: Robots,
        news: News,
        now: Callable[[], float],
        alone: bool,
    ) -> None:
        self.store = kept
        self.robots = robots
        self.news = news
        self.now = now
        self.alone = alone  # no other server writes to this database
        self.live: dict[str, Live] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    def stop(self) -> None:
        """Ask no more bots, and let the viewers go; they come back to the next process."""
        self.stopping = True
        for live in self.live.values():
            live.wake()

    # Finding.

    def has_all_of(self, table: str) -> bool:
        """Whether all that happens at the table happens here, or is told here."""
        return self.alone and not self.news.elsewhere(table)

    async def find(self, table: str) -> Live:
        """The table, as new as it is anywhere."""
        live = self.live.get(table)
        if live is None:
            live = await self._load(table)
        elif not self.has_all_of(table):
            async with live.lock:
                await self.catch_up(live)
        return live

    async def _load(self, table: str) -> Live:
        header = await self.store.read(store.load_header(table))
        if header is None or header.game not in GAMES:
            raise refused("no-such-table", 404)
        rules = rules_of(header.game)
        if header.rules != rules.version:
            raise refused("old-rules", GONE)
        actions = await self.store.read(store.load_actions(table))
        loaded = Live(Table(rules, header, actions))
        loaded.said = await self.store.read(store.messages_said(table))
        # Another request may have loaded it meanwhile; there must be only one.
        live = self.live.setdefault(table, loaded)
        tables_held.set(len(self.live))
        if self.news.has_others:  # what they told while it was being loaded was told to nobody
            async with live.lock:
                await self.catch_up(live)
        return live

    async def catch_up(self, live: Live) -> None:
        """Apply what other processes have stored; call it with the lock held."""
        table = live.table
        missed = await self.store.read(store.load_actions(table.header.id, table.step))
        if missed:
            newer = table.copy()
            for action in missed:
                newer.apply(action)
            live.table = newer
            live.wake()

    # Changing.

    async def make(
        self, header: Header, change: Change, also: Callable[[Connection], Any]
    ) -> Table:
        """A new table with all who sit down at once, in one transaction: never half of it."""
        table = Table(rules_of(header.game), header)
        done = change(table)
        append = Append(table, done)
        await self.store.write(store.together(store.create_table(header), append, also))
        live = self.live.setdefault(header.id, Live(table))
        tables_held.set(len(self.live))
        self.tell(live)
        self.ask_bot(live)
        return live.table

    async def act(
        self, table: str, change: Change, also: Callable[[Connection], Any] | None = None
    ) -> Table:
        """Change a copy of the table, store what happened, then show it."""
        live = await self.find(table)
        async with live.lock:
            done = await self._act(live, change, also)
        if done:
            for action in done:
                if isinstance(action, Move):
                    made_in[live.table.header.game].inc()
            self.tell(live)
            self.ask_bot(live)
        return live.table

    async def _act(
        self, live: Live, change: Change, also: Callable[[Connection], Any] | None
    ) -> list[Action]:
        for _ in range(ATTEMPTS):
            newer = live.table.copy()
            done = change(newer)
            if not done:
                return []
            append = Append(newer, done)
            jobs: list[Callable[[Connection], Any]] = [append, *([also] if also else [])]
            if newer.header.rated and newer.status == "over" and live.table.status != "over":
                jobs.append(ratings.rate(newer))
            try:
                with storing.time():
                    await self.store.write(store.together(*jobs) if jobs[1:] else append)
            except Taken:
                await self.catch_up(live)
                continue
            live.table = newer
            return done
        raise refused("busy", 503)

    def tell(self, live: Live) -> None:
        """Wake the viewers here and in other processes."""
        live.wake()
        table = live.table.header.id
        if not self.has_all_of(table):
            news = {"table": table, "step": live.table.step, "said": live.said}
            self.news.tell(table, msgspec.json.encode(news))

    async def listen(self) -> None:
        """Hear from other processes, for as long as the server runs."""
        async for message in self.news.hear():
            try:
                await self._hear(msgspec.json.decode(message))
            except Exception:  # whatever it was, the next news must be heard
                logger.exception("news not followed")

    async def resync(self) -> None:
        """Look now and then for what other processes did: news may get lost."""
        for look in itertools.count():
            await asyncio.sleep(RESYNC_SECONDS)
            if self.alone and not self.news.has_others:
                return
            everything = look % RARELY == 0
            seen = [name for name, live in self.live.items() if live.viewers]
            followed = [name for name in seen if everything or not self.has_all_of(name)]
            try:
                for news in await self.store.read(store.newest(followed)) if followed else ():
                    await self._hear(news)
            except Exception:
                logger.exception("not in step with the database")

    async def _hear(self, news: dict[str, Any]) -> None:
        live = self.live.get(news["table"])
        if live is None:
            if not self.alone:
                return
            live = await self.find(news["table"])  # this process keeps it
        if news["step"] > live.table.step:
            async with live.lock:
                await self.catch_up(live)
        if news["said"] > live.said:
            live.said = news["said"]
            live.wake()
        if self.alone:
            self.ask_bot(live)

    # Bots and clocks.

    def ask_bot(self, live: Live) -> None:
        """Let the bot that has to move think, if there is one and it is not thinking yet."""
        table = live.table
        if self.stopping or table.bot_to_move is None or self.news.elsewhere(table.header.id):
            return
        if live.asking != table.step:
            live.asking = table.step
            task = asyncio.create_task(self._let_bot_move(live, table))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _let_bot_move(self, live: Live, table: Table) -> None:
        seat, level = table.to_move, table.bot_to_move
        assert level is not None
        try:
            choice = await self.ask(table, seat, level)
            move = table.rules.face.move_text(choice.move)
            # Without a move_id: a person who sat here before could have used any.
            request = wire.MakeMoves(seat, table.step, "", [move])
            await self.act(table.header.id, lambda newer: move_after(newer, request, self.now()))
        except NoAnswer as error:
            logger.error("bot failed", extra={"table": table.header.id, "reason": str(error)})
        except Refused as error:
            logger.info("bot refused", extra={"table": table.header.id, "reason": str(error)})
        except Exception:
            logger.exception("bot's move not stored", extra={"table": table.header.id})
        finally:
            if live.asking == table.step:
                live.asking = None  # if it is still its turn, the sweep asks again

    async def ask(self, table: Table, seat: int, level: str) -> Choice:
        """What a bot would do, from what the seat may know."""
        view = table.game.view(seat).record.tobytes()
        moves = [int(move) for move in table.game.moves]
        with bots_thinking.track_inprogress():
            return await self.robots.choose(table.header.game, level, view, moves)

    async def sweep(self) -> None:
        """Once a second: clocks that ran out, bots that nobody asked, tables nobody looks at."""
        silent = 0.0  # at first, so that after a start every bot is asked at once
        while True:
            now = self.now()
            try:
                for table in await self.store.read(store.due(now, now - silent)):
                    if not self.news.elsewhere(table):
                        await self._sweep(table)
                self._forget(now)
                silent = BOT_SILENT
            except Exception:  # the database may be away for a while
                logger.exception("not swept")
            self._beat()
            await asyncio.sleep(SWEEP_SECONDS)

    async def _sweep(self, table: str) -> None:
        try:
            live = await self.find(table)
            async with live.lock:
                await self.catch_up(live)
            await self.act(table, lambda newer: turns.time_out(newer, self.now()))
            self.ask_bot(live)
        except Refused:
            pass
        except Exception:  # one broken table must not stop the others
            logger.exception("table not swept", extra={"table": table})

    def _beat(self) -> None:
        """Wake some viewers for nothing: one clock for all is cheaper than one for each."""
        for live in self.live.values():
            live.silent += 1
            if live.silent >= HEARTBEAT:
                live.wake()

    def _forget(self, now: float) -> None:
        for name, live in list(self.live.items()):
            idle = now - live.table.changed > FORGET_AFTER or self.news.elsewhere(name)
            if idle and not live.viewers and not live.lock.locked():
                del self.live[name]
        tables_held.set(len(self.live))

    # Showing.

    def event_for(self, live: Live, person: str | None, after: int) -> bytes:
        """What a viewer who knows the table up to a step is to be sent; the same for equal ones."""
        table = live.table
        seat = table.seat_of(person)
        key = seat, person == table.header.owner, after
        if key not in live.encoded:
            told: Any = table.told_to(seat, after)
            # Encoded once for all who see the same; here and in the mover's answer.
            seen: Any = msgspec.Raw(table.json_for(person, table.changed))
            live.encoded[key] = msgspec.json.encode(wire.Event(told, seen))
        return live.encoded[key]


def move_after(table: Table, request: wire.MakeMoves, now: float) -> list[Action]:
    """Make the moves, if nothing has happened since; nothing if they were made before."""
    if sender_of(request.seat, request.move_id) in table.moved:
        return []
    if request.after != table.step:
        raise refused("stale", 409)
    return turns.move(table, request, now)


def seat_for(table: Table, person: str | None) -> int:
    """The person's seat; who has none may only look."""
    seat = table.seat_of(person)
    if seat == ONLOOKER:
        raise refused("no-seat", 403)
    return seat


def texts(table: Table, codes: Sequence[int]) -> list[str]:
    """Moves in notation."""
    return [table.rules.face.move_text(code) for code in codes]
