"""The evening of `test_fief` without its short limit: `make proof`, some minutes longer than `make test` has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Welcome
from tests.browser.house import House
from tests.browser.test_fief import plays_an_evening

LONGEST = "24"  # turns
# As in `test_fief`, for a game of that length: families that have time play otherwise.
DEAL = "a wedding and a dagger 5006"


@pytest.fixture
def court(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path / "tables.sqlite3", DEAL)
    yield opened
    opened.end()


@pytest.mark.timeout(3600)
def test_two_people_and_three_bots_play_until_somebody_wins(person: Welcome, court: House, browser: Browser) -> None:
    plays_an_evening(person, court, browser, LONGEST)
