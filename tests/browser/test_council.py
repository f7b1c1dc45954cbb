"""The Council of Four in Chromium: a whole game by clicks; what the board foretells, marks and refuses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Welcome
from tests.browser.driving import choose, play_until, see_the_end
from tests.browser.house import DESK, PHONE, TABLET, Person, complaints
from tests.browser.keyboard import by_keys
from tests.browser.moments import moment, sit_down
from tests.games.council.position import position

BOT = {"kind": "bot", "bot": "greedy"}
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}

# What leads to an emporium often, what only passes the time seldom.
TASTE = {"(build|place|travel|take|pay|king|collect)": 60, "lay": 30, "acquire": 12, "(swap|extra)": 1, "": 8}

# Emporiums of less than 18 pixels, words of less than 12, and things to press of less than 40.
TOO_SMALL = """
() => {
  const size = one => one.getScreenCTM().a;
  const stalls = [...document.querySelectorAll('.map .stall use')].filter(
    one => one.width.baseVal.value * size(one) < 18);
  const words = [...document.querySelectorAll('.map text')].filter(
    one => parseFloat(getComputedStyle(one).fontSize) * size(one) < 12);
  const presses = [...document.querySelectorAll('.kingdom button, .hand button')].filter(one => {
    const {width, height} = one.getBoundingClientRect();
    return Math.min(width, height) < 40;
  });
  return [...stalls, ...words, ...presses].map(one => one.outerHTML.slice(0, 120));
}
"""


def council_table(owner: Person, *guests: Person) -> str:
    """A table of four on the rulebook's map, bots in the empty seats; the owner begins."""
    api = f"{owner.house.address}/api/v1/tables"
    seats = [{"kind": "me"}, *({"kind": "person"} for _ in guests), *[BOT] * (3 - len(guests))]
    wish = {"game": "council", "options": {"first-player": "first-seat"}, "seats": seats, "visibility": "open"}
    table = str(owner.page.request.post(api, data=wish).json()["id"])
    for seat, guest in enumerate(guests, start=1):
        assert guest.page.request.post(f"{api}/{table}/seats/{seat}/take", data={}).ok
    for seat, somebody in enumerate((owner, *guests)):
        assert somebody.page.request.post(f"{api}/{table}/seats/{seat}/ready", data={"ready": True}).ok
        somebody.page.goto(f"{owner.house.address}/table/{table}")
    expect(owner.page.locator(".kingdom")).to_be_visible()
    return table


def play_on(
    people: list[Person], seconds: float, turns: int | None = None, keyboard: Person | None = None
) -> list[str]:
    """Let these people choose until the game is over, or until the first of them begins this turn; what they chose."""
    page = people[0].page

    def is_there() -> bool:
        if turns is not None and page.locator(".log li.heading").count() > turns * 4 and in_turn(page):
            return True
        return see_the_end(*people)()

    return play_until(people, is_there, seconds, TASTE, by_keys(keyboard) if keyboard else choose)


def in_turn(page: Page) -> bool:
    """May this person take a main action?"""
    return page.locator("[data-move^=elect]").count() > 0


def begin(person: Person) -> Page:
    council_table(person)
    expect(person.page.locator("[data-move^=elect]").first).to_be_visible(timeout=15_000)
    return person.page


def stalls(page: Page) -> Locator:
    return page.locator(".map .stall")


@pytest.mark.timeout(240)
def test_two_people_and_two_bots_play_to_the_end(person: Welcome) -> None:
    """Anna by keyboard alone."""
    anna, bruno = person("Anna"), person("Bruno", PHONE)
    table = council_table(anna, bruno)
    chosen = play_on([anna, bruno], seconds=170, keyboard=anna)
    verbs = {move.split()[0] for move in chosen}
    assert verbs >= {"elect", "into", "acquire", "lay", "take", "build"}

    for somebody in (anna, bruno):
        result = somebody.page.locator(".result")
        expect(result.locator("h2")).to_contain_text("wins")
        expect(somebody.page.locator(".places ol li")).to_have_count(4)
        expect(somebody.page.locator(".parts polyline")).to_have_count(4)
        expect(stalls(somebody.page)).not_to_have_count(0)
    assert anna.page.locator(".places ol").text_content() == bruno.page.locator(".places ol").text_content()
    assert stalls(anna.page).count() >= 10, "somebody built ten emporiums"
    anna.picture("council-finished")
    record = anna.page.request.get(f"{anna.house.address}/api/v1/tables/{table}/record").text()
    assert "council" in record


@pytest.mark.timeout(120)
def test_every_size_in_light_and_dark_is_clear_to_everybody(person: Welcome) -> None:
    anna = person("Anna")
    page = begin(anna)
    play_on([anna], seconds=60, turns=4)
    for theme in ("light", "dark"):
        page.evaluate(f"() => document.documentElement.dataset.theme = '{theme}'")
        for size, viewport in SIZES.items():
            page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
            expect(page.locator(".hand")).to_have_count(1)
            anna.picture(f"council-{size}-{theme}")
            if (size, theme) in (("desk", "light"), ("phone", "dark")):
                assert complaints(page) == [], f"{size}, {theme}"
            assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), size
            assert page.evaluate(TOO_SMALL) == [], size


# What a seat shows wider than the room it has, beside which it would touch its neighbour.
CROWDED = """
() => [...document.querySelectorAll('.seats article *:not(.unseen)')]
  .filter(one => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
  .map(one => one.outerHTML.slice(0, 80))
"""


# How many pairs of arms on the nobility track, or of arms and numbers, lie over one another by more than their edge.
COVERED = """
() => {
  const boxes = [...document.querySelectorAll('.nobility .seat svg, .nobility .number')].map(one => {
    const {left, right, top, bottom} = one.getBoundingClientRect();
    return {left: left + 1.5, right: right - 1.5, top: top + 1.5, bottom: bottom - 1.5};
  });
  return boxes.flatMap((one, at) => boxes.slice(at + 1).filter(other =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)).length;
}
"""


def test_the_numbers_of_a_seat_and_those_who_begin_at_0_have_room_at_every_width(person: Welcome) -> None:
    page = begin(person("Anna"))
    expect(page.locator(".nobility .seat")).to_have_count(4)
    for width in (640, 820, 941, 1024, 1180, 1181, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(CROWDED) == [], width
        assert page.evaluate(COVERED) == 0, width


@pytest.mark.parametrize("cells", [(8, 8, 8, 10), (2, 2, 2, 2), (18, 19, 19, 19)])
def test_many_on_a_number_of_the_nobility_track_that_pays_have_room(person: Welcome, cells: tuple[int, ...]) -> None:
    page = sit_down(person("Anna"), position(nobility=cells))
    expect(page.locator(".nobility .seat")).to_have_count(4)
    for width in (360, 820, 1180, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        page.locator(".nobility").scroll_into_view_if_needed()
        assert page.evaluate(COVERED) == 0, width


# How high permits and piles are, and how many of these say more than their room holds.
PERMITS = """
() => {
  const permits = [...document.querySelectorAll('.market :is(.permit, .pile)')];
  const heights = which => [...new Set(permits.filter(one => one.matches(which)).map(one => one.offsetHeight))];
  const isOver = one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight;
  return {permits: heights('.permit').length, piles: heights('.pile').length, over: permits.filter(isOver).length};
}
"""


@pytest.mark.parametrize("width", [820, 945, 1024, 1120, 1181, 1240, 1300, 1366])
def test_permits_of_one_and_of_three_cities_lie_in_one_grid(person: Welcome, width: int) -> None:
    page = sit_down(person("Anna", {"width": width, "height": 900}), moment("council", "late"))
    expect(page.locator(".market .permit")).to_have_count(6)
    assert page.evaluate(PERMITS) == {"permits": 1, "piles": 1, "over": 0}


def test_the_signs_of_a_seat_are_explained_where_they_stand(person: Welcome) -> None:
    page = begin(person("Anna", PHONE, has_touch=True))
    page.get_by_role("tab", name="Players").tap()
    page.locator(".seats [data-seat='0'] button").tap()
    expect(page.locator(".about")).to_contain_text("10 emporiums left to build")


def test_a_build_is_foretold_and_the_network_lights_up(person: Welcome) -> None:
    page = begin(person("Anna"))
    page.locator("[data-city=castrum]").hover()
    expect(page.locator(".about")).to_contain_text(
        "You hold no permit for this city · Building here would cost nothing and pay"
    )
    expect(page.locator("[data-city=castrum]")).to_have_class(re.compile("lit"))


def test_cards_that_fit_a_council_are_marked_and_the_price_is_told(person: Welcome) -> None:
    page = begin(person("Anna"))
    balcony = page.locator("[data-council=coast]")
    balcony.hover()
    expect(page.locator(".about")).to_contain_text("From the arrow on")
    seated = balcony.locator(".unseen").inner_text()
    for card in page.locator("[data-card]").all():
        colour = str(card.get_attribute("data-card"))
        fits = colour == "wild" or colour.replace("-", " ") in seated
        assert ("fits" in str(card.get_attribute("class")).split()) == fits, colour


def test_what_is_not_free_says_why(person: Welcome) -> None:
    page = begin(person("Anna"))
    page.locator("[data-city=osium]").click(force=True)
    refused = page.locator(".refused")
    expect(refused).to_contain_text("Build with permit O?")
    page.locator("[data-city=osium]").blur()
    page.mouse.move(5, 5)
    page.get_by_role("button", name="Show the rule").last.click()
    rule = page.locator(".rules .now p").first
    expect(rule).to_be_visible()
    assert rule.inner_text() in refused.inner_text()


def test_what_was_refused_to_a_finger_stays_said(person: Welcome) -> None:
    page = begin(person("Anna", PHONE, has_touch=True, is_mobile=True))
    page.locator("[data-city=kultos]").tap(force=True)  # it calls itself disabled, and explains why when it is touched
    refused = page.locator(".refused")
    expect(refused).to_be_visible()
    page.wait_for_timeout(900)  # longer than a finger must rest to be told about a place
    expect(refused).to_be_visible()


def test_by_keyboard_alone(person: Welcome) -> None:
    page = begin(person("Anna"))
    page.locator("[data-city=arkon]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-city=arkon]")).not_to_be_focused()
    page.keyboard.press("j")
    expect(page.locator("[data-city=juvelar]")).to_be_focused()
    page.locator("[data-councillor][data-move]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt h2")).to_contain_text("Choose the council")
    page.keyboard.press("u")
    expect(page.locator(".prompt h2")).to_contain_text("Take a main action")
    page.locator("[data-councillor][data-move]").first.focus()
    page.keyboard.press("Enter")
    page.locator('[data-move="into king"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Anna elected a councillor")


@pytest.mark.timeout(120)
def test_a_finger_sees_what_a_build_brings_before_it_builds(person: Welcome) -> None:
    """Play by touch until a permit of one city may be used, then tap it once and twice."""
    anna = person("Anna", PHONE, has_touch=True)
    page = begin(anna)
    city = page.locator(".city[data-move^=build]").first
    saving = {"build": 1, **TASTE}
    play_until([anna], lambda: city.count() > 0, seconds=90, taste=saving)
    before = stalls(page).count()
    city.tap()
    expect(page.locator(".about")).to_contain_text("Tap again to build")
    assert stalls(page).count() == before
    city.tap()
    expect(page.locator(".log")).to_contain_text("Anna built an emporium")
