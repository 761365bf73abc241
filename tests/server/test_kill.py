"""A server that is killed in the middle of games has everything it said it has."""

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.server.crowd import Crowd, sqlite_in
from tests.server.running import running, wait_for

TABLES = 6
KILLS = 2
QUICK = "--no-limits", "--bot-seconds", "0.05"


# A connection that ends while it is being made is closed only when it is forgotten.
@pytest.mark.deep
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_kills_lose_no_acknowledged_move(tmp_path: Path) -> None:
    with running(tmp_path / "data", *QUICK) as server:
        crowd = Crowd(TABLES, [server.address])
        asyncio.run(crowd.play_through(KILLS, server.kill_and_start))
        assert min(crowd.live_at_disasters) > 0
        assert crowd.check(server.address, sqlite_in(server.data)) == []


def test_a_move_whose_answer_was_lost_is_made_once(tmp_path: Path) -> None:
    with running(tmp_path / "data", *QUICK) as server:
        ann = server.person("Ann")
        view = ann.make("azul", ["me", "bot:beginner"], options={"first_player": 1})["table"]
        path = f"/api/tables/{view['table']}/moves"
        body = {"seat": 0, "after": view["step"], "move_id": "lost", "moves": view["legal"][:1]}
        ann.client.post(path, json=body)  # the answer is taken for lost
        server.kill()
        with pytest.raises(httpx.TransportError):
            ann.client.post(path, json=body)
        server.start()
        again = ann.post(path, body, 200)
        told = ann.get(f"/api/tables/{view['table']}/history", after=view["step"])
        mine = [one for one in told if one["what"] == "move" and one["seat"] == 0]
        assert [one["step"] for one in mine] == [view["step"] + 1]
        assert again["step"] > view["step"]
        wait_for(lambda: ann.look(view["table"])["to_move"] == 0)  # the bot was asked again
