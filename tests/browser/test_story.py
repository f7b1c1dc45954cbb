"""What the others did is told step by step, and nobody has to wait for it; a line of the log leads to its position."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Welcome
from tests.browser.driving import choose, table_against_bots
from tests.browser.house import DESK, PHONE, TABLET
from tests.browser.stillness import beyond

# What is told, and what the log says last: it knows nothing that is not told yet.
TOLD = """() => ({
  line: document.querySelector('.story p')?.innerText ?? null,
  last: [...document.querySelectorAll('.log li')].at(-1)?.innerText.trim(),
  free: document.querySelectorAll('[data-move], .area.free').length,
})"""


def test_the_others_moves_are_told_one_by_one_until_one_skips(person: Welcome) -> None:
    anna = person("Anna", reduced_motion="no-preference")
    table_against_bots(anna)
    page = anna.page
    expect(page.locator(".prompt.asked")).to_be_visible()
    assert choose(anna)
    expect(page.locator(".story")).to_be_visible()
    told = page.evaluate(TOLD)
    assert told["last"] in told["line"]
    assert told["free"] == 0
    page.keyboard.press("s")
    expect(page.locator(".story")).to_have_count(0)
    expect(page.locator(".prompt.asked")).to_be_visible()
    expect(page.locator(".last-told li").first).to_be_visible()  # what led to the question stays in sight

    for size in (DESK, TABLET):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        a_line_leads_back_and_stays_where_it_is(page)


def a_line_leads_back_and_stays_where_it_is(page: Page) -> None:
    """Under the pointer, while everything that goes with looking back comes and goes around it; it is said once."""
    line = page.locator(".log button", has_text="Round 1 began")
    line.scroll_into_view_if_needed()
    place = line.bounding_box()
    line.click()
    expect(page.get_by_text("You are looking at an earlier position.")).to_be_visible()
    expect(page.locator(".log li.here", has_text="Round 1 began")).to_be_visible()
    assert line.bounding_box() == place
    led = page.locator(".prompt .waiting h2")
    expect(led).to_have_text("The game begins.")
    page.get_by_role("button", name="One step forward").click()
    expect(led).not_to_have_text("The game begins.")
    others = page.locator(".last-told li").all_inner_texts()
    assert others
    assert not any(other.strip() in led.inner_text() for other in others)
    page.get_by_role("button", name="One step back").click()
    expect(led).to_have_text("The game begins.")
    assert line.bounding_box() == place
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".prompt.asked")).to_be_visible()
    assert line.bounding_box() == place


# How far the log is scrolled from its end.
LEFT_BELOW = """() => {
  const {scrollHeight, scrollTop, clientHeight} = document.querySelector('.log ol');
  return scrollHeight - scrollTop - clientHeight;
}"""


@pytest.mark.timeout(90)
def test_the_log_stays_at_its_end_while_lines_become_tables_until_somebody_scrolls_back(person: Welcome) -> None:
    anna = person("Anna", reduced_motion="no-preference")
    table_against_bots(anna)
    page = anna.page
    latest, tables = page.get_by_role("button", name="To the latest"), page.locator(".log .block")
    until = time.monotonic() + 60
    while tables.count() < 2:
        assert time.monotonic() < until, "nobody is paid"
        choose(anna)
        page.wait_for_timeout(50)  # what is told is laid out meanwhile
        expect(latest).to_have_count(0)
        page.keyboard.press("s")
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=20_000)
    expect(latest).to_have_count(0)
    assert page.evaluate(LEFT_BELOW) < 40
    page.locator(".log ol").hover()
    page.mouse.wheel(0, -300)
    latest.click()
    expect(latest).to_have_count(0)
    page.wait_for_timeout(100)
    assert page.evaluate(LEFT_BELOW) < 40
    for size in (DESK, TABLET, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(tables.first).to_be_attached()
        assert beyond(page) <= 0, size


# How many lines the log had when it was first drawn.
FIRST_DRAWN = """
new MutationObserver(() => {
  const lines = document.querySelectorAll('.log li').length;
  if (lines > 0) globalThis.firstLines ??= lines;
}).observe(document, {childList: true, subtree: true})
"""


def test_whoever_comes_back_sees_where_they_left_before_anything_later(person: Welcome) -> None:
    anna = person("Anna", reduced_motion="no-preference")
    table = table_against_bots(anna)
    page = anna.page
    expect(page.locator(".prompt.asked")).to_be_visible()
    assert choose(anna)
    expect(page.locator(".story")).to_be_visible()
    page.goto("about:blank")
    page.wait_for_timeout(1000)  # meanwhile the bots play on, until she is asked
    page.add_init_script(FIRST_DRAWN)
    anna.visit(f"/table/{table}")
    expect(page.locator(".story")).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator(".prompt.asked")).to_be_visible()
    assert page.evaluate("() => firstLines") < page.locator(".log li").count()
