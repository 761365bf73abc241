"""What happened at a table, as it is told afterwards."""

import random
from typing import Any

import msgspec
import pytest

from tests.server.running import Running
from tests.server.test_clocks import with_customs
from tests.server.test_tables import heard, seated, two_people, whose_turn
from tidetable.core.rules import ONLOOKER
from tidetable.games import GAMES
from tidetable.server import turns, wire
from tidetable.server.table import Table


def play(table: Table, dice: random.Random) -> list[int]:
    """Play a game to its end; give the first step that may be read after each move."""
    firsts = []
    while table.status == "running":
        seat, text = table.game.to_move, dice.choice(table.game.moves).text
        turns.move(table, wire.MakeMoves(seat, table.step, "", [text]), 1.0)
        firsts.append(table.log_from)
        for viewer in (seat, ONLOOKER):
            steps = [told.step for told in heard(table, viewer)]
            assert steps == list(range(table.log_from, table.step + 1))
    return firsts


@pytest.mark.parametrize("players", ["ab", "abc", "abcd"])
def test_a_table_that_plays_from_memory_takes_old_lines_away(players: str) -> None:
    table = seated("sea-salt-paper", players)
    *firsts, last = play(table, random.Random(4))
    assert firsts == sorted(firsts)
    assert firsts[0] == last == 1  # everything may be read when the game is over
    assert len(set(firsts)) > 10
    before = {turn[1] for turn in table.turns}
    assert set(firsts) <= before | {1}


def test_as_many_turns_are_told_as_two_laps_have() -> None:
    table = seated("sea-salt-paper", "abc")
    dice = random.Random(2)
    while len(table.turns) < 20:
        seat, text = table.game.to_move, dice.choice(table.game.moves).text
        turns.move(table, wire.MakeMoves(seat, table.step, "", [text]), 1.0)
    moves = [told for told in heard(table, 0) if isinstance(told, wire.Moved)]
    laps = [moves[0].seat]
    for told in moves:
        if told.seat != laps[-1]:
            laps.append(told.seat)
    assert len(laps) == 6


@pytest.mark.parametrize(
    ("game", "options"), [("azul", {}), ("sea-salt-paper", {"memory_aid": True})]
)
def test_elsewhere_every_line_stays(game: str, options: dict[str, Any]) -> None:
    assert set(play(seated(game, "ab", **options), random.Random(1))) == {1}


def test_history_and_stream_leave_out_the_same_lines(server: Running) -> None:
    ann, ben, table = two_people(server, "sea-salt-paper")
    view, dice = ann.look(table), random.Random(3)
    while view["log_from"] < 40:
        person, view = whose_turn([ann, ben], table)
        view = person.move(view, dice.choice(view["legal"]))
    told = ann.get(f"/api/tables/{table}/history", after=0)
    assert [one["step"] for one in told] == list(range(view["log_from"], view["step"] + 1))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_comes_back_from_its_json(game: str) -> None:
    table = seated(game, "ab")
    play(table, random.Random(5))
    for text, told in zip(table.told_to(0, 0), heard(table, 0), strict=True):
        assert msgspec.json.encode(told) == bytes(text)
        if isinstance(told, wire.Moved | wire.Dealt):
            for event in told.events:
                msgspec.convert(event, table.rules.face.event_type)


def test_a_bot_that_takes_over_is_told_with_the_reason() -> None:
    def reason(table: Table) -> str:
        told = heard(table, 0)[-1]
        assert isinstance(told, wire.Replaced)
        return told.why

    left, late, asked = (with_customs("ab", wire.Clock("move", 60)) for _ in range(3))
    turns.leave(left, 0, 10.0)
    turns.time_out(late, 61.0)
    asked.header = msgspec.structs.replace(asked.header, customs=wire.Customs())
    turns.ask(asked, 1, wire.Ask("replace", asked.step, 0), 601.0)
    assert [reason(table) for table in (left, late, asked)] == ["left", "clock", "proposal"]


@pytest.mark.parametrize("game", GAMES)
def test_the_description_of_the_api_has_the_events(server: Running, game: str) -> None:
    schemas = server.person("Ann").get("/schema/openapi.json")["components"]["schemas"]
    title = game.title().replace("-", "")
    kinds = schemas[f"{title}Event"]["discriminator"]["mapping"]
    assert len(kinds) > 10
    for what, reference in kinds.items():
        schema = schemas[reference.rsplit("/", 1)[1]]
        assert schema["properties"]["what"]["enum"] == [what]
