"""The sequential test of strength: right as often as it says, whole deals in their order, and resumable."""

from __future__ import annotations

import json
from math import log
from pathlib import Path
from random import Random

import pytest

import outremer as engine
from outremer.lab import strength
from outremer.lab.strength import (
    LEAST_DEALS,
    NOT_STRONGER,
    STRONGER,
    UNDECIDED,
    Game,
    Kept,
    Trial,
    decided,
    left,
    verdict,
    whole_deals,
)
from outremer.lab.unusable import Unusable
from tests.cli.terminal import outremer
from tests.lab.matches import a_match

TWO_OF_FOUR = Trial("akkon", ("greedy", "greedy", "random", "random"))


def games_of(shares: list[float], seats: int = 4) -> list[Game]:
    return [Game(deal, moved, share) for deal, share in enumerate(shares) for moved in range(seats)]


@pytest.mark.parametrize(("true", "wrong"), [(0.5, STRONGER), (0.6, NOT_STRONGER)])
def test_it_is_wrong_about_as_seldom_as_it_says(true: float, wrong: str) -> None:
    chance, found = Random(f"strength {true}"), []
    for _ in range(300):
        deals: list[float] = []
        while (said := verdict(TWO_OF_FOUR, deals)).found == UNDECIDED:
            deals.append(sum(chance.random() < true for _ in range(4)) / 4)
        found.append(said.found)
    assert found.count(wrong) / len(found) < 0.09
    assert len(set(found)) == 2


def test_the_shares_are_those_of_equal_players_where_nothing_else_is_said() -> None:
    assert TWO_OF_FOUR.shares == (0.5, 0.6)
    assert Trial("fief", ("hard", *["greedy"] * 4)).shares == pytest.approx((0.2, 0.3))
    assert Trial("fief", ("hard", *["greedy"] * 4), against=0.25, accepted=0.5).shares == (0.25, 0.5)


def test_the_bound_follows_from_the_error() -> None:
    said = verdict(TWO_OF_FOUR, [0.5] * 4 + [0.6] * 4)
    assert said.bound == pytest.approx(log(19))
    assert said.llr == pytest.approx(0)
    assert (said.deals, said.found) == (8, UNDECIDED)
    assert said.share == pytest.approx(0.55)
    assert verdict(TWO_OF_FOUR, [1.0] * (LEAST_DEALS - 1)).found == UNDECIDED
    assert verdict(TWO_OF_FOUR, [1.0] * LEAST_DEALS).found == STRONGER
    assert verdict(TWO_OF_FOUR, [0.0] * LEAST_DEALS).found == NOT_STRONGER
    assert verdict(TWO_OF_FOUR, []).found == UNDECIDED


def test_only_whole_deals_count_and_none_before_those_before_it() -> None:
    games = games_of([1.0, 0.5, 0.0])
    assert whole_deals(games, 4) == [1.0, 0.5, 0.0]
    assert whole_deals(games[:-1], 4) == [1.0, 0.5]
    assert whole_deals(games[1:], 4) == []
    assert left(TWO_OF_FOUR, games[1:], 3) == [(0, 0)]
    assert len(left(TWO_OF_FOUR, [], 5)) == 20


def test_the_first_verdict_stands_whatever_came_behind_it() -> None:
    games = games_of([1.0] * LEAST_DEALS + [0.0] * 40)
    assert decided(TWO_OF_FOUR, games).found == STRONGER
    assert decided(TWO_OF_FOUR, games).deals == LEAST_DEALS


def test_a_tie_is_shared() -> None:
    match = a_match(("greedy", "random", "greedy", "random"), (1, 1, 3, 4))
    assert TWO_OF_FOUR.share(match) == 0.5
    assert TWO_OF_FOUR.share(a_match(("greedy", "random", "greedy", "random"), (1, 2, 1, 4))) == 1.0


def test_a_deal_is_the_same_for_whoever_sits_where() -> None:
    trial = Trial("jerusalem", ("random", "greedy"))
    first, again = trial.play((3, 1)), trial.play((3, 1))
    assert first == again
    assert (first.deal, first.moved) == (3, 1)


@pytest.mark.parametrize(
    ("trial", "said"),
    [
        (Trial("akkon", ("greedy", "greedy")), "needs others beside greedy"),
        (Trial("akkon", ("greedy", "random"), accepted=0.4), "must lie above 0.5 and below 1, and is 0.4"),
        (Trial("akkon", ("greedy", "random"), error=0.0), "between 0 and 0.5, not 0"),
        (Trial("akkon", ("expert", "random")), "there is no bot 'expert'"),
        (Trial("akkon", ("greedy",)), "akkon is for 2 to 5 players, not 1"),
    ],
)
def test_nonsense_is_refused_before_the_first_game(trial: Trial, said: str) -> None:
    with pytest.raises(engine.BadSetting) as refused:
        trial.check()
    assert said in str(refused.value)


def test_what_was_kept_is_not_played_again_and_a_torn_line_is_written_anew(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    kept = Kept.open(file, TWO_OF_FOUR)
    for game in games_of([0.5]):
        kept.add(game)
    whole = file.read_bytes()
    file.write_bytes(whole[:-9])
    again = Kept.open(file, TWO_OF_FOUR)
    assert again.games == games_of([0.5])[:-1]
    again.add(games_of([0.5])[-1])
    assert file.read_bytes() == whole
    with pytest.raises(Unusable, match="holds another test of strength"):
        Kept.open(file, Trial("akkon", ("greedy", "random")))
    file.write_text("[]\n")
    with pytest.raises(Unusable, match="holds another test of strength"):
        Kept.open(file, TWO_OF_FOUR)
    file.write_text("nothing\n")
    with pytest.raises(Unusable, match="holds no test of strength"):
        Kept.open(file, TWO_OF_FOUR)
    with pytest.raises(Unusable, match="cannot be written"):
        Kept.open(tmp_path / "no" / "t.jsonl", TWO_OF_FOUR)


def test_games_of_bots_that_thought_otherwise_are_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "t.jsonl"
    Kept.open(file, TWO_OF_FOUR)
    assert Kept.open(file, TWO_OF_FOUR).games == []
    monkeypatch.setattr(strength, "fingerprint_of", lambda name: f"{name} with other weights")
    with pytest.raises(Unusable, match="by bots that thought otherwise; name another file"):
        Kept.open(file, TWO_OF_FOUR)


def test_a_run_that_was_stopped_goes_on_by_the_same_command(tmp_path: Path) -> None:
    line = ("strength", "jerusalem", "--bots", "greedy,random", "--accepted", 0.6, "--workers", 1)
    out = ("--out", tmp_path / "j.jsonl")
    begun = outremer(tmp_path, *line, *out, "--deals", 2).stdout
    assert "in 2 deals of 2 games" in begun
    assert "undecided" in begun
    went_on = outremer(tmp_path, *line, *out).stdout
    assert "50% against 60%: stronger." in went_on
    assert went_on == outremer(tmp_path, *line).stdout
    assert outremer(tmp_path, *line, *out).stdout == went_on
    lines = [json.loads(one) for one in (tmp_path / "j.jsonl").read_text().splitlines()]
    assert len({(game["deal"], game["moved"]) for game in lines[1:]}) == len(lines) - 1
