"""How what was measured is printed: a line of a table for each measurement."""

from collections.abc import Iterable, Iterator

# What was measured, how much, in what relation, what was asked for, and whether it is met.
Row = tuple[str, str, str, str, bool | None]

HEADING = ["| what | measured | ratio | asked for | met |", "|---|---|---|---|---|"]

# Where the part of bench/results.md begins that is written by hand.
BY_HAND = "## The table server under load\n"


def lines(rows: Iterable[Row]) -> Iterator[str]:
    """Print each measurement as it comes, and give its line."""
    for *cells, met in rows:
        verdict = "" if met is None else ("yes" if met else "no")
        line = f"| {' | '.join(map(str, [*cells, verdict]))} |"
        print(line, flush=True)
        yield line


def with_new_top(page: str, top: str) -> str:
    """Replace all of the page above the part that is written by hand."""
    return top + page[page.index(BY_HAND) :]
