"""A game in progress, for people: make one, look at it, play, and write it down."""

import operator
import secrets
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tidetable.core import compiled, records
from tidetable.core.errors import BadInput, BadLog, BadOption, NotAMove
from tidetable.core.log import Log, sealed
from tidetable.core.options import complete, set_up
from tidetable.core.rules import CHANCE, DRAWN, ONLOOKER, OVER, Rules, State, Weights
from tidetable.core.sentences import refused, sentence

NO_LUCK = np.zeros(0)


class Move(int):
    """A move's code; prints as people write it."""

    text: str

    def __new__(cls, code: int, text: str) -> "Move":
        move = super().__new__(cls, code)
        move.text = text
        return move

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __format__(self, form: str) -> str:
        return format(self.text, form)

    def __reduce__(self) -> tuple[Any, ...]:
        return Move, (int(self), self.text)


@cache
def _all_moves(rules: Rules) -> NDArray[np.object_]:
    moves = np.empty(rules.moves, object)
    for code in range(rules.moves):
        moves[code] = Move(code, rules.face.move_text(code))
    return moves


class Seen:
    """What one seat, or an onlooker, may know; prints as a picture."""

    def __init__(self, rules: Rules, record: Any) -> None:
        self.rules = rules
        self.record = record

    def __getattr__(self, name: str) -> Any:
        if name == "record" or name.startswith("_"):
            raise AttributeError(name)
        return getattr(self.record, name)

    def __str__(self) -> str:
        return self.rules.face.picture(self.shown)

    def __repr__(self) -> str:
        return f"<{self.rules.title} as seat {self.record.seat} sees it>"

    def to_dict(self) -> Mapping[str, Any]:
        """All fields as numbers and lists, ready for JSON."""
        return records.as_dict(self.record)

    @property
    def shown(self) -> Any:
        """The same in words, as a typed value that becomes JSON."""
        return self.rules.face.shown(self.record)


def _whole(number: Any, what: str) -> int:
    try:
        whole = operator.index(number)
    except TypeError:
        whole = -1
    if whole < 0:
        raise BadOption(f"{what} is a whole number from 0, not {number!r}")
    return whole


class Chance:
    """A seed's luck, made in blocks: cheap to copy, and what comes depends on nothing else."""

    SIZE = 64

    def __init__(self, seed: int | None) -> None:
        self.seed = secrets.randbits(64) if seed is None else _whole(seed, "a seed")
        self.block = 0
        self.luck = NO_LUCK
        self.used = 0

    def left(self) -> NDArray[np.float64]:
        """What the next draws will use; never empty."""
        if self.used == len(self.luck):
            self.luck = np.random.default_rng([self.seed, self.block]).random(self.SIZE)
            self.block += 1
            self.used = 0
        return self.luck[self.used :]

    def copy(self) -> "Chance":
        """One that brings the same."""
        twin = Chance.__new__(Chance)
        twin.__dict__.update(self.__dict__)
        return twin


class Game:
    """One game. Chance is drawn by itself unless ``draws`` is False."""

    def __init__(
        self,
        rules: Rules,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | None = None,
        names: Sequence[str] | None = None,
        draws: bool = True,
    ) -> None:
        self.rules = rules
        self.options = complete(rules, options or {})
        self.draws = draws
        self.steps: list[int] = []
        self.players = int(self.options["players"])
        self.names = list(names or (f"player {seat + 1}" for seat in range(self.players)))
        if isinstance(names, str) or not all(isinstance(name, str) for name in self.names):
            raise BadOption("names are a list of texts, one for each player")
        if len(self.names) != self.players:
            raise BadOption(f"there are {self.players} players but {len(self.names)} names")
        self._chance = Chance(seed)
        self._codes = max(rules.moves, rules.deals)
        self._all_moves = _all_moves(rules)
        self._moves = np.zeros(rules.moves, np.int64)
        self._weights = np.zeros(rules.deals, np.int64)
        self._made = np.zeros(Chance.SIZE, np.int64)
        self._count = 0  # of the codes in _moves
        self._table = records.row(rules.state)
        with compiled.announced("rules", rules.name):
            stepping = compiled.for_game("tidetable.core.stepping", rules)
            self._step = stepping.advance
            self._count_points = stepping.count_points
            self._look = stepping.look
            self._weigh = stepping.weigh
            set_up(rules, self.options, self._table)
            _, self._count = self._step(
                self._table, DRAWN, NO_LUCK, self._moves, self._weights, self._made
            )
            if draws:
                self.draw()

    # Looking.

    @property
    def state(self) -> State:
        """The whole state; bots and players see only their ``view``."""
        return self._table[0]

    @property
    def table(self) -> Any:
        """The state as an array of one record, which compiled code takes five times faster."""
        return self._table

    @property
    def to_move(self) -> int:
        """The seat to move, CHANCE or OVER."""
        return int(self._table["to_move"][0])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move == OVER

    @property
    def moves(self) -> list[Move]:
        """The legal moves, in ascending order of their codes."""
        moves: list[Move] = self._all_moves[self._moves[: self._count]].tolist()
        return moves

    @property
    def odds(self) -> dict[int, float]:
        """When chance is to move: the codes that can come, with their probabilities."""
        if self.to_move != CHANCE:
            return {}
        weights, total = self.weigh()
        return {code: float(weights[code] / total) for code in np.flatnonzero(weights).tolist()}

    def weigh(self) -> tuple[Weights, int]:
        """When chance is to move: what each code weighs, until the next step, and their sum."""
        return self._weights, int(self._weigh(self._table, self._weights))

    @property
    def scores(self) -> list[int]:
        """Points by seat."""
        points = np.zeros(self.players, np.int64)
        self._count_points(self._table, points)
        return points.tolist()

    @property
    def ranks(self) -> list[int]:
        """Places by seat; 1 is best, and equals share a place."""
        places = np.zeros(self.players, np.int64)
        self.rules.ranks(self.state, places)
        return places.tolist()

    @property
    def winners(self) -> list[int]:
        """The seats that won, once the game is over."""
        if not self.over:
            return []
        return [seat for seat, place in enumerate(self.ranks) if place == 1]

    def view(self, seat: int = ONLOOKER) -> Seen:
        """What the seat may know; without a seat, what an onlooker may."""
        if seat != ONLOOKER and (type(seat) is not int or seat not in range(self.players)):
            raise BadInput(f"there is no seat {seat!r}; the seats are 0 to {self.players - 1}")
        views = records.row(self.rules.view)
        self._look(self._table, seat, views)
        return Seen(self.rules, views[0])

    def __str__(self) -> str:
        face = self.rules.face
        return face.picture(face.shown_open(self.state))

    def __repr__(self) -> str:
        if self.over:
            standing = f"over, scores {self.scores}"
        elif self.to_move == CHANCE:
            standing = "chance to move"
        else:
            standing = f"{self.names[self.to_move]} to move"
        return f"<{self.rules.title}, {self.players} players, {len(self.steps)} steps, {standing}>"

    # Playing.

    def play(self, move: int | str) -> None:
        """Play a move (or, when chance is to move, a deal), given by its code or its notation."""
        code = self._read(move)
        made, self._count = self._step(
            self._table, code, NO_LUCK, self._moves, self._weights, self._made
        )
        if not made:
            raise self._refused(code)
        self.steps.append(code)
        if self.draws:
            self.draw()

    def copy(self, seed: int | None = None) -> "Game":
        """An independent copy. It draws what this game would draw, unless given another seed."""
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.options = dict(self.options)
        twin.names = list(self.names)
        twin.steps = self.steps.copy()
        twin._table = records.copied(self._table)
        twin._moves = self._moves.copy()
        twin._weights = self._weights.copy()
        twin._made = self._made.copy()
        twin._chance = self._chance.copy() if seed is None else Chance(seed)
        return twin

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.rules, self.log, self.draws, self._chance)

    def draw(self) -> None:
        """Draw until a player has to decide."""
        while self.to_move == CHANCE:
            luck = self._chance.left()
            made, self._count = self._step(
                self._table, DRAWN, luck, self._moves, self._weights, self._made
            )
            self._chance.used += made
            self.steps += self._made[:made].tolist()

    def _read(self, move: int | str) -> int:
        """The code of a move that was given as a number or in notation."""
        if isinstance(move, str):
            return self._read_text(move)
        try:
            code = -1 if isinstance(move, bool) else operator.index(move)
        except TypeError:
            code = -1
        if code == -1:
            raise NotAMove(f"{move!r} is no move; give a code or its notation")
        if not 0 <= code < self._codes:
            raise NotAMove(f"{code} is no move; moves are 0 to {self.rules.moves - 1}")
        return code

    def _read_text(self, text: str) -> int:
        face, deals = self.rules.face, self.to_move == CHANCE
        code = face.read_deal(text) if deals else face.read_move(text)
        if code is None and deals:
            raise NotAMove(
                f"{text!r} is nothing that chance can bring; write for example "
                f"{face.deal_text(next(iter(self.odds)))}"
            )
        if code is None:
            raise NotAMove(sentence(f"{self.rules.name}-not-a-move", {"text": text}))
        return code

    def _refused(self, code: int) -> BadInput:
        if self.to_move == CHANCE:
            return NotAMove(f"chance is to move, and {code} cannot come now")
        if code >= self.rules.moves:
            return NotAMove(f"{code} is no move; moves are 0 to {self.rules.moves - 1}")
        return refused(self.rules.face.refusal(self.state, code))

    # Telling.

    def events(self, code: int, seat: int = ONLOOKER) -> tuple[Any, ...]:
        """Return the events of a step that is about to be made, as the seat may know them."""
        events: tuple[Any, ...] = self.rules.face.events(self.state, code, seat)
        return events

    def story(
        self, seat: int | None = None, behind: "Game | None" = None
    ) -> Iterator[tuple[int, tuple[Any, ...]]]:
        """Give the events of every step, with its number, as the seat was told them.

        Without a seat they are told as the player knew them whose turn it was. A game that is
        behind this one is followed from where it stands, and played on.
        """
        behind = behind or Game(self.rules, self.options, names=self.names, draws=False)
        behind.draws = False
        mover = ONLOOKER
        for number, code in enumerate(self.steps[len(behind.steps) :], len(behind.steps) + 1):
            mover = mover if behind.to_move == CHANCE else behind.to_move
            events = behind.events(code, mover if seat is None else seat)
            behind.play(code)
            yield number, events

    # Writing down.

    @property
    def log(self) -> Log:
        """The game so far, ready to be kept: ``game.log.to_json()``."""
        return sealed(
            Log(
                game=self.rules.name,
                rules=self.rules.version,
                options=dict(self.options),
                players=list(self.names),
                scores=self.scores if self.over else None,
                steps=list(self.steps),
            )
        )

    @property
    def notation(self) -> list[str]:
        """All steps as people write them."""
        game = Game(self.rules, self.options, draws=False)
        texts = []
        for step in self.steps:
            deals = game.to_move == CHANCE
            words = self.rules.face
            texts.append(words.deal_text(step) if deals else words.move_text(step))
            game.play(step)
        return texts


def replay(rules: Rules, log: Log, steps: int | None = None) -> Game:
    """Play a log again, to its end or for the given number of steps.

    Where that leaves chance to move, ``draw()`` goes on; later draws come by themselves.
    """
    if log.rules != rules.version:
        raise BadLog(
            f"the log was written with version {log.rules} of the rules of {rules.name}; "
            f"these are version {rules.version}"
        )
    length = len(log.steps)
    if steps is not None and steps not in range(length + 1):
        raise BadLog(f"the log has steps 0 to {length}, not {steps}")
    try:
        game = Game(rules, log.options, names=log.players, draws=False)
    except BadOption as error:
        raise BadLog(f"step 0: {error}") from None
    for number, step in enumerate(log.steps[:steps], start=1):
        try:
            game.play(step)
        except ValueError as error:
            raise BadLog(f"step {number}: {error}") from None
    whole = steps is None or steps == length
    if whole and log.scores != (game.scores if game.over else None):
        raise BadLog(
            f"step {length}: the log ends with the scores {log.scores}, "
            f"but its steps lead to {game.scores if game.over else 'an unfinished game'}"
        )
    game.draws = True
    return game


def _restored(rules: Rules, log: Log, draws: bool, chance: Chance) -> Game:
    """A game that was pickled."""
    game = replay(rules, log)
    game.draws = draws
    game._chance = chance
    return game
