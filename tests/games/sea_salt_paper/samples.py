"""Samples of Sea Salt & Paper for tests and benches."""

from tests.samples import Counted, Measured, Samples, Screen, every, offers, turn

SAMPLES = Samples(
    variants=every(
        players=(2, 3, 4),
        idle_pairs=(True, False),
        empty_deck_in_last_turns=("score", "void"),
    )
    + every(players=(2, 3, 4), tie_break=("round_ender", "shared"))
    + every(players=(2, 3, 4), target=("double",), first_player=(1, 2)),
    sensible=lambda code: code != 116,  # rather lay a pair or call than just end the turn
    perft=[
        Counted("two players, first cards", {"players": 2}, 1, turn(0, 0), 3),
        Counted("two players, first turn", {"players": 2}, 3, turn(1, 999), 4),
        Counted("two players, pairs in hand", {"players": 2}, 40, offers(51, 115), 4),
        Counted("two players, a pile to search", {"players": 2}, 30, offers(121, 178), 5),
        Counted("three players, somebody to rob", {"players": 3}, 30, offers(179, 182), 4),
        Counted("three players, a call", {"players": 3}, 40, offers(117, 118), 4),
        Counted("four players, two cards to keep", {"players": 4}, 50, offers(3, 48), 4),
        Counted(
            "four players, no idle pairs",
            {"players": 4, "idle_pairs": False},
            60,
            offers(51, 115),
            4,
        ),
    ],
    playthroughs={
        "normal": {},
        "options": {
            "tie_break": "round_ender",
            "idle_pairs": False,
            "empty_deck_in_last_turns": "void",
        },
    },
    screens=[
        # Two cards drawn, one to be kept.
        Screen(2, {"first_player": 1}, tap="[data-move=deck]", then=".drawn .way >> nth=3"),
        Screen(3, {}),
        Screen(4, {"memory_aid": True}),
    ],
    whole={
        "usual": (2, {}),
        "open": (3, {"memory_aid": True, "idle_pairs": False}),
        "four": (4, {"empty_deck_in_last_turns": "void"}),
    },
    sample="usual",
    playouts=[Measured(f"{players} players", {"players": players}, 60) for players in (2, 3, 4)],
    against_one=0.90,
    against_three=0.50,
)
