"""A whole evening of Fief for six, on the wire: how much is sent, and a restart in the middle of a secret ballot."""

from __future__ import annotations

import random
import statistics
from typing import Any

import pytest

import outremer
from outremer.server.live.events import Viewpoint, awaited, free_answers, free_moves
from outremer.server.store.database import Database
from outremer.table.saves import view_digest
from tests.hosting import sqlite
from tests.server.clients import apply
from tests.server.live.house import House, keep, serving

pytestmark = pytest.mark.anyio

SEATS = 6
EVERYBODY: tuple[Viewpoint, ...] = (*range(SEATS), None)
MOST = 4000  # decisions
OFFERS_ONE_IN = 8  # decisions is an offer of whomever
MEDIAN_BYTES = 2048  # of a change


class Evening:
    """Six people and an onlooker, who follow every change as a client does."""

    def __init__(self) -> None:
        self.dice = random.Random("evening")
        self.sizes: list[int] = []
        self.decisions = 0
        self.restarts: set[str] = set()  # the moments at which the server was stopped
        self.views: dict[Viewpoint, dict[str, Any]] = {}

    def sit_down(self, house: House) -> None:
        house.listen(*EVERYBODY)
        self.views = {viewpoint: house.last(viewpoint, "state")["view"] for viewpoint in EVERYBODY}
        self.forget(house)

    def forget(self, house: House) -> None:
        for ear in house.ears.values():
            ear.sent.clear()

    async def decide(self, house: House) -> None:
        """One of those who are asked answers, or somebody makes an offer."""
        seat = self.dice.randrange(SEATS)
        offers = free_moves(house.table, seat).offers if self.dice.randrange(OFFERS_ONE_IN) == 0 else []
        if not offers:
            seat = self.dice.choice([one for one in range(SEATS) if awaited(house.table) >> one & 1])
        move = self.dice.choice(offers or free_answers(house.table, seat))
        assert (await house.play(seat, move))["type"] == "ack"
        self.decisions += 1
        for viewpoint in EVERYBODY:
            self.follow(house, viewpoint)
        self.forget(house)

    def follow(self, house: House, viewpoint: Viewpoint) -> None:
        for frame, news in zip(house.ears[viewpoint].sent, house.heard(viewpoint), strict=True):
            if news["type"] == "change":
                self.sizes.append(len(frame))
                apply(news["patch"], self.views[viewpoint])
                if self.decisions % 50 == 0:
                    assert view_digest(self.views[viewpoint]) == news["hash"]


def moment_of_ballot(house: House) -> str:
    """Some have written their papers and others not, or all markers lie face down; "" at other times."""
    forms = [type(form).__name__ for form in house.table.kernel.stack]
    if forms[-2:] == ["Ballot", "MarkersPlaced"]:
        return "placed"
    if forms[-1:] == ["Ballot"] and any("my_white" in house.table.view(seat)["forms"][-1] for seat in range(SEATS)):
        return "written"
    return ""


async def test_six_people_play_on_after_a_restart_in_the_middle_of_a_secret_ballot(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    database = Database(sqlite(tmp_path_factory.mktemp("evening")))
    table = outremer.new("fief", SEATS, seed="evening", options={"turn_limit": "24"})
    id_, player = keep(database, table)
    evening = Evening()
    again = True
    while again:
        again = False
        async with serving(database, id_, player) as house:
            evening.sit_down(house)
            while not house.table.over and evening.decisions < MOST:
                await evening.decide(house)
                moment = moment_of_ballot(house)
                if moment and moment not in evening.restarts:
                    evening.restarts.add(moment)
                    before = await all_states(house)
                    again = True
                    break
            hash_ = house.table.hash()
        if again:
            await check_same(database, id_, player, before, hash_)
    assert evening.restarts == {"written", "placed"}
    assert evening.decisions > 3500
    assert statistics.median(evening.sizes) < MEDIAN_BYTES, "a change of a six-seat table has grown too fat"
    assert statistics.quantiles(evening.sizes, n=100)[-1] < 8 * 1024
    database.close()


async def all_states(house: House) -> dict[Viewpoint, bytes]:
    """What everybody is told who asks for everything."""
    for viewpoint in EVERYBODY:
        await house.state(viewpoint)
    return {viewpoint: house.ears[viewpoint].sent[-1] for viewpoint in EVERYBODY}


async def check_same(database: Database, id_: str, player: Any, before: dict[Viewpoint, bytes], hash_: str) -> None:
    """Nobody is told more, or less, than before it: byte for byte."""
    async with serving(database, id_, player) as house:
        assert house.table.hash() == hash_
        house.listen(*EVERYBODY)
        after = await all_states(house)
        for viewpoint in EVERYBODY:
            assert after[viewpoint] == before[viewpoint]
