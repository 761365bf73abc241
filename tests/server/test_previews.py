"""What turns would give, and how the last round ended, over HTTP."""

import pytest

from tests.server.running import Running, wait_for
from tests.server.test_tables import two_people, whose_turn
from tidetable.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_who_is_to_move_is_told_what_each_move_would_give(server: Running, game: str) -> None:
    ann, ben, table = two_people(server, game)
    mover, view = whose_turn([ann, ben], table)
    told = mover.get(f"/api/tables/{table}/previews")
    assert told["step"] == view["step"]
    assert {one["moves"][0] for one in told["previews"]} == set(view["legal"])


def test_nobody_else_is_told(server: Running) -> None:
    ann, ben, table = two_people(server)
    mover, _ = whose_turn([ann, ben], table)
    other = ben if mover is ann else ann
    refusals = {other: (409, "table-not-your-turn"), server.person("Cid"): (403, "table-no-seat")}
    for person, (status, key) in refusals.items():
        answer = person.client.get(f"/api/tables/{table}/previews")
        assert (answer.status_code, answer.json()["key"]) == (status, key)


def test_where_all_lies_open_another_seat_can_be_looked_at(server: Running) -> None:
    ann, ben, table = two_people(server, "maui")
    mover, view = whose_turn([ann, ben], table)
    other = 1 - view["you"]
    turns = mover.get(f"/api/tables/{table}/previews", seat=other)["previews"]
    assert {turn["moves"][0].partition(":")[0] for turn in turns} <= {"take", "dollars"}
    for game, seat in (("maui", 5), ("sea-salt-paper", 0), ("sea-salt-paper", 1)):
        ann, ben, table = two_people(server, game)
        mover, view = whose_turn([ann, ben], table)
        if seat == view["you"]:
            continue
        answer = mover.client.get(f"/api/tables/{table}/previews", params={"seat": seat})
        assert (answer.status_code, answer.json()["key"]) == (404, "table-no-such-seat")


def test_the_first_round_has_none_before_it(server: Running) -> None:
    ann, _, table = two_people(server, "sea-salt-paper")
    assert ann.get(f"/api/tables/{table}/last-round") == {"shown": None}


def test_a_round_ends_before_everybodys_eyes(server: Running) -> None:
    ann = server.person("Ann")
    table = ann.make("sea-salt-paper", ["bot:beginner", "bot:beginner"])["table"]["table"]
    wait_for(lambda: ann.look(table)["status"] == "over")
    last = server.person("Ben").get(f"/api/tables/{table}/last-round")["shown"]
    scores = ann.look(table)["scores"]
    assert last is not None
    assert [player["total"] for player in last["players"]] == scores
