"""`make wheel`: a wheel with the page in it, one with the compiled engine too, and each tried in an empty environment.

wheels.py            into dist/
wheels.py FOLDER     into another folder
"""

import json
import os
import subprocess
import sys
import tempfile
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from outremer import engine

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "run.txt"
# Neither Node nor a compiler is found by it.
BARE = {"PATH": "/nowhere", "HOME": os.environ.get("HOME", "/"), "PYTHONUNBUFFERED": "1"}


def build(folder: Path, compiled: bool) -> Path:
    """The wheel, whose name says for which platform it is."""
    environment = {**os.environ, "OUTREMER_COMPILED_ENGINE": str(engine.FOLDER) if compiled else ""}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    before = set(folder.glob("*.whl"))
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"The wheel could not be built:\n{done.stdout}{done.stderr}")
    made = set(folder.glob("*.whl")) - before
    if not made:  # it has replaced one
        made = {max(folder.glob("*.whl"), key=lambda path: path.stat().st_mtime)}
    return made.pop()


def empty_environment(folder: Path) -> Path:
    """Its Python, with what the lock names and nothing else."""
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    _pip(python, "install", "--require-hashes", "-r", str(LOCK))
    return python


def install(python: Path, wheel: Path) -> None:
    _pip(python, "install", "--no-deps", "--force-reinstall", str(wheel))


def _pip(python: Path, *arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check", "--python", str(python)]
    subprocess.run([*command, *arguments], check=True)


@contextmanager
def serving(python: Path, folder: Path) -> Iterator[str]:
    """`outremer serve` as that environment has it; its address."""
    command = [
        str(python.parent / "outremer"),
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{folder}/store.sqlite3",
    ]
    with subprocess.Popen(command, env=BARE, cwd=folder, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            if "http://" not in said:
                sys.exit("The installed server does not start.")
            yield said[said.index("http://") :].split()[0].rstrip("/")
        finally:
            process.terminate()


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=20) as answer:
        text: str = answer.read().decode()
        return text


def tried(python: Path, compiled: bool) -> str:
    """Raises AssertionError unless the page is served, games are there, bots answer and the right engine runs."""
    with tempfile.TemporaryDirectory() as name, serving(python, Path(name)) as address:
        page = fetched(f"{address}/")
        script = page.partition('src="')[2].partition('"')[0]
        assert script, "the page is not built into it"
        assert len(fetched(address + script)) > 100
        games = json.loads(fetched(f"{address}/api/v1/games"))
        assert len(games) >= 4, games
        assert json.loads(fetched(f"{address}/readyz"))["bots"]
        runs = [str(python), "-c", "import outremer.engine; print(outremer.engine.running)"]
        running = subprocess.run(runs, env=BARE, cwd=name, capture_output=True, text=True, check=True).stdout.strip()
    assert running == ("compiled" if compiled else "plain"), running
    return f"serves {len(games)} games with the {running} engine, without Node or a compiler"


def main(folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    kinds = [False, True] if engine.is_built() else [False]
    with tempfile.TemporaryDirectory() as name:
        python = empty_environment(Path(name) / "empty")
        for compiled in kinds:
            wheel = build(folder, compiled)
            install(python, wheel)
            print(f"{wheel} ({wheel.stat().st_size / 1e6:.1f} MB): {tried(python, compiled)}.")
    if len(kinds) == 1:
        print("There is no compiled engine of these sources here, so there is no wheel with one: see `make compile`.")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist"))
