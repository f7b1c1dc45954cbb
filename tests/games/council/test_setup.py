"""PREPARAZIONE: what lies where when the first turn begins."""

from __future__ import annotations

import pytest

import outremer
from outremer.games.council.view import Printed
from outremer.games.council.vocabulary import CITIES, CITY_COUNT, GROUPS, MAPS, PERMITS, REGIONS
from outremer.kernel.chance import Seeded
from tests.games.council.position import city, hand, held, lying, odds, player, position, roll, set_up, world
from tests.games.talking import bar, seen, told

FIRST_ROLLS_OF_A_MAP = 14  # the tokens
PERMIT_ROLLS = 6
COUNCILLOR_ROLLS = 16


def by_hand(seats: int = 4, **options: str) -> outremer.Table:
    return outremer.new("council", seats, options, by_hand=True)


def roll_some(table: outremer.Table, count: int, seed: int = 1) -> outremer.Table:
    dice = Seeded(seed)
    for _ in range(count):
        words, weights = zip(*odds(table).items(), strict=True)
        table.roll(words[dice.pick(list(weights), list(words))])
    return table


@pytest.mark.rule("setup.board.regions-order")
def test_coast_hills_mountains_from_left_to_right() -> None:
    assert [one["region"] for one in seen(set_up())["cities"]] == ["coast"] * 5 + ["hills"] * 5 + ["mountains"] * 5
    assert list(seen(set_up())["permits"]) == REGIONS


@pytest.mark.rule("setup.board.sides-choice")
def test_eight_maps_by_choice_or_at_random() -> None:
    assert len(MAPS) == 8
    assert seen(set_up())["map"] == "aba"
    assert [seen(set_up(options={"map": name}))["map"] for name in MAPS] == MAPS
    table = by_hand(map="random")
    assert odds(table) == dict.fromkeys(MAPS, 1)
    assert seen(roll(table, "bab"))["map"] == "bab"
    assert (
        len({tuple(one["roads"] for one in seen(set_up(options={"map": name}))["cities"]).__repr__() for name in MAPS})
        == 8
    )


@pytest.mark.rule("setup.board.king-board-place")
def test_the_view_shows_the_kings_board_after_the_map() -> None:
    keys = list(seen(set_up()))
    assert keys.index("cities") < keys.index("councils") < keys.index("king_tiles") < keys.index("nobility_track")


@pytest.mark.rule("setup.player.colour")
def test_every_seat_has_a_colour_of_its_own() -> None:
    from outremer.words import Words

    for language in ("en", "it", "de"):
        assert len(set(Words("council", language, strict=True).players(4))) == 4
    own = {seat: [f"permit-{initial}"] for seat, initial in enumerate("abde")}
    table = position(built={seat: [CITIES[5 + seat]] for seat in range(4)}, permits=own)
    assert [city(table, name)["emporiums"] for name in CITIES[5:9]] == [[0], [1], [2], [3]]
    assert not any(one["neutral"] for one in seen(table)["cities"])
    assert {seat: held(table, seat) for seat in range(4)} == own


@pytest.mark.rule("setup.player.emporiums")
def test_ten_emporiums_and_no_more() -> None:
    assert [player(set_up(), seat)["emporiums_left"] for seat in range(4)] == [10] * 4
    ten = CITIES[:10]
    table = position(built={0: ten}, permits={0: ["permit-k"]}, hands={0: ["white", "black", "orange", "pink"]})
    assert bar(table, 0, "build permit-k") == "setup.player.emporiums"
    assert bar(table, 0, "king") == "setup.player.emporiums"


@pytest.mark.rule("setup.player.discs", "setup.player.score-disc", "setup.player.nobility-disc")
def test_markers_at_the_start() -> None:
    for shown in seen(set_up())["players"]:
        assert shown["coins"] >= 10
        assert shown["points"] == 0
        assert shown["nobility"] == 0


@pytest.mark.rule("setup.player.first-player")
def test_the_first_player_is_rolled_for_or_the_first_seat() -> None:
    table = roll_some(by_hand(3), FIRST_ROLLS_OF_A_MAP + PERMIT_ROLLS + COUNCILLOR_ROLLS)
    assert odds(table) == {"0": 1, "1": 1, "2": 1}
    assert seen(roll(table, "2"))["first_player"] == 2
    agreed = roll_some(
        by_hand(3, **{"first-player": "first-seat"}), FIRST_ROLLS_OF_A_MAP + PERMIT_ROLLS + COUNCILLOR_ROLLS
    )
    assert seen(agreed)["first_player"] == 0
    assert "wild" in odds(agreed)  # the hands are being dealt


@pytest.mark.rule(
    "setup.player.wealth-by-seat",
    "setup.player.wealth.first",
    "setup.player.wealth.second",
    "setup.player.wealth.third",
    "setup.player.wealth.fourth",
)
def test_wealth_grows_with_the_place_in_the_order() -> None:
    table = roll_some(by_hand(4), FIRST_ROLLS_OF_A_MAP + PERMIT_ROLLS + COUNCILLOR_ROLLS)
    roll(table, "2")
    wealth = [(player(table, seat)["coins"], player(table, seat)["assistants"]) for seat in range(4)]
    assert wealth[2] == (10, 1)
    assert wealth[3] == (11, 2)
    assert wealth[0] == (12, 3)
    assert wealth[1] == (13, 4)


@pytest.mark.rule("setup.player.summary-tile")
def test_every_action_has_its_words() -> None:
    from outremer.words import Words

    words = Words("council", "en", strict=True)
    for verb in ("elect", "acquire", "build", "king", "hire", "swap", "send", "extra"):
        assert words.outline(verb)


@pytest.mark.rule("setup.player.draw-six")
def test_six_cards_each_seen_by_their_owner_alone() -> None:
    table = roll_some(by_hand(2), FIRST_ROLLS_OF_A_MAP + PERMIT_ROLLS + COUNCILLOR_ROLLS)
    roll(table, "1", "white", "white", "wild", "pink", "black", "black")
    assert [player(table, seat)["cards"] for seat in range(2)] == [0, 6]
    assert sorted(hand(table, 1)) == ["black", "black", "pink", "white", "white", "wild"]
    assert seen(table, 0)["hand"] == {}
    assert seen(table, None)["hand"] is None
    assert "roll wild" in table.record(1)
    assert "roll wild" not in table.record(0)
    assert told(table, "drew", 0) == []
    assert len(told(table, "drew-card", 0)) == 6


@pytest.mark.rule("setup.cities.letters")
def test_five_cities_a_region_in_alphabetical_order() -> None:
    initials = [name[0] for name in CITIES]
    assert initials == list("abcdefghijklmno")
    table = set_up()
    for region, letters in zip(REGIONS, ("abcde", "fghij", "klmno"), strict=True):
        assert [one["city"][0] for one in seen(table)["cities"] if one["region"] == region] == list(letters)
        of_its_tile = world(table).rules.group(world(table).map, GROUPS.index(region))
        assert [initial for at, initial in enumerate(initials) if of_its_tile >> at & 1] == list(letters)


@pytest.mark.rule("map.king-city", "setup.king-piece.place")
@pytest.mark.parametrize("name", MAPS)
def test_the_king_begins_in_the_purple_city(name: str) -> None:
    purple = "graden" if name[1] == "a" else "juvelar"
    table = set_up(options={"map": name})
    assert [one["city"] for one in seen(table)["cities"] if one["colour"] == "purple"] == [purple]
    assert seen(table)["king"] == purple
    assert seen(roll(by_hand(map="random"), name))["king"] == purple


@pytest.mark.rule("setup.reward-tokens.shuffle", "setup.reward-tokens.place", "setup.reward-tokens.purple-none")
def test_tokens_at_random_on_every_city_but_the_purple_one() -> None:
    table = by_hand(4)
    assert odds(table)["nobility-step"] == 2
    assert sum(odds(table).values()) == 14
    roll_some(table, FIRST_ROLLS_OF_A_MAP)
    tokens = {one["city"]: one["token"] for one in seen(table)["cities"]}
    assert tokens.pop("juvelar") is None
    assert None not in tokens.values()
    other = roll_some(by_hand(4), FIRST_ROLLS_OF_A_MAP, seed=2)
    assert tokens != {one["city"]: one["token"] for one in seen(other)["cities"] if one["city"] != "juvelar"}


@pytest.mark.rule("setup.politics-deck.shuffle")
def test_the_deck_is_drawn_from_at_random() -> None:
    whole = {**dict.fromkeys(["white", "black", "orange", "pink", "purple", "light-blue"], 13), "wild": 12}
    dealing = roll_some(by_hand(4), FIRST_ROLLS_OF_A_MAP + PERMIT_ROLLS + COUNCILLOR_ROLLS)
    assert odds(roll(dealing, "0")) == whole
    assert odds(roll(dealing, "wild", "pink")) == {**whole, "wild": 11, "pink": 12}
    table = position(drawn=False)
    assert odds(table) == whole
    assert seen(table)["deck"] == 90


@pytest.mark.rule("setup.assistants.reserve")
def test_all_other_assistants_lie_in_the_reserve() -> None:
    assert seen(set_up(4))["reserve"] == 48 - 1 - 2 - 3 - 4
    assert seen(set_up(2))["reserve"] == 48 - 1 - 2


@pytest.mark.rule("setup.permits.split", "setup.permits.shuffle-each")
def test_a_shuffled_pile_of_permits_for_each_region() -> None:
    table = roll_some(by_hand(4), FIRST_ROLLS_OF_A_MAP)
    for region, letters in zip(REGIONS, ("abcde", "fghij", "klmno"), strict=True):
        assert {letter for permit in odds(table) for letter in permit.removeprefix("permit-")} == set(letters)
        assert set(odds(table).values()) == {1}
        assert len(odds(table)) == 15
        left = dict(odds(table))
        del left[f"permit-{letters[:3]}"]
        assert odds(roll(table, f"permit-{letters[:3]}")) == left, region  # any of the others may come next
        roll_some(table, 1)


@pytest.mark.rule("setup.permits.face-down", "setup.permits.reveal-two")
def test_two_permits_of_each_region_lie_face_up() -> None:
    shown = seen(set_up())["permits"]
    for region in REGIONS:
        assert shown[region]["pile"] == 13
        assert shown[region]["under"] == []
        assert set(shown[region]) == {"shown", "pile", "under"}
        assert len([permit for permit in shown[region]["shown"] if permit is not None]) == 2


@pytest.mark.rule("setup.king-reward.stack")
def test_king_rewards_lie_from_the_first_to_the_fifth() -> None:
    tiles = seen(set_up())["king_tiles"]
    assert [tile["points"] for tile in tiles] == sorted((tile["points"] for tile in tiles), reverse=True)
    assert {tile["owner"] for tile in tiles} == {None}


@pytest.mark.rule("setup.bonus-tiles.place")
def test_a_bonus_tile_for_each_colour_and_each_region() -> None:
    tiles = seen(set_up())["bonus_tiles"]
    assert [tile["group"] for tile in tiles] == ["gold", "silver", "bronze", "iron", *REGIONS]
    assert {tile["owner"] for tile in tiles} == {None}


@pytest.mark.rule("setup.balconies.assemble", "setup.balconies.place")
def test_a_balcony_for_each_region_and_one_for_the_king() -> None:
    councils = seen(set_up())["councils"]
    assert [len(council) for council in councils.values()] == [4, 4, 4, 4]
    assert list(councils) == ["coast", "hills", "mountains", "king"]


@pytest.mark.rule("setup.councillors.fill", "setup.councillors.pool")
def test_councillors_are_drawn_at_random_and_eight_are_left() -> None:
    table = roll_some(by_hand(4), FIRST_ROLLS_OF_A_MAP + PERMIT_ROLLS)
    assert odds(table) == dict.fromkeys(["white", "black", "orange", "pink", "purple", "light-blue"], 4)
    roll(table, "white", "white")
    assert odds(table)["white"] == 2
    roll_some(table, COUNCILLOR_ROLLS - 2)
    assert seen(table)["councils"]["coast"][:2] == ["white", "white"]
    assert sum(seen(table)["councillor_pool"].values()) == 8


def test_a_setup_can_be_saved_at_every_roll() -> None:
    table = by_hand(2, map="random")
    dice = Seeded(3)
    while isinstance(table.need, outremer.Roll):
        assert outremer.load(table.save()).hash() == table.hash()
        roll_some(table, 1, seed=dice.below(1000))
    assert len(lying(table, "coast")) == 2
    assert world(table).round == 1


@pytest.mark.rule("setup.board.sides-choice")
def test_the_map_is_told_once_chosen_or_drawn() -> None:
    assert told(by_hand(map="bab"), "map-chosen") == [{"map": "bab"}]
    table = by_hand(map="random")
    assert told(table, "map-chosen") == []
    assert told(roll(table, "aab"), "map-chosen") == [{"map": "aab"}]


@pytest.mark.rule("map.colours.group-sizes")
def test_the_cities_are_two_iron_three_bronze_four_silver_five_gold_and_the_kings() -> None:
    printed = Printed(world(position()).rules)
    colours = [str(city["colour"]) for city in printed.cities[:CITY_COUNT]]
    wanted = {"iron": 2, "bronze": 3, "silver": 4, "gold": 5, "purple": 1}
    assert {colour: colours.count(colour) for colour in colours} == wanted
    roads: list[list[str]] = [list(city["roads"]) for city in printed.cities]  # type: ignore[call-overload]  # of names
    for at, others in enumerate(roads):
        first = at - at % CITY_COUNT
        for other in others:
            assert CITIES[at - first] in roads[first + CITIES.index(other)]
        assert others, "no city lies apart"
    assert printed.permits[PERMITS.index("permit-ab")]["names"] == ["arkon", "burgen"]
    assert printed.pays[PERMITS.index("permit-hi")] == printed.permits[PERMITS.index("permit-hi")]["pays"]
    assert printed.pays[PERMITS.index("permit-hi")]["points"] == 5


def test_before_the_map_is_drawn_nothing_of_it_is_seen() -> None:
    city = seen(outremer.new("council", 3, {"map": "random"}, by_hand=True))
    assert (city["map"], city["king"], city["cities"]) == (None, None, [])
    assert city["councils"] == {"coast": [], "hills": [], "mountains": [], "king": []}
