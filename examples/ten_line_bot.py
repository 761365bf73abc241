"""A bot in ten lines: of Maui's moves take dollars when two lie there, else the first towel.

Run me: ``python examples/ten_line_bot.py``.
"""

import numpy as np

import tidetable
from tidetable.bots.choosers import Budget, Choice, make_bot

rules = tidetable.rules_of("maui")


def saver(view, moves, budget, generator):  # type: ignore[no-untyped-def]
    """The view has everything a seat may know; the moves are codes."""
    for move in moves:
        text = rules.face.move_text(move)
        if text.startswith("dollars") and view.areas["ab".index(text[-1])] >= 2:
            return Choice(move)
    return Choice(moves[0])


bots = [saver, make_bot("beginner", rules)]
wins = 0
for seed in range(20):
    game = tidetable.new_game("maui", seed=seed)
    generator = np.random.default_rng(seed)
    while not game.over:
        bot = bots[(game.to_move + seed) % 2]  # change seats after each game
        view = game.view(game.to_move).record
        game.play(bot(view, game.moves, Budget(), generator).move)
    wins += seed % 2 in game.winners
print(f"The saver won {wins} of 20 games.")
