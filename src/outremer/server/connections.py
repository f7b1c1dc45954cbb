"""Connections before a request is whole: whoever sends nothing, or half of it, does not stay; nor do very many."""

from __future__ import annotations

import socket
from asyncio import TimerHandle, Transport
from typing import Any

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from outremer.server import proxies
from outremer.server.inside import NEIGHBOURS
from outremer.server.limits import household
from outremer.server.metrics import LIMITS_HIT

HEADER_SECONDS = 10.0  # from the first byte, or from connecting, to the end of the headers
BODY_SECONDS = 20.0  # from there to the end of the body
MOST_CONNECTIONS = 100  # of one address, other than open WebSockets, which have a limit of their own
LINGER_SECONDS = 2.0  # for which is read and forgotten what somebody goes on sending who has had their answer
UNREAD_SECONDS = 60.0  # for which an answer may lie with somebody who does not read it
MOST_HEAD = 32 * 1024  # bytes of a request line and its fields
MOST_BESIDE = 8  # bytes beside each byte of a body, as those who send it in tiny chunks need them
MOST_PIPELINED = 32  # requests on one connection that wait for the answers to others
PIECE = 16 * 1024  # bytes that are looked at together


def _answer(status: bytes) -> bytes:
    rest = b"\r\nconnection: close\r\ncontent-length: 0\r\ncache-control: no-store\r\n\r\n"
    return b"HTTP/1.1 " + status + rest


BAD = _answer(b"400 Bad Request")
TOO_SLOW = _answer(b"408 Request Timeout")
TOO_LARGE = _answer(b"413 Content Too Large")
LINE_TOO_LONG = _answer(b"414 URI Too Long")
HEAD_TOO_LARGE = _answer(b"431 Request Header Fields Too Large")

_open: dict[str, int] = {}  # connections by address


class PatientConnection(HttpToolsProtocol):
    """Uvicorn's own, with an end to its patience.

    What the parser gathers has no end of its own: a line, a field, fields behind a body. So bytes are counted as they
    come, those of bodies apart, which whoever reads them counts.
    """

    _timer: TimerHandle | None = None
    _address = ""
    _ended = False  # nothing that still comes is looked at
    _upgraded = False  # another protocol has the connection
    _coming = False  # has a request begun to come that is not whole?
    _in_body = False  # of which the head is whole?
    _beside = 0  # its bytes beside its body
    _body = 0  # and those of the body
    _running: RequestResponseCycle | None = None  # what is being answered

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        peer: Any = transport.get_extra_info("peername")
        if peer and not self._brings_many(peer[0]):
            address = household(peer[0])
            if _open.get(address, 0) >= MOST_CONNECTIONS:
                LIMITS_HIT.labels("connections").inc()
                transport.abort()
                return
            _open[address] = _open.get(address, 0) + 1
            self._address = address
        _let_unread_end(transport)
        self._wait(HEADER_SECONDS)

    def _brings_many(self, peer: str) -> bool:
        """A proxy, or another server that hands on what it was asked."""
        return proxies.is_proxy(peer) or peer in self.app_state.get(NEIGHBOURS, tuple)()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        self._give_up_answering()
        super().connection_lost(exc)

    # -- what comes -----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self._ended or self._upgraded or self.transport.is_closing():
                return
            before = self._body
            piece = data[start : start + PIECE]
            super().data_received(piece)
            self._count(len(piece) - (self._body - before))

    def _count(self, beside: int) -> None:
        if self._upgraded or self._ended or self.transport.is_closing():
            return
        if len(self.pipeline) > MOST_PIPELINED:
            self._end(b"")
        elif self._coming:
            self._beside += beside
            if self._beside > MOST_HEAD + MOST_BESIDE * self._body:
                self._end(self._too_large())
        elif self._timer is None and not self._is_behind():  # something has come that is no request
            self._wait(HEADER_SECONDS)

    def _too_large(self) -> bytes:
        LIMITS_HIT.labels("heads").inc()
        if self._in_body:
            return TOO_LARGE
        return LINE_TOO_LONG if len(self.url) > MOST_HEAD // 2 else HEAD_TOO_LARGE

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._coming, self._in_body = True, False
        self._beside = self._body = 0
        self._wait(HEADER_SECONDS)

    def on_headers_complete(self) -> None:
        self._in_body = True
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._coming = self._in_body = False
        self._cancel()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        self._upgraded = True
        super().handle_websocket_upgrade()
        taken: Any = self.transport.get_protocol()
        if not taken.handshake_initiated:  # it was not even understood, and nobody else would end it
            self.transport.write(b"".join(taken.conn.data_to_send()) or BAD)
            self.transport.close()

    # -- answering ------------------------------------------------------------------------------------------------

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._coming and self._in_body and not self._is_behind() and not self.transport.is_closing():
            self._wait(LINGER_SECONDS)  # who has their answer need not say it all

    def _is_behind(self) -> bool:
        """Is it us for whom what comes must wait?"""
        earlier = None if self._in_body else self._running
        return bool(self.pipeline) or self.flow.read_paused or (earlier is not None and not earlier.response_complete)

    def _give_up_answering(self) -> None:
        """Uvicorn tells the request that came last; the one that is being answered may be another."""
        if self._running is not None and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()

    def send_400_response(self, msg: str) -> None:
        """What is no request gets the same short answer as all others before a request is whole."""
        self.transport.write(BAD)
        self.transport.close()

    # -- how it ends ----------------------------------------------------------------------------------------------

    def _let_go(self) -> None:
        self._cancel()
        if self._address:
            _open[self._address] -= 1
            if not _open[self._address]:
                del _open[self._address]
            self._address = ""

    def _wait(self, seconds: float) -> None:
        self._cancel()
        self._timer = self.loop.call_later(seconds, self._lose_patience, seconds)

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _lose_patience(self, seconds: float) -> None:
        if self.transport.is_closing():
            return
        if self._is_behind():
            self._wait(seconds)
            return
        LIMITS_HIT.labels("patience").inc()
        self._end(TOO_SLOW)

    def _end(self, answer: bytes) -> None:
        """Say why, where no other answer is due or begun; and go when that is read, at the latest after a while."""
        self._ended = True
        self._cancel()
        self._unset_keepalive_if_required()
        running = self._running
        is_answered = running is None or running.response_complete
        has_spoken = self._in_body and running is not None and running.response_started
        if not self._is_behind() and not has_spoken and (is_answered or self._in_body):
            self.transport.write(answer)
        self._give_up_answering()
        self.flow.resume_reading()  # what is not read would make the system take back what was said
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)


def _let_unread_end(transport: Transport) -> None:
    """The system ends a connection whose other side takes nothing of what was said, also one that we have closed."""
    one: Any = transport.get_extra_info("socket")
    if one is not None and one.family in (socket.AF_INET, socket.AF_INET6) and hasattr(socket, "TCP_USER_TIMEOUT"):
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(UNREAD_SECONDS * 1000))
