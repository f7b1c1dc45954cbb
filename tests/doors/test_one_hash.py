"""One game, one hash: the record of a game ends in the same position, through whichever door it is played."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import cache

import pyspiel
import pytest
from mcp import Client

import outremer
import outremer.doors.spiel
from outremer.bots import BOTS, Bot, Chair, bot
from outremer.doors import zoo
from outremer.doors.gym import SeatEnv
from outremer.doors.mcp import server
from outremer.doors.play import roll_on
from outremer.doors.seats import LocalSeat
from outremer.doors.spiel import OutremerState
from outremer.kernel.chance import Scripted, Seeded
from outremer.kernel.forms import Roll
from outremer.kernel.lexicon import Move
from outremer.table.table import Table
from outremer.words import Words
from tests.hosting import Host, running, sqlite
from tests.server.clients import Guest

REHEARSAL = "one hash"
SEAT = 1  # whose word comes through the doors that have one seat


@dataclass(frozen=True)
class Told:
    """A game in which whoever spoke was asked, and of many who were asked the first."""

    game: str
    seats: int
    record: str
    hash: str

    @property
    def lines(self) -> list[str]:
        return self.record[self.record.index("\nbegin\n") :].splitlines()[2:-1]

    @property
    def moves(self) -> list[tuple[int, str]]:
        spoken = (line.partition(": ") for line in self.lines if not line.startswith("roll "))
        return [(int(seat), sentence) for seat, _, sentence in spoken]

    @property
    def rolls(self) -> list[str]:
        return [line.removeprefix("roll ") for line in self.lines if line.startswith("roll ")]


@cache
def told(game: str) -> Told:
    """Dealt and rolled for as a server deals that rehearses."""
    table = outremer.new(game, by_hand=True)
    roll_on(table.kernel, Seeded(f"{REHEARSAL}, the deal"))
    table.driver = Seeded(f"{REHEARSAL}, from 0 on")
    players = [bot("random", seat) for seat in range(table.seats)]
    while isinstance(need := table.need, outremer.Ask):
        seat = need.seats[0]
        move = players[seat].choose(Chair(table, seat))
        if not sends_a_proposal(table, seat, move):  # whose answer would come out of turn
            table.play(seat, move)
    return Told(game, table.seats, table.record(), table.hash())


def sends_a_proposal(table: Table, seat: int, move: Move) -> bool:
    kernel = table.kernel.clone()
    kernel.take(seat, table.game.lexicon.spoken[str(move)][1])
    return kernel.rules.addressed(kernel.world) != 0


class Reader(Bot):
    """Says what the record says."""

    said: tuple[tuple[int, str], ...]

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._lines: dict[int, Iterator[str]] = {}

    def choose(self, chair: Chair) -> Move:
        own = self._lines.setdefault(chair.seat, (sentence for seat, sentence in self.said if seat == chair.seat))
        return Move.parse(next(own))


@pytest.fixture(params=outremer.games())
def one(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Told:
    """A game, and among the bots one that knows it."""
    chosen = told(request.param)
    assert len(chosen.moves) > 100
    monkeypatch.setattr(Reader, "said", tuple(chosen.moves), raising=False)
    monkeypatch.setitem(BOTS, "reader", Reader)
    return chosen


def test_a_table_ends_in_the_hash_of_its_record(one: Told) -> None:
    assert outremer.replay(one.record).hash() == one.hash


def test_pettingzoo_ends_in_the_hash_of_the_table(one: Told) -> None:
    env = zoo.env(one.game, one.seats)
    env.reset(options={"driver": Scripted(*one.rolls)})
    for seat, sentence in one.moves:
        assert env.agent_selection == f"seat_{seat}"
        env.step(env.played.lexicon.spoken[sentence][1])
    assert all(env.terminations.values())
    assert Table(env.played.game, env.played.setting, env.table, None).hash() == one.hash


def test_openspiel_ends_in_the_hash_of_the_table(one: Told) -> None:
    state: OutremerState = pyspiel.load_game(f"outremer_{one.game}(players={one.seats})").new_initial_state()
    moves, rolls = iter(one.moves), iter(one.rolls)
    while not state.is_terminal():
        need = state.table.need
        if isinstance(need, Roll):
            assert state.is_chance_node()
            state.apply_action(need.words.index(next(rolls)))
        else:
            seat, sentence = next(moves)
            assert state.current_player() == seat
            state.apply_action(state.played.lexicon.spoken[sentence][1])
    assert Table(state.played.game, state.played.setting, state.table, None).hash() == one.hash


def test_gymnasium_ends_in_the_hash_of_the_table(one: Told) -> None:
    env = SeatEnv(one.game, SEAT, ["reader"] * (one.seats - 1))
    env.reset(options={"driver": Scripted(*one.rolls)})
    for sentence in (sentence for seat, sentence in one.moves if seat == SEAT):
        *_, over, _, info = env.step(env.played.lexicon.spoken[sentence][1])
        assert "refused" not in info
    assert over
    assert env.against.table.hash() == one.hash


def test_mcp_ends_in_the_hash_of_the_table(one: Told) -> None:
    assert asyncio.run(called(one)) == one.hash


async def called(one: Told) -> str:
    """Played by a client of MCP at one seat; the hash that it is told."""
    table = outremer.new(one.game, one.seats, driver=Scripted(*one.rolls))
    seat = LocalSeat(table, SEAT, ["reader"] * (one.seats - 1), 1)
    async with Client(server(seat, Words(one.game))) as client:
        for sentence in (sentence for speaker, sentence in one.moves if speaker == SEAT):
            answer = await client.call_tool("play", {"move": sentence})
            assert answer.structured_content is not None
            assert answer.structured_content["played"], answer.content
    return str(answer.structured_content["result"]["hash"])


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with running(sqlite(tmp_path_factory.mktemp("host")), "--no-limits", "--rehearse", REHEARSAL) as started:
        yield started


def test_a_server_ends_in_the_hash_of_the_table(one: Told, host: Host) -> None:
    assert asyncio.run(served(one, host)) == one.hash


async def served(one: Told, host: Host) -> str:
    """Played by one person who holds every seat; the hash that the server tells."""
    async with AsyncExitStack() as stack:
        person = await stack.enter_async_context(Guest(host.address, "Reader"))
        table = await person.post("/tables", {"game": one.game, "seats": [{"kind": "me"}] * one.seats})
        await person.post(f"/tables/{table['id']}/start")
        chairs = [await stack.enter_async_context(person.listening(table["id"], seat)) for seat in range(one.seats)]
        for chair in chairs:
            await chair.until("state")
        for seat, sentence in one.moves:
            while (answer := await chairs[seat].play(sentence))["type"] == "stale":
                pass  # what it had not heard when it spoke it has heard now
            assert answer["type"] == "ack", answer
        finished = await person.get(f"/tables/{table['id']}")
        return str(finished["result"]["hash"])
