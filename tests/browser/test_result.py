"""The end says why, lets the board be seen, leads back into the game and on to another one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Welcome
from tests.browser.house import Person

BOT = {"kind": "bot", "bot": "random"}  # they think no time


def begun(person: Person, game: str, bots: int) -> str:
    """A table that bots play to its end, one of them for this person, who has left."""
    request, api = person.page.request, f"{person.house.address}/api/v1/tables"
    wish = {"game": game, "options": {}, "seats": [{"kind": "me"}, *[BOT] * bots], "visibility": "open"}
    table = str(request.post(api, data=wish).json()["id"])
    assert request.post(f"{api}/{table}/seats/0/ready", data={"ready": True}).ok
    assert request.post(f"{api}/{table}/seats/0/leave").ok
    return table


def visit_result(person: Person, table: str) -> None:
    for _ in range(1200):
        if person.page.request.get(f"{person.house.address}/api/v1/tables/{table}").json()["state"] == "finished":
            person.visit(f"/table/{table}")
            return
        person.page.wait_for_timeout(50)
    raise AssertionError("the game does not end")


def height_in_sight(page: Page, place: str) -> float:
    """How much of it the window shows, in pixels."""
    box = page.locator(place).bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    return min(box["y"] + box["height"], size["height"]) - max(box["y"], 0)


@pytest.mark.timeout(120)
def test_the_end_says_why_and_leads_on(person: Welcome) -> None:
    anna = person("Anna")
    page = anna.page
    table = begun(anna, "jerusalem", 2)
    visit_result(anna, table)
    result = page.locator(".result")
    expect(result.get_by_role("table").first).to_contain_text("Round 1")
    expect(result.locator("polyline")).to_have_count(3)
    expect(result.locator(".tie p")).to_contain_text("as high a tower")

    # Board and result are there at once: what explains it lies over the board, and folds.
    assert height_in_sight(page, ".result .over") > 300
    result.get_by_role("button", name="Show the board").click()
    assert height_in_sight(page, ".board .map") > 500
    result.get_by_role("button", name="Show why").click()
    expect(result.locator("polyline").first).to_be_visible()

    result.get_by_role("button", name="What if").click()
    expect(page.get_by_text("You are looking at an earlier position.")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("A copy, from position")).to_be_visible()
    expect(page.locator(".table .prompt")).to_be_visible()
    assert anna.table_id() != table

    anna.visit(f"/table/{table}")
    result.get_by_role("button", name="Play again").click()
    expect(result).to_have_count(0)
    expect(page.locator(".table .prompt")).to_be_visible()  # at once: against bots there is nobody to wait for
    running = anna.table_id()
    assert running != table

    # What if, from a game that goes on.
    page.get_by_role("tab", name="Replay").click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("A copy, from position")).to_be_visible()
    assert anna.table_id() != running
