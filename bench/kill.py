"""What kills cost: many tables with bots, the whole server killed again and again.

python bench/kill.py                          200 tables, 20 kills
python bench/kill.py --tables 20 --kills 4    a look
python bench/kill.py --processes 2            a server of two processes
python bench/kill.py --database postgresql://... --redis redis://...
    two servers on one database; one is killed while the other serves
"""

import argparse
import asyncio
import itertools
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.crowd import Crowd, sqlite_in
from tests.server.running import Running, running


def main() -> None:
    """Run once and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--processes", type=int, default=1, help="of each server")
    parser.add_argument("--database", default="", help="PostgreSQL; one that may be filled")
    parser.add_argument("--redis", default="")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        servers = []
        for name in ("one", "two") if chosen.database else ("one",):
            (folder / name).mkdir()
            quick = "--no-limits", "--bot-seconds", "0.05", "--processes", str(chosen.processes)
            addresses = {"DATABASE_URL": chosen.database, "REDIS_URL": chosen.redis}
            server = running(folder / name / "data", *quick, **addresses)
            servers.append(stack.enter_context(server))
        database = chosen.database or sqlite_in(servers[0].data)
        sys.exit(report(servers, database, chosen.tables, chosen.kills))


def report(servers: list[Running], database: str, tables: int, kills: int) -> int:
    """Play, kill, check and say what was found; the number of faults."""
    crowd = Crowd(tables, [server.address for server in servers])
    victims = itertools.cycle(servers)
    away: list[float] = []

    def kill() -> None:
        start = time.monotonic()
        next(victims).kill_and_start()
        away.append(time.monotonic() - start)

    start = time.monotonic()
    asyncio.run(crowd.play_through(kills, kill))
    took = time.monotonic() - start
    wrong = crowd.check(servers[0].address, database)
    again = sum(player.sent_again for player in crowd.players)
    print(f"{tables} tables with bots, {len(servers)} servers, {kills} kills, {took:.0f} s")
    print(f"games not over at each kill: {crowd.live_at_disasters}")
    print(f"moves acknowledged: {crowd.moves}; sent again after a lost answer: {again}")
    print(f"from kill to the first answer: {min(away):.1f} to {max(away):.1f} s")
    print(f"faults: {len(wrong)}")
    print("\n".join(wrong[:20]))
    return len(wrong)


if __name__ == "__main__":
    main()
