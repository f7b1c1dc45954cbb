"""WebSockets with a short way in and out: a message is heard, and answered, without a task in between.

Uvicorn's own protocol does everything else: handshake, pings, closing, limits of size.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import frames
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from outremer.server.limits import RATES, Bucket
from outremer.server.live.wire import EXTENSION, MOST_UNSENT

apply_mask = frames.apply_mask  # type: ignore[attr-defined]  # compiled where it can be, which only `frames` knows

FINAL_TEXT = 0x80 | Opcode.TEXT
MASKED = 0x80  # added to the size, since everything from a client is masked
LONGER = 126  # in place of a size that stands behind, in two bytes
GOODBYE = 2.0  # seconds to answer a farewell
MOST_PIECES = 1000  # frames of one message


class Socket(WebSocketsSansIOProtocol):
    """The live endpoint finds it in its scope, under `extensions`."""

    on_message: Callable[[bytes], None] | None = None
    pings: Bucket | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]  # an extension is any object

    async def send(self, message: Any) -> None:
        """An answer in place of a WebSocket ends the handshake, too; uvicorn would log each as an error of ours."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    def data_received(self, data: bytes) -> None:
        """Nearly always one whole, short text: that needs no parser. Everything else goes the long way."""
        on_message = self.on_message
        if on_message is not None and len(data) > 6 and data[0] == FINAL_TEXT and not self.close_sent:
            size = data[1] - MASKED
            start = 6
            if size == LONGER:
                size, start = int.from_bytes(data[2:4], "big"), 8
            if size >= 0 and len(data) == start + size and not self.frames and not self.conn.reader.buffer:
                text = apply_mask(data[start:], data[start - 4 : start])
                on_message(text)
                return
        super().data_received(data)

    def handle_ping(self) -> None:
        """Pings are answered without being heard, so they have a limit of their own."""
        super().handle_ping()
        self.pings = self.pings or Bucket(*RATES["messages"])
        if not self.pings.take():
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_PIECES:
            self.transport.abort()

    def handle_bytes(self, event: Frame) -> None:
        """Whoever sends texts as bytes is heard all the same."""
        if self.on_message is None:
            super().handle_bytes(event)
        else:
            self.handle_text(event)

    def handle_text(self, event: Frame) -> None:
        if self.on_message is not None and event.fin:
            if not self.close_sent:
                self.on_message(bytes(event.data))
        else:
            super().handle_text(event)

    def send_receive_event_to_app(self) -> None:
        """The last part of a message that came in several frames."""
        if self.on_message is None or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.on_message(data)

    def tell(self, *texts: bytes) -> None:
        """Send texts, at once. Who does not read is disconnected before the memory fills."""
        if self.close_sent or self.transport.is_closing():  # as uvicorn itself asks
            return
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()
            return
        self.transport.write(framed(texts[0]) if len(texts) == 1 else b"".join(map(framed, texts)))

    async def all_told(self) -> None:
        """What was told is with the transport already."""

    def end(self, code: int) -> None:
        """Close with this code, once everything that was sent is out."""
        if self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.close_timer = self.loop.call_later(GOODBYE, self.transport.close)


def framed(text: bytes) -> bytes:
    """A text frame from a server: final, unmasked, uncompressed."""
    size = len(text)
    if size < 126:
        return bytes((FINAL_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((FINAL_TEXT, LONGER)) + size.to_bytes(2, "big") + text
    return bytes((FINAL_TEXT, 127)) + size.to_bytes(8, "big") + text
