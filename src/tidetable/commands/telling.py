"""A game in sentences: what happened, how it stands, how it ended."""

from collections.abc import Iterator, Sequence

from tidetable.core.play import Game
from tidetable.core.rules import ONLOOKER
from tidetable.core.sentences import told


def lines(
    game: Game, reader: int | None, language: str = "en", behind: Game | None = None
) -> Iterator[tuple[int, str, str]]:
    """Give each sentence of a game's story, with the number and the notation of its step."""
    # Nothing English stands in another language.
    form = "Player {seat} ({name})" if language == "en" else "{name} ({seat})"
    names = [form.format(seat=seat, name=name) for seat, name in enumerate(game.names, start=1)]
    eyes = ONLOOKER if reader is None else reader
    for number, events in game.story(reader, behind):
        text = game.rules.face.event_text(events[0])
        for event in events:
            line = told(game.rules.name, event, names, eyes, language)
            if line:
                yield number, text, line


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
