"""Every refusal cites the rule that forbids: the king's of the king, each cell its own, each lack what is lacking."""

from __future__ import annotations

from random import Random

import pytest

import outremer
from outremer.games.council.vocabulary import WORDS
from outremer.proof.ledger import Ledger
from tests.games.council.position import position
from tests.games.talking import asked, bar, say

GAME = outremer.game("council")
LEDGER = Ledger.read(GAME.folder / "rules.toml")
FORM_RULES = {form.__name__: form.rule for form in GAME.all_forms}
FOUR = ["white", "black", "orange", "pink"]


def test_nothing_said_at_the_kings_council_is_refused_by_the_price_of_a_permit() -> None:
    table = say(position(hands={0: [*FOUR, "white"]}, coins=[3]), 0, "king")
    assert asked(table) == ("KingsCouncil", 0)
    assert FORM_RULES["KingsCouncil"] == "build.king.satisfy-council"  # the rule that is shown beside the question
    for move in ("pay", "lay wild", "lay purple", "hire", "acquire coast", "take permit-c", "end"):
        assert bar(table, 0, move) == "build.king.satisfy-council"
    say(table, 0, "lay white")
    assert bar(table, 0, "pay") == "build.king.satisfy-council"  # 10 coins
    assert bar(table, 0, "lay white") == "action.acquire.one-card-per-councillor"
    assert "ermit" not in LEDGER.entries["action.acquire.one-card-per-councillor"].text


def test_the_council_of_a_region_is_refused_by_the_rules_of_buying() -> None:
    table = say(position(hands={0: ["white", "black", "wild"]}, coins=[7]), 0, "acquire coast")
    assert asked(table) == ("Satisfying", 0)
    assert bar(table, 0, "pay") == "action.acquire.satisfy"
    assert bar(table, 0, "lay purple") == "action.acquire.satisfy"
    say(table, 0, "lay wild")
    assert bar(table, 0, "pay") == "action.acquire.price.by-councillors"  # 10 + 1: even the 10 are too many
    say(table, 0, "lay white")
    assert bar(table, 0, "pay") == "action.acquire.price.wild-surcharge"  # 7 + 1: the 7 are there


@pytest.mark.parametrize(
    ("hand", "coins", "rule"),
    [
        (["purple"], 20, "action.acquire.satisfy"),
        (["white"], 9, "action.acquire.price.by-councillors"),
        (["wild"], 9, "action.acquire.price.by-councillors"),
        (["wild"], 10, "action.acquire.price.wild-surcharge"),
        (["wild"], 11, None),
    ],
)
def test_a_council_out_of_reach_says_whether_cards_coins_or_the_surcharge_are_lacking(
    hand: list[str], coins: int, rule: str | None
) -> None:
    assert bar(position(hands={0: hand}, coins=[coins]), 0, "acquire coast") == rule


@pytest.mark.parametrize(
    ("coins", "rule"), [(9, "build.king.satisfy-council"), (10, "build.king.cost-per-road"), (12, None)]
)
def test_the_king_says_whether_the_council_or_the_way_cannot_be_paid(coins: int, rule: str | None) -> None:
    table = position(hands={0: ["white"]}, coins=[coins], built={0: ["juvelar"]})  # so he must travel one road
    assert bar(table, 0, "king") == rule


def test_a_wild_card_that_leaves_nothing_for_the_way_is_refused_by_the_way() -> None:
    table = position(hands={0: [*FOUR[:3], "wild", "wild"]}, coins=[3], built={0: ["juvelar"]})
    say(table, 0, "king", "lay wild")  # 1 coin with the three others, and 2 for the road
    assert bar(table, 0, "lay wild") == "build.king.cost-per-road"


def test_cell_4_and_cell_16_each_cite_themselves() -> None:
    built = {0: ["arkon", "burgen", "castrum", "osium"]}  # the last has a nobility step
    for cell, form, rule in ((4, "TokenAgain", "nobility.cell.4"), (16, "TwoTokensAgain", "nobility.cell.16")):
        table = position(nobility=[cell - 1], built=built, permits={0: ["permit-m"]})
        say(table, 0, "build permit-m")  # Merkatim's token is a nobility step
        assert asked(table) == (form, 0)
        assert FORM_RULES[form] == rule
        for move in ("collect dorful", "end", "reuse permit-m", "take permit-c", "elect white", "rest"):
            assert bar(table, 0, move) == rule
        assert bar(table, 0, "collect osium") == "nobility.cell.reuse.no-nobility-token"
        assert bar(table, 0, "collect juvelar") == "setup.reward-tokens.purple-none"
        say(table, 0, "collect arkon")
        if cell == 16:
            assert asked(table) == (form, 0)
            assert bar(table, 0, "collect arkon") == rule  # a different one


def test_the_purple_city_cannot_be_collected_since_it_has_no_token() -> None:
    table = position(built={0: ["juvelar", "lyram", "merkatim", "naris"]}, permits={0: ["permit-o"]})
    say(table, 0, "build permit-o")
    assert asked(table) == ("Emporium", 0)
    assert bar(table, 0, "collect juvelar") == "setup.reward-tokens.purple-none"
    assert bar(table, 0, "collect osium") == "emporium.chain.own-only"  # has paid
    assert bar(table, 0, "collect arkon") == "emporium.chain.own-only"  # is not connected


# What may bar a player in turn, by the paragraph that is open. Whoever adds to it has judged that the rule forbids.
CITED: dict[str, set[str]] = {
    "Election": {"action.elect.insert"},
    "Satisfying": {
        "action.acquire.satisfy",
        "action.acquire.one-card-per-councillor",
        "action.acquire.price.by-councillors",
        "action.acquire.price.wild-surcharge",
    },
    "KingsCouncil": {
        "build.king.satisfy-council",
        "build.king.cost-per-road",
        "action.acquire.one-card-per-councillor",
    },
    "Purchase": {"action.acquire.take-tile"},
    "PermitBuild": {"build.permit.place-emporium", "emporium.one-per-city", "emporium.assistant-cost"},
    "KingsHelp": {
        "build.king.place-emporium",
        "build.king.cost-per-road",
        "emporium.one-per-city",
        "emporium.assistant-cost",
    },
    "Emporium": {"emporium.immediate-reward", "emporium.chain.own-only", "setup.reward-tokens.purple-none"},
    "TokenAgain": {
        "nobility.cell.4",
        "nobility.cell.reuse.no-nobility-token",
        "setup.reward-tokens.purple-none",
    },
    "TwoTokensAgain": {
        "nobility.cell.16",
        "nobility.cell.reuse.no-nobility-token",
        "setup.reward-tokens.purple-none",
    },
    "FreePermit": {"nobility.cell.10"},
    "PermitAgain": {"nobility.cell.14"},
    "Swapping": {"quick.swap.effect"},
}


@pytest.mark.parametrize("seed", range(6))
def test_each_paragraph_refuses_by_its_own_rules_alone(seed: int) -> None:
    table, dice = outremer.new("council", 2 + seed % 3, seed=seed), Random(seed)
    while not table.over:
        form, seat = asked(table)
        if form in CITED:
            bars = {table.kernel.bar(seat, move) for move in range(len(WORDS))}
            assert bars - {None} <= CITED[form]
        table.play(seat, dice.choice(table.moves(seat)))
