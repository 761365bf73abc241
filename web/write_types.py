"""Write for the browser's sources what Python knows.

Counts and values of a game's pieces, so that the page has none of its own, go to facts.generated.ts
beside the game's board; with --types the server's messages go to wire.generated.ts as types.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tidetable.games import playable
from tidetable.server import wire
from tidetable.server.description import game_schemas, parts

HERE = Path(__file__).parent
MESSAGES = (
    *(wire.TableView, wire.Event, wire.Message, wire.Refusal, wire.Made, wire.NewTable),
    *(wire.TableLine, wire.GameLine, wire.Hint, wire.Person, wire.Proposal, wire.SeatView),
    *(wire.Position, wire.LastRound),
)


def write_facts() -> None:
    """Write the facts of every game that has a board."""
    for rules in playable():
        folder = HERE / "src/games" / rules.name
        if folder.is_dir():
            text = f"export const FACTS = {json.dumps(rules.face.facts)} as const;\n"
            (folder / "facts.generated.ts").write_text(text)


def write_types() -> None:
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
    write_facts()
    if "--types" in sys.argv:
        write_types()
