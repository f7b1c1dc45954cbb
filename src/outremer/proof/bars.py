"""Where a game's code can refuse by a rule: a rule that forbids and stands nowhere as a text can never be the reason.

Such a rule is told by another one's name, or does not forbid anything that can be said.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from outremer.proof.ledger import Ledger, Place

_TEXT = re.compile(r'"([^"]*)"')


def never_bars(folder: Path, ledger: Ledger) -> list[str]:
    """The rules that forbid, and by which no code or data below a folder bars anything."""
    places = barred_by_code(folder, ledger)
    return [entry.id for entry in ledger.entries.values() if entry.forbids and entry.id not in places]


def barred_by_code(folder: Path, ledger: Ledger) -> dict[str, Place]:
    """By rule, the first place in code or data below a folder where it stands as a text: only so can it refuse.

    A lesson names the rules that it tells of, and bars nothing by them.
    """
    found: dict[str, Place] = {}
    for path in sorted([*folder.rglob("*.py"), *folder.glob("data/*.toml")]):
        text = path.read_text(encoding="utf-8")
        for rule, line in _texts_in_python(text) if path.suffix == ".py" else _texts_in_toml(text):
            if rule in ledger:
                found.setdefault(rule, Place(path, line))
    return found


def _texts_in_python(text: str) -> Iterator[tuple[str, int]]:
    """The rule that an option settles is named there, and refuses nothing."""
    tree = ast.parse(text)
    options = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Option"]
    settled = {argument for option in options for argument in option.args}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in settled:
            yield node.value, node.lineno


def _texts_in_toml(text: str) -> Iterator[tuple[str, int]]:
    for number, line in enumerate(text.splitlines(), start=1):
        for value in _TEXT.findall(line.partition("#")[0]):
            yield value, number
