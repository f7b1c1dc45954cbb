"""The reader of dialogues finds what differs, and names its line."""

from __future__ import annotations

import pytest

from tests.games.akkon.position import position as holy_land
from tests.games.council.position import position
from tests.games.dialogue import Differs, check

BEGUN = """
# Seat 0 elects.
seats 3
given coins = [5, 20]
0: elect white; into king
columns coins assistants
0 = 9 2
0 may not king: turn.actions.one-main-required
0 may swap: coast hills mountains
see councils.king = white white black orange
Turn asks 0
0: end
rolls pink
0 sees hand = nothing
1 sees hand = pink 1
"""


def test_a_dialogue_that_holds_is_played_to_its_last_line() -> None:
    assert check(BEGUN, "council", position).need.seats == (1,)  # type: ignore[union-attr]  # nothing is left to roll


@pytest.mark.parametrize(
    ("said", "instead", "complaint"),
    [
        ("0 = 9 2", "0 = 9 3", "line 7, '0 = 9 3': it is '9 2'"),
        ("one-main-required", "quick-optional", "line 8.*one-main-required"),
        ("0 may swap: coast hills mountains", "0 may swap: coast hills", "line 9.*it is 'coast hills mountains'"),
        ("= white white", "= white black", "line 10.*it is 'white white black orange'"),
        ("see councils.king", "see councils.queen", "line 10.*nothing is seen at 'queen'"),
        ("Turn asks 0", "Turn asks 1", "line 11"),
        ("0: end", "1: end", "line 12.*turn.order"),
        ("rolls pink", "rolls pink pink", "line 13.*chance is not asked for pink"),
        ("1 sees hand = pink 1", "1 sees hand = nothing", "line 15.*it is 'pink 1'"),
        ("1 sees hand = pink 1", "over", "line 15.*False"),
        ("1 sees hand = pink 1", "1. seat 0 with 3", "line 15.*standings are"),
        ("1 sees hand = pink 1", "1 hears a fanfare", "line 15.*no line of a dialogue"),
    ],
)
def test_the_first_line_that_does_not_hold_is_named(said: str, instead: str, complaint: str) -> None:
    assert BEGUN.count(said) == 1
    with pytest.raises(Differs, match=complaint):
        check(BEGUN.replace(said, instead), "council", position)


NAMED = """
seats 2
option first_opener 1
names Blue Green
Sale asks Green
Green may not pass: auction.open.no-pass
Green: open marshal 2
Blue: pass
each bezants = 12 10
rolls two-points one-squire
Green: pick two-points; place david *3; lock david
see areas.david.squires = 0 3
"""


def test_players_have_names_say_a_thing_several_times_and_show_what_only_they_see() -> None:
    check(NAMED, "jerusalem")
    with pytest.raises(Differs, match=r"line 9.*it is '12 10'"):
        check(NAMED.replace("each bezants = 12 10", "each bezants = 10 12"), "jerusalem")
    with pytest.raises(Differs, match=r"line 11.*placement.from-screen-only"):
        check(NAMED.replace("*3", "*6"), "jerusalem")
    with pytest.raises(Differs, match=r"line 5.*nobody at this table is called Red"):
        check(NAMED.replace("Sale asks Green", "Sale asks Red"), "jerusalem")


HEARD = """
seats 2
given hands = {0: ["tyre-5"]}
given turn = 0
given passed = [1]
columns points.* camps.*.free hands.*.count
0 = 4 7 1
0: bid jaffa; lay knight-5
0 is told laid = 0 jaffa 0 knight-5
told laid = nothing
0: pass
told won = 0 jaffa jaffa-3
told unsold = tyre; caesarea; sidon; jerusalem; akkon
0 = 4 6 2
"""


def test_what_was_told_since_a_seat_last_spoke_and_rows_of_a_game_without_players() -> None:
    check(HEARD, "akkon", holy_land)
    with pytest.raises(Differs, match=r"line 9.*it is '0 jaffa 0 knight-5'"):
        check(HEARD.replace("0 knight-5\n", "0 knight-6\n"), "akkon", holy_land)
    with pytest.raises(Differs, match=r"line 10.*it is 'nothing'"):
        check(HEARD.replace("told laid = nothing", "told laid = 0 jaffa 0 knight-5"), "akkon", holy_land)
    with pytest.raises(Differs, match=r"line 14.*it is '4 6 2'"):
        check(HEARD.replace("0 = 4 6 2", "0 = 4 7 2"), "akkon", holy_land)


def test_in_what_is_told_players_go_by_their_names() -> None:
    told = NAMED.replace("Blue: pass\n", "Blue: pass\ntold won = Green marshal 2; Blue admiral 0\n")
    check(told, "jerusalem")
    with pytest.raises(Differs, match=r"line 9.*it is 'Green marshal 2; Blue admiral 0'"):
        check(told.replace("marshal 2; Blue", "marshal 3; Blue"), "jerusalem")
