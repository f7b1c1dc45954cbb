"""Outremer in Chromium: a second sheet beside the map, one gesture away, on which a crusade is played by clicks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Welcome
from tests.browser.fief_seat import Player
from tests.browser.house import DESK, PHONE, Person, complaints
from tests.browser.moments import sit_down
from tests.browser.stillness import places, watch
from tests.browser.test_fief import fief_table
from tests.games.fief.expansions.crusade import in_france, overseas

ABOARD = {"charles": (0, "ship-1"), "arthur": (0, "ship-2"), "henri": (1, "ship-3")}
WITH_THEM = {(0, "ship-1"): (4, 3), (0, "ship-2"): (1, 0), (1, "ship-3"): (1, 2)}
TRACK = ("caravan-damascus", "jerusalem", "tripoli")

# Does a phone show all of the part of the sheet that lies open?
ABOVE_THE_PROMPT = """
() => document.querySelector('.outremer').getBoundingClientRect().bottom
  <= document.querySelector('.prompt-place').getBoundingClientRect().top
"""


# Names on the sheet that its edge cuts.
CUT_NAMES = """
() => [...document.querySelectorAll('.outremer svg text.name')].filter(name => {
  const box = name.getBoundingClientRect(), {left, right} = name.ownerSVGElement.getBoundingClientRect();
  return box.left < left || box.right > right;
}).map(name => name.textContent)
"""


def sheet(page: Page, leaf: str) -> None:
    page.locator(f"[data-leaf={leaf}]").click()


def crusading(anna: Person) -> Player:
    """Three lords lie off the coast; the first of Anna's is to choose where they land."""
    player = Player(anna)
    sit_down(anna, overseas("landing", ABOARD, WITH_THEM, TRACK), "greedy")
    expect(anna.page.locator("[data-objective=jerusalem]")).to_be_attached()
    return player


@pytest.mark.timeout(120)
def test_the_sheet_is_one_gesture_away_and_clear_to_everybody(person: Welcome) -> None:
    anna = person("Anna", PHONE)
    fief_table(anna, crusades="yes", bots=2)
    page = anna.page
    expect(page.get_by_role("tab", name="France")).to_have_attribute("aria-selected", "true")
    sheet(page, "outremer")
    expect(page.locator("[data-objective]")).to_have_count(12)
    expect(page.locator(".map")).to_have_count(0)
    for part in ("inland", "sea", "word"):
        page.locator(f"[data-part={part}]").click()
        assert page.evaluate(ABOVE_THE_PROMPT), part
    page.locator("[data-part=inland]").click()
    for language in ("en", "it", "de"):
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate(CUT_NAMES) == [], language
    page.locator("header select").select_option("en")
    aleppo = page.locator("[data-objective=aleppo]")
    expect(aleppo).to_have_attribute("aria-label", re.compile("Reconstructed: name, number"))
    for size, viewport in (("phone", PHONE), ("desk", DESK)):
        page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
        for theme in ("light", "dark"):
            page.evaluate(f"() => document.documentElement.dataset.theme = '{theme}'")
            anna.picture(f"fief-outremer-{size}-{theme}")
            assert complaints(page) == [], (size, theme)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), size
    page.locator("[data-leaf=outremer]").press("ArrowLeft")
    expect(page.locator(".map [data-village=bourg]")).to_be_attached()


@pytest.mark.timeout(120)
def test_crusaders_land_where_one_clicks_and_fight_there(person: Welcome) -> None:
    anna = person("Anna")
    player = crusading(anna)
    page = anna.page
    expect(page.get_by_role("tab", name="Outremer")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".prompt h2")).to_contain_text("Charles")
    watch(page, ".outremer")
    page.locator("[data-objective=caravan-damascus]").hover()
    expect(page.locator(".about")).to_be_visible()
    page.mouse.move(3, 3)
    expect(page.locator(".about")).to_have_count(0)
    page.locator("[data-objective=caravan-damascus]").focus()
    page.keyboard.press("j")
    expect(page.locator("[data-objective=jerusalem]")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-objective=caravan-damascus]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt h2")).to_contain_text("Arthur")
    expect(page.locator("[data-pieces=caravan-damascus] [data-lord=charles]")).to_be_attached()
    page.locator("[data-objective=caravan-damascus]").click()
    expect(page.locator(".prompt [data-move=assail]")).to_be_visible()
    assert len(places(page)) == 1, places(page)
    page.locator(".prompt [data-move=assail]").click()
    expect(page.get_by_role("heading", name="Battle of Caravan of Damascus")).to_be_visible()
    expect(page.locator(".battle")).to_contain_text("nobody plays them")
    anna.picture("fief-battle-overseas")
    while player.form in ("Rounds", "RoundBegins", "BattleBegins", "Losses"):
        if player.is_asked:
            player.answer()
        page.wait_for_timeout(10)
    expect(page.locator(".log")).to_contain_text("conquered: Caravan of Damascus")


@pytest.mark.timeout(120)
def test_who_marches_may_leave_on_crusade_with_the_troops_that_one_counts(person: Welcome) -> None:
    anna = person("Anna")
    player = Player(anna)
    page = sit_down(anna, in_france("march", walls={"bourg": "city"}), "greedy")
    page.locator('.prompt [data-move="embark charles"]').click()
    page.get_by_role("button", name="footman −1").click()
    page.locator("[data-sail]").click()
    expect(page.locator("[data-sail]")).to_have_count(0)
    expect(page.locator("[data-leaf=outremer]")).to_contain_text("1 of 6")
    expect(page.locator("[data-face=bourg] .protection")).to_be_attached()
    sheet(page, "outremer")
    expect(page.locator("[data-pieces=ship-1] [data-lord=charles]")).to_be_attached()
    (ship,) = player.view["world"]["crusades"]["ships"]
    assert ship["lords"] == ["charles"]
    assert [army["troops"] for army in ship["armies"]] == [{"knight": 2, "footman": 2}]
