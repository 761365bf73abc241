"""Two readable games per number of players, for every game.

Written only by command, and the difference reviewed as a change of rules::

    python -m tests.playthroughs.write
    python -m tests.playthroughs.write --check
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np

from tests.samples import of
from tidetable.bots.choosers import Budget, greedy_chooser
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE
from tidetable.games import GAMES, rules_of

FOLDER = Path(__file__).parent
MANY = 4  # so many draws at once change the table enough to show it
PAUSE = 4  # else it is shown after a change of scores, once each has moved so often


def told(name: str, players: int, options: dict[str, Any]) -> str:
    """A game between greedy players, step by step, with the table now and then."""
    rules = rules_of(name)
    game = Game(rules, {"players": players, **options}, draws=False)
    choose = greedy_chooser(rules)
    generator = np.random.default_rng(players)
    weights = np.zeros(rules.deals, np.int64)
    lines = [f"{rules.title}, rules version {rules.version}"]
    lines += [f"{option}={word}" for option, word in game.options.items()]
    drawn: list[str] = []
    shown: list[int] = []
    moves = 0  # since the table was shown
    while not game.over:
        if game.to_move == CHANCE:
            total = rules.odds(game.state, weights)
            code = int(np.searchsorted(np.cumsum(weights), generator.integers(total), "right"))
            drawn.append(rules.face.deal_text(code))
            game.play(code)
            if game.to_move != CHANCE:
                lines.append(f"drawn: {' '.join(drawn)}")
                changed = shown != game.scores and moves >= PAUSE * players
                if changed or len(drawn) > MANY:
                    lines += ["", str(game), ""]
                    shown = game.scores
                    moves = 0
                drawn = []
            continue
        seat = game.to_move
        move = choose(game.view(seat).record, game.moves, Budget(), generator).move
        choices = len(game.moves)
        moves += 1
        game.play(move)
        scores = " ".join(map(str, game.scores))
        text = rules.face.move_text(move)
        lines.append(f"player {seat + 1}: {text:<26} of {choices:>3} moves; scores {scores}")
    lines += ["", str(game), "", f"scores {game.scores}, ranks {game.ranks}"]
    return "\n".join(lines) + "\n"


def files() -> dict[Path, str]:
    """Every playthrough that should be there, with its text."""
    return {
        FOLDER / f"{name}-{players}-{kind}.txt": told(name, players, options)
        for name in GAMES
        for players in rules_of(name).seats
        for kind, options in of(name).playthroughs.items()
    }


def main() -> None:
    """Write all playthroughs, or say which are out of date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    stale = [
        (file, text)
        for file, text in files().items()
        if not file.exists() or file.read_text(encoding="utf-8") != text
    ]
    for file, text in stale:
        if not check:
            file.write_text(text, encoding="utf-8")
        print(f"{'out of date' if check else 'written'}: {file.name}")
    if check and stale:
        sys.exit(
            "the rules now tell other games; review, then run python -m tests.playthroughs.write"
        )


if __name__ == "__main__":
    main()
