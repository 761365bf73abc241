"""What every route needs to know of a request: who asks, from where, and whether it is too much."""

import asyncio
import logging
import math
from typing import Annotated, Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.params import Parameter

from tidetable.core.errors import BadInput
from tidetable.core.sentences import sentence
from tidetable.server import limits, people, wire
from tidetable.server.hall import Hall, refusals
from tidetable.server.table import Refused, refused

# Not every database takes every character; these are all that names of games and tables have.
GAME_LETTERS = r"^[a-z-]*$"
TABLE_LETTERS = r"^[A-Za-z0-9_-]*$"
TableId = Annotated[str, Parameter(max_length=40, pattern=TABLE_LETTERS)]
SomeGame = Annotated[str | None, Parameter(max_length=40, pattern=GAME_LETTERS)]

Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
CALLER = "tidetable.caller"  # in the scope of a request, once it was asked for
YEAR = 365 * 24 * 60 * 60
SOON = 2  # seconds after which a busy server may be asked again
# What a form of another site can send without asking.
FORMS = "application/x-www-form-urlencoded", "multipart/form-data", "text/plain"
KEYS = {404: "no-such-path", 405: "no-such-method", 413: "too-large"}
logger = logging.getLogger("tidetable.asking")


class Desk:
    """What the routes share."""

    def __init__(self, hall: Hall, key: bytes, limit: limits.Limits, secure: bool) -> None:
        self.hall = hall
        self.key = key
        self.limits = limit
        self.secure = secure  # cookies only over HTTPS
        self.hashing = asyncio.Lock()  # one passphrase at a time: each takes much memory

    async def known(self, caller: people.Caller) -> str | None:
        """Who calls. The token of somebody who was deleted is good for nothing any more."""
        person = caller.person
        if person is None:
            return None
        name = await self.hall.store.read(lambda connection: people.name_of(connection, person))
        return None if name is None else person

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
    desk = connection.app.state["desk"]
    assert isinstance(desk, Desk)
    return desk


def caller_of(connection: Connection) -> people.Caller:
    """Who sent the request: a signed token from the header, or else from the cookie."""
    scope: Any = connection.scope
    if CALLER not in scope:
        scope[CALLER] = _read_caller(connection)
    caller: people.Caller = scope[CALLER]
    return caller


def _read_caller(connection: Connection) -> people.Caller:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        token = connection.cookies.get(people.COOKIE, "")
    person = None
    if 0 < len(token) <= people.LONGEST_TOKEN:
        person = people.read_token(token, desk_of(connection).key)
    client = connection.client
    return people.Caller(person, client.host if client else "")


async def provide_desk(request: AnyRequest) -> Desk:
    """For the routes that ask for the desk."""
    return desk_of(request)


async def provide_caller(request: AnyRequest, desk: Desk) -> people.Caller:
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
    origin, host = connection.headers.get("origin"), connection.headers.get("host")
    safe = connection.scope.get("method") in ("GET", "HEAD")
    if origin and not safe and origin not in (f"http://{host}", f"https://{host}"):
        raise refused("foreign-origin", 403)
    kind = connection.headers.get("content-type", "")
    if not safe and kind.partition(";")[0].strip().lower() in FORMS:
        raise refused("not-json", 415)


def within_limits(connection: Connection, handler: BaseRouteHandler) -> None:
    """Not more than the address and the person may ask for."""
    desk, caller = desk_of(connection), caller_of(connection)
    cost = limits.COSTS.get(str(handler.opt.get("cost")), 1)
    wait = desk.limits.wait(limits.place(caller.address), limits.ADDRESS, cost)
    if not wait and caller.person:
        wait = desk.limits.wait(caller.person, limits.PERSON, cost)
    if wait:
        raise refused("too-many", 429, seconds=math.ceil(wait))


# Refusals.


def explain(refusal: Refused, table: wire.TableView | None = None) -> wire.Refusal:
    """A refusal as it is sent."""
    reason = refusal.refusal
    return wire.Refusal(
        reason.rule, reason.key, dict(reason.details), sentence(reason.key, reason.details), table
    )


def answer_refusal(request: AnyRequest, error: Refused) -> Response[wire.Refusal]:
    """A refused request, with its rule and sentence."""
    refusals.labels(error.refusal.key).inc()
    headers = {}
    if error.status in (429, 503):
        headers["retry-after"] = str(error.refusal.details.get("seconds", SOON))
    return Response(explain(error), status_code=error.status, headers=headers)


def answer_bad_input(request: AnyRequest, error: BadInput) -> Response[wire.Refusal]:
    """Answer what the engine refused: an option. Its reason is for programmers, in English."""
    option = getattr(error, "option", "") or "data"
    return answer_refusal(request, refused("bad-option", 400, option=option, reason=str(error)))


def answer_http(request: AnyRequest, error: HTTPException) -> Response[wire.Refusal]:
    """What the framework refused: no such path, a body of another form."""
    key, status = KEYS.get(error.status_code, "bad-request"), error.status_code
    details = {"reason": _reason(error)} if key == "bad-request" else {}
    response = answer_refusal(request, refused(key, status, **details))
    response.headers.update(error.headers or {})
    return response


def _reason(error: HTTPException) -> str:
    if isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict):
            return f"{first.get('message', '')} ({first.get('key', 'body')})"
    return error.detail


def answer_malformed(request: AnyRequest, error: Exception) -> Response[wire.Refusal]:
    """A body that is no JSON, has another form or is nested too deeply."""
    return answer_refusal(request, refused("bad-request", 400, reason=str(error)))


def answer_failure(request: AnyRequest, error: Exception) -> Response[wire.Refusal]:
    """A mistake of ours: noted with all we know, told without."""
    logger.error("failed", exc_info=error, extra={"path": request.scope["path"]})
    return answer_refusal(request, refused("failure", 500))
