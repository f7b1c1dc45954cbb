"""What the host of a server may set."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from outremer.kernel.chance import Driver, Entropy, Seeded
from outremer.server.clock import Watch

KIB = 1024


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite:///outremer.sqlite3"
    host: str = "127.0.0.1"
    port: int = 8029
    origins: tuple[str, ...] = ()  # addresses of pages, beside our own, that may use this server
    bot_pace: float = 0.3  # seconds that a bot takes at least; the page tells its moves at a pace one chooses
    bot_timeout: float = 10.0  # seconds that a bot may think before a move is drawn for it
    coach_effort: float = 1.0  # how much the coach thinks about a finished game, so many times the usual
    coach_timeout: float = 300.0  # seconds that the coach may think about a game, of which it wants 60 of a free core
    standing_delay: tuple[float, float] = (1.0, 3.0)  # seconds between which an answer that stands is said, at random
    window_delay: tuple[float, float] = (0.2, 0.9)  # and one that lets a window pass, of which there are many
    bot_workers: int = 1  # processes in which bots think
    limits: bool = True  # against floods; off only for measuring
    idle_seconds: float = 60.0  # a table that nobody looks at leaves the memory after this time
    waiting_days: float = 7.0  # after which a table that nobody starts is gone
    snapshot_every: int = 100  # entries between two snapshots of a table
    workers: int = 1  # processes that serve, behind a front; several need PostgreSQL
    inner: str = ""  # where other processes on the same PostgreSQL reach this one, such as http://10.0.0.5:8029
    lease_seconds: float = 5.0  # for which a process that says nothing is believed to live
    rehearsal: str | None = None  # a seed from which all tables are dealt alike: never where people play in earnest
    short_wire: bool = True  # for WebSockets, see `live/wire.py`
    log_level: str = "warning"
    log_json: bool = False
    log_requests: bool = False
    metrics_token: str | None = None  # with which /metrics may be read from elsewhere
    static: Path = Path(__file__).parent / "static"
    largest_message: int = 64 * KIB  # bytes of a WebSocket message or a request's body
    watch: Watch = field(default_factory=Watch)  # by which decisions and talks run out

    def chance(self, occasion: str) -> Driver:
        """What answers the rolls of a table."""
        return Entropy() if self.rehearsal is None else Seeded(self.seed(occasion))

    def seed(self, occasion: str) -> str:
        """For a bot's thoughts: nobody can know it, unless this is a rehearsal."""
        return secrets.token_hex(16) if self.rehearsal is None else f"{self.rehearsal}, {occasion}"

    @property
    def only_here(self) -> bool:
        """Is the server reachable from this machine alone?"""
        return self.host in ("127.0.0.1", "::1", "localhost")
