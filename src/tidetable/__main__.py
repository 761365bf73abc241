"""The command line: wires the commands, and answers bad input with one sentence."""

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from typing import NoReturn

from tidetable import __version__
from tidetable.commands import COMMANDS, command_of
from tidetable.core.errors import BadInput


class Parser(argparse.ArgumentParser):
    """Answers bad input with one line instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command; bad input ends with one line and exit code 2."""
    interrupted = []

    def stop(number: int, frame: object) -> None:
        interrupted.append(number)
        raise KeyboardInterrupt

    signal.signal(signal.SIGINT, stop)
    try:
        _run(sys.argv[1:] if arguments is None else arguments)
    except BadInput as error:
        _refuse(str(error))
    except MemoryError:
        _refuse("there is not enough memory for that")
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        _refuse(error.strerror or str(error))
    except (KeyboardInterrupt, Exception):
        # Interrupted in the middle of its work the compiler may fail in any other way.
        if not interrupted:
            raise
        print("Stopped.", file=sys.stderr)
        sys.exit(130)


def _run(arguments: Sequence[str]) -> None:
    parser = Parser(prog="tidetable", description="Tabletop games to play and to study.")
    parser.add_argument("--version", action="version", version=f"tidetable {__version__}")
    commands = parser.add_subparsers(required=True, metavar="command")
    for name, about in COMMANDS.items():
        one = commands.add_parser(name, help=about)
        if name in arguments:  # the others need not be imported
            command = command_of(name)
            command.add_arguments(one)
            one.set_defaults(run=command.run)
    chosen = parser.parse_args(arguments)
    chosen.run(chosen)


def _refuse(reason: str) -> NoReturn:
    print(f"tidetable: {reason}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()
