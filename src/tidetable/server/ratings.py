"""Ratings of people by finished games, for each game and number of players."""

from collections.abc import Callable
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

from tidetable.server import schema, wire
from tidetable.server.table import Table

model = PlackettLuce()
SURE = 3  # deviations below the mean that one may count on


def rate(table: Table) -> Callable[[Connection], None]:
    """Note a finished game. Only games of people count, and nobody who left gains by it."""
    ids = [seat.person for seat in table.seats]
    game, players = table.header.game, len(ids)
    last = max(table.game.ranks)
    places = [
        place if seat.stand_in is None else last + 1
        for seat, place in zip(table.seats, table.game.ranks, strict=True)
    ]

    def job(connection: Connection) -> None:
        if None in ids:
            return
        known = [_known(connection, str(person), game, players) for person in ids]
        teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in known]
        for person, team, (_, _, games) in zip(
            ids, model.rate(teams, ranks=[float(place) for place in places]), known, strict=True
        ):
            row = {"mu": team[0].mu, "sigma": team[0].sigma, "games": games + 1}
            _keep(connection, str(person), game, players, row)

    return job


def _where(person: str, game: str, players: int) -> Any:
    columns = schema.ratings.c
    return (columns.person == person) & (columns.game == game) & (columns.players == players)


def _known(
    connection: Connection, person: str, game: str, players: int
) -> tuple[float, float, int]:
    columns = schema.ratings.c
    query = select(columns.mu, columns.sigma, columns.games).where(_where(person, game, players))
    query = query.with_for_update()  # another process may rate another game of theirs
    row = connection.execute(query).first()
    if row is None:
        fresh = model.rating()
        return fresh.mu, fresh.sigma, 0
    return row[0], row[1], row[2]


def _keep(
    connection: Connection, person: str, game: str, players: int, row: dict[str, Any]
) -> None:
    if row["games"] == 1:
        key = {"person": person, "game": game, "players": players}
        connection.execute(insert(schema.ratings), key | row)
    else:
        where = _where(person, game, players)
        connection.execute(update(schema.ratings).where(where), row)


def best(game: str, players: int, most: int) -> Callable[[Connection], list[wire.RatingLine]]:
    """The highest ratings."""
    ratings, people = schema.ratings.c, schema.people.c
    sure = ratings.mu - SURE * ratings.sigma
    query = (
        select(people.name, ratings.mu, ratings.sigma, ratings.games)
        .join_from(schema.ratings, schema.people, people.id == ratings.person)
        .where((ratings.game == game) & (ratings.players == players))
        .order_by(sure.desc())
        .limit(most)
    )

    def job(connection: Connection) -> list[wire.RatingLine]:
        return [
            wire.RatingLine(name, mu - SURE * sigma, mu, sigma, games)
            for name, mu, sigma, games in connection.execute(query)
        ]

    return job
