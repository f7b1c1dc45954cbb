"""Somebody who goes on a crusade by clicking: in the prompt beside the map, on the sheet of Outremer, in the tray."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, expect

from tests.browser.driving import reached
from tests.browser.fief_crusaders import decide
from tests.browser.fief_seat import Player
from tests.browser.house import Person

TRAY = ("call-crusade", "spy-on", "steal")
AMOUNTS = ("bid", "split", "keep")

# What the sheet of Outremer shows to everybody.
SHOWN = """
() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const guards = site => {
    const sign = site.nextElementSibling.querySelector('path.crescent');
    return sign ? parseInt(sign.nextElementSibling.textContent) : 0;
  };
  const host = document.querySelector('.saladin .host');
  return {
    guards: Object.fromEntries(all('[data-objective]').map(site => [site.dataset.objective, guards(site)])),
    camps: Object.fromEntries(all('.outremer [data-pieces]').map(camp =>
      [camp.dataset.pieces, all('[data-lord]', camp).map(token => token.dataset.lord).sort()])),
    ranks: all('.outremer .ranks [data-lord]').map(lord => lord.dataset.lord),
    ships: all('.outremer .sailed .gone').length,
    host: host ? all('text', host).map(count => parseInt(count.textContent)) : null,
  };
}
"""


def to_be_shown(view: dict[str, Any]) -> dict[str, Any]:
    """The same as the server tells it, while the crusade is under way."""
    crusade = view["world"]["crusades"]
    camps = [*crusade["track"], *crusade["ships"], crusade["shore"]]
    marches = crusade["saladin"] is not None and not crusade["stopped"]
    return {
        "guards": {objective["name"]: objective["garrison"] for objective in crusade["track"]},
        "camps": {camp["place"]: sorted(camp["lords"]) for camp in camps if camp["lords"] or camp["armies"]},
        "ranks": crusade["ranks"],
        "ships": crusade["sailed"],
        "host": [crusade["host"]["knights"], crusade["host"]["saracens"]] if marches else None,
    }


class Crusader(Player):
    """A person at their seat, with what their console said."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.errors: list[str] = []
        self.page.on("console", self._note)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    @property
    def crusade(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["world"]["crusades"]
        return found

    @property
    def forms(self) -> list[str]:
        return [form["form"] for form in self.view["forms"]]

    def answer(self) -> None:
        self.say(decide(self.view, self.state["moves"], self.state["offers"]))

    def click_to(self, move: str) -> None:
        verb, *nouns = move.split()
        if verb in TRAY:
            self.from_the_tray(verb, *nouns)
        elif verb in AMOUNTS:
            self.lay_out(move)
        elif verb == "land-at":
            self.turn_to("outremer")
            objective = reached(self.page.locator(f'[data-objective="{nouns[0]}"]'))
            objective.focus()  # on a phone the part of the sheet unfolds on which it lies
            expect(objective).to_be_in_viewport(ratio=0.9)
            objective.click()
        elif verb == "sail":
            self.page.locator("[data-sail]").click()
        elif verb == "done" and self.form == "Spoils":
            self.page.locator("[data-share]").click()
        else:
            super().click_to(move)

    def say(self, row: list[str]) -> None:
        """Who sails with troops chooses them first."""
        for board in row[:-1]:
            if board.startswith("take-aboard "):
                _, kind, count = board.split()
                self.set_aboard(kind, int(count))
        super().say(row)

    def set_aboard(self, kind: str, wish: int) -> None:
        muster = self.page.locator(f'.sail [data-troop="{kind}"]')
        for _ in range(20):
            now = int(muster.locator(".wish b").inner_text())
            if now == wish:
                return
            muster.locator("button").nth(0 if now > wish else 1).click()
        raise AssertionError(f"{wish} of {kind} cannot be taken aboard")

    def from_the_tray(self, verb: str, target: str = "") -> None:
        reached(self.page.locator(f'.tray [data-play="{verb}"]')).click()
        if target:
            self.page.locator(f'.tray [data-target="{target}"]').click()
        self.page.locator(f'.tray [data-move="{verb} {target}"], .tray [data-move="{verb}"]').click()

    def lay_out(self, move: str) -> None:
        """Coin by coin, until so many lie there."""
        said = self.page.locator(f'.many [data-move="{move}"]')
        for _ in range(20):
            if said.count() > 0:
                said.click()
                return
            self.page.locator(".many .pick button").last.click()
        raise AssertionError(f"{move} cannot be laid out")

    def turn_to(self, leaf: str) -> None:
        """Turn this sheet up, where there is not room for both."""
        tab = self.page.locator(f'[data-leaf="{leaf}"]')
        if tab.count() > 0:
            reached(tab).click()
        expect(self.sheet(leaf)).to_be_visible()

    def sheet(self, leaf: str) -> Locator:
        return self.page.locator(".outremer" if leaf == "outremer" else ".map").first

    def shown(self) -> Any:
        """What their page shows of Outremer."""
        return self.page.evaluate(SHOWN)
