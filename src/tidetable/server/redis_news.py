"""How the processes of a server hear of each other: through Redis.

They tell only that a table has something new; what it is stands in the database. So news may get
lost, as when Redis is away: the hall also looks into the database every few seconds.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress

from redis.asyncio import Redis
from redis.exceptions import RedisError

from tidetable.server.news import News

CHANNEL = "tidetable"
AGAIN = 1.0  # seconds from a lost connection to the next attempt
PATIENCE = 5.0  # seconds for Redis to answer
MOST_WAITING = 10_000

logger = logging.getLogger("tidetable.news")


class RedisNews(News):
    """What is told to other processes, and heard from them."""

    has_others = True

    def __init__(self, address: str) -> None:
        self.redis = Redis.from_url(
            address, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE
        )
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)

    def tell(self, table: str, message: bytes) -> None:
        """Tell the others of a table, soon; nobody waits for it."""
        with suppress(asyncio.QueueFull):
            self.waiting.put_nowait(message)

    async def send(self) -> None:
        """Send what was told, for as long as the server runs."""
        while True:
            message = await self.waiting.get()
            try:
                await self.redis.publish(CHANNEL, message)
            except (RedisError, OSError) as error:
                logger.warning("news not sent", extra={"reason": str(error)})

    async def hear(self) -> AsyncIterator[bytes]:
        """What the others tell, for as long as the server runs."""
        while True:
            try:
                async with self.redis.pubsub() as listening:
                    await listening.subscribe(CHANNEL)
                    while True:
                        heard = await listening.get_message(True, timeout=PATIENCE)
                        if heard is not None:
                            yield heard["data"]
            except (RedisError, OSError) as error:
                logger.warning("no news, asking again", extra={"reason": str(error)})
            await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """Let go of the connections."""
        with suppress(RedisError, OSError):
            await self.redis.aclose()
