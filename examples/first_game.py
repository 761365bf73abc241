"""A random game, told in notation, and then read back from its log."""

import random

import tidetable

game = tidetable.new_game("azul", players=2, special_factories=True, seed=7)
dice = random.Random(7)
while not game.over:
    game.play(dice.choice(game.moves))
print(game)
print("scores", game.scores, "winners", game.winners)
assert tidetable.replay(game.log.to_json()).scores == game.scores
