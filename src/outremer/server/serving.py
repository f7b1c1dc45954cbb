"""`outremer serve`: open the store, listen, and end in good order."""

from __future__ import annotations

import argparse
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Any

import uvicorn

from outremer.server.app import make_app
from outremer.server.database import Database
from outremer.server.faults import CannotStart
from outremer.server.settings import Settings
from outremer.server.wire import Wire


def add_arguments(parser: argparse.ArgumentParser) -> None:
    usual = Settings()
    parser.add_argument("--host", default=usual.host, help="the address to listen on (%(default)s: this machine only)")
    parser.add_argument("--port", type=int, default=usual.port, help="the port (%(default)s); 0 takes a free one")
    parser.add_argument("--database", default=usual.database, help="sqlite:///FILE or postgresql://HOST/NAME")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        help="the address under which people reach this server through a proxy, such as https://games.example.org",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser, where there is a display")
    parser.add_argument("--bot-pace", type=float, default=usual.bot_pace, help="seconds a bot takes (%(default)s)")
    parser.add_argument("--no-limits", action="store_true", help="no limits against floods: for measuring only")


def settings_of(args: argparse.Namespace) -> Settings:
    return Settings(
        database=args.database,
        host=args.host,
        port=args.port,
        origins=tuple(origin.rstrip("/") for origin in args.origin),
        bot_pace=max(0.0, args.bot_pace),
        thinkers=max(1, (os.cpu_count() or 2) - 1),
        limits=not args.no_limits,
    )


def run(args: argparse.Namespace) -> int:
    try:
        serve(settings_of(args), args.open)
    except CannotStart as error:
        print(f"outremer: {error}", file=sys.stderr)
        return 2
    return 0


def serve(settings: Settings, open_page: bool = False) -> None:
    """Serve until a signal ends it; raises CannotStart with one sentence for the host."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(message)s")
    listening = _listen(settings)
    try:
        database = Database(settings.database)
    except CannotStart:
        listening.close()
        raise
    try:
        address = _address(settings, listening)
        server = _Server(_config(settings, database), lambda: _welcome(address, open_page))
        # Uvicorn ends in good order at these, and then raises them once more.
        signal.signal(signal.SIGTERM, _already_ended)
        signal.signal(signal.SIGINT, _already_ended)
        server.run(sockets=[listening])
    finally:
        database.close()


def _config(settings: Settings, database: Database) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings, database, complain),
        http="httptools",
        ws=Wire,
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=True,
        timeout_graceful_shutdown=3,
    )


def complain(sentence: str) -> None:
    print(f"outremer: {sentence}", file=sys.stderr, flush=True)


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, when_open: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_open = when_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_open()


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
        taken = f"Port {settings.port} of {settings.host} is taken or cannot be used"
        raise CannotStart(f"{taken}; stop what uses it, or choose another with --port.") from error


def _address(settings: Settings, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    host = {"0.0.0.0": "localhost", "::": "localhost"}.get(settings.host, settings.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _welcome(address: str, open_page: bool) -> None:
    print(f"Outremer is open at {address} (Ctrl-C closes it)", flush=True)
    if open_page and _has_display():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_display() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
