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

from outremer.cli import main as command
from tests.hosting import Host, running, sqlite
from tests.server.authenticator import Authenticator
from tests.server.clients import Chair, Guest, play_on, table_of

KEPT = Path(__file__).resolve().parent.parent / "tests" / "server" / "store" / "kept"
LOGIN, PASSWORD = "melisende", "under the third stone"
SAID = "Deus lo vult, or so they say."
STANDS = {"Writings": "pass"}
WHISPERED = "Let us crown Maud."
REPORTED = "He swears."
CLOCK = 600  # seconds; whenever the store is opened, they are over
WARDEN = "warden"


async def fill(host: Host, database: str) -> dict[str, str]:
    """An account, a finished game, one in the middle, one that waits, something said, and an answer that stands; a
    copy, an analysis, and what `house` adds.

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
        (finished,) = [one["id"] for one in await people[0].get("/tables", mine="1", state="finished")]
        await house(stack, host, database)
        await people[1].post(f"/tables/{finished}/copies", {"moment": 20, "seat": 1})
        await analysed(people[1], finished)
        return await ways_in(host)


async def house(stack: AsyncExitStack, host: Host, database: str) -> None:
    """A table of Fief with a clock and a private talk; what was said there is reported, and settled by one who may."""
    names = ("Fulk", "Sibylla", "Amalric")
    people = [await stack.enter_async_context(Guest(host.address, name)) for name in names]
    table = await table_of(people, game="fief", clock=CLOCK)
    chairs = [await stack.enter_async_context(one.listening(table, at)) for at, one in enumerate(people)]
    await begin(chairs)
    dice = random.Random(9)
    while (await chairs[0].play("talk 1"))["type"] != "ack":  # as soon as that may be said
        await play_on(chairs, dice, 1)
    await chairs[0].say("talk", text=WHISPERED, room="0")
    line = (await chairs[1].until("talk"))["key"]
    await people[1].post("/reports", {"table": table, "line": line, "words": REPORTED})
    warden = await stack.enter_async_context(Guest(host.address, "Warden"))
    await warden.post("/account", {"login": WARDEN, "password": PASSWORD})
    assert command(["admin", "grant", WARDEN, "--database", database]) == 0
    await warden.post("/login", {"login": WARDEN, "password": PASSWORD})
    (report,) = await warden.get("/admin/reports")
    await warden.post(f"/admin/reports/{report['id']}/settle")


async def analysed(person: Guest, table: str) -> None:
    await person.post(f"/tables/{table}/analysis")
    while (await person.get(f"/tables/{table}/analysis"))["state"] != "done":
        await asyncio.sleep(0.2)


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
        database = sqlite(Path(folder))
        wishes = ("--no-limits", "--rehearse", "a store that is kept", "--coach-effort", "0.02")
        with running(database, *wishes) as host:
            ways = asyncio.run(fill(host, database))
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
