"""PREPARAZIONE DI UNA PARTITA PER DUE GIOCATORI: emporiums of nobody."""

from __future__ import annotations

import pytest

import outremer
from tests.games.council.position import city, odds, player, position, set_up
from tests.games.council.test_setup import COUNCILLOR_ROLLS, FIRST_ROLLS_OF_A_MAP, PERMIT_ROLLS, by_hand, roll_some
from tests.games.talking import say, seen, told

BEFORE_THE_NEUTRALS = FIRST_ROLLS_OF_A_MAP + PERMIT_ROLLS + COUNCILLOR_ROLLS + 1 + 12


def neutral_cities(table: outremer.Table) -> list[str]:
    return [one["city"] for one in seen(table)["cities"] if one["neutral"]]


@pytest.mark.rule("two-players.draw-permits", "two-players.place-neutral", "two-players.reshuffle")
def test_a_permit_of_each_region_names_the_cities_of_neutral_emporiums() -> None:
    table = roll_some(by_hand(2), BEFORE_THE_NEUTRALS)
    shown = {one["permit"] for one in seen(table)["permits"]["coast"]["shown"]}
    assert len(odds(table)) == 13
    assert not shown & set(odds(table))
    table.roll(next(permit for permit in odds(table) if permit in ("permit-abc", "permit-bcd", "permit-cde")))
    assert len(neutral_cities(table)) == 3
    assert len(odds(table)) == 13
    roll_some(table, 2)
    assert [seen(table)["permits"][region]["pile"] for region in ("coast", "hills", "mountains")] == [13, 13, 13]


@pytest.mark.rule("two-players.count-range")
def test_three_to_nine_of_them_and_none_with_more_players() -> None:
    counts = {len(neutral_cities(set_up(2, seed=seed))) for seed in range(60)}
    assert min(counts) >= 3
    assert max(counts) <= 9
    assert len(counts) > 3
    assert neutral_cities(set_up(3)) == neutral_cities(set_up(4)) == []


@pytest.mark.rule("emporium.assistant-cost")
def test_neutral_emporiums_cost_an_assistant_unless_ruled_otherwise() -> None:
    def built(choice: str) -> int:
        table = position(
            seats=2,
            options={"neutral-emporiums": choice},
            neutral=["naris"],
            permits={0: ["permit-n"]},
            shown={"mountains": ["permit-lmn"]},
        )
        say(table, 0, "build permit-n")
        assert city(table, "naris")["emporiums"] == [0]
        return int(player(table)["assistants"])

    assert built("cost") == 1
    assert built("free") == 2


@pytest.mark.rule("two-players.place-neutral")
def test_each_neutral_emporium_is_told() -> None:
    table = roll_some(by_hand(2), BEFORE_THE_NEUTRALS)
    permit = next(permit for permit in odds(table) if permit in ("permit-abc", "permit-bcd", "permit-cde"))
    table.roll(permit)
    letters = permit.removeprefix("permit-")
    assert [one["city"][0] for one in told(table, "neutral-placed")] == list(letters)
