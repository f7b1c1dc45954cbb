"""A finished table of at least 500 moves: how long it takes to open, and how long a step of its replay takes."""

from __future__ import annotations

import statistics
import time

from playwright.sync_api import Browser, Page, expect

from benchmarks.browsing.measure import Measure
from tests.browser.house import DESK, House, Person

GAME = "council"  # drawn moves make it long
MOVES = 500
STEPS = 50
OPEN = 1000.0  # milliseconds
STEP = 60.0
PATIENCE = 240  # seconds for the bots' game

# When the result and the board were first there and painted, in milliseconds since the page was asked for.
WATCH = """
const seen = new MutationObserver(() => {
  if (!document.querySelector('.result') || !document.querySelector('.board [data-city]')) return;
  seen.disconnect();
  requestAnimationFrame(() => setTimeout(() => { globalThis.openedAfter = performance.now(); }));
});
seen.observe(document, {subtree: true, childList: true});
"""
# A step back by the key for it, until the slider stands elsewhere and that is painted.
STEP_BACK = """
() => new Promise(seen => {
  const place = () => document.querySelector('.replay input[type=range]').value;
  const before = place(), began = performance.now();
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: ',', bubbles: true, cancelable: true}));
  const look = () => requestAnimationFrame(() => {
    if (place() === before) return look();
    const channel = new MessageChannel();
    channel.port1.onmessage = () => seen(performance.now() - began);
    channel.port2.postMessage(0);
  });
  look();
})
"""


def finished(browser: Browser, house: House) -> list[Measure]:
    person = Person(browser, house, "Anna", DESK)
    person.enter()
    table, moves = _played(person, house)
    person.context.add_init_script(WATCH)
    opened = []
    for _ in range(5):
        person.page.goto(f"{house.address}/table/{table}")
        person.page.wait_for_function("() => globalThis.openedAfter !== undefined")
        opened.append(float(person.page.evaluate("() => openedAfter")))
    steps = _stepped(person.page)
    person.leave()
    return [
        Measure("opening a finished table", statistics.median(opened), "ms", OPEN, f"{moves} moves, {GAME}"),
        Measure("a step of the replay", statistics.median(steps), "ms", STEP, f"worst {max(steps):.1f} ms"),
    ]


def _played(person: Person, house: House) -> tuple[str, int]:
    """A table at which bots have played to the end, and how many moves that took."""
    api = f"{house.address}/api/v1/tables"
    wish = {"game": GAME, "seats": [{"kind": "bot", "bot": "random"}] * 4, "visibility": "open"}
    until = time.monotonic() + PATIENCE
    table = person.page.request.post(api, data=wish).json()
    person.page.request.post(f"{api}/{table['id']}/start", data={})
    while table["state"] != "finished":
        assert time.monotonic() < until, f"the bots are still at {table['sequence']}"
        person.page.wait_for_timeout(500)
        table = person.page.request.get(f"{api}/{table['id']}").json()
    moves = int(table["sequence"])
    assert moves >= MOVES, f"only {moves} moves"
    return str(table["id"]), moves


def _stepped(page: Page) -> list[float]:
    page.get_by_role("tab", name="Replay").click()
    expect(page.locator(".replay input[type=range]")).to_be_visible()
    page.evaluate("() => document.activeElement.blur()")
    page.evaluate(STEP_BACK)  # the first also loads what comes before
    return [float(page.evaluate(STEP_BACK)) for _ in range(STEPS)]
