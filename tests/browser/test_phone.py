"""Where one must choose there is room: on a phone for the whole board and a thumb, on a tablet for the words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import outremer
from tests.browser.conftest import Welcome
from tests.browser.house import PHONE, TABLET
from tests.browser.moments import moment, sit_down
from tests.browser.reading import nothing_is_cut
from tests.browser.screens import small_texts
from tests.browser.thumbs import CHOICES, narrow
from tests.games.fief.position import position

# By game: a moment of its lesson in which the first seat must choose on the board, and what a phone shows whole.
CHOOSING = {
    "akkon": ("auction", ".coast svg"),
    "council": ("late", ".map svg"),
    "fief": ("france", ".map svg"),
    "jerusalem": ("late", ".map svg"),
}
# A place there that is not free, or of which there is most to say.
BARRED = {
    "akkon": "[data-card]",
    "council": "[data-city=osium]",
    "fief": "[data-village=bourg]",
    "jerusalem": "[data-area=palace-large]",
}

# What of the board lies beyond its page or under the prompt, and how much of the screen the prompt takes.
ROOM = """
drawing => {
  const board = document.querySelector(drawing).getBoundingClientRect();
  const prompt = document.querySelector('.prompt-place').getBoundingClientRect();
  const tabs = document.querySelector('[role=tablist] #page-tab-board').getBoundingClientRect();
  return {
    whole: board.left >= 0 && board.right <= innerWidth && board.top >= 0 && board.bottom <= prompt.top + 1,
    prompt: (tabs.top - prompt.top) / innerHeight,
  };
}
"""

# What stands on it and says whose it is.
PIECES = {
    "akkon": ".coast .token",
    "council": ".map .stall use",
    "fief": ".map [data-pieces] .row > use, .map [data-pieces] .token",
    "jerusalem": ".map .tower .arms, .map .pieces .man",
}
# The height of the smallest of them; a drawing that others repeat has none itself.
SMALLEST = """
pieces => Math.min(...[...document.querySelectorAll(pieces)]
  .map(one => one.getBoundingClientRect().height).filter(height => height > 0))
"""


def turned_to_the_board(page: Page) -> None:
    board = page.locator("#page-tab-board")
    board.click()
    expect(board).to_have_attribute("aria-selected", "true")
    page.wait_for_timeout(400)  # until the page has turned


@pytest.mark.timeout(60)
@pytest.mark.parametrize("game", CHOOSING)
def test_there_is_room_to_choose_on_a_phone_and_to_read_on_a_tablet(person: Welcome, game: str) -> None:
    scene, drawing = CHOOSING[game]
    anna = person("Anna", PHONE, has_touch=True, locale="de")
    page = sit_down(anna, moment(game, scene))
    expect(page.locator(".prompt.asked")).to_be_visible()
    turned_to_the_board(page)
    room = page.evaluate(ROOM, drawing)
    assert room["whole"]
    assert room["prompt"] <= 0.3
    assert small_texts(page) == []
    assert narrow(page, targets=CHOICES) == []
    assert 17.5 <= page.evaluate(SMALLEST, PIECES[game]) < 100
    anna.picture(f"choosing-{game}-phone")

    page.set_viewport_size({"width": TABLET["width"], "height": TABLET["height"]})
    expect(page.locator(".prompt h2")).to_be_visible()
    nothing_is_cut(page)
    page.locator(BARRED[game]).first.click(force=True)  # it calls itself disabled, and explains why when it is clicked
    expect(page.locator(".notes .refused, .notes .about")).to_be_visible()
    nothing_is_cut(page)
    anna.picture(f"refused-{game}-tablet")
    page.keyboard.press("Escape")
    page.locator(".prompt .mark").click()
    expect(page.locator(".first-note")).to_be_visible()
    nothing_is_cut(page)
    anna.picture(f"choosing-{game}-tablet")


# Which numbers of bishoprics, and which coronets of fiefs, lie under pieces by more than their edge.
UNDER_PIECES = """
() => {
  const room = one => one.getBoundingClientRect();
  const pieces = [...document.querySelectorAll('.map [data-pieces] .plate')].map(room);
  return [...document.querySelectorAll('.map .face .mitre, .map .face .coronet')].filter(sign => {
    const {left, right, top, bottom} = room(sign);
    return pieces.some(piece =>
      piece.left < right - 2 && left + 2 < piece.right && piece.top < bottom - 2 && top + 2 < piece.bottom);
  }).length;
}
"""


@pytest.mark.parametrize("scene", ["france", "title", "battle", "ballot"])
def test_no_piece_covers_the_number_of_a_bishopric_or_the_sign_of_a_fief(person: Welcome, scene: str) -> None:
    anna = person("Anna", PHONE, has_touch=True)
    page = sit_down(anna, moment("fief", scene))
    turned_to_the_board(page)
    expect(page.locator(".map .face .mitre")).to_have_count(5)
    assert page.evaluate(UNDER_PIECES) == 0
    anna.picture(f"signs-fief-{scene}-phone")


@pytest.mark.parametrize("scene", ["ballot", "battle"])
def test_what_is_played_out_covers_nothing_of_the_map_of_a_tablet(person: Welcome, scene: str) -> None:
    """It stands below the map, and what it asks is in sight above the lower edge of the window."""
    anna = person("Anna", TABLET, has_touch=True, locale="de")
    page = sit_down(anna, moment("fief", scene))
    stage = page.locator(".beyond .scene")
    expect(stage.locator("button[data-lord], button.action").first).to_be_visible()
    map_box, box = page.locator(".map").bounding_box(), stage.bounding_box()
    assert map_box is not None
    assert box is not None
    assert box["y"] >= map_box["y"] + map_box["height"]
    for answer in stage.locator("button").all():
        expect(answer).to_be_in_viewport()
    anna.picture(f"stage-{scene}-tablet")
    page.set_viewport_size({"width": 1100, "height": 820})  # held the other way it stands beside the map
    map_box, box = page.locator(".map").bounding_box(), stage.bounding_box()
    assert map_box is not None
    assert box is not None
    assert box["x"] >= map_box["x"] + map_box["width"]


def test_two_lords_in_one_village_are_wide_enough_for_a_thumb(person: Welcome) -> None:
    """Those who may lead their men, side by side on a phone."""
    anna = person("Anna", PHONE, has_touch=True)
    lords = {"charles": (0, "bourg"), "arthur": (0, "bourg"), "eric": (0, "sigy"), "henri": (1, "tournus")}
    troops = {(0, "bourg"): (2, 3), (1, "tournus"): (1, 1)}
    page = sit_down(anna, position("march", lords=lords, troops=troops))
    expect(page.locator(".prompt.asked")).to_be_visible()
    turned_to_the_board(page)
    assert page.locator(".map .lord[aria-disabled=false]").count() == 3
    assert narrow(page, targets=CHOICES) == []


def begun_by_the_first_seat(game: str, seats: int) -> outremer.Table:
    dealt = (outremer.new(game, seats, seed=seed) for seed in range(40))
    return next(table for table in dealt if table.moves(0))


@pytest.mark.parametrize("locale", ["de", "it"])
def test_an_opening_bid_is_whole_on_a_phone(person: Welcome, locale: str) -> None:
    """Whoever opens for one of four characters sees all of them, the number and the button that says it."""
    written = begun_by_the_first_seat("jerusalem", 4)
    page = sit_down(person("Anna", PHONE, has_touch=True, locale=locale), written)
    said = page.locator(".prompt .number .primary")
    expect(said).to_be_visible()
    button, prompt = said.bounding_box(), page.locator(".prompt").bounding_box()
    assert button is not None
    assert prompt is not None
    assert button["y"] + button["height"] <= prompt["y"] + prompt["height"]


def test_a_ballot_on_a_phone_says_that_its_candidates_are_pulled_up(person: Welcome) -> None:
    page = sit_down(person("Anna", PHONE, has_touch=True), moment("fief", "ballot"))
    expect(page.locator(".vote")).to_have_text("Pull this up to choose", use_inner_text=True)
    page.locator(".prompt .grip").click()
    expect(page.locator(".vote")).to_have_text("Lay both markers", use_inner_text=True)


def test_eight_templars_lie_in_the_tray_of_a_phone_the_seneschal_apart(person: Welcome) -> None:
    written = begun_by_the_first_seat("akkon", 3)
    page = sit_down(person("Anna", PHONE, has_touch=True, locale="de"), written)
    tools = page.locator(".tray .tool")
    expect(tools).to_have_count(8)
    boxes = [box for tool in tools.all() if (box := tool.bounding_box()) is not None]
    assert boxes[-1]["x"] + boxes[-1]["width"] <= PHONE["width"]
    assert boxes[-1]["x"] - boxes[-2]["x"] > boxes[-2]["x"] - boxes[-3]["x"] + 4
