"""OpenSpiel's search sits at our tables, what it costs is counted, and a match not won by `hard` fails the run."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import islice
from math import inf
from pathlib import Path

import pytest

import outremer
from benchmarks import rival
from benchmarks.searching.rival import Bout, Effort, Rival, counted, play
from outremer.bots import BOTS, Chair, bot
from outremer.bots.proposals import replies_due
from outremer.lab.strength import LEAST_DEALS, NOT_STRONGER, STRONGER, Kept, Trial
from outremer.lab.workers import processes
from tests.lab.matches import a_match

FOUR = rival.trial_of("jerusalem", 0.1, "1")
QUICK = Trial("jerusalem", ("hard:seconds=0.01", "rival:seconds=0.01"))


def test_a_game_against_it_is_played_to_its_end_and_every_search_is_counted() -> None:
    bout = play(QUICK, (0, 1))
    assert bout.match.bots == ("rival:seconds=0.01", "hard:seconds=0.01")
    assert sum(rank == 1 for rank in bout.match.ranks) >= 1
    for effort, decisions in zip((bout.efforts["rival"], bout.efforts["hard"]), bout.match.decisions, strict=True):
        assert 0 < len(effort.simulations) == len(effort.seconds) <= decisions
        assert min(effort.simulations) >= 1
    assert min(bout.efforts["rival"].simulations) >= 2
    assert "rival" not in BOTS


def test_counting_changes_nothing_of_what_hard_plays() -> None:
    table = outremer.new("akkon", seats=2, seed=3)
    assert isinstance(table.need, outremer.Ask)
    chair = Chair(table, table.need.seats[0])
    usual = bot("hard:iterations=40", 7).choose(chair)
    with counted() as efforts:
        assert bot("hard:iterations=40", 7).choose(chair) == usual
    assert efforts["hard"].simulations == [40]


def test_proposals_are_answered_by_random_games_behind_each_answer() -> None:
    table, walker, thinker = outremer.new("fief", seats=5, seed=11), bot("random", 12), Rival(1, seconds=0.01)
    while not (due := [one for one in replies_due(table) if len(one[1]) > 1]):
        need = table.need
        assert isinstance(need, outremer.Ask)
        table.play(need.seats[0], walker.choose(Chair(table, need.seats[0])))
    (seat, replies), before = due[0], len(thinker.effort.simulations)
    said = thinker.reply(Chair(table, seat), replies)
    assert thinker.effort.simulations[before] >= len(replies)
    table.play(seat, said)


def bouts(won: bool) -> Iterator[Bout]:
    """Games that nobody has played, all of which `hard` won, or none."""
    for deal in range(400):
        for moved in range(4):
            match = a_match(FOUR.bots, (1, 3, 2, 4) if won else (3, 2, 1, 4), number=deal)
            yield Bout(match, moved, {"hard": Effort([30], [0.1]), "rival": Effort([6, 8], [0.1, 0.2])})


@pytest.mark.parametrize(("won", "said", "status"), [(True, STRONGER, 0), (False, NOT_STRONGER, 1)])
def test_a_match_ends_as_soon_as_it_is_decided_and_fails_the_run_where_hard_is_not_stronger(
    won: bool,
    said: str,
    status: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    kept, found = Kept.open(tmp_path / "jerusalem.jsonl", FOUR), rival.Found(FOUR)
    rival.contested(found, bouts(won), kept, inf)
    assert len(kept.games) == len(found.games) == 4 * LEAST_DEALS
    plain = found.plain()
    assert (plain["found"], plain["share"], plain["deals"]) == (said, float(won), LEAST_DEALS)
    assert plain["rival"] == {"decisions": 64, "simulations": 7.0, "seconds": 0.15}
    monkeypatch.setattr(rival, "results", lambda _: iter([found]))
    monkeypatch.setattr(sys, "argv", ["rival", "jerusalem"])
    assert rival.main() == status
    assert ("FAILS" in capsys.readouterr().out) == bool(status)
    monkeypatch.setattr(sys, "argv", ["rival", "jerusalem", "--json"])
    assert rival.main() == status
    assert json.loads(capsys.readouterr().out) == {"jerusalem": plain}


def test_a_match_that_was_stopped_goes_on_from_its_folder(tmp_path: Path) -> None:
    file = tmp_path / "jerusalem.jsonl"
    rival.contested(rival.Found(FOUR), bouts(won=True), Kept.open(file, FOUR), -inf)
    assert len(Kept.open(file, FOUR).games) == 1
    kept = Kept.open(file, FOUR)
    rival.contested(rival.Found(FOUR, list(kept.games)), islice(bouts(won=True), 1, None), kept, inf)
    args = rival.parser().parse_args(["jerusalem", "--out", str(tmp_path)])
    with processes(1) as crew:
        found = rival.contest(FOUR, crew, args)
    assert found.plain()["found"] == STRONGER
    assert found.plain()["hard"] is None


def test_nonsense_is_refused_before_the_first_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for said, complaint in (("chess", "there is no game 'chess'"), ("--seconds=0", "a number from 0.01 to 60")):
        monkeypatch.setattr(sys, "argv", ["rival", said])
        with pytest.raises(SystemExit):
            rival.main()
        assert complaint in capsys.readouterr().err
