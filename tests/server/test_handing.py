"""What is asked of the process that a table belongs to is asked once, unless it has surely not been done."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from starlette.requests import Request

from outremer.server.errors import StoreFailed
from outremer.server.handing import CLIENT, MOST_CONNECTIONS, MOST_FROM_ONE, HandingOn
from outremer.server.store.leases import Elsewhere, Holder
from outremer.server.store.membership import Membership
from outremer.server.turns import NOBODY, Asker

pytestmark = pytest.mark.anyio
HOLDER = Holder(1, "http://other:1", "secret")


class Living(Membership):
    """All are believed to live."""

    def __init__(self) -> None:
        self.seconds = 1.0

    def may_live(self, server: int) -> bool:
        return True


def asked(method: str, address: str = "somebody") -> Request:
    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"{}", "more_body": False}

    scope = {
        "type": "http", "method": method, "scheme": "http", "path": "/api/v1/tables/a", "query_string": b"",
        "headers": [], "server": ("here", 1), "client": (address, 1),
    }  # fmt: skip
    return Request(scope, receive)


class Mute(httpx.AsyncBaseTransport):
    """A process that answers nothing, whatever it has done."""

    def __init__(self, error: type[httpx.TransportError]) -> None:
        self.error = error
        self.heard = 0

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.heard += 1
        raise self.error("gone")


@pytest.mark.parametrize(
    ("method", "error", "is_done_here"),
    [
        ("POST", httpx.ReadError, False),
        ("DELETE", httpx.RemoteProtocolError, False),
        ("GET", httpx.ReadError, True),
        ("POST", httpx.ConnectError, True),
    ],
)
async def test_what_may_have_been_done_there_is_not_done_here_too(
    method: str, error: type[httpx.TransportError], is_done_here: bool
) -> None:
    handing, other, request, tries = HandingOn(Living()), Mute(error), asked(method), 0
    await handing.stop()
    handing._client = httpx.AsyncClient(transport=other)

    async def here() -> str:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise Elsewhere(HOLDER)
        return "done here"

    async def there(holder: Holder) -> str:
        return str(await handing.request(request, holder, NOBODY))

    if is_done_here:
        assert await handing.wherever(request, here, there) == "done here"
    else:
        with pytest.raises(StoreFailed):
            await handing.wherever(request, here, there)
        assert tries == 1
    assert other.heard == 1
    await handing.stop()


class Slow(httpx.AsyncBaseTransport):
    """Processes that answer when they are told to, one request after the other."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.may_answer = asyncio.Semaphore(0)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.heard.append(request.headers[CLIENT])
        await self.may_answer.acquire()
        return httpx.Response(200, stream=httpx.ByteStream(b""))


class Many:
    """People of many addresses, who ask other processes through ours."""

    def __init__(self) -> None:
        self.other = Slow()
        self.handing = HandingOn(Living())
        self.handing._client = httpx.AsyncClient(transport=self.other)
        self.asking: list[asyncio.Task[Any]] = []

    async def ask(self, address: str, times: int, holder: Holder = HOLDER) -> None:
        for _ in range(times):
            request = asked("GET", address)
            self.asking.append(asyncio.ensure_future(self.handing.request(request, holder, Asker(address, None))))
        await self.settle()

    async def settle(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)

    async def stop(self) -> None:
        for one in self.asking:
            one.cancel()
        await asyncio.gather(*self.asking, return_exceptions=True)
        await self.handing.stop()


@pytest.fixture
async def many() -> AsyncIterator[Many]:
    made = Many()
    yield made
    await made.stop()


async def test_whoever_waits_for_long_answers_keeps_nobody_of_another_address_waiting(many: Many) -> None:
    for address in ("192.0.2.1", "192.0.2.2"):
        await many.ask(address, 150)
    assert len(many.other.heard) == 2 * MOST_FROM_ONE
    await many.ask("192.0.2.3", 1)
    assert many.other.heard[-1] == "192.0.2.3"


async def test_where_all_places_are_taken_addresses_take_turns(many: Many) -> None:
    for number in range(10):
        await many.ask(f"192.0.2.{number}", 40)
    assert len(many.other.heard) == MOST_CONNECTIONS
    await many.ask("198.51.100.1", 1)
    assert "198.51.100.1" not in many.other.heard
    for _ in range(11):
        many.other.may_answer.release()
        await many.settle()
    assert "198.51.100.1" in many.other.heard


async def test_what_one_process_does_not_answer_keeps_no_other_from_being_asked(many: Many) -> None:
    for number in range(10):
        await many.ask(f"192.0.2.{number}", 40)
    await many.ask("192.0.2.0", 1, Holder(2, "http://another:1", "secret"))
    assert len(many.other.heard) == MOST_CONNECTIONS + 1
    many.other.may_answer.release()
    await many.settle()
    assert len(many.other.heard) == MOST_CONNECTIONS + 2, "and that one goes on"


async def test_nothing_is_kept_of_those_who_have_been_answered(many: Many) -> None:
    await many.ask("192.0.2.1", 30)
    for _ in range(30):
        many.other.may_answer.release()
    await asyncio.gather(*many.asking)
    many.asking.clear()
    gc.collect()
    assert not many.handing._places
    assert not many.handing._places_from
