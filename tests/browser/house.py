"""A server of its own for the tests, and people who come to it with a browser."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.hosting import Host

ROOT = Path(__file__).resolve().parents[2]
ARTEFACTS = ROOT / "artefacts" / "browser"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
CHROMIUM_ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage"]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

DESK = {"width": 1440, "height": 900}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 360, "height": 740}


# The same choices in every run, so that a game that fails can be played again: chance() is a number from 0 up to 1.
CHANCE = """
globalThis.chance = (state => () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32)(1429)
"""
# A test clicks itself what it wants played: what else could be said for somebody would come in between.
UNSPOKEN_FOR = """
if (location.protocol !== 'about:' && localStorage.getItem('outremer.settings') === null)
  localStorage.setItem('outremer.settings', JSON.stringify({sole: false}))
"""
# Chromium calls it an error that a server refuses or is not there; what the page makes of that, tests look at.
ANSWERED = ("Failed to load resource", "WebSocket connection to")


class House(Host):
    """A server for browsers: bots are quick, and every table is dealt alike."""

    def __init__(self, store: Path, rehearsal: str = "the browser's tests", *arguments: str) -> None:
        self.store = store
        quick = ("--bot-pace", "0.02", "--standing-delay", "0.4", "0.5", "--window-delay", "0.02", "0.05")
        super().__init__(f"sqlite:///{store}", *quick, "--no-limits", "--rehearse", rehearsal, *arguments)


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, house: House, name: str, viewport: dict[str, int], **wishes: object) -> None:
        self.house = house
        self.name = name
        settings: dict[str, object] = {"locale": "en", "reduced_motion": "reduce", **wishes}
        self.context: BrowserContext = browser.new_context(
            viewport={"width": viewport["width"], "height": viewport["height"]},
            **settings,  # type: ignore[arg-type]  # what a test wishes
        )
        self.context.add_init_script(CHANCE)
        self.context.add_init_script(UNSPOKEN_FOR)
        self.page: Page = self.context.new_page()
        self.mishaps: list[str] = []
        self.page.on("pageerror", lambda error: self.mishaps.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(ANSWERED):
            self.mishaps.append(message.text)

    def visit(self, path: str) -> None:
        self.page.goto(self.house.address + path)
        expect(self.page.locator("main h1").first).to_be_attached()

    def enter(self) -> None:
        self.visit("/")
        self.page.locator("form input[type=text]").fill(self.name)
        self.page.locator("form button").click()
        expect(self.page.locator("h1")).to_contain_text(self.name)

    def table_id(self) -> str:
        found = re.search(r"/table/([^/?]+)", self.page.url)
        assert found is not None, self.page.url
        return found.group(1)

    def picture(self, name: str) -> None:
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}.png")

    def leave(self) -> None:
        self.context.close()


def complaints(page: Page, within: str = "html") -> list[str]:
    """What axe-core finds wrong on the page as it stands; what is just fading in counts as there.

    What it should look at must be there.
    """
    if not page.evaluate("() => 'axe' in globalThis"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    stillness = page.add_style_tag(
        content="*, ::before, ::after { transition: none !important; animation: none !important }"
    )
    found = page.evaluate(
        "async within => document.querySelector(within) && "
        "(await axe.run({include: [within]}, {resultTypes: ['violations']})).violations"
        ".map(one => one.id + ': ' + one.help + ' — ' + one.nodes.slice(0, 3).map(node => node.html).join(' | '))",
        within,
    )
    stillness.evaluate("style => style.remove()")
    assert found is not None, f"there is no {within} to look at"
    return [str(one) for one in found]


def complaints_by_day_and_night(page: Page, within: str = "html") -> list[str]:
    """What axe-core finds wrong with the page, or with these parts of it, in both looks."""
    found = []
    for theme in ("light", "dark"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        found += [f"{theme}: {one}" for one in complaints(page, within)]
    page.evaluate("() => delete document.documentElement.dataset.theme")
    return found
