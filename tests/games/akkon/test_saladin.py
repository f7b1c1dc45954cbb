"""ORO (SALADIN): before the Templars are turned over, anybody's goes elsewhere; by option only one of one's own."""

from __future__ import annotations

import pytest

import outremer
from outremer.games.akkon.game import GAME
from outremer.games.akkon.vocabulary import CITIES, WORDS
from outremer.proof.two_worlds import by_hand, told_apart
from tests.games.akkon.position import BLUE, GREEN, RED, YELLOW, card, hand, lies, position, seen_city
from tests.games.talking import asked, bar, free, say, seen, told

LANCE = card("holy-lance", city="tyre", cost=2)
OWN = {"saladin_moves": "own"}


def before_the_reveal(**more: object) -> outremer.Table:
    """Everyone has passed, and Red holds Saladin."""
    return position("saladin", privileges={"gold": RED}, **more)  # type: ignore[arg-type]  # passed on as they are


@pytest.mark.rule("privilege.gold")
def test_saladin_moves_one_templar_to_another_city_before_the_reveal() -> None:
    bids = {"tyre": {RED: ["knight-8", "knight-5"], BLUE: ["knight-6"]}, "jaffa": {BLUE: ["knight-7"]}}
    table = before_the_reveal(bids=bids)
    assert asked(table) == ("Saladin", RED)
    assert seen_city(table, "tyre", BLUE)["bids"][1] == {"seat": RED, "colour": RED, "hidden": 2}
    assert bar(table, RED, "shift tyre tyre") == "privilege.gold"
    assert bar(table, RED, "shift jaffa sidon") == "privilege.gold"  # nothing of Red's lies there
    say(table, RED, "shift tyre jaffa", "lay knight-8")
    assert hand(table, RED) == ["jaffa-3"]  # 8 beats 7
    assert hand(table, BLUE) == ["tyre-3"]  # and 6 beats 5
    assert told(table, "shifted", BLUE) == [{"seat": RED, "city": "tyre", "to": "jaffa", "colour": RED}]


@pytest.mark.rule("privilege.gold")
def test_saladin_is_asked_once_all_have_passed_and_may_decline() -> None:
    table = position(
        turn=YELLOW, passed=[RED, BLUE, GREEN], bids={"tyre": {RED: ["knight-8"]}}, privileges={"gold": RED}
    )
    say(table, YELLOW, "pass")
    assert asked(table) == ("Saladin", RED)
    say(table, RED, "pass")
    assert hand(table, RED) == ["tyre-3"]


@pytest.mark.rule("privilege.gold")
def test_the_ban_holds_in_the_new_city() -> None:
    table = before_the_reveal(bids={"tyre": {RED: ["turcopole"]}, "jaffa": {RED: ["sergeant"]}})
    assert bar(table, RED, "shift tyre jaffa") == "templar.turcopole.not-with-own-sergeant"
    assert bar(table, RED, "shift tyre sidon") is None
    two = before_the_reveal(bids={"tyre": {RED: ["turcopole", "knight-5"]}, "jaffa": {RED: ["sergeant"]}})
    say(two, RED, "shift tyre jaffa")
    assert asked(two) == ("Laying", RED)  # whether one of two may not go is nobody's business
    assert bar(two, RED, "lay turcopole") == "templar.turcopole.not-with-own-sergeant"


@pytest.mark.rule("privilege.gold")
def test_a_borrowed_templar_may_be_moved_too() -> None:
    loans = [(RED, BLUE, "knight-8", "plague", "tyre"), (RED, GREEN, "knight-7", "brothers-in-arms", "sidon")]
    table = before_the_reveal(borrowed=loans)
    assert free(table, RED, "shift") == []
    assert "1 tyre jaffa" in free(table, RED, "shift-plague")
    assert "2 sidon jaffa" in free(table, RED, "shift-brothers")
    say(table, RED, "shift-brothers 2 sidon jaffa")
    assert "jaffa-3" in hand(table, RED)


@pytest.mark.rule("privilege.gold")
def test_beside_the_seneschal_the_moved_templar_is_turned_up() -> None:
    bids = {"tyre": {RED: ["knight-8", "chaplain"]}, "jaffa": {RED: ["knight-5", "knight-6"]}}
    table = before_the_reveal(bids=bids, seneschal="tyre", hands={RED: [LANCE]})
    assert seen_city(table, "tyre", BLUE)["bids"][0]["piece"] == "knight-8"
    say(table, RED, "shift jaffa tyre", "lay knight-6")
    assert "0: lay knight-6" in table.record(BLUE)
    assert {"seat": RED, "city": "tyre", "colour": RED, "piece": "knight-6"} in told(table, "laid", BLUE)


@pytest.mark.rule("privilege.gold")
def test_a_chaplain_moved_by_saladin_gives_its_discount_where_it_ends_up() -> None:
    hands = {RED: [LANCE, card("holy-lance", city="jaffa", cost=2)]}
    table = before_the_reveal(bids={"jaffa": {RED: ["chaplain"]}}, hands=hands)
    say(table, RED, "shift jaffa tyre", *(f"play {name}" for name in hands[RED]))
    assert [event["cost"] for event in told(table, "played")] == [1, 2]


@pytest.mark.rule("privilege.gold.not-seneschal")
def test_saladin_does_not_move_the_seneschal() -> None:
    table = before_the_reveal(bids={"jaffa": {RED: ["knight-5"]}}, seneschal="tyre")
    for city in CITIES:
        assert bar(table, RED, f"seneschal {city}") == "privilege.gold.not-seneschal"
    assert bar(table, RED, "shift tyre sidon") == "privilege.gold"
    alone = before_the_reveal(seneschal="tyre")
    assert asked(alone)[0] != "Saladin"  # the Seneschal is all there is


@pytest.mark.rule("privilege.gold")
def test_a_templar_that_lies_elsewhere_is_not_the_one_to_be_moved() -> None:
    table = before_the_reveal(bids={"tyre": {RED: ["knight-8", "knight-5"]}, "jaffa": {RED: ["knight-7"]}})
    say(table, RED, "shift tyre sidon")
    assert bar(table, RED, "lay knight-7") == "privilege.gold"
    assert bar(table, RED, "lay chaplain") == "privilege.gold"


# -- Templars of the others -------------------------------------------------------------------------------------------


@pytest.mark.rule("privilege.gold")
def test_saladin_moves_a_templar_of_anybody() -> None:
    bids = {"tyre": {RED: ["knight-5"], BLUE: ["knight-8"]}}
    table = before_the_reveal(bids=bids)
    assert bar(table, RED, f"shift-rival {BLUE} {BLUE} jaffa sidon") == "privilege.gold"
    assert bar(table, RED, f"shift-rival {BLUE} {BLUE} tyre tyre") == "privilege.gold"
    assert bar(table, RED, f"shift-rival {RED} {RED} tyre jaffa") == "privilege.gold"  # said with shift alone
    say(table, RED, f"shift-rival {BLUE} {BLUE} tyre jaffa")
    assert hand(table, RED) == ["tyre-3"]
    assert hand(table, BLUE) == ["jaffa-3"]
    assert told(table, "shifted") == [{"seat": RED, "city": "tyre", "to": "jaffa", "colour": BLUE}]
    assert seen(table)["privileges"]["gold"]["spent"] is True


@pytest.mark.rule("privilege.gold")
def test_by_option_saladin_leaves_the_templars_of_others_alone() -> None:
    table = before_the_reveal(bids={"tyre": {RED: ["knight-5"], BLUE: ["knight-8"]}}, options=OWN)
    assert free(table, RED, "shift-rival") == []
    assert bar(table, RED, f"shift-rival {BLUE} {BLUE} tyre jaffa") == "privilege.gold"
    none_of_ones_own = before_the_reveal(bids={"tyre": {BLUE: ["knight-8"]}}, options=OWN)
    assert asked(none_of_ones_own)[0] != "Saladin"


@pytest.mark.rule("privilege.gold")
def test_of_several_face_down_templars_of_a_rival_chance_names_the_one_that_goes() -> None:
    bids = {"tyre": {RED: ["knight-6"], BLUE: ["knight-8", "chaplain"]}}
    table = before_the_reveal(bids=bids)
    table.driver = None
    say(table, RED, f"shift-rival {BLUE} {BLUE} tyre jaffa")
    need = table.need
    assert isinstance(need, outremer.Roll)
    assert need.odds == {"knight-8": 1, "chaplain": 1}
    assert "hidden" in seen_city(table, "tyre", RED)["bids"][-1]
    table.roll("knight-8")
    assert "roll knight-8" in table.record(BLUE)
    assert "roll ..." in table.record(RED)  # what it was is seen when all are turned over
    assert lies(table, BLUE, "knight-8") == "jaffa"
    assert lies(table, BLUE, "chaplain") == "tyre"
    moved = {"seat": BLUE, "city": "jaffa", "colour": BLUE, "piece": "knight-8"}
    assert [told(table, "displaced", seat) for seat in (RED, BLUE, GREEN)] == [[], [moved], []]


@pytest.mark.rule("privilege.gold")
def test_of_several_face_up_templars_of_a_rival_the_holder_chooses() -> None:
    bids = {"tyre": {BLUE: ["knight-8", "chaplain"]}, "jaffa": {RED: ["knight-5"]}}
    table = before_the_reveal(bids=bids, seneschal="tyre", first=GREEN)
    say(table, RED, f"shift-rival {BLUE} {BLUE} tyre sidon")
    assert asked(table) == ("Displacing", RED)
    assert bar(table, RED, "lay knight-7") == "privilege.gold"
    say(table, RED, "lay knight-8")
    assert lies(table, BLUE, "knight-8") == "sidon"
    moved = {"seat": BLUE, "city": "sidon", "colour": BLUE, "piece": "knight-8"}
    assert told(table, "displaced", YELLOW) == [moved]
    assert told(table, "laid", YELLOW) == []  # Blue has laid nothing anew


@pytest.mark.rule("privilege.gold")
def test_a_borrowed_templar_of_a_rival_goes_by_who_laid_it_and_by_its_colour() -> None:
    loans = [(BLUE, GREEN, "knight-8", "plague", "tyre")]
    table = before_the_reveal(borrowed=loans, bids={"tyre": {BLUE: ["knight-5"]}})
    assert bar(table, RED, f"shift-rival {GREEN} {GREEN} tyre jaffa") == "privilege.gold"
    say(table, RED, f"shift-rival {BLUE} {GREEN} tyre jaffa")
    assert lies(table, GREEN, "knight-8") == "jaffa"
    assert hand(table, BLUE) == ["tyre-3", "jaffa-3"]


@pytest.mark.rule("privilege.gold")
def test_a_rivals_turcopole_may_be_moved_beside_its_sergeant_and_is_doubled_there() -> None:
    bids = {"tyre": {BLUE: ["turcopole"]}, "jaffa": {BLUE: ["sergeant"], GREEN: ["knight-7"]}}
    table = before_the_reveal(bids=bids)
    say(table, RED, f"shift-rival {BLUE} {BLUE} tyre jaffa")
    assert hand(table, BLUE) == ["jaffa-3"]  # twice 2 and 4 against 7
    for seat in range(4):
        assert lies(table.redeal(seat, outremer.Seeded(1)), BLUE, "turcopole") == "jaffa"


@pytest.mark.rule("privilege.gold")
def test_saladin_is_asked_although_the_holder_has_bid_nothing() -> None:
    table = before_the_reveal(bids={"tyre": {BLUE: ["knight-8"]}})
    assert asked(table) == ("Saladin", RED)
    none = before_the_reveal(seneschal="tyre")
    assert asked(none)[0] != "Saladin"


def test_which_templar_of_a_rival_is_being_taken_away_shows_nowhere_before_the_reveal() -> None:
    bids = {"tyre": {RED: ["knight-6"], BLUE: ["knight-8", "chaplain", "sergeant"]}, "jaffa": {BLUE: ["turcopole"]}}
    table = before_the_reveal(bids=bids)
    table.driver = None
    say(table, RED, f"shift-rival {BLUE} {BLUE} tyre jaffa")
    assert outremer.load(table.save()).hash() == table.hash()
    places = set()
    for seat in (RED, GREEN, YELLOW):
        for seed in range(6):
            dealt = by_hand(table, GAME.redealt(table.kernel, seat, outremer.Seeded(seed)))
            assert told_apart(table, dealt, seat, range(len(WORDS))) is None
            places.add(lies(dealt, BLUE, "knight-8"))
    assert places == {"tyre", "jaffa", "camp"}
