"""What a balance study of Fief counts."""

from __future__ import annotations

from outremer.games.fief.study import things
from outremer.lab.arena import play_match
from outremer.lab.balance import weights
from outremer.table.values import Event


def test_titles_are_counted_by_their_rank() -> None:
    def gained(title: str) -> list[tuple[str, int]]:
        return things(Event("title-gained", {"seat": 1, "lord": "eric", "title": title}))

    assert gained("duchy-bourg") == [("title duchy", 1)]
    assert gained("see-sigy") == [("title bishop", 1)]
    assert gained("king") == [("title king", 1)]


def test_coins_are_added_up_and_deeds_are_counted() -> None:
    assert things(Event("income-total", {"seat": 0, "coins": 7})) == [("income", 7)]
    assert things(Event("bought", {"seat": 0, "troop": "knight", "village": "bourg", "coins": 3})) == [
        ("bought knight", 1)
    ]
    assert things(Event("mill-built", {"seat": 2, "village": "bourg", "coins": 3})) == [("mills", 1)]
    assert things(Event("turn-begins", {"turn": 2, "seat": 1})) == []


def test_everything_counted_in_a_game_has_a_seat_to_count_it_for() -> None:
    match = play_match("fief", ["greedy", "random", "random"], {"turn_limit": "8"}, "3", 0)
    counted = {one.thing: one for one in weights("fief", [match])}
    assert {"income", "mills", "lords", "bought footman"} <= set(counted)
    assert counted["income"].winner_has > counted["income"].others_have
