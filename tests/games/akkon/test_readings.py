"""Where the facts leave a reading open, a table may choose the other one: each is played here."""

from __future__ import annotations

import re

import pytest

import outremer
from outremer.drawing import board
from outremer.drawing.players import Players
from outremer.words import Words
from tests.games.akkon.position import BLUE, GREEN, RED, YELLOW, card, hand, position, track, tracks, world
from tests.games.talking import asked, bar, free, idle, say, seen, told

LANCE_OF_TYRE = card("holy-lance", city="tyre", cost=2)
SIEGE_OF_TYRE = card("siege", city="tyre")
THIRD_OF_TYRE = card("holy-lance", 1, city="tyre", cost=2)
FOURTH_OF_TYRE = card("holy-lance", city="tyre", cost=1)
LANCE_OF_JAFFA = card("holy-lance", city="jaffa", cost=2)
PLAGUE = card("plague", track="faith")

# -- the last round ---------------------------------------------------------------------------------------------------

ONE_MORE = {"last_round": "next"}


def deck_runs_out(options: dict[str, str], **more: object) -> outremer.Table:
    """Red bids for the last card of Tyre, and all have passed."""
    table = position(
        last=["tyre"],
        turn=RED,
        passed=[BLUE, GREEN, YELLOW],
        options=options,
        **more,  # type: ignore[arg-type]  # passed on as they are
    )
    return say(table, RED, "bid tyre", "lay knight-5", "pass")


@pytest.mark.rule("end.trigger", "end.after-action-phase")
def test_by_option_one_round_is_played_after_that_in_which_a_deck_runs_out() -> None:
    table = deck_runs_out(ONE_MORE, hands={BLUE: [LANCE_OF_JAFFA]})
    assert told(table, "one-round-more") == [{"city": "tyre"}]
    assert told(table, "last-round") == []
    idle(table, "Auction", round_=3)
    assert not table.over
    assert asked(table) == ("Auction", BLUE)
    say(table, BLUE, "bid tyre", "lay knight-5")  # nothing can be won there, but a Templar may lie there
    assert idle(table).over
    assert world(table).round == 3


@pytest.mark.rule("end.trigger")
def test_a_second_deck_that_runs_out_in_the_round_more_does_not_bring_yet_another() -> None:
    table = position(
        last=["tyre", "jaffa"], turn=RED, passed=[BLUE, GREEN, YELLOW], options=ONE_MORE, hands={RED: [LANCE_OF_TYRE]}
    )
    say(table, RED, "bid tyre", "lay knight-5", "pass")
    idle(table, "Auction", round_=3)
    say(table, BLUE, "bid jaffa", "lay knight-8")
    for seat in (RED, YELLOW, GREEN, BLUE):
        say(table, seat, "pass")
    assert told(table, "last-round") == [{"city": "jaffa"}]
    assert idle(table).over
    assert world(table).round == 3


@pytest.mark.rule("card.plague.take-one", "privilege.when")
def test_claims_and_privileges_are_for_the_round_more_and_not_for_one_that_never_comes() -> None:
    table = deck_runs_out(ONE_MORE, hands={RED: [PLAGUE], BLUE: [card("plague", 1, track="faith")]})
    say(table, RED, f"play {PLAGUE}", f"against {BLUE}")
    assert told(table, "claimed") == [{"seat": RED, "other": BLUE, "count": 1}]
    idle(table, "Auction", round_=3)
    assert told(table, "took-one") == [{"seat": RED, "other": BLUE}]
    handed_out = len(told(table, "privilege")) + len(told(table, "no-privilege"))
    assert handed_out == 4
    while not table.over:
        form, seat = asked(table)
        plays = [move for move in table.moves(seat) if move.verb == "play"] if form == "Actions" else []
        say(table, seat, *(map(str, plays[:1]) if plays else [str(table.moves(seat)[0])]))
    assert told(table, "claims-nothing") == [{"seat": BLUE, "other": told(table, "named")[-1]["other"]}]
    assert len(told(table, "privilege")) + len(told(table, "no-privilege")) == 4


@pytest.mark.rule("card.plague.take-one", "privilege.when")
def test_in_the_last_round_nothing_is_promised_for_a_round_that_never_comes() -> None:
    table = deck_runs_out({}, hands={RED: [PLAGUE]})
    say(table, RED, f"play {PLAGUE}")
    assert table.view(RED)["forms"][-1]["last"] is True
    say(table, RED, f"against {BLUE}")
    assert told(table, "claimed") == []
    assert told(table, "claims-nothing") == [{"seat": RED, "other": BLUE}]
    assert seen(table)["claims"] == []
    assert idle(table).over
    assert told(table, "privilege") == told(table, "no-privilege") == []


@pytest.mark.parametrize("lang", ["en", "it", "de"])
@pytest.mark.parametrize("help_", ["opponent", "player"])
def test_in_the_last_round_cards_and_characteristics_are_told_without_the_next(lang: str, help_: str) -> None:
    brothers, writings = card("brothers-in-arms"), card("forbidden-writings")
    options = {"brothers_help": help_}
    ending = deck_runs_out(options, hands={RED: [PLAGUE, brothers, writings]})
    going_on = deck_runs_out({**options, **ONE_MORE}, hands={RED: [PLAGUE, brothers, writings]})
    for name in (PLAGUE, brothers):
        usual, last = brought(going_on, f"play {name}", lang), brought(ending, f"play {name}", lang)
        assert re.search("next|prossim|nächsten", usual)
        assert not re.search("next|prossim|nächsten|lend|prest|verleiht", last)
        assert usual.startswith(last.partition(" (")[0])
    assert "Saladin" in brought(going_on, "advance gold", lang)
    assert brought(ending, "advance gold", lang) == ""


def brought(table: outremer.Table, sentence: str, lang: str) -> str:
    words = Words("akkon", lang, strict=True)
    move = outremer.Move.parse(sentence)
    return board.brings(table.view(RED), (move.verb, *move.nouns), words, Players(words.players(4), [""] * 4))


# -- one card a turn --------------------------------------------------------------------------------------------------

ONE_CARD = {"cards_per_turn": "one"}


@pytest.mark.rule("action.order", "round.action-purpose")
def test_by_option_all_play_one_card_a_turn_round_and_round() -> None:
    hands = {RED: [LANCE_OF_TYRE, SIEGE_OF_TYRE], BLUE: [LANCE_OF_JAFFA], YELLOW: [card("siege", city="sidon")]}
    table = position("actions", options=ONE_CARD, hands=hands)
    said = [(RED, LANCE_OF_TYRE), (BLUE, LANCE_OF_JAFFA), (YELLOW, hands[YELLOW][0]), (RED, SIEGE_OF_TYRE)]
    for seat, name in said:
        assert asked(table) == ("Actions", seat)
        say(table, seat, f"play {name}")
    assert asked(table)[0] == "Auction"


@pytest.mark.rule("action.order")
def test_who_is_done_plays_no_more_in_the_phase_and_the_last_ones_go_on() -> None:
    hands = {RED: [LANCE_OF_TYRE, SIEGE_OF_TYRE], BLUE: [LANCE_OF_JAFFA, card("siege", city="jaffa")]}
    table = position("actions", options=ONE_CARD, hands=hands, seats=2)
    say(table, RED, "end")
    assert bar(table, RED, f"play {LANCE_OF_TYRE}") == "action.order"
    say(table, BLUE, f"play {LANCE_OF_JAFFA}")
    assert asked(table) == ("Actions", BLUE)
    say(table, BLUE, "end")
    assert asked(table)[0] == "Auction"


@pytest.mark.rule("action.order")
def test_where_one_card_is_played_a_turn_who_has_none_to_play_is_not_asked_either() -> None:
    table = position("actions", options=ONE_CARD, hands={YELLOW: [LANCE_OF_TYRE, SIEGE_OF_TYRE]})
    assert asked(table) == ("Actions", YELLOW)
    say(table, YELLOW, f"play {LANCE_OF_TYRE}")
    assert asked(table) == ("Actions", YELLOW)


@pytest.mark.rule("action.order", "privilege.power", "privilege.faith")
def test_a_templar_taken_back_is_no_card_and_a_pair_may_be_played_in_two_turns() -> None:
    hands = {RED: [LANCE_OF_TYRE, SIEGE_OF_TYRE], BLUE: [LANCE_OF_JAFFA]}
    bids = {"sidon": {RED: ["knight-5", "knight-6", "knight-7"]}}
    holds = {"power": RED, "faith": RED}
    table = position("actions", options=ONE_CARD, hands=hands, bids=bids, privileges=holds, tracks={RED: [4, 4, 4, 4]})
    say(table, RED, "recover sidon")
    assert asked(table) == ("Actions", RED)
    say(table, RED, f"play {LANCE_OF_TYRE}")
    say(table, BLUE, f"play {LANCE_OF_JAFFA}")
    say(table, RED, f"play {SIEGE_OF_TYRE}")
    assert asked(table) == ("Blessing", RED)


# -- the Seneschal and the Turcopole ----------------------------------------------------------------------------------


@pytest.mark.rule("templar.turcopole.value")
@pytest.mark.parametrize(("feeds", "total"), [("no", 4), ("yes", 6)])
@pytest.mark.parametrize("first", [RED, BLUE])
def test_by_option_a_turcopole_counts_the_seneschal_whoever_laid_it(feeds: str, total: int, first: int) -> None:
    bids = {"tyre": {RED: ["turcopole"], GREEN: ["chaplain"]}}
    options = {"seneschal_feeds": feeds}
    table = position(turn=YELLOW, passed=[RED, BLUE, GREEN], bids=bids, seneschal="tyre", first=first, options=options)
    say(table, YELLOW, "pass")
    totals = {event["seat"]: event["total"] for event in told(table, "bid-total")}
    assert totals == ({RED: total + 4} if first == RED else {RED: total, BLUE: 4})  # its own 4 is the first player's


# -- Pope Clement for each pair ---------------------------------------------------------------------------------------

EACH_PAIR = {"pope_blesses": "each-pair"}
FOUR_OF_TYRE = [FOURTH_OF_TYRE, SIEGE_OF_TYRE, LANCE_OF_TYRE, THIRD_OF_TYRE]


def pope(hands: list[str], options: dict[str, str]) -> outremer.Table:
    return position(
        "actions", options=options, hands={RED: hands}, privileges={"faith": RED}, tracks={RED: [4, 4, 4, 4]}
    )


@pytest.mark.rule("privilege.faith")
def test_by_option_the_pope_blesses_each_pair() -> None:
    table = pope(FOUR_OF_TYRE, EACH_PAIR)
    say(table, RED, *(f"play {name}" for name in FOUR_OF_TYRE[:2]), "advance power")
    say(table, RED, f"play {FOUR_OF_TYRE[2]}")
    assert asked(table) == ("Actions", RED)  # one card is no pair
    say(table, RED, f"play {FOUR_OF_TYRE[3]}")
    assert asked(table) == ("Blessing", RED)
    say(table, RED, "advance power")
    assert len(told(table, "blessed")) == 2
    faith, power, reputation = tracks(table, RED)[1:]
    assert (faith + power + reputation) == 4 + 4 + 4 + 2 - 1  # two blessings, and the Siege's step back


@pytest.mark.rule("privilege.faith")
def test_a_pair_declined_may_be_blessed_with_the_next_card_and_two_pairs_one_after_the_other() -> None:
    table = pope(FOUR_OF_TYRE, EACH_PAIR)
    say(table, RED, *(f"play {name}" for name in FOUR_OF_TYRE[:2]), "pass")
    say(table, RED, f"play {FOUR_OF_TYRE[2]}", "pass", f"play {FOUR_OF_TYRE[3]}")
    say(table, RED, "advance faith")
    assert asked(table) == ("Blessing", RED)  # four cards are two pairs
    say(table, RED, "pass")
    assert len(told(table, "blessed")) == 1


@pytest.mark.rule("privilege.faith")
def test_by_default_two_pairs_that_wait_are_blessed_once() -> None:
    table = pope(FOUR_OF_TYRE, {})
    say(table, RED, *(f"play {name}" for name in FOUR_OF_TYRE[:2]), "pass")
    say(table, RED, f"play {FOUR_OF_TYRE[2]}", "pass", f"play {FOUR_OF_TYRE[3]}", "advance faith")
    assert asked(table)[0] != "Blessing"
    assert told(table, "blessed") == [{"seat": RED, "track": "faith"}]


@pytest.mark.rule("privilege.faith")
def test_by_default_the_second_pair_is_not_blessed() -> None:
    table = pope(FOUR_OF_TYRE, {})
    say(table, RED, *(f"play {name}" for name in FOUR_OF_TYRE[:2]), "advance faith")
    say(table, RED, *(f"play {name}" for name in FOUR_OF_TYRE[2:]))
    assert len(told(table, "blessed")) == 1
    assert hand(table, RED) == []
    assert track(table, RED, "gold") == 4 + 1 + 2 + 2 + 2
    assert free(table, RED, "advance") == []
