"""What a search thinks with is chosen among candidates that all have the same time, and confirmed on other deals."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from outremer.bots import bot
from outremer.bots.thinking import Thinking
from outremer.lab import leaves
from outremer.lab.leaves import Candidate, Contest, Question, answer, candidates, main, paces, present
from outremer.lab.strength import LEAST_DEALS, Game, Trial
from outremer.lab.unusable import Unusable
from outremer.lab.workers import Crew

QUESTION = Question("jerusalem", 4, 0.05, (0, 1), 2, 40, "1", None)
NOW = Candidate("fitted", "fitted", 0)
BETTER = Candidate("hand", "fitted", 1)


def crew() -> Crew:
    """Plays here."""
    return Crew(ThreadPoolExecutor(1), 1)


def asked(question: Question, monkeypatch: pytest.MonkeyPatch, shares: dict[str, float]) -> tuple[str, list[Trial]]:
    """What is told, and what was played, where the candidates win so much, those that are not named nothing."""
    told: list[str] = []
    trials: list[Trial] = []

    def play(job: leaves.Job) -> tuple[int, Game]:
        number, trial, piece = job
        trials.append(trial)
        return number, Game(*piece, shares.get(trial.bots[0].partition(",")[2], 0.0))

    monkeypatch.setattr(leaves, "play", play)
    monkeypatch.setattr(leaves, "paces", lambda name, seats, tried, seconds: list(range(100, 100 + len(tried))))
    answer(question, crew(), told.append)
    return "\n".join(told), trials


def test_all_weights_that_a_game_has_are_tried_as_guide_and_leaf_the_present_ones_first() -> None:
    assert present("jerusalem") == NOW, "it asks for tuned weights, and has none"
    assert present("council") == Candidate("tuned", "tuned", 0)
    assert len(candidates("jerusalem", (0, 1, 4))) == 2 * 2 * 3
    found = candidates("council", (0, 4))
    assert (found[0], len(found), len(set(found))) == (present("council"), 3 * 3 * 2, 3 * 3 * 2)
    assert present("council") in candidates("council", (4,)), "it is what all are compared with"


def test_a_candidate_as_a_bot_thinks_with_what_it_names() -> None:
    thinker: Any = bot(BETTER.written(70))
    assert thinker.iterations == 70
    thinking: Thinking = thinker.thinking("jerusalem")
    assert (thinking.guide, thinking.leaf, thinking.turns) == ("hand", "fitted", 1)


def test_whoever_plays_on_before_it_judges_gets_fewer_iterations_in_the_same_time() -> None:
    quick, slow = paces("jerusalem", 2, [NOW, replace(NOW, turns=4)], 0.004)
    assert quick > 2 * slow >= 2


def test_the_best_candidate_is_confirmed_on_other_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    told, trials = asked(
        QUESTION, monkeypatch, {"guide=0,leaf=1,turns=1": 1.0, "guide=0,leaf=0,turns=0": 0.6}
    )  # fmt: skip
    screened = [trial for trial in trials if trial.seed == "1 screened"]
    confirmed = [trial for trial in trials if trial.seed == "1 confirmed"]
    assert len(screened) == 7 * 2 * 4
    assert len(confirmed) >= LEAST_DEALS * 4
    assert len(screened) + len(confirmed) == len(trials)
    ours, theirs = confirmed[0].bots[0], confirmed[0].bots[-1]
    assert theirs == NOW.written(100)
    assert ours == BETTER.written(100 + candidates("jerusalem", (0, 1)).index(BETTER))
    assert {trial.bots for trial in confirmed} == {(ours, ours, theirs, theirs)}
    rows = [line for line in told.splitlines() if line.startswith("|")][2:]
    assert rows[0] == "| fitted | fitted | 0 | 100 | what the game has now |"
    assert rows[1].startswith("| hand | fitted | 1 |")
    assert rows[2].startswith("| hand | hand | 0 |")
    assert len(rows) == 8
    assert "guide hand, leaf fitted, 1 turns has 100%" in told
    assert "50% against 60%: stronger." in told
    assert f"outremer strength jerusalem --bots {ours},{ours},{theirs},{theirs} --seed '1 confirmed'" in told


def test_nothing_is_confirmed_where_none_is_better_than_what_the_game_has(monkeypatch: pytest.MonkeyPatch) -> None:
    told, trials = asked(QUESTION, monkeypatch, {"guide=0,leaf=1,turns=1": 0.5})
    assert {trial.seed for trial in trials} == {"1 screened"}
    assert told.endswith("None has more than its share against what the game has now.")


def test_a_run_that_was_stopped_goes_on_with_the_paces_and_games_that_it_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = replace(QUESTION, folder=tmp_path)
    told, trials = asked(kept, monkeypatch, {"guide=0,leaf=1,turns=1": 1.0})
    monkeypatch.setattr(Contest, "add", None)  # nothing is played again
    again, more = asked(kept, monkeypatch, {})
    assert (again, more) == (told, [])
    assert trials
    with pytest.raises(Unusable, match="another search for leaves"):
        asked(replace(kept, turns=(0, 4)), monkeypatch, {})
    (tmp_path / "paces.json").write_text("[]")
    with pytest.raises(Unusable, match="says no paces"):
        asked(kept, monkeypatch, {})


def test_candidates_really_play(capsys: pytest.CaptureFixture[str]) -> None:
    said = ["jerusalem", "--seats", "2", "--seconds", "0.001", "--turns", "0", "--deals", "1", "--confirm", "1"]
    assert main([*said, "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("jerusalem, 2 players, 0.001 s a decision, 1 deals each\n")
    assert sum(line.startswith("| ") for line in told.splitlines()) == 1 + 4
    assert told.count("% |\n") == 3, "the present one has no share"


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        (["--deals", "0"], "--deals is a number from 1 on, not 0"),
        (["--confirm", "0"], "--confirm is a number from 1 on"),
        (["--turns", "0", "-1"], "--turns is a number from 0 on, not -1"),
        (["--seconds", "0"], "--seconds is more than 0"),
        (["--seats", "9"], "players, not 9"),
        (["--seats", "1"], "players, not 1"),
    ],
)
def test_nonsense_is_refused_before_anything_is_measured(
    said: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["jerusalem", *said])
    assert complaint in capsys.readouterr().err
