"""What is mutated, by which tests, and what is written down between the steps; every step is a process of its own."""

from __future__ import annotations

import fnmatch
import hashlib
import os
from pathlib import Path

import msgspec

GROUND = "MUTANTS_GROUND"  # the variable that tells a step where the ground is written down
PART = "MUTANTS_PART"  # the variable that tells a step into which file it writes what its tests reach

# No chapters of rules: the game's entry, how a terminal draws it, what studies count, what bots think and guess, and
# what programs read in numbers, which the tests of all games and of the doors hold to what a seat may know.
NO_CHAPTERS = (
    "__init__.py",
    "game.py",
    "terminal*.py",
    "study.py",
    "judge.py",
    "judging.py",
    "judging",
    "redeal.py",
    "features.py",
)

# Whoever opens one of these doors plays at random, counts how often something comes, or runs another process: behind it
# a test proves no single rule, so there it kills no mutant.
DOORS_OF_CHANCE = (
    "random:Random.__init__",
    "subprocess:Popen.__init__",
    "outremer.kernel.chance:Quick.__init__",
    "outremer.table.game:Game.redealt",
    "outremer.bots.bot:Chair.__init__",
)

# These tell kept games of random players anew, which the records of tests/records prove already: no rule by name.
REPLAYS = ("test_playthroughs.py",)


class Ground(msgspec.Struct, frozen=True):
    """One package and its tests, both said from the root of a tree that nobody else changes meanwhile."""

    root: str
    package: str
    tests: str
    results: str
    imports: tuple[str, ...] = ("src", ".")  # folders below the root that tests import from
    doors: tuple[str, ...] = DOORS_OF_CHANCE

    def file(self, name: str) -> Path:
        return Path(self.results, name)

    def source(self, chapter: str) -> Path:
        return Path(self.root, self.package, chapter)

    def module(self, chapter: str) -> str:
        """The name under which a chapter is imported."""
        for folder in self.imports:
            if self.package.startswith(f"{folder}/"):
                return ".".join(Path(self.package, chapter).relative_to(folder).with_suffix("").parts)
        return ".".join(Path(self.package, chapter).with_suffix("").parts)

    def chapters(self) -> list[str]:
        folder = Path(self.root, self.package)
        found = (path.relative_to(folder) for path in sorted(folder.rglob("*.py")))
        return [path.as_posix() for path in found if not any(map(_holds_no_rules, path.parts))]

    def helpers(self) -> list[str]:
        """The modules that tests share, by the name under which they import them."""
        folder = Path(self.root, self.tests)
        found = [path for path in (*folder.parent.glob("*.py"), *folder.rglob("*.py")) if path.name[:5] != "test_"]
        return sorted(".".join(path.relative_to(self.root).with_suffix("").parts) for path in found)

    def digest(self) -> str:
        """Of everything a verdict depends on; of this tool that is what runs the tests."""
        seen = hashlib.blake2b(digest_size=12)
        for tool in ("chance.py", "ground.py", "reach.py", "trial.py", "swapping.py"):
            seen.update(Path(__file__).with_name(tool).read_bytes())
        folders = [Path(self.root, folder) for folder in self.imports if folder != "."]
        for folder in [*folders, Path(self.root, self.tests)]:
            for path in sorted(folder.rglob("*")):
                if path.is_file() and path.suffix != ".pyc":
                    seen.update(f"\0{path.relative_to(self.root)}\0".encode() + path.read_bytes())
        return seen.hexdigest()


class Change(msgspec.Struct, frozen=True):
    """One mutant: a chapter with one place changed. `lines` is the statement around it, where tests must come by."""

    name: str
    chapter: str
    line: int
    lines: tuple[int, int]
    operator: str
    before: str
    after: str
    source: str

    @property
    def words(self) -> str:
        return f"`{self.before}` → `{self.after}`"


class Reach(msgspec.Struct):
    """What each test takes and which lines it runs; what is run as chapters are imported is run for all of them."""

    digest: str
    seconds: dict[str, float] = {}
    chance: list[str] = []
    failed: list[str] = []
    lines: dict[str, dict[int, list[str]]] = {}
    at_import: dict[str, list[int]] = {}
    by_files: dict[str, dict[int, list[str]]] = {}  # what files of tests run as they are imported

    def add(self, part: Reach) -> None:
        """What other tests reach."""
        self.seconds.update(part.seconds)
        self.chance += part.chance
        self.failed += part.failed
        for whole, more in ((self.lines, part.lines), (self.by_files, part.by_files)):
            for chapter, lines in more.items():
                for line, tests in lines.items():
                    whole.setdefault(chapter, {}).setdefault(line, []).extend(tests)
        for chapter, at_import in part.at_import.items():
            self.at_import[chapter] = sorted({*self.at_import.get(chapter, []), *at_import})


class Verdict(msgspec.Struct, frozen=True):
    name: str
    digest: str
    outcome: str  # killed, timeout or survived; afresh while it needs a process of its own
    by: str = ""  # the test that killed it
    reached_by: int = 0  # how many tests come by
    seconds: float = 0.0


def _holds_no_rules(part: str) -> bool:
    return any(fnmatch.fnmatch(part, pattern) for pattern in NO_CHAPTERS)


def ground_of_this_step() -> Ground:
    return msgspec.json.decode(Path(os.environ[GROUND]).read_bytes(), type=Ground)


def written(path: Path) -> list[Verdict]:
    """The verdicts so far; a line cut short when a run was stopped is left out."""
    verdicts = []
    for line in path.read_bytes().splitlines() if path.exists() else []:
        try:
            verdicts.append(msgspec.json.decode(line, type=Verdict))
        except msgspec.DecodeError:
            continue
    return verdicts
