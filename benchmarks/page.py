"""How fast the page is, for every game in a full position of its own, in one run in Chromium.

    make install chromium
    .venv/bin/python benchmarks/page.py           # or --json (one object on one line)

The page is shown a position as a server would show it. Then: how long a pointer that comes to a place, a click there
and the news of a change take until the next picture is painted (medians and worst of many, in milliseconds), and what
a step of panning the enlarged board costs: script in milliseconds, layouts in number. Fief's position is the largest,
six families on a crowded map; a board must answer within 100 ms there.

Before that, against the real server: how many bytes come over the wire for the first page, pictures of the games
included, and how many more when a table is opened from there. Every number stands beside its floor.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import outremer  # noqa: E402  # the tests' house is found from the root
from tests.browser.house import CHROMIUM, CHROMIUM_ARGUMENTS, DESK, House, Person  # noqa: E402  # likewise

Numbers = dict[str, float]

TIMES = 25
STEPS = 60
WITHIN = 100.0  # milliseconds
DECISIONS = 60
FIRST_LOAD = 175_000  # bytes over the wire
OPENING = {"jerusalem": 70_000, "akkon": 70_000, "council": 70_000, "fief": 110_000}  # bytes more
SETTLED = 2500  # milliseconds without which something may still be on its way
PLACES = {"jerusalem": ".map [data-area]", "akkon": "[data-city]", "council": "[data-city]", "fief": "[data-village]"}
FULL_FIEF = ROOT / "tests" / "games" / "fief" / "positions" / "six-families-and-disasters.json"

# A server that shows one position, refuses every move, and tells a change whenever `sendNews` is called.
STAND_IN = """
shown => {
  globalThis.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      setTimeout(() => { this.onopen(); this.tell(shown.state); });
      let at = 0;
      globalThis.sendNews = () => {
        const {patch, moves} = shown.changes[at % 2];
        at += 1;
        const {hash, event_count} = shown.state;
        const rest = {may_undo: false, by: 0, spoken_for: false, events: []};
        this.tell({type: 'change', sequence: shown.state.sequence + at, hash, event_count, patch, moves, ...rest});
      };
    }
    tell(message) { this.onmessage({data: JSON.stringify(message)}); }
    send(frame) {
      const {type, id, move, moves} = JSON.parse(frame);
      if (type === 'why') this.tell({type: 'why', id, move, rule: null, text: ''});
      else if (type === 'play')
        setTimeout(() => this.tell({type: 'refused', id, move: moves[0], rule: '', nouns: [], text: ''}));
      else this.tell({type: 'pong', id});
    }
    close() {}
  };
}
"""
# From what happens until its picture is painted.
PAINTED = """
([what, selector, at]) => new Promise(seen => {
  const places = [...document.querySelectorAll(selector)];
  const place = places[at % places.length];
  const began = performance.now();
  if (what === 'point') place.dispatchEvent(new PointerEvent('pointerenter', {pointerType: 'mouse'}));
  else if (what === 'click') place.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  else sendNews();
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => seen(performance.now() - began);
    channel.port2.postMessage(0);
  });
})
"""


def full_table(game: str) -> outremer.Table:
    """A table in the thick of a game."""
    if game == "fief":
        return outremer.load(json.loads(FULL_FIEF.read_text(encoding="utf-8")))
    table = outremer.new(game, seed=1)
    for _ in range(DECISIONS):
        assert isinstance(table.need, outremer.Ask)
        seat = table.need.seats[0]
        later = table.clone()
        later.play(seat, later.moves(seat)[-1])
        if later.over:
            break
        table = later
    return table


def shown(table: outremer.Table, info: dict[str, Any]) -> dict[str, Any]:
    """The position as the asked seat's page would hear it, and a change there and back."""
    assert isinstance(table.need, outremer.Ask)
    seat = table.need.seats[0]
    offers = table.game.lexicon.offers

    def said(at: outremer.Table) -> tuple[dict[str, Any], list[str], list[str]]:
        moves = at.moves(seat)
        free = [str(move) for move in moves if not offers(move)]
        return at.view(seat), free, [str(move) for move in moves if offers(move)]

    later = table.clone()
    later.driver = outremer.Seeded(1)
    later.play(seat, later.moves(seat)[0])
    (view, moves, more), (next_view, next_moves, _) = said(table), said(later)
    state = {
        "type": "state",
        "sequence": 1,
        "hash": "",
        "view": view,
        "moves": moves,
        "offers": more,
        "events": [],
        "event_count": 0,
        "table": info,
        "talk": [],
        "rooms": {},
        "may_undo": False,
        "undo_asked": None,
        "standing": {},
        "unconcerned": [],
        "spoken_for": False,
        "clock": None,
    }
    parts = ("asked", "forms", "world")
    there = {"patch": [[[part], next_view[part]] for part in parts], "moves": next_moves}
    back = {"patch": [[[part], view[part]] for part in parts], "moves": moves}
    return {"state": state, "changes": [there, back]}


def open_page(browser: Browser, house: House, game: str) -> Page:
    """A page at a table of this game that shows the full position."""
    table = full_table(game)
    assert isinstance(table.need, outremer.Ask)
    seat = table.need.seats[0]
    person = Person(browser, house, "Anna", DESK)
    person.enter()
    api = f"{house.address}/api/v1/tables"
    seats: list[dict[str, str]] = [{"kind": "bot", "bot": "random"}] * table.seats
    seats[seat] = {"kind": "me"}
    wish = {"game": game, "options": dict(table.setting.options), "seats": seats}
    id_ = str(person.page.request.post(api, data=wish).json()["id"])
    assert person.page.request.post(f"{api}/{id_}/seats/{seat}/ready", data={"ready": True}).ok
    info = person.page.request.get(f"{api}/{id_}").json()
    person.context.add_init_script(f"({STAND_IN})({json.dumps(shown(table, info))})")
    person.page.goto(f"{house.address}/table/{id_}")
    expect(person.page.locator(PLACES[game]).first).to_be_attached()
    return person.page


def wire(browser: Browser, house: House, game: str) -> tuple[int, int]:
    """The bytes of a first visit, and those that opening a table adds."""
    person = Person(browser, house, "Anna", DESK)
    sizes: list[int] = []
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    person.visit("/")
    person.page.wait_for_timeout(SETTLED)
    first = sum(sizes)
    person.enter()
    person.page.wait_for_timeout(SETTLED)
    sizes.clear()
    shelf = person.page.locator("li", has=person.page.locator(f"a[href='/learn/{game}']"))
    shelf.get_by_role("button", name="Play against bots now").click()
    expect(person.page.locator(".prompt").first).to_be_visible(timeout=60_000)
    expect(person.page.locator(PLACES[game]).first).to_be_attached(timeout=60_000)
    person.page.wait_for_timeout(SETTLED)
    person.leave()
    return first, sum(sizes)


def weighed(browser: Browser, house: House) -> tuple[Numbers, list[str]]:
    """What the page costs on the wire, and what of it is too much."""
    found: Numbers = {}
    complaints: list[str] = []
    for game, most in OPENING.items():
        first, added = wire(browser, house, game)
        found["first load"], found[f"opening {game}"] = first, added
        if added > most:
            complaints.append(f"Opening a table of {game} took {added:,} bytes; {most:,} are allowed.")
        if first > FIRST_LOAD:
            complaints.append(f"The first load took {first:,} bytes; {FIRST_LOAD:,} are allowed.")
    return found, complaints


def painted(page: Page, what: str, selector: str) -> list[float]:
    times = []
    for at in range(TIMES):
        times.append(float(page.evaluate(PAINTED, [what, selector, at])))
        page.keyboard.press("Escape")
        page.wait_for_timeout(30)
    return times


def panning(page: Page) -> Numbers:
    """What a step costs with which an enlarged board is dragged; nothing where it cannot be enlarged."""
    closer = page.get_by_role("button", name="Closer")
    if closer.count() == 0:
        return {}
    for _ in range(3):
        closer.click()
    box = page.locator(".pane").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 12, y - 8)
    before = _metrics(session.send("Performance.getMetrics"))
    for step in range(STEPS):
        page.mouse.move(x - 12 - step, y - 8 - step / 2)
    after = _metrics(session.send("Performance.getMetrics"))
    page.mouse.up()
    spent = {name: (after[name] - before[name]) / STEPS for name in ("ScriptDuration", "LayoutCount")}
    return {"pan_script_ms": spent["ScriptDuration"] * 1000, "pan_layouts": spent["LayoutCount"]}


def _metrics(answer: Any) -> Numbers:
    return {one["name"]: float(one["value"]) for one in answer["metrics"]}


def measured(browser: Browser, house: House, game: str) -> Numbers:
    page = open_page(browser, house, game)
    found: Numbers = {}
    for what in ("point", "click", "news"):
        times = painted(page, what, PLACES[game])
        found[f"{what}_ms"] = statistics.median(times)
        found[f"{what}_worst_ms"] = max(times)
    found.update(panning(page))
    page.context.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one object on one line")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "tables.sqlite3")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_ARGUMENTS)
        try:
            bytes_sent, complaints = weighed(browser, house)
            found = {game: measured(browser, house, game) for game in PLACES}
        finally:
            browser.close()
            house.end()
    if asked.json:
        print(json.dumps({"bytes": bytes_sent, **found}))
    else:
        for name, value in bytes_sent.items():
            most = FIRST_LOAD if name == "first load" else OPENING[name.removeprefix("opening ")]
            print(f"{name:18} {value:9,.0f} bytes, {most:,} at most")
        for game, numbers in found.items():
            print(f"{game:10}", "  ".join(f"{name} {value:.1f}" for name, value in numbers.items()))
    slowest = max(numbers[f"{what}_ms"] for numbers in found.values() for what in ("point", "click", "news"))
    if slowest > WITHIN:
        complaints.append(f"A board took {slowest:.0f} ms to answer; {WITHIN:.0f} are allowed.")
    for complaint in dict.fromkeys(complaints):
        print(complaint, file=sys.stderr)
    return int(bool(complaints))


if __name__ == "__main__":
    sys.exit(main())
