"""Fief's expansions on the wire: games of bots followed change by change, and secrets that no byte tells of."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

import outremer
from outremer.server.live.events import Viewpoint
from outremer.server.store.database import Database
from outremer.table.saves import view_digest
from outremer.table.table import Table
from tests.games.fief.expansions.courtly import court
from tests.games.fief.position import position
from tests.games.talking import say
from tests.server.clients import apply
from tests.server.live.house import House, keep, serving, written
from tests.server.live.stand_ins import room_of
from tests.server.live.test_two_worlds import compare

pytestmark = pytest.mark.anyio

EXPANSIONS = ("tactics", "teutonic", "templars", "politics", "crusades")
GAMES = [*((name,) for name in EXPANSIONS), EXPANSIONS]
SEATS = 4
EVERYBODY: tuple[Viewpoint, ...] = (*range(SEATS), None)
SECONDS = 120  # for a game, on a busy machine


# -- games of bots -----------------------------------------------------------------------------------------------------


class Audience:
    """One at each seat and an onlooker, who follow every change as a client does."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.listen(*EVERYBODY)
        self.views = {viewpoint: house.last(viewpoint, "state")["view"] for viewpoint in EVERYBODY}
        self.changes = 0
        for ear in house.ears.values():
            ear.sent.clear()

    def follow(self) -> None:
        for viewpoint in EVERYBODY:
            for news in self.house.heard(viewpoint):
                if news["type"] == "change":
                    apply(news["patch"], self.views[viewpoint])
                    assert view_digest(self.views[viewpoint]) == news["hash"]
                    self.changes += 1
            self.house.ears[viewpoint].sent.clear()


@pytest.mark.timeout(2 * SECONDS)
@pytest.mark.parametrize("names", GAMES, ids="-".join)
async def test_a_game_of_bots_with_this_in_play_runs_through_the_server(
    names: tuple[str, ...], database: Database
) -> None:
    options = {"turn_limit": "4", **dict.fromkeys(names, "yes")}
    table = outremer.new("fief", SEATS, seed=f"bots with {names}", options=options)
    id_, player = keep(database, table, dict.fromkeys(range(SEATS), "random"))
    async with serving(database, id_, player) as house:
        audience = Audience(house)
        async with asyncio.timeout(SECONDS):
            while not house.table.over:
                await asyncio.sleep(0.02)
                audience.follow()
        await house.settled()
        audience.follow()
        assert house.table.result() is not None
        assert audience.changes > 100 * len(EVERYBODY)
        for viewpoint in EVERYBODY:
            assert audience.views[viewpoint] == house.table.view(viewpoint)
            told = audience.views[viewpoint]["world"]
            assert all(name in told for name in names)


# -- words that are not in play ---------------------------------------------------------------------------------------


WORDS = ("buy archer bourg", "bid 3", "call-crusade", "take-vow charles", "vow-teutonic charles", "steal 1")


@pytest.mark.parametrize("words", WORDS)
async def test_a_word_of_an_expansion_is_refused_at_a_table_without_it(words: str, database: Database) -> None:
    table = written("market-with-a-title-for-sale")
    before = table.hash()
    id_, player = keep(database, table)
    async with serving(database, id_, player) as house:
        house.listen(0)
        refused = await house.play(0, words)
        assert (refused["type"], refused["rule"]) == ("refused", "module.scope")
        assert refused["text"]
        assert house.table.hash() == before
        assert (await house.say(0, "why", move=words))["rule"] == "module.scope"


# -- what a seat may not know ------------------------------------------------------------------------------------------


HOMES = {"charles": (0, "bourg"), "henri": (1, "blaye"), "isabelle": (2, "sigy"), "othon": (3, "tournus")}
MEN = {(0, "bourg"): (1, 2), (1, "blaye"): (1, 2), (2, "sigy"): (0, 2), (3, "tournus"): (1, 1)}


def face_down(trait: str) -> Table:
    """The trait of Henri lies face down."""
    return court("window", lords=HOMES, troops=MEN, traits={"henri": trait}, hands={0: ["tax"]})


def closed_bids(coins: str) -> Table:
    """Seat 1 has closed a hand over its bid, the others think."""
    purses = dict.fromkeys(range(SEATS), 6)
    table = position("auction", options={"tactics": "yes"}, lords=HOMES, troops=MEN, coins=purses)
    return say(table, 1, f"bid {coins}")


def two_hands(left: str) -> Table:
    """Seat 1 hides its coins from the Thief of seat 0."""
    table = court("window", lords=HOMES, troops=MEN, coins={1: 7}, hands={3: ["tax"]})
    return say(say(table, 0, "steal 1"), 1, f"split {left}")


# How it is made, two things that may be hidden, and what somebody else can say meanwhile.
SECRETS: dict[str, tuple[Callable[[str], Table], tuple[str, str], tuple[int, str] | None]] = {
    "a trait face down": (face_down, ("coward", "saint"), (0, "steal 2")),
    "a bid": (closed_bids, ("0", "5"), (0, "bid 3")),
    "the hands of the Thief's victim": (two_hands, ("2", "7"), None),  # nobody says anything until one is picked
}


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("seat", [0, 2])
async def test_others_are_sent_the_same_bytes_whatever_seat_1_hides(secret: str, seat: int) -> None:
    made, hidden, said = SECRETS[secret]
    here, there = (unheard(made(secretly)) for secretly in hidden)
    assert here.hash() != there.hash()
    assert here.view(1) != there.view(1)
    options = dict(here.setting.options)
    one, other = (room_of(table, options, outremer.Seeded(7), 0) for table in (here, there))
    assert compare(one, other, seat, random.Random(f"{secret} {seat}"), said or (1, "pass")) == (said is not None)


def unheard(table: Table) -> Table:
    """As it stands, with a record that begins here: what led to it was heard by nobody."""
    saved = table.save()
    return outremer.load({**saved, "record": [], "begun_at": None})
