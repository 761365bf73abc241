"""A bot that plays over HTTP, in plain Python; docs/server.md explains it.

python examples/http_bot.py "http://127.0.0.1:8000/table/TABLE#seat=1&secret=SECRET"
"""

import json
import random
import sys
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen


def ask(url: str, token: str, body: Any = None) -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(url, data, headers), timeout=60)  # a sign of life comes every 20 s


def play(link: str) -> Any:
    parts = urlsplit(link)
    server, seat = f"{parts.scheme}://{parts.netloc}", parse_qs(parts.fragment)
    table = f"{server}/api/tables/{parts.path.rpartition('/')[2]}"
    me = {"name": "HTTP bot", "token": True, "bot": True}
    token = json.load(ask(f"{server}/api/me", "", me))["token"]
    ask(f"{table}/seats/{seat['seat'][0]}/sit", token, {"secret": seat["secret"][0]})
    for line in ask(f"{table}/events", token):
        view = json.loads(line[6:]).get("table") if line.startswith(b"data: ") else None
        if view and view["status"] == "over":
            return view["scores"]
        if view and view["proposal"]:
            with suppress(HTTPError):  # somebody else was asked
                ask(f"{table}/answer", token, {"agree": True, "after": view["step"]})
                continue
        if view and view["legal"]:  # here is where to think: view["shown"] is what one sees
            moves, name = [random.choice(view["legal"])], f"step-{view['step']}"
            body = {"seat": view["you"], "after": view["step"], "move_id": name, "moves": moves}
            with suppress(HTTPError):  # stale: the next event has the table as it is now
                ask(f"{table}/moves", token, body)


if __name__ == "__main__":
    print(play(sys.argv[1]))
