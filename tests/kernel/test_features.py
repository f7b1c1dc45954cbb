"""What a seat may know as numbers: as many throughout, each with a name and its bounds, and nothing else.

That two tables which a seat cannot tell apart read alike is among what `told_apart` asks, wherever a game is proved.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

import pytest

import outremer
from outremer.games.akkon.game import Akkon
from outremer.games.akkon.world import WHERE, HolyLand
from outremer.kernel.features import UNKNOWN, Features
from outremer.proof.two_worlds import told_apart
from tests.kernel.court import COURT
from tests.kernel.whole import whole


def tables(name: str) -> Iterator[outremer.Table]:
    """Tables of every number of players at random moments; of the largest with all that the game may bring."""
    game, dice = outremer.game(name), Random(5)
    for seats in range(game.least_seats, game.most_seats + 1):
        options = whole(game) if seats == game.most_seats else {}
        table = outremer.new(name, seats=seats, options=options, seed=seats)
        for _ in range(60):
            yield table
            need = table.need
            if isinstance(need, outremer.Ask):
                seat = dice.choice(need.seats)
                table.play(seat, dice.choice(table.moves(seat)))


@pytest.mark.parametrize("name", outremer.games())
def test_a_row_is_as_long_as_its_names_and_within_its_bounds(name: str) -> None:
    known = 0
    for table in tables(name):
        columns = table.game.features(table.kernel.rules).columns
        row = table.features(table.seats - 1)
        assert len(row) == len(columns)
        for number, column in zip(row, columns, strict=True):
            assert number == UNKNOWN or column.low <= number <= column.high, column.name
            known += number != UNKNOWN
    assert known


@pytest.mark.parametrize("name", outremer.games())
def test_every_number_has_a_name_of_its_own(name: str) -> None:
    for table in tables(name):
        names = table.feature_names()
        assert len(set(names)) == len(names)


def read(table: outremer.Table, seat: int) -> dict[str, int]:
    return dict(zip(table.feature_names(), table.features(seat), strict=True))


def test_jerusalem_reads_the_own_screen_and_the_sizes_of_other_hands() -> None:
    table = outremer.new("jerusalem", seats=4, seed=2)
    mine = read(table, 1)
    player = table.view(1)["world"]["players"][1]
    assert mine["world.has.bezants.seat-1"] == player["bezants"]
    assert mine["world.has.bezants.seat-2"] == mine["world.hand.seat-2.turncoat"] == UNKNOWN
    assert [mine[f"cards.seat-{seat}"] for seat in range(4)] == [
        other["cards"] for other in table.view(1)["world"]["players"]
    ]
    assert [mine[f"me.seat-{seat}"] for seat in range(4)] == [0, 1, 0, 0]


def test_akkon_reads_own_bids_and_counts_those_of_others() -> None:
    table = outremer.new("akkon", seats=3, seed=7)
    table.play(2, ["bid sidon", "lay knight-5"])
    mine, other = read(table, 2), read(table, 0)
    assert mine["world.at.seat-2.knight-5"] == WHERE.index("sidon")
    assert other["world.at.seat-2.knight-5"] == UNKNOWN
    assert mine["hidden.sidon.seat-2.seat-2"] == 0
    assert other["hidden.sidon.seat-2.seat-2"] == 1


def test_the_council_reads_the_own_hand_and_the_order_under_a_pile() -> None:
    table = outremer.new("council", seats=2, seed=3)
    assert table.need == outremer.Ask("Turn", (0,))
    hand = table.view(0)["world"]["hand"]
    mine, other = read(table, 0), read(table, 1)
    assert {kind: count for kind in hand if (count := mine[f"world.cards.hand.seat-0.{kind}"])} == hand
    assert {other[f"world.cards.hand.seat-0.{kind}"] for kind in hand} == {UNKNOWN}
    assert other["cards.seat-0"] == sum(hand.values())
    for word in ("swap coast", "under right"):
        table.play(0, word)
    under = table.view(0)["world"]["permits"]["coast"]["under"]
    assert [read(table, 1)[f"under.{permit}"] for permit in under] == list(range(1, len(under) + 1))
    assert under


def test_fief_reads_own_cards_and_the_backs_of_others() -> None:
    table = outremer.new("fief", seats=3, options={"fog": "yes"}, seed=6)
    dice = Random(1)
    while not any(family["hand"]["fortunes"] for family in table.view(0)["world"]["families"]):
        need = table.need
        assert isinstance(need, outremer.Ask)
        seat = dice.choice(need.seats)
        table.play(seat, dice.choice([move for move in table.moves(seat) if move.verb != "propose"]))
    for seat in range(3):
        families = table.view(seat)["world"]["families"]
        row = read(table, seat)
        for one, family in enumerate(families):
            assert row[f"fortunes.seat-{one}"] == family["hand"]["fortunes"]
            known = {name for name in row if name.startswith(f"cards.seat-{one}.") and row[name]}
            assert known == {f"cards.seat-{one}.{card}" for card in family["known"]}


class SeesAll(Features[HolyLand]):
    """A leak on purpose."""

    def veil(self, g: HolyLand, seat: int) -> None:
        pass


class OpenAkkon(Akkon):
    features_by: ClassVar[type[Features[Any]] | None] = SeesAll


def test_a_leak_in_the_numbers_is_found() -> None:
    game = OpenAkkon()
    played = outremer.new("akkon", seats=3, seed=7)
    played.play(2, ["bid sidon", "lay knight-5"])
    table = outremer.Table(game, played.setting, played.kernel, None)
    leaks = {told_apart(table, table.redeal(0, Random(seed)), 0, ()) for seed in range(6)} - {None}
    assert leaks
    assert all(str(leak).startswith("its features: world.at.seat-2.") for leak in leaks)


def test_a_game_that_says_no_features_is_refused_with_a_sentence() -> None:
    table = outremer.new(COURT.name, seats=COURT.least_seats, seed=1)
    with pytest.raises(outremer.BadSetting, match="cannot be read as numbers"):
        table.features(0)


def test_there_is_no_row_for_a_seat_that_is_not_there() -> None:
    with pytest.raises(outremer.NoSuchMove, match="there is no seat 9"):
        outremer.new("akkon", seats=3, seed=7).features(9)
