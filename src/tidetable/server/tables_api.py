"""Routes of tables: make one, sit down, look, ask, answer, leave; moves have their own file."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, cast

from litestar import Response, Router, get, post
from litestar.params import Parameter, QueryParameter
from sqlalchemy import Connection

from tidetable.bots.choosers import LEVELS
from tidetable.core import fair
from tidetable.core.options import complete
from tidetable.core.rules import ONLOOKER
from tidetable.games import GAMES, rules_of
from tidetable.server import listing, people, store, turns, wire
from tidetable.server.actions import Action, Sitting
from tidetable.server.asking import Desk, SomeGame, TableId
from tidetable.server.hall import seat_for, texts
from tidetable.server.people import Caller
from tidetable.server.table import Header, Table, refused

TABLE_ID_BYTES = 9
SECRET_BYTES = 16
MOST_TABLES = 50
HINT_LEVEL = "expert"
RATED_STAND_INS = "beginner", "casual"  # nobody is to win by leaving

SeatNumber = Annotated[int, Parameter(ge=0, le=7)]


@post("/", opt={"cost": "new table"})
async def make_table(data: wire.NewTable, desk: Desk, caller: Caller) -> Response[wire.Made]:
    """Make a table and sit down at it. The links of its seats are shown once."""
    hall = desk.hall
    options = checked(data)
    person, name = await known_as(desk, caller, data.name)
    bot = await hall.store.read(lambda connection: people.is_bot(connection, person))
    me = Sitting("person", name, person, outside_bot=bot, salt=data.salt)
    if data.rated and bot and "me" in data.seats:
        raise refused("rated-with-bots", 403)
    header = new_header(data, options, person, hall.now())
    sittings = [sitting_for(wish, me) for wish in data.seats]
    links = {
        seat: secrets.token_urlsafe(SECRET_BYTES)
        for seat, sitting in enumerate(sittings)
        if sitting.kind == "link"
    }
    table = await seat_all(desk, header, sittings, links)
    paths = {str(seat): link_to(header.id, seat, secret) for seat, secret in links.items()}
    made = wire.Made(table.seen_by(person, hall.now()), paths)
    return Response(made, status_code=201, cookies=[desk.cookie(person)])


async def seat_all(
    desk: Desk, header: Header, sittings: Sequence[Sitting], links: Mapping[int, str]
) -> Table:
    """A new table with everybody on their seats; it is kept whole or not at all."""
    now, table = desk.hall.now(), header.id

    def change(newer: Table) -> list[Action]:
        every = [turns.sit(newer, seat, sitting, now) for seat, sitting in enumerate(sittings)]
        return [action for some in every for action in some]

    noted = [
        store.seat_person(table, seat, sitting.person) for seat, sitting in enumerate(sittings)
    ]
    hashed = [store.seat_link(table, seat, people.hash_of(link)) for seat, link in links.items()]
    known = people.still_known(header.owner)
    return await desk.hall.make(header, change, store.together(known, *noted, *hashed))


async def known_as(desk: Desk, caller: Caller, name: str | None) -> tuple[str, str]:
    """The caller's id and name; somebody new gets both."""
    hall = desk.hall
    person = await desk.known(caller) or people.new_id()
    known = await hall.store.read(lambda connection: people.name_of(connection, person))
    wanted = people.clean_name(name) if name is not None else known or people.GUEST
    if wanted != known:
        now = hall.now()
        await hall.store.write(
            lambda connection: people.keep_name(connection, person, wanted, False, now)
        )
    return person, wanted


def checked(data: wire.NewTable) -> dict[str, wire.Word]:
    """The options of a new table, all of them, if everything asked for is possible."""
    if data.game not in GAMES:
        raise refused("no-such-game", 404, game=data.game[:40])
    options = complete(rules_of(data.game), {"players": len(data.seats), **data.options})
    if options["players"] != len(data.seats):
        players = options["players"]
        raise refused("bad-seats", 400, players=players, seats=len(data.seats))
    if data.seats.count("me") > 1:
        raise refused("me-twice", 400)
    for wish in data.seats:
        sitting_for(wish, Sitting("person"))
    if data.rated and any(seat.startswith("bot:") for seat in data.seats):
        raise refused("rated-with-bots", 400)
    if data.rated and data.customs.stand_in not in RATED_STAND_INS:
        raise refused("rated-stand-in", 400)
    return options


def new_header(
    data: wire.NewTable, options: dict[str, wire.Word], owner: str, now: float
) -> Header:
    """What a table is made with."""
    return Header(
        id=secrets.token_urlsafe(TABLE_ID_BYTES),
        game=data.game,
        rules=rules_of(data.game).version,
        options=options,
        customs=data.customs,
        owner=owner,
        secret=fair.new_secret(),
        created=now,
        public=data.public,
        rated=data.rated,
        seats=len(data.seats),
    )


def sitting_for(wish: str, me: Sitting) -> Sitting:
    """Who sits on a seat of a new table."""
    kind, _, level = wish.partition(":")
    if wish == "me":
        return me
    if wish == "open":
        return Sitting("open")
    if wish == "link":
        return Sitting("link")
    if kind == "bot" and level in LEVELS:
        return Sitting("bot", level, bot=level)
    raise refused("unknown-seat", 400, seat=wish)


def link_to(table: str, seat: int, secret: str) -> str:
    """The path that opens a seat. A browser does not send what follows the #: it is in no log."""
    return f"/table/{table}#seat={seat}&secret={secret}"


@get("/")
async def list_tables(
    desk: Desk,
    caller: Caller,
    game: SomeGame = None,
    status: wire.Status | None = None,
    before: float | None = None,
) -> list[wire.TableLine]:
    """Public tables, the newest first."""
    search = listing.Search(game, status, before, MOST_TABLES)
    return await desk.hall.store.read(listing.public(caller.person, search))


@get("/{table:str}")
async def look(table: TableId, desk: Desk, caller: Caller) -> wire.TableView:
    """The table as the caller may see it."""
    live = await desk.hall.find(table)
    return live.table.seen_by(caller.person, desk.hall.now())


@get("/{table:str}/history")
async def history(
    table: TableId, desk: Desk, caller: Caller, after: Annotated[int, Parameter(ge=0)] = 0
) -> list[wire.Told]:
    """What happened after a step, as the caller may know it."""
    live = await desk.hall.find(table)
    told: Any = live.table.told_to(live.table.seat_of(caller.person), after)
    return cast(list[wire.Told], told)


@post("/{table:str}/seats/{seat:int}/sit")
async def sit(
    table: TableId, seat: SeatNumber, data: wire.Sit, desk: Desk, caller: Caller
) -> Response[wire.TableView]:
    """Take an open seat, or the one whose link I was given."""
    hall = desk.hall
    now = (await hall.find(table)).table
    check_seat(now, seat)
    if caller.person is not None and now.seats[seat].person == caller.person:
        return Response(now.seen_by(caller.person, hall.now()))  # sent again
    noted, kind = store.seat_person, now.seats[seat].kind
    if kind == "link":
        link = people.hash_of(data.secret or "")
        if link != await hall.store.read(store.link_of(table, seat)):
            raise refused("bad-link", 403)
        noted = partial(store.use_link, link=link)
    person, name = await known_as(desk, caller, data.name)
    bot = await hall.store.read(lambda connection: people.is_bot(connection, person))
    sitting = Sitting("person", name, person, outside_bot=bot, salt=data.salt)

    def change(newer: Table) -> list[Action]:
        check_free(newer, seat, sitting)
        if newer.seats[seat].kind != kind:  # the owner has just given it a link
            raise refused("bad-link", 403)
        return turns.sit(newer, seat, sitting, hall.now())

    also = store.together(people.still_known(person), noted(table, seat, person))
    after = await hall.act(table, change, also)
    return Response(after.seen_by(person, hall.now()), cookies=[desk.cookie(person)])


def check_free(table: Table, seat: int, sitting: Sitting) -> None:
    """Refuse who cannot sit there."""
    if table.seats[seat].kind not in ("open", "link"):
        raise refused("seat-taken", 409)
    if table.seat_of(sitting.person) != ONLOOKER:
        raise refused("already-seated", 409)
    if table.header.rated and sitting.outside_bot:
        raise refused("rated-with-bots", 403)


def check_seat(table: Table, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if seat not in range(len(table.seats)):
        raise refused("no-such-seat", 404, seat=seat)


@post("/{table:str}/seats/{seat:int}/link", opt={"cost": "ask"})
async def new_link(table: TableId, seat: SeatNumber, desk: Desk, caller: Caller) -> wire.Link:
    """Give a person's seat a new link; who sat there, or had the old link, has it no more."""
    hall = desk.hall
    secret = secrets.token_urlsafe(SECRET_BYTES)
    known = (await hall.find(table)).table
    check_seat(known, seat)

    def change(newer: Table) -> list[Action]:
        if caller.person is None or caller.person != newer.header.owner:
            raise refused("not-owner", 403)
        if newer.seats[seat].kind == "bot" or newer.seats[seat].person == caller.person:
            raise refused("seat-taken", 409)
        if newer.status == "over":
            raise refused("is-over", 409)
        if newer.header.rated and newer.status != "waiting":
            raise refused("rated-seat", 409)
        return turns.sit(newer, seat, Sitting("link"), hall.now())

    freed = store.seat_person(table, seat, None)
    hashed = store.seat_link(table, seat, people.hash_of(secret))
    await hall.act(table, change, store.together(freed, hashed))
    return wire.Link(link_to(table, seat, secret))


@post("/{table:str}/ask", status_code=200, opt={"cost": "ask"})
async def ask(table: TableId, data: wire.Ask, desk: Desk, caller: Caller) -> wire.TableView:
    """Ask to take back my last move, to pause, or to let a bot play for somebody."""
    hall = desk.hall

    def change(newer: Table) -> list[Action]:
        seat = seat_for(newer, caller.person)
        if data.after != newer.step:
            raise refused("stale", 409)
        if newer.seats[seat].stand_in:
            raise refused("already-left", 409)
        return turns.ask(newer, seat, data, hall.now())

    return (await hall.act(table, change)).seen_by(caller.person, hall.now())


@post("/{table:str}/answer", status_code=200, opt={"cost": "ask"})
async def answer(table: TableId, data: wire.Answer, desk: Desk, caller: Caller) -> wire.TableView:
    """Agree to what was asked, or refuse it."""
    hall = desk.hall

    def change(newer: Table) -> list[Action]:
        seat = seat_for(newer, caller.person)
        if data.after != newer.step:
            raise refused("stale", 409)
        return turns.answer(newer, seat, data.agree, hall.now())

    return (await hall.act(table, change)).seen_by(caller.person, hall.now())


@post("/{table:str}/leave", status_code=200, opt={"cost": "ask"})
async def leave(table: TableId, desk: Desk, caller: Caller) -> wire.TableView:
    """Get up. From a game that has begun a bot plays on, and I may come back."""
    hall = desk.hall
    freed: list[Callable[[Connection], None]] = []

    def change(newer: Table) -> list[Action]:
        seat = seat_for(newer, caller.person)
        freed[:] = [store.seat_person(table, seat, None)] if newer.status == "waiting" else []
        return turns.leave(newer, seat, hall.now())

    after = await hall.act(table, change, lambda connection: store.together(*freed)(connection))
    return after.seen_by(caller.person, hall.now())


@post("/{table:str}/retake", status_code=200, opt={"cost": "ask"})
async def retake(table: TableId, desk: Desk, caller: Caller) -> wire.TableView:
    """Come back to my seat, where a bot played on."""
    return await _come_back(table, desk, caller, turns.retake)


@post("/{table:str}/resume", status_code=200, opt={"cost": "ask"})
async def resume(table: TableId, desk: Desk, caller: Caller) -> wire.TableView:
    """Go on with a paused game."""
    return await _come_back(table, desk, caller, turns.resume)


async def _come_back(
    table: str,
    desk: Desk,
    caller: Caller,
    doing: Callable[[Table, int, float], list[Action]],
) -> wire.TableView:
    hall = desk.hall

    def change(newer: Table) -> list[Action]:
        return doing(newer, seat_for(newer, caller.person), hall.now())

    return (await hall.act(table, change)).seen_by(caller.person, hall.now())


@get("/{table:str}/hint", opt={"cost": "hint"})
async def hint(table: TableId, desk: Desk, caller: Caller) -> list[wire.Hint]:
    """What a bot would look at on the caller's turn, the best first."""
    hall = desk.hall
    now = (await hall.find(table)).table
    seat = seat_for(now, caller.person)
    if not now.header.customs.hints:
        raise refused("no-hints", 403)
    if now.status != "running" or now.to_move != seat:
        raise refused("not-your-turn", 409)
    if len(now.game.moves) == 1:
        raise refused("only-move", 409)
    choice = await hall.ask(now, seat, HINT_LEVEL)
    if not choice.candidates:  # until the rules are compiled nobody searches
        raise refused("no-hint-yet", 409)
    return [
        wire.Hint(
            move=now.rules.face.move_text(one.move),
            visits=one.visits,
            points=one.points,
            win=one.win,
            line=texts(now, one.line),
            event=now.rules.face.events(now.game.state, one.move, seat)[0],
        )
        for one in choice.candidates
    ]


@get("/{table:str}/previews")
async def previews(
    table: TableId,
    desk: Desk,
    caller: Caller,
    of: Annotated[int | None, QueryParameter(name="seat", ge=0, le=7)] = None,
) -> wire.Previews:
    """What each of the caller's possible turns would give: points, losses, steps. In games without
    secrets also for another seat, as if it were to move now."""
    now = (await desk.hall.find(table)).table
    seat = seat_for(now, caller.person)
    if now.status != "running" or (now.to_move != seat and of in (None, seat)):
        raise refused("not-your-turn", 409)
    record = now.game.view(seat).record
    if of is None or of == seat:
        found = await asyncio.to_thread(now.rules.face.previews, record)
    elif now.rules.face.outlook is None or of >= len(now.seats):
        raise refused("no-such-seat", 404, seat=of)
    else:
        found = await asyncio.to_thread(now.rules.face.outlook, record, of)
    return wire.Previews(now.step, list(found))


@get("/{table:str}/last-round")
async def last_round(table: TableId, desk: Desk) -> wire.LastRound:
    """The last round as everybody saw it when it had ended: hands turned over, points paid."""
    return wire.LastRound((await desk.hall.find(table)).table.last_round)


router = Router(
    "/api/tables",
    route_handlers=[
        make_table,
        list_tables,
        look,
        history,
        sit,
        new_link,
        ask,
        answer,
        leave,
        retake,
        resume,
        hint,
        previews,
        last_round,
    ],
    tags=["tables"],
)
