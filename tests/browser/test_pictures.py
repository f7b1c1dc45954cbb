"""Each main screen, in a ninth of its ways, turn about by the day: sound, and its picture under artefacts/browser.

One game, too, is looked at more closely than the others, turn about.

`make pictures` takes them all.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Browser

from tests.browser.house import House
from tests.browser.screens import GAMES, TURNS, Gallery, Way, faults, ways

ALL = "ALL_PICTURES"
DAY = datetime.now(tz=UTC).toordinal()
TODAY = range(TURNS) if ALL in os.environ else (DAY % TURNS,)
CLOSELY = GAMES if ALL in os.environ else (GAMES[DAY % len(GAMES)],)


@pytest.fixture(scope="module")
def gallery(browser: Browser, house: House) -> Iterator[Gallery]:
    opened = Gallery(browser, house, CLOSELY)
    yield opened
    opened.leave()


def test_nine_turns_show_every_screen_in_eighteen_ways() -> None:
    assert len({way for turn in range(TURNS) for way in ways(turn)}) == 18


@pytest.mark.timeout(300)
@pytest.mark.parametrize("way", [way for turn in TODAY for way in ways(turn)], ids=lambda way: way.name)
def test_every_screen_is_sound(browser: Browser, gallery: Gallery, way: Way) -> None:
    visitor = gallery.visitor(browser, way)
    found = [fault for screen in gallery.screens(visitor) for fault in faults(visitor, screen, way)]
    visitor.leave()
    assert not found + visitor.mishaps, "\n".join(found)
