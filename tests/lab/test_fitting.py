"""Weights are found again from results, however little was seen; the file of weights says how to make it once more."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import outremer
from outremer.bots.weighing import judge_of, weights_of
from outremer.kernel.chance import Quick
from outremer.lab.fitting.__main__ import main
from outremer.lab.fitting.regression import fit, shares
from outremer.lab.fitting.samples import Recipe, Samples, of_its_own, play, sample
from outremer.lab.fitting.tuning import rounds, tried
from outremer.lab.fitting.writing import written

RECIPE = Recipe("jerusalem", 3, 2, first=2, options=(("edition", "de"),), every=12, astray=9)
TRUE = [[0.9, -0.6, 0.0], [0.1, 0.5, 1.2]]  # by stage
PARTS = ("coins", "debts", "lords")


def foretold_by(weights: list[list[float]], positions: int) -> Samples:
    """Games that those win who ought to by these weights, a position each; stages take turns."""
    dice = np.random.default_rng(5)
    amounts = dice.normal(0, 1.5, (positions, 4, len(PARTS)))
    stages = np.arange(positions) % len(weights)
    chances = shares(np.einsum("nsp,np->ns", amounts, np.array(weights)[stages]))
    won = np.array([dice.multinomial(1, chance) for chance in chances], np.float32)
    numbers = np.arange(positions, dtype=np.int32)
    return Samples(Recipe("any", 4, positions), numbers, stages.astype(np.int32), amounts.astype(np.float32), won)


def test_the_weights_by_which_games_were_won_are_found_again() -> None:
    fits = fit(foretold_by(TRUE, 8000), [[1.0, 0.0, 0.0], [0.0, 0.0, 1.0]], loose=100.0)
    for one, weights in zip(fits, TRUE, strict=True):
        assert one.positions == 4000
        assert one.weights == pytest.approx(weights, abs=0.1)
        assert one.loss < one.loss_of_start < one.loss_of_nothing


def test_firmness_holds_weights_near_those_by_hand() -> None:
    start = [[10.0, 0.0, 0.0], [0.0, 0.0, 10.0]]
    loose, firm = (fit(foretold_by(TRUE, 2000), start, loose=loose) for loose in (1.0, 1e-4))
    for one, by_hand in zip(firm, start, strict=True):
        assert one.weights == pytest.approx(one.sharpness * np.array(by_hand), abs=0.01)
    assert all(one.loss < other.loss for one, other in zip(loose, firm, strict=True))


def test_a_stage_that_never_came_up_keeps_the_weights_by_hand_in_the_right_scale() -> None:
    samples = foretold_by(TRUE, 2000)
    samples = samples.of(samples.stages == 0)
    found, unseen = fit(samples, [[0.9, -0.6, 0.0], [9.0, -6.0, 0.0]])
    assert found.positions == 1000
    assert unseen.positions == 0
    assert unseen.weights == pytest.approx([0.9, -0.6, 0.0], abs=0.15)
    text = written(PARTS, [found, unseen], ["Made up."])
    assert "1          0       -       -       -" in text
    assert tomllib.loads(text)["weights"].keys() == set(PARTS)


def test_without_any_position_there_is_nothing_to_fit_to() -> None:
    samples = foretold_by(TRUE, 10)
    with pytest.raises(outremer.BadSetting, match="no game has left a position to fit to"):
        fit(samples.of(samples.games < 0), TRUE)


def test_the_same_recipe_gives_the_same_positions_from_a_file_too(tmp_path: Path) -> None:
    first, again = sample(RECIPE, workers=1), sample(RECIPE, workers=2)
    first.save(tmp_path / "positions.npz")
    for other in (again, Samples.load(tmp_path / "positions.npz")):
        assert other.recipe == RECIPE
        assert other.games.tolist() == first.games.tolist()
        assert other.stages.tolist() == first.stages.tolist()
        assert other.amounts == pytest.approx(first.amounts, abs=0.01)
        assert other.shares.tolist() == first.shares.tolist()
    assert set(first.games.tolist()) == {2, 3}
    assert first.shares.sum(axis=1).tolist() == [1.0] * len(first.games)


def test_positions_that_do_not_say_how_they_were_made_are_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "old.npz", games=np.zeros(1))
    with pytest.raises(outremer.BadSetting, match="does not say how its positions were made; have them made anew"):
        Samples.load(tmp_path / "old.npz")


def test_what_hardly_ever_comes_up_keeps_its_weight_by_hand() -> None:
    """A part that was seen in one position of a hundred is told less by it than one that was always seen."""
    samples = foretold_by([[0.9, -0.6, 0.0]], 1500)
    samples.amounts[np.arange(1500) % 100 != 0, :, 1] = 0.0
    (found,) = fit(samples, [[0.3, 0.4, 0.1]])
    assert found.weights[0] > 0.7
    assert found.weights[1] > 0.5 * found.sharpness * 0.4


def test_positions_as_turns_begin_are_those_where_the_word_has_gone_to_somebody_else() -> None:
    everything = Recipe("council", 3, 1, every=1, astray=50)
    anywhere, begun = (play(recipe, 4)[0] for recipe in (everything, replace(everything, begun=True)))
    assert 0 < len(begun) < len(anywhere) / 2
    assert all(position in anywhere for position in begun)


def test_seats_may_play_by_weights_of_their_own() -> None:
    judge, driver = judge_of("council"), Quick(3)
    first, second = (of_its_own(judge, 2.0, driver) for _ in range(2))
    assert first.weights.rows != second.weights.rows
    for own in (first, second):
        factors = [row / usual for row, usual in zip(own.weights.rows[0], judge.weights.rows[0], strict=True)]
        assert 0.1 < min(factors) < 0.8 < 1.25 < max(factors) < 10.0
        assert own.weights.rows[2] == pytest.approx(
            [weight * factor for weight, factor in zip(judge.weights.rows[2], factors, strict=True)]
        )
    alike, apart = (play(replace(RECIPE, apart=apart), 2) for apart in (1.0, 3.0))
    assert alike != apart


def test_a_round_is_played_by_the_weights_of_the_one_before() -> None:
    recipe = Recipe("jerusalem", 3, 2, every=3, begun=True, apart=2.0)
    first, second = rounds(recipe, 2, 1)
    assert set(first.samples.games.tolist()) == {0, 1}
    assert set(second.samples.games.tolist()) == {2, 3}
    again = sample(replace(recipe, first=2), 1, first.rows)
    assert again.amounts.tolist() == second.samples.amounts.tolist()
    assert sample(replace(recipe, first=2), 1).amounts.tolist() != second.samples.amounts.tolist()


def test_the_weights_that_a_game_has_are_tried_by_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    main(["council", "--try", "tuned", "--trials", "4"])
    rows = tuple(tuple(row) for row in judge_of("council", "tuned").weights.rows)
    share = tried(Recipe("council", 4, 1), rows, 4, 1)
    assert f"won {100 * share:.1f} % of 4 games against 3 that did so by hand." in capsys.readouterr().out


def test_weights_are_tried_in_every_seat_against_those_by_hand() -> None:
    """Those of a fool lose, and those by hand against themselves do not."""
    rows = judge_of("jerusalem").weights.rows
    fool = tuple(tuple(-0.1 * weight for weight in row) for row in rows)
    sound = tuple(tuple(0.1 * weight for weight in row) for row in rows)
    recipe = Recipe("jerusalem", 3, 1)
    assert tried(recipe, fool, 6, 2) == 0.0
    assert tried(recipe, sound, 6, 2) > 0.0


def test_a_game_that_does_not_end_leaves_no_position(monkeypatch: pytest.MonkeyPatch) -> None:
    assert play(RECIPE, 2)[0]
    monkeypatch.setattr(type(outremer.game("jerusalem")), "longest", 5)
    assert play(RECIPE, 2) == ([], [])


def test_the_command_that_a_file_of_weights_names_makes_the_same_file(tmp_path: Path) -> None:
    """Also where some games have left no position, and where the positions were made before, by another command."""
    first, again, kept = tmp_path / "first.toml", tmp_path / "again.toml", tmp_path / "positions.npz"
    seldom = Recipe("jerusalem", 3, 3, first=1, options=RECIPE.options, every=300, astray=9)
    main([*seldom.arguments(), "--samples", str(kept), "--output", str(first)])
    assert len(set(Samples.load(kept).games.tolist())) < seldom.games
    named = re.search(r"`python -m outremer.lab.fitting (.*)`", first.read_text())
    assert named is not None
    main([*named[1].split(), "--output", str(again)])
    assert _weights_in(again) == pytest.approx(_weights_in(first), abs=0.01)
    main(["jerusalem", "--games", "1", "--samples", str(kept), "--output", str(again)])
    assert named[0] in again.read_text()
    weights_of(type(judge_of("jerusalem")), tomllib.loads(again.read_text()), True)


def test_the_command_that_a_file_of_tuned_weights_names_makes_the_same_file(tmp_path: Path) -> None:
    first, again = tmp_path / "first.toml", tmp_path / "again.toml"
    main(["jerusalem", "--games", "2", "--seats", "3", "--rounds", "2", "--trials", "2", "--output", str(first)])
    named = re.search(r"`python -m outremer.lab.fitting (.*)`", first.read_text())
    assert named is not None
    main([*named[1].split(), "--output", str(again)])
    assert again.read_text() == first.read_text()
    assert "% of 2 games" in first.read_text()


def _weights_in(file: Path) -> list[float]:
    return [number for row in tomllib.loads(file.read_text())["weights"].values() for number in row]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["jerusalem", "--option", "edition"], "an option is written name=choice, not 'edition'"),
        (["jerusalem", "--option", "moat=yes"], "jerusalem has no option 'moat'"),
        (["jerusalem", "--seats", "9"], "jerusalem is for"),
        (["jerusalem", "--rounds", "0"], "'0' is no whole number from 1 on"),
        (["jerusalem", "--rounds", "1", "--trials", "-3"], "'-3' is no whole number from 1 on"),
        (["akkon", "--try", "tuned"], "akkon has no tuned weights to try; fit some first"),
        (["akkon", "--every", "0"], "'0' is no whole number from 1 on"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert said in capsys.readouterr().err


def test_positions_of_another_game_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    foretold_by(TRUE, 5).save(tmp_path / "positions.npz")
    with pytest.raises(SystemExit):
        main(["akkon", "--samples", str(tmp_path / "positions.npz")])
    assert "are of any, not of akkon" in capsys.readouterr().err
