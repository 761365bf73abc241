"""Write what the page has to know of the games' pieces: facts.generated.ts beside each board.

So no count or value of a game stands in the page's own sources. The page is built from these files.
"""

import json
from pathlib import Path

from tidetable.games import playable

GAMES = Path(__file__).parent / "src/games"


def main() -> None:
    """Write the facts of every game that has a board."""
    for rules in playable():
        folder = GAMES / rules.name
        if folder.is_dir():
            text = f"export const FACTS = {json.dumps(rules.face.facts)} as const;\n"
            (folder / "facts.generated.ts").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
