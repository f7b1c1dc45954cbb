"""What if: copies of tables, from a moment on, alone against bots; and what nobody gets by asking for one."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

import outremer
from outremer.kernel.chance import Seeded
from outremer.server.http.copies import beginning
from outremer.table.table import Table
from tests.hosting import Host, running, sqlite
from tests.server.clients import Chair, Guest, asked_of, play_on, seated, table_of, until_asked

pytestmark = pytest.mark.anyio


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Host]:
    """A server of one's own, which may be stopped and started again."""
    with running(sqlite(tmp_path), "--no-limits") as started:
        yield started


async def finished(stack: AsyncExitStack, host: Host, seed: int) -> tuple[Guest, str]:
    """A game of one person against a bot that is over."""
    (anna,), table, (chair,) = await seated(stack, host, 1, bots=1)
    await to_the_end(chair, random.Random(seed))
    return anna, table


async def to_the_end(chair: Chair, dice: random.Random) -> None:
    """Play at random at one's own seat, whichever it is, until the result is told."""
    while not chair.state["table"]["result"]:
        if chair.state["moves"]:
            await chair.play(dice.choice(chair.state["moves"]))
        else:
            await chair.hear()


def seen(view: dict[str, Any]) -> dict[str, Any]:
    return {name: view[name] for name in ("world", "forms", "asked", "seat")}


async def test_anybody_goes_on_from_a_finished_game_at_any_seat(house: Host) -> None:
    async with AsyncExitStack() as stack:
        anna, table = await finished(stack, house, 1)
        otto = await stack.enter_async_context(Guest(house.address, "Otto"))
        info = await otto.post(f"/tables/{table}/copies", {"moment": 20, "seat": 1})
        assert info["copy_of"] == {"table": table, "moment": 20}
        assert (info["state"], info["visibility"], info["owner"]) == ("playing", "private", True)
        assert [(seat["kind"], seat["mine"]) for seat in info["seats"]] == [("bot", False), ("person", True)]
        there = await otto.get(f"/tables/{table}/moments/20", seat="1")
        async with otto.listening(info["id"], 1) as chair:
            state = await chair.until("state")
            begun = await otto.get(f"/tables/{info['id']}/moments/0", seat="1")
            assert seen(begun["view"]) == seen(there["view"])
            assert begun["events"] == there["events"], "what happened before is told"
            assert not state["may_undo"] or state["sequence"] > 0
            await to_the_end(chair, random.Random(2))
        record = await otto.get(f"/tables/{info['id']}/record")
        original = await otto.get(f"/tables/{table}/record")
        assert outremer.replay(record).over
        shared = [one == other for one, other in zip(record.splitlines(), original.splitlines(), strict=False)]
        assert shared.index(False) > 30, "it begins with the original's"
        assert (await anna.get(f"/tables/{table}"))["rematch"] is None
        assert await anna.fault("GET", f"/tables/{info['id']}") == "no-such-table"


async def test_a_copy_of_a_game_that_goes_on_is_dealt_anew_and_its_record_is_whole(house: Host) -> None:
    async with AsyncExitStack() as stack:
        (anna,), table, (chair,) = await seated(stack, house, 1, bots=2)
        await play_on([chair], random.Random(3), most=25)
        info = await anna.post(f"/tables/{table}/copies", {"moment": 30, "seat": 0})
        there = await anna.get(f"/tables/{table}/moments/30", seat="0")
        begun = await anna.get(f"/tables/{info['id']}/moments/0", seat="0")
        assert seen(begun["view"]) == seen(there["view"])
        assert begun["events"] == [], "what the record cannot tell truly, the log does not tell"
        async with anna.listening(info["id"], 0) as copy:
            await copy.until("state")
            await to_the_end(copy, random.Random(4))
        record = await anna.get(f"/tables/{info['id']}/record")
        assert "\nposition {" in record
        assert outremer.replay(record).over
        curve = await anna.get(f"/tables/{info['id']}/curve")
        assert curve[0]["moment"] == 0
        chronicle = await anna.get(f"/tables/{info['id']}/chronicle", seat="0")
        assert chronicle["events"] == copy.state["events"]
        again = await anna.post(f"/tables/{info['id']}/copies", {"moment": 5, "seat": 2})
        assert again["copy_of"] == {"table": info["id"], "moment": 5}
        assert (await anna.get(f"/tables/{again['id']}/moments/0", seat="2"))["view"]["world"] == (
            await anna.get(f"/tables/{info['id']}/moments/5", seat="2")
        )["view"]["world"]


async def test_a_copy_outlives_a_killed_server_and_says_so_in_the_list_of_its_owner(house: Host) -> None:
    async with AsyncExitStack() as stack:
        (anna,), table, (chair,) = await seated(stack, house, 1, bots=1)
        await play_on([chair], random.Random(5), most=12)
        info = await anna.post(f"/tables/{table}/copies", {"moment": 9, "seat": 0})
        async with anna.listening(info["id"], 0) as copy:
            await copy.until("state")
            await play_on([copy], random.Random(6), most=6)
            await until_asked(copy)
            before = copy.state
        house.kill()
        house.start()
        async with anna.listening(info["id"], 0) as copy:
            state = await copy.until("state")
            assert (state["view"], state["hash"]) == (before["view"], before["hash"])
            await play_on([copy], random.Random(7), most=4)
        mine = {one["id"]: one["copy_of"] for one in await anna.get("/tables", mine="1")}
        assert mine == {table: None, info["id"]: {"table": table, "moment": 9}}
        assert await anna.get("/tables") != [], "the table itself is open"
        assert info["id"] not in [one["id"] for one in await anna.get("/tables")]


async def test_nothing_of_the_originals_past_can_be_taken_back(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 2)
        anna = people[0]
        dice = random.Random(8)
        while True:
            seat, chair = asked_of(chairs)
            await play_on(chairs, dice, most=1)
            if chair.state["may_undo"] and asked_of(chairs)[0] == seat:
                moment = (await anna.get(f"/tables/{table}/at/{chairs[0].state['sequence']}", seat="0"))["moment"]
                break
        await play_on(chairs, dice)
        info = await anna.post(f"/tables/{table}/copies", {"moment": moment, "seat": seat})
        async with anna.listening(info["id"], seat) as copy:
            state = await copy.until("state")
            assert state["sequence"] == 0
            assert not state["may_undo"]


async def test_nobody_tries_out_a_game_in_which_others_sit(host: Host) -> None:
    async with AsyncExitStack() as stack:
        (anna, otto), table, chairs = await seated(stack, host, 2, bots=1)
        await play_on(chairs, random.Random(9), most=8)
        wish = {"moment": 2, "seat": 0}
        assert await anna.fault("POST", f"/tables/{table}/copies", wish) == "not-alone"
        assert await otto.fault("POST", f"/tables/{table}/copies", wish) == "not-your-seat"
        await otto.post(f"/tables/{table}/seats/1/leave")
        assert await anna.fault("POST", f"/tables/{table}/copies", wish) == "not-alone", "Otto may return"
        assert await anna.fault("POST", f"/tables/{table}/copies", {"moment": 2, "seat": 2}) == "not-your-seat"


async def test_nobody_tries_out_anothers_game_nor_hears_of_a_private_one(host: Host) -> None:
    async with AsyncExitStack() as stack:
        anna = await stack.enter_async_context(Guest(host.address, "Anna"))
        otto = await stack.enter_async_context(Guest(host.address, "Otto"))
        open_ = await table_of([anna], bots=1)
        hidden = await table_of([anna], bots=1, visibility="private")
        wish = {"moment": 0, "seat": 0}
        assert await otto.fault("POST", f"/tables/{open_}/copies", wish) == "not-your-seat"
        assert await otto.fault("POST", f"/tables/{open_}/copies", {"moment": 0, "seat": 1}) == "not-your-seat"
        assert await otto.fault("POST", f"/tables/{hidden}/copies", wish) == "no-such-table"
        copy = (await anna.post(f"/tables/{hidden}/copies", wish))["id"]
        assert await otto.fault("POST", f"/tables/{copy}/copies", wish) == "no-such-table"
        await otto.web.delete("/session")
        assert await otto.fault("POST", f"/tables/{open_}/copies", wish) == "who-are-you"


async def test_a_wish_that_makes_no_sense_is_answered_with_a_sentence(house: Host, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        anna, table = await finished(stack, house, 10)
        copies = f"/tables/{table}/copies"
        last = (await anna.get(f"/tables/{table}/moments/0"))["last_moment"]
        assert await anna.fault("POST", copies, {"moment": last, "seat": 0}) == "game-over"
        assert await anna.fault("POST", copies, {"moment": last + 1, "seat": 0}) == "no-such-sequence"
        assert await anna.fault("POST", copies, {"moment": 1, "seat": 2}) == "no-such-seat"
        for wrong in ({"moment": -1, "seat": 0}, {"moment": 1}, {"moment": 1, "seat": 0, "visibility": "open"}):
            assert await anna.fault("POST", copies, wrong) == "malformed"
        waiting = await anna.post("/tables", {"game": "jerusalem", "seats": [{"kind": "me"}, {"kind": "person"}]})
        assert await anna.fault("POST", f"/tables/{waiting['id']}/copies", {"moment": 0, "seat": 0}) == "not-started"
        house.end()
        with closing(sqlite3.connect(tmp_path / "store.sqlite3")) as store, store:
            store.execute("update tables set rules = 99 where id = ?", (table,))
        house.start()
        assert await anna.fault("POST", copies, {"moment": 1, "seat": 0}) == "frozen"


async def test_a_flood_of_copies_is_stopped(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as host:
        async with AsyncExitStack() as stack:
            anna = await stack.enter_async_context(Guest(host.address, "Anna"))
            table = await table_of([anna], bots=1)
            answers = []
            for _ in range(40):
                answer = await anna.web.post(f"/tables/{table}/copies", json={"moment": 0, "seat": 0})
                answers.append(answer.status_code)
            assert answers[0] == 200
            assert 429 in answers


# -- two worlds: nothing hidden can be tried out on a copy -------------------------------------------------------------

EXPANSIONS = ("relics", "fog", "crusades", "teutonic", "templars", "tactics", "politics")


def copied(table: Table, seat: int) -> bytes:
    """All that is kept of a copy of a running table, chance being given."""
    begun = beginning(table, seat, Seeded("a copy"))
    return json.dumps([begun.position, begun.lines, begun.table.hash()], sort_keys=True).encode()


def moves_at_random(table: Table, dice: random.Random, most: int) -> Iterator[int]:
    """A game at random, now and then by an offer; the number of each move."""
    for number in range(most):
        need = table.need
        if not isinstance(need, outremer.Ask):
            return
        seat = dice.choice(need.seats)
        kernel = table.kernel
        moves = kernel.answers(seat)
        if kernel.rules.has_offers and dice.random() < 0.1:
            seat = dice.randrange(table.seats)
            moves = kernel.legal(seat) or moves
        if moves and kernel.bar(seat, move := dice.choice(moves)) is None:
            table.play(seat, table.game.lexicon.sentences[move])
            yield number


@pytest.mark.parametrize(
    ("name", "options", "most", "every"),
    [
        ("jerusalem", {}, 400, 9),
        ("akkon", {}, 400, 9),
        ("council", {}, 400, 9),
        ("fief", {}, 900, 40),
        ("fief", dict.fromkeys(EXPANSIONS, "yes"), 900, 40),
    ],
)
def test_copies_of_two_tables_that_a_seat_cannot_tell_apart_are_the_same(
    name: str, options: dict[str, str], most: int, every: int
) -> None:
    table = outremer.new(name, options=options, seed=5)
    compared = varied = 0
    for number in moves_at_random(table, random.Random(5), most):
        if number % every == 0 and not table.over:
            for seat in range(table.seats):
                other = table.redeal(seat, Seeded(f"another world at {number}"))
                varied += other.hash() != table.hash()
                compared += 1
                assert copied(table, seat) == copied(other, seat)
    assert compared > 40
    assert varied > 10, "there was something hidden"
