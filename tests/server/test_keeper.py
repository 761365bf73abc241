"""What keeps the server running, without the minutes that a compiler takes."""

import itertools
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

from tidetable.core.errors import BadInput
from tidetable.server import keeper
from tidetable.server.settings import Settings

WARM = "import sys, time; time.sleep({seconds}); sys.exit({code})"


@pytest.fixture(params=[1])
def kept(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> keeper.Keeper:
    """A keeper of some processes, without signals, which only the main thread may set."""
    monkeypatch.setattr(signal, "signal", lambda number, handler: None)
    monkeypatch.setattr(keeper, "is_warm", lambda: False)
    settings = Settings(tmp_path / "data", limits=False, bot_seconds=0.05)
    return keeper.Keeper(settings, keeper.listen("127.0.0.1", 0), request.param)


def ask_until(kept: keeper.Keeper, first: subprocess.Popen[bytes]) -> None:
    """Ask on and on, each time by a new connection, until the compiler is done and swapped in."""
    address = "http://{}:{}".format(*kept.listening.getsockname())
    end, names = time.monotonic() + 120, itertools.count()
    while kept.warming is not None or (not kept.interpreted and first.poll() is None):
        assert time.monotonic() < end
        assert httpx.get(f"{address}/healthz", timeout=60).status_code == 200
        # Kept by one process or another, if there are several: so it is handed on.
        name = next(names)
        assert httpx.get(f"{address}/api/tables/{name}", timeout=60).status_code == 404
    assert httpx.get(f"{address}/healthz", timeout=60).status_code == 200


@pytest.mark.parametrize(
    ("kept", "code"),
    [(2, 0), *(pytest.param(*one, marks=pytest.mark.deep) for one in ((1, 0), (1, 1)))],
    indirect=["kept"],
)
def test_compiled_processes_take_over_and_nobody_is_turned_away(
    kept: keeper.Keeper, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    monkeypatch.setattr(keeper, "WARM", WARM.format(seconds=3, code=code))
    thread = threading.Thread(target=kept.run)
    thread.start()
    try:
        while not kept.running:
            time.sleep(0.05)
        first = kept.running[0][0]
        ask_until(kept, first)
        now = kept.running[0][0]
        assert (now is not first) == (code == 0)
        assert kept.interpreted == (code != 0)
    finally:
        kept.stopping = True
        thread.join(30)
        kept.listening.close()
    assert not thread.is_alive()
    assert now.poll() is not None


def test_who_does_not_stop_is_ended(kept: keeper.Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "LONGEST_STOP", 0.5)
    deaf = (
        "import signal, time\nsignal.signal(15, signal.SIG_IGN); print(flush=True)\ntime.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", deaf], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        kept.end([process])
    assert process.returncode == -9
    kept.listening.close()


def test_a_folder_has_one_server(tmp_path: Path) -> None:
    alone, shared = Settings(tmp_path), Settings(tmp_path, database="postgresql://somewhere")
    with keeper.only_server(alone):
        with pytest.raises(BadInput, match="another server uses"), keeper.only_server(alone):
            pass
        with keeper.only_server(shared):
            pass
    with keeper.only_server(alone):
        pass
