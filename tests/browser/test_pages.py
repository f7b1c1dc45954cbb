"""Every page: nothing for axe-core to complain about, nothing wider than the screen, and a picture of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Welcome
from tests.browser.driving import reach_placement, settled, table_against_bots
from tests.browser.house import DESK, PHONE, TABLET, Person, complaints

SCREENS = {
    "desk-light": (DESK, "light"),
    "desk-dark": (DESK, "dark"),
    "tablet-dark": (TABLET, "dark"),
    "phone-light": (PHONE, "light"),
}
PAGES = {
    "home": "/",
    "new": "/new",
    "rules": "/rules/jerusalem",
    "account": "/account",
    "settings": "/settings",
    "missing": "/nowhere",
}
FIRST_LOAD = 245_000  # bytes, compressed: 175 kB to look in, 70 more for a table


def open_panel(page: Page, panel: str) -> None:
    """On a phone talk has a page of its own, and the other panels share one."""
    own = page.locator(f"#page-tab-{panel}")
    if own.count() > 0:
        own.click()
        return
    if page.locator("#page-tab-more").count() > 0:
        page.locator("#page-tab-more").click()
    page.locator(f"#tab-{panel}").click()


def is_sound(person: Person, name: str) -> None:
    person.page.wait_for_timeout(250)
    person.picture(name)
    assert complaints(person.page) == []
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
        f"{name} is wider than the screen"
    )


@pytest.mark.parametrize("screen", SCREENS)
def test_pages(person: Welcome, screen: str) -> None:
    size, scheme = SCREENS[screen]
    anna = person("Anna", size, color_scheme=scheme)
    for name, path in PAGES.items():
        anna.visit(path)
        is_sound(anna, f"{name}-{screen}")
    anna.visit("/new")
    anna.page.locator("summary").click()
    anna.page.locator("form button.primary").click()
    expect(anna.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    is_sound(anna, f"waiting-{screen}")


@pytest.mark.parametrize("screen", SCREENS)
def test_the_table(person: Welcome, screen: str) -> None:
    size, scheme = SCREENS[screen]
    anna = person("Anna", size, color_scheme=scheme)
    table_against_bots(anna)
    is_sound(anna, f"auction-{screen}")
    reach_placement(anna)
    is_sound(anna, f"placement-{screen}")
    for panel in ("talk", "rules", "replay", "options"):
        open_panel(anna.page, panel)
        is_sound(anna, f"{panel}-{screen}")
    anna.page.get_by_role("checkbox", name="Text board").check()
    if size == PHONE:
        anna.page.locator("#page-tab-board").click()
    expect(anna.page.locator(".text h2")).to_be_visible()
    is_sound(anna, f"text-board-{screen}")


def test_the_first_load_is_small(person: Welcome) -> None:
    anna = person("Anna")
    table = table_against_bots(anna)
    fresh = person("Bruno")
    fresh.page.goto("about:blank")
    sizes: list[int] = []
    session = fresh.context.new_cdp_session(fresh.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    fresh.visit(f"/table/{table}")
    expect(fresh.page.locator(".map [data-area]").first).to_be_visible()
    settled(fresh.page)
    assert 20_000 < sum(sizes) < FIRST_LOAD


def test_a_visitor_sees_the_open_tables_and_is_asked_for_a_name(person: Welcome) -> None:
    anna = person("Anna")
    anna.page.get_by_role("button", name="Play against bots now").first.click()
    expect(anna.page.locator(".table .prompt")).to_be_visible()
    stranger = Person(anna.context.browser, anna.house, "", DESK)  # type: ignore[arg-type]  # a context has its browser
    stranger.visit("/")
    expect(stranger.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    assert complaints(stranger.page) == []
    stranger.visit(f"/table/{anna.table_id()}")
    expect(stranger.page.get_by_text("You are watching.")).to_be_visible()
    expect(stranger.page.locator(".area.free")).to_have_count(0)
    assert complaints(stranger.page) == []
    stranger.leave()


def test_an_account_follows_its_owner_to_another_device(person: Welcome) -> None:
    anna = person("Anna")
    table_against_bots(anna)
    table = anna.table_id()
    anna.visit("/account")
    anna.page.get_by_label("Login").fill(f"anna-{table}")
    anna.page.get_by_label("Password").fill("correct horse")
    anna.page.get_by_role("button", name="Keep", exact=True).click()
    expect(anna.page.get_by_text("You are known as Anna")).to_be_visible(timeout=15_000)  # argon2 takes its time
    anna.page.get_by_label("What it is for").fill("my bot")
    anna.page.get_by_role("button", name="Make a key").click()
    expect(anna.page.locator("code")).to_be_visible()
    assert complaints(anna.page) == []

    other = person("Somebody")
    other.visit("/account")
    other.page.get_by_role("button", name="Log in").first.click()
    other.page.get_by_label("Login").fill(f"anna-{table}")
    other.page.get_by_label("Password").fill("wrong horse")
    other.page.locator("form button.primary").click()
    expect(other.page.get_by_role("alert")).to_be_visible(timeout=15_000)
    other.page.get_by_label("Password").fill("correct horse")
    other.page.locator("form button.primary").click()
    expect(other.page.get_by_text("You are known as Anna")).to_be_visible(timeout=15_000)
    other.visit("/")
    expect(other.page.locator(f"a[href='/table/{table}']").first).to_be_visible(timeout=15_000)
