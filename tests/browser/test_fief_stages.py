"""Whatever Fief asks beyond its map is clear to everybody, by day and by night, and large enough for a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.fief_stages import STAGES, forms_with_a_stage
from tests.browser.house import DESK, PHONE, complaints_by_day_and_night
from tests.browser.position_house import seated
from tests.browser.reading import half_a_question
from tests.browser.thumbs import narrow

# At a desk what is played out or asked stands beside the map.
BESIDE_THE_MAP = """
() => {
  const stage = document.querySelector('.stage .scene').getBoundingClientRect();
  const map = document.querySelector('.map, .outremer').getBoundingClientRect();
  return stage.left >= map.right || stage.right <= map.left || stage.top >= map.bottom;
}
"""
AT_ONCE = 8  # so many in one test


def rows(forms: list[str]) -> list[list[str]]:
    return [forms[at : at + AT_ONCE] for at in range(0, len(forms), AT_ONCE)]


def test_each_question_beyond_the_map_has_its_position() -> None:
    assert set(STAGES) == forms_with_a_stage()


@pytest.mark.timeout(120)
@pytest.mark.parametrize("forms", rows(sorted(STAGES)), ids="-".join)
def test_every_question_beyond_the_map_is_clear_to_everybody(person: Welcome, forms: list[str]) -> None:
    anna, others = person("Anna", has_touch=True, locale="de"), person("Bruno")
    page = anna.page
    for form in forms:
        write, seat = STAGES[form]
        table = write()
        seats = {at: anna if at == seat else others for at in range(table.seats)}
        view = table.view(seat)["forms"]
        assert isinstance(view, list)
        assert view[-1]["form"] == form
        page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
        page.goto(f"{anna.house.address}/table/{seated(table, seats, windows='ask')}")
        asked = page.locator(".stage .scene.asked .body button").first
        expect(asked, f"{form} has no stage").to_be_visible()
        assert page.evaluate(BESIDE_THE_MAP), f"{form} lies over the map"
        found = complaints_by_day_and_night(page, ".stage")
        page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        page.locator("#page-tab-board").click()
        expect(asked).to_be_attached()
        page.wait_for_timeout(300)
        found += [f"asked by half: {one}" for one in half_a_question(page)]
        found += [f"too small for a thumb: {one}" for one in narrow(page, ".stage")]
        assert found == [], form
