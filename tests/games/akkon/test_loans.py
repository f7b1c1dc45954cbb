"""PESTE and FRATELLI D'ARME in the round after: borrowed Templars, and who knows them."""

from __future__ import annotations

import pytest

import outremer
from outremer.games.akkon.vocabulary import PIECES
from tests.games import leaks
from tests.games.akkon.position import BLUE, GREEN, RED, YELLOW, card, hand, holder, lies, position, seen_city, world
from tests.games.talking import asked, bar, free, idle, say, seen, told

PLAGUE = card("plague", track="faith")
BROTHERS = card("brothers-in-arms", track="faith")


def next_auction(*cards: str, against: int = BLUE, rolls: tuple[str, ...]) -> outremer.Table:
    """Red has played these cards in round 2; round 3 has begun."""
    table = position("actions", hands={RED: cards}, driver=outremer.Scripted(*rolls))
    for name in cards:
        say(table, RED, f"play {name}", f"against {against}")
    return idle(table, "Auction", round_=3)


@pytest.mark.rule("card.plague.take-one")
def test_as_the_next_auction_begins_plague_takes_a_random_templar() -> None:
    table = position("actions", hands={RED: [PLAGUE]})
    table = outremer.load({**table.save(), "driver": None})
    table.driver = None
    say(table, RED, f"play {PLAGUE}", f"against {BLUE}")
    need = table.need
    assert isinstance(need, outremer.Roll)
    assert list(need.odds.values()) == [1] * 7
    table.roll("knight-8")
    assert holder(table, BLUE, "knight-8") == RED
    assert asked(table)[0] == "Auction"
    assert world(table).debts == []


@pytest.mark.rule("card.plague.take-one")
def test_owner_and_taker_know_the_templar_and_nobody_else() -> None:
    table = next_auction(PLAGUE, rolls=("knight-8",))
    shown = {"seat": RED, "colour": BLUE, "loan": "plague"}
    red = seen(table, RED)["camps"][RED]["templars"][-1]
    assert red == {**shown, "piece": "knight-8", "open": False}
    assert seen(table, BLUE)["lent"] == [{"seat": RED, "piece": "knight-8", "loan": "plague"}]
    assert seen(table, GREEN)["camps"][RED]["templars"][-1] == {**shown, "hidden": 1}
    assert seen(table, GREEN)["lent"] == []
    assert told(table, "took", BLUE) == told(table, "took", RED) == [{"seat": RED, "other": BLUE, "piece": "knight-8"}]
    assert told(table, "took", GREEN) == []
    assert told(table, "took-one", GREEN) == [{"seat": RED, "other": BLUE}]
    assert "roll ..." in table.record(GREEN)
    assert "roll knight-8" in table.record(BLUE)


@pytest.mark.rule("card.plague.take-one")
def test_as_many_are_taken_as_are_left_in_the_order_of_the_cards() -> None:
    debts = [
        {"taker": RED, "owner": BLUE, "loan": "brothers-in-arms"},
        {"taker": GREEN, "owner": BLUE, "loan": "plague"},
    ]
    loans = [(YELLOW, BLUE, one, "plague", "camp") for one in ("knight-5", "knight-6", "knight-7", "knight-8")]
    loans += [(YELLOW, BLUE, one, "plague", "camp") for one in ("turcopole", "sergeant")]
    saved = position("loans", borrowed=loans).save()
    saved["world"]["debts"] = debts
    saved["stack"] = saved["stack"][:2]
    saved["stack"][1]["at"] = "loans"
    saved["world"]["bidder"] = None
    table = outremer.load(saved)
    assert holder(table, BLUE, "chaplain") == RED
    assert world(table).lent == 7
    assert seen(table)["camps"][BLUE]["templars"] == []


@pytest.mark.rule("card.plague.whole-round")
def test_a_templar_taken_by_plague_is_as_ones_own_the_whole_round() -> None:
    lance = card("holy-lance", cost=1)
    table = next_auction(PLAGUE, rolls=("knight-8", "jaffa-7"))
    say(table, BLUE, "bid jaffa")
    assert bar(table, BLUE, "lay knight-8") is not None  # its owner does not have it
    say(table, BLUE, "lay knight-5")
    say(table, RED, "bid-borrowed plague 1 jaffa")
    assert lies(table, BLUE, "knight-8") == "jaffa"
    idle(table, "Actions")
    assert len(hand(table, RED)) == 1  # 8 beats 5
    pays = position("actions", hands={RED: [lance]}, borrowed=[(RED, BLUE, "knight-8", "plague", "camp")])
    assert seen(pays)["camps"][RED]["free"] == 8
    assert seen(pays)["camps"][BLUE]["free"] == 6
    idle(pays, "Auction", round_=3)
    assert holder(pays, BLUE, "knight-8") == BLUE


@pytest.mark.rule("card.brothers.take-two")
def test_brothers_in_arms_takes_two_random_templars_one_after_the_other() -> None:
    table = next_auction(BROTHERS, rolls=("knight-8", "chaplain"))
    assert [one["piece"] for one in seen(table, BLUE)["lent"]] == ["knight-8", "chaplain"]
    assert [camp["free"] for camp in seen(table)["camps"]] == [9, 5, 7, 7]
    with pytest.raises(outremer.OutOfScript):
        next_auction(BROTHERS, rolls=("knight-8", "knight-8"))


@pytest.mark.rule("card.brothers.auction-only")
def test_unused_brothers_go_home_after_the_auction_and_used_ones_after_the_round() -> None:
    lance = card("holy-lance", cost=1)
    loans = [(RED, BLUE, one, "brothers-in-arms", "camp") for one in ("knight-8", "chaplain")]
    table = position(turn=RED, passed=[BLUE, GREEN, YELLOW], borrowed=loans, hands={RED: [lance]})
    say(table, RED, "bid-borrowed brothers-in-arms 1 sidon", "lay chaplain", "pass")
    assert (lies(table, BLUE, "chaplain"), holder(table, BLUE, "chaplain")) == ("sidon", RED)
    assert holder(table, BLUE, "knight-8") == BLUE
    assert seen(table)["camps"][RED]["free"] == 7
    assert told(table, "went-home") == [{"seat": RED, "other": BLUE}]
    idle(table, "Auction", round_=3)
    assert holder(table, BLUE, "chaplain") == BLUE


@pytest.mark.rule("card.brothers.auction-only")
def test_whoever_had_a_templar_that_went_home_still_knows_it() -> None:
    loans = [(RED, BLUE, one, "brothers-in-arms", "camp") for one in ("knight-8", "chaplain")]
    loans.append((GREEN, BLUE, "knight-5", "plague", "camp"))
    table = position(turn=RED, passed=[BLUE, GREEN, YELLOW], borrowed=loans, hands={RED: [card("holy-lance", cost=1)]})
    say(table, RED, "pass")
    known = [one.get("piece") for one in seen(table, RED)["camps"][BLUE]["templars"]]
    assert known == ["knight-8", "chaplain", None]
    assert holder(table, BLUE, "knight-5") == GREEN  # Plague lends for the whole round
    for other in (GREEN, None):
        assert all("piece" not in one for one in seen(table, other)["camps"][BLUE]["templars"])


def test_a_redeal_leaves_those_that_went_home_where_they_are_known_to_be() -> None:
    loans = [(RED, BLUE, one, "brothers-in-arms", "camp") for one in ("knight-8", "chaplain")]
    loans.append((GREEN, BLUE, "knight-5", "plague", "camp"))
    table = position(turn=RED, passed=[BLUE, GREEN, YELLOW], borrowed=loans, hands={RED: [card("holy-lance", cost=1)]})
    say(table, RED, "pass")
    for seed in range(20):
        dealt = table.redeal(RED, outremer.Seeded(seed))
        assert holder(dealt, BLUE, "knight-8") == holder(dealt, BLUE, "chaplain") == BLUE


def test_which_of_two_borrowed_templars_lies_where_its_owner_does_not_know() -> None:
    table = next_auction(BROTHERS, rolls=("knight-8", "chaplain"))
    say(table, BLUE, "pass")
    say(table, RED, "bid-borrowed brothers-in-arms 1 tyre", "lay knight-8")
    shown = seen_city(table, "tyre", BLUE)["bids"]
    assert shown == [{"seat": RED, "colour": BLUE, "loan": "brothers-in-arms", "hidden": 1}]
    dealt = {lies(table.redeal(BLUE, outremer.Seeded(seed)), BLUE, "knight-8") for seed in range(40)}
    assert dealt == {"tyre", "camp"}
    for seed in range(40):
        twin = table.redeal(BLUE, outremer.Seeded(seed))
        assert holder(twin, BLUE, "knight-8") == holder(twin, BLUE, "chaplain") == RED


def test_a_heap_of_one_is_laid_without_a_question() -> None:
    table = next_auction(PLAGUE, rolls=("turcopole",))
    say(table, BLUE, "pass")
    say(table, RED, "bid-borrowed plague 1 tyre")
    assert lies(table, BLUE, "turcopole") == "tyre"
    assert free(table, RED, "lay") == []
    assert asked(table)[1] == YELLOW


@pytest.mark.rule("card.plague.take-one", "card.brothers.take-two")
def test_a_templar_that_is_with_somebody_else_is_refused_by_the_card_that_took_it() -> None:
    loans = [(RED, BLUE, "knight-8", "plague", "camp"), (GREEN, BLUE, "knight-7", "brothers-in-arms", "camp")]
    table = position(turn=BLUE, borrowed=loans, bids={"tyre": {BLUE: ["knight-6"]}})
    say(table, BLUE, "bid jaffa")
    assert bar(table, BLUE, "lay knight-8") == "card.plague.take-one"
    assert bar(table, BLUE, "lay knight-7") == "card.brothers.take-two"
    assert bar(table, BLUE, "lay knight-6") == "auction.used.stay-at-city"


@pytest.mark.rule("card.plague.take-one", "card.brothers.take-two")
def test_bidding_with_what_was_never_borrowed_is_refused_by_the_card_that_would_have_to_take_it() -> None:
    nothing_lent = position()
    assert bar(nothing_lent, RED, f"bid-borrowed plague {BLUE} tyre") == "card.plague.take-one"
    assert bar(nothing_lent, RED, f"bid-borrowed brothers-in-arms {BLUE} tyre") == "card.brothers.take-two"
    loans = [(RED, BLUE, "knight-8", "plague", "tyre"), (RED, BLUE, "knight-7", "brothers-in-arms", "camp")]
    table = position(borrowed=loans)
    assert bar(table, RED, f"bid-borrowed plague {BLUE} tyre") == "auction.used.stay-at-city"
    assert bar(table, RED, f"bid-borrowed plague {GREEN} tyre") == "card.plague.take-one"
    assert bar(table, RED, f"bid-borrowed brothers-in-arms {RED} tyre") == "card.brothers.take-two"
    assert bar(table, RED, "bid-borrowed plague 4 tyre") == "card.plague.take-one"
    assert bar(table, BLUE, "bid tyre") == "auction.place-one"  # not its turn


@pytest.mark.rule("card.plague.take-one")
def test_a_player_without_a_templar_at_home_bids_none() -> None:
    loans = [(RED, BLUE, name, "plague", "camp") for name in PIECES]
    table = position(turn=BLUE, first=BLUE, borrowed=loans)
    assert free(table, BLUE, "bid") == []
    assert bar(table, BLUE, "bid tyre") == "card.plague.take-one"
    assert free(table, BLUE, "seneschal") != []


def test_templars_named_to_everybody_as_they_are_taken_are_found() -> None:
    assert "tells it took" in leaks.found("borrowed Templars")


@pytest.mark.rule("card.plague.take-one")
def test_only_what_the_owner_still_has_at_home_can_be_taken() -> None:
    saved = position("auction", turn=RED, borrowed=[(YELLOW, GREEN, "knight-6", "plague", "camp")]).save()
    saved["world"].update(debts=[{"taker": RED, "owner": GREEN, "loan": "plague"}], bidder=None)
    saved["stack"] = [saved["stack"][0], {"form": "Round", "at": "loans"}]
    assert holder(outremer.load(saved, outremer.Scripted("knight-5")), GREEN, "knight-5") == RED
    with pytest.raises(outremer.OutOfScript):
        outremer.load(saved, outremer.Scripted("knight-6"))


def test_borrowed_templars_of_two_colours_are_laid_by_their_colour() -> None:
    loans = [(RED, BLUE, "knight-8", "plague", "camp"), (RED, GREEN, "knight-5", "plague", "camp")]
    table = position(turn=RED, borrowed=loans)
    say(table, RED, "bid-borrowed plague 2 tyre")
    assert (lies(table, GREEN, "knight-5"), lies(table, BLUE, "knight-8")) == ("tyre", "camp")
    assert bar(position(turn=RED, borrowed=loans), RED, "bid-borrowed plague 3 tyre") == "card.plague.take-one"


@pytest.mark.rule("card.plague.take-one")
def test_who_has_seen_what_was_taken_takes_nothing_back() -> None:
    table = position("actions", hands={RED: [PLAGUE]}, driver=outremer.Scripted("knight-8"))
    say(table, RED, f"play {PLAGUE}")
    assert table.may_undo(RED)
    say(table, RED, f"against {BLUE}")
    assert holder(table, BLUE, "knight-8") == RED
    assert not any(table.may_undo(seat) for seat in range(4))


@pytest.mark.rule("card.plague.take-one")
def test_a_templar_that_somebody_else_has_borrowed_is_not_ones_own_to_bid() -> None:
    table = position(turn=RED, borrowed=[(GREEN, BLUE, "knight-5", "plague", "camp")])
    assert bar(table, RED, "bid-borrowed plague 1 tyre") == "card.plague.take-one"
