"""A bot that speaks the line protocol, in plain Python; docs/bot-protocol.md explains it.

tidetable arena azul --bots "random,cmd:python examples/line_bot.py" --games 20
"""

import json
import random
import sys


def choose(view: dict[str, object], moves: dict[str, str]) -> str:
    """Here is where to think: view is what the seat knows, moves are codes with their notation."""
    placing = [code for code, text in moves.items() if "floor" not in text]  # Azul: waste nothing
    return random.choice(placing or list(moves))


if __name__ == "__main__":
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "ugi":
            print("id name line_bot\nugiok", flush=True)
        elif word == "isready":
            print("readyok", flush=True)
        elif word == "position":  # view {...} moves 3=1T>4 5=1T>floor ...
            view, moves = json.loads(rest[1]), dict(move.split("=", 1) for move in rest[3:])
        elif word == "go":
            print("bestmove", choose(view, moves), flush=True)
        elif word == "quit":
            break
