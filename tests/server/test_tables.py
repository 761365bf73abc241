"""People and bots at tables, over HTTP, at a real server."""

import itertools
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.running import Running, Somebody, running, wait_for
from tidetable.core.log import read_log
from tidetable.core.options import complete
from tidetable.core.play import replay
from tidetable.core.rules import ONLOOKER
from tidetable.games import GAMES, rules_of
from tidetable.server import turns, wire
from tidetable.server.actions import Sitting
from tidetable.server.table import Header, Refused, Table

NUMBERS = itertools.count()


def two_people(server: Running, game: str = "azul", **more: Any) -> tuple[Somebody, Somebody, str]:
    """Ann and Ben at a table that Ann has made."""
    ann, ben = server.person("Ann"), server.person("Ben")
    made = ann.make(game, ["me", "link"], **more)
    assert made["table"]["status"] == "waiting"
    ben.open(made["links"]["1"])
    return ann, ben, made["table"]["table"]


def whose_turn(people: list[Somebody], table: str) -> tuple[Somebody, Any]:
    """Who has to move, and what they see."""
    for person in people:
        view = person.look(table)
        if view["you"] == view["to_move"]:
            return person, view
    raise AssertionError("nobody is to move")


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_game(server: Running, game: str) -> None:
    ann, ben, table = two_people(server, game)
    generator = random.Random(1)
    view = ann.look(table)
    while view["status"] == "running":
        person, view = whose_turn([ann, ben], table)
        view = person.move(view, generator.choice(view["legal"]))
    log = read_log(ann.client.get(f"/api/tables/{table}/log").content)
    assert replay(rules_of(game), log).scores == view["scores"]
    assert log.players == ["Ann", "Ben"]
    for seat, person in enumerate((ann, ben)):
        (line,) = person.get("/api/me/tables")
        assert (line["scores"], line["ranks"]) == (view["scores"], view["ranks"])
        assert line["you"] == seat


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_bot_and_the_draws_can_be_proved(server: Running, game: str) -> None:
    ann = server.person("Ann")
    view = ann.make(game, ["bot:beginner", "me", "bot:casual"], salt="pepper")["table"]
    table = view["table"]
    generator = random.Random(2)
    while view["status"] == "running":
        view = wait_for(lambda: (now := ann.look(table))["to_move"] in (1, None) and now)
        if view["status"] == "running":
            view = ann.move(view, generator.choice(view["legal"]))
    proof = ann.client.get(f"/api/tables/{table}/proof")
    assert proof.json()["commitment"] == view["commitment"]
    assert proof.json()["salts"] == ["", "pepper", ""]
    found = ann.client.post("/api/verify", content=proof.content).json()
    assert found["holds"]
    assert found["draws"]


def test_a_move_sent_twice_is_made_once(server: Running) -> None:
    ann, ben, table = two_people(server)
    person, view = whose_turn([ann, ben], table)
    body = {"seat": view["you"], "after": view["step"], "move_id": "a", "moves": view["legal"][:1]}
    first = person.post(f"/api/tables/{table}/moves", body, 200)
    again = person.post(f"/api/tables/{table}/moves", body, 200)
    assert again["step"] == first["step"]


def test_a_stale_move_is_answered_with_the_table(server: Running) -> None:
    ann, ben, table = two_people(server)
    person, view = whose_turn([ann, ben], table)
    person.move(view, view["legal"][0])
    other, newer = whose_turn([ann, ben], table)
    stale = {**newer, "step": view["step"]}
    answer = other.move(stale, newer["legal"][0], status=409)
    assert answer["key"] == "table-stale"
    assert answer["table"]["step"] == newer["step"]
    assert other.look(table)["step"] == newer["step"]


def test_a_refused_move_names_its_rule_and_changes_nothing(server: Running) -> None:
    ann, ben, table = two_people(server)
    person, view = whose_turn([ann, ben], table)
    taken = view["legal"][0]
    answer = person.move(view, taken, taken, status=422)
    assert answer["key"] == "table-turn-went-on"
    impossible = next(
        text
        for code in range(rules_of("azul").moves)
        if (text := rules_of("azul").face.move_text(code)) not in view["legal"]
    )
    answer = person.move(view, impossible, status=422)
    assert answer["rule"].startswith("AZ-")
    assert answer["sentence"]
    assert person.look(table)["step"] == view["step"]


def test_nobody_moves_for_another_seat(server: Running) -> None:
    ann, ben, table = two_people(server)
    person, view = whose_turn([ann, ben], table)
    other = ben if person is ann else ann
    other.move(view, view["legal"][0], status=403)
    server.person("Eve").move(view, view["legal"][0], status=403)
    assert person.look(table)["step"] == view["step"]


def test_a_move_can_be_taken_back_until_something_new_is_seen(server: Running) -> None:
    ann, ben, table = two_people(server)
    person, before = whose_turn([ann, ben], table)
    after = person.move(before, before["legal"][0])
    assert after["may_undo"]
    asked = {"what": "undo", "after": after["step"]}
    undone = person.post(f"/api/tables/{table}/ask", asked)
    assert undone["shown"] == before["shown"]
    assert undone["legal"] == before["legal"]
    told = person.get(f"/api/tables/{table}/history")[-1]
    assert (told["what"], told["undone"]) == ("undo", after["game_steps"] - before["game_steps"])


def test_taking_back_needs_consent_once_others_have_moved(server: Running) -> None:
    ann, ben, table = two_people(server)
    person, before = whose_turn([ann, ben], table)
    person.move(before, before["legal"][0])
    other, view = whose_turn([ann, ben], table)
    view = other.move(view, view["legal"][0])
    asked = person.post(f"/api/tables/{table}/ask", {"what": "undo", "after": view["step"]})
    assert asked["proposal"]["what"] == "undo"
    assert asked["game_steps"] == before["game_steps"] + 2
    refused = other.post(f"/api/tables/{table}/answer", {"agree": False, "after": asked["step"]})
    assert refused["proposal"] is None
    asked = person.post(f"/api/tables/{table}/ask", {"what": "undo", "after": refused["step"]})
    agreed = other.post(f"/api/tables/{table}/answer", {"agree": True, "after": asked["step"]})
    assert agreed["game_steps"] == before["game_steps"]


def test_undo_never_goes_past_a_draw(server: Running) -> None:
    ann, ben, table = two_people(server, "sea-salt-paper")
    person, view = whose_turn([ann, ben], table)
    view = person.move(view, "deck")
    assert not view["may_undo"]
    asked = {"what": "undo", "after": view["step"]}
    answer = person.post(f"/api/tables/{table}/ask", asked, 422)
    assert answer["key"] == "table-nothing-to-undo"


def test_moves_after_a_draw_cannot_be_guessed_in_one_request(server: Running) -> None:
    """Whether a later move is refused would tell what is going to be drawn."""
    ann, ben, table = two_people(server, "sea-salt-paper")
    person, view = whose_turn([ann, ben], table)
    for card in ("crab-DB", "fish-DB"):
        answer = person.move(view, "deck", f"keep:{card}", status=422)
        assert answer["key"] == "table-turn-went-on"


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back(server: Running) -> None:
    ann, ben, table = two_people(server)
    assert ben.post(f"/api/tables/{table}/leave")["seats"][1]["away"]
    person, view = ann, wait_for(lambda: (now := ann.look(table))["to_move"] == 0 and now)
    person.move(view, view["legal"][0])
    wait_for(lambda: ann.look(table)["to_move"] == 0)
    assert not ben.post(f"/api/tables/{table}/retake")["seats"][1]["away"]


def test_no_move_id_of_a_person_keeps_the_bot_from_moving(server: Running) -> None:
    ann, ben, table = two_people(server, options={"first_player": 1})
    view = ann.look(table)
    left_at = view["step"] + 3  # after Ann's move, Ben's and her leaving
    body = {"seat": 0, "after": view["step"], "move_id": f"bot-{left_at}"}
    ann.post(f"/api/tables/{table}/moves", body | {"moves": view["legal"][:1]})
    view = ben.look(table)
    ben.move(view, view["legal"][0])
    assert ann.post(f"/api/tables/{table}/leave")["step"] == left_at
    wait_for(lambda: ben.look(table)["step"] > left_at)


def test_who_has_just_moved_is_not_replaced(server: Running) -> None:
    ann, ben, table = two_people(server)
    view = ann.look(table)
    asked = {"what": "replace", "after": view["step"], "seat": 1}
    assert ann.post(f"/api/tables/{table}/ask", asked, 409)["key"] == "table-not-waited-for"
    assert not ben.look(table)["seats"][1]["away"]


def seated(game: str, people: str, **options: Any) -> Table:
    """A table of people called by letters, in memory alone."""
    rules = rules_of(game)
    header = Header(
        id="table",
        game=game,
        rules=rules.version,
        options=complete(rules, {"players": len(people), **options}),
        customs=wire.Customs(clock=wire.Clock("move", 600)),
        owner=people[0],
        secret=bytes(32),
        created=0.0,
        public=False,
        rated=False,
        seats=len(people),
    )
    table = Table(rules, header)
    for seat, person in enumerate(people):
        turns.sit(table, seat, Sitting("person", person, person), 0.0)
    return table


def heard(table: Table, seat: int) -> list[wire.Told]:
    """Read all that a seat was told."""
    return [msgspec.json.decode(told, type=wire.Told) for told in table.told_to(seat, 0)]


def test_what_was_told_is_that_of_the_copy_which_is_kept() -> None:
    table = seated("azul", "ab", first_player=1)
    before = {seat: heard(table, seat) for seat in (0, 1, ONLOOKER)}
    first, last = (str(table.game.moves[index]) for index in (0, -1))
    given_up, kept = table.copy(), table.copy()
    for copy, move in ((given_up, first), (kept, last)):
        turns.move(copy, wire.MakeMoves(0, copy.step, "", [move]), 1.0)
    for seat, told in before.items():
        assert [one.step for one in told] == list(range(1, table.step + 1))
        assert heard(table, seat) == told
        assert heard(kept, seat)[: len(told)] == told
        moved = heard(kept, seat)[len(told)]
        assert isinstance(moved, wire.Moved)
        assert moved.text == last


def test_others_vote_to_replace_who_keeps_them_waiting() -> None:
    table = seated("azul", "abc", first_player=2)
    for about, now in ((1, 59.0), (2, 61.0)):  # too early; not who is to move
        with pytest.raises(Refused, match="kept the others waiting"):
            turns.ask(table, 0, wire.Ask("replace", table.step, about), now)
    turns.ask(table, 0, wire.Ask("replace", table.step, 1), 61.0)
    assert table.seats[1].stand_in is None
    turns.answer(table, 2, True, 62.0)
    assert table.seats[1].stand_in == "casual"


def test_a_pause_lasts_until_somebody_resumes(server: Running) -> None:
    ann, ben, table = two_people(server)
    view = ann.look(table)
    paused = ann.post(f"/api/tables/{table}/ask", {"what": "pause", "after": view["step"]})
    assert paused["status"] == "paused"
    person, view = whose_turn([ann, ben], table)
    assert person.move(view, "anything", status=409)["key"] == "table-is-paused"
    assert ben.post(f"/api/tables/{table}/resume")["status"] == "running"


def test_a_clock_that_runs_out_gives_the_seat_to_a_bot(server: Running) -> None:
    clock = {"clock": {"kind": "move", "seconds": 1}}
    ann, _ben, table = two_people(server, customs=clock)
    wait_for(lambda: any(seat["away"] for seat in ann.look(table)["seats"]))


def test_a_link_opens_a_seat_once_and_the_owner_can_give_another(server: Running) -> None:
    ann, ben, eve = server.person("Ann"), server.person("Ben"), server.person("Eve")
    made = ann.make("maui", ["me", "link"])
    table, link = made["table"]["table"], made["links"]["1"]
    ben.open(link)
    eve.post(f"/api/tables/{table}/seats/1/link", status=403)
    newer = ann.post(f"/api/tables/{table}/seats/1/link")["link"]
    assert ben.look(table)["you"] is None
    secret = link.rpartition("=")[2]
    eve.post(f"/api/tables/{table}/seats/1/sit", {"secret": secret, "name": "Eve"}, 403)
    assert eve.open(newer)["you"] == 1


def test_an_open_seat_takes_anyone_and_is_listed(server: Running) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    table = ann.make("azul", ["me", "open"], public=True)["table"]["table"]
    line = next(one for one in ben.get("/api/tables") if one["table"] == table)
    assert line["open_seats"] == [1]
    sat = ben.post(f"/api/tables/{table}/seats/1/sit", {"name": "Ben"})
    assert sat["status"] == "running"
    assert [one["table"] for one in ben.get("/api/me/tables")] == [table]


def test_a_list_says_which_tables_wait_for_me(server: Running) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    made = ann.make("azul", ["me", "link"], public=True)
    table = made["table"]["table"]

    def waits(person: Any) -> bool:
        lines = person.get("/api/me/tables") + person.get("/api/tables")
        (one,) = {line["your_turn"] for line in lines if line["table"] == table}
        return bool(one)

    assert not waits(ann)
    view = ben.open(made["links"]["1"])
    assert (waits(ann), waits(ben)) == (view["to_move"] == 0, view["to_move"] == 1)
    mover, other = (ann, ben) if view["to_move"] == 0 else (ben, ann)
    view = mover.look(table)
    mover.move(view, view["legal"][0])
    assert (waits(mover), waits(other)) == (False, True)


def test_a_program_takes_a_seat_and_is_marked(server: Running) -> None:
    ann, robot = server.person("Ann"), server.person("Robot")
    token = robot.post("/api/me", {"name": "Robot", "token": True, "bot": True})["token"]
    robot.client.cookies.clear()
    robot.client.headers["authorization"] = f"Bearer {token}"
    table = ann.make("azul", ["me", "open"])["table"]["table"]
    robot.post(f"/api/tables/{table}/seats/1/sit", {})
    assert ann.look(table)["seats"][1]["outside_bot"]


def test_everything_is_refused_that_makes_no_table(server: Running) -> None:
    ann = server.person("Ann")
    for seats, more in (
        (["me"], {}),
        (["me", "me"], {}),
        (["me", "bot:nobody"], {}),
        (["me", "link"], {"options": {"colour": "red"}}),
        (["me", "link"], {"options": {"players": 3}}),
        (["me", "bot:casual"], {"rated": True}),
        (["me", "link"], {"surprise": 1}),
    ):
        body = {"game": "azul", "seats": seats, **more}
        answer = ann.client.post("/api/tables", json=body)
        assert answer.status_code == 400, answer.text
        assert answer.json()["sentence"]


def test_hints_come_with_reasons_where_the_table_allows_them(server: Running) -> None:
    ann = server.person("Ann")
    first = {"first_player": 1}
    table = ann.make("azul", ["me", "link"], customs={"hints": True}, options=first)
    name = table["table"]["table"]
    server.person("Ben").open(table["links"]["1"])
    found = ann.get(f"/api/tables/{name}/hint")
    assert found[0]["move"] in ann.look(name)["legal"]
    assert 0 <= found[0]["win"] <= 1
    ann, _, other = two_people(server)
    assert ann.client.get(f"/api/tables/{other}/hint").status_code == 403


def test_there_are_no_hints_until_bots_can_search(tmp_path: Path) -> None:
    with running(tmp_path / "data", NUMBA_DISABLE_JIT="1") as slow:
        ann = slow.person("Ann")
        options = {"first_player": 1}
        made = ann.make("azul", ["me", "bot:casual"], customs={"hints": True}, options=options)
        answer = ann.client.get(f"/api/tables/{made['table']['table']}/hint")
        assert (answer.status_code, answer.json()["key"]) == (409, "table-no-hint-yet")


def test_there_is_no_hint_for_the_only_move(server: Running) -> None:
    ann, ben, table = two_people(server, game="sea-salt-paper", customs={"hints": True})
    person, view = whose_turn([ann, ben], table)
    while len(view["legal"]) > 1:
        person.move(view, view["legal"][0])
        person, view = whose_turn([ann, ben], table)
    answer = person.client.get(f"/api/tables/{table}/hint")
    assert (answer.status_code, answer.json()["key"]) == (409, "table-only-move")


def test_before_the_end_nobody_sees_the_record(server: Running) -> None:
    ann, _, table = two_people(server)
    for part in ("log", "proof", "positions/3"):
        assert ann.client.get(f"/api/tables/{table}/{part}").status_code == 403
    assert ann.look(table)["secret"] is None


def test_who_comes_back_sees_what_has_happened_since_their_last_move(server: Running) -> None:
    ann, ben, table = two_people(server, "azul")
    mover, view = whose_turn([ann, ben], table)
    other = ben if mover is ann else ann
    moved = mover.move(view, view["legal"][0])
    mine, steps = view["you"], moved["game_steps"]

    def status(person: Somebody, step: int, seat: int) -> int:
        path = f"/api/tables/{table}/positions/{step}"
        return person.client.get(path, params={"seat": seat}).status_code

    assert status(mover, steps, mine) == 200
    assert status(mover, steps - 1, mine) == 403  # before it: they were there
    assert status(mover, steps, 1 - mine) == 403  # what another one sees
    assert status(other, steps - 1, 1 - mine) == 200
    assert status(other, steps, mine) == 403
    assert status(server.person("Cid"), steps, mine) == 403
    assert status(server.person("Cid"), steps, -1) == 403


def test_who_comes_back_does_not_get_the_whole_clock_again(server: Running) -> None:
    clock = {"clock": {"kind": "game", "seconds": 31}}
    ann, ben, table = two_people(server, customs=clock)
    person, view = whose_turn([ann, ben], table)
    time.sleep(1.5)
    person.post(f"/api/tables/{table}/leave")
    back = person.post(f"/api/tables/{table}/retake")
    assert 20 < back["seats"][view["you"]]["seconds_left"] <= 30
