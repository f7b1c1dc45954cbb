"""Nothing moves under the pointer: whatever is pointed at, chosen, refused or told, the board keeps its place."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as NothingInTime

from tests.browser.conftest import Welcome
from tests.browser.driving import TASTE, Taste, choose, settled
from tests.browser.house import DESK, PHONE, TABLET, Person
from tests.browser.moments import moment, sit_down
from tests.browser.stillness import beyond, moved, places, resting, shown, watch
from tests.browser.test_phone import CHOOSING
from tests.browser.test_thumbs import REFUSED
from tests.games.council.position import position as council_position
from tests.games.jerusalem.position import position as jerusalem_position

SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
CLICKS = 8
MOST_CLICKS = 60
BOT = {"kind": "bot", "bot": "random"}  # they think no time


@dataclass
class Game:
    name: str
    drawing: str
    """What must not move within the board."""
    pointed: str
    """A place that says what it is when the pointer rests on it."""
    barred: str = ""
    """A place that says why not when it is clicked at the first question; where nothing does, see `REFUSING`."""
    options: dict[str, str] = field(default_factory=dict)
    taste: Taste = field(default_factory=lambda: TASTE)
    told: str = "story"
    """What comes by when others have played."""


GAMES = {
    game.name: game
    for game in (
        Game("jerusalem", ".map", "[data-area=market-large]", "[data-area=market-large]"),
        Game("akkon", ".coast", "[data-city=tyre]", taste={"tool": 30, "": 70}, told="stage"),
        Game("council", ".map", "[data-city=castrum]", "[data-city=osium]", options={"first-player": "first-seat"}),
        Game("fief", ".map", "[data-village=tournus]", taste={"": 1}),
    )
}


def begin(person: Person, game: Game) -> Page:
    """A table against bots, at this person's first question."""
    api = f"{person.house.address}/api/v1/tables"
    wish = {"game": game.name, "options": game.options, "seats": [{"kind": "me"}, *[BOT] * 2], "visibility": "open"}
    table = str(person.page.request.post(api, data=wish).json()["id"])
    assert person.page.request.post(f"{api}/{table}/seats/0/ready", data={"ready": True}).ok
    person.page.goto(f"{person.house.address}/table/{table}")
    expect(person.page.locator(".prompt.asked")).to_be_visible(timeout=30_000)
    return person.page


def calm(page: Page) -> None:
    """Nothing is on its way into sight any more."""
    page.evaluate(
        """async () => {
          const board = document.querySelector('.table .board');
          for (let at = -1; at !== board.scrollTop; await new Promise(later => setTimeout(later, 250)))
            at = board.scrollTop;
        }"""
    )


def point(page: Page, place: str) -> None:
    """Come to this place until the page says what it thinks of it: it may just have been drawn anew."""
    for _ in range(5):
        page.locator(place).hover()
        with suppress(NothingInTime):
            page.locator(".notes .about, .notes .refused").wait_for(timeout=2000)
            return
        page.mouse.move(3, 3)
    raise AssertionError(f"pointing at {place} says nothing")


def refuse(page: Page, place: str) -> None:
    """Ask for what cannot be: the page says why not."""
    page.locator(place).click(force=True)
    expect(page.locator(".notes .refused")).to_be_visible()
    page.mouse.move(3, 3)


def turn_to(page: Page, size: str) -> None:
    viewport = SIZES[size]
    page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
    if size == "phone":
        page.locator("#page-tab-board").click()


@pytest.mark.timeout(120)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", GAMES)
def test_the_board_keeps_its_place(person: Welcome, name: str, size: str) -> None:
    """In German, whose sentences are the longest, and with everything that moves."""
    game = GAMES[name]
    anna = person("Anna", locale="de", reduced_motion="no-preference")
    page = begin(anna, game)
    turn_to(page, size)
    page.locator(game.barred or game.pointed).scroll_into_view_if_needed()  # the pointer itself scrolls nothing
    calm(page)
    watch(page, game.drawing)
    point(page, game.pointed)
    if game.barred:
        refuse(page, game.barred)
    assert len(places(page)) == 1, ("pointing", places(page))
    watch(page, game.drawing, plays=True)
    clicks = 0
    while clicks < CLICKS or game.told not in shown(page):
        said = choose(anna, game.taste)
        clicks += said is not None
        page.keyboard.press("s")
        page.wait_for_timeout(30)
        assert len(places(page)) == 1, (said, places(page))
        assert clicks < MOST_CLICKS, f"no {game.told} in {clicks} clicks"
    settled(page)
    assert beyond(page) <= 0
    anna.picture(f"still-{name}-{size}")


# Of two tables that differ in nothing else, what takes the least room beside the map, and the most.
BESIDE = {
    "jerusalem": (jerusalem_position(event="succession"), jerusalem_position(event="patriarch")),
    "council": (
        council_position(shown={"hills": ["permit-fg", "permit-hi"]}),
        council_position(shown={"hills": ["permit-g", "permit-hi"]}),
    ),
}


@pytest.mark.parametrize("name", BESIDE)
def test_the_map_has_the_same_room_whatever_lies_beside_it(person: Welcome, name: str) -> None:
    for language in ("en", "it"):
        anna = person("Anna", locale=language)
        boxes = []
        for table in BESIDE[name]:
            page = sit_down(anna, table)
            for size in (DESK, TABLET):
                page.set_viewport_size({"width": size["width"], "height": size["height"]})
                calm(page)
                boxes.append(page.locator(".table .map").bounding_box())
        assert boxes[:2] == boxes[2:], language


WHEEL = (-120, -120, 120, 700, -700)
ENLARGED = ("jerusalem", "fief")


@pytest.mark.parametrize("size", ["desk", "tablet"])
@pytest.mark.parametrize("name", GAMES)
def test_a_wheel_over_the_board_moves_nothing_but_what_it_enlarges(person: Welcome, name: str, size: str) -> None:
    """At a desk it enlarges a map, on a tablet it scrolls the page, there as with Control held."""
    page = begin(person("Anna", locale="de"), GAMES[name])
    turn_to(page, size)
    calm(page)
    settled(page)
    before = resting(page)
    sheet = page.locator(".board .sheet")
    for keys in ((), ("Control",)):
        page.locator(f".board {GAMES[name].drawing}").hover(force=True)
        for key in keys:
            page.keyboard.down(key)
        scales = set()
        for by in WHEEL:
            page.mouse.wheel(0, by)
            page.wait_for_timeout(150)
            scales |= {one.evaluate("one => one.style.transform") for one in sheet.all()}
            assert moved(before, resting(page)) == [], (keys, by)
        for key in keys:
            page.keyboard.up(key)
        if name in ENLARGED and (keys or size == "desk"):
            assert len(scales) > 1, keys


# Moments at which something is refused, for games that refuse nothing at the first question.
REFUSING = {"akkon": "late", "fief": CHOOSING["fief"][0]}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", REFUSING)
def test_the_board_keeps_its_place_while_something_is_refused(person: Welcome, name: str, size: str) -> None:
    anna = person("Anna", locale="de", reduced_motion="no-preference")
    page = sit_down(anna, moment(name, REFUSING[name]))
    expect(page.locator(".prompt.asked")).to_be_visible()
    turn_to(page, size)
    calm(page)
    watch(page, GAMES[name].drawing)
    assert page.evaluate(REFUSED), "nothing is refused"
    page.wait_for_timeout(300)
    assert len(places(page)) == 1, places(page)


# The first button that lets a moment pass, if any still stands there: the answer takes the others away.
LET_PASS = """() => document.querySelector(
    '.prompt.asked[aria-busy=false] [data-move=pass], .stage [data-move=pass]')?.click()"""

# By what is played out in Fief: what is clicked for it, and what is seen then.
REVEALED = {
    "ballot": (
        (".ballot .faces [data-lord] >> nth=0", ".ballot .faces [data-lord] >> nth=1", "[data-move^=vote]"),
        "news",
    ),
    "battle": (("[data-move=fight]",), "round"),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", REVEALED)
def test_the_map_keeps_its_place_while_something_is_revealed(person: Welcome, scene: str, size: str) -> None:
    """Votes are counted, dice are thrown."""
    anna = person("Anna", locale="de", reduced_motion="no-preference")
    page = sit_down(anna, moment("fief", scene))
    turn_to(page, size)
    clicks, revealed = REVEALED[scene]
    expect(page.locator(clicks[0])).to_be_attached()
    calm(page)
    assert beyond(page) <= 0
    watch(page, ".map", plays=True)
    for place in clicks:
        page.locator(place).first.dispatch_event("click")
    for _ in range(200):
        if revealed in shown(page):
            break
        page.evaluate(LET_PASS)  # a moment for cards before it is revealed
        page.wait_for_timeout(100)
    assert revealed in shown(page)
    page.wait_for_timeout(1500)  # while it is played out
    assert len(places(page)) == 1, places(page)
    anna.picture(f"still-{scene}-{size}")
