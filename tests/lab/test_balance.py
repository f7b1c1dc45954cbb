"""A study finds what decides, tells it from chance, and writes it down with the command behind it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from outremer.lab.accounts import Account, Beginning
from outremer.lab.balance import Study, chances, doubles, findings, study, weights
from outremer.lab.page import write_page
from outremer.lab.results import read
from outremer.lab.tallies import Mean, Tally, corrected
from tests.cli.terminal import outremer
from tests.lab.matches import an_account


def tally(wins: float, games: int, seats: int = 4) -> Tally:
    made = Tally("a")
    for game in range(games):
        made.add(1.0 if game < wins else 0.0, seats, game, 0)
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


def found(one: Study) -> set[str]:
    """What is hardly by chance where this study is looked at alone."""
    return findings(chances([one])[0])


def test_a_seat_that_always_wins_is_found_and_seats_that_take_turns_are_not() -> None:
    fair = study("greedy", [an_account(game % 4, 4, game) for game in range(80)], [])
    unfair = study("greedy", [an_account(1, 4, game) for game in range(80)], [])
    assert not found(fair) & {f"seat {seat}" for seat in range(4)}
    assert "seat 1" in found(unfair)
    assert "seat 0" in found(unfair)
    assert unfair.same["open 0"] == "seat 0"


def test_whoever_speaks_first_is_told_from_whoever_sits_first() -> None:
    told = study("greedy", [an_account(game % 4, 4, game) for game in range(80)], [])
    assert [one.rate for one in told.order] == [1.0, 0.0, 0.0, 0.0]
    assert "1. to speak" in found(told)


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
    told = study("greedy", varied[:1], varied)
    assert [one.name for one in told.players] == ["2 players", "3 players"]
    assert [one.name for one in told.options] == ["war=near"]
    assert {"2 players, length", "3 players, length", "war=near, length"} <= found(told)


def test_an_option_is_not_blamed_for_the_number_of_players() -> None:
    """It came up in games of two players only, which are shorter."""
    varied = varied_games(0)
    assert {one.seats for one in varied if one.options["war"] == "near"} == {2}
    assert "war=near, length" not in found(study("greedy", varied[:1], varied))


def games_with_and_without(wins: float, wins_without: float) -> list[Account]:
    """Half with the unusual option; how often whoever speaks first wins in each half."""
    drawn = []
    for game in range(400):
        chosen, nth = game % 4 == 1, game // 4
        won = nth % 100 < 100 * (wins if chosen else wins_without)
        first = game % 2
        war = "near" if chosen else "far"
        drawn.append(an_account(first if won else 1 - first, 2, game, options={"war": war}))
    return drawn


def test_an_option_is_not_blamed_for_what_whoever_speaks_first_suffers_without_it_too() -> None:
    usual = [an_account(0, 2, 0, options={"war": "far"})]
    alike = study("greedy", usual, games_with_and_without(0.2, 0.2))
    assert alike.options[0].first.chance < 0.001
    assert "war=near, first to speak" in chances([alike])[0]
    assert "war=near, first to speak" not in found(alike)
    assert "war=near, first to speak" in found(study("greedy", usual, games_with_and_without(0.2, 0.6)))


def test_what_is_the_very_games_and_seats_of_something_else_counts_once() -> None:
    leads = [{"a": [2, 1], "b": [3, 0], "c": [1, 2]}, {"a": [1, 2], "b": [0, 3], "c": [1, 2]}]
    played = [an_account(game % 2, 2, game, leads[game % 3 == 0]) for game in range(31)]
    told = study("greedy", played, [])
    assert [one.thing for one in told.weights] == ["a"]
    assert (told.same["b"], told.same["c"]) == ("a", "seat 1")
    assert "b" not in told.compared()
    assert doubles([tally(9, 30), tally(9, 29)]) == {}


def test_an_opening_that_is_the_order_of_speaking_is_left_out_and_the_page_says_so(tmp_path: Path) -> None:
    said = ("begin", "follow")
    played = [replace(an_account(0, 2, game), openings=(said[game % 2], said[1 - game % 2])) for game in range(40)]
    told = study("greedy", played, [])
    assert told.openings == []
    text = write_page(tmp_path, "jerusalem", [told], [], "make balance").read_text()
    assert "Left out, since these are the very games and seats of what stands in brackets: begin (1. to speak)," in text
    assert "## Openings" not in text


def test_all_comparisons_of_a_page_are_corrected_together() -> None:
    one = study("greedy", [an_account(game % 2, 2, game // 2) for game in range(60)], [])
    other = study("hard", [an_account(1 if game < 40 else 0, 2, game // 2) for game in range(60)], [])
    alone, (_, beside) = chances([other])[0], chances([one, other])
    assert beside["seat 1"] == pytest.approx(2 * alone["seat 1"])


def test_shared_first_places_have_their_range(tmp_path: Path) -> None:
    tied = varied_games(0)
    tied = [replace(one, shares=(1 / one.seats,) * one.seats) if one.number % 10 == 0 else one for one in tied]
    text = write_page(tmp_path, "jerusalem", [study("greedy", tied[:100], tied)], [], "make balance").read_text()
    assert "10 (5.5% to 17.4%) end in a shared first place" in text


def test_an_opening_is_all_that_a_seat_says_in_its_first_turn() -> None:
    beginning = Beginning(3)
    for seat, said in ((1, "bid"), (1, "lay"), (2, "bid"), (1, "again"), (0, "pass"), (0, "end"), (2, "late")):
        beginning.hear(seat, said)
    assert beginning.first == 1
    assert beginning.turns == [["pass", "end"], ["bid", "lay"], ["bid"]]


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
    market, palace = {"market": [1, 3]}, {"palace": [1, 3]}
    often = study(
        "greedy",
        [an_account(1, 2, game, {**(market if game else {}), **(palace if game > 1 else {})}) for game in range(60)],
        [],
    )
    seldom = [
        an_account(game % 2, 2, game // 2, {**(market if game > 1 else {}), **(palace if game < 10 else {})})
        for game in range(60)
    ]
    other = study("hard", seldom, [])
    few = study("medium", [an_account(1, 2, game // 2) for game in range(12)], [])
    assert {"palace", "market"} <= found(often)
    assert "palace" not in other.compared()
    assert "market" in other.compared().keys() - found(other)
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
