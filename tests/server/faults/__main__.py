"""`make faults`: as long, as many and as often as one likes."""

import argparse
import asyncio
import secrets
import sys
import tempfile
from pathlib import Path

from tests.server.faults import kills
from tests.server.faults.run import run

parser = argparse.ArgumentParser(prog="make faults", description="Several servers on one PostgreSQL, and faults.")
parser.add_argument("--seconds", type=float, default=600)
parser.add_argument("--processes", type=int, default=4)
parser.add_argument("--tables", type=int, default=40)
parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6), help="the same faults at the same servers")
parser.add_argument("--log", type=Path, default=Path("build/faults.log"), help="what the servers said, if needed")
parser.add_argument("--kills", type=int, metavar="N", help="instead: kill one server on SQLite so many times")


def tell(text: str) -> None:
    print(text, flush=True)


def kill_one_server(times: int) -> int:
    with tempfile.TemporaryDirectory(prefix="outremer-kills-") as folder:
        acknowledged = asyncio.run(kills.run(Path(folder), times, tell))
    tell(
        f"{times} kills, {acknowledged} acknowledged moves: none is lost, none was played twice, every table is whole."
    )
    return 0


def let_several_fail(args: argparse.Namespace) -> int:
    tell(f"Seed {args.seed}.")
    outcome = asyncio.run(run(args.seconds, args.processes, args.tables, args.seed, tell))
    longest = max(took for _, took in outcome.faults)
    tell(f"{len(outcome.faults)} faults, {outcome.acknowledged} acknowledged moves at {outcome.tables} tables;")
    tell(f"after none of them a table was silent for longer than {longest:.1f} s.")
    print(f"{len(outcome.wrongs)} things are wrong.", *outcome.wrongs, sep="\n")
    if outcome.wrongs:
        args.log.parent.mkdir(exist_ok=True)
        args.log.write_text(outcome.said)
        tell(f"What the servers said stands in {args.log}.")
    return bool(outcome.wrongs)


if __name__ == "__main__":
    given = parser.parse_args()
    sys.exit(let_several_fail(given) if given.kills is None else kill_one_server(given.kills))
