"""Copies of a server's database, made while people play."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.server.crowd import Crowd, check_history
from tests.server.running import running, wait_for
from tidetable.core.errors import BadInput
from tidetable.server.copies import DATABASE, back_up, restore

QUICK = "--no-limits", "--bot-seconds", "0.05"


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_backup_has_all_that_was_acknowledged_before_and_goes_on(tmp_path: Path) -> None:
    file, before = tmp_path / "copy.db", {}
    with running(tmp_path / "data", *QUICK) as server:
        crowd = Crowd(3, [server.address])

        def copy() -> None:
            for player in crowd.players:
                before[player.table] = dict(player.acknowledged)
            back_up(server.data, file)

        asyncio.run(crowd.play_through(1, copy))
    restore(file, tmp_path / "other")
    for kept in (server.data / DATABASE, file, tmp_path / "other" / DATABASE):
        assert kept.stat().st_mode & 0o077 == 0  # nobody else on the machine may read it
    with running(tmp_path / "other", *QUICK) as server:
        ann = server.person("Ann")
        for player in crowd.players:
            player.acknowledged = before[player.table]
            assert check_history(ann.client, player) == []
            ann.client.headers["cookie"] = player.headers()["cookie"]
            view = wait_for(lambda player=player: (now := ann.look(player.table))["legal"] and now)
            ann.move(view, view["legal"][0])


def test_nothing_is_overwritten_and_only_backups_are_restored(tmp_path: Path) -> None:
    full = tmp_path / "full"
    full.mkdir()
    sqlite3.connect(full / DATABASE).close()
    text, other = tmp_path / "text", tmp_path / "other.db"
    text.write_text("no database")
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE actions (step)")
    connection.close()
    for file, reason in (
        (text, "is not a backup"),
        (other, "is not a backup"),
        (tmp_path / "nothing", "there is no file"),
    ):
        with pytest.raises(BadInput, match=reason):
            restore(file, tmp_path / "new")
    assert not (tmp_path / "new").exists()
    with pytest.raises(BadInput, match="there already"):
        back_up(full, text)
    with pytest.raises(BadInput, match="no database"):
        back_up(tmp_path, tmp_path / "copy")


def test_a_database_is_not_overwritten(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / DATABASE) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num)")
        connection.execute("INSERT INTO alembic_version VALUES ('0001')")
        connection.execute("CREATE TABLE actions (step)")
    connection.close()
    back_up(tmp_path, tmp_path / "copy")
    with pytest.raises(BadInput, match="already"):
        restore(tmp_path / "copy", tmp_path)
    restore(tmp_path / "copy", tmp_path / "new")
    assert (tmp_path / "new" / DATABASE).read_bytes() == (tmp_path / "copy").read_bytes()
