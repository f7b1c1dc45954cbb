"""Bots and people to whom something is proposed, and clicks that another's offer meets on its way."""

from __future__ import annotations

import pytest

import outremer
from outremer.server.live.events import awaited, free_answers
from outremer.server.store import loading
from outremer.server.store.database import Database
from outremer.table.table import Table
from tests.server.live.house import Thinker, keep, serving, written

pytestmark = pytest.mark.anyio


def window_for_five() -> Table:
    """Six families at a moment at which five of them could act."""
    table = written("six-families-and-disasters")
    driver = outremer.Seeded("window")
    while True:
        loading.roll_all(table, driver)
        need = table.need
        assert isinstance(need, outremer.Ask)
        if need.form in table.game.windows and len(need.seats) == 5:
            return table
        seat = need.seats[0]
        answers = free_answers(table, seat)
        table.play(seat, answers[driver.below(len(answers))])


async def test_bots_that_are_asked_together_think_once_each(database: Database) -> None:
    table = window_for_five()
    assert isinstance(table.need, outremer.Ask)
    bots = table.need.seats
    person = next(seat for seat in range(6) if seat not in bots)
    id_, player = keep(database, table, bots=dict.fromkeys(bots, "random"))
    thinker = Thinker()
    async with serving(database, id_, player, thinker=thinker) as house:
        house.listen(person, None)
        await house.until(lambda: sorted(thinker.asked) == list(bots))
        for said, seat in enumerate(bots[:-1], start=1):
            thinker.answer(seat, "pass")
            await house.until(lambda said=said: house.room.sequence == said)  # type: ignore[misc]  # of this round
        assert sorted(thinker.asked) == list(bots)
        assert house.room.stored.awaited == 1 << bots[-1]


async def test_an_offer_that_opens_nothing_does_not_make_a_bot_think_again(database: Database) -> None:
    id_, player = keep(database, written("private-talk"), bots={2: "random"})
    thinker = Thinker()
    async with serving(database, id_, player, thinker=thinker) as house:
        house.listen(1)
        await house.until(lambda: thinker.asked == [2])
        assert (await house.play(1, "leave-talk 0"))["type"] == "ack"
        thinker.answer(2, "pass")
        await house.until(lambda: house.room.sequence == 2)
        assert thinker.asked == [2]
        assert not house.room.stored.awaited >> 2 & 1


async def test_a_proposal_to_a_bot_is_answered_though_it_is_not_asked(database: Database) -> None:
    table = written("market-with-a-title-for-sale")
    id_, player = keep(database, table, bots={3: "greedy"})
    async with serving(database, id_, player) as house:
        assert awaited(house.table) == 1
        house.listen(0, 1, None)
        assert (await house.play(1, "address 3", "give-coins 1", "send"))["type"] == "ack"
        assert house.room.stored.addressed in (0, 1 << 3)
        await house.until(lambda: house.room.sequence == 2)
        assert house.room.stored.addressed == 0
        record = house.table.record()
        assert "3: accept-deal 1" in record or "3: decline-deal 1" in record
        assert awaited(house.table) == 1


async def test_people_who_are_addressed_hear_that_they_may_answer(database: Database) -> None:
    id_, player = keep(database, written("private-talk"), bots={0: "random", 1: "random", 3: "random"})
    async with serving(database, id_, player, thinker=Thinker()) as house:
        house.listen(2)
        awaited_ = await house.services.notices.awaited(player.key)
        assert (awaited_.tables, awaited_.may_answer) == ([id_], [])
        assert (await house.play(2, "pass"))["type"] == "ack"
        house.room.play_for(1, "withdraw")
        await house.settled()
        house.room.play_for(1, "address 2")
        await house.settled()
        house.room.play_for(1, "give-coins 1")
        await house.settled()
        house.room.play_for(1, "send")
        await house.settled()
        awaited_ = await house.services.notices.awaited(player.key)
        assert (awaited_.tables, awaited_.may_answer) == ([], [id_])
        house.room.tell_table()
        assert house.last(2, "table")["table"]["addressed"] == [2]
        assert house.last(2, "table")["table"]["awaited"] == [0, 1]
        assert (await house.play(2, "decline-deal 1"))["type"] == "ack"
        assert (await house.services.notices.awaited(player.key)).may_answer == []


# -- clicks under way ---------------------------------------------------------------------------------------------


async def test_a_click_survives_an_offer_that_does_not_concern_it(database: Database) -> None:
    id_, player = keep(database, written("market-with-a-title-for-sale"))
    async with serving(database, id_, player) as house:
        house.listen(0, 1, 2)
        chosen_at = house.room.audience.known_by(0)
        assert (await house.play(1, "address 2", "give-coins 1", "send"))["type"] == "ack"
        assert (await house.play(2, "accept-deal 1", sequence=1))["type"] == "ack"
        answer = await house.play(0, "pass", sequence=chosen_at)
        assert answer["type"] == "ack"


async def test_what_such_an_offer_has_made_impossible_the_rules_refuse(database: Database) -> None:
    id_, player = keep(database, written("market-with-a-title-for-sale"))
    async with serving(database, id_, player) as house:
        house.listen(0, 1)
        assert (await house.play(0, "stronghold sennecy", "stronghold villeneuve"))["type"] == "ack"
        assert (await house.play(0, "address 1", "give-coins 1", "send"))["type"] == "ack"
        state = await house.state(0)
        assert "stronghold la-bussiere" in state["moves"]
        assert (await house.play(1, "accept-deal 0"))["type"] == "ack"
        after = house.table.hash()
        answer = await house.play(0, "stronghold la-bussiere", sequence=state["sequence"])
        assert (answer["type"], answer["rule"]) == ("refused", "building.stronghold.cost")
        assert answer["text"]
        assert house.table.hash() == after


async def test_an_answer_to_a_proposal_that_was_exchanged_meanwhile_is_too_late(database: Database) -> None:
    id_, player = keep(database, written("market-with-a-title-for-sale"))
    async with serving(database, id_, player) as house:
        house.listen(1, 2)
        assert (await house.play(1, "address 2", "give-coins 2", "send"))["type"] == "ack"
        chosen_at = house.room.audience.known_by(2)
        assert (await house.play(1, "withdraw", "address 2", "give-coins 1", "send"))["type"] == "ack"
        answer = await house.say(2, "play", moves=["accept-deal 1"], sequence=chosen_at)
        assert answer["type"] == "stale"
        assert (await house.play(2, "accept-deal 1"))["type"] == "ack"


async def test_an_offer_that_opens_a_paragraph_makes_every_click_too_late(database: Database) -> None:
    id_, player = keep(database, written("conclave"))
    async with serving(database, id_, player) as house:
        house.listen(*range(4))
        chosen_at = house.room.audience.known_by(0)
        assert (await house.play(1, "assassinate charles"))["type"] == "ack"
        answer = await house.say(0, "play", moves=["pass"], sequence=chosen_at)
        assert answer["type"] == "stale"
