"""Write what the server says as types for the browser's sources: src/wire.generated.ts."""

import json
import subprocess
import tempfile
from pathlib import Path

from tidetable.server import wire
from tidetable.server.description import game_schemas, parts

HERE = Path(__file__).parent
MESSAGES = (
    *(wire.TableView, wire.Event, wire.Message, wire.Refusal, wire.Made, wire.NewTable),
    *(wire.TableLine, wire.GameLine, wire.Hint, wire.Person, wire.Proposal, wire.SeatView),
    *(wire.Position, wire.LastRound),
)


def main() -> None:
    """Write the messages' types, and those of what a game shows by the game's name."""
    schemas = parts(MESSAGES, "") | game_schemas()
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


if __name__ == "__main__":
    main()
