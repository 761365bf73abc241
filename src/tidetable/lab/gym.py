"""Every game as a Gymnasium environment for one agent; bots sit in the other seats.

>>> from tidetable.lab.gym import single
>>> table = single("azul", opponent="random")
>>> observation, info = table.reset(seed=7)
>>> over = False
>>> while not over:
...     action = int(table.action_masks().nonzero()[0][0])
...     observation, reward, over, _, info = table.step(action)
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tidetable.bots.choosers import Budget, make_bot
from tidetable.core.errors import BadInput, IllegalMove
from tidetable.core.play import Game
from tidetable.core.rules import OVER, Rules
from tidetable.games import rules_of
from tidetable.lab.observations import Observation, Observer, rewards_of

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise ImportError(
        f"{error.name} is missing; environments need it: pip install 'tidetable-games[lab]'"
    ) from None


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat at a table of bots. A move that is not legal loses at once, for -1."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        rules: Rules,
        options: dict[str, Any],
        opponent: str,
        seat: int | None,
        nodes: int,
        render_mode: str | None,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise BadInput(f"render_mode can be None or 'ansi', not {render_mode!r}")
        self.rules = rules
        self.render_mode = render_mode
        self.game = self._start = Game(rules, options, draws=False)
        if seat is not None and seat not in range(self.game.players):
            raise BadInput(f"there is no seat {seat!r}; the seats are 0 to {self.game.players - 1}")
        self.seat = seat or 0
        self._moves_about = seat is None
        self._over = True
        self._mask = np.zeros(rules.moves, np.int8)
        self._choose = make_bot(opponent, rules)
        self._budget = Budget(nodes=nodes)
        self._observer = Observer(rules)
        layout = self._observer.layout
        self.observation_space = spaces.Box(layout.low, layout.high, dtype=np.int16)
        self.action_space = spaces.Discrete(rules.moves)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; draws, bots and a random seat all follow from the seed."""
        super().reset(seed=seed)
        self.game = self._start.copy(int(self.np_random.integers(2**63)))
        self.game.draws = True
        self.game.draw()
        if self._moves_about:
            self.seat = int(self.np_random.integers(self.game.players))
        self._let_others_play()
        return self._look()

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play a move, and let the bots play theirs."""
        if self._over:
            raise BadInput("reset the environment first")
        try:
            self.game.play(int(action))
        except IllegalMove as refusal:
            self._over = True
            observation, info = self._look()
            return observation, -1.0, True, False, info | {"illegal": str(refusal)}
        self._let_others_play()
        observation, info = self._look()
        reward = rewards_of(self.game)[self.seat] if self._over else 0.0
        return observation, reward, self._over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal, as MaskablePPO asks for it."""
        return self._mask.astype(np.bool_)

    def render(self) -> str | None:
        """The table as text, as this seat sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("give render_mode='ansi' to render")
            return None
        return str(self.game.view(self.seat))

    def _let_others_play(self) -> None:
        game = self.game
        while game.to_move not in (self.seat, OVER):
            view = game.view(game.to_move).record
            game.play(self._choose(view, game.moves, self._budget, self.np_random).move)
        self._over = game.over

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        observation, self._mask = self._observer.look(self.game, self.seat)
        info: dict[str, Any] = {"action_mask": self._mask.copy(), "seat": self.seat}
        if self.game.over:
            info |= {"scores": self.game.scores, "ranks": self.game.ranks}
        return observation, info


def single(
    game: str,
    opponent: str = "greedy",
    seat: int | None = 0,
    players: int = 2,
    nodes: int = 100,
    render_mode: str | None = None,
    **options: Any,
) -> SeatEnv:
    """An environment for one agent: ``single("maui", opponent="random", seat=None)``.

    Without a seat, one is drawn for every game. Opponents may look at so many nodes for a move.
    """
    chosen = {"players": players, **options}
    return SeatEnv(rules_of(game), chosen, opponent, seat, nodes, render_mode)
