"""Captives: held, moved nowhere by death, let go, escaped, freed."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from tests.games.fief.position import france, hand, place, position, titles
from tests.games.fief.test_battle import captor, field
from tests.games.talking import asked, bar, free, say, told

HELD = {"charles": (0, "bourg"), "eric": (0, "sigy"), "henri": (1, "bourg")}


def gaol(**more: Any) -> outremer.Table:
    """Charles of seat 0 is a captive of seat 1, who is asked whether to pillage."""
    return position(
        "pillage",
        lords=HELD,
        troops={(1, "bourg"): (1, 0)},
        captives={"charles": 1},
        mills={"bourg": 1},
        **more,
    )


@pytest.mark.rule("prisoner.released", "release.placement")
def test_the_captor_may_free_a_prisoner_at_any_time() -> None:
    table = gaol()
    assert bar(table, 2, "release charles") == "prisoner.released"
    assert bar(table, 1, "release eric") == "prisoner.released"
    say(table, 1, "release charles")
    assert captor(table, "charles") is None
    assert place(table, "charles") == "sigy"  # where the other lord of the family is
    assert told(table, "freed") == [{"seat": 0, "lord": "charles"}]
    assert asked(table) == ("Pillage", 1)


@pytest.mark.rule("release.placement")
def test_a_freed_lord_is_placed_by_the_family_in_walls_first() -> None:
    table = gaol(
        walls={"pugnac": "stronghold", "tournus": "city"},
        controllers={"pugnac": 0, "tournus": 0},
    )
    say(table, 1, "release charles")
    assert asked(table) == ("Freed", 0)
    assert free(table, 0, "place") == ["tournus", "pugnac"]
    assert bar(table, 0, "place sigy") == "release.placement"
    assert captor(table, "charles") == 1
    assert bar(table, 1, "release charles") == "any_time.not_mid_roll"  # he is on his way
    say(table, 0, "place pugnac")
    assert place(table, "charles") == "pugnac"
    assert captor(table, "charles") is None


@pytest.mark.rule("prisoner.escape_secret_passage")
def test_a_secret_passage_lets_a_prisoner_escape_in_any_phase() -> None:
    table = gaol(hands={0: ["passage"], 2: ["passage"], 1: ["tax"]}, coins={0: 9})
    assert bar(table, 2, "escape charles") == "prisoner.escape_secret_passage"
    assert bar(table, 0, "escape eric") == "prisoner.escape_secret_passage"
    say(table, 0, "escape charles")
    assert place(table, "charles") == "sigy"
    assert captor(table, "charles") is None
    assert hand(table, 0) == []
    assert france(table).coins(0) == 9  # no ransom


@pytest.mark.rule("prisoner.escape_secret_passage")
def test_without_the_card_nobody_escapes() -> None:
    assert bar(gaol(hands={0: ["tax"]}), 0, "escape charles") == "card.secret_passage.by_moment"


@pytest.mark.rule("prisoner.freed_by_battle", "prisoner.stays_while_guarded")
def test_a_prisoner_is_freed_when_his_guards_fall() -> None:
    table = field(
        theirs=(0, 1),
        lords={"henri": (1, "bourg"), "charles": (0, "bourg"), "eric": (2, "bourg"), "othon": (2, "sigy")},
        captives={"eric": 1},
        driver=outremer.Scripted("1", "0", "0"),
    )
    assert place(table, "eric") == "bourg"
    say(table, 0, "attack bourg")
    assert captor(table, "henri") == 0
    assert captor(table, "eric") is None
    assert place(table, "eric") == "sigy"


@pytest.mark.rule("prisoner.freed_by_battle")
def test_a_prisoner_stays_one_while_a_lord_of_the_captor_is_there() -> None:
    table = field(
        mine=(0, 1),
        theirs=(0, 1),
        lords={"henri": (1, "bourg"), "charles": (0, "bourg"), "eric": (2, "bourg")},
        captives={"eric": 1},
        driver=outremer.Scripted("1", "1"),
    )
    say(table, 0, "attack bourg")
    assert captor(table, "eric") == 1


@pytest.mark.rule("prisoner.keeps_titles", "feudal_title.vp")
def test_a_prisoner_keeps_titles_and_their_points() -> None:
    table = gaol(titles={"charles": ["county-tournus", "king"]})
    say(table, 1, "done")
    assert titles(table, "charles") == ["county-tournus", "king"]
    assert told(table, "scored")[0] == {"seat": 0, "points": 2}
