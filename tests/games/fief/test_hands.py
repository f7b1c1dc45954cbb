"""Discards, draws, the limit of the hand, and disasters on the way to the track."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.knowing import draw
from outremer.games.fief.layout import DISCARDED_PILE, DUE_SURPLUS, IN_DECK
from outremer.games.fief.vocabulary import CARDINAL_CARD, CARDS, LORDS, TAX
from tests.games.fief.position import france, hand, position
from tests.games.talking import asked, bar, free, say, seen, told

FAMILIES = {"charles": (0, "bourg"), "henri": (1, "sigy"), "eric": (2, "pugnac"), "othon": (3, "tournus")}


def cards(*rolls: str, **written: Any) -> outremer.Table:
    driver = outremer.Scripted(*rolls)
    return position("draws", **{"lords": FAMILIES, "driver": driver, **written})


@pytest.mark.rule("cards.draw")
def test_a_player_draws_two_fortunes() -> None:
    table = cards("fortune", "tax", "fortune", "harvest")
    say(table, 0, "draw fortune-deck", "draw fortune-deck")
    assert hand(table, 0) == ["harvest", "tax"]
    assert asked(table) == ("Draws", 1)


@pytest.mark.rule("cards.draw")
def test_or_a_lord_and_a_fortune_but_no_second_lord() -> None:
    table = cards("thierry", "fortune", "tax")
    say(table, 0, "draw lord-deck")
    assert bar(table, 0, "draw lord-deck") == "cards.draw"
    say(table, 0, "draw fortune-deck")
    assert hand(table, 0) == ["thierry", "tax"]


@pytest.mark.rule("cards.draw")
def test_nobody_has_to_draw() -> None:
    table = say(cards(), 0, "pass")
    assert hand(table, 0) == []
    assert asked(table) == ("Draws", 1)


@pytest.mark.rule("cards.draw")
def test_only_who_draws_a_card_knows_it() -> None:
    table = say(cards("thierry", "fortune", "tax"), 0, "draw lord-deck", "draw fortune-deck")
    assert [one["card"] for one in told(table, "drew", 0)] == ["thierry", "tax"]
    assert told(table, "drew", 1) == []
    assert told(table, "drew-one", 1) == [{"seat": 0, "deck": "lord-deck"}, {"seat": 0, "deck": "fortune-deck"}]
    assert "thierry" in table.record(0)
    assert "thierry" not in table.record(1)
    families = table.view(1)["world"]["families"]
    assert families[0]["hand"] == {"lords": 1, "fortunes": 1}
    assert families[0]["known"] == []


@pytest.mark.rule("cards.draw")
def test_an_empty_deck_is_made_of_its_discards_and_without_any_the_draw_is_lost() -> None:
    free_lords = [name for name in LORDS if name not in FAMILIES]
    discards = [*free_lords, "cardinal", "cardinal", "cardinal", "arc"]
    table = cards("thierry", discards=discards)
    say(table, 0, "draw lord-deck")
    assert told(table, "reshuffled") == [{"deck": "lord-deck"}]
    assert hand(table, 0) == ["thierry"]
    assert france(table).card[LORDS.index("quentin")] == IN_DECK
    table = cards(discards=discards)
    g = france(table)
    for card in range(len(g.card)):
        if g.card[card] == DISCARDED_PILE:
            g.card[card] = 3
    assert bar(table, 0, "draw lord-deck") == "cards.draw"


@pytest.mark.rule("cards.discard")
def test_cards_are_discarded_face_up_before_any_is_drawn() -> None:
    table = cards("fortune", "tax", hands={0: ["passage", "eric", "harvest"]}, lords={"charles": (0, "bourg")})
    assert free(table, 0, "discard") == ["eric", "harvest", "passage"]
    assert bar(table, 0, "discard tax") == "cards.discard"
    say(table, 0, "discard eric", "discard passage")
    assert told(table, "discarded", 2) == [{"seat": 0, "card": "eric"}, {"seat": 0, "card": "passage"}]
    assert table.view(2)["world"]["discards"] == {"eric": 1, "passage": 1}
    say(table, 0, "draw fortune-deck")
    assert bar(table, 0, "discard harvest") == "cards.discard"


@pytest.mark.rule("cards.hand_limit")
def test_nobody_draws_a_fourth_card() -> None:
    table = cards("fortune", "tax", hands={0: ["passage", "justice", "harvest"]})
    assert bar(table, 0, "draw fortune-deck") == "cards.hand_limit"
    assert bar(table, 0, "draw lord-deck") == "cards.hand_limit"
    say(table, 0, "discard passage", "draw fortune-deck")
    assert len(hand(table, 0)) == 3
    assert asked(table) == ("Draws", 1)


@pytest.mark.rule("cards.hand_limit")
def test_who_is_given_a_fourth_card_discards_one_at_once() -> None:
    table = cards(hands={2: ["passage", "justice", "harvest"]})
    g = france(table)
    draw(g, 2, TAX)
    g.must(DUE_SURPLUS, 2)
    table.kernel.settle()
    assert asked(table) == ("Surplus", 2)
    assert bar(table, 2, "discard ambush") == "cards.hand_limit"
    say(table, 2, "discard tax")
    assert len(hand(table, 2)) == 3
    assert asked(table) == ("Draws", 0)


@pytest.mark.rule("cards.disaster.no_limits", "cards.disaster.track")
def test_a_disaster_counts_neither_as_a_draw_nor_in_the_hand_and_lies_unseen() -> None:
    table = cards("disaster", "fortune", "tax", "disaster", "fortune", "harvest")
    say(table, 0, "draw fortune-deck")
    assert (france(table).track, hand(table, 0)) == (1, [])
    assert told(table, "disaster-drawn") == [{"seat": 0}]
    say(table, 0, "draw fortune-deck", "draw fortune-deck")
    assert france(table).track == 2
    assert asked(table) == ("Draws", 0)
    say(table, 0, "draw fortune-deck")
    assert hand(table, 0) == ["harvest", "tax"]
    assert table.view(0)["world"]["discards"] == {}


@pytest.mark.rule("cards.disaster.track")
def test_the_third_disaster_still_finds_its_space() -> None:
    table = say(cards("disaster", track=2), 0, "draw fortune-deck")
    assert france(table).track == 3
    assert told(table, "disaster-discarded") == []


@pytest.mark.rule("cards.disaster.track_full")
def test_a_fourth_disaster_is_discarded_face_up() -> None:
    table = cards("disaster", "plague", track=3)
    say(table, 0, "draw fortune-deck")
    assert france(table).track == 3
    assert told(table, "disaster-discarded") == [{"card": "plague"}]
    assert table.view(1)["world"]["discards"] == {"plague": 1}


@pytest.mark.rule("phase2.turn_order")
def test_players_draw_in_turn_order() -> None:
    table = cards(first=2)
    order = []
    for _ in range(4):
        assert asked(table)[0] == "Draws"
        order.append(asked(table)[1])
        assert bar(table, (order[-1] + 1) % 4, "draw lord-deck") == "phase2.turn_order"
        say(table, order[-1], "pass")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("phase2.steps.order")
def test_draws_come_before_plays() -> None:
    table = cards(hands={1: ["harvest"]})
    assert bar(table, 0, "harvest see-bourg") == "cards.play.turn_order"
    for seat in range(4):
        say(table, seat, "pass")
    assert asked(table) == ("Plays", 1)
    assert bar(table, 1, "draw lord-deck") == "cards.draw"


def test_a_hand_redealt_keeps_its_backs_and_what_the_seat_knows() -> None:
    table = cards(hands={0: ["tax"], 1: ["thierry", "passage"], 2: ["cardinal"]})
    kernel = table.kernel
    seen = set()
    for seed in range(40):
        dealt = table.game.redealt(kernel, 0, outremer.Seeded(seed))
        world = dealt.world
        assert [CARDS[kind] for kind in world.hand(0)] == ["tax"]
        kinds = world.hand(1)
        assert sorted(kind < CARDINAL_CARD + 2 for kind in kinds) == [False, True]
        seen.add(tuple(kinds))
    assert len(seen) > 10


@pytest.mark.rule("cards.disaster.track_full")
def test_all_hear_which_back_lies_on_top_and_which_disaster_a_full_track_discards() -> None:
    table = say(cards("disaster", "plague", track=3), 0, "draw fortune-deck")
    for seat in range(4):
        assert "roll disaster" in table.record(seat)
        assert "roll plague" in table.record(seat)


@pytest.mark.rule("cards.draw")
def test_a_card_drawn_leaves_its_own_deck() -> None:
    table = cards("thierry", "fortune", "tax")
    before = seen(table)["decks"]
    assert before["lords"] < before["fortunes"]
    say(table, 0, "draw lord-deck")
    assert seen(table)["decks"] == {"lords": before["lords"] - 1, "fortunes": before["fortunes"]}
    say(table, 0, "draw fortune-deck")
    assert seen(table)["decks"] == {"lords": before["lords"] - 1, "fortunes": before["fortunes"] - 1}
