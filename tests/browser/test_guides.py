"""Guided first games, walked to their end by clicks where they lead, and by one wrong click at each step."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error, Locator, ViewportSize, expect

import outremer
from outremer.table.guides import guide_of
from tests.browser.conftest import Welcome
from tests.browser.driving import play_until
from tests.browser.house import DESK, PHONE, TABLET, Person, complaints_by_day_and_night
from tests.browser.screens import WIDTHS, untold

SIZES = {"akkon": PHONE, "council": PHONE, "jerusalem": TABLET}  # all others are walked at a desk
SPOKEN = {"akkon": "it", "council": "de"}  # all others are walked in English
GONE = {"en": "not", "it": "non", "de": "nicht"}
GO_ON = {"en": "Your first real game", "it": "La tua prima vera partita", "de": "Deine erste richtige Partie"}
GUIDED = [name for name in outremer.games() if guide_of(name) is not None]
# What was played, as each game calls it, in the language in which it is walked.
PLAYED = {
    "akkon": "Hai giocato il primo turno",
    "council": "Die ersten Züge sind gespielt",
    "fief": "The first turn is played",
    "jerusalem": "The first round is played",
}

# What the guide leads to: a button of the prompt, a place on the board, or what must be done before.
LED = """
() => {
  if (document.querySelector('.prompt[aria-busy=true]') || !document.querySelector('.prompt.asked')) return null;
  const inHand = document.querySelector('.tool[aria-pressed=true]') ? ', .tool' : '';
  return document.querySelector('.led:not(:disabled)') ?? document.querySelector(
    `.table :is(.free, .usable, :is(.board, .stage, .own) [data-move]):not([aria-disabled=true]${inHand})`
  );
}
"""

# What a guide leads to on the page that is shown.
SHOWN = """
() => {
  const choices = '.led, .table :is(.free, .usable, :is(.board, .stage, .own) [data-move])';
  return [...document.querySelectorAll(choices)].filter(one =>
    one.checkVisibility() && !one.matches(':disabled, [aria-disabled=true], [aria-pressed=true]')
      && !one.closest('[inert]')
  );
}
"""
HIT = """
one => {
  const {left, top, width, height} = one.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}
"""

# Which of these things lie below its own card, on a page that was not scrolled; where a whole board of a phone is led
# to, some of it in sight is enough.
HIDDEN = f"""
() => {{
  scrollTo(0, 0);
  const shown = ({SHOWN})();
  const hidden = shown.filter(one => ({HIT})(one)?.closest('.guide'));
  const isWhole = innerWidth <= 600 && shown.length > 6 && hidden.length < shown.length;
  return isWhole ? [] : hidden.map(one => one.outerHTML.slice(0, 200));
}}
"""

# Is one of them in sight, or does an arrow say where they are?
IN_SIGHT = f"""
() => {{
  const seen = one => {{
    const hit = ({HIT})(one);
    return one.contains(hit) || (one.closest('svg') !== null && one.closest('svg') === hit?.closest('svg'));
  }};
  return document.querySelector('.pointer') !== null || ({SHOWN})().some(seen);
}}
"""

# Clicks what is not led to, one thing after the other, until something is said about it.
STRAY = """
async () => {
  const things = document.querySelectorAll(
    '.prompt [data-move]:not(.led):not(:disabled), :is(.board, .stage, .own) [aria-disabled=true]'
  );
  for (const one of things) {
    one.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    for (let waited = 0; waited < 20; waited++) {
      await new Promise(done => setTimeout(done, 15));
      if (document.querySelector('.held-back')) return 'held back';
      if (document.querySelector('.notes .refused')) break;
    }
  }
  return document.querySelector('.notes .refused') ? 'refused' : null;
}
"""


def open_guide(person: Person, game: str, lang: str = "en") -> None:
    """By the first button of the game's card on the home page, in this language."""
    person.page.locator("header select").select_option(lang)
    expect(person.page.locator("html")).to_have_attribute("lang", lang)
    person.page.locator(f"li.card:has(a[href='/learn/{game}']) .deeds button").first.click()
    expect(dialog(person)).to_be_visible(timeout=20_000)


def dialog(person: Person) -> Locator:
    return person.page.get_by_role("dialog")


def begin(person: Person) -> None:
    dialog(person).get_by_role("button").first.click()
    expect(dialog(person)).to_have_count(0)


def is_asked(person: Person) -> None:
    expect(person.page.locator(".prompt.asked[aria-busy=false], dialog[open]").first).to_be_visible(timeout=20_000)


def progress(person: Person) -> int:
    return int(person.page.locator(".guide progress").get_attribute("value") or 0)


def go_wrong(person: Person) -> None:
    """At every step something else is legal too: it is held back, and the guide says why not now."""
    is_asked(person)
    step = progress(person)
    person.page.keyboard.press("Escape")  # what a click too many has opened
    assert person.page.evaluate(STRAY) == "held back", f"nothing is held back at step {step + 1}"
    expect(person.page.locator(".held-back").first).to_be_visible()
    assert progress(person) == step
    expect(person.page.locator(".pane.moved")).to_have_count(0)  # no click too many enlarges a board


def follow(person: Person) -> None:
    """Click what the guide leads to, as a hand does: what something covers cannot be clicked."""
    led = person.page.evaluate_handle(LED).as_element()
    if led is None:
        return
    elsewhere = led.evaluate("one => one.closest('[role=tabpanel][inert]')?.id.replace('page-', '')")
    if elsewhere:
        person.page.locator(f"#page-tab-{elsewhere}").click()
    try:
        led.click(timeout=1500)
    except Error:  # it was drawn anew meanwhile, or lies below what the guide says, which a hand folds
        card = person.page.locator(".guide.over:not(.folded) .icon-only")
        if card.count() > 0:
            card.click()


def hides_nothing(person: Person) -> None:
    """The card lies beside what it leads to, before anybody folds it, on the page that the learner has before them."""
    is_asked(person)
    hidden = person.page.evaluate(HIDDEN)
    for _ in range(20):
        if not hidden:
            return
        person.page.wait_for_timeout(50)
        hidden = person.page.evaluate(HIDDEN)
    assert hidden == [], f"the guide lies over what it leads to at step {progress(person) + 1}"


def take_step(person: Person) -> None:
    """Follow the guide until its next step."""
    step = progress(person)
    for _ in range(100):
        is_asked(person)
        if progress(person) > step or dialog(person).count():
            return
        follow(person)
        person.page.wait_for_timeout(20)
    raise AssertionError(f"step {step + 1} cannot be taken")


@pytest.mark.timeout(120)
@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_is_walked_to_its_end_with_a_wrong_click_at_each_step(person: Welcome, game: str) -> None:
    guide = guide_of(game)
    assert guide is not None
    size = SIZES.get(game, DESK)
    anna = person("Anna", size)
    lang = SPOKEN.get(game, "en")
    open_guide(anna, game, lang)
    assert complaints_by_day_and_night(anna.page, "dialog") == []
    begin(anna)
    for at in range(len(guide.steps)):
        is_asked(anna)
        assert progress(anna) == at
        assert untold(anna.page) == []
        anna.page.wait_for_function(IN_SIGHT, timeout=5000)
        for width in (*(other for other in WIDTHS.values() if other is not size), size):
            anna.page.set_viewport_size(ViewportSize(width=width["width"], height=width["height"]))
            anna.page.keyboard.press("Escape")  # beside a board that is laid out anew the goal is told once more
            hides_nothing(anna)
        go_wrong(anna)
        take_step(anna)
    expect(dialog(anna)).to_contain_text(PLAYED[game], timeout=20_000)
    assert complaints_by_day_and_night(anna.page, "dialog") == []
    guided = anna.table_id()
    dialog(anna).get_by_role("button", name=GO_ON[lang]).click()
    expect(anna.page.locator(".guide")).to_have_count(0)
    note = ".first-note" if size is DESK else ".prompt .mark"
    expect(anna.page.locator(note)).to_be_visible(timeout=20_000)
    assert anna.table_id() != guided
    anna.visit(f"/table/{guided}")
    expect(anna.page.locator("main")).to_contain_text(GONE[lang])


def test_a_guide_is_left_into_a_free_game_on_a_phone(person: Welcome) -> None:
    anna = person("Anna", PHONE)
    open_guide(anna, "jerusalem")
    anna.page.keyboard.press("Escape")
    expect(dialog(anna)).to_have_count(0)
    is_asked(anna)
    go_wrong(anna)
    anna.page.locator(".guide").get_by_role("button", name="Leave the guide").click()
    expect(anna.page.locator(".guide")).to_have_count(0)
    anna.page.locator(".prompt .number .primary").click()  # what was held back before
    expect(anna.page.locator(".log")).to_contain_text("opened the bidding")


@pytest.mark.timeout(120)
def test_a_guide_is_left_at_a_later_step_and_the_game_goes_on_freely(person: Welcome) -> None:
    """In the middle of The Council's, at a desk: what was held back before is played now."""
    guide = guide_of("council")
    assert guide is not None
    anna = person("Anna")
    page = anna.page
    open_guide(anna, "council")
    begin(anna)
    for _ in range(len(guide.steps) // 2):
        take_step(anna)
    is_asked(anna)
    step = progress(anna)
    assert step == len(guide.steps) // 2
    go_wrong(anna)
    page.locator(".guide").get_by_role("button", name="Leave the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    lines = page.locator(".log li")
    before = lines.count()
    play_until([anna], lambda: lines.count() > before)
    page.reload()
    expect(page.locator(".table .prompt")).to_be_visible(timeout=20_000)
    expect(page.locator(".guide")).to_have_count(0)
