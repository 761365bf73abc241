"""The command ``tidetable verify``."""

import argparse

from tidetable.commands.arguments import text_of
from tidetable.core import fair
from tidetable.core.errors import BadInput
from tidetable.games import rules_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which proof, and what is known of it from before the game."""
    parser.add_argument("file", help="the proof, from /api/tables/TABLE/proof")
    parser.add_argument("--commitment", metavar="HASH", help="as the table showed it at the start")
    parser.add_argument("--draws", action="store_true", help="list every draw")


def run(chosen: argparse.Namespace) -> None:
    """Draw everything again, up to the first thing that does not hold."""
    proof = fair.read_proof(text_of(chosen.file))
    if chosen.commitment not in (None, proof.commitment):
        raise BadInput(f"this proof opens another commitment: {proof.commitment}")
    count = 0
    for draw in fair.verify(rules_of(proof.log.game), proof):
        count += 1
        if chosen.draws:
            print(_line(draw))
    scores = ", ".join(map(str, proof.log.scores or ()))
    print(f"{count} draws checked: all follow from the secret and the salts. Scores: {scores}.")
    if chosen.commitment is None:
        print(
            f"Commitment: {proof.commitment}\nCompare it with what the table showed at the start."
        )


def _line(draw: fair.Draw) -> str:
    last = draw.first + draw.weight - 1
    return (
        f"step {draw.step}: {draw.brought}, for the number is {draw.number} "
        f"of 0 to {draw.total - 1}, and {draw.first} to {last} bring it"
    )
