"""What uvicorn shall serve connections with: classes of ours that reach into its own, or what it takes by itself.

Ours end connections that send nothing, carry texts the short way (`live/wire.py`), and serve those that a front has
accepted. They are taken with the versions they were tested with, which `pyproject.toml` asks for; where others are
installed, the server says so once, and what it goes without. Nothing else may import `connections` or `live.socket`:
a library that has moved its inside would keep the server from starting.
"""

from __future__ import annotations

import logging
from importlib.metadata import version
from typing import Any, NamedTuple

log = logging.getLogger("outremer")

NEIGHBOURS = "neighbours"  # in the state of the app: says from where other servers on the same store come
TESTED = {"uvicorn": "0.54", "websockets": "17"}  # as `pyproject.toml` bounds them


class Classes(NamedTuple):
    """As uvicorn's settings of the same names want them."""

    http: Any = "auto"
    ws: Any = "auto"

    @property
    def are_ours(self) -> bool:
        return bool(self.http != "auto")


def classes(short_is_wished: bool = True) -> Classes:
    """Ours, where they can be taken; without the short way of WebSockets where it is not wished."""
    if why_not():
        return Classes()
    from outremer.server.connections import PatientConnection
    from outremer.server.live.socket import Socket

    return Classes(PatientConnection, Socket if short_is_wished else "auto")


def why_not() -> str:
    """What keeps us from taking ours; nothing, usually."""
    installed = {name: version(name) for name in TESTED}
    try:
        if not all(f"{installed[name]}.".startswith(f"{tested}.") for name, tested in TESTED.items()):
            raise ImportError("they were not tested")
        from outremer.server import connections  # noqa: F401  # does it fit?
        from outremer.server.live import socket  # noqa: F401  # and this?
    except (ImportError, AttributeError, TypeError) as error:
        return f"{', '.join(f'{name} {number}' for name, number in installed.items())} ({error})"
    return ""


def say_what_is_missed() -> None:
    if why := why_not():
        log.warning(
            "Connections and WebSockets go uvicorn's public way with %s: that is slower, and whoever sends nothing, or "
            "has too many connections, is a proxy's to stop",
            why,
        )
