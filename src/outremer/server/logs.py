"""What an operator reads: lines for people or JSON for programs, on the error output.

Only our own lines follow the wished level. At their lower levels the libraries tell whole requests, with cookies and
invitations in them: they may warn, and no more. Nor may strangers fill the log by what the libraries warn of.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Any

LEVELS = ("debug", "info", "warning", "error")
ACCESS = logging.getLogger("outremer.access")
# An address is cut to the network it comes from: enough to see a flood, too little to know a household.
KEPT_BITS = {4: 24, 6: 48}
LIBRARIES = ("uvicorn", "websockets", "asyncio")
SPARED_SECONDS = 60.0  # between two lines that a library says at the same place


def _shown(text: str) -> str:
    """Whatever somebody else wrote: it begins no line, and tells the terminal nothing."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


class Lines(logging.Formatter):
    """A line for people; what broke stands below it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:
        return _shown(super().formatMessage(record).strip())

    def formatException(self, *what: Any) -> str:
        return "\n".join(f"  {_shown(line)}" for line in super().formatException(*what).split("\n"))


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        text = json.dumps(line, ensure_ascii=False)
        return "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in text)


class Sparing(logging.Filter):
    """Whoever sends what is no request makes a library warn each time: of that one line in a while is enough."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[str, int], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.name.startswith(LIBRARIES) or _has_broken(record):
            return True
        place, now = (record.pathname, record.lineno), time.monotonic()
        if now - self._said.get(place, -SPARED_SECONDS) < SPARED_SECONDS:
            return False
        self._said[place] = now
        return True


def _has_broken(record: logging.LogRecord) -> bool:
    """Something may be wrong with us then, and is always told; bytes that are no text are wrong with who sent them."""
    error = record.exc_info[1] if record.exc_info else None
    return error is not None and not isinstance(error, UnicodeDecodeError)


def set_up(level: str, as_json: bool, requests: bool) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else Lines())
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("outremer").setLevel(level.upper())
    ACCESS.setLevel(logging.INFO if requests else logging.CRITICAL)


def network_of(address: str) -> str:
    """The address, as much of it as a log needs."""
    try:
        read = ip_address(address)
    except ValueError:
        return "?"
    return str(read) if read.is_loopback else str(ip_network((read, KEPT_BITS[read.version]), strict=False))


class AccessLog:
    """One line for each request and each WebSocket, when it has ended. What stands behind a `?` may be a secret."""

    def __init__(self, app: Callable[..., Any]) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        if scope["type"] not in ("http", "websocket") or not ACCESS.isEnabledFor(logging.INFO):
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def send_and_note(message: Any) -> None:
            nonlocal status
            if message["type"] == "websocket.accept":
                status = 101
            else:
                status = message.get("status", status)
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        finally:
            _note(scope, status, time.perf_counter() - began)


def _note(scope: Any, status: int, seconds: float) -> None:
    client = scope.get("client")
    fields = {
        "address": network_of(client[0]) if client else "?",
        "method": scope.get("method", "WEBSOCKET"),
        "path": scope["path"].encode("ascii", "backslashreplace").decode()[:200],
        "status": status,
        "ms": round(seconds * 1000, 1),
    }
    ACCESS.info("%s %s %s %d %.1f ms", *fields.values(), extra={"fields": fields})
