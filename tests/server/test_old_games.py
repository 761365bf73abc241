"""Finished games of older rules: nobody can open the table, everybody can have the record."""

import random
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from tests.server.test_making import NEW, at_a_desk, make
from tidetable.core.log import checked
from tidetable.server import moves_api, records_api, tables_api, wire
from tidetable.server.asking import Desk
from tidetable.server.people import Caller
from tidetable.server.table import Refused, Table


async def play(desk: Desk) -> Table:
    """A whole game, in which a move is taken back."""
    name, ann = await make(desk, msgspec.structs.replace(NEW, salt="pepper"))
    sat = await tables_api.sit.fn(name, 1, wire.Sit(name="Ben"), desk, Caller(None, ""))
    people = ann, Caller(sat.cookies[0].value.partition(".")[0], "")
    live, dice = await desk.hall.find(name), random.Random(1)
    while live.table.status != "over":
        game, step = live.table.game, live.table.step
        request = wire.MakeMoves(game.to_move, step, str(step), [dice.choice(game.moves).text])
        await moves_api.answer(name, request, desk, people[request.seat])
        if len(live.table.moved) == 2:
            asked = wire.Ask("undo", live.table.step)
            await tables_api.ask.fn(name, asked, desk, people[request.seat])
    return live.table


def test_the_record_outlives_the_rules(tmp_path: Path) -> None:
    async def have(desk: Desk) -> None:
        table = await play(desk)
        name, was = table.header.id, table.proof()
        older = text("UPDATE tables SET rules = 0")
        await desk.hall.store.write(lambda connection: connection.execute(older))
        desk.hall.live.clear()
        with pytest.raises(Refused, match="older version"):
            await tables_api.look.fn(name, desk, Caller(None, ""))
        proof = (await records_api.proof.fn(name, desk)).content
        assert (await records_api.log.fn(name, desk)).content == checked(proof.log)
        assert (proof.secret, proof.commitment, proof.salts) == (
            *(was.secret, was.commitment),
            ["pepper", ""],
        )
        for part in ("game", "options", "players", "scores", "steps"):
            assert getattr(proof.log, part) == getattr(was.log, part)

    at_a_desk(tmp_path, have)


def test_a_game_of_older_rules_that_was_not_finished_stays_closed(tmp_path: Path) -> None:
    async def have(desk: Desk) -> None:
        name, _ = await make(desk)
        older = text("UPDATE tables SET rules = 0")
        await desk.hall.store.write(lambda connection: connection.execute(older))
        desk.hall.live.clear()
        for route in (records_api.proof, records_api.log):
            with pytest.raises(Refused, match="older version"):
                await route.fn(name, desk)

    at_a_desk(tmp_path, have)
