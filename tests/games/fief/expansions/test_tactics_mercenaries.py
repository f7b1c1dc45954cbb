"""Tactics: mercenaries are paid, bid for, sent into battles, and rise in the reserve."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.expansions.tactics.camp import camp
from outremer.games.fief.expansions.tactics.hiring import Auction
from outremer.games.fief.expansions.tactics.reserve_rising import ReserveRising
from tests.games.fief.any_time import asked_together
from tests.games.fief.position import coins, controller, france, hand, map_with, position, village
from tests.games.fief.test_battle import BOTH, hush
from tests.games.fief.test_cavalcade import refused
from tests.games.talking import asked, bar, free, say, seen, told

TACTICS = {"tactics": "yes"}
HOMES = {"charles": (0, "bourg"), "henri": (1, "blaye"), "isabelle": (2, "sigy"), "othon": (3, "tournus")}
GARRISONS = {(0, "bourg"): (1, 2), (1, "blaye"): (1, 2), (2, "sigy"): (0, 3), (3, "tournus"): (2, 0)}
NO_HITS = ("0",) * 30


def reserve(*counts: int) -> dict[str, dict[str, Any]]:
    return {"tactics": {"reserve": [*counts, *([0] * (4 - len(counts)))]}}


def market(at: str = "upkeep", **written: Any) -> outremer.Table:
    return position(at, **{"options": TACTICS, "lords": HOMES, "troops": GARRISONS, **written})


def reserves(table: outremer.Table) -> list[int]:
    counts: list[int] = seen(table)["tactics"]["mercenaries"]
    return counts


def for_hire(table: outremer.Table) -> int:
    count: int = seen(table)["tactics"]["for-hire"]
    return count


def field(theirs: Any = (0, 2), mine: Any = (2, 3), **written: Any) -> outremer.Table:
    """Charles of seat 0 has come to Bourg, where Henri of seat 1 was before."""
    armies = {(1, "bourg"): theirs, (0, "bourg"): mine, **written.pop("others", {})}
    driver = written.pop("driver", outremer.Scripted(*NO_HITS))
    return position("battles", **{"options": TACTICS, "lords": BOTH, "troops": armies, "driver": driver, **written})


def men(table: outremer.Table, seat: int, name: str) -> dict[str, int]:
    """Troops by name, those of which there are any."""
    army = next(one for one in seen(table, seat)["villages"][name]["armies"] if one["seat"] == seat)
    return {kind: count for kind, count in army["troops"].items() if count}


# -- the market --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mercenary.step", "expansion.tactics.contents")
def test_mercenaries_come_after_ransoms_and_before_anybody_buys() -> None:
    table = market("ransoms", coins={0: 5, 1: 5, 2: 5, 3: 5})
    assert asked_together(table) == ("Auction", [0, 1, 2, 3])
    assert for_hire(table) == 5
    for seat in range(4):
        say(table, seat, "bid 0")
    assert asked(table) == ("Purchases", 0)
    assert bar(table, 0, "bid 1") == "mercenary.auction.secret_bid"
    assert bar(table, 0, "keep 1") == "mercenary.step"
    assert bar(table, 0, "buy mercenary bourg") == "mercenary.step"


@pytest.mark.rule("expansion.tactics.contents", "module.scope")
def test_without_the_expansion_its_words_are_barred_and_nothing_is_kept_of_it() -> None:
    table = position("purchases", lords=HOMES, troops=GARRISONS)
    for move in ("bid 1", "keep 1", "deploy 1", "snipe henri", "guard knight", "rouse-reserve 1", "re-roll 0"):
        assert bar(table, 0, move) == "module.scope", move
    assert bar(table, 0, "buy archer bourg") == "module.scope"
    assert "tactics" not in table.save()["world"]


@pytest.mark.rule("mercenary.upkeep")
def test_each_mercenary_kept_costs_a_coin_and_the_others_are_for_hire() -> None:
    table = market(pieces=reserve(3, 2), coins={0: 2, 1: 9})
    assert asked(table) == ("Upkeep", 0)
    assert free(table, 0, "keep") == ["0", "1", "2"]
    assert bar(table, 0, "keep 3") == "mercenary.upkeep"  # for want of a third coin
    say(table, 0, "keep 1")
    assert asked(table) == ("Upkeep", 1)
    assert bar(table, 1, "keep 3") == "mercenary.upkeep"  # there are two
    say(table, 1, "keep 2")
    assert reserves(table) == [1, 2, 0, 0]
    assert (coins(table, 0), coins(table, 1)) == (1, 7)
    assert for_hire(table) == 2
    assert told(table, "mercenaries-paid") == [{"seat": 0, "count": 1}, {"seat": 1, "count": 2}]
    assert told(table, "mercenaries-left") == [{"seat": 0, "count": 2}]


@pytest.mark.rule("mercenary.auction.secret_bid", "mercenary.auction.winner_takes_all")
def test_all_bid_in_secret_and_who_bids_most_takes_them_all() -> None:
    table = market(coins={0: 4, 1: 6, 2: 3, 3: 0})
    assert asked_together(table) == ("Auction", [0, 1, 2])  # seat 3 has no coin, and all know it
    say(table, 1, "bid 6")
    assert told(table, "bid-shown") == []
    assert (table.view(1)["forms"][-1]["my_bid"], table.view(0)["forms"][-1]["my_bid"]) == (6, None)
    assert "bids" not in table.view(None)["forms"][-1]
    assert "bid 6" in table.record(1)
    assert "bid 6" not in table.record(0)
    say(table, 0, "bid 4")
    assert table.view(None)["forms"][-1]["my_bid"] is None
    say(table, 2, "bid 0")
    shown = [(one["seat"], one["coins"]) for one in told(table, "bid-shown")]
    assert shown == [(0, 4), (1, 6), (2, 0)]
    assert reserves(table) == [0, 5, 0, 0]
    assert [coins(table, seat) for seat in range(3)] == [4, 0, 3]


@pytest.mark.rule("mercenary.auction.winner_takes_all", "mercenary.upkeep")
def test_who_hires_more_keeps_those_in_the_reserve() -> None:
    table = market(pieces=reserve(2), coins={0: 9, 1: 1, 2: 0, 3: 0})
    say(table, 0, "keep 2", "bid 3")
    say(table, 1, "bid 0")
    assert told(table, "mercenaries-hired") == [{"seat": 0, "count": 3, "coins": 3}]
    assert reserves(table) == [5, 0, 0, 0]
    assert coins(table, 0) == 9 - 2 - 3


@pytest.mark.rule("mercenary.auction.only_winner_pays")
def test_nobody_wins_with_nothing_and_nobody_else_pays() -> None:
    table = market(coins={0: 4, 1: 6, 2: 0, 3: 0})
    say(table, 0, "bid 0")
    say(table, 1, "bid 0")
    assert reserves(table) == [0, 0, 0, 0]
    assert (coins(table, 0), coins(table, 1)) == (4, 6)
    assert told(table, "nobody-hired") == [{"count": 5}]


@pytest.mark.rule("mercenary.auction.secret_bid")
def test_nobody_bids_more_than_the_purse_holds_nor_deals_while_hands_are_closed() -> None:
    table = market(coins={0: 4, 1: 6, 2: 0, 3: 0})
    assert free(table, 0, "bid") == ["0", "1", "2", "3", "4"]
    assert bar(table, 0, "bid 5") == "mercenary.auction.secret_bid"
    assert bar(table, 0, "address 1") == "any_time.not_mid_roll"
    say(table, 0, "bid 4")
    assert bar(table, 0, "bid 1") == "mercenary.auction.secret_bid"  # a hand is closed once


@pytest.mark.rule("mercenary.auction.tie_rebid")
def test_who_ties_bids_again_and_not_less() -> None:
    table = market(coins={0: 4, 1: 6, 2: 3, 3: 0})
    say(table, 0, "bid 3")
    say(table, 1, "bid 3")
    say(table, 2, "bid 2")
    assert asked_together(table) == ("Auction", [0, 1])
    assert told(table, "bids-tied") == [{"coins": 3}]
    assert bar(table, 0, "bid 2") == "mercenary.auction.tie_rebid"
    assert free(table, 0, "bid") == ["3", "4"]
    say(table, 0, "bid 4")
    say(table, 1, "bid 3")
    assert reserves(table) == [5, 0, 0, 0]
    assert [coins(table, seat) for seat in range(3)] == [0, 6, 3]


@pytest.mark.rule("mercenary.auction.tie_persists")
def test_who_ties_twice_gets_nothing_and_pays_nothing() -> None:
    table = market(coins={0: 4, 1: 4, 2: 0, 3: 0})
    for _ in range(2):
        say(table, 0, "bid 4")
        say(table, 1, "bid 4")
    assert asked(table) == ("Purchases", 0)
    assert reserves(table) == [0, 0, 0, 0]
    assert for_hire(table) == 5
    assert (coins(table, 0), coins(table, 1)) == (4, 4)


@pytest.mark.rule("mercenary.auction.secret_bid")
def test_a_closed_hand_is_dealt_anew_and_no_order_of_answers_tells_of_it() -> None:
    table = market(coins={0: 4, 1: 6, 2: 3, 3: 0})
    say(table, 1, "bid 6")
    bids = set()
    for seed in range(30):
        dealt = outremer.load(table.save(), outremer.Seeded(1)).kernel
        form = table.game.redealt(dealt, 0, outremer.Seeded(seed)).stack[-1]
        assert isinstance(form, Auction)
        bids.add(form.bids[1])
        assert form.bids[0] == form.bids[2] == -1
    assert min(bids) == 0
    assert max(bids) == 6
    assert len(bids) > 4


# -- battles -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mercenary.deploy", "mercenary.stats")
def test_they_are_placed_into_a_battle_with_a_lord_of_ones_own_the_attacker_first() -> None:
    table = say(field(pieces=reserve(2, 3)), 0, "attack bourg")
    assert asked(table) == ("Deployment", 0)
    assert bar(table, 1, "deploy 1") == "mercenary.deploy"
    assert bar(table, 0, "deploy 3") == "mercenary.deploy"
    say(table, 0, "deploy 1")
    assert asked(table) == ("Deployment", 1)
    hush(say(table, 1, "deploy 3"))
    assert men(table, 0, "bourg") == {"knight": 2, "footman": 3, "mercenary": 1}
    assert men(table, 1, "bourg") == {"footman": 2, "mercenary": 3}
    strength = {one["side"]: one["strength"] for one in told(table, "strength")}
    assert strength == {"attacker": 2 * 3 + 3 + 1 + 1, "defender": 2 + 3 + 1}
    assert reserves(table) == [1, 0, 0, 0]


@pytest.mark.rule("mercenary.deploy")
def test_without_a_lord_there_nobody_sends_mercenaries() -> None:
    others = {**HOMES, "charles": (0, "bourg"), "henri": (1, "blaye")}
    table = say(field(lords=others, pieces=reserve(0, 5)), 0, "attack bourg")
    assert not isinstance(table.need, outremer.Ask) or table.need.form != "Deployment"
    assert told(table, "mercenaries-deployed") == []


@pytest.mark.rule("mercenary.deploy")
def test_a_lord_without_troops_is_saved_by_mercenaries() -> None:
    table = field(theirs=(0, 0), pieces=reserve(0, 2))
    say(table, 0, "attack bourg")
    assert asked(table) == ("Deployment", 1)
    hush(say(table, 1, "deploy 2"))
    assert told(table, "captured") == []
    assert asked(table)[0] == "Rounds"


@pytest.mark.rule("mercenary.deploy")
def test_who_rides_takes_no_mercenaries_along_but_who_is_ridden_down_does() -> None:
    riders: dict[str, Any] = {
        "lords": {"charles": (0, "bourg"), "henri": (1, "st-vivien")},
        "troops": {(0, "bourg"): (2, 2), (1, "st-vivien"): (1, 0)},
    }
    table = refused("take knight 2", options=TACTICS, pieces=reserve(2, 2), **riders)
    say(table, 0, "ride")
    assert asked(table) == ("Deployment", 1)
    assert bar(table, 0, "deploy 1") == "mercenary.deploy"


@pytest.mark.rule("mercenary.plague")
def test_the_plague_halves_those_who_are_placed_there() -> None:
    table = say(field(pieces=reserve(5), struck={"see-bourg": ["plague"]}), 0, "attack bourg")
    hush(say(table, 0, "deploy 5"))
    assert men(table, 0, "bourg")["mercenary"] == 3  # losses rounded down
    assert told(table, "mercenaries-sickened") == [{"seat": 0, "village": "bourg", "count": 2}]
    assert for_hire(table) == 2
    sheltered = say(
        field(
            options={**TACTICS, "templars": "yes"},
            pieces={**reserve(5), "templars": {"commanderies": ["bourg"]}},
            struck={"see-bourg": ["plague"]},
        ),
        0,
        "attack bourg",
        "deploy 5",
    )
    assert men(sheltered, 0, "bourg")["mercenary"] == 5  # the Plague passes over a commandery


@pytest.mark.rule("mercenary.after_battle")
def test_after_the_battle_the_living_go_back_and_the_dead_are_for_hire() -> None:
    driver = outremer.Scripted("0", "0", "0", "1", *NO_HITS)
    table = say(field(theirs=(0, 5), pieces=reserve(3), driver=driver), 0, "attack bourg")
    hush(say(table, 0, "deploy 3"))
    say(table, 0, "lose mercenary")
    hush(table)
    say(table, 0, "truce")
    say(table, 1, "truce")
    assert reserves(table) == [2, 0, 0, 0]
    assert for_hire(table) == 3
    assert men(table, 0, "bourg") == {"knight": 2, "footman": 3}
    assert told(table, "mercenaries-back") == [{"seat": 0, "count": 2}]


@pytest.mark.rule("mercenary.after_battle", "control.by_occupation")
def test_mercenaries_hold_no_village_once_the_battle_is_over() -> None:
    driver = outremer.Scripted("1", "0", "0")
    table = say(field(theirs=(0, 1), mine=(0, 1), pieces=reserve(5), driver=driver), 0, "attack bourg")
    hush(say(table, 0, "deploy 5"))
    assert told(table, "battle-won") == [{"side": "attacker", "village": "bourg"}]
    assert reserves(table) == [5, 0, 0, 0]
    assert controller(table, "bourg") == 0  # by Charles and his footman
    assert france(table).troops_of(0, village("bourg"), 4) == 0


# -- uprisings ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mercenary.deploy.not_uprising")
def test_no_mercenaries_are_placed_into_an_uprising() -> None:
    table = position(
        "window",
        options=TACTICS,
        lords=HOMES,
        troops=GARRISONS,
        hands={1: ["uprising"], 2: ["uprising"], 0: ["uprising"]},
        fief_taxes={"duchy-bourg": 0},
        pieces=reserve(3),
        driver=outremer.Scripted("1"),
    )
    say(table, 1, "uprising bourg")
    assert asked_together(table)[0] == "UprisingAnnounced"
    seat = asked_together(table)[1][0]
    assert bar(table, seat, "deploy 1") == "mercenary.deploy.not_uprising"
    while asked_together(table)[0] == "UprisingAnnounced":
        say(table, asked_together(table)[1][0], "pass")
    assert asked(table) == ("UprisingLosses", 0)
    assert bar(table, 0, "deploy 1") == "mercenary.deploy.not_uprising"


@pytest.mark.rule("mercenary.uprising_target")
def test_a_reserve_rises_wherever_its_player_is() -> None:
    written: dict[str, Any] = {"hands": {1: ["uprising"], 0: ["tax"]}, "pieces": reserve(5, 0)}
    table = position("window", options=TACTICS, lords=HOMES, troops=GARRISONS, driver=outremer.Scripted("2"), **written)
    assert bar(table, 1, "rouse-reserve 2") == "mercenary.uprising_target"  # there are none
    assert bar(table, 0, "rouse-reserve 1") == "mercenary.uprising_target"  # no card, and none there
    assert bar(table, 1, "rouse-reserve 1") == "mercenary.uprising_target"
    assert free(table, 1, "rouse-reserve") == ["0"]
    say(table, 1, "rouse-reserve 0")
    assert reserves(table) == [2, 0, 0, 0]  # a die and a bonus hit
    assert for_hire(table) == 3
    assert hand(table, 1) == []
    assert told(table, "reserve-lost") == [{"seat": 0, "die": 2, "count": 3}]


@pytest.mark.rule("mercenary.uprising_target", "card.uprising.max_hits")
def test_a_card_takes_four_of_a_reserve_at_most_whatever_is_on_the_dice() -> None:
    g = map_with(options=TACTICS, pieces=reserve(5, 0))
    ReserveRising(1, 0).rolled(g, 6)
    assert camp(g).reserve[0] == 1


# -- saves -------------------------------------------------------------------------------------------------------------


def test_a_camp_that_contradicts_the_map_is_refused_by_its_field() -> None:
    saved = market().save()
    saved["world"]["tactics"]["reserve"] = [5, 1, 0, 0]
    with pytest.raises(outremer.BadSave, match=r"world\.tactics\.reserve: there are 5 mercenaries in all"):
        outremer.load(saved)
    saved = market().save()
    saved["world"]["troops"]["bourg"][0]["mercenary"] = 1
    with pytest.raises(outremer.BadSave, match="there must be 5 mercenaries in all, but there are 6"):
        outremer.load(saved)
    saved = market().save()
    saved["world"]["troops"]["bourg"][0]["king-knight"] = 1
    with pytest.raises(outremer.BadSave, match=r"world\.tactics\.guarded\.kings"):
        outremer.load(saved)
    saved = market().save()
    saved["world"]["tactics"]["tunnel"] = True
    with pytest.raises(outremer.BadSave, match=r"tactics\.tunnel: nobody digs where no battle is fought"):
        outremer.load(saved)


def test_bids_beyond_a_purse_are_refused_in_a_save_too() -> None:
    saved = market(coins={0: 4, 1: 6, 2: 0, 3: 0}).save()
    saved["stack"][-1]["bids"][1] = 7
    with pytest.raises(outremer.BadSave, match=r"bids\[1\]"):
        outremer.load(saved)
