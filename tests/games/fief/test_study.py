"""What a balance study of Fief counts."""

from __future__ import annotations

from outremer.games.fief.game import GAME
from outremer.games.fief.study import BUILT_OR_DONE
from outremer.lab import accounts
from outremer.lab.arena import play_match
from outremer.lab.balance import weights
from outremer.table.values import Event


def things(event: Event) -> list[tuple[str, int]]:
    return accounts.things("fief", event)


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


def test_attendants_traits_and_the_uses_of_an_expansion_are_counted() -> None:
    assert things(Event("attended", {"seat": 0, "attendant": "thief"})) == [
        ("uses of politics", 1),
        ("attendant thief", 1),
    ]
    assert things(Event("trait-shown", {"seat": 0, "lord": "eric", "trait": "cruel"})) == [
        ("uses of politics", 1),
        ("trait cruel", 1),
    ]
    archer = Event("bought", {"seat": 0, "troop": "archer", "village": "bourg", "coins": 2})
    assert things(archer) == [("uses of tactics", 1), ("bought archer", 1)]
    assert things(Event("spoils-shared", {"seat": 0, "lord": "eric", "coins": 4})) == [("spoils overseas", 4)]
    hired = Event("mercenaries-hired", {"seat": 0, "count": 5, "coins": 3})
    assert things(hired) == [("uses of tactics", 1), ("mercenaries hired", 5)]


def test_every_event_that_is_counted_tells_of_a_seat() -> None:
    annals = GAME.annals
    of_modules = GAME.companions_of_modules("study")
    assert set(of_modules) == {"politics", "teutonic", "templars", "tactics", "crusades"}
    uses = {event for study in of_modules.values() for event in study.USES}
    done = {event for study in of_modules.values() for event in getattr(study, "BUILT_OR_DONE", ())}
    for name in {*BUILT_OR_DONE, *uses, *done, "spoils-shared"}:
        assert "seat" in dict(annals.arguments[annals.names.index(name)]), name


def test_everything_counted_in_a_game_has_a_seat_to_count_it_for() -> None:
    match = play_match("fief", ["greedy", "random", "random"], {"turn_limit": "8"}, "3", 0)
    counted = {one.thing: one for one in weights([accounts.account(match)])}
    assert {"income", "mills", "lords", "bought footman"} <= set(counted)
    assert counted["income"].winner_has > counted["income"].others_have
