"""ACQUISTARE UNA TESSERA PERMESSO: councils, cards, prices, and the permit."""

from __future__ import annotations

import pytest

import outremer
from outremer.games.council.acquiring import least_price
from outremer.games.council.vocabulary import PERMITS_BY_REGION
from tests.games.council.position import buy, hand, held, lying, odds, player, position, roll
from tests.games.talking import asked, bar, free, say, seen, told

FOUR = ["white", "black", "orange", "pink"]


@pytest.mark.rule("action.acquire.choose-council")
def test_only_the_councils_of_the_regions() -> None:
    table = position(hands={0: FOUR}, coins=[20])
    assert free(table, 0, "acquire") == ["coast", "hills", "mountains"]
    with pytest.raises(outremer.NoSuchMove):
        table.play(0, "acquire king")


@pytest.mark.rule("action.acquire.satisfy")
def test_one_to_four_cards_of_the_councillors_colours() -> None:
    table = say(position(hands={0: [*FOUR, "purple"]}, coins=[20]), 0, "acquire coast")
    assert bar(table, 0, "pay") == "action.acquire.satisfy"
    assert bar(table, 0, "lay light-blue") == "action.acquire.satisfy"
    assert bar(table, 0, "lay wild") == "action.acquire.satisfy"
    assert bar(table, 0, "lay purple") == "action.acquire.one-card-per-councillor"
    say(table, 0, "lay white")
    assert bar(table, 0, "pay") is None
    say(table, 0, "lay black", "lay orange", "lay pink", "pay")
    assert asked(table) == ("Purchase", 0)
    assert hand(table) == ["purple"]
    assert seen(table)["discards"] == dict.fromkeys(FOUR, 1)
    assert bar(position(hands={0: ["purple"]}), 0, "acquire coast") == "action.acquire.satisfy"


@pytest.mark.rule("action.acquire.one-card-per-councillor")
def test_four_cards_are_shown_only_when_their_owner_pays() -> None:
    cards = ["white", "black", "wild", "wild"]
    table = say(position(hands={0: [*cards, "orange", "wild"]}, coins=[5]), 0, "acquire coast")
    say(table, 0, *(f"lay {card}" for card in cards))
    assert asked(table) == ("Satisfying", 0)
    assert told(table, "discarded") == []
    for card in ("orange", "wild"):  # two councillors wait for no card any more
        assert bar(table, 0, f"lay {card}") == "action.acquire.one-card-per-councillor"
    assert [str(move) for move in table.moves(0)] == ["pay"]
    assert table.may_undo(0)
    say(table, 0, "pay")
    assert len(told(table, "discarded")) == 4
    assert not table.may_undo(0)


@pytest.mark.rule("action.acquire.one-card-per-councillor")
def test_cards_that_are_chosen_are_read_in_numbers_by_their_owner_alone() -> None:
    table = say(position(hands={0: [*FOUR]}, coins=[20]), 0, "acquire coast", "lay white")
    at = table.feature_names().index("Satisfying.laid.white")
    assert [table.features(seat)[at] for seat in range(4)] == [1, -1, -1, -1]
    say(table, 0, "pay")
    assert table.features(0)[at] == -1


@pytest.mark.rule("action.acquire.one-card-per-councillor")
def test_two_cards_of_a_colour_need_two_councillors_of_it() -> None:
    table = say(position(hands={0: ["white", "white"]}, coins=[20]), 0, "acquire coast", "lay white")
    assert bar(table, 0, "lay white") == "action.acquire.one-card-per-councillor"
    twice = position(
        councils={"coast": ["white", "black", "white", "pink"]}, hands={0: ["white", "white", "white"]}, coins=[20]
    )
    say(twice, 0, "acquire coast", "lay white", "lay white")
    assert bar(twice, 0, "lay white") == "action.acquire.one-card-per-councillor"
    say(twice, 0, "pay")
    assert player(twice)["coins"] == 20 - 7


@pytest.mark.rule("action.acquire.satisfy")
def test_a_card_is_laid_once_though_two_councillors_wait_for_its_colour() -> None:
    pair = {"coast": ["white", "white", "orange", "pink"]}
    table = say(position(councils=pair, hands={0: ["white", "orange"]}, coins=[20]), 0, "acquire coast", "lay white")
    assert bar(table, 0, "lay white") == "action.acquire.satisfy"
    assert free(table, 0, "lay") == ["orange"]


@pytest.mark.rule("action.acquire.wild-card")
def test_a_wild_card_stands_for_any_councillor_left() -> None:
    table = position(hands={0: ["wild", "wild", "wild", "wild"]}, coins=[20])
    buy(table, 0, "hills", ["wild"] * 4)
    assert asked(table) == ("Purchase", 0)
    assert bar(position(hands={0: ["wild"]}, coins=[11]), 0, "acquire hills") is None


@pytest.mark.rule("action.acquire.price.by-councillors")
def test_whoever_cannot_pay_may_not_begin() -> None:
    assert bar(position(hands={0: ["white"]}, coins=[9]), 0, "acquire coast") == "action.acquire.price.by-councillors"
    assert bar(position(hands={0: ["white"]}, coins=[10]), 0, "acquire coast") is None
    table = say(position(hands={0: ["white", "black"]}, coins=[9]), 0, "acquire coast", "lay white")
    assert bar(table, 0, "pay") == "action.acquire.price.by-councillors"
    assert bar(say(table, 0, "lay black"), 0, "pay") is None


@pytest.mark.rule(
    "action.acquire.price.one", "action.acquire.price.two", "action.acquire.price.three", "action.acquire.price.four"
)
def test_more_cards_cost_fewer_coins() -> None:
    def price(count: int) -> int:
        table = buy(position(hands={0: FOUR}, coins=[20]), 0, "coast", FOUR[:count])
        return 20 - int(player(table)["coins"])

    assert price(1) == 10
    assert price(2) == 7
    assert price(3) == 4
    assert price(4) == 0


@pytest.mark.rule("action.acquire.price.wild-surcharge")
def test_a_coin_more_for_each_wild_card() -> None:
    one = buy(position(hands={0: ["wild"]}, coins=[20]), 0, "coast", ["wild"])
    assert player(one)["coins"] == 20 - 11
    # Two wild cards would do for 9 coins, but a purse of 8 must use the coloured card.
    table = say(position(hands={0: ["white", "wild", "wild"]}, coins=[8]), 0, "acquire coast", "lay wild")
    assert bar(table, 0, "lay wild") is None
    say(table, 0, "lay wild")
    assert bar(table, 0, "pay") == "action.acquire.price.wild-surcharge"
    assert player(say(table, 0, "lay white", "pay"))["coins"] == 8 - 4 - 2
    short = say(position(hands={0: [*FOUR[:3], "wild", "wild"]}, coins=[1]), 0, "acquire coast", "lay wild")
    assert bar(short, 0, "lay wild") == "action.acquire.price.wild-surcharge"


@pytest.mark.rule("action.acquire.price.wild.example")
def test_two_coloured_cards_and_a_wild_one_cost_five() -> None:
    table = buy(position(hands={0: ["white", "black", "wild"]}, coins=[20]), 0, "coast", ["white", "black", "wild"])
    assert player(table)["coins"] == 20 - 5


@pytest.mark.rule("action.acquire.price.two-wilds.example")
def test_four_cards_two_of_them_wild_cost_two() -> None:
    cards = ["white", "wild", "black", "wild"]
    assert player(buy(position(hands={0: cards}, coins=[20]), 0, "coast", cards))["coins"] == 20 - 2


@pytest.mark.parametrize(
    ("matched", "wilds", "laid", "price"),
    [(1, 0, 0, 10), (4, 4, 0, 0), (0, 4, 0, 4), (2, 1, 0, 5), (3, 2, 2, 2), (4, 1, 1, 1), (0, 1, 0, 11), (3, 0, 0, 4)],
)
def test_the_cheapest_way_to_satisfy_a_council(matched: int, wilds: int, laid: int, price: int) -> None:
    assert least_price(matched, wilds, laid) == price


@pytest.mark.rule("action.acquire.pay-with-marker")
def test_the_price_moves_the_marker_back() -> None:
    table = buy(position(hands={0: ["white"]}, coins=[13]), 0, "coast", ["white"])
    assert player(table)["coins"] == 3
    assert told(table, "satisfied") == [{"seat": 0, "council": "coast", "count": 1, "price": 10}]


@pytest.mark.rule("action.acquire.take-tile")
def test_one_of_the_two_permits_before_that_council() -> None:
    table = buy(position(hands={0: FOUR}), 0, "coast", FOUR)
    assert free(table, 0, "take") == ["permit-c", "permit-abe"]
    assert bar(table, 0, "take permit-fg") == "action.acquire.take-tile"
    alone = buy(position(hands={0: FOUR}, shown={"coast": ["", "permit-abe"]}), 0, "coast", FOUR)
    assert held(alone) == ["permit-abe"]
    for region in ("coast", "hills", "mountains"):
        gone = position(hands={0: FOUR}, shown={region: ["", ""]})
        assert bar(gone, 0, f"acquire {region}") == "action.acquire.take-tile"


@pytest.mark.rule("action.acquire.tile-face-up")
def test_the_permit_lies_face_up_before_the_player() -> None:
    table = say(buy(position(hands={0: FOUR}), 0, "coast", FOUR), 0, "take permit-c")
    assert held(table) == ["permit-c"]
    assert seen(table, 3)["players"][0]["held_permits"][0]["names"] == ["castrum"]


@pytest.mark.rule("action.acquire.immediate-bonus", "permit-tile.example")
def test_castrum_pays_two_assistants_and_three_coins_at_once() -> None:
    table = say(buy(position(hands={0: FOUR}, coins=[5], assistants=[1]), 0, "coast", FOUR), 0, "take permit-c")
    assert isinstance(table.need, outremer.Roll)  # before the permit is even replaced
    assert player(table)["assistants"] == 1 + 2
    assert player(table)["coins"] == 5 + 3
    roll(table, "permit-d")
    say(table, 0, "extra", "build permit-c")
    assert "castrum" in [one["city"] for one in seen(table)["cities"] if one["emporiums"] == [0]]


@pytest.mark.rule("action.acquire.replace-tile")
def test_the_next_permit_of_the_pile_takes_its_place_after_the_bonuses() -> None:
    table = say(buy(position(hands={0: FOUR}), 0, "coast", FOUR), 0, "take permit-c")
    assert lying(table, "coast") == [None, "permit-abe"]
    assert len(odds(table)) == 13
    roll(table, "permit-d")
    assert lying(table, "coast") == ["permit-d", "permit-abe"]


@pytest.mark.rule("action.acquire.replace-tile")
@pytest.mark.parametrize("last", [PERMITS_BY_REGION[0][0], PERMITS_BY_REGION[0][-1]])
def test_the_last_permit_of_a_pile_is_turned_up_whichever_it_is(last: str) -> None:
    gone = [name for name in PERMITS_BY_REGION[0] if name not in ("permit-c", "permit-abe", last)]
    table = say(buy(position(hands={0: FOUR}, used={1: gone}), 0, "coast", FOUR), 0, "take permit-c")
    assert odds(table) == {last: 1}
    assert lying(roll(table, last), "coast") == [last, "permit-abe"]


def test_an_empty_pile_leaves_the_space_empty() -> None:
    everything = [name for name in PERMITS_BY_REGION[0] if name not in ("permit-c", "permit-abe")]
    table = buy(position(hands={0: FOUR}, used={1: everything}), 0, "coast", FOUR)
    say(table, 0, "take permit-c")
    assert lying(table, "coast") == [None, "permit-abe"]
    assert asked(table) == ("Turn", 0)


def test_permits_laid_under_come_back_when_the_pile_is_used_up() -> None:
    most = [name for name in PERMITS_BY_REGION[0] if name not in ("permit-a", "permit-b", "permit-c", "permit-abe")]
    table = position(hands={0: FOUR}, used={1: most}, under=["permit-k", "permit-b", "permit-a"])
    say(buy(table, 0, "coast", FOUR), 0, "take permit-c")
    assert lying(table, "coast") == ["permit-b", "permit-abe"]
    assert seen(table)["permits"]["coast"]["under"] == ["permit-a"]


def test_a_nobility_step_of_the_permit_leads_to_cell_10_before_it_is_replaced() -> None:
    table = position(hands={0: FOUR}, nobility=[8], shown={"coast": ["permit-ae", "permit-abe"]})
    say(buy(table, 0, "coast", FOUR), 0, "take permit-ae")
    assert asked(table) == ("FreePermit", 0)
    assert lying(table, "coast") == [None, "permit-abe"]
    say(table, 0, "take permit-abe")
    roll(table, "permit-a", "permit-b")
    assert lying(table, "coast") == ["permit-b", "permit-a"]


def test_cards_are_secret_until_they_are_paid_for_and_can_be_taken_back() -> None:
    table = position(hands={0: FOUR, 1: ["white"]}, coins=[20])
    before = table.hash()
    say(table, 0, "acquire coast", "lay white")
    assert table.view(0)["forms"][-1]["laid"]["white"] == 1
    assert "laid" not in table.view(1)["forms"][-1]
    assert player(table)["cards"] == 4
    assert "0: lay" in table.record(0)
    assert "0: lay" not in table.record(1)
    table.undo(0)
    table.undo(0)
    assert table.hash() == before
    say(table, 0, "acquire coast", "lay white", "pay")
    assert not table.may_undo(0)
    assert told(table, "discarded", 1) == [{"seat": 0, "card": "white"}]


@pytest.mark.rule("action.acquire.one-card-per-councillor")
def test_one_card_of_a_colour_matches_one_of_two_such_councillors() -> None:
    twins = {"coast": ["white", "white", "orange", "pink"], "hills": ["purple", "light-blue", "black", "black"]}
    table = position(hands={0: ["white"]}, councils=twins, coins=[9])
    assert bar(table, 0, "acquire coast") == "action.acquire.price.by-councillors"
    assert seen(position(hands={0: ["white"]}, councils=twins), 0)["preview"]["councils"]["coast"]["cards"] == 1
