"""Editions and rulings: what each option may be, and what each edition makes of it."""

from __future__ import annotations

import tomllib

import pytest

import outremer
from outremer.games.jerusalem.game import FOLDER, OPTIONS

RULES = tomllib.loads((FOLDER / "rules.toml").read_text())["rule"]


def settled(**options: str) -> dict[str, str]:
    return dict(outremer.new("jerusalem", options=options, seed=1).setting.options)


def test_each_edition_plays_what_its_own_text_says_outright() -> None:
    italian, german = settled(edition="it"), settled(edition="de")
    assert italian == settled()
    assert {name: (italian[name], german[name]) for name in italian if italian[name] != german[name]} == {
        "edition": ("it", "de"),
        "baron_squires": ("sector", "area"),
        "palace_round_1": ("leaders-only", "nobody"),
        "dismissal": ("any-area", "unblocked"),
        "david_baron": ("owner-leaves", "nobody-leaves"),
        "baron_march": ("counts", "does-not-count"),
        "marshal_moves": ("exactly-two", "up-to-two"),
    }


def test_where_a_text_is_silent_the_recommended_reading_holds_in_both() -> None:
    silent = {
        "move_two": "own",
        "war": "everywhere",
        "screens": "closed",
        "first_opener": "random",
    }
    for edition in ("it", "de"):
        assert silent.items() <= settled(edition=edition).items()


@pytest.mark.parametrize(("name", "choice"), [(option.name, choice) for option in OPTIONS for choice in option.choices])
def test_every_choice_can_be_made_beside_either_edition(name: str, choice: str) -> None:
    for edition in ("it", "de"):
        assert settled(**{"edition": edition, name: choice})[name] == choice


def test_every_option_names_the_rule_it_settles() -> None:
    ids = {rule["id"]: rule for rule in RULES}
    for option in OPTIONS:
        if option.name != "edition":
            assert "question" in ids[option.rule], option.name
            assert ids[option.rule]["option"] == option.name


def test_every_question_has_its_ruling() -> None:
    assert [rule["id"] for rule in RULES if "question" in rule and not rule.get("ruling")] == []
    names = {option.name for option in OPTIONS}
    assert {rule["option"] for rule in RULES if "option" in rule} == names - {"edition"}


def test_an_unknown_choice_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(outremer.BadSetting, match="one of sector, area"):
        settled(baron_squires="castle")
    with pytest.raises(outremer.BadSetting, match="has no option 'barons'"):
        settled(barons="area")


def test_two_tables_with_other_rulings_stand_side_by_side() -> None:
    italian = outremer.new("jerusalem", options={"edition": "it"}, seed=1)
    german = outremer.new("jerusalem", options={"edition": "de"}, seed=1)
    assert not italian.kernel.world.rules.baron_squires_in_area
    assert german.kernel.world.rules.baron_squires_in_area
