"""Whoever stands on the ladder stays where they are, as long as they play as they did."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from outremer import games
from outremer.bots import BOTS
from outremer.bots.greedy import Greedy
from outremer.bots.written import listed, name_of
from outremer.lab.ladder import Ladder, Rung, read_ladder, trial
from outremer.lab.unusable import Unusable
from tests.bots.test_written import Thinker
from tests.cli.terminal import outremer
from tests.lab.matches import a_match
from tests.setup.test_make import make

KEPT = Path(__file__).resolve().parents[2] / "docs" / "studies"
QUICK = ("easy", "greedy", "random")
POOL = Ladder(
    "jerusalem",
    2,
    (
        Rung("random", 18.5, 1.25, 40, "1", "some hash", added="random,greedy"),
        Rung("greedy", 30.0, 1.0, 40, "1", "another", added="random,greedy"),
    ),
)


class Other(Greedy):
    """Another name for the same play."""


@pytest.fixture(autouse=True)
def _others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "other", Other)
    monkeypatch.setitem(BOTS, "thinker", Thinker)


def test_a_pool_is_begun_shown_and_checked(tmp_path: Path) -> None:
    line = ("ladder", "jerusalem", "--file", tmp_path / "l.toml")
    shown = outremer(tmp_path, *line, "--add", "random,greedy", "--games", 8).stdout
    assert [row.split()[0] for row in shown.splitlines() if " to " in row] == ["greedy", "random"]
    kept = (tmp_path / "l.toml").read_text()
    assert outremer(tmp_path, *line, "--check").stdout == shown
    ladder = read_ladder(tmp_path / "l.toml", "jerusalem")
    assert {rung.added for rung in ladder.rungs} == {"random,greedy"}
    assert [rung.plays for rung in ladder.rungs] == [trial("jerusalem", rung.bot) for rung in ladder.rungs]
    said = outremer(tmp_path, *line, "--add", "greedy", status=2).stderr
    assert "greedy stands on the ladder already; what is there stays as it is" in said
    assert (tmp_path / "l.toml").read_text() == kept


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    ladder = replace(POOL, rules=read_ladder(tmp_path / "none.toml", "jerusalem").rules)
    ladder.write(tmp_path / "l.toml")
    assert read_ladder(tmp_path / "l.toml", "jerusalem") == ladder


def test_a_newcomer_meets_the_pool_and_leaves_its_ratings_alone() -> None:
    (plan,) = POOL.newcomers(["other"], 40, "1")
    assert plan.bots == ("other", "greedy", "random", "greedy")
    ranks = {"other": 1, "greedy": 2, "random": 4}
    matches = [a_match(plan.bots, tuple(ranks[bot] for bot in plan.bots), number=number) for number in range(40)]
    rated = POOL.with_rated(plan, matches, "other")
    assert [rung.bot for rung in rated.best_first] == ["other", "greedy", "random"]
    assert rated.rungs[:2] == POOL.rungs
    assert rated.rungs[2].mean > 30


def test_a_bot_that_plays_otherwise_now_is_told_with_what_rates_it_anew() -> None:
    with pytest.raises(Unusable, match="random plays jerusalem otherwise than when it was rated") as told:
        POOL.check()
    assert str(told.value).endswith(": outremer ladder jerusalem --add random,greedy --games 40 --seed 1")


def with_added(ladder: Ladder, added: str, count: int) -> Ladder:
    """Whoever comes earlier in the alphabet wins."""
    for plan in ladder.newcomers(listed(added), count, "1"):
        order = sorted(set(plan.bots))
        ranks = tuple(order.index(bot) + 1 for bot in plan.bots)
        matches = [a_match(plan.bots, ranks, number=number) for number in range(plan.games)]
        ladder = ladder.with_rated(plan, matches, added)
    return ladder


def test_what_rates_anew_says_bots_as_they_were_added_and_what_came_later_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Seats go by that order and opponents by who was there; ratings and numbers of games say nothing about it."""
    monkeypatch.setattr("outremer.lab.ladder.trial", lambda game, bot: f"{game} of {bot}")
    came = (("random,other", 4), ("hard:iterations=9,leaf=1,greedy", 4), ("easy", 6))
    ladder = replace(POOL, rungs=())
    for added, count in came:
        ladder = with_added(ladder, added, count)
    commands = [f"outremer ladder jerusalem --add {added} --games {count} --seed 1" for added, count in came]
    assert ladder.rated_by() == " && ".join(commands)
    assert ladder.rungs[-1] == ladder.best_first[0]
    (plan,) = ladder.newcomers(["medium:iterations=9"], 4, "1")
    assert plan.bots[1] == "easy"


def test_a_pool_begins_with_as_many_bots_as_share_a_table_at_most() -> None:
    empty = replace(POOL, rungs=())
    assert [plan.bots for plan in empty.newcomers(["random", "greedy", "easy", "other"], 40, "1")] == [
        ("random", "greedy", "easy", "other")
    ]
    with pytest.raises(Unusable, match="a ladder begins with 4 bots at most, who share a table"):
        empty.newcomers(["random", "greedy", "easy", "other", "medium:iterations=1"], 40, "1")


@pytest.mark.parametrize("game", games())
def test_the_quick_bots_of_the_kept_pools_play_as_when_they_were_rated(game: str) -> None:
    """The others take minutes; `outremer ladder GAME --check` plays theirs too."""
    kept = read_ladder(KEPT / f"ladder-{game}.toml", game)
    quick = [rung for rung in kept.rungs if rung.bot in QUICK]
    assert [rung.bot for rung in sorted(quick, key=lambda rung: rung.bot)] == sorted(QUICK)
    for rung in quick:
        assert trial(game, rung.bot) == rung.plays, (
            f"{rung.bot} plays {game} otherwise than when it was rated: rm docs/studies/ladder-{game}.toml"
            f" && {kept.rated_by()}"
        )


@pytest.mark.parametrize("game", games())
def test_the_kept_pools_were_begun_as_make_ladder_begins_them(game: str) -> None:
    kept = read_ladder(KEPT / f"ladder-{game}.toml", game).rated_by().split(" && ")
    told = make("--dry-run", "ladder", f"GAME={game}").stdout.splitlines()
    made = [
        line.replace(f" --file build/ladders/{game}.toml", "").removeprefix(".venv/bin/")
        for line in told
        if " --add " in line
    ]
    assert made[: len(kept)] == kept
    assert [name_of(line.split()[4].split(",")[0]) for line in made] == ["random", "medium", "hard"]


def test_a_bot_that_goes_by_the_clock_is_refused() -> None:
    with pytest.raises(Unusable, match="bots that think in iterations"):
        POOL.newcomers(["thinker:seconds=1"], 40, "1")


def test_a_file_of_another_game_or_none_is_refused(tmp_path: Path) -> None:
    POOL.write(tmp_path / "l.toml")
    with pytest.raises(Unusable, match="is the ladder of jerusalem by version 2 of its rules, not of council"):
        read_ladder(tmp_path / "l.toml", "council")
    (tmp_path / "l.toml").write_text("game = 3")
    with pytest.raises(Unusable, match="holds no ladder"):
        read_ladder(tmp_path / "l.toml", "council")
