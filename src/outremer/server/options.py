"""What `outremer serve` understands; light, so that other commands need not load the server."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from outremer.coach.effort import Effort
from outremer.server.errors import CannotStart
from outremer.server.logs import LEVELS
from outremer.server.settings import Settings
from outremer.table.game import BadSetting

SHORTEST_TOKEN = 16


def add_database(parser: argparse.ArgumentParser) -> None:
    """From the environment too, since a URL may hold a password, and everybody on a machine reads command lines."""
    usual = os.environ.get("OUTREMER_DATABASE") or Settings().database
    parser.add_argument(
        "--database",
        metavar="URL",
        default=usual,
        help="sqlite:///FILE or postgresql://HOST/NAME; else OUTREMER_DATABASE says it, or it is outremer.sqlite3",
    )


def add_arguments(parser: argparse.ArgumentParser) -> None:
    usual = Settings()
    parser.add_argument("--host", default=usual.host, help="the address to listen on (%(default)s: this machine only)")
    parser.add_argument("--port", type=int, default=usual.port, help="the port (%(default)s); 0 takes a free one")
    add_database(parser)
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        help="the address under which people reach this server through a proxy, such as https://games.example.org",
    )
    parser.add_argument(
        "--workers",
        type=int,
        default=usual.workers,
        metavar="N",
        help="serve by so many processes (%(default)s); several need PostgreSQL",
    )
    parser.add_argument(
        "--inner",
        default="",
        metavar="URL",
        help="where other servers on the same PostgreSQL reach this one, if not where it listens: http://10.0.0.5:8029",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser, where there is a display")
    parser.add_argument("--bot-pace", type=float, default=usual.bot_pace, help="seconds a bot takes (%(default)s)")
    parser.add_argument(
        "--rehearse",
        metavar="SEED",
        help="deal every table alike, from this seed: for tests, never for play in earnest",
    )
    parser.add_argument(
        "--standing-delay",
        type=float,
        nargs=2,
        metavar=("LEAST", "MOST"),
        default=usual.standing_delay,
        help="seconds after which an answer that a player lets stand is said, drawn between these (1 3)",
    )
    parser.add_argument(
        "--window-delay",
        type=float,
        nargs=2,
        metavar=("LEAST", "MOST"),
        default=usual.window_delay,
        help="the same for answers that let a window pass, of which some games have many (0.2 0.9)",
    )
    parser.add_argument(
        "--coach-effort",
        type=float,
        metavar="X",
        default=usual.coach_effort,
        help="how much the coach thinks about a finished game: so many times the usual (1, up to a minute of a core)",
    )
    parser.add_argument(
        "--log-level", choices=LEVELS, default=usual.log_level, help="what is worth a line (%(default)s)"
    )
    parser.add_argument("--log-requests", action="store_true", help="a line for each request and each WebSocket")
    parser.add_argument("--log-json", action="store_true", help="lines for programs, each an object of JSON")
    parser.add_argument(
        "--metrics-token-file", metavar="FILE", help="what /metrics wants as a bearer token from another machine"
    )
    parser.add_argument(
        "--public-wire", action="store_true", help="WebSockets without the short way through uvicorn: slower"
    )
    parser.add_argument("--no-limits", action="store_true", help="no limits against floods: for measuring only")


def settings_of(args: argparse.Namespace) -> Settings:
    return Settings(
        database=args.database,
        host=args.host,
        port=args.port,
        workers=max(1, args.workers),
        inner=args.inner.rstrip("/"),
        origins=tuple(origin.rstrip("/") for origin in args.origin),
        bot_pace=max(0.0, args.bot_pace),
        standing_delay=_delay(args.standing_delay),
        window_delay=_delay(args.window_delay),
        coach_effort=_effort(args.coach_effort),
        bot_workers=max(1, (os.cpu_count() or 2) - 1),
        limits=not args.no_limits,
        rehearsal=args.rehearse,
        short_wire=not args.public_wire,
        log_level=args.log_level,
        log_json=args.log_json,
        log_requests=args.log_requests,
        metrics_token=_token(args.metrics_token_file),
    )


def _effort(wished: float) -> float:
    try:
        Effort().times(wished)
    except BadSetting as error:
        raise CannotStart(f"--coach-effort: {error}.") from error
    return wished


def _token(file: str | None) -> str | None:
    """A file, because everybody on a machine can read the command lines on it."""
    if file is None:
        return None
    try:
        token = Path(file).read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise CannotStart(f"The token cannot be read from {file}; name a file with one line of ASCII.") from error
    if len(token) < SHORTEST_TOKEN:
        raise CannotStart(f"The token in {file} is guessed too easily; `openssl rand -hex 32` makes a good one.")
    return token


def _delay(wished: Sequence[float]) -> tuple[float, float]:
    least, most = sorted(max(0.0, seconds) for seconds in wished)
    return least, most
