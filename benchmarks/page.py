"""How heavy and how fast the page is, in one run in Chromium, every number beside its floor.

    make install chromium
    .venv/bin/python -m benchmarks.page           # or --json (one object on one line), --only wire

wire      Against the real server: the bytes of a first visit, pictures of the games included, and how many more when a
          table is opened from there; headers and all, as the browser counts them. What comes over the socket is told
          beside.
finished  A finished table that bots have played on the real server: until it is open, with what the result is made of
          and its curve, and a step of its replay.
answers   Every game in a full position of its own with a log of 500 lines, shown as a server would show it: how long a
          pointer that comes to a place, a click there and the news of a change take until the next picture is painted
          (medians of 25). Fief's position is the largest, six families on a crowded map.
panning   Fief's map in that position, enlarged and dragged: layouts, and script a frame, read from a trace. A browser
          that draws in software shows no honest frame rate.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # where it was started as a file, not as a module
from benchmarks.browsing.answers import answered
from benchmarks.browsing.finished import finished
from benchmarks.browsing.measure import Measure
from benchmarks.browsing.panning import panned
from benchmarks.browsing.positions import open_page
from benchmarks.browsing.wire import PLACES, weighed
from tests.browser.house import CHROMIUM, CHROMIUM_ARGUMENTS, House


def answers(browser: Browser, house: House) -> list[Measure]:
    found: list[Measure] = []
    for game, place in PLACES.items():
        page = open_page(browser, house, game, place)
        found += answered(page, game, place)
        page.context.close()
    return found


def panning(browser: Browser, house: House) -> list[Measure]:
    page = open_page(browser, house, "fief", PLACES["fief"])
    found = panned(browser, page)
    page.context.close()
    return found


PARTS: dict[str, Callable[[Browser, House], list[Measure]]] = {
    "wire": weighed,
    "finished": finished,
    "answers": answers,
    "panning": panning,
}


def measured(parts: list[str]) -> list[Measure]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "tables.sqlite3")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_ARGUMENTS)
        try:
            return [measure for part in parts for measure in PARTS[part](browser, house)]
        finally:
            browser.close()
            house.end()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one object on one line")
    parser.add_argument("--only", choices=PARTS, action="append", help="this part; may be said again")
    asked = parser.parse_args()
    found = measured(asked.only or list(PARTS))
    if asked.json:
        print(json.dumps({one.what: {"value": one.value, "unit": one.unit, "most": one.most} for one in found}))
    else:
        print(*found, sep="\n")
    missed = [one for one in found if not one.is_met]
    for one in missed:
        print(f"{one.what}: {one.value:,.1f} {one.unit}; {one.most:,.0f} are allowed.", file=sys.stderr)
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
