"""How what was measured is printed: a line of a table for each measurement."""

from collections.abc import Iterable, Iterator

# What was measured, how much, in what relation, what was asked for, and whether it is met.
Row = tuple[str, str, str, str, bool | None]

HEADING = ["| what | measured | ratio | asked for | met |", "|---|---|---|---|---|"]


def lines(rows: Iterable[Row]) -> Iterator[str]:
    """Print each measurement as it comes, and give its line."""
    for *cells, met in rows:
        verdict = "" if met is None else ("yes" if met else "no")
        line = f"| {' | '.join(map(str, [*cells, verdict]))} |"
        print(line, flush=True)
        yield line
