"""Playing by clicking: what a person may choose is on the page, so a driver needs no rules either."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Page, expect

from tests.browser.house import Person

# Clicks one of the free choices: mostly squires on the board, high bids seldom, the end of a turn when nothing is left.
CHOOSE = """
() => {
  const prompt = document.querySelector('.prompt.asked');
  if (!prompt || prompt.ariaBusy === 'true') return null;
  const areas = [...document.querySelectorAll('.area.free')];
  const buttons = [...document.querySelectorAll('[data-move]:not(:disabled)')];
  const last = buttons.filter(button => /^(pass|end|collect)/.test(button.dataset.move));
  const random = list => list[Math.floor(chance() * list.length)];
  const kind = chance();
  const list = areas.length && kind < 0.75 ? areas : last.length && kind < 0.9 ? last : [...buttons, ...areas];
  const picked = random(list);
  if (!picked) return null;
  picked.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  return picked.dataset.move ?? picked.dataset.area;
}
"""


def choose(person: Person) -> str | None:
    """Click one of this person's free choices; None if nothing is asked of them."""
    clicked = person.page.evaluate(CHOOSE)
    return None if clicked is None else str(clicked)


def play_until(people: Sequence[Person], done: Callable[[], bool], seconds: float = 100) -> int:
    """Let these people choose until it is so; returns how often they clicked."""
    until = time.monotonic() + seconds
    clicks = 0
    while is_under_way(people) or not done():
        assert time.monotonic() < until, "the game does not get there"
        chosen = [choose(person) for person in people]
        clicks += sum(choice is not None for choice in chosen)
        people[0].page.wait_for_timeout(15)
    return clicks


def is_under_way(people: Sequence[Person]) -> bool:
    """Has somebody chosen something that is not played yet?"""
    return any(person.page.locator(".prompt[aria-busy=true]").count() > 0 for person in people)


def is_over(page: Page) -> bool:
    return page.locator(".result").count() > 0


def places_squires(page: Page) -> Callable[[], bool]:
    """Is it this person's turn to place squires?"""
    return lambda: (
        page.locator("[data-mode=place], .area.free").count() > 0 and page.locator("[data-move=end]").count() > 0
    )


def table_against_bots(person: Person) -> str:
    person.page.get_by_role("button", name="Play against bots now").first.click()
    expect(person.page.locator(".table .prompt")).to_be_visible()
    return person.table_id()


def shared_table(owner: Person, guest: Person) -> str:
    """Two people and two bots at a table that the owner opened and the guest was invited to."""
    owner.visit("/new")
    owner.page.locator("form button.primary").click()
    expect(owner.page.get_by_text("Waiting for players")).to_be_visible()
    owner.page.get_by_role("button", name="Invite").click()
    link = owner.page.locator("code").inner_text()
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit here").click()
    for somebody in (guest, owner):
        somebody.page.get_by_role("button", name="I am ready").click()
    for somebody in (guest, owner):
        expect(somebody.page.locator(".table .prompt")).to_be_visible()
    return owner.table_id()


def reach_placement(person: Person) -> None:
    play_until([person], places_squires(person.page))


def settled(page: Page) -> None:
    """Nothing is under way any more."""
    expect(page.locator(".prompt[aria-busy=false]")).to_be_visible()
