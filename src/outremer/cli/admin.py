"""`outremer admin`: who looks after a server's people and tables."""

from __future__ import annotations

import argparse

from outremer.cli import arguments
from outremer.cli.mistakes import Mistake
from outremer.server import options
from outremer.server.errors import CannotStart, Fault

EXAMPLES = """\
  outremer admin grant melisende      this account is an administrator; it is logged out everywhere
  outremer admin revoke melisende
  outremer admin list
  outremer admin acts                 what administrators have done"""


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(commands, "admin", "say which accounts are administrators of a server", EXAMPLES)
    parser.add_argument("what", choices=("grant", "revoke", "list", "acts"))
    parser.add_argument("login", nargs="?", help="of the account, for grant and revoke")
    options.add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from outremer.server.store import administration  # the server is large; the other commands do not wait for it
    from outremer.server.store.database import beside_the_server

    if (args.login is None) is (args.what in ("grant", "revoke")):
        raise Mistake(f"`outremer admin {args.what}` takes {'a login' if args.login is None else 'no login'}")
    try:
        with beside_the_server(args.database) as connection:
            if args.what == "list":
                for login, name in administration.administrators(connection):
                    print(f"{login} ({name})")
            elif args.what == "acts":
                for act in administration.acts_on(connection, 0):
                    print(f"{act.at} {act.by or 'the command line'}: {act.act} {act.subject} {act.words}".rstrip())
            else:
                role = administration.ADMINISTRATOR if args.what == "grant" else None
                administration.set_role(connection, args.login, role)
                now = "an administrator, from the next login on" if role else "no administrator any more"
                print(f"{args.login} is {now}.")
    except Fault as fault:
        raise Mistake(f"there is no account with the login {args.login!r}") from fault
    except CannotStart as error:
        raise Mistake(str(error)) from error
    return 0
