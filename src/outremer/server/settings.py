"""What the host of a server may set."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

KIB = 1024


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite:///outremer.sqlite3"
    host: str = "127.0.0.1"
    port: int = 8029
    origins: tuple[str, ...] = ()  # addresses of pages, beside our own, that may use this server
    bot_pace: float = 1.0  # seconds that a bot takes at least, so that people can follow
    bot_patience: float = 10.0  # seconds that a bot may think before a move is drawn for it
    thinkers: int = 1  # processes in which bots think
    limits: bool = True  # against floods; off only for measuring
    idle_seconds: float = 60.0  # a table that nobody looks at leaves the memory after this time
    snapshot_every: int = 100  # entries between two snapshots of a table
    static: Path = Path(__file__).parent / "static"
    largest_message: int = 64 * KIB  # bytes of a WebSocket message or a request's body

    @property
    def only_here(self) -> bool:
        """Is the server reachable from this machine alone?"""
        return self.host in ("127.0.0.1", "::1", "localhost")
