"""`outremer serve`: open the store, listen, and end in good order."""

from __future__ import annotations

import argparse
import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import uvicorn
from starlette.applications import Starlette

from outremer import engine
from outremer.server import inside, logs, metrics
from outremer.server.errors import CannotStart
from outremer.server.front import Front
from outremer.server.http.app import make_app
from outremer.server.options import settings_of
from outremer.server.settings import Settings
from outremer.server.store.database import Database
from outremer.server.store.holding import held
from outremer.server.worker import Arrivals

log = logging.getLogger("outremer")
COMPLAINT_SECONDS = 5.0  # between two complaints that say the same


def run(args: argparse.Namespace) -> int:
    try:
        serve(settings_of(args), args.open)
    except CannotStart as error:
        print(f"outremer: {error}", file=sys.stderr)
        return 2
    return 0


def serve(settings: Settings, open_page: bool = False) -> None:
    """Serve until a signal ends it; raises CannotStart with one sentence for the host."""
    logs.set_up(settings.log_level, settings.log_json, settings.log_requests)
    inside.say_what_is_missed()
    _check_origins(settings)
    _allow_many_connections()
    listening = _listen(settings)
    address = _address(settings, listening)
    with listening:
        if settings.rehearsal is not None:
            log.warning("This is a rehearsal: whoever knows the seed knows every card. Do not play here in earnest.")
        if settings.workers > 1:
            _serve_by_workers(settings, listening, lambda: _welcome(address, open_page))
        else:
            _serve(settings, [listening], lambda _: _welcome(address, open_page))


def _serve_by_workers(settings: Settings, listening: socket.socket, when_open: Callable[[], None]) -> None:
    database = Database(settings.database)  # and its sentence, if it cannot be opened or changed
    database.close()
    if database.is_sqlite:
        raise CannotStart("Several workers share PostgreSQL only; write --database postgresql://HOST/NAME.")
    if settings.inner:
        raise CannotStart("Workers have addresses of their own; leave out --inner, or --workers.")

    async def front() -> None:
        await Front(settings, listening, when_open).run()

    with metrics.shared():
        asyncio.run(front())


def serve_behind(settings: Settings, sockets: list[socket.socket], arrivals: Arrivals) -> None:
    """Serve as one of several workers, what the front passes on and what comes to these sockets, of which the first
    is for what the others hand on.
    """
    logs.set_up(settings.log_level, settings.log_json, settings.log_requests)
    _allow_many_connections()
    _serve(settings, sockets, lambda server: arrivals.begin(partial(_protocol, server)))


def _serve(settings: Settings, sockets: list[socket.socket], when_open: Callable[[uvicorn.Server], None]) -> None:
    database = Database(settings.database)
    try:
        settings = replace(settings, inner=settings.inner or _inner(sockets[0]))
        app = make_app(settings, database, _Complaints(), lambda: _opened(lambda: when_open(server)))
        server = uvicorn.Server(_config(settings, app))
        # Uvicorn ends in good order at these, and then raises them once more.
        signal.signal(signal.SIGTERM, _already_ended)
        signal.signal(signal.SIGINT, _already_ended)
        where, kind = settings.inner, engine.running
        log.info("Outremer listens at %s with the store %s and the %s engine", where, database.shown, kind)
        server.run(sockets=sockets)
        if database.is_lost:
            raise held(database.shown)
        log.info("Outremer has ended in good order")
    finally:
        database.close()


def _opened(when_open: Callable[[], None]) -> None:
    # What is loaded by now stays: the collector need not look at it again and again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    when_open()


def _protocol(server: uvicorn.Server) -> asyncio.Protocol:
    """What serves one connection, as uvicorn itself makes it for those that it accepts."""
    kind: Callable[..., asyncio.Protocol] = server.config.http_protocol_class
    return kind(config=server.config, server_state=server.server_state, app_state=server.lifespan.state)


def _check_origins(settings: Settings) -> None:
    for origin in settings.origins:
        scheme, _, host = origin.partition("://")
        if scheme not in ("http", "https") or not host or any(sign in host for sign in "/?#@ "):
            raise CannotStart(f"--origin {origin!r} is no address of a server; write https://games.example.org.")


def _allow_many_connections() -> None:
    """Every connection is an open file, and the usual limit is low."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _config(settings: Settings, app: Starlette) -> uvicorn.Config:
    http, ws = inside.classes(settings.short_wire)
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,  # what it says goes our way, see `logs`
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=True,
        timeout_graceful_shutdown=3,
    )


class _Complaints:
    """While a store does not answer, every request has the same to say: it is said now and then."""

    def __init__(self) -> None:
        self._said: dict[str, float] = {}

    def __call__(self, sentence: str) -> None:
        now = time.monotonic()
        if now - self._said.get(sentence, -COMPLAINT_SECONDS) >= COMPLAINT_SECONDS:
            self._said[sentence] = now
            log.error("%s", sentence)


def _already_ended(_signal: int, _frame: Any) -> None:
    pass


def _listen(settings: Settings) -> socket.socket:
    if not 0 <= settings.port <= 65535:
        raise CannotStart(f"{settings.port} is no port; a port is a number from 1 to 65535.")
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise CannotStart(f"There is no address {settings.host!r} on this machine; try --host 127.0.0.1.") from error
    family, _, _, _, address = found[0]
    try:
        return socket.create_server(address[:2], family=family, backlog=2048)
    except PermissionError as error:
        raise CannotStart(f"Port {settings.port} needs rights that this user lacks; try --port 8029.") from error
    except OSError as error:
        if error.errno == errno.EADDRNOTAVAIL:
            raise CannotStart(f"{settings.host} is no address of this machine; try --host 127.0.0.1.") from error
        taken = f"Port {settings.port} of {settings.host} is taken or cannot be used"
        raise CannotStart(f"{taken}; stop what uses it, or choose another with --port.") from error


def _address(settings: Settings, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    host = {"0.0.0.0": "localhost", "::": "localhost"}.get(settings.host, settings.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _inner(listening: socket.socket) -> str:
    """Where other processes on the same store reach this one; without a host where we listen on every address."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        return f"http://:{port}"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _welcome(address: str, open_page: bool) -> None:
    print(f"Outremer is open at {address} (Ctrl-C closes it)", flush=True)
    if open_page and _has_display():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_display() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
