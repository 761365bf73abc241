"""What every route needs to know of a request: who asks, from where, and whether it is too much."""

import logging
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler

from tidetable.core.errors import BadInput
from tidetable.core.sentences import sentence
from tidetable.server import limits, people, wire
from tidetable.server.hall import Hall, refusals
from tidetable.server.table import Refused, refused

Connection = ASGIConnection[Any, Any, Any, Any]
YEAR = 365 * 24 * 60 * 60
logger = logging.getLogger("tidetable.asking")


class Desk:
    """What the routes share."""

    def __init__(self, hall: Hall, key: bytes, limit: limits.Limits, secure: bool) -> None:
        self.hall = hall
        self.key = key
        self.limits = limit
        self.secure = secure  # cookies only over HTTPS

    def cookie(self, person: str) -> Cookie:
        """The cookie that says who one is."""
        return Cookie(
            key=people.COOKIE,
            value=people.sign(person, self.key),
            httponly=True,
            secure=self.secure,
            samesite="lax",
            max_age=YEAR,
            path="/",
        )


def desk_of(connection: Connection) -> Desk:
    """The desk, kept in the application's state."""
    desk = connection.app.state.desk
    assert isinstance(desk, Desk)
    return desk


def caller_of(connection: Connection) -> people.Caller:
    """Who sent the request: a signed token from the header, or else from the cookie."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        token = connection.cookies.get(people.COOKIE, "")
    person = people.read_token(token, desk_of(connection).key) if token else None
    client = connection.client
    return people.Caller(person, client.host if client else "")


async def provide_desk(request: Request[Any, Any, Any]) -> Desk:
    """For the routes that ask for the desk."""
    return desk_of(request)


async def provide_caller(request: Request[Any, Any, Any], desk: Desk) -> people.Caller:
    """For the routes that ask who is calling.

    It takes the desk although it has the request: two that do not wait for each other would each
    get a task.
    """
    return caller_of(request)


# The guard runs before the body is read.


async def admit(connection: Connection, handler: BaseRouteHandler) -> None:
    """One guard for both, and async: the framework copies the handler for each, and gives plain
    functions a thread."""
    same_origin(connection)
    within_limits(connection, handler)


def same_origin(connection: Connection) -> None:
    """No other site may act in somebody's name, or listen."""
    origin = connection.headers.get("origin")
    safe = connection.scope.get("method") in ("GET", "HEAD")
    if origin and not safe and urlsplit(origin).netloc != connection.headers.get("host"):
        raise refused("foreign-origin", 403)


def within_limits(connection: Connection, handler: BaseRouteHandler) -> None:
    """Not more than the address and the person may ask for."""
    desk, caller = desk_of(connection), caller_of(connection)
    cost = limits.COSTS.get(str(handler.opt.get("cost")), 1)
    allowed = desk.limits.allow(caller.address, limits.ADDRESS, cost)
    if allowed and caller.person:
        allowed = desk.limits.allow(caller.person, limits.PERSON, cost)
    if not allowed:
        raise refused("too-many", 429)


# Refusals.


def explain(refusal: Refused, table: wire.TableView | None = None) -> wire.Refusal:
    """A refusal as it is sent."""
    reason = refusal.refusal
    return wire.Refusal(
        reason.rule, reason.key, dict(reason.details), sentence(reason.key, reason.details), table
    )


def answer_refusal(request: Request[Any, Any, Any], error: Refused) -> Response[wire.Refusal]:
    """A refused request, with its rule and sentence."""
    refusals.labels(error.refusal.key).inc()
    headers = {"retry-after": "2"} if error.status in (429, 503) else None
    return Response(explain(error), status_code=error.status, headers=headers)


def answer_bad_input(request: Request[Any, Any, Any], error: BadInput) -> Response[wire.Refusal]:
    """Something the engine refused, such as an option."""
    return answer_refusal(request, refused("bad-option", 400, reason=str(error)))


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Refusal]:
    """What the framework refused: no such path, a body of another form."""
    reason = error.detail
    if isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict):
            reason = f"{first.get('message', '')} ({first.get('key', 'body')})"
    return answer_refusal(request, refused("bad-request", error.status_code, reason=reason))


def answer_malformed(
    request: Request[Any, Any, Any], error: msgspec.MsgspecError | UnicodeDecodeError
) -> Response[wire.Refusal]:
    """A body that is no JSON or has another form."""
    return answer_refusal(request, refused("bad-request", 400, reason=str(error)))
