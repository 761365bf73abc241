"""Records of games of older rules: their tables cannot be opened, but what was written down can."""

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, select

from tidetable.core import fair
from tidetable.core.log import Log, sealed
from tidetable.server import schema
from tidetable.server.actions import Action, Deal, Move, Sit, Sitting, Start, Undo
from tidetable.server.store import load_actions, load_header
from tidetable.server.table import Header


def proof_of(table: str) -> Callable[[Connection], fair.Proof | None]:
    """The whole record of a game, if it is over."""
    columns = schema.tables.c

    def job(connection: Connection) -> fair.Proof | None:
        header = load_header(table)(connection)
        scores = connection.execute(select(columns.scores).where(columns.id == table)).scalar()
        if header is None or scores is None:
            return None
        return record(header, load_actions(table)(connection), msgspec.json.decode(scores))

    return job


def record(header: Header, actions: list[Action], scores: list[int]) -> fair.Proof:
    """What was played and drawn, taken from the actions alone."""
    steps: list[int] = []
    sittings = [Sitting("open")] * header.seats
    salts: list[str] = []
    for action in actions:
        if isinstance(action, Move | Deal):
            steps.append(action.code)
        elif isinstance(action, Undo):
            del steps[action.kept :]
        elif isinstance(action, Sit):
            sittings[action.seat] = action.sitting
        elif isinstance(action, Start):
            salts = [sitting.salt for sitting in sittings]
    names = [sitting.name or f"seat {number}" for number, sitting in enumerate(sittings, 1)]
    log = Log(
        game=header.game,
        rules=header.rules,
        options=header.options,
        players=names,
        scores=scores,
        steps=steps,
    )
    return fair.Proof(
        commitment=fair.commitment(header.secret),
        secret=header.secret.hex(),
        salts=salts,
        log=sealed(log),
    )
