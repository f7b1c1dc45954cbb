"""Every main screen of the page: how to get there, and what must hold of each at every width, look and language."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect

from outremer.cli import main
from tests.browser.driving import reached
from tests.browser.house import DESK, PHONE, TABLET, House, Person, complaints
from tests.browser.moments import moment, sit_down
from tests.browser.thumbs import narrow
from tests.games.fief.expansions.crusade import overseas

WIDTHS = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
LOOKS = ("light", "dark")
LANGUAGES = ("en", "it", "de")
GAMES = ("akkon", "council", "fief", "jerusalem")
ANNA = "Anna Lucia"  # other tests of this house have an account by the name of Anna
PAGES = {"home": "/", "account": "/account", "house": "/house", "settings": "/settings", "missing": "/nowhere"}
# By game, the moments of its lesson that are looked at: in the middle of a game, and what is played out in it.
MIDDLE = {
    "akkon": ("late",),
    "council": ("late", "paying"),
    "fief": ("france", "ballot", "battle"),
    "jerusalem": ("late", "placed"),
}
ASHORE = {"charles": (0, "ship-1"), "arthur": (0, "ship-2"), "henri": (1, "ship-3")}
TRACK = ("caravan-damascus", "jerusalem", "tripoli")
PANELS = ("talk", "rules", "replay", "options")
PHONE_PAGES = ("hand", "players", "log", "talk", "more")
SCREENS_OF_A_LESSON = 5
TURNS = 9  # after so many every screen has been seen in every way

# Texts smaller than they may be, as they are seen: what is drawn may be scaled. Boards on the shelf are pictures.
SMALL_TEXTS = """
() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim(), holder = walker.currentNode.parentElement;
    if (!text || !holder.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    const box = holder.getBoundingClientRect();
    if (box.width < 2 || holder.closest('.unseen') || holder.closest('.picture')) continue;
    const matrix = holder.getScreenCTM?.();
    const size = parseFloat(getComputedStyle(holder).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    if (size < 11.9) found.add(`${text.slice(0, 20)} (${size.toFixed(1)} px)`);
  }
  return [...found];
}
"""


# What is said of a thing and does not begin as a sentence or a label does, or goes on so after a full stop.
MUMBLED = """
() => {
  const named = [...document.querySelectorAll('[aria-label]')].map(one => one.getAttribute('aria-label'));
  const unseen = [...document.querySelectorAll('button > .unseen:first-child')].map(one => one.textContent.trim());
  return [...new Set([...named, ...unseen])].filter(said => /^\\p{Ll}|\\. \\p{Ll}/u.test(said));
}
"""


class Way(NamedTuple):
    """One of the eighteen ways in which a screen is looked at."""

    width: str
    look: str
    language: str

    @property
    def name(self) -> str:
        return f"{self.width}-{self.look}-{self.language}"


def ways(turn: int) -> list[Way]:
    """Those of one turn: a width and a language, in both looks."""
    at = turn % TURNS
    return [Way(list(WIDTHS)[at % 3], look, LANGUAGES[at // 3]) for look in LOOKS]


class Gallery:
    """A house with tables in every state, and somebody who looks at all of them."""

    def __init__(self, browser: Browser, house: House, closely: Collection[str] = GAMES) -> None:
        """Of these games all is looked at, of the others what a table begins and ends with."""
        self.closely = closely
        self.anna = Person(browser, house, ANNA, DESK)
        self.anna.enter()
        self.bruno = Person(browser, house, "Bruno", DESK)
        self.bruno.enter()
        self._looks_after_the_house()
        self.cookies = self.anna.context.cookies()
        self.waiting = self._opened("jerusalem", ["me", "person", "person"])
        self.playing = {game: self._opened(game, ["me", "bot", "bot", "bot"]) for game in GAMES}
        self.finished = {game: self._opened(game, ["bot"] * 4) for game in GAMES}
        for game, table in self.playing.items():
            assert self._post(f"{table}/seats/0/ready", {"ready": True}).ok, game
        for game, table in self.finished.items():
            assert self._post(f"{table}/start", {}).ok, game
        self.shared = self._shared()

    def _looks_after_the_house(self) -> None:
        """Anna has an account, with a key and codes, and is an administrator."""
        api, page = f"{self.anna.house.address}/api/v1", self.anna.page
        known = {"login": "annas-gallery", "password": "over the second door"}
        answer = page.request.post(f"{api}/account", data=known)
        assert answer.ok, answer.text()
        for _ in range(50):  # others may be writing to the store
            if main(["admin", "grant", known["login"], "--database", f"sqlite:///{self.anna.house.store}"]) == 0:
                assert page.request.post(f"{api}/login", data=known).ok
                return
            page.wait_for_timeout(100)
        raise AssertionError("Anna does not become an administrator")

    def _shared(self) -> str:
        """A table with somebody whose name Anna has reported."""
        table = self._opened("jerusalem", ["me", "person"])
        api = f"{self.anna.house.address}/api/v1"
        assert self.bruno.page.request.post(f"{api}/tables{table}/seats/1/take", data={}).ok
        assert self._post(f"{table}/start", {}).ok
        report = {"table": table[1:], "seat": 1, "words": "What a name to have, at a table with children."}
        assert self.anna.page.request.post(f"{api}/reports", data=report).ok
        return table

    def _post(self, path: str, data: Any) -> Any:
        return self.anna.page.request.post(f"{self.anna.house.address}/api/v1/tables{path}", data=data)

    def _opened(self, game: str, kinds: list[str]) -> str:
        seats = [{"kind": kind, **({"bot": "random"} if kind == "bot" else {})} for kind in kinds]
        options = {"turn_limit": "4"} if game == "fief" else {}
        answer = self._post("", {"game": game, "options": options, "seats": seats})
        assert answer.ok, answer.text()
        return f"/{answer.json()['id']}"

    def _is_over(self, game: str) -> None:
        """Wait until the bots, who go on while other screens are looked at, have played this game to its end."""
        address = f"{self.anna.house.address}/api/v1/tables{self.finished[game]}"
        for _ in range(600):
            if self.anna.page.request.get(address).json()["state"] == "finished":
                return
            self.anna.page.wait_for_timeout(100)
        raise AssertionError(f"the game of {game} does not end")

    def visitor(self, browser: Browser, way: Way) -> Person:
        """Anna, who looks in this way."""
        seen = {"color_scheme": way.look, "locale": way.language, "has_touch": way.width == "phone"}
        visitor = Person(browser, self.anna.house, ANNA, WIDTHS[way.width], **seen)
        visitor.context.add_cookies(self.cookies)  # type: ignore[arg-type]  # as they were read
        return visitor

    def screens(self, visitor: Person) -> Iterator[str]:
        """Bring one screen after the other before this visitor, and say its name."""
        page = visitor.page
        for name, path in PAGES.items():
            visitor.visit(path)
            yield name
        yield from self._guided(visitor)
        for game in GAMES:
            for kind in ("learn", "rules"):
                visitor.visit(f"/{kind}/{game}")
                is_written(page)
                yield f"{kind}-{game}"
            visitor.visit(f"/new?game={game}")
            for more in page.locator("summary").all():
                more.click()
            yield f"new-{game}"
            yield from self._table(visitor, game)
            if game in self.closely:
                yield from self._middle(visitor, game)
            self._is_over(game)
            visitor.visit(f"/table{self.finished[game]}")
            expect(page.locator(".result")).to_be_visible()
            yield f"result-{game}"
            if game in self.closely:
                yield from self._replayed(visitor, game)
        visitor.visit(f"/table{self.waiting}")
        yield "waiting"
        yield from self._reporting(visitor)
        visitor.context.clear_cookies()
        visitor.visit("/")
        yield "home-of-a-stranger"

    def _middle(self, visitor: Person, game: str) -> Iterator[str]:
        """Tables in the middle of the game; what has no place there but beside it."""
        page = visitor.page
        for scene in MIDDLE[game]:
            sit_down(visitor, moment(game, scene))
            expect(page.locator(".prompt.asked")).to_be_visible()
            if is_phone(page):
                page.locator("#page-tab-board").click()
            yield f"{scene}-{game}"
        if game == "fief":
            yield from self._of_fief(visitor)
        if game == "akkon":
            yield from self._revealing(visitor)

    def _of_fief(self, visitor: Person) -> Iterator[str]:
        """The sheet of a family, what one writes to another, and a crusade."""
        page = visitor.page
        sit_down(visitor, moment("fief", "france"))
        expect(page.locator(".prompt.asked")).to_be_visible()
        reached(page.locator("[data-compose]")).click()
        expect(page.locator(".composer")).to_be_visible()
        yield "composer"
        page.keyboard.press("Escape")
        reached(page.locator(".family").first).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        yield "family"
        sit_down(visitor, overseas("landing", ASHORE, track=TRACK))
        expect(page.locator("[data-objective=jerusalem]")).to_be_attached()
        if is_phone(page):
            page.locator("#page-tab-board").click()
        yield "outremer"

    def _revealing(self, visitor: Person) -> Iterator[str]:
        """Akkon's Templars are turned up, for somebody who likes to see it."""
        page = visitor.page
        page.emulate_media(reduced_motion="no-preference")
        sit_down(visitor, moment("akkon", "auction"))
        page.locator(".prompt [data-move=pass]").click()
        expect(page.locator(".stage .total.shown").first).to_be_visible(timeout=15_000)
        yield "reveal"
        page.emulate_media(reduced_motion="reduce")

    def _guided(self, visitor: Person) -> Iterator[str]:
        """What a guide says before it begins, and beside the first thing that it leads to."""
        page = visitor.page
        answer = page.request.post(f"{self.anna.house.address}/api/v1/games/jerusalem/guide", data={})
        visitor.visit(f"/table/{answer.json()['id']}")
        expect(page.get_by_role("dialog")).to_be_visible()
        yield "guide-goal"
        page.get_by_role("dialog").get_by_role("button").first.click()
        expect(page.locator(".guide")).to_be_visible()
        yield "guide"

    def _reporting(self, visitor: Person) -> Iterator[str]:
        """Something is about to be reported to those who look after the server."""
        visitor.visit(f"/table{self.shared}")
        expect(visitor.page.locator(".table .prompt")).to_be_visible()
        open_options(visitor.page)
        visitor.page.locator("[data-report-form] summary").click()
        expect(visitor.page.locator("[data-report-form] input")).to_be_in_viewport()
        yield "report"

    def _table(self, visitor: Person, game: str) -> Iterator[str]:
        visitor.visit(f"/table{self.playing[game]}")
        expect(visitor.page.locator(".table .prompt")).to_be_visible()
        yield f"table-{game}"
        if game in self.closely:
            for panel in PHONE_PAGES if is_phone(visitor.page) else PANELS:
                visitor.page.locator(f"#page-tab-{panel}, #tab-{panel}").first.click()
                yield f"panel-{panel}-{game}"
            yield from self._in_words(visitor, game)

    def _replayed(self, visitor: Person, game: str) -> Iterator[str]:
        """A position in the middle of a finished game."""
        table = self.finished[game]
        first = f"{self.anna.house.address}/api/v1/tables{table}/moments/0"
        last = int(self.anna.page.request.get(first).json()["last_moment"])
        visitor.visit(f"/table{table}?at={last // 2}")
        expect(visitor.page.locator(".controls").first).to_be_visible()
        yield f"replay-{game}"

    def _in_words(self, visitor: Person, game: str) -> Iterator[str]:
        """The table on its text board."""
        on_phone = is_phone(visitor.page)
        open_options(visitor.page)
        visitor.page.locator(".options input[type=checkbox]").first.check()
        if on_phone:
            visitor.page.locator("#page-tab-board").click()
        text = visitor.page.locator(".text")
        expect(text.locator("h2")).to_be_visible()
        assert text.evaluate("text => text.scrollWidth <= text.clientWidth"), "the text board is wider than its place"
        yield f"text-board-{game}"
        visitor.page.evaluate("() => localStorage.removeItem('outremer.settings')")

    def leave(self) -> None:
        self.anna.leave()
        self.bruno.leave()


def is_phone(page: Page) -> bool:
    """Is the table turned page by page?"""
    return page.locator("#page-tab-board").count() > 0


def open_options(page: Page) -> None:
    for tab in ("#page-tab-more", "#tab-options") if is_phone(page) else ("#tab-options",):
        page.locator(tab).click()


def is_written(page: Page) -> None:
    """A lesson, or the rules of a game, are there with every board beside them."""
    expect(page.locator("main section").first).to_be_visible(timeout=15_000)
    page.wait_for_function(
        "() => [...document.querySelectorAll('figure')].every(one => one.querySelector('.scene > *'))"
    )


Check = Callable[[Page], list[str]]


def wider(page: Page) -> list[str]:
    by = int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
    return [f"{by} px wider than the screen"] if by > 0 else []


def small_texts(page: Page) -> list[str]:
    return [str(one) for one in page.evaluate(SMALL_TEXTS)]


def mumbled(page: Page) -> list[str]:
    return [str(one) for one in page.evaluate(MUMBLED)]


def long_lesson(page: Page) -> list[str]:
    """A lesson has five screens at most when it is opened."""
    if "/learn/" not in page.url:
        return []
    screens = float(page.evaluate("document.documentElement.scrollHeight / innerHeight"))
    return [f"{screens:.1f} screens long"] if screens > SCREENS_OF_A_LESSON else []


def untold(page: Page) -> list[str]:
    """A text that no file has is shown by its id, and a value that is not there as undefined."""
    text = page.locator("body").inner_text()
    return [word for word in ("undefined", "NaN", "[object") if word in text]


def small_targets(page: Page) -> list[str]:
    """What a thumb would miss, where the page is held in one; a guide's card lies over a part of what is behind it."""
    if page.evaluate("innerWidth") > PHONE["width"]:
        return []
    return narrow(page, ".guide, .prompt-place" if page.locator(".guide.over").count() else "")


CHECKS: dict[str, Check] = {
    "axe": complaints,
    "width": wider,
    "text": small_texts,
    "words": untold,
    "said": mumbled,
    "length": long_lesson,
    "thumb": small_targets,
}


def faults(visitor: Person, screen: str, way: Way) -> list[str]:
    """Take the picture, and say what is wrong with it; by night all is as large as by day."""
    visitor.page.wait_for_timeout(250)
    visitor.picture(f"{screen}-{way.name}")
    checks = {name: check for name, check in CHECKS.items() if name != "thumb" or way.look == LOOKS[0]}
    return [f"{screen}-{way.name}: {name}: {fault}" for name, check in checks.items() for fault in check(visitor.page)]
