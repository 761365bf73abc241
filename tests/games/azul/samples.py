"""Samples of Azul for tests and benches."""

from tests.samples import Counted, Measured, Samples, Screen, every, offers, turn

GOLD = {"special_factories": True}

SAMPLES = Samples(
    variants=every(players=(2, 3, 4), wall=("coloured", "brown"))
    + every(
        players=(2, 3, 4),
        wall=("coloured", "brown"),
        special_factories=(True,),
        gold_displays=("once", "every_round"),
        marker_on_zero=(True, False),
    )
    + every(players=(2, 3, 4), first_player=(2,)),
    sensible=lambda code: code >= 300 or code % 6 != 5,  # seldom drop tiles on purpose
    perft=[
        Counted("two players, first turn", {"players": 2}, 21, turn(1, 999), 3),
        Counted(
            "two players, end of a round and the next filling", {"players": 2}, 60, turn(2, 6), 5
        ),
        Counted("three players, first turn", {"players": 3}, 29, turn(1, 999), 3),
        Counted("three players, later", {"players": 3}, 150, turn(20, 60), 4),
        Counted("four players, first turn", {"players": 4}, 37, turn(1, 999), 2),
        Counted("four players, later", {"players": 4}, 200, turn(20, 60), 4),
        Counted("gold displays being turned", {"players": 2, **GOLD}, 1, turn(0, 0), 5),
        Counted(
            "three players, special factories",
            {"players": 3, **GOLD, "marker_on_zero": True},
            130,
            turn(20, 60),
            4,
        ),
        Counted(
            "four players, brown wall and leftovers to split",
            {"players": 4, "wall": "brown", **GOLD},
            100,
            offers(301, 331),
            4,
        ),
        Counted(
            "brown wall, columns to choose",
            {"players": 2, "wall": "brown"},
            100,
            offers(332, 336),
            5,
        ),
    ],
    playthroughs={
        "coloured": {"wall": "coloured"},
        "brown-special": {"wall": "brown", **GOLD, "gold_displays": "every_round"},
    },
    screens=[
        Screen(2, {}, tap="[data-take]:visible", then=".line.legal"),
        Screen(3, {"wall": "brown", **GOLD}),
        Screen(4, {}),
    ],
    whole={
        "usual": (2, {}),
        "brown-gold": (3, {"wall": "brown", **GOLD}),
        "gold-every-round": (4, {**GOLD, "gold_displays": "every_round", "marker_on_zero": True}),
    },
    sample="brown-gold",
    playouts=[
        Measured("2 players, coloured wall", {"players": 2}, 60),
        Measured("3 players, coloured wall", {"players": 3}, 40),
        Measured("4 players, coloured wall", {"players": 4}, 40),
        Measured("2 players, brown wall", {"players": 2, "wall": "brown"}, 40),
        Measured("2 players, special factories", {"players": 2, **GOLD}, 40),
        Measured(
            "4 players, brown wall, special factories",
            {"players": 4, "wall": "brown", **GOLD},
            40,
        ),
    ],
    against_one=0.95,
    against_three=0.60,
)
