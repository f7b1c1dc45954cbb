"""The evening of `test_fief` without its short limit: `make proof`, some minutes longer than `make test` has."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Welcome
from tests.browser.house import House
from tests.browser.test_fief import court, plays_an_evening  # noqa: F401  # pytest finds fixtures by their names

LONGEST = "24"  # turns


@pytest.mark.timeout(3600)
def test_two_people_and_three_bots_play_until_somebody_wins(
    person: Welcome,
    court: House,  # noqa: F811  # the fixture of that name
    browser: Browser,
) -> None:
    plays_an_evening(person, court, browser, LONGEST)
