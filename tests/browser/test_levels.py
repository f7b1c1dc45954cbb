"""Bots by level at a table in Chromium: they are chosen when it is opened or while it waits, and they play."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.driving import choose
from tests.browser.house import PHONE

LEVELS = {
    "en": ["easy", "medium, thinks up to a second", "hard, thinks up to three seconds"],
    "it": ["facile", "medio, pensa fino a un secondo", "difficile, pensa fino a tre secondi"],
    "de": ["leicht", "mittel, denkt bis zu einer Sekunde", "schwer, denkt bis zu drei Sekunden"],
}


def test_a_game_is_played_against_medium(person: Welcome) -> None:
    anna = person("Anna")
    page = anna.page
    anna.visit("/new?game=jerusalem")
    page.locator('input[type=radio][value="2"]').check(force=True)
    wishes = page.locator(".wishes select")
    expect(wishes).to_have_count(2)
    wishes.nth(1).select_option("hard")
    page.locator("form button.primary").click()
    expect(page.get_by_text("Waiting for players")).to_be_visible()
    who = page.locator(".who").nth(1)
    expect(who).to_contain_text("Bot: hard, thinks up to three seconds")
    page.get_by_label("Which bot sits in seat 2").select_option("medium")
    expect(who).to_contain_text("Bot: medium, thinks up to a second")
    page.get_by_role("button", name="I am ready").click()
    expect(page.locator(".table .prompt")).to_be_visible()
    answered = 0
    for _ in range(2000):
        answered += choose(anna) is not None
        page.wait_for_timeout(20)
        if answered >= 12:
            break
    assert answered >= 12, "medium keeps the table waiting"
    table = anna.table_id()
    told = page.request.get(f"{anna.house.address}/api/v1/tables/{table}").json()
    assert [seat["bot"] for seat in told["seats"]] == [None, "medium"]


@pytest.mark.parametrize("language", LEVELS)
def test_the_levels_are_named_in_every_language(person: Welcome, language: str) -> None:
    anna = person("Anna", locale=language)
    anna.visit("/new?game=akkon")
    options = anna.page.locator(".wishes select").nth(1).locator("option")
    said = "\n".join(options.all_inner_texts())
    assert [level for level in LEVELS[language] if level not in said] == []


@pytest.mark.parametrize("language", LEVELS)
def test_the_choice_of_a_bot_fits_on_a_phone(person: Welcome, language: str) -> None:
    anna = person("Anna", viewport=PHONE, locale=language)
    page = anna.page
    anna.visit("/new?game=akkon")
    page.locator(".wishes select").nth(1).select_option("hard")
    page.locator("form button.primary").click()
    choice = page.locator(".deeds select").first
    expect(choice).to_be_visible()
    box = choice.bounding_box()
    assert box is not None
    assert box["height"] >= 40
    assert box["x"] + box["width"] <= PHONE["width"]
    assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
