"""The description of the API in OpenAPI: JSON only, and refusals as they are really sent."""

from collections.abc import Iterable
from typing import Any

import msgspec
from litestar import Litestar, Request, Router
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Operation, Reference

from tidetable import __version__
from tidetable.games import playable

METHODS = ("get", "post", "delete")
PATH = "/schema"
FILES = (PATH, f"{PATH}/openapi.json")
REFUSED = OpenAPIResponse(
    description="Refused, with the reason in one sentence",
    content={"application/json": OpenAPIMediaType(Reference("#/components/schemas/Refusal"))},
)


class WithGames(JsonRenderPlugin):
    """Describe beside the messages what each game shows, previews and tells."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        components = {"schemas": openapi_schema["components"]["schemas"] | game_schemas()}
        return super().render(request, openapi_schema | {"components": components})


def config() -> OpenAPIConfig:
    """No pages that show the description: they load scripts from other hosts."""
    return OpenAPIConfig(
        title="Tidetable",
        version=__version__,
        use_handler_docstrings=True,
        render_plugins=[WithGames()],
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


def game_schemas() -> dict[str, dict[str, Any]]:
    """Return the schemas of what each game shows, previews and tells, by the game's name."""
    schemas: dict[str, dict[str, Any]] = {}
    for rules in playable():
        face, title = rules.face, rules.name.title().replace("-", "")
        found = parts((face.shown_type, face.preview_type), title)
        (event,), events = _components((face.event_type,), title)
        schemas |= found | events | {f"{title}Event": event}
    return schemas


def parts(types: Iterable[Any], prefix: str) -> dict[str, dict[str, Any]]:
    """Return the schemas of some types and of what they are made of."""
    return _components(types, prefix)[1]


def _components(
    types: Iterable[Any], prefix: str
) -> tuple[tuple[dict[str, Any], ...], dict[str, dict[str, Any]]]:
    template = f"#/components/schemas/{prefix}{{name}}"
    schemas, found = msgspec.json.schema_components(types, ref_template=template)
    return schemas, {prefix + name: _required(schema) for name, schema in found.items()}


def _required(schema: dict[str, Any]) -> dict[str, Any]:
    """Require every field: what the server sends has those with a default, too."""
    properties = schema.get("properties")
    return schema | {"required": list(properties)} if properties else schema
