"""What people ask of each other at a table: to take a move back, to wait, to play on; and why a table rests."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.driving import (
    is_under_way,
    places_squires,
    play_until,
    reach_placement,
    shared_table,
    table_against_bots,
)
from tests.browser.house import PHONE, House, Person, complaints_by_day_and_night


def ask_to_undo(asks: Person, answers: Person, answer: str) -> None:
    asks.page.get_by_role("tab", name="Options").click()
    asks.page.get_by_role("button", name="Ask to undo").click()
    expect(answers.page.get_by_text("Anna asks to take back a move.")).to_be_visible()
    answers.page.get_by_role("button", name=answer).click()


def test_the_others_allow_or_refuse_to_take_a_move_back(person: Welcome) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    shared_table(anna, bruno)
    play_until([anna, bruno], places_squires(anna.page))
    squires = anna.page.locator(".screen .counts b").first
    count = int(squires.inner_text())
    anna.page.locator(".area.free").first.click()
    expect(squires).to_have_text(str(count - 1))

    ask_to_undo(anna, bruno, "Refuse")
    expect(anna.page.get_by_text("The others refused to take it back.")).to_be_visible()
    expect(squires).to_have_text(str(count - 1))

    ask_to_undo(anna, bruno, "Allow")
    expect(anna.page.get_by_text("The move was taken back.")).to_be_visible()
    expect(squires).to_have_text(str(count))


def test_those_who_wait_can_talk_and_the_table_remembers_it(person: Welcome) -> None:
    anna, bruno = person("Anna"), person("Bruno", PHONE)
    api = f"{anna.house.address}/api/v1/tables"
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "random"}]
    table = anna.page.request.post(api, data={"game": "jerusalem", "seats": seats}).json()["id"]
    for somebody in (anna, bruno):
        somebody.visit(f"/table/{table}")
    bruno.page.get_by_role("button", name="Sit here").click()
    anna.page.get_by_label("Say something").fill("Shall we?")
    anna.page.get_by_role("button", name="Send").click()
    expect(bruno.page.locator(".talk li").last).to_contain_text("Shall we?")
    assert complaints_by_day_and_night(bruno.page) == []
    for somebody in (bruno, anna):
        somebody.page.get_by_role("button", name="I am ready").click()
    bruno.page.get_by_role("tab", name="Talk").click()
    expect(bruno.page.locator(".talk li").last).to_contain_text("Shall we?")


def lines_told(person: Person, table: str) -> int:
    """In all; of a long log the page draws the last ones only."""
    chronicle = person.page.request.get(f"{person.house.address}/api/v1/tables/{table}/chronicle").json()
    return len(chronicle["events"])


def test_a_bot_plays_for_whoever_leaves_until_they_return(person: Welcome) -> None:
    anna = person("Anna")
    table = table_against_bots(anna)
    reach_placement(anna)
    lines = lines_told(anna, table)
    anna.page.get_by_role("tab", name="Options").click()
    anna.page.get_by_role("button", name="Leave the table").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("A bot plays on for you")
    anna.page.get_by_role("button", name="Leave the table").click()
    expect(anna.page.get_by_text("A bot plays for you until you return.")).to_be_visible()
    anna.page.get_by_role("tab", name="Log").click()
    latest = time.monotonic() + 20
    while lines_told(anna, table) < lines + 4:
        assert time.monotonic() < latest, "nobody plays on"
        anna.page.wait_for_timeout(200)
    expect(anna.page.locator(".log li").last).to_be_visible()
    anna.page.get_by_role("button", name="Take my seat back").click()
    expect(anna.page.get_by_text("A bot plays for you until you return.")).to_have_count(0)
    if anna.page.locator(".result").count() == 0:
        expect(anna.page.locator(".prompt.asked, .result").first).to_be_visible(timeout=20_000)
    assert not is_under_way([anna])


def test_a_table_of_other_rules_is_frozen_and_says_why(person: Welcome, own_house: House) -> None:
    anna = person("Anna", at=own_house)
    table = table_against_bots(anna)
    expect(anna.page.locator(".prompt.asked")).to_be_visible(timeout=20_000)
    own_house.kill()
    with closing(sqlite3.connect(own_house.store)) as store, store:
        store.execute("UPDATE tables SET rules = 0")
    own_house.start()
    anna.visit(f"/table/{table}")
    expect(anna.page.get_by_role("heading", name="This table is frozen")).to_be_visible()
    expect(anna.page.locator(".prompt")).to_contain_text("version 0")
    expect(anna.page.get_by_text("Going to the table …")).to_have_count(0)
    expect(anna.page.locator("[data-move]")).to_have_count(0)
    assert complaints_by_day_and_night(anna.page) == []
    anna.picture("table-frozen")
    anna.page.get_by_role("link", name="To the tables").click()
    expect(anna.page.locator(f"article:has(a[href='/table/{table}'])")).to_contain_text("frozen")
