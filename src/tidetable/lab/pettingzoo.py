"""Every game as a PettingZoo environment: agents move one at a time (AEC).

>>> from tidetable.lab.pettingzoo import env
>>> table = env("azul", players=3, wall="brown")
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     legal = observation["action_mask"].nonzero()[0]
...     table.step(None if termination else int(legal[0]))

``turn_based_aec_to_parallel`` of PettingZoo makes a parallel one of it. There is no ``state()``: it
would hold what no seat may know.
"""

from typing import Any, TypedDict

import numpy as np

from tidetable.core.errors import BadInput
from tidetable.core.play import Game
from tidetable.core.rules import ONLOOKER, OVER, Rules
from tidetable.games import rules_of
from tidetable.lab import observations
from tidetable.lab.observations import Observer, rewards_of

try:
    import gymnasium
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as error:
    raise ImportError(
        f"{error.name} is missing; environments need it: pip install 'tidetable-games[lab]'"
    ) from None


class Seen(TypedDict):
    """What an agent observes. The mask is empty unless it is to move."""

    observation: observations.Observation
    action_mask: observations.Mask


class TableEnv(AECEnv[str, Any, Any]):
    """A table with an agent in every seat.

    It checks by itself what PettingZoo's wrappers would, because with them a step takes four times
    as long: a move that is not legal is refused with the rule that forbids it, and nothing changes.
    """

    def __init__(self, rules: Rules, options: dict[str, Any], render_mode: str | None) -> None:
        if render_mode not in (None, "ansi"):
            raise BadInput(f"render_mode can be None or 'ansi', not {render_mode!r}")
        self.metadata = {
            "name": f"{rules.name.replace('-', '_')}_v{rules.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,  # turn by turn only
        }
        self.rules = rules
        self.render_mode = render_mode
        self.game = self._start = Game(rules, options, draws=False)
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = np.random.default_rng()
        self._observer = Observer(rules)
        self.observation_spaces = {agent: self._seen_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(rules.moves) for agent in self.possible_agents}

    def _seen_space(self) -> spaces.Space[Any]:
        layout = self._observer.layout
        return spaces.Dict(
            {
                "observation": spaces.Box(layout.low, layout.high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.rules.moves,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: with a seed, the one that ``tidetable.new_game`` makes of it.

        Without, the next of those that follow from the last seed. There are no options here.
        """
        if seed is None:
            seed = int(self._seeds.integers(2**63))
        else:
            self._seeds = np.random.default_rng(seed)
        self.game = self._start.copy(seed)
        self.game.draws = True
        self.game.draw()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.to_move]

    def observe(self, agent: str) -> Seen:
        """What the agent sees, from its view alone, and what it may do."""
        observation, mask = self._observer.look(self.game, self._seats[agent])
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the move of the agent whose turn it is; None for each once the game is over."""
        if not self.agents:
            raise BadInput("reset the environment first")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
        else:
            self.game.play(action)  # type: ignore[arg-type]  # which refuses None in its own words
            mover = self.game.to_move
            if mover == OVER:
                self._end()
            else:
                self.agent_selection = self.possible_agents[mover]

    def _end(self) -> None:
        scores, ranks = self.game.scores, self.game.ranks
        self.rewards = dict(zip(self.agents, rewards_of(self.game), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {
            agent: {"score": scores[seat], "rank": ranks[seat], "scores": list(scores)}
            for seat, agent in enumerate(self.agents)
        }
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as text, as the agent to move sees it; as an onlooker does, after the end."""
        if self.render_mode is None:
            gymnasium.logger.warn("give render_mode='ansi' to render")
            return None
        return str(self.game.view(max(self.game.to_move, ONLOOKER)))

    def close(self) -> None:
        """There is nothing to give back."""


def env(game: str, players: int = 2, render_mode: str | None = None, **options: Any) -> TableEnv:
    """A PettingZoo environment: ``env("maui", players=3, mode="crabs")``."""
    return TableEnv(rules_of(game), {"players": players, **options}, render_mode)
