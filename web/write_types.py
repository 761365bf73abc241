"""Write what the server says as types for the browser's sources: src/wire.generated.ts."""

import json
import subprocess
import tempfile
from pathlib import Path

import msgspec

from tidetable.games import playable
from tidetable.server import wire

HERE = Path(__file__).parent
MESSAGES = (
    *(wire.TableView, wire.Event, wire.Told, wire.Message, wire.Refusal, wire.Made, wire.NewTable),
    *(wire.TableLine, wire.GameLine, wire.Hint, wire.Person, wire.Proposal, wire.SeatView),
)


def main() -> None:
    """Messages by their own names; what a game shows by the game's name."""
    schemas = parts(MESSAGES, "")
    for rules in playable():
        title = rules.name.title().replace("-", "")
        schemas |= parts((rules.face.shown_type, rules.face.preview_type), title)
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Tidetable", "version": "1"},
        "paths": {},
        "components": {"schemas": schemas},
    }
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(document, file)
        file.flush()
        subprocess.run(
            ["npx", "openapi-typescript", file.name, "-o", "src/wire.generated.ts"],
            cwd=HERE,
            check=True,
            capture_output=True,
        )


def parts(types: tuple[type, ...], prefix: str) -> dict[str, object]:
    """The schemas of some types and of what they are made of."""
    template = f"#/components/schemas/{prefix}{{name}}"
    _, components = msgspec.json.schema_components(types, ref_template=template)
    return {prefix + name: required(schema) for name, schema in components.items()}


def required(schema: dict[str, object]) -> dict[str, object]:
    """What the server sends has every field, also those that have a default."""
    properties = schema.get("properties")
    return schema | {"required": list(properties)} if isinstance(properties, dict) else schema


if __name__ == "__main__":
    main()
