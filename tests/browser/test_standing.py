"""An answer that a person lets stand: it is said for them, until they lift it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.driving import play_until, table_against_bots
from tests.browser.house import complaints


def test_a_pass_that_stands_is_said_until_it_is_lifted(person: Welcome) -> None:
    anna = person("Anna")
    page = anna.page
    table_against_bots(anna)
    play_until([anna], lambda: page.locator(".prompt.asked [data-move=pass]").count() > 0)
    passed = page.locator(".log li", has_text="Anna passed.")
    before = passed.count()
    always = page.get_by_role("button", name="Always say “Pass” here")
    always.press("Enter")
    expect(always).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("You let “Pass” stand here.")).to_be_visible()
    anna.picture("standing-answer")
    expect(passed).to_have_count(before + 1)

    page.get_by_role("tab", name="Options").click()
    listed = page.get_by_role("heading", name="Standing answers")
    expect(listed).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="Lift: Pass (The auction)").click()
    expect(listed).to_have_count(0)
    expect(page.get_by_text("You let “Pass” stand here.")).to_have_count(0)
