"""Processes that work for another one, and end with it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tidetable.core.workers import Worker, WorkFailed, nothing

CHILD = """
import os, signal, sys, time
from tidetable.core import workers

{prepare}
workers.end_with_parent(int(sys.argv[1]), lambda: print("first", flush=True))
print("watching", flush=True)
time.sleep(60)
"""
DEAF = "workers.LONGEST_STOP = 0.2\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)"


@pytest.mark.parametrize(("prepare", "code"), [("", -signal.SIGTERM), (DEAF, 1)])
def test_a_process_ends_with_its_parent(prepare: str, code: int) -> None:
    """Even one that does not listen to the signal; what it has to do first is done."""
    theirs, ours = os.pipe()
    command = [sys.executable, "-c", CHILD.format(prepare=prepare), str(theirs)]
    with subprocess.Popen(command, pass_fds=[theirs], stdout=subprocess.PIPE, text=True) as child:
        os.close(theirs)
        assert child.stdout is not None
        assert child.stdout.readline() == "watching\n"
        assert child.poll() is None
        os.close(ours)
        assert child.stdout.read() == "first\n"
        assert child.wait(10) == code


@contextmanager
def worker(work: Callable[[Any], Any], clean_up: Callable[[], None] = nothing) -> Iterator[Any]:
    """A worker that is not left behind."""
    working = Worker(work, clean_up)
    try:
        yield working
    finally:
        working.kill()


def test_a_worker_goes_on_after_work_that_failed() -> None:
    with worker(int) as working:
        working.begin("one")
        with pytest.raises(WorkFailed, match="invalid literal for int"):
            working.result()
        working.begin("2")
        assert working.result() == 2


def test_a_worker_that_takes_too_long_can_be_killed() -> None:
    with worker(time.sleep) as working:
        working.begin(60)
        with pytest.raises(TimeoutError):
            working.result(0.5)
        working.kill()
        assert working.process.exitcode == -signal.SIGKILL


def test_a_worker_that_died_is_noticed() -> None:
    with worker(os._exit) as working:
        working.begin(3)
        with pytest.raises(EOFError):
            working.result()


def leave_a_mark() -> None:
    """Clean up."""
    Path(os.environ["MARK"]).touch()


def test_a_worker_that_is_told_to_leave_cleans_up_in_the_middle_of_its_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MARK", str(tmp_path / "mark"))
    with worker(time.sleep, leave_a_mark) as working:
        working.begin(60)
        working.leave()
        working.process.join(20)
        assert working.process.exitcode == -signal.SIGTERM
    assert (tmp_path / "mark").exists()
