"""Playing without a mouse: whatever may be chosen is reached by Tab, arrows and digits, and taken by Enter."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import ElementHandle, Page

from tests.browser.driving import PICK, TASTE, Taste, choose
from tests.browser.house import Person

# What may be chosen as the page shows it, and one of them by taste; null if nothing is asked.
WANTED = f"""
taste => {{
  const wanted = ({PICK})(taste, one => one.checkVisibility() && !one.closest('[inert]'));
  return wanted ? wanted.one : null;
}}
"""

# Is the focus on it, among those from which arrows lead to it, or must one Tab on or back to get there?
FOCUS = """
wanted => {
  const active = document.activeElement;
  if (!wanted.isConnected || wanted.disabled) return 'gone';
  if (active === wanted) return 'there';
  let stop = wanted;
  if (wanted.tabIndex < 0) {
    let group = wanted;
    while (group && !group.querySelector('[tabindex="0"]')) group = group.parentElement;
    stop = group?.querySelector('[tabindex="0"]');
    if (stop === active) return 'beside';
  }
  const back = stop.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
  return active !== document.body && back ? 'Shift+Tab' : 'Tab';
}
"""

# The digit that presses it, if it is one of the first nine choices of the prompt.
DIGIT = "wanted => 1 + [...document.querySelectorAll('.prompt [data-move]')].indexOf(wanted)"

# Which arrow points from the focus to it, the likelier one first.
ARROWS = """
wanted => {
  const middle = one => {
    const {left, top, width, height} = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(document.activeElement), [toX, toY] = middle(wanted);
  const across = toX > x ? 'ArrowRight' : 'ArrowLeft', down = toY > y ? 'ArrowDown' : 'ArrowUp';
  return Math.abs(toX - x) > Math.abs(toY - y) ? [across, down] : [down, across];
}
"""
HERE = "() => document.activeElement.outerHTML"
NAME = "wanted => wanted.dataset.move ?? wanted.dataset.area ?? wanted.dataset.tool ?? wanted.dataset.city ?? ''"

ALL_ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
MOST_TABS = 150
MOST_ARROWS = 60


def choose_by_keys(person: Person, taste: Taste = TASTE) -> str | None:
    """Reach one of this person's free choices by keys alone and take it; None if nothing is asked of them."""
    wanted = person.page.evaluate_handle(WANTED, taste).as_element()
    return take(person.page, wanted) if wanted else None


def take(page: Page, wanted: ElementHandle) -> str | None:
    """Reach it by keys alone and take it; its words, or None if it went away meanwhile."""
    words = str(wanted.evaluate(NAME))
    digit = int(wanted.evaluate(DIGIT))
    if 1 <= digit <= 9:
        page.keyboard.press(str(digit))
        return words
    if not is_reached(page, wanted):
        return None
    page.keyboard.press("Enter")
    return words


def is_reached(page: Page, wanted: ElementHandle) -> bool:
    """Is the focus led to it? False if it went away meanwhile; whatever no key leads to is an error."""
    for _ in range(MOST_TABS):
        where = str(wanted.evaluate(FOCUS))
        if where == "beside":
            where = along_arrows(page, wanted)
        if where in ("there", "gone"):
            return where == "there"
        page.keyboard.press("Tab" if where == "beside" else where)
    raise AssertionError(f"no key leads to {wanted.evaluate('one => one.outerHTML.slice(0, 200)')}")


def along_arrows(page: Page, wanted: ElementHandle) -> str:
    """Steer by arrows, and a little astray where the straight way goes round in circles."""
    chance = Random(1429)
    seen: set[str] = set()
    for _ in range(MOST_ARROWS):
        straight, aside = wanted.evaluate(ARROWS)
        here = str(page.evaluate(HERE))
        page.keyboard.press(chance.choice((*ALL_ARROWS, aside)) if here in seen else straight)
        seen.add(here)
        where = str(wanted.evaluate(FOCUS))
        if where != "beside":
            return where
    return "beside"


def by_keys(*without_mouse: Person) -> Callable[[Person, Taste], str | None]:
    """Let these people choose by keys alone, and the others by clicks."""

    def choosing(person: Person, taste: Taste) -> str | None:
        return choose_by_keys(person, taste) if person in without_mouse else choose(person, taste)

    return choosing
