"""Nobody learns over the wire what their seat may not know.

Two servers hold tables that differ only in what one seat cannot know: cards that others drew, and
the secret that future draws follow from. Whatever that seat asks, and whatever it is sent while the
others go on, must be the same bytes. Only times and the commitment, which is a hash, are masked, at
their full length.
"""

import asyncio
import itertools
import random
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from tests.depth import repeats
from tests.server.running import Running, running
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE, Rules
from tidetable.games import GAMES, rules_of
from tidetable.server import people, store, wire
from tidetable.server.actions import Action, Deal, Move, Sitting
from tidetable.server.appends import Append
from tidetable.server.store import Store
from tidetable.server.table import Header, Table
from tidetable.server.turns import sit

KEY = bytes(32)
SEAT = 0
POSITIONS = {name: repeats(4, 12) if rules_of(name).secrets else repeats(1, 3) for name in GAMES}
MASKED = re.compile(rb'("(?:now|at|turn_began|deadline)":)\d+\.\d+|("commitment":)"[0-9a-f]{64}"')


class World(NamedTuple):
    """One of two tables that the seat cannot tell apart, and what the player to move does next."""

    steps: list[int]
    moves: list[str]


def play_randomly(rules: Rules, players: int, length: int, dice: random.Random) -> Game:
    """A game after some steps, with another player to move, often one with two cards to see."""
    while True:
        game = Game(rules, {"players": players}, seed=dice.getrandbits(32))
        keeping = rules.secrets and dice.random() < 0.7
        while not game.over:
            fits = not keeping or game.moves[0].text.startswith("keep")
            if len(game.steps) > length and game.to_move != SEAT and fits:
                return game
            game.play(dice.choice(game.moves))


def tale(rules: Rules, players: int, steps: Sequence[int]) -> Iterator[tuple[Any, bytes]]:
    """All that the seat is told and sees, step by step; it ends where a step is not possible."""
    game = Game(rules, {"players": players}, draws=False)
    for step in steps:
        if step not in (game.odds if game.to_move == CHANCE else game.moves):
            return
        told = game.events(step, SEAT)
        game.play(step)
        yield told, game.view(SEAT).record.tobytes()


def other_world(rules: Rules, players: int, steps: list[int], dice: random.Random) -> list[int]:
    """Other steps that look the same to the seat: somebody drew, and kept, another card."""
    seen = list(tale(rules, players, steps))
    text = rules.face.event_text
    spots = [at for at, (told, _) in enumerate(seen) if text(told[0]) == "?"]
    for at in dice.sample(spots, len(spots)):
        card = steps[at]
        for other in dice.sample(range(rules.deals), rules.deals):
            kept = {keeping(rules, card): keeping(rules, other)}
            later = [kept.get(step, step) for step in steps[at + 1 :]]
            changed = [*steps[:at], other, *later]
            again = tale(rules, players, changed)
            same = all(one == next(again, None) for one in seen)
            if other != card and same:
                return changed
    return steps


def keeping(rules: Rules, card: int) -> int:
    """The move that keeps a card which was drawn."""
    code = rules.face.read_move(f"keep:{rules.face.deal_text(card)}")
    return -1 if code is None else code


def worlds_of(game: str, number: int) -> tuple[int, World, World]:
    """Two worlds and the number of players."""
    rules, dice = rules_of(game), random.Random(f"{game} {number}")
    while True:
        players = dice.choice(rules.seats)
        played = play_randomly(rules, players, dice.randrange(10, 60), dice)
        twin = played.steps
        if rules.secrets:
            twin = other_world(rules, players, played.steps, dice)
            if twin == played.steps:
                continue
        one, other = (moves_in(rules, players, steps) for steps in (played.steps, twin))
        both = [move for move in one if move in other and move.startswith("take")]
        mine, theirs = (
            [next((move for move in moves if move not in others), "")]
            if moves[0].startswith("keep")
            else both[:1]
            for moves, others in ((one, other), (other, one))
        )
        if "" not in mine:
            return players, World(played.steps, mine), World(twin, theirs)


def moves_in(rules: Rules, players: int, steps: Sequence[int]) -> list[str]:
    """What the player to move may do after these steps."""
    game = Game(rules, {"players": players}, draws=False)
    for step in steps:
        game.play(step)
    return [move.text for move in game.moves]


def actions_of(table: Table, steps: Sequence[int]) -> list[Action]:
    """The actions of a table at which these steps were made."""
    done: list[Action] = []
    for seat in range(len(table.seats)):
        sitting = Sitting("person", f"Player {seat}", f"person{seat}")
        if seat < len(table.seats) - 1:
            done += sit(table, seat, sitting, 1000.5)
        else:
            # What the server would draw is not what is to have been drawn.
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("tidetable.server.turns._draw", lambda table, now: [])
                done += sit(table, seat, sitting, 1000.5)
    for code in steps:
        mover = table.game.to_move
        kind = Deal if mover == CHANCE else Move
        action = kind(table.step + 1, max(mover, -1), 1001.5, code)
        table.apply(action)
        done.append(action)
    return done


async def write(data: Path, tables: Sequence[tuple[str, int, World]], secret: bytes) -> None:
    """A database with these tables."""
    data.mkdir(parents=True)
    kept = Store(f"sqlite:///{data / 'tidetable.db'}")
    await kept.write(store.setting("key", KEY))
    for number, (game, players, world) in enumerate(tables):
        rules = rules_of(game)
        options = Game(rules, {"players": players}).options
        header = Header(
            *(f"table{number}", game, rules.version, options, wire.Customs(), "person1", secret),
            *(1000.5, False, False, players),
        )
        await kept.write(store.create_table(header))
        table = Table(rules, header)
        done = actions_of(table, world.steps)
        await kept.write(Append(table, done))
    kept.close()


def cookie(seat: int) -> dict[str, str]:
    """Of the person on a seat."""
    return {"cookie": f"{people.COOKIE}={people.sign(f'person{seat}', KEY)}"}


def masked(data: bytes) -> bytes:
    """Without times and commitments, which say nothing about the game."""
    return MASKED.sub(rb"\1\2-", data)


def all_answers(server: Running, table: str) -> Iterator[bytes]:
    """What the seat gets by asking for everything."""
    path = f"/api/tables/{table}"
    with httpx.Client(base_url=server.address, headers=cookie(SEAT), timeout=60) as client:
        for part in ("", "/history", "/chat", "/log", "/proof", "/hint", "/positions/3"):
            yield masked(client.get(path + part).content)
        step, steps = (client.get(path).json()[name] for name in ("step", "game_steps"))
        for seat, past in itertools.product((-1, 0, 1), range(max(0, steps - 6), steps + 1)):
            yield masked(client.get(f"{path}/positions/{past}?seat={seat}").content)
        for move in ("deck", "keep:crab-DB", "pair:fish-DB+fish-DB", "1T>1", "nonsense"):
            body = {"seat": SEAT, "after": step, "move_id": "x", "moves": [move]}
            yield masked(client.post(f"{path}/moves", json=body).content)
        yield masked(client.post(f"{path}/ask", json={"what": "undo", "after": step}).content)


def stream_while_moving(server: Running, table: str, moves: Sequence[str]) -> list[bytes]:
    """What the seat's stream brings while another player moves."""
    path = f"{server.address}/api/tables/{table}"
    lines: list[bytes] = []
    with (
        httpx.Client(timeout=60) as client,
        client.stream("GET", f"{path}/events", headers=cookie(SEAT)) as stream,
    ):
        events = stream.iter_lines()
        for move in ("", *moves, "place:1"):
            if move and not make_move(client, path, move):
                break
            for line in events:
                if not line.startswith(":"):
                    lines.append(masked(line.encode()))
                if not line and lines[-2].startswith(b"data"):
                    break
    return lines


def make_move(client: httpx.Client, path: str, move: str) -> bool:
    """By whoever is to move, if it is possible."""
    view = client.get(path).json()
    mover = view["to_move"]
    body = {"seat": mover, "after": view["step"], "move_id": move, "moves": [move]}
    answer = client.post(f"{path}/moves", json=body, headers=cookie(mover))
    return answer.status_code == 200


def test_what_a_seat_may_not_know_changes_no_byte(tmp_path: Path) -> None:
    tables: list[list[tuple[str, int, World]]] = [[], []]
    for game, count in POSITIONS.items():
        for number in range(count):
            players, one, other = worlds_of(game, number)
            tables[0].append((game, players, one))
            tables[1].append((game, players, other))
    for name, secret, known in (("one", b"1" * 32, tables[0]), ("two", b"2" * 32, tables[1])):
        asyncio.run(write(tmp_path / name / "data", known, secret))
    with (
        running(tmp_path / "one" / "data", "--no-limits") as first,
        running(tmp_path / "two" / "data", "--no-limits") as second,
    ):
        for number, (game, _, world) in enumerate(tables[0]):
            table = f"table{number}"
            assert list(all_answers(first, table)) == list(all_answers(second, table))
            if not rules_of(game).secrets:
                continue
            streams = [
                stream_while_moving(server, table, known[number][2].moves)
                for server, known in ((first, tables[0]), (second, tables[1]))
            ]
            assert streams[0] == streams[1], (game, world)
            assert len(streams[0]) > len(world.moves) * 4


def test_refusals_on_ones_own_turn_tell_nothing_either() -> None:
    """Why a move is impossible is said from the whole state."""
    rules, compared = rules_of("sea-salt-paper"), 0
    for number in range(20):
        dice = random.Random(number)
        game = Game(rules, {"players": dice.choice(rules.seats)}, seed=number)
        length = dice.randrange(10, 60)
        while not game.over and (len(game.steps) < length or game.to_move != SEAT):
            game.play(dice.choice(game.moves))
        twin = Game(rules, {"players": game.players}, draws=False)
        for step in other_world(rules, game.players, game.steps, dice):
            twin.play(step)
        compared += twin.steps != game.steps and not game.over
        assert rules.face.asked(game.state) == rules.face.asked(twin.state)
        assert game.moves == twin.moves
        for code in set(range(rules.moves)) - set(map(int, game.moves)):
            refusals = [rules.face.refusal(one.state, code) for one in (game, twin)]
            assert refusals[0] == refusals[1]
    assert compared > 10
