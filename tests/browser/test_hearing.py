"""Each guided first round by keyboard alone, and what a screen reader says meanwhile: kept under transcripts/.

`KEEP_TRANSCRIPTS=1` writes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import ElementHandle, expect

from tests.browser.conftest import Welcome
from tests.browser.hearing import Ear
from tests.browser.house import Person
from tests.browser.keyboard import DIGIT, take
from tests.browser.test_guides import GUIDED, LED, dialog, is_asked, open_guide, progress

KEPT = Path(__file__).parent / "transcripts"


def play(person: Person, ear: Ear, wanted: ElementHandle) -> None:
    """Take it by keys, and write down its name as it is read out."""
    digit = int(wanted.evaluate(DIGIT))
    ear.press(str(digit) if 1 <= digit <= 9 else "Enter", wanted)
    take(person.page, wanted)


@pytest.mark.timeout(180)
@pytest.mark.parametrize("game", GUIDED)
def test_a_guided_round_is_heard_and_played_by_keyboard_alone(person: Welcome, game: str) -> None:
    anna = person("Anna")
    open_guide(anna, game)
    anna.page.keyboard.press("Enter")
    expect(dialog(anna)).to_have_count(0)
    is_asked(anna)
    first = anna.page.locator(".guide .text")
    expect(first).not_to_be_empty()
    ear = Ear(anna.page, anna.page.locator(".prompt h2").inner_text(), first.inner_text())
    for _ in range(200):
        is_asked(anna)
        if dialog(anna).count():
            break
        wanted = anna.page.evaluate_handle(LED).as_element()
        if wanted is None:
            anna.page.wait_for_timeout(20)
            continue
        play(anna, ear, wanted)
        anna.page.wait_for_timeout(30)
    assert dialog(anna).count(), f"no end after step {progress(anna) + 1}"
    heard = ear.transcript(until="The guide ends here. The game can go on.")
    kept = KEPT / f"{game}.txt"
    if os.environ.get("KEEP_TRANSCRIPTS"):
        KEPT.mkdir(exist_ok=True)
        kept.write_text(heard, encoding="utf-8")
    assert heard == kept.read_text(encoding="utf-8")
