"""The end says why, leaves the board in sight, leads back into the game and on to another one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

import outremer
from tests.browser.conftest import Welcome
from tests.browser.house import DESK, PHONE, TABLET, House, Person, complaints_by_day_and_night
from tests.browser.position_house import seated
from tests.browser.stillness import places, watch
from tests.games.fief.position import position as fief_position
from tests.games.jerusalem.position import position

BOT = {"kind": "bot", "bot": "random"}  # they think no time
NOTHING_TOLD = {"events": [], "sequences": [], "moments": [0], "movers": [None]}
SIZES = (DESK, TABLET, PHONE)
STEPS = 25
# Where the board and the buttons of the replay are, and how far the page is scrolled.
PLACES = """
() => JSON.stringify([scrollX, scrollY, ...['.table .board', '.controls .row'].map(place => {
  const {x, y, width, height} = document.querySelector(place).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})])
"""

COVERED = """
place => {
  const board = document.querySelector(place).getBoundingClientRect();
  return [...document.querySelectorAll('.result, .reasons, .over:not([hidden])')].filter(one => {
    const {left, right, top, bottom} = one.getBoundingClientRect();
    return left < board.right && board.left < right && top < board.bottom && board.top < bottom;
  }).map(one => one.className);
}
"""


def begun(person: Person, game: str, bots: int) -> str:
    """A table that bots play to its end, one of them for this person, who has left."""
    request, api = person.page.request, f"{person.house.address}/api/v1/tables"
    wish = {"game": game, "options": {}, "seats": [{"kind": "me"}, *[BOT] * bots], "visibility": "open"}
    table = str(request.post(api, data=wish).json()["id"])
    assert request.post(f"{api}/{table}/seats/0/ready", data={"ready": True}).ok
    leave(person, table)
    return table


def leave(person: Person, table: str) -> None:
    assert person.page.request.post(f"{person.house.address}/api/v1/tables/{table}/seats/0/leave").ok


def told(person: Person, table: str, what: str = "") -> Any:
    """What the server says of a table."""
    return person.page.request.get(f"{person.house.address}/api/v1/tables/{table}{what}").json()


def visit_result(person: Person, table: str) -> None:
    for _ in range(1200):
        if told(person, table)["state"] == "finished":
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


def covered(page: Page, place: str) -> list[str]:
    """What of the result lies over it."""
    return [str(one) for one in page.evaluate(COVERED, place)]


def room_above(page: Page, place: str) -> float:
    box = page.locator(place).bounding_box()
    assert box is not None
    return box["y"]


def pull(page: Page, place: str, by: float) -> None:
    """A finger pulls it so far down."""
    box = page.locator(place).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x, "y": y + by / 2}]),
        ("touchMove", [{"x": x, "y": y + by}]),
        ("touchEnd", []),
    ):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    finger.detach()


def mark(page: Page, place: str) -> str:
    """The text that a mouse marks on its way from the left to the right of it, and further down."""
    box = page.locator(place).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 1, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"], box["y"] + box["height"] / 2 + 60)
    page.mouse.up()
    return str(page.evaluate("() => getSelection().toString()"))


@pytest.fixture(scope="module", autouse=True)
def played(browser: Browser, house: House) -> Iterator[tuple[Person, str]]:
    """Anna and a table that bots play to its end, one of them for her, while the first test here goes on."""
    anna = Person(browser, house, "Anna", DESK)
    anna.enter()
    yield anna, begun(anna, "jerusalem", 2)
    anna.leave()
    assert anna.mishaps == []


def equal_towers() -> outremer.Table:
    """The last round but for Anna, who may steal and collect; three towers will be equally high."""
    offices = ["constable", "admiral", "treasurer", "marshal"]
    stands = {"floors": [8, 8, 8, 5], "points": [1, 4, 4, 5], "offices": offices, "men": {"nobility-left": [1]}}
    return position("privileges", round_=5, **stands)  # type: ignore[arg-type]  # a plain dict of its keywords


def last_turn_with_an_election() -> outremer.Table:
    """Three families are about to elect a bishop, in the last turn."""
    lords = {"charles": (0, "tournus"), "henri": (1, "mazilles"), "philippe": (2, "chateauneuf")}
    troops = {(1, "st-andromy"): (0, 1)}
    return fief_position("bishops", lords=lords, troops=troops, turn=4, options={"turn_limit": "4"})


@pytest.mark.timeout(60)
def test_what_decided_between_equals_is_said_and_the_board_stays_in_sight_at_every_width(person: Welcome) -> None:
    anna = person("Anna", has_touch=True)
    page, table = anna.page, seated(equal_towers(), {0: anna})
    anna.visit(f"/table/{table}")
    expect(page.locator(".prompt [data-move=pass]")).to_be_visible()
    watch(page, ".map")
    for move in ("pass", "collect"):
        page.locator(f".prompt [data-move={move}]").click()
    result = page.locator(".result")
    expect(result.locator("h2")).to_have_text("Anna wins")
    assert len(places(page)) == 1, places(page)
    reasons = page.locator(".reasons")
    expect(reasons.locator(".tie p")).to_have_count(2)
    by_points, by_character = reasons.locator(".tie p").all_inner_texts()
    assert by_points == "Anna has as high a tower as Green, and more tower points left (6 against 5)."
    assert by_character.endswith("in round 5 the character with the lower number (Treasurer before Admiral).")
    expect(reasons.locator(".tie button").first).to_contain_text("tower points")

    # On a tablet the board is whole above what explains the result.
    page.set_viewport_size({"width": TABLET["width"], "height": TABLET["height"]})
    expect(result.locator(".over")).to_be_visible()
    assert room_above(page, ".board .map") + 500 < room_above(page, ".result .over")

    # On a phone it is folded into a bar, and comes up when it is wanted.
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(result.locator(".over")).to_be_hidden()
    expect(result.locator(".brief")).to_contain_text("8 floors")
    assert height_in_sight(page, ".board .map") > 350
    assert height_in_sight(page, ".result") < 0.3 * PHONE["height"]
    bar = room_above(page, ".result")
    result.get_by_role("button", name="Show why").click()
    expect(result.locator(".tie").first).to_be_visible()
    assert room_above(page, ".result") == bar
    assert complaints_by_day_and_night(page, ".result") == []
    page.keyboard.press("Escape")
    expect(result.locator(".over")).to_be_hidden()
    pull(page, ".result h2", -60)
    expect(result.locator(".over")).to_be_visible()
    pull(page, ".result h2", 60)
    expect(result.locator(".over")).to_be_hidden()
    what_is_pointed_at_is_told_as_long_as_it_is(page)
    a_rule_that_decided_twice_is_told_once(anna, table)


def a_rule_that_decided_twice_is_told_once(person: Person, table: str) -> None:
    decided = told(person, table, "/breakdown")
    for tie in decided["ties"]:
        tie["rule"] = decided["ties"][0]["rule"]
    person.page.route("**/breakdown", lambda route: route.fulfill(json=decided))
    person.page.reload()
    expect(person.page.locator(".tie p")).to_have_count(2)
    expect(person.page.locator(".tie button")).to_have_count(1)


def what_is_pointed_at_is_told_as_long_as_it_is(page: Page) -> None:
    """At the end, too: it goes with the pointer, and nothing moves for it."""
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    watch(page, ".map")
    about = page.locator(".about")
    for place in ("[data-area=market-large]", ".seats [data-seat='0'] button", "[data-area=david]"):
        page.locator(place).first.hover()
        expect(about, place).to_be_visible()
        page.mouse.move(3, 3)
        expect(about, place).to_have_count(0)
    assert len(places(page)) == 1, places(page)


@pytest.mark.timeout(120)
def test_the_end_says_why_and_leads_on(played: tuple[Person, str]) -> None:
    anna, table = played
    page = anna.page
    visit_result(anna, table)
    result, reasons = page.locator(".result"), page.locator(".reasons")
    expect(reasons.get_by_role("table").first).to_contain_text("Round 1")
    expect(reasons.locator("polyline")).to_have_count(3)
    expect(reasons.locator(".tie p")).to_have_count(len(told(anna, table, "/breakdown")["ties"]))

    # Board and result are there at once: what explains it stands beside the board, and folds.
    expect(result.locator(".brief > span")).to_have_count(3)
    assert height_in_sight(page, ".reasons .over") > 300
    assert height_in_sight(page, ".board .map") > 500
    assert covered(page, ".board") == []
    assert result.locator("h2").inner_text() in mark(page, ".result h2")
    why = page.get_by_role("button", name="Why it ended so")
    why.click()
    expect(reasons.locator("polyline").first).to_be_hidden()
    why.click()
    expect(reasons.locator("polyline").first).to_be_visible()

    result.get_by_role("button", name="What if").click()
    expect(page.get_by_text("You are looking at an earlier position.")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("A copy, from position")).to_be_visible()
    expect(page.locator(".table .prompt")).to_be_visible()
    assert anna.table_id() != table

    lead_by_turns(page, told(anna, table, "/curve"))
    anna.visit(f"/table/{table}")
    turns_lead_into_the_replay(anna, table)
    stepping_moves_nothing(page)

    result.get_by_role("button", name="Play again").click()
    expect(result).to_have_count(0)
    expect(page.locator(".table .prompt")).to_be_visible()  # at once: against bots there is nobody to wait for
    running = anna.table_id()
    assert running != table

    # What if, from a game that goes on.
    page.get_by_role("tab", name="Replay").click()
    expect(page.get_by_role("button", name="Play on from here")).to_be_hidden()  # the log has the room
    page.locator(".replay summary").click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("A copy, from position")).to_be_visible()
    assert anna.table_id() != running


def lead_by_turns(page: Page, curve: list[dict[str, Any]]) -> None:
    """From now on the lead changes twice in every game, at moments of this one."""
    for at, point in enumerate(curve):
        leader = 3 * at // len(curve)
        point["heights"] = [2 if seat == leader else 1 for seat in range(3)]

    def answer(route: Route) -> None:
        route.fulfill(json=curve)

    page.route("**/curve", answer)


def turns_lead_into_the_replay(anna: Person, table: str) -> None:
    page = anna.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    turn = page.locator(".reasons figure li button").nth(1)
    expect(turn).to_contain_text("takes the lead")
    moment = int(turn.inner_text().split("position ")[1].rstrip(")"))
    turn.scroll_into_view_if_needed()
    place = turn.bounding_box()
    turn.click()
    there = told(anna, table, f"/moments/{moment}")
    assert 0 < there["sequence"] < there["last"]
    expect(page.get_by_text(f"Position {moment} of {there['last_moment']}")).to_be_visible()
    expect(page.locator(".replay input[type=range]")).to_have_value(str(there["sequence"]))
    expect(page.locator(".result")).to_have_count(0)
    assert turn.bounding_box() == place  # the next one is as near

    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".reasons figure li button")).to_have_count(3)
    assert "curve" not in asked
    assert "breakdown" not in asked


def controls(page: Page, size: dict[str, int]) -> Locator:
    """What leads from one position to the next; a phone has it in the prompt."""
    return page.locator(".prompt .controls" if size is PHONE else ".replay .controls")


def stepping_moves_nothing(page: Page) -> None:
    """The board and the buttons of the replay keep their place, whatever is told of a step."""
    for size in SIZES:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.keyboard.press(",")
        buttons = controls(page, size)
        slider, forward = buttons.locator("input"), buttons.get_by_role("button", name="One step forward")
        buttons.get_by_role("button", name="To the start").click()
        seen = set()
        for step in range(STEPS):
            expect(slider).to_have_value(str(step))
            seen.add(str(page.evaluate(PLACES)))
            forward.click()
        assert len(seen) == 1, (size, seen)
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    page.get_by_role("button", name="Back to the game").click()


@pytest.mark.timeout(60)
def test_what_decided_in_akkon_is_the_first_that_a_phone_shows(person: Welcome) -> None:
    """The banners, whole above the result; the coast, on which nothing is left to choose, comes below them."""
    anna = person("Anna", PHONE, has_touch=True)
    visit_result(anna, begun(anna, "akkon", 2))
    page = anna.page
    page.locator("#page-tab-board").click()
    banners = page.locator(".scale .fly svg")
    expect(banners).to_have_count(4)
    for banner in banners.all():
        box = banner.bounding_box()
        assert box is not None
        assert box["y"] > 0
        assert box["y"] + box["height"] < room_above(page, ".result")
    assert room_above(page, ".coast") > room_above(page, ".scales")
    anna.picture("result-akkon-banners-phone")


@pytest.mark.timeout(120)
def test_what_was_played_out_beyond_the_board_is_seen_again_and_moves_no_button(person: Welcome) -> None:
    anna = person("Anna")
    page, table = anna.page, seated(last_turn_with_an_election(), {0: anna})
    leave(anna, table)
    page.route("**/chronicle?*", lambda route: route.fulfill(json=NOTHING_TOLD))  # what a test wrote was never told
    visit_result(anna, table)
    expect(page.locator(".result")).to_be_visible()
    for size in SIZES:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.keyboard.press(",")
        buttons = controls(page, size)
        expect(buttons).to_be_visible()
        before = page.evaluate(PLACES)
        buttons.get_by_role("button", name="To the start").click()
        expect(page.locator(".ballot")).to_be_attached()
        assert page.evaluate(PLACES) == before, size
        buttons.get_by_role("button", name="To the end").click()
        expect(page.locator(".ballot")).to_have_count(0)
