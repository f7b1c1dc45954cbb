"""The code and the commands of the documentation's pages are those of the example game, and they run."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import environment
from tests.examples.conftest import install, seen
from tests.examples.pages import EXAMPLE, ROOT, blocks, changes, commands, page

PACKAGE = ROOT / "src" / "outremer"
GAME, MODULE = page("adding-a-game.md"), page("adding-a-module.md")
FROM_THE_SOURCES = """
import outremer
from outremer.proof.ledger import Ledger
from outremer.proof.modules import base_sources, traces_of_modules
game = outremer.game("goosefair")
assert [module.name for module in game.modules] == ["fox"]
print(traces_of_modules(game, Ledger.read(game.folder / "rules.toml"), base_sources(game)))
"""


def run(command: list[str], folder: Path, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, env=environment(folder), capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


def outremer(arguments: list[str], folder: Path, cwd: Path) -> str:
    return run([sys.executable, "-m", "outremer.cli", *arguments], folder, cwd)


def lines(text: str) -> str:
    """Without indents and empty lines: methods shown without their class are formatted as functions are."""
    return "\n".join(["", *(line.strip() for line in text.splitlines() if line.strip()), ""])


def test_the_code_of_adding_a_game_is_that_of_the_example() -> None:
    shown = blocks(GAME)
    assert len(shown) > 10
    for block in shown:
        text = (EXAMPLE / block.file).read_text(encoding="utf-8")
        same = lines(block.text) in lines(text) if block.how else block.text == text
        assert same, f"{block.file}, {block.how}"
    assert {Path(block.file).name for block in shown} >= {"words.py", "world.py", "forms.py", "game.py", "rules.toml"}


@pytest.mark.parametrize("command", commands(GAME), ids=" ".join)
def test_the_commands_of_adding_a_game_run(command: list[str], installed: Path, tmp_path: Path) -> None:
    assert "goosefair" in outremer(command, tmp_path, EXAMPLE).lower() or command[0] in ("rules", "arena")


@pytest.fixture(scope="module")
def with_module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example as it is after everything that adding-a-module tells has been done."""
    folder = tmp_path_factory.mktemp("module") / "goosefair"
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for block in blocks(MODULE):
        file = folder / block.file
        before = file.read_text(encoding="utf-8") + "\n" if block.how == "at its end" else ""
        assert bool(before) == file.exists(), f"{block.file} is new, or something is added at its end"
        file.write_text(before + block.text, encoding="utf-8")
    patch = changes(MODULE)
    assert patch
    alone = {**os.environ, "GIT_CEILING_DIRECTORIES": str(folder.parent)}  # whatever the folder lies in
    subprocess.run(["git", "apply", "-"], cwd=folder, env=alone, input=patch, text=True, check=True)
    return folder


@pytest.fixture
def extended(with_module: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    target = tmp_path_factory.mktemp("installed with the module")
    install(with_module, target)
    seen(target, monkeypatch)
    return with_module


def test_the_module_of_adding_a_module_plays_and_leaves_no_trace_in_its_base(extended: Path, tmp_path: Path) -> None:
    for command in commands(MODULE):
        outremer(command, tmp_path, extended)
    run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "pyproject.toml"], tmp_path, extended)
    assert run([sys.executable, "-c", FROM_THE_SOURCES], tmp_path, extended) == "[]\n"


PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + sorted(
    (ROOT / "docs").rglob("*.md")
)


@pytest.mark.parametrize("file", PAGES, ids=lambda file: str(file.name))
def test_every_link_between_pages_leads_somewhere(file: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", file.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (file.parent / link).exists()] == []


def test_the_map_names_folders_and_files_that_exist() -> None:
    named = re.findall(r"`((?:\w+/)+(?:[\w-]+(?:\.[\w.]+)?)?)`", page("architecture.md"))
    assert len(named) > 30
    assert [path for path in named if not ((ROOT / path).exists() or (PACKAGE / path).exists())] == []
