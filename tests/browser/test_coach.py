"""The coach of a finished game: the curve, the costly decisions, on from there; and what goes wrong is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from outremer.server.store.database import Database
from tests.browser.conftest import Welcome
from tests.browser.house import DESK, PHONE, TABLET, House, Person, complaints_by_day_and_night
from tests.hosting import sqlite
from tests.server.store.filling import finished


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    folder = tmp_path_factory.mktemp("finished")
    database = Database(sqlite(folder))
    stored = finished(database)
    database.close()
    return folder / "store.sqlite3", stored.id


@pytest.fixture(scope="module")
def finished_house(table: tuple[Path, str]) -> Iterator[House]:
    opened = House(table[0], "a finished game", "--coach-effort", "0.02")
    yield opened
    opened.end()


@pytest.fixture
def anna(person: Welcome, finished_house: House) -> Person:
    return person("Anna", at=finished_house)


def asked(anna: Person, id_: str) -> Page:
    """The page with all that the coach has to say."""
    anna.visit(f"/table/{id_}/coach")
    ask = anna.page.get_by_role("button", name="Ask the coach")
    curve = anna.page.get_by_role("img", name="Shares of the win by moment")
    expect(ask.or_(curve)).to_be_visible()
    if ask.is_visible():
        ask.click()
    expect(anna.page.get_by_text("decisions with a choice were looked at")).to_be_visible(timeout=60_000)
    expect(curve).to_be_visible()
    return anna.page


def test_whoever_looks_at_the_end_asks_the_coach_and_goes_on_from_a_costly_decision(
    anna: Person, table: tuple[Path, str]
) -> None:
    anna.visit(f"/table/{table[1]}")
    anna.page.get_by_role("link", name="Coach").first.click()
    page = asked(anna, table[1])
    decisions = page.locator(".decisions article")
    assert 1 <= decisions.count() <= 9
    first = decisions.first
    for said in (r"\d ± \d+\.\d % of the win", r"% instead of \d+ %", "Played", "The bot’s choice"):
        expect(first).to_contain_text(re.compile(said))
    expect(page.locator(".why li").first).to_contain_text("instead of")
    first.get_by_role("link", name="See it").click()
    expect(page).to_have_url(re.compile(r"/table/\w+\?at=\d+$"))
    expect(page.locator(".controls").first).to_be_visible()
    page.go_back()
    expect(first).to_be_visible()
    first.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".table .prompt")).to_be_visible()
    assert table[1] not in page.url


def test_a_click_on_the_curve_leads_to_that_moment_and_the_slider_does_the_same(
    anna: Person, table: tuple[Path, str]
) -> None:
    page = asked(anna, table[1])
    curve = page.get_by_role("img", name="Shares of the win by moment")
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] * 0.7, "y": 100})
    expect(page).to_have_url(re.compile(r"\?at=\d+$"))
    clicked = int(page.url.rpartition("=")[2])
    page.go_back()
    last = int(page.locator("svg .moment.end").text_content() or 0)
    assert clicked == pytest.approx(0.7 * last, abs=0.05 * last)
    page.get_by_label("Moment", exact=True).focus()
    page.keyboard.press("Home")
    to_the_first = page.get_by_role("link", name="To moment 0", exact=True)
    expect(to_the_first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(to_the_first).to_have_count(0)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"\?at=1$"))


def test_a_coach_that_failed_says_so_and_is_asked_again(anna: Person, table: tuple[Path, str]) -> None:
    failed = {
        "state": "failed",
        "step": 3,
        "ahead": 0,
        "analysis": None,
        "error": {"code": "analysis-failed", "text": "The coach has broken off; ask again."},
    }
    anna.page.route("**/analysis**", lambda route: route.fulfill(json=failed))
    anna.visit(f"/table/{table[1]}/coach")
    expect(anna.page.get_by_role("status").get_by_text("The coach has broken off")).to_be_visible()
    anna.page.unroute_all()
    anna.page.get_by_role("button", name="Ask again").click()
    expect(anna.page.get_by_role("img", name="Shares of the win")).to_be_visible(timeout=30_000)


def test_whoever_waited_while_the_server_was_restarted_may_ask_again(anna: Person, table: tuple[Path, str]) -> None:
    answers = iter(["waiting", "waiting", "none"])

    def answer(route: Route) -> None:
        said = {"state": next(answers, "none"), "step": 1, "ahead": 2, "analysis": None, "error": None}
        route.fulfill(json=said)

    anna.page.route("**/analysis**", answer)
    anna.visit(f"/table/{table[1]}/coach")
    expect(anna.page.get_by_text("The coach was interrupted.")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Ask again")).to_be_visible()


def test_a_game_that_goes_on_says_that_it_is_not_over(person: Welcome) -> None:
    anna = person("Anna")
    anna.page.get_by_role("button", name="Play against bots now").first.click()
    expect(anna.page.locator(".table .prompt")).to_be_visible()
    anna.visit(f"/table/{anna.table_id()}/coach")
    expect(anna.page.get_by_role("status")).to_contain_text("The game is not over yet.")
    expect(anna.page.get_by_role("button", name="Ask the coach")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_whoever_is_asked_takes_a_hint_where_the_table_allows_it(person: Welcome, size: dict[str, int]) -> None:
    anna = person("Anna", size)
    page = anna.page
    anna.visit("/new?game=akkon")
    page.get_by_label("Hints may be taken").check()
    page.locator("form button.primary").click()
    page.get_by_text("What is played").click()
    expect(page.get_by_text("Hints may be taken")).to_be_visible()
    request, api = page.request, f"{anna.house.address}/api/v1/tables"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = request.post(api, data={"game": "akkon", "seats": seats, "hints": True}).json()
    assert request.post(f"{api}/{made['id']}/seats/0/ready", data={"ready": True}).ok
    anna.visit(f"/table/{made['id']}")
    page.get_by_role("button", name="Hint", exact=True).click()
    told = page.get_by_role("dialog", name="Hint")
    expect(told).to_contain_text("% of the win", timeout=20_000)
    expect(told).to_contain_text("Everybody sees that you took a hint.")
    assert complaints_by_day_and_night(page, "dialog") == []
    anna.picture(f"hint-{size['width']}")
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    expect(page.get_by_text("1 hint taken").first).to_be_attached()


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
@pytest.mark.parametrize("locale", ["en", "de", "it"])
def test_nothing_is_cut_off_and_axe_has_no_complaint(
    browser: Browser, finished_house: House, anna: Person, table: tuple[Path, str], size: dict[str, int], locale: str
) -> None:
    asked(anna, table[1])
    reader = Person(browser, finished_house, "Otto", size, locale=locale)
    reader.enter()
    reader.visit(f"/table/{table[1]}/coach")
    expect(reader.page.locator(".decisions article").first).to_be_visible()
    reader.page.locator("summary").click()
    assert reader.page.evaluate("() => document.documentElement.scrollWidth") <= size["width"]
    assert "coach-" not in reader.page.locator("main").inner_text()
    assert complaints_by_day_and_night(reader.page) == []
    for theme in ("light", "dark"):
        reader.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        reader.picture(f"coach-{size['width']}-{theme}-{locale}")
    reader.leave()
    assert reader.mishaps == []
