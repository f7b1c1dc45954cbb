"""A position edited by hand is refused where it contradicts itself, with the field named; all else is played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import outremer
from outremer.proof.checks import check_game
from outremer.proof.ledger import Ledger
from tests.games.edits import Edit, below, edits_that_load, on_top, refusal, with_field
from tests.games.jerusalem.position import BLUE, RED, YELLOW, position
from tests.games.talking import say


def at(part: str, **more: Any) -> Edit:
    return position(part, **more).save()


def opened() -> Edit:
    return say(position("auction"), BLUE, "open marshal 3").save()


def bidding() -> Edit:
    """Somebody is asked to open the sale of an office."""
    return position("auction").save()


def turn(*moves: str, **more: Any) -> Edit:
    """The Admiral's turn, after these moves."""
    placed = {"men": {"market-left": [0, 0, 0, 4], "david": [1]}, **more}
    return say(position(turn="admiral", **placed), RED, *moves).save()


def marshal(*moves: str) -> Edit:
    return say(position(turn="marshal", men={"market-left": [0, 0, 2, 0]}), 2, *moves).save()


def written(saved: Edit, value: object, *path: str | int) -> Edit:
    """The same save with this value at the end of the path into its world."""
    box: Any = saved["world"]
    for step in path[:-1]:
        box = box[step]
    box[path[-1]] = value
    return saved


def rounds(saved: Edit, *parts: dict[str, object]) -> Edit:
    return {**saved, "stack": [{"form": "Play"}, *parts]}


TWO = {"seats": 2, "round_": 2}
MOVE_TWO = {"hands": {3: ["move-two"]}}


@pytest.mark.parametrize(
    ("saved", "sentence"),
    [
        (written(turn(), -1, "has", "bezants", 0), "world.has.bezants[0]: must be a whole number from 0 to 9999"),
        (written(turn(), "constable", "has", "office", 1), "world.has.office[1]: must be an office in play that no"),
        (written(at("auction"), "harbour", "has", "baron", 0), "world.has.baron[0]: must be one of palace-large"),
        (written(at("auction", **TWO), "constable", "has", "office", 0), "world.has.office[0]: must be an office in"),
        (written(at("auction"), "turncoat", "past", "kept", 3, 0), "world: there must be 0 action cards of seat 0 of"),
        (written(at("auction"), "constable", "past", "office", 3, 0), "world.past: must have nothing after round 2"),
        (written(turn(), "marshal", "past", "office", 1, 0), "world.past.office[1][0]: must be constable, as in has"),
        (written(at("auction"), 2, "fresh", "by_sector", "market"), "world.fresh.by_sector.market: must be 0, the sum"),
        (with_field(at("auction"), "events", dict.fromkeys(("succession", "patriarch", "tax", "war"), False)),
         "world.events: must have 2 at least in round 2"),
        (with_field(at("auction"), "event", None), "world.event: one lies open in rounds 2 to 4"),
        (with_field(at("auction", round_=1), "event", "war"), "world.event: one lies open in rounds 2 to 4"),
        (with_field(at("auction"), "face_down", 1), "world.face_down: must be a card for each seat"),
        (with_field(at("placement"), "face_down", 1), "world.face_down: 1 cards beside the offices do not fit"),
        (with_field(at("auction", round_=5), "round", 6), "world.round: must be at most 5 while a round is played"),
        (below(at("auction"), 1, at="gifts"), "world.has.office: 0 of 4 offices cannot be taken in the part 'gifts'"),
        (below(at("cards"), 1, at="placement"), "world.face_down: 4 cards beside the offices do not fit the part"),
        (below(turn(), 1, at="david"), "stack[1].at: Round calls for TowerOfDavid now, but Placement lies on it"),
        (below(turn(), 1, at=""), "stack[1].at: must now be one of event-card, auction, cards, placement, david"),
        (written(at("auction", hands={0: ["turncoat"]}), ["turncoat", None, None, None], "past", "kept", 1),
         "world: there must be 0 action cards of seat 0"),
        (below(at("auction"), 2, opener=None), "stack[2].opener: must be a seat from 0 to 3, not None"),
        (on_top(opened(), high=13), "stack[3].high: must be from 0 to 12, which seat 0 has"),
        (on_top(opened(), leader=None), "stack[3].leader: must be a seat that has no office and has not passed"),
        (on_top(opened(), passed=[1]), "stack[3].turn: seat 1 has passed or has an office"),
        (on_top(bidding(), passed=[1]), "stack[3].office: while there is none, leader and high must be null"),
        (on_top(bidding(), high=3), "stack[3].office: while there is none, leader and high must be null"),
        (on_top(bidding(), leader=0), "stack[3].office: while there is none, leader and high must be null"),
        (on_top(opened(), office="none"), "stack[3].office: while there is none, leader and high must be null"),
        (on_top(at("auction", **TWO), office="constable", leader=0, high=0), "stack[3].office: must be one that is"),
        (on_top(at("cards"), office="treasurer"), "stack[2].office: the constable must have kept a card"),
        (on_top(at("cards", **TWO), office="constable"), "stack[2].office: must be one that has a choice"),
        (on_top(turn(), seat=0), "stack[3].seat: must be 3, as Placement below it says"),
        (on_top(turn(), at="two-points"), "stack[3].at: must be a card that asks its player something"),
        (on_top(marshal("march", "lift market-left"), origin="david"), "stack[4].origin: seat 2 has 0 squires in dav"),
        (on_top(turn("play move-two", "lift market-left", **MOVE_TWO), owner=None), "stack[4].owner: owner and origin"),
        (on_top(turn("play move-two", "lift market-left", **MOVE_TWO), origin="david"), "stack[4].origin: seat 3 has"),
        (on_top(turn("play turncoat", "lift market-left", hands={3: ["turncoat"]}), own="david"),
         "stack[4].own: seat 3 has 0 squires in david"),
        (written(turn("dismiss market-left"), 1, "men", "market-left", RED), "world: there must be 50 squires of seat"),
        (below(turn(), 2, office="none"), "stack[2].office: must be one of constable, treasurer, marshal, admiral"),
        (on_top(at("david", men={"david": [1]}), seat=1), "stack[2].seat: must be 0, as Round below it says"),
        (on_top(at("privileges", men={"patriarchate-large": [1]}), seat=None, drawing=True), "stack[3].seat: must be"),
        (on_top(at("event", men={"palace-left": [3, 3]}, barons={0: "market-large"}), office="treasurer"),
         "stack[2].office: must be of somebody whose Baron is on the board"),
        (on_top(at("event", event="tax", men={"market-left": [2]}), office="none"), "stack[2].office: must be one of"),
        (on_top(at("event", event="tax", men={"market-left": [2]}),
                kept={"market-large": 1, "market-left": 0, "market-right": 0}), "stack[2].kept.market-large: more are"),
        (on_top(at("event", event="war", men={"templars-left": [2], "david": [0, 3]}), left=0), "stack[2].left: must"),
        ({**at("auction"), "stack": []}, "world: there must be 5 rounds behind us at the end in all, but there are 1"),
    ],
)  # fmt: skip
def test_what_contradicts_itself_is_refused(saved: Edit, sentence: str) -> None:
    assert sentence in refusal(saved)


def test_a_card_kept_or_drawn_before_its_time_is_refused() -> None:
    for row, part in (("kept", "cards"), ("drawn", "privileges")):
        saved = at("auction", hands={0: ["turncoat"]})
        saved["world"]["past"]["kept"][0][0] = None
        saved["world"]["past"][row][1][0] = "turncoat"
        verb = "keeps" if row == "kept" else "draws"
        assert refusal(saved) == f"world.past.{row}[1]: nobody {verb} a card before the part {part!r}"
    open_privilege = at("privileges", men={"patriarchate-large": [1]}, hands={0: ["turncoat"]})
    past = open_privilege["world"]["past"]
    past["kept"][0][0], past["drawn"][1][0] = None, "turncoat"
    assert "world.past.drawn[1][0]: must be null while it is open" in refusal(open_privilege)


def test_squires_in_a_sector_left_out_are_refused() -> None:
    with pytest.raises(outremer.BadSave, match=r"men.nobility-large: must be empty, and without a Baron, at a table"):
        position(seats=2, turn="marshal", men={"nobility-large": [1]})


def test_too_few_squires_to_go_on_dismissing_are_refused() -> None:
    saved = written(turn("dismiss market-left"), 1, "men", "market-left", RED)
    saved["world"]["has"]["supply"][RED] += 2
    assert "stack[4].left: seat 3 has only 1 squires to dismiss" in refusal(saved)


@pytest.mark.parametrize(
    "odd",
    [
        lambda: at("auction", hands={0: ["one-squire"] * 2, 1: ["two-points"] * 2}),  # two drew by privilege in round 1
        lambda: written(at("auction", **TWO), True, "events", "patriarch"),  # which two players leave out
        lambda: written(at("auction"), True, "events", "succession"),  # which lies open too
        lambda: rounds(at("income", men={"market-left": [1]}), {"form": "Round", "at": "gifts"}),
        lambda: on_top(turn(), at="march"),
        lambda: on_top(at("privileges", men={"patriarchate-large": [1]}), drawing=True),
    ],
)
def test_what_is_merely_odd_is_played_to_its_end(odd: Callable[[], Edit]) -> None:
    table = outremer.load({**odd(), "record": []})
    ledger = Ledger.read(table.game.folder / "rules.toml")
    report = check_game(table.game, table.setting, 1, False, ledger, begun_at=table.save())
    assert report.decisions > 0


def test_whatever_loads_can_be_played_to_the_end() -> None:
    """Small changes to a position, at random: refused with BadSave, or as good as any other position."""
    assert edits_that_load("jerusalem", 3, 250) > 10


def loads(saved: Edit) -> bool:
    """It does, and stays what it is."""
    again = outremer.load({**saved, "record": []}).save()
    return (again["world"], again["stack"]) == (saved["world"], saved["stack"])


def kept(places: list[int], **more: Any) -> Edit:
    """The Marshal, third in seat, is paying for squires in the market."""
    stand = {"market-large": [0, 0, 1], "market-left": [0, 0, 2], "market-right": [0, 0, 3]}
    names = ("market-large", "market-left", "market-right")
    return on_top(at("event", event="tax", men=stand, **more), kept=dict(zip(names, places, strict=True)))


def test_no_more_is_paid_for_than_stands_there() -> None:
    assert loads(kept([1, 2, 3]))
    for place, name in enumerate(("market-large", "market-left", "market-right")):
        counts = [0, 0, 0]
        counts[place] = place + 2
        assert f"stack[2].kept.{name}: more are paid for than stand there" in refusal(kept(counts))


def two_moves(*moves: str, **more: Any) -> Edit:
    """The Admiral moves two squires: one market, one beside the tower."""
    stand = {"men": {"market-left": [0, 0, 0, 2], "david": [0, 0, 0, 1]}, "hands": {3: ["move-two"]}, **more}
    return say(position(turn="admiral", **stand), RED, "play move-two", *moves).save()


def test_what_was_moved_first_is_known_once_and_stands_there() -> None:
    begun, half = two_moves(), two_moves("lift market-left", "drop palace-left")
    assert loads(begun)
    assert loads(half)
    assert loads(two_moves("lift market-left", "drop palace-left", "lift david"))
    assert "stack[4].moved_owner: must be null while nobody has been moved" in refusal(on_top(begun, moved_owner=3))
    assert "stack[4].moved_to: must be null while nobody has been moved" in refusal(on_top(half, moved_to=None))
    assert "stack[4].moved_to: must be an area with a squire" in refusal(
        on_top(two_moves("lift market-left", "drop palace-left"), moved_to="nobility-left")
    )
    empty = on_top(two_moves("lift market-left"), origin="nobility-left")
    assert "stack[4].origin: seat 3 has 0 squires in nobility-left" in refusal(empty)


def test_so_many_squires_must_be_there_to_be_dismissed() -> None:
    begun = turn("dismiss market-left")
    assert loads(begun)
    just_enough = written(turn("dismiss market-left"), 2, "men", "market-left", RED)
    just_enough["world"]["has"]["supply"][RED] += 1
    assert loads(just_enough)


def test_a_bid_is_at_least_nothing() -> None:
    assert loads(on_top(opened(), high=0))
    assert "stack[3].high: must be from 0 to 12, which seat 0 has" in refusal(on_top(opened(), high=None))


def test_whoever_opens_has_no_office_and_is_not_the_last_without() -> None:
    assert loads(at("auction"))
    sold = written(at("auction"), "constable", "has", "office", BLUE)
    assert "stack[2].opener: must be one of at least two seats that have no office yet" in refusal(
        written(sold, "constable", "past", "office", 1, BLUE)
    )


@pytest.mark.parametrize("choice", ["exactly-two", "up-to-two"])
def test_a_march_needs_the_squires_it_moves(choice: str) -> None:
    table = position(turn="marshal", men={"market-left": [0, 0, 2, 0]}, options={"marshal_moves": choice})
    saved = say(table, 2, "march", "lift market-left").save()
    assert loads(saved)
    fewer = written(saved, 1, "men", "market-left", 2)
    fewer["world"]["has"]["supply"][2] += 1
    if choice == "exactly-two":
        assert "stack[4].origin: seat 2 has 1 squires in market-left" in refusal(fewer)
    else:
        assert loads(fewer)
        none = written(fewer, 0, "men", "market-left", 2)
        none["world"]["has"]["supply"][2] += 1
        assert "stack[4].origin: seat 2 has 0 squires in market-left" in refusal(none)


def test_cards_are_played_in_a_turn_in_which_they_were_in_hand() -> None:
    """Kept in round 2, it cannot have been played in round 1."""
    saved = say(position(turn="admiral", hands={RED: ["one-squire", "two-points"]}), RED, "play two-points").save()
    assert loads(saved)
    (played,) = saved["world"]["plays"]
    assert played == {"seat": RED, "rounds_before": 1, "card": "two-points"}
    early = with_field(saved, "plays", [{**played, "rounds_before": 0}])
    assert "action cards of seat 3 of which `past`, `hand` and `plays` tell different stories" in refusal(early)


def test_cards_played_too_early_and_cards_lost_do_not_make_up_for_each_other() -> None:
    saved = say(position(turn="admiral", hands={RED: ["one-squire", "two-points"]}), RED, "play two-points").save()
    (played,) = saved["world"]["plays"]
    early = with_field(saved, "plays", [{**played, "rounds_before": 0}])
    early["world"]["past"]["kept"][0][RED] = None
    story = "action cards of seat 3 of which `past`, `hand` and `plays` tell different stories"
    assert f"there must be 0 {story} in all, but there are 2" in refusal(early)


def test_whose_pick_it_is_follows_from_who_has_kept_a_card() -> None:
    drawn = outremer.Scripted("one-squire", "turncoat", "move-two", "two-points")
    picked = say(position("cards", driver=drawn), BLUE, "pick turncoat").save()
    assert loads(picked)
    assert "stack[2].office: the constable has kept a card" in refusal(on_top(picked, office="constable"))


def test_a_turncoat_needs_two_squires_to_change_places() -> None:
    saved = turn("play turncoat", hands={3: ["turncoat"]})
    assert loads(saved)
    alone = written(saved, 0, "men", "david", BLUE)
    alone["world"]["has"]["supply"][BLUE] += 1
    assert "stack[4].own: there are no two squires to change places" in refusal(alone)


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_events_of_the_rounds_to_come_lie_face_down(round_: int) -> None:
    """Three of four come, in rounds 2 to 4: so many at least are left."""
    saved = at("auction", round_=round_)
    left = {1: 3, 2: 2, 3: 1}.get(round_, 0)
    names = ("succession", "patriarch", "tax", "war")

    def with_events(count: int) -> Edit:
        return with_field(at("auction", round_=round_), "events", {name: n < count for n, name in enumerate(names)})

    assert loads(saved)
    assert loads(with_events(left))
    if left:
        assert f"world.events: must have {left} at least in round {round_}" in refusal(with_events(left - 1))


def test_what_was_kept_or_drawn_lies_in_the_past() -> None:
    for row in ("kept", "drawn"):
        for later in (2, 3, 4):
            saved = at("placement", hands={2: ["one-squire"]})
            saved["world"]["past"]["kept"][0][2] = None
            saved["world"]["past"][row][later][2] = "one-squire"
            assert "world.past: must have nothing after round 2" in refusal(saved)


def test_an_office_that_is_not_played_is_named_before_what_it_has_paid_for() -> None:
    saved = at("event", event="tax", men={"market-left": [2]}, **TWO)
    paid = on_top(saved, office="constable", kept={"market-large": 0, "market-left": 3, "market-right": 3})
    assert "stack[2].office: must be one of marshal, admiral" in refusal(paid)


def test_a_card_drawn_by_somebody_else_leaves_the_privilege_open() -> None:
    saved = at("privileges", men={"patriarchate-large": [0, 0, 1]}, hands={YELLOW: ["turncoat"], BLUE: ["turncoat"]})
    past = saved["world"]["past"]
    past["kept"][0][BLUE], past["drawn"][1][BLUE] = None, "turncoat"
    assert loads(saved)
    past["kept"][0][YELLOW], past["drawn"][1][YELLOW] = None, "turncoat"
    assert "world.past.drawn[1][2]: must be null while it is open" in refusal(saved)


def test_a_baron_in_a_sector_left_out_is_refused() -> None:
    with pytest.raises(outremer.BadSave, match=r"men.nobility-large: must be empty, and without a Baron, at a table"):
        position(seats=2, turn="marshal", barons={0: "nobility-large"})


def test_a_squire_that_is_being_moved_stands_there_and_may_go() -> None:
    stand = {"market-left": [0, 0, 0, 1], "david": [0, 0, 0, 1]}
    saved = turn("play move-two", "lift market-left", hands={RED: ["move-two"]}, men=stand)
    assert loads(saved)
    gone = written(saved, 0, "men", "market-left", RED)
    gone["world"]["has"]["supply"][RED] += 1
    assert "stack[4].origin: seat 3 has 0 squires in market-left" in refusal(gone)
    moved = turn("play move-two", "lift market-left", "drop palace-left", hands={RED: ["move-two"]}, men=stand)
    assert loads(moved)
    twice = on_top(moved, owner=RED, origin="palace-left")
    assert "stack[4].origin: must be an area whose squire may still be moved" in refusal(twice)
    nowhere = written(on_top(moved), 0, "men", "palace-left", RED)
    nowhere["world"]["has"]["supply"][RED] += 1
    assert "stack[4].moved_to: must be an area with a squire of moved_owner" in refusal(nowhere)
