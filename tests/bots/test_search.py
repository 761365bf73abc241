"""The search: honest, within its limits, and right where one can know."""

import threading
import time
from itertools import combinations
from typing import Any

import numpy as np
import pytest

import tidetable
from tidetable.bots.choosers import LEVELS, Budget, make_bot
from tidetable.bots.search import Search, Tree
from tidetable.core import records
from tidetable.core.errors import BadInput
from tidetable.core.play import Game
from tidetable.games import GAMES, rules_of


def later(name: str, moves: int, seed: int = 1, **options: Any) -> Game:
    """A game after so many moves of a random player, with a choice to make."""
    game = tidetable.new_game(name, seed=seed, **options)
    generator = np.random.default_rng(seed)
    while moves > 0 or len(game.moves) < 3:
        game.play(game.moves[int(generator.integers(len(game.moves)))])
        moves -= 1
    return game


def think(search: Search, game: Game, seed: int = 0, **budget: Any) -> Any:
    view = game.view(game.to_move).record
    return search(view, game.moves, Budget(**budget), np.random.default_rng(seed))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_view_gives_the_same_choice(name: str, players: int) -> None:
    """What the seat cannot know cannot matter: another state behind the same view."""
    rules = rules_of(name)
    search = Search(rules)
    for seed in range(3):
        game = later(name, 30, seed, players=players)
        view = game.view(game.to_move).record
        other = np.zeros(1, rules.state)
        rules.imagine(view, np.random.default_rng(seed), other[0])
        seen = records.one(rules.view)
        rules.seen_by(other[0], game.to_move, seen)
        choices = [
            search(one, game.moves, Budget(nodes=200), np.random.default_rng(5))
            for one in (view, seen)
        ]
        assert choices[0] == choices[1]


@pytest.mark.parametrize("name", GAMES)
def test_reasons_add_up(name: str) -> None:
    game = later(name, 20)
    choice = think(Search(rules_of(name)), game, nodes=500)
    assert choice.move == choice.candidates[0].move
    assert sum(one.visits for one in choice.candidates) == 500
    visits = [one.visits for one in choice.candidates]
    assert visits == sorted(visits, reverse=True)
    for one in choice.candidates:
        assert one.move in game.moves
        assert 0 <= one.win <= 1
        assert one.line[0] == one.move


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_somebody_wins_each_time(name: str, players: int) -> None:
    """The seats' chances add up to one, however far the search looks."""
    game = later(name, 20, players=players)
    tree = Tree(game.rules, game.view(game.to_move).record, 10_000, np.random.default_rng(0))
    tree.grow(200)
    assert float(tree.edges["wins"][tree.root].sum()) == pytest.approx(200, rel=1e-4)


@pytest.mark.parametrize("name", GAMES)
def test_two_threads_put_their_findings_together(name: str) -> None:
    choice = think(Search(rules_of(name), threads=2), later(name, 20), nodes=400)
    assert sum(one.visits for one in choice.candidates) == 400


@pytest.mark.parametrize("name", GAMES)
def test_a_full_tree_goes_on_thinking(name: str) -> None:
    game = later(name, 20)
    edges = 4 + 2 * len(game.moves)
    tree = Tree(rules_of(name), game.view(game.to_move).record, edges, np.random.default_rng(0))
    tree.grow(300)
    assert int(tree.used[0]) == edges == len(tree.edges)
    assert int(tree.edges["visits"][tree.root]) == 300
    tiny = think(Search(rules_of(name), edges=edges), game, nodes=300)
    assert tiny.move in game.moves


@pytest.mark.parametrize("name", GAMES)
def test_others_hear_of_a_hidden_move_only_that_it_was_made(name: str) -> None:
    """Moves heard alike are those that the others read in the same notation."""
    game, generator = tidetable.new_game(name, seed=1), np.random.default_rng(1)
    rules = game.rules
    heard = Tree(rules, game.view(0).record, 10, generator).heard
    heard_alike = 0
    while not game.over:
        events = [game.events(move, 1 - game.to_move) for move in game.moves]
        told = [rules.face.event_text(first) for first, *_ in events]
        for one, other in combinations(range(len(told)), 2):
            alike = heard[game.moves[one]] == heard[game.moves[other]]
            assert alike == (told[one] == told[other])
            heard_alike += int(alike)
        game.play(game.moves[int(generator.integers(len(told)))])
    assert (heard_alike > 10) == rules.secrets


def test_each_seat_plans_by_what_it_hears() -> None:
    """Who keeps one of two cards has two plans; the others only hear that one was kept."""
    game = tidetable.new_game("sea-salt-paper", seed=1, players=3)
    game.play(0)  # draw from the deck
    keeper = game.to_move
    tree = Tree(game.rules, game.view(keeper).record, 100_000, np.random.default_rng(0))
    tree.grow(500)
    assert len(game.moves) == 2
    assert [len(tree.children(seat)) for seat in range(3)] == [
        2 if seat == keeper else 1 for seat in range(3)
    ]


def test_plausible_states_come_oftener() -> None:
    """Where others kept cards in secret the search imagines better hands than chance gives."""
    game, generator = later("sea-salt-paper", 40), np.random.default_rng(0)
    rules, view = game.rules, game.view(game.to_move).record
    assert rules.search.likelihood is not None
    tree, plain = Tree(rules, view, 100_000, generator), np.zeros(1, rules.state)
    searched, imagined = [], []
    for _ in range(500):
        tree.grow(20)
        rules.imagine(view, generator, plain[0])
        searched.append(rules.search.likelihood(tree.tables[0], game.to_move))
        imagined.append(rules.search.likelihood(plain[0], game.to_move))
    assert np.mean(imagined) < np.mean(searched)
    # Weighed by how plausible they are, those imagined by chance have the same mean.
    weighed = np.average(imagined, weights=imagined)
    assert np.mean(searched) == pytest.approx(weighed, rel=0.1)


def test_priors_are_those_of_the_cards_at_hand() -> None:
    """A move deeper in the tree is met with other cards each time, and looks otherwise."""
    game = tidetable.new_game("sea-salt-paper", seed=1)
    tree = Tree(game.rules, game.view(game.to_move).record, 10_000, np.random.default_rng(0))
    priors: list[set[float]] = [set() for _ in range(2_000)]
    for _ in range(300):
        tree.grow(1)
        for edge in range(min(len(priors), int(tree.used[0]))):
            priors[edge].add(float(tree.edges["prior"][edge]))
    assert max(len(values) for values in priors) > 5
    own = [child for child in tree.children(tree.root) if len(priors[child]) > 1]
    assert not own  # its own cards are known


def test_a_short_search_beats_greedy_at_cards() -> None:
    rules = rules_of("sea-salt-paper")
    search, greedy = Search(rules, nodes=60, edges=10_000), make_bot("greedy", rules)
    won = 0
    for seed in range(30):
        game, generator = tidetable.new_game(rules.name, seed=seed), np.random.default_rng(seed)
        while not game.over:
            choose = search if game.to_move == seed % 2 else greedy
            view = game.view(game.to_move).record
            game.play(choose(view, game.moves, Budget(), generator).move)
        won += int(game.ranks[seed % 2] == 1)
    assert won >= 22


@pytest.mark.parametrize("name", GAMES)
def test_thinking_can_be_stopped_at_any_moment(name: str) -> None:
    search = Search(rules_of(name))
    game = later(name, 20)
    threading.Timer(0.1, search.stop.set).start()
    start = time.perf_counter()
    choice = think(search, game, seconds=30)
    assert time.perf_counter() - start < 10
    assert choice.move in game.moves
    assert choice.candidates


def test_time_and_nodes_are_kept() -> None:
    search = Search(rules_of("azul"), nodes=50)
    game = later("azul", 5)
    assert sum(one.visits for one in think(search, game).candidates) == 50
    assert sum(one.visits for one in think(search, game, nodes=20).candidates) == 20
    assert sum(one.visits for one in think(search, game, seconds=60).candidates) == 50


def test_a_single_move_needs_no_thought() -> None:
    game = later("azul", 0)
    search = Search(rules_of("azul"))
    view = game.view(game.to_move).record
    only = search(view, game.moves[:1], Budget(), np.random.default_rng(0))
    assert (only.move, only.candidates) == (game.moves[0], ())


def test_equal_displays_are_looked_at_once() -> None:
    """Two displays alike: taking from the second is no move of its own."""
    for seed in range(200):
        game = tidetable.new_game("azul", seed=seed)
        displays = [tuple(tiles) for tiles in game.state.sources[:5]]
        if len(set(displays)) < 5:
            break
    first = next(n for n in range(5) if displays.count(displays[n]) > 1)
    second = displays.index(displays[first], first + 1)
    choice = think(Search(rules_of("azul")), game, nodes=3000)
    tried = {str(game.rules.face.move_text(one.move))[0] for one in choice.candidates}
    assert str(first + 1) in tried
    assert str(second + 1) not in tried


def best_by_hand(game: Game, seat: int) -> dict[int, float]:
    """What each move leads to, both players playing their best to the end of the round."""
    rules = game.rules
    worth = np.zeros(4, np.int64)

    def value(state: Any) -> float:
        start = rules.search.stage(game.state)
        if rules.to_move(state) < 0 or rules.search.stage(state) != start:
            scale = rules.search.judge(state, worth)
            return float(1 / (1 + np.exp((int(worth[1 - seat]) - int(worth[seat])) / scale)))
        moves = np.zeros(rules.moves, np.int64)
        mover = rules.to_move(state)
        codes = [int(code) for code in moves[: rules.legal(state, moves)]]
        values = []
        for code in codes:
            after = state.copy()
            rules.play(after, code)
            values.append(value(after))
        return max(values) if mover == seat else min(values)

    found = {}
    for move in game.moves:
        after = game.state.copy()
        rules.play(after, int(move))
        found[int(move)] = value(after)
    return found


def test_the_last_moves_of_an_azul_round_are_played_right() -> None:
    """Compared with looking at everything, in the first rounds, where no game can end."""
    looked = 0
    for seed in range(40):
        game = tidetable.new_game("azul", seed=seed)
        generator = np.random.default_rng(seed)
        search = Search(rules_of("azul"))
        while game.state.round_number == 1 and not 2 <= len(game.moves) <= 8:
            game.play(game.moves[int(generator.integers(len(game.moves)))])
        if game.state.round_number > 1 or int(np.sum(game.state.sources > 0)) > 4:
            continue
        by_hand = best_by_hand(game, game.to_move)
        choice = think(search, game, nodes=4000)
        assert by_hand[choice.move] == pytest.approx(max(by_hand.values()))
        found = {one.move: one.win for one in choice.candidates}
        assert found == pytest.approx(by_hand)
        looked += 1
    assert looked > 3


@pytest.mark.parametrize("name", GAMES)
def test_there_are_five_levels(name: str) -> None:
    assert list(LEVELS) == ["beginner", "casual", "skilled", "expert", "master"]
    for level in LEVELS:
        game = later(name, 3)
        choose = make_bot(level, rules_of(name))
        view = game.view(game.to_move).record
        choice = choose(view, game.moves, Budget(seconds=0.02), np.random.default_rng(0))
        assert choice.move in game.moves


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadInput, match="there is no bot 'nobody'; the bots are: random, greedy"):
        make_bot("nobody", rules_of("azul"))
