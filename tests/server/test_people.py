"""People: names, passphrases, talking, one's own data, ratings and games."""

import asyncio
import random
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.running import Running, Somebody, running
from tests.server.test_tables import two_people, whose_turn
from tests.server.watching import events, table_where
from tidetable.games import rules_of
from tidetable.server import people, store
from tidetable.server.table import Refused, Table

SECRET = "correct horse battery"
HIDDEN = "\u202e\u200b\u2066\ufeff\u00ad\u061c\u2028\0\x1b\ud800\ue000"  # bidi, zero width, control


@settings(deadline=None)
@given(st.text(st.characters() | st.sampled_from(HIDDEN)), st.integers(1, 50))
def test_cleaned_text_has_nothing_hidden_and_stays_clean(text: str, longest: int) -> None:
    cleaned = people.clean(text, longest)
    assert len(cleaned) <= longest
    assert not any(unicodedata.category(one) in ("Cc", "Cf", "Cs", "Co", "Cn") for one in cleaned)
    assert cleaned == " ".join(cleaned.split())
    assert people.clean(cleaned, longest) == cleaned
    cleaned.encode()


@settings(deadline=None)
@given(st.text(st.sampled_from(HIDDEN + " \t\n")))
def test_a_name_needs_something_to_show(text: str) -> None:
    with pytest.raises(Refused):
        people.clean_name(text)


def test_names_are_kept_with_a_passphrase_and_found_on_another_device(server: Running) -> None:
    zoe, other = server.person("Zoe"), server.person("Zoe")
    zoe.post("/api/me", {"name": "Zoe"})
    kept = zoe.post("/api/me/passphrase", {"name": "Zoe", "passphrase": SECRET})
    assert kept["has_passphrase"]
    wrong = {"name": "Zoe", "passphrase": "something else"}
    assert other.post("/api/me/sign-in", wrong, 403)["key"] == "table-wrong-passphrase"
    nobody = {"name": "Nobody", "passphrase": SECRET}
    assert other.post("/api/me/sign-in", nobody, 403)["key"] == "table-wrong-passphrase"
    table = zoe.make("azul", ["me", "link"])["table"]["table"]
    other.post("/api/me/sign-in", {"name": "Zoe", "passphrase": SECRET})
    assert other.look(table)["you"] == 0


def test_nobody_takes_a_name_that_is_kept(server: Running) -> None:
    yan, eve = server.person("Yan"), server.person("Eve")
    yan.post("/api/me", {"name": "Yan"})
    yan.post("/api/me/passphrase", {"name": "Yan", "passphrase": SECRET})
    eve.post("/api/me", {"name": "Eve"})
    for path, more in (
        ("/api/me", {"name": "Yan"}),
        ("/api/me/passphrase", {"name": "Y\u200ban", "passphrase": SECRET}),
        ("/api/tables", {"name": "Yan", "game": "azul", "seats": ["me", "open"]}),
    ):
        assert eve.post(path, more, 409)["key"] == "table-name-taken"
    assert eve.get("/api/me") == {"name": "Eve", "token": None, "has_passphrase": False}
    guest = {"name": people.GUEST, "passphrase": SECRET}
    assert eve.post("/api/me/passphrase", guest, 409)["key"] == "table-name-taken"


def test_only_what_the_table_allows_is_said(server: Running) -> None:
    ann, ben, table = two_people(server)
    chat = f"/api/tables/{table}/chat"
    ann.post(chat, {"phrase": "hello"}, 201)
    for person, body, status, key in (
        (ann, {"text": "hi"}, 403, "phrases-only"),
        (ann, {"phrase": "buy now"}, 400, "no-such-phrase"),
        (server.person("Eve"), {"phrase": "hello"}, 403, "no-seat"),
    ):
        assert person.post(chat, body, status)["key"] == f"table-{key}"
    ann, ben, table = two_people(server, customs={"chat": "none"})
    refusal = ben.post(f"/api/tables/{table}/chat", {"phrase": "hello"}, 403)
    assert refusal["key"] == "table-no-chat"


def test_free_text_is_cleaned_and_can_be_reported(server: Running) -> None:
    ann, ben, table = two_people(server, customs={"chat": "free"})
    chat = f"/api/tables/{table}/chat"
    said = ann.post(chat, {"text": "a\u202eb\0c\n\nd" + "x" * 300}, 201)
    assert said["text"].startswith("ab c dxxx")
    assert len(said["text"]) == people.LONGEST_TEXT
    assert ann.post(chat, {"text": "\u200b "}, 400)["key"] == "table-nothing-said"
    assert ben.get(chat) == [said]
    for _ in range(2):
        ben.post(f"{chat}/{said['number']}/report", status=204)
    assert ben.post(f"{chat}/99/report", status=404)["key"] == "table-no-such-message"
    assert len(ben.get("/api/me/data")["reports"]) == 1


def test_the_owner_can_mute_somebody_for_all(server: Running) -> None:
    ann, ben, table = two_people(server)
    chat, mute = f"/api/tables/{table}/chat", f"/api/tables/{table}/mute"
    assert ben.post(mute, {"seat": 0}, 403)["key"] == "table-not-owner"
    assert ann.post(mute, {"seat": 2}, 404)["key"] == "table-no-such-seat"
    assert ann.post(mute, {"seat": 1})["seats"][1]["muted"]
    assert ben.post(chat, {"phrase": "hello"}, 403)["key"] == "table-muted"
    ann.post(mute, {"seat": 1, "muted": False})
    ben.post(chat, {"phrase": "hello"}, 201)


def test_all_my_data_is_mine_to_have(server: Running) -> None:
    ann, ben, table = two_people(server)
    person, view = whose_turn([ann, ben], table)
    person.move(view, view["legal"][0])
    ann.post(f"/api/tables/{table}/chat", {"phrase": "hello"})
    data = ann.get("/api/me/data")
    assert data["person"][0]["name"] == "Ann"
    left = ann.make("azul", ["me", "open"], salt="my own words")["table"]["table"]
    ann.post(f"/api/tables/{left}/leave")
    sat = {one["table"]: one for one in ann.get("/api/me/data")["sat"]}
    assert (sat[left]["salt"], sat[left]["name"]) == ("my own words", "Ann")
    assert {"table": table, "seat": 0} in data["seats"]
    assert table in data["tables"]
    assert [one["phrase"] for one in data["messages"]] == ["hello"]
    moved = person.get("/api/me/data")["moves"]
    assert [one["table"] for one in moved] == [table]
    assert server.person("Eve").client.get("/api/me/data").status_code == 401


def bytes_kept(folder: Path) -> bytes:
    """All that is in the files of the database."""
    return b"".join(file.read_bytes() for file in folder.glob("tidetable.db*"))


def test_a_deleted_person_leaves_no_trace(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--no-limits", "--bot-seconds", "0.05") as server:
        xaver, ben = server.person("Xaverius"), server.person("Ben")
        names = [_one_of_each(server, xaver, ben, turn) for turn in range(5)]
        who = xaver.client.cookies["tidetable"].partition(".")[0]
        for word in (who, "Xaverius", "a secret message"):
            assert word.encode() in bytes_kept(tmp_path / "data")
        running_table = names[0]["running"]
        with events(ben, running_table) as stream:
            next(stream)
            assert xaver.client.delete("/api/me").status_code == 204
            gone = table_where(stream, lambda table: table["seats"][0]["name"] == "")
        assert gone["seats"][0]["away"]
        assert not xaver.client.cookies.get("tidetable")
        for word in (who, "Xaverius", "a secret message"):
            assert word.encode() not in bytes_kept(tmp_path / "data")
        for made in names:
            for table in made.values():
                assert "Xaverius" not in ben.client.get(f"/api/tables/{table}").text
        assert "Xaverius" not in ben.client.get(f"/api/tables/{running_table}/chat").text
        assert "Traceback" not in (tmp_path / "server.log").read_text()
    read = asyncio.run(read_again(tmp_path / "data", running_table))
    assert read.header.owner == ""
    assert read.seats[0].stand_in == "casual"
    assert (read.seats[0].name, read.seats[1].name) == ("", "Ben")


async def read_again(folder: Path, table: str) -> Table:
    """A table as the next server would find it."""
    kept = store.Store(f"sqlite:///{folder / 'tidetable.db'}")
    header = await kept.read(store.load_header(table))
    assert header is not None
    actions = await kept.read(store.load_actions(table))
    kept.close()
    return Table(rules_of(header.game), header, actions)


def _one_of_each(server: Running, mine: Somebody, other: Somebody, turn: int) -> dict[str, str]:
    """A game that goes on, one that waits, one I was sent away from, and one I got up from."""
    made = mine.make("azul", ["me", "link"], customs={"chat": "free"})
    other.open(made["links"]["1"])
    table = made["table"]["table"]
    mine.post(f"/api/tables/{table}/chat", {"text": f"a secret message {turn}"})
    waiting = mine.make("maui", ["me", "open"])["table"]["table"]
    sent_away = other.make("azul", ["me", "link"])
    mine.open(sent_away["links"]["1"])
    other.post(f"/api/tables/{sent_away['table']['table']}/seats/1/link")
    got_up = mine.make("azul", ["me", "open"])["table"]["table"]
    mine.post(f"/api/tables/{got_up}/leave")
    return {
        "running": table,
        "waiting": waiting,
        "sent away": sent_away["table"]["table"],
        "got up": got_up,
    }


def play_to_the_end(people: list[Somebody], table: str) -> Any:
    """Random moves until the game is over."""
    generator = random.Random(7)
    view = people[0].look(table)
    while view["status"] == "running":
        person, view = whose_turn(people, table)
        view = person.move(view, generator.choice(view["legal"]))
    return view


def test_a_rated_game_counts_once_and_is_found_again(server: Running) -> None:
    una, vic = server.person("Una"), server.person("Vic")
    made = una.make("sea-salt-paper", ["me", "link"], rated=True)
    table = made["table"]["table"]
    vic.open(made["links"]["1"])
    over = play_to_the_end([una, vic], table)
    una.client.post(f"/api/tables/{table}/leave")
    una.client.post(f"/api/tables/{table}/seats/1/link")
    assert vic.look(table)["you"] == 1  # nobody is sent away from a finished game
    lines = {line["name"]: line for line in una.get("/api/ratings/sea-salt-paper", players=2)}
    assert lines["Una"]["games"] == lines["Vic"]["games"] == 1
    better, worse = ("Una", "Vic") if over["ranks"][0] < over["ranks"][1] else ("Vic", "Una")
    if over["ranks"][0] != over["ranks"][1]:
        assert lines[better]["rating"] > lines[worse]["rating"]
    other = una.make("azul", ["me", "open"])["table"]["table"]
    for search, found in (
        ({}, [other, table]),
        ({"game": "azul"}, [other]),
        ({"status": "over"}, [table]),
        ({"opponent": "vI"}, [table]),
        ({"opponent": "%"}, []),
        ({"opponent": "Una"}, []),
        ({"before": una.get("/api/me/tables")[0]["changed"]}, [table]),
        ({"before": 0}, []),
    ):
        assert [line["table"] for line in una.get("/api/me/tables", **search)] == found


def test_no_program_sits_at_a_rated_table(server: Running) -> None:
    ann, robot = server.person("Ann"), server.person("Robot")
    robot.post("/api/me", {"name": "Robot", "bot": True})
    table = ann.make("azul", ["me", "open"], rated=True)["table"]["table"]
    refusal = robot.post(f"/api/tables/{table}/seats/1/sit", {}, 403)
    assert refusal["key"] == "table-rated-with-bots"
