"""What is asked of the process that a table belongs to is asked once, unless it has surely not been done."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from starlette.requests import Request

from outremer.server.errors import StoreFailed
from outremer.server.handing import HandingOn
from outremer.server.store.leases import Elsewhere, Holder
from outremer.server.store.membership import Membership

pytestmark = pytest.mark.anyio
HOLDER = Holder(1, "http://other:1", "secret")


class Living(Membership):
    """All are believed to live."""

    def __init__(self) -> None:
        self.seconds = 1.0

    def may_live(self, server: int) -> bool:
        return True


def asked(method: str) -> Request:
    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"{}", "more_body": False}

    scope = {
        "type": "http", "method": method, "scheme": "http", "path": "/api/v1/tables/a", "query_string": b"",
        "headers": [], "server": ("here", 1), "client": ("somebody", 1),
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
        return str(await handing.request(request, holder))

    if is_done_here:
        assert await handing.wherever(request, here, there) == "done here"
    else:
        with pytest.raises(StoreFailed):
            await handing.wherever(request, here, there)
        assert tries == 1
    assert other.heard == 1
    await handing.stop()
