"""What players agree upon, and what becomes of it: talks, donations, promises, led through by what they say."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.layout import CAPTOR
from tests.games.fief.any_time import LORDS, TROOPS, before_income, with_piece
from tests.games.fief.position import coins, france, hand, lord, next_turn, position, titles
from tests.games.talking import asked, bar, free, say, seen, told

KEPT, BROKEN = "promise-kept", "promise-broken"


def sworn(table: outremer.Table, by: int, to: int, promise: str, when: str = "this-turn") -> outremer.Table:
    """One promises another, for a coin."""
    say(table, by, f"address {to}", f"promise {promise} {when}", "want-coins 1", "send")
    return say(table, to, f"accept-deal {by}")


def outcome(table: outremer.Table, seat: int) -> list[tuple[Any, ...]]:
    """What this seat was told of promises."""
    events = [event for event in table.events(seat) if event.name in (KEPT, BROKEN)]
    return [(one.name, one.arguments["seat"], one.arguments["to"], one.arguments["promise"]) for one in events]


# -- a talk ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("diplomacy.talk.exchange", "diplomacy.talk.relics", "relic.trade", "diplomacy.spend")
def test_in_a_talk_a_relic_goes_for_a_card_and_nobody_spends_another_marker() -> None:
    table = before_income(
        options={"relics": "yes"}, hands={0: ["tax"], 1: ["passage", "justice"], 3: ["harvest"]}, coins={1: 4}
    )
    none = dict.fromkeys(["grail", "eyes", "tooth", "lance", "bones"])
    rows = {"bearer": {**none, "lance": "charles"}, "lying": none}
    sees = ["see-blaye", "see-tournus", "see-st-gerome", "see-sigy"]
    table = with_piece(table, "relics", hidden=sees, relic=rows)
    say(table, 0, "talk 1", "talk 2", "sell-relic lance 1 4")
    assert asked(table) == ("RelicSale", 1)
    assert bar(table, 1, "bear-relic charles") == "relic.trade"
    say(table, 1, "bear-relic henri")
    assert seen(table, 3)["relics"]["lance"] == {"lord": "henri"}
    assert (coins(table, 0), coins(table, 1)) == (5 + 4, 0)
    say(table, 0, "address 1", "want-card passage", "give-coins 5", "send")
    say(table, 1, "accept-deal 0")
    assert sorted(hand(table, 0)) == ["passage", "tax"]
    assert [france(table).markers(seat) for seat in range(4)] == [2, 3, 3, 3]  # the talk's own
    assert told(table, "card-passed", 2) == [{"seat": 1, "to": 0, "card": "passage"}]
    assert told(table, "card-passed", 3) == []
    assert (seen(table, 2)["families"][0]["known"], seen(table, 3)["families"][0]["known"]) == (["passage"], [])
    say(table, 2, "leave-talk 0")
    say(table, 0, "address 1", "give-card passage", "send")
    assert "gives-cards" not in seen(table, 2)["families"][0]["deal"]  # no longer in the talk


@pytest.mark.rule("diplomacy.talk")
def test_a_talk_ends_when_all_who_could_be_asked_have_left_it() -> None:
    table = before_income(hands={1: ["tax"]})
    say(table, 0, "talk 1", "talk 2")
    say(table, 1, "leave-talk 0")
    say(table, 2, "leave-talk 0")
    assert seen(table)["talks"]["0"]["talkers"] == [0]  # seat 3 may still be asked
    say(table, 0, "talk 3")
    say(table, 3, "leave-talk 0")
    assert seen(table)["talks"] == {}
    assert told(table, "talk-ends") == [{"seat": 0}]


# -- donations -------------------------------------------------------------------------------------------------------

PAPACY: dict[str, Any] = {
    "lords": {"charles": (0, "blaye"), "henri": (1, "sigy"), "eric": (2, "bourg")},
    "titles": {"charles": ["see-blaye", "pope"]},
}


@pytest.mark.rule("pope.excommunicate.recant", "pope.excommunicate.only_one")
def test_the_pope_takes_his_sentence_back_for_a_donation_made_since() -> None:
    table = position("draws", **PAPACY)
    sworn(table, 0, 1, "vote")  # a coin for a promise, before there is a sentence
    say(table, 0, "excommunicate henri")
    assert bar(table, 0, "absolve") == "pope.excommunicate.recant"
    say(table, 1, "address 0", "give-coins 2", "send")
    say(table, 0, "accept-deal 1", "absolve")
    assert told(table, "absolved") == [{"lord": "henri"}]
    assert titles(table, "henri") == []
    next_turn(table)
    say(table, 0, "excommunicate henri")
    assert bar(table, 0, "absolve") == "pope.excommunicate.recant"  # the old donation is used up
    say(table, 1, "address 0", "give-coins 1", "send")
    say(table, 0, "accept-deal 1")
    next_turn(table)
    say(table, 0, "excommunicate eric")
    assert bar(table, 0, "absolve") == "pope.excommunicate.recant"  # it was for another sentence


@pytest.mark.rule("pope.excommunicate.recant")
def test_what_the_pope_gives_away_is_no_donation_to_him() -> None:
    table = position("draws", **PAPACY, excommunicated="henri")
    say(table, 0, "address 1", "give-coins 2", "send")
    say(table, 1, "accept-deal 0")
    assert bar(table, 0, "absolve") == "pope.excommunicate.recant"


# -- a vote ----------------------------------------------------------------------------------------------------------

SEE = {"charles": (0, "tournus"), "henri": (1, "mazilles"), "philippe": (2, "chateauneuf")}


def before_two_elections(promise_to: int) -> outremer.Table:
    """Seat 2 has promised a vote; Tournus and Bourg elect their bishops, and seats 0 and 1 put forward theirs."""
    lords = {
        **SEE,
        "arthur": (0, "bourg"),
        "isabelle": (1, "mazilles"),
        "othon": (1, "st-vivien"),
        "eric": (2, "marcamps"),
    }
    troops = {(1, "st-andromy"): (0, 1), (2, "les-essarts"): (0, 1)}
    table = position("weddings", lords=lords, troops=troops)
    sworn(table, 2, promise_to, "vote")
    while asked(table)[0] == "Weddings":
        say(table, asked(table)[1], "pass")
    return table


def elect(table: outremer.Table, nominees: tuple[str, str], white: str) -> None:
    """Seats 0 and 1 nominate and vote for their own, seat 2 for `white`."""
    for seat, word in ((0, f"nominate {nominees[0]}"), (1, f"nominate {nominees[1]}"), (2, "pass")):
        assert asked(table) == ("Nominations", seat)
        say(table, seat, word)
    for seat, name in ((0, nominees[0]), (1, nominees[1]), (2, white)):
        say(table, seat, f"vote {name} nobody")


@pytest.mark.rule("deal.promise")
def test_a_vote_promised_is_kept_by_the_first_election_in_which_it_is_given() -> None:
    table = before_two_elections(promise_to=1)
    elect(table, ("charles", "henri"), white="henri")
    assert outcome(table, 1) == [(KEPT, 2, 1, "vote")]
    assert titles(table, "henri") == ["see-tournus"]
    elect(table, ("arthur", "othon"), white="arthur")
    next_turn(table)
    assert outcome(table, 1) == outcome(table, 2) == [(KEPT, 2, 1, "vote")]
    assert outcome(table, 0) == []


@pytest.mark.rule("deal.promise")
@pytest.mark.parametrize("white", ["charles", "nobody"])
def test_a_vote_promised_is_broken_by_giving_it_to_another_or_to_nobody(white: str) -> None:
    table = before_two_elections(promise_to=1)
    elect(table, ("charles", "henri"), white=white)
    assert outcome(table, 1) == [(BROKEN, 2, 1, "vote")]
    elect(table, ("arthur", "othon"), white="othon")
    next_turn(table)
    assert outcome(table, 1) == [(BROKEN, 2, 1, "vote")]


@pytest.mark.rule("deal.promise")
def test_a_vote_promised_to_whoever_has_no_candidate_is_not_broken_by_another() -> None:
    table = before_two_elections(promise_to=1)
    for seat, word in ((0, "nominate charles"), (1, "pass"), (2, "pass")):
        say(table, seat, word)
    for seat in (0, 1, 2):
        say(table, seat, "vote charles nobody")
    assert outcome(table, 1) == []
    elect(table, ("arthur", "othon"), white="othon")
    assert outcome(table, 1) == [(KEPT, 2, 1, "vote")]


# -- leave -----------------------------------------------------------------------------------------------------------


def at_the_gate(when: str = "this-turn") -> outremer.Table:
    """Seat 1 has promised leave; seat 0 asks for it before St-Vivien."""
    lords = {"charles": (0, "bourg"), "henri": (1, "st-vivien"), "eric": (2, "sigy")}
    table = position("march", lords=lords, troops={(0, "bourg"): (2, 1), (1, "st-vivien"): (1, 0)})
    sworn(table, 1, 0, "leave", when)
    say(table, 0, "lead charles", "take knight 2", "take footman 1", "go st-vivien", "ask-leave")
    assert asked(table) == ("Leave", 1)
    return table


@pytest.mark.rule("deal.promise", "move.cross.consent")
def test_whoever_refuses_the_leave_that_was_promised_has_broken_it() -> None:
    table = say(at_the_gate(), 1, "refuse")
    assert outcome(table, 0) == outcome(table, 1) == [(BROKEN, 1, 0, "leave")]
    assert outcome(table, 2) == []


@pytest.mark.rule("deal.promise", "move.cross.consent")
def test_whoever_gives_the_leave_that_was_promised_has_kept_it_once_the_turn_is_over() -> None:
    table = say(at_the_gate(), 1, "accept")
    say(table, 0, "go st-paul")
    assert outcome(table, 0) == []
    next_turn(table)
    assert outcome(table, 0) == [(KEPT, 1, 0, "leave")]


@pytest.mark.rule("deal.promise")
def test_a_promise_for_the_next_turn_is_not_broken_in_this_one() -> None:
    table = say(at_the_gate("next-turn"), 1, "refuse")
    next_turn(table)
    assert outcome(table, 0) == []
    assert [one["turn"] for one in seen(table, 0)["promises"]] == [3]
    next_turn(table)
    assert outcome(table, 0) == [(KEPT, 1, 0, "leave")]


@pytest.mark.rule("deal.promise", "game.turn_limit")
def test_promises_of_the_last_turn_are_told_too() -> None:
    table = position("march", lords=LORDS, troops=TROOPS, turn=4, options={"turn_limit": "4"})
    sworn(table, 1, 0, "leave")
    next_turn(table)
    assert table.over
    assert outcome(table, 0) == [(KEPT, 1, 0, "leave")]


# -- truce and peace -------------------------------------------------------------------------------------------------


def three_at_bourg(promise: str, to: int) -> outremer.Table:
    """Seat 2 has promised something; then seat 0 attacks seat 1, and seat 2 says where it stands."""
    lords = {"henri": (1, "bourg"), "charles": (0, "bourg"), "eric": (2, "bourg")}
    armies = {(1, "bourg"): (1, 2), (0, "bourg"): (2, 2), (2, "bourg"): (1, 0)}
    table = position("battles", lords=lords, troops=armies)
    assert asked(table) == ("Battles", 0)
    sworn(table, 2, to, promise)
    say(table, 0, "attack bourg", "against 1", "done")
    assert asked(table) == ("Sides", 2)
    return table


@pytest.mark.rule("deal.promise", "battle.coalition")
@pytest.mark.parametrize("promise", ["truce", "peace"])
def test_whoever_joins_the_attackers_breaks_truce_and_peace_with_the_attacked(promise: str) -> None:
    table = say(three_at_bourg(promise, to=1), 2, "join attacker")
    assert outcome(table, 1) == [(BROKEN, 2, 1, promise)]
    aside = say(three_at_bourg(promise, to=1), 2, "join neither")
    assert outcome(aside, 1) == []
    beside = say(three_at_bourg(promise, to=0), 2, "join attacker")
    assert outcome(beside, 0) == []


@pytest.mark.rule("deal.promise", "battle.coalition")
def test_whoever_joins_the_defence_breaks_a_truce_with_the_attacker_but_attacks_nobody() -> None:
    assert outcome(say(three_at_bourg("truce", to=0), 2, "join defender"), 0) == [(BROKEN, 2, 0, "truce")]
    assert outcome(say(three_at_bourg("peace", to=0), 2, "join defender"), 0) == []


@pytest.mark.rule("deal.promise", "battle.start")
@pytest.mark.parametrize("promise", ["truce", "peace"])
def test_whoever_starts_the_battle_breaks_both(promise: str) -> None:
    lords = {"henri": (1, "bourg"), "charles": (0, "bourg"), "eric": (2, "sigy")}
    table = position("battles", lords=lords, troops={(1, "bourg"): (1, 2), (0, "bourg"): (2, 2)})
    sworn(table, 0, 1, promise)
    say(table, 0, "attack bourg")
    assert outcome(table, 1) == [(BROKEN, 0, 1, promise)]


# -- what can no longer be kept --------------------------------------------------------------------------------------


@pytest.mark.rule("deal.addressee", "ransom.counteroffer")
def test_a_proposal_to_free_a_captive_lapses_when_he_goes_free_or_dies() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "bourg"), "arthur": (1, "blaye"), "othon": (3, "tournus")}
    written: dict[str, Any] = {"lords": lords, "captives": {"henri": 0}, "flags": {"henri": ["assassin"]}}
    for seat, word in ((0, "release henri"), (3, "justice henri")):
        table = before_income(**written, hands={2: ["tax"], 3: ["justice"]})
        say(table, 1, "address 0", "free-captive henri", "give-coins 1", "send")
        say(table, seat, word)
        assert told(table, "lapsed") == [{"seat": 1, "to": 0}]
        assert seen(table)["families"][1]["deal"] is None


@pytest.mark.rule("deal.addressee", "diplomacy.coins")
def test_coins_that_one_has_not_are_refused_as_such_and_not_for_want_of_markers() -> None:
    table = before_income(hands={1: ["tax"]}, coins={0: 2, 1: 9})
    say(table, 0, "address 1")
    assert free(table, 0, "give-coins") == ["1", "2"]
    assert bar(table, 0, "give-coins 3") == "deal.addressee"
    assert bar(table, 0, "give-coins 10") == "diplomacy.coins"
    assert bar(table, 0, "want-coins 10") == "diplomacy.coins"
    free_table = before_income(hands={1: ["tax"]}, coins={0: 2}, options={"free_diplomacy": "yes"})
    say(free_table, 0, "address 1")
    assert bar(free_table, 0, "give-coins 30") == "deal.addressee"


@pytest.mark.rule("free_diplomacy.no_markers")
def test_under_free_diplomacy_nobody_is_dealt_a_marker() -> None:
    table = outremer.new("fief", 3, {"free_diplomacy": "yes"}, driver=outremer.Seeded(1))
    assert [one["diplomacy"] for one in seen(table)["families"]] == [0, 0, 0]
    assert [one["diplomacy"] for one in seen(outremer.new("fief", 3))["families"]] == [3, 3, 3]


@pytest.mark.rule("diplomacy.spend", "deal.addressee")
def test_whoever_has_talked_the_markers_away_can_receive_nothing() -> None:
    table = before_income(hands={2: ["tax"]}, coins={0: 9})
    say(table, 0, "address 1", "give-coins 2", "send")
    for other in (2, 3, 2):
        say(table, 1, f"talk {other}", "leave-talk 1")
    assert france(table).markers(1) == 0
    assert bar(table, 1, "accept-deal 0") == "diplomacy.spend"
    assert bar(table, 1, "talk 3") == "diplomacy.spend"


@pytest.mark.rule("diplomacy.talk.exchange", "diplomacy.spend")
def test_in_a_talk_of_whatever_two_families_nothing_is_spent_to_receive() -> None:
    table = before_income(hands={0: ["tax"]}, coins={2: 9})
    say(table, 2, "talk 3")
    had = [france(table).markers(seat) for seat in range(4)]
    say(table, 2, "address 3", "give-coins 4", "send")
    say(table, 3, "accept-deal 2")
    assert [france(table).markers(seat) for seat in range(4)] == had
    say(table, 2, "address 1", "give-coins 3", "send")  # he is not in it
    say(table, 1, "accept-deal 2")
    assert france(table).markers(1) == had[1] - 1


@pytest.mark.rule("cards.hand_limit", "diplomacy.cards")
def test_a_fourth_card_by_a_deal_is_one_too_many() -> None:
    table = before_income(hands={0: ["tax", "eric"], 1: ["passage", "harvest", "harvest"]})
    say(table, 0, "address 1", "give-card tax", "give-card eric", "send")
    say(table, 1, "accept-deal 0")
    assert asked(table) == ("Surplus", 1)
    say(table, 1, "discard harvest", "discard eric")
    assert sorted(hand(table, 1)) == ["harvest", "passage", "tax"]
    assert asked(table)[0] != "Surplus"


@pytest.mark.rule("ransom.counteroffer", "deal.addressee")
def test_a_captive_is_freed_by_who_holds_him_and_nobody_else() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "bourg"), "arthur": (1, "blaye"), "othon": (3, "bourg")}
    table = before_income(lords=lords, captives={"henri": 0}, hands={2: ["tax"]})
    say(table, 1, "address 0", "free-captive henri", "give-coins 1", "send")
    france(table).lord[CAPTOR + lord("henri")] = 3
    assert bar(table, 0, "accept-deal 1") == "ransom.counteroffer"


@pytest.mark.rule("prisoner.escape_secret_passage", "cards.hand_limit")
def test_whoever_is_about_to_go_free_by_a_deal_need_not_escape() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "bourg"), "arthur": (1, "blaye"), "othon": (3, "tournus")}
    hands = {0: ["tax"], 1: ["passage", "harvest", "harvest"]}
    table = before_income(lords=lords, captives={"henri": 0}, hands=hands)
    assert bar(table, 1, "escape henri") is None
    say(table, 0, "address 1", "free-captive henri", "give-card tax", "want-coins 2", "send")
    say(table, 1, "accept-deal 0")
    assert asked(table) == ("Surplus", 1)
    assert bar(table, 1, "escape henri") == "prisoner.escape_secret_passage"
    say(table, 1, "discard harvest")
    assert not france(table).is_captive(lord("henri"))
    assert "passage" in hand(table, 1)
