"""Processes that work for another one, and end with it."""

import os
import signal
import subprocess
import sys

import pytest

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
