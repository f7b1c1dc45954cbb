"""Akkon in Chromium: whole games by clicks, the reveal, and what the board shows, explains and refuses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Welcome
from tests.browser.driving import play_until, see_the_end
from tests.browser.house import DESK, PHONE, TABLET, Person, complaints, complaints_by_day_and_night
from tests.browser.keyboard import by_keys
from tests.browser.moments import moment, sit_down

BOT = {"kind": "bot", "bot": "greedy"}
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}

# Takes a Templar in hand and chooses a city, or a city first and then the Templar; plays cards when it can.
TASTE = {"tool": 30, "(pass|end)$": 35, "": 35}


def akkon_table(owner: Person, *guests: Person, **options: str) -> str:
    """A table of four with these rulings, bots in the empty seats."""
    api = f"{owner.house.address}/api/v1/tables"
    seats = [{"kind": "me"}, *({"kind": "person"} for _ in guests), *[BOT] * (3 - len(guests))]
    wish = {"game": "akkon", "options": options, "seats": seats, "visibility": "open"}
    table = str(owner.page.request.post(api, data=wish).json()["id"])
    for seat, guest in enumerate(guests, start=1):
        assert guest.page.request.post(f"{api}/{table}/seats/{seat}/take", data={}).ok
    for seat, somebody in enumerate((owner, *guests)):
        assert somebody.page.request.post(f"{api}/{table}/seats/{seat}/ready", data={"ready": True}).ok
        somebody.page.goto(f"{owner.house.address}/table/{table}")
    expect(owner.page.locator(".coast")).to_be_visible()
    return table


def play_to(person: Person, selector: str) -> None:
    """Let this person choose until such a thing is on the page."""
    play_until([person], lambda: person.page.locator(selector).count() > 0, seconds=40, taste=TASTE)


def begin(person: Person, **options: str) -> Page:
    """A table with bots, at this person's first bid."""
    akkon_table(person, **options)
    expect(person.page.locator(".city[data-move^=bid]")).to_have_count(6, timeout=15_000)
    return person.page


@pytest.mark.timeout(200)
def test_two_people_and_two_bots_play_to_the_end(person: Welcome) -> None:
    """Anna by keyboard alone, the longer of both games."""
    anna, bruno = person("Anna"), person("Bruno", PHONE)
    table = akkon_table(anna, bruno, length="standard")
    chosen = play_until([anna, bruno], see_the_end(anna, bruno), seconds=180, taste=TASTE, choosing=by_keys(anna))
    verbs = {move.split()[0] for move in chosen}
    assert verbs >= {"bid", "lay", "play", "pass", "end"}

    for somebody in (anna, bruno):
        result = somebody.page.locator(".result")
        expect(result.locator("h2")).to_contain_text("wins")
        expect(somebody.page.locator(".places ol li")).to_have_count(4)
        expect(somebody.page.locator(".city .out, .city .low").first).to_be_attached()
    assert anna.page.locator(".places ol").text_content() == bruno.page.locator(".places ol").text_content()
    anna.picture("akkon-finished")
    record = anna.page.request.get(f"{anna.house.address}/api/v1/tables/{table}/record").text()
    assert "akkon" in record
    assert "option length standard" in record


def test_a_piece_then_a_city(person: Welcome) -> None:
    anna = person("Anna")
    page = begin(anna)
    knight = page.get_by_role("button", name="Knight 8", exact=True)
    knight.click()
    expect(knight).to_have_attribute("aria-pressed", "true")
    page.locator("[data-city=tyre]").click()
    expect(page.locator(".log")).to_contain_text("Anna laid the knight 8 before Tyre.")
    expect(page.locator("[data-city=tyre] .token").first).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Tyre.*Anna: knight 8"))).to_be_visible()


def test_a_city_then_a_piece_and_back_again_by_keyboard(person: Welcome) -> None:
    page = begin(person("Anna"))
    page.locator("[data-city=sidon]").focus()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-city=jaffa]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt h2")).to_have_text("Choose the Templar to lay before Jaffa.")
    page.keyboard.press("u")
    expect(page.locator(".prompt h2")).to_contain_text("Bid in a city")
    page.locator("[data-city=akkon]").press("Enter")
    page.locator("[data-tool='lay knight-5']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Anna laid the knight 6 before Akkon.")


def test_what_is_not_free_says_why(person: Welcome) -> None:
    """A Turcopole may not lie beside one's own Sergeant."""
    page = begin(person("Anna"))
    page.locator("[data-tool='bid sergeant']").click()
    page.locator("[data-city=jaffa]").click()
    expect(page.locator(".log")).to_contain_text("Anna laid the Brother Sergeant")
    expect(page.locator("[data-tool='bid turcopole'].usable")).to_be_visible(timeout=15_000)
    page.locator("[data-tool='bid turcopole']").click()
    page.locator("[data-city=jaffa]").click()
    refused = page.locator(".refused")
    expect(refused).to_contain_text("Lay down the Turcopole?")
    page.get_by_role("button", name="Show the rule").last.click()
    rule = page.locator(".rules .now p").first
    expect(rule).to_be_visible()
    assert rule.inner_text() in refused.inner_text()
    expect(page.locator(".city[data-move^=bid]")).to_have_count(6)


def test_a_card_is_explained_and_marked_as_reconstructed(person: Welcome) -> None:
    page = begin(person("Anna"))
    page.locator("[data-card]").first.hover()
    expect(page.locator(".about")).to_contain_text("Our reconstruction")
    page.locator("[data-city=tyre]").hover()
    expect(page.locator(".about")).to_contain_text("Tyre:")
    expect(page.locator(".about")).to_contain_text("Reconstructed card")
    page.locator("[data-card]").first.click(force=True)  # it calls itself disabled, and explains why when it is clicked
    expect(page.locator(".refused")).to_be_visible()


def test_as_many_templars_lie_in_the_port_as_are_left_to_pay_with(person: Welcome) -> None:
    page = sit_down(person("Anna"), moment("akkon", "actions"))
    left, purse = page.locator(".tray h2 small"), page.locator(".tray .purse > *")
    expect(page.locator(".prompt.asked")).to_be_visible()
    before = purse.count()
    expect(left).to_have_text(f"{before} Templars left")
    page.locator("[data-card][data-move^=play]").first.click()
    expect(purse).not_to_have_count(before)
    after = purse.count()
    assert after < before
    expect(left).to_contain_text({0: "no Templar left", 1: "one Templar left"}.get(after, f"{after} Templars left"))


# What the page tells of this round's reveal at one and the same moment: the city on the stage and how many came before
# it, the cities whose outcome the log knows, whether it knows a next card, how many cities on the coast have a verdict.
TOLD = """
() => {
  const lines = [...document.querySelectorAll('.log li')].flatMap(line => line.innerText.split('\\n'));
  const round = lines.slice(lines.findLastIndex(line => line.includes('began')) + 1);
  const outcome = /(?:bid \\d+ in|A tie in|The bids in|won .* of) (\\w+)(?:[.:]| are)/;
  return {
    stage: document.querySelector('.stage h2')?.innerText ?? null,
    past: document.querySelectorAll('.stage .past').length,
    log: [...new Set(round.map(line => outcome.exec(line)?.[1]).filter(Boolean))],
    next: round.some(line => line.includes('On offer now')),
    verdicts: document.querySelectorAll('.city .verdict').length,
    asked: document.querySelectorAll('.prompt.asked, .seats .asked, [data-card][data-move]').length,
  };
}
"""


@pytest.mark.timeout(90)
def test_the_templars_are_turned_over_city_by_city_and_nothing_tells_beforehand(person: Welcome) -> None:
    anna = person("Anna", reduced_motion="no-preference")
    page = begin(anna)
    play_to(anna, ".stage")
    stage = page.locator(".stage")
    expect(stage.locator(".flip.open").first).to_be_visible()
    expect(stage.locator(".total.shown").first).to_be_visible()
    anna.picture("akkon-reveal")
    staged = 0
    while (told := page.evaluate(TOLD))["stage"]:
        assert told["stage"] not in told["log"]
        assert (len(told["log"]), told["verdicts"]) == (told["past"], told["past"])
        assert not told["next"]
        assert told["asked"] == 0
        staged += 1
        if staged == 1:
            assert complaints_by_day_and_night(page) == []
        stage.get_by_role("button", name="Next city").click(timeout=5000)
    assert staged > 2
    page.keyboard.press("s")
    expect(page.locator(".log")).to_contain_text("On offer now")
    assert len(page.evaluate(TOLD)["log"]) >= staged
    expect(page.locator(".city .total").first).to_be_visible()


def test_nothing_moves_for_those_who_want_it_still(person: Welcome) -> None:
    anna = person("Anna")
    page = begin(anna)
    play_to(anna, ".city .total")  # which goes with the next round, so nothing waits for it a second time
    expect(page.locator(".stage")).to_have_count(0)


@pytest.mark.timeout(90)
def test_every_size_in_light_and_dark_is_clear_to_everybody(person: Welcome) -> None:
    anna = person("Anna")
    page = begin(anna)
    play_to(anna, ".city .ship >> nth=3")
    for theme in ("light", "dark"):
        page.evaluate(f"() => document.documentElement.dataset.theme = '{theme}'")
        for size, viewport in SIZES.items():
            page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
            expect(page.locator(".hand")).not_to_have_count(0)
            anna.picture(f"akkon-{size}-{theme}")
            assert complaints(page) == [], f"{size}, {theme}"
            assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), size
    page.get_by_role("button", name="What the signs mean").first.click()
    signs = page.locator("[popover]:popover-open")
    expect(signs.locator("dt, li").first).to_be_visible()
    anna.picture("akkon-signs-phone")
    assert complaints_by_day_and_night(page, "[popover]") == []
