"""The games as OpenSpiel games: importing this module registers them all.

::

    import pyspiel
    import tidetable.lab.openspiel

    game = pyspiel.load_game("tidetable_sea_salt_paper(players=3)")

Moves and chance outcomes have the codes of the game's page, each in its own range. Everybody stakes
one, and the winners share the stakes: a return is ``players * share - 1``. What a seat knows, as an
information state and as an observation alike, is its view. ``docs/lab.md`` says more.
"""

import base64
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tidetable.core import compiled, records
from tidetable.core.batched import flatten, win_shares
from tidetable.core.errors import BadInput, NotAMove
from tidetable.core.options import read_options
from tidetable.core.play import NO_LUCK, Game
from tidetable.core.rules import CHANCE, ONLOOKER, OVER, DataSet, Option, Rules, Word
from tidetable.core.sentences import refused
from tidetable.games import playable
from tidetable.lab.observations import layout_of

try:
    import pyspiel
except ModuleNotFoundError:
    raise ModuleNotFoundError(
        "OpenSpiel is missing: pip install 'tidetable-games[openspiel]'"
    ) from None

WHO: dict[int, int] = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}


# Options as OpenSpiel's parameters, which have one type each and must survive as plain text.


def spelled(option: Option, word: Word) -> Word:
    """An option's word as a parameter: ``#2`` where words and numbers mix, data sets in base 64."""
    if isinstance(option, DataSet) and word not in option.values:
        return base64.urlsafe_b64encode(str(word).encode()).decode().rstrip("=")
    if len({type(one) for one in option.values}) > 1 and not isinstance(word, str):
        return f"#{word}"
    return word


def as_written(option: Option, parameter: Word) -> str:
    """A parameter as people write the option: ``name=value``."""
    text = str(parameter).removeprefix("#")
    if isinstance(option, DataSet) and text not in option.values:
        with suppress(ValueError):  # not in base 64: the option says what is wrong, if anything
            padded = text + "=" * (-len(text) % 4)
            text = base64.b64decode(padded, b"-_", validate=True).decode()
    return f"{option.name}={text}"


def set_up(rules: Rules, parameters: Mapping[str, Word]) -> Game:
    """A new game with these parameters."""
    given = [option for option in rules.options if option.name in parameters]
    texts = [as_written(option, parameters[option.name]) for option in given]
    return Game(rules, read_options(rules, texts), draws=False)


def changed(game: Game) -> dict[str, Word]:
    """The parameters of a game, without those that are at their defaults."""
    return {
        option.name: spelled(option, game.options[option.name])
        for option in game.rules.options
        if game.options[option.name] != option.default
    }


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options, as OpenSpiel loads it."""

    rules: Rules  # of the class that was registered for the game

    def __init__(self, parameters: Mapping[str, Word]) -> None:
        rules = self.rules
        game = set_up(rules, parameters)
        self.advance = compiled.for_game("tidetable.core.stepping", rules).advance
        self.state_fields = Fields(rules.state)
        self.start = np.zeros(1, rules.state)
        self.start[0] = game.state
        most_moves, self.most_draws = rules.search.longest(game.players)
        facts = pyspiel.GameInfo(
            num_distinct_actions=rules.moves,
            max_chance_outcomes=rules.deals,
            num_players=game.players,
            min_utility=-1.0,
            max_utility=game.players - 1.0,
            utility_sum=0.0,
            max_game_length=most_moves,
        )
        super().__init__(game_type(rules), facts, changed(game))

    def new_initial_state(self) -> "SpielState":
        """The table before the first draw."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance can come up in one game."""
        return self.most_draws

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """An observer of what a seat knows, or of its public or private part."""
        if params:
            raise BadInput(f"observers take no parameters, but {params} was given")
        return Observer(self.rules, iig_obs_type)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. Its one attribute is all that OpenSpiel copies and pickles besides its own."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.start.copy()

    def current_player(self) -> int:
        """The seat to move, or who else is."""
        seat = int(self.table["to_move"][0])
        return WHO.get(seat, seat)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.table["to_move"][0] == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        rules: Rules = self.get_game().rules
        moves = np.zeros(rules.moves, np.int64)
        count = rules.legal(self.table[0], moves)
        codes: list[int] = moves[:count].tolist()
        return codes

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The codes that can be drawn, with their probabilities."""
        rules = self.get_game().rules
        weights = np.zeros(rules.deals, np.int64)
        total = rules.odds(self.table[0], weights)
        return [(code, int(weights[code]) / total) for code in np.flatnonzero(weights).tolist()]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        moves = np.zeros(game.rules.moves, np.int64)
        weights = np.zeros(game.rules.deals, np.int64)
        step = np.zeros(1, np.int64)
        made, _ = game.advance(self.table, action, NO_LUCK, moves, weights, step)
        if not made:
            raise self._refused(action)

    def _refused(self, action: int) -> BadInput:
        rules = self.get_game().rules
        if self.is_chance_node() or not 0 <= action < rules.moves:
            return NotAMove(f"{action} cannot come now")
        return refused(rules.face.refusal(self.table[0], action))

    def _action_to_string(self, player: int, action: int) -> str:
        words = self.get_game().rules.face
        drawn = player == pyspiel.PlayerId.CHANCE
        return str(words.deal_text(action) if drawn else words.move_text(action))

    def returns(self) -> list[float]:
        """Everybody stakes one, and the winners share the stakes; nothing before the end."""
        players = self.num_players()
        if not self.is_terminal():
            return [0.0] * players
        places = np.zeros((1, players), np.int64)
        self.get_game().rules.ranks(self.table[0], places[0])
        # In stakes, as OpenSpiel's own games count, so that a win among more players is worth more.
        returns: list[float] = (players * win_shares(places)[0] - 1).tolist()
        return returns

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot rule out, with the right odds and without a history."""
        return self.imagined(player, np.random.default_rng(int(sampler() * 2**53)))

    def imagined(self, player: int, generator: np.random.Generator) -> "SpielState":
        """The same, drawn by a generator."""
        game: SpielGame = self.get_game()
        view = np.zeros(1, game.rules.view)
        game.rules.seen_by(self.table[0], player, view[0])
        other = game.new_initial_state()
        game.rules.imagine(view[0], generator, other.table[0])
        return other

    def picture(self) -> str:
        """The whole table as people see it."""
        face = self.get_game().rules.face
        return str(face.picture(face.shown_open(self.table[0])))

    def __str__(self) -> str:
        fields: Fields = self.get_game().state_fields
        return fields.text(fields.numbers(self.table))


def resampler(seed: int | None = None) -> Callable[[SpielState, int], SpielState]:
    """For ``ISMCTSBot.set_resampler``: another state that the player cannot rule out."""
    generator = np.random.default_rng(seed)
    return lambda state, player: state.imagined(player, generator)


class Fields:
    """All numbers of a record in one row, and which field has which of them.

    A field of records inside the record is one field for all of them.
    """

    def __init__(self, record: np.dtype[Any]) -> None:
        self.layout = layout_of(record)
        self.shapes: dict[str, tuple[int, ...]] = {}
        places: dict[str, list[int]] = {}  # in the layout
        for field, place in zip(records.fields(record), self.layout.fields.values(), strict=True):
            path = ".".join(part for part in field.path if isinstance(part, str))
            indices = [part for part in field.path if isinstance(part, int)]
            self.shapes[path] = (*(index + 1 for index in indices), *field.shape)  # the last's
            places.setdefault(path, []).extend(range(place.start, place.stop))
        self.order = np.concatenate(list(places.values()))
        ends = np.cumsum([len(part) for part in places.values()]).tolist()
        self.spans = dict(zip(places, map(slice, [0, *ends], ends), strict=True))

    def numbers(self, table: NDArray[Any]) -> NDArray[np.int64]:
        """The numbers of the one record in the table."""
        row = np.empty(self.layout.size, np.int16)
        flatten(table.view(np.int8), self.layout.runs, row)
        numbers: NDArray[np.int64] = row[self.order].astype(np.int64)
        return numbers

    def text(self, row: NDArray[np.int64]) -> str:
        """The numbers, one field to a line; different rows have different texts."""
        values = row.tolist()
        return "\n".join(f"{path}: {values[span]}" for path, span in self.spans.items())


class Observer:
    """A seat's view as a text, as a tensor of its numbers just as they are, and that by fields.

    What everybody knows is an onlooker's view; private is what the seat's view differs by from it.
    """

    def __init__(self, rules: Rules, kind: Any) -> None:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadInput("an observer sees what one seat knows, not what all of them know")
        self.rules = rules
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.fields = Fields(rules.view)
        self.tensor = np.zeros(self.fields.layout.size, np.float32)
        self.dict = {
            path: self.tensor[span].reshape(self.fields.shapes[path])
            for path, span in self.fields.spans.items()
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill ``tensor``, and with it ``dict``, with what the player knows."""
        self.tensor[:] = self._known(state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player knows, one field to a line."""
        return self.fields.text(self._known(state, player))

    def _known(self, state: SpielState, player: int) -> NDArray[np.int64]:
        seen = self._seen_by(state, player if self.private else ONLOOKER)
        return seen if self.public else seen - self._seen_by(state, ONLOOKER)

    def _seen_by(self, state: SpielState, seat: int) -> NDArray[np.int64]:
        view = np.zeros(1, self.rules.view)
        self.rules.seen_by(state.table[0], seat, view[0])
        return self.fields.numbers(view)


def game_type(rules: Rules) -> Any:
    """What OpenSpiel is told of a game before it is loaded."""
    kind = pyspiel.GameType
    hidden, visible = kind.Information.IMPERFECT_INFORMATION, kind.Information.PERFECT_INFORMATION
    return kind(
        short_name="tidetable_" + rules.name.replace("-", "_"),
        long_name=rules.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden if rules.secrets else visible,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            option.name: spelled(option, option.default) for option in rules.options
        },
    )


# OpenSpiel keeps what it is given until after Python has ended: a class survives that, but a
# function would be taken down without its interpreter.
for every in playable():
    named = game_type(every)
    pyspiel.register_game(named, type(named.short_name, (SpielGame,), {"rules": every}))
