"""A client of MCP plays at a local and at a served table, knows what its seat knows, and is told what it may not do."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from threading import Event
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

import outremer
from outremer.bots.proposals import replies_due
from outremer.cli import main
from outremer.doors.mcp import server
from outremer.doors.play import in_turn
from outremer.doors.seats import LocalSeat
from outremer.kernel.chance import Seeded
from outremer.kernel.forms import Roll
from outremer.kernel.table import Table as Kernel
from outremer.proof.two_worlds import by_hand
from outremer.table.table import Table
from outremer.words import Words
from tests.hosting import ENVIRONMENT, Host, running, sqlite
from tests.server.clients import Guest

ENOUGH = 2  # replies that could have told what is hidden
TOOLS = {"rules", "look", "moves", "why", "play"}


class Caller:
    """A client that says what its tools answered."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def __call__(self, tool: str, **arguments: object) -> dict[str, Any]:
        answer = await self.client.call_tool(tool, arguments)
        assert not answer.is_error, answer.content
        told: dict[str, Any] | None = answer.structured_content
        assert told is not None
        return told

    async def tools(self) -> set[str]:
        return {tool.name for tool in (await self.client.list_tools()).tools}


@asynccontextmanager
async def started(*arguments: str, **environment: str) -> AsyncIterator[Caller]:
    """`outremer mcp` in a process of its own, by standard input and output."""
    seen = {name: os.environ[name] for name in ("PYTHONPATH",) if name in os.environ}
    engine = {"OUTREMER_ENGINE": ENVIRONMENT["OUTREMER_ENGINE"]}
    command = ["-m", "outremer.cli", "mcp", *arguments]
    program = StdioServerParameters(command=sys.executable, args=command, env={**seen, **engine, **environment})
    async with Client(program) as client:
        yield Caller(client)


def test_a_client_plays_a_local_game_to_its_end() -> None:
    async def play() -> None:
        async with started("akkon", "--bots", "random", "--seed", "7", "--option", "length=short") as call:
            assert await call.tools() == TOOLS
            told, dice, told_of = await call("look"), Random(7), 0
            assert told["view"]["seats"] == 2
            while not told["over"]:
                assert told["your_turn"]
                assert told["asked"]
                moves = (await call("moves"))["moves"]
                assert all(move["means"] for move in moves)
                told = await call("play", move=dice.choice(moves)["move"])
                assert told["played"]
                told_of += len(told["happened"])
            assert told_of > 100
            assert told["illegal_attempts"] == 0
            assert [standing["rank"] for standing in told["result"]["standings"]] in ([1, 2], [1, 1])

    asyncio.run(play())


def test_what_is_forbidden_names_the_rule_and_is_counted() -> None:
    async def play() -> None:
        async with started("jerusalem", "--seed", "7", "--option", "edition=it") as call:
            before = (await call("look"))["view"]
            why = await call("why", move="pass")
            assert (why["allowed"], why["rule"]) == (False, "auction.open.no-pass")
            assert (await call("rules", words=why["rule"]))["rules"][0]["text"] == why["reason"]
            assert (await call("why", move="open constable 2"))["allowed"]
            assert "is no verb of jerusalem" in (await call("why", move="castle kingside"))["reason"]
            assert (await call("look"))["illegal_attempts"] == 0
            refused = await call("play", move="pass")
            assert (refused["played"], refused["rule"]) == (False, "auction.open.no-pass")
            assert refused["illegal_attempts"] == 1
            assert (await call("play", move="castle kingside"))["illegal_attempts"] == 2
            told = await call("look")
            assert (told["view"], told["illegal_attempts"]) == (before, 2)

    asyncio.run(play())


def test_moves_are_not_listed_where_they_shall_not_be() -> None:
    async def play() -> None:
        async with started("council", "--bots", "random", "--seed", "3", "--no-moves") as call:
            assert await call.tools() == TOOLS - {"moves"}
            assert "moves" not in await call("look")
            instructions = call.client.instructions
            assert instructions is not None
            assert "not listed" in instructions

    asyncio.run(play())


def test_the_rules_are_those_of_the_table_in_the_language_of_the_reader() -> None:
    async def read(**options: str) -> tuple[set[str], str]:
        table = outremer.new("fief", seats=3, options=options, seed=1)
        async with inside(table, 0, "de") as call:
            rules = (await call("rules"))["rules"]
            return {rule["id"] for rule in rules}, rules[0]["text"]

    base, text = asyncio.run(read())
    more, _ = asyncio.run(read(tactics="yes"))
    assert base < more
    assert text == Words("fief", "de").rule(next(iter(Words("fief").ledger.entries)))


@asynccontextmanager
async def inside(table: Table, seat: int, lang: str = "en") -> AsyncIterator[Caller]:
    """The door in this process."""
    local = LocalSeat(table, seat, ["random"] * (table.seats - 1), 1)
    async with Client(server(local, Words(table.game, lang))) as client:
        yield Caller(client)


@pytest.mark.parametrize("game", outremer.games())
def test_a_seat_learns_from_no_reply_what_it_must_not_know(game: str) -> None:
    """Each tool answers alike at the real table and at one that the seat cannot tell apart from it."""
    table, dice, differing = outremer.new(game, seed=4), Random(4), 0
    for _ in range(4):
        for _ in range(25):
            need = table.need
            assert isinstance(need, outremer.Ask)
            speaker = need.seats[0]
            table.play(speaker, dice.choice(table.moves(speaker)))
        seat = need_of(table)[0]
        dealt = table.game.redealt(table.kernel, seat, Seeded(dice.random().hex()))
        here, there = by_hand(table, table.kernel.clone()), by_hand(table, dealt)
        differing += here.hash() != there.hash()
        words = [dice.choice(table.game.lexicon.sentences) for _ in range(20)]
        words += [str(move) for move in dice.sample(table.moves(seat), 1)]
        assert asyncio.run(replies(here, seat, words)) == asyncio.run(replies(there, seat, words))
    assert differing


def need_of(table: Table) -> tuple[int, ...]:
    need = table.need
    assert isinstance(need, outremer.Ask)
    return need.seats


async def replies(table: Table, seat: int, words: Sequence[str]) -> str:
    """All that the door says of this table; what may be said is not, so that the bots have nothing to do."""
    async with inside(table, seat) as call:
        said = [await call("look"), await call("moves"), await call("rules", words="card")]
        said += [await call("why", move=word) for word in words]
        said += [await call("play", move=word) for word in words if not (await call("why", move=word))["allowed"]]
    return json.dumps(said)


@pytest.mark.parametrize("game", outremer.games())
def test_a_seat_learns_from_what_happens_and_what_it_plays_only_what_it_hears(game: str) -> None:
    """At the real table and at one that the seat cannot tell apart, other things happen where it cannot hear them."""
    table, dice = outremer.new(game, seed=4), Random(4)
    heard = played = unlike = 0
    while min(heard, played, unlike) < ENOUGH:
        assert not table.over, "too little happened that the seat could not hear"
        for _ in range(9):
            speaker = need_of(table)[0]
            table.play(speaker, dice.choice(table.moves(speaker)))
        seat = dice.randrange(table.seats)
        dealt = table.game.redealt(table.kernel, seat, Seeded(dice.random().hex()))
        here, there = by_hand(table, table.kernel.clone()), by_hand(table, dealt)
        if not brought_to(seat, here, there, dice):
            continue
        move = kept_word(seat, here, there, dice)
        mine, others = (asyncio.run(doings(one, seat, move)) for one in (here, there))
        assert mine == others
        heard += bool(json.loads(mine)[0]["happened"])
        played += move is not None
        unlike += any(here.events(other) != there.events(other) for other in range(table.seats))


def brought_to(seat: int, here: Table, there: Table, dice: Random) -> bool:
    """Let things happen at both until this seat has the word; not if it cannot, or is shown what was hidden from it."""
    for _ in range(60):
        if in_turn(here.kernel) == in_turn(there.kernel) == seat and here.journal.entries:
            return not any(due for one in (here, there) for due, _ in replies_due(one) if due != seat)
        if not happened_alike(seat, here, there, dice):
            return False
    return False


def happened_alike(seat: int, here: Table, there: Table, dice: Random) -> bool:
    """An outcome or a move at each, not the same if this seat hears and sees the same of it; false where none is so."""
    tables = (here, there)
    speakers, ways = [in_turn(one.kernel) for one in tables], [possible(one.kernel) for one in tables]
    if speakers[0] != speakers[1] or [] in ways:
        return False
    chosen = [] if speakers[0] == seat else [[dice.choice(way) for way in ways] for _ in range(4)]
    chosen += [[step, step] for step in dice.sample(ways[0], len(ways[0])) if step in ways[1]]
    for steps in chosen:
        tried = [by_hand(one, one.kernel.clone()) for one in tables]
        for one, step in zip(tried, steps, strict=True):
            take(one.kernel, step)
        told = [(one.events(seat), one.view(seat), one.kernel.legal(seat)) for one in tried]
        if told[0] == told[1] and not any(one.journal.revealed >> seat & 1 for one in tried):
            for one, step in zip(tables, steps, strict=True):
                take(one.kernel, step)
            return True
    return False


def possible(table: Kernel[Any]) -> list[int]:
    if isinstance(table.need, Roll):
        return [at for at, weight in enumerate(table.need.odds) if weight]
    speaker = in_turn(table)
    return [] if speaker is None else list(table.legal(speaker))


def take(table: Kernel[Any], step: int) -> None:
    speaker = in_turn(table)
    if speaker is None:
        table.roll(step)
    else:
        table.take(speaker, step)


def kept_word(seat: int, here: Table, there: Table, dice: Random) -> str | None:
    """A move of this seat that shows it nothing of what was hidden, and after which no other has the word."""
    moves = sorted(set(here.kernel.legal(seat)) & set(there.kernel.legal(seat)))
    dice.shuffle(moves)
    for move in moves:
        tried = [by_hand(one, one.kernel.clone()) for one in (here, there)]
        for one in tried:
            one.kernel.take(seat, move)
        if all(in_turn(one.kernel) in (seat, None) and not one.journal.revealed >> seat & 1 for one in tried):
            return str(here.game.lexicon.say(move))
    return None


async def doings(table: Table, seat: int, move: str | None) -> str:
    """What the door tells of what has happened, of a move that is allowed, and of the table after it."""
    async with inside(table, seat) as call:
        said = [await call("look"), await call("look")]
        if move is not None:
            said += [await call("play", move=move), await call("look"), await call("moves")]
            assert said[2]["played"]
    return json.dumps(said)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with running(sqlite(tmp_path_factory.mktemp("host")), "--no-limits") as started_host:
        yield started_host


def test_a_client_takes_a_seat_at_a_served_table_and_plays(host: Host) -> None:
    async def play() -> None:
        async with Guest(host.address, "Ann") as owner, Guest(host.address, "Model") as model:
            seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "random"}]
            table = (await owner.post("/tables", {"game": "jerusalem", "seats": seats}))["id"]
            token = (await model.post("/tokens", {"label": "model"}))["token"]
            address = f"{host.address}/table/{table}"
            async with started("--table", address, "--seat", "1", OUTREMER_TOKEN=token) as call:
                assert not (await call("look"))["begun"]
                await owner.post(f"/tables/{table}/start")
                async with owner.listening(table, 0) as chair:
                    await chair.until("state")
                    await until_its_turn(chair, call)
                told = await call("look")
                names = [seat["name"] for seat in (await owner.get(f"/tables/{table}"))["seats"]]
                assert names[1] == "Model"
                before = told["view"]["world"]
                moves = [listed["move"] for listed in (await call("moves"))["moves"]]
                forbidden = next(one for one in outremer.game("jerusalem").lexicon.sentences if one not in moves)
                why = await call("why", move=forbidden)
                refused = await call("play", move=forbidden)
                assert (refused["rule"], refused["illegal_attempts"]) == (why["rule"], 1)
                assert (await call("look"))["view"]["world"] == before
                told = await call("play", move=moves[0])
                assert told["played"]
                assert told["happened"]

    asyncio.run(play())


async def until_its_turn(chair: Any, call: Caller) -> None:
    """The owner says whatever comes first until it is the model's word."""
    while not (await call("look", seconds=0))["your_turn"]:
        if chair.state["moves"]:
            await chair.play(chair.state["moves"][0])
        else:
            await chair.hear()


@pytest.mark.parametrize(
    ("arguments", "token", "sentence"),
    [
        ([], "", "name either a game, which is played here against bots, or a table of a server with --table"),
        (["akkon", "--bots", "deep"], "", "there is no bot 'deep'; the bots are"),
        (["akkon", "--seat", "7"], "", "there is no seat 7; the seats are 0 to 4"),
        (["--table", "http://127.0.0.1:1/table/8c1f"], "", "put it into the environment as OUTREMER_TOKEN"),
        (["--table", "http://127.0.0.1:1/table/8c1f"], "x", "http://127.0.0.1:1 does not answer as a server"),
        (["--table", "8c1f"], "x", "'8c1f' is no table; its address in the browser is"),
        (["--table", "http://127.0.0.1:1/table/8c1f", "--bots", "random"], "x", "are for a game that is played here"),
    ],
)
def test_a_wish_that_makes_no_sense_gets_a_sentence(
    arguments: list[str],
    token: str,
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("OUTREMER_TOKEN", token)
    assert main(["mcp", *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_a_served_table_refuses_in_its_own_words(
    host: Host, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OUTREMER_TOKEN", "no token at all")
    assert main(["mcp", "--table", f"{host.address}/table/8c1f0a52d3b94e77"]) == 2
    assert capsys.readouterr().err.startswith("outremer: ")


def test_the_loop_goes_on_while_bots_think_and_the_table_is_not_touched(monkeypatch: pytest.MonkeyPatch) -> None:
    local, may_speak = LocalSeat(outremer.new("jerusalem", seed=7), 0, ["random"] * 3, 1), Event()
    play_on = local._against.play

    def think_long(move: str) -> None:
        assert may_speak.wait(30)
        play_on(move)

    monkeypatch.setattr(local._against, "play", think_long)

    async def go_away_and_come_back() -> None:
        before = await local.look(0)
        asking = asyncio.create_task(local.play(before.moves[0]))
        await asyncio.sleep(0.05)  # the loop is free
        asking.cancel()
        looking = asyncio.create_task(local.look(0))
        await asyncio.sleep(0.05)
        assert not looking.done()
        may_speak.set()
        assert (await looking).news

    asyncio.run(go_away_and_come_back())
