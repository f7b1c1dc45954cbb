"""Blanks speak at the edge: each kind says its value in words, reads it back, and names what cannot stand there."""

from typing import Any

import pytest

from outremer.kernel.blanks import (
    NOBODY,
    AnyWord,
    Blank,
    Flag,
    Noun,
    Nouns,
    Number,
    Seat,
    Seats,
    Sentence,
    decides,
    given,
    is_said,
    later,
    secret,
    unmarked,
)
from outremer.kernel.layouts import Chairs, Grid, Layout, Many, Packed, Records, Shapes
from outremer.kernel.lexicon import Lexicon

CITIES = ["tyre", "jaffa", "akkon"]
WORDS = Lexicon()
PASS = WORDS.verb("pass")
MARCH = WORDS.verb("march", CITIES)

HAS = Layout()
COINS = HAS.row("coins", Number(0, 99), Chairs(4))
OFFICE = HAS.row("office", Noun(["marshal", "admiral"], nobody=True), Chairs(4), absent=NOBODY)
ROADS = HAS.row("roads", Nouns(CITIES))

SPOKEN: list[tuple[Blank, Any, Any]] = [
    (Number(0, 9), 3, 3),
    (Number(0, 9, nobody=True), NOBODY, None),
    (Seat(), 2, 2),
    (Seat(nobody=True), NOBODY, None),
    (Seats(), 0b101, [0, 2]),
    (Flag(), True, True),
    (AnyWord(), "lunch", "lunch"),
    (Noun(CITIES), 1, "jaffa"),
    (Noun(CITIES, nobody=True), NOBODY, None),
    (Nouns(CITIES), 0b110, ["jaffa", "akkon"]),
    (Sentence(WORDS, [MARCH]), MARCH + 2, "march akkon"),
    (Sentence(WORDS, [MARCH]), NOBODY, None),
    (Many(Noun(CITIES), 3, least=0), [2, 0], ["akkon", "tyre"]),
    (Grid(Number(0, 9), CITIES), [1, 2, 3], {"tyre": 1, "jaffa": 2, "akkon": 3}),
    (Grid(Number(0, 9), 2), [1, 2], [1, 2]),
    (Grid(Number(0, 9), Chairs(4)), [1, 2, 3, 0], [1, 2, 3]),
    (
        Grid(Flag(), Chairs(4), CITIES[:2]),
        [1, 0, 0, 1, 1, 1, 0, 0],
        [{"tyre": True, "jaffa": False}, {"tyre": False, "jaffa": True}, {"tyre": True, "jaffa": True}],
    ),
    (
        HAS,
        [5, 6, 7, 0, 1, NOBODY, 0, NOBODY, 0b1],
        {"coins": [5, 6, 7], "office": ["admiral", None, "marshal"], "roads": ["tyre"]},
    ),
    (
        Records({"taker": Seat(), "city": Noun(CITIES)}, 9),
        [1, 2, 0, 0],
        [{"taker": 1, "city": "akkon"}, {"taker": 0, "city": "tyre"}],
    ),
    (Packed({"seat": 4, "city": CITIES}), 7, {"seat": 2, "city": "jaffa"}),
    (Packed({"seat": 4, "city": CITIES}, nobody=True), NOBODY, None),
]


@pytest.mark.parametrize(("blank", "value", "said"), SPOKEN)
def test_a_value_is_said_and_read_back(blank: Blank, value: Any, said: Any) -> None:
    assert blank.say(value, 3) == said
    assert blank.fault(said, 3) is None
    assert blank.read(said, 3) == value


@pytest.mark.parametrize(
    ("blank", "said", "fault"),
    [
        (Number(0, 9), 10, ": must be a whole number from 0 to 9, not 10"),
        (Number(0, 9), None, ": must be a whole number from 0 to 9, not None"),
        (Number(0, 9), True, ": must be a whole number from 0 to 9, not True"),
        (Seat(), 3, ": must be a seat from 0 to 2, not 3"),
        (Seat(nobody=True), -1, ": must be a seat from 0 to 2 or null, not -1"),
        (Seats(), 5, ": must be a list of seats, not 5"),
        (Seats(), [0, 0], "[1]: must be a seat from 0 to 2 that stands here once, not 0"),
        (Seats(), [True], "[0]: must be a seat from 0 to 2 that stands here once, not True"),
        (Flag(), 1, ": must be true or false, not 1"),
        (AnyWord(), 3, ": must be a word, not 3"),
        (Noun(CITIES), "rome", ": must be one of tyre, jaffa, akkon, not 'rome'"),
        (Noun(CITIES), ["tyre"], ": must be one of tyre, jaffa, akkon, not ['tyre']"),
        (Nouns(CITIES), ["tyre", "rome"], "[1]: must be one of tyre, jaffa, akkon that stands here once, not 'rome'"),
        (Sentence(WORDS, [MARCH]), "pass", ": must be a sentence with march, or null, not 'pass'"),
        (Sentence(WORDS, [MARCH]), 3, ": must be a sentence with march, or null, not 3"),
        (Many(Seat(), 2), [0], ": must have 2 entries, not 1"),
        (Many(Seat(), 2, least=1), [0, 7], "[1]: must be a seat from 0 to 2, not 7"),
        (Many(Seat(), 2), 7, ": must be a list, not 7"),
        (Grid(Number(0, 9), CITIES), {"tyre": 1, "jaffa": 2}, ".akkon: is missing"),
        (Grid(Number(0, 9), Chairs(4)), [1, 2, 3, 4], ": must have 3 entries, not 4"),
        (
            Grid(Flag(), Chairs(4), CITIES[:1]),
            [{"tyre": True}, {"tyre": 1}, {}],
            "[1].tyre: must be true or false, not 1",
        ),
        (HAS, {"coins": [5, 6, 700], "office": [None] * 3, "roads": []}, ".coins[2]: must be a whole number from 0"),
        (HAS, {"coins": [5, 6, 7], "office": [None] * 3, "camels": 1}, ".camels: there is no such field; the fields"),
        (HAS, [1], ": must be an object with coins, office, roads, not [1]"),
        (Records({"taker": Seat()}, 1), [{"taker": 9}], "[0].taker: must be a seat from 0 to 2, not 9"),
        (Records({"taker": Seat()}, 1), [{"taker": 1}, {"taker": 1}], ": must have at most 1 entries, not 2"),
        (Records({"taker": Seat()}, 1), [{"giver": 1}], "[0].giver: there is no such field; the fields are taker"),
        (Packed({"seat": 4, "city": CITIES}), {"seat": 4, "city": "tyre"}, ".seat: must be a whole number from 0 to 3"),
        (Packed({"seat": 4, "city": CITIES}), {"seat": 1, "city": "rome"}, ".city: must be one of tyre, jaffa, akkon"),
        (Packed({"seat": 4}), None, ": must be an object with seat, not None"),
    ],
)
def test_what_cannot_stand_there_is_named_by_its_place(blank: Blank, said: Any, fault: str) -> None:
    found = blank.fault(said, 3)
    assert found is not None
    assert found.startswith(fault)


def test_rows_follow_each_other_in_one_flat_list() -> None:
    assert (COINS, OFFICE, ROADS, HAS.length) == (0, 4, 8, 9)


def test_marks_say_who_fills_a_blank_in_and_who_may_see_it_and_change_nothing_else() -> None:
    seat = Seat()
    marked = secret(given(seat))
    assert (marked.given, marked.secret, marked.decides) == (True, True, False)
    assert (seat.given, seat.secret, seat.decides) == (False, False, False)
    assert decides(seat).decides
    assert unmarked(marked) is seat
    assert marked.fault(9, 3) == seat.fault(9, 3)


SHAPES = Shapes(
    Grid(Number(0, 9), ["blaye", "bourg"], ["knight"]),
    Grid(Number(0, 9), ["blaye", "bourg"], ["knight", "archer"]),
    Grid(Number(0, 9), ["blaye", "bourg", "acre"], ["knight"]),
)


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ([1, 2], {"blaye": {"knight": 1}, "bourg": {"knight": 2}}),
        ([1, 3, 2, 4], {"blaye": {"knight": 1, "archer": 3}, "bourg": {"knight": 2, "archer": 4}}),
        ([1, 2, 5], {"blaye": {"knight": 1}, "bourg": {"knight": 2}, "acre": {"knight": 5}}),
    ],
)
def test_a_grid_with_several_shapes_is_said_in_the_one_it_has(numbers: list[int], said: dict[str, Any]) -> None:
    assert SHAPES.say(numbers, 2) == said
    assert SHAPES.fault(said, 2) is None
    assert SHAPES.read(said, 2) == numbers


def test_a_fault_in_a_grid_with_several_shapes_is_named_in_the_one_that_was_meant() -> None:
    said = {"blaye": {"knight": 1, "archer": 30}, "bourg": {"knight": 2, "archer": 4}}
    assert SHAPES.fault(said, 2) == ".blaye.archer: must be a whole number from 0 to 9, not 30"
    assert SHAPES.fault({"paris": {"knight": 1}}, 2) == ".paris: there is no such field; the fields are blaye, bourg"
    with pytest.raises(ValueError, match="no shape of this grid has 5 places"):
        SHAPES.say([0] * 5, 2)


@pytest.mark.parametrize(("value", "is_there"), [([], False), (0, False), (NOBODY, False), ([0], True), (3, True)])
def test_a_blank_that_came_later_is_said_only_where_it_is_not_empty(value: Any, is_there: bool) -> None:
    assert is_said(later(Number(0, 9)), value) == is_there
    assert is_said(Number(0, 9), value)
    assert later(secret(Number(0, 9))).secret
