"""What is said for a person: an answer that they let stand, until they lift it, and the only one that they have."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import outremer
from tests.browser.conftest import Welcome
from tests.browser.driving import play_until, table_against_bots
from tests.browser.house import complaints_by_day_and_night
from tests.browser.position_house import seated
from tests.games.jerusalem.position import position
from tests.games.talking import say

SHOWN_FOR = 2000  # milliseconds before an only answer is said


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
    assert complaints_by_day_and_night(page) == []
    page.get_by_role("button", name="Lift: Pass (The auction)").click()
    expect(listed).to_have_count(0)
    expect(page.get_by_text("You let “Pass” stand here.")).to_have_count(0)


def with_an_empty_purse() -> outremer.Table:
    """An auction in which the second seat has nothing to bid with."""
    return say(position("auction", bezants=[5, 0, 5, 5]), 0, "open constable 3")


@pytest.mark.timeout(60)
def test_an_only_answer_is_asked_for_or_said_in_a_moment_as_one_likes(person: Welcome) -> None:
    anna = person("Anna")
    page, table = anna.page, seated(with_an_empty_purse(), {1: anna})
    anna.visit(f"/table/{table}")
    answers, passed = page.locator(".prompt [data-move]"), page.locator(".log li", has_text="Anna passed.")
    expect(answers).to_have_count(1)
    page.wait_for_timeout(SHOWN_FOR + 500)  # who has switched it off is asked, however long they take
    expect(page.get_by_text("Your only move is")).to_have_count(0)
    expect(answers).to_have_count(1)
    expect(passed).to_have_count(0)

    page.get_by_role("tab", name="Options").click()
    page.get_by_label("Say it for me where I have only one move").check()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_text("Your only move is “Pass”")).to_be_visible()
    expect(passed).to_have_count(1)
