"""The end of a turn: disasters go, points, victory alone or as a pair, ties, the limit of turns."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.layout import DISCARDED_PILE
from outremer.games.fief.vocabulary import RAIN
from outremer.table.breakdown import Breakdown, Tie
from tests.games.fief.position import france, position, village
from tests.games.talking import say, told

LORDS = {
    "charles": (0, "bourg"),
    "henri": (1, "sigy"),
    "isabelle": (1, "sigy"),
    "othon": (2, "pugnac"),
    "blanche": (2, "pugnac"),
    "eric": (3, "tournus"),
}


def closed(titles: dict[str, list[str]], **more: Any) -> outremer.Table:
    """The turn is over, once the first player pillages no more."""
    seats = more.get("seats", 4)
    lords = {name: where for name, where in more.pop("lords", LORDS).items() if where[0] < seats}
    table = position("pillage", lords=lords, titles=titles, mills={"bourg": 1}, **more)
    return say(table, 0, "done")


def scores(table: outremer.Table) -> list[int]:
    return [one["points"] for one in told(table, "scored")[: table.seats]]


def ranking(table: outremer.Table) -> list[tuple[int, int, int]]:
    """Seat, rank and points, the best first."""
    result = table.result()
    assert result is not None
    return [(one.seat, one.rank, one.points) for one in result.standings]


def decided_by(table: outremer.Table, at: int) -> str:
    result = table.result()
    assert result is not None
    return result.standings[at].decided_by


def won(table: outremer.Table) -> list[int]:
    return [one["seat"] for one in told(table, "won")]


@pytest.mark.rule("feudal_title.vp", "king.vp", "pope.vp", "regent.no_vp")
def test_fiefs_king_and_pope_give_a_point_each_and_nothing_else_does() -> None:
    titles = {
        "charles": ["duchy-bourg", "king"],
        "henri": ["see-sigy", "pope", "cardinal"],
        "blanche": ["regent"],
        "isabelle": ["queen"],
        "eric": ["prince", "county-tournus"],
    }
    assert scores(closed(titles)) == [2, 1, 0, 1]


@pytest.mark.rule("victory.solo", "victory.check")
def test_three_points_win_alone() -> None:
    table = closed({"charles": ["duchy-bourg", "king", "barony-st-paul"], "henri": ["county-sigy"]})
    assert table.over
    assert won(table) == [0]
    assert ranking(table)[:2] == [(0, 1, 3), (1, 2, 1)]
    assert decided_by(table, 0) == "victory.solo"


@pytest.mark.rule("victory.solo", "end.next_turn")
def test_with_two_points_the_card_passes_to_the_left_and_a_turn_begins() -> None:
    table = closed({"charles": ["duchy-bourg", "king"]})
    assert told(table, "first-passes")[0] == {"seat": 1}
    assert told(table, "turn-begins")[0] == {"turn": 3, "seat": 1}


@pytest.mark.rule("disaster.duration", "victory.check")
def test_disasters_are_discarded_before_the_points_are_counted() -> None:
    table = closed({"charles": ["duchy-bourg", "king", "barony-st-paul"]}, struck={"see-tournus": ["rain", "famine"]})
    names = [one.name for one in table.events(None)]
    assert names.index("disaster-over") < names.index("scored")
    assert [one["card"] for one in told(table, "disaster-over")] == ["famine", "rain"]
    g = france(table)
    assert not g.is_struck(village("tournus"), RAIN)
    first = g.rules.box.first_of[RAIN]
    assert [g.card[card] for card in range(first, first + 1)] == [DISCARDED_PILE]


@pytest.mark.rule("marriage.win_only_as_pair", "victory.pair")
def test_of_four_or_more_the_married_win_only_together_with_four_points() -> None:
    three = {"charles": ["duchy-bourg", "king", "barony-st-paul"]}
    table = closed(three, spouses={"charles": "isabelle"})
    assert told(table, "first-passes")[0] == {"seat": 1}  # nobody has won
    four = {**three, "henri": ["county-sigy"]}
    table = closed(four, spouses={"charles": "isabelle"})
    assert won(table) == [0, 1]
    assert ranking(table)[:2] == [(0, 1, 3), (1, 1, 1)]
    assert decided_by(table, 1) == "victory.pair"


@pytest.mark.rule("victory.few_players")
def test_of_three_the_married_win_alone_and_never_together() -> None:
    spouses = {"charles": "isabelle"}
    two_each = {"charles": ["duchy-bourg", "king"], "henri": ["county-sigy", "pope"]}
    table = closed(two_each, seats=3, spouses=spouses)
    assert told(table, "first-passes")[0] == {"seat": 1}
    table = closed({"charles": ["duchy-bourg", "king", "barony-st-paul"]}, seats=3, spouses=spouses)
    assert won(table) == [0]


@pytest.mark.rule("victory.tie.solo_beats_pair")
def test_a_victory_alone_beats_one_of_a_pair() -> None:
    titles = {
        "charles": ["duchy-bourg", "king", "barony-st-paul"],
        "henri": ["county-sigy", "county-tournus"],
        "othon": ["duchy-blaye", "county-sennecy", "barony-mazilles"],
    }
    table = closed(titles, spouses={"henri": "blanche"})
    assert scores(table) == [3, 2, 3, 0]
    assert won(table) == [0]


@pytest.mark.rule("victory.tie.order")
@pytest.mark.parametrize(
    ("titles", "winners"),
    [
        ({"charles": ["pope"], "henri": ["king"]}, [1]),
        ({"charles": ["pope"], "henri": ["barony-st-paul", "regent"]}, [0]),
        ({"charles": ["barony-mazilles", "regent"], "henri": ["barony-st-paul"]}, [0]),
        ({"charles": ["barony-mazilles", "see-bourg"], "henri": ["barony-st-paul"]}, [0]),
        ({"charles": ["barony-mazilles"], "henri": ["barony-st-paul", "see-sigy"]}, [1]),
    ],
)
def test_ties_are_broken_by_king_pope_regent_fiefs_sees_and_villages(
    titles: dict[str, list[str]], winners: list[int]
) -> None:
    both = {
        "charles": ["duchy-bourg", "county-st-gerome", *titles["charles"]],
        "henri": ["county-sigy", "duchy-blaye", *titles["henri"]],
    }
    assert won(closed(both)) == winners


@pytest.mark.rule("victory.tie.order")
def test_sees_come_before_villages() -> None:
    both = {
        "charles": ["duchy-bourg", "county-st-gerome", "barony-mazilles", "see-bourg"],
        "henri": ["county-sigy", "duchy-blaye", "barony-st-paul"],
    }
    table = closed(both, lords={**LORDS, "arthur": (1, "sennecy"), "lambert": (1, "epervier")})
    g = france(table)
    assert len(g.villages_of(0)) < len(g.villages_of(1))
    assert won(table) == [0]


@pytest.mark.rule("victory.tie.order")
def test_the_last_tie_is_broken_by_villages_and_else_the_victory_is_shared() -> None:
    both = {"charles": ["duchy-bourg", "barony-mazilles", "county-tournus"]}
    both["henri"] = ["duchy-blaye", "barony-st-paul", "county-sennecy"]
    lords = {"charles": (0, "bourg"), "henri": (1, "blaye"), "othon": (2, "pugnac"), "isabelle": (2, "st-gerome")}
    table = closed(both, lords=lords)  # eight villages of nine for seat 0, where Othon sits in Pugnac; nine for seat 1
    assert won(table) == [1]
    lords["isabelle"] = (2, "sennecy")
    table = closed(both, lords=lords)
    assert won(table) == [0, 1]
    assert ranking(table)[:2] == [(0, 1, 3), (1, 1, 3)]


@pytest.mark.rule("game.turn_limit")
def test_after_the_last_turn_most_points_win_counted_for_each_alone() -> None:
    titles = {"charles": ["duchy-bourg"], "othon": ["duchy-blaye", "king"], "henri": ["county-sigy"]}
    table = closed(titles, turn=8, options={"turn_limit": "8"}, spouses={"charles": "isabelle"})
    assert told(table, "turn-limit") == [{"turn": 8}]
    assert table.over
    assert won(table) == [2]
    assert decided_by(table, 0) == "game.turn_limit"
    early = closed(titles, turn=7, options={"turn_limit": "8"})
    assert told(early, "first-passes")[0] == {"seat": 1}


@pytest.mark.rule("alliance.one_only")
def test_one_marriage_binds_a_family_to_one_other() -> None:
    g = france(position("pillage", lords=LORDS, spouses={"charles": "isabelle"}, mills={"bourg": 1}))
    assert [g.ally(seat) for seat in range(4)] == [1, 0, -1, -1]


@pytest.mark.rule("victory.tie.solo_beats_pair", "victory.tie.order")
def test_the_result_names_what_decided_between_those_who_had_all_reached_the_goal() -> None:
    alone = {"othon": ["duchy-blaye", "county-sennecy", "barony-mazilles"]}
    pair = {"charles": ["duchy-bourg", "king"], "henri": ["county-sigy", "county-tournus"]}
    table = closed({**alone, **pair}, spouses={"charles": "isabelle"})
    assert won(table) == [2]
    assert decided_by(table, 0) == "victory.tie.solo_beats_pair"
    lords = {"charles": (0, "bourg"), "henri": (1, "sigy"), "othon": (2, "blaye"), "lambert": (3, "tournus")}
    ladies = {"isabelle": (1, "sigy"), "blanche": (3, "tournus")}
    pairs = {
        "charles": ["duchy-bourg", "king"],
        "henri": ["county-sigy", "barony-st-paul"],
        "othon": ["duchy-blaye", "pope"],
        "lambert": ["county-tournus", "barony-mazilles"],
    }
    table = closed(pairs, lords={**lords, **ladies}, spouses={"charles": "isabelle", "othon": "blanche"})
    assert won(table) == [0, 1]
    assert decided_by(table, 1) == "victory.tie.order"


# -- why -------------------------------------------------------------------------------------------------------------


def breakdown(table: outremer.Table) -> Breakdown:
    found = table.breakdown()
    assert found is not None
    return found


def test_the_end_says_which_titles_made_a_victory_and_whose() -> None:
    titles = {"charles": ["duchy-bourg", "king", "barony-st-paul"], "henri": ["county-sigy"], "othon": ["pope"]}
    told = breakdown(closed(titles, spouses={"charles": "isabelle"}))
    assert {part.name: part.counts for part in told.sums[0].parts} == {
        "fiefs": (2, 1, 0, 0),
        "king": (1, 0, 0, 0),
        "pope": (0, 0, 1, 0),
    }
    assert told.how == "pair"


def test_the_end_says_what_decided_between_those_who_had_reached_the_goal() -> None:
    alone = {"othon": ["duchy-blaye", "county-sennecy", "barony-mazilles"]}
    pair = {"charles": ["duchy-bourg", "king"], "henri": ["county-sigy", "county-tournus"]}
    told = breakdown(closed({**alone, **pair}, spouses={"charles": "isabelle"}))
    assert told.how == "solo"
    assert told.ties[0] == Tie((2,), (0, 1), "victory.tie.solo_beats_pair", "solo")
    lords = {"charles": (0, "bourg"), "henri": (1, "sigy"), "othon": (2, "blaye"), "lambert": (3, "tournus")}
    ladies = {"isabelle": (1, "sigy"), "blanche": (3, "tournus")}
    pairs = {
        "charles": ["duchy-bourg", "king"],
        "henri": ["county-sigy", "barony-st-paul"],
        "othon": ["duchy-blaye", "pope"],
        "lambert": ["county-tournus", "barony-mazilles"],
    }
    table = closed(pairs, lords={**lords, **ladies}, spouses={"charles": "isabelle", "othon": "blanche"})
    assert breakdown(table).ties[0] == Tie((0, 1), (2, 3), "victory.tie.order", "king", 1, 0)


def test_at_the_limit_of_turns_the_end_says_so() -> None:
    titles = {"charles": ["duchy-bourg"], "othon": ["duchy-blaye", "king"], "henri": ["county-sigy"]}
    told = breakdown(closed(titles, turn=8, options={"turn_limit": "8"}, spouses={"charles": "isabelle"}))
    assert told.how == "limit"
    assert told.ties[0].others, "Charles and Henri have a point each"
