"""What the others did is told step by step, and nobody has to wait for it; a line of the log leads to its position."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.driving import choose, table_against_bots

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

    page.locator(".log button", has_text="Round 1 began").click()
    expect(page.get_by_text("You are looking at an earlier position.")).to_be_visible()
    expect(page.locator(".log li.here", has_text="Round 1 began")).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".prompt.asked")).to_be_visible()


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
