"""CONTENUTO, and what the boards and tiles show: everything in the box, counted."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import outremer
from outremer.games.council.vocabulary import CITIES, COLOURS, MAPS, PERMIT_INITIALS, REGIONS
from tests.games.council.position import city, lying, player, position, roll, set_up, world
from tests.games.talking import say, seen

DATA = Path(outremer.game("council").folder) / "data"
NEIGHBOURS = {
    ("aaa", "graden"): "dorful framek hellar indur",
    ("aba", "graden"): "dorful juvelar",
    ("aba", "hellar"): "esti juvelar merkatim",
    ("baa", "castrum"): "arkon dorful framek",
    ("bbb", "lyram"): "juvelar kultos naris",
    ("aab", "merkatim"): "juvelar osium",
}


def data(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


def on_map(name: str) -> outremer.Table:
    return set_up(options={"map": name})


def roads(table: outremer.Table) -> set[tuple[str, str]]:
    found = {(one["city"], other) for one in seen(table)["cities"] for other in one["roads"]}
    assert all((there, here) in found for here, there in found)
    return {(here, there) for here, there in found if here < there}


@pytest.mark.rule("component.region-boards")
def test_three_region_boards() -> None:
    assert list(data("boards")["cities"])[2:] == REGIONS == ["coast", "hills", "mountains"]


@pytest.mark.rule("component.king-board")
def test_one_kings_board_with_a_council_and_tracks() -> None:
    shown = seen(set_up())
    assert len(shown["councils"]["king"]) == 4
    assert len(shown["nobility_track"]) == 21


@pytest.mark.rule("component.king-reward-tiles", "component.king-reward-tiles.values")
def test_five_king_reward_tiles() -> None:
    tiles = seen(set_up())["king_tiles"]
    assert len(tiles) == 5
    assert [tile["points"] for tile in tiles] == [25, 18, 12, 7, 3]


@pytest.mark.rule("component.bonus-tiles", "component.bonus-tiles.values", "bonus.list")
def test_seven_bonus_tiles() -> None:
    tiles = {tile["group"]: tile["points"] for tile in seen(set_up())["bonus_tiles"]}
    assert len(tiles) == 7
    assert tiles == {"gold": 20, "silver": 12, "bronze": 8, "iron": 5, "coast": 5, "hills": 5, "mountains": 5}


@pytest.mark.rule("component.reward-tokens", "component.reward-tokens.list")
def test_fourteen_reward_tokens() -> None:
    kinds = data("tiles")["tokens"]["kinds"]
    assert sum(kind["count"] for kind in kinds) == 14
    listed = Counter({tuple(sorted(kind["pays"].items())): kind["count"] for kind in kinds})
    assert listed == Counter(
        {
            (("coins", 1),): 1,
            (("coins", 2),): 1,
            (("coins", 3),): 1,
            (("points", 1),): 1,
            (("points", 2),): 1,
            (("points", 3),): 1,
            (("assistants", 1),): 1,
            (("assistants", 2),): 1,
            (("cards", 1),): 1,
            (("assistants", 1), ("coins", 1)): 1,
            (("assistants", 1), ("cards", 1)): 1,
            (("cards", 1), ("points", 1)): 1,
            (("steps", 1),): 2,
        }
    )


@pytest.mark.rule("component.council-balconies")
def test_four_balconies() -> None:
    assert list(seen(set_up())["councils"]) == [*REGIONS, "king"]


@pytest.mark.rule("component.permit-tiles", "component.permit-tiles.spread")
def test_forty_five_permits() -> None:
    tiles = data("permits")
    assert sum(len(tiles[region]["permits"]) for region in REGIONS) == 45
    letters = {"coast": "abcde", "hills": "fghij", "mountains": "klmno"}
    for region in REGIONS:
        names = list(tiles[region]["permits"])
        assert Counter(len(name) for name in names) == {1: 5, 2: 5, 3: 5}
        assert set("".join(names)) == set(letters[region])
    in_order = [name for region in REGIONS for name in tiles[region]["permits"]]
    assert in_order == PERMIT_INITIALS


def test_the_bonuses_of_all_permits_by_their_sums() -> None:
    pays = [permit for region in REGIONS for permit in data("permits")[region]["permits"].values()]
    sums = Counter[str]()
    for permit in pays:
        sums.update(permit)
    assert sums == {"coins": 41, "assistants": 29, "points": 45, "cards": 31, "steps": 11, "actions": 3}


@pytest.mark.rule("component.councillors", "component.councillors.colours")
def test_twenty_four_councillors() -> None:
    shown = seen(set_up())
    there = Counter(shown["councillor_pool"])
    for council in shown["councils"].values():
        there.update(council)
    assert sum(there.values()) == 24
    assert there == dict.fromkeys(["white", "black", "orange", "pink", "purple", "light-blue"], 4)


@pytest.mark.rule("component.politics-cards")
def test_ninety_politics_cards() -> None:
    kingdom = world(set_up())
    hands = [sum(kingdom.cards[kind:28:7]) for kind in range(7)]
    counts = [deck + held for deck, held in zip(kingdom.deck, hands, strict=True)]
    assert counts == [13] * 6 + [12]
    assert sum(counts) == 90


@pytest.mark.rule("component.king-piece")
def test_one_king() -> None:
    assert seen(set_up())["king"] in CITIES


@pytest.mark.rule("component.emporiums", "map.emporium-spaces")
def test_ten_emporiums_for_each_of_up_to_four() -> None:
    assert [outremer.new("council", seats, seed=1).seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(outremer.BadSetting, match="2 to 4 players"):
            outremer.new("council", seats)
    table = position(built={0: ["indur"], 1: ["indur"], 2: ["indur"], 3: ["indur"]})
    assert city(table, "indur")["emporiums"] == [0, 1, 2, 3]
    assert sum(player(set_up(), seat)["emporiums_left"] for seat in range(4)) == 40


@pytest.mark.rule("component.player-discs")
def test_three_markers_each() -> None:
    for shown in seen(set_up())["players"]:
        assert {"coins", "points", "nobility"} <= set(shown)


@pytest.mark.rule("component.assistants")
def test_assistants_worth_forty_eight() -> None:
    table = set_up()
    assert seen(table)["reserve"] + sum(player(table, seat)["assistants"] for seat in range(4)) == 48
    short = roll(say(position(assistants=[2, 20, 20, 5], permits={0: ["permit-d"]}), 0, "build permit-d"))
    assert player(short)["assistants"] == 3  # Dorful promises two, one is left
    endless = position(options={"assistants": "unlimited"}, assistants=[2, 20, 20, 6], permits={0: ["permit-d"]})
    assert player(say(endless, 0, "build permit-d"))["assistants"] == 4


@pytest.mark.rule("component.summary-tiles")
def test_every_player_can_read_the_actions() -> None:
    table = set_up()
    form, seats = table.need.form, table.need.seats  # type: ignore[union-attr]  # a fresh table asks
    assert form == "Turn"
    assert {"elect", "acquire"} <= {move.verb for move in table.moves(seats[0])}


@pytest.mark.rule("component.wealth-track")
def test_the_wealth_track_ends_at_20() -> None:
    assert player(say(position(coins=[19]), 0, "elect white", "into king"))["coins"] == 20
    unlimited = position(options={"coins": "unlimited"}, coins=[19])
    assert player(say(unlimited, 0, "elect white", "into king"))["coins"] == 23


@pytest.mark.rule("component.victory-track")
def test_points_go_on_past_99() -> None:
    table = say(position(points=[98], permits={0: ["permit-c"]}, shown={"coast": []}), 0, "build permit-c")
    assert player(table)["points"] == 101


@pytest.mark.rule("component.nobility-track")
def test_the_nobility_track_runs_from_0_to_20() -> None:
    assert player(set_up())["nobility"] == 0
    table = say(position(nobility=[20], permits={0: ["permit-m"]}), 0, "build permit-m")
    assert player(table)["nobility"] == 20


@pytest.mark.rule("map.cities")
def test_fifteen_cities() -> None:
    names = {region: data("boards")["cities"][region] for region in REGIONS}
    assert names == {
        "coast": ["arkon", "burgen", "castrum", "dorful", "esti"],
        "hills": ["framek", "graden", "hellar", "indur", "juvelar"],
        "mountains": ["kultos", "lyram", "merkatim", "naris", "osium"],
    }
    assert {one["city"]: one["region"] for one in seen(set_up())["cities"]} == {
        name: region for region, cities in names.items() for name in cities
    }


@pytest.mark.rule("map.roads.coast", "map.roads.hills", "map.roads.mountains")
def test_roads_inside_the_regions() -> None:
    sides = data("boards")["sides"]
    letters = {
        name: sorted("".join(sorted(end[0] for end in road)) for road in side["roads"]) for name, side in sides.items()
    }
    assert letters["coast-a"] == ["ab", "ac", "bd", "be"]
    assert letters["coast-b"] == ["ac", "be", "cd"]
    assert [road for road in letters["hills-a"] if "m" not in road] == ["fg", "fi", "gh", "gi", "hj"]
    assert [road for road in letters["hills-b"] if "m" not in road] == ["fi", "gj", "hj", "ij"]
    assert letters["mountains-a"] == ["kn", "lo", "mo", "no"]
    assert letters["mountains-b"] == ["kl", "ln", "mo"]


@pytest.mark.rule("map.roads.between-regions", "map.roads.to-merkatim")
@pytest.mark.parametrize("name", MAPS)
def test_roads_between_the_regions(name: str) -> None:
    crossing = {
        (here[0], there[0])
        for here, there in roads(on_map(name))
        if "abcde fghij klmno".find(here[0]) // 6 != "abcde fghij klmno".find(there[0]) // 6
    }
    assert crossing == {
        ("c", "f"),
        ("d", "g"),
        ("e", "h"),
        ("i", "k"),
        ("j", "l"),
        ("j" if name[1] == "a" else "h", "m"),
    }


@pytest.mark.parametrize(("place", "expected"), NEIGHBOURS.items())
def test_neighbours_on_several_maps(place: tuple[str, str], expected: str) -> None:
    name, here = place
    assert city(on_map(name), here)["roads"] == expected.split()


@pytest.mark.rule("map.colours.coast", "map.colours.hills", "map.colours.mountains")
def test_colours_of_both_sides() -> None:
    a = {one["city"]: one["colour"] for one in seen(on_map("aaa"))["cities"]}
    b = {one["city"]: one["colour"] for one in seen(on_map("bbb"))["cities"]}
    assert [a[name] for name in CITIES[:5]] == ["iron", "gold", "silver", "silver", "bronze"]
    assert [b[name] for name in CITIES[:5]] == ["gold", "bronze", "silver", "iron", "silver"]
    assert [a[name] for name in CITIES[5:10]] == ["gold", "purple", "gold", "bronze", "silver"]
    assert [b[name] for name in CITIES[5:10]] == ["gold", "silver", "gold", "bronze", "purple"]
    assert [a[name] for name in CITIES[10:]] == ["gold", "silver", "iron", "bronze", "gold"]
    assert [b[name] for name in CITIES[10:]] == ["gold", "iron", "silver", "bronze", "gold"]


@pytest.mark.rule("map.colours.group-sizes")
@pytest.mark.parametrize("name", MAPS)
def test_groups_have_the_same_size_on_every_map(name: str) -> None:
    colours = Counter(one["colour"] for one in seen(on_map(name))["cities"])
    assert colours == {"gold": 5, "silver": 4, "bronze": 3, "iron": 2, "purple": 1}


def test_provenance_is_told_for_every_table() -> None:
    for name in ("boards", "permits", "tiles"):
        for title, table in data(name).items():
            for one in table.values() if title == "sides" else [table]:
                assert one["provenance"] == "published", title
                assert one["source"], title


def test_the_game_takes_no_data_file() -> None:
    with pytest.raises(outremer.BadSetting, match="takes no data file"):
        outremer.new("council", data={"permits": {}})


def test_the_pictures_permits_lie_where_the_position_says() -> None:
    assert lying(position(), "coast") == ["permit-c", "permit-abe"]
    assert set(COLOURS) == set(seen(position())["councillor_pool"])
