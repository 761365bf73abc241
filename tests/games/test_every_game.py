"""The contract, for every game of the list: what bots, the lab and the table may rely on."""

import copy as copying
import itertools
import pickle
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import tidetable
from tests.depth import repeats
from tests.games.stories import case_id, variants
from tidetable.bots.choosers import BOTS, Budget
from tidetable.core import compiled, records
from tidetable.core.errors import IllegalMove, NotAMove
from tidetable.core.play import Game
from tidetable.core.records import CHEAP_COPY
from tidetable.core.rules import CHANCE, ONLOOKER, OVER
from tidetable.core.sentences import files_of, sentence
from tidetable.games import GAMES, rules_of

pytestmark = pytest.mark.rules

GAMES_EACH = 1 if compiled.INTERPRETED else repeats(2, 10)
STEPS = 70 if compiled.INTERPRETED else None  # looked at where every step costs much


# Options of Maui that change nothing in its base game.
CRAB_PLAY: list[dict[str, Any]] = [
    {"mode": "crabs", "preset": "uk"},
    {"mode": "crabs", "crab_bonus_random": True, "refill": "end_of_turn"},
    {"mode": "combined", "players": 3},
    {
        "mode": "combined",
        "preset": "uk",
        "combined_tokens": "discard",
        "combined_tie_towels": "both",
        "token_on_spare": True,
    },
]

CASES = [(name, options) for name in GAMES for options in variants(rules_of(name))]
CASES += [("maui", options) for options in CRAB_PLAY]


def random_game(name: str, options: dict[str, Any], seed: int) -> Iterator[Game]:
    """A random game, step by step, with chance as a step of its own."""
    game = tidetable.new_game(name, seed=seed, draws=False, **options)
    dice = random.Random(seed)
    while not game.over:
        yield game
        if game.to_move == CHANCE:
            weights, _ = game.weigh()
            game.play(dice.choices(range(len(weights)), weights.tolist())[0])
        else:
            game.play(int(dice.choice(game.moves)))
    yield game


@pytest.mark.parametrize(("name", "options"), CASES, ids=case_id)
def test_a_game_is_sound_at_every_step(name: str, options: dict[str, Any]) -> None:
    for seed in range(GAMES_EACH):
        for game in itertools.islice(random_game(name, options, seed), STEPS):
            moves = [int(move) for move in game.moves]
            assert moves == sorted(set(moves))
            assert not moves or (moves[0] >= 0 and moves[-1] < game.rules.moves)
            odds = game.odds
            if game.to_move == CHANCE:
                assert moves == []
                assert min(odds) >= 0
                assert max(odds) < game.rules.deals
                assert abs(sum(odds.values()) - 1) < 1e-9
            else:
                assert odds == {}
                assert bool(moves) == (game.to_move in range(game.players))
            assert len(game.scores) == game.players
        if compiled.INTERPRETED:
            continue
        assert game.to_move == OVER
        assert game.winners == [seat for seat in range(game.players) if game.ranks[seat] == 1]
        assert game.winners


@pytest.mark.parametrize(("name", "options"), CASES, ids=case_id)
def test_the_same_integers_give_the_same_bytes(name: str, options: dict[str, Any]) -> None:
    *_, game = itertools.islice(random_game(name, options, seed=1), STEPS)
    again = tidetable.replay(game.log.to_json())
    assert again.state.tobytes() == game.state.tobytes()
    assert (again.steps, again.options, again.scores) == (game.steps, game.options, game.scores)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    def finished(seed: int) -> list[int]:
        game = tidetable.new_game(name, seed=seed)
        while not game.over:
            game.play(game.moves[len(game.steps) % len(game.moves)])
        return game.steps

    assert finished(3) == finished(3)
    assert finished(3) != finished(4)


@pytest.mark.parametrize("name", GAMES)
def test_copies_stay_put(name: str) -> None:
    """Every move on a copy leaves the game and the other copies as they were."""
    for game in itertools.islice(random_game(name, {}, seed=2), 80):
        before, steps = game.state.tobytes(), list(game.steps)
        first = game.copy()
        for code in [*game.moves, *game.odds]:
            second = game.copy()
            second.play(int(code))
            assert second.steps != steps
            second.names[0] = "somebody else"
            second.options["players"] = 0
        assert (first.state.tobytes(), first.steps) == (before, steps)
        assert (game.state.tobytes(), game.steps) == (before, steps)
        assert (game.names, game.options) == (first.names, first.options)
        assert game.options["players"] == game.players


@pytest.mark.parametrize("name", GAMES)
def test_copies_can_be_played_in_threads(name: str) -> None:
    """Compiled steps run side by side, so copies may share no buffer."""
    start = tidetable.new_game(name, seed=1)

    def finish(seed: int) -> list[int]:
        game = start.copy(seed=seed)
        while not game.over and len(game.steps) < 300:
            game.play(game.moves[len(game.steps) % len(game.moves)])
        return game.steps

    alone = [finish(seed) for seed in range(8)]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            assert list(pool.map(finish, range(8))) == alone
    finally:
        sys.setswitchinterval(interval)


@pytest.mark.parametrize("name", GAMES)
def test_games_can_be_pickled_and_copied_deeply(name: str) -> None:
    game = tidetable.new_game(name, seed=1)
    game.play(game.moves[0])
    for again in (pickle.loads(pickle.dumps(game)), copying.deepcopy(game)):
        again.play(again.moves[0])
        twin = game.copy()
        twin.play(twin.moves[0])
        assert again.steps == twin.steps
    assert pickle.loads(pickle.dumps(game.moves)) == game.moves
    assert pickle.loads(pickle.dumps(rules_of(name))) is rules_of(name)
    assert str(copying.copy(game.view(0))) == str(game.view(0))


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_draws_alike_unless_given_another_seed(name: str) -> None:
    game = tidetable.new_game(name, seed=5)
    twin, other = game.copy(), game.copy(seed=6)
    for one in (game, twin, other):
        while not one.over and len(one.steps) < 300:
            one.play(one.moves[0])
    assert game.steps == twin.steps
    assert game.steps != other.steps


@pytest.mark.parametrize("name", GAMES)
def test_every_code_has_one_notation(name: str) -> None:
    rules = rules_of(name)
    for text_of, read, size in (
        (rules.face.move_text, rules.face.read_move, rules.moves),
        (rules.face.deal_text, rules.face.read_deal, rules.deals),
    ):
        texts = [text_of(code) for code in range(size)]
        assert len({text.lower() for text in texts}) == size
        assert [read(text) for text in texts] == list(range(size))
        assert read("nonsense") is None


@pytest.mark.parametrize("name", GAMES)
def test_notation_tells_the_whole_game(name: str) -> None:
    *_, game = random_game(name, {}, seed=3)
    again = Game(game.rules, game.options, draws=False)
    for text in game.notation:
        again.play(text)
    assert again.steps == game.steps


@pytest.mark.parametrize(("name", "options"), CASES, ids=case_id)
def test_every_other_code_is_refused_with_a_rule_and_changes_nothing(
    name: str, options: dict[str, Any]
) -> None:
    english = "".join(file.read_text(encoding="utf-8") for file in files_of("en"))
    rules = rules_of(name)
    generator = np.random.default_rng(8)
    for game in itertools.islice(random_game(name, options, seed=4), STEPS):
        if game.to_move == CHANCE or generator.random() > 0.05:
            continue
        before, moves = game.state.tobytes(), set(game.moves)
        for code in range(rules.moves):
            if code in moves:
                continue
            refusal = rules.face.refusal(game.state, code)
            assert f"\n{refusal.key} = " in f"\n{english}"
            assert "{" not in sentence(refusal.key, refusal.details)
            with pytest.raises(IllegalMove, match=refusal.rule):
                game.play(code)
        for code in (-1, rules.moves, 10**6):
            with pytest.raises(NotAMove):
                game.play(code)
        assert game.state.tobytes() == before


@pytest.mark.parametrize(("name", "options"), CASES, ids=case_id)
def test_a_player_to_move_is_told_what_is_asked(name: str, options: dict[str, Any]) -> None:
    words = rules_of(name).face
    assert words.help
    for game in itertools.islice(random_game(name, options, seed=9), STEPS):
        if game.to_move in range(game.players):
            asked = words.asked(game.state)
            assert sentence(asked.key, asked.details)


@pytest.mark.parametrize(("name", "options"), CASES, ids=case_id)
def test_imagined_states_give_back_the_view(name: str, options: dict[str, Any]) -> None:
    rules = rules_of(name)
    generator = np.random.default_rng(0)
    imagined, again = records.one(rules.state), records.one(rules.view)
    steps = 60 if compiled.INTERPRETED else None
    for game in itertools.islice(random_game(name, options, seed=5), 0, steps, 5):
        for seat in (ONLOOKER, *range(game.players)):
            view = game.view(seat).record
            if seat != ONLOOKER:
                rules.imagine(view, generator, imagined)
                rules.seen_by(imagined, seat, again)
                assert again.tobytes() == view.tobytes()
            assert int(view.seat) == seat


@pytest.mark.parametrize("name", GAMES)
def test_choosers_choose_a_legal_move_from_the_view_alone(name: str) -> None:
    rules = rules_of(name)
    for players, (kind, make) in itertools.product(rules.seats, BOTS.items()):
        if compiled.INTERPRETED and kind in ("skilled", "expert", "master"):
            continue  # a search would take minutes
        choose, again = make(rules), make(rules)
        game = tidetable.new_game(name, players=players, seed=6)
        dice = random.Random(players)
        for number in range(30 if compiled.INTERPRETED else 100):
            if game.over:
                break
            if number % 4:  # a search costs much, and neighbouring positions are much alike
                game.play(dice.choice(game.moves))
                continue
            view, moves = game.view(game.to_move).record, game.moves
            budget = Budget(nodes=20)
            move = choose(view, moves, budget, np.random.default_rng(number)).move
            assert move in moves, kind
            same = again(view, moves, budget, np.random.default_rng(number)).move
            assert move == same, kind
            game.play(move)


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_is_many_single_games(name: str) -> None:
    rules = rules_of(name)
    batch = np.zeros(5, rules.state)
    for index, seed in enumerate(range(5)):
        game = tidetable.new_game(name, seed=seed)
        game.play(game.moves[-1])
        batch[index] = game.state
    moves = np.zeros(rules.moves, np.int64)
    for index, seed in enumerate(range(5)):
        game = tidetable.new_game(name, seed=seed)
        game.play(game.moves[-1])
        count = rules.legal(batch[index], moves)
        assert moves[:count].tolist() == game.moves
        rules.play(batch[index], int(moves[0]))
        alone = game.copy()
        alone.draws = False
        alone.play(int(moves[0]))
        assert batch[index].tobytes() == alone.state.tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_pictures_and_json_of_every_view(name: str) -> None:
    for game in itertools.islice(random_game(name, {}, seed=7), 0, None, 9):
        assert str(game).count("\n") > 3
        assert game.rules.title in repr(game)
        seen = game.view(0)
        assert str(seen).count("\n") > 3
        assert set(seen.to_dict()) == set(game.rules.view.names or ())


def test_games_can_be_told_apart_by_their_types() -> None:
    """Compiled templates are kept on disk by argument types, so no two games may share one."""
    dtypes = [dtype for name in GAMES for dtype in (rules_of(name).state, rules_of(name).view)]
    layouts = [[(field, dtype[field]) for field in dtype.names or ()] for dtype in dtypes]
    for one, other in itertools.permutations(layouts, 2):
        assert one != other[: len(one)], "a longer record passes for the shorter one it begins with"


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_cheap_to_copy(name: str) -> None:
    """A record assignment is fast only up to this size."""
    assert rules_of(name).state.itemsize <= CHEAP_COPY
