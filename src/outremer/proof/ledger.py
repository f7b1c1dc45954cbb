"""The rule ledger: every atomic rule of a game with its id, and where code and tests cite it.

    ledger = Ledger.read(folder / "rules.toml")
    ledger["auction.opener"].text; ledger.ids(); ledger.search("baron mercenary")
    covered = Coverage(ledger, cited_by_code(folder, ledger), cited_by_tests(tests))
    covered.without_code(); covered.without_test(); covered.unknown()

Code cites a rule as `[auction.opener]` in a docstring or a comment, or by its id as a string; data files cite it in
comments; tests cite it with `@pytest.mark.rule("auction.opener")`.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Collection, Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

KINDS = ("rule", "variant", "example", "component")
NEEDS_CODE = ("rule", "variant")
NEEDS_TEST = ("rule", "variant", "example")

_ID = r"[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*(?:\.[a-z0-9]+(?:[_-][a-z0-9]+)*)+"
_IS_ID = re.compile(_ID)
_CITATION = re.compile(rf"(?<![\w\])])\[({_ID})\]")
_QUOTED = re.compile(r"`[^`]*`")  # speaks about something, and cites nothing
_ENTRY = re.compile(r"\s*\[\[\s*rule\s*\]\]")
_FILES = (".toml", ".ftl", ".json", ".py", ".md", ".txt")


class BadLedger(ValueError):
    """A ledger, or a citation in a test, that cannot be read. The text names the line and says what is wrong."""


@dataclass(frozen=True)
class Entry:
    """One rule, in our own words."""

    id: str
    text: str
    source: str  # the heading in the rulebook
    kind: str = "rule"
    editions: tuple[str, ...] = ()  # which editions say it; empty where there is one only
    question: str = ""  # what the book leaves unclear
    ruling: str = ""  # how we read it, and why
    option: str = ""  # the option that switches the ruling
    module: str = ""  # base game or expansion
    phase: str = ""
    forbids: bool = False  # may be the reason of a refusal: it bars something, and does not merely describe
    line: int = 0  # where the entry begins


_TEXTS = tuple(one.name for one in fields(Entry) if one.name not in ("editions", "forbids", "line"))


class Ledger:
    """The entries of one game, in the order of its rulebook."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = {entry.id: entry for entry in entries}

    @staticmethod
    def read(path: Path) -> Ledger:
        """Raises BadLedger, which names the file and the line."""
        text = path.read_text(encoding="utf-8")
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadLedger(f"{path}: {error}") from error
        unknown = [name for name in data if name != "rule"]
        if unknown or not isinstance(data.get("rule"), list):
            raise BadLedger(f"{path}: a ledger holds [[rule]] entries and nothing else, not {', '.join(unknown)!r}")
        lines = [number for number, line in enumerate(text.splitlines(), start=1) if _ENTRY.match(line)]
        entries: dict[str, Entry] = {}
        for line, raw in zip(lines, data["rule"], strict=True):
            entry = _entry(f"{path}, line {line}", raw, line)
            if entry.id in entries:
                raise BadLedger(f"{path}, line {line}: {entry.id!r} stands in line {entries[entry.id].line} already")
            entries[entry.id] = entry
        return Ledger(list(entries.values()))

    def ids(self) -> tuple[str, ...]:
        return tuple(self.entries)

    def __contains__(self, rule: object) -> bool:
        return rule in self.entries

    def __getitem__(self, rule: str) -> Entry:
        return self.entries[rule]

    def __len__(self) -> int:
        return len(self.entries)

    def no_reason(self, rule: str, edition: str, modules: Collection[str]) -> str | None:
        """Why this rule is no reason for a refusal at a table of that edition with these modules; None if it is one."""
        if rule not in self.entries:
            return "which the ledger does not know"
        entry = self.entries[rule]
        if not entry.forbids:
            return "which forbids nothing"
        if entry.editions and edition and edition not in entry.editions:
            return f"which is not of the edition in play, {edition!r}"
        if entry.module not in ("", "base", *modules):
            return f"which is of the module {entry.module!r}, and that is not in play"
        return None

    def search(self, words: str) -> list[Entry]:
        """The entries that have all these words in id, text, question or ruling; first those with them in the id."""
        wanted = words.lower().split()
        found = [entry for entry in self.entries.values() if all(word in _searched(entry) for word in wanted)]
        return sorted(found, key=lambda entry: not all(word in entry.id for word in wanted))


def _searched(entry: Entry) -> str:
    return " ".join((entry.id, entry.text, entry.question, entry.ruling)).lower()


def _entry(where: str, raw: dict[str, Any], line: int) -> Entry:
    named = f"{where} ({raw['id']})" if isinstance(raw.get("id"), str) else where
    for name, value in raw.items():
        if name == "editions":
            if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
                raise BadLedger(f"{named}: editions must be a list of texts")
        elif name == "forbids":
            if not isinstance(value, bool):
                raise BadLedger(f"{named}: forbids must be true or false")
        elif name not in _TEXTS:
            known = ", ".join((*_TEXTS, "editions", "forbids"))
            raise BadLedger(f"{named}: there is no field {name!r}; the fields are {known}")
        elif not isinstance(value, str):
            raise BadLedger(f"{named}: {name} must be a text")
    for name in ("id", "text", "source"):
        if not raw.get(name):
            raise BadLedger(f"{named}: {name} is missing")
    if not _IS_ID.fullmatch(raw["id"]):
        raise BadLedger(f"{named}: an id is two or more words in lower case, joined by dots")
    if raw.get("kind", "rule") not in KINDS:
        raise BadLedger(f"{named}: kind must be one of {', '.join(KINDS)}, not {raw['kind']!r}")
    return Entry(**{**raw, "editions": tuple(raw.get("editions", ()))}, line=line)


@dataclass(frozen=True)
class Place:
    """Where an id is cited; `test` is the test function as pytest names it behind the file, "" in code."""

    path: Path
    line: int
    test: str = ""
    in_head: bool = False  # in the docstring of a class or a module

    def __str__(self) -> str:
        return f"{self.path}::{self.test}" if self.test else f"{self.path}:{self.line}"


Citations = dict[str, list[Place]]


def cited_by_code(folder: Path, ledger: Ledger) -> Citations:
    """Every citation in the Python sources and data files below a folder.

    A string counts where it is an id of the ledger, or looks like one: its first word is the first word of some id.
    """
    cited: Citations = {}
    for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
        if path.name == "rules.toml":
            continue
        text = path.read_text(encoding="utf-8")
        found = cited_in(text, ledger) if path.suffix == ".py" else _in_comments_of_toml(text)
        heads = _heads(text) if path.suffix == ".py" else []
        for rule, line in found:
            in_head = any(line in lines for lines in heads)
            cited.setdefault(rule, []).append(Place(path, line, in_head=in_head))
    return cited


def cited_in(text: str, ledger: Ledger) -> Iterator[tuple[str, int]]:
    """Every citation in a Python source, with its line."""
    return _in_python(text, {rule.partition(".")[0] for rule in ledger.ids()})


def _heads(text: str) -> list[range]:
    """The lines of the docstrings of a module and of its classes: what is cited only there is only mentioned."""
    heads = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef) and ast.get_docstring(node) is not None:
            heads.append(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    return heads


def _in_python(text: str, topics: set[str]) -> Iterator[tuple[str, int]]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield from _bracketed(token.string, token.start[0])
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _is_id_string(node.value, topics):
            yield node.value, node.lineno
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield from _bracketed(node.value.value, node.lineno)  # a docstring: a text that stands alone


def _is_id_string(text: str, topics: set[str]) -> bool:
    return bool(_IS_ID.fullmatch(text)) and text.partition(".")[0] in topics and not text.endswith(_FILES)


def _bracketed(text: str, line: int) -> Iterator[tuple[str, int]]:
    for offset, row in enumerate(text.splitlines()):
        for match in _CITATION.finditer(_QUOTED.sub("", row)):
            yield match.group(1), line + offset


def _in_comments_of_toml(text: str) -> Iterator[tuple[str, int]]:
    for number, line in enumerate(text.splitlines(), start=1):
        _, mark, comment = line.partition("#")
        if mark:
            yield from _bracketed(comment, number)


def cited_by_tests(folder: Path) -> Citations:
    """Every id that a `pytest.mark.rule(...)` below a folder names, with the test that it marks."""
    cited: Citations = {}
    for path in sorted(folder.rglob("*.py")):
        _Marks(path, cited).visit(ast.parse(path.read_text(encoding="utf-8")))
    return cited


class _Marks(ast.NodeVisitor):
    """Walks a test module and remembers in which class and function it is."""

    def __init__(self, path: Path, cited: Citations) -> None:
        self.path = path
        self.cited = cited
        self.inside: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._enter(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._enter(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._enter(node)

    def _enter(self, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.inside.append(node.name)
        self.generic_visit(node)
        self.inside.pop()

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        if not (isinstance(node.func, ast.Attribute) and ast.unparse(node.func).endswith("mark.rule")):
            return
        for argument in node.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise BadLedger(f"{self.path}, line {node.lineno}: the ids of a rule mark must be written out as texts")
            place = Place(self.path, node.lineno, "::".join(self.inside))
            self.cited.setdefault(argument.value, []).append(place)


@dataclass(frozen=True)
class Coverage:
    """Ledger, code and tests joined."""

    ledger: Ledger
    code: Citations
    tests: Citations

    def without_code(self) -> list[str]:
        """Rules and variants that no code cites; components that neither code, data nor test cites."""
        return [
            entry.id
            for entry in self.ledger.entries.values()
            if entry.id not in self.code
            and (entry.kind in NEEDS_CODE or (entry.kind == "component" and entry.id not in self.tests))
        ]

    def only_mentioned(self) -> list[str]:
        """Rules and variants that are cited in nothing but the docstrings of classes and modules."""
        return [
            rule
            for rule, places in self.code.items()
            if rule in self.ledger and self.ledger[rule].kind in NEEDS_CODE and all(place.in_head for place in places)
        ]

    def without_test(self) -> list[str]:
        """Rules, variants and examples that no test cites."""
        return [
            entry.id
            for entry in self.ledger.entries.values()
            if entry.kind in NEEDS_TEST and entry.id not in self.tests
        ]

    def unknown(self) -> list[tuple[str, Place]]:
        """Ids cited by code or tests that the ledger does not know, with the first place that cites each."""
        strange = [rule for rule in (*self.code, *self.tests) if rule not in self.ledger]
        return [(rule, (self.code.get(rule) or self.tests[rule])[0]) for rule in sorted(set(strange))]

    def is_whole(self) -> bool:
        return not (self.without_code() or self.without_test() or self.unknown())
