"""Many games at once, arrays in and arrays out, played inside compiled code.

>>> import numpy as np
>>> from tidetable.lab.batch import Batch
>>> batch = Batch("azul", 64, seed=1)
>>> now = batch.reset()
>>> now = batch.step(batch.sample(np.random.default_rng(2)))
>>> now.mask.shape, batch.observe().shape
((64, 337), (64, 286))
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tidetable.core import compiled
from tidetable.core.batched import first_refused
from tidetable.core.errors import BadInput, NotAMove
from tidetable.core.options import complete, set_up
from tidetable.core.sentences import refused
from tidetable.games import rules_of
from tidetable.lab.observations import code_of, layout_of


class Now(NamedTuple):
    """How all games stand after a step; one row per game."""

    to_move: NDArray[np.int64]  # the seat, or OVER
    mask: NDArray[np.int8]  # by move: 1 if it is legal
    rewards: NDArray[np.float64]  # by seat, as lab.observations.rewards_of; 0 before the end
    done: NDArray[np.bool_]  # the game is over, or was and has begun again
    scores: NDArray[np.int64]  # by seat, of games that ended with this step


class Batch:
    """So many games of one kind, side by side.

    With ``auto_reset`` a game that ends begins again in the same step: its row of rewards, done and
    scores tells of the old game, that of to_move and mask of the new one. Without, it stays as it
    is, and whatever action it is given does nothing.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int = 2,
        seed: int = 0,
        auto_reset: bool = True,
        **options: Any,
    ) -> None:
        if count < 1:
            raise BadInput(f"count is at least 1, not {count}")
        self.rules = rules_of(game)
        self.options = complete(self.rules, {"players": players, **options})
        self.players = players
        self.auto_reset = auto_reset
        self._generator = np.random.default_rng(seed)
        self._moves = np.zeros(self.rules.moves, np.int64)
        self._weights = np.zeros(self.rules.deals, np.int64)
        self._start = np.zeros(1, self.rules.state)
        self._tables = np.zeros(0, self.rules.state)
        with compiled.announced("batches", game):
            set_up(self.rules, self.options, self._start)
            self.reset()
            self.step(self.sample(self._generator))
            self.observe()
        self._tables = np.zeros(count, self.rules.state)
        self._mask: NDArray[np.int8] | None = None  # as the last step left it

    @property
    def count(self) -> int:
        """How many games there are."""
        return len(self._tables)

    def reset(self) -> Now:
        """Begin all games anew, each with draws of its own."""
        code_of(self.rules).begin_all(self._tables, self._start, self._generator, self._weights)
        return self._now(
            np.zeros((self.count, self.players)),
            np.zeros(self.count, np.bool_),
            np.zeros((self.count, self.players), np.int64),
        )

    def step(self, actions: ArrayLike) -> Now:
        """Play one action in every game, then draw; if any is not legal, nothing is played."""
        codes = self._checked(actions)
        rewards = np.zeros((self.count, self.players))
        scores = np.zeros((self.count, self.players), np.int64)
        done = np.zeros(self.count, np.bool_)
        code_of(self.rules).step_all(
            self._tables,
            self._start,
            codes,
            self.auto_reset,
            self._generator,
            self._weights,
            np.zeros(self.players, np.int64),
            scores,
            rewards,
            done,
        )
        return self._now(rewards, done, scores)

    def observe(self) -> NDArray[np.int16]:
        """What the player to move sees in every game; of a finished one, what an onlooker does."""
        layout = layout_of(self.rules.view)
        views = np.zeros(1, self.rules.view)
        observations = np.empty((self.count, layout.size), np.int16)
        code_of(self.rules).look_at_all(
            self._tables, views, views.view(np.int8), layout.runs, observations
        )
        return observations

    def sample(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A random legal action for every game; 0 for one that is over."""
        actions = np.zeros(self.count, np.int64)
        code_of(self.rules).choose_all(self._tables, generator, self._moves, actions)
        return actions

    def _now(
        self, rewards: NDArray[np.float64], done: NDArray[np.bool_], scores: NDArray[np.int64]
    ) -> Now:
        self._movers = np.empty(self.count, np.int64)
        self._mask = np.zeros((self.count, self.rules.moves), np.int8)
        code_of(self.rules).list_all(self._tables, self._moves, self._movers, self._mask)
        return Now(self._movers.copy(), self._mask.copy(), rewards, done, scores)

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        if self._mask is None:
            raise BadInput("reset the batch first")
        codes = np.asarray(actions)
        if codes.dtype.kind not in "iu" or codes.shape != (self.count,):
            raise BadInput(f"actions are {self.count} whole numbers, one for each game")
        codes = np.ascontiguousarray(codes, np.int64)
        game = first_refused(self._movers, self._mask, codes)
        if game >= 0:
            raise self._refused(game, int(codes[game]))
        return codes

    def _refused(self, game: int, code: int) -> BadInput:
        if not 0 <= code < self.rules.moves:
            most = self.rules.moves - 1
            return NotAMove(f"game {game}: {code} is no move; moves are 0 to {most}")
        return refused(self.rules.face.refusal(self._tables[game], code), f"game {game}: ")
