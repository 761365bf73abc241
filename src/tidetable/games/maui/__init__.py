"""Maui, gathered into one value."""

from tidetable.core.rules import DataSet, Face, Option, Rules, Search, Tuning
from tidetable.games.maui import (
    data,
    events,
    pictures,
    previews,
    rules,
    scoring,
    search,
    setting_up,
    shown,
    views,
    words,
)
from tidetable.games.maui.pieces import (
    AFTER_TAKE,
    BASE,
    BOTH_HALVES,
    BY_SEAT,
    COMBINED,
    CRAB_BLOCKS,
    DEALS,
    END_OF_TURN,
    FACTS,
    FIXED_ROW,
    FREE_ROW,
    KEEP,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOVES,
    RANDOM_FIRST,
    RESET,
    SAND_CRABS,
    SCORE_THEN_CRAB,
    SECOND_HALF,
    UNIFORM,
)
from tidetable.games.maui.state import STATE, VIEW

OPTIONS = (
    Option(
        "players",
        {players: players for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)},
        "how many play",
    ),
    Option(
        "mode",
        {"base": BASE, "crabs": SAND_CRABS, "combined": COMBINED},
        "the base game, Sand Crabs, or both one after the other",
    ),
    Option(
        "crab_scoring",
        {"score_then_crab": SCORE_THEN_CRAB, "crab_blocks": CRAB_BLOCKS},
        "whether a square over a crab still counts as a match when it is laid",
    ),
    Option(
        "token_on_crab_square",
        {False: 0, True: 1},
        "whether a pattern token may lie on a square over a crab",
    ),
    Option(
        "orientation",
        {"seats": BY_SEAT, "uniform": UNIFORM},
        "who sits across the table reads towels upside down, or all read them alike",
    ),
    Option(
        "start_row",
        {"fixed": FIXED_ROW, "free": FREE_ROW},
        "start towels lie where the data set says, or where their owners choose",
    ),
    Option(
        "refill",
        {"after_take": AFTER_TAKE, "end_of_turn": END_OF_TURN},
        "the market is refilled before the towel is placed, or after the turn",
    ),
    Option(
        "spare_ignores_tokens",
        {False: 0, True: 1},
        "a spare towel is due even if a towel would fit with a pattern token",
    ),
    Option(
        "token_on_spare",
        {False: 0, True: 1},
        "whether pattern tokens may be played on a spare towel",
    ),
    Option(
        "crab_bonus_random",
        {False: 0, True: 1},
        "on the crab side the two bonus tokens change places by lot",
    ),
    Option(
        "combined_dollars",
        {"keep": KEEP, "reset": RESET},
        "at half-time dollars stay where they are, or are dealt anew",
    ),
    Option(
        "combined_tokens",
        {"keep": KEEP, "discard": RESET},
        "at half-time pattern tokens in hand are kept, or leave the game",
    ),
    Option(
        "combined_tie_towels",
        {"second_half": SECOND_HALF, "both": BOTH_HALVES},
        "which towels count when a tie of the combined game goes to fewer towels",
    ),
    DataSet(
        "data",
        {"house": 0},
        "track values and positions: ours, or those of a file of the same form",
        read=data.read_data,
        write=data.write_data,
    ),
    Option(
        "first_player",
        {"random": RANDOM_FIRST, **{seat: seat for seat in range(1, MAX_PLAYERS + 1)}},
        "drawn by lot, or the number of the player who begins",
    ),
)

# By edition. The French and the Polish rulebook agree where both speak. The Ukrainian one puts a
# crab down before scoring, does not forbid a token there, and between the halves sends the players
# back to the set-up, dollars included.
PRESETS: dict[str, dict[str, str | int | bool]] = {
    "fr": {},
    "pl": {},
    "uk": {
        "crab_scoring": "crab_blocks",
        "token_on_crab_square": True,
        "combined_dollars": "reset",
    },
}

SEARCH = Search(
    estimate=search.estimate,
    judge=search.judge,
    stage=search.stage,
    key=search.key,
    tuning=Tuning(prior_scale=100, curiosity=1.0, horizon=8, tries=3, rounds=99),
    nodes={"skilled": 25, "expert": 150},
    longest=search.longest,
)

FACE = Face(
    help=words.HELP,
    rule_prefix="MA",
    minutes=30,
    move_text=words.move_text,
    read_move=words.read_move,
    deal_text=words.deal_text,
    read_deal=words.read_deal,
    events=events.events,
    event_type=events.Event,
    event_text=words.event_text,
    reveals=words.reveals,
    asked=words.asked,
    refusal=words.refusal,
    shown=shown.shown,
    shown_type=shown.Shown,
    shown_open=shown.shown_open,
    picture=pictures.picture,
    previews=previews.previews,
    preview_type=previews.Preview,
    facts=FACTS,
    outlook=previews.outlook,
    first_options=("mode", "first_player"),
)

RULES = Rules(
    name="maui",
    title="Maui",
    version=1,
    options=OPTIONS,
    state=STATE,
    view=VIEW,
    moves=MOVES,
    deals=DEALS,
    secrets=False,
    new_game=setting_up.new_game,
    to_move=rules.to_move,
    legal=rules.legal,
    odds=rules.odds,
    play=rules.play,
    scores=scoring.scores,
    ranks=scoring.ranks,
    seen_by=views.seen_by,
    imagine=views.imagine,
    search=SEARCH,
    face=FACE,
    presets=PRESETS,
)
