"""A crusade in Chromium: two people and three bots with all five expansions, from shortly before the call until the
crusaders have come home. One of the two is away while Saladin marches, the other loads the page anew."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import outremer
from outremer.table.saves import view_digest
from tests.browser.conftest import Welcome
from tests.browser.fief_voyage import Crusader, to_be_shown
from tests.browser.house import PHONE, House, Person, complaints_by_day_and_night
from tests.browser.position_house import seated
from tests.server.live.house import POSITIONS

POSITION = "before-the-call"
BOT = "greedy"
# What each of them must have heard of. Where rules or bots have changed so that this deal no longer leads there,
# another one must be looked for.
DEAL = "to Jerusalem 1"
HAPPENED = (
    *("crusade-called", "spied", "robbed", "departed", "boarded", "ranked", "objective-drawn", "landed"),
    *("assault-begins", "conquered", "saladin-comes", "came-home", "crusade-ends"),
)


@pytest.fixture
def harbour(tmp_path: Path) -> Iterator[House]:
    """A server whose dice fall as this crusade needs them."""
    opened = House(tmp_path / "tables.sqlite3", DEAL)
    yield opened
    opened.end()


def sit_down(*people: Person) -> str:
    """These people and bots beside them at a table that stands in the saved position; its id."""
    table = outremer.load(json.loads((POSITIONS / f"{POSITION}.json").read_text(encoding="utf-8")))
    id_ = seated(table, dict(enumerate(people)), BOT)
    for person in people:
        person.page.goto(f"{person.house.address}/table/{id_}")
        expect(person.page.locator(".map [data-village=bourg]")).to_be_attached()
    return id_


class Voyage:
    """One crusade of Anna and Bruno, with what must happen on it at its moment."""

    def __init__(self, anna: Crusader, bruno: Crusader, table: str) -> None:
        self.anna, self.bruno = anna, bruno
        self.both = (anna, bruno)
        self.table = table
        self.pictured: set[str] = set()
        self.has_come_back = False

    @property
    def is_over(self) -> bool:
        return all(player.has_heard_of("crusade-ends") for player in self.both)

    def sail(self) -> None:
        while not self.is_over:
            if not any(self.let_answer(player) for player in self.both):
                self.anna.page.wait_for_timeout(10)

    def let_answer(self, player: Crusader) -> bool:
        if not player.is_asked:
            return False
        self.look_at(player)
        if player is self.anna and "Saladin" in player.forms and not self.has_come_back:
            self.come_back()
        else:
            player.answer()
        return True

    def look_at(self, player: Crusader) -> None:
        """What stands on the page once for each thing that is asked, and in each turn overseas that it is true."""
        name = f"fief-crusade-{player.form.lower()}-{player.person.name.lower()}"
        if name in self.pictured:
            return
        self.pictured.add(name)
        player.person.picture(name)
        if player.form in ("Landing", "Assaults"):
            for one in self.both:
                self.shows_what_the_server_tells(one)
            found = complaints_by_day_and_night(player.page, ".outremer")
            assert not found, (player.form, found)

    def come_back(self) -> None:
        """While Saladin stands before her, Anna's page is loaded anew; Bruno misses what she does then."""
        self.has_come_back = True
        anna, bruno = self.anna, self.bruno
        self.wait_for_the_others()
        asked, question = anna.view, anna.form
        address = bruno.page.url
        bruno.page.goto("about:blank")
        anna.state = bruno.state = {}
        anna.page.reload()
        expect(anna.page.locator(".outremer .saladin .host")).to_be_visible()
        assert anna.view == asked
        assert (anna.is_asked, anna.form) == (True, question)
        self.shows_what_the_server_tells(anna)
        anna.answer()
        bruno.page.goto(address)
        expect(bruno.page.locator(".table .prompt")).to_be_visible()
        assert bruno.view["world"]["crusades"] == anna.crusade

    def wait_for_the_others(self) -> None:
        """Until nobody is asked but people, who answer when this test says so."""
        for _ in range(1500):
            bots = set(self.anna.view["asked"]) - {player.view["seat"] for player in self.both}
            if not bots and not self.bruno.state["spoken_for"]:
                return
            self.anna.page.wait_for_timeout(10)
        raise AssertionError("a bot was asked and did not answer")

    def shows_what_the_server_tells(self, player: Crusader) -> None:
        """The page knows the view of its seat, and its sheet of Outremer shows it; in a moment when nothing happens."""
        player.turn_to("outremer")
        for _ in range(20):
            expect(player.page.locator(".prompt[aria-busy=false]")).to_be_attached()
            sequence = player.state["sequence"]
            told, shown = self.told_by_server(player, sequence), player.shown()
            if player.state["sequence"] == sequence:
                assert player.view == told
                assert view_digest(told) == player.state["hash"]
                if shown == to_be_shown(told):
                    return
            player.page.wait_for_timeout(50)  # what was heard may not be drawn yet
        raise AssertionError(f"the sheet never showed what was told: {player.shown()}")

    def told_by_server(self, player: Crusader, sequence: int) -> dict[str, object]:
        """What the server makes of its record for this seat, at this point of it."""
        at = f"{player.person.house.address}/api/v1/tables/{self.table}/at/{sequence}"
        view: dict[str, object] = player.page.request.get(at).json()["view"]
        return view


@pytest.mark.timeout(480)
def test_two_people_and_three_bots_go_on_a_crusade_and_come_home(person: Welcome, harbour: House) -> None:
    anna, bruno = Crusader(person("Anna", at=harbour)), Crusader(person("Bruno", PHONE, at=harbour))
    table = sit_down(anna.person, bruno.person)
    voyage = Voyage(anna, bruno, table)
    voyage.sail()
    assert voyage.has_come_back
    for player in voyage.both:
        assert [event for event in HAPPENED if not player.has_heard_of(event)] == []
        assert player.crusade["stage"] == "none"
        assert player.crusade["gone"]
        assert player.errors == []
        assert complaints_by_day_and_night(player.page) == []
        assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    lords = anna.view["world"]["lords"]
    assert lords == bruno.view["world"]["lords"]
    assert not [lord for lord in lords.values() if lord["village"] not in anna.view["world"]["villages"]]
