"""A real server in a process of its own."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from outremer import engine

# The engine that the tests run on, so that nothing is said about another one.
ENVIRONMENT = {**os.environ, "PYTHONUNBUFFERED": "1", "OUTREMER_ENGINE": engine.running}


# Below those that systems lend to outgoing connections: none of these can take a port between two starts.
PORTS = range(12_000, 32_000)
_dice = random.SystemRandom()
_given: set[int] = set()  # in this process, where nobody may listen yet


def free_port() -> int:
    while True:
        port = _dice.choice(PORTS)
        with closing(socket.socket()) as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            if port not in _given:
                _given.add(port)
                return port


class Host:
    """A running server. It may be killed and started again on the same store."""

    def __init__(self, database: str, *arguments: str) -> None:
        self.port = free_port()
        self.command = [
            *(sys.executable, "-m", "outremer.server", "--port", str(self.port), "--database", database),
            *("--bot-pace", "0", *arguments),
        ]
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=ENVIRONMENT,
        )  # fmt: skip
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert self.address in said, said + (self.process.stderr.read() if self.process.stderr else "")

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def end(self, how: int = signal.SIGTERM) -> tuple[int, str]:
        """Exit status, and what it said on its error output."""
        assert self.process is not None
        self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=20)
        return self.process.returncode, errors


@contextmanager
def running(database: str, *arguments: str) -> Iterator[Host]:
    host = Host(database, *arguments)
    try:
        yield host
    finally:
        if host.process is not None and host.process.poll() is None:
            host.end()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'store.sqlite3'}"
