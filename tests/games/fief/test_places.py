"""Who occupies, who came first, who controls; what follows when the last man leaves."""

from __future__ import annotations

from typing import Any

import pytest

from outremer.games.fief.deaths import kill
from outremer.games.fief.knowing import draw, hand_to, spend
from outremer.games.fief.layout import BESIEGERS, DISCARDED_PILE, DUE_CONQUEST, DUE_FREED, DUE_SUCCESSION, ENGINE_AT
from outremer.games.fief.places import is_road, placement, put_lord, put_troops, take_troops
from outremer.games.fief.titles import grant
from outremer.games.fief.vocabulary import BY_PLAGUE, FOOTMAN, KING, KNIGHT, PASSAGE, TAX, VILLAGES
from outremer.kernel.blanks import NOBODY
from tests.games.fief.position import lord, map_with, title, village

BOURG = VILLAGES.index("bourg")
SIGY = VILLAGES.index("sigy")


@pytest.mark.rule("move.roads")
def test_roads_join_neighbours() -> None:
    g = map_with()
    assert is_road(g, BOURG, village("st-vivien"))
    assert not is_road(g, BOURG, SIGY)


@pytest.mark.rule("control.by_occupation")
def test_a_village_is_controlled_while_it_is_occupied() -> None:
    g = map_with()
    put_troops(g, 1, BOURG, KNIGHT, 1)
    assert g.controls(1, BOURG)
    take_troops(g, 1, BOURG, KNIGHT, 1)
    assert g.controller(BOURG) == NOBODY


@pytest.mark.rule("control.lone_lord", "control.shared_lords")
def test_of_lords_without_troops_the_first_to_arrive_controls_and_the_next_follows() -> None:
    g = map_with(lords={"charles": (0, "bourg"), "henri": (1, "sigy")}, troops={(0, "bourg"): (0, 0)})
    put_lord(g, lord("henri"), BOURG, village("villeneuve"))
    assert g.controls(0, BOURG)
    assert (g.arrival(0, BOURG), g.arrival(1, BOURG)) == (1, 2)
    assert g.came_from(1, BOURG) == village("villeneuve")
    put_lord(g, lord("charles"), SIGY)
    assert g.controls(1, BOURG)
    assert g.arrival(1, BOURG) == 1
    assert g.controls(0, SIGY)


@pytest.mark.rule("control.shared_troops")
def test_of_troops_the_first_to_arrive_control_and_the_next_follow() -> None:
    g = map_with(troops={(2, "bourg"): (1, 0), (0, "bourg"): (3, 3)})
    assert g.controls(2, BOURG)
    take_troops(g, 2, BOURG, KNIGHT, 1)
    assert g.controls(0, BOURG)


@pytest.mark.rule("control.governed_fief")
def test_empty_villages_of_a_governed_fief_follow_its_title() -> None:
    lords = {"charles": (0, "sigy"), "henri": (1, "st-ciers")}
    g = map_with(lords=lords, walls={"sigy": "city"}, titles={"charles": ["county-sigy"]})
    assert [g.controller(village(name)) for name in ("sigy", "st-ciers", "marcamps")] == [0, 1, 0]
    grant(g, lord("henri"), title("county-sigy"))
    assert g.controls(1, village("marcamps"))


@pytest.mark.rule("feudal_title.captured_with_city")
def test_whoever_walks_into_an_empty_city_conquers_it() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "st-ciers")}
    g = map_with(lords=lords, walls={"sigy": "city"}, titles={"charles": ["county-sigy"]})
    put_lord(g, lord("henri"), SIGY)
    assert g.due == [DUE_CONQUEST, title("county-sigy"), 1, 0]


@pytest.mark.rule("prisoner.stays_while_guarded")
def test_a_captive_left_without_a_guard_goes_free() -> None:
    lords = {"charles": (0, "bourg")}
    g = map_with(lords=lords, troops={(1, "bourg"): (0, 1)}, captives={"charles": 1})
    take_troops(g, 1, BOURG, FOOTMAN, 1)
    assert g.due == [DUE_FREED, lord("charles"), 0, 0]


@pytest.mark.rule("siege.lift")
def test_a_siege_without_troops_is_over() -> None:
    g = map_with(
        lords={"charles": (0, "bourg")},
        troops={(0, "bourg"): (1, 0), (1, "bourg"): (2, 0)},
        walls={"bourg": "stronghold"},
        besiegers={"bourg": [1]},
        engines={1: [("bourg", 1)]},
    )
    assert g.engine_dice(1, BOURG) == 1
    take_troops(g, 1, BOURG, KNIGHT, 2)
    assert g.village[BESIEGERS + BOURG] == 0
    assert g.engine[ENGINE_AT + 2] == NOBODY


def villages(bits: int) -> list[str]:
    return [name for number, name in enumerate(VILLAGES) if bits >> number & 1]


@pytest.mark.rule("card.lord.token")
def test_a_new_lord_comes_to_walls_then_to_a_lord_then_to_troops_then_to_an_empty_village() -> None:
    g = map_with(
        lords={"charles": (0, "bourg"), "henri": (1, "sigy")},
        troops={(0, "pugnac"): (1, 0), (2, "tournus"): (0, 1)},
        walls={"pugnac": "stronghold"},
    )
    assert villages(placement(g, 0, is_new=True)) == ["pugnac"]
    assert villages(placement(g, 1, is_new=True)) == ["sigy"]
    assert villages(placement(g, 2, is_new=True)) == ["tournus"]
    taken = ("bourg", "pugnac", "sigy", "tournus")
    assert villages(placement(g, 3, is_new=True)) == [name for name in VILLAGES if name not in taken]


@pytest.mark.rule("card.lord.token")
def test_by_the_other_reading_a_new_lord_chooses_among_the_first_three_steps() -> None:
    g = map_with(
        options={"new_lords": "free"},
        lords={"charles": (0, "bourg")},
        troops={(0, "pugnac"): (1, 0), (0, "sigy"): (1, 0)},
        walls={"pugnac": "stronghold"},
    )
    assert villages(placement(g, 0, is_new=True)) == ["pugnac", "bourg", "sigy"]


@pytest.mark.rule("release.placement")
def test_an_empty_village_of_a_governed_fief_takes_a_freed_lord_only() -> None:
    g = map_with(
        lords={"charles": (0, "bourg")},
        troops={(1, "bourg"): (1, 0), (1, "sigy"): (1, 0)},
        captives={"charles": 1},
        titles={"charles": ["county-sigy"]},
    )
    assert villages(placement(g, 0, is_new=False)) == ["marcamps", "st-ciers"]
    assert "marcamps" not in villages(placement(g, 0, is_new=True))


FIEFS_OF_SEAT_ONE = ["duchy-blaye", "county-sennecy", "barony-mazilles", "county-tournus", "county-st-gerome"]


@pytest.mark.rule("release.placement", "card.lord.token")
def test_where_all_is_governed_a_lord_comes_to_an_ally_and_without_one_as_a_guest_to_whoever_stands_somewhere() -> None:
    written: dict[str, Any] = {
        "lords": {"charles": (0, "bourg"), "henri": (1, "bourg"), "isabelle": (2, "sigy")},
        "captives": {"charles": 1},
        "titles": {"henri": [*FIEFS_OF_SEAT_ONE, "duchy-bourg", "barony-st-paul"], "isabelle": ["county-sigy"]},
    }
    allied = map_with(**written, spouses={"charles": "isabelle"})
    alone = map_with(**written)
    for is_new in (False, True):
        assert villages(placement(allied, 0, is_new)) == ["marcamps", "sigy", "st-ciers"]
        assert villages(placement(alone, 0, is_new)) == ["bourg", "sigy"]


@pytest.mark.rule("marriage.ends", "card.lord.card_on_board", "excommunicated.ends_with_pope")
def test_a_dead_lord_leaves_titles_spouse_and_village() -> None:
    g = map_with(
        lords={"charles": (0, "bourg"), "isabelle": (1, "sigy"), "henri": (2, "pugnac")},
        titles={"charles": ["king", "duchy-bourg"], "isabelle": ["queen"], "henri": ["pope", "see-bourg"]},
        spouses={"charles": "isabelle"},
        excommunicated="isabelle",
    )
    kill(g, lord("henri"), BY_PLAGUE)
    assert g.excommunicated == NOBODY
    assert g.holder_of(title("see-bourg")) == NOBODY
    kill(g, lord("charles"), BY_PLAGUE)
    assert not g.is_in_play(lord("charles"))
    assert g.card[lord("charles")] == DISCARDED_PILE
    assert g.controller(BOURG) == NOBODY
    assert g.spouse(lord("isabelle")) == NOBODY
    assert g.holder_of(KING) == NOBODY
    assert g.due[:4] == [DUE_SUCCESSION, lord("charles"), 0, 1 << title("duchy-bourg")]
    assert g.fits(over=False) is None


def test_a_card_passed_on_unseen_wipes_what_others_knew_of_both_hands() -> None:
    g = map_with(hands={0: ["tax", "passage"], 1: ["tax"]})
    for card in range(len(g.card)):
        if g.card[card] in (0, 1):
            g.seen[card] |= 1 << 2
    hand_to(g, 0, 1, TAX, heard=0)
    assert all(not g.seen[card] >> 2 & 1 for card in range(len(g.card)) if g.card[card] in (0, 1))
    assert g.hand(0) == [PASSAGE]
    assert g.hand(1) == [TAX, TAX]


def test_a_card_drawn_is_known_to_who_drew_it_and_a_card_spent_to_all() -> None:
    g = map_with()
    draw(g, 3, PASSAGE)
    (card,) = [one for one in range(len(g.card)) if g.card[one] == 3]
    assert g.seen[card] == 1 << 3
    spend(g, 3, PASSAGE)
    assert (g.card[card], g.seen[card]) == (DISCARDED_PILE, g.rules.everyone)
