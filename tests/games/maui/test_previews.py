"""Previews promise exactly what the moves then bring."""

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tidetable
from tests.games.maui.samples import CROWDED
from tests.games.test_every_game import random_game
from tidetable.core import compiled
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE, ONLOOKER
from tidetable.games.maui import RULES
from tidetable.games.maui.previews import Preview, outlook, previews
from tidetable.games.maui.shown_beaches import BeachShown, TowelShown

CASES: list[dict[str, Any]] = [
    {},
    {"players": 4, "start_row": "free"},
    {"players": 3, "mode": "crabs"},
    {"mode": "crabs", "preset": "uk", "refill": "end_of_turn"},
    {"mode": "combined", "token_on_spare": True, "combined_dollars": "reset"},
    {"players": 3, "mode": "combined", "data": CROWDED, "spare_ignores_tokens": True},
]
EVERY = 40 if compiled.INTERPRETED else 1


def turns_to_look_at(options: dict[str, Any]) -> Iterator[Game]:
    games = itertools.chain(*(random_game("maui", options, seed) for seed in range(3)))
    return itertools.islice((game for game in games if game.to_move >= 0), 0, None, EVERY)


def told(game: Game) -> tuple[Preview, ...]:
    return previews(game.view(game.to_move).record)


def beach_of(game: Game, seat: int) -> BeachShown:
    beach: BeachShown = game.view(seat).shown.beaches[seat]
    return beach


def played(game: Game, moves: tuple[str, ...]) -> Game:
    """A copy after these moves, with any draw between them and none after them."""
    later = game.copy()
    dice = random.Random(1)
    for move in moves:
        while later.to_move == CHANCE:
            later.play(dice.choice(list(later.odds)))
        later.play(move)
    return later


def differences(before: BeachShown, after: BeachShown) -> dict[str, Any]:
    reached = {shell.track: (shell.square, shell.points) for shell in after.shells}
    return {
        "points": after.score - before.score,
        "dollars": after.dollars - before.dollars,
        "outside": after.penalties - before.penalties,
        "penalty": after.parts.penalties - before.parts.penalties,
        "pearls": (
            after.white_pearls - before.white_pearls,
            after.black_pearls - before.black_pearls,
        ),
        "tracks": [
            (shell.track, reached[shell.track][0] - shell.square, *reached[shell.track])
            for shell in before.shells
            if reached[shell.track][0] != shell.square
        ],
    }


def promised(preview: Preview) -> dict[str, Any]:
    return {
        "points": preview.points,
        "dollars": preview.dollars - preview.price,
        "outside": preview.outside,
        "penalty": preview.penalty,
        "pearls": (preview.umbrellas.count("white"), preview.umbrellas.count("black")),
        "tracks": [(one.track, one.steps, one.square, one.points) for one in preview.tracks],
    }


@pytest.mark.parametrize("options", CASES, ids=str)
def test_a_turn_gives_what_its_preview_says(options: dict[str, Any]) -> None:
    dice = random.Random(3)
    for game in turns_to_look_at(options):
        seat, half = game.to_move, game.view().shown.side
        before = beach_of(game, seat)
        found = told(game)
        for preview in dice.sample(found, min(len(found), 5)):
            later = played(game, preview.moves)
            if later.view().shown.side != half:
                continue  # the second half has begun, with everything laid out anew
            after = beach_of(later, seat)
            assert promised(preview) == differences(before, after), preview
            assert preview.towel == towel_laid(game, before, after)
            played_tokens = sum(text.count("+") for text in preview.moves)
            assert len(preview.tokens) == len(after.tokens) - len(before.tokens) + played_tokens
            assert preview.crabs == crabs_met(later)
            left = before.crab_values_left
            assert preview.crabs_least == sum(left[: preview.crabs])
            assert preview.crabs_most == sum(left[len(left) - preview.crabs :])
            assert sum(one.steps for one in preview.tracks) <= steps_possible(preview)


def towel_laid(game: Game, before: BeachShown, after: BeachShown) -> TowelShown | None:
    """The towel that lies where none lay before, or the start towel, whose rows were chosen."""
    if game.view().shown.phase == "choosing-start-row":
        return after.towels[0]
    return after.towels[-1] if after.towel_count > before.towel_count else None


@pytest.mark.parametrize("options", CASES, ids=str)
def test_a_turn_says_how_far_it_goes_without_a_draw(options: dict[str, Any]) -> None:
    for game in turns_to_look_at(options):
        for preview in told(game)[::20]:
            later, made = game.copy(), 0
            while made < len(preview.moves) and later.to_move != CHANCE:
                later.play(preview.moves[made])
                made += 1
            assert made == preview.before_draw, preview


def crabs_met(game: Game) -> int:
    """How many crabs are turned up now, one after the other."""
    count = 0
    after = game.copy()
    while after.to_move == CHANCE and after.view().shown.phase == "turning-crab":
        after.play(next(iter(after.odds)))
        count += 1
    return count


def steps_possible(preview: Preview) -> int:
    """Steps of matches and bonuses; a full track takes none of them."""
    bonuses = sum(token in "XZ" for token in preview.umbrellas)
    chosen = sum(move.startswith("bonus") for move in preview.moves)
    return sum(match.steps for match in preview.matches) + max(bonuses, chosen)


@pytest.mark.parametrize("options", CASES, ids=str)
def test_every_move_that_is_possible_has_a_preview(options: dict[str, Any]) -> None:
    for game in turns_to_look_at(options):
        found = told(game)
        moves = [preview.moves for preview in found]
        assert len(set(moves)) == len(moves)
        assert {turn[0] for turn in moves} == {str(move) for move in game.moves}
        first = moves[-1][0]
        later = played(game, (first,))
        while later.to_move == CHANCE and later.view().shown.held:
            later.play(next(iter(later.odds)))
        if later.view().shown.held:
            places = Counter(turn[1] for turn in moves if turn[0] == first)
            assert set(places) == {str(move) for move in later.moves}


def test_previews_come_back_from_their_json() -> None:
    assert RULES.face.preview_type is Preview
    for game in turns_to_look_at({"mode": "combined"}):
        found = told(game)
        text = msgspec.json.encode(found)
        assert msgspec.json.decode(text, type=tuple[Preview, ...]) == found


def test_who_is_not_to_move_gets_no_previews() -> None:
    game = tidetable.new_game("maui", draws=False, seed=1)
    assert previews(game.view(ONLOOKER).record) == ()


@pytest.mark.parametrize("options", CASES)
def test_the_outlook_of_another_seat_is_its_previews_if_it_were_to_move(
    options: dict[str, Any],
) -> None:
    looked = 0
    for game in itertools.islice(turns_to_look_at(options), 0, None, 7):
        view = game.view(game.to_move)
        if not any(move.text.startswith(("take", "dollars", "spare")) for move in game.moves):
            assert outlook(view.record, game.to_move) == ()
            continue
        assert outlook(view.record, game.to_move) == told(game)
        for seat, beach in enumerate(view.shown.beaches):
            turns = outlook(view.record, seat)
            assert bool(turns) == (beach.next_column is not None)
            looked += seat != game.to_move
    assert looked


def test_facts_are_those_of_the_table() -> None:
    facts = RULES.face.facts
    assert msgspec.json.decode(msgspec.json.encode(facts)) == facts
    for game in turns_to_look_at({"mode": "combined", "players": 3}):
        shown = game.view().shown
        assert facts["patterns"] == [track.pattern for track in shown.tracks]
        assert facts["tokens"] == [track.token for track in shown.tracks if track.token]
        assert facts["row_values"] == list(shown.row_values)
        assert len(shown.row_values) == facts["rows"]
        for beach in shown.beaches:
            assert list(msgspec.structs.asdict(beach.parts)) == list(facts["sources"])
            assert beach.parts.penalties == facts["penalty"] * beach.penalties
            assert (beach.next_column is None) == (beach.towel_count == facts["columns"])
            for towel in beach.towels:
                lowest = facts["rows"] + facts["outside_rows"] - facts["squares"] + 1
                assert 1 - facts["outside_rows"] <= towel.top_row <= lowest


@pytest.mark.parametrize("mode", ["base", "crabs", "combined"])
def test_the_sources_that_are_shown_make_up_the_score(mode: str) -> None:
    signs = RULES.face.facts["sources"]
    for game in turns_to_look_at({"mode": mode}):
        shown = game.view().shown
        assert ("pearls" in shown.sources) == (mode != "crabs")
        assert ("crabs" in shown.sources) == (shown.side == "crabs")
        for beach in shown.beaches:
            parts = [signs[source] * getattr(beach.parts, source) for source in shown.sources]
            assert sum(parts) == beach.score
