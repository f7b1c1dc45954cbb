"""A position of the Council of Four edited by hand is refused where its numbers contradict each other."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.council.vocabulary import CITIES, KINDS, PERMITS
from outremer.games.council.world import BONUS_OWNER, BUILT, HAND, HELD, IN_PILE, NOBILITY, OPEN, POOL, TOKEN
from tests.games.council.position import position, roll_first
from tests.games.edits import Edit, below, edits_that_load, on_top, refusal, with_field, with_number
from tests.games.talking import say

FOUR = ["white", "black", "orange", "pink"]


def turn(*moves: str, **more: Any) -> Edit:
    """The first seat's turn, after these moves."""
    return say(position(**more), 0, *moves).save()


def choosing(*cards: str, council: str = "acquire coast", **more: Any) -> Edit:
    """A council is being satisfied, and these cards are chosen."""
    return turn(council, *(f"lay {card}" for card in cards), **{"hands": {0: [*FOUR, "wild"]}, **more})


def taking(permit: str) -> Edit:
    """A permit was bought, and pays cards or is replaced."""
    table = position(hands={0: FOUR}, shown={"coast": [permit, "permit-abe"]})
    return say(table, 0, "acquire coast", *(f"lay {card}" for card in FOUR), f"take {permit}").save()


def building() -> Edit:
    """An emporium in Merkatim, whose builder chooses in which order its network pays."""
    table = position(built={0: ["kultos", "lyram", "naris", "osium"]}, permits={0: ["permit-m"]})
    return say(roll_first(table), 0, "build permit-m").save()


def noble() -> Edit:
    """The step to cell 4 of the nobility track: one token of two cities pays once more."""
    table = position(nobility=[3], built={0: ["arkon", "burgen"]}, permits={0: ["permit-m"]})
    return say(table, 0, "build permit-m").save()


def preparing(rolls: int, **options: str) -> Edit:
    table = outremer.new("council", 3, options, by_hand=True)
    for _ in range(rolls):
        assert isinstance(table.need, outremer.Roll)
        table.roll(next(iter(table.need.odds)))
    return table.save()


TOKENS_PLACED = 14
PERMITS_SHOWN = TOKENS_PLACED + 6
COUNCILS_FILLED = PERMITS_SHOWN + 16
HANDS_BEGUN = COUNCILS_FILLED + 1 + 2


@pytest.mark.parametrize(
    ("saved", "sentence"),
    [
        (with_number(turn(), "has", 0, 21), "world.has[0]: must be at most 20"),
        (with_number(turn(), "has", NOBILITY, 21), "world.has[12]: must be at most 20"),
        (with_number(turn(), "has", BUILT, (1 << 11) - 1), "world.has[16]: seat 0 has only 10 emporiums"),
        (with_number(turn(seats=3), "has", 3, 1), "world.has[3]: must be 0, since seat 3 does not play"),
        (with_number(turn(seats=3), "place", 0, HELD + 3), "world.place[0]: seat 3 does not play"),
        (with_number(turn(), "board", TOKEN, 13), "world.board[0]: must be a kind of reward token, from 0 to 12"),
        (with_number(turn(seats=3), "board", BONUS_OWNER, 3), "world.board[21]: must be a seat from 0 to 2"),
        (with_number(turn(), "board", OPEN, 20), "world: there must be 6 permits shown on the board in all"),
        (with_field(turn(), "under", [3]), "world.under: must name once each of the 0 permits whose place is 2"),
        (with_field(turn(), "map", 1), "world.map: must be 2, as the options say"),
        (with_field(turn(), "king", -1), "world.king: must stand in a city as soon as there is a map"),
        (with_field(turn(), "round", 0), "world.round: cannot be 0 once the first turn has begun"),
        (with_field(turn(), "first", -1), "world.first: must be known in round 3"),
        (with_field(turn(), "round", 201), "world.round: nobody has a turn after round 200"),
        (with_field(turn(), "extra", 1), "world.extra: seat 0 can have won at most 0"),
        ({**turn(), "stack": []}, "world.turn: must be -1, since the stack is empty"),
        (with_field(turn(), "turn", 1), "stack[1].seat: must be 1, as Course below it says"),
        (on_top(turn(), action=0), "stack[1].action: 'end' is no action of a turn"),
        (on_top(turn(drawn=False), action=9), "stack[1].action: must be -1 until the card of this turn is drawn"),
        (below(choosing(), 1, action=-1), "stack[1].action: Turn calls for nothing now, but Satisfying lies on it"),
        (below(choosing(), 1, action=9), "stack[1].action: Turn calls for Election now, but Satisfying lies on it"),
        (on_top(turn(), action=9), "stack[1].action: Turn calls for Election, which does not lie on it"),
        (below(choosing(), 1, satisfied=True), "stack[1].action: Turn calls for Purchase now, but Satisfying lies on"),
        (on_top(turn(), satisfied=True), "stack[1].satisfied: only who acquires a permit"),
        (on_top(turn(), due=2), "stack[1].due: two main actions are due only after the quick action"),
        (on_top(choosing(hands={0: FOUR, 1: FOUR}), seat=1), "stack[2].seat: must be 0, as Turn below it says"),
        (on_top(choosing("white"), laid=[2, 0, 0, 0, 0, 0, 0]), "stack[2].laid[0]: seat 0 has only 1 white cards"),
        (
            on_top(choosing(hands={0: ["white", "white"]}), laid=[2, 0, 0, 0, 0, 0, 0]),
            "stack[2].laid[0]: there are not so many white councillors in this council",
        ),
        (on_top(choosing(), laid=[1, 1, 1, 0, 0, 0, 1]), "stack[2].laid: must be fewer than 4 cards"),
        (
            with_number(choosing(hands={0: ["white"]}), "has", 0, 9),
            "stack[2].council: seat 0 cannot pay at least 10 coins",
        ),
        (
            with_number(choosing(council="king"), "has", BUILT, (1 << 10) - 1),
            "stack[2].council: seat 0 has no emporium left to build",
        ),
        (on_top(turn("elect white"), colour=1), "stack[2].colour: must be 0, as Turn below it says"),
        (on_top(turn("elect white"), earns=0), "stack[2].earns: must be 4, as Turn below it says"),
        (on_top(taking("permit-c"), slot=1), "stack[3].slot: must be the empty space where the permit lay"),
        (on_top(taking("permit-b"), cards=4), "stack[4].cards: neither the source nor the cell"),
        (on_top(taking("permit-b"), steps=1), "stack[4].steps: the source does not pay so many"),
        (on_top(taking("permit-b"), cell=4), "stack[4].cell: must be one that was reached"),
        (on_top(taking("permit-b"), source=34), "stack[4].source: must be 1, as Taking below it says"),
        (
            below(taking("permit-b"), 3, paid_out=True),
            "stack[3].paid_out: Taking calls for nothing now, but Bonus lies",
        ),
        (below(taking("permit-b"), 2, done=True), "stack[2].permit: Purchase calls for nothing now, but Taking lies"),
        (
            with_number(turn("build permit-ab", permits={0: ["permit-ab"]}), "place", 5, HELD + 1),
            "stack[2].permit: place",
        ),
        (with_number(building(), "has", BUILT, 0), "stack[3].city: seat 0 must have built there"),
        (on_top(building(), due=1), "stack[3].due: only the tokens of the cities connected with this one pay"),
        (on_top(building(), paying=0), "stack[3].paying: must be connected with this city and have a token"),
        (below(building(), 2, city=11), "stack[3].city: must be 11, as PermitBuild below it says"),
        (on_top(building(), paying=13), "stack[3].paying: Emporium calls for Bonus, which does not lie on it"),
        (on_top(noble(), city=9), "stack[5].city: has no token"),
        (below(noble(), 4, cell=10), "stack[4].cell: must be one that was reached"),
        (with_number(preparing(3, map="random"), "board", TOKEN + 20, 2), "world.board[20]: permit 2 is of another"),
        (on_top(preparing(TOKENS_PLACED + 1), slot=0), "stack[2].slot: is 0, so world.board[15] does not fit"),
        (with_number(preparing(2), "place", 0, HELD), "world.place[0]: must be 0 or 1 before the first turn"),
        (with_number(preparing(2), "board", TOKEN + CITIES.index("juvelar"), 12), "world.board[9]: this city gets no"),
        (on_top(preparing(HANDS_BEGUN), dealt=0), "stack[2].dealt: 2 cards are in the hands"),
        (with_field(preparing(HANDS_BEGUN), "first", -1), "world.first: must be known in the part 'hands'"),
        (with_field(preparing(0, map="random"), "king", 3), "world.king: must stand in a city as soon as there is"),
        (below(preparing(0, map="random"), 1, at="tokens"), "stack[1].at: is 'tokens', but the form above it is Sides"),
        (with_field(preparing(2), "turn", 0), "world.round: cannot be 0 once the first turn has begun"),
    ],
)
def test_numbers_that_contradict_each_other_are_refused(saved: Edit, sentence: str) -> None:
    assert sentence in refusal(saved)


def test_permits_lie_once_and_in_their_region() -> None:
    saved = turn()
    board, place = saved["world"]["board"], saved["world"]["place"]
    left, right = board[OPEN], board[OPEN + 1]
    board[OPEN + 1], place[right] = left, IN_PILE
    assert f"world.board[{OPEN}]: permit {left} must lie here alone" in refusal(saved)
    board[OPEN + 1], place[right], elsewhere = right, place[left], board[OPEN + 2]
    board[OPEN], board[OPEN + 2] = elsewhere, left
    assert f"world.board[{OPEN}]: permit {PERMITS.index('permit-fg')} is of another region" in refusal(saved)


def test_councillors_fill_the_balconies_without_a_gap() -> None:
    saved = turn()
    saved["world"]["councillors"][3] = -1
    saved["world"]["councillors"][POOL + 3] += 1
    assert "world.councillors[3]: somebody must sit here" in refusal(saved)
    saved = preparing(COUNCILS_FILLED - 3)
    colour = saved["world"]["councillors"][3]
    saved["world"]["councillors"][3] = -1
    saved["world"]["councillors"][POOL + colour] += 1
    assert "world.councillors[3]: somebody must sit here" in refusal(saved)


def test_there_are_never_fewer_than_no_councillors_beside_the_board() -> None:
    saved = turn()
    for seat in (4, 8, 12):  # with the first of the coast and one in the hills, five white ones
        saved["world"]["councillors"][POOL + saved["world"]["councillors"][seat]] += 1
        saved["world"]["councillors"][seat] = 0
    saved["world"]["councillors"][POOL] = -1
    assert f"world.councillors[{POOL}]: there cannot be fewer than none" in refusal(saved)


def test_an_election_needs_a_councillor_beside_the_board() -> None:
    saved = turn("elect white")
    colours = saved["world"]["councillors"]
    for seat in range(16):
        if colours[seat] != 0 and colours[POOL]:
            colours[POOL + colours[seat]] += 1
            colours[POOL] -= 1
            colours[seat] = 0
    assert "stack[2].colour: no councillor of colour 0 is beside the board" in refusal(saved)


def test_nothing_is_dealt_before_its_part_of_the_preparation() -> None:
    saved = preparing(2)
    saved["world"]["deck"][0] -= 1
    saved["world"]["cards"][HAND + KINDS] += 1
    assert "world.cards[0]: no card is dealt before the part 'hands'" in refusal(saved)
    saved = preparing(2)
    saved["world"]["board"][OPEN], saved["world"]["place"][0] = 0, 1
    assert "world.board[15]: no permit lies open yet" in refusal(saved)


def test_whatever_loads_can_be_played_to_the_end() -> None:
    """Small changes to a position, at random: refused with BadSave, or as good as any other position."""
    assert edits_that_load("council", 3, 200) > 10
    assert edits_that_load("council", 2, 100) > 10
