"""A real Ray of two workers on this machine, one of which is killed in the middle."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tidetable.core.errors import BadInput
from tidetable.core.options import complete
from tidetable.games import rules_of
from tidetable.lab.arena import Spec, UnitResult, run
from tidetable.lab.cluster import over_ray
from tidetable.lab.simulate import CHUNK, Chunk, Results, play_chunk, simulate

# Ray's own workers and sockets outlive a test by a moment.
pytestmark = [
    pytest.mark.deep,
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


class Marked:
    """Play a chunk; the first worker at the third one leaves its process id and waits."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, chunk: Chunk) -> tuple[int, Results]:
        if chunk.first == 2 * CHUNK:
            with (self.folder / "victim").open("a", encoding="utf-8") as file:
                file.write(f"{os.getpid()}\n")
            if (self.folder / "victim").read_text(encoding="utf-8").count("\n") == 1:
                time.sleep(60)
        return play_chunk(chunk)


@pytest.fixture
def killer(tmp_path: Path) -> Iterator[Path]:
    """Kill the worker that leaves its id here."""

    def kill() -> None:
        for _ in range(1200):
            time.sleep(0.1)
            if (tmp_path / "victim").exists():
                text = (tmp_path / "victim").read_text(encoding="utf-8")
                if text.endswith("\n"):
                    os.kill(int(text.split()[0]), signal.SIGKILL)
                    return

    thread = threading.Thread(target=kill)
    thread.start()
    yield tmp_path
    thread.join()


def test_a_killed_worker_changes_nothing(killer: Path) -> None:
    rules = rules_of("azul")
    games = 6 * CHUNK
    alone = simulate(rules, {}, games, 3)
    work = Marked(killer)
    chunks = [Chunk("azul", {}, 3, first, first + CHUNK) for first in range(0, games, CHUNK)]
    parts = dict(over_ray("local")(lambda chunk: work(chunk), chunks))
    assert (killer / "victim").read_text(encoding="utf-8").count("\n") == 2
    assert sorted(parts) == [chunk.first for chunk in chunks]
    points = np.concatenate([parts[first].points for first in sorted(parts)])
    assert np.array_equal(points, alone.points)


def test_an_arena_over_a_cluster_has_the_same_results() -> None:
    rules = rules_of("maui")
    spec = Spec(
        game="maui", options=complete(rules, {}), bots=("greedy", "random"), games=6, nodes=10
    )
    alone = {result.number: told(result) for result in run(spec, map)}
    spread = {result.number: told(result) for result in run(spec, over_ray("local"))}
    assert spread == alone


def told(result: UnitResult) -> list[tuple[list[int] | None, list[int]]]:
    """All of a result but the time it took."""
    return [(game.points, game.ranks) for game in result.games]


def test_an_absent_cluster_is_named() -> None:
    with pytest.raises(BadInput, match="cannot reach the Ray cluster"):
        list(over_ray("127.0.0.1:1")(play_chunk, []))
