"""What `outremer serve` understands; light, so that other commands need not load the server."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence

from outremer.server.settings import Settings


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
    parser.add_argument("--no-limits", action="store_true", help="no limits against floods: for measuring only")


def settings_of(args: argparse.Namespace) -> Settings:
    return Settings(
        database=args.database,
        host=args.host,
        port=args.port,
        origins=tuple(origin.rstrip("/") for origin in args.origin),
        bot_pace=max(0.0, args.bot_pace),
        standing_delay=_delay(args.standing_delay),
        window_delay=_delay(args.window_delay),
        bot_workers=max(1, (os.cpu_count() or 2) - 1),
        limits=not args.no_limits,
        rehearsal=args.rehearse,
    )


def _delay(wished: Sequence[float]) -> tuple[float, float]:
    least, most = sorted(max(0.0, seconds) for seconds in wished)
    return least, most
