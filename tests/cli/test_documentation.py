"""Every example in the documentation runs."""

import doctest
import pkgutil
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from distributed import LocalCluster

import outremer
from outremer.cli import main

ROOT = Path(__file__).parents[2]
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
RUN_BY_THEMSELVES = ("outremer.cli.__main__",)


def modules_with_examples() -> list[str]:
    package = Path(outremer.__file__).parent
    found = ["outremer"]
    for module in pkgutil.walk_packages([str(package)], "outremer."):
        source = ROOT / "src" / Path(*module.name.split("."))
        file = source / "__init__.py" if module.ispkg else source.with_suffix(".py")
        if ">>>" in file.read_text(encoding="utf-8") and module.name not in RUN_BY_THEMSELVES:
            found.append(module.name)
    return found


def examples(module: ModuleType) -> list[doctest.DocTest]:
    """The examples as the source has them: compiled modules do not keep all of their docstrings."""
    assert module.__file__ is not None
    source = ROOT / "src" / Path(*module.__name__.split("."))
    file = source / "__init__.py" if source.is_dir() else source.with_suffix(".py")
    parser, namespace = doctest.DocTestParser(), vars(module)
    texts = re.findall(r'"""(.*?)"""', file.read_text(encoding="utf-8"), re.DOTALL)
    return [parser.get_doctest(text, dict(namespace), module.__name__, str(file), 0) for text in texts if ">>>" in text]


@pytest.mark.parametrize("name", modules_with_examples())
def test_the_examples_of_a_module(name: str) -> None:
    tests = examples(import_module(name))
    assert tests
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    for test in tests:
        runner.run(test)
    assert runner.summarize(verbose=False).failed == 0


PAGES = {
    "README.md": 20,
    "docs/bots.md": 6,
    "docs/doors.md": 6,
    "docs/doors/gymnasium.md": 8,
    "docs/doors/mcp.md": 10,
    "docs/doors/openspiel.md": 9,
    "docs/doors/pettingzoo.md": 6,
    "docs/lab.md": 20,
}


@pytest.mark.parametrize(("page", "examples"), PAGES.items())
def test_the_examples_of_a_page(page: str, examples: int) -> None:
    text = re.sub(r"^```.*$", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.MULTILINE)
    test = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    assert len(test.examples) > examples
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    runner.run(test)
    assert runner.summarize(verbose=False).failed == 0


def test_every_page_with_examples_is_run() -> None:
    pages = [file for file in (ROOT / "docs").rglob("*.md") if re.search("^ *>>> ", file.read_text(), re.MULTILINE)]
    assert {str(file.relative_to(ROOT)) for file in pages} == PAGES.keys() - {"README.md"}


@pytest.mark.timeout(300)
def test_the_commands_of_the_lab_run_in_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With games by thousands less, a ladder and a cluster of our own."""
    monkeypatch.chdir(tmp_path)
    assert main(["ladder", "jerusalem", "--add", "random,greedy", "--games", "1"]) == 0
    with LocalCluster(n_workers=1, threads_per_worker=1, processes=True, dashboard_address=":0") as cluster:
        commands = [fewer(command) for command in lab_commands()]
        assert len(commands) > 7
        for command in commands:
            place = {"tcp://host:8786": cluster.scheduler_address, "NAME:key=value": "random:none=1"}
            said = [place.get(word, word) for word in command]
            assert main(said) == (2 if "random:none=1" in said else 0), said


def lab_commands() -> list[list[str]]:
    text = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    return [found.split() for found in re.findall(r"^    outremer (.+)$", text, re.MULTILINE)]


def fewer(command: list[str]) -> list[str]:
    counted = ["--games", "--varied"]
    return [
        str(max(2, int(word) // 1000)) if before in counted else word
        for before, word in zip(["", *command], command, strict=False)
    ]


def test_the_readme_names_only_commands_that_exist() -> None:
    named = set(re.findall(r"`?outremer ([a-z]+)", (ROOT / "README.md").read_text(encoding="utf-8"))) - {"record"}
    assert len(named) > 8
    for name in named:
        with pytest.raises(SystemExit) as ended:
            main([name, "--help"])
        assert ended.value.code == 0, name
