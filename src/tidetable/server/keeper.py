"""Keeps the server running: holds the socket, starts processes, replaces those that end.

Without compiled rules people can play at once: the first process runs the rules interpreted, and
a second program compiles beside it. When that is done a process with compiled rules takes over. The
socket stays open meanwhile, so nobody is turned away, and streams resume where they were.
"""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from types import FrameType

import msgspec

from tidetable.core import compiled
from tidetable.games import GAMES
from tidetable.server.app import Settings

BACKLOG = 4096
PAUSE = 0.2  # seconds between looks
LEAST_LIFE = 2.0  # seconds; a process that ends sooner is not restarted at once


def is_warm() -> bool:
    """Whether everything has been compiled for these sources, or is not to be."""
    if compiled.INTERPRETED:
        return True
    parts = ("the rules of {}", "the words of {}", "the greedy bot of {}", "the search of {}")
    return all(
        (compiled.CACHE / f"{part.format(game)}.ready").exists() for game in GAMES for part in parts
    )


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def listen(host: str, port: int) -> socket.socket:
    """A socket that the server processes inherit."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(BACKLOG)
    listening.set_inheritable(True)
    return listening


class Keeper:
    """The processes of one server."""

    def __init__(self, settings: Settings, listening: socket.socket, processes: int) -> None:
        self.settings = settings
        self.listening = listening
        self.count = processes
        self.stopping = False
        self.warming: subprocess.Popen[bytes] | None = None
        self.alive, self.held = os.pipe()  # the processes stop when this one ends
        os.set_inheritable(self.alive, True)
        self.running: list[tuple[subprocess.Popen[bytes], float]] = []

    def start(self) -> None:
        """Start one more process."""
        environment = dict(os.environ)
        if self.warming is not None:
            environment["NUMBA_DISABLE_JIT"] = "1"
        bare = msgspec.structs.replace(self.settings, database="", redis="")
        arguments = [
            *(sys.executable, "-m", "tidetable.server.process"),
            *(msgspec.json.encode(bare, enc_hook=str).decode(), str(self.alive)),
            str(self.listening.fileno()),
        ]
        files = (self.alive, self.listening.fileno())
        process = subprocess.Popen(arguments, env=environment, pass_fds=files)
        self.running.append((process, time.monotonic()))

    def run(self) -> None:
        """Until told to stop."""
        signal.signal(signal.SIGTERM, self.stop)
        signal.signal(signal.SIGINT, self.stop)
        if not is_warm():
            _say("Compiling the rules beside the server; bots are slow until then.")
            self.warming = subprocess.Popen([sys.executable, "-m", "tidetable", "warm"])
        for _ in range(self.count):
            self.start()
        while not self.stopping:
            self.look()
            time.sleep(PAUSE)
        self.end([process for process, _ in self.running])
        if self.warming is not None:
            self.warming.terminate()

    def look(self) -> None:
        """Replace what has ended, and everything when the compiler is done."""
        if self.warming is not None and self.warming.poll() is not None:
            self.warming = None
            old = [process for process, _ in self.running]
            self.running = []
            for _ in range(self.count):
                self.start()
            self.end(old)
            _say("Compiled.")
        for process, since in list(self.running):
            if process.poll() is not None and not self.stopping:
                self.running.remove((process, since))
                if time.monotonic() - since < LEAST_LIFE:
                    time.sleep(LEAST_LIFE)
                self.start()

    def end(self, processes: Sequence[subprocess.Popen[bytes]]) -> None:
        """Tell processes to stop and wait for them."""
        for process in processes:
            process.terminate()
        for process in processes:
            process.wait()

    def stop(self, number: int, frame: FrameType | None) -> None:
        """Told to stop."""
        self.stopping = True
