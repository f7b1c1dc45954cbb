"""What programs ask Fief about: its private talks, its windows, and the words that give nothing away."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import outremer
from outremer.games.fief.layout import DIPLOMACY
from outremer.games.fief.table_rules import TALK_SECONDS
from outremer.games.fief.vocabulary import LEAVE_TALK, WORDS
from tests.games.fief.position import france
from tests.games.talking import say


def position(name: str) -> outremer.Table:
    return outremer.load(json.loads((Path(__file__).parent / "positions" / f"{name}.json").read_text()))


@pytest.mark.rule("diplomacy.talk")
def test_a_private_talk_has_a_name_its_members_and_three_minutes() -> None:
    table = position("private-talk")
    rules, g = france(table).rules, france(table)
    (talk,) = rules.talks(g)
    assert (talk.name, talk.members, talk.opener, talk.end) == ("0", 0b0011, 0, LEAVE_TALK + 0)
    assert talk.seconds == TALK_SECONDS == 3 * 60
    say(table, 0, "talk 3")
    assert [one.members for one in rules.talks(g)] == [0b1011]
    say(table, 3, "talk 2")
    assert [(one.name, one.members) for one in rules.talks(g)] == [("0", 0b1011), ("3", 0b1100)]
    say(table, 0, WORDS.sentences[talk.end])
    assert [one.name for one in rules.talks(g)] == ["3"]


@pytest.mark.rule("any_time.window")
@pytest.mark.parametrize("name", ["private-talk", "inheritance-across-families", "uprising-under-tax"])
def test_whoever_a_window_asks_may_let_it_pass(name: str) -> None:
    table = position(name)
    need = table.need
    assert isinstance(need, outremer.Ask)
    for seat in need.seats:
        assert table.game.windows[need.form] in [str(move) for move in table.moves(seat)]


def test_the_words_that_give_nothing_away_are_plain_answers() -> None:
    for word in outremer.game("fief").quiet:
        _, number = WORDS.spoken[word]
        assert not WORDS.is_offer[number]
    assert outremer.game("fief").windows["MarkersPlaced"] == "pass"


@pytest.mark.rule("diplomacy.talk")
def test_a_guest_without_a_marker_may_leave_the_talk() -> None:
    table = say(position("private-talk"), 0, "talk 3")
    france(table).family[DIPLOMACY + 3] = 0
    assert "leave-talk 0" in [str(move) for move in table.moves(3)]
    assert "leave-talk 0" not in [str(move) for move in table.moves(2)]
