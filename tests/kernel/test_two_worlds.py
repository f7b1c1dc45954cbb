"""What a seat cannot know does not show: redealt tables look alike, are fairly drawn, and really differ."""

from collections import Counter
from itertools import product
from math import sqrt

import pytest

import outremer
from outremer import Seeded, Table
from outremer.proof.two_worlds import varied
from outremer.table.saves import position
from tests.kernel.court_world import CARDS, KINDS
from tests.kernel.positions import asked, court, seen_by


def play_some(table: Table, seed: int, moves: int) -> None:
    driver = Seeded(f"moves {seed}")
    for _ in range(moves):
        if table.over:
            return
        seats = [seat for seat in range(table.seats) if table.moves(seat)] if driver.below(3) == 0 else asked(table)
        seat = seats[driver.below(len(seats))]
        options = table.moves(seat)
        table.play(seat, options[driver.below(len(options))])


@pytest.mark.parametrize("name", ["court", "market"])
def test_a_redealt_table_looks_the_same_in_everything_a_seat_can_ask(name: str) -> None:
    for seed in range(25):
        table = outremer.new(name, seed=seed)
        play_some(table, seed, 3 + seed)
        for seat in range(table.seats):
            dealt = table.redeal(seat, Seeded(f"deal {seed} {seat}"))
            here, there = seen_by(table, seat), seen_by(dealt, seat)
            assert here[:3] == there[:3]  # view, need and moves
            assert here[5] == there[5]  # the refusal of every word of the lexicon
            assert dealt.driver is not table.driver


def test_asking_for_a_redeal_leaves_the_table_alone() -> None:
    table = outremer.new("court", seed=3)
    play_some(table, 3, 4)
    before = table.save()
    table.redeal(0, Seeded(1)).play(asked(table)[0], table.redeal(0, Seeded(1)).moves(asked(table)[0])[0])
    assert table.save() == before


def test_both_tables_tell_the_seat_the_same_when_the_same_happens() -> None:
    table = court([["dagger"], ["ruse"], ["alms", "passage"]])
    dealt = next(one for one in (table.redeal(0, Seeded(seed)) for seed in range(99)) if one.kernel.world.holds(1, 1))
    assert dealt.hash() != table.hash()
    for one in (table, dealt):
        one.play(1, "vote odo")
        one.play(0, "vote bertha")
    assert table.events(0) == dealt.events(0)
    assert table.record(0) == dealt.record(0)
    assert table.view_hash(0) == dealt.view_hash(0)


def test_the_frequencies_of_a_redeal_match_a_full_enumeration() -> None:
    """Seat 0 sees its own hand; one card of seat 1, two of seat 2 and a deck of three are unknown, and one vote."""
    table = court(
        [["dagger"] * 3 + ["passage"] * 3, ["ruse"], ["alms", "alms"]],
        discard={"dagger": 1, "passage": 0, "ruse": 0, "alms": 1},
        deck={"dagger": 0, "passage": 0, "ruse": 2, "alms": 1},
        dead=("hugh", "ivo", "joan"),
    )
    table.play(1, "vote odo")
    wanted = expected_deals(["ruse"] * 3 + ["alms"] * 3)
    draws = 6000
    driver, found = Seeded("frequencies"), Counter[tuple[object, ...]]()
    for _ in range(draws):
        world, ballot = (dealt := table.redeal(0, driver).kernel).world, dealt.stack[-1]
        found[(*world.hand[KINDS : 3 * KINDS], ballot.votes[1])] += 1  # type: ignore[attr-defined]  # a Ballot
    assert found.keys() == wanted.keys()
    for deal, share in wanted.items():
        spread = 4.5 * sqrt(share * (1 - share) / draws)
        assert abs(found[deal] / draws - share) < spread, deal


def expected_deals(unknown: list[str]) -> dict[tuple[object, ...], float]:
    """Every way to give one unknown card to seat 1 and two to seat 2, times the two lords seat 1 may have voted for."""
    cards = [CARDS.index(card) for card in unknown]
    ways: Counter[tuple[object, ...]] = Counter()
    for one, two, three in product(range(len(cards)), repeat=3):
        if len({one, two, three}) == 3:
            hands = [0] * 2 * KINDS
            hands[cards[one]] += 1
            hands[KINDS + cards[two]] += 1
            hands[KINDS + cards[three]] += 1
            for vote in (0, 2):
                ways[(*hands, vote)] += 1
    return {deal: count / ways.total() for deal, count in ways.items()}


@pytest.mark.parametrize(
    ("name", "hidden"),
    [
        ("court", {"world.hand", "world.deck", "Ballot.votes", "Protest.answers"}),
        ("market", {"world.begun", "world.to", "world.coins"}),
    ],
)
def test_every_hidden_field_really_varies_and_nothing_else(name: str, hidden: set[str]) -> None:
    found: set[str] = set()
    for seed in range(40):
        table = outremer.new(name, seed=seed)
        while not table.over:
            play_some(table, seed, 1)
            dealt = table.game.redealt(table.kernel, seed % 3, Seeded(seed))
            found |= varied(table.kernel, dealt)
    assert found == hidden


def test_every_hidden_card_of_every_seat_varies() -> None:
    table = court([["dagger", "ruse"], ["passage", "ruse"], ["alms", "dagger"]])
    hands = [position(table.redeal(0, Seeded(seed)).kernel)["world"]["hand"] for seed in range(60)]
    for seat in (1, 2):
        for card in CARDS:
            assert len({hand[seat][card] for hand in hands}) > 1
    assert {tuple(hand[0].values()) for hand in hands} == {(1, 0, 1, 0)}


def test_a_spectator_s_view_is_what_every_seat_may_know_too() -> None:
    table = outremer.new("court", seed=8)
    play_some(table, 8, 5)
    onlooker = table.view(None)["world"]
    for seat in range(table.seats):
        mine = table.view(seat)["world"]
        assert {key: mine[key] for key in onlooker} == onlooker
