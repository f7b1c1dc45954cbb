"""What a balance study of the Council counts."""

from __future__ import annotations

import outremer
from outremer.games.council.study import things
from outremer.games.council.vocabulary import PERMITS
from outremer.lab import accounts
from outremer.lab.arena import play_match
from outremer.table.values import Event


def test_permits_are_counted_by_their_region_and_all_together() -> None:
    def taken(permit: str) -> list[tuple[str, int]]:
        return things(Event("permit-taken", {"seat": 1, "permit": permit}))

    assert taken("permit-bcd") == [("permits", 1), ("permits of coast", 1)]
    assert taken("permit-f") == [("permits", 1), ("permits of hills", 1)]
    assert taken("permit-mno") == [("permits", 1), ("permits of mountains", 1)]


def test_every_permit_lies_in_the_region_that_the_table_showed_it_in() -> None:
    shown = {}
    for seed in range(4):
        match = play_match("council", ["greedy"] * 4, {}, str(seed), 0)
        told = [event.arguments for event in outremer.replay(match.record).events(None) if event.name == "permit-shown"]
        shown.update({str(said["permit"]): said["region"] for said in told})
    assert len(shown) > len(PERMITS) / 2
    for permit, region in shown.items():
        assert (f"permits of {region}", 1) in things(Event("permit-taken", {"seat": 0, "permit": permit}))


def test_tiles_are_counted_by_colour_and_region_and_cards_by_kind() -> None:
    assert things(Event("bonus-tile", {"seat": 0, "group": "gold"})) == [("bonus-tile gold", 1)]
    assert things(Event("bonus-tile", {"seat": 0, "group": "hills"})) == [("bonus-tile hills", 1)]
    assert things(Event("king-tile", {"seat": 0, "tile": "first-king-tile"})) == [("king-tile first-king-tile", 1)]
    assert things(Event("discarded", {"seat": 0, "card": "wild"})) == [("cards wild", 1)]
    assert things(Event("discarded", {"seat": 0, "card": "pink"})) == [("cards coloured", 1)]
    assert things(Event("drew", {"seat": 0, "card": "pink"})) == []


def test_the_parts_of_a_game_are_as_much_as_its_permits() -> None:
    had = accounts.account(play_match("council", ["greedy"] * 3, {}, "3", 0)).things
    by_region = [had.get(f"permits of {region}", [0] * 3) for region in ("coast", "hills", "mountains")]
    assert [sum(row) for row in zip(*by_region, strict=True)] == list(had["permits"])
    assert sum(had["permits"]) > 0
    assert sum(had["cards coloured"]) > sum(had["cards wild"]) > 0
