"""A study finds what decides, tells it from chance, and writes it down with the command behind it."""

from __future__ import annotations

from pathlib import Path

import pytest

from outremer.lab.accounts import Account
from outremer.lab.balance import study, weights
from outremer.lab.page import write_page
from outremer.lab.tallies import Mean, Tally, corrected
from tests.cli.terminal import outremer
from tests.lab.matches import an_account


def tally(wins: float, games: int, seats: int = 4) -> Tally:
    made = Tally("a")
    for game in range(games):
        made.add(1.0 if game < wins else 0.0, seats)
    return made


def test_a_thing_that_decides_every_game_is_called_decisive() -> None:
    played = [an_account(game % 2, things={"palace": [3, 1] if game % 2 == 0 else [1, 3]}) for game in range(30)]
    (palace,) = weights(played)
    assert (palace.thing, palace.winner_has, palace.others_have) == ("palace", 3.0, 1.0)
    assert palace.leaders.rate == 1.0
    assert palace.verdict == "decisive"


def test_a_thing_that_winners_have_less_of_is_called_worthless() -> None:
    played = [an_account(game % 2, things={"palace": [1, 3] if game % 2 == 0 else [3, 1]}) for game in range(30)]
    (palace,) = weights(played)
    assert palace.leaders.rate == 0.0
    assert palace.verdict == "worthless"


def test_even_wins_are_likely_by_chance_and_uneven_ones_are_not() -> None:
    assert tally(25, 100).chance == pytest.approx(1.0)
    assert tally(34, 100).chance == pytest.approx(0.0377, abs=1e-4)  # z = 9 / sqrt(100 * 0.25 * 0.75)
    assert tally(50, 100).chance < 1e-7


def test_what_differs_between_two_means_is_told_from_noise() -> None:
    near, like, far = (Mean.of([base + one % 7 for one in range(70)]) for base in (10, 10.1, 14))
    assert near.differs(like) > 0.5
    assert near.differs(far) < 1e-6


def test_a_single_finding_among_many_comparisons_counts_for_less() -> None:
    assert corrected([0.04]) == [0.04]
    assert corrected([0.04] + [0.9] * 19)[0] == pytest.approx(0.8)
    assert corrected([0.001, 0.5, 0.002]) == pytest.approx([0.003, 0.5, 0.003])


def test_a_seat_that_always_wins_is_found_and_seats_that_take_turns_are_not() -> None:
    fair = study("greedy", [an_account(game % 4, 4, game) for game in range(80)], [])
    unfair = study("greedy", [an_account(1, 4, game) for game in range(80)], [])
    assert not fair.findings() & {f"seat {seat}" for seat in range(4)}
    assert "seat 1" in unfair.findings()
    assert {"open 1", "seat 0"} <= unfair.findings()


def test_whoever_speaks_first_is_told_from_whoever_sits_first() -> None:
    found = study("greedy", [an_account(game % 4, 4, game) for game in range(80)], [])
    assert [one.rate for one in found.order] == [1.0, 0.0, 0.0, 0.0]
    assert "1. to speak" in found.findings()


def varied_games(longer: int) -> list[Account]:
    """Of two or three players; in every fourth the option is the unusual one, and makes them so much longer."""
    return [
        an_account(
            game % 3 % (2 + game // 2 % 2),
            2 + game // 2 % 2,
            game,
            options={"war": "near" if game % 8 == 1 else "far"},
            decisions=(300 if game // 2 % 2 else 100) + (longer if game % 8 == 1 else 0) + game % 5,
        )
        for game in range(400)
    ]


def test_options_and_numbers_of_players_are_compared_with_the_other_games() -> None:
    varied = varied_games(30)
    found = study("greedy", varied[:1], varied)
    assert [one.name for one in found.players] == ["2 players", "3 players"]
    assert [one.name for one in found.options] == ["war=near"]
    assert {"2 players, length", "3 players, length", "war=near, length"} <= found.findings()


def test_an_option_is_not_blamed_for_the_number_of_players() -> None:
    """It came up in games of two players only, which are shorter."""
    varied = varied_games(0)
    assert {one.seats for one in varied if one.options["war"] == "near"} == {2}
    assert "war=near, length" not in study("greedy", varied[:1], varied).findings()


def test_too_few_games_to_compare_with_say_nothing() -> None:
    varied = [an_account(0, 2, game, options={"war": "far" if game < 6 else "near"}) for game in range(60)]
    (near,) = study("greedy", varied[:1], varied).options
    assert near.longer is None


def test_what_holds_for_one_bot_only_is_marked(tmp_path: Path) -> None:
    even = study("greedy", [an_account(game % 2, 2, game // 2) for game in range(60)], [])
    uneven = study("hard", [an_account(1, 2, game // 2) for game in range(60)], [])
    file = write_page(tmp_path, "jerusalem", [even, uneven], ["outremer arena jerusalem"])
    rows = [line for line in file.read_text().splitlines() if line.startswith("| seat 1 ")]
    assert len(rows) == 2
    assert "this bot only" not in rows[0]
    assert rows[1].endswith("this bot only |")


@pytest.mark.timeout(240)
def test_games_that_the_arena_kept_make_the_page_that_playing_them_makes(tmp_path: Path) -> None:
    line = ("jerusalem", "--seed", "3", "--option", "edition=de")
    outremer(tmp_path, "arena", *line, "--bots", "random,random", "--games", 6, "--out", tmp_path / "u.parquet")
    outremer(tmp_path, "arena", *line, "--bots", "random", "--games", 6, "--varied", "--out", tmp_path / "v.parquet")
    kept = ("--from", tmp_path / "u.parquet", "--from", tmp_path / "v.parquet", "--out", tmp_path / "kept")
    outremer(tmp_path, "balance", "jerusalem", *kept)
    played = ("--bots", "random", "--games", 6, "--varied", 6, "--seats", 2, "--out", tmp_path / "played")
    outremer(tmp_path, "balance", *line, *played)
    for name in ("jerusalem.md", "jerusalem.svg"):
        assert (tmp_path / "kept" / name).read_text() == (tmp_path / "played" / name).read_text()
    page = (tmp_path / "kept" / "jerusalem.md").read_text()
    assert "`outremer arena jerusalem --bots random,random --games 6 --seed 3 --option edition=de`" in page
    assert "`outremer arena jerusalem --bots random --games 6 --seed 3 --option edition=de --varied`" in page


def test_games_that_make_no_study_are_refused(tmp_path: Path) -> None:
    mixed = tmp_path / "m.parquet"
    outremer(tmp_path, "arena", "jerusalem", "--bots", "greedy,random", "--games", 2, "--out", mixed)
    said = outremer(tmp_path, "balance", "jerusalem", "--from", mixed, status=2).stderr
    assert "a study wants the same bot in all seats, not greedy, random" in said
    said = outremer(tmp_path, "balance", "council", "--from", mixed, status=2).stderr
    assert "these are games of jerusalem, not of council" in said
