"""A first game comes with notes on what is new; they are easily put away, and stay away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Welcome
from tests.browser.driving import play_until, table_against_bots
from tests.browser.house import DESK, PHONE, Person, complaints_by_day_and_night

SIZES = {"desk": DESK, "phone": PHONE}


def note(person: Person) -> Locator:
    return person.page.locator(".first-note")


def mark(person: Person) -> Locator:
    """What the note folds into where there is no room beside the board."""
    return person.page.locator(".prompt .mark")


def is_asked(person: Person) -> None:
    expect(person.page.locator(".prompt.asked")).to_be_visible(timeout=20_000)


def has_no_note(person: Person) -> None:
    """Not even once the rules are here that it would quote."""
    more = person.page.get_by_role("tab", name="More")
    if more.count() > 0:
        more.click()
    person.page.get_by_role("tab", name="Rules").click()
    expect(person.page.get_by_role("heading", name="Now")).to_be_visible()
    expect(note(person)).to_have_count(0)
    expect(mark(person)).to_have_count(0)


def place_of_the_board(person: Person) -> object:
    return person.page.locator(".board").evaluate("({offsetTop, offsetHeight}) => [offsetTop, offsetHeight]")


@pytest.mark.parametrize("size", SIZES)
def test_a_note_explains_what_is_new_until_it_is_understood(person: Welcome, size: str) -> None:
    anna = person("Anna", SIZES[size])
    table_against_bots(anna)
    is_asked(anna)
    before = place_of_the_board(anna)
    if size == "phone":
        expect(note(anna)).to_have_count(0)
        mark(anna).click()
    expect(note(anna)).to_contain_text("New to you")
    assert complaints_by_day_and_night(anna.page) == []
    anna.picture(f"first-note-{size}")

    understood = note(anna).get_by_role("button", name="Got it")
    understood.focus()
    anna.page.keyboard.press("Enter")
    expect(note(anna)).to_have_count(0)
    assert place_of_the_board(anna) == before
    assert anna.page.evaluate("document.activeElement.closest('.prompt') !== null")

    anna.page.reload()
    is_asked(anna)
    has_no_note(anna)
    another = mark(anna) if size == "phone" else note(anna)
    play_until([anna], lambda: another.count() > 0)
    expect(another).to_contain_text("New to you")


def test_notes_are_switched_off_and_on_again(person: Welcome) -> None:
    anna = person("Anna")
    table_against_bots(anna)
    is_asked(anna)
    note(anna).get_by_role("button", name="No more notes").click()
    expect(note(anna)).to_have_count(0)
    anna.page.reload()
    is_asked(anna)
    has_no_note(anna)
    anna.page.get_by_role("tab", name="Options").click()
    wanted = anna.page.get_by_role("checkbox", name="Notes on what is new in a first game")
    expect(wanted).not_to_be_checked()
    wanted.check()
    expect(note(anna)).to_be_visible()
