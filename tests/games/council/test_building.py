"""COSTRUIRE UN EMPORIO: with a permit, with the king, what it costs and what it brings."""

from __future__ import annotations

import pytest

import outremer
from outremer.games.council.vocabulary import CITIES
from outremer.kernel.blanks import NOBODY
from tests.games.council.position import city, held, player, position, roll, roll_first, spent, world
from tests.games.talking import asked, bar, free, say, seen, told

FOUR = ["white", "black", "orange", "pink"]
NO_TOKENS: dict[str, str] = {}


def king(table: outremer.Table, cards: list[str], goal: str) -> outremer.Table:
    """Seat 0 builds with the king's help, with these cards."""
    return say(table, 0, "king", *(f"lay {card}" for card in cards), "pay", f"travel {goal}")


def own_tiles(table: outremer.Table, seat: int = 0) -> list[str]:
    return [tile["group"] for tile in seen(table)["bonus_tiles"] if tile["owner"] == seat]


def own_king_tiles(table: outremer.Table, seat: int = 0) -> list[int]:
    return [tile["points"] for tile in seen(table)["king_tiles"] if tile["owner"] == seat]


# -- with a permit --------------------------------------------------------------------------------------------------


@pytest.mark.rule("build.permit.choose-tile")
def test_one_of_the_own_permits_that_lie_face_up() -> None:
    table = position(permits={0: ["permit-a", "permit-ij"], 1: ["permit-k"]}, built={0: ["arkon"]})
    assert free(table, 0, "build") == ["permit-ij"]
    assert bar(table, 0, "build permit-k") == "build.permit.choose-tile"
    assert bar(table, 0, "build permit-b") == "build.permit.choose-tile"
    assert bar(table, 0, "build permit-a") == "emporium.one-per-city"


@pytest.mark.rule("build.permit.place-emporium")
def test_the_emporium_stands_in_the_city_of_the_permit() -> None:
    table = say(position(permits={0: ["permit-g"]}), 0, "build permit-g")
    assert city(table, "graden")["emporiums"] == [0]
    assert player(table)["emporiums_left"] == 9
    several = say(position(permits={0: ["permit-fgj"]}), 0, "build permit-fgj")
    assert bar(several, 0, "place indur") == "build.permit.place-emporium"


@pytest.mark.rule("build.permit.choice-of-city")
def test_a_permit_of_several_cities_leaves_the_choice() -> None:
    table = say(position(permits={0: ["permit-fgj"]}, built={0: ["graden"]}), 0, "build permit-fgj")
    assert asked(table) == ("PermitBuild", 0)
    assert free(table, 0, "place") == ["framek", "juvelar"]
    assert bar(table, 0, "place graden") == "emporium.one-per-city"
    assert city(say(table, 0, "place juvelar"), "juvelar")["emporiums"] == [0]
    alone = say(position(permits={0: ["permit-fg"]}, built={0: ["graden"]}, shown={"hills": []}), 0, "build permit-fg")
    assert city(alone, "framek")["emporiums"] == [0]


@pytest.mark.rule("build.permit.flip-tile")
def test_the_permit_is_turned_face_down() -> None:
    table = say(position(permits={0: ["permit-g"]}), 0, "build permit-g")
    assert held(table) == []
    assert spent(table) == ["permit-g"]


@pytest.mark.rule("build.permit.no-reuse")
def test_a_used_permit_builds_nothing_more() -> None:
    table = position(used={0: ["permit-fgj"]})
    assert bar(table, 0, "build permit-fgj") == "build.permit.no-reuse"


# -- with the king --------------------------------------------------------------------------------------------------


@pytest.mark.rule("build.king.satisfy-council")
def test_the_kings_council_is_satisfied_like_any_other() -> None:
    table = say(position(hands={0: [*FOUR, "purple"]}, coins=[20]), 0, "king")
    assert bar(table, 0, "lay purple") == "action.acquire.one-card-per-councillor"
    for move in ("pay", "lay light-blue", "lay wild", "hire", "king", "end"):
        assert bar(table, 0, move) == "build.king.satisfy-council"
    say(table, 0, "lay white", "lay black", "pay")
    assert player(table)["coins"] == 20 - 7
    assert bar(position(hands={0: ["purple"]}), 0, "king") == "build.king.satisfy-council"
    assert bar(position(hands={0: ["white"]}, coins=[9]), 0, "king") == "build.king.satisfy-council"
    assert bar(position(hands={0: ["white"]}, coins=[10]), 0, "king") is None


def test_the_way_must_be_affordable_before_the_council_is_satisfied() -> None:
    own = {0: ["juvelar"]}  # so the king must travel one road at least
    assert bar(position(hands={0: ["white"]}, coins=[11], built=own), 0, "king") == "build.king.cost-per-road"
    assert bar(position(hands={0: ["white"]}, coins=[12], built=own), 0, "king") is None
    full = {1: CITIES[:10], 2: CITIES[10:]}
    crowded = position(hands={0: FOUR}, assistants=[0], built=full)
    assert bar(crowded, 0, "king") == "emporium.assistant-cost"
    # Two wild cards for 9 coins would leave none for the road, so the second one is refused.
    table = position(hands={0: ["wild", "wild", "wild"]}, coins=[9], built=own)
    say(table, 0, "king", "lay wild")
    assert bar(table, 0, "pay") == "build.king.satisfy-council"  # 11 coins
    say(table, 0, "lay wild")
    assert bar(table, 0, "pay") == "build.king.cost-per-road"  # 9 coins, and then the road
    assert bar(say(table, 0, "lay wild"), 0, "pay") is None


@pytest.mark.rule("build.king.move")
def test_the_king_goes_to_any_city_by_the_fewest_roads() -> None:
    table = position(hands={0: FOUR}, coins=[20], built={1: ["indur", "kultos"]})
    say(table, 0, "king", *(f"lay {card}" for card in FOUR), "pay")
    assert free(table, 0, "travel") == CITIES
    say(table, 0, "travel naris")  # by Indur and Kultos, or by Lyram and Osium
    assert told(table, "king-moved") == [{"seat": 0, "city": "naris", "roads": 3, "price": 6}]
    assert seen(table)["king"] == "naris"


def test_to_no_city_at_all_there_are_no_roads_to_count() -> None:
    kingdom = world(position())
    assert kingdom.roads_to(0) == NOBODY
    assert kingdom.roads_to(1 << kingdom.king) == 0


@pytest.mark.rule("build.king.consecutive-roads")
def test_the_king_follows_roads() -> None:
    table = king(position(hands={0: FOUR}, coins=[20], king="arkon"), FOUR, "dorful")
    assert told(table, "king-moved")[0]["roads"] == 2  # Arkon and Dorful have no road, both have one to Burgen
    other_side = king(position(hands={0: FOUR}, coins=[20], king="arkon", options={"map": "bba"}), FOUR, "dorful")
    assert told(other_side, "king-moved")[0]["roads"] == 2  # by Castrum
    far = king(position(hands={0: FOUR}, coins=[20], king="arkon", options={"map": "bba"}), FOUR, "burgen")
    assert told(far, "king-moved")[0]["roads"] == 7


@pytest.mark.rule("build.king.cost-per-road")
def test_two_coins_for_each_road() -> None:
    table = position(hands={0: FOUR}, coins=[5])
    say(table, 0, "king", *(f"lay {card}" for card in FOUR), "pay")
    assert bar(table, 0, "travel castrum") == "build.king.cost-per-road"  # three roads
    assert bar(table, 0, "travel framek") is None  # two
    say(table, 0, "travel framek")
    assert player(table)["coins"] == 5 - 4


@pytest.mark.rule("build.king.may-stay")
def test_the_king_may_stay_for_nothing() -> None:
    table = king(position(hands={0: FOUR}, coins=[5]), FOUR, "juvelar")
    assert player(table)["coins"] == 5
    assert city(table, "juvelar")["emporiums"] == [0]
    assert seen(table)["king"] == "juvelar"


@pytest.mark.rule("build.king.place-emporium")
def test_the_emporium_is_built_where_the_king_stops() -> None:
    table = king(position(hands={0: FOUR}), FOUR, "graden")
    assert city(table, "graden")["emporiums"] == [0]
    assert held(table) == spent(table) == []
    cornered = position(hands={0: FOUR}, coins=[0])
    say(cornered, 0, "king", *(f"lay {card}" for card in FOUR), "pay")
    assert city(cornered, "juvelar")["emporiums"] == [0]  # the only city in reach


# -- every emporium -------------------------------------------------------------------------------------------------


@pytest.mark.rule("emporium.one-per-city")
def test_one_emporium_of_a_player_in_a_city() -> None:
    table = position(hands={0: FOUR}, coins=[20], built={0: ["juvelar"], 1: ["indur"]}, permits={0: ["permit-j"]})
    assert bar(table, 0, "build permit-j") == "emporium.one-per-city"
    say(table, 0, "king", *(f"lay {card}" for card in FOUR), "pay")
    assert bar(table, 0, "travel juvelar") == "emporium.one-per-city"
    assert bar(table, 0, "travel indur") is None


@pytest.mark.rule("emporium.assistant-cost")
def test_an_assistant_for_each_emporium_of_others() -> None:
    others = {1: ["kultos"], 2: ["kultos"], 3: ["kultos"]}
    dear = position(built=others, permits={0: ["permit-k"]}, assistants=[3])
    assert player(say(dear, 0, "build permit-k"))["assistants"] == 0
    poor = position(built=others, permits={0: ["permit-k"]}, assistants=[2])
    assert bar(poor, 0, "build permit-k") == "emporium.assistant-cost"
    for assistants, rivals in ((0, 0), (1, 1), (2, 2)):
        built = {seat: ["kultos"] for seat in range(1, rivals + 1)}
        table = position(built=built, permits={0: ["permit-k"]}, assistants=[assistants])
        assert player(say(table, 0, "build permit-k"))["assistants"] == 0
    by_king = king(position(built={1: ["juvelar"]}, hands={0: FOUR}, assistants=[2]), FOUR, "juvelar")
    assert player(by_king)["assistants"] == 1
    unable = position(built={1: ["juvelar"]}, hands={0: FOUR}, assistants=[0], coins=[20])
    say(unable, 0, "king", *(f"lay {card}" for card in FOUR), "pay")
    assert bar(unable, 0, "travel juvelar") == "emporium.assistant-cost"


@pytest.mark.rule("emporium.assistant-cost")
@pytest.mark.parametrize("name", CITIES)
def test_as_many_assistants_as_rivals_are_enough_in_every_city(name: str) -> None:
    for rivals in (1, 2, 3):
        built = {seat: [name] for seat in range(1, rivals + 1)}
        for assistants in (rivals - 1, rivals):
            own = {0: [f"permit-{name[0]}"]}
            table = position(built=built, assistants=[assistants], permits=own, shown={"coast": [], "mountains": []})
            enough = None if assistants == rivals else "emporium.assistant-cost"
            assert bar(table, 0, f"build permit-{name[0]}") == enough


@pytest.mark.rule("emporium.empty-city-free")
def test_an_empty_city_costs_no_assistant() -> None:
    table = say(position(permits={0: ["permit-k"]}, assistants=[2], built={1: ["lyram"]}), 0, "build permit-k")
    assert player(table)["assistants"] == 2


@pytest.mark.rule("emporium.immediate-reward")
def test_the_city_pays_its_token_at_once() -> None:
    table = say(position(permits={0: ["permit-i"]}, coins=[4]), 0, "build permit-i")
    assert player(table)["coins"] == 4 + 3
    drawing = say(position(permits={0: ["permit-e"]}, assistants=[0]), 0, "build permit-e")
    assert player(drawing)["assistants"] == 1
    assert isinstance(drawing.need, outremer.Roll)
    assert player(roll(drawing, "wild"))["cards"] == 1


@pytest.mark.rule("emporium.purple-city")
def test_the_purple_city_pays_nothing_but_connects() -> None:
    table = say(position(permits={0: ["permit-j"]}, coins=[4]), 0, "build permit-j")
    assert player(table)["coins"] == 4
    assert told(table, "rewarded") == []
    linked = position(built={0: ["hellar", "juvelar"]}, permits={0: ["permit-g"]}, coins=[0], assistants=[0])
    say(linked, 0, "build permit-g")
    assert [one["city"] for one in told(linked, "rewarded")] == ["graden", "hellar"]
    between = position(built={0: ["hellar", "graden"]}, permits={0: ["permit-j"]}, coins=[0])
    assert player(say(between, 0, "build permit-j"))["coins"] == 1 + 1


@pytest.mark.rule("emporium.chain-reward")
def test_all_cities_connected_through_own_emporiums_pay_too() -> None:
    table = position(built={0: ["castrum", "framek"]}, permits={0: ["permit-a"]})
    say(table, 0, "build permit-a")
    assert [one["city"] for one in told(table, "rewarded")] == ["arkon", "castrum", "framek"]
    assert player(table)["points"] == 1 + 3 + 2


def test_the_builder_orders_the_rewards_where_a_nobility_step_makes_it_matter() -> None:
    def built(**options: str) -> outremer.Table:
        own = {0: ["lyram", "merkatim", "naris"]}
        table = position(built=own, permits={0: ["permit-o"]}, options=options, coins=[0], nobility=[0])
        return say(table, 0, "build permit-o")

    table = built()
    assert asked(table) == ("Emporium", 0)
    assert player(table)["nobility"] == 1  # Osium has paid already
    assert free(table, 0, "collect") == ["lyram", "merkatim", "naris"]
    assert bar(table, 0, "collect osium") == "emporium.chain.own-only"
    say(table, 0, "collect naris", "rest")
    assert [one["city"] for one in told(table, "rewarded")] == ["osium", "naris", "lyram", "merkatim"]
    fixed = built(**{"reward-order": "alphabetical"})
    assert [one["city"] for one in told(fixed, "rewarded")] == ["osium", "lyram", "merkatim", "naris"]
    assert player(fixed)["nobility"] == player(table)["nobility"] == 2


@pytest.mark.rule("emporium.chain.own-only", "setup.reward-tokens.purple-none")
def test_a_city_without_a_reward_to_collect_says_why() -> None:
    table = position(built={0: ["lyram", "merkatim", "naris"]}, permits={0: ["permit-o"]}, coins=[0])
    say(table, 0, "build permit-o")
    bars = {name: bar(table, 0, f"collect {name}") for name in CITIES}
    assert [name for name in CITIES if bars[name] is None] == ["lyram", "merkatim", "naris"]
    assert bars["juvelar"] == "setup.reward-tokens.purple-none"
    others = [name for name in CITIES if name not in ("juvelar", "lyram", "merkatim", "naris")]
    assert {bars[name] for name in others} == {"emporium.chain.own-only"}


@pytest.mark.rule("emporium.chain.own-only")
def test_emporiums_of_others_do_not_connect_and_each_city_pays_once() -> None:
    gap = position(built={0: ["castrum"], 1: ["framek"]}, permits={0: ["permit-i"]})
    say(gap, 0, "build permit-i")
    assert [one["city"] for one in told(gap, "rewarded")] == ["indur"]
    ring = position(  # Graden, Hellar and Juvelar lie on a ring with Burgen, Dorful and Esti
        built={0: ["graden", "hellar", "burgen", "dorful", "esti"]}, permits={0: ["permit-j"]}, tokens=NO_TOKENS
    )
    say(ring, 0, "build permit-j")
    assert told(ring, "rewarded") == []
    paying = position(built={0: ["graden", "hellar", "burgen", "dorful", "esti"]}, permits={0: ["permit-j"]})
    roll_first(say(paying, 0, "build permit-j"))
    rewarded = [one["city"] for one in told(paying, "rewarded")]
    assert sorted(rewarded) == ["burgen", "dorful", "esti", "graden", "hellar"]


@pytest.mark.rule("emporium.example")
def test_green_builds_in_indur() -> None:
    green, red = 0, 1
    table = position(
        built={green: ["framek", "castrum", "graden", "hellar", "juvelar"], red: ["indur"]},
        permits={green: ["permit-i"]},
        coins=[5],
        assistants=[3],
        options={"map": "aba"},
    )
    say(table, green, "build permit-i")
    assert city(table, "indur")["emporiums"] == [green, red]
    assert told(table, "built") == [{"seat": green, "city": "indur", "assistants": 1}]
    rewarded = [one["city"] for one in told(table, "rewarded")]
    assert rewarded == ["indur", "castrum", "framek", "graden", "hellar"]
    assert player(table, green)["coins"] == 5 + 3 + 1 + 1
    assert player(table, green)["points"] == 2 + 3
    assert player(table, green)["assistants"] == 3 - 1 + 1
    assert own_tiles(table, green) == ["hills"]
    assert own_king_tiles(table, green) == [25]


# -- bonus and king reward tiles ------------------------------------------------------------------------------------


@pytest.mark.rule("bonus.trigger")
def test_all_cities_of_a_colour_bring_its_tile() -> None:
    table = position(built={0: ["arkon"]}, permits={0: ["permit-m"]})
    assert own_tiles(table) == []
    assert own_tiles(say(table, 0, "build permit-m")) == ["iron"]


def test_a_build_that_completes_two_groups_brings_two_king_tiles_unless_ruled_otherwise() -> None:
    def built(choice: str) -> outremer.Table:
        table = position(
            built={0: ["arkon", "kultos", "lyram", "naris", "osium"]},
            permits={0: ["permit-m"]},
            options={"two-groups": choice, "reward-order": "alphabetical"},
        )
        return say(table, 0, "build permit-m")

    both = built("two-king-tiles")
    assert own_tiles(both) == ["iron", "mountains"]
    assert own_king_tiles(both) == [25, 18]
    assert own_king_tiles(built("one-king-tile")) == [25]
    assert own_tiles(built("one-king-tile")) == ["iron", "mountains"]


@pytest.mark.rule("bonus.trigger.region")
def test_all_cities_of_a_region_bring_its_tile() -> None:
    for region, cities, last in (
        ("coast", CITIES[:5], "e"),
        ("hills", CITIES[5:10], "i"),
        ("mountains", CITIES[10:], "o"),
    ):
        others = [name for name in cities if name[0] != last]
        table = position(built={0: others}, permits={0: [f"permit-{last}"]}, tokens=NO_TOKENS)
        assert own_tiles(say(table, 0, f"build permit-{last}")) == [region]
        short = position(built={0: others[1:]}, permits={0: [f"permit-{last}"]}, tokens=NO_TOKENS)
        assert own_tiles(say(short, 0, f"build permit-{last}")) == []


@pytest.mark.rule("bonus.first-only")
def test_only_the_first_takes_the_tile_and_the_king_reward() -> None:
    def late(choice: str) -> outremer.Table:
        table = position(
            built={0: ["arkon"], 1: ["arkon", "merkatim"]},
            permits={0: ["permit-m"]},
            prizes={"iron": 1},
            king_tiles=[1],
            options={"late-group": choice},
        )
        return say(table, 0, "build permit-m")

    assert own_tiles(late("no-king-tile")) == []
    assert own_king_tiles(late("no-king-tile")) == []
    assert own_tiles(late("king-tile")) == []
    assert own_king_tiles(late("king-tile")) == [18]


@pytest.mark.rule("bonus.purple-city")
def test_the_purple_city_counts_for_the_hills_and_for_no_colour() -> None:
    hills = ["framek", "graden", "hellar", "indur"]
    assert own_tiles(position(built={0: hills})) == []
    table = position(built={0: hills}, permits={0: ["permit-j"]}, tokens=NO_TOKENS)
    assert own_tiles(say(table, 0, "build permit-j")) == ["hills"]
    kingdom = world(table)
    assert not any(kingdom.rules.group(kingdom.map, metal) >> CITIES.index("juvelar") & 1 for metal in range(4))
    silver = position(  # on the other side Juvelar is silver and Graden purple
        options={"map": "aaa"},
        king="graden",
        built={0: ["castrum", "dorful", "lyram"]},
        permits={0: ["permit-j"]},
        tokens=NO_TOKENS,
    )
    assert own_tiles(say(silver, 0, "build permit-j")) == ["silver"]


@pytest.mark.rule("bonus.king-reward")
def test_with_a_bonus_tile_comes_the_top_king_reward() -> None:
    first = say(position(built={0: ["arkon"]}, permits={0: ["permit-m"]}), 0, "build permit-m")
    assert own_king_tiles(first) == [25]
    third = position(built={0: ["arkon"]}, permits={0: ["permit-m"]}, king_tiles=[1, 2])
    assert own_king_tiles(say(third, 0, "build permit-m")) == [12]


@pytest.mark.rule("bonus.trigger.king-exhausted")
def test_when_the_king_rewards_are_gone_the_bonus_tile_comes_alone() -> None:
    table = position(built={0: ["arkon"]}, permits={0: ["permit-m"]}, king_tiles=[1, 2, 3, 1, 2])
    say(table, 0, "build permit-m")
    assert own_tiles(table) == ["iron"]
    assert own_king_tiles(table) == []
