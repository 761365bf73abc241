"""Pages for people, as they are on disk. Later the browser's table joins them."""

from pathlib import Path
from typing import Annotated

from litestar import Response, Router, get
from litestar.params import Parameter

from tidetable.server.table import refused

FOLDER = Path(__file__).parent / "pages"
KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
FILES = {file.name: file.read_bytes() for file in FOLDER.iterdir() if file.suffix in KINDS}
FRESH = {"cache-control": "no-cache"}  # a browser must not mix scripts of two versions


def page(name: str) -> Response[bytes]:
    """A file, known by its name alone: nothing else on the disk can be asked for."""
    if name not in FILES:
        raise refused("bad-request", 404, reason="There is no such page.")
    return Response(FILES[name], media_type=KINDS[Path(name).suffix], headers=FRESH)


@get("/")
async def home() -> Response[bytes]:
    """What this is."""
    return page("home.html")


@get("/api")
async def api() -> Response[bytes]:
    """What can be asked for."""
    return page("api.html")


@get("/verify")
async def verify() -> Response[bytes]:
    """Check a game in the browser."""
    return page("verify.html")


@get("/pages/{name:str}")
async def part(name: Annotated[str, Parameter(max_length=40)]) -> Response[bytes]:
    """What pages are made of."""
    return page(name)


router = Router("/", route_handlers=[home, api, verify, part], include_in_schema=False)
