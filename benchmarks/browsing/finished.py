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
TIMES = 7
OPEN = 1000.0  # milliseconds
STEP = 60.0
PATIENCE = 240  # seconds for the bots' game

# When the board and the result, with its points and its curve, were first there and painted, in milliseconds since the
# page was asked for.
WATCH = """
const parts = ['.board [data-city]', '.result table', '.result polyline'];
const seen = new MutationObserver(() => {
  if (!parts.every(part => document.querySelector(part))) return;
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
    work = Work(person)
    opened, busy = _opened(person, work, f"{house.address}/table/{table}")
    steps, each = _stepped(person.page, work)
    person.leave()
    beside = f"{moves} moves, {GAME}; the page's own work {busy:.0f} ms"
    worst = f"worst {max(steps):.1f} ms; the page's own work {each:.0f} ms"
    return [
        Measure("opening a finished table", opened, "ms", OPEN, beside),
        Measure("a step of the replay", statistics.median(steps), "ms", STEP, worst),
    ]


class Work:
    """How long the thread of a page was at work, whatever else the machine had to do."""

    def __init__(self, person: Person) -> None:
        self.session = person.context.new_cdp_session(person.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def done(self) -> float:
        """Milliseconds since the page was asked for."""
        metrics = {one["name"]: float(one["value"]) for one in self.session.send("Performance.getMetrics")["metrics"]}
        return metrics["TaskDuration"] * 1000


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


def _opened(person: Person, work: Work, address: str) -> tuple[float, float]:
    page = person.page
    person.context.add_init_script(WATCH)
    opened, busy = [], []
    for _ in range(TIMES):
        page.goto(address)
        page.wait_for_function("() => globalThis.openedAfter !== undefined")
        busy.append(work.done())
        opened.append(float(page.evaluate("() => openedAfter")))
    return statistics.median(opened), statistics.median(busy)


def _stepped(page: Page, work: Work) -> tuple[list[float], float]:
    """How long each step took, and how much work there was for one."""
    page.get_by_role("tab", name="Replay").click()
    expect(page.locator(".replay input[type=range]")).to_be_visible()
    page.evaluate("() => document.activeElement.blur()")
    page.evaluate(STEP_BACK)  # the first also loads what comes before
    before = work.done()
    steps = [float(page.evaluate(STEP_BACK)) for _ in range(STEPS)]
    return steps, (work.done() - before) / STEPS
