"""Fief in Chromium: two people and three bots play a whole game by clicks, through a talk, a wedding, ballots, a siege
and a lost connection; and a dagger breaks a ballot."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Welcome
from tests.browser.driving import reached
from tests.browser.fief_seat import Listener, Player
from tests.browser.house import DESK, PHONE, TABLET, House, Person, complaints, complaints_by_day_and_night
from tests.browser.position_house import seated
from tests.browser.reading import nothing_is_cut
from tests.games.fief.test_scenarios import conclave_of_tournus

SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
BOT = {"kind": "bot", "bot": "greedy"}
# A deal in which a lord and a lady begin in the two people's families. Where rules or bots have changed so that it no
# longer leads to a wedding and a siege, another one must be looked for.
DEAL = "a wedding and a dagger 2009"
DAGGER = "a dagger that strikes home 1"  # the first roll of a table that is played on from a position
TOLD = (
    "Anna asked Bruno to a private talk.",
    "Bruno accepted the proposal of Anna.",
    re.compile("married: their families are allied"),
    re.compile("Bruno laid siege to"),
)
HAPPENED = ("talk-begins", "deal-accepted", "wedded", "siege-begins")
# The height of the smallest arms or token of an army on the map, in pixels.
SMALLEST_PIECE = """
() => Math.min(...[...document.querySelectorAll('.map [data-pieces] .row > use, .map [data-pieces] .token')]
  .map(piece => piece.getBoundingClientRect().height))
"""
# Does a phone show all of the map, above a prompt that takes less than a third of it?
WHOLE_MAP = """
() => {
  const map = document.querySelector('.map svg').getBoundingClientRect();
  const prompt = document.querySelector('.prompt-place').getBoundingClientRect();
  return map.top >= 0 && map.bottom <= prompt.top && prompt.height <= 0.3 * innerHeight;
}
"""
# How high a prompt is, and what it says and offers beside its question.
SAID = """
() => [
  document.querySelector('.prompt').offsetHeight,
  [...document.querySelectorAll('.prompt .choices button, .prompt .notes')].map(one => one.innerText).join('').trim(),
]
"""
SECRET = "The bishop must not live to see Easter."


@pytest.fixture
def court(tmp_path: Path) -> Iterator[House]:
    """A server on which every table of Fief is dealt as this game needs it."""
    opened = House(tmp_path / "tables.sqlite3", DEAL)
    yield opened
    opened.end()


@pytest.fixture
def striking(tmp_path: Path) -> Iterator[House]:
    """A server on which the first dagger finds its man."""
    opened = House(tmp_path / "tables.sqlite3", DAGGER)
    yield opened
    opened.end()


def fief_table(owner: Person, *guests: Person, bots: int = 3, **options: str) -> str:
    """A table at which windows pass by themselves where they concern nobody, bots in the last seats."""
    api = f"{owner.house.address}/api/v1/tables"
    seats = [{"kind": "me"}, *({"kind": "person"} for _ in guests), *[BOT] * bots]
    wish = {"game": "fief", "options": options, "seats": seats, "visibility": "open", "windows": "unconcerned"}
    table = str(owner.page.request.post(api, data=wish).json()["id"])
    for seat, guest in enumerate(guests, start=1):
        assert guest.page.request.post(f"{api}/{table}/seats/{seat}/take", data={}).ok
    for seat, somebody in enumerate((owner, *guests)):
        assert somebody.page.request.post(f"{api}/{table}/seats/{seat}/ready", data={"ready": True}).ok
        somebody.page.goto(f"{owner.house.address}/table/{table}")
    for somebody in (owner, *guests):
        expect(somebody.page.locator(".map [data-village=bourg]")).to_be_attached()
    return table


class Evening:
    """One game of Anna and Bruno, with what must happen in it at its moment."""

    def __init__(self, anna: Player, bruno: Player, browser: Browser) -> None:
        self.anna, self.bruno = anna, bruno
        self.browser = browser
        self.has_talked = False
        self.has_come_back = False
        self.read: set[str] = set()

    def play(self) -> None:
        while not (self.anna.is_over and self.bruno.is_over):
            if not any(self.let_answer(player) for player in (self.anna, self.bruno)):
                self.anna.page.wait_for_timeout(10)

    def let_answer(self, player: Player) -> bool:
        if not player.is_asked:
            return False
        if player is self.anna and player.form == "Purchases" and not self.has_talked:
            self.talk()
        if player is self.anna and player.form not in self.read:
            self.looks_at_the_prompt()
        player.answer()
        if player is self.anna and player.form == "Ballot" and self.bruno.is_asked and not self.has_come_back:
            self.come_back()
        return True

    def looks_at_the_prompt(self) -> None:
        """Each kind of question once, on Anna's tablet: it says more than its question, and none of it is cut."""
        page = self.anna.page
        expect(page.locator(".prompt.asked h2")).not_to_be_empty()
        nothing_is_cut(page)
        height, said = page.evaluate(SAID)
        assert height <= TABLET["height"] * 0.15, self.anna.form
        assert said, f"the prompt of {self.anna.form} is empty"
        self.read.add(self.anna.form)

    def talk(self) -> None:
        """Anna asks Bruno aside and says what nobody else may hear; a spectator comes by and does not hear it."""
        self.has_talked = True
        anna, bruno = self.anna.page, self.bruno.page
        onlooker = Person(self.browser, self.anna.person.house, "", DESK)
        overheard = Listener(onlooker.page)
        onlooker.page.goto(anna.url)
        expect(onlooker.page.get_by_text("You are watching.")).to_be_visible()

        anna.locator("[data-talk-ask]").click()
        anna.locator('[data-move="talk 1"]').click()
        say = anna.get_by_placeholder("Say something in confidence")
        say.fill(SECRET)
        say.press("Enter")
        reached(bruno.get_by_role("button", name="To the room")).click()
        expect(bruno.locator("#page-talk ol")).to_contain_text(SECRET)
        expect(bruno.locator("#page-tab-talk")).to_have_attribute("aria-selected", "true")
        self.anna.person.picture("fief-talk-tablet")
        self.bruno.person.picture("fief-talk-phone")
        for page, room in ((anna, "[data-talk]"), (bruno, "#page-talk")):
            assert complaints_by_day_and_night(page, room) == []
        self.give_a_coin()
        anna.locator('[data-move="leave-talk 0"]').click()
        expect(bruno.locator("[data-talk]")).to_have_count(0)

        expect(onlooker.page.locator(".log")).to_contain_text("talk")
        assert SECRET not in onlooker.page.content()
        assert not any(SECRET in frame for frame in overheard.frames)
        assert any(SECRET in frame for frame in self.bruno.frames)
        onlooker.leave()
        for page in (anna, bruno):
            page.get_by_role("tab", name="Log").click()

    def give_a_coin(self) -> None:
        """By a proposal that Anna composes and Bruno accepts."""
        anna, bruno = self.anna.page, self.bruno.page
        coins = self.bruno.view["world"]["families"][1]["coins"]
        anna.locator("[data-compose]").click()
        composer = anna.locator(".composer")
        composer.locator("[data-to='1']").click()
        composer.get_by_role("group", name="You give").get_by_role("button", name="More").click()
        self.anna.person.picture("fief-composer-tablet")
        assert complaints_by_day_and_night(anna, ".composer") == []
        composer.locator(".summary button.primary").click()
        expect(composer).to_have_count(0)
        reached(bruno.locator('[data-move="accept-deal 0"]')).click()
        expect(bruno.locator("[data-proposal]")).to_have_count(0)
        assert self.bruno.view["world"]["families"][1]["coins"] == coins + 1

    def come_back(self) -> None:
        """In the middle of a secret ballot Anna's page is loaded anew: her own markers lie there, nobody else's."""
        self.has_come_back = True
        page = self.anna.page
        before = page.locator(".ballot").inner_text()
        page.reload()
        expect(page.locator(".ballot .marker.white, .ballot .marker.black")).to_have_count(2)
        expect(page.locator(".ballot .marker.hidden")).to_have_count(0)
        assert page.locator(".ballot").inner_text() == before
        assert self.bruno.view["forms"][-1]["markers"] == {}


@pytest.mark.timeout(400)
def test_two_people_and_three_bots_play_to_the_end(person: Welcome, court: House, browser: Browser) -> None:
    for page in plays_an_evening(person, court, browser, "4"):
        has_it_in_the_log(page)


@pytest.mark.timeout(120)
def test_a_dagger_breaks_a_ballot_that_is_held_anew(person: Welcome, striking: House) -> None:
    anna, bruno = Player(person("Anna", at=striking)), Player(person("Bruno", PHONE, at=striking))
    table = seated(conclave_of_tournus(), {0: anna.person, 3: bruno.person}, "greedy")
    for player in (anna, bruno):
        player.page.goto(f"{striking.address}/table/{table}")
        expect(player.page.locator(".ballot")).to_be_attached()
    bruno.until_asked("MarkersPlaced")
    bruno.say(["strike henri"])
    bruno.until_asked("Blame")
    bruno.say(["blame othon"])
    anna.until_asked("Ballot")
    assert set(anna.view["forms"][-1]["standing"]) == {"charles"}
    for player in (anna, bruno):
        log = player.page.locator(".log")
        for told in ("Bruno played Assassination against", "The vote for the bishop is void and held anew"):
            expect(log).to_contain_text(told)


def plays_an_evening(person: Welcome, court: House, browser: Browser, turns: str) -> tuple[Page, Page]:
    """A whole game of at most so many turns; `make proof` plays one that is as long as it needs to be."""
    anna, bruno = person("Anna", TABLET, at=court), person("Bruno", PHONE, at=court)
    players = Player(anna), Player(bruno)
    table = fief_table(anna, bruno, turn_limit=turns)
    evening = Evening(*players, browser)
    evening.play()
    assert evening.has_talked
    assert evening.has_come_back
    assert len(evening.read) > 5, evening.read
    for player in players:
        assert [event for event in HAPPENED if not player.has_heard_of(event)] == []
        says_who_won_and_why(player.page)
    assert anna.page.locator(".places ol").text_content() == bruno.page.locator(".places ol").text_content()
    record = anna.page.request.get(f"{anna.house.address}/api/v1/tables/{table}/record").text()
    assert SECRET not in record
    for somebody in (anna, bruno):
        somebody.picture(f"fief-finished-{somebody.name.lower()}")
        assert complaints_by_day_and_night(somebody.page) == []
        assert somebody.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    return anna.page, bruno.page


def has_it_in_the_log(page: Page) -> None:
    """A short game's log lists what had to happen, for whoever asks for its earlier lines and scrolls back to them."""
    log = page.locator(".log")
    earlier = log.get_by_role("button", name="Earlier lines")
    if earlier.count() > 0:
        earlier.click()
        expect(earlier).to_have_count(0)
    for _ in range(12):
        log.locator("ol").evaluate("list => list.scrollTo(0, 0)")
        page.wait_for_timeout(50)
    for told in TOLD:
        expect(log).to_contain_text(told)


def says_who_won_and_why(page: Page) -> None:
    result = page.locator(".result")
    expect(result.locator("h2")).to_contain_text(re.compile("wins?$"))
    expect(page.locator(".places ol > li")).to_have_count(5)
    expect(page.locator(".places .why").first).not_to_be_empty()


def begin(person: Person, **options: str) -> Page:
    """A table with bots, at which this person chooses where to settle."""
    fief_table(person, bots=2, **options)
    expect(person.page.locator(".village.asked")).not_to_have_count(0, timeout=15_000)
    return person.page


def box_of_map(page: Page) -> object:
    """Where the map lies, and a village on it."""
    return [page.locator(place).bounding_box() for place in (".map", "[data-village=blaye]")]


def says_why_by_its_rule(page: Page) -> None:
    refused = page.locator(".refused")
    expect(refused).to_contain_text("Bourg")
    page.mouse.move(5, 5)
    page.get_by_role("button", name="Show the rule").last.click()
    rule = page.locator(".rules .now p").first
    expect(rule).to_be_visible()
    assert rule.inner_text() in refused.inner_text()


def test_the_map_keeps_its_place_whatever_is_pointed_at_chosen_or_refused(person: Welcome, house: House) -> None:
    anna = person("Anna")
    player = Player(anna)
    page = begin(anna)
    before = box_of_map(page)
    page.locator("[data-village=sigy]").hover()
    expect(page.locator(".about")).to_contain_text("Sigy")
    assert box_of_map(page) == before
    player.say(["settle sigy"])
    seen: set[str] = set()
    while "Army" not in seen:
        if not player.is_asked:
            page.wait_for_timeout(10)
            continue
        if player.form == "Purchases" and "Purchases" not in seen:
            page.locator("[data-village=bourg]").click(force=True)  # it calls itself disabled, and explains why
            says_why_by_its_rule(page)
            assert box_of_map(page) == before
        seen.add(player.form)
        player.answer()
        assert box_of_map(page) == before, player.form
    assert seen >= {"Draws", "Purchases", "March", "Army"}


@pytest.mark.timeout(120)
def test_every_size_in_light_and_dark_is_clear_to_everybody(person: Welcome) -> None:
    """In the middle of a march, with proposals, talks, hand and tray around the map."""
    anna = person("Anna")
    player = Player(anna)
    page = begin(anna)
    while player.form != "Army" or not player.is_asked:
        if player.is_asked:
            player.answer()
        page.wait_for_timeout(10)
    for theme in ("light", "dark"):
        page.evaluate(f"() => document.documentElement.dataset.theme = '{theme}'")
        for size, viewport in SIZES.items():
            page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
            expect(page.locator(".march")).to_have_count(1)
            anna.picture(f"fief-{size}-{theme}")
            assert page.evaluate(SMALLEST_PIECE) >= 17.9, size
            if (size, theme) in (("desk", "light"), ("phone", "dark")):
                assert complaints(page) == [], f"{size}, {theme}"
            assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), size
    assert page.evaluate(WHOLE_MAP)
    reached(page.locator(".family").first).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert complaints_by_day_and_night(page, "dialog") == []
