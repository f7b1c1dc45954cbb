"""Somebody who plays Fief by clicking: on the map, on the stages over it, on cards, in the prompt.

What they may say they know as their page does: from what it is sent. Nothing is said but by their page.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.driving import reached
from tests.browser.fief_people import decide
from tests.browser.house import Person
from tests.server.clients import apply

# The card that is clicked to say this.
CARDS = {
    "harvest": "harvest",
    "weather": "weather",
    "tax-fief": "tax",
    "tax-see": "tax",
    "tax-church": "tax",
}


class Listener:
    """What a page was last told about its table."""

    def __init__(self, page: Page) -> None:
        self.state: dict[str, Any] = {}
        self.frames: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.hear(str(frame)))

    def has_heard_of(self, event: str) -> bool:
        return any(f'"{event}"' in frame for frame in self.frames)

    def hear(self, frame: str) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "change":
            apply(message["patch"], self.state["view"])
            self.state.update({key: message[key] for key in ("sequence", "hash", "moves", "spoken_for")})
            self.state["offers"] = message.get("offers", self.state["offers"])

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.state.get("view") or {}
        return view

    @property
    def form(self) -> str:
        """What asks now."""
        return str(self.view["forms"][-1]["form"]) if self.view.get("forms") else ""

    @property
    def is_over(self) -> bool:
        return bool(self.view.get("over"))


class Player(Listener):
    """A person at their seat."""

    def __init__(self, person: Person) -> None:
        super().__init__(person.page)
        self.person = person
        self.page = person.page
        self.said: list[str] = []

    @property
    def is_asked(self) -> bool:
        """Is there something that nobody answers for them?"""
        view, state = self.view, self.state
        return bool(view and view["seat"] in view["asked"] and state["moves"] and not state["spoken_for"])

    def until_asked(self, form: str) -> None:
        for _ in range(1500):
            if self.is_asked and self.form == form:
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"{self.person.name} is not asked for {form}, but {self.form}")

    def answer(self) -> None:
        """Say what they want to what they are asked."""
        self.say(decide(self.view, self.state["moves"]))

    def say(self, row: list[str]) -> None:
        """Click until it is said, and wait until the page has heard of it."""
        before = self.state["sequence"]
        move = row[-1]
        verb, *nouns = move.split()
        if verb == "vote":
            self.lay_markers(*nouns)
        elif verb == "go":
            self.march(row)
        else:
            self.click_to(move)
        self.said.append(move)
        self.until_after(before)

    def until_after(self, sequence: int) -> None:
        for _ in range(1500):
            if self.state["sequence"] > sequence:
                expect(self.page.locator(".prompt[aria-busy=false], .result")).to_be_attached()
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"{self.person.name} said {self.said[-1]!r}, and nothing came of it")

    def click_to(self, move: str) -> None:
        """One click where one says it, else one on what it is about; where that is not enough, on what is meant."""
        word = self.page.locator(f'.table button[data-move="{move}"]:enabled:not([data-card])').first
        if word.count() == 0:
            before = self.state["sequence"]
            reached(self.about(move)).click()
            places = (".prompt", ".stage", ".hand .body")
            word = self.page.locator(", ".join(f'{place} [data-move="{move}"]' for place in places)).first
            while word.count() == 0:
                if self.state["sequence"] > before:
                    return
                self.page.wait_for_timeout(10)
        reached(word).click()

    def about(self, move: str) -> Locator:
        """The village, lord, fief or card that a sentence is about."""
        verb, *nouns = move.split()
        page = self.page
        if verb in ("discard", "play-lord"):
            return page.locator(f'[data-card="{nouns[0]}"]').first
        if verb in CARDS:
            return page.locator(f'[data-card="{CARDS[verb]}"]').first
        if verb in ("strike", "condemn", "incite", "spring"):
            return page.locator(f'.stage [data-play="{verb}"]')
        if verb == "wed":
            return page.locator(f'.wedding [data-lord="{nouns[0]}"]')
        if verb in ("title", "reclaim", "grant"):
            return page.locator(f'[data-part="{nouns[0]}"]')
        if verb in ("lead", "beside", "captive", "part-with"):
            return page.locator(f'.map [data-lord="{nouns[0]}"]')
        return page.locator(f'[data-village="{nouns[-1]}"]')

    def lay_markers(self, white: str, black: str) -> None:
        ballot = self.page.locator(".ballot")
        for lord in (white, black):
            ballot.locator(f'.faces [data-lord="{lord}"]').click()
        ballot.locator(f'[data-move="vote {white} {black}"]').click()

    def march(self, row: list[str]) -> None:
        """Choose who goes along, then where to."""
        army = self.view["forms"][-1]
        for troop, blank in (("knight", "knights"), ("footman", "footmen")):
            wish = int(army[blank])
            for change in row[:-1]:
                verb, kind, count = change.split()
                if kind == troop:
                    wish += int(count) if verb == "take" else -int(count)
            self.set_men(troop, wish)
        reached(self.page.locator(f'[data-village="{row[-1].split()[1]}"]')).click()

    def set_men(self, troop: str, wish: int) -> None:
        muster = self.page.locator(f'.march [data-troop="{troop}"]')
        if muster.count() == 0:
            assert wish == 0, f"no {troop} can go along"
            return
        for _ in range(20):
            now = int(muster.locator(".wish b").inner_text())
            if now == wish:
                return
            muster.locator("button").nth(0 if now > wish else 1).click()
        raise AssertionError(f"{wish} of {troop} cannot be chosen")
