"""Routes of people: who am I, my games, my data; and ratings."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.params import Parameter
from sqlalchemy import Connection, select

from tidetable.server import forgetting, listing, people, ratings, schema, wire
from tidetable.server.asking import GAME_LETTERS, Desk, SomeGame
from tidetable.server.people import Caller
from tidetable.server.table import refused

MOST_TABLES = 100
MOST_RATINGS = 100


@get("/")
async def who_am_i(desk: Desk, caller: Caller) -> wire.Person:
    """My name here, if I have one."""
    return await _person(desk, caller.person)


async def _person(desk: Desk, person: str | None) -> wire.Person:
    columns = schema.people.c
    query = select(columns.name, columns.passphrase).where(columns.id == person)
    row = await desk.hall.store.read(lambda connection: connection.execute(query).first())
    return wire.Person(None) if row is None else wire.Person(row[0], None, row[1] is not None)


@post("/", status_code=200)
async def choose_name(data: wire.NewName, desk: Desk, caller: Caller) -> Response[wire.Person]:
    """Choose a nickname. A program asks for a token and says that it is a bot."""
    hall = desk.hall
    person = await desk.known(caller) or people.new_id()
    name, now = people.clean_name(data.name), hall.now()
    await hall.store.write(
        lambda connection: people.keep_name(connection, person, name, data.bot, now)
    )
    token = people.sign(person, desk.key) if data.token else None
    return Response(wire.Person(name, token), cookies=[desk.cookie(person)])


@delete("/", status_code=204)
async def forget_me(desk: Desk, caller: Caller) -> Response[None]:
    """Delete all that is known of me. Games I played stay, without my name."""
    person = known(caller)
    await forgetting.forget(desk.hall, person)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(people.COOKIE, path="/")
    return response


def known(caller: Caller) -> str:
    """The caller's id; who has none has to choose a name first."""
    if caller.person is None:
        raise refused("who-are-you", 401)
    return caller.person


@get("/data", opt={"cost": "export"})
async def my_data(desk: Desk, caller: Caller) -> dict[str, Any]:
    """Everything that is kept about me."""
    person, read = known(caller), desk.hall.store.read
    traces = await read(forgetting.traces_of(person))
    sat = [
        {"table": table, "step": step, **msgspec.json.decode(note)}
        for table, step, note in traces.notes  # also where I got up again
    ]
    return await read(listing.all_of(person)) | {"sat": sat}


@get("/tables")
async def my_tables(
    desk: Desk,
    caller: Caller,
    game: SomeGame = None,
    status: wire.Status | None = None,
    before: float | None = None,
    opponent: Annotated[str | None, Parameter(max_length=40)] = None,
) -> list[wire.TableLine]:
    """My games, the newest first; with somebody, if a part of their name is given."""
    search = listing.Search(game, status, before, MOST_TABLES)
    name = None if opponent is None else people.clean(opponent, people.LONGEST_NAME)
    return await desk.hall.store.read(listing.of_person(known(caller), search, name))


@post("/passphrase", status_code=200, opt={"cost": "sign in"})
async def keep_me(data: wire.Passphrase, desk: Desk, caller: Caller) -> wire.Person:
    """Keep my name with a passphrase, to be the same person on another device."""
    person, name = await desk.known(caller), people.clean_name(data.name)
    if person is None:
        raise refused("who-are-you", 401)
    if name == people.GUEST:
        raise refused("name-taken", 409)
    async with desk.hashing:
        hashed = await asyncio.to_thread(people.hasher.hash, data.passphrase)

    def job(connection: Connection) -> None:
        people.still_known(person)(connection)
        people.keep_name(connection, person, name, False, desk.hall.now())
        people.keep_passphrase(connection, person, hashed)

    await desk.hall.store.write(job)
    return await _person(desk, person)


@post("/sign-in", status_code=200, opt={"cost": "sign in"})
async def sign_in(data: wire.Passphrase, desk: Desk) -> Response[wire.Person]:
    """Be the person who keeps this name."""
    name = people.clean_name(data.name)
    found = await desk.hall.store.read(lambda connection: people.with_passphrase(connection, name))
    if found is None:
        raise refused("wrong-passphrase", 403)
    async with desk.hashing:
        fits = await asyncio.to_thread(people.fits, found[1], data.passphrase)
    if not fits:
        raise refused("wrong-passphrase", 403)
    return Response(wire.Person(name, None, True), cookies=[desk.cookie(found[0])])


@get("/api/ratings/{game:str}")
async def best(
    game: Annotated[str, Parameter(max_length=40, pattern=GAME_LETTERS)],
    desk: Desk,
    players: Annotated[int, Parameter(ge=2, le=8)] = 2,
) -> list[wire.RatingLine]:
    """The highest ratings of a game for so many players."""
    return await desk.hall.store.read(ratings.best(game, players, MOST_RATINGS))


me = Router(
    "/api/me",
    route_handlers=[who_am_i, choose_name, forget_me, my_data, my_tables, keep_me, sign_in],
    tags=["people"],
)
router = Router("/", route_handlers=[me, best], tags=["people"])
