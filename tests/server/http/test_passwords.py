"""Whoever guesses passwords waits; the owner of an account does not, nor does anybody else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher
from starlette.applications import Starlette

from outremer.server import guesses as guessing
from outremer.server import passwords
from outremer.server.errors import Fault
from outremer.server.guesses import Guesses
from outremer.server.http.app import make_app
from outremer.server.limits import MOST_BUCKETS, RATES, Limits, TooFast, household
from outremer.server.settings import Settings
from outremer.server.store.database import Database
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
        await asyncio.sleep(0.2)
        waited, entered = [], 0
        while not guessers.done():
            began = time.monotonic()
            await bystander.get("/tables")
            waited.append(time.monotonic() - began)
            assert (await owner.post("/login", KNOWN))["player"]["name"] == "Sibylla"
            entered += 1
        answers = await guessers
    assert entered
    usual = sorted(waited)[len(waited) // 2]
    assert usual < 2, f"a bystander waited {usual:.1f} s"
    codes = [one.json()["error"]["code"] for one in answers]
    assert set(codes) == {"wrong-password", "too-fast"}
    assert all(int(one.headers["retry-after"]) >= 1 for one in answers if one.status_code == 429)
    assert (await guess(guarded, "192.0.2.200")).status_code == 200, "a fresh address is not locked out by others"


async def test_one_household_waits_longer_and_longer(guarded: Host) -> None:
    answers = [await guess(guarded, f"2001:db8::{at:x}", password=f"wrong guess {at}") for at in range(8)]
    codes = [one.json()["error"]["code"] for one in answers]
    assert codes[: guessing.FREE] == ["wrong-password"] * guessing.FREE
    assert "too-fast" in codes[guessing.FREE :]
    assert (await guess(guarded, "2001:db8:0:1::1")).status_code in (200, 401)


async def test_guests_are_counted_by_household(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as host:
        statuses = []
        for at in range(60):
            headers = {"X-Forwarded-For": f"2001:db8::{at:x}"}
            answer = httpx.post(f"{host.address}{API}/session", json={"name": "Guy"}, headers=headers)
            statuses.append(answer.status_code)
        assert statuses.count(200) < 50
        assert 429 in statuses


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


async def test_a_thousand_guesses_a_day_are_borne_and_a_restart_does_not_forget_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
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
        found.check_sender(where)
        found.check_login(login, (0, 0))
    except Fault:
        return False
    found.wrong(where, login, (0, 0))
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
    assert too_fast.value.seconds == 64
    now[0] = 65
    found.check_sender("the thief")
    now[0] = 2 * guessing.DAY
    found.blame("somebody")
    assert len(found._senders) == 1


def test_a_known_device_that_is_wrong_again_and_again_is_a_stranger() -> None:
    found = Guesses(True)
    for _ in range(guessing.MOST_OF_A_DEVICE):
        assert found.is_trusted(1)
        found.device_was(1, right=False)
    assert not found.is_trusted(1)
    found.device_was(1, right=True)
    assert found.is_trusted(1)


def test_an_emptied_bucket_is_not_pushed_out_by_others() -> None:
    limits = Limits(on=True)
    for _ in range(int(RATES["passwords"][1])):
        limits.check("passwords", "the thief")
    for at in range(MOST_BUCKETS + 100):
        try:
            limits.check("passwords", f"stranger {at}")
        except Fault:
            assert at >= MOST_BUCKETS - 1, "only those who come late share a bucket"
    with pytest.raises(TooFast):
        limits.check("passwords", "the thief")


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
