"""The judges of our games: worths as weights times named parts, stages, winners and shares of the win."""

from __future__ import annotations

from itertools import islice
from math import exp, log
from pathlib import Path

import pytest

import outremer
from outremer.bots.judge import Weights, shares_of
from outremer.bots.weighing import FITTED, HAND, KINDS, PointsJudge, judge_of, weights_of
from outremer.games.fief.close import partner
from outremer.games.fief.judge import SENTENCED
from outremer.games.fief.vocabulary import LORD_COUNT
from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Quick
from outremer.kernel.playouts import play_out
from outremer.table.game import Game
from outremer.table.saves import numbers
from tests.bots.positions import on_the_way, opened, played_out
from tests.kernel.whole import whole

POSITIONS = 20
GAMES = 6
SELDOM = {"ban"}  # in one game of forty
SETS = [(name, kind) for name in outremer.games() for kind in KINDS]
ENDS = [(name, seats) for name in outremer.games() for seats in (outremer.game(name).least_seats, None)]


@pytest.mark.parametrize(("name", "kind"), SETS)
def test_worths_are_weights_times_named_parts_for_every_seat(name: str, kind: str) -> None:
    judge = judge_of(name, kind)
    assert judge.weights.fitted == (kind != HAND)
    for table, seat in islice(on_the_way(name, 3), POSITIONS):
        stood = numbers(table)
        row = judge.weights.rows[judge.stage(table.world)]
        for resting in (-1, seat):
            sheets = judge.sheets(table, True, resting)
            reckoned = [sum(map(float.__mul__, row, sheet.amounts)) for sheet in sheets]
            assert judge.worths(table, resting) == pytest.approx(reckoned)
            assert len(reckoned) == table.rules.seats
        assert numbers(table) == stood, "a judge changes nothing"


@pytest.mark.parametrize("name", outremer.games())
def test_every_part_comes_up(name: str) -> None:
    """In games with and without all that they can be played with."""
    judge, dice, missing = judge_of(name), Quick(8), set(judge_of(name).parts)
    for number in range(GAMES):
        table = opened(name, options=whole(outremer.game(name)) if number % 2 else {})
        while not missing <= SELDOM and play_out(table, dice, 1):
            for sheet in judge.sheets(table, True):
                missing -= {part for part, amount in zip(judge.parts, sheet.amounts, strict=True) if amount}
    assert missing <= SELDOM


def test_partners_in_fief_share_what_they_may_hope_for() -> None:
    judge = judge_of("fief", FITTED)
    pairs = 0
    for table, seat in on_the_way("fief", 5):
        shares, other = judge.shares(table), partner(table.world, seat)
        if other != NOBODY:
            assert shares[seat] == shares[other]
            assert judge.lead(table, seat) == pytest.approx(judge.lead(table, other))
            apart = shares_of(judge.worths(table), 1.0)
            assert shares[seat] == pytest.approx((apart[seat] + apart[other]) / 2)
            pairs += apart[seat] != apart[other]
        assert sum(shares) == pytest.approx(1)
        if pairs == 3:
            break


def test_a_sentence_counts_against_the_family_of_the_lord_and_for_all_others() -> None:
    judge, (table, _) = judge_of("fief"), next(on_the_way("fief", 3))
    g = table.world
    g.excommunicated = next(lord for lord in range(LORD_COUNT) if g.is_in_play(lord))
    bans = [sheet.amounts[judge.parts.index("ban")] for sheet in judge.sheets(table, True)]
    ours = {g.owner(g.excommunicated), g.ally(g.owner(g.excommunicated))}
    assert bans == [-SENTENCED if seat in ours else SENTENCED for seat in range(table.rules.seats)]


@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_stages_follow_each_other_from_the_first_to_the_last(name: str, seats: int | None) -> None:
    judge, table, dice = judge_of(name), opened(name, seats), Quick(4)
    stages = [judge.stage(table.world)]
    while play_out(table, dice, 1):
        stages.append(judge.stage(table.world))
    assert stages == sorted(stages)
    assert set(stages) == set(range(judge.stages))


@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_whoever_has_won_by_the_judge_has_won_by_the_game(name: str, seats: int | None) -> None:
    game, judge = outremer.game(name), judge_of(name)
    for seed in range(4):
        table = played_out(name, seed, seats)
        winners = game.result(table.world).winners
        assert winners
        assert judge.winners(table.world) == sum(1 << seat for seat in winners)
        won = judge.won(table.world, table.rules.seats)
        assert won == [1 / len(winners) if seat in winners else 0.0 for seat in range(table.rules.seats)]
        by_points = PointsJudge(game)
        assert by_points.winners(table.world) == judge.winners(table.world)


@pytest.mark.parametrize(("name", "kind"), SETS)
def test_shares_are_parts_of_one_win_in_the_order_of_the_worths(name: str, kind: str) -> None:
    judge = judge_of(name, kind)
    for table, seat in islice(on_the_way(name, 5), POSITIONS):
        worths, shares = judge.worths(table), judge.shares(table)
        assert sum(shares) == pytest.approx(1)
        assert min(shares) > 0
        seats = range(table.rules.seats)
        together = judge.shared(table.world, [float(seat + 1) for seat in seats])
        alone = [seat for seat in seats if together[seat] == seat + 1]
        assert sorted(alone, key=shares.__getitem__) == sorted(alone, key=worths.__getitem__)
        if kind != HAND:
            assert judge.lead(table, seat) == pytest.approx(log(shares[seat]))


def test_a_unit_more_is_worth_e_to_the_power_of_the_sharpness_times_as_much() -> None:
    assert shares_of([5.0, 4.0], 2.0) == pytest.approx([exp(2) / (1 + exp(2)), 1 / (1 + exp(2))])
    assert shares_of([1000.0, -1000.0], 1.0) == [1.0, 0.0]


def test_a_game_is_judged_by_its_points_where_nobody_has_written_a_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat = next(on_the_way("council", 8))
    monkeypatch.setattr(Game, "companion", lambda game, name: None)
    judge = judge_of.__wrapped__("council")
    assert isinstance(judge, PointsJudge)
    points = {one.seat: float(one.points) for one in outremer.game("council").result(table.world).standings}
    assert judge.worths(table) == [points[at] for at in range(table.rules.seats)]
    strongest = max(points[other] for other in points if other != seat)
    assert judge.lead(table, seat) == points[seat] - strongest


def test_a_judge_without_a_name_or_without_weights_is_told_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "companion", lambda game, name: outremer)
    with pytest.raises(outremer.BadSetting, match="outremer must say JUDGE, which is a kind of"):
        judge_of.__wrapped__("council")
    monkeypatch.undo()
    monkeypatch.setattr(type(outremer.game("council")), "folder", Path("nowhere"))
    with pytest.raises(outremer.BadSetting, match="the judge of council has no weights; write them into nowhere/data/"):
        judge_of.__wrapped__("council")


def test_weights_must_name_each_part_and_say_one_number_or_one_for_each_stage() -> None:
    judge = type(judge_of("jerusalem"))
    parts = dict.fromkeys(judge.parts, 1.0)
    laid_out: Weights = weights_of(judge, {"weights": {**parts, "points": [1, 2, 3, 4, 5]}, "sharpness": 0.5}, False)
    assert [row[0] for row in laid_out.rows] == [1, 2, 3, 4, 5]
    assert laid_out.sharpness == [0.5] * judge.stages
    with pytest.raises(outremer.BadSetting, match="look at coins"):
        weights_of(judge, {"weights": {**parts, "coins": 1}, "sharpness": 1}, False)
    with pytest.raises(outremer.BadSetting, match="the weights of points must be one number, or 5 of them"):
        weights_of(judge, {"weights": {**parts, "points": [1, 2]}, "sharpness": 1}, False)
    with pytest.raises(outremer.BadSetting, match="the weights of sharpness must be one number"):
        weights_of(judge, {"weights": parts, "sharpness": "much"}, False)
