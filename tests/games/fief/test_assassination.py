"""Assassination, its foil, who is blamed, and justice."""

from __future__ import annotations

import pytest

import outremer
from tests.games.fief.any_time import asked_together, before_income
from tests.games.fief.position import france, hand, lord, place
from tests.games.talking import bar, free, say, seen, told


def plotting(*dice: int | str, **written: object) -> outremer.Table:
    """Seat 0 holds the dagger, and nobody anything else."""
    return before_income(hands={0: ["assassination"]}, driver=outremer.Scripted(*dice), **written)


@pytest.mark.rule("card.assassination.target", "card.assassination.roll", "card.assassination.assassin")
@pytest.mark.parametrize("die", ["1", "2", "3"])
def test_on_three_or_less_the_victim_dies(die: str) -> None:
    table = say(plotting(die), 0, "assassinate henri")
    assert place(table, "henri") is None
    assert hand(table, 0) == []
    assert seen(table)["discards"]["assassination"] == 1


@pytest.mark.rule("card.assassination.roll", "card.assassination.assassin")
@pytest.mark.parametrize("die", ["4", "5", "6"])
def test_on_four_or_more_the_victim_lives_and_still_somebody_bears_the_knife(die: str) -> None:
    table = say(plotting(die), 0, "assassinate henri")
    assert place(table, "henri") == "blaye"
    assert asked_together(table) == ("Blame", [0])
    assert sorted(free(table, 0, "blame")) == ["arthur", "charles"]
    assert bar(table, 0, "blame henri") == "card.assassination.assassin"
    say(table, 0, "blame arthur")
    assert seen(table)["lords"]["arthur"]["flags"] == ["assassin"]


@pytest.mark.rule("card.assassination.target")
def test_king_queen_and_pope_are_not_safe() -> None:
    table = plotting(
        lords={
            "charles": (0, "bourg"),
            "henri": (1, "blaye"),
            "isabelle": (2, "sigy"),
            "othon": (3, "tournus"),
        },
        titles={"henri": ["king"], "isabelle": ["queen"], "othon": ["pope"]},
    )
    assert sorted(free(table, 0, "assassinate")) == ["henri", "isabelle", "othon"]
    assert bar(table, 0, "assassinate eric") == "card.assassination.target"
    assert bar(table, 1, "assassinate charles") == "card.assassination.target"  # seat 1 has no such card


@pytest.mark.rule("card.assassination.not_own_family")
def test_the_own_family_is_never_the_victim() -> None:
    table = plotting()
    assert bar(table, 0, "assassinate charles") == "card.assassination.not_own_family"
    assert bar(table, 0, "strike arthur") == "card.assassination.not_own_family"


@pytest.mark.rule("card.assassination.assassin")
def test_a_player_without_a_lord_cannot_play_it() -> None:
    lords = {"henri": (1, "blaye"), "isabelle": (2, "sigy")}
    table = before_income(hands={0: ["assassination"], 1: ["tax"]}, lords=lords)
    assert bar(table, 0, "assassinate henri") == "card.assassination.assassin"


@pytest.mark.rule("card.assassination.assassin")
def test_a_captive_may_be_behind_it() -> None:
    table = plotting(
        "6",
        lords={"charles": (0, "blaye"), "henri": (1, "blaye"), "isabelle": (2, "sigy")},
        troops={(1, "blaye"): (1, 0)},
        captives={"charles": 1},
    )
    say(table, 0, "assassinate isabelle", "blame charles")
    assert told(table, "blamed") == [{"seat": 0, "lord": "charles"}]


@pytest.mark.rule("card.secret_passage.foil", "card.secret_passage.discard", "card.assassination.assassin")
def test_the_victims_player_alone_may_foil_it_and_both_cards_are_discarded() -> None:
    table = before_income(hands={0: ["assassination"], 1: ["passage"], 2: ["passage"]})
    say(table, 0, "assassinate henri")
    assert asked_together(table) == ("Foil", [1])
    assert bar(table, 2, "foil") == "card.secret_passage.foil"
    say(table, 1, "foil")
    assert place(table, "henri") == "blaye"
    assert hand(table, 1) == []
    assert seen(table)["discards"] == {"passage": 1, "assassination": 1}
    assert told(table, "struck-roll") == []
    assert asked_together(table) == ("Blame", [0])  # whatever the outcome


@pytest.mark.rule("card.secret_passage.by_moment", "card.secret_passage.foil", "any_time.window")
def test_who_has_no_passage_is_asked_all_the_same_if_it_could_be_in_hand() -> None:
    table = before_income(hands={0: ["assassination"], 1: ["tax"]}, driver=outremer.Scripted("1"))
    say(table, 0, "assassinate henri")
    assert asked_together(table) == ("Foil", [1])
    assert bar(table, 1, "foil") == "card.secret_passage.by_moment"
    say(table, 1, "pass")
    assert place(table, "henri") is None


@pytest.mark.rule("card.justice.target", "card.justice.discard")
def test_justice_kills_a_marked_lord_at_once_and_both_cards_are_discarded() -> None:
    table = before_income(hands={2: ["justice"]}, flags={"henri": ["assassin"]})
    assert bar(table, 2, "justice othon") == "card.justice.target"
    say(table, 2, "justice henri")
    assert place(table, "henri") is None
    assert seen(table)["discards"] == {"henri": 1, "justice": 1}


@pytest.mark.rule("card.justice.target")
def test_even_ones_own_assassin_may_be_condemned_but_not_without_the_card() -> None:
    table = before_income(hands={2: ["justice"], 1: ["tax"]}, flags={"isabelle": ["assassin"], "henri": ["assassin"]})
    assert sorted(free(table, 2, "justice")) == ["henri", "isabelle"]
    assert bar(table, 1, "justice henri") == "card.justice.target"
    assert bar(table, 1, "condemn henri") == "card.justice.target"


@pytest.mark.rule("card.justice.immune")
@pytest.mark.parametrize(("title", "rule"), [(name, "card.justice.immune") for name in ("king", "prince", "pope")])
def test_king_crown_prince_and_pope_are_above_justice(title: str, rule: str) -> None:
    table = before_income(hands={2: ["justice"]}, flags={"henri": ["assassin"]}, titles={"henri": [title]})
    assert bar(table, 2, "justice henri") == rule


@pytest.mark.rule("card.justice.immune")
def test_the_queen_regent_is_above_justice_and_the_queen_is_not() -> None:
    marked = {"isabelle": ["assassin"]}
    regent = before_income(hands={2: ["justice"]}, flags=marked, titles={"isabelle": ["regent"]})
    queen = before_income(hands={2: ["justice"]}, flags=marked, titles={"isabelle": ["queen"]})
    assert bar(regent, 2, "justice isabelle") == "card.justice.immune"
    assert bar(queen, 2, "justice isabelle") is None


def test_the_death_of_the_last_guard_frees_a_captive() -> None:
    table = plotting(
        "1",
        lords={"charles": (0, "bourg"), "henri": (1, "blaye"), "isabelle": (2, "blaye")},
        troops={(0, "bourg"): (1, 0)},
        captives={"isabelle": 1},
    )
    say(table, 0, "assassinate henri")
    assert not france(table).is_in_play(lord("henri"))
