"""A real server in a process of its own, and people who talk to it over HTTP."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

START_SECONDS = 120.0


class Running:
    """A server that can be stopped, killed and started again at the same address."""

    program: tuple[str, ...] = (sys.executable, "-m", "tidetable")

    def __init__(self, data: Path, *arguments: str, **environment: str) -> None:
        self.data = data
        self.arguments = arguments
        self.environment = environment
        self.port = 0  # any that is free, and then always the same
        self.people: list[Somebody] = []
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [*self.program, "serve", "--data", str(self.data)]
        command += ["--port", str(self.port), *self.arguments]
        environment = os.environ | {"DATABASE_URL": "", "REDIS_URL": ""} | self.environment
        said = self.data.parent / "server.out"
        with (self.data.parent / "server.log").open("ab") as log, said.open("wb") as out:
            self.process = subprocess.Popen(command, env=environment, stdout=out, stderr=log)
        line = wait_for(lambda: "http" in (text := said.read_text()) and text)
        self.port = int(line.split("http://127.0.0.1:")[1].split()[0])
        self.address = f"http://127.0.0.1:{self.port}"
        with httpx.Client(base_url=self.address, timeout=START_SECONDS) as client:
            assert client.get("/healthz").status_code == 200

    def children(self) -> list[int]:
        """The server's processes, without the one that keeps them."""
        path = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(number) for number in path.read_text().split()]

    def kill(self) -> None:
        """As a power cut would: nobody gets to say goodbye."""
        victims = [*self.children(), self.process.pid]
        for number in victims:
            os.kill(number, signal.SIGKILL)
        self.process.wait()

    def kill_and_start(self) -> None:
        """Kill it, and start it again where it was."""
        self.kill()
        self.start()

    def stop(self) -> int:
        """Ask it to stop."""
        self.process.terminate()
        return self.process.wait(timeout=60)

    def person(self, name: str) -> "Somebody":
        """A new person."""
        somebody = Somebody(self.address, name)
        self.people.append(somebody)
        return somebody


class Somebody:
    """A person with a name, a cookie and perhaps a seat."""

    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self.client = httpx.Client(base_url=address, timeout=60)
        self.count = 0

    def get(self, path: str, **parameters: Any) -> Any:
        """What is there, which must be there."""
        answer = self.client.get(path, params=parameters)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        """Send something; it must be accepted, or answered as expected."""
        answer = self.client.post(path, json=body)
        good = answer.status_code < 300 if status is None else answer.status_code == status
        assert good, f"{answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def make(self, game: str, seats: list[str], **more: Any) -> Any:
        """A new table."""
        body = {"game": game, "seats": seats, "name": self.name, **more}
        return self.post("/api/tables", body, 201)

    def open(self, link: str) -> Any:
        """Take the seat that a link opens."""
        path, _, fragment = link.partition("#")
        parts = dict(part.split("=") for part in fragment.split("&"))
        table = path.rpartition("/")[2]
        body = {"secret": parts["secret"], "name": self.name}
        return self.post(f"/api/tables/{table}/seats/{parts['seat']}/sit", body)

    def look(self, table: str) -> Any:
        """The table as this person sees it."""
        return self.get(f"/api/tables/{table}")

    def move(self, view: Any, *moves: str, status: int = 200) -> Any:
        """Make moves from a view."""
        self.count += 1
        body = {
            "seat": view["you"],
            "after": view["step"],
            "move_id": f"{self.name}-{self.count}",
            "moves": list(moves),
        }
        return self.post(f"/api/tables/{view['table']}/moves", body, status)


@contextmanager
def running(data: Path, *arguments: str, **environment: str) -> Iterator[Running]:
    """A server for as long as the block lasts."""
    server = Running(data, *arguments, **environment)
    try:
        yield server
    finally:
        for somebody in server.people:
            somebody.client.close()
        if server.process.poll() is None:
            server.kill()


def wait_for(condition: Any, seconds: float = 60.0) -> Any:
    """What the condition gives once it gives something."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError("it did not happen in time")
