"""The command ``tidetable serve``."""

import argparse
import webbrowser
from importlib.util import find_spec
from pathlib import Path

from tidetable import server
from tidetable.core.errors import BadInput
from tidetable.server.keeper import Keeper, listen, only_server
from tidetable.server.settings import settings_from_environment

PAGE = Path(server.__file__).parent / "static" / "index.html"
NO_PAGE = (
    "This installation has no page for browsers: to get it, install Node 20 with npm, and run "
    "make setup in a checkout or install tidetable-games again with pip install --force-reinstall."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to listen and where to keep things."""
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument(
        "--data", type=Path, default=Path("tidetable-data"), help="folder of the database"
    )
    parser.add_argument("--processes", type=int, default=1, help="that share the tables")
    parser.add_argument("--bots", type=int, default=1, help="processes in which bots think")
    parser.add_argument("--bot-seconds", type=float, default=1.0, help="for a move, at most")
    parser.add_argument("--https", action="store_true", help="cookies only over HTTPS")
    parser.add_argument("--no-limits", action="store_true", help="however much anybody asks for")
    parser.add_argument("--open", action="store_true", help="show it in a browser")


def run(chosen: argparse.Namespace) -> None:
    """Serve until interrupted."""
    if find_spec("litestar") is None:
        raise BadInput("the server needs litestar: pip install 'tidetable-games[server]'")
    settings = settings_from_environment(
        chosen.data,
        bots=chosen.bots,
        bot_seconds=chosen.bot_seconds,
        limits=not chosen.no_limits,
        secure=chosen.https,
    )
    if chosen.processes > 1 and settings.database and not settings.redis:
        raise BadInput("several processes on PostgreSQL need REDIS_URL")
    listening = listen(chosen.host, chosen.port)
    with only_server(settings):
        host, port = listening.getsockname()[:2]
        print(greeting(f"http://{host}:{port}", PAGE), flush=True)
        if chosen.open:
            webbrowser.open(f"http://{host}:{port}")
        Keeper(settings, listening, chosen.processes).run()


def greeting(address: str, page: Path) -> str:
    """Say where the server is, and how to get the page if it was not built."""
    line = f"Tidetable is at {address} (Ctrl+C to stop)."
    return line if page.exists() else f"{line}\n{NO_PAGE}"
