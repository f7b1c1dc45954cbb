"""Running the `outremer` command: with pipes, and in a terminal of its own."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Self

COMMAND = [sys.executable, "-m", "outremer.cli"]

# The child makes the terminal its own, so that closing it hangs up; Ctrl+C is heard though who runs the tests in the
# background ignores it.
_IN_A_TERMINAL = """
import fcntl, os, signal, sys, termios
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.setsid()
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""


def environment(folder: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(folder), "COLUMNS": "80", "PYTHONWARNINGS": "error", **more}


def outremer(
    folder: Path, *arguments: object, typed: str = "", status: int = 0, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run the command with this input; its exit status must be as said, and no traceback may show."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        env=environment(folder, **more),
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stderr + done.stdout, done.stderr
    assert done.returncode == status, done.stdout + done.stderr
    return done


class Terminal:
    """A pseudo-terminal in which the command runs."""

    def __init__(self, folder: Path, *arguments: object, term: str = "dumb") -> None:
        self.master, slave = pty.openpty()
        self.resize(80, 24)
        env = environment(folder, TERM=term)
        del env["COLUMNS"]
        self.process = subprocess.Popen(
            [sys.executable, "-c", _IN_A_TERMINAL, *COMMAND, *map(str, arguments)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
        )
        os.close(slave)
        self.seen = ""
        self.closed = False

    def resize(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def until(self, pattern: str, seconds: float = 30) -> str:
        """What is shown until this pattern ends it, or until the program ends."""
        shown, late = "", time.monotonic() + seconds
        while not re.search(pattern + r"\Z", shown):
            ready, _, _ = select.select([self.master], [], [], late - time.monotonic())
            assert ready, f"nothing more came after {shown[-500:]!r}"
            try:
                data = os.read(self.master, 65536)
            except OSError:  # the program has closed its end
                break
            if not data:
                break
            shown += data.decode(errors="replace")
        self.seen += shown
        return shown

    def prompt(self) -> str:
        return self.until("> ")

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def close(self) -> None:
        """Close the window."""
        if not self.closed:
            os.close(self.master)
            self.closed = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def send(self, number: signal.Signals) -> None:
        time.sleep(0.5)  # between showing the prompt and waiting for a line, Python's line editing hears no signal
        self.process.send_signal(number)

    def status(self) -> int:
        if not self.closed:
            self.until("never shown")  # a terminal goes on reading, and line editing waits for that before it leaves
        return self.process.wait(timeout=30)
