"""SIMBOLI, IL PERCORSO DELLA NOBILTÀ: what symbols pay, and the cells of the track."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.council.bonuses import PermitAgain
from outremer.games.council.vocabulary import PERMITS, PERMITS_BY_REGION
from tests.games.council.position import (
    BALCONIES,
    asked_is,
    buy,
    city,
    hand,
    held,
    lying,
    odds,
    player,
    position,
    roll,
    world,
)
from tests.games.talking import asked, bar, free, say, seen, told

FOUR = ["white", "black", "orange", "pink"]


def take(permit: str, region: str = "hills", **given: Any) -> outremer.Table:
    """Seat 0 takes this permit, for which it has the cards; rolls and choices are still to be answered."""
    shown = {"coast": ["", ""], "hills": ["", ""], "mountains": ["", ""], region: [permit, ""]}
    councils = {"coast": FOUR, "hills": FOUR, "mountains": ["orange", "pink", "purple", "light-blue"]}
    cards = councils[region]
    if region == "hills":
        councils["king"] = ["purple", "light-blue", "purple", "light-blue"]
        councils["coast"] = ["white", "black", "orange", "pink"]
    table = position(hands={0: cards}, shown=shown, councils=councils, **given)
    return buy(table, 0, region, cards)


def step(cell: int, **given: Any) -> outremer.Table:
    """Seat 0 moves from the cell before to this one, by a permit that pays nothing else but a coin."""
    return take("permit-fgh", nobility=[cell - 1], coins=[10], **given)


@pytest.mark.rule("symbol.assistant")
def test_an_assistant_from_the_reserve() -> None:
    table = take("permit-h", assistants=[1])
    assert player(table)["assistants"] == 5
    assert seen(table)["reserve"] == 48 - 5 - 2 - 2 - 2
    scarce = take("permit-h", assistants=[1, 44, 0, 0])
    assert player(scarce)["assistants"] == 1 + 3
    assert told(scarce, "gained") == [{"seat": 0, "count": 3, "good": "assistants"}]


@pytest.mark.rule("symbol.politics-card")
def test_a_card_from_the_deck() -> None:
    table = take("permit-hij")
    assert sum(odds(table).values()) == 86
    roll(table, "wild", "pink")
    assert hand(table) == ["pink", "wild"]
    assert seen(table)["deck"] == 84
    assert told(table, "drew", 1) == []


@pytest.mark.rule("symbol.coin")
def test_a_coin() -> None:
    assert player(take("permit-fg", coins=[6]))["coins"] == 6 + 5
    near_the_end = take("permit-fg", coins=[18])
    assert player(near_the_end)["coins"] == 20
    assert told(near_the_end, "gained") == [{"seat": 0, "count": 2, "good": "coins"}]  # the log tells what came


@pytest.mark.rule("symbol.victory-point")
def test_a_point() -> None:
    assert player(take("permit-hi", points=[7]))["points"] == 7 + 5


@pytest.mark.rule("symbol.nobility-step")
def test_a_step_on_the_nobility_track() -> None:
    table = take("permit-fij", nobility=[0])
    assert player(table)["nobility"] == 1
    assert told(table, "advanced") == [{"seat": 0, "cell": 1}]


@pytest.mark.rule("nobility.ways-to-advance")
def test_permits_and_tokens_move_the_marker_and_nothing_else() -> None:
    assert player(take("permit-g", nobility=[0]))["nobility"] == 1
    built = say(position(permits={0: ["permit-m"]}), 0, "build permit-m")
    assert player(built)["nobility"] == 1
    plain = say(position(permits={0: ["permit-n"]}, shown={"mountains": []}), 0, "build permit-n")
    elected = say(position(), 0, "elect white", "into king", "hire")
    assert player(plain)["nobility"] == player(elected)["nobility"] == 0


@pytest.mark.rule("nobility.bonus-spaces")
def test_every_cell_reached_pays_step_by_step_up_to_the_last() -> None:
    both = take("permit-ae", "coast", nobility=[1], coins=[0])
    assert player(both)["nobility"] == 3
    assert (player(both)["points"], player(both)["coins"]) == (2, 2)
    last = take("permit-ae", "coast", nobility=[1], coins=[0], options={"two-steps": "last-pays"})
    assert player(last)["nobility"] == 3
    assert (player(last)["points"], player(last)["coins"]) == (0, 0)
    end = take("permit-ae", "coast", nobility=[20])
    assert player(end)["nobility"] == 20
    assert player(end)["points"] == 0
    almost = take("permit-ae", "coast", nobility=[19])
    assert (player(almost)["nobility"], player(almost)["points"]) == (20, 3)


@pytest.mark.rule("nobility.cell.2")
def test_cell_2_pays_two_points_and_two_coins() -> None:
    table = step(2)
    assert player(table)["points"] == 2
    assert player(table)["coins"] == 10 + 1 + 2


@pytest.mark.rule("nobility.cell.4")
def test_cell_4_pays_one_own_token_again() -> None:
    table = step(4, built={0: ["indur", "framek"], 1: ["naris"]})
    assert asked(table) == ("TokenAgain", 0)
    assert free(table, 0, "collect") == ["framek", "indur"]
    assert bar(table, 0, "collect naris") == "nobility.cell.4"
    assert player(say(table, 0, "collect indur"))["coins"] == 11 + 3
    alone = step(4, built={0: ["indur"]})
    assert player(alone)["coins"] == 11 + 3
    none = step(4, built={0: ["juvelar"]})
    assert asked(roll(none, "permit-f"))[0] == "Turn"
    assert player(none)["coins"] == 11


@pytest.mark.rule("nobility.cell.6")
def test_cell_6_pays_a_main_action() -> None:
    table = roll(step(6), "permit-f")
    assert seen(table)["extra_actions"] == 1
    assert bar(table, 0, "elect white") is None


@pytest.mark.rule("nobility.cell.8")
def test_cell_8_pays_three_points_and_a_card() -> None:
    table = step(8)
    assert player(table)["points"] == 3
    roll(table, "wild")
    assert hand(table) == ["wild"]


@pytest.mark.rule("nobility.cell.10")
def test_cell_10_gives_any_permit_with_its_bonuses() -> None:
    def reached(**options: str) -> outremer.Table:
        everywhere = {"coast": ["permit-c", "permit-abe"], "hills": ["permit-fgh", "permit-hi"]}
        councils = {"hills": FOUR, "king": ["purple", "light-blue", "purple", "light-blue"]}
        table = position(hands={0: FOUR}, shown=everywhere, councils=councils, nobility=[9], coins=[0], options=options)
        return say(buy(table, 0, "hills", FOUR), 0, "take permit-fgh")

    table = reached()
    assert asked(table) == ("FreePermit", 0)
    assert free(table, 0, "take") == ["permit-c", "permit-abe", "permit-hi", "permit-n", "permit-lmn"]
    assert bar(table, 0, "take permit-a") == "nobility.cell.10"
    say(table, 0, "take permit-n")
    assert player(table)["coins"] == 1 + 7
    roll(table, "permit-k")
    assert lying(table, "mountains") == ["permit-k", "permit-lmn"]
    assert held(table) == ["permit-fgh", "permit-n"]
    unpaid = say(reached(**{"free-permit": "pays-nothing"}), 0, "take permit-n")
    assert player(unpaid)["coins"] == 1
    assert held(roll(unpaid, "permit-k")) == ["permit-fgh", "permit-n"]


def test_cell_10_without_any_permit_gives_nothing_and_a_single_one_by_itself() -> None:
    hills = [name for name in PERMITS_BY_REGION[1] if name != "permit-fgh"]
    nothing = step(10, used={1: hills})
    assert held(nothing) == ["permit-fgh"]
    assert asked(nothing) == ("Turn", 0)
    single = step(10, used={1: [one for one in hills if one != "permit-hi"]}, under=["permit-hi"])
    assert held(single) == ["permit-fgh"]
    assert lying(single, "hills") == ["permit-hi", None]


def noble_purchase(shown: dict[str, list[str]], **given: Any) -> outremer.Table:
    """Seat 0 buys F/G/H, whose step leads to cell 10; these permits lie beside it."""
    councils = {"hills": FOUR, "king": ["purple", "light-blue", "purple", "light-blue"]}
    everywhere = {"coast": ["", ""], "mountains": ["", ""], **shown}
    table = buy(position(hands={0: FOUR}, shown=everywhere, councils=councils, nobility=[9], **given), 0, "hills", FOUR)
    return say(table, 0, "take permit-fgh") if asked_is(table, 0) and asked(table)[0] == "Purchase" else table


@pytest.mark.parametrize("region", ["coast", "mountains"])
def test_cell_10_takes_the_only_permit_that_lies_anywhere(region: str) -> None:
    only = {"coast": "permit-d", "mountains": "permit-lmn"}[region]
    table = noble_purchase({"hills": ["permit-fgh", ""], region: ["", only]})
    assert set(held(table)) == {only, "permit-fgh"}
    assert player(table)["points"] == {"permit-d": 7, "permit-lmn": 3}[only]


def test_cell_10_asks_where_one_permit_lies_on_the_coast_and_one_in_the_mountains() -> None:
    table = noble_purchase({"hills": ["permit-fgh", ""], "coast": ["permit-d", ""], "mountains": ["", "permit-n"]})
    assert asked(table) == ("FreePermit", 0)
    assert free(table, 0, "take") == ["permit-d", "permit-n"]


def test_a_permit_that_pays_nothing_is_replaced_from_under_its_pile_too() -> None:
    most = [one for one in PERMITS_BY_REGION[0] if one not in ("permit-a", "permit-c", "permit-d")]
    shown = {"hills": ["permit-fgh", "permit-hi"], "coast": ["permit-c", "permit-d"]}
    table = noble_purchase(shown, used={1: most}, under=["permit-a"], options={"free-permit": "pays-nothing"})
    say(table, 0, "take permit-d")
    assert player(table)["points"] == 0
    assert lying(table, "coast") == ["permit-c", "permit-a"]


@pytest.mark.rule("nobility.cell.12")
def test_cell_12_pays_five_points_and_an_assistant() -> None:
    table = step(12, assistants=[1])
    assert player(table)["points"] == 5
    assert player(table)["assistants"] == 2


@pytest.mark.rule("nobility.cell.14")
def test_cell_14_pays_an_own_permit_again_used_ones_too() -> None:
    table = step(14, used={0: ["permit-d"], 1: ["permit-k"]}, permits={0: ["permit-m"]})
    assert asked(table) == ("PermitAgain", 0)
    assert free(table, 0, "reuse") == ["permit-d", "permit-fgh", "permit-m"]
    assert bar(table, 0, "reuse permit-k") == "nobility.cell.14"
    assert player(say(table, 0, "reuse permit-d"))["points"] == 7
    noble = step(14, used={0: ["permit-m"]})
    say(noble, 0, "reuse permit-m")
    assert (player(noble)["points"], player(noble)["nobility"]) == (5, 15)


@pytest.mark.rule("nobility.cell.16")
def test_cell_16_pays_two_different_own_tokens_again() -> None:
    table = step(16, built={0: ["indur", "framek", "castrum"]})
    assert bar(table, 0, "collect naris") == "nobility.cell.16"
    say(table, 0, "collect indur")
    assert bar(table, 0, "collect naris") == "nobility.cell.16"
    assert player(table)["coins"] == 11 + 3
    assert bar(table, 0, "collect indur") == "nobility.cell.16"
    say(table, 0, "collect castrum")
    assert player(table)["points"] == 3
    pair = step(16, built={0: ["indur", "framek"]})
    assert (player(pair)["coins"], player(pair)["points"]) == (11 + 3, 2)
    alone = step(16, built={0: ["indur"]})
    assert player(alone)["coins"] == 11 + 3


@pytest.mark.rule("nobility.cell.reuse.no-nobility-token")
def test_a_token_with_a_nobility_step_is_not_chosen_again() -> None:
    for cell in (4, 16):
        table = step(cell, built={0: ["indur", "framek", "arkon", "merkatim"]})
        assert city(table, "merkatim")["pays"] == {"steps": 1}
        assert bar(table, 0, "collect merkatim") == "nobility.cell.reuse.no-nobility-token"
    only = step(4, built={0: ["merkatim"]})
    assert player(only)["nobility"] == 4


@pytest.mark.rule("nobility.cell.18", "nobility.cell.19", "nobility.cell.20")
def test_the_last_cells_pay_points() -> None:
    assert player(step(18))["points"] == 8
    assert player(step(19))["points"] == 2
    assert player(step(20))["points"] == 3


@pytest.mark.rule("nobility.cell.others-empty")
def test_the_other_cells_pay_nothing() -> None:
    for cell in (1, 3, 5, 7, 9, 11, 13, 15, 17):
        table = step(cell, built={0: ["indur"]}, used={0: ["permit-d"]}, assistants=[2])
        before = (player(table)["points"], player(table)["coins"], player(table)["assistants"], player(table)["cards"])
        assert before == (0, 11, 2, 0), cell
        assert isinstance(table.need, outremer.Roll)
        assert "permit-f" in odds(table)
    assert [cell for cell, pays in enumerate(seen(position())["nobility_track"]) if not pays] == [
        *(0, 1, 3, 5, 7, 9, 11, 13, 15, 17)
    ]


@pytest.mark.rule("nobility.cell.10")
def test_the_only_permit_lying_face_up_is_taken_without_a_question() -> None:
    nothing = {"coast": ["", ""], "hills": ["permit-fgh", ""], "mountains": ["permit-n", ""]}
    others = {1: [name for region in PERMITS_BY_REGION for name in region if name not in ("permit-fgh", "permit-n")]}
    table = position(hands={0: BALCONIES["hills"]}, shown=nothing, nobility=[9], used=others)
    buy(table, 0, "hills", BALCONIES["hills"])
    assert asked(table) == ("Turn", 0)
    assert held(table) == ["permit-fgh", "permit-n"]


@pytest.mark.rule("nobility.cell.10")
def test_permits_of_the_coast_alone_are_offered_too() -> None:
    shown = {"coast": ["permit-c", "permit-abe"], "hills": ["permit-fgh", ""], "mountains": ["", ""]}
    others = {1: [name for region in PERMITS_BY_REGION[1:] for name in region if name != "permit-fgh"]}
    table = position(hands={0: BALCONIES["hills"]}, shown=shown, nobility=[9], used=others)
    assert asked(buy(table, 0, "hills", BALCONIES["hills"])) == ("FreePermit", 0)
    assert free(table, 0, "take") == ["permit-c", "permit-abe"]


@pytest.mark.rule("nobility.cell.10")
def test_where_it_pays_nothing_a_free_permit_is_replaced_from_under_the_pile_all_the_same() -> None:
    shown = {"coast": ["permit-c", "permit-abe"], "hills": ["permit-fgh", ""], "mountains": ["", ""]}
    under = ["permit-a"]
    lying_elsewhere = ("permit-a", "permit-c", "permit-abe", "permit-fgh")
    others = {1: [name for region in PERMITS_BY_REGION for name in region if name not in lying_elsewhere]}
    ruled = {"free-permit": "pays-nothing"}
    table = position(hands={0: BALCONIES["hills"]}, shown=shown, nobility=[9], used=others, under=under, options=ruled)
    say(buy(table, 0, "hills", BALCONIES["hills"]), 0, "take permit-c")
    assert lying(table, "coast") == ["permit-a", "permit-abe"]


@pytest.mark.rule("nobility.bonus-spaces")
def test_of_two_steps_that_both_pay_the_second_waits_for_the_first() -> None:
    table = position(
        hands={0: FOUR}, nobility=[3], shown={"coast": ["permit-ae", "permit-abe"]}, options={"two-steps": "both-pay"},
        built={0: ["arkon", "burgen"]},
    )  # fmt: skip
    say(buy(table, 0, "coast", FOUR), 0, "take permit-ae")
    assert asked(table) == ("TokenAgain", 0)
    assert player(table)["nobility"] == 4
    say(table, 0, "collect arkon")
    assert player(table)["nobility"] == 5


@pytest.mark.rule("turn.draw.deck-empty")
def test_without_any_card_left_a_card_won_is_lost_and_play_goes_on() -> None:
    table = position(permits={0: ["permit-b"]}, deck=[], options={"reshuffle": "when-due"})
    say(table, 0, "build permit-b")
    assert player(table)["points"] == 1
    assert hand(table) == []
    assert asked(table) == ("Turn", 0)
    assert not isinstance(table.need, outremer.Roll)


@pytest.mark.rule("nobility.cell.14")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_each_has_the_own_permits_paid_again_held_or_used(seat: int) -> None:
    names = ["permit-a", "permit-b", "permit-d", "permit-e", "permit-f", "permit-g", "permit-h", "permit-i"]
    used = {one: [names[one]] for one in range(4)}
    g = world(position(used=used, permits={one: [names[4 + one]] for one in range(4)}))
    assert [PERMITS[one] for one in PermitAgain(seat).own_permits(g)] == [names[seat], names[4 + seat]]
