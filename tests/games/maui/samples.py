"""Samples of Maui for tests and benches."""

from pathlib import Path
from typing import Any

from tests.samples import Counted, Measured, Samples, Screen, draws, every, offers, turn

# Most options at their other values; and a data set with uneven tracks and crowded columns.
OTHER_WAYS: dict[str, tuple[Any, ...]] = {
    "orientation": ("uniform",),
    "start_row": ("free",),
    "refill": ("end_of_turn",),
    "spare_ignores_tokens": (True, False),
    "token_on_spare": (True,),
    "crab_bonus_random": (True,),
    "combined_tokens": ("discard",),
    "combined_tie_towels": ("both",),
}
CROWDED = (Path(__file__).parents[2] / "naive/crowded.json").read_text(encoding="utf-8").strip()

SAMPLES = Samples(
    variants=every(players=(2, 3, 4), mode=("base", "crabs", "combined"))
    + every(players=(2, 3, 4), mode=("crabs", "combined"), preset=("uk", "pl"))
    + every(players=(2, 3, 4), mode=("base", "crabs"), **OTHER_WAYS)
    + every(players=(2, 4), mode=("combined",), first_player=(2,), **OTHER_WAYS)
    + every(players=(2, 3), mode=("base", "crabs", "combined"), data=(CROWDED,)),
    sensible=lambda code: code not in (6, 7),  # rather place a towel than take dollars
    perft=[
        Counted("two players, market being filled", {"players": 2}, 4, turn(0, 0), 3),
        Counted("two players, umbrellas being laid", {"players": 2}, 7, turn(0, 0), 6),
        Counted("two players, first turn", {"players": 2}, 25, turn(1, 999), 5),
        Counted("three players, later", {"players": 3}, 90, turn(3, 99), 6),
        Counted("four players, a towel to place", {"players": 4}, 60, offers(14, 157), 6),
        Counted("tokens in hand", {"players": 4}, 100, turn(12, 999), 5),
        Counted("a bonus to choose", {"players": 3}, 40, offers(158, 162), 6),
        Counted("a spare towel", {"players": 2}, 30, offers(8, 13), 4),
        Counted("crabs", {"players": 2, "mode": "crabs"}, 30, turn(3, 99), 6),
        Counted(
            "crabs as in the Ukrainian rulebook",
            {"players": 3, "mode": "crabs", "preset": "uk", "refill": "end_of_turn"},
            40,
            turn(3, 99),
            6,
        ),
        Counted("half-time", {"players": 2, "mode": "combined"}, 20, draws(0, 3), 3),
        Counted("the second half", {"players": 3, "mode": "combined"}, 190, turn(2, 8), 5),
        Counted(
            "start rows to choose",
            {"players": 4, "start_row": "free", "orientation": "uniform"},
            40,
            offers(163, 167),
            4,
        ),
    ],
    playthroughs={
        "base": {},
        "combined-uk": {"mode": "combined", "preset": "uk", "refill": "end_of_turn"},
    },
    screens=[
        Screen(2, {}),
        Screen(3, {"first_player": 1}, tap=".slot.legal:visible", then=".ghost"),
        Screen(4, {"mode": "crabs"}),
    ],
    whole={
        "usual": (2, {}),
        "crabs": (3, {"mode": "crabs", "start_row": "free"}),
        "combined": (4, {"mode": "combined", "refill": "end_of_turn"}),
    },
    sample="crabs",
    playouts=[
        Measured(f"{players} players, {mode}", {"players": players, "mode": mode}, 60)
        for mode in ("base", "crabs", "combined")
        for players in (2, 4)
    ],
    against_one=0.80,
    against_three=0.45,
)
