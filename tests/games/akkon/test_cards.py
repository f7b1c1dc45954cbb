"""The eight kinds of city card."""

from __future__ import annotations

import pytest

from outremer.games.akkon.vocabulary import TRACKS
from tests.games.akkon.position import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    card,
    deck_size,
    hand,
    position,
    printed,
    top,
    track,
    tracks,
    world,
)
from tests.games.talking import asked, bar, free, idle, say, seen, told

# -- Holy Lance -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("card.holy-lance")
@pytest.mark.parametrize("steps", [1, 2, 3])
@pytest.mark.parametrize("name", TRACKS)
def test_a_lance_advances_its_player_by_what_it_shows(name: str, steps: int) -> None:
    lance = card("holy-lance", track=name, steps=steps)
    table = say(position("actions", hands={RED: [lance]}), RED, f"play {lance}")
    assert track(table, RED, name) == 2 + steps
    assert sum(tracks(table, RED)) == 8 + steps
    assert [tracks(table, seat) for seat in (BLUE, GREEN, YELLOW)] == [[2, 2, 2, 2]] * 3


# -- Excommunication --------------------------------------------------------------------------------------------------

EXCOMMUNICATION = card("excommunication", track="gold")


@pytest.mark.rule("card.excommunication.advance")
def test_excommunication_advances_its_player_by_two() -> None:
    table = position("actions", hands={RED: [EXCOMMUNICATION]})
    say(table, RED, f"play {EXCOMMUNICATION}", f"against {GREEN}")
    assert tracks(table, RED) == [4, 2, 2, 2]


@pytest.mark.rule("card.excommunication.opponent-back")
def test_excommunication_sets_a_chosen_opponent_back_two_on_the_same_track() -> None:
    table = position("actions", hands={RED: [EXCOMMUNICATION]}, tracks={GREEN: [5, 5, 5, 5], BLUE: [1, 9, 9, 9]})
    say(table, RED, f"play {EXCOMMUNICATION}")
    assert bar(table, RED, f"against {RED}") == "card.excommunication.opponent-back"
    say(table, RED, f"against {GREEN}")
    assert tracks(table, GREEN) == [3, 5, 5, 5]


@pytest.mark.rule("card.excommunication.not-past-limits")
def test_without_an_opponent_who_can_fall_it_cannot_be_played() -> None:
    poor = {seat: [1, 9, 9, 9] for seat in (BLUE, GREEN, YELLOW)}
    table = position("actions", hands={RED: [EXCOMMUNICATION, card("holy-lance", cost=1)]}, tracks=poor)
    assert bar(table, RED, f"play {EXCOMMUNICATION}") == "card.excommunication.not-past-limits"


@pytest.mark.rule("card.excommunication.not-past-limits")
@pytest.mark.parametrize(("own", "target", "rule"), [(11, 2, None), (12, 5, "card.excommunication.not-past-limits")])
def test_excommunication_may_reach_thirteen_but_not_pass_it(own: int, target: int, rule: str | None) -> None:
    others = {seat: [target, 2, 2, 2] for seat in (BLUE, GREEN, YELLOW)}
    hands = {RED: [EXCOMMUNICATION, card("holy-lance", cost=1)]}
    table = position("actions", hands=hands, tracks={RED: [own, 2, 2, 2], **others})
    assert bar(table, RED, f"play {EXCOMMUNICATION}") == rule


@pytest.mark.rule("card.excommunication.not-past-limits")
def test_excommunication_may_reach_zero_but_not_pass_it() -> None:
    values = {BLUE: [2, 2, 2, 2], GREEN: [1, 2, 2, 2], YELLOW: [3, 2, 2, 2]}
    table = position("actions", hands={RED: [EXCOMMUNICATION]}, tracks=values)
    say(table, RED, f"play {EXCOMMUNICATION}")
    assert bar(table, RED, f"against {GREEN}") == "card.excommunication.not-past-limits"
    say(table, RED, f"against {BLUE}")
    assert track(table, BLUE, "gold") == 0


def test_where_only_one_opponent_can_be_meant_nobody_is_asked() -> None:
    values = {BLUE: [2, 2, 2, 2], GREEN: [1, 2, 2, 2], YELLOW: [0, 2, 2, 2]}
    table = position("actions", hands={RED: [EXCOMMUNICATION]}, tracks=values)
    say(table, RED, f"play {EXCOMMUNICATION}")
    assert told(table, "named") == [{"seat": RED, "other": BLUE}]


# -- Siege ------------------------------------------------------------------------------------------------------------

SIEGE = card("siege", track="gold")
LOSS = printed(SIEGE)["loss"]


@pytest.mark.rule("card.siege.advance")
@pytest.mark.parametrize("name", TRACKS)
def test_a_siege_advances_its_player_by_two(name: str) -> None:
    siege = card("siege", track=name)
    table = say(position("actions", hands={RED: [siege]}), RED, f"play {siege}")
    assert track(table, RED, name) == 4


@pytest.mark.rule("card.siege.back")
def test_a_siege_sets_its_player_back_one_on_the_other_track_shown() -> None:
    table = say(position("actions", hands={RED: [SIEGE]}), RED, f"play {SIEGE}")
    assert track(table, RED, LOSS) == 1
    assert sum(tracks(table, RED)) == 9
    assert sum(tracks(table, BLUE)) == 8


@pytest.mark.rule("card.siege.not-below-zero")
def test_a_siege_needs_a_step_to_lose_but_may_waste_its_gain() -> None:
    lance = card("holy-lance", cost=1)
    values = [2, 2, 2, 2]
    values[TRACKS.index(LOSS)] = 0
    table = position("actions", hands={RED: [SIEGE, lance]}, tracks={RED: values})
    assert bar(table, RED, f"play {SIEGE}") == "card.siege.not-below-zero"
    poor = position(
        "actions",
        hands={RED: [SIEGE, lance]},
        tracks={RED: values},
        bids={"sidon": {RED: ["knight-5"]}},
        paid={"akkon": {RED: 6}},
        privileges={"power": RED},
    )
    assert bar(poor, RED, f"play {lance}") == "auction.used.not-for-actions"
    assert bar(poor, RED, f"play {SIEGE}") == "card.siege.not-below-zero", "a Templar taken back would not help"
    high = position("actions", hands={RED: [SIEGE]}, tracks={RED: [12, 1, 1, 1]})
    say(high, RED, f"play {SIEGE}")
    assert (track(high, RED, "gold"), track(high, RED, LOSS)) == (13, 0)


# -- Plague and Brothers in Arms, in the round they are played --------------------------------------------------------

PLAGUE = card("plague", track="faith")
BROTHERS = card("brothers-in-arms", track="faith")


@pytest.mark.rule("card.plague.choose")
def test_plague_names_an_opponent() -> None:
    table = position("actions", hands={RED: [PLAGUE]})
    say(table, RED, f"play {PLAGUE}")
    assert asked(table) == ("Opponent", RED)
    assert free(table, RED, "against") == ["1", "2", "3"]
    assert bar(table, RED, f"against {RED}") == "card.plague.choose"
    assert bar(table, RED, "against 4") == "card.plague.choose"
    say(table, RED, f"against {GREEN}")
    assert told(table, "named") == [{"seat": RED, "other": GREEN}]
    assert told(table, "claimed") == [{"seat": RED, "other": GREEN, "count": 1}]


@pytest.mark.rule("card.plague.opponent-back")
def test_plague_sets_the_opponent_back_one() -> None:
    table = position("actions", hands={RED: [PLAGUE]})
    say(table, RED, f"play {PLAGUE}", f"against {BLUE}")
    assert tracks(table, BLUE) == [2, 1, 2, 2]
    assert tracks(table, RED) == [2, 2, 2, 2]


@pytest.mark.rule("card.plague.playable-at-zero")
def test_plague_may_be_played_against_a_marker_on_zero() -> None:
    table = position("actions", hands={RED: [PLAGUE, SIEGE]}, tracks={BLUE: [2, 0, 2, 2]})
    say(table, RED, f"play {PLAGUE}", f"against {BLUE}")
    assert tracks(table, BLUE) == [2, 0, 2, 2]
    assert seen(table)["claims"] == [{"seat": RED, "other": BLUE, "loan": "plague"}]


@pytest.mark.rule("card.brothers.choose")
def test_brothers_in_arms_names_an_opponent() -> None:
    table = position("actions", hands={RED: [BROTHERS]})
    say(table, RED, f"play {BROTHERS}")
    assert free(table, RED, "against") == ["1", "2", "3"]
    assert bar(table, RED, f"against {RED}") == "card.brothers.choose"


@pytest.mark.rule("card.brothers.opponent-advances")
def test_brothers_in_arms_advances_the_opponent_or_by_another_ruling_the_player() -> None:
    table = position("actions", hands={RED: [BROTHERS]})
    say(table, RED, f"play {BROTHERS}", f"against {BLUE}")
    assert tracks(table, BLUE) == [2, 3, 2, 2]
    assert tracks(table, RED) == [2, 2, 2, 2]
    other = position("actions", hands={RED: [BROTHERS]}, options={"brothers_help": "player"})
    say(other, RED, f"play {BROTHERS}", f"against {BLUE}")
    assert tracks(other, RED) == [2, 3, 2, 2]
    assert tracks(other, BLUE) == [2, 2, 2, 2]


# -- Levant Trade -----------------------------------------------------------------------------------------------------

TRADE = card("levant-trade", track="gold", trade="tyre")
FOUR = ["knight-5", "knight-6", "knight-7", "knight-8"]


@pytest.mark.rule("card.levant-trade.count")
def test_levant_trade_counts_a_chosen_opponents_templars_bid_and_paid_in_the_city_shown() -> None:
    bids = {"tyre": {BLUE: ["knight-5", "knight-6"], GREEN: ["knight-5"]}, "jaffa": {BLUE: ["knight-7"]}}
    abroad = card("levant-trade", city="sidon", trade="tyre")  # played in one city, counts in another
    table = position("actions", hands={RED: [abroad]}, bids=bids, paid={"tyre": {BLUE: 3}, "sidon": {BLUE: 1}})
    say(table, RED, f"play {abroad}")
    assert bar(table, RED, f"against {RED}") == "card.levant-trade.count"
    say(table, RED, f"against {BLUE}")
    assert told(table, "counted") == [{"seat": RED, "other": BLUE, "city": "tyre", "count": 5}]


@pytest.mark.rule("card.levant-trade.taken-count")
def test_levant_trade_counts_taken_templars_for_whoever_laid_them() -> None:
    loans = [(BLUE, GREEN, "knight-5", "plague", "tyre"), (BLUE, GREEN, "knight-6", "brothers-in-arms", "tyre")]
    for other, count in ((BLUE, 3), (GREEN, 0)):
        table = position("actions", hands={RED: [TRADE]}, bids={"tyre": {BLUE: ["knight-5"]}}, borrowed=loans)
        say(table, RED, f"play {TRADE}", f"against {other}")
        assert told(table, "counted")[0]["count"] == count


@pytest.mark.rule("card.levant-trade.no-seneschal")
def test_levant_trade_does_not_count_the_seneschal() -> None:
    table = position(
        "actions", first=BLUE, turn=RED, seneschal="tyre", hands={RED: [TRADE]}, bids={"tyre": {BLUE: ["knight-5"]}}
    )
    say(table, RED, f"play {TRADE}", f"against {BLUE}")
    assert told(table, "counted")[0]["count"] == 1


@pytest.mark.rule("card.levant-trade.half-up")
@pytest.mark.parametrize(("count", "steps"), list(enumerate([0, 1, 1, 2, 2, 3, 3, 4])))
def test_levant_trade_halves_and_rounds_up(count: int, steps: int) -> None:
    table = position("actions", hands={RED: [TRADE]}, paid={"tyre": {BLUE: count}})
    say(table, RED, f"play {TRADE}", f"against {BLUE}")
    assert track(table, RED, "gold") == 2 + steps


@pytest.mark.rule("card.levant-trade.advance")
@pytest.mark.parametrize("name", TRACKS)
def test_levant_trade_advances_ones_own_marker_on_the_track_shown(name: str) -> None:
    trade = card("levant-trade", track=name)
    table = position("actions", hands={RED: [trade]}, bids={printed(trade)["trade"]: {BLUE: FOUR}})
    say(table, RED, f"play {trade}", f"against {BLUE}")
    assert tracks(table, RED) == [4 if one == name else 2 for one in TRACKS]
    assert tracks(table, BLUE) == [2, 2, 2, 2]


# -- Forbidden Writings -----------------------------------------------------------------------------------------------

WRITINGS = card("forbidden-writings")


@pytest.mark.rule("card.forbidden-writings.advance")
def test_forbidden_writings_advance_a_marker_of_ones_choice_by_two() -> None:
    table = position("actions", hands={RED: [WRITINGS]})
    say(table, RED, f"play {WRITINGS}")
    assert free(table, RED, "advance") == TRACKS
    say(table, RED, "advance power", "retreat gold")
    assert tracks(table, RED) == [1, 2, 4, 2]


@pytest.mark.rule("card.forbidden-writings.back")
def test_forbidden_writings_set_another_marker_back_one() -> None:
    table = position("actions", hands={RED: [WRITINGS]})
    say(table, RED, f"play {WRITINGS}", "advance power")
    assert bar(table, RED, "retreat power") == "card.forbidden-writings.back"
    assert free(table, RED, "retreat") == ["gold", "faith", "reputation"]
    say(table, RED, "retreat faith")
    assert track(table, RED, "faith") == 1


@pytest.mark.rule("card.forbidden-writings.not-past-limits", "card.forbidden-writings.back")
def test_the_only_marker_above_zero_cannot_be_raised_since_no_other_can_go_back() -> None:
    writings = card("forbidden-writings")
    table = position("actions", hands={RED: [writings]}, tracks={RED: [3, 0, 0, 0]})
    say(table, RED, f"play {writings}")
    assert free(table, RED, "advance") == ["faith", "power", "reputation"]
    assert bar(table, RED, "advance gold") == "card.forbidden-writings.not-past-limits"


@pytest.mark.rule("card.forbidden-writings.not-past-limits")
def test_forbidden_writings_stay_within_the_track() -> None:
    table = position("actions", hands={RED: [WRITINGS]}, tracks={RED: [12, 11, 0, 2]})
    say(table, RED, f"play {WRITINGS}")
    assert bar(table, RED, "advance gold") == "card.forbidden-writings.not-past-limits"
    say(table, RED, "advance faith")
    assert bar(table, RED, "retreat power") == "card.forbidden-writings.not-past-limits"
    lance = card("holy-lance", cost=1)
    stuck = position("actions", hands={RED: [WRITINGS, lance]}, tracks={RED: [13, 12, 12, 13]})
    assert bar(stuck, RED, f"play {WRITINGS}") == "card.forbidden-writings.not-past-limits"
    bare = position("actions", hands={RED: [WRITINGS, lance]}, tracks={RED: [12, 0, 0, 0]})
    assert bar(bare, RED, "play " + WRITINGS) is None  # gold falls, another rises
    empty = position("actions", hands={RED: [WRITINGS, lance]}, tracks={RED: [0, 0, 0, 0]})
    assert bar(empty, RED, "play " + WRITINGS) == "card.forbidden-writings.not-past-limits"


# -- Minting Right ----------------------------------------------------------------------------------------------------

MINTING = card("minting-right")


@pytest.mark.rule("card.minting-right")
def test_minting_right_takes_any_card_on_offer_which_may_be_played_at_once() -> None:
    lance = card("holy-lance", city="jaffa", cost=2)
    table = position("actions", hands={RED: [MINTING]}, tops={"jaffa": lance})
    say(table, RED, f"play {MINTING}")
    assert asked(table) == ("Minting", RED)
    assert len(free(table, RED, "take")) == 6
    say(table, RED, "take jaffa")
    assert hand(table, RED) == [lance]
    assert top(table, "jaffa") not in (None, lance)
    assert deck_size(table, "jaffa") == 9
    assert bar(table, RED, f"play {lance}") is None


@pytest.mark.rule("card.minting-right")
def test_minting_right_cannot_take_from_an_empty_city() -> None:
    table = position("actions", hands={RED: [MINTING, card("minting-right", nth=1)]}, last=["sidon"])
    say(table, RED, f"play {MINTING}", "take sidon", f"play {card('minting-right', nth=1)}")
    assert bar(table, RED, "take sidon") == "card.minting-right"
    assert not table.over
    assert idle(table).over  # the deck of Sidon has run out


@pytest.mark.rule("card.minting-right", "end.trigger")
def test_minting_right_is_of_no_use_where_no_card_is_on_offer_and_all_see_the_last_round_come() -> None:
    table = position("actions", hands={RED: [MINTING, card("holy-lance")]}, last=["sidon"])
    assert seen(table)["last"] is False
    world(table).top[:] = [-1] * len(world(table).top)
    assert bar(table, RED, f"play {MINTING}") == "card.minting-right"
    assert bar(table, RED, f"play {card('holy-lance')}") is None
    taken = say(position("actions", hands={RED: [MINTING]}, last=["sidon"]), RED, f"play {MINTING}", "take sidon")
    assert seen(taken)["last"] is True
