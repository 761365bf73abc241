"""The command ``tidetable play``: people and bots at one table, in the terminal."""

import argparse
import os
import shutil
import textwrap
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from pathlib import Path

import numpy as np
from rich.console import Console

from tidetable.bots.choosers import BOTS, Budget, Chooser
from tidetable.bots.outside import BotFault, check_program, is_program, seated
from tidetable.commands.arguments import add_game, options_of, seed_of, unfinished
from tidetable.commands.telling import lines, new_scores, result
from tidetable.core.errors import BadInput
from tidetable.core.log import read_log
from tidetable.core.play import Game
from tidetable.core.rules import ONLOOKER
from tidetable.core.sentences import sentence
from tidetable.games import rules_of

PERSON = "you"

CONSOLE = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
QUESTION, REFUSAL, SCORES, RESULT = "bold", "red", "cyan", "bold green"  # only in a terminal


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, who plays, and where it is kept."""
    add_game(parser)
    parser.add_argument(
        "--seats",
        help=f"who sits where: {PERSON}, a bot (random, greedy, or beginner to master), "
        "or a program such as cmd:./my_bot",
    )
    parser.add_argument("--save", metavar="FILE", help="write the game's log here when it stops")
    parser.add_argument(
        "--resume", metavar="FILE", help="go on with a saved game, and save it there again"
    )


def run(chosen: argparse.Namespace) -> None:
    """Play until the game is over or somebody leaves, and save it."""
    with suppress(ImportError):
        import readline  # noqa: F401  lets people edit the line they type
    game = _new_game(chosen) if chosen.resume is None else _resumed(chosen)
    with ExitStack() as leaving:
        if chosen.save is not None:
            leaving.callback(_save, game, chosen.save)
        choosers = {
            seat: seated(name, game.rules, leaving)
            for seat, name in enumerate(game.names)
            if name != PERSON
        }
        try:
            _play(game, choosers, np.random.default_rng(chosen.seed))
            print(f"\n{game}\n")
            CONSOLE.print(result(game), style=RESULT)
        except (EOFError, KeyboardInterrupt):
            print("\nStopped.")
        except RuntimeError:  # there is no input at all
            print("\nStopped: nothing to read moves from.")


def _new_game(chosen: argparse.Namespace) -> Game:
    rules = rules_of(chosen.game)
    if chosen.seats and chosen.players is None:
        chosen.players = str(len(chosen.seats.split(",")))
    options = options_of(chosen, rules)
    players = int(options["players"])
    seats = _seats(chosen.seats, [PERSON] + ["skilled"] * (players - 1))
    seed = seed_of(chosen)
    if chosen.save is not None:
        _try_to_write(chosen.save)
    return Game(rules, options, seed=seed, names=seats)


def _resumed(chosen: argparse.Namespace) -> Game:
    if chosen.players is not None or chosen.set:
        raise BadInput("a saved game keeps its options: leave out --players and --set")
    game = unfinished(chosen.game, chosen.resume, seed=seed_of(chosen))
    # A log may come from anybody. What it says must not start a program.
    if not chosen.seats and any(map(is_program, game.names)):
        raise BadInput(f"a program plays in {chosen.resume}: say who sits where with --seats")
    game.names = _seats(chosen.seats, game.names)
    if chosen.save is None:
        chosen.save = chosen.resume
    _try_to_write(chosen.save)
    return game


def _seats(text: str | None, usual: list[str]) -> list[str]:
    """Who sits where: those named, or else the usual ones."""
    kinds = [PERSON, *BOTS]
    players = len(usual)
    seats = [name.strip() for name in text.split(",")] if text else usual
    for seat in seats:
        if is_program(seat):
            check_program(seat)
        elif seat not in kinds:
            raise BadInput(f"nobody called '{seat}' can sit here; choose from {', '.join(kinds)}")
    if len(seats) != players:
        raise BadInput(f"{players} players need {players} seats, but {len(seats)} named")
    return seats


def _play(game: Game, choosers: Mapping[int, Chooser], generator: np.random.Generator) -> None:
    people = [seat for seat in range(game.players) if seat not in choosers]
    reader = people[0] if len(people) == 1 else ONLOOKER  # of what is printed for all
    scores, behind = game.scores, game.copy()
    while not game.over:
        if game.scores != scores:
            CONSOLE.print(new_scores(scores, game.scores), style=SCORES)
            scores = game.scores
        seat = game.to_move
        if seat in choosers:
            game.play(_choice(game, choosers[seat], generator))
            _tell(behind, game, reader)
            continue
        if game.rules.secrets and len(people) > 1:
            _draw_curtain(seat)
        _ask(game, seat)
        _tell(behind, game, reader)


def _tell(behind: Game, game: Game, reader: int) -> None:
    """Say what has happened since, and catch up."""
    for _, _, line in lines(game, reader, behind=behind):
        print(line)


def _choice(game: Game, choose: Chooser, generator: np.random.Generator) -> int:
    """A bot's move. It is asked only if there is a choice."""
    seat, moves = game.to_move, game.moves
    if len(moves) == 1:
        return moves[0]
    try:
        return choose(game.view(seat).record, moves, Budget(seconds=1), generator).move
    except BotFault as error:
        name = game.names[seat]
        raise BotFault(f"player {seat + 1} ({name}) loses the game: it {error}") from None


def _draw_curtain(seat: int) -> None:
    """Nobody sees another player's cards on a shared screen."""
    print("\n" * 60)
    input(f"Player {seat + 1}, press Enter when you alone see the screen. ")


def _ask(game: Game, seat: int) -> None:
    """Show the table and ask until a move is played."""
    asked = game.rules.face.asked(game.state)
    print(f"\n{game.view(seat)}\n")
    CONSOLE.print(sentence(asked.key, asked.details), style=QUESTION)
    while True:
        text = input(f"Player {seat + 1} (? for help): ").strip()
        command = text.lower()
        if command in ("?", "h", "help"):
            print(f"{game.rules.face.help}\n")
            print("'moves' lists all moves, 'table' shows the table again, 'quit' stops the game.")
        elif command in ("m", "moves"):
            width = shutil.get_terminal_size().columns
            print(textwrap.fill(" ".join(str(move) for move in game.moves), width))
        elif command in ("t", "table"):
            print(game.view(seat))
        elif command in ("q", "quit", "exit"):
            raise EOFError
        elif text:
            try:
                game.play(text)
                return
            except BadInput as error:
                CONSOLE.print(str(error), style=REFUSAL)


def _try_to_write(file: str) -> None:
    """Find out before the game, not after it, that it cannot be saved there."""
    path = Path(file)
    if not file or path.is_dir() or not os.access(path.parent, os.W_OK):
        raise BadInput(f"cannot write '{file}'")
    if path.exists():
        try:
            read_log(path.read_bytes())
        except BadInput:
            raise BadInput(f"'{file}' is there already and is no saved game") from None


def _save(game: Game, file: str) -> None:
    try:
        Path(file).write_text(game.log.to_json() + "\n", encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot write {file}: {error.strerror}") from None
    print(f"Saved as {file}; 'tidetable replay {file}' shows it again.")
    if not game.over:
        print(f"'tidetable play {game.rules.name} --resume {file}' goes on with it.")
