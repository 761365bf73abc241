"""How a game stands, in a sentence."""

from collections.abc import Sequence

from tidetable.core.play import Game


def new_scores(before: Sequence[int], now: Sequence[int]) -> str:
    """The scores that have changed."""
    changes = [
        f"player {seat + 1}: {score} ({score - old:+})"
        for seat, (old, score) in enumerate(zip(before, now, strict=True))
        if score != old
    ]
    return f"Scores: {', '.join(changes)}"


def result(game: Game) -> str:
    """How a game has ended."""
    winners = " and ".join(f"player {seat + 1}" for seat in game.winners)
    points = ", ".join(f"player {seat + 1}: {score}" for seat, score in enumerate(game.scores))
    verb = "The winner is" if len(game.winners) == 1 else "The winners are"
    return f"Game over. {points}. {verb} {winners}."
