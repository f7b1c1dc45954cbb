"""Keep a store as this version writes it, below tests/server/store/kept, for the tests of later versions to open.

    .venv/bin/python -m scripts.keep_store v9

Run it when a version of the store is about to become an older one, that is, before the next migration is added.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import sys
import tempfile
from contextlib import AsyncExitStack, closing
from pathlib import Path

from tests.hosting import Host, running, sqlite
from tests.server.authenticator import Authenticator
from tests.server.clients import Chair, Guest, play_on, table_of

KEPT = Path(__file__).resolve().parent.parent / "tests" / "server" / "store" / "kept"
LOGIN, PASSWORD = "melisende", "under the third stone"
SAID = "Deus lo vult, or so they say."
STANDS = {"Writings": "pass"}


async def fill(host: Host) -> dict[str, str]:
    """An account, a finished game, one in the middle, one that waits, something said, and an answer that stands.

    What opens the account beside its password is told: a token, a code on paper; and `Authenticator` has a passkey.
    """
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Guest(host.address, name)) for name in ("Melisende", "Baldwin")]
        await people[0].post("/account", {"login": LOGIN, "password": PASSWORD})
        people[0] = await stack.enter_async_context(Guest(host.address, "Melisende"))
        await people[0].post("/login", {"login": LOGIN, "password": PASSWORD})
        for game, moves in (("jerusalem", 10_000), ("akkon", 40)):
            table = await table_of(people, game=game)
            chairs = [await stack.enter_async_context(one.listening(table, at)) for at, one in enumerate(people)]
            await begin(chairs)
            await play_on(chairs, random.Random(9), moves)
            await chairs[0].say("talk", text=SAID)
            await chairs[0].until("talk")
        for form, move in STANDS.items():
            await chairs[0].say("standing", form=form, move=move)
            await chairs[0].until("standing")
        await people[0].post("/tables", {"game": "council", "seats": [{"kind": "me"}, {"kind": "person"}]})
        return await ways_in(host)


async def ways_in(host: Host) -> dict[str, str]:
    address = host.address.replace("127.0.0.1", "localhost")  # a passkey belongs to a name
    async with Guest(address, "Melisende") as person:
        await person.post("/login", {"login": LOGIN, "password": PASSWORD})
        offered = await person.post("/passkeys/options", {"password": PASSWORD})
        made = Authenticator().made(offered["options"], address)
        await person.post("/passkeys", {"label": "a telephone", "credential": made})
        codes = await person.post("/account/recovery", {"password": PASSWORD})
        token = await person.post("/tokens", {"label": "a program", "scopes": ["watch"], "days": 366})
    return {"code": codes["codes"][0], "token": token["token"]}


async def begin(chairs: list[Chair]) -> None:
    for chair in chairs:
        await chair.until("state")


def main(name: str) -> int:
    with tempfile.TemporaryDirectory() as folder:
        with running(sqlite(Path(folder)), "--no-limits", "--rehearse", "a store that is kept") as host:
            ways = asyncio.run(fill(host))
        with closing(sqlite3.connect(Path(folder) / "store.sqlite3")) as store:
            store.execute("PRAGMA journal_mode=DELETE")
            store.execute("VACUUM")
        packed = gzip.compress((Path(folder) / "store.sqlite3").read_bytes(), mtime=0)
    KEPT.mkdir(exist_ok=True)
    (KEPT / f"{name}.sqlite3.gz").write_bytes(packed)
    (KEPT / f"{name}.json").write_text(json.dumps(ways, indent=2) + "\n")
    print(f"{name}: {len(packed):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
