"""Tables in the middle of a game: moments of the games that lessons show, and what must be seen there."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import outremer
from outremer.table.lessons import lesson_of, stage
from tests.browser.house import Person
from tests.browser.position_house import seated


def moment(game: str, scene: str) -> outremer.Table:
    """The table of a lesson's scene."""
    found = outremer.game(game)
    return stage(found, lesson_of(found).scenes[scene])


def sit_down(person: Person, written: outremer.Table, bot: str = "random") -> Page:
    """This person at the first seat of a new table that stands so, bots at the others."""
    person.page.goto(f"{person.house.address}/table/{seated(written, {0: person}, bot)}")
    expect(person.page.locator(".table .prompt, .result").first).to_be_visible()
    return person.page
