"""PREPARAZIONE, and what the game is about."""

from __future__ import annotations

import pytest

import outremer
from tests.games.jerusalem.position import (
    BLUE,
    GREEN,
    behind,
    bezants,
    floors,
    hand,
    men,
    points,
    position,
    supply,
    world,
)
from tests.games.talking import asked, bar, free, idle, say, seen, told


@pytest.mark.rule("game.players.count")
def test_it_is_for_two_to_four() -> None:
    assert [outremer.new("jerusalem", seats=seats, seed=1).seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(outremer.BadSetting, match="2 to 4 players"):
            outremer.new("jerusalem", seats=seats)


@pytest.mark.rule("game.key-places")
def test_six_places_are_contested() -> None:
    areas = seen(outremer.new("jerusalem", seed=1))["areas"]
    places = {area["sector"] for area in areas}
    assert places == {"palace", "templars", "patriarchate", "market", "nobility", "david"}
    assert all(area["open"] for area in areas)


@pytest.mark.rule("game.control-pays-resources")
def test_controlled_areas_pay_squires_money_and_prestige() -> None:
    control = {"palace-large": [1], "templars-large": [1], "market-large": [1]}
    table = position("income", round_=1, men=control, bezants=[0])
    say(table, BLUE, "collect")
    assert behind(table)[BLUE] == 4 + 2
    assert bezants(table)[BLUE] == 4
    assert told(table, "collected")[0]["points"] == 4


@pytest.mark.rule("game.prestige-is-tower-height")
def test_standing_is_counted_in_floors_and_not_in_points() -> None:
    table = idle(position("building", round_=5, floors=[5, 4, 3, 2], points=[0, 5, 4, 3]))
    result = table.result()
    assert result is not None
    assert [(one.seat, one.points) for one in result.standings] == [(0, 5), (1, 4), (2, 3), (3, 2)]


@pytest.mark.rule("game.tower-grows-at-round-end")
def test_towers_grow_after_the_income_and_only_then() -> None:
    table = position("income", points=[3], men={"palace-left": [1]})
    assert floors(table)[BLUE] == 0
    say(table, BLUE, "collect")
    assert floors(table)[BLUE] == 1
    round_ends = [event.name for event in table.events(None)]
    assert round_ends.index("built") < round_ends.index("event-strikes")


@pytest.mark.rule("game.goal.highest-tower")
def test_the_highest_tower_wins_the_game() -> None:
    result = idle(position("building", round_=5, floors=[2, 6, 3, 5], points=[2, 0, 2, 6])).result()
    assert result is not None
    assert result.winners == (GREEN,)


@pytest.mark.rule("setup.punch-out")
def test_every_piece_is_out_of_its_frame() -> None:
    table = outremer.new("jerusalem", seed=1)
    totals = table.game.totals(world(table), table.kernel.stack)
    assert sum(total.wanted for total in totals) == 200 + 27
    assert [total.name for total in totals if total.found != total.wanted] == []


@pytest.mark.rule("setup.board")
def test_the_board_lies_in_everybodys_sight() -> None:
    table = outremer.new("jerusalem", seed=1)
    boards = [seen(table, seat)["areas"] for seat in (0, 1, 2, 3, None)]
    assert len(boards[0]) == 16
    assert all(board == boards[0] for board in boards)


@pytest.mark.rule("setup.bank")
def test_the_coins_that_nobody_has_are_the_bank() -> None:
    table = position(turn="constable", bezants=[12, 12, 12, 12])
    say(table, BLUE, "hire")
    assert bezants(table) == [9, 12, 12, 12]


@pytest.mark.rule("setup.events.shuffle", "component.event-cards.count")
def test_any_of_four_events_may_come_first() -> None:
    table = position("event-card", event="war")
    assert isinstance(table.need, outremer.Roll)
    assert table.need.odds == {"succession": 1, "patriarch": 1, "tax": 1, "war": 1}
    assert len(table.need.odds) == 4
    first = {
        told(idle(outremer.new("jerusalem", seed=seed), round_=2, until="Sale"), "event-shown")[0]["event"]
        for seed in range(20)
    }
    assert first == {"succession", "patriarch", "tax", "war"}


@pytest.mark.rule("setup.events.three-face-down", "setup.events.above-rounds-2-3-4", "setup.events.fourth-to-box")
def test_three_events_wait_unseen_above_rounds_2_3_and_4() -> None:
    table = outremer.new("jerusalem", seed=4)
    assert seen(table, BLUE)["event"] is None
    assert told(table, "event-shown", BLUE) == []
    idle(table)
    shown = [event["event"] for event in told(table, "event-shown")]
    assert len(shown) == len(set(shown)) == 3
    names = [event.name for event in table.events(None) if event.name in ("round-begins", "event-shown")]
    assert names == ["round-begins", *["round-begins", "event-shown"] * 3, "round-begins"]
    never_shown = sum(world(table).events)
    assert never_shown == 1


@pytest.mark.rule("setup.action-deck.shuffle", "setup.action-deck.face-down.de", "component.action-cards")
def test_the_27_action_cards_are_shuffled_and_face_down() -> None:
    drawn = {str(hand(idle(outremer.new("jerusalem", seed=seed), until="Turn"), BLUE)) for seed in range(12)}
    assert len(drawn) > 4
    table = outremer.new("jerusalem", options={"edition": "de"}, seed=1)
    assert seen(table, BLUE)["deck"] == 23  # a number is all that one sees of it
    assert sum(world(table).deck) == 27


@pytest.mark.rule("setup.action-deck.discard-space")
def test_the_discard_pile_starts_empty_and_takes_what_is_played() -> None:
    table = position(hands={BLUE: ["two-points"]})
    assert seen(table)["discards"] == {}
    say(table, BLUE, "play two-points")
    assert seen(table)["discards"] == {"two-points": 1}


@pytest.mark.rule("setup.characters.in-order", "component.character-cards")
def test_four_offices_lie_open_in_order() -> None:
    table = position("auction", bezants=[0])
    assert free(table, BLUE, "open") == ["constable 0", "treasurer 0", "marshal 0", "admiral 0"]
    assert len(free(table, BLUE, "open")) == 4


@pytest.mark.rule("setup.round-marker")
def test_the_calendar_starts_at_1() -> None:
    assert seen(outremer.new("jerusalem", seed=1))["round"] == 1


@pytest.mark.rule("setup.supply", "setup.supply.sorted.de")
def test_all_squires_start_in_the_supply_by_colour() -> None:
    table = outremer.new("jerusalem", seed=1)
    assert supply(table) == [50, 50, 50, 50]
    assert sum(world(table).men) == 0
    taken = position(turn="constable", options={"edition": "de"})
    assert supply(taken) == [43, 50, 50, 50]


@pytest.mark.rule("setup.player.colour")
def test_each_player_has_squires_of_one_colour() -> None:
    table = position(turn="treasurer")
    say(table, GREEN, "place david")
    assert men(table, "david") == [0, 1, 0, 0]


@pytest.mark.rule("setup.player.screen", "component.screens")
def test_four_screens_hide_what_is_behind_them() -> None:
    table = position(behind=[1, 2, 3, 4])
    own = [seen(table, seat)["players"][seat] for seat in range(4)]
    assert [player["bezants"] for player in own] == [12, 12, 12, 12]
    hidden = [player["bezants"] is None for seat in range(4) for player in seen(table, seat)["players"]]
    assert hidden.count(True) == 12


@pytest.mark.rule("setup.player.hidden.it")
def test_squires_bezants_and_cards_are_hidden() -> None:
    table = position(options={"edition": "it"}, hands={GREEN: ["turncoat"]}, behind=[1, 2])
    green = seen(table, BLUE)["players"][GREEN]
    assert (green["squires"], green["bezants"], green["hand"]) == (None, None, None)


@pytest.mark.rule("setup.player.hidden.de")
def test_the_german_edition_hides_the_cards_too() -> None:
    table = position(options={"edition": "de"}, hands={GREEN: ["turncoat"]}, behind=[1, 2])
    green = seen(table, BLUE)["players"][GREEN]
    assert (green["squires"], green["bezants"], green["hand"]) == (None, None, None)


@pytest.mark.rule("setup.player.hidden.it")
def test_screens_may_be_open_for_all_but_the_cards() -> None:
    options = {"screens": "open"}
    table = position(turn="constable", options=options, hands={GREEN: ["turncoat"]}, behind=[1, 2], bezants=[5, 6])
    green = seen(table, BLUE)["players"][GREEN]
    assert (green["squires"], green["bezants"], green["hand"]) == (2, 6, None)


@pytest.mark.rule("setup.player.money.it")
def test_12_bezants_each() -> None:
    assert bezants(outremer.new("jerusalem", options={"edition": "it"}, seed=1)) == [12, 12, 12, 12]


@pytest.mark.rule("setup.player.money.de")
def test_coins_worth_12_each() -> None:
    assert bezants(outremer.new("jerusalem", options={"edition": "de"}, seed=1)) == [12, 12, 12, 12]


@pytest.mark.rule("setup.player.change-money", "component.coins.value")
def test_money_is_always_changed() -> None:
    table = position("auction")
    assert free(table, BLUE, "open")[:13] == [f"constable {bid}" for bid in range(13)]
    gold, silver = 5, 1
    assert bezants(table)[BLUE] == 2 * gold + 2 * silver


@pytest.mark.rule("component.coins.count")
def test_the_bank_never_runs_dry() -> None:
    assert 30 + 12 * 5 == 90
    table = position("income", round_=1, bezants=[90, 90, 90, 90], men={"market-large": [1]})
    say(table, BLUE, "collect")
    assert bezants(table)[BLUE] == 94


@pytest.mark.rule("setup.player.points-marker", "component.cylinders")
def test_every_marker_starts_on_space_0() -> None:
    table = seen(outremer.new("jerusalem", seed=1))
    assert [player["points"] for player in table["players"]] == [0, 0, 0, 0]
    markers = [*(player["points"] for player in table["players"]), table["round"]]
    assert markers == [0, 0, 0, 0, 1]


@pytest.mark.rule("setup.player.baron", "component.barons")
def test_each_player_has_one_baron() -> None:
    table = position(behind=[3, 3, 3, 3], offices=["constable", "treasurer", "marshal", "admiral"])
    for seat, area in enumerate(["market-large", "market-left", "market-right", "david"]):
        say(table, seat, *[f"place {area}"] * 3, f"lock {area}")
        assert seen(table)["players"][seat]["baron"] == area
        assert bar(table, seat, f"lock {area}") == "baron.one-area-per-round"
        if seat < 3:
            say(table, seat, "end")
    assert sum(owner != -1 for owner in world(table).lock) == 4


@pytest.mark.parametrize("edition", [pytest.param("it", id="it"), pytest.param("de", id="de")])
@pytest.mark.rule("setup.player.baron.place.it", "setup.player.baron.place.de")
def test_an_unused_baron_blocks_nothing(edition: str) -> None:
    """Behind the screen or beside it: either way it is not on the board."""
    table = position(options={"edition": edition}, barons={GREEN: "david"})
    assert [player["baron"] for player in seen(table)["players"]] == [None, "david", None, None]
    assert [area["area"] for area in seen(table)["areas"] if area["baron"] is not None] == ["david"]


@pytest.mark.rule("setup.player.floors")
def test_nobody_begins_with_a_floor_or_a_squire() -> None:
    table = outremer.new("jerusalem", seed=1)
    assert floors(table) == [0, 0, 0, 0]
    assert behind(table) == [0, 0, 0, 0]


@pytest.mark.rule("component.tower-floors")
def test_seven_floors_each_cost_35_points_and_42_for_the_first() -> None:
    table = position("building", round_=1, points=[42, 35, 35, 35])
    assert floors(table) == [7, 7, 7, 7]
    assert sum(floors(table)) == 28
    assert points(table) == [0, 0, 0, 0]


@pytest.mark.parametrize("edition", [pytest.param("it", id="it"), pytest.param("de", id="de")])
@pytest.mark.rule("setup.player.floors.place.it", "setup.player.floors.place.de", "component.tower-site.de")
def test_what_is_seen_of_a_tower_are_its_built_floors(edition: str) -> None:
    table = position(options={"edition": edition}, floors=[3, 0, 1, 2])
    assert [player["floors"] for player in seen(table)["players"]] == [3, 0, 1, 2]


@pytest.mark.rule("setup.first-opener", "auction.opener.first-round")
def test_chance_or_the_players_say_who_is_tallest() -> None:
    table = outremer.new("jerusalem", seats=3, by_hand=True)
    assert isinstance(table.need, outremer.Roll)
    assert table.need.odds == {"0": 1, "1": 1, "2": 1}
    table.roll("2")
    assert asked(table) == ("Sale", 2)
    for seat in range(4):
        named = outremer.new("jerusalem", options={"first_opener": str(seat)}, seed=1)
        assert asked(named) == ("Sale", seat)
    with pytest.raises(outremer.BadSetting, match="seat 3"):
        outremer.new("jerusalem", seats=3, options={"first_opener": "3"})


@pytest.mark.rule("setup.two-players.own-rules")
def test_two_players_have_a_board_of_their_own() -> None:
    open_areas = [
        sum(area["open"] for area in seen(outremer.new("jerusalem", seats=seats, seed=1))["areas"])
        for seats in (2, 3, 4)
    ]
    assert open_areas == [10, 16, 16]


@pytest.mark.rule("setup.three-players.no-constable")
def test_three_players_leave_the_constable_out() -> None:
    table = position("auction", seats=3, round_=1)
    assert {move.split()[0] for move in free(table, BLUE, "open")} == {"treasurer", "marshal", "admiral"}
    assert bar(table, BLUE, "open constable 0") == "setup.three-players.no-constable"


@pytest.mark.rule("component.board.sectors", "component.board.areas", "component.board.tower-of-david")
def test_the_board_has_six_sectors_of_three_areas_but_one() -> None:
    areas = seen(outremer.new("jerusalem", seed=1))["areas"]
    sizes: dict[str, list[bool]] = {}
    for area in areas:
        sizes.setdefault(area["sector"], []).append(area["large"])
    assert len(sizes) == 6
    assert sizes.pop("david") == [True]
    assert list(sizes.values()) == [[True, False, False]] * 5


@pytest.mark.rule("component.board.tracks")
def test_calendar_event_space_and_a_track_without_end() -> None:
    table = position(round_=3, event="war", points=[150], hands={BLUE: ["two-points"]})
    assert (seen(table)["round"], seen(table)["event"]) == (3, "war")
    say(table, BLUE, "play two-points")
    assert seen(table)["players"][BLUE]["points"] == 152


@pytest.mark.parametrize("edition", [pytest.param("it", id="it"), pytest.param("de", id="de")])
@pytest.mark.rule("component.event-cards.back.it", "component.event-cards.back.de")
def test_the_back_of_an_event_tells_nothing(edition: str) -> None:
    table = outremer.new("jerusalem", options={"edition": edition}, seed=2)
    assert seen(table, BLUE)["event"] is None
    assert seen(table, BLUE)["events_left"] == ["succession", "patriarch", "tax", "war"]
    idle(table, round_=2, until="Sale")
    assert seen(table, BLUE)["event"] not in seen(table, BLUE)["events_left"]
    assert len(seen(table, BLUE)["events_left"]) == 3
