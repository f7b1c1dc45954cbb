"""What was foretold is held to what happened, game by game."""

from __future__ import annotations

from math import isclose, sqrt

import pytest

from outremer.coach.calibration import Foretold, bands
from outremer.kernel.chance import Quick
from outremer.lab import calibration
from outremer.lab.calibration import judged, play, table_of


def test_positions_are_sorted_by_tenths_of_what_they_were_given() -> None:
    said = [Foretold(1, 0.31, 1.0), Foretold(2, 0.39, 0.0), Foretold(2, 1.0, 1.0), Foretold(3, 0.0, 0.0)]
    found = bands(said)
    assert [(band.low, band.positions, band.games) for band in found] == [(0.0, 1, 1), (0.3, 2, 2), (0.9, 1, 1)]
    assert isclose(found[1].mean_said, 0.35)
    assert found[1].mean_won == 0.5


def test_a_true_forecast_holds_and_a_false_one_does_not() -> None:
    driver = Quick(3)
    true = [Foretold(game, 0.35, float(driver.below(100) < 35)) for game in range(1000)]
    false = [Foretold(game, 0.35, float(driver.below(100) < 55)) for game in range(1000)]
    assert bands(true)[0].holds
    assert not bands(false)[0].holds
    least, most = bands(true)[0].interval
    assert isclose(most - least, 2 * 1.96 * sqrt(0.35 * 0.65 / 1000), rel_tol=0.1)


def test_a_game_counts_once_however_many_positions_it_has() -> None:
    driver = Quick(4)
    ends = [float(driver.below(2)) for _ in range(100)]
    once = bands(Foretold(game, 0.45, won) for game, won in enumerate(ends))[0]
    often = bands(Foretold(game, 0.45, won) for game, won in enumerate(ends) for _ in range(50))[0]
    assert often.positions == 50 * once.positions
    assert all(isclose(one, other) for one, other in zip(once.interval, often.interval, strict=True))


def test_few_games_say_nothing() -> None:
    assert bands(Foretold(game, 0.95, 0.0) for game in range(9))[0].interval == (0.0, 1.0)


def test_a_study_plays_games_and_tells_them_in_a_table() -> None:
    moments, won = play("jerusalem", 3, 1)
    said = list(judged("jerusalem", 1, moments, won))
    assert len(said) == 3 * len(moments) > 0
    assert isclose(sum(one.share for one in said), len(moments))
    assert isclose(sum(won), 1.0)
    shown = table_of(bands(said))
    assert shown.count("\n") == 1 + len(bands(said))


@pytest.mark.parametrize("missed", [False, True])
def test_a_study_fails_where_a_band_was_missed(
    missed: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = [Foretold(game, 0.35, 1.0 if missed else float(game % 3 == 0)) for game in range(60)]
    monkeypatch.setattr(calibration, "play", lambda *_: ([], []))
    monkeypatch.setattr(calibration, "judged", lambda *_: said)
    assert calibration.main(["jerusalem", "--games", "1"]) == missed
    assert ("missed" in capsys.readouterr().out) == missed
