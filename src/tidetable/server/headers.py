"""What every answer tells the browser: no other host, nothing inline, no frames."""

from typing import Any

from litestar.types import Message, Scope

POLICY = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "object-src 'none'; img-src 'self' data:"
)
ALWAYS = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HTTPS = {"strict-transport-security": "max-age=31536000"}


def on_every_answer(secure: bool) -> list[tuple[bytes, bytes]]:
    """What is added to every answer."""
    headers = ALWAYS | (HTTPS if secure else {})
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def adding(secure: bool) -> Any:
    """A hook that adds them where the answer leaves, so that no error is without them."""
    encoded = on_every_answer(secure)

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *encoded]

    return add
