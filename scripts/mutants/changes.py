"""Draws mutants: lists every place of a chapter that an operator could change, and takes some at random."""

from __future__ import annotations

import ast
import difflib
import hashlib
import re
from collections import Counter
from collections.abc import Iterator

import msgspec
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

from scripts.mutants.ground import Change, Ground
from scripts.mutants.operators import operators
from scripts.mutants.swapping import same_code

# Outside of functions only a number that cites a rule is one: `HIRE_PRICE: Final = 3  # coins [quick.hire.cost]`.
RULED_NUMBER = re.compile(r"[A-Z_]+: Final = (\d+|\[[\d, ]+\]) .*# .*\[[a-z0-9-]+(\.[a-z0-9-]+)+\]")
REDEAL = "redeal"  # what bots guess of a form, by its method

Span = tuple[tuple[int, int], tuple[int, int]]


class Place(msgspec.Struct, frozen=True):
    """Where an operator could change a chapter, as its so-many-eth occurrence."""

    chapter: str
    operator: str
    occurrence: int
    line: int
    key: str  # the same for the same place after other lines have changed


def draw(ground: Ground, number: int, seed: str) -> tuple[list[Change], int]:
    """So many mutants by this seed, and how many places there were to choose from.

    Places are taken by the hash of their words, so that a change elsewhere in a chapter leaves the others drawn.
    """
    every = [place for chapter in ground.chapters() for place in places(chapter, ground.source(chapter).read_text())]
    every.sort(key=lambda place: hashlib.blake2b(f"{seed}\0{place.key}".encode(), digest_size=8).digest())
    drawn: list[Change] = []
    for place in every:
        if len(drawn) == number:
            break
        change = changed(place, ground.source(place.chapter).read_text())
        if change is not None:
            drawn.append(change)
    return drawn, len(every)


def places(chapter: str, source: str) -> list[Place]:
    within, without = _spans(source)
    lines = source.splitlines()
    nodes = list(ast_nodes(get_ast(source)))
    seen: Counter[str] = Counter()
    found = []
    for name, operator in operators().items():
        occurrence = 0
        for node in nodes:
            for start, _ in operator.mutation_positions(node):
                if _inside(start, within) and not _inside(start, without):
                    words = f"{chapter}\0{name}\0{lines[start[0] - 1].strip()}"
                    seen[words] += 1
                    found.append(Place(chapter, name, occurrence, start[0], f"{words}\0{seen[words]}"))
                occurrence += 1
    return found


def changed(place: Place, source: str) -> Change | None:
    """The mutant, unless it is no Python or the very same program."""
    mutated = mutate_code(source, operators()[place.operator], place.occurrence)
    if mutated is None:
        return None
    try:
        if same_code(compile(source, place.chapter, "exec"), compile(mutated, place.chapter, "exec")):
            return None
    except SyntaxError:
        return None
    before, after = _difference(source, mutated)
    name = hashlib.blake2b(f"{place.key}\0{after}".encode(), digest_size=6).hexdigest()
    lines = _statement(source, place.line)
    return Change(name, place.chapter, place.line, lines, place.operator, before, after, mutated)


def _difference(source: str, mutated: str) -> tuple[str, str]:
    """The lines that differ, each side as one."""
    sides: dict[str, list[str]] = {"-": [], "+": []}
    for line in difflib.unified_diff(source.splitlines(), mutated.splitlines(), n=0, lineterm=""):
        if line[0] in sides and not line.startswith(("---", "+++")):
            sides[line[0]].append(re.sub(r"  #.*$", "", line[1:]).strip())
    return " ".join(sides["-"]), " ".join(" ".join(sides["+"]).split())


def _spans(source: str) -> tuple[list[Span], list[Span]]:
    """Where rules are said, and where in there they are not: type hints, assertions, what bots guess."""
    tree = ast.parse(source)
    lines = source.splitlines()
    within = [_span(statement) for function in _functions(tree) for statement in function.body]
    for statement in tree.body:
        if isinstance(statement, ast.AnnAssign) and RULED_NUMBER.match(lines[statement.lineno - 1]):
            within.append(_span(statement))
    without: list[Span] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign):
            without.append(_span(node.annotation))
        elif isinstance(node, ast.Assert) or (isinstance(node, ast.FunctionDef) and node.name == REDEAL):
            without.append(_span(node))
        elif isinstance(node, ast.arg) and node.annotation is not None:
            without.append(_span(node.annotation))
    return within, without


def _functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def _span(node: ast.stmt | ast.expr) -> Span:
    return (node.lineno, node.col_offset), (node.end_lineno or node.lineno, node.end_col_offset or 0)


def _inside(position: tuple[int, int], spans: list[Span]) -> bool:
    return any(start <= position < end for start, end in spans)


def _statement(source: str, line: int) -> tuple[int, int]:
    """The first and the last line of the statement around a line; of a compound one only its head."""
    best = line, line
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or line):
            body = getattr(node, "body", None)
            last = max(body[0].lineno - 1, node.lineno) if body else node.end_lineno or line
            if node.lineno >= best[0] or best == (line, line):
                best = min(node.lineno, line), max(last, line)
    return best
