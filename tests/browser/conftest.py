"""One server and one Chromium for all tests here; each test brings its own people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import CHROMIUM, CHROMIUM_ARGUMENTS, DESK, House, Person

Welcome = Callable[..., Person]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    store: Path = tmp_path_factory.mktemp("house") / "tables.sqlite3"
    opened = House(store)
    yield opened
    opened.end()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may kill."""
    opened = House(tmp_path / "tables.sqlite3")
    yield opened
    opened.end()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def person(browser: Browser, house: House) -> Iterator[Welcome]:
    """Somebody who has entered under a name; at the end nothing may have gone wrong in their page."""
    people: list[Person] = []

    def welcome(name: str, viewport: dict[str, int] = DESK, at: House = house, **wishes: object) -> Person:
        somebody = Person(browser, at, name, viewport, **wishes)
        people.append(somebody)
        somebody.enter()
        return somebody

    yield welcome
    for somebody in people:
        somebody.leave()
    assert [mishap for somebody in people for mishap in somebody.mishaps] == []
