"""Who knows what: views that show no more than was seen, and redeals that are fair to everything that was not."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

import outremer
from outremer.games.akkon.vocabulary import KINDS, PIECES, SERGEANT, TURCOPOLE
from outremer.games.akkon.world import CAMP, HolyLand
from tests.games.akkon.position import BLUE, GREEN, RED, YELLOW, card, position, seen_city, world
from tests.games.talking import say, seen

State = tuple[tuple[int, int, int], ...]  # place, holder and loan of every Templar


class Quick(outremer.Driver):
    """Python's own generator: thousands of redeals need no hash each."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)

    def below(self, n: int) -> int:
        return self.dice.randrange(n)


def state(g: HolyLand) -> State:
    pieces = range(g.rules.pieces)
    return tuple((g.at[piece], g.holder[piece], g.loan[piece]) for piece in pieces)


def allowed(state: State) -> bool:
    """Nobody has laid a Turcopole and a Sergeant in one city."""
    laid = [(at, holder, piece % KINDS) for piece, (at, holder, _) in enumerate(state) if at != CAMP]
    return not any((at, holder, SERGEANT) in laid for at, holder, kind in laid if kind == TURCOPOLE)


def compatible(g: HolyLand, groups: list[list[int]]) -> set[State]:
    """Every table that differs from this one by an exchange within these groups of Templars."""
    found = {state(g)}
    for group in groups:
        wider = set()
        for one in found:
            slots = [one[piece] for piece in group]
            for order in set(permutations(slots)):
                changed = list(one)
                for piece, slot in zip(group, order, strict=True):
                    changed[piece] = slot
                wider.add(tuple(changed))
        found = wider
    return {one for one in found if allowed(one)}


def pieces(seat: int, *names: str) -> list[int]:
    return [seat * KINDS + PIECES.index(name) for name in names or PIECES]


def frequencies(table: outremer.Table, seat: int, draws: int) -> Counter[State]:
    driver = Quick(7)
    return Counter(state(world(table.redeal(seat, driver))) for _ in range(draws))


def chi_square(found: Counter[State], wanted: set[State]) -> float:
    expected = found.total() / len(wanted)
    return sum((found[one] - expected) ** 2 / expected for one in wanted)


POSITIONS: dict[str, dict[str, Any]] = {
    "two Templars in one city": {"bids": {"tyre": {BLUE: ["turcopole", "knight-5"]}}},
    "two cities": {"bids": {"tyre": {BLUE: ["knight-8"]}, "jaffa": {BLUE: ["sergeant"]}}},
    "one of them open": {
        "bids": {"tyre": {BLUE: ["sergeant"]}, "jaffa": {BLUE: ["knight-6", "chaplain"]}},
        "seneschal": "tyre",
    },
    "an opponent's loan": {
        "borrowed": [(RED, BLUE, "sergeant", "plague", "camp")],
        "bids": {"tyre": {BLUE: ["knight-5"]}},
    },
}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_compatible_table_is_dealt_and_all_are_equally_likely(name: str) -> None:
    table = position(seats=2, turn=RED, **POSITIONS[name])
    g = world(table)
    unknown = [one for one in pieces(BLUE) if g.holder[one] == BLUE and not g.seen[one]]
    wanted = compatible(g, [unknown])
    found = frequencies(table, RED, 200 * len(wanted))
    assert set(found) == wanted
    freedom = len(wanted) - 1
    assert chi_square(found, wanted) < freedom + 5 * (2 * freedom) ** 0.5


def test_the_owner_of_two_borrowed_templars_sees_both_ways_they_may_lie() -> None:
    loans = [(BLUE, RED, "knight-8", "brothers-in-arms", "tyre"), (BLUE, RED, "chaplain", "brothers-in-arms", "camp")]
    table = position(seats=2, turn=RED, borrowed=loans)
    wanted = compatible(world(table), [pieces(RED, "knight-8", "chaplain")])
    assert len(wanted) == 2
    found = frequencies(table, RED, 400)
    assert set(found) == wanted
    assert min(found.values()) > 150


def test_a_borrowed_sergeant_narrows_what_may_lie_beside_it() -> None:
    """Blue laid a Templar of its own and one of Red's in Tyre: Red's two lent ones are Sergeant and chaplain, so if
    the Sergeant lies there, Blue's own is no Turcopole. The exchange goes across colours."""
    loans = [(BLUE, RED, "sergeant", "plague", "tyre"), (BLUE, RED, "chaplain", "plague", "camp")]
    table = position(seats=2, turn=RED, borrowed=loans, bids={"tyre": {BLUE: ["knight-5"]}})
    wanted = compatible(world(table), [pieces(BLUE), pieces(RED, "sergeant", "chaplain")])
    assert len(wanted) == 7 + 6
    found = frequencies(table, RED, 200 * len(wanted))
    assert set(found) == wanted
    freedom = len(wanted) - 1
    assert chi_square(found, wanted) < freedom + 5 * (2 * freedom) ** 0.5


def test_a_third_player_does_not_know_which_templar_was_lent() -> None:
    loans = [(RED, BLUE, "knight-8", "plague", "camp")]
    table = position(seats=3, turn=RED, borrowed=loans)
    lent = Counter(
        next(one for one in pieces(BLUE) if world(dealt).holder[one] == RED)
        for dealt in (table.redeal(GREEN, Quick(seed)) for seed in range(700))
    )
    assert set(lent) == set(pieces(BLUE))
    assert min(lent.values()) > 60
    for seat in (RED, BLUE):
        assert world(table.redeal(seat, Quick(3))).holder == world(table).holder


def test_the_owner_knows_who_took_which_templar_and_by_which_card() -> None:
    loans = [
        (BLUE, RED, "knight-8", "plague", "tyre"),
        (GREEN, RED, "chaplain", "plague", "camp"),
        (BLUE, RED, "knight-5", "brothers-in-arms", "camp"),
    ]
    table = position(seats=3, turn=RED, borrowed=loans)
    for seed in range(30):
        assert state(world(table.redeal(RED, Quick(seed))))[:KINDS] == state(world(table))[:KINDS]


def test_redeals_keep_what_the_seat_knows_and_what_lies_open() -> None:
    bids = {"tyre": {RED: ["knight-5"], BLUE: ["knight-8"]}, "jaffa": {RED: ["sergeant"], BLUE: ["chaplain"]}}
    table = position(turn=RED, bids=bids, seneschal="tyre", borrowed=[(RED, GREEN, "knight-7", "plague", "camp")])
    for seed in range(30):
        dealt = table.redeal(RED, Quick(seed))
        assert dealt.view(RED) == table.view(RED)
        assert dealt.moves(RED) == table.moves(RED)
        for one in [*pieces(RED), *pieces(BLUE, "knight-8"), *pieces(GREEN, "knight-7")]:
            assert state(world(dealt))[one] == state(world(table))[one]


def test_a_templar_the_lionheart_fetched_is_still_known_to_all() -> None:
    hands = {RED: [card("holy-lance", cost=2), card("siege")]}
    bids = {"sidon": {RED: ["knight-7"]}}
    table = position("actions", bids=bids, hands=hands, privileges={"power": RED})
    say(table, RED, "recover sidon")
    camp = seen(table, BLUE)["camps"][RED]["templars"]
    assert camp[0] == {"seat": RED, "colour": RED, "piece": "knight-7", "open": True}
    assert camp[1] == {"seat": RED, "colour": RED, "hidden": 6}


def test_which_templars_pay_for_a_card_shows_nowhere() -> None:
    lance = card("holy-lance", city="tyre", cost=2)
    table = position("actions", hands={RED: [lance, card("siege")]})
    say(table, RED, f"play {lance}")
    assert seen_city(table, "tyre", BLUE)["paid"] == [2, 0, 0, 0]
    assert seen_city(table, "tyre", BLUE)["bids"] == []
    assert seen(table, BLUE)["camps"][RED] == {
        "templars": [{"seat": RED, "colour": RED, "hidden": 7}],
        "free": 5,
        "discount": [],
    }


def test_an_onlooker_knows_only_what_lies_open() -> None:
    bids = {"tyre": {RED: ["knight-5"]}, "jaffa": {BLUE: ["chaplain"]}}
    table = position(turn=YELLOW, bids=bids, seneschal="tyre")
    assert seen_city(table, "tyre")["bids"][0]["piece"] == "knight-5"
    assert seen_city(table, "jaffa")["bids"] == [{"seat": BLUE, "colour": BLUE, "hidden": 1}]
    assert seen(table)["lent"] == []
    assert not any("piece" in one for camp in seen(table)["camps"] for one in camp["templars"])
