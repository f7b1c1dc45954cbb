"""How many bytes come over the wire: for a first visit, and more when a table is opened from there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from benchmarks.browsing.measure import Measure
from tests.browser.house import DESK, House, Person

FIRST_LOAD = 175_000
OPENING = {"jerusalem": 70_000, "akkon": 70_000, "council": 70_000, "fief": 110_000}
PLACES = {"jerusalem": ".map [data-area]", "akkon": "[data-city]", "council": "[data-city]", "fief": "[data-village]"}
EVERYTHING = dict.fromkeys(
    ("relics", "fog", "free_diplomacy", "crusades", "teutonic", "templars", "tactics", "politics"), "yes"
)
SETTLED = 2500  # milliseconds without which something may still be on its way
A_SMALL_MESSAGE = 125  # bytes; a larger frame has a longer head


class Scales:
    """What a page has received, as the browser itself counts it: headers and all, compressed as it came."""

    def __init__(self, person: Person) -> None:
        self.requests: list[int] = []
        self.messages: list[int] = []
        session = person.context.new_cdp_session(person.page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", self._loaded)
        session.on("Network.webSocketFrameReceived", self._heard)

    def _loaded(self, event: Any) -> None:
        self.requests.append(int(event["encodedDataLength"]))

    def _heard(self, event: Any) -> None:
        size = len(event["response"]["payloadData"].encode())
        self.messages.append(size + (2 if size <= A_SMALL_MESSAGE else 4))

    def empty(self) -> None:
        self.requests.clear()
        self.messages.clear()

    def opening(self, game: str, most: float | None, how: str = "") -> Measure:
        beside = f"in {sum(size > 0 for size in self.requests)} answers; {sum(self.messages):,} more over the socket"
        return Measure(f"opening {game}{how}", sum(self.requests), "bytes", most, beside)


def weighed(browser: Browser, house: House) -> list[Measure]:
    found: list[Measure] = []
    for game, most in OPENING.items():
        person, scales, first = _first_visit(browser, house)
        found += [first] if not found else []
        shelf = person.page.locator("li", has=person.page.locator(f"a[href='/learn/{game}']"))
        shelf.get_by_role("button", name="Play against bots now").click()
        found.append(_opened(person, scales, game, most))
    found.append(_with_everything(browser, house))
    return found


def _first_visit(browser: Browser, house: House) -> tuple[Person, Scales, Measure]:
    """Somebody who has just come in, and what that took."""
    person = Person(browser, house, "Anna", DESK)
    scales = Scales(person)
    person.visit("/")
    person.page.wait_for_timeout(SETTLED)
    beside = f"in {len(scales.requests)} answers"
    first = Measure("the first page, pictures included", sum(scales.requests), "bytes", FIRST_LOAD, beside)
    person.enter()
    person.page.wait_for_timeout(SETTLED)
    scales.empty()
    return person, scales, first


def _opened(person: Person, scales: Scales, game: str, most: float | None, how: str = "") -> Measure:
    expect(person.page.locator(".prompt").first).to_be_visible(timeout=60_000)
    expect(person.page.locator(PLACES[game]).first).to_be_attached(timeout=60_000)
    person.page.wait_for_timeout(SETTLED)
    person.leave()
    return scales.opening(game, most, how)


def _with_everything(browser: Browser, house: House) -> Measure:
    """Fief with all its modules, which has no floor."""
    person, scales, _ = _first_visit(browser, house)
    api = f"{house.address}/api/v1/tables"
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    wish = {"game": "fief", "options": EVERYTHING, "seats": seats}
    table = person.page.request.post(api, data=wish).json()["id"]
    assert person.page.request.post(f"{api}/{table}/seats/0/ready", data={"ready": True}).ok
    person.visit("/")
    person.page.wait_for_timeout(SETTLED)
    scales.empty()
    person.page.locator(f"a[href='/table/{table}']").first.click()
    return _opened(person, scales, "fief", None, " with all its modules")
