"""Somebody reports a name at their table, and whoever looks after the server sees to it, on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from outremer.cli import main
from tests.browser.conftest import Welcome
from tests.browser.house import PHONE, Person, complaints_by_day_and_night


def ask(somebody: Person, path: str, **body: object) -> dict[str, object]:
    answer = somebody.context.request.post(f"{somebody.house.address}/api/v1{path}", data=body)
    assert answer.ok, answer.text()
    found: dict[str, object] = answer.json()
    return found


def test_what_is_reported_at_a_table_is_seen_to_by_an_administrator(person: Welcome) -> None:
    anna, rude, warden = person("Annetta"), person("Rude Bruno"), person("Wardena", PHONE)
    ask(warden, "/account", login="wardena", password="under the third stone")
    assert main(["admin", "grant", "wardena", "--database", f"sqlite:///{warden.house.store}"]) == 0
    ask(warden, "/login", login="wardena", password="under the third stone")
    table = ask(anna, "/tables", game="jerusalem", seats=[{"kind": "me"}, {"kind": "person"}])["id"]
    ask(rude, f"/tables/{table}/seats/1/take")
    ask(anna, f"/tables/{table}/start")

    anna.visit(f"/table/{table}")
    anna.page.get_by_role("tab", name="Options").click()
    anna.page.get_by_text("Report something").click()
    anna.page.get_by_label("Why?").fill("What a name to have.")
    rude.visit(f"/table/{table}")
    rude.page.get_by_role("tab", name="Talk").click()
    rude.page.get_by_label("Say something").fill("It is the name of my grandfather.")
    rude.page.keyboard.press("Enter")
    expect(anna.page.locator("[data-report-form] option")).to_have_count(2)
    assert complaints_by_day_and_night(anna.page, ".options") == []
    anna.page.get_by_role("button", name="Report", exact=True).click()
    expect(anna.page.get_by_text("The administrators will look at it")).to_be_visible()

    warden.visit("/account")
    warden.page.get_by_role("link", name="Looking after this server").click()
    report = warden.page.locator("[data-report]").first
    expect(report).to_contain_text("What a name to have.")
    expect(report.locator("blockquote")).to_have_text("Rude Bruno")
    assert complaints_by_day_and_night(warden.page) == []
    assert warden.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    report.get_by_role("button", name="Suspend").click()
    expect(report).to_contain_text("a bot plays on")
    expect(warden.page.get_by_text("Suspended: Rude Bruno")).to_be_visible()
    warden.picture("house-phone")
    assert rude.context.request.get(f"{rude.house.address}/api/v1/session").json() == {"player": None}
