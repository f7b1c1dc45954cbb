"""Handing on: what is asked about a table that belongs to another process is asked there, and its answer is ours.

There is one hop at most. Whoever gets a request that was handed on knows by its own secret that a process of ours sends
it, and believes it who asks; and hands nothing on again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar
from urllib.parse import quote
from weakref import WeakValueDictionary

import httpx
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from outremer.server.errors import StoreFailed
from outremer.server.live.wire import Receive, Send, Wire, listen
from outremer.server.store.leases import Elsewhere, Holder
from outremer.server.store.membership import Membership
from outremer.server.turns import Asker, House, Places

HOP, CLIENT, SCHEME, HOST = "x-outremer-hop", "x-outremer-client", "x-outremer-scheme", "x-outremer-host"
ASKED = ("accept-encoding", "accept-language", "authorization", "content-type", "cookie", "origin", "sec-fetch-site")
ANSWERED = (b"cache-control", b"content-encoding", b"content-type", b"retry-after", b"set-cookie", b"vary")
LOOK_SECONDS = 0.25  # until it is looked again whether the other process lives
MOST_CONNECTIONS = 80  # to one other process, below what it takes from an address
MOST_FROM_ONE = 20  # of them for one address: some answers are long in coming, and others shall not wait for them
KEEP_SECONDS = 2.0  # for which an idle connection is used again: less than any server keeps one open
SAFE = ("GET", "HEAD")  # what may be asked twice
GRACE_SECONDS = 3.0  # beyond the lease of a process that is gone, before we give up
COME_BACK = 4503  # the code by which a connection ends that may be opened anew
MOST_UNSENT = 1000  # messages that wait for the other process
T = TypeVar("T")


class Gone(Exception):
    """The other process does not answer, and is believed to live no more."""


class HandingOn:
    def __init__(self, membership: Membership | None) -> None:
        self._membership = membership
        self._client = httpx.AsyncClient(
            timeout=None,
            limits=httpx.Limits(keepalive_expiry=KEEP_SECONDS),
            trust_env=False,
        )
        self._places: WeakValueDictionary[int, Places] = WeakValueDictionary()  # by the process that is asked
        self._places_from: WeakValueDictionary[tuple[int, House], Places] = WeakValueDictionary()

    async def stop(self) -> None:
        await self._client.aclose()

    async def wherever(
        self, asked: HTTPConnection, here: Callable[[], Awaitable[T]], there: Callable[[Holder], Awaitable[T]]
    ) -> T:
        """Do something where the table is: here, or with the process that it belongs to; when that is gone, here."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        while True:
            try:
                return await here()
            except Elsewhere as elsewhere:
                if HOP in asked.headers or self._membership is None:
                    raise StoreFailed from elsewhere
                try:
                    return await there(elsewhere.holder)
                except Gone as gone:
                    if loop.time() - began > self._membership.seconds + GRACE_SECONDS:
                        raise StoreFailed from gone
                await asyncio.sleep(LOOK_SECONDS)

    async def request(self, raw: Request, holder: Holder, asker: Asker) -> Response:
        """Its answer to this request. What it may have done already is not asked anybody else: StoreFailed."""
        try:
            return await self._while_it_lives(holder, self._answered_in_turn(raw, holder, asker))
        except httpx.ConnectError as error:  # it has not heard of it
            raise Gone from error
        except (httpx.TransportError, Gone) as error:
            raise (Gone if raw.method in SAFE else StoreFailed) from error

    async def _answered_in_turn(self, raw: Request, holder: Holder, asker: Asker) -> Response:
        """The places are there as long as somebody has one or waits."""
        of_house = self._places_from.setdefault((holder.server, asker.house), Places(MOST_FROM_ONE))
        of_all = self._places.setdefault(holder.server, Places(MOST_CONNECTIONS))
        async with of_house.one(asker), of_all.one(asker):
            return await self._answered(raw, holder)

    async def _answered(self, raw: Request, holder: Holder) -> Response:
        body = await raw.body()
        asking = self._client.build_request(raw.method, _address(raw, holder), content=body)
        its_own = [("host", asking.headers["host"]), ("content-length", str(len(body)))]
        asking.headers = httpx.Headers([*its_own, *_headers(raw, holder)])
        answer = await self._client.send(asking, stream=True)
        try:
            response = Response(b"".join([piece async for piece in answer.aiter_raw()]), answer.status_code)
        finally:
            await answer.aclose()
        response.raw_headers += [
            (name.lower(), value) for name, value in answer.headers.raw if name.lower() in ANSWERED
        ]
        return response

    async def open(self, asked: HTTPConnection, holder: Holder) -> ClientConnection:
        """A WebSocket to it, for whoever asks us for one."""
        address = _address(asked, holder).replace("http", "ws", 1)
        opening = connect(
            address, additional_headers=_headers(asked, holder), max_size=None, max_queue=None, compression=None,
            ping_interval=None, open_timeout=None, user_agent_header=None, proxy=None,
        )  # fmt: skip
        try:
            return await self._while_it_lives(holder, _opened(opening))
        except (OSError, InvalidHandshake, ConnectionClosed, EOFError) as error:
            raise Gone from error

    async def pump(self, socket: Wire, receive: Receive, other: ClientConnection, holder: Holder) -> None:
        """What one side says the other hears, until either goes."""
        waiting: asyncio.Queue[bytes] = asyncio.Queue()

        def said(message: bytes) -> None:
            waiting.put_nowait(message)
            if waiting.qsize() > MOST_UNSENT:
                socket.end(4429)

        async def inward() -> None:
            while True:
                await other.send((await waiting.get()).decode(errors="replace"))

        async def outward() -> None:
            async for message in other:
                socket.tell(message if isinstance(message, bytes) else message.encode())

        ways = (listen(socket, receive, said), inward(), outward(), self._dies(holder))
        tasks = [asyncio.ensure_future(one) for one in ways]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            code = other.close_code
            socket.end(code if code is not None and 4000 <= code < 5000 else COME_BACK)
            other.transport.abort()  # whatever it had to say was said

    async def _while_it_lives(self, holder: Holder, work: Coroutine[Any, Any, T]) -> T:
        """What this comes to, unless the process dies before."""
        doing, dying = asyncio.ensure_future(work), asyncio.ensure_future(self._dies(holder))
        try:
            await asyncio.wait([doing, dying], return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise Gone
            return doing.result()
        finally:
            doing.cancel()
            dying.cancel()

    async def _dies(self, holder: Holder) -> None:
        assert self._membership is not None
        while self._membership.may_live(holder.server):
            await asyncio.sleep(LOOK_SECONDS)


async def _opened(opening: connect) -> ClientConnection:
    return await opening


def _address(asked: HTTPConnection, holder: Holder) -> str:
    query = asked.url.query
    return holder.address + quote(asked.url.path, safe="/%") + (f"?{query}" if query else "")


def _headers(asked: HTTPConnection, holder: Holder) -> list[tuple[str, str]]:
    """What the other process must know of whoever asks, and that it is us who ask in their name."""
    client = "" if asked.client is None else asked.client.host
    known = [(HOP, holder.secret), (CLIENT, client), (SCHEME, asked.url.scheme), (HOST, asked.headers.get("host", ""))]
    return [*known, *((name, value) for name, value in asked.headers.items() if name in ASKED)]


class Arrivals:
    """What was handed on to us is as if whoever asks had come to us; what only says so is as it came."""

    def __init__(self, app: Callable[..., Any], membership: Membership | None) -> None:
        self._app = app
        self._membership = membership

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if self._membership is not None and scope["type"] in ("http", "websocket"):
            told = HTTPConnection(scope).headers
            if secrets.compare_digest(told.get(HOP, "").encode(), self._membership.secret.encode()):
                headers = [(name, value) for name, value in scope["headers"] if name != b"host"]
                headers.append((b"host", told.get(HOST, "").encode("latin-1")))
                client = (told.get(CLIENT, ""), 0)
                scope = {**scope, "client": client, "scheme": told.get(SCHEME, "http"), "headers": headers}
        await self._app(scope, receive, send)
