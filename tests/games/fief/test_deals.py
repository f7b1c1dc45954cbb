"""Proposals, markers, private talks and promises."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.layout import DIPLOMACY
from outremer.games.fief.promises import broke
from outremer.games.fief.vocabulary import HEAR, PROMISED_TRUCE
from tests.games.fief.any_time import LORDS, TROOPS, at_years_end, before_income, checked
from tests.games.fief.position import coins, france, hand, lord, next_turn, position
from tests.games.talking import asked, bar, free, say, seen, told

HANDS = {0: ["tax", "passage"], 1: ["justice"], 2: ["harvest", "harvest"], 3: ["eric"]}


def haggling(**written: Any) -> outremer.Table:
    """Somebody is asked, so that everybody may make offers."""
    return before_income(**{"hands": HANDS, "coins": {0: 9, 1: 9, 2: 9, 3: 9}, **written})


def proposal(table: outremer.Table, by: int, seat: int | None) -> dict[str, Any]:
    row: dict[str, Any] = seen(table, seat)["families"][by]["deal"]
    return row


def markers(table: outremer.Table) -> list[int]:
    return [france(table).markers(seat) for seat in range(4)]


@pytest.mark.rule("deal.draft")
def test_the_bones_of_a_draft_are_open_and_its_cards_its_writers_own() -> None:
    table = say(haggling(), 0, "address 1", "give-coins 2", "give-card passage", "want-card justice")
    for onlooker in (1, 2, None):
        row = proposal(table, 0, onlooker)
        assert (row["to"], row["gives"], row["cards-given"], row["cards-wanted"]) == (1, 2, 1, 1)
        assert "gives-cards" not in row
        assert "passage" not in table.record(onlooker)
    assert proposal(table, 0, 0)["gives-cards"] == ["passage"]


@pytest.mark.rule("deal.draft")
def test_once_sent_the_addressee_knows_its_cards_and_nobody_else() -> None:
    table = say(haggling(), 0, "address 1", "give-card passage", "want-card justice", "promise vote this-turn", "send")
    assert proposal(table, 0, 1)["gives-cards"] == ["passage"]
    assert proposal(table, 0, 1)["promise-given"] == "vote"
    assert seen(table, 1)["families"][0]["known"] == ["passage"]
    assert "gives-cards" not in proposal(table, 0, 2)
    assert seen(table, 2)["families"][0]["known"] == []


@pytest.mark.rule("deal.draft")
@pytest.mark.parametrize("own", ["tax", "harvest"])
def test_a_proposal_of_a_card_that_its_addressee_knows_of_shows_no_second_one_like_it(own: str) -> None:
    """Seat 1 gave seat 0 a tax, and is offered one: whether it is the same, or another, it cannot tell."""
    table = haggling(hands={0: [own], 1: ["tax"], 2: ["justice"]})
    say(table, 1, "address 0", "give-card tax", "send")
    say(table, 0, "accept-deal 1", "address 1", "give-card tax", "send")
    assert seen(table, 1)["families"][0]["known"] == ["tax"]


@pytest.mark.rule("deal.draft")
def test_two_like_cards_that_a_proposal_gives_are_both_known() -> None:
    table = say(haggling(), 2, "address 1", "give-card harvest", "give-card harvest", "send")
    assert seen(table, 1)["families"][2]["known"] == ["harvest", "harvest"]


@pytest.mark.rule("deal.addressee")
def test_a_proposal_addresses_one_family_until_it_has_answered() -> None:
    table = say(haggling(), 0, "address 1", "give-coins 2")
    rules = france(table).rules
    assert rules.addressed(france(table)) == 0
    say(table, 0, "send")
    assert rules.addressed(france(table)) == 1 << 1
    assert free(table, 1, "decline-deal") == ["0"]
    say(table, 1, "decline-deal 0")
    assert rules.addressed(france(table)) == 0


@pytest.mark.rule("deal.draft")
def test_one_proposal_at_a_time_and_every_clause_once() -> None:
    table = say(haggling(), 0, "address 1", "give-coins 2")
    assert bar(table, 0, "address 2") == "deal.draft"
    assert bar(table, 0, "give-coins 3") == "deal.draft"
    assert bar(table, 1, "give-coins 3") == "deal.draft"  # seat 1 has no draft
    assert bar(haggling(), 0, "send") == "deal.draft"
    empty = say(haggling(), 0, "address 1")
    assert bar(empty, 0, "send") == "deal.draft"
    say(table, 0, "withdraw", "address 2")
    assert proposal(table, 0, None)["to"] == 2


@pytest.mark.rule("deal.limit")
def test_three_proposals_a_phase_and_no_more() -> None:
    table = haggling()
    for _ in range(3):
        say(table, 0, "address 1", "withdraw")
    assert bar(table, 0, "address 1") == "deal.limit"
    assert bar(table, 1, "address 0") is None


@pytest.mark.rule("deal.addressee")
def test_nobody_but_the_addressee_accepts_or_declines() -> None:
    table = say(haggling(), 0, "address 1", "give-coins 2")
    assert bar(table, 1, "accept-deal 0") == "deal.addressee"  # not sent yet
    say(table, 0, "send")
    assert bar(table, 2, "accept-deal 0") == "deal.addressee"
    assert bar(table, 0, "decline-deal 0") == "deal.addressee"
    assert bar(table, 0, "address 0") == "deal.addressee"
    assert bar(table, 1, "address 1") == "deal.addressee"
    say(table, 1, "decline-deal 0")
    assert proposal(table, 0, None) is None
    assert coins(table, 0) == 9


@pytest.mark.rule("diplomacy.coins", "diplomacy.spend", "deal.addressee")
def test_a_marker_of_the_receiver_for_every_three_coins() -> None:
    table = say(haggling(), 0, "address 1", "give-coins 4", "send")
    say(table, 1, "accept-deal 0")
    assert (coins(table, 0), coins(table, 1)) == (5, 13)
    assert markers(table) == [3, 1, 3, 3]
    say(table, 0, "address 1")
    assert bar(table, 0, "give-coins 4") == "diplomacy.coins"
    assert free(table, 0, "give-coins") == ["1", "2", "3"]


@pytest.mark.rule("diplomacy.cards", "diplomacy.spend")
def test_one_marker_for_one_or_more_cards_lords_and_fortune_alike() -> None:
    hands = {0: ["tax", "eric"], 1: ["justice"]}
    table = say(haggling(hands=hands), 0, "address 1", "give-card tax", "give-card eric", "send")
    say(table, 1, "accept-deal 0")
    assert sorted(hand(table, 1)) == ["eric", "justice", "tax"]
    assert hand(table, 0) == []
    assert markers(table) == [3, 2, 3, 3]


@pytest.mark.rule("diplomacy.cards", "diplomacy.spend")
def test_without_a_marker_nothing_is_received() -> None:
    table = haggling()
    france(table).family[DIPLOMACY + 1] = 0
    assert markers(table)[1] == 0
    say(table, 0, "address 1")
    assert bar(table, 0, "give-card tax") == "diplomacy.cards"
    assert bar(table, 0, "give-coins 1") == "diplomacy.coins"
    assert bar(table, 0, "want-coins 3") is None
    assert bar(table, 1, "talk 0") == "diplomacy.spend"


@pytest.mark.rule("diplomacy.spend", "deal.addressee")
def test_a_proposal_waits_until_both_can_give_and_have_markers() -> None:
    table = say(haggling(), 0, "address 1", "want-coins 3", "want-card tax", "send")
    assert bar(table, 1, "accept-deal 0") == "deal.addressee"  # seat 1 has no tax
    table = say(haggling(), 0, "address 1", "want-coins 3", "send")
    france(table).family[DIPLOMACY] = 0
    assert bar(table, 1, "accept-deal 0") == "diplomacy.spend"


@pytest.mark.rule("deal.addressee")
def test_a_proposal_whose_card_has_gone_lapses_and_both_hear_it() -> None:
    table = haggling(hands={0: ["justice", "tax"], 1: ["passage"]}, flags={"othon": ["assassin"]})
    say(table, 0, "address 1", "give-card justice", "send", "justice othon")
    assert proposal(table, 0, None) is None
    assert told(table, "lapsed") == [{"seat": 0, "to": 1}]


@pytest.mark.rule("diplomacy.cards", "purse.open")
def test_outsiders_see_that_a_card_changed_hands_and_not_which() -> None:
    table = say(haggling(), 0, "address 1", "give-card passage", "send")
    say(table, 1, "accept-deal 0")
    assert told(table, "card-passed", 1) == [{"seat": 0, "to": 1, "card": "passage"}]
    assert told(table, "card-passed-unseen", 2) == [{"seat": 0, "to": 1}]
    assert told(table, "card-passed", 2) == []
    assert seen(table, 2)["families"][1]["hand"] == {"lords": 0, "fortunes": 2}
    assert seen(table, 0)["families"][1]["known"] == ["passage"]
    assert seen(table, 2)["families"][1]["known"] == []


@pytest.mark.rule("purse.open")
def test_coins_and_the_number_of_cards_are_open_and_which_cards_is_not() -> None:
    families = seen(haggling(), None)["families"]
    assert [one["coins"] for one in families] == [9, 9, 9, 9]
    assert families[2]["hand"] == {"lords": 0, "fortunes": 2}
    assert families[3]["hand"] == {"lords": 1, "fortunes": 0}
    assert [one["known"] for one in families] == [[], [], [], []]


@pytest.mark.rule("diplomacy.talk", "diplomacy.spend")
def test_a_talk_costs_its_opener_a_marker_and_others_are_asked_in_for_nothing() -> None:
    table = say(haggling(), 0, "talk 1", "talk 2")
    assert markers(table) == [2, 3, 3, 3]
    assert seen(table, 3)["talks"] == {"0": {"talkers": [0, 1, 2], "invited": [0, 1, 2]}}
    assert bar(table, 0, "talk 1") == "diplomacy.talk"
    assert bar(table, 0, "talk 0") == "diplomacy.talk"
    assert bar(table, 3, "leave-talk 0") == "diplomacy.talk"
    say(table, 1, "leave-talk 0")
    assert seen(table, 3)["talks"]["0"]["talkers"] == [0, 2]
    say(table, 0, "leave-talk 0")
    assert seen(table, 3)["talks"] == {}


@pytest.mark.rule("diplomacy.talk")
def test_no_talk_outlasts_its_phase() -> None:
    table = say(haggling(), 0, "talk 1")
    while not table.over:
        assert isinstance(table.need, outremer.Ask)
        for seat in sorted(table.need.seats):
            say(table, seat, "pass")
        if told(table, "talk-ends"):
            break
    assert seen(table, None)["talks"] == {}


@pytest.mark.rule("diplomacy.talk.exchange")
def test_in_a_talk_coins_and_cards_need_no_marker_and_all_in_it_see_them() -> None:
    table = say(haggling(), 0, "talk 1", "talk 2", "address 1", "give-coins 7", "give-card passage", "send")
    assert proposal(table, 0, 2)["gives-cards"] == ["passage"]
    assert "gives-cards" not in proposal(table, 0, 3)
    say(table, 1, "accept-deal 0")
    assert (coins(table, 0), coins(table, 1)) == (2, 16)
    assert markers(table) == [2, 3, 3, 3]  # the talk's own
    assert told(table, "card-passed", 2)
    assert told(table, "card-passed", 3) == []
    assert seen(table, 2)["families"][1]["known"] == ["passage"]
    assert seen(table, 3)["families"][1]["known"] == []
    assert told(table, "coins-passed", 3) == [{"seat": 0, "to": 1, "coins": 7}]


@pytest.mark.rule("ransom.counteroffer")
def test_a_captive_may_be_freed_on_other_terms() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "bourg"), "arthur": (1, "blaye"), "othon": (3, "tournus")}
    table = haggling(lords=lords, captives={"henri": 0})
    say(table, 1, "address 0", "give-coins 3")
    assert bar(table, 1, "free-captive othon") == "ransom.counteroffer"
    say(table, 1, "free-captive henri", "send")
    say(table, 0, "accept-deal 1")
    assert coins(table, 0) == 12
    third = say(haggling(lords=lords, captives={"henri": 0}), 2, "address 0")
    assert bar(third, 2, "free-captive henri") == "ransom.counteroffer"


@pytest.mark.rule("marriage.offer.with_diplomacy")
def test_coins_given_with_a_wedding_cost_the_receiver_markers() -> None:
    table = position("weddings", first=2, lords=LORDS, troops=TROOPS, coins={2: 9}, hands={2: ["harvest"]})
    assert asked(table) == ("Weddings", 2)
    say(table, 2, "address 1", "want-wedding isabelle henri", "give-coins 4", "give-card harvest", "send")
    say(table, 1, "accept-deal 2")
    assert france(table).spouse(lord("isabelle")) == lord("henri")
    assert (coins(table, 1), coins(table, 2)) == (5 + 4, 9 - 4)
    assert hand(table, 1) == ["harvest"]
    assert markers(table) == [3, 0, 3, 3]
    poor = position("weddings", first=2, lords=LORDS, troops=TROOPS, coins={2: 9})
    france(poor).family[DIPLOMACY + 1] = 0
    say(poor, 2, "address 1", "want-wedding isabelle henri")
    assert bar(poor, 2, "give-coins 1") == "diplomacy.coins"


def test_a_wedding_may_be_part_of_it_where_weddings_are_held_and_nowhere_else() -> None:
    table = say(haggling(), 2, "address 1")
    assert bar(table, 2, "want-wedding isabelle henri") == "marriage.announce"
    g = france(table)
    g.phase, g.active = HEAR, 2
    assert free(table, 2, "want-wedding") == ["isabelle henri"]
    say(table, 2, "want-wedding isabelle henri", "give-coins 3", "send")
    say(table, 1, "accept-deal 2")
    assert g.spouse(lord("isabelle")) == lord("henri")


def promises_in_numbers(table: outremer.Table, seat: int) -> dict[str, int]:
    row = dict(zip(table.feature_names(), table.features(seat), strict=True))
    return {name: count for name, count in row.items() if name.startswith("promised.") and count}


@pytest.mark.rule("deal.promise")
def test_a_promise_is_known_to_those_who_heard_it_and_told_as_kept_when_its_turn_is_over() -> None:
    table = say(haggling(), 0, "address 1", "promise truce this-turn", "want-promise vote next-turn", "send")
    say(table, 1, "accept-deal 0")
    assert told(table, "promised", 1) == [
        {"seat": 0, "to": 1, "promise": "truce", "turn": 2},
        {"seat": 1, "to": 0, "promise": "vote", "turn": 3},
    ]
    assert told(table, "promised", 2) == []
    assert len(seen(table, 0)["promises"]) == 2
    assert seen(table, 2)["promises"] == []
    assert promises_in_numbers(table, 0) == {"promised.seat-0.seat-1.truce": 1, "promised.seat-1.seat-0.vote": 1}
    assert promises_in_numbers(table, 2) == {}
    next_turn(table)
    assert told(table, "promise-kept", 0) == [{"seat": 0, "to": 1, "promise": "truce"}]
    assert [one["promise"] for one in seen(table, 0)["promises"]] == ["vote"]


@pytest.mark.rule("deal.promise")
def test_a_promise_binds_nobody_and_is_told_as_broken_to_those_who_heard_it() -> None:
    table = say(haggling(), 0, "address 1", "promise truce this-turn", "send")
    say(table, 1, "accept-deal 0")
    broke(france(table), 0, 1, PROMISED_TRUCE)
    assert told(table, "promise-broken", 1) == [{"seat": 0, "to": 1, "promise": "truce"}]
    assert told(table, "promise-broken", 2) == []
    assert seen(table, 1)["promises"] == []


ENEMIES = {"charles": (0, "bourg"), "henri": (1, "bourg"), "isabelle": (2, "sigy"), "othon": (3, "tournus")}


def sworn_to_peace() -> outremer.Table:
    """Before the battles of this turn, seat 1 has promised seat 0 peace."""
    table = position("march", lords=ENEMIES, troops={(0, "bourg"): (0, 3), (1, "bourg"): (3, 0)})
    say(table, 0, "address 1", "want-promise peace this-turn", "give-coins 1", "send")
    return say(table, 1, "accept-deal 0")


@pytest.mark.rule("deal.promise")
def test_whoever_attacks_has_broken_the_peace_and_whoever_does_not_has_kept_it() -> None:
    table = sworn_to_peace()
    while asked(table)[0] == "March":
        say(table, asked(table)[1], "pass")
    say(table, 0, "done")
    assert asked(table) == ("Battles", 1)
    kept = outremer.load(table.save(), outremer.Seeded(1))
    say(table, 1, "attack bourg")
    assert told(table, "promise-broken", 0) == [{"seat": 1, "to": 0, "promise": "peace"}]
    assert told(table, "promise-broken", 2) == []
    next_turn(kept)
    assert told(kept, "promise-kept", 0) == [{"seat": 1, "to": 0, "promise": "peace"}]


@pytest.mark.rule("free_diplomacy.no_markers", "free_diplomacy.free_deals")
def test_under_free_diplomacy_there_are_no_markers_and_everything_is_free_within_the_limit() -> None:
    table = haggling(options={"free_diplomacy": "yes"})
    say(table, 0, "address 1", "give-coins 9", "give-card tax", "send")
    say(table, 1, "accept-deal 0")
    assert (coins(table, 0), coins(table, 1)) == (0, 18)
    say(table, 0, "talk 1", "leave-talk 0")
    assert bar(table, 0, "talk 1") == "diplomacy.talk"  # one a phase
    assert told(table, "marker-spent") == []


@pytest.mark.rule("free_diplomacy.no_markers")
def test_under_free_diplomacy_the_markers_are_taken_out() -> None:
    table = outremer.new("fief", 3, {"free_diplomacy": "yes", "turn_limit": "8"}, driver=outremer.Seeded(1))
    for _ in range(3):
        assert isinstance(table.need, outremer.Ask)
        (seat,) = table.need.seats
        say(table, seat, f"settle {free(table, seat, 'settle')[0]}")
    assert [one["diplomacy"] for one in seen(table)["families"]] == [0, 0, 0]


@pytest.mark.parametrize("seed", range(6))
def test_haggling_passes_the_checks(seed: int) -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "bourg"), "isabelle": (2, "sigy"), "othon": (3, "tournus")}
    table = haggling(lords=lords, captives={"henri": 0}, options={"turn_limit": "8"}, turn=8)
    if seed % 2:
        say(table, 0, "talk 1", "talk 2")
    report = checked(at_years_end(table), seed)
    assert report.redeals
