"""What comes over the wire at first, what a visitor sees, and an account on two devices."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.driving import settled, table_against_bots
from tests.browser.house import DESK, PHONE, TABLET, Person, complaints_by_day_and_night
from tests.browser.screens import GAMES, LANGUAGES, is_written, long_lesson, small_texts, wider

FIRST_LOAD = 245_000  # bytes, compressed: 175 kB to look in, 70 more for a table
# In which a lesson stands in one column, from a tablet to a phone.
NARROW = (TABLET, {"width": 680, "height": 900}, {"width": 480, "height": 800}, PHONE)
UNFOLD = "() => document.querySelectorAll('section > details').forEach(chapter => (chapter.open = true))"


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


@pytest.mark.timeout(120)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_has_five_screens_at_most_and_every_figure_can_be_read(person: Welcome, language: str) -> None:
    anna = person("Anna", locale=language)
    page = anna.page
    for game in GAMES:
        anna.visit(f"/learn/{game}")
        for size in (DESK, *NARROW):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            is_written(page)
            assert long_lesson(page) == [], (game, size)
        for size in (*NARROW, DESK):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            page.evaluate(UNFOLD)
            is_written(page)
            page.wait_for_timeout(100)  # boards are drawn anew for the room that they have
            assert small_texts(page) == [], (game, size)


def test_what_is_folded_of_a_lesson_is_opened_by_its_link_its_address_and_on_paper(person: Welcome) -> None:
    anna = person("Anna", PHONE)
    page = anna.page
    anna.visit("/learn/akkon")
    is_written(page)
    chapters = page.locator("main section details")
    assert [chapter.get_attribute("open") is not None for chapter in chapters.all()] == [True, True, *[False] * 5]
    told = page.locator("#auction .told")
    expect(told).to_be_hidden()
    page.locator("nav a[href='#auction']").click()
    expect(told).to_be_in_viewport()
    page.locator("#auction summary").press("Enter")
    expect(told).to_be_hidden()
    page.locator("nav a[href='#auction']").click()  # once more, at the very address
    expect(told).to_be_in_viewport()

    anna.visit("/learn/akkon#cards")
    page.reload()  # as whoever is sent the link
    expect(page.locator("#cards .told")).to_be_in_viewport()
    expect(told).to_be_hidden()
    page.emulate_media(media="print")
    expect(told).to_be_visible()
    page.emulate_media(media="screen")
    expect(told).to_be_hidden()
    page.evaluate(UNFOLD)
    assert complaints_by_day_and_night(page) == []
    assert wider(page) == []
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    expect(chapters).to_have_count(0)
    expect(told).to_be_visible()


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
