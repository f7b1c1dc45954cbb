"""On a phone all that can be tapped is large enough for a thumb, and signs say what they mean to a finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import CDPSession, Locator, expect

import outremer
from outremer.table.lessons import lesson_of
from tests.browser.conftest import Welcome
from tests.browser.driving import reached
from tests.browser.house import PHONE
from tests.browser.moments import moment, sit_down
from tests.browser.position_house import seated
from tests.browser.reading import half_a_question
from tests.browser.screens import is_written
from tests.browser.test_phone import CHOOSING, turned_to_the_board
from tests.browser.thumbs import narrow
from tests.server.live.house import written

# So many signs beside the players' names say what they mean, at least.
SIGNS_OF = {"akkon": 5, "council": 3, "fief": 7, "jerusalem": 4}
# Where nothing is refused at the moment at which one chooses, another one.
REFUSING = {"akkon": "late"}

PAGES = ("hand", "players", "log", "talk", "more")
PANELS = ("rules", "replay", "options")

# Clicks what is not free now, one thing after the other, until the page refuses it.
REFUSED = """
async () => {
  for (const one of document.querySelectorAll(':is(.board, .own, .prompt) [aria-disabled=true]')) {
    one.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    for (let waited = 0; waited < 20; waited++) {
      await new Promise(done => setTimeout(done, 15));
      if (document.querySelector('.notes .refused .link')) return true;
    }
  }
  return false;
}
"""


@pytest.mark.timeout(120)
@pytest.mark.parametrize("game", CHOOSING)
def test_a_thumb_hits_whatever_a_table_offers(person: Welcome, game: str) -> None:
    """In German, whose words are long: board and prompt, a note, every page and panel, and a refusal."""
    anna = person("Anna", PHONE, has_touch=True, is_mobile=True, locale="de")
    page = sit_down(anna, moment(game, CHOOSING[game][0]))
    expect(page.locator(".prompt.asked")).to_be_visible()
    turned_to_the_board(page)
    assert narrow(page) == []
    page.locator(".prompt .mark").click()
    expect(page.locator(".first-note")).to_be_visible()
    assert narrow(page, ".prompt-place") == []
    page.locator(".prompt .mark").click()
    for tab in [*PAGES, *PANELS]:
        page.locator(f"#page-tab-{tab}, #tab-{tab}").first.click()
        page.wait_for_timeout(400)  # until the page has turned
        assert narrow(page) == [], tab
    page = sit_down(anna, moment(game, REFUSING.get(game, CHOOSING[game][0])))
    expect(page.locator(".prompt.asked")).to_be_visible()
    turned_to_the_board(page)
    assert page.evaluate(REFUSED), "nothing is refused"
    assert narrow(page, ".prompt-place") == [], "refused"


@pytest.mark.timeout(120)
@pytest.mark.parametrize("locale", ["de", "it"])
@pytest.mark.parametrize("game", CHOOSING)
def test_a_phone_asks_whole_questions_and_a_thumb_hits_the_board_in_every_moment_of_a_lesson(
    person: Welcome, game: str, locale: str
) -> None:
    anna = person("Anna", PHONE, has_touch=True, is_mobile=True, locale=locale)
    anna.visit(f"/learn/{game}")
    is_written(anna.page)
    found = {"learn": narrow(anna.page)}
    for scene in lesson_of(outremer.game(game)).scenes:
        page = sit_down(anna, moment(game, scene))
        expect(page.locator(".prompt.asked")).to_be_visible()
        turned_to_the_board(page)
        found[scene] = half_a_question(page) + narrow(page)
    assert not any(found.values()), found


@pytest.mark.timeout(120)
def test_a_thumb_hits_what_fief_has_beside_its_map(person: Welcome) -> None:
    """The sheet of a family, what one writes to another, and what lies in the tray, free and barred."""
    anna = person("Anna", PHONE, has_touch=True, is_mobile=True, locale="de")
    page = sit_down(anna, moment("fief", "france"))
    reached(page.locator(".family").first).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert narrow(page, "dialog") == []
    page.keyboard.press("Escape")
    reached(page.locator("[data-compose]")).click()
    expect(page.locator(".composer")).to_be_visible()
    assert narrow(page, ".composer") == []
    page.keyboard.press("Escape")

    table = seated(written("all-five-at-the-draw"), {1: anna})
    page.goto(f"{anna.house.address}/table/{table}")
    expect(page.locator(".tray [data-play]").first).to_be_attached()
    reached(page.locator(".tray [data-play]").first)
    barred = 0
    for play in page.locator(".tray [data-play]").all():
        play.click()
        barred += page.locator(".tray .link").count()
        assert narrow(page, ".tray") == [], play.get_attribute("data-play")
        play.click()
    assert barred > 0


def hold(devtools: CDPSession, sign: Locator) -> None:
    """Rest a finger upon it until something is said, and lift it."""
    sign.scroll_into_view_if_needed()
    box = sign.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(sign.page.locator(".bubble")).to_be_visible()
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# A sign beside a player's name that says of itself what it means; one within another is told by it.
SIGNS = "#page-players article :is([title]:not(button), svg[aria-label]):not([title]:not(button) *)"
# What it may say, by itself or by the icon in it that is hit, and whether it stands on a button.
SAYS = """
sign => [
  [sign.title || sign.ariaLabel, ...[...sign.querySelectorAll('svg[aria-label]')].map(icon => icon.ariaLabel)],
  sign.closest('button') !== null,
]
"""


@pytest.mark.timeout(120)
@pytest.mark.parametrize("game", CHOOSING)
def test_a_finger_is_told_what_signs_mean_where_they_stand(person: Welcome, game: str) -> None:
    """A tap tells it, or, where a tap does something, a finger that rests; facts that are buttons say it below."""
    anna = person("Anna", PHONE, has_touch=True, is_mobile=True)
    page = sit_down(anna, moment(game, CHOOSING[game][0]))
    devtools = anna.context.new_cdp_session(page)
    page.locator("#page-tab-players").tap()
    expect(page.locator("#page-tab-players")).to_have_attribute("aria-selected", "true")
    page.wait_for_timeout(400)  # until the page has turned
    bubble, explained = page.locator(".bubble"), page.locator(".notes .about")
    told = set()
    for sign in page.locator(SIGNS).all()[:12]:
        says, is_on_a_button = sign.evaluate(SAYS)
        if is_on_a_button:
            hold(devtools, sign)
        else:
            sign.tap()
        expect(bubble).to_have_text(re.compile(f"^({'|'.join(map(re.escape, says))})$"))
        told.add(bubble.inner_text())
        page.keyboard.press("Escape")
        expect(bubble).to_have_count(0)
    for fact in page.locator("#page-players article").first.locator("button:has(.unseen)").all():
        fact.tap()
        expect(explained).to_be_visible()
        told.add(explained.inner_text())
    assert len(told) >= SIGNS_OF[game], told


def test_a_finger_that_rests_on_a_lord_opens_no_sheet(person: Welcome) -> None:
    anna = person("Anna", PHONE, has_touch=True, is_mobile=True)
    page = sit_down(anna, moment("fief", "france"))
    page.locator("#page-tab-players").tap()
    page.wait_for_timeout(400)
    lord = page.locator("#page-players .family .one").first
    hold(anna.context.new_cdp_session(page), lord)
    expect(page.locator("dialog")).to_have_count(0)
    lord.tap()
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(page.locator(".bubble")).to_have_count(0)
