"""LA FASE DELLE AZIONI / privilegi: who gets them, and what Barbarossa, Lionheart, Saladin and Clement III allow."""

from __future__ import annotations

import pytest

import outremer
from outremer.games.akkon.vocabulary import CARDS, TRACKS
from tests.games.akkon.position import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    card,
    lies,
    paid,
    position,
    printed,
    track,
    tracks,
)
from tests.games.talking import asked, bar, free, idle, say, seen, told

LANCE = card("holy-lance", city="tyre", cost=2)


def holders(table: outremer.Table) -> list[int | None]:
    """Who has gold, faith, power, reputation."""
    return [seen(table)["privileges"][name]["seat"] for name in TRACKS]


# -- awarding ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("privilege.when")
def test_privileges_are_awarded_when_the_action_phase_has_ended() -> None:
    hands = {RED: [LANCE], BLUE: [card("holy-lance", city="tyre", cost=1)]}
    table = position(hands=hands, tracks={GREEN: [3, 2, 2, 2]})
    assert holders(table) == [None] * 4
    idle(table, "Actions")
    assert holders(table) == [None] * 4
    say(table, RED, f"play {LANCE}")
    assert track(table, RED, "gold") == 4
    assert holders(table) == [None] * 4
    say(table, BLUE, "end")
    assert holders(table) == [RED, None, None, None]


@pytest.mark.rule("privilege.action-on-card")
def test_each_allows_its_own_action_once_a_round() -> None:
    table = position(hands={RED: [LANCE, card("siege")]}, privileges={"reputation": RED})
    say(table, RED, "swap jaffa", f"give {LANCE}")
    assert seen(table)["privileges"]["reputation"] == {"seat": RED, "spent": True}
    assert bar(table, RED, "swap sidon") == "privilege.reputation"
    powers = position("actions", hands={RED: [LANCE]}, bids={"sidon": {RED: ["knight-5"]}}, privileges={"gold": RED})
    assert bar(powers, RED, "recover sidon") == "privilege.power"  # gold is not power


@pytest.mark.rule("privilege.highest-takes")
def test_the_highest_takes_it_and_one_player_may_hold_several() -> None:
    values = {RED: [5, 3, 2, 7], BLUE: [4, 3, 2, 6], GREEN: [4, 4, 2, 2]}
    table = idle(position(tracks=values), "Auction", round_=3)
    assert holders(table) == [RED, GREEN, None, RED]


@pytest.mark.rule("privilege.highest-takes", "privilege.tie-nobody")
def test_one_step_is_the_highest_where_all_others_stand_on_none() -> None:
    values = {RED: [0, 1, 0, 0], BLUE: [1, 1, 0, 0], GREEN: [0, 0, 0, 1], YELLOW: [0, 0, 0, 0]}
    table = idle(position(tracks=values), "Auction", round_=3)
    assert holders(table) == [BLUE, None, None, GREEN]


@pytest.mark.rule("privilege.used-next-round")
def test_the_benefit_lasts_for_the_following_round_only() -> None:
    table = position("actions", hands={BLUE: [LANCE]}, tracks={RED: [3, 2, 2, 2]}, privileges={"faith": GREEN})
    say(table, BLUE, f"play {LANCE}")
    assert asked(table)[0] == "Auction"
    assert holders(table) == [BLUE, None, None, None]


@pytest.mark.rule("privilege.used-next-round")
def test_who_leads_on_may_use_it_again_in_the_next_round() -> None:
    hands = {RED: [LANCE, card("siege", city="sidon"), card("siege", city="tyre")]}
    table = position(hands=hands, tracks={RED: [2, 2, 2, 9]}, privileges={"reputation": RED})
    say(table, RED, "swap jaffa", f"give {LANCE}")
    idle(table, "Auction", round_=3)
    while asked(table)[1] != RED:
        say(table, asked(table)[1], "pass")
    assert bar(table, RED, "swap sidon") is None


@pytest.mark.rule("privilege.used-next-round")
def test_the_benefit_reaches_into_the_action_phase_of_the_following_round() -> None:
    table = position(hands={RED: [LANCE]}, tracks={RED: [2, 2, 9, 2]})
    idle(table, "Auction", round_=3)
    while asked(table)[1] != RED:
        say(table, asked(table)[1], "pass")
    say(table, RED, "bid sidon", "lay knight-5")
    idle(table, "Actions")
    assert free(table, RED, "recover") == ["sidon"]


@pytest.mark.rule("privilege.tie-nobody")
def test_at_a_tie_nobody_has_it_not_even_last_rounds_holder() -> None:
    values = {RED: [5, 2, 2, 2], BLUE: [5, 2, 2, 2]}
    table = idle(position(tracks=values, privileges={"gold": RED}), "Auction", round_=3)
    assert holders(table) == [None] * 4
    assert {"track": "gold"} in told(table, "no-privilege")


# -- Richard the Lionheart --------------------------------------------------------------------------------------------


@pytest.mark.rule("privilege.power")
def test_the_lionheart_takes_a_templar_back_to_pay_with() -> None:
    bids = {"sidon": {RED: ["knight-5", "knight-6", "turcopole"]}, "akkon": {RED: ["knight-7", "knight-8", "chaplain"]}}
    table = position("actions", bids=bids, hands={RED: [LANCE]}, privileges={"power": RED})
    assert bar(table, RED, f"play {LANCE}") == "auction.used.not-for-actions"
    assert free(table, RED, "recover") == ["sidon", "akkon"]
    assert bar(table, RED, "recover tyre") == "privilege.power"
    say(table, RED, "recover sidon")
    assert lies(table, RED, "knight-5") == "camp"
    say(table, RED, f"play {LANCE}")
    assert told(table, "played")[-1]["cost"] == 2


@pytest.mark.rule("privilege.power")
def test_the_lionheart_takes_only_what_its_holder_bid_and_not_brothers_nor_the_seneschal() -> None:
    loans = [(RED, BLUE, "knight-5", "brothers-in-arms", "tyre"), (RED, BLUE, "knight-6", "plague", "jaffa")]
    bids = {"sidon": {BLUE: ["knight-7"]}}
    table = position(
        "actions", bids=bids, borrowed=loans, seneschal="akkon", hands={RED: [LANCE]}, privileges={"power": RED}
    )
    assert free(table, RED, "recover") == ["jaffa"]
    assert bar(table, RED, "recover tyre") == "card.brothers.auction-only"
    assert bar(table, RED, "recover akkon") == "privilege.power"
    others = position("actions", bids={"sidon": {RED: ["knight-7"]}}, hands={RED: [LANCE]}, privileges={"power": BLUE})
    assert bar(others, RED, "recover sidon") == "privilege.power"


@pytest.mark.rule("privilege.power")
def test_a_chaplain_taken_back_leaves_its_discount() -> None:
    table = position(
        "actions", bids={"tyre": {RED: ["chaplain"]}}, hands={RED: [LANCE, card("siege")]}, privileges={"power": RED}
    )
    say(table, RED, "recover tyre", f"play {LANCE}")
    assert told(table, "recovered") == [{"seat": RED, "city": "tyre", "piece": "chaplain"}]
    assert paid(table, RED, "tyre") == 1
    assert bar(table, RED, "recover tyre") == "privilege.power"


@pytest.mark.rule("privilege.power")
def test_the_lionheart_may_withdraw_a_templar_even_with_an_empty_hand() -> None:
    """Nothing asks for a card to play it on, and a Levant Trade to come counts one Templar less."""
    trade = card("levant-trade", city="tyre", trade="jaffa")
    table = position("actions", bids={"jaffa": {RED: ["knight-5"]}}, hands={BLUE: [trade]}, privileges={"power": RED})
    assert asked(table) == ("Actions", RED)
    say(table, RED, "recover jaffa")
    assert asked(table) == ("Actions", BLUE)  # Red can do nothing more
    before = tracks(table, BLUE)
    say(table, BLUE, f"play {trade}", f"against {RED}")
    assert tracks(table, BLUE) == before


# -- Pope Clement III -------------------------------------------------------------------------------------------------

TWO_OF_TYRE = [card("holy-lance", city="tyre", cost=1), card("siege", city="tyre")]
TWO_OF_JAFFA = [card("holy-lance", city="jaffa", cost=1), card("siege", city="jaffa")]


@pytest.mark.rule("privilege.faith")
def test_clement_blesses_two_cards_of_one_city_with_a_step_of_choice() -> None:
    table = position("actions", hands={RED: TWO_OF_TYRE}, privileges={"faith": RED}, tracks={RED: [4, 4, 4, 4]})
    say(table, RED, f"play {TWO_OF_TYRE[0]}")
    assert asked(table) == ("Actions", RED)
    say(table, RED, f"play {TWO_OF_TYRE[1]}")
    assert asked(table) == ("Blessing", RED)
    before = tracks(table, RED)
    say(table, RED, "advance reputation")
    assert tracks(table, RED) == [*before[:3], before[3] + 1]


@pytest.mark.rule("privilege.faith")
def test_clement_blesses_once_a_round_and_may_be_declined() -> None:
    hands = {RED: [*TWO_OF_TYRE, *TWO_OF_JAFFA]}
    table = position("actions", hands=hands, privileges={"faith": RED}, tracks={RED: [4, 4, 4, 4]})
    say(table, RED, *(f"play {name}" for name in TWO_OF_TYRE), "pass")
    assert seen(table)["privileges"]["faith"]["spent"] is False
    say(table, RED, *(f"play {name}" for name in TWO_OF_JAFFA))
    assert asked(table) == ("Blessing", RED)
    again = position("actions", hands=hands, privileges={"faith": RED}, tracks={RED: [4, 4, 4, 4]})
    say(again, RED, *(f"play {name}" for name in TWO_OF_TYRE), "advance gold")
    say(again, RED, *(f"play {name}" for name in TWO_OF_JAFFA))
    assert asked(again)[0] != "Blessing"


@pytest.mark.rule("privilege.faith")
def test_who_declines_at_the_second_card_of_a_city_is_asked_at_the_third() -> None:
    three = [*TWO_OF_TYRE, card("holy-lance", city="tyre", cost=2)]
    table = position("actions", hands={RED: three}, privileges={"faith": RED}, tracks={RED: [4, 4, 4, 4]})
    say(table, RED, *(f"play {name}" for name in three[:2]), "pass")
    assert asked(table) == ("Actions", RED)
    say(table, RED, f"play {three[2]}")
    assert asked(table) == ("Blessing", RED)
    say(table, RED, "advance power")
    assert told(table, "blessed") == [{"seat": RED, "track": "power"}]


@pytest.mark.rule("privilege.faith")
def test_two_cards_of_different_cities_or_of_somebody_else_bring_no_blessing() -> None:
    mixed = [TWO_OF_TYRE[0], TWO_OF_JAFFA[0], card("siege", city="sidon")]
    table = position("actions", hands={RED: mixed}, privileges={"faith": RED})
    say(table, RED, f"play {mixed[0]}", f"play {mixed[1]}")
    assert asked(table) == ("Actions", RED)
    other = position("actions", hands={RED: [*TWO_OF_TYRE, card("plague")]}, privileges={"faith": BLUE})
    say(other, RED, *(f"play {name}" for name in TWO_OF_TYRE))
    assert asked(other) == ("Actions", RED)


def test_a_blessing_after_a_card_that_left_a_choice() -> None:
    plague = next(name for name in CARDS if printed(name)["kind"] == "plague" and printed(name)["city"] == "tyre")
    table = position("actions", hands={RED: [TWO_OF_TYRE[0], plague]}, privileges={"faith": RED})
    say(table, RED, f"play {TWO_OF_TYRE[0]}", f"play {plague}", f"against {BLUE}")
    assert asked(table) == ("Blessing", RED)
    assert seen(table)["claims"] == [{"seat": RED, "other": BLUE, "loan": "plague"}]
