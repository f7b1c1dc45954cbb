"""The last of a stock, and cards beside others: what lies just before a limit, on it and behind it."""

from __future__ import annotations

import pytest

from outremer.games.fief.knowing import card_at, count_at, known_first, let_know, unlearn
from outremer.games.fief.layout import IN_DECK
from outremer.games.fief.vocabulary import CARDS, FIRST_DISASTER, VILLAGES
from tests.games.fief.position import map_with, position
from tests.games.talking import bar

HOMES = {"charles": (0, "bourg"), "henri": (1, "blaye"), "isabelle": (2, "sigy"), "othon": (3, "tournus")}
ELSEWHERE = [name for name in VILLAGES if name not in ("bourg", "blaye", "sigy", "tournus")]
MODULES: list[dict[str, str]] = [{}, {"teutonic": "yes"}, {"templars": "yes"}, {"tactics": "yes"}, {"fog": "yes"}]


@pytest.mark.rule("component.stock")
@pytest.mark.parametrize("options", MODULES, ids=lambda options: "".join(options) or "base")
@pytest.mark.parametrize(("built", "rule"), [(14, None), (15, "component.stock")])
def test_the_fifteenth_mill_is_the_last(options: dict[str, str], built: int, rule: str | None) -> None:
    mills = dict.fromkeys(ELSEWHERE[:built], 1)
    table = position("purchases", options=options, lords=HOMES, mills=mills, coins={0: 20})
    assert bar(table, 0, "mill bourg") == rule


@pytest.mark.rule("component.stock")
@pytest.mark.parametrize("options", MODULES, ids=lambda options: "".join(options) or "base")
@pytest.mark.parametrize(("built", "rule"), [(11, None), (12, "component.stock")])
def test_the_twelfth_stronghold_is_the_last(options: dict[str, str], built: int, rule: str | None) -> None:
    walls = dict.fromkeys(ELSEWHERE[:built], "stronghold")
    table = position("purchases", options=options, lords=HOMES, walls=walls, coins={0: 20})
    assert bar(table, 0, "stronghold bourg") == rule


@pytest.mark.parametrize("kind", range(1, FIRST_DISASTER - 1), ids=CARDS[1 : FIRST_DISASTER - 1])
def test_a_card_is_told_from_the_kinds_printed_beside_it(kind: int) -> None:
    """Seat 2 holds one of these and one of each neighbour; of the neighbours everybody knows."""
    g = map_with(lords={})
    first = g.rules.box.first_of
    for other in (kind - 1, kind, kind + 1):
        g.card[first[other]] = 2
        g.seen[first[other]] = 1 << 2 if other == kind else 0b1111
    assert known_first(g, kind, 2) == card_at(g, kind, 2) == first[kind]
    assert count_at(g, kind, 2) == 1
    assert count_at(g, kind, IN_DECK) == first[kind + 1] - first[kind] - 1
    unlearn(g, kind, 2, first[kind], 0b1111)
    assert [g.seen[first[other]] for other in (kind - 1, kind + 1)] == [0b1111, 0b1111]
    let_know(g, 2, kind, 3, 1 << 0)
    assert g.seen[first[kind]] == 0b0101
    assert all(g.seen[card] == 0 for card in range(len(g.card)) if g.card[card] == IN_DECK)
