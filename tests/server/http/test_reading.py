"""What is read about a game, its rules and its lesson, keeps no table waiting and its files are looked for once."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from outremer.server.http import catalogue, lessons
from outremer.server.http.requests import ApiRequest, Handler
from outremer.words import Words

READER = cast(ApiRequest, SimpleNamespace(path=lambda name: "fief", lang="it"))


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("module", "reading", "handler"),
    [(catalogue, "_rules", catalogue.rules), (lessons, "_lesson", lessons.lesson)],
    ids=["rules", "lesson"],
)
async def test_tables_go_on_while_it_is_read(
    monkeypatch: pytest.MonkeyPatch, module: Any, reading: str, handler: Handler
) -> None:
    went_on = threading.Event()

    def read(game: object, lang: str) -> str:
        assert went_on.wait(10), "nothing else goes on meanwhile"
        return lang

    monkeypatch.setattr(module, reading, read)
    asyncio.get_running_loop().call_soon(went_on.set)
    assert await handler(READER) == "it"


def test_the_files_of_the_rules_are_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    said = Words("jerusalem", "de")
    looked: list[Path] = []
    glob = Path.glob

    def counted(folder: Path, pattern: str) -> Any:
        looked.append(folder)
        return glob(folder, pattern)

    monkeypatch.setattr(Path, "glob", counted)
    rules = list(said.ledger.entries)[:20]
    assert len({said.rule(rule) for rule in rules}) == 20
    assert len(looked) == len({*looked}) > 0
