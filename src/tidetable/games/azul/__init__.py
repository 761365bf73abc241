"""Azul: Master Chocolatier, gathered into one value."""

from tidetable.core.rules import Face, Option, Rules, Search, Tuning
from tidetable.games.azul import events, previews, rules, search, shown, views, words
from tidetable.games.azul.pieces import (
    COLOURED,
    DEALS,
    EVERY_ROUND,
    FREE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOVES,
    ONCE,
    RANDOM_FIRST,
)
from tidetable.games.azul.state import STATE, VIEW

OPTIONS = (
    Option(
        "players",
        {players: players for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)},
        "how many play",
    ),
    Option(
        "wall",
        {"coloured": COLOURED, "brown": FREE},
        "coloured: each pattern has its cell in a row; brown: choose the column",
    ),
    Option(
        "special_factories",
        {False: 0, True: 1},
        "turn over as many gold displays as there are players",
    ),
    Option(
        "gold_displays",
        {"once": ONCE, "every_round": EVERY_ROUND},
        "draw the gold displays before the game, or anew before every round",
    ),
    Option(
        "marker_on_zero",
        {False: 0, True: 1},
        "whether the first-player marker may lie on the fifth special factory",
    ),
    Option(
        "first_player",
        {"random": RANDOM_FIRST, **{seat: seat for seat in range(1, MAX_PLAYERS + 1)}},
        "drawn by lot, or the number of the player who begins",
    ),
)

SEARCH = Search(
    estimate=search.estimate,
    judge=search.judge,
    stage=search.stage,
    key=search.key,
    tuning=Tuning(prior_scale=200, curiosity=1.0, horizon=60, tries=3, rounds=1, refills=2),
    nodes={"skilled": 100, "expert": 400},
    longest=search.longest,
)

FACE = Face(
    help=words.HELP,
    rule_prefix="AZ",
    minutes=30,
    move_text=words.move_text,
    read_move=words.read_move,
    deal_text=words.deal_text,
    read_deal=words.read_deal,
    events=events.events,
    event_type=events.Event,
    event_text=events.event_text,
    reveals=words.reveals,
    asked=words.asked,
    refusal=words.refusal,
    shown=shown.shown,
    shown_type=shown.Shown,
    shown_open=shown.shown_open,
    picture=words.picture,
    previews=previews.previews,
    preview_type=previews.Preview,
    facts=shown.FACTS,
    first_options=("wall", "special_factories", "first_player"),
    keys=("brackets",),
)

RULES = Rules(
    name="azul",
    title="Azul: Master Chocolatier",
    version=1,
    options=OPTIONS,
    state=STATE,
    view=VIEW,
    moves=MOVES,
    deals=DEALS,
    secrets=False,
    new_game=rules.new_game,
    to_move=rules.to_move,
    legal=rules.legal,
    odds=rules.odds,
    play=rules.play,
    scores=rules.scores,
    ranks=rules.ranks,
    seen_by=views.seen_by,
    imagine=views.imagine,
    search=SEARCH,
    face=FACE,
)
