"""What others might hold, as far as one seat can tell, is dealt as often as counting all deals says."""

from __future__ import annotations

from collections import Counter

import pytest

import outremer
from outremer.games.fief.ballot import Ballot
from outremer.games.fief.knowing import show_card
from outremer.games.fief.layout import CARDS_GIVEN
from outremer.games.fief.vocabulary import CARDS, FORTUNES, SEATS, TITLES
from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Quick
from outremer.table.saves import numbers
from tests.games.fief.any_time import before_income
from tests.games.fief.position import france, hand, lord, map_with
from tests.games.talking import say

DEALS = 1_500


def share(counts: Counter[str], kind: str) -> float:
    return counts[kind] / DEALS


def test_an_unknown_hand_is_dealt_by_what_is_left() -> None:
    """Seat 1 holds a fortune card that seat 0 has not seen: one of the 24 that seat 0 does not hold."""
    table = before_income(hands={0: ["tax"], 1: ["passage"]})
    counts: Counter[str] = Counter()
    for seed in range(DEALS):
        dealt = table.redeal(0, outremer.Seeded(seed))
        assert hand(dealt, 0) == ["tax"]
        counts[hand(dealt, 1)[0]] += 1
    assert set(counts) == set(FORTUNES)
    for kind, left in (("harvest", 5), ("tax", 4), ("passage", 3), ("justice", 1)):
        assert abs(share(counts, kind) - left / 24) < 0.03


def test_a_card_that_was_shown_stays_and_the_rest_of_the_hand_is_dealt() -> None:
    table = before_income(hands={0: ["tax", "passage"], 1: ["justice"]})
    say(table, 0, "address 1", "give-card passage", "send")
    for seed in range(30):
        dealt = table.redeal(1, outremer.Seeded(seed))
        assert "passage" in hand(dealt, 0)
        assert CARDS[france(dealt).deal[CARDS_GIVEN]] == "passage"
    assert len({tuple(hand(table.redeal(1, outremer.Seeded(seed)), 0)) for seed in range(60)}) > 3


def test_the_card_of_anothers_proposal_is_any_card_of_that_hand() -> None:
    """Seat 2 knows that seat 0 offers seat 1 one of two cards, a lord's and a fortune's by their backs."""
    table = before_income(hands={0: ["tax", "eric"], 1: ["justice"], 2: ["harvest"]})
    say(table, 0, "address 1", "give-card tax", "want-card justice", "send")
    counts: Counter[str] = Counter()
    for seed in range(DEALS):
        dealt = table.redeal(2, outremer.Seeded(seed))
        offered = CARDS[france(dealt).deal[CARDS_GIVEN]]
        assert offered in hand(dealt, 0)
        assert offered in dealt.view(1)["world"]["families"][0]["known"]
        counts[offered] += 1
    assert abs(share(counts, "harvest") - 4 / 24 / 2) < 0.03
    assert abs(share(counts, "tax") - 5 / 24 / 2) < 0.03


def test_a_secret_answer_is_one_that_the_hand_dealt_anew_allows() -> None:
    table = before_income(hands={0: ["assassination"], 1: ["tax"], 2: ["tax"]})
    say(table, 0, "strike henri")
    answers = set()
    for seed in range(200):
        dealt = table.redeal(1, outremer.Seeded(seed))
        answer = dealt.save()["stack"][-1]["answers"][0]
        answers.add(answer.split()[0])
        assert answer == "pass" or {"strike": "assassination", "condemn": "justice", "incite": "uprising"}[
            answer.split()[0]
        ] in hand(dealt, 0)
    assert answers == {"pass", "strike"}


def test_markers_that_lie_are_dealt_anew_alike_whichever_of_them_is_the_white_one() -> None:
    g, charles, henri = map_with(), lord("charles"), lord("henri")
    found = set()
    for seed in range(20):
        dealt = []
        for white, black in ((charles, henri), (henri, charles)):
            papers = [[NOBODY, marker, *[NOBODY] * (SEATS - 2)] for marker in (white, black)]
            ballot = Ballot(TITLES.index("king"), 1 << charles | 1 << henri, [0] * SEATS, papers[0], papers[1], True)
            ballot.redeal(g, 0, Quick(seed))
            dealt.append((ballot.white[1], ballot.black[1]))
        assert dealt[0] == dealt[1]
        found.add(dealt[0])
    assert found == {(charles, henri), (henri, charles)}


def test_whichever_card_a_proposal_gave_away_all_is_dealt_anew_alike_for_whoever_did_not_hear_it() -> None:
    """Seat 2 saw seat 0 propose a card to seat 1 and withdraw: a lord's or a fortune's, it cannot tell."""
    tables = []
    for card in ("tax", "eric"):
        table = before_income(hands={0: ["tax", "eric"], 1: ["justice"], 2: ["harvest"]})
        say(table, 0, "address 1", f"give-card {card}", "send", "withdraw")
        tables.append(table)
    one, other = tables
    assert one.view(2) == other.view(2)
    assert one.view(1) != other.view(1)
    known = set()
    for seed in range(40):
        first, second = (table.game.redealt(table.kernel, 2, Quick(seed)) for table in tables)
        assert numbers(first) == numbers(second)
        known.add(CARDS[first.world.rules.box.kind_of[first.world.seen.index(1 << 0 | 1 << 1)]])
    assert known & set(FORTUNES)
    assert known - set(FORTUNES)


def deal_alike(seat: int, *tables: outremer.Table) -> list[outremer.Table]:
    """What this seat imagines at two tables that it cannot tell apart, and at what it imagines there."""
    one, other = tables
    assert one.view(seat) == other.view(seat)
    dealt = []
    for seed in range(40):
        first = one.redeal(seat, outremer.Seeded(seed))
        dealt.append(first)
        for table in (one, other, first):
            again = [near.game.redealt(near.kernel, seat, Quick(seed)) for near in (one, table)]
            assert numbers(again[0]) == numbers(again[1])
    return dealt


@pytest.mark.parametrize("given", ["tax", "harvest"])
def test_whether_a_proposal_gives_a_card_that_the_seat_knows_makes_no_difference(given: str) -> None:
    """Seat 2 knows the tax of seat 0 by a proposal to itself, and hears that seat 0 then offers seat 1 a card."""
    tables = []
    for card in ("tax", given):
        table = before_income(hands={0: ["tax", "harvest", "eric"], 1: ["justice"], 2: ["harvest"]})
        say(table, 0, "address 2", "give-card tax", "send", "withdraw")
        tables.append(say(table, 0, "address 1", f"give-card {card}", "send"))
    offered = set()
    for dealt in deal_alike(2, *tables):
        offered.add(CARDS[france(dealt).deal[CARDS_GIVEN]])
        assert dealt.view(1)["world"]["families"][0]["known"] == [CARDS[france(dealt).deal[CARDS_GIVEN]]]
    assert "tax" in offered
    assert offered & set(FORTUNES) - {"tax"}
    assert offered - set(FORTUNES)


def test_whether_a_proposal_gives_a_card_that_was_shown_to_all_makes_no_difference() -> None:
    table = before_income(hands={0: ["justice", "harvest", "eric"], 1: ["tax"], 2: ["harvest"]})
    show_card(france(table), CARDS.index("justice"), 0)
    tables = []
    for card in ("justice", "harvest"):
        copy = outremer.load(table.save(), outremer.Seeded(1))
        tables.append(say(copy, 0, "address 1", f"give-card {card}", "send"))
    offered = {CARDS[france(dealt).deal[CARDS_GIVEN]] for dealt in deal_alike(2, *tables)}
    assert "justice" in offered
    assert len(offered) > 3


def test_a_proposal_that_is_heard_gives_its_card_in_all_that_is_imagined_whatever_else_changes_hands() -> None:
    table = before_income(hands={0: ["tax", "passage"], 1: ["justice"], 2: ["harvest"]})
    say(table, 0, "address 1", "give-card passage", "send")
    say(table, 2, "address 0", "give-card harvest", "want-card tax", "send")
    say(table, 0, "accept-deal 2")
    assert table.view(1)["world"]["families"][0]["known"] == ["passage"]
    for seed in range(40):
        assert "passage" in hand(table.redeal(1, outremer.Seeded(seed)), 0)
