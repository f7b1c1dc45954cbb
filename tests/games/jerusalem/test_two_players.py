"""VARIANTE PER DUE GIOCATORI."""

from __future__ import annotations

import pytest

import outremer
from outremer.games.jerusalem.vocabulary import CARDS
from tests.games.jerusalem.position import BLUE, GREEN, bezants, men, offices, position, seen_area, world
from tests.games.talking import asked, bar, free, idle, say, seen, told

CLOSED = ["patriarchate-large", "patriarchate-left", "patriarchate-right"]
CLOSED += ["nobility-large", "nobility-left", "nobility-right"]


@pytest.mark.rule("two-players.base-rules")
def test_all_else_is_as_ever() -> None:
    table = idle(outremer.new("jerusalem", seats=2, seed=3))
    assert [event["round"] for event in told(table, "round-begins")] == [1, 2, 3, 4, 5]
    market = position("income", seats=2, men={"market-large": [0, 1]}, bezants=[0, 0])
    say(market, GREEN, "collect")
    assert bezants(market) == [0, 4]


@pytest.mark.rule("two-players.remove-event")
def test_the_election_is_out_and_the_other_three_are_all_used() -> None:
    table = position("event-card", seats=2)
    assert isinstance(table.need, outremer.Roll)
    assert table.need.odds == {"succession": 1, "tax": 1, "war": 1}
    whole = idle(outremer.new("jerusalem", seats=2, seed=4))
    assert {event["event"] for event in told(whole, "event-shown")} == {"succession", "tax", "war"}


@pytest.mark.rule("two-players.remove-influence-cards")
def test_two_cards_of_influence_are_out() -> None:
    deck = dict(zip(CARDS, world(outremer.new("jerusalem", seats=2, seed=1)).deck, strict=True))
    assert (deck["influence-patriarchate"], deck["influence-nobility"]) == (0, 0)
    assert sum(deck.values()) == 25


@pytest.mark.parametrize("edition", [pytest.param("it", id="it"), pytest.param("de", id="de")])
@pytest.mark.rule("two-players.cover-sectors.it", "two-players.cover-sectors.de")
def test_the_two_sectors_are_covered(edition: str) -> None:
    table = outremer.new("jerusalem", seats=2, options={"edition": edition}, seed=1)
    assert [area["area"] for area in seen(table)["areas"] if not area["open"]] == CLOSED


@pytest.mark.rule("two-players.characters-3-and-4", "two-players.other-characters-to-box.de")
def test_only_marshal_and_admiral() -> None:
    table = position("auction", seats=2, bezants=[0, 0])
    assert free(table, BLUE, "open") == ["marshal 0", "admiral 0"]
    assert bar(table, BLUE, "open constable 0") == "two-players.characters-3-and-4"
    assert bar(table, BLUE, "open treasurer 0") == "two-players.characters-3-and-4"
    say(table, BLUE, "open admiral 0")
    say(table, GREEN, "pass")
    assert offices(table) == ["admiral", "marshal"]


@pytest.mark.rule("two-players.sectors-out-of-play.it")
def test_no_income_no_privilege_no_move_in_the_covered_sectors() -> None:
    hands = {BLUE: ["move-two"]}
    table = position(seats=2, men={"david": [3, 1], "market-left": [1]}, hands=hands)
    say(table, BLUE, "play move-two", "lift david")
    assert all(bar(table, BLUE, f"drop {area}") == "two-players.sectors-in-play" for area in CLOSED)
    say(table, BLUE, "drop market-left", "pass", "march", "lift david")
    assert all(bar(table, BLUE, f"drop {area}") == "two-players.sectors-in-play" for area in CLOSED)
    say(table, BLUE, "drop market-left")
    assert bar(table, BLUE, "lock nobility-left") == "two-players.sectors-in-play"
    david = position("david", seats=2, men={"david": [2], "palace-left": [1]})
    assert all(bar(david, BLUE, f"drop {area}") == "two-players.sectors-in-play" for area in CLOSED)
    say(david, BLUE, "pass")
    assert asked(david)[0] == "Collecting"  # neither scholars nor intrigue


@pytest.mark.rule("two-players.sectors-in-play")
def test_palace_templars_market_and_david_are_contested() -> None:
    table = position(seats=2)
    assert {area["sector"] for area in seen(table)["areas"] if area["open"]} == {
        "palace",
        "templars",
        "market",
        "david",
    }
    assert seen_area(table, "market-large")["open"]


@pytest.mark.rule("two-players.placement-limit.de")
@pytest.mark.parametrize("edition", ["it", "de"])
def test_squires_are_placed_in_the_open_sectors_only(edition: str) -> None:
    table = position(seats=2, behind=[9], options={"edition": edition})
    assert all(bar(table, BLUE, f"place {area}") == "two-players.sectors-in-play" for area in CLOSED)
    assert len(free(table, BLUE, "place")) == 10
    say(table, BLUE, "place david")
    assert men(table, "david") == [1, 0]
