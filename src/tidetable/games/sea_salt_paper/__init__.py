"""Sea Salt & Paper, gathered into one value."""

from tidetable.core.rules import Face, Option, Rules, Search, Tuning
from tidetable.games.sea_salt_paper import (
    ending,
    events,
    guesses,
    pictures,
    previews,
    rules,
    search,
    shown,
    views,
    words,
)
from tidetable.games.sea_salt_paper.facts import FACTS
from tidetable.games.sea_salt_paper.pieces import (
    CARDS,
    DEALS,
    DOUBLE,
    KEEP,
    LAST_ROUND_POINTS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOVES,
    NORMAL,
    PICK,
    RANDOM_FIRST,
    ROUND_ENDER,
    SCORE,
    SHARED,
    TYPES,
    VOID,
)
from tidetable.games.sea_salt_paper.state import STATE, VIEW

OPTIONS = (
    Option(
        "players",
        {players: players for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)},
        "how many play",
    ),
    Option(
        "tie_break",
        {"last_round_points": LAST_ROUND_POINTS, "round_ender": ROUND_ENDER, "shared": SHARED},
        "who wins a tie: more points in the last round, who ended that round, or both",
    ),
    Option(
        "target",
        {"normal": NORMAL, "double": DOUBLE},
        "play to 40, 35 or 30 points with 2, 3 or 4 players, or to twice that",
    ),
    Option(
        "memory_aid",
        {False: 0, True: 1},
        "show players what they have seen this round",
    ),
    Option(
        "idle_pairs",
        {True: 1, False: 0},
        "whether a pair may be laid when its effect is impossible",
    ),
    Option(
        "empty_deck_in_last_turns",
        {"score": SCORE, "void": VOID},
        "when the deck runs out after LAST CHANCE: play on and score, or void the round",
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
    tuning=Tuning(prior_scale=400, curiosity=1.0, horizon=60, tries=0, rounds=1),
    nodes={"skilled": 12, "expert": 100},
    longest=search.longest,
    hidden_moves=(range(KEEP, KEEP + TYPES), range(PICK, PICK + CARDS)),
    prior=search.prior,
    likelihood=search.likelihood,
)

FACE = Face(
    help=words.HELP,
    rule_prefix="SP",
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
    ending=ending.ending,
    turns_in_log=words.turns_in_log,
    first_options=("target", "memory_aid", "first_player"),
    keys=("d", "piles"),
)

RULES = Rules(
    name="sea-salt-paper",
    title="Sea Salt & Paper",
    version=1,
    options=OPTIONS,
    state=STATE,
    view=VIEW,
    moves=MOVES,
    deals=DEALS,
    secrets=True,
    new_game=rules.new_game,
    to_move=rules.to_move,
    legal=rules.legal,
    odds=rules.odds,
    play=rules.play,
    scores=rules.scores,
    ranks=rules.ranks,
    seen_by=views.seen_by,
    imagine=guesses.imagine,
    search=SEARCH,
    face=FACE,
)
