"""The kernel's own checks: the toys pass them, and every planted fault is found."""

import pickle
from typing import Any, ClassVar

import pytest

from outremer import Game, Option
from outremer.kernel.blanks import Blank, Flag, Number, secret
from outremer.kernel.forms import DONE, Form, Need
from outremer.kernel.lexicon import Lexicon
from outremer.proof.checks import (
    Finding,
    Report,
    check_game,
    check_seed,
    check_side_by_side,
    faults_of_shape,
    random_setting,
)
from tests.kernel import court_tournament, court_world, faults, ledgers, market
from tests.kernel.court import COURT, CourtGame
from tests.kernel.court_world import Court
from tests.kernel.market import MARKET, MarketGame
from tests.kernel.positions import BATTLE, court_save

LEDGER = court_world.LEDGER | court_tournament.LEDGER


def checked(game: Game, seeds: range, full: bool = False) -> Report:
    report = Report()
    for seed in seeds:
        ledger = ledgers.MARKET if isinstance(game, MarketGame) else ledgers.COURT
        report.add(check_game(game, random_setting(game, seed), seed, full, ledger))
    return report


def test_the_court_passes_and_every_verb_rule_and_form_comes_up() -> None:
    report = checked(COURT, range(150))
    assert report.games == 150
    assert report.decisions > 1000
    assert report.longest <= COURT.longest
    assert report.verbs_never_said(COURT) == []
    assert report.varied == {
        "world.hand",
        "world.deck",
        "world.lance",
        "world.rack",
        "Ballot.votes",
        "Protest.answers",
    }
    assert LEDGER - report.rules <= {"season.order", "reign.end", "joust.rival.dead"}
    assert report.forms_never_open(COURT) == []


def test_the_toys_pass_in_full() -> None:
    checked(COURT, range(6), full=True)
    for seed in range(12):
        check_seed("market", seed, seed < 6, ledgers.MARKET)


FAULTS: list[tuple[str, Game | Any, str]] = [
    ("crash", lambda: faults.planted(faults.Crashes), "the program broke: KeyError \"'crown'\" at faults.py:"),
    ("dead end", lambda: faults.planted(faults.StrandsASeat), "can say nothing: a dead end"),
    ("endless game", lambda: faults.planted(faults.NeverEnds), "the game goes on after 200 decisions"),
    ("endless calls", lambda: faults.planted(faults.CallsForEver), "goes round and round, and nobody is asked"),
    ("lost card", lambda: faults.planted(faults.LosesACard), "there are 3 dagger cards, but there must be 4"),
    ("listing", lambda: faults.planted(faults.ListsWhatItRefuses), "'spurn' of seat"),
    ("unknown rule", lambda: faults.planted(faults.RefusesByNoRule), "refused by [coronation.nonsense], which the"),
    ("description", lambda: faults.planted(faults.ForbidsByADescription), "[season.describes], which forbids nothing"),
    ("edition", lambda: faults.planted(faults.ForbidsByAnotherEdition), "which is not of the edition in play, 'it'"),
    (
        "module",
        lambda: faults.planted(faults.ForbidsByAnAbsentModule),
        "is of the module 'tournament', and that is",
    ),
    ("heard roll", lambda: faults.planted(faults.RollsBeforeAll), "that neither its view nor a redeal remembers"),
    ("concerns", lambda: faults.planted(faults.ConcernsTheArmed), "whom the open question concerns: seat"),
    ("whisper", market.whispering, "tells it sent"),
    ("loud offer", market.loud, "tells it worked"),
    ("twice", lambda: faults.planted(faults.OffersTwice), "is offered a move twice"),
    ("shared list", lambda: faults.planted(world=faults.SharesTroops), "a clone shares"),
    ("shared form", lambda: faults.planted(faults.IsItsOwnCopy), "a clone shares the form Ballot"),
    ("impure", lambda: faults.planted(faults.CountsQuestions), "asking changed something"),
    ("range", lambda: faults.planted(faults.HasTooNarrowARange), "a saved position does not load: stack[2].dice"),
    (
        "view",
        lambda: faults.planted(view=faults.shows_the_deck),
        "world.deck[",
    ),
    ("who is asked", lambda: faults.planted(faults.AsksOnlyWhoVotedForTheDead), "from its view: "),
    ("refusal", lambda: faults.planted(faults.RefusesByAnothersHand), "from the refusal of 'vote"),
    ("event", lambda: faults.planted(faults.TellsEverybody), "learns what it must not know from"),
    ("reveal", lambda: faults.planted(faults.ShowsWithoutReveal), "without reveal()"),
    ("vote", lambda: faults.planted(faults.ShowsAVote), "first is"),
    ("no handler", lambda: faults.planted(faults.IgnoresAVerb), "said 'spurn' and nothing changed"),
    ("two sixes", lambda: faults.planted(faults.HasTwoSixes), "Joust has two outcomes called '6'"),
    ("replay", lambda: faults.planted(deal=faults.deals_as_the_wind_blows), "the record does not replay: line"),
    ("no JSON", lambda: faults.planted(view=faults.is_no_json), "the view of seat 0 is not plain JSON"),
    ("redealt totals", lambda: faults.planted(redeal=faults.deals_one_too_many), "there are 5 dagger cards"),
]


@pytest.mark.parametrize(("plant", "sentence"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS])
def test_every_planted_fault_is_found(plant: Any, sentence: str) -> None:
    game = plant()
    with pytest.raises(Finding) as found:
        checked(game, range(60))
    assert sentence in found.value.sentence
    assert found.value.record.startswith(f"outremer record 2\ngame {game.name}\n")
    assert str(found.value) == f"seed {found.value.seed}: {found.value.sentence}"


def test_a_form_that_outlives_its_premise_is_found_by_games_that_lie_in_ambush() -> None:
    game = faults.planted(faults.MarchesWithoutALeader, faults.AlwaysKills)
    with pytest.raises(Finding, match="AssertionError 'the leader is dead'"):
        checked(game, range(1, 601, 3))


def test_a_game_may_be_checked_from_a_saved_position_on() -> None:
    saved = court_save([["dagger"], [], ["ruse"]], BATTLE, season=1)
    begun_at = {"world": saved["world"], "stack": saved["stack"]}
    setting = COURT.setting(3, {})
    for seed in range(6):
        report = check_game(COURT, setting, seed, False, ledgers.COURT, begun_at)
        assert "Drawing" not in report.forms
        assert "Battle" in report.forms
    game = faults.planted(faults.HasTooNarrowARange)
    with pytest.raises(Finding, match=r"stack\[2\].dice") as found:  # noqa: PT012  # any of these games may find it
        for seed in range(20):
            check_game(game, game.setting(3, {}), seed, True, ledgers.COURT, begun_at)
    assert "position" in found.value.record


def test_a_window_of_a_game_may_be_checked_in_full() -> None:
    setting = COURT.setting(3, {})
    redeals = [
        check_game(COURT, setting, 4, full, ledgers.COURT, None, window).redeals
        for full, window in ((True, None), (True, range(3, 6)), (False, None))
    ]
    assert redeals[0] > redeals[1] > redeals[2]


def test_a_finding_comes_again_from_its_seed() -> None:
    game = faults.planted(faults.LosesACard)
    sentences = set()
    for _ in range(2):
        with pytest.raises(Finding) as found:
            checked(game, range(60))
        sentences.add((found.value.seed, found.value.sentence, found.value.record))
    assert len(sentences) == 1


def test_a_finding_travels_between_processes() -> None:
    finding = Finding(3, "the camel is lost", "outremer record 2\n")
    again = pickle.loads(pickle.dumps(finding))
    assert (again.seed, again.sentence, again.record) == (3, "the camel is lost", "outremer record 2\n")


def test_a_lazy_redeal_shows_in_what_never_varies() -> None:
    report = checked(faults.planted(redeal=faults.deals_nothing), range(20))
    assert "world.hand" not in report.varied


def test_tables_that_disturb_each_other_are_found() -> None:
    game = faults.planted(faults.ChangesItsMind)
    settings = [game.setting(3, {}), game.setting(4, {"engines": "yes"})]
    with pytest.raises(Finding, match="ends otherwise beside tables with others"):
        check_side_by_side(game, settings, seed=3)


def test_settings_are_picked_from_all_there_are() -> None:
    picked = [random_setting(COURT, seed) for seed in range(200)]
    assert {setting.seats for setting in picked} == {3, 4}
    for option in COURT.options:
        assert {setting.options[option.name] for setting in picked} == set(option.choices)
    assert random_setting(COURT, 5) == random_setting(COURT, 5)


class Shapeless(Form[Court]):
    """A form that keeps none of its promises."""

    rule: ClassVar[str] = "no.such-rule"
    order: ClassVar[str] = "no.such-order"
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "over": secret(Flag()),
    }

    def __init__(self, done: bool = False) -> None:
        self.done = done

    def needs(self, g: Court) -> Need:
        return DONE


WIDE = Lexicon()
WIDE.verb("say", 1001)
WIDE.verb("stray", said_to=("Camel",), otherwise="no.such-time")
for number in range(20):
    WIDE.verb(f"say-{number}", 999)


class ShapelessGame(CourtGame):
    lexicon: ClassVar[Lexicon] = WIDE
    forms: ClassVar[tuple[type[Form[Any]], ...]] = (*CourtGame.forms, Shapeless)
    options: ClassVar[tuple[Option, ...]] = (*CourtGame.options, Option("size", ("big",), "small", "no.such-size"))


class FieldlessCourt(Court):
    blanks: ClassVar[dict[str, Blank]] = {**Court.blanks, "camels": Number(0, 1)}


def test_the_shape_of_the_toys_is_good() -> None:
    assert faults_of_shape(COURT, LEDGER) == []
    assert faults_of_shape(MARKET, market.LEDGER) == []


def test_every_fault_of_shape_is_named() -> None:
    assert faults_of_shape(ShapelessGame(), LEDGER - {"offer.never-now", "reign.end", "module.scope"}) == [
        "the lexicon has 20982 sentences; 20000 are the most",
        "the verb 'say' has 1001 sentences; 1000 are the most",
        "the verb 'stray' is said to 'Camel', which is no form of court",
        "the verb 'stray' cites [no.such-time], which the ledger does not know",
        "the option 'size' has no choice 'small'",
        "the option 'size' cites [no.such-size], which the ledger does not know",
        "the rules cite [reign.end] for the end, which the ledger does not know",
        "the rules bar offers by [offer.never-now], which the ledger does not know",
        "Reign cites [reign.end], which the ledger does not know",
        "Shapeless declares no range for its blank 'done'",
        "Shapeless declares a range for 'over', which is no blank of it",
        "Shapeless cites [no.such-rule], which the ledger does not know",
        "Shapeless cites [no.such-order] for the order of turns, which the ledger does not know",
        "Shapeless is a consequence, so it must be an aside",
        "Shapeless has blanks but no copy of its own, so clones would share them",
        "the module 'tournament' cites [module.scope], which the ledger does not know",
        "the module 'engines' cites [module.scope], which the ledger does not know",
    ]
    game = faults.planted(world=FieldlessCourt)
    assert faults_of_shape(game, LEDGER) == ["FieldlessCourt declares a range for 'camels', which is no field of it"]
