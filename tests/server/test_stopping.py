"""Processes that end, on purpose or not."""

import os
import signal
import threading
import time
from pathlib import Path

import pytest

from tests.depth import repeats
from tests.server.running import Running, running, wait_for

SLOW = "--no-limits", "--bot-seconds", "30"
QUICK = "--no-limits", "--bot-seconds", "0.05"


def below(process: int) -> list[int]:
    """All processes that this one has started, and those that they have."""
    children = Path(f"/proc/{process}/task").glob("*/children")
    try:
        found = [int(number) for path in children for number in path.read_text().split()]
    except (FileNotFoundError, ProcessLookupError):
        return []
    return [*found, *(one for child in found for one in below(child))]


def is_running(process: int) -> bool:
    """Whether it is there and no zombie."""
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def workers(server: Running) -> list[int]:
    """Processes in which bots think."""
    found = []
    for process in below(server.process.pid):
        try:
            command = Path(f"/proc/{process}/cmdline").read_text()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if "spawn_main" in command:
            found.append(process)
    return found


def thinking(server: Running, level: str = "master") -> str:
    """A table whose bot thinks for long."""
    ann = server.person("Ann")
    seats = [f"bot:{level}", "me"]
    table: str = ann.make("azul", seats, options={"first_player": 1})["table"]["table"]
    wait_for(lambda: workers(server))
    return table


def test_told_to_stop_it_stops_with_streams_open_and_a_bot_thinking(tmp_path: Path) -> None:
    with running(tmp_path / "data", *SLOW) as server:
        table = thinking(server)
        viewer = server.person("Viewer")
        ended = threading.Event()

        def watch() -> None:
            with viewer.client.stream("GET", f"/api/tables/{table}/events") as stream:
                for _ in stream.iter_lines():
                    pass
            ended.set()

        threading.Thread(target=watch).start()
        wait_for(lambda: server.person("Ben").get("/healthz")["viewers"] == 1)
        everyone = below(server.process.pid)
        start = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - start < 10
        assert ended.wait(5)  # and not by an error
        wait_for(lambda: not any(map(is_running, everyone)), 5)


def test_without_its_keeper_everything_ends(tmp_path: Path) -> None:
    with running(tmp_path / "data", *SLOW) as server:
        thinking(server)
        everyone = below(server.process.pid)
        server.process.kill()
        server.process.wait()
        wait_for(lambda: not any(map(is_running, everyone)), 15)


def test_workers_of_a_killed_server_end(tmp_path: Path) -> None:
    with running(tmp_path / "data", *SLOW) as server:
        thinking(server)
        everyone = below(server.process.pid)
        server.kill()
        wait_for(lambda: not any(map(is_running, everyone)), 15)


@pytest.mark.parametrize("victim", ["server", "worker"])
def test_what_crashes_is_replaced_and_the_bot_asked_again(tmp_path: Path, victim: str) -> None:
    with running(tmp_path / "data", "--no-limits", "--bot-seconds", str(repeats(1, 3))) as server:
        table = thinking(server)
        before = server.children() if victim == "server" else workers(server)
        for process in before:
            os.kill(process, signal.SIGKILL)
        ann = server.people[0]
        wait_for(lambda: server.children() and server.children() != before)
        view = wait_for(lambda: (now := ann.look(table))["to_move"] == 1 and now)
        assert view["legal"]
