"""Base rules name no module: neither by an import, nor by a word, nor by a rule that is a module's own.

Only the game's own description, `game.py`, puts the modules together; and at a question that the base asks, in a class
of `Answers`, the rule of a module may be cited, since that is where it will be answered.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from outremer.proof.ledger import Ledger, cited_in
from outremer.table.game import Game


def base_sources(game: Game) -> list[Path]:
    """The chapters of the base game: all modules of the folder but the description and the homes of modules."""
    homes = [game.folder / module.home for module in game.modules]
    return [
        path
        for path in sorted(game.folder.rglob("*.py"))
        if path.name not in ("game.py", "__init__.py") and not any(path.is_relative_to(home) for home in homes)
    ]


def traces_of_modules(game: Game, ledger: Ledger, files: Sequence[Path]) -> list[str]:
    """Every trace of a module in these sources of the base, a sentence each."""
    traces: list[str] = []
    for path in files:
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        found = [*_imports(game, tree), *_names(game, tree), *_citations(game, ledger, text, tree)]
        traces += [f"{path.name}:{line} {what}" for line, what in sorted(set(found))]
    return traces


def _imports(game: Game, tree: ast.AST) -> Iterator[tuple[int, str]]:
    homes = {Path(module.home).stem for module in game.modules}
    for node in ast.walk(tree):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        for name in names:
            for home in sorted(homes.intersection(name.split("."))):
                yield node.lineno, f"imports {home}"  # type: ignore[attr-defined]  # an import statement has a line


def _names(game: Game, tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        said = ""
        if isinstance(node, ast.Name):
            said = node.id
        elif isinstance(node, ast.Attribute):
            said = node.attr
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            said = node.name
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value:
            said = node.value if "." not in node.value else ""  # a rule's id is a citation, see below
        words = re.split(r"[_\W]+", said.lower())
        for module in game.modules:
            if all(word in words for word in module.name.split("-")) and isinstance(node, ast.expr | ast.stmt):
                yield node.lineno, f"names the module {module.name!r}"


def _citations(game: Game, ledger: Ledger, text: str, tree: ast.AST) -> Iterator[tuple[int, str]]:
    names = {module.name for module in game.modules}
    questions = [
        range(node.lineno, (node.end_lineno or node.lineno) + 1)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and any("Answers" in ast.unparse(base) for base in node.bases)
    ]
    for rule, line in cited_in(text, ledger):
        module = ledger[rule].module if rule in ledger else ""
        if module in names and not any(line in lines for lines in questions):
            yield line, f"cites [{rule}], a rule of the module {module!r}"
