"""The application: routes and lifespan, nothing else."""

import asyncio
import fcntl
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tidetable.bots.choosers import LEVELS
from tidetable.core import compiled
from tidetable.core.errors import BadInput
from tidetable.core.rules import Rules
from tidetable.games import playable
from tidetable.server import (
    asking,
    chat,
    description,
    headers,
    moves_api,
    pages_api,
    people_api,
    records_api,
    store,
    streams,
    table,
    tables_api,
    wire,
)
from tidetable.server.copies import DATABASE, PRIVATE
from tidetable.server.hall import Hall, writes_waiting
from tidetable.server.limits import Limits
from tidetable.server.news import News
from tidetable.server.robots import Robots
from tidetable.server.settings import Settings

LARGEST_BODY = 2**20
LARGEST_PATIENCE = 60.0  # seconds for another process to let go of the folder


@get("/healthz", tags=["server"])
async def health(desk: asking.Desk) -> wire.Health:
    """Whether the server is well: it can read from its database."""
    hall = desk.hall
    await hall.store.read(store.due(0, 0))
    viewers = sum(len(live.viewers) for live in hall.live.values())
    return wire.Health("ok", not compiled.INTERPRETED, len(hall.live), viewers)


@get("/metrics", tags=["server"], media_type="text/plain")
async def metrics() -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get("/api/games", tags=["games"])
async def games() -> list[wire.GameLine]:
    """The games, their options and their bots."""
    return await asyncio.to_thread(_game_lines)


@cache
def _game_lines() -> list[wire.GameLine]:
    return [_game_line(rules) for rules in playable()]


def _game_line(rules: Rules) -> wire.GameLine:
    face = rules.face
    options = [
        wire.OptionLine(option.name, list(option.values), option.about) for option in rules.options
    ]
    presets = {preset: dict(values) for preset, values in rules.presets.items()}
    return wire.GameLine(
        name=rules.name,
        title=rules.title,
        rules=rules.version,
        players=list(rules.seats),
        options=options,
        presets=presets,
        bots=list(LEVELS),
        first_options=list(face.first_options),
        keys=list(face.keys),
        rule_prefix=face.rule_prefix,
        secrets=rules.secrets,
        minutes=face.minutes,
    )


@asynccontextmanager
async def holding(folder: Path, number: int, shared: bool) -> AsyncIterator[None]:
    """Keep a second process of the same number out of a folder that only one may write to."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"lock-{number}").open("w") as lock:
        if not shared:
            (folder / DATABASE).touch(PRIVATE)
            waited = 0.0
            while True:
                try:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    break
                except OSError:
                    if waited > LARGEST_PATIENCE:
                        raise
                    await asyncio.sleep(0.1)
                    waited += 0.1
        yield


def make_app(settings: Settings, news: News, now: Callable[[], float] = table.now) -> Litestar:
    """The whole server."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with holding(settings.data, settings.number, shared=bool(settings.database)):
            kept = await asyncio.to_thread(store.Store, settings.address)
            writes_waiting.set_function(kept.waiting)
            key = await kept.write(store.setting("key", secrets.token_bytes(32)))
            robots = Robots(settings.bots, settings.bot_seconds)
            hall = Hall(kept, robots, news, now, alone=not settings.database)
            limits = Limits(settings.limits)
            app.state.desk = asking.Desk(hall, key, limits, settings.secure)
            duties = hall.sweep(), hall.listen(), hall.resync(), news.send()
            tasks = [asyncio.create_task(duty) for duty in duties]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                await news.close()
                robots.close()
                await asyncio.to_thread(kept.close)

    app = Litestar(
        route_handlers=[
            *(health, metrics, games),
            *(tables_api.router, moves_api.router, streams.router, records_api.router),
            *(people_api.router, chat.router, pages_api.router),
        ],
        lifespan=[lifespan],
        dependencies={
            "desk": Provide(asking.provide_desk),
            "caller": Provide(asking.provide_caller),
        },
        guards=[asking.admit],
        exception_handlers=_handlers(),
        before_send=[headers.adding(settings.secure)],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=description.config(),
    )
    description.describe_refusals(app)
    return app


def _handlers() -> dict[Any, Any]:
    return {
        table.Refused: asking.answer_refusal,
        BadInput: asking.answer_bad_input,
        NotFoundException: pages_api.not_found,
        HTTPException: asking.answer_http,
        msgspec.MsgspecError: asking.answer_malformed,
        UnicodeDecodeError: asking.answer_malformed,
        RecursionError: asking.answer_malformed,
        Exception: asking.answer_failure,
    }
