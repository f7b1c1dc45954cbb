"""Expansions are assembled, not tested for: they insert parts, answer named questions, and live side by side."""

import outremer
from outremer.proof.checks import check_side_by_side
from tests.kernel.court import COURT, one_more_for_the_engines, two_dice
from tests.kernel.court_world import CourtRules
from tests.kernel.positions import BATTLE, asked, barred_by, court, top

BOTH = {"tournament": "yes", "engines": "yes"}


def court_rules(options: dict[str, str]) -> CourtRules:
    rules = COURT.rules(COURT.setting(3, options))
    assert isinstance(rules, CourtRules)
    return rules


def test_an_expansion_inserts_a_part_into_a_sequence() -> None:
    for tournament, parts in (
        ("no", ["drawing", "election", "coronation", "battle"]),
        ("yes", ["drawing", "joust", "election", "coronation", "battle"]),
    ):
        table = outremer.new("court", 3, {"tournament": tournament}, by_hand=True)
        assert court_rules({"tournament": tournament}).season_parts == parts
        for _ in range(3):
            table.roll("alms")
        assert top(table) == ("Joust" if tournament == "yes" else "Ballot")


def test_the_inserted_part_plays_and_the_sequence_goes_on_behind_it() -> None:
    table = outremer.new("court", 3, BOTH, driver=outremer.Scripted("alms", "alms", "alms", "6"))
    assert (top(table), asked(table)) == ("Joust", (0,))
    assert barred_by(table, 1, "challenge joan") == "joust.rival"
    table.play(0, "challenge joan")
    assert table.events(None)[-1] == outremer.Event("jousted", {"lord": "joan", "die": 6})
    assert table.view(None)["world"]["points"] == [1, 0, 0]
    assert top(table) == "Ballot"


def test_the_words_of_an_absent_expansion_are_known_and_barred_by_a_rule() -> None:
    table = court([[], [], []])
    assert barred_by(table, 0, "challenge joan") == "ballot.secret"


def test_a_part_inserted_later_does_not_disturb_a_saved_game() -> None:
    saved = court([[], [], []], stack=BATTLE).save()
    saved["options"]["tournament"] = "yes"
    table = outremer.load(saved)
    table.play(0, "pass")
    assert table.kernel.world.season == 1
    for _ in range(3):
        table.roll("alms")
    assert top(table) == "Joust"


def test_an_expansion_answers_a_named_question() -> None:
    assert court_rules({}).battle_dice == [two_dice]
    assert court_rules(BOTH).battle_dice == [two_dice, one_more_for_the_engines]
    for options, dice in (({}, 2), (BOTH, 3)):
        table = court([[], [], []], stack=BATTLE, options=options)
        table.play(0, "attack 1")
        for _ in range(dice):
            assert isinstance(table.need, outremer.Roll)
            table.roll("1")
        assert not isinstance(table.need, outremer.Roll) or top(table) == "Drawing"


def test_rules_are_made_once_for_each_set_of_options_and_shared() -> None:
    assert COURT.rules(COURT.setting(3, BOTH)) is COURT.rules(COURT.setting(3, BOTH))
    assert COURT.rules(COURT.setting(3, BOTH)) is not COURT.rules(COURT.setting(4, BOTH))
    table = outremer.new("court", 3, BOTH, seed=1)
    assert table.clone().kernel.rules is table.kernel.rules


def test_tables_with_different_expansions_played_in_turn_end_as_if_each_were_alone() -> None:
    settings = [
        COURT.setting(3, {}),
        COURT.setting(4, BOTH),
        COURT.setting(4, {"tournament": "yes"}),
        COURT.setting(3, {"engines": "yes", "edition": "de"}),
    ]
    for seed in range(20):
        check_side_by_side(COURT, settings, seed)


def test_an_edition_sets_the_defaults_of_other_options_and_each_may_still_be_chosen() -> None:
    assert COURT.setting(3, {}).options["seasons"] == "2"
    assert COURT.setting(3, {"edition": "de"}).options["seasons"] == "1"
    assert COURT.setting(3, {"edition": "de", "seasons": "3"}).options["seasons"] == "3"
