"""The description of the API in OpenAPI: JSON only, and refusals as they are really sent."""

from typing import Any

from litestar import Litestar, Request, Router
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Operation, Reference

from tidetable import __version__

METHODS = ("get", "post", "delete")
PATH = "/schema"
FILES = (PATH, f"{PATH}/openapi.json")
REFUSED = OpenAPIResponse(
    description="Refused, with the reason in one sentence",
    content={"application/json": OpenAPIMediaType(Reference("#/components/schemas/Refusal"))},
)


def config() -> OpenAPIConfig:
    """No pages that show the description: they load scripts from other hosts."""
    return OpenAPIConfig(
        title="Tidetable",
        version=__version__,
        use_handler_docstrings=True,
        render_plugins=[JsonRenderPlugin()],
        openapi_router=Router(
            PATH, route_handlers=[], before_request=known, include_in_schema=False
        ),
    )


async def known(request: Request[Any, Any, Any]) -> None:
    """The framework answers with a page of its own to all that is not there."""
    if request.url.path.rstrip("/") not in FILES:
        raise NotFoundException


def describe_refusals(app: Litestar) -> None:
    """Say of every operation how it refuses; the framework thinks it does so in its own way."""
    for path in (app.openapi_schema.paths or {}).values():
        for method in METHODS:
            operation: Operation | None = getattr(path, method)
            if operation is not None and operation.responses is not None:
                operation.responses.pop("400", None)
                operation.responses["default"] = REFUSED
