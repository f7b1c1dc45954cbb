"""Passkeys where the address has a name; what is forged, late or said twice opens nothing."""

from __future__ import annotations

import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from outremer.server.clock import now
from outremer.server.store import passkeys, players
from outremer.server.store.database import Database
from tests.hosting import Host
from tests.server.clients import API, Guest
from tests.server.store.filling import changing

pytestmark = pytest.mark.anyio
KNOWN = {"login": "hodierna", "password": "of-tripoli"}


@asynccontextmanager
async def named(host: Host) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who comes by a name instead of a number."""
    async with httpx.AsyncClient(
        base_url=host.address + API, headers={"Host": f"localhost:{host.port}"}, timeout=20
    ) as web:
        await web.post("/session", json={"name": "Hodierna"})
        yield web


def forged(challenge: str, **more: Any) -> dict[str, Any]:
    data = json.dumps({"type": "webauthn.get", "challenge": challenge, "origin": "http://localhost"}).encode()
    parts = {"clientDataJSON": base64.urlsafe_b64encode(data).decode().rstrip("="), **more}
    return {"id": "AQ", "rawId": "AQ", "type": "public-key", "response": parts}


async def test_an_address_that_is_a_number_carries_none(host: Host) -> None:
    async with Guest(host.address, "Ann") as ann:
        assert await ann.fault("POST", "/login/passkey/options") == "no-passkeys-here"
        assert await ann.fault("POST", "/passkeys/options", {"password": "whatever it is"}) == "no-passkeys-here"


async def test_only_whoever_knows_the_password_makes_one(host: Host) -> None:
    async with named(host) as web:
        answer = await web.post("/passkeys/options", json=KNOWN | {"login": "x"})
        assert answer.json()["error"]["code"] == "malformed"
        answer = await web.post("/passkeys/options", json={"password": KNOWN["password"]})
        assert answer.json()["error"]["code"] == "no-account"
        await web.post("/account", json=KNOWN)
        answer = await web.post("/passkeys/options", json={"password": "not this one"})
        assert answer.json()["error"]["code"] == "wrong-password"
        asked = (await web.post("/passkeys/options", json={"password": KNOWN["password"]})).json()["options"]
        assert asked["rp"]["id"] == "localhost"
        assert asked["authenticatorSelection"]["userVerification"] == "required"
        answer = await web.post("/passkeys", json={"label": "mine", "credential": forged(asked["challenge"])})
        assert answer.json()["error"]["code"] == "bad-passkey"
        assert (await web.get("/passkeys")).json() == []
        answer = await web.delete("/passkeys/none")
        assert answer.json()["error"]["code"] == "no-such-passkey"


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"response": 7},
        {"response": {"clientDataJSON": "%%%"}},
        {"response": {"clientDataJSON": "e30"}},
        forged("AQ"),
    ],
)
async def test_what_was_not_asked_for_opens_nothing(host: Host, credential: dict[str, Any]) -> None:
    async with named(host) as web:
        answer = await web.post("/login/passkey", json={"credential": credential})
        assert answer.json()["error"]["code"] == "bad-passkey"


async def test_a_challenge_is_answered_once_and_not_with_a_strange_passkey(host: Host) -> None:
    async with named(host) as web:
        challenge = (await web.post("/login/passkey/options")).json()["options"]["challenge"]
        codes = []
        for _ in range(2):
            answer = await web.post("/login/passkey", json={"credential": forged(challenge)})
            codes.append(answer.json()["error"]["code"])
        assert codes == ["wrong-passkey", "bad-passkey"]


def test_a_challenge_is_good_for_minutes_and_for_whom_it_was_made(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    with changing(database) as connection:
        player, _ = players.create_guest(connection, "Ann")
        passkeys.challenge(connection, "one", player.key)
        passkeys.challenge(connection, "two", None)
        assert not passkeys.is_answered(connection, "one", None)
        assert not passkeys.is_answered(connection, "two", player.key)
        assert passkeys.is_answered(connection, "one", player.key)
        later = now() + passkeys.GOOD_FOR + 1000
        monkeypatch.setattr(passkeys, "now", lambda: later)
        assert not passkeys.is_answered(connection, "two", None)
