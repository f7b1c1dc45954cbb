"""What a server counts about itself, in the words of Prometheus; `http/probes.py` tells it to whoever may know."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("outremer_moves", "entries that have become durable: moves, and what was taken back")
COMMIT_SECONDS = Histogram(
    "outremer_commit_seconds",
    "for how long the store took what was committed together",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)
FAULTS = Counter("outremer_faults", "faults that somebody was told, by their code", ["code"])
DAMAGED = Counter("outremer_damaged", "looks at a table that failed because something of it is damaged")
LIMITS_HIT = Counter("outremer_limits_hit", "what was refused because there was too much of it", ["what"])

# Not counted but looked up when somebody asks.
ROOMS = Gauge("outremer_rooms", "tables in memory")
SOCKETS = Gauge("outremer_sockets", "open WebSockets, at tables and for the news of the lobby", ["where"])
WORKERS = Gauge("outremer_bot_workers", "processes in which bots think", ["state"])
BOT_TURNS = Gauge("outremer_bot_turns", "turns of bots that think, wait for a process or keep their pace")
