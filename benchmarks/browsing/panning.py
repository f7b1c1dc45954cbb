"""What a frame costs while the enlarged map of Fief is dragged, read from a trace."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from benchmarks.browsing.measure import Measure

STEPS = 60
SCRIPT = 4.0  # milliseconds a frame
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "__metadata"]
SCRIPTS = ("FunctionCall", "EvaluateScript", "RunMicrotasks")
FRAME = "Commit"
BEGUN, ENDED = "drag-begun", "drag-ended"


def panned(browser: Browser, page: Page) -> list[Measure]:
    for _ in range(3):
        page.get_by_role("button", name="Closer").first.click()
    box = page.locator(".pane").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=trace, categories=CATEGORIES)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 12, y - 8)
        page.evaluate(f"() => performance.mark('{BEGUN}')")
        for step in range(STEPS):
            page.mouse.move(x - 12 - step, y - 8 - step / 2)
        page.evaluate(f"() => performance.mark('{ENDED}')")
        page.mouse.up()
        browser.stop_tracing()
        events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    return _read(events)


def _read(events: list[dict[str, Any]]) -> list[Measure]:
    marks = {event["name"]: event for event in events if event["name"] in (BEGUN, ENDED)}
    begun, ended = marks[BEGUN]["ts"], marks[ENDED]["ts"]
    thread = (marks[BEGUN]["pid"], marks[BEGUN]["tid"])
    during = [one for one in events if begun <= one["ts"] <= ended and (one["pid"], one["tid"]) == thread]
    frames = sum(one["name"] == FRAME for one in during)
    assert frames > STEPS / 2, f"only {frames} frames for {STEPS} steps"
    layouts = sum(one["name"] == "Layout" for one in during)
    beside = f"{frames} frames for {STEPS} steps of the pointer"
    return [
        Measure("fief: panning, script a frame", _script(during) / frames, "ms", SCRIPT, beside),
        Measure("fief: panning, layouts in all", layouts, "times", 0),
    ]


def _script(events: list[dict[str, Any]]) -> float:
    """Milliseconds in scripts; one that calls another is counted once."""
    spent, until = 0.0, 0.0
    calls = [one for one in events if one["name"] in SCRIPTS and "dur" in one]
    for call in sorted(calls, key=lambda one: float(one["ts"])):
        if call["ts"] >= until:
            spent += call["dur"] / 1000
            until = call["ts"] + call["dur"]
    return spent
