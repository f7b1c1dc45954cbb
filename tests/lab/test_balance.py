"""A study finds what decides, tells it from chance, and writes it down with the command behind it."""

from __future__ import annotations

from pathlib import Path

import pytest

from outremer.lab.accounts import Account
from outremer.lab.balance import Study, study, weights
from outremer.lab.page import write_page
from outremer.lab.results import read
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


def marked(folder: Path, *studies: Study) -> dict[str, dict[str, bool]]:
    """By bot and name of what was compared: is it marked as this bot's alone?"""
    text = write_page(folder, "jerusalem", studies, [], "outremer balance jerusalem").read_text()
    parts = text.split("\n# By ")[1:]
    return {
        part.partition("\n")[0]: {
            line.split(" | ")[0].removeprefix("| "): "this bot only" in line
            for line in part.splitlines()
            if line.startswith("| ")
        }
        for part in parts
    }


def test_what_holds_for_one_bot_only_is_marked(tmp_path: Path) -> None:
    even = study("greedy", [an_account(game % 2, 2, game // 2) for game in range(60)], [])
    uneven = study("hard", [an_account(1, 2, game // 2) for game in range(60)], [])
    marks = marked(tmp_path, even, uneven)
    assert not marks["greedy"]["seat 1"]
    assert marks["hard"]["seat 1"]


def test_what_was_not_compared_for_another_bot_is_not_marked(tmp_path: Path) -> None:
    """It did not come up there, or was too rare to say anything of."""
    things = {"palace": [1, 3], "market": [1, 3]}
    often = study("greedy", [an_account(1, 2, game // 2, things) for game in range(60)], [])
    seldom = [an_account(game % 2, 2, game // 2, things if game < 10 else {"market": [1, 3]}) for game in range(60)]
    other = study("hard", [*seldom], [])
    few = study("medium", [an_account(1, 2, game // 2) for game in range(12)], [])
    assert {"palace", "market"} <= often.findings()
    assert "palace" not in other.chances()
    assert "market" in other.chances().keys() - other.findings()
    beside = marked(tmp_path, often, other)["greedy"]
    assert not beside["palace"]
    assert beside["market"]
    assert not any(marked(tmp_path, often, other, few)["greedy"].values())


def test_what_two_of_three_bots_find_is_no_matter_of_one(tmp_path: Path) -> None:
    even = study("greedy", [an_account(game % 2, 2, game // 2) for game in range(60)], [])
    first, second = (study(bot, [an_account(1, 2, game // 2) for game in range(60)], []) for bot in ("easy", "hard"))
    assert not any(row for rows in marked(tmp_path, even, first, second).values() for row in rows.values())
    assert not marked(tmp_path, first)


@pytest.mark.timeout(240)
def test_games_that_the_arena_kept_make_the_page_that_playing_them_makes(tmp_path: Path) -> None:
    line = ("jerusalem", "--seed", "3", "--option", "edition=de")
    usual, varied = tmp_path / "u.parquet", tmp_path / "v.parquet"
    outremer(tmp_path, "arena", *line, "--bots", "random,random", "--games", 6, "--out", usual)
    outremer(tmp_path, "arena", *line, "--bots", "random", "--games", 6, "--varied", "--out", varied)
    kept = ("--from", usual, "--from", varied, "--out", tmp_path / "kept")
    outremer(tmp_path, "balance", "jerusalem", *kept, "--made-by", "make balance")
    played = ("--bots", "random", "--games", 6, "--varied", 6, "--seats", 2, "--out", tmp_path / "played")
    outremer(tmp_path, "balance", *line, *played)
    assert (tmp_path / "kept" / "jerusalem.svg").read_text() == (tmp_path / "played" / "jerusalem.svg").read_text()
    pages = [(tmp_path / name / "jerusalem.md").read_text() for name in ("kept", "played")]
    assert len({page[page.index("| bot | kind | games | hash |") :] for page in pages}) == 1
    of_usual = "outremer arena jerusalem --bots random,random --games 6 --seed 3 --option edition=de"
    of_varied = "outremer arena jerusalem --bots random --games 6 --seed 3 --option edition=de --varied"
    assert "\nMade by `make balance` from these games:\n" in pages[0]
    assert f"- `{of_usual} --out {usual}`\n- `{of_varied} --out {varied}`\n" in pages[0]
    again = "outremer balance jerusalem --bots random --games 6 --varied 6 --seats 2 --seed 3 --option edition=de"
    assert f"\nMade by `{again} --out {tmp_path / 'played'}` from these games:\n" in pages[1]
    assert f"- `{of_usual}`\n- `{of_varied}`\n" in pages[1]
    for file, kind in ((usual, "the usual options"), (varied, "players and options drawn")):
        assert f"| random | {kind} | 6 | `{read(file)[1][0].ends_in}` |" in pages[0]


def test_games_that_make_no_study_are_refused(tmp_path: Path) -> None:
    mixed = tmp_path / "m.parquet"
    outremer(tmp_path, "arena", "jerusalem", "--bots", "greedy,random", "--games", 2, "--out", mixed)
    said = outremer(tmp_path, "balance", "jerusalem", "--from", mixed, status=2).stderr
    assert "a study wants the same bot in all seats, not greedy, random" in said
    said = outremer(tmp_path, "balance", "council", "--from", mixed, status=2).stderr
    assert "these are games of jerusalem, not of council" in said
