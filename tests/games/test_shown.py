"""Views in words: complete, the same for equal views, and nothing that the view does not hold."""

import inspect
import itertools
import random
import sys
from collections import Counter, deque
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec
import numpy as np
import pytest

import tidetable
from tests.games.maui.drawing import read_towel
from tests.games.maui.samples import CROWDED
from tests.games.sea_salt_paper.drawing import points_of
from tests.games.stories import case_id
from tests.games.test_every_game import CASES, random_game
from tidetable.core import records
from tidetable.core.play import Game
from tidetable.core.rules import ONLOOKER, OVER, Rules
from tidetable.games import GAMES, rules_of
from tidetable.games.azul import shown as azul
from tidetable.games.azul.boards import bonus
from tidetable.games.azul.pieces import LETTERS as AZUL_LETTERS
from tidetable.games.azul.rules import go_on
from tidetable.games.azul.state import NOBODY, OFFER
from tidetable.games.maui import shown as maui
from tidetable.games.maui.pieces import LETTERS as MAUI_LETTERS
from tidetable.games.maui.shown_beaches import PATTERN_WORDS
from tidetable.games.sea_salt_paper import shown as sea_salt_paper
from tidetable.games.sea_salt_paper.pieces import CARDS

MORE: list[tuple[str, dict[str, Any]]] = [
    ("maui", {"mode": mode, "data": CROWDED}) for mode in ("base", "combined")
]
MORE += [("azul", {"wall": "brown", "special_factories": True, "players": 3})]
MORE += [("sea-salt-paper", {"memory_aid": True, "players": players}) for players in (2, 3)]


def positions(name: str, options: dict[str, Any], every: int, seed: int = 11) -> Iterator[Game]:
    return itertools.islice(random_game(name, options, seed=seed), 0, None, every)


@cache
def sample(name: str) -> list[Any]:
    """Views of all kinds of games, by seats and onlookers."""
    dice = random.Random(1)
    cases = [options for game, options in CASES + MORE if game == name]
    games = itertools.chain(
        *(positions(name, options, 29, seed) for seed in range(11, 26) for options in cases)
    )
    # The long games of Sea Salt & Paper need not all be played: no more than this is looked at.
    some = itertools.islice(games, 5000)
    return [game.view(dice.randrange(-1, game.players)).record for game in some]


def own_module(rules: Rules) -> Any:
    return sys.modules[rules.face.shown.__module__]


# For every game.


@pytest.mark.parametrize(("name", "options"), CASES + MORE, ids=case_id)
def test_what_is_shown_comes_back_from_its_json(name: str, options: dict[str, Any]) -> None:
    rules = rules_of(name)
    for game in positions(name, options, 13):
        for seat in (ONLOOKER, *range(game.players)):
            seen = game.view(seat)
            shown = seen.shown
            text = msgspec.json.encode(shown)
            assert msgspec.json.decode(text, type=rules.face.shown_type) == shown
            assert shown.seat == (None if seat == ONLOOKER else seat)
            assert shown.to_move == (game.to_move if game.to_move >= 0 else None)
            assert (shown.phase == "over") == (game.to_move == OVER)
            again = np.frombuffer(seen.record.tobytes(), rules.view).copy()[0]
            assert msgspec.json.encode(rules.face.shown(again)) == text


@pytest.mark.parametrize("name", GAMES)
def test_only_the_view_is_asked_for(name: str) -> None:
    rules = rules_of(name)
    assert list(inspect.signature(rules.face.shown).parameters) == ["view"]
    assert rules.face.shown_type is own_module(rules).Shown
    assert msgspec.json.schema(rules.face.shown_type)


def paths(dtype: Any) -> list[tuple[str, ...]]:
    """All fields of a view, those of records inside it one by one."""
    return [
        (name, *inner)
        for name in dtype.names
        for inner in (paths(dtype[name].base) if dtype[name].base.names else [()])
    ]


def changed(view: Any, other: Any, path: tuple[str, ...]) -> Any:
    """The view with one field of another view, or one more than its own; None if that is equal."""
    mixed = view.copy()
    target, source = mixed, other
    for name in path[:-1]:
        target, source = target[name], source[name]
    if other is view:
        target[path[-1]] += 1
    else:
        target[path[-1]] = source[path[-1]]
    return None if mixed.tobytes() == view.tobytes() else mixed


def shows(rules: Rules, path: tuple[str, ...], pairs: Any) -> bool:
    """Whether a change of this field, and nothing else, is ever to be seen."""
    for view, other in pairs:
        mixed = changed(view, other, path)
        if mixed is not None and rules.face.shown(mixed) != rules.face.shown(view):
            return True
    return False


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_the_view_is_shown_or_left_out_on_purpose(name: str) -> None:
    rules, dice = rules_of(name), random.Random(2)
    unshown = own_module(rules).UNSHOWN
    assert set(unshown) <= set(rules.view.names or ())
    pairs = [dice.sample(sample(name), 2) for _ in range(2000)]
    for path in paths(rules.view):
        if path[0] in unshown:
            assert not shows(rules, path, pairs[:200]), path
        else:
            # Four mermaids or a spare towel hardly come by chance: there one is added.
            rare = ((view, view) for view, _ in pairs)
            assert shows(rules, path, pairs) or shows(rules, path, rare), path


@pytest.mark.parametrize("name", GAMES)
def test_the_end_keeps_the_round_and_who_began_it(name: str) -> None:
    for seed in range(4):
        views = (game.view().record for game in random_game(name, {"players": 3}, seed))
        before, over = map(rules_of(name).face.shown, deque(views, maxlen=2))
        assert (before.phase != "over", over.phase) == (True, "over")
        assert over.round_number == before.round_number
        began = "first" if name == "maui" else "starter"
        assert getattr(over, began) == getattr(before, began)


# Azul.


def test_azul_speaks_as_its_notation_does() -> None:
    assert "".join(get_args(azul.Pattern)) == AZUL_LETTERS
    assert "".join(get_args(azul.Piece)) == AZUL_LETTERS + "1"
    assert [f"={letter}" for letter in AZUL_LETTERS] == list(get_args(azul.Face)[1:6])


@pytest.mark.parametrize("options", [o for name, o in CASES + MORE if name == "azul"], ids=case_id)
def test_azul_shows_every_tile_once(options: dict[str, Any]) -> None:
    for game in positions("azul", options, 7):
        shown: azul.Shown = game.view().shown
        offered = Counter(shown.centre)
        for display in shown.displays:
            offered.update(display.tiles)
        on_boards: Counter[Any] = Counter()
        for board in shown.boards:
            for line in board.lines:
                on_boards[line.pattern] += line.count
            on_boards.update(cell for row in board.wall for cell in row)
            on_boards.update([*board.floor, board.on_zero])
        for count in shown.counts:
            assert count.bag + count.lid + count.on_offer + count.on_boards == 20
            assert count.on_offer == offered[count.pattern]
            assert count.on_boards == on_boards[count.pattern]
        assert shown.on_offer == offered.total()
        assert [board.score for board in shown.boards] == game.scores


@pytest.mark.parametrize("players", [2, 3, 4])
def test_azul_tells_what_the_end_of_the_round_will_bring(players: int) -> None:
    for game in positions("azul", {"players": players, "special_factories": True}, 3):
        shown: azul.Shown = game.view().shown
        if shown.phase != "taking":
            continue
        ended = game.table.copy()
        ended["sources"] = 0
        ended["on_offer"] = 0
        state = ended[0]
        assert state.phase == OFFER
        state.marker_holder = NOBODY  # nothing but the boards is looked at
        go_on(state)
        bonuses = [int(bonus(board)) for board in state.boards[:players]]
        is_last = any(board.bonuses.full_rows for board in game_boards(game, state))
        assert shown.last_round == is_last
        for board, after, extra in zip(shown.boards, state.boards, bonuses, strict=False):
            assert board.score_if_round_ended == after.score - (extra if is_last else 0)


def game_boards(game: Game, state: Any) -> Any:
    view = records.one(game.rules.view)
    game.rules.seen_by(state, ONLOOKER, view)
    return game.rules.face.shown(view).boards


# Sea Salt & Paper.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sea_salt_paper_hides_what_the_seat_may_not_know(players: int) -> None:
    for game in positions("sea-salt-paper", {"players": players}, 3):
        for seat in (ONLOOKER, *range(players)):
            shown: sea_salt_paper.Shown = game.view(seat).shown
            assert shown.remembered is None
            for player in shown.players:
                open_hand = player.seat == seat or player.is_revealed or player.hand_size == 0
                assert (player.hand is not None) == open_hand
                assert player.hand is None or len(player.hand) == player.hand_size
            if seat != game.state.turn:
                assert shown.drawn == ()
                assert shown.searched_cards is None
            hidden = shown.deck_size + shown.drawn_count - len(shown.drawn)
            hidden += sum(player.hand_size for player in shown.players if player.hand is None)
            for number, pile in enumerate(shown.piles):
                searched = shown.searched_cards and number == shown.searched_pile
                hidden += 0 if searched else max(0, pile.size - 1)
            assert sum(shown.unseen.values()) == hidden
            assert hidden <= CARDS


def test_sea_salt_paper_counts_the_points_by_source() -> None:
    for game in positions("sea-salt-paper", {"players": 3}, 3):
        view = game.view(1).record
        points = game.view(1).shown.players[1].points
        parts = points_of(view.hand, view.laid[1])
        assert {source: getattr(points, source) for source in parts} == parts
        del parts["colour_bonus"]
        assert points.card_points == sum(parts.values())
        assert [player.total for player in game.view(1).shown.players] == game.scores


def test_sea_salt_paper_remembers_only_with_the_aid() -> None:
    rules, dice = rules_of("sea-salt-paper"), random.Random(3)
    views = [view for view in sample("sea-salt-paper") if not view.memory_aid]
    pairs = [dice.sample(views, 2) for _ in range(200)]
    for field in sea_salt_paper.MEMORY:
        for path in paths(rules.view):
            if path[0] == field:
                assert not shows(rules, path, pairs), path


def test_sea_salt_paper_remembers_the_round() -> None:
    game = tidetable.new_game("sea-salt-paper", memory_aid=True, first_player=1, draws=False)
    for step in ("first:1", "crab-DB", "fish-DB", "deck", "boat-DB", "boat-LB"):
        game.play(step)
    for step in ("keep:boat-DB", "place:2", "end", "take:2"):
        game.play(step)
    mine, theirs = game.view(0).shown.remembered, game.view(1).shown.remembered
    assert [happening.what for happening in mine] == ["opened", "opened", "drew-two", "took"]
    assert (mine[2].card, theirs[2].card) == ("boat-DB", None)
    assert mine[2].discarded == theirs[2].discarded == "boat-LB"
    assert (mine[3].seat, mine[3].card) == (1, "boat-LB")
    assert (mine[3].pile, mine[3].top_after) == (1, "fish-DB")


# Maui.


def test_maui_speaks_as_its_notation_does() -> None:
    assert "".join(PATTERN_WORDS) == MAUI_LETTERS


@pytest.mark.parametrize("options", [o for name, o in CASES + MORE if name == "maui"], ids=case_id)
def test_maui_shows_every_towel_once_and_counts_the_scores(options: dict[str, Any]) -> None:
    for game in positions("maui", options, 9):
        for seat in (ONLOOKER, game.players - 1):
            shown: maui.Shown = game.view(seat).shown
            slots = [slot for row in shown.market for slot in row.slots if slot]
            towels = [*shown.bag, *(slot.towel for slot in slots)]
            towels += [towel.towel for beach in shown.beaches for towel in beach.towels]
            towels += [shown.held.towel] if shown.held else []
            assert len(towels) == len(set(towels)) == 60
            assert shown.bag_size == len(shown.bag)
            assert [beach.score for beach in shown.beaches] == game.scores
            turned = shown.stones == "top"
            for slot in slots:
                assert "".join(slot.squares) == (slot.towel[::-1] if turned else slot.towel)
            if shown.held:
                reading = read_towel(game.state, int(game.state.turn), int(game.state.towel))
                assert "".join(shown.held.squares) == reading
