"""Connections before a request is whole: whoever sends nothing, or half of it, does not stay; nor do very many."""

from __future__ import annotations

import os
from asyncio import TimerHandle, Transport
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from outremer.server.limits import household
from outremer.server.metrics import LIMITS_HIT

HEADER_SECONDS = 10.0  # from the first byte, or from connecting, to the end of the headers
BODY_SECONDS = 20.0  # from there to the end of the body
MOST_CONNECTIONS = 100  # of one address, other than open WebSockets, which have a limit of their own
HERE = ("127.0.0.1", "::1")
NEIGHBOURS = "neighbours"  # in the state of the app: says from where other servers on the same store come
EVERYWHERE = "0.0.0.0/0,::/0"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\ncache-control: no-store\r\n\r\n"

_open: dict[str, int] = {}  # connections by address


def networks(named: str) -> list[IPv4Network | IPv6Network]:
    """From where many people come by one address: this machine, and where uvicorn is told that a proxy is."""
    found: list[IPv4Network | IPv6Network] = []
    for one in (*HERE, *named.replace("*", EVERYWHERE).split(",")):
        with suppress(ValueError):  # what is no address is the name of a socket
            found.append(ip_network(one.strip(), strict=False))
    return found


def is_proxy(address: str, known: list[IPv4Network | IPv6Network]) -> bool:
    found = ip_address(address)
    plain = (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found
    return any(plain in network for network in known)


_proxies = networks(os.environ.get("FORWARDED_ALLOW_IPS", ""))


class PatientConnection(HttpToolsProtocol):
    """Uvicorn's own, with an end to its patience."""

    _timer: TimerHandle | None = None
    _address = ""

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
        self._wait(HEADER_SECONDS)

    def _brings_many(self, peer: str) -> bool:
        """A proxy, or another server that hands on what it was asked."""
        return is_proxy(peer, _proxies) or peer in self.app_state.get(NEIGHBOURS, tuple)()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait(HEADER_SECONDS)

    def on_headers_complete(self) -> None:
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._cancel()
        super().on_message_complete()

    def _let_go(self) -> None:
        self._cancel()
        if self._address:
            _open[self._address] -= 1
            if not _open[self._address]:
                del _open[self._address]
            self._address = ""

    def _wait(self, seconds: float) -> None:
        self._cancel()
        self._timer = self.loop.call_later(seconds, self._lose_patience)

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _lose_patience(self) -> None:
        LIMITS_HIT.labels("patience").inc()
        if not self.transport.is_closing():
            self.transport.write(TOO_SLOW)
            self.transport.close()
