"""What the processes of a server tell each other. One that is alone has nobody to tell."""

from collections.abc import AsyncIterator


class News:
    """Nobody is told and nothing is heard."""

    def tell(self, message: bytes) -> None:
        """Tell the others, soon; nobody waits for it."""

    async def send(self) -> None:
        """Send what was told, for as long as the server runs."""

    async def hear(self) -> AsyncIterator[bytes]:
        """What the others tell, for as long as the server runs."""
        return
        yield  # what makes this a generator

    async def close(self) -> None:
        """Let go of the connections."""


def news_at(address: str) -> News:
    """Through Redis, if there is an address; its library takes a while to load."""
    if not address:
        return News()
    from tidetable.server.redis_news import RedisNews

    return RedisNews(address)
