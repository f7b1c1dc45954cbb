"""`outremer mcp`: let a language model, or any other client of MCP, sit at a table."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets

import outremer
from outremer.bots.written import listed
from outremer.cli import arguments
from outremer.cli.mistakes import Mistake
from outremer.words import Words

TOKEN = "OUTREMER_TOKEN"
EXAMPLES = """\
  outremer mcp jerusalem                                   seat 0 against greedy bots
  outremer mcp akkon --seat 1 --bots greedy,random         three players
  outremer mcp council --no-moves                          what may be said is not listed
  OUTREMER_TOKEN=... outremer mcp --table https://games.example.org/table/8c1f0a52d3b94e77 --seat 2

It speaks the protocol on standard input and output: a client starts it, such as with the line
  {"mcpServers": {"outremer": {"command": "outremer", "args": ["mcp", "jerusalem"]}}}
A token for a served table is made once by `POST /api/v1/tokens`; docs/protocol.md says how."""


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(
        commands, "mcp", "let a client of MCP, such as a language model, sit at a table", EXAMPLES
    )
    arguments.add_game(parser, optional=True)
    parser.add_argument("--table", metavar="URL", help="a table on a server, as the browser shows its address")
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="whose word it speaks (default: 0)")
    parser.add_argument("--bots", metavar="A,B,..", help="at the other seats (default: greedy ones at a full table)")
    arguments.add_options(parser)
    parser.add_argument("--seed", type=arguments.seed, help="the same seed deals the same game (default: chance)")
    parser.add_argument("--no-moves", action="store_true", help="do not list what may be said")
    arguments.add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if (args.game is None) == (args.table is None):
        raise Mistake("name either a game, which is played here against bots, or a table of a server with --table")
    asyncio.run(_local(args) if args.table is None else _served(args))
    return 0


async def _local(args: argparse.Namespace) -> None:
    from outremer.doors import mcp, seats  # what the SDK needs is large; the other commands do not wait for it
    from outremer.doors.against import company

    game = outremer.game(args.game)
    bots = company(game, args.seat, None if args.bots is None else listed(args.bots))
    seed = secrets.token_hex(16) if args.seed is None else args.seed
    table = outremer.new(game.name, len(bots) + 1, arguments.options(args.option), seed=seed)
    seat = seats.LocalSeat(table, args.seat, bots, seed)
    await mcp.server(seat, Words(game, args.lang), not args.no_moves).run_stdio_async()


async def _served(args: argparse.Namespace) -> None:
    from outremer.doors import mcp, served

    token = os.environ.get(TOKEN)
    if not token:
        raise Mistake(f"who sits at a served table is known by a token; put it into the environment as {TOKEN}")
    if args.bots or args.option or args.seed is not None:
        raise Mistake("--bots, --option and --seed are for a game that is played here; a served table has its own")
    async with served.ServedSeat(args.table, args.seat, token) as seat:
        await mcp.server(seat, Words(seat.game, args.lang), not args.no_moves).run_stdio_async()
