"""Pages for people, as they are on disk: the table in the browser, and some that stand alone."""

from pathlib import Path
from typing import Annotated, Any, NamedTuple

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from tidetable.server.asking import answer_http
from tidetable.server.table import refused

HERE = Path(__file__).parent
KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
FRESH = "no-cache"  # a browser must not mix scripts of two versions
A_DAY = "public, max-age=86400"
# The name of a built file changes with it.
CACHING = {"assets": "public, max-age=31536000, immutable"}


class File(NamedTuple):
    """A file, and the same compressed, if that was done when it was built."""

    content: bytes
    compressed: bytes | None
    kind: str
    caching: str


def read(folder: Path) -> dict[str, File]:
    """All files of a folder by their paths: nothing else on the disk can be asked for."""
    return {
        str(file.relative_to(folder)): File(
            file.read_bytes(),
            beside.read_bytes() if (beside := Path(f"{file}.br")).exists() else None,
            KINDS[file.suffix],
            CACHING.get(file.parent.name, FRESH) if file.suffix != ".svg" else A_DAY,
        )
        for file in sorted(folder.rglob("*"))
        if file.suffix in KINDS
    }


PAGES = read(HERE / "pages")
BUILT = read(HERE / "static")  # from web/, by its build
TABLE = "index.html"


def send(request: Request[Any, Any, Any], file: File | None) -> Response[bytes]:
    """A file, compressed for who can read that."""
    if file is None:
        raise refused("no-such-path", 404)
    headers = {"cache-control": file.caching, "vary": "accept-encoding"}
    if file.compressed is not None and "br" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "br"
        return Response(file.compressed, media_type=file.kind, headers=headers)
    return Response(file.content, media_type=file.kind, headers=headers)


@get(["/", "/new/{game:str}", "/table/{table:str}", "/rules/{game:str}", "/games"])
async def browser(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page that draws home, tables and rules; the browser's address says which."""
    return send(request, BUILT.get(TABLE) or PAGES["unbuilt.html"])


@get("/replay/{table:str}")
async def replay(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A finished game, step by step."""
    return send(request, BUILT.get(TABLE) or PAGES["unbuilt.html"])


def not_found(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """An address that there is not: who looks with a browser sees a page that says so."""
    if "text/html" not in request.headers.get("accept", ""):
        return answer_http(request, error)
    response = send(request, BUILT.get(TABLE) or PAGES["unbuilt.html"])
    response.status_code = error.status_code
    return response


@get(["/assets/{name:str}", "/icon.svg", "/icon-turn.svg"])
async def asset(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What that page is made of."""
    return send(request, BUILT.get(request.url.path.removeprefix("/")))


@get("/api")
async def api(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What can be asked for."""
    return send(request, PAGES["api.html"])


@get("/verify")
async def verify(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Check a game in the browser."""
    return send(request, PAGES["verify.html"])


@get("/status")
async def status(request: Request[Any, Any, Any]) -> Response[bytes]:
    """How the server is."""
    return send(request, PAGES["status.html"])


@get("/pages/{name:str}")
async def part(
    request: Request[Any, Any, Any], name: Annotated[str, Parameter(max_length=40)]
) -> Response[bytes]:
    """What pages are made of."""
    return send(request, PAGES.get(name))


router = Router(
    "/", route_handlers=[browser, replay, asset, api, verify, status, part], include_in_schema=False
)
