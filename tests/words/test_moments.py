"""The moments at which a game asks many just in case have names on the page, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import outremer
from outremer.words import LANGUAGES

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", outremer.games())
def test_every_moment_has_its_name(name: str, lang: str) -> None:
    written = (PAGE / name / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"^when-(\w+) = \S", written, re.MULTILINE))
    assert set(outremer.game(name).windows) <= named
