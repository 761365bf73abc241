"""A game in sentences: what happened, how it stands, how it ended."""

from collections.abc import Iterator, Sequence

from tidetable.core.play import Game
from tidetable.core.rules import CHANCE, ONLOOKER
from tidetable.core.sentences import told


def story(
    behind: Game, steps: Sequence[int], reader: int | None, language: str = "en"
) -> Iterator[tuple[int, str, str]]:
    """Play steps on a game that is behind; give each sentence with its step's number and notation.

    A reader is told what that seat may know, nobody in particular (None) all that movers knew.
    """
    behind.draws = False
    names = [f"Player {seat + 1} ({name})" for seat, name in enumerate(behind.names)]
    mover, eyes = ONLOOKER, ONLOOKER if reader is None else reader
    for code in steps:
        mover = mover if behind.to_move == CHANCE else behind.to_move
        events = behind.events(code, mover if reader is None else reader)
        number, text = len(behind.steps) + 1, behind.rules.face.event_text(events[0])
        lines = [told(behind.rules.name, event, names, eyes, language) for event in events]
        behind.play(code)
        yield from ((number, text, line) for line in lines if line)


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
