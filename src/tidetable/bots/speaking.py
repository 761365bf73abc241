"""Our own bots at the other end of the line: they speak both dialects of the bot protocol."""

import json
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from tidetable.bots.choosers import Budget, make_bot
from tidetable.core import records
from tidetable.core.errors import BadInput
from tidetable.core.rules import Rules


class Speaker:
    """A bot that is asked in lines; ``None`` for an answer means that it was told to leave."""

    def __init__(self, name: str, rules: Rules, seed: int | None) -> None:
        self.name = name
        self.rules = rules
        self.choose = make_bot(name, rules)
        self.generator = np.random.default_rng(seed)
        self.view: Any = records.one(rules.view)
        self.moves: list[int] = []

    def answer(self, line: str) -> list[str] | None:
        """The lines that answer one line."""
        if line.startswith("{"):
            return self._answer_object(json.loads(line))
        word, _, rest = line.partition(" ")
        if word == "quit":
            return None
        if word == "ugi":
            return [f"id name tidetable {self.name}", "ugiok"]
        if word == "isready":
            return ["readyok"]
        if word == "uginewgame":
            self._check(rest.split(" ")[0])
        elif word == "position":
            _, view, _, *moves = rest.split(" ")
            self._see(json.loads(view), [int(move.partition("=")[0]) for move in moves])
        elif word == "go":
            words = rest.split()
            limits = dict(zip(words[::2], map(int, words[1::2]), strict=True))
            milliseconds = limits.get("movetime")
            seconds = None if milliseconds is None else milliseconds / 1000
            return [f"bestmove {self._move(Budget(seconds, limits.get('nodes')))}"]
        return []

    def _answer_object(self, message: dict[str, Any]) -> list[str] | None:
        if message["type"] == "quit":
            return None
        if message["type"] == "new_game":
            self._check(message["game"])
            return [json.dumps({"type": "ready", "name": f"tidetable {self.name}"})]
        if message["type"] == "move":
            self._see(message["view"], [move["code"] for move in message["moves"]])
            move = self._move(Budget(message.get("seconds"), message.get("nodes")))
            return [json.dumps({"move": move})]
        return []

    def _check(self, game: str) -> None:
        if game != self.rules.name:
            raise BadInput(f"this bot plays {self.rules.name}, not {game}")

    def _see(self, view: dict[str, Any], moves: list[int]) -> None:
        records.write(view, self.view)
        self.moves = moves

    def _move(self, budget: Budget) -> int:
        return int(self.choose(self.view, self.moves, budget, self.generator).move)


def speak(speaker: Speaker, lines: Iterable[str], say: Callable[[str], None]) -> None:
    """Answer line by line until told to leave, or until there are no more lines."""
    for line in lines:
        try:
            answers = speaker.answer(line.strip())
        except (ValueError, KeyError, IndexError, TypeError, AttributeError) as error:
            if isinstance(error, BadInput):
                raise
            raise BadInput(f"this line is not of the bot protocol: {line.strip()[:80]}") from None
        if answers is None:
            return
        for answer in answers:
            say(answer)
