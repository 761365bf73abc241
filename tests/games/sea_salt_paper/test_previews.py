"""What is told of a turn before it is made is what it gives."""

import random
from typing import Any

import pytest

from tests.depth import repeats
from tests.games.test_every_game import random_game
from tidetable.core import compiled
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE
from tidetable.games.sea_salt_paper.previews import Preview, previews
from tidetable.games.sea_salt_paper.scoring import bet_is_won

pytestmark = pytest.mark.rules

OPTIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "idle_pairs": False},
    {"players": 4, "empty_deck_in_last_turns": "void"},
]
SEEDS = range(2 if compiled.INTERPRETED else repeats(4, 20))
EVERY = 7 if compiled.INTERPRETED else 1  # of the positions of a game


def after(game: Game, preview: Preview) -> Game:
    twin = game.copy()
    for move in preview.moves:
        twin.play(move)
    return twin


def check(game: Game, preview: Preview) -> None:
    seat = game.to_move
    before, then = game.view(seat).shown, after(game, preview)
    shown = then.view(seat).shown
    mine, old = shown.players[seat], before.players[seat]
    ended = then.state.rounds > game.state.rounds
    assert (preview.ends_round is not None) == ended
    assert preview.wins == (shown.won_by_mermaids == seat)
    if ended:
        assert preview.score == mine.last_points
        assert preview.ends_round == ("void" if shown.last_round_ended_by is None else "scored")
        return
    assert preview.card_points == mine.points.card_points
    assert preview.change == mine.points.card_points - old.points.card_points
    assert preview.colour_bonus == mine.points.colour_bonus
    more = sorted(mine.hand)
    for card in old.hand:
        if card in more:
            more.remove(card)
    assert more == ([preview.gained] if preview.gained else [])
    effects = {"searching": "search", "taking": "another-turn", "fishing": "draw", "robbing": "rob"}
    laid = preview.moves[0].startswith("pair:")
    assert preview.effect == (effects.get(shown.phase) if laid else None)
    choosing = shown.phase in ("searching", "robbing")
    assert list(preview.choices) == [move.text for move in then.moves if choosing]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_turn_gives_what_was_told(options: dict[str, Any], seed: int) -> None:
    for number, game in enumerate(random_game("sea-salt-paper", options, seed=seed)):
        if game.over:
            assert all(previews(game.view(seat).record) == () for seat in range(game.players))
        if game.to_move < 0 or number % EVERY:
            continue
        told = previews(game.view(game.to_move).record)
        assert {preview.moves[0] for preview in told} == {move.text for move in game.moves}
        for preview in told:
            check(game, preview)
            assert (preview.score_if_won is not None) == (preview.moves == ("last-chance",))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_bet_pays_what_was_told(seed: int) -> None:
    dice = random.Random(seed)
    for game in random_game("sea-salt-paper", {"players": 3}, seed=seed):
        if "last-chance" not in map(str, game.moves):
            continue
        seat, rounds, twin = game.to_move, game.state.rounds, game.copy()
        told = {preview.moves: preview for preview in previews(game.view(seat).record)}
        twin.play("last-chance")
        last = twin
        while not twin.over and twin.state.rounds == rounds:
            last = twin.copy()
            chance = twin.to_move == CHANCE
            twin.play(dice.choice(list(twin.odds) if chance else list(map(int, twin.moves))))
        if twin.state.rounds > rounds:  # otherwise somebody had four mermaids
            bet = told["last-chance",]
            pays = bet.score_if_won if bet_is_won(last.state) else bet.score_if_lost
            assert twin.view(seat).shown.players[seat].last_points == pays
