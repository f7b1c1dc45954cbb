"""Which engine runs: the rules as plain Python, or the very same modules compiled by mypyc.

`python -m outremer.engine build` compiles them into a folder of the environment, never beside the sources; a wheel that
was made for one platform brings them along. The folder carries the hash of the sources it was made from; if they have
changed since, the plain engine runs and says so once.
`OUTREMER_ENGINE=plain` or `compiled` chooses.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from fnmatch import fnmatch
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from importlib.metadata import entry_points
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).parent
FOLDER = Path(sys.prefix) / "outremer-engine"
BROUGHT = PACKAGE / "compiled"  # by a wheel
MANIFEST = "manifest.json"
PLAIN = ("__init__", "game", "breakdown", "terminal*", "study")  # of kernel and games: nothing there is hot
# the path of a move around them
AROUND = (
    "bots/ahead",
    "bots/judge",
    "bots/search/search",
    "bots/search/tree",
    "table/table",
    "table/undo",
)
# and the server's inner loop, where there is a server: whoever only plays or searches need not have its packages
SERVING = (
    "server/live/audience",
    "server/live/connection",
    "server/live/events",
    "server/live/outbox",
    "server/live/room",
    "server/live/socket",
    "server/live/step",
    "server/live/times",
    "server/live/views",
    "server/store/adding",
    "server/store/writer",
)
SERVED_BY = ("msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets")

running = "plain"


def offered() -> list[Path]:
    """The folders of our own games that can be played; what is still being built costs nobody a compiler's time."""
    entries = sorted(entry_points(group="outremer.games"), key=lambda entry: entry.name)
    modules = [entry.value.partition(":")[0] for entry in entries]
    return [PACKAGE.joinpath(*module.split(".")[1:]) for module in modules if module.startswith("outremer.games.")]


def sources() -> list[Path]:
    """The modules that are compiled: the kernel, the chapters and judges of every game, the table that speaks
    sentences, the bots' search, and the server's inner loop."""
    kernel = sorted((PACKAGE / "kernel").glob("*.py"))
    chapters = [path for folder in offered() for path in sorted(folder.rglob("*.py"))]
    serving = SERVING if all(PathFinder.find_spec(name) is not None for name in SERVED_BY) else ()
    around = [PACKAGE / f"{name}.py" for name in (*AROUND, *serving)]
    return [path for path in kernel + chapters if not any(fnmatch(path.stem, name) for name in PLAIN)] + around


def sources_hash() -> str:
    """Of everything the compiled modules are made from, and of the Python that can load them."""
    seen = hashlib.blake2b(str(sysconfig.get_config_var("SOABI")).encode(), digest_size=16)
    for path in sources():
        seen.update(f"\0{path.relative_to(PACKAGE)}\0".encode() + path.read_bytes())
    return seen.hexdigest()


class _Compiled(MetaPathFinder):
    """Finds the compiled modules in their folder."""

    def __init__(self, folder: Path, modules: dict[str, str]) -> None:
        self.folder = folder
        self.modules = modules

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.modules:
            return None
        return spec_from_file_location(fullname, self.folder / self.modules[fullname])


def _manifest(folder: Path) -> dict[str, Any]:
    """What was built, from which sources; empty where nothing was, or only by half."""
    try:
        manifest = json.loads((folder / MANIFEST).read_text())
    except (OSError, ValueError):
        return {}
    return manifest if isinstance(manifest, dict) and manifest.keys() == {"sources", "modules"} else {}


def _choose() -> str:
    wanted = os.environ.get("OUTREMER_ENGINE", "")
    if wanted not in ("", "plain", "compiled"):
        print(f"OUTREMER_ENGINE is {wanted!r}; it is plain or compiled. The plain engine runs.", file=sys.stderr)
        return "plain"
    if wanted == "plain":
        return "plain"
    folder = BROUGHT if BROUGHT.is_dir() else FOLDER
    manifest = _manifest(folder)
    if not manifest:
        if wanted == "compiled":
            print("There is no compiled engine here; the plain one runs. `make compile` builds it.", file=sys.stderr)
        return "plain"
    if manifest["sources"] != sources_hash():
        print(
            "The compiled engine is older than its sources; the plain one runs. `make compile` renews it.",
            file=sys.stderr,
        )
        return "plain"
    sys.meta_path.insert(0, _Compiled(folder, manifest["modules"]))
    return "compiled"


# One C file for all modules would keep a single core busy for ten minutes; a file each is as fast when it runs.
_SETUP = """
import os, sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

class BuildOnAllCores(build_ext):  # setuptools compiles the files of one extension one behind the other

    def build_extensions(self):
        one_behind_the_other = self.compiler.compile

        def side_by_side(sources, **options):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_behind_the_other([source], **options), sources)
                return [path for paths in made for path in paths]

        self.compiler.compile = side_by_side
        super().build_extensions()

paths = sys.argv.pop().split("|")
modules = mypycify(["--strict", *paths], opt_level="3", group_name="outremer_engine", multi_file=True)
setup(name="engine", ext_modules=modules, cmdclass={"build_ext": BuildOnAllCores})
"""

_TRIAL = """
from setuptools import Extension, setup
setup(name="trial", ext_modules=[Extension("trial", ["trial.c"])])
"""

_TRIAL_C = """
#include <Python.h>
static struct PyModuleDef trial = {PyModuleDef_HEAD_INIT, "trial", 0, -1, 0};
PyMODINIT_FUNC PyInit_trial(void) { return PyModule_Create(&trial); }
"""


def _setup(script: str, cwd: Path, target: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a small setup script that builds extensions into `target`."""
    with tempfile.TemporaryDirectory() as scratch:
        build = ["build_ext", "--build-lib", str(target), "--build-temp", scratch]
        command = [sys.executable, "-c", script, *build, *arguments]
        return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)


def compiler_works() -> bool:
    """Does building a one-line extension succeed, headers included?"""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "trial.c").write_text(_TRIAL_C)
        return _setup(_TRIAL, Path(folder), Path(folder) / "lib").returncode == 0


def is_built() -> bool:
    """Is there a compiled engine in this environment, of the sources as they are?"""
    return bool(_manifest(FOLDER).get("sources") == sources_hash())


def build() -> str:
    """Compile the engine, unless it is up to date; says in one sentence how it went."""
    made_from = sources_hash()  # before the copy: whoever edits while the compiler runs gets the plain engine
    if is_built():
        return "The compiled engine is up to date."
    if not compiler_works():
        return "No C compiler with Python headers here: the plain engine runs, slower."
    with tempfile.TemporaryDirectory() as folder:
        root, fresh = Path(folder) / "src", Path(folder) / "lib"
        shutil.copytree(PACKAGE, root / "outremer", ignore=shutil.ignore_patterns("static", "compiled", "__pycache__"))
        paths = [str(Path("outremer") / path.relative_to(PACKAGE)) for path in sources()]
        built = _setup(_SETUP, root, fresh, "|".join(paths))
        if built.returncode:
            log = FOLDER.with_suffix(".log")
            log.write_text(built.stdout + built.stderr)
            return f"The engine could not be compiled, so the plain one runs; the compiler's words are in {log}."
        _install(fresh, made_from)
    return f"The engine is compiled: {len(sources())} modules."


def _install(fresh: Path, made_from: str) -> None:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    modules = {}
    for path in sorted(fresh.rglob(f"*{suffix}")):
        relative = path.relative_to(fresh)
        modules[str(relative)[: -len(suffix)].replace(os.sep, ".")] = str(relative)
    (fresh / MANIFEST).write_text(json.dumps({"sources": made_from, "modules": modules}))
    beside = FOLDER.with_suffix(".new")  # copied beside it first, so that nobody ever finds half an engine
    shutil.rmtree(beside, ignore_errors=True)
    shutil.copytree(fresh, beside)
    shutil.rmtree(FOLDER, ignore_errors=True)
    beside.rename(FOLDER)


if __name__ == "__main__":
    if sys.argv[1:] != ["build"]:
        sys.exit("usage: python -m outremer.engine build")
    print(build())
else:
    running = _choose()
