"""Whoever guesses passwords waits; the owner of an account does not, nor does anybody else."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import Connection
from starlette.applications import Starlette

from outremer.server import guesses as guessing
from outremer.server import limits, passwords, services
from outremer.server.errors import Fault
from outremer.server.guesses import Guesses
from outremer.server.http.app import make_app
from outremer.server.limits import MOST_BUCKETS, RATES, Limits, TooFast, household
from outremer.server.settings import Settings
from outremer.server.store import administration
from outremer.server.store.database import Database
from outremer.server.store.store import Store
from tests.hosting import Host, running, sqlite
from tests.server.clients import API, Guest

pytestmark = pytest.mark.anyio
KNOWN = {"login": "sibylla", "password": "of-jerusalem"}


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with running(sqlite(tmp_path_factory.mktemp("guarded"))) as started:
        yield started


async def guess(host: Host, address: str, **wish: str) -> httpx.Response:
    """From an address that is believed, as from a proxy on this machine."""
    async with httpx.AsyncClient(base_url=host.address + API, headers={"X-Forwarded-For": address}) as stranger:
        return await stranger.post("/login", json={**KNOWN, **wish})


def address(number: int) -> str:
    return f"198.18.{number // 250}.{number % 250}"


async def storm(host: Host, strangers: int) -> list[httpx.Response]:
    """Each from an address of its own, a hundred at any time."""
    wish = {**KNOWN, "password": "wrong guess"}
    coming = iter(range(strangers))

    async def come(web: httpx.AsyncClient) -> list[httpx.Response]:
        return [await web.post("/login", json=wish, headers={"X-Forwarded-For": address(at)}) for at in coming]

    async with AsyncExitStack() as stack:
        webs = [httpx.AsyncClient(base_url=host.address + API, timeout=60, verify=False) for _ in range(100)]
        for web in webs:
            await stack.enter_async_context(web)
        return [answer for answers in await asyncio.gather(*map(come, webs)) for answer in answers]


async def test_the_owner_gets_in_while_a_thousand_strangers_guess_and_a_bystander_does_not_wait(guarded: Host) -> None:
    anew = {"Connection": "close"}  # where all are slow, one that was kept open may just be closed
    async with Guest(guarded.address, "Sibylla", **anew) as owner, Guest(guarded.address, "Guy", **anew) as bystander:
        await owner.post("/account", KNOWN)
        await owner.web.delete("/session")

        guessers = asyncio.ensure_future(storm(guarded, 1000))
        entered = 0
        while not guessers.done():
            await bystander.get("/tables")
            assert (await owner.post("/login", KNOWN))["player"]["name"] == "Sibylla"
            entered += 1
            await asyncio.sleep(1)  # so that the two do not come too often themselves
        answers = await guessers
    assert entered
    codes = [one.json()["error"]["code"] for one in answers]
    assert set(codes) == {"wrong-password", "too-fast"}
    assert all(int(one.headers["retry-after"]) >= 1 for one in answers if one.status_code == 429)
    assert (await guess(guarded, "192.0.2.200")).status_code == 200, "a fresh address is not locked out by others"


async def test_one_household_waits_longer_and_longer(tmp_path: Path, midday: None) -> None:
    async with house(tmp_path) as app:
        codes = [await told(app, f"2001:db8::{at:x}", f"wrong guess {at}") for at in range(8)]
        assert codes == ["wrong-password"] * guessing.FREE + ["too-fast"] * (8 - guessing.FREE)
        assert await told(app, "2001:db8:0:1::1", "wrong guess") == "wrong-password"


async def test_guests_are_counted_by_household(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    statuses = []
    async with house(tmp_path) as app:
        for at in range(60):
            async with coming_from(app, f"2001:db8::{at:x}") as guest:
                statuses.append((await guest.post("/session", json={"name": "Guy"})).status_code)
    assert statuses == [200] * 40 + [429] * 20


async def test_who_guesses_keeps_neither_a_bystander_nor_the_owner_nor_a_newcomer_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long a password takes: here those of strangers take until everybody else has been served."""
    served, is_right = threading.Event(), passwords._is_right

    def is_right_at_last(hashed: str, password: str) -> bool:
        if password == "wrong guess":
            assert served.wait(60)
        return is_right(hashed, password)

    monkeypatch.setattr(passwords, "_is_right", is_right_at_last)
    async with house(tmp_path) as app, coming_from(app, "203.0.113.1") as owner:
        await owner.post("/session", json={"name": "Sibylla"})
        assert (await owner.post("/account", json=KNOWN)).status_code == 200
        strangers = 3 * passwords.MOST_WAITING
        guessers = [asyncio.ensure_future(told(app, address(at), "wrong guess")) for at in range(strangers)]
        try:
            while sum(one.done() for one in guessers) < strangers - passwords.MOST_WAITING:
                await asyncio.sleep(0.01)
            async with coming_from(app, "203.0.113.2") as bystander:
                assert (await bystander.get("/tables")).status_code == 200
            assert (await owner.post("/login", json=KNOWN)).status_code == 200
            async with coming_from(app, "203.0.113.3") as newcomer:
                await newcomer.post("/session", json={"name": "Amalric"})
                wish = {"login": "amalric", "password": "of nesle here"}
                assert (await newcomer.post("/account", json=wish)).status_code == 200
        finally:
            served.set()
        codes = sorted(await asyncio.gather(*guessers))
    assert codes == ["too-fast"] * (strangers - passwords.MOST_WAITING) + ["wrong-password"] * passwords.MOST_WAITING


@pytest.fixture
def midday(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one and the same day, however long a test takes."""
    monkeypatch.setattr(services, "Guesses", lambda on: Guesses(on, lambda: 20_000.5 * guessing.DAY))


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[Starlette]:
    """A server in this process, on the store of this folder."""
    database = Database(sqlite(folder))
    app = make_app(Settings(), database, print)
    async with app.router.lifespan_context(app):
        yield app
    database.close()


def coming_from(app: Starlette, where: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(where, 1)), base_url=f"http://localhost{API}")


async def told(app: Starlette, where: str, password: str) -> str:
    async with coming_from(app, where) as stranger:
        answer = await stranger.post("/login", json={**KNOWN, "password": password})
        return "" if answer.status_code == 200 else str(answer.json()["error"]["code"])


async def with_account(app: Starlette, where: str, name: str) -> httpx.AsyncClient:
    owner = coming_from(app, where)
    await owner.post("/session", json={"name": name})
    assert (await owner.post("/account", json={**KNOWN, "login": name.lower()})).status_code == 200
    return owner


async def test_whoever_repeats_one_login_does_not_take_the_place_of_other_owners(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served, is_right = threading.Event(), passwords._is_right
    monkeypatch.setattr(passwords, "MOST_OF_ONE", 1)
    async with house(tmp_path) as app:
        first, other = await with_account(app, "203.0.113.1", "Sibylla"), await with_account(app, "203.0.113.2", "Guy")
        waits = iter([True])

        def is_right_at_last(hashed: str, password: str) -> bool:
            assert not next(waits, False) or served.wait(60)
            return is_right(hashed, password)

        monkeypatch.setattr(passwords, "_is_right", is_right_at_last)
        again = [asyncio.ensure_future(first.post("/login", json=KNOWN)) for _ in range(passwords.MOST_WAITING)]
        try:
            while sum(one.done() for one in again) < passwords.MOST_WAITING - 1:
                await asyncio.sleep(0.01)
            entering = asyncio.ensure_future(other.post("/login", json={**KNOWN, "login": "guy"}))
        finally:
            served.set()
        assert (await entering).status_code == 200
        statuses = [(await one).status_code for one in again]
        assert sorted(statuses) == [200] + [429] * (passwords.MOST_WAITING - 1)
        for one in (first, other):
            await one.aclose()


async def test_whoever_has_many_accounts_does_not_take_the_places_of_other_owners(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By right passwords, which nothing slows: from one address they have some places, never all."""
    served, is_right = threading.Event(), passwords._is_right
    async with house(tmp_path) as app:
        owner = await with_account(app, "203.0.113.1", "Sibylla")
        names = [f"Thief {number}" for number in "ABCD"]
        thieves = [await with_account(app, "203.0.113.66", name.replace(" ", "-")) for name in names]
        known = app.state.services.passwords.known

        def is_right_at_last(hashed: str, password: str) -> bool:
            assert served.wait(60)
            return is_right(hashed, password)

        monkeypatch.setattr(passwords, "_is_right", is_right_at_last)
        asked = {"password": KNOWN["password"]}
        asking = [
            asyncio.ensure_future(thief.post("/account/recovery", json=asked))
            for thief in thieves
            for _ in range(passwords.MOST_OF_ONE)
        ]
        try:
            while sum(one.done() for one in asking) + len(known._waiting) < len(asking):
                await asyncio.sleep(0.01)
            entering = asyncio.ensure_future(owner.post("/login", json=KNOWN))
            while not entering.done() and all(one.address != "203.0.113.1" for one in known._waiting):
                await asyncio.sleep(0.01)
        finally:
            served.set()
        assert (await entering).status_code == 200
        statuses = [(await one).status_code for one in asking]
        assert statuses.count(200) == passwords.MOST_FROM_ONE
        for one in (owner, *thieves):
            await one.aclose()


async def test_right_passwords_of_one_account_or_address_come_only_so_fast(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    most = int(RATES["known"][1])
    async with house(tmp_path) as app:
        first = await with_account(app, "203.0.113.1", "Sibylla")
        second = await with_account(app, "203.0.113.1", "Guy")
        other = await with_account(app, "203.0.113.2", "Amalric")
        asked, statuses = {"password": KNOWN["password"]}, []
        for at in range(most + 2):
            one = (first, second)[at % 2]
            path = ("/account/recovery", "/login")[at % 4 // 2]
            login = ("sibylla", "guy")[at % 2]
            body = asked if path == "/account/recovery" else {**KNOWN, "login": login}
            statuses.append((await one.post(path, json=body)).status_code)
        assert statuses == [200] * most + [429] * 2
        assert (await other.post("/account/recovery", json=asked)).status_code == 200
        for one in (first, second, other):
            await one.aclose()


GUESSES = {
    "/login": {**KNOWN, "password": "wrong guess"},
    "/account/recovery": {"password": "wrong guess"},
    "/login/recovery": {**KNOWN, "code": "wrong code"},
}


@pytest.mark.parametrize("way", GUESSES)
async def test_who_guesses_many_at_once_has_one_guess_in_each_time_of_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    now = [20_000.5 * guessing.DAY]
    monkeypatch.setattr(services, "Guesses", lambda on: Guesses(on, lambda: now[0]))
    async with house(tmp_path) as app:
        owner = await with_account(app, "203.0.113.1", "Sibylla")
        thief = owner if way == "/account/recovery" else coming_from(app, "203.0.113.66")

        async def code_of_guess() -> str:
            return str((await thief.post(way, json=GUESSES[way])).json()["error"]["code"])

        wrong = "wrong-code" if way == "/login/recovery" else "wrong-password"
        assert [await code_of_guess() for _ in range(guessing.FREE)] == [wrong] * guessing.FREE
        now[0] += 2
        codes = await asyncio.gather(*(code_of_guess() for _ in range(8)))
        assert sorted(codes) == ["too-fast"] * 7 + [wrong]
        now[0] += 3
        assert await code_of_guess() == "too-fast", "and then it is twice as long"
        for one in {owner, thief}:
            await one.aclose()


def test_a_guess_that_was_right_or_was_not_tried_has_never_been() -> None:
    now = [1000.0]
    found = Guesses(True, lambda: now[0])
    for _ in range(guessing.FREE + 1):
        now[0] += 10
        found.begin_at("somebody", "sibylla", (0, 0))
    assert found.counted("sibylla", (0, 0)) == (0, guessing.FREE + 1)
    now[0] += 4
    found.begin_at("somebody", "sibylla", (0, 0)).was_right()
    with pytest.raises(TooFast), found.begin_at("somebody", "sibylla", (0, 0)):
        raise TooFast
    found.begin("somebody").was_right()
    assert found.counted("sibylla", (0, 0)) == (0, guessing.FREE + 1)
    found.begin("somebody else").was_right()
    assert list(found._senders) == ["somebody"]


async def test_a_recovery_code_that_brings_nobody_in_stays_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as app, coming_from(app, "203.0.113.9") as there:
        owner = await with_account(app, "203.0.113.1", "Sibylla")
        player = (await owner.get("/session")).json()["player"]["id"]
        asked = await owner.post("/account/recovery", json={"password": KNOWN["password"]})
        await owner.aclose()
        wish = {"login": "sibylla", "code": asked.json()["codes"][0], "password": "of courtenay"}
        store: Store = app.state.services.store

        async def suspend(is_suspended: bool) -> None:
            def change(connection: Connection) -> None:
                key = administration.player_by_id(connection, player).key
                administration.suspend(connection, key, is_suspended)

            await store.write(change)

        async def recover() -> str | None:
            answer = await there.post("/login/recovery", json=wish)
            return None if answer.status_code == 200 else str(answer.json()["error"]["code"])

        monkeypatch.setattr(passwords, "MOST_WAITING", 0)
        assert await recover() == "too-fast"
        monkeypatch.undo()
        await suspend(True)
        assert await recover() == "suspended"
        await suspend(False)
        assert await recover() is None
        assert await recover() == "wrong-code"


async def test_a_thousand_guesses_a_day_are_borne_and_a_restart_does_not_forget_them(
    tmp_path: Path, midday: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    async with house(tmp_path) as app:
        async with coming_from(app, "203.0.113.1") as owner:
            await owner.post("/session", json={"name": "Sibylla"})
            assert (await owner.post("/account", json=KNOWN)).status_code == 200
            cookies = httpx.Cookies(owner.cookies)
        codes = [await told(app, address(at), "wrong guess") for at in range(guessing.MOST_A_DAY + 1)]
        assert codes == ["wrong-password"] * 1000 + ["too-many-guesses"]
    async with house(tmp_path) as app:
        assert await told(app, address(2000), "wrong guess") == "too-many-guesses"
        async with coming_from(app, address(2002)) as late:
            refused = await late.post("/login", json=KNOWN)
            assert refused.headers["retry-after"] == str(12 * 3600), "it is midday, and tomorrow is another day"
        assert await told(app, address(2001), KNOWN["password"]) == "too-many-guesses"
        async with coming_from(app, "203.0.113.2") as owner:
            owner.cookies = cookies
            assert (await owner.post("/login", json=KNOWN)).status_code == 200, "this device was in before"


def test_however_many_guess_for_a_month_an_account_bears_a_thousand_a_day_and_an_address_forty() -> None:
    now = [0.0]
    found = Guesses(True, lambda: now[0])
    account, single = [0] * 30, [0] * 30
    for day in range(30):
        for hour in range(24):
            now[0] = day * guessing.DAY + hour * 3600.0
            for fresh in range(100):  # addresses of which nobody has heard before
                if tries(found, f"{day} {hour} {fresh}", "sibylla"):
                    account[day] += 1
    assert set(account) == {1000}
    now[0] = 400 * guessing.DAY
    for day in range(2):
        while now[0] < (401 + day) * guessing.DAY:
            single[day] += tries(found, "the thief", f"login {now[0]}")
            now[0] += 1
    assert max(single) <= 40


def tries(found: Guesses, where: str, login: str) -> bool:
    """Guess once, wrongly; was it let?"""
    try:
        found.begin_at(where, login, (0, 0))
    except Fault:
        return False
    return True


def test_a_thousand_strangers_cannot_push_out_what_guards_an_account() -> None:
    now = [0.0]
    found = Guesses(True, lambda: now[0])
    for _ in range(10):
        found.blame("the thief")
    for at in range(guessing.MOST_SENDERS + 10):
        found.blame(f"stranger {at}")
    with pytest.raises(TooFast) as too_fast:
        found.check_sender("the thief")
    assert too_fast.value.arguments["seconds"] == 64
    now[0] = 65
    found.check_sender("the thief")
    now[0] = 2 * guessing.DAY
    found.blame("somebody")
    assert len(found._senders) == 1


def test_a_known_device_that_is_wrong_again_and_again_is_a_stranger() -> None:
    found = Guesses(True)
    for _ in range(guessing.MOST_OF_A_DEVICE):
        assert found.is_trusted(1)
        last = found.begin_by(1)
    with pytest.raises(TooFast), found.begin_by(1):
        raise TooFast
    assert not found.is_trusted(1)
    last.was_right()
    assert found.is_trusted(1)


def test_an_emptied_bucket_is_not_pushed_out_by_others() -> None:
    found = Limits(on=True)
    for _ in range(int(RATES["passwords"][1])):
        found.check("passwords", "the thief")
    for at in range(MOST_BUCKETS + 100):
        try:
            found.check("passwords", f"stranger {at}")
        except Fault:
            assert at >= MOST_BUCKETS - 1, "only those who come late share a bucket"
    with pytest.raises(TooFast):
        found.check("passwords", "the thief")


ADDRESSES = [
    ("192.0.2.1", "192.0.2.1"),
    ("::ffff:192.0.2.1", "192.0.2.1"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ("fe80::1%eth0", "fe80::/64"),
    ("nowhere", "nowhere"),
]


@pytest.mark.parametrize(("address", "counted"), ADDRESSES)
def test_an_address_counts_as_its_household(address: str, counted: str) -> None:
    assert household(address) == counted
