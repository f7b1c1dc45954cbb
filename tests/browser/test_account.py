"""An account in the hands of its owner: a passkey, codes on paper, devices, all data, and its end."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from outremer.server.store import administration, players
from outremer.server.store.database import beside_the_server
from tests.browser.conftest import Welcome
from tests.browser.house import PHONE, Person, complaints_by_day_and_night

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}
PASSWORD = "correct horse"


def at_a_name(somebody: Person) -> Page:
    """The account's page, at an address that can carry a passkey, with a device that can make one."""
    session = somebody.context.new_cdp_session(somebody.page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    page = somebody.page
    page.goto(f"http://localhost:{somebody.house.port}/")
    page.locator("form input[type=text]").fill(somebody.name)
    page.locator("form button").click()
    expect(page.locator("h1")).to_contain_text(somebody.name)
    page.goto(f"http://localhost:{somebody.house.port}/account")
    return page


def card(page: Page, title: str) -> Page:
    return page.locator("section", has=page.get_by_role("heading", name=title))  # type: ignore[return-value]  # a part


def test_an_account_is_its_owners_until_it_goes(person: Welcome, tmp_path: Path) -> None:
    anna = person("Annabella", PHONE)
    expect(anna.page.get_by_role("button", name="Log in with a passkey")).to_have_count(0)
    page = at_a_name(anna)
    page.get_by_label("Login").fill("annabella")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_text("You are known as Annabella")).to_be_visible(timeout=15_000)

    passkeys = card(page, "Passkeys")
    passkeys.get_by_label("Your password now").fill(PASSWORD)
    passkeys.get_by_role("button", name="Make a passkey").click()
    expect(passkeys.get_by_text("This passkey lets you in")).to_be_visible(timeout=15_000)
    words = card(page, "Password and codes")
    words.get_by_label("Your password now").fill(PASSWORD)
    words.get_by_role("button", name="Make recovery codes").click()
    expect(words.locator("code")).to_have_count(10, timeout=15_000)
    code = words.locator("code").first.inner_text()
    expect(card(page, "Where you are logged in").get_by_text("This device")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    assert complaints_by_day_and_night(page) == []

    card(page, "Leaving").get_by_role("button", name="Forget this device").click()
    expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()
    page.goto(f"http://localhost:{anna.house.port}/account")
    page.get_by_role("button", name="Log in with a passkey").click()
    expect(page.get_by_text("You are known as Annabella")).to_be_visible(timeout=15_000)

    other = person("Somebody")
    other.context.add_init_script("delete Navigator.prototype.clipboard")  # as where a page came over plain HTTP
    other.visit("/account")
    other.page.get_by_role("button", name="Log in").first.click()
    other.page.get_by_role("button", name="Password forgotten").click()
    other.page.get_by_label("Login").fill("annabella")
    other.page.get_by_label("Recovery code").fill(code)
    other.page.get_by_label("New password").fill("another horse")
    assert complaints_by_day_and_night(other.page) == []
    other.page.get_by_role("button", name="Come back with this code").click()
    expect(other.page.get_by_text("You are known as Annabella")).to_be_visible(timeout=15_000)

    tokens = card(other.page, "Keys for programs")
    tokens.get_by_label("What it is for").fill("a bot")
    tokens.get_by_role("button", name="Make a key").click()
    tokens.get_by_role("button", name="Copy").click()
    expect(tokens.get_by_role("button", name="Copy")).to_be_visible()

    farewell = card(other.page, "Leaving")
    with other.page.expect_download() as download:
        farewell.get_by_role("button", name="Save my data").click()
    download.value.save_as(tmp_path / "data.json")
    data = json.loads((tmp_path / "data.json").read_text(encoding="utf-8"))
    assert (data["login"], len(data["passkeys"]), data["recovery_codes"]) == ("annabella", 1, 9)
    farewell.get_by_role("button", name="Delete everything about me").click()
    farewell.get_by_label("Your password now").fill("another horse")
    farewell.get_by_role("button", name="Delete for good").click()
    expect(other.page.get_by_role("heading", name="Take a seat")).to_be_visible(timeout=15_000)


def test_who_is_suspended_saves_their_data_and_goes_where_they_would_log_in(person: Welcome, tmp_path: Path) -> None:
    rude = person("Rude", PHONE)
    rude.visit("/account")
    page = rude.page
    page.get_by_label("Login").fill("rude")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_text("You are known as Rude")).to_be_visible(timeout=15_000)
    with beside_the_server(f"sqlite:///{rude.house.store}") as connection:
        found = players.account(connection, "rude")
        assert found is not None
        administration.suspend(connection, found.key, is_suspended=True)
    rude.context.clear_cookies()
    page.goto(f"http://127.0.0.1:{rude.house.port}/account")
    page.get_by_label("Login").fill("rude")
    page.get_by_label("Password").fill(PASSWORD)
    expect(page.get_by_role("button", name="Save my data")).to_have_count(0)
    page.get_by_role("button", name="Log in", exact=True).click()
    expect(page.get_by_text("This account is suspended")).to_be_visible(timeout=15_000)
    assert complaints_by_day_and_night(page) == []
    with page.expect_download() as download:
        page.get_by_role("button", name="Save my data").click()
    download.value.save_as(tmp_path / "data.json")
    assert json.loads((tmp_path / "data.json").read_text(encoding="utf-8"))["login"] == "rude"
    page.get_by_role("button", name="Delete everything about me").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("Everything about you is deleted.")).to_be_visible(timeout=15_000)
    page.get_by_label("Login").fill("rude")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Log in", exact=True).click()
    expect(page.get_by_text("This account is suspended")).to_have_count(0)
    expect(page.get_by_role("alert")).to_be_visible(timeout=15_000)
