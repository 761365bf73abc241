"""Keeps the server running: holds the socket, starts processes, replaces those that end.

Without compiled rules people can play at once: the first process runs the rules interpreted, and
a second program compiles beside it. When that is done a process with compiled rules takes over. The
socket stays open meanwhile, so nobody is turned away, and streams resume where they were.
"""

import fcntl
import itertools
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FrameType

import msgspec

from tidetable.core import compiled
from tidetable.core.errors import BadInput
from tidetable.core.workers import LONGEST_STOP
from tidetable.games import GAMES, is_playable
from tidetable.server.settings import Settings
from tidetable.server.siblings import letterboxes

BACKLOG = 4096
PAUSE = 0.2  # seconds between looks
WARM = """
import sys
from tidetable.__main__ import main
from tidetable.core.workers import end_with_parent

end_with_parent(int(sys.argv[1]))
main(["warm"])
"""
LEAST_LIFE = 2.0  # seconds; a process that ends sooner is not restarted at once


SERVED: tuple[compiled.Part, ...] = ("rules", "words", "greedy bot", "search")  # what tables need


def is_warm() -> bool:
    """Tell whether all that tables need has been compiled."""
    return all(
        compiled.is_ready(part, game) for game in filter(is_playable, GAMES) for part in SERVED
    )


@contextmanager
def only_server(settings: Settings) -> Iterator[None]:
    """Refuse a folder whose database another server writes to."""
    settings.data.mkdir(parents=True, exist_ok=True)
    with (settings.data / "server").open("w") as held:
        if not settings.database:
            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadInput(f"another server uses {settings.data} already") from None
        yield


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def listen(host: str, port: int) -> socket.socket:
    """A socket that the server processes inherit."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        reason = error.strerror if isinstance(error, OSError) else "no such port"
        listening.close()
        message = f"cannot listen on {host}, port {port}: {reason}; choose another with --port"
        raise BadInput(message) from None
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
        self.interpreted = False  # until the rules are compiled
        self.warming: subprocess.Popen[bytes] | None = None
        self.alive, self.held = os.pipe()  # the processes stop when this one ends
        os.set_inheritable(self.alive, True)
        shared = processes > 1 and not settings.database
        self.letterboxes = letterboxes(processes) if shared else ()
        self.running: list[tuple[subprocess.Popen[bytes], int, float]] = []  # number, since when

    def start(self, number: int) -> int:
        """Start a process; the file returned ends when the process has loaded everything."""
        environment = dict(os.environ)
        if self.interpreted:
            environment["NUMBA_DISABLE_JIT"] = "1"
        ready, told = os.pipe()
        bare = msgspec.structs.replace(
            self.settings, database="", redis="", number=number, letterboxes=self.letterboxes
        )
        files = (self.alive, self.listening.fileno(), told)
        arguments = [
            *(sys.executable, "-m", "tidetable.server"),
            *(msgspec.json.encode(bare, enc_hook=str).decode(), *map(str, files)),
        ]
        inherited = *files, *itertools.chain(*self.letterboxes)
        process = subprocess.Popen(arguments, env=environment, pass_fds=inherited)
        os.close(told)
        self.running.append((process, number, time.monotonic()))
        return ready

    def run(self) -> None:
        """Until told to stop."""
        signal.signal(signal.SIGTERM, self.stop)
        signal.signal(signal.SIGINT, self.stop)
        if not is_warm():
            self.warm()
        for number in range(self.count):
            os.close(self.start(number))
        while not self.stopping:
            self.look()
            time.sleep(PAUSE)
        processes = [process for process, _, _ in self.running]
        self.end([*processes, self.warming] if self.warming is not None else processes)

    def warm(self) -> None:
        """Begin to compile, in a program that stops with this one."""
        _say("Compiling the rules beside the server; bots are slow until then.")
        self.interpreted = True
        arguments = [sys.executable, "-c", WARM, str(self.alive)]
        self.warming = subprocess.Popen(arguments, pass_fds=(self.alive,))

    def look(self) -> None:
        """Replace what has ended, and everything when the compiler is done."""
        if self.warming is not None and self.warming.poll() is not None:
            failed = self.warming.returncode != 0
            self.warming = None
            if failed:
                _say("The rules could not be compiled; bots stay slow.")
            else:
                self.swap()
        for process, number, since in list(self.running):
            if process.poll() is not None and not self.stopping:
                self.running.remove((process, number, since))
                if time.monotonic() - since < LEAST_LIFE:
                    time.sleep(LEAST_LIFE)
                os.close(self.start(number))

    def swap(self) -> None:
        """Let compiled processes take over: the others stop when these have loaded everything."""
        self.interpreted = False
        old = [process for process, _, _ in self.running]
        self.running = []
        waited = [self.start(number) for number in range(self.count)]
        for ready in waited:
            while not self.stopping and not select.select([ready], [], [], PAUSE)[0]:
                pass
            os.close(ready)
        self.end(old)
        _say("Compiled.")

    def end(self, processes: Sequence[subprocess.Popen[bytes]]) -> None:
        """Tell processes to stop and wait for them, but not for ever."""
        for process in processes:
            process.terminate()
        until = time.monotonic() + LONGEST_STOP
        for process in processes:
            try:
                process.wait(max(0.0, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def stop(self, number: int, frame: FrameType | None) -> None:
        """Told to stop."""
        self.stopping = True
