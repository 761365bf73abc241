"""Bots from outside: any program that answers lines on its input with lines on its output.

``docs/bot-protocol.md`` says what is spoken, and what loses a game. A program plays one game at one
seat: it is started by the first question and ended by ``close``.
"""

import json
import os
import select
import shlex
import shutil
import signal
import subprocess
import time
import weakref
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from typing import IO, Any

import numpy as np

from tidetable.bots.choosers import Budget, Choice, Chooser, make_bot
from tidetable.core import records
from tidetable.core.errors import BadInput
from tidetable.core.rules import Rules, View, Word

PROTOCOL = 1
START = 10.0  # seconds to answer the greeting
PATIENCE = 60.0  # seconds for a move when only nodes are counted
GOODBYE = 0.5  # seconds to leave after "quit"
MOST_BYTES = 1_000_000  # of output to one question


class BotFault(BadInput):
    """What a bot has done wrong; it loses the game for it."""


def patience(budget: Budget) -> float:
    """The seconds after which a bot has lost, which is far more than it was given to think."""
    return PATIENCE if budget.seconds is None else 2 * budget.seconds + 1


def end_all() -> None:
    """End every program that is still running."""
    for program in list(_running):
        program.end()


class Program:
    """A running program that is spoken to in lines and never waited for beyond a deadline."""

    def __init__(self, command: str, farewell: str) -> None:
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # so that what it starts can be ended with it
            )
        except (OSError, ValueError, IndexError) as error:
            raise BotFault(f"could not be started: {error}") from None
        self.end = weakref.finalize(self, _end, self.process, f"{farewell}\n".encode())
        self.input, *self.outputs = _pipes(self.process)
        for pipe in (self.input, *self.outputs):
            os.set_blocking(pipe.fileno(), False)
        self.unsent = b""
        self.unread = b""
        self.complaint = b""  # the end of what it wrote to its error output
        self.heard = 0
        _running.add(self)

    def say(self, text: str) -> None:
        """Ask something; it is sent while waiting for the answer."""
        self.unsent += f"{text}\n".encode()
        self.heard = 0

    def line(self, deadline: float) -> str:
        """The next line."""
        while b"\n" not in self.unread:
            if self.heard > MOST_BYTES:
                raise BotFault(f"wrote more than {MOST_BYTES} bytes without an answer")
            if not self._exchange(deadline):
                raise BotFault("did not answer in time")
        line, _, self.unread = self.unread.partition(b"\n")
        return line.decode(errors="replace").strip()

    def _exchange(self, deadline: float) -> bool:
        """Send and receive what is possible; False when the deadline comes first."""
        left = deadline - time.monotonic()
        writing = [self.input] if self.unsent else []
        ready, free, _ = select.select(self.outputs, writing, [], max(left, 0))
        if left <= 0 or not (ready or free):
            return False
        if free:
            self._send()
        for pipe in ready:
            self._receive(pipe)
        return True

    def _send(self) -> None:
        try:
            sent = os.write(self.input.fileno(), self.unsent[:65536])
            self.unsent = self.unsent[sent:]
        except BrokenPipeError:
            self.unsent = b""  # it no longer listens; its output will tell whether it has ended

    def _receive(self, pipe: IO[bytes]) -> None:
        data = os.read(pipe.fileno(), 65536)
        if pipe is self.process.stderr:
            self.complaint = (self.complaint + data)[-500:]
            if not data:
                self.outputs.remove(pipe)
        elif data:
            self.unread += data
            self.heard += len(data)
        else:
            raise BotFault(self._ending())

    def _ending(self) -> str:
        """How the program ended, with its last words."""
        try:
            code = self.process.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            return "closed its output"
        for pipe in self.outputs[1:]:  # the error output, unless it was closed
            with suppress(BlockingIOError):
                self.complaint += os.read(pipe.fileno(), 65536)
        words = self.complaint.decode(errors="replace").strip().splitlines()
        return f"ended with exit code {code}" + (f": {words[-1][:200]}" if words else "")


_running: "weakref.WeakSet[Program]" = weakref.WeakSet()


def _pipes(process: "subprocess.Popen[bytes]") -> list[IO[bytes]]:
    return [pipe for pipe in (process.stdin, process.stdout, process.stderr) if pipe is not None]


def _end(process: "subprocess.Popen[bytes]", farewell: bytes) -> None:
    """Ask the program to leave, then end it and whatever it has started."""
    pipes = _pipes(process)
    with suppress(OSError):  # it may have gone, or may not be listening
        os.write(pipes[0].fileno(), farewell)
    pipes[0].close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(GOODBYE)
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in pipes[1:]:
        pipe.close()


class Outside(ABC):
    """A program as a bot; each dialect says how to greet, ask and listen."""

    farewell: str

    def __init__(self, command: str, rules: Rules) -> None:
        self.command = command
        self.rules = rules
        self.program: Program | None = None

    def __call__(
        self, view: View, moves: Sequence[int], budget: Budget, generator: np.random.Generator
    ) -> Choice:
        if self.program is None:
            self.program = Program(self.command, self.farewell)
            self._greet(self.program, view, time.monotonic() + START)
        texts = {int(move): self.rules.face.move_text(int(move)) for move in moves}
        self.program.say(self._question(records.as_dict(view), texts, budget))
        answer = self._answer(self.program, time.monotonic() + patience(budget))
        for code, text in texts.items():
            if answer in (str(code), text):
                return Choice(code)
        raise BotFault(f"answered {answer[:60]!r}, which is no legal move")

    def close(self) -> None:
        """End the program."""
        if self.program is not None:
            self.program.end()

    def _options(self, view: View) -> dict[str, Word]:
        """The game's options in words; the figures of a data set stand in the view."""
        return {
            option.name: word
            for option in self.rules.options
            if option.name in (self.rules.view.names or ())
            for word, number in option.values.items()
            if number == int(view[option.name])
        }

    @abstractmethod
    def _greet(self, program: Program, view: View, deadline: float) -> None:
        """Say which game it is, and wait until the program is ready."""

    @abstractmethod
    def _question(self, view: Any, moves: dict[int, str], budget: Budget) -> str:
        """What asks for a move."""

    @abstractmethod
    def _answer(self, program: Program, deadline: float) -> str:
        """The move, as the program wrote it."""


class TextBot(Outside):
    """The dialect of words, after UGI."""

    farewell = "quit"

    def _greet(self, program: Program, view: View, deadline: float) -> None:
        program.say("ugi")
        while program.line(deadline) != "ugiok":
            pass
        for name, word in self._options(view).items():
            program.say(f"setoption name {name} value {str(word).lower()}")
        rules = self.rules
        program.say(f"uginewgame {rules.name} rules {rules.version} seat {int(view.seat)}")
        program.say("isready")
        while program.line(deadline) != "readyok":
            pass

    def _question(self, view: Any, moves: dict[int, str], budget: Budget) -> str:
        listed = " ".join(f"{code}={text}" for code, text in moves.items())
        go = "go"
        if budget.seconds is not None:
            go += f" movetime {max(1, round(budget.seconds * 1000))}"
        if budget.nodes is not None:
            go += f" nodes {budget.nodes}"
        return f"position view {json.dumps(view, separators=(',', ':'))} moves {listed}\n{go}"

    def _answer(self, program: Program, deadline: float) -> str:
        while True:
            word, _, rest = program.line(deadline).partition(" ")
            if word == "bestmove":
                return rest.strip()


class JsonBot(Outside):
    """The dialect of one JSON object per line."""

    farewell = '{"type":"quit"}'

    def _greet(self, program: Program, view: View, deadline: float) -> None:
        start = {
            "type": "new_game",
            "protocol": PROTOCOL,
            "game": self.rules.name,
            "rules": self.rules.version,
            "options": self._options(view),
            "seat": int(view.seat),
        }
        program.say(json.dumps(start))
        while self._message(program, deadline).get("type") != "ready":
            pass

    def _question(self, view: Any, moves: dict[int, str], budget: Budget) -> str:
        question = {
            "type": "move",
            "view": view,
            "moves": [{"code": code, "text": text} for code, text in moves.items()],
            "seconds": budget.seconds,
            "nodes": budget.nodes,
        }
        return json.dumps(question, separators=(",", ":"))

    def _answer(self, program: Program, deadline: float) -> str:
        while True:
            message = self._message(program, deadline)
            if "move" in message:
                return str(message["move"])

    def _message(self, program: Program, deadline: float) -> dict[str, Any]:
        line = program.line(deadline)
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict):
            raise BotFault(f"wrote {line[:60]!r}, which is no JSON object")
        return message


DIALECTS: dict[str, type[Outside]] = {"cmd": TextBot, "json": JsonBot}


def is_program(bot: str) -> bool:
    """Whether this is the name of a bot from outside."""
    return bot.partition(":")[0] in DIALECTS


def check_program(bot: str) -> None:
    """A misspelt command should not lose all its games first."""
    try:
        words = shlex.split(bot.partition(":")[2])
    except ValueError as error:
        raise BadInput(f"cannot read the command of '{bot}': {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise BadInput(f"there is no program to run for the bot '{bot}'")


def seated(bot: str, rules: Rules, leaving: ExitStack) -> Chooser:
    """The bot of this name, for one seat; its program, if it has one, ends with the game."""
    chooser = make_bot(bot, rules)
    if isinstance(chooser, Outside):
        leaving.callback(chooser.close)
    return chooser
