"""What the processes of a server tell each other. One that is alone has nobody to tell."""

from collections.abc import AsyncIterator

from tidetable.server.settings import Settings


class News:
    """Nobody is told and nothing is heard."""

    has_others = False  # whether there are other processes

    def elsewhere(self, table: str) -> bool:
        """Whether another process of this server keeps the table."""
        return False

    def tell(self, table: str, message: bytes) -> None:
        """Tell the others of a table, soon; nobody waits for it."""

    async def send(self) -> None:
        """Send what was told, for as long as the server runs."""

    async def hear(self) -> AsyncIterator[bytes]:
        """What the others tell, for as long as the server runs."""
        return
        yield  # what makes this a generator

    async def close(self) -> None:
        """Let go of the connections."""


def news_at(settings: Settings) -> News:
    """To processes on the same SQLite file, or through Redis; its library takes a while to load."""
    if settings.letterboxes:
        from tidetable.server.siblings import Siblings

        return Siblings(settings.number, settings.letterboxes)
    if settings.redis:
        from tidetable.server.redis_news import RedisNews

        return RedisNews(settings.redis)
    return News()
