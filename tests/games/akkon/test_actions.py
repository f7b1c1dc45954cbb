"""LA FASE DELLE AZIONI: turns, costs, the Chaplain's discount, the ends of the tracks, the hand limit."""

from __future__ import annotations

import pytest

from outremer.games.akkon.vocabulary import CARDS
from tests.games.akkon.position import BLUE, GREEN, RED, YELLOW, card, hand, paid, place, position, track, tracks, world
from tests.games.talking import asked, bar, free, idle, say, seen, told

LANCE_1 = card("holy-lance", city="tyre", cost=1)  # gold
LANCE_2 = card("holy-lance", city="tyre", cost=2)
LANCE_3 = card("holy-lance", city="tyre", cost=3)
CHAPLAIN_IN_TYRE = {"tyre": {RED: ["chaplain"]}}


@pytest.mark.rule("round.action-purpose")
def test_cards_are_played_one_after_another_to_rise() -> None:
    table = position("actions", hands={RED: [LANCE_1, LANCE_2]})
    say(table, RED, f"play {LANCE_1}")
    assert track(table, RED, "gold") == 3
    say(table, RED, f"play {LANCE_2}")
    assert track(table, RED, "gold") == 5


@pytest.mark.rule("action.play-cards")
def test_one_plays_ones_own_cards() -> None:
    table = position("actions", hands={RED: [LANCE_1], BLUE: [LANCE_2]})
    assert free(table, RED, "play") == [LANCE_1]
    assert bar(table, RED, f"play {LANCE_2}") == "action.play-cards"
    say(table, RED, f"play {LANCE_1}")
    assert hand(table, RED) == []
    assert free(table, BLUE, "play") == [LANCE_2]


@pytest.mark.rule("action.order")
def test_a_whole_turn_each_clockwise_from_the_first_player() -> None:
    lances = [name for name in CARDS if "holy-lance" in name or name.endswith(("-5", "-6"))][:4]
    hands = {seat: [lances[seat]] for seat in range(4)}
    table = position("actions", first=GREEN, hands=hands)
    order = []
    while asked(table)[0] == "Actions":
        order.append(asked(table)[1])
        say(table, order[-1], "end")
    assert order == [GREEN, YELLOW, RED, BLUE]


@pytest.mark.rule("action.order")
def test_any_number_of_cards_or_none_and_out_of_turn_nothing() -> None:
    table = position("actions", hands={RED: [LANCE_1, LANCE_2], BLUE: [LANCE_3]})
    assert bar(table, BLUE, f"play {LANCE_3}") == "action.order"
    say(table, RED, f"play {LANCE_1}", "end")
    assert asked(table) == ("Actions", BLUE)
    say(table, BLUE, "end")
    assert hand(table, BLUE) == [LANCE_3]


@pytest.mark.rule("action.order")
def test_who_can_do_nothing_is_not_asked() -> None:
    table = position("actions", hands={BLUE: [LANCE_1]})
    assert asked(table) == ("Actions", BLUE)
    say(table, BLUE, f"play {LANCE_1}")
    assert asked(table)[0] == "Auction"


@pytest.mark.rule("action.cost.number")
@pytest.mark.parametrize("cost", [1, 2, 3])
def test_as_many_templars_as_the_card_says_go_to_its_city(cost: int) -> None:
    name = card("holy-lance", city="sidon", cost=cost)
    table = position("actions", hands={RED: [name, card("holy-lance", city="jaffa", cost=1)]})
    say(table, RED, f"play {name}")
    assert paid(table, RED, "sidon") == cost
    assert sum(world(table).paid) == cost
    assert seen(table)["camps"][RED]["free"] == 7 - cost
    assert told(table, "played")[-1] == {"seat": RED, "card": name, "cost": cost}


@pytest.mark.rule("action.cost.number")
def test_a_card_that_costs_more_than_is_left_cannot_be_played() -> None:
    table = position("actions", hands={RED: [LANCE_3, LANCE_1]}, paid={"akkon": {RED: 5}})
    assert bar(table, RED, f"play {LANCE_3}") == "action.cost.number"
    assert bar(table, RED, f"play {LANCE_1}") is None


@pytest.mark.rule("action.cost.kind-irrelevant")
@pytest.mark.parametrize("left", ["chaplain", "knight-8", "turcopole"])
def test_any_templar_pays_as_well_as_any_other(left: str) -> None:
    sidon = ["knight-5", "knight-6", "turcopole", "chaplain"]
    akkon = ["knight-7", "knight-8", "sergeant"]
    bids = {
        "sidon": {RED: [one for one in sidon if one != left]},
        "akkon": {RED: [one for one in akkon if one != left]},
    }
    table = position("actions", bids=bids, hands={RED: [LANCE_1, LANCE_2], BLUE: [LANCE_3]})
    assert free(table, RED, "play") == [LANCE_1]
    say(table, RED, f"play {LANCE_1}")
    assert paid(table, RED, "tyre") == 1
    assert seen(table)["camps"][RED]["free"] == 0


@pytest.mark.rule("action.chaplain.discount")
def test_a_chaplain_makes_every_card_of_its_city_one_cheaper() -> None:
    other = card("holy-lance", city="jaffa", cost=2)
    table = position("actions", bids=CHAPLAIN_IN_TYRE, hands={RED: [LANCE_2, LANCE_3, other]})
    say(table, RED, f"play {LANCE_2}", f"play {LANCE_3}", f"play {other}")
    assert [one["cost"] for one in told(table, "played")] == [1, 2, 2]


@pytest.mark.rule("action.chaplain.discount")
def test_two_chaplains_still_make_one_less_and_one_paid_with_makes_none() -> None:
    twice = [(RED, BLUE, "chaplain", "plague", "tyre")]
    table = position("actions", bids=CHAPLAIN_IN_TYRE, borrowed=twice, hands={RED: [LANCE_3]})
    say(table, RED, f"play {LANCE_3}")
    assert told(table, "played")[-1]["cost"] == 2
    other = position("actions", hands={RED: [LANCE_3, LANCE_2]}, paid={"tyre": {RED: 2}})
    say(other, RED, f"play {LANCE_3}")
    assert told(other, "played")[-1]["cost"] == 3


@pytest.mark.rule("action.chaplain.discount")
def test_a_chaplain_helps_nobody_but_its_player() -> None:
    table = position("actions", bids={"tyre": {BLUE: ["chaplain"]}}, hands={RED: [LANCE_1]})
    say(table, RED, f"play {LANCE_1}")
    assert told(table, "played")[-1]["cost"] == 1


@pytest.mark.rule("action.chaplain.discount")
def test_a_chaplain_bid_makes_cards_cheaper_in_the_same_round_only() -> None:
    table = position(hands={RED: [LANCE_2, LANCE_3]})
    say(table, RED, "bid tyre", "lay chaplain")
    say(idle(table, "Actions"), RED, f"play {LANCE_2}")
    assert told(table, "played")[-1]["cost"] == 1
    idle(table, "Auction", round_=3)
    say(idle(table, "Actions"), RED, f"play {LANCE_3}")
    assert told(table, "played")[-1]["cost"] == 3


@pytest.mark.rule("action.chaplain.may-be-free")
def test_a_card_may_cost_nothing_at_all() -> None:
    table = position("actions", bids=CHAPLAIN_IN_TYRE, hands={RED: [LANCE_1]})
    say(table, RED, f"play {LANCE_1}")
    assert told(table, "played")[-1]["cost"] == 0
    assert track(table, RED, "gold") == 3
    spent = position("actions", bids=CHAPLAIN_IN_TYRE, hands={RED: [LANCE_1]}, paid={"akkon": {RED: 6}})
    say(spent, RED, f"play {LANCE_1}")  # with no Templar left
    assert track(spent, RED, "gold") == 3


@pytest.mark.rule("action.effect.at-once")
def test_a_card_takes_effect_before_the_next_word() -> None:
    siege = card("siege", city="tyre", loss="faith")
    table = position("actions", hands={RED: [LANCE_3, siege, LANCE_1]})
    say(table, RED, f"play {LANCE_3}")
    assert asked(table) == ("Actions", RED)
    assert tracks(table, RED) == [5, 2, 2, 2]
    say(table, RED, f"play {siege}")
    assert tracks(table, RED) == [7, 1, 2, 2]
    assert hand(table, RED) == [LANCE_1]


@pytest.mark.rule("action.effect.at-once")
def test_what_a_card_leaves_to_choose_is_chosen_before_the_next_card() -> None:
    plague = card("plague", track="gold")
    table = position("actions", hands={RED: [plague, LANCE_1]})
    say(table, RED, f"play {plague}")
    assert asked(table) == ("Opponent", RED)
    assert bar(table, RED, f"play {LANCE_1}") is not None
    say(table, RED, f"against {BLUE}")
    assert tracks(table, BLUE) == [1, 2, 2, 2]
    assert asked(table) == ("Actions", RED)


@pytest.mark.rule("action.effect.announce")
def test_what_is_played_is_told_to_all_before_it_happens() -> None:
    table = position("actions", hands={RED: [LANCE_2]})
    say(table, RED, f"play {LANCE_2}")
    for seat in (None, BLUE):
        names = [event.name for event in table.events(seat)]
        assert names.index("played") < names.index("advanced")


@pytest.mark.rule("track.limits")
def test_no_marker_passes_thirteen_or_zero() -> None:
    table = position("actions", hands={RED: [LANCE_3]}, tracks={RED: [12, 0, 2, 2]})
    say(table, RED, f"play {LANCE_3}")
    assert track(table, RED, "gold") == 13
    plague = card("plague", track="gold")
    other = position("actions", hands={RED: [plague]}, tracks={BLUE: [0, 2, 2, 2]})
    say(other, RED, f"play {plague}", f"against {BLUE}")
    assert track(other, BLUE, "gold") == 0


@pytest.mark.rule("track.excess-lost")
def test_only_the_steps_beyond_the_end_are_lost() -> None:
    table = position("actions", hands={RED: [LANCE_3]}, tracks={RED: [11, 2, 2, 2]})
    say(table, RED, f"play {LANCE_3}")
    assert told(table, "advanced")[-1] == {"seat": RED, "track": "gold", "steps": 2, "reached": 13}
    plague = card("plague", track="gold")
    other = position("actions", hands={RED: [plague]}, tracks={BLUE: [0, 2, 2, 2]})
    say(other, RED, f"play {plague}", f"against {BLUE}")
    assert told(other, "fell")[-1] == {"seat": BLUE, "track": "gold", "steps": 0, "reached": 0}


@pytest.mark.rule("action.play-while-templars-last")
def test_without_templars_only_a_free_card_can_be_played() -> None:
    table = position("actions", hands={RED: [LANCE_1], BLUE: [LANCE_2]}, paid={"akkon": {RED: 7}})
    assert asked(table)[1] == BLUE  # Red cannot pay any more
    bids, far = CHAPLAIN_IN_TYRE, card("holy-lance", city="jaffa", cost=2)
    other = position("actions", bids=bids, hands={RED: [LANCE_1, far]}, paid={"akkon": {RED: 6}})
    assert free(other, RED, "play") == [LANCE_1]
    assert bar(other, RED, f"play {far}") == "action.play-while-templars-last"


@pytest.mark.rule("action.play-while-templars-last")
def test_one_plays_on_until_the_last_templar_has_been_paid_with() -> None:
    siege = card("siege", city="jaffa")
    table = position("actions", hands={RED: [LANCE_3, LANCE_2, LANCE_1, siege]}, paid={"akkon": {RED: 1}})
    say(table, RED, f"play {LANCE_3}", f"play {LANCE_2}", f"play {LANCE_1}")
    assert hand(table, RED) == [siege]
    assert asked(table)[0] == "Auction"  # nobody can play any more


@pytest.mark.rule("action.discard-played")
def test_played_cards_lie_open_until_the_round_ends_and_never_come_back() -> None:
    table = position("actions", hands={RED: [LANCE_1, LANCE_2], BLUE: [LANCE_3, card("siege", city="jaffa")]})
    say(table, RED, f"play {LANCE_1}", "end")
    assert place(table, LANCE_1) == "played"
    assert seen(table)["played"] == [LANCE_1]
    say(table, BLUE, f"play {LANCE_3}")
    assert seen(table)["played"] == [LANCE_1, LANCE_3]
    idle(table, "Auction", round_=3)
    for name in (LANCE_1, LANCE_3):
        assert place(table, name) == "discarded"
        assert name in seen(table, GREEN)["discards"]
    assert seen(table)["played"] == []


SEVEN = [name for name in CARDS if name.startswith("tyre-")][4:11]


@pytest.mark.rule("action.hand.show-count")
def test_all_see_how_many_cards_each_holds() -> None:
    table = position(options={"hands": "counted"}, hands={RED: SEVEN[:4], BLUE: SEVEN[4:]})
    for seat in (None, GREEN):
        assert [one["count"] for one in seen(table, seat)["hands"]] == [4, 3, 0, 0]


@pytest.mark.rule("action.hand.limit-five")
def test_nobody_keeps_more_than_five_cards() -> None:
    table = position("hand-limit", hands={BLUE: SEVEN, RED: [card("siege", city="jaffa")]})
    assert asked(table) == ("HandLimit", BLUE)
    say(table, BLUE, f"discard {SEVEN[0]}", f"discard {SEVEN[6]}")
    assert asked(table)[0] == "Auction"
    assert len(hand(table, BLUE)) == 5
    six = position("hand-limit", hands={BLUE: SEVEN[:5]})
    assert asked(six)[0] == "Auction"


@pytest.mark.rule("action.hand.discard-to-five")
def test_who_has_too_many_chooses_which_go() -> None:
    table = position("hand-limit", hands={BLUE: SEVEN[:6], GREEN: [card("siege", city="jaffa")]})
    assert free(table, BLUE, "discard") == SEVEN[:6]
    assert bar(table, BLUE, f"discard {card('siege', city='jaffa')}") == "action.hand.discard-to-five"
    say(table, BLUE, f"discard {SEVEN[2]}")
    assert SEVEN[2] not in hand(table, BLUE)
    assert place(table, SEVEN[2]) == "discarded"


@pytest.mark.rule("round.seneschal-passes-left")
def test_the_seneschal_goes_to_the_left_neighbour() -> None:
    table = idle(position(first=YELLOW, seneschal="tyre"), "Auction", round_=3)
    assert world(table).first == RED
    assert seen(table)["seneschal"] is None
    assert bar(table, RED, "seneschal tyre") is None


@pytest.mark.rule("round.new-round")
def test_then_a_new_round_begins() -> None:
    table = idle(position(), "Auction", round_=3)
    assert seen(table)["round"] == 3
    assert told(table, "round-begins")[-1] == {"round": 3, "seat": BLUE}
