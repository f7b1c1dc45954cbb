"""Sacred relics: found, borne, sold, lost, and what each can do."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.layout import CAPTOR, DIPLOMACY, PLACE, SENT_DEALS
from outremer.games.fief.relics.reliquary import GRAIL, LANCE, RELIC_NAMES, Reliquary, reliquary
from outremer.games.fief.vocabulary import ATTACKER, DEFENDER, NEITHER
from tests.games.fief.any_time import LORDS, asked_together, at_years_end, before_income, checked, with_piece
from tests.games.fief.position import coins, france, lord, next_turn, place, position, village
from tests.games.talking import bar, free, say, seen, told

RELICS = {"relics": "yes"}
SOMEBODY_IS_ASKED = {1: ["tax"]}


def shrine(**written: Any) -> outremer.Table:
    return before_income(**{"options": RELICS, "hands": SOMEBODY_IS_ASKED, **written})


def holding(table: outremer.Table, *dice: int | str, lying: dict[str, str] | None = None, **bearers: str) -> Any:
    """These relics are borne by these lords, or lie in these villages; the rest is hidden."""
    fallen = lying or {}
    known = dict.fromkeys(RELIC_NAMES)
    sees = ["see-blaye", "see-tournus", "see-st-gerome", "see-bourg", "see-sigy"][len(bearers) + len(fallen) :]
    rows = {"bearer": {**known, **bearers}, "lying": {**known, **fallen}}
    return with_piece(table, "relics", *dice, hidden=sees, relic=rows)


def bearer(table: outremer.Table, name: str) -> str | None:
    relic: dict[str, str] = seen(table)["relics"].get(name, {})
    return relic.get("lord")


@pytest.mark.rule("relic.setup", "relic.take.revealed")
def test_five_relics_lie_unknown_in_the_main_villages() -> None:
    table = shrine()
    assert seen(table, 0)["relics"] == {
        "hidden": ["see-blaye", "see-tournus", "see-st-gerome", "see-bourg", "see-sigy"],
        "refused": [],
        "tooth_used": False,
        "proposals": {},
    }


@pytest.mark.rule("relic.take", "relic.take.revealed", "relic.setup")
@pytest.mark.parametrize("titles", [["see-bourg"], ["pope"], ["see-sigy", "cardinal"]])
def test_bishop_of_the_see_pope_and_any_cardinal_take_it_and_it_is_turned_up(titles: list[str]) -> None:
    table = shrine(titles={"charles": titles}, driver=outremer.Scripted("lance"))
    assert free(table, 0, "take-relic") == ["charles"]
    say(table, 0, "take-relic charles")
    assert bearer(table, "lance") == "charles"
    assert "see-bourg" not in seen(table)["relics"]["hidden"]
    assert told(table, "relic-taken", 3) == [{"seat": 0, "lord": "charles", "relic": "lance"}]


@pytest.mark.rule("relic.take")
def test_nobody_else_takes_it_nor_from_elsewhere_nor_in_captivity() -> None:
    assert bar(shrine(), 0, "take-relic charles") == "relic.take"
    assert bar(shrine(titles={"charles": ["see-sigy"]}), 0, "take-relic charles") == "relic.take"
    assert (
        bar(shrine(titles={"arthur": ["pope"]}), 0, "take-relic arthur") == "relic.take"
    )  # sennecy is no main village
    held = shrine(
        lords={"charles": (0, "blaye"), "henri": (1, "blaye")}, captives={"charles": 1}, titles={"charles": ["pope"]}
    )
    assert bar(held, 0, "take-relic charles") == "relic.take"


@pytest.mark.rule("relic.take.permission")
def test_an_opponent_who_holds_the_village_must_give_leave() -> None:
    written = {
        "lords": {"henri": (1, "blaye"), "charles": (0, "blaye"), "isabelle": (2, "sigy")},
        "troops": {(1, "blaye"): (1, 0)},
        "titles": {"charles": ["pope"]},
    }
    table = say(shrine(**written), 0, "take-relic charles")
    assert asked_together(table) == ("RelicTaken", [1])
    say(table, 1, "refuse")
    assert len(seen(table)["relics"]["hidden"]) == 5
    assert bar(table, 0, "take-relic charles") == "relic.take.permission"  # not before the next turn
    next_turn(table)
    assert bar(table, 0, "take-relic charles") is None
    table = say(shrine(**written, driver=outremer.Scripted("grail")), 0, "take-relic charles")
    say(table, 1, "accept")
    assert bearer(table, "grail") == "charles"


@pytest.mark.rule("relic.moves_with_lord")
def test_a_relic_is_where_its_bearer_is_and_rests_in_captivity() -> None:
    table = holding(shrine(), grail="charles")
    g = france(table)
    answers = g.rules.asks
    g.side[0] = DEFENDER
    assert answers.spared_hits(g, village("bourg"), DEFENDER) == 1
    g.lord[PLACE + lord("charles")] = village("sennecy")
    assert place(table, "charles") == "sennecy"
    assert answers.spared_hits(g, village("bourg"), DEFENDER) == 0
    assert answers.spared_hits(g, village("sennecy"), DEFENDER) == 1
    g.lord[CAPTOR + lord("charles")] = 1
    assert g.is_captive(lord("charles"))
    assert answers.spared_hits(g, village("sennecy"), DEFENDER) == 0


@pytest.mark.rule("relic.moves_with_lord")
def test_a_dead_prisoners_relic_lies_where_he_was() -> None:
    lords = {"charles": (0, "blaye"), "arthur": (0, "blaye"), "henri": (1, "blaye"), "isabelle": (2, "sigy")}
    table = shrine(
        lords=lords,
        captives={"charles": 1},
        hands={1: ["tax"], 2: ["justice"]},
        flags={"charles": ["assassin"]},
    )
    table = say(holding(table, grail="charles"), 2, "justice charles")
    assert seen(table)["relics"]["grail"] == {"village": "blaye"}


@pytest.mark.rule("relic.ally_inherits")
def test_a_lord_of_the_family_in_that_village_bears_it_next() -> None:
    lords = {"charles": (0, "bourg"), "arthur": (0, "bourg"), "eric": (0, "bourg"), "henri": (1, "blaye")}
    table = shrine(lords=lords, hands={1: ["tax"], 2: ["justice"]}, flags={"charles": ["assassin"]})
    table = say(holding(table, grail="charles"), 2, "justice charles")
    assert asked_together(table) == ("RelicHeir", [0])
    assert bar(table, 0, "bear-relic henri") == "relic.ally_inherits"
    say(table, 0, "bear-relic eric")
    assert bearer(table, "grail") == "eric"


@pytest.mark.rule("relic.ally_inherits")
def test_if_the_family_is_no_more_a_lord_of_the_ally_bears_it_wherever_he_is() -> None:
    lords = {"charles": (0, "bourg"), "isabelle": (2, "sigy"), "henri": (1, "blaye")}
    table = shrine(
        lords=lords,
        spouses={"charles": "isabelle"},
        hands={1: ["tax"], 2: ["justice"]},
        flags={"charles": ["assassin"]},
    )
    table = say(holding(table, grail="charles"), 2, "justice charles")
    assert bearer(table, "grail") == "isabelle"


@pytest.mark.rule("relic.ally_inherits")
def test_an_ally_gets_nothing_while_the_family_lives_elsewhere() -> None:
    lords = {"charles": (0, "bourg"), "arthur": (0, "sennecy"), "isabelle": (2, "sigy"), "henri": (1, "blaye")}
    table = shrine(
        lords=lords,
        spouses={"charles": "isabelle"},
        hands={1: ["tax"], 2: ["justice"]},
        flags={"charles": ["assassin"]},
    )
    table = say(holding(table, grail="charles"), 2, "justice charles")
    assert seen(table)["relics"]["grail"] == {"village": "bourg"}


@pytest.mark.rule("relic.ally_inherits")
def test_a_family_that_falls_at_one_blow_leaves_its_relic_to_the_ally() -> None:
    lords = {"arthur": (0, "bourg"), "charles": (0, "bourg"), "isabelle": (2, "sigy"), "henri": (1, "blaye")}
    table = shrine(
        lords=lords,
        troops={},
        spouses={"charles": "isabelle"},
        fief_taxes={"duchy-bourg": 0},
        hands={1: ["uprising"]},
    )
    table = say(holding(table, "0", grail="arthur"), 1, "uprising bourg")
    assert [place(table, name) for name in ("arthur", "charles")] == [None, None]
    assert bearer(table, "grail") == "isabelle"


@pytest.mark.rule("relic.trade", "pope.excommunicate.recant")
def test_a_relic_given_to_the_pope_is_a_donation() -> None:
    table = shrine(titles={"othon": ["see-tournus", "pope"]}, excommunicated="henri")
    table = holding(table, grail="charles")
    assert bar(table, 3, "absolve") == "pope.excommunicate.recant"
    say(table, 0, "sell-relic grail 3 0")
    say(table, 3, "bear-relic othon", "absolve")
    assert told(table, "absolved") == [{"lord": "henri"}]


@pytest.mark.rule("relic.abandoned", "relic.ally_inherits")
def test_without_an_heir_it_lies_abandoned_and_any_lord_who_is_there_may_take_it() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "bourg"), "isabelle": (2, "sigy")}
    table = shrine(lords=lords, troops={}, hands={1: ["tax"], 2: ["justice"]}, flags={"charles": ["assassin"]})
    table = say(holding(table, grail="charles"), 2, "justice charles")
    assert seen(table)["relics"]["grail"] == {"village": "bourg"}
    assert bar(table, 2, "pick-up grail isabelle") == "relic.abandoned"
    assert bar(table, 1, "pick-up lance henri") == "relic.abandoned"
    say(table, 1, "pick-up grail henri")
    assert bearer(table, "grail") == "henri"


@pytest.mark.rule("relic.abandoned", "relic.take.permission")
def test_troops_without_a_lord_guard_it_and_have_none_of_its_power() -> None:
    lords = {"charles": (0, "sennecy"), "henri": (1, "bourg"), "isabelle": (2, "sigy")}
    table = holding(shrine(lords=lords, troops={(0, "bourg"): (1, 0)}), lying={"grail": "bourg"})
    g = france(table)
    g.side[0] = DEFENDER
    assert g.rules.asks.spared_hits(g, village("bourg"), DEFENDER) == 0
    say(table, 1, "pick-up grail henri")
    assert asked_together(table) == ("RelicTaken", [0])
    say(table, 0, "accept")
    assert bearer(table, "grail") == "henri"


@pytest.mark.rule("relic.trade")
def test_a_relic_is_sold_to_anyone_for_a_marker_of_who_receives_it() -> None:
    table = holding(shrine(coins={1: 9}), grail="charles")
    assert bar(table, 1, "sell-relic grail 0 3") == "relic.trade"  # not seat 1's
    assert bar(table, 0, "sell-relic grail 1 10") == "relic.trade"  # more than seat 1 has
    say(table, 0, "sell-relic grail 1 9")
    assert asked_together(table) == ("RelicSale", [1])
    assert bar(table, 1, "bear-relic charles") == "relic.trade"
    say(table, 1, "bear-relic henri")
    assert bearer(table, "grail") == "henri"
    assert (coins(table, 0), coins(table, 1)) == (14, 0)
    assert france(table).markers(1) == 2


@pytest.mark.rule("relic.trade")
def test_a_refused_relic_stays_and_without_a_marker_it_cannot_be_offered() -> None:
    table = say(holding(shrine(), grail="charles"), 0, "sell-relic grail 1 0")
    say(table, 1, "refuse")
    assert bearer(table, "grail") == "charles"
    assert france(table).markers(1) == 3
    france(table).family[DIPLOMACY + 1] = 0
    assert bar(table, 0, "sell-relic grail 1 0") == "relic.trade"


@pytest.mark.rule("diplomacy.talk.relics")
def test_in_a_talk_relics_change_hands_without_another_marker() -> None:
    table = say(holding(shrine(), grail="charles"), 0, "talk 1", "sell-relic grail 1 0")
    say(table, 1, "bear-relic henri")
    assert bearer(table, "grail") == "henri"
    assert [france(table).markers(seat) for seat in (0, 1)] == [2, 3]


@pytest.mark.rule("relic.grail", "relic.lance")
def test_the_grail_spares_defenders_a_hit_and_the_lance_adds_one_for_attackers() -> None:
    table = holding(shrine(), grail="charles", lance="arthur")
    g = france(table)
    asks, here, there = g.rules.asks, village("bourg"), village("sennecy")
    for side, spared, added in ((DEFENDER, 1, 0), (ATTACKER, 0, 1), (NEITHER, 0, 0)):
        g.side[0] = side
        assert sum(asks.spared_hits(g, here, one) for one in (ATTACKER, DEFENDER)) == spared
        assert sum(asks.bonus_hits(g, there, one) for one in (ATTACKER, DEFENDER)) == added
        assert asks.bonus_hits(g, here, ATTACKER) == 0  # its bearer is elsewhere
    assert (GRAIL, LANCE) == (0, 3)


def end_of_phase_two(part: str, relic: str, *dice: int | str, **written: Any) -> outremer.Table:
    """Charles of seat 0 bears this relic."""
    known = dict.fromkeys(RELIC_NAMES)
    rows = {
        "bearer": {**known, relic: "charles"},
        "lying": known,
        "heir": known,
        "ally": dict.fromkeys(RELIC_NAMES, False),
    }
    piece = {"hidden": ["see-blaye", "see-tournus", "see-st-gerome", "see-bourg"], "relic": rows}
    return position(
        part,
        options=RELICS,
        lords={"charles": (0, "bourg"), "henri": (1, "blaye"), "isabelle": (2, "sigy"), "othon": (3, "tournus")},
        pieces={"relics": piece},
        driver=outremer.Scripted(*dice),
        **written,
    )


def struck(table: outremer.Table, disaster: str) -> list[str]:
    return [name for name, see in seen(table)["sees"].items() if disaster in see["struck"]]


RAINS = {"see-tournus": ["rain"], "see-sigy": ["rain"]}


@pytest.mark.rule("relic.roseline", "relic.roseline.roll")
@pytest.mark.parametrize(("die", "left"), [("4", ["see-bourg", "see-sigy"]), ("2", [*RAINS]), ("6", [*RAINS])])
def test_the_eyes_move_a_rain_to_the_see_of_the_die(die: str, left: list[str]) -> None:
    table = end_of_phase_two("roseline", "eyes", die, struck=RAINS)
    assert asked_together(table) == ("Roseline", [0])
    assert bar(table, 0, "move-rain see-blaye") == "relic.roseline"  # no rain there
    say(table, 0, "move-rain see-tournus")
    assert struck(table, "rain") == left
    assert free(table, 0, "move-rain") == ["see-sigy"]  # each rain once a turn


@pytest.mark.rule("relic.roseline.duplicate")
def test_a_rain_that_meets_another_is_discarded() -> None:
    table = end_of_phase_two("roseline", "eyes", "5", struck=RAINS)
    say(table, 0, "move-rain see-tournus")
    assert struck(table, "rain") == ["see-sigy"]
    assert seen(table)["discards"] == {"rain": 1}


@pytest.mark.rule("relic.radegund", "relic.radegund.roll")
def test_the_bones_end_each_famine_on_four_or_more() -> None:
    famines = {"see-blaye": ["famine"], "see-bourg": ["famine"], "see-sigy": ["famine"]}
    table = end_of_phase_two("radegund", "bones", "3", "4", "6", struck=famines, hands={1: ["tax"]})
    assert asked_together(table) == ("Radegund", [0])
    say(table, 0, "pray")
    assert struck(table, "famine") == ["see-blaye"]
    assert seen(table)["discards"] == {"famine": 2}


@pytest.mark.rule("relic.roseline", "relic.radegund")
def test_eyes_and_bones_need_not_be_used_and_nobody_is_asked_for_nothing() -> None:
    table = end_of_phase_two("roseline", "eyes", struck=RAINS, hands={1: ["tax"]})
    say(table, 0, "pass")
    assert struck(table, "rain") == [*RAINS]
    assert asked_together(end_of_phase_two("radegund", "bones", hands={1: ["tax"]}))[0] == "BeforeIncome"


@pytest.mark.rule("relic.gerontius")
def test_the_tooth_brings_back_any_lord_who_has_just_died_once_in_the_game() -> None:
    table = shrine(hands={1: ["tax"], 2: ["justice"]}, flags={"othon": ["assassin"]})
    table = say(holding(table, tooth="charles"), 2, "justice othon")
    assert asked_together(table) == ("Deathbed", [0])
    say(table, 0, "revive")
    assert place(table, "othon") == "tournus"
    assert seen(table)["relics"]["tooth_used"] is True
    assert told(table, "died") == []


@pytest.mark.rule("relic.gerontius")
def test_its_player_may_let_the_lord_die_and_a_used_tooth_saves_nobody() -> None:
    table = shrine(hands={1: ["tax"], 2: ["justice"]}, flags={"othon": ["assassin"]})
    lets_die = say(holding(table, tooth="charles"), 2, "justice othon")
    say(lets_die, 0, "pass")
    assert place(lets_die, "othon") is None
    used = with_piece(holding(table, tooth="charles"), "relics", tooth_used=True)
    say(used, 2, "justice othon")
    assert place(used, "othon") is None
    assert bar(lets_die, 0, "revive") == "relic.gerontius"


def test_a_relic_of_a_lord_who_is_not_in_play_is_refused_by_its_field() -> None:
    with pytest.raises(outremer.BadSave, match=r"^world\.relics\.relic\.bearer\.grail: eric is not in play"):
        holding(shrine(), grail="eric")


def test_words_of_relics_are_barred_where_there_are_none() -> None:
    assert bar(before_income(hands=SOMEBODY_IS_ASKED), 0, "take-relic charles") == "module.scope"


@pytest.mark.parametrize("seed", range(4))
def test_relics_pass_the_checks(seed: int) -> None:
    table = shrine(
        hands={0: ["assassination"], 1: ["uprising", "passage"], 2: ["justice"]},
        titles={"charles": ["see-bourg"], "isabelle": ["pope"], "othon": ["see-tournus", "cardinal"]},
        struck={"see-sigy": ["famine"]},
        turn=8,
        options={**RELICS, "turn_limit": "8"},
    )
    assert checked(at_years_end(holding(table, tooth="charles", grail="henri")), seed).decisions


def test_the_reliquary_clones() -> None:
    piece = reliquary(france(shrine()))
    assert isinstance(piece.clone(), Reliquary)
    assert piece.clone().relic is not piece.relic


@pytest.mark.rule("relic.lance", "battle.penalty.walls")
def test_the_lance_adds_nothing_where_walls_leave_the_attackers_no_die() -> None:
    table = position(
        "battles",
        options=RELICS,
        lords={"henri": (1, "bourg"), "charles": (0, "bourg")},
        troops={(1, "bourg"): (0, 2), (0, "bourg"): (1, 0)},
        walls={"bourg": "stronghold"},
    )
    table = holding(table, "0", "0", lance="charles")
    say(table, 0, "attack bourg")
    assert [one["dice"] for one in told(table, "strength")] == [0, 1]
    assert [one["hits"] for one in told(table, "hits")] == [0, 0]


# -- in proposals ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("relic.trade", "diplomacy.spend", "deal.draft")
def test_a_relic_may_stand_in_a_proposal_for_a_card_and_coins_by_a_marker_of_who_receives_it() -> None:
    lords = {**LORDS, "eric": (1, "blaye")}
    table = holding(shrine(lords=lords, hands={0: ["tax"], 1: ["passage"]}, coins={1: 9}), lance="charles")
    assert bar(table, 0, "give-relic lance") == "deal.draft"
    say(table, 0, "address 1")
    assert (free(table, 0, "give-relic"), free(table, 0, "want-relic")) == (["lance"], [])
    assert bar(table, 0, "send") == "deal.draft"
    say(table, 0, "give-relic lance")
    assert bar(table, 0, "give-relic lance") == "deal.draft"  # each clause once
    say(table, 0, "want-card passage", "want-coins 3", "send")
    assert seen(table, 3)["relics"]["proposals"] == {"0": {"gives-relic": "lance", "wants-relic": None}}
    say(table, 1, "accept-deal 0")
    assert asked_together(table) == ("RelicDelivered", [1])
    assert bearer(table, "lance") == "charles"  # until it is said who bears it
    assert bar(table, 1, "bear-relic charles") == "relic.trade"
    say(table, 1, "bear-relic eric")
    assert bearer(table, "lance") == "eric"
    assert [france(table).markers(seat) for seat in range(4)] == [3 - 2, 3 - 1, 3, 3]
    assert (coins(table, 0), coins(table, 1)) == (5 + 3, 9 - 3)
    assert seen(table)["relics"]["proposals"] == {}


@pytest.mark.rule("relic.trade", "diplomacy.talk.relics")
def test_a_relic_is_asked_for_and_in_a_talk_it_costs_no_marker() -> None:
    table = holding(shrine(), lance="henri")
    say(table, 0, "talk 1", "address 1", "want-relic lance", "give-coins 4", "send")
    say(table, 1, "accept-deal 0")
    say(table, 0, "bear-relic arthur")
    assert bearer(table, "lance") == "arthur"
    assert [france(table).markers(seat) for seat in range(4)] == [2, 3, 3, 3]  # the talk's own


@pytest.mark.rule("relic.trade", "deal.addressee")
def test_what_one_does_not_bear_or_the_other_cannot_receive_stands_in_no_proposal() -> None:
    table = holding(shrine(), lance="charles", grail="henri")
    say(table, 0, "address 2")
    assert bar(table, 0, "give-relic grail") == "relic.trade"
    assert bar(table, 0, "want-relic grail") == "relic.trade"  # seat 1 bears it
    france(table).family[DIPLOMACY + 2] = 0
    assert bar(table, 0, "give-relic lance") == "relic.trade"
    say(table, 0, "withdraw", "address 1", "give-relic lance", "send")
    assert bar(table, 1, "accept-deal 0") is None
    france(table).lord[CAPTOR + lord("charles")] = 1
    assert bar(table, 1, "accept-deal 0") == "deal.addressee"


@pytest.mark.rule("relic.trade", "deal.draft")
def test_a_proposal_that_is_withdrawn_leaves_no_relic_behind() -> None:
    table = holding(shrine(), lance="charles")
    say(table, 0, "address 1", "give-relic lance", "withdraw", "address 2")
    assert seen(table)["relics"]["proposals"] == {}
    assert bar(table, 0, "send") == "deal.draft"


def test_a_relic_in_a_proposal_that_is_not_there_is_refused_by_its_field() -> None:
    saved = holding(shrine(), lance="charles").save()
    saved["world"]["relics"]["deal"]["gives"][2] = "lance"
    with pytest.raises(outremer.BadSave, match=r"^world\.relics\.deal\.gives\[2\]"):
        outremer.load(saved, outremer.Seeded(1))


@pytest.mark.parametrize("seed", range(3))
def test_haggling_over_relics_passes_the_checks(seed: int) -> None:
    last = {"options": {**RELICS, "turn_limit": "4"}, "turn": 4}
    table = shrine(**last, hands={0: ["tax"], 1: ["passage"], 2: ["eric"]})
    table = holding(table, lance="charles", grail="henri")
    say(table, 0, "address 1", "give-relic lance", "want-relic grail", "send")
    assert checked(at_years_end(table), seed).redeals


@pytest.mark.rule("relic.trade", "deal.limit")
def test_who_sells_what_to_whom() -> None:
    """Seat 0 has two lords, one of them seat 1's captive; seat 3 has none that is free."""
    table = shrine(
        lords={**LORDS, "arthur": (0, "blaye"), "othon": (3, "bourg")},
        captives={"arthur": 1, "othon": 0},
        coins={0: 5, 1: 4, 2: 3, 3: 5},
    )
    table = holding(table, grail="charles", lance="henri", eyes="arthur", lying={"tooth": "bourg"})
    rows = {
        "grail 1 0": None,
        "grail 2 3": None,
        "grail 2 4": "relic.trade",  # more than they have
        "grail 0 0": "relic.trade",  # to oneself
        "grail 3 0": "relic.trade",  # nobody there is free to bear it
        "grail 4 0": "relic.trade",  # nobody sits there
        "lance 2 0": "relic.trade",  # another's
        "eyes 2 0": "relic.trade",  # borne by a captive
        "tooth 2 0": "relic.trade",  # lies on the ground
    }
    assert {row: bar(table, 0, f"sell-relic {row}") for row in rows} == rows
    assert sorted({row.split()[1] for row in free(table, 1, "sell-relic")}) == ["0", "2"]
    france(table).family[SENT_DEALS + 0] = france(table).rules.box.proposals
    assert bar(table, 0, "sell-relic grail 1 0") == "deal.limit"
    assert bar(table, 1, "sell-relic lance 2 0") is None
