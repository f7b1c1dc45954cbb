"""What comes over the wire at first, what a visitor sees, and an account on two devices."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.driving import settled, table_against_bots
from tests.browser.house import DESK, PHONE, TABLET, Person, complaints_by_day_and_night
from tests.browser.screens import GAMES, is_written, long_lesson

FIRST_LOAD = 245_000  # bytes, compressed: 175 kB to look in, 70 more for a table


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


def test_a_part_that_does_not_come_says_so_and_is_there_when_loaded_again(person: Welcome) -> None:
    anna = person("Anna")
    table_against_bots(anna)
    anna.page.route("**/assets/OptionsPanel-*.js", lambda route: route.abort())
    anna.page.get_by_role("tab", name="Options").click()
    said = anna.page.get_by_role("alert").filter(has_text="could not be loaded")
    expect(said).to_be_visible()
    anna.page.unroute_all()
    said.get_by_role("button", name="Load again").click()
    expect(said).to_have_count(0)
    anna.page.get_by_role("tab", name="Options").click()
    expect(anna.page.get_by_role("button", name="Leave the table")).to_be_visible()


def test_a_lesson_has_five_screens_at_most_in_the_longest_language(person: Welcome) -> None:
    anna = person("Anna", locale="de")
    for game in GAMES:
        anna.visit(f"/learn/{game}")
        is_written(anna.page)
        assert long_lesson(anna.page) == [], game


def test_a_visitor_sees_the_open_tables_and_is_asked_for_a_name(person: Welcome) -> None:
    anna = person("Anna")
    anna.page.get_by_role("button", name="Play against bots now").first.click()
    expect(anna.page.locator(".table .prompt")).to_be_visible()
    stranger = Person(anna.context.browser, anna.house, "", DESK)  # type: ignore[arg-type]  # a context has its browser
    stranger.visit("/")
    expect(stranger.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    assert complaints_by_day_and_night(stranger.page) == []
    stranger.visit(f"/table/{anna.table_id()}")
    expect(stranger.page.get_by_text("You are watching.")).to_be_visible()
    expect(stranger.page.locator(".area.free")).to_have_count(0)
    assert complaints_by_day_and_night(stranger.page) == []
    stranger.leave()


def test_no_game_stands_alone_in_a_row_of_the_home_page(person: Welcome) -> None:
    page = person("Anna").page
    for size in (DESK, TABLET, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        cards = page.locator("li.card:has(a[href^='/learn/'])").all()
        rows = Counter(card.evaluate("card => card.offsetTop") for card in cards)
        assert len(cards) == 4
        assert len(set(rows.values())) == 1, rows


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
    assert complaints_by_day_and_night(anna.page) == []

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
