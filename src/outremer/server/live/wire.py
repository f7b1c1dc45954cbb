"""How texts go in and out of a WebSocket: the short way of `socket`, or the public one that every ASGI server has.

The short way reaches into uvicorn's and websockets' own classes; `inside` says when it is taken.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

EXTENSION = "outremer.socket"  # under which the live endpoints find the short way in their scope
MOST_UNSENT = 4 * 1024 * 1024  # bytes that may wait for a slow client
TOO_SLOW = 1008

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class Wire(Protocol):
    """A WebSocket as the live endpoints use it."""

    on_message: Callable[[bytes], None] | None

    def tell(self, *texts: bytes) -> None:
        """Send texts. Who does not read is disconnected before the memory fills."""

    def end(self, code: int) -> None:
        """Close with this code, once everything that was told is out."""

    async def all_told(self) -> None:
        """Wait until nothing is left that only this end of the wire could send."""


class PublicWire:
    """Messages of ASGI: a task sends what waits, one after the other."""

    def __init__(self, send: Send) -> None:
        self.on_message: Callable[[bytes], None] | None = None
        self._send = send
        self._waiting: deque[dict[str, Any]] = deque()
        self._unsent = 0  # bytes
        self._ended = False
        self._sending: asyncio.Task[None] | None = None

    def tell(self, *texts: bytes) -> None:
        if self._ended:
            return
        for text in texts:
            self._unsent += len(text)
            self._wait({"type": "websocket.send", "text": text.decode()})
        if self._unsent > MOST_UNSENT:
            self._waiting.clear()
            self.end(TOO_SLOW)

    def end(self, code: int) -> None:
        if not self._ended:
            self._ended = True
            self._wait({"type": "websocket.close", "code": code})

    def _wait(self, message: dict[str, Any]) -> None:
        self._waiting.append(message)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                message = self._waiting.popleft()
                await self._send(message)
                self._unsent -= len(message.get("text", ""))
        except (OSError, RuntimeError):  # it was closed by the other side
            self._ended = True
            self._waiting.clear()

    async def all_told(self) -> None:
        if self._sending is not None:
            await self._sending


def wire_of(scope: Any, send: Send) -> Wire:
    short: Wire | None = scope.get("extensions", {}).get(EXTENSION)
    return PublicWire(send) if short is None else short


async def listen(wire: Wire, receive: Receive, on_message: Callable[[bytes], None]) -> None:
    """Until the other side has gone. What was said before we listened comes by `receive`, later things perhaps too."""
    wire.on_message = on_message
    while (message := await receive())["type"] != "websocket.disconnect":
        text = message.get("text")
        on_message(message["bytes"] if text is None else text.encode())
