"""The command line: games, play, simulate, arena, bot, replay, hint, perft, warm."""

import argparse
import json
import os
import shutil
import signal
import sys
import textwrap
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from tidetable import __version__
from tidetable.core.errors import BadInput
from tidetable.games import GAMES, rules_of

if TYPE_CHECKING:
    from tidetable.bots.choosers import Candidate
    from tidetable.core.play import Game
    from tidetable.core.rules import Rules, Word

PERSON = "you"
MOST_GAMES = 10_000_000
LONGEST_THOUGHT = 600  # seconds
BEST = 12  # candidate moves shown
RIGHT = ("visits", "points", "win")


class Parser(argparse.ArgumentParser):
    """Answers bad input with one line instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command; bad input ends with one line and exit code 2."""
    chosen = _parser().parse_args(arguments)
    interrupted = []

    def stop(number: int, frame: object) -> None:
        interrupted.append(number)
        raise KeyboardInterrupt

    signal.signal(signal.SIGINT, stop)
    try:
        chosen.command(chosen)
    except BadInput as error:
        print(f"tidetable: {error}", file=sys.stderr)
        sys.exit(2)
    except MemoryError:
        print("tidetable: there is not enough memory for that", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        print(f"tidetable: {error.strerror or error}", file=sys.stderr)
        sys.exit(2)
    except (KeyboardInterrupt, Exception):
        # Interrupted in the middle of its work the compiler may fail in any other way.
        if not interrupted:
            raise
        print("Stopped.", file=sys.stderr)
        sys.exit(130)


def _parser() -> Parser:
    parser = Parser(prog="tidetable", description="Three tabletop games to play and to study.")
    parser.add_argument("--version", action="version", version=f"tidetable {__version__}")
    commands = parser.add_subparsers(required=True, metavar="command")

    games = commands.add_parser("games", help="list the games and their options")
    games.set_defaults(command=list_games)

    play = commands.add_parser("play", help="play in the terminal")
    _add_game(play)
    play.add_argument(
        "--seats", help=f"who sits where: {PERSON} or a bot (random, greedy, or beginner to master)"
    )
    play.add_argument("--save", metavar="FILE", help="write the game's log here when it stops")
    play.set_defaults(command=play_in_terminal)

    simulate = commands.add_parser("simulate", help="play many random games and sum them up")
    _add_game(simulate)
    simulate.add_argument("--games", type=int, default=1000, help="how many (1000)")
    simulate.add_argument("--json", action="store_true", help="print figures as JSON")
    simulate.add_argument(
        "--out", metavar="FILE", help="write every game to a .csv or .parquet file"
    )
    simulate.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, local, or where"
    )
    simulate.set_defaults(command=run_simulation)

    arena = commands.add_parser("arena", help="let bots play against each other and rate them")
    _add_game(arena)
    arena.add_argument("--bots", required=True, help="such as greedy,random,cmd:./my_bot")
    arena.add_argument("--games", type=int, default=100, help="of each line-up (100)")
    arena.add_argument("--time", type=float, metavar="SECONDS", help="for a move (0.1)")
    arena.add_argument("--nodes", type=int, metavar="N", help="for a move, instead of a time")
    arena.add_argument("--jobs", type=int, default=1, help="processes (1)")
    arena.add_argument("--out", metavar="FILE.jsonl", help="keep results here, and go on from them")
    arena.add_argument("--report", metavar="FILE.html", help="write a page about it")
    arena.add_argument("--sprt", metavar="ELO0,ELO1", help="stop when one of two ratings is shown")
    arena.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, local, or where"
    )
    arena.set_defaults(command=hold_arena)

    bot = commands.add_parser("bot", help="let a bot speak the line protocol")
    bot.add_argument("name", help="of the bot")
    bot.add_argument("game", help=", ".join(GAMES))
    bot.add_argument("--seed", type=int, help="the same seed gives the same luck (any)")
    bot.set_defaults(command=speak_as_bot)

    replay = commands.add_parser("replay", help="show a game from its log")
    replay.add_argument("file")
    replay.add_argument("--step", type=int, metavar="N", help="stop after so many steps")
    replay.set_defaults(command=show_replay)

    perft = commands.add_parser("perft", help="count move sequences and compare with a file")
    perft.add_argument("file")
    perft.set_defaults(command=run_perft)

    hint = commands.add_parser("hint", help="show the best moves of a saved position, with reasons")
    hint.add_argument("game", help=", ".join(GAMES))
    hint.add_argument("file", help="the game's log")
    hint.add_argument("--step", type=int, metavar="N", help="the position after so many steps")
    hint.add_argument("--time", type=float, default=2.0, metavar="SECONDS", help="to think (2)")
    hint.add_argument("--json", action="store_true", help="print figures as JSON")
    hint.set_defaults(command=show_hint)

    warm = commands.add_parser("warm", help="compile all rules now, so that nobody waits later")
    warm.add_argument("games", nargs="*", help="only these games")
    warm.set_defaults(command=compile_all)
    return parser


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=", ".join(GAMES))
    parser.add_argument("--players", help="how many play")
    parser.add_argument(
        "--seed", type=int, help="the same seed gives the same draws (play: any; simulate: 0)"
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="an option of the game; 'tidetable games' lists them",
    )


def _options(chosen: argparse.Namespace, rules: "Rules") -> "dict[str, Word]":
    from tidetable.core.play import complete, read_options
    from tidetable.core.rules import DataSet

    texts = list(chosen.set)
    if chosen.players is not None:
        texts.append(f"players={chosen.players}")
    options: dict[str, Any] = {**read_options(rules, texts)}
    for option in rules.options:
        value = str(options.get(option.name, ""))
        # Only here may a text name a file: it comes from whoever owns the files.
        named = value and value not in option.values and not value.startswith("{")
        if isinstance(option, DataSet) and named:
            options[option.name] = Path(value).expanduser()
    return complete(rules, options)


def _seed(chosen: argparse.Namespace) -> int | None:
    if chosen.seed is not None and chosen.seed < 0:
        raise BadInput("a seed is a whole number from 0")
    seed: int | None = chosen.seed
    return seed


def _read(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{file} is not a text file") from None
    except OSError as error:
        raise BadInput(f"cannot read {file}: {error.strerror}") from None


# games


def list_games(chosen: argparse.Namespace) -> None:
    """Each game with its players and options."""
    from rich.console import Console
    from rich.table import Table

    from tidetable.core.rules import DataSet

    console = Console()
    for name in GAMES:
        rules = rules_of(name)
        seats = rules.seats
        console.print(f"[bold]{name}[/bold]  {rules.title}, {seats[0]} to {seats[-1]} players")
        table = Table(box=None, pad_edge=True)
        table.add_column("option", no_wrap=True)
        table.add_column("values (default first)", no_wrap=True)
        table.add_column("what it does")
        for option in rules.options:
            values = ", ".join(str(word).lower() for word in option.values)
            if isinstance(option, DataSet):
                values += ", FILE"
            table.add_row(option.name, values, option.about)
        if rules.presets:
            presets = ", ".join(rules.presets)
            table.add_row("preset", presets, "sets the options as this edition's rulebook says")
        console.print(table)


# play


def play_in_terminal(chosen: argparse.Namespace) -> None:
    """People and bots at one table, in turn."""
    import numpy as np

    from tidetable.bots.choosers import BOTS, Budget, make_bot
    from tidetable.core.play import Game
    from tidetable.core.rules import ONLOOKER

    with suppress(ImportError):
        import readline  # noqa: F401  lets people edit the line they type
    rules = rules_of(chosen.game)
    if chosen.seats and chosen.players is None:
        chosen.players = str(len(chosen.seats.split(",")))
    options = _options(chosen, rules)
    seats = _seats(chosen.seats, int(options["players"]), [PERSON, *BOTS])
    seed = _seed(chosen)
    if chosen.save is not None:
        _try_to_write(chosen.save)
    game = Game(rules, options, seed=seed, names=seats)
    choosers = {name: make_bot(name, rules) for name in set(seats) - {PERSON}}
    generator = np.random.default_rng(chosen.seed)
    people = [seat for seat, name in enumerate(seats) if name == PERSON]
    reader = people[0] if len(people) == 1 else ONLOOKER  # of what is printed for all
    scores = game.scores
    try:
        while not game.over:
            if game.scores != scores:
                _tell_scores(scores, game.scores)
                scores = game.scores
            seat = game.to_move
            if seats[seat] == PERSON:
                if rules.secrets and len(people) > 1:
                    _draw_curtain(seat)
                _ask(game, seat)
            else:
                view = game.view(seat).record
                choice = choosers[seats[seat]](view, game.moves, Budget(seconds=1), generator)
                move = choice.move
                told = rules.words.told(game.state, move, reader)
                print(f"Player {seat + 1} ({seats[seat]}) plays {told}")
                game.play(move)
        print(f"\n{game}\n\n{_result(game)}")
    except (EOFError, KeyboardInterrupt):
        print("\nStopped.")
    except RuntimeError:  # there is no input at all
        print("\nStopped: nothing to read moves from.")
    finally:
        if chosen.save is not None:
            _save(game, chosen.save)


def _seats(text: str | None, players: int, kinds: list[str]) -> list[str]:
    seats = [PERSON] + ["skilled"] * (players - 1)
    if text:
        seats = [name.strip() for name in text.split(",")]
    for seat in seats:
        if seat not in kinds:
            raise BadInput(f"nobody called '{seat}' can sit here; choose from {', '.join(kinds)}")
    if len(seats) != players:
        raise BadInput(f"{players} players need {players} seats, but {len(seats)} named")
    return seats


def _draw_curtain(seat: int) -> None:
    """Nobody sees another player's cards on a shared screen."""
    print("\n" * 60)
    input(f"Player {seat + 1}, press Enter when you alone see the screen. ")


def _ask(game: "Game", seat: int) -> None:
    """Show the table and ask until a move is played."""
    from tidetable.core.sentences import sentence

    asked = game.rules.words.asked(game.state)
    print(f"\n{game.view(seat)}\n\n{sentence(asked.key, asked.details)}")
    while True:
        text = input(f"Player {seat + 1} (? for help): ").strip()
        command = text.lower()
        if command in ("?", "h", "help"):
            print(f"{game.rules.words.HELP}\n")
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
                print(error)


def _tell_scores(before: list[int], now: list[int]) -> None:
    changes = [
        f"player {seat + 1}: {score} ({score - old:+})"
        for seat, (old, score) in enumerate(zip(before, now, strict=True))
        if score != old
    ]
    print(f"Scores: {', '.join(changes)}")


def _result(game: "Game") -> str:
    winners = " and ".join(f"player {seat + 1}" for seat in game.winners)
    points = ", ".join(f"player {seat + 1}: {score}" for seat, score in enumerate(game.scores))
    verb = "The winner is" if len(game.winners) == 1 else "The winners are"
    return f"Game over. {points}. {verb} {winners}."


def _try_to_write(file: str) -> None:
    """Find out before the game, not after it, that it cannot be saved there."""
    from tidetable.core.log import read_log

    path = Path(file)
    if not file or path.is_dir() or not os.access(path.parent, os.W_OK):
        raise BadInput(f"cannot write '{file}'")
    if path.exists():
        try:
            read_log(path.read_bytes())
        except BadInput:
            raise BadInput(f"'{file}' is there already and is no saved game") from None


def _save(game: "Game", file: str) -> None:
    try:
        Path(file).write_text(game.log.to_json() + "\n", encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot write {file}: {error.strerror}") from None
    print(f"Saved as {file}; 'tidetable replay {file}' shows it again.")


# simulate


def run_simulation(chosen: argparse.Namespace) -> None:
    """Random games with a progress bar, then a table."""
    from rich.console import Console
    from rich.progress import Progress

    from tidetable.lab.cluster import over_ray
    from tidetable.lab.simulate import in_threads, simulate, write_games

    rules = rules_of(chosen.game)
    options = _options(chosen, rules)
    seed = _seed(chosen) or 0
    if chosen.out is not None and Path(chosen.out).suffix not in (".csv", ".parquet"):
        raise BadInput(f"--out writes .csv or .parquet files, not '{chosen.out}'")
    if not 1 <= chosen.games <= MOST_GAMES:
        raise BadInput(f"--games must be 1 to {MOST_GAMES}")
    spread = over_ray(chosen.ray) if chosen.ray else in_threads(os.cpu_count() or 1)
    console = Console(stderr=True)
    simulate(rules, options, 1, seed)  # whatever has to be compiled is not on the clock
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(f"{rules.title}", total=chosen.games)
        start = time.perf_counter()
        results = simulate(
            rules,
            options,
            chosen.games,
            seed,
            lambda done: progress.advance(bar, done),
            spread,
        )
        seconds = time.perf_counter() - start
    if chosen.out is not None:
        write_games(results, Path(chosen.out))
    summary = {"game": rules.name, "rules": rules.version, "options": options, **results.summary()}
    if chosen.json:
        print(json.dumps(summary))
    else:
        _print_summary(rules, summary, seconds)


def _print_summary(rules: "Rules", summary: dict[str, Any], seconds: float) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{rules.title}: {summary['games']} random games in {seconds:.1f} s")
    for heading in ("", "mean", "deviation", "least", "median", "most", "wins"):
        table.add_column(heading, justify="left" if heading == "" else "right")
    _add_figures(table, "moves in a game", summary["length"])
    for number, seat in enumerate(summary["seats"], start=1):
        _add_figures(table, f"score of player {number}", seat["score"], f"{seat['wins']:.1%}")
    _add_figures(table, "from first to last", summary["spread"])
    Console().print(table)


def _add_figures(table: Any, heading: str, figures: dict[str, float], wins: str = "") -> None:
    table.add_row(
        heading,
        f"{figures['mean']:.2f} ±{figures['interval']:.2f}",
        f"{figures['deviation']:.2f}",
        f"{figures['least']:.0f}",
        f"{figures['median']:.0f}",
        f"{figures['most']:.0f}",
        wins,
    )


# arena


def hold_arena(chosen: argparse.Namespace) -> None:
    """Bots against each other."""
    from tidetable.lab.arena import Spec
    from tidetable.lab.arena_command import hold

    rules = rules_of(chosen.game)
    timed = chosen.time is not None or chosen.nodes is None
    spec = Spec(
        game=rules.name,
        options=_options(chosen, rules),
        bots=tuple(name.strip() for name in chosen.bots.split(",")),
        games=chosen.games,
        seconds=(0.1 if chosen.time is None else chosen.time) if timed else None,
        nodes=chosen.nodes,
        seed=_seed(chosen) or 0,
        sprt=None if chosen.sprt is None else _two_ratings(chosen.sprt),
    )
    hold(spec, chosen.jobs, chosen.out, chosen.report, chosen.ray)


def _two_ratings(text: str) -> tuple[float, float]:
    try:
        lower, higher = map(float, text.split(","))
    except ValueError:
        raise BadInput(f"write two ratings such as 0,20, not '{text}'") from None
    return lower, higher


# bot


def speak_as_bot(chosen: argparse.Namespace) -> None:
    """One of our bots at the other end of a line."""
    from tidetable.bots.speaking import Speaker, speak

    speaker = Speaker(chosen.name, rules_of(chosen.game), _seed(chosen))
    speak(speaker, sys.stdin, lambda line: print(line, flush=True))


# replay


def show_replay(chosen: argparse.Namespace) -> None:
    """The steps in notation and the position they lead to."""
    import tidetable

    game = tidetable.replay(_read(chosen.file), chosen.step)
    names = ", ".join(f"{seat + 1} {name}" for seat, name in enumerate(game.names))
    print(f"{game.rules.title} (rules version {game.rules.version}), players: {names}")
    options = [f"{name}={_shortened(str(value))}" for name, value in game.options.items()]
    print(textwrap.fill(f"Options: {', '.join(options)}", width=100) + "\n")
    print(textwrap.fill(" ".join(game.notation), width=100))
    print(f"\n{game}")
    if game.over:
        print(f"\n{_result(game)}")


def _shortened(value: str) -> str:
    return value if len(value) < 40 else "(its own)"


# perft


def run_perft(chosen: argparse.Namespace) -> None:
    """Count every position of the file to every depth it names."""
    from tidetable.lab.perft import count, read_perft, set_position

    wrong = counted = 0
    for position in read_perft(_read(chosen.file)):
        game = set_position(position)
        print(position.name)
        for depth, expected in position.counts.items():
            start = time.perf_counter()
            found = count(game, depth)
            seconds = time.perf_counter() - start
            verdict = "as expected" if found == expected else f"WRONG, expected {expected}"
            wrong += found != expected
            counted += 1
            rate = f" ({found / seconds / 1e6:.0f} million a second)" if seconds > 0.01 else ""
            print(f"  {depth} deep: {found} sequences, {verdict}{rate}")
    print(f"{counted - wrong} of {counted} counts as expected.")
    if wrong:
        print(f"tidetable: {wrong} counts differ", file=sys.stderr)
        sys.exit(1)


# hint


def show_hint(chosen: argparse.Namespace) -> None:
    """The candidate moves of a position, the best first."""
    import numpy as np

    import tidetable
    from tidetable.bots.choosers import Budget
    from tidetable.bots.search import Search

    rules = rules_of(chosen.game)
    if not 0 < chosen.time <= LONGEST_THOUGHT:
        raise BadInput(f"--time must be more than 0 and at most {LONGEST_THOUGHT} seconds")
    game = tidetable.replay(_read(chosen.file), chosen.step)
    if game.rules is not rules:
        raise BadInput(f"{chosen.file} tells a game of {game.rules.name}, not of {rules.name}")
    game.draw()
    if game.over:
        raise BadInput("this game is over")
    seat = game.to_move
    search = Search(rules, threads=os.cpu_count() or 1)
    budget = Budget(seconds=chosen.time)
    choice = search(game.view(seat).record, game.moves, budget, np.random.default_rng(0))
    if not choice.candidates:
        raise BadInput(f"there is only one move: {rules.words.move_text(choice.move)}")
    _print_candidates(game, choice.candidates, chosen.json)


def _print_candidates(game: "Game", candidates: "Sequence[Candidate]", as_json: bool) -> None:
    from rich.console import Console
    from rich.table import Table

    text = game.rules.words.move_text
    if as_json:
        rows = [
            {
                "move": text(one.move),
                "code": one.move,
                "visits": one.visits,
                "points": round(one.points, 2),
                "win": round(one.win, 4),
                "line": [text(code) for code in one.line],
            }
            for one in candidates
        ]
        print(json.dumps({"seat": game.to_move, "candidates": rows}))
        return
    table = Table(title=f"{game.rules.title}: player {game.to_move + 1} to move")
    for heading in ("move", "visits", "points", "win", "expected to go on"):
        table.add_column(heading, justify="right" if heading in RIGHT else "left")
    for one in candidates[:BEST]:
        line = " ".join(text(code) for code in one.line[1:])
        figures = str(one.visits), f"{one.points:.1f}", f"{one.win:.0%}"
        table.add_row(text(one.move), *figures, line)
    Console().print(table)


# warm


def compile_all(chosen: argparse.Namespace) -> None:
    """Compile what play, simulate, perft and environments need, for every game."""
    from tidetable.bots.choosers import BOTS
    from tidetable.core.play import Game
    from tidetable.lab.batch import Batch
    from tidetable.lab.observations import Observer
    from tidetable.lab.perft import count
    from tidetable.lab.simulate import simulate

    for name in chosen.games or GAMES:
        rules = rules_of(name)
        game = Game(rules, seed=0)
        for make in BOTS.values():
            make(rules)
        count(game, 1)
        simulate(rules, {}, 1, 0)
        Batch(name, 1)
        Observer(rules).look(game, 0)
    print(f"Compiled: {', '.join(chosen.games or GAMES)}.")


if __name__ == "__main__":
    main()
