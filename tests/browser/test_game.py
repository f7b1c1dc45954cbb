"""Two people and two bots play Jerusalem from an empty table to its result, in two browsers, through every mishap."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Welcome
from tests.browser.driving import (
    choose,
    places_squires,
    play_until,
    reach_placement,
    see_the_end,
    settled,
    shared_table,
    table_against_bots,
)
from tests.browser.house import House, Person
from tests.browser.keyboard import by_keys


@pytest.mark.timeout(240)
def test_two_people_and_two_bots_play_to_the_end(person: Welcome) -> None:
    """Anna by keyboard alone."""
    anna, bruno = person("Anna"), person("Bruno")
    table = shared_table(anna, bruno)
    expect(anna.page.locator(".first-note")).to_be_visible()
    chosen = play_until([anna, bruno], see_the_end(anna, bruno), seconds=200, choosing=by_keys(anna))
    assert len(chosen) > 40

    for somebody in (anna, bruno):
        result = somebody.page.locator(".result")
        expect(result.locator("h2")).to_contain_text("wins")
        expect(somebody.page.locator(".places ol li")).to_have_count(4)
        expect(somebody.page.locator(".parts polyline")).to_have_count(4)
        expect(somebody.page.locator(".log")).to_contain_text("The game is over")
    assert anna.page.locator(".places ol").text_content() == bruno.page.locator(".places ol").text_content()
    anna.picture("table-finished")

    record = anna.page.request.get(f"{anna.house.address}/api/v1/tables/{table}/record").text()
    assert "jerusalem" in record
    anna.page.get_by_role("button", name="Play again").click()
    expect(anna.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    bruno.page.get_by_role("link", name="To the new table").click()
    expect(bruno.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    assert anna.table_id() == bruno.table_id() != table
    for somebody in (bruno, anna):
        somebody.page.get_by_role("button", name="I am ready").click()
    expect(anna.page.locator(".prompt.asked")).to_be_visible()
    expect(anna.page.locator(".first-note")).to_have_count(0)  # whoever has finished a game needs no notes


def test_a_reload_in_mid_turn_changes_nothing(person: Welcome) -> None:
    anna = person("Anna")
    table_against_bots(anna)
    reach_placement(anna)
    anna.page.locator(".area.free").first.click()
    settled(anna.page)
    expect(anna.page.locator(".pieces .count").first).to_be_visible()
    before = anna.page.locator(".map").inner_text(), anna.page.locator(".screen").inner_text()
    anna.page.reload()
    expect(anna.page.locator(".prompt.asked")).to_be_visible()
    assert (anna.page.locator(".map").inner_text(), anna.page.locator(".screen").inner_text()) == before


def test_a_lost_connection_comes_back_and_what_was_chosen_meanwhile_is_played_once(person: Welcome) -> None:
    anna = person("Anna")
    connections: list[WebSocketRoute] = []
    heard: list[str] = []

    def through(route: WebSocketRoute) -> None:
        connections.append(route)
        server = route.connect_to_server()
        # The first connection swallows every answer to a move, as a dying line does.
        first = len(connections) == 1

        def to_page(message: str | bytes) -> None:
            text = str(message)
            heard.append(text)
            if not (first and ('"ack"' in text or '"change"' in text) and swallowing):
                route.send(message)

        server.on_message(to_page)

    swallowing = False
    anna.page.route_web_socket(re.compile(r"/tables/.*/live"), through)
    table_against_bots(anna)
    reach_placement(anna)
    squires = int(anna.page.locator(".screen .counts b").first.inner_text())
    swallowing = True
    anna.page.locator(".area.free").first.click()
    expect(anna.page.get_by_text("Sending …")).to_be_visible()
    connections[0].close()
    expect(anna.page.locator(".screen .counts b").first).to_have_text(str(squires - 1), timeout=10_000)
    settled(anna.page)
    expect(anna.page.locator(".screen .counts b").first).to_have_text(str(squires - 1))
    assert len(connections) == 2


def test_a_server_that_is_killed_in_mid_turn_loses_nothing(person: Welcome, own_house: House) -> None:
    anna = person("Anna", at=own_house)
    table_against_bots(anna)
    reach_placement(anna)
    anna.page.locator(".area.free").first.click()
    settled(anna.page)
    squires = anna.page.locator(".screen .counts b").first.inner_text()
    own_house.kill()
    expect(anna.page.get_by_text("The connection was lost")).to_be_visible()
    expect(anna.page.locator(".area.free")).to_have_count(0)
    anna.picture("table-reconnecting")
    own_house.start()
    expect(anna.page.locator(".prompt.asked")).to_be_visible(timeout=20_000)
    expect(anna.page.locator(".screen .counts b").first).to_have_text(squires)
    assert choose(anna) is not None


def test_undo_by_button_and_by_key(person: Welcome) -> None:
    anna = person("Anna")
    table_against_bots(anna)
    reach_placement(anna)
    squires = anna.page.locator(".screen .counts b").first
    count = int(squires.inner_text())
    area = anna.page.locator(".area.free").first
    area.click()
    expect(squires).to_have_text(str(count - 1))
    anna.page.get_by_role("button", name="Undo").click()
    expect(squires).to_have_text(str(count))
    area.click()
    expect(squires).to_have_text(str(count - 1))
    anna.page.keyboard.press("u")
    expect(squires).to_have_text(str(count))


def place_all(person: Person) -> Locator:
    """Send every squire into the city; returns the count of those left."""
    squires = person.page.locator(".screen .counts b").first
    for left in range(int(squires.inner_text()) - 1, -1, -1):
        person.page.locator(".area.free[data-area$=left], .area.free").first.click()
        expect(squires).to_have_text(str(left))
    return squires


def test_a_refusal_comes_with_its_rule(person: Welcome) -> None:
    anna = person("Anna")
    table_against_bots(anna)
    reach_placement(anna)
    squires = place_all(anna)
    barred = anna.page.locator(".area:not(.free):not(:has(.barricade))").first  # a Baron bars by a rule of his own
    barred.click(force=True)  # it calls itself disabled, and explains why when it is clicked
    refused = anna.page.locator(".refused")
    expect(refused).to_contain_text("Squires are placed only from behind")
    said = refused.inner_text()
    anna.picture("table-refusal")
    anna.page.get_by_role("button", name="Show the rule").last.click()
    rule = anna.page.locator(".rules .now p:not(.note)").first
    expect(rule).to_be_visible()
    assert rule.inner_text() in said
    expect(squires).to_have_text("0")


def test_lingering_says_what_a_click_would_do(person: Welcome) -> None:
    anna = person("Anna")
    table_against_bots(anna)
    reach_placement(anna)
    anna.page.locator(".area.free[data-area=market-large], .area.free").first.hover()
    expect(anna.page.locator(".about")).to_contain_text("Pays")
    expect(anna.page.locator(".about")).to_contain_text("With one more squire here")


def test_a_pointer_that_only_rests_is_never_refused(person: Welcome) -> None:
    anna = person("Anna")
    page = anna.page
    table_against_bots(anna)
    reach_placement(anna)
    place_all(anna)
    page.wait_for_timeout(600)  # longer than one must linger: the pointer still rests where the last squire went
    expect(page.locator(".refused")).to_have_count(0)
    barred = page.locator(".area:not(.free)").first
    barred.hover(force=True)
    expect(page.locator(".about")).to_be_visible()
    expect(page.locator(".refused")).to_have_count(0)
    barred.click(force=True)
    expect(page.locator(".refused")).to_be_visible()


def test_the_baron_rides_only_where_he_is_sent(person: Welcome) -> None:
    anna = person("Anna")
    page = anna.page
    table_against_bots(anna)
    reach_placement(anna)
    place_all(anna)
    baron = page.locator("[data-mode=lock]")
    expect(baron).to_have_attribute("aria-checked", "false")
    page.locator(".area.free").first.click()
    sent = page.locator(".prompt [data-move^='lock ']")
    expect(sent).to_have_count(1)
    sent.click()
    expect(page.locator(".log")).to_contain_text("Baron")
    expect(baron).to_have_count(0)


def test_turns_pass_between_people(person: Welcome) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    shared_table(anna, bruno)
    play_until([anna, bruno], places_squires(anna.page))
    expect(bruno.page.locator(".prompt")).to_contain_text("Waiting for Anna")
    expect(anna.page).to_have_title(re.compile("^● Your turn"))
    expect(anna.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-awaited.svg")
    expect(bruno.page).not_to_have_title(re.compile("Your turn"))
    anna.page.locator("[data-move=end]").click()
    expect(anna.page.locator(".prompt.asked [data-move=end]")).to_have_count(0)
