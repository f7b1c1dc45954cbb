"""Playing by clicking: what a person may choose is on the page, so a driver needs no rules either."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from playwright.sync_api import Locator, Page, expect

from tests.browser.house import Person

# How often somebody chooses what begins so, where there is a choice: each free thing counts to the first that fits it.
Taste = Mapping[str, float]
TASTE = {"area": 75, "pass|end|collect": 15, "": 10}

# One of the free things on the page that are fit, in the prompt or elsewhere, with its words; null if nothing is asked.
PICK = """
(taste, fit) => {
  const prompt = document.querySelector('.prompt.asked');
  if (!prompt || prompt.ariaBusy === 'true') return null;
  const tools = document.querySelector('.tool[aria-pressed=true]') ? '' : ', .tool.usable[aria-pressed=false]';
  const things = document.querySelectorAll('[data-move], .area.free, .city.free' + tools);
  const free = [...things].filter(one => !one.disabled && fit(one));
  const word = ({dataset: {move, area, tool, city}}) =>
    move ?? (area ? `area ${area}` : tool ? `tool ${tool}` : `from ${city}`);
  const starts = Object.keys(taste);
  const groups = Map.groupBy(free, one => starts.find(start => new RegExp(`^(${start})`).test(word(one))));
  let at = chance() * [...groups.keys()].reduce((sum, start) => sum + taste[start], 0);
  const chosen = [...groups.keys()].find(start => (at -= taste[start]) <= 0);
  const list = groups.get(chosen) ?? [];
  const one = list[Math.floor(chance() * list.length)];
  return one ? {one, word: word(one)} : null;
}
"""

# Clicks one of the free things.
CHOOSE = f"""
taste => {{
  const picked = ({PICK})(taste, () => true);
  picked?.one.dispatchEvent(new MouseEvent('click', {{bubbles: true, cancelable: true}}));
  return picked?.word ?? null;
}}
"""


def choose(person: Person, taste: Taste = TASTE) -> str | None:
    """Click one of this person's free choices and return its words; None if nothing is asked of them."""
    clicked = person.page.evaluate(CHOOSE, taste)
    return None if clicked is None else str(clicked)


def play_until(
    people: Sequence[Person],
    done: Callable[[], bool],
    seconds: float = 100,
    taste: Taste = TASTE,
    choosing: Callable[[Person, Taste], str | None] = choose,
) -> list[str]:
    """Let these people choose until it is so and nothing is under way; returns what they chose."""
    until = time.monotonic() + seconds
    chosen: list[str] = []
    while is_under_way(people) or not done():
        assert time.monotonic() < until, "the game does not get there"
        chosen += [choice for person in people if (choice := choosing(person, taste))]
        people[0].page.wait_for_timeout(10)
    return chosen


def is_under_way(people: Sequence[Person]) -> bool:
    """Has somebody chosen something that is not played yet?"""
    return any(person.page.locator(".prompt[aria-busy=true]").count() > 0 for person in people)


def reached(target: Locator) -> Locator:
    """This, once a phone has turned to the page of its table that holds it."""
    elsewhere = target.evaluate("one => one.closest('[role=tabpanel][inert]')?.id.replace('page-', '')")
    if elsewhere:
        tab = target.page.locator(f"#page-tab-{elsewhere}")
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
    return target


def is_over(page: Page) -> bool:
    return page.locator(".result").count() > 0


def see_the_end(*people: Person) -> Callable[[], bool]:
    """Does each of them see the result?"""
    return lambda: all(is_over(person.page) for person in people)


def places_squires(page: Page) -> Callable[[], bool]:
    """Is it this person's turn to place squires?"""
    return lambda: (
        page.locator("[data-mode=place], .area.free").count() > 0 and page.locator("[data-move=end]").count() > 0
    )


def table_against_bots(person: Person) -> str:
    person.page.get_by_role("button", name="Jerusalem: Play against bots now").click()
    expect(person.page.locator(".table .prompt")).to_be_visible()
    return person.table_id()


def shared_table(owner: Person, guest: Person) -> str:
    """Two people and two bots at a table that the owner opened and the guest was invited to."""
    owner.visit("/new?game=jerusalem")
    owner.page.locator("form button.primary").click()
    expect(owner.page.get_by_text("Waiting for players")).to_be_visible()
    owner.page.get_by_role("button", name="Invite").click()
    link = owner.page.locator("code").inner_text()
    guest.page.goto(link)
    expect(guest.page.get_by_text(f"{owner.name} invites you to a game of Jerusalem.")).to_be_visible()
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
