"""Base rules name no module: neither by an import, nor by a word, nor by a rule that is a module's own.

Only the game's own description, `game.py`, puts the modules together; and at a question that the base asks, in a class
of `Answers`, the rule of a module may be cited, since that is where it will be answered.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from outremer.kernel.modules import Module
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
        if not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        names = [alias.name for alias in node.names]
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        for home in sorted(homes.intersection(part for name in names for part in name.split("."))):
            yield node.lineno, f"imports {home}"


def _names(game: Game, tree: ast.AST) -> Iterator[tuple[int, str]]:
    own = {module.name: _own_names(game, module) for module in game.modules}
    for node in ast.walk(tree):
        said = _said(node)
        words = re.split(r"[_\W]+", said.lower())
        for module, names in own.items():
            named = said in names or all(word in words for word in module.split("-"))
            if said and named and isinstance(node, ast.expr | ast.stmt):
                yield node.lineno, f"names the module {module!r}" + (f" by {said!r}" if said in names else "")


def _said(node: ast.AST) -> str:
    """The name or the single word that this piece of code says, or nothing."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return node.attr
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and not re.search(r"[\s.]", node.value):
        return node.value  # a text is prose, and a rule's id is a citation, see below
    return ""


def _own_names(game: Game, module: Module[Any]) -> set[str]:
    """The forms, parts and verbs that a module brings and the base has not."""
    verbs = {game.lexicon.verbs[verb]: name for verb, name in game.lexicon.module_of.items()}
    names = {form.__name__ for form in module.forms} | {verb for verb, name in verbs.items() if name == module.name}
    return names | {part.name for parts in module.parts.values() for part in parts}


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
