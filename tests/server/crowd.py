"""Many people at many tables with bots, who go on whatever happens to the server.

Each remembers what was acknowledged. A move whose answer was lost is sent again, the same
in every letter, until there is an answer.
"""

import asyncio
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select

from tidetable.core.log import read_log
from tidetable.core.play import replay
from tidetable.games import GAMES, rules_of
from tidetable.server import schema
from tidetable.server.store import connect

LOOK_SECONDS = 0.05
AGAIN_SECONDS = 0.2


class Player:
    """Somebody who plays one game against bots."""

    def __init__(self, number: int, addresses: Sequence[str], seats: Sequence[str]) -> None:
        self.game = list(GAMES)[number % len(GAMES)]
        self.name = f"Player {number}"
        self.addresses = addresses
        self.seats = seats
        self.generator = random.Random(number)
        self.cookies: dict[str, str] = {}
        self.table = ""
        self.view: Any = None
        self.acknowledged: dict[int, str] = {}  # move_id by step
        self.sent_again = 0
        self.problems: list[str] = []

    async def ask(self, client: httpx.AsyncClient, path: str, body: Any = None) -> Any:
        """Ask any of the servers, again and again, until one answers."""
        tries = 0
        while True:
            address = self.generator.choice(self.addresses)
            method = "GET" if body is None else "POST"
            try:
                answer = await client.request(
                    method, address + path, json=body, headers=self.headers()
                )
            except httpx.TransportError:
                tries += 1
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            if tries and body is not None:
                self.sent_again += 1
            if answer.status_code not in (200, 201):
                self.problems.append(f"{path} {body} {answer.status_code} {answer.text[:300]}")
            self.cookies |= dict(answer.cookies)
            return answer.json()

    def headers(self) -> dict[str, str]:
        """Who this is."""
        return {"cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}

    async def sit_down(self, client: httpx.AsyncClient) -> None:
        """Make a table."""
        body = {"game": self.game, "seats": list(self.seats), "name": self.name}
        self.view = (await self.ask(client, "/api/tables", body))["table"]
        self.table = self.view["table"]

    async def play(self, client: httpx.AsyncClient) -> None:
        """Play to the end, or until something is wrong."""
        while not self.problems and self.view["status"] != "over":
            if self.view["legal"]:
                await self.move(client)
            else:
                await asyncio.sleep(LOOK_SECONDS)
                self.view = await self.ask(client, f"/api/tables/{self.table}")

    def choose(self, legal: list[str]) -> str:
        """Anything, but who may end a round does: by chance alone few ever would."""
        return "stop" if "stop" in legal else self.generator.choice(legal)

    async def move(self, client: httpx.AsyncClient) -> None:
        """Make any move, and remember it once it is acknowledged."""
        after = self.view["step"]
        body = {
            "seat": self.view["you"],
            "after": after,
            "move_id": f"{self.name} {after}",
            "moves": [self.choose(self.view["legal"])],
        }
        view = await self.ask(client, f"/api/tables/{self.table}/moves", body)
        if not self.problems:
            self.view = view
            self.acknowledged[after + 1] = body["move_id"]


class Crowd:
    """All players, in one event loop."""

    def __init__(
        self,
        tables: int,
        addresses: Sequence[str],
        seats: Sequence[str] = ("me", "bot:beginner"),
    ) -> None:
        self.players = [Player(number, addresses, seats) for number in range(tables)]
        self.live_at_disasters: list[int] = []
        self.client = httpx.AsyncClient(
            timeout=60, limits=httpx.Limits(max_connections=50, keepalive_expiry=5)
        )

    async def sit_down(self) -> None:
        """Make all tables."""
        await asyncio.gather(*(player.sit_down(self.client) for player in self.players))

    async def play(self) -> None:
        """Play all games to the end."""
        try:
            await asyncio.gather(*(player.play(self.client) for player in self.players))
        finally:
            await self.client.aclose()

    async def play_through(self, disasters: int, disaster: Callable[[], None]) -> None:
        """Sit down and play to the end, with a disaster whenever each has moved once or so."""
        await self.sit_down()
        playing = asyncio.create_task(self.play())
        for _ in range(disasters):
            enough = self.moves + len(self.players)
            while self.moves < enough and not playing.done():
                await asyncio.sleep(0.05)
            self.live_at_disasters.append(self.going_on)
            await asyncio.to_thread(disaster)
        await playing

    @property
    def moves(self) -> int:
        """How many moves were acknowledged so far."""
        return sum(len(player.acknowledged) for player in self.players)

    @property
    def going_on(self) -> int:
        """How many games are not over."""
        return sum(player.view["status"] != "over" for player in self.players)

    def check(self, server: str, database: str) -> list[str]:
        """What is wrong after all games: lost or doubled moves, scores that no log explains."""
        wrong = [problem for player in self.players for problem in player.problems]
        with httpx.Client(base_url=server, timeout=60) as client:
            for player in self.players:
                wrong += check_history(client, player)
                wrong += check_scores(client, player)
        return wrong + check_database(self.players, database)


def check_history(client: httpx.Client, player: Player) -> list[str]:
    """Every acknowledged move is in the history, at its step."""
    told = client.get(f"/api/tables/{player.table}/history", headers=player.headers()).json()
    there = {one["step"] for one in told if one["what"] == "move" and one["seat"] == 0}
    lost = player.acknowledged.keys() - there
    steps = [one["step"] for one in told]
    gaps = steps != list(range(1, len(steps) + 1))
    return [f"{player.table} lost {sorted(lost)}, gaps: {gaps}"] if lost or gaps else []


def check_scores(client: httpx.Client, player: Player) -> list[str]:
    """The final score is what the log replays to."""
    if player.view["status"] != "over":
        return [f"{player.table} is not over"]
    log = read_log(client.get(f"/api/tables/{player.table}/log").content)
    scores = replay(rules_of(player.game), log).scores
    same = scores == player.view["scores"]
    return [] if same else [f"{player.table}: {player.view['scores']}, its log: {scores}"]


def check_database(players: Sequence[Player], address: str) -> list[str]:
    """Every acknowledged move was stored exactly once, at the step that was acknowledged."""
    actions = schema.actions.c
    engine = connect(address)
    wrong = []
    with engine.connect() as connection:
        for player in players:
            query = select(actions.step, actions.move_id).where(
                (actions.table == player.table) & (actions.seat == 0) & (actions.move_id != "")
            )
            stored = sorted(tuple(row) for row in connection.execute(query))
            if stored != sorted(player.acknowledged.items()):
                wrong.append(f"{player.table}: not the acknowledged moves, each once, are stored")
    engine.dispose()
    return wrong


def sqlite_in(folder: Path) -> str:
    """The address of the database in a data folder."""
    return f"sqlite:///{folder / 'tidetable.db'}"
