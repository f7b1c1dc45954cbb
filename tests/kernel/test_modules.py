"""A module is a value: it brings words, forms, parts, answers and a piece of the world, and the base names none."""

import re
from pathlib import Path
from typing import Any, ClassVar

import pytest

import outremer
from outremer import BadSave, Option
from outremer.kernel.modules import Module
from outremer.proof.checks import check_side_by_side
from outremer.proof.modules import traces_of_modules
from tests.kernel import ledgers
from tests.kernel.court import COURT, CourtGame
from tests.kernel.court_tournament import TOURNAMENT, Lists
from tests.kernel.court_world import CourtRules
from tests.kernel.positions import BATTLE, CORONATION, asked, barred_by, court, court_save, top

BOTH = {"tournament": "yes", "engines": "yes"}
PIECE: dict[str, Any] = {
    "rack": {"blunt": 2, "sharp": 3},
    "lance": [None, None, None],
    "wounds": {"odo": 0, "hugh": 0, "bertha": 0, "ivo": 0, "joan": 0, "maud": 0},
    "favour": [None, None, None],
    "feasts": 0,
}
JOUST: list[dict[str, Any]] = [
    {"form": "Reign"},
    {"form": "Season", "at": "joust"},
    {"form": "Joust", "rival": None, "over": False},
]


def court_rules(options: dict[str, str]) -> CourtRules:
    rules = COURT.rules(COURT.setting(3, options))
    assert isinstance(rules, CourtRules)
    return rules


def lists(table: outremer.Table) -> Lists:
    (piece,) = table.kernel.world.pieces
    assert isinstance(piece, Lists)
    return piece


def tournament(stack: list[dict[str, Any]], hands: int = 3, **piece: Any) -> outremer.Table:
    return court([[]] * hands, stack, options={"tournament": "yes"}, tournament={**PIECE, **piece})


def test_a_module_inserts_a_part_into_a_sequence() -> None:
    table = outremer.new("court", 3, by_hand=True)
    for options, parts in (
        ({}, ["drawing", "election", "coronation", "battle"]),
        ({"tournament": "yes"}, ["drawing", "joust", "election", "coronation", "battle"]),
    ):
        table = outremer.new("court", 3, options, by_hand=True)
        (_, season, *_) = table.kernel.stack
        assert [part.name for part in season.in_play(table.kernel.world)] == parts  # type: ignore[attr-defined]  # a Sequence
        for _ in range(3):
            table.roll("alms")
        assert top(table) == ("Joust" if options else "Ballot")


def test_the_inserted_part_plays_and_the_sequence_goes_on_behind_it() -> None:
    table = outremer.new("court", 3, BOTH, driver=outremer.Scripted("alms", "alms", "alms", "sharp", "6"))
    assert (top(table), asked(table)) == ("Joust", (0,))
    assert barred_by(table, 1, "challenge joan") == "joust.rival"
    table.play(0, "challenge joan")
    assert table.events(None)[-1] == outremer.Event("jousted", {"lord": "joan", "die": 6})
    assert table.view(None)["world"]["points"] == [1, 0, 0]
    assert table.view(None)["world"]["tournament"]["wounds"]["joan"] == 1
    assert top(table) == "Ballot"


def test_the_words_of_a_module_that_is_not_in_play_are_barred_by_the_rule_of_its_scope() -> None:
    table = court([[], [], []])
    for word in ("challenge joan", "favour odo", "feast", "retire"):
        assert barred_by(table, 0, word) == "module.scope"
    assert [str(move) for move in table.moves(0) if move.verb == "favour"] == []
    assert barred_by(tournament(BATTLE), 0, "challenge joan") == "joust.in-its-time"


def test_a_piece_that_is_off_stands_neither_in_the_save_nor_in_the_hash() -> None:
    class PoorCourt(CourtGame):
        """The court as it was before it had modules."""

        name: ClassVar[str] = "court"
        modules: ClassVar[tuple[Module[Any], ...]] = ()
        options: ClassVar[tuple[Option, ...]] = CourtGame.options[:2]

    poor, rich = PoorCourt(), COURT
    tables = []
    for game in (poor, rich):
        kernel = game.table(game.rules(game.setting(3, {})))
        tables.append(outremer.Table(game, game.setting(3, {}), kernel, outremer.Seeded(1)))
    assert tables[0].save()["world"] == tables[1].save()["world"]
    assert "tournament" not in tables[1].save()["world"]
    assert tables[0].hash() == tables[1].hash()


def test_a_piece_in_play_is_saved_by_its_names_and_loaded_again() -> None:
    table = outremer.new("court", 3, BOTH, driver=outremer.Scripted("alms", "alms", "alms", "blunt"))
    saved = table.save()
    assert saved["world"]["tournament"] == {**PIECE, "rack": {"blunt": 1, "sharp": 3}, "lance": ["blunt", None, None]}
    assert outremer.load(saved).hash() == table.hash()
    twin = table.kernel.clone()
    twin.world.pieces[0].wounds[0] = 7
    assert lists(table).wounds[0] == 0


@pytest.mark.parametrize(
    ("piece", "said"),
    [
        (None, "world.tournament: must be an object with the fields of this module"),
        ({**PIECE, "camels": 1}, "world.tournament.camels: there is no such field"),
        ({**PIECE, "lance": ["long", None, None]}, r"world.tournament.lance\[0\]: must be one of blunt, sharp or null"),
        ({**PIECE, "rack": {"blunt": 1, "sharp": 3}}, "there must be 2 blunt lances in all, but there are 1"),
        ({**PIECE, "favour": ["joan", None, None]}, r"world.tournament.favour\[0\]: joan is not of that house"),
    ],
)
def test_a_piece_that_does_not_fit_is_refused_by_its_field(piece: Any, said: str) -> None:
    saved = court_save([[], [], []], JOUST, options={"tournament": "yes"}, tournament=piece)
    with pytest.raises(BadSave, match=said):
        outremer.load(saved)


def test_forms_of_a_module_that_is_not_in_play_cannot_lie_on_the_stack() -> None:
    with pytest.raises(BadSave, match=r"stack\[2\]: 'Joust' is no form of court"):
        outremer.load(court_save([[], [], []], JOUST))


def test_what_a_seat_may_know_of_a_piece_is_the_module_s_share_of_its_view() -> None:
    table = outremer.new("court", 3, BOTH, driver=outremer.Scripted("alms", "alms", "alms", "sharp"))
    assert table.view(0)["world"]["tournament"]["my_lance"] == "sharp"
    assert table.view(1)["world"]["tournament"]["my_lance"] is None
    assert "my_lance" not in table.view(None)["world"]["tournament"]
    common, parts = table.views([0, 1, None])
    assert "tournament" not in common["world"]
    assert parts[0]["world.tournament"] == table.view(0)["world"]["tournament"]
    dealt = {lists(table.redeal(1, outremer.Seeded(seed))).lance[0] for seed in range(40)}
    assert dealt == {0, 1}


def test_a_module_answers_a_named_question() -> None:
    assert len(court_rules({}).asked_for_dice) == 0
    assert len(court_rules(BOTH).asked_for_dice) == 2
    for options, dice in (({}, 2), ({"engines": "yes"}, 3)):
        table = court([[], [], []], stack=BATTLE, options=options)
        table.play(0, "attack 1")
        for _ in range(dice):
            assert isinstance(table.need, outremer.Roll)
            table.roll("1")
        assert not isinstance(table.need, outremer.Roll) or top(table) == "Drawing"


def test_a_module_s_offer_stands_beside_whatever_is_asked_and_is_heard() -> None:
    table = tournament(BATTLE)
    assert barred_by(table, 2, "favour odo") == "favour.own-house"
    table.play(2, "favour joan")
    assert table.events(0)[-1] == outremer.Event("favoured", {"seat": 2, "lord": "joan"})
    assert barred_by(table, 2, "favour joan") == "favour.once"
    assert asked(table) == (0,)


def test_a_module_s_word_inside_a_paragraph_that_is_not_its_own() -> None:
    table = court([[], [], []], CORONATION, options={"tournament": "yes"}, bishop="joan", tournament=PIECE)
    assert [str(move) for move in table.moves(2)] == ["crown", "spurn", "feast"]
    assert barred_by(table, 1, "feast") == "coronation.owner"
    table.play(2, "feast")
    assert lists(table).feasts == 1
    assert top(table) == "Battle"
    assert barred_by(table, 0, "feast") == "feast.at-coronations"
    without = court([[], [], []], CORONATION, bishop="joan")
    assert [str(move) for move in without.moves(2)] == ["crown", "spurn"]


def test_a_consequence_comes_before_whatever_is_open_on_sealed_forms_too() -> None:
    wounded = {**PIECE["wounds"], "bertha": 2}
    table = court(
        [[], ["dagger"], []],
        CORONATION,
        options={"tournament": "yes"},
        bishop="joan",
        tournament={**PIECE, "wounds": wounded},
    )
    assert (top(table), asked(table)) == ("Retirement", (1,))
    assert barred_by(table, 2, "crown") == "joust.wounds"
    assert outremer.load(table.save()).hash() == table.hash()
    table.play(1, "retire")
    assert (top(table), asked(table)) == ("Coronation", (2,)), "the sealed moment goes on as it was"
    assert not table.view(None)["world"]["alive"].count("bertha")


def test_consequences_are_settled_one_after_the_other() -> None:
    table = tournament(BATTLE, wounds={**PIECE["wounds"], "bertha": 2, "joan": 2})
    assert (top(table), asked(table)) == ("Retirement", (1,))
    table.play(1, "pass")
    assert (top(table), asked(table)) == ("Retirement", (2,))
    table.play(2, "pass")
    assert (top(table), asked(table)) == ("Battle", (0,))


def test_rules_are_made_once_for_each_set_of_options_and_shared() -> None:
    assert COURT.rules(COURT.setting(3, BOTH)) is COURT.rules(COURT.setting(3, BOTH))
    assert COURT.rules(COURT.setting(3, BOTH)) is not COURT.rules(COURT.setting(4, BOTH))
    table = outremer.new("court", 3, BOTH, seed=1)
    assert table.clone().kernel.rules is table.kernel.rules


def test_tables_with_different_modules_played_in_turn_end_as_if_each_were_alone() -> None:
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


BASE = [Path(__file__).parent / name for name in ("court_world.py", "court_forms.py")]


def test_the_base_of_the_court_shows_no_trace_of_its_modules() -> None:
    assert traces_of_modules(COURT, ledgers.COURT, BASE) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("from tests.kernel.court_tournament import lists", "imports court_tournament"),
        ("from tests.kernel import court_tournament", "imports court_tournament"),
        ("import tests.kernel.court_tournament", "imports court_tournament"),
        ('at = "joust"', "names the module 'tournament' by 'joust'"),
        ("class Joust: pass", "names the module 'tournament' by 'Joust'"),
        ('CHALLENGE = verb("challenge")', "names the module 'tournament' by 'challenge'"),
        ('held = g.options == "tournament"', "names the module 'tournament'"),
        ("tournament = 1", "names the module 'tournament'"),
        ("if g.rules.has_tournament: pass", "names the module 'tournament'"),
        ('bar = "joust.rival"', r"cites \[joust.rival\], a rule of the module 'tournament'"),
        ("x = 1  # [joust.rival]", r"cites \[joust.rival\], a rule of the module 'tournament'"),
    ],
)
def test_a_trace_of_a_module_in_the_base_is_found(line: str, found: str, tmp_path: Path) -> None:
    source = tmp_path / "base.py"
    source.write_text(line + "\n")
    (trace,) = traces_of_modules(COURT, ledgers.COURT, [source])
    assert trace.startswith("base.py:1 ")
    assert re.search(found, trace)


def test_at_a_question_a_rule_of_a_module_may_be_cited(tmp_path: Path) -> None:
    source = tmp_path / "base.py"
    source.write_text(
        'class CourtQuestions(Answers[Court]):\n    def dice(self) -> int:\n        """[joust.rival]"""\n'
    )
    assert traces_of_modules(COURT, ledgers.COURT, [source]) == []
    assert TOURNAMENT.home == "court_tournament.py"
