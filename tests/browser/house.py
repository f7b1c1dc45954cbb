"""A server of its own for the tests, and people who come to it with a browser."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect

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


class House:
    """`outremer serve` as a process: it can be shut, killed and opened again with the same store."""

    def __init__(self, store: Path, port: int) -> None:
        self.store = store
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        options = [
            "--port",
            str(self.port),
            "--database",
            f"sqlite:///{self.store}",
            "--bot-pace",
            "0.02",
            "--standing-delay",
            "0.4",
            "0.5",
            "--no-limits",
            "--rehearse",
            "the browser's tests",
        ]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "outremer.cli", "serve", *options], cwd=self.store.parent
        )
        for _ in range(200):
            if self._answers():
                return
            time.sleep(0.1)
        raise TimeoutError("the server did not open within 20 seconds")

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/v1/session", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def shut(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(timeout=20)
            self._process = None


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
        self.page: Page = self.context.new_page()
        self.mishaps: list[str] = []
        self.page.on("pageerror", lambda error: self.mishaps.append(str(error)))

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


def complaints(page: Page) -> list[str]:
    """What axe-core finds wrong on the page as it stands; what is just fading in counts as there."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    stillness = page.add_style_tag(
        content="*, ::before, ::after { transition: none !important; animation: none !important }"
    )
    found = page.evaluate(
        "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
        ".map(one => one.id + ': ' + one.help + ' — ' + one.nodes.slice(0, 3).map(node => node.html).join(' | '))"
    )
    stillness.evaluate("style => style.remove()")
    return [str(one) for one in found]
