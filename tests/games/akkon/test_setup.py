"""What the game is about, what is in the box, and how it is set up."""

from __future__ import annotations

from collections import Counter

import pytest

import outremer
from outremer.games.akkon.vocabulary import CARD_KINDS, CARDS, CITIES, PIECES, TEMPLARS, TRACKS
from tests.games.akkon.position import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    card,
    deck_size,
    hand,
    place,
    position,
    printed,
    rules,
    seen_city,
    top,
    track,
    tracks,
    world,
)
from tests.games.talking import asked, bar, idle, say, seen, told

HARBOURS = ["tyre", "jaffa", "caesarea", "sidon"]


def by_hand(seats: int = 4, options: dict[str, str] | None = None) -> outremer.Table:
    return outremer.new("akkon", seats, options, by_hand=True)


# -- what the game is about -------------------------------------------------------------------------------------------


@pytest.mark.rule("game.roles")
def test_one_dignitary_wins_in_the_end() -> None:
    table = position(last=["tyre"], tracks={BLUE: [9, 3, 3, 3]})
    say(table, RED, "bid tyre", "lay knight-8")
    assert table.result() is None
    idle(table, "Actions")
    idle(table, "Auction")  # where the game would go on
    result = table.result()
    assert result is not None
    assert result.winners == (BLUE,)


@pytest.mark.rule("game.players.count")
def test_it_is_for_two_to_five_by_the_same_rules() -> None:
    for seats in (2, 3, 4, 5):
        table = outremer.new("akkon", seats=seats, seed=1)
        assert len(seen(table)["camps"]) == seats
        assert asked(table) == ("Auction", world(table).first)
    for seats in (1, 6):
        with pytest.raises(outremer.BadSetting, match="2 to 5 players"):
            outremer.new("akkon", seats=seats)


@pytest.mark.rule("game.seven-templars-per-round")
def test_each_has_seven_templars_in_every_round() -> None:
    table = outremer.new("akkon", seats=3, seed=1)
    first = world(table).first
    say(table, first, "bid tyre", "lay knight-8")
    assert seen(table)["camps"][first]["free"] == 6
    idle(table, "Auction", round_=2)
    assert [camp["free"] for camp in seen(table)["camps"]] == [7, 7, 7]


@pytest.mark.rule("game.templars-uses")
@pytest.mark.parametrize("name", TRACKS)
def test_templars_win_cards_and_pay_for_rising(name: str) -> None:
    lance = card("holy-lance", cost=1, track=name)
    table = position(tops={printed(lance)["city"]: lance}, hands={RED: [card("minting-right")]})
    say(table, RED, f"bid {printed(lance)['city']}", "lay knight-5")
    idle(table, "Actions")
    assert lance in hand(table, RED)
    say(table, RED, f"play {lance}")
    assert track(table, RED, name) == 2 + printed(lance)["steps"]
    assert told(table, "played")[-1] == {"seat": RED, "card": lance, "cost": 1}
    assert seen(table)["camps"][RED]["free"] == 7 - 2  # one bid, one paid


@pytest.mark.rule("game.best-gets-privilege")
def test_the_best_in_a_characteristic_has_its_privilege_next_round() -> None:
    table = idle(position(tracks={GREEN: [2, 3, 2, 2]}), "Auction", round_=3)
    assert seen(table)["privileges"]["faith"]["seat"] == GREEN


# -- what is in the box -----------------------------------------------------------------------------------------------


@pytest.mark.rule("component.board", "setup.board")
def test_the_board_shows_six_cities_and_four_tracks_to_all() -> None:
    for seat in (None, RED, BLUE, GREEN, YELLOW):
        land = seen(outremer.new("akkon", seed=1), seat)
        assert [city["city"] for city in land["cities"]] == CITIES
        assert list(land["tracks"]) == TRACKS


@pytest.mark.rule("component.templars")
def test_35_templars_seven_of_each_colour() -> None:
    land = world(outremer.new("akkon", seats=5, seed=1))
    assert len(land.at) == TEMPLARS == 35
    assert Counter(land.holder) == dict.fromkeys(range(5), 7)


@pytest.mark.rule("component.templars.set")
def test_four_knights_and_three_special_brothers() -> None:
    assert PIECES == ["knight-5", "knight-6", "knight-7", "knight-8", "turcopole", "sergeant", "chaplain"]
    camp = seen(outremer.new("akkon", seed=1), RED)["camps"][RED]["templars"]
    assert [templar["piece"] for templar in camp] == PIECES


@pytest.mark.rule("component.markers")
def test_twenty_markers_four_of_each_colour() -> None:
    shown = seen(outremer.new("akkon", seats=5, seed=1))["tracks"]
    assert sum(len(markers) for markers in shown.values()) == 20


@pytest.mark.rule("component.port-cards", "setup.player.port-card")
def test_each_colour_has_a_camp() -> None:
    for seats in (2, 5):
        camps = seen(outremer.new("akkon", seats=seats, seed=1))["camps"]
        assert [camp["templars"][0]["colour"] for camp in camps] == list(range(seats))


@pytest.mark.rule("component.city-cards")
def test_72_city_cards_twelve_for_each_city_all_eight_kinds_and_no_track_favoured() -> None:
    assert Counter(name.rpartition("-")[0] for name in CARDS) == dict.fromkeys(CITIES, 12)
    faces = [printed(name) for name in CARDS]
    assert {face["kind"] for face in faces} == set(CARD_KINDS)
    for city in HARBOURS:
        kinds = Counter(face["kind"] for face in faces if face["city"] == city)
        assert kinds["holy-lance"] >= 2
        assert kinds["siege"] >= 2
    assert sum(face["kind"] == "forbidden-writings" and face["city"] == "jerusalem" for face in faces) >= 4
    assert sum(face["kind"] == "minting-right" and face["city"] == "akkon" for face in faces) >= 4
    for kind in CARD_KINDS:
        by_track = Counter(face["track"] for face in faces if face["kind"] == kind and face["track"])
        assert len(set(by_track.values())) <= 1, f"{kind} favours a track"


@pytest.mark.rule("component.cities")
def test_the_six_cities() -> None:
    assert CITIES == ["tyre", "jaffa", "caesarea", "sidon", "jerusalem", "akkon"]


@pytest.mark.rule("component.privilege-cards", "privilege.one-per-characteristic")
def test_four_privileges_one_for_each_characteristic() -> None:
    assert list(seen(outremer.new("akkon", seed=1))["privileges"]) == ["gold", "faith", "power", "reputation"]


@pytest.mark.rule("component.seneschal")
def test_one_seneschal_that_can_be_in_one_city_only() -> None:
    table = position()
    say(table, RED, "seneschal sidon")
    assert seen(table)["seneschal"] == "sidon"
    assert bar(table, RED, "seneschal tyre") is not None


@pytest.mark.rule("action.cost.range")
def test_every_card_costs_one_to_three_templars() -> None:
    assert {printed(name)["cost"] for name in CARDS} == {1, 2, 3}


# -- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("setup.player.colour")
def test_each_player_has_a_colour_of_its_own() -> None:
    table = outremer.new("akkon", seats=5, seed=1)
    colours = [{templar["colour"] for templar in camp["templars"]} for camp in seen(table)["camps"]]
    assert colours == [{0}, {1}, {2}, {3}, {4}]


@pytest.mark.rule("setup.player.markers-on-two")
def test_every_marker_starts_on_two() -> None:
    table = outremer.new("akkon", seats=5, seed=1)
    assert all(tracks(table, seat) == [2, 2, 2, 2] for seat in range(5))


@pytest.mark.rule("setup.player.templars-face-down")
def test_the_others_see_seven_templars_face_down_in_a_camp() -> None:
    camp = seen(outremer.new("akkon", seed=1), BLUE)["camps"][RED]
    assert camp["templars"] == [{"seat": RED, "colour": RED, "hidden": 7}]


@pytest.mark.rule("setup.first-player.random")
def test_the_first_player_is_drawn_among_those_present() -> None:
    need = by_hand(3).need
    assert isinstance(need, outremer.Roll)
    assert need.odds == {"0": 1, "1": 1, "2": 1}
    for seat in range(3):
        table = by_hand(3)
        table.roll(str(seat))
        assert seen(table)["first"] == seat


@pytest.mark.rule("setup.first-player.seneschal")
def test_the_first_player_has_the_seneschal() -> None:
    table = by_hand(3)
    table.roll("1")
    assert seen(table)["first"] == BLUE
    idle_setup(table)
    assert bar(table, BLUE, "seneschal tyre") is None


def idle_setup(table: outremer.Table) -> None:
    """Answer the rolls of the set-up with whatever comes first."""
    while isinstance(table.need, outremer.Roll):
        table.roll(next(iter(table.need.odds)))


@pytest.mark.rule("setup.privileges.face-up")
def test_nobody_holds_a_privilege_in_the_first_round() -> None:
    table = outremer.new("akkon", seed=1)
    for seat in (None, RED, BLUE):
        assert seen(table, seat)["privileges"] == {name: {"seat": None, "spent": False} for name in TRACKS}


@pytest.mark.rule("setup.cards.sort-by-city")
def test_every_city_has_only_its_own_cards() -> None:
    for city in seen(outremer.new("akkon", seed=1))["cities"]:
        names = [city["card"]["card"], *city["under"]]
        assert {name.rpartition("-")[0] for name in names} == {city["city"]}


def set_aside(table: outremer.Table) -> list[str]:
    return [name for name in CARDS if place(table, name) == "set-aside"]


@pytest.mark.rule("setup.cards.take-out.holy-lance")
def test_two_lances_are_taken_out_of_each_harbour() -> None:
    lances = [printed(name)["city"] for name in set_aside(by_hand()) if printed(name)["kind"] == "holy-lance"]
    assert Counter(lances) == dict.fromkeys(HARBOURS, 2)


@pytest.mark.rule("setup.cards.take-out.forbidden-writings")
def test_two_forbidden_writings_are_taken_out_of_jerusalem() -> None:
    kinds = [printed(name)["kind"] for name in set_aside(by_hand()) if printed(name)["city"] == "jerusalem"]
    assert kinds == ["forbidden-writings"] * 2


@pytest.mark.rule("setup.cards.take-out.minting-right")
def test_two_minting_rights_are_taken_out_of_akkon() -> None:
    kinds = [printed(name)["kind"] for name in set_aside(by_hand()) if printed(name)["city"] == "akkon"]
    assert kinds == ["minting-right"] * 2


@pytest.mark.rule("setup.cards.starting-shuffle")
def test_every_starting_card_may_be_dealt_first() -> None:
    table = by_hand()
    table.roll("0")
    assert isinstance(table.need, outremer.Roll)
    assert table.need.odds == dict.fromkeys(set_aside(table), 1)
    assert len(table.need.odds) == 12


@pytest.mark.rule("setup.cards.starting-deal")
@pytest.mark.parametrize(("seats", "dealt"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_two_for_each_clockwise_from_the_first_player(seats: int, dealt: int) -> None:
    table = by_hand(seats)
    table.roll("1")
    idle_setup(table)
    order = [(1 + number // 2) % seats for number in range(dealt)]
    assert [one["seat"] for one in told(table, "dealt")] == order
    assert all(len(hand(table, seat)) == 2 for seat in range(seats))


@pytest.mark.rule("setup.cards.undealt-out")
@pytest.mark.parametrize(("seats", "out"), [(2, 8), (3, 6), (4, 4), (5, 2)])
def test_the_other_starting_cards_leave_the_game(seats: int, out: int) -> None:
    table = outremer.new("akkon", seats=seats, seed=4)
    assert sum(place(table, name) == "out" for name in CARDS) == out == len(seen(table)["out"])
    assert set_aside(table) == []


@pytest.mark.rule("setup.cards.starting-open")
def test_all_hands_are_open_unless_the_table_only_counts_them() -> None:
    table = outremer.new("akkon", seed=1)
    assert [one["card"] for one in seen(table, BLUE)["hands"][RED]["cards"]] == hand(table, RED)
    counted = outremer.new("akkon", seed=1, options={"hands": "counted"})
    assert seen(counted, BLUE)["hands"][RED] == {"count": 2}
    assert "cards" in seen(counted, RED)["hands"][RED]


@pytest.mark.rule("setup.decks.shuffle")
def test_any_card_of_a_deck_may_come_to_lie_on_top() -> None:
    table = by_hand()
    table.roll("0")
    while not told(table, "on-offer"):
        need = table.need
        assert isinstance(need, outremer.Roll)
        table.roll(next(iter(need.odds)))
        last = need.odds
    starting = {CARDS[number] for number in rules().starting}
    assert last == {name: 1 for name in CARDS if name.startswith("tyre-") and name not in starting}


@pytest.mark.rule("setup.decks.size")
def test_every_deck_has_ten_cards() -> None:
    table = outremer.new("akkon", seed=1)
    assert [deck_size(table, city) for city in CITIES] == [10] * 6


@pytest.mark.rule("setup.decks.face-up")
def test_the_top_card_of_every_deck_lies_open_on_its_city() -> None:
    table = outremer.new("akkon", seed=1)
    shown = [top(table, city) for city in CITIES]
    assert all(name is not None and name.startswith(city) for name, city in zip(shown, CITIES, strict=True))
    assert sum(place(table, name) == "on-show" for name in CARDS) == 6
    for seat in (None, RED, BLUE):
        assert [city["card"]["card"] for city in seen(table, seat)["cities"]] == shown


@pytest.mark.rule("setup.decks.top-card-known")
@pytest.mark.parametrize("seat", [None, RED, GREEN])
def test_all_see_what_is_on_offer(seat: int | None) -> None:
    lance = card("holy-lance", city="sidon", steps=3)
    table = position(tops={"sidon": lance})
    shown = seen_city(table, "sidon", seat)["card"]
    assert (shown["card"], shown["kind"], shown["steps"], shown["cost"]) == (lance, "holy-lance", 3, 3)
    assert shown["provenance"] == "reconstructed"


@pytest.mark.rule("setup.player.templars-face-down", "game.players.count")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_before_the_first_round_nothing_has_happened_and_colours_that_nobody_plays_are_nobodys(seats: int) -> None:
    table = by_hand(seats)
    g = world(table)
    kinds = TEMPLARS // 5
    assert g.holder == [piece // kinds if piece // kinds < seats else -1 for piece in range(TEMPLARS)]
    assert g.tracks == [2] * len(TRACKS) * seats + [0] * len(TRACKS) * (5 - seats)
    city = seen(table)
    assert (city["idle"], city["last"], city["ended"], city["round"]) == (0, False, False, 0)
    assert sum(g.paid) == sum(g.discount) == sum(g.seen) == 0
