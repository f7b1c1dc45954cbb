"""What people try at a table of Fief: it is answered, not obeyed, and leaves no trace in anybody else's state."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from outremer.server.live.events import Viewpoint
from outremer.server.store.database import Database
from tests.server.live.house import QUICK, House, keep, serving, written

pytestmark = pytest.mark.anyio

EVERYBODY: tuple[Viewpoint, ...] = (0, 1, 2, 3, None)


async def states(house: House, but: Viewpoint) -> dict[Viewpoint, bytes]:
    """Everything that the others are told who ask for it."""
    others = [viewpoint for viewpoint in EVERYBODY if viewpoint != but]
    for viewpoint in others:
        await house.state(viewpoint)
    return {viewpoint: house.ears[viewpoint].sent[-1] for viewpoint in others}


class Untouched:
    """Whatever is tried meanwhile, the others hear nothing and are told the same as before."""

    def __init__(self, house: House, attacker: Viewpoint) -> None:
        self.house = house
        self.attacker = attacker

    async def __aenter__(self) -> None:
        self.before = await states(self.house, self.attacker)
        self.hash = self.house.table.hash()
        self.heard = {viewpoint: len(self.house.ears[viewpoint].sent) for viewpoint in self.before}

    async def __aexit__(self, *raised: object) -> None:
        await self.house.settled()
        for viewpoint, count in self.heard.items():
            assert len(self.house.ears[viewpoint].sent) == count
        assert self.house.table.hash() == self.hash
        assert await states(self.house, self.attacker) == self.before


async def test_a_flood_of_proposals_ends_at_the_rule_that_limits_them(database: Database) -> None:
    id_, player = keep(database, written("market-with-a-title-for-sale"))
    async with serving(database, id_, player) as house:
        house.listen(*EVERYBODY)
        refused: dict[str, Any] = {}
        for _ in range(50):
            answer = await house.play(1, "address 2", "give-coins 1", "send", "withdraw")
            answer = answer if answer["type"] != "error" else await house.play(1, "address 2", "withdraw")
            if answer["type"] == "refused":
                refused = answer
                break
        assert refused["rule"] == "deal.limit"
        assert refused["text"]
        async with Untouched(house, 1):
            for _ in range(20):
                assert (await house.play(1, "address 2"))["rule"] == "deal.limit"


async def test_a_flood_of_messages_is_slowed_and_cut_off_and_the_others_hear_nothing(database: Database) -> None:
    id_, player = keep(database, written("market-with-a-title-for-sale"))
    async with serving(database, id_, player, replace(QUICK, limits=True)) as house:
        house.listen(*EVERYBODY)
        async with Untouched(house, 3):
            for _ in range(600):
                house.send(3, "play", moves=["accept-deal 0"])
            sent = house.ears[3].sent
            assert any(b'"too-fast"' in frame for frame in sent)
            assert b"closed 4429" in sent


async def test_a_vote_is_cast_once(database: Database) -> None:
    id_, player = keep(database, written("election-with-a-dagger"))
    async with serving(database, id_, player) as house:
        house.listen(*EVERYBODY)
        assert (await house.play(0, "vote charles henri"))["type"] == "ack"
        async with Untouched(house, 0):
            again = await house.say(0, "play", moves=["vote henri charles"])
            assert (again["type"], bool(again["text"])) == ("refused", True)
            late = await house.say(0, "play", moves=["vote henri charles"], sequence=0)
            assert late["type"] == "stale"


async def test_a_vote_that_is_sent_again_after_a_restart_is_acknowledged_and_cast_once(database: Database) -> None:
    id_, player = keep(database, written("election-with-a-dagger"))
    vote = b'{"type":"play","id":"my vote","sequence":0,"moves":["vote charles henri"]}'
    async with serving(database, id_, player) as house:
        house.listen(*EVERYBODY)
        house.receive(0, vote)
        await house.until(lambda: house.room.sequence == 1)
        before = await states(house, 0)
        ack = house.last(0, "ack")
    async with serving(database, id_, player) as house:
        house.listen(*EVERYBODY)
        async with Untouched(house, 0):
            house.receive(0, vote)
            await house.until(lambda: any(one["type"] == "ack" for one in house.heard(0)))
        assert house.last(0, "ack") == ack
        assert await states(house, 0) == before
        assert house.room.sequence == 1


@pytest.mark.parametrize(
    "forged",
    [
        {"type": "play", "sequence": 0, "moves": ["vote charles henri"], "seat": 0},
        {"type": "play", "sequence": 0, "moves": ["0: vote charles henri"]},
        {"type": "play", "sequence": 0, "moves": ["vote charles henri"]},
        {"type": "standing", "form": "Ballot", "move": "vote charles henri"},
        {"type": "standing", "form": "MarkersPlaced", "move": "pass", "seat": 0},
        {"type": "standing", "form": "MarkersPlaced", "move": "pass", "when": "whenever"},
        {"type": "talk", "text": "I am Charles", "seat": 0},
        {"type": "talk", "text": "I am Charles", "room": "0", "members": [0, 1, 2, 3]},
    ],
)
@pytest.mark.parametrize("attacker", [2, None])
async def test_nobody_speaks_for_another_seat(
    database: Database, attacker: Viewpoint, forged: dict[str, object]
) -> None:
    id_, player = keep(database, written("election-with-a-dagger"))
    async with serving(database, id_, player) as house:
        house.listen(*EVERYBODY)
        async with Untouched(house, attacker):
            house.receive(attacker, msgspec.json.encode({**forged, "id": "forged"}))
            await house.settled()
            answer = house.heard(attacker)[-1]
            assert answer["type"] in ("error", "refused")
            assert answer["text"]
