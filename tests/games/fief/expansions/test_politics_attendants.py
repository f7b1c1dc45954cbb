"""The six attendants."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.expansions.politics.theft import Theft
from outremer.games.fief.vocabulary import VILLAGES
from tests.games.edits import refusal
from tests.games.fief.any_time import LORDS, TROOPS, asked_together
from tests.games.fief.expansions.courtly import POLITICS, court
from tests.games.fief.position import coins, france, hand, next_turn
from tests.games.talking import asked, bar, free, say, seen, told

REST = ("henri", "isabelle")


def before_income(**written: Any) -> outremer.Table:
    return court("window", **{"lords": LORDS, "troops": TROOPS, "hands": {1: ["tax"]}, **written})


@pytest.mark.rule(
    "expansion.politics.contents", "attendant.draw", "attendant.tax_collector.first", "setup.first_player"
)
def test_each_draws_an_attendant_openly_and_the_tax_collectors_player_begins() -> None:
    table = outremer.new(
        "fief", 3, POLITICS, driver=outremer.Scripted("spy", "thief", "tax-collector", "charles", *REST)
    )
    assert seen(table)["politics"]["attendants"] == ["spy", "thief", "tax-collector"]
    assert seen(table)["first"] == 2
    assert asked(table) == ("Placement", 2)


@pytest.mark.rule("attendant.draw")
def test_without_a_tax_collector_the_first_player_is_drawn_by_lot_and_no_card_serves_two() -> None:
    dice = outremer.Scripted("spy", "thief", "gypsy", "1", "charles", *REST)
    table = outremer.new("fief", 3, POLITICS, driver=dice)
    assert seen(table)["first"] == 1
    saved = table.save()
    saved["world"]["politics"]["attendant"][1] = "spy"
    with pytest.raises(outremer.BadSave, match=r"^world\.politics\.attendant: one serves two families"):
        outremer.load(saved)


@pytest.mark.rule("module.scope")
def test_without_the_expansion_its_words_are_barred_and_nothing_is_kept_of_it() -> None:
    table = outremer.new("fief", 3)
    assert bar(table, 0, "steal 1") == "module.scope"
    assert "politics" not in table.save()["world"]
    assert "politics" not in table.record()
    assert "coward" not in table.record()


# -- the Thief -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("attendant.thief", "attendant.thief.hands")
@pytest.mark.parametrize(("picked", "stolen"), [("left-hand", 5), ("right-hand", 2)])
def test_the_victim_splits_all_coins_and_the_thief_takes_one_hand(picked: str, stolen: int) -> None:
    table = before_income(coins={0: 1, 1: 7})
    say(table, 0, "steal 1")
    assert asked(table) == ("Theft", 1)
    assert bar(table, 1, "split 8") == "attendant.thief.hands"
    assert bar(table, 1, "pick left-hand") == "attendant.thief.hands"
    say(table, 1, "split 5")
    assert asked(table) == ("Theft", 0)
    say(table, 0, f"pick {picked}")
    assert (coins(table, 0), coins(table, 1)) == (1 + stolen, 7 - stolen)
    assert told(table, "stole", 3) == [{"seat": 0, "other": 1, "hand": picked, "coins": stolen}]


@pytest.mark.rule("attendant.thief.hands")
def test_what_is_in_the_hands_only_the_victim_knows() -> None:
    table = say(before_income(coins={1: 7}), 0, "steal 1")
    say(table, 1, "split 5")
    assert table.view(1)["forms"][-1]["left"] == 5
    for seat in (0, 2, 3):
        assert "left" not in table.view(seat)["forms"][-1]
        assert "split 5" not in table.record(seat)
    assert {left(table, 0, seed) for seed in range(60)} == set(range(8))
    assert left(table, 1, 1) == 5


def left(table: outremer.Table, seat: int, seed: int) -> int:
    """Coins in the left hand, as they might be for all that this seat knows."""
    theft = table.game.redealt(table.kernel, seat, outremer.Seeded(seed)).stack[-1]
    assert isinstance(theft, Theft)
    return theft.left


@pytest.mark.rule("attendant.thief")
def test_the_thief_steals_once_in_the_game_and_only_for_his_player() -> None:
    table = before_income(coins={1: 7, 2: 3, 3: 0})
    assert free(table, 0, "steal") == ["1", "2"]
    assert bar(table, 0, "steal 0") == "attendant.thief"
    assert bar(table, 0, "steal 3") == "attendant.thief"
    assert bar(table, 1, "steal 2") == "attendant.thief"
    say(table, 0, "steal 1")
    say(table, 1, "split 0")
    say(table, 0, "pick left-hand")
    assert bar(table, 0, "steal 2") == "attendant.thief"
    next_turn(table)
    assert bar(table, 0, "steal 2") == "attendant.thief"


def test_hands_that_do_not_add_up_are_refused() -> None:
    table = say(before_income(coins={1: 7}), 0, "steal 1")
    saved = say(table, 1, "split 5").save()
    saved["stack"][-1]["left"] = 8
    with pytest.raises(outremer.BadSave, match="left: more coins than the victim has"):
        outremer.load(saved)


# -- the Gypsy -------------------------------------------------------------------------------------------------------


def drawing(*dice: str, **written: Any) -> outremer.Table:
    return court("draws", lords=LORDS, troops=TROOPS, first=1, driver=outremer.Scripted(*dice), **written)


@pytest.mark.rule("attendant.gypsy", "attendant.gypsy.lord_fortune", "phase2.active")
def test_the_gypsy_throws_a_card_away_after_a_look_and_it_is_drawn_anew() -> None:
    table = drawing("eric")
    say(table, 1, "draw lord-deck")
    assert asked(table) == ("CardTossed", 1)
    assert table.view(1)["forms"][-1]["card"] == "eric"
    assert "card" not in table.view(0)["forms"][-1]
    say(table, 1, "toss")
    assert (hand(table, 1), seen(table)["discards"]) == ([], {"eric": 1})
    assert bar(table, 1, "draw lord-deck") is None


@pytest.mark.rule("attendant.gypsy")
def test_the_gypsy_acts_once_a_turn_and_the_replacement_counts_as_the_same_draw() -> None:
    table = drawing("eric", "philippe", "fortune", "tax")
    say(table, 1, "draw lord-deck", "toss", "draw lord-deck")
    assert asked(table) == ("Draws", 1)  # not asked again about the new card
    assert bar(table, 1, "draw lord-deck") == "cards.draw"
    say(table, 1, "draw fortune-deck")
    assert hand(table, 1) == ["philippe", "tax"]
    assert bar(table, 1, "draw fortune-deck") is not None


@pytest.mark.rule("attendant.gypsy")
def test_a_card_that_she_keeps_stays_in_the_hand_and_she_may_still_act_on_the_next() -> None:
    table = drawing("eric", "fortune", "tax", "fortune", "justice")
    say(table, 1, "draw lord-deck", "pass", "draw fortune-deck")
    assert asked(table) == ("CardTossed", 1)
    say(table, 1, "toss", "draw fortune-deck")
    assert hand(table, 1) == ["eric", "justice"]
    assert asked(table)[1] != 1


@pytest.mark.rule("attendant.gypsy.disaster")
def test_a_disaster_is_thrown_away_unseen_and_does_not_go_on_the_track() -> None:
    table = drawing("disaster", "plague")
    say(table, 1, "draw fortune-deck")
    assert asked(table) == ("CardTossed", 1)
    assert "card" not in table.view(1)["forms"][-1]
    assert seen(table)["track"] == 1
    say(table, 1, "toss")
    assert seen(table)["track"] == 0
    assert seen(table)["discards"] == {"plague": 1}
    assert bar(table, 1, "draw fortune-deck") is None


@pytest.mark.rule("attendant.gypsy")
def test_she_does_not_act_on_what_others_draw_nor_outside_the_draw() -> None:
    table = court("draws", lords=LORDS, troops=TROOPS, driver=outremer.Scripted("eric"))
    say(table, 0, "draw lord-deck")
    assert asked(table) == ("Draws", 0)
    assert bar(table, 1, "toss") == "attendant.gypsy"


# -- the Tax Collector -----------------------------------------------------------------------------------------------


@pytest.mark.rule("attendant.tax_collector", "phase3.active")
def test_bridges_next_to_the_tax_collectors_villages_yield_a_coin_each_counted_once() -> None:
    lords = {"isabelle": (2, "villeneuve"), "charles": (0, "bourg")}
    table = court("coins", lords=lords, coins=dict.fromkeys(range(4), 0), controllers={"charolles": 2})
    assert coins(table, 2) == 2 + 2  # two villages; the bridges to Charolles, on which both lie, and to St-Médard


@pytest.mark.rule("attendant.tax_collector")
def test_who_has_no_bridge_or_no_tax_collector_gets_nothing() -> None:
    lords = {"isabelle": (2, "sigy"), "charles": (0, "villeneuve")}
    table = court("coins", lords=lords, coins=dict.fromkeys(range(4), 0))
    assert coins(table, 0) == 1
    assert coins(table, 2) == 1
    assert told(table, "toll-income") == []


@pytest.mark.rule("attendant.tax_collector")
def test_all_bridges_yield_five_coins() -> None:
    lords = {"isabelle": (2, "sigy"), "charles": (0, "bourg")}
    table = court("coins", lords=lords, coins=dict.fromkeys(range(4), 0), controllers=dict.fromkeys(VILLAGES, 2))
    assert coins(table, 2) == len(VILLAGES) + 5


# -- the Spy ---------------------------------------------------------------------------------------------------------


def spying(**written: Any) -> outremer.Table:
    hands = {0: ["tax", "eric"], 1: ["justice"], 3: ["harvest", "philippe"]}
    return say(before_income(**{"hands": hands, **written}), 3, "spy-on 0")


@pytest.mark.rule("attendant.spy", "attendant.spy.swap")
def test_the_spy_looks_at_a_hand_and_remembers_it() -> None:
    table = spying()
    assert asked(table) == ("Spying", 0)
    assert seen(table, 3)["families"][0]["known"] == []
    say(table, 0, "pass")
    assert asked(table) == ("SpyLooks", 3)
    say(table, 3, "pass")
    assert sorted(seen(table, 3)["families"][0]["known"]) == ["eric", "tax"]
    assert seen(table, 1)["families"][0]["known"] == []
    assert told(table, "spy-looked", 1) == [{"seat": 3, "other": 0}]


@pytest.mark.rule("attendant.spy")
def test_the_spy_looks_once_a_turn_at_another_hand() -> None:
    table = before_income(hands={0: ["tax"], 1: ["tax"]})
    assert free(table, 3, "spy-on") == ["0", "1"]  # there must be something to see
    assert bar(table, 3, "spy-on 3") == "attendant.spy"
    assert bar(table, 0, "spy-on 1") == "attendant.spy"
    say(table, 3, "spy-on 0")
    say(table, 0, "pass")
    assert bar(table, 3, "spy-on 1") == "attendant.spy"
    next_turn(table)
    assert bar(table, 3, "spy-on 1") is None


@pytest.mark.rule("attendant.spy.swap", "attendant.spy.swap_ends")
def test_a_swap_is_seen_by_both_and_by_nobody_else_and_is_the_last_thing_the_spy_does() -> None:
    table = say(spying(), 0, "pass")
    assert free(table, 3, "swap-for") == ["eric", "tax"]
    assert bar(table, 3, "swap-for justice") == "attendant.spy.swap"
    say(table, 3, "swap-for tax")
    assert bar(table, 3, "pass") == "attendant.spy.swap"
    say(table, 3, "swap-with harvest")
    assert (hand(table, 0), hand(table, 3)) == (["eric", "harvest"], ["philippe", "tax"])
    assert seen(table, 0)["families"][3]["known"] == ["tax"]
    assert sorted(seen(table, 3)["families"][0]["known"]) == ["eric", "harvest"]
    assert told(table, "card-passed", 1) == []
    assert len(told(table, "card-passed-unseen", 1)) == 2
    assert "swap-for tax" not in table.record(1)
    assert "swap-for tax" in table.record(0)
    next_turn(table)
    assert bar(table, 3, "spy-on 1") == "attendant.spy.swap_ends"


def test_what_the_spy_wants_is_kept_and_must_be_in_that_hand() -> None:
    table = say(spying(), 0, "pass")
    say(table, 3, "swap-for tax")
    saved = {**table.save(), "record": []}
    assert outremer.load(saved).hash() == table.hash()
    saved["stack"][-1]["wanted"] = "justice"
    assert refusal(saved).endswith("wanted: is not in that hand")


@pytest.mark.rule("attendant.spy.swap", "attendant.spy.victim_plays_first")
def test_what_others_knew_of_the_two_hands_is_wiped_and_what_the_spy_saw_is_known_while_it_can_be_true() -> None:
    table = before_income(hands={0: ["tax", "passage"], 1: ["justice"], 3: ["harvest"]})
    g = france(table)
    for card in range(len(g.card)):
        if g.card[card] in (0, 3):
            g.seen[card] |= 1 << 2
    assert len(seen(table, 2)["families"][0]["known"]) == 2
    say(table, 3, "spy-on 0")
    say(table, 0, "pass")
    say(table, 3, "swap-for tax", "swap-with harvest")
    assert seen(table, 2)["families"][0]["known"] == seen(table, 2)["families"][3]["known"] == []
    assert sorted(seen(table, 3)["families"][0]["known"]) == ["harvest", "passage"]


@pytest.mark.rule("attendant.spy.victim_plays_first")
def test_the_spied_may_first_play_cards_that_may_be_played_at_that_moment() -> None:
    table = spying(hands={0: ["justice", "tax"], 1: ["tax"], 3: ["harvest"]}, flags={"henri": ["assassin"]})
    assert bar(table, 0, "justice henri") is None
    say(table, 0, "justice henri")
    assert asked(table) == ("Spying", 0)
    assert bar(table, 0, "harvest see-bourg") is not None
    say(table, 0, "pass")
    assert seen(table, 3)["families"][0]["known"] == ["tax"]


@pytest.mark.rule("attendant.spy.victim_plays_first")
def test_in_the_own_go_of_phase_2_lords_taxes_and_harvests_may_be_played_first() -> None:
    written: dict[str, Any] = {
        "lords": LORDS,
        "troops": TROOPS,
        "titles": {"charles": ["duchy-bourg"]},
        "walls": {"bourg": "city"},
    }
    table = court(
        "plays", hands={0: ["eric", "harvest", "tax"], 3: ["tax"]}, driver=outremer.Scripted("brave"), **written
    )
    say(table, 3, "spy-on 0")
    say(table, 0, "tax-fief duchy-bourg", "harvest see-bourg", "play-lord eric")
    if asked(table)[0] == "NewLord":
        say(table, 0, "place bourg")
    assert hand(table, 0) == []
    assert asked(table) == ("Plays", 0)
    assert seen(table)["politics"]["traits"]["eric"] == {"trait": None, "face_up": False}


# -- the Minstrel ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("attendant.minstrel", "phase1.active")
def test_the_minstrel_has_a_vote_for_the_king_with_a_lady_in_the_family() -> None:
    written: dict[str, Any] = {
        "lords": {**LORDS, "alienor": (0, "bourg"), "eric": (1, "blaye")},
        "titles": {
            "charles": ["duchy-bourg"],
            "henri": ["see-blaye"],
            "eric": ["see-sigy"],
            "othon": ["county-tournus"],
        },
        "walls": {"bourg": "city", "tournus": "city"},
        "controllers": {"villeneuve": 0, "la-bussiere": 0, "st-vivien": 0, "belleville": 3, "pugnac": 3},
    }
    served = ("minstrel", "gypsy", "thief", "spy")
    table = court("king", served=served, **written)
    office = france(table).rules.office_of(13)
    assert office.votes(france(table), 0) == 2  # Charles, and the Minstrel for Alienor
    assert office.votes(france(court("king", **written)), 0) == 1
    captive = court("king", served=served, captives={"alienor": 1}, **written)
    assert office.votes(france(captive), 0) == 2  # a captive lady will do
    del written["lords"]["alienor"]
    assert office.votes(france(court("king", served=served, **written)), 0) == 1
    bishop = france(table).rules.office_of(8)
    assert bishop.votes(france(table), 0) == bishop.votes(france(court("king", **written)), 0)  # for the King only


@pytest.mark.rule("attendant.minstrel")
def test_the_minstrels_vote_counts_without_any_other_and_not_as_clerical_backing() -> None:
    table = court("king", served=("minstrel", "gypsy", "thief", "spy"), lords={**LORDS, "alienor": (0, "bourg")})
    g = france(table)
    office = g.rules.office_of(13)
    assert office.votes(g, 0) == 1
    votes, backing = [0] * 18, [0] * 18
    votes[3], backing[3] = 5, 1 << 0
    assert office.winner(g, votes, backing) == -1


# -- the Strategist --------------------------------------------------------------------------------------------------


@pytest.mark.rule("attendant.strategist", "attendant.strategist.others", "phase5.active")
@pytest.mark.parametrize(
    ("plan", "order"),
    [("before-all", [1, 0, 2, 3]), ("after-all", [0, 2, 3, 1]), ("in-turn", [0, 1, 2, 3]), ("not-at-all", [0, 2, 3])],
)
def test_the_strategist_moves_first_last_or_not_at_all_and_the_others_in_turn(plan: str, order: list[int]) -> None:
    table = court("strategy", served=("thief", "strategist", "gypsy", "spy"), lords=LORDS, troops=TROOPS)
    assert asked(table) == ("Strategy", 1)
    say(table, 1, f"plan-march {plan}")
    marched = []
    while asked_together(table)[0] == "March":
        seat = asked(table)[1]
        marched.append(seat)
        say(table, seat, "pass")
    assert marched == order


@pytest.mark.rule("attendant.strategist")
def test_the_plan_is_made_anew_in_every_turn_and_only_by_the_strategists_player() -> None:
    table = court("strategy", served=("thief", "strategist", "gypsy", "spy"), lords=LORDS, troops=TROOPS)
    assert bar(table, 0, "plan-march before-all") is not None
    say(table, 1, "plan-march not-at-all")
    next_turn(table)
    while asked_together(table)[0] != "Strategy":
        for seat in asked_together(table)[1]:
            moves = [str(move) for move in table.moves(seat)]
            say(table, seat, next((move for move in ("pass", "done", "refuse") if move in moves), moves[0]))
    assert asked(table) == ("Strategy", 1)
    assert bar(table, 1, "plan-march before-all") is None
