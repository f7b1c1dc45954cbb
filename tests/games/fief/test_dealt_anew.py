"""What a seat cannot know is dealt anew in every way that it could be, each as often as the other, and in no other.

Chance gives every row of answers it has, one after the other, so that what comes out is counted and not drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from outremer.games.fief.counters import deal_spent_anew, drawn_among, mix_counters
from outremer.games.fief.expansions.politics.court import TRAITS, court_of
from outremer.games.fief.expansions.politics.dealing import deal_traits_anew, first_deal
from outremer.games.fief.purchases import deal_billets_anew
from outremer.games.fief.vocabulary import LORDS, TROOPS, VILLAGE_COUNT
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Driver
from tests.games.fief.expansions.courtly import BOTH, court
from tests.games.fief.position import france, lord, map_with, position, village

KNIGHT, FOOTMAN = TROOPS.index("knight"), TROOPS.index("footman")
FOG = {"fog": "yes"}


class Every(Driver):
    """Answers with one row of numbers after the other; `rows` says whether another is left."""

    def __init__(self) -> None:
        self.row: list[int] = []
        self.most: list[int] = []
        self.at = 0

    def below(self, n: int) -> int:
        if self.at == len(self.row):
            self.row.append(0)
            self.most.append(n)
        assert self.most[self.at] == n, "the same question at the same place"
        self.at += 1
        return self.row[self.at - 1]

    def rows(self) -> Iterator[None]:
        while True:
            self.at = 0
            yield
            while self.row and self.row[-1] == self.most[-1] - 1:
                self.row.pop()
                self.most.pop()
            if not self.row:
                return
            self.row[-1] += 1


def outcomes(deal: Callable[[Driver], object]) -> Counter[object]:
    driver, found = Every(), Counter[object]()
    for _ in driver.rows():
        found[deal(driver)] += 1
    return found


HOMES = {"charles": (0, "bourg"), "arthur": (0, "sigy"), "henri": (1, "blaye")}
GARRISONS = {(0, "bourg"): (1, 1), (0, "sigy"): (0, 2), (1, "blaye"): (1, 1)}


def foggy() -> France:
    return map_with(options=FOG, lords=HOMES, troops=GARRISONS)


def crowded() -> France:
    return map_with(options=FOG, lords=HOMES, troops={**GARRISONS, (0, "bourg"): (1, 2)})


def knights(g: France) -> tuple[int, int, int]:
    return (
        g.troops_of(0, village("bourg"), KNIGHT),
        g.troops_of(0, village("sigy"), KNIGHT),
        g.troops_of(1, village("blaye"), KNIGHT),
    )


@pytest.mark.rule("fog.face_down")
def test_each_of_a_familys_counters_may_be_the_knight_and_no_other_familys() -> None:
    """Two counters lie in Bourg and two in Sigy, one of the four a knight."""
    start = foggy()

    def mixed(driver: Driver) -> object:
        g = start.twin()
        assert mix_counters(g, 0, 1, driver) == [0] * g.rules.kind_count
        assert [g.men(0, village("bourg")), g.men(0, village("sigy")), g.men(1, village("blaye"))] == [2, 2, 2]
        return knights(g)

    found = outcomes(mixed)
    assert set(found) == {(1, 0, 1), (0, 1, 1)}
    assert len(set(found.values())) == 1


@pytest.mark.rule("fog.face_down")
def test_what_the_owner_knows_or_all_have_seen_stays_as_it_is() -> None:
    start = foggy()

    def own(driver: Driver) -> object:
        g = start.twin()
        mix_counters(g, 0, 0, driver)
        return knights(g)

    def without_fog(driver: Driver) -> object:
        g = map_with(lords=HOMES, troops=GARRISONS)
        mix_counters(g, 0, 1, driver)
        return knights(g)

    assert set(outcomes(own)) == set(outcomes(without_fog)) == {(1, 0, 1)}


@pytest.mark.rule("fog.face_down")
def test_counters_aside_are_mixed_with_those_on_the_map() -> None:
    """Two footmen are shut in somewhere: the knight may be one of those two, of the two in Bourg, or in Sigy."""
    start = foggy()

    def mixed(driver: Driver) -> object:
        g = start.twin()
        aside = [0] * g.rules.kind_count
        aside[FOOTMAN] = 2
        now = mix_counters(g, 0, 1, driver, aside)
        assert sum(now) == 2
        assert aside[FOOTMAN] == 2, "what was given is left alone"
        return now[KNIGHT], *knights(g)[:2]

    found = outcomes(mixed)
    assert set(found) == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}
    assert len(set(found.values())) == 1


@pytest.mark.rule("fog.face_down")
def test_of_carried_counters_any_that_lie_there_may_be_meant() -> None:
    """In Bourg lie a knight and two footmen, and two have been carried: twice of three times the knight is one."""
    start = crowded()

    def drawn(driver: Driver) -> object:
        g = start.twin()
        return tuple(drawn_among(g, 0, village("bourg"), [0, 2, *[0] * (g.rules.kind_count - 2)], driver)[:2])

    found = outcomes(drawn)
    assert set(found) == {(1, 1), (0, 2)}
    assert found[1, 1] == 2 * found[0, 2]


@pytest.mark.rule("fog.face_down")
@pytest.mark.parametrize(("viewer", "ways"), [(1, {(1, 1), (0, 2)}), (0, {(0, 2)})])
def test_what_was_carried_where_one_cannot_see_is_dealt_anew(viewer: int, ways: set[tuple[int, int]]) -> None:
    start = crowded()

    def dealt(driver: Driver) -> object:
        g = start.twin()
        width = g.rules.kind_count
        spent, row = [0] * (VILLAGE_COUNT * width), village("bourg") * width
        spent[row + FOOTMAN] = 2
        deal_spent_anew(g, 0, spent, viewer, driver)
        assert sum(spent) == 2
        return spent[row + KNIGHT], spent[row + FOOTMAN]

    assert set(outcomes(dealt)) == ways


@pytest.mark.rule("fog.purchase", "troop.placement")
def test_new_troops_go_wherever_there_is_room_for_them_four_to_a_village() -> None:
    """Charles and Arthur lodge new troops; three have been placed with each. A knight and a footman are bought."""
    start = france(position("purchases", options=FOG, lords=HOMES, troops=GARRISONS))

    def dealt(driver: Driver) -> object:
        g = start.twin()
        width = g.rules.kind_count
        placed, bought = [0] * VILLAGE_COUNT, [0] * (VILLAGE_COUNT * width)
        placed[village("bourg")], placed[village("sigy")] = 3, 3
        bought[village("bourg") * width + KNIGHT] = 1
        bought[village("sigy") * width + FOOTMAN] = 1
        deal_billets_anew(g, 0, placed, bought, driver)
        assert (sum(bought[KNIGHT::width]), sum(bought[FOOTMAN::width])) == (1, 1)
        return bought.index(1) // width, bought.index(1) % width

    bourg, sigy = village("bourg"), village("sigy")
    assert set(outcomes(dealt)) == {(min(bourg, sigy), KNIGHT), (min(bourg, sigy), FOOTMAN)}


def traits_of(g: France, *names: str) -> tuple[str, ...]:
    held = court_of(g).trait
    return tuple(TRAITS[held[lord(name)]] for name in names)


def politics(**ruled_out: list[str]) -> France:
    table = court(lords=BOTH, traits={"charles": "brave", "henri": "coward", "isabelle": "cruel"}, shown=["isabelle"])
    g = france(table).twin()
    for name, barred in ruled_out.items():
        court_of(g).ruled_out[lord(name)] = sum(1 << TRAITS.index(one) for one in barred)
    return g


@pytest.mark.rule("trait.draw")
def test_the_first_deal_gives_each_lord_a_trait_that_is_not_ruled_out() -> None:
    g = politics()
    unseen = [lord("charles"), lord("henri")]
    pool = first_deal(court_of(g), unseen)
    assert sorted(pool) == sorted([TRAITS.index("brave"), TRAITS.index("coward"), *court_of(g).in_deck()])
    lowest, next_lowest = sorted(pool)[:2]
    assert sorted(pool[:2]) == [lowest, next_lowest]
    g = politics(charles=[TRAITS[lowest], TRAITS[next_lowest]])
    assert TRAITS[first_deal(court_of(g), unseen)[0]] not in (TRAITS[lowest], TRAITS[next_lowest])
    only = [one for one in TRAITS if one != TRAITS[lowest]]
    g = politics(henri=only)  # so Charles must give up the one that he would have got
    pool = first_deal(court_of(g), unseen)
    assert (pool[1], pool[0]) == (lowest, next_lowest)


@pytest.mark.rule("trait.draw")
def test_face_down_traits_of_others_are_dealt_anew_and_nobody_elses() -> None:
    class Last(Driver):
        def below(self, n: int) -> int:
            return n - 1

    class Counting(Driver):
        """0, 1, 2 and so on, as far as they go."""

        number = 0

        def below(self, n: int) -> int:
            self.number += 1
            return (self.number - 1) % n

    g = politics()
    before = traits_of(g, "charles", "isabelle")
    deck = [*court_of(g).in_deck(), TRAITS.index("coward")]
    deal_traits_anew(g, 0, Last())
    assert traits_of(g, "charles", "isabelle") == before, "the own one, and one that lies face up"
    assert traits_of(g, "henri")[0] in {TRAITS[one] for one in deck}
    assert sorted([*court_of(g).in_deck(), court_of(g).trait[lord("henri")]]) == sorted(deck)
    counted = politics()
    deal_traits_anew(counted, 0, Counting())
    assert traits_of(counted, "henri") != (TRAITS[min(deck)],), "another one of the deck than the first deal gives"
    barred = politics(henri=[one for one in TRAITS if one != "coward"])
    deal_traits_anew(barred, 0, Last())
    assert traits_of(barred, "henri") == ("coward",), "all others are ruled out"
    others = [one for one, name in enumerate(LORDS) if name not in ("charles", "henri", "isabelle")]
    assert all(court_of(g).trait[one] == NOBODY for one in others)
