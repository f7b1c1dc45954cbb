"""A module that answers a question with nothing leaves the game as it is, whatever it is asked."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from outremer.games.fief.elections import Elections
from outremer.games.fief.news import FiefNews
from outremer.games.fief.questions import FiefQuestions
from outremer.kernel.blanks import NOBODY
from tests.games.fief.position import map_with

FOLDER = Path(__file__).resolve().parents[3] / "src" / "outremer" / "games" / "fief"
# As they are written: a compiled method does not tell what it takes and returns.
QUESTIONS = {
    method.name: method
    for kind in (FiefNews, FiefQuestions)
    for top in ast.parse((FOLDER / f"{kind.__module__.rpartition('.')[2]}.py").read_text(encoding="utf-8")).body
    if isinstance(top, ast.ClassDef) and top.name == kind.__name__
    for method in top.body
    if isinstance(method, ast.FunctionDef)
}

# Nobody controls or commands, no see is fated, no order is joined, no die is thrown again. Whoever asks for an order of
# seats hears the one there is.
NOBODY_AT_ALL = ("controller_abroad", "fated_see", "order_of", "commander", "throws_again")
ORDER = [2, 0, 1]
SILENCE = {"str | None": None, "None": None, "bool": False, "int": 0, "float": 0.0}


def given(one: ast.arg) -> object:
    """Something of the kind that is asked about; a compiled method takes no other."""
    kind = "" if one.annotation is None else ast.unparse(one.annotation)
    if one.arg == "g":
        return map_with()
    if kind.startswith("list"):
        return ORDER
    if kind.startswith("Form"):
        return Elections(0, 0)
    return False if kind == "bool" else 0


def asked(name: str) -> object:
    return getattr(FiefQuestions(), name)(*(given(one) for one in QUESTIONS[name].args.args[1:]))


@pytest.mark.parametrize("name", QUESTIONS)
def test_who_answers_nothing_changes_nothing(name: str) -> None:
    returns = QUESTIONS[name].returns
    assert returns is not None
    kind = ast.unparse(returns)
    if name in NOBODY_AT_ALL:
        assert asked(name) == NOBODY
    elif name == "movement_order":
        assert asked(name) == ORDER
    else:
        assert asked(name) == ([] if kind.startswith("list") else SILENCE[kind])
