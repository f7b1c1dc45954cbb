"""What may happen at any time: daggers in ballots, in battles and in each other; windows; sealed moments."""

from typing import Any, ClassVar

import outremer
from outremer import Table
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu
from outremer.table.game import Setting
from tests.kernel.court import CourtGame
from tests.kernel.court_forms import Assassination, Ballot
from tests.kernel.court_world import PASS, Court, CourtRules
from tests.kernel.positions import BATTLE, CORONATION, ELECTION, asked, barred_by, court, court_save, seen_by, top


def lines(table: Table) -> list[str]:
    return [line for line in table.record().splitlines() if line[0].isdigit()]


def test_an_assassination_in_the_middle_of_a_secret_ballot() -> None:
    table = court([["passage"], [], ["dagger"]])
    assert asked(table) == (0, 1, 2)
    table.play(1, "vote odo")
    assert asked(table) == (0, 2)
    assert barred_by(table, 1, "vote odo") == "ballot.secret"
    assert barred_by(table, 0, "assassinate bertha") == "dagger.hand"
    assert barred_by(table, 2, "assassinate joan") == "dagger.not-own-family"

    table.play(2, "assassinate odo")
    assert top(table) == "Assassination"
    assert asked(table) == (0,)
    assert [str(move) for move in table.moves(0)] == ["pass", "foil"]
    assert barred_by(table, 2, "vote odo") == "dagger.target", "the ballot waits"

    table.play(0, "foil")
    assert top(table) == "Ballot"
    assert asked(table) == (0, 2), "he lives, so the paper of seat 1 stands"
    table.play(0, "vote hugh")
    table.play(2, "vote odo")
    assert [event.name for event in table.events(None)][-2:] == ["voted", "elected"]


def test_when_a_candidate_dies_everybody_votes_again_so_nobody_is_told_who_voted_for_him() -> None:
    for_the_dead, for_another = (court([["alms"], [], ["dagger"]]) for _ in range(2))
    for_the_dead.play(1, "vote odo")
    for_another.play(1, "vote bertha")
    for table in (for_the_dead, for_another):
        table.play(2, "assassinate odo")
        table.play(0, "pass")
        assert asked(table) == (), "no offer and no answer between a roll's announcement and its outcome"
        assert barred_by(table, 2, "assassinate hugh") == "offer.never-now"
        assert barred_by(table, 0, "pass") == "dagger.target"
        table.roll("2")
        assert asked(table) == (0, 1, 2)
        assert barred_by(table, 1, "vote odo") == "ballot.candidate.dead"
    for seat in (0, 2):
        assert seen_by(for_the_dead, seat) == seen_by(for_another, seat)
    assert for_the_dead.view(None) == for_another.view(None)

    table = for_the_dead
    table.play(0, "vote hugh")
    assert asked(table) == (1, 2)
    assert table.view(1)["forms"][-1]["my_vote"] is None, "the void paper is gone"


def test_the_same_when_the_last_paper_is_in_and_protests_are_asked_for() -> None:
    table = court([["alms"], [], ["dagger", "dagger"]])
    for seat, lord in enumerate(["odo", "odo", "hugh"]):
        table.play(seat, f"vote {lord}")
    assert top(table) == "Protest"
    table.play(2, "assassinate odo")
    table.play(0, "pass")
    table.roll("1")
    assert top(table) == "Ballot", "a protest against void papers is moot"
    assert asked(table) == (0, 1, 2)


def test_an_assassination_inside_an_assassination_of_the_same_lord() -> None:
    table = court([["alms"], ["dagger"], ["dagger"]])
    table.play(2, "assassinate odo")
    table.play(1, "assassinate odo")
    assert [form["form"] for form in table.view(None)["forms"]][-2:] == ["Assassination", "Assassination"]
    table.play(0, "pass")
    table.roll("3")
    assert top(table) == "Ballot", "the first assassin finds him dead: his paragraph is dropped"
    assert table.kernel.asides == 0
    assert table.kernel.world.discard[0] == 2, "both daggers are spent"


def test_an_assassination_inside_an_assassination_that_fails_lets_the_first_go_on() -> None:
    table = court([["alms"], ["dagger"], ["dagger"]])
    table.play(2, "assassinate odo")
    table.play(1, "assassinate odo")
    table.play(0, "pass")
    table.roll("6")
    assert (top(table), asked(table)) == ("Assassination", (0,)), "the first warning still stands"
    table.play(0, "pass")
    table.roll("1")
    assert top(table) == "Ballot"


def test_a_battle_whose_leader_dies_while_losses_are_being_chosen() -> None:
    table = court([[], ["dagger"], []], stack=BATTLE)
    table.play(0, "attack 1")
    assert top(table) == "Battle"
    table.roll("6")
    table.roll("6")
    assert (top(table), asked(table)) == ("Losses", (1,))
    table.play(1, "lose footman")
    table.play(1, "assassinate odo")
    table.roll("1")
    assert table.kernel.world.fallen == [0, 1], "the second man is saved"
    assert table.kernel.world.season == 1, "losses and battle are dropped, and the season goes on to its end"
    assert top(table) == "Drawing"


def test_another_lord_s_death_does_not_end_the_battle() -> None:
    table = court([[], ["dagger"], []], stack=BATTLE)
    table.play(0, "attack 1")
    table.roll("6")
    table.roll("6")
    table.play(1, "assassinate hugh")
    table.roll("1")
    assert (top(table), asked(table)) == ("Losses", (1,))


def test_when_all_candidates_are_dead_the_ballot_is_moot_and_its_caller_goes_on() -> None:
    table = court([[], ["dagger"], ["alms"]], dead=("hugh", "bertha", "ivo", "joan"))
    table.play(0, "vote odo")
    table.play(1, "assassinate odo")
    table.roll("1")
    assert "nobody-stands" in [event.name for event in table.events(None)]
    assert table.kernel.world.bishop == -1
    assert table.kernel.world.season == 1, "no coronation without a bishop, no battle without a leader"


def test_several_may_protest_and_the_rules_order_decides_never_the_clock() -> None:
    for order in ((0, 1, 2), (2, 1, 0), (0, 2, 1)):
        table = court([["ruse"], ["ruse"], ["ruse"]], season=1)
        for seat in (0, 1, 2):
            table.play(seat, "vote odo")
        assert (top(table), asked(table)) == ("Protest", (0, 1, 2))
        for seat in order:
            table.play(seat, "pass" if seat == 1 else "annul")
        assert [event.arguments for event in table.events(None) if event.name == "annulled"] == [{"seat": 2}]
        assert (top(table), asked(table)) == ("Ballot", (0, 1, 2))
        assert table.kernel.world.holds(0, 2), "whose protest was not needed keeps the card"
        assert "annul" not in table.record(2).replace("2: annul", ""), "and nobody hears that it was made"


def test_a_window_does_not_tell_who_holds_the_card() -> None:
    with_it, without = court([["ruse"], ["alms"], ["alms"]]), court([["alms"], ["alms"], ["alms"]])
    for table in (with_it, without):
        for seat in (0, 1, 2):
            table.play(seat, "vote odo")
        assert asked(table) == (0, 1, 2), "whoever holds any card is asked"
    for watcher in (1, 2):
        assert seen_by(with_it, watcher) == seen_by(without, watcher)
    assert barred_by(with_it, 0, "annul") is None
    assert barred_by(without, 0, "annul") == "protest.ruse"
    for table in (with_it, without):
        table.play(0, "pass")
    for watcher in (1, 2):
        assert seen_by(with_it, watcher) == seen_by(without, watcher)


def test_a_hand_that_is_known_to_be_empty_is_not_asked() -> None:
    table = court([["ruse"], [], ["alms"]])
    for seat in (0, 1, 2):
        table.play(seat, "vote odo")
    assert asked(table) == (0, 2)


def test_a_sealed_form_hears_no_offer() -> None:
    table = court([["dagger"], ["dagger"], []], stack=CORONATION, bishop="joan")
    assert asked(table) == (2,)
    assert barred_by(table, 0, "assassinate joan") == "offer.never-now"
    assert [str(move) for move in table.moves(0)] == []
    assert [str(move) for move in table.moves(2)] == ["crown", "spurn"]
    table.play(2, "crown")
    assert barred_by(table, 1, "assassinate joan") is None, "the battle is not sealed"


def test_an_offer_may_be_made_by_a_seat_that_is_not_asked_and_by_one_that_has_answered() -> None:
    table = court([["dagger"], [], []], stack=ELECTION)
    table.play(0, "vote odo")
    assert asked(table) == (1, 2)
    assert [move.verb for move in table.moves(0)] == ["assassinate"] * 3
    table.play(0, "assassinate bertha")
    assert lines(table) == ["0: vote odo", "0: assassinate bertha"]


def test_after_the_end_every_word_is_refused_by_the_rule_of_the_end() -> None:
    table = court([["dagger"], [], []], stack=[], season=2)
    assert table.over
    assert table.need is None
    assert barred_by(table, 0, "assassinate bertha") == "reign.end"
    assert barred_by(table, 0, "pass") == "reign.end"


def test_a_paragraph_that_ends_in_another_is_done_with_it_a_save_in_between_or_not() -> None:
    for through_a_save in (False, True):
        table = court([[], [], []], stack=BATTLE)
        table.play(0, "attack 1")
        for _ in range(2):
            table.roll("6")
        assert top(table) == "Losses"
        if through_a_save:
            table = outremer.load(table.save())
            assert table.kernel.tails == 0b100, "the battle ends with its losses"
        table.play(1, "lose footman")
        table.play(1, "lose knight")
        assert table.kernel.tails == 0
        assert table.kernel.world.season == 1
        assert top(table) == "Drawing"


class Mourning(Form[Court]):
    """When the bishop has died, the first house mourns him before anything else goes on."""

    rule: ClassVar[str] = "dagger.target"
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True

    def enter(self, g: Court) -> None:
        g.bishop = NOBODY

    def needs(self, g: Court) -> Need:
        return DONE if g.points[0] else ask(0)

    def may(self, g: Court, seat: int, menu: Menu) -> None:
        menu.put(PASS)

    def answer(self, g: Court, seat: int, verb: int, noun: int) -> None:
        g.points[0] = 1


class MourningRules(CourtRules):
    def due(self, g: Court) -> Form[Court] | None:
        return Mourning() if g.bishop != NOBODY and not g.alive[g.bishop] else None


class MourningCourt(CourtGame):
    name: ClassVar[str] = "mourning-court"
    forms: ClassVar[tuple[type[Form[Any]], ...]] = (*CourtGame.forms, Mourning)

    def assemble(self, setting: Setting) -> CourtRules:
        rules = MourningRules(setting.seats, 2, self.in_play(setting), self.left_out(setting))
        rules.ballot, rules.assassination = Ballot, Assassination
        return rules


def test_a_consequence_of_the_base_rules_comes_before_whatever_is_open() -> None:
    outremer.add_game(MourningCourt())
    saved = {**court_save([[], ["dagger"], []], BATTLE, bishop="joan"), "game": "mourning-court"}
    table = outremer.load(saved)
    assert (top(table), asked(table)) == ("Battle", (0,))
    table.play(1, "assassinate joan")
    table.roll("1")
    assert (top(table), asked(table)) == ("Mourning", (0,))
    assert [form["form"] for form in table.save()["stack"] if form.get("aside")] == ["Assassination", "Mourning"]
    table.play(0, "pass")
    assert (top(table), asked(table)) == ("Battle", (0,))


def test_a_window_says_whom_it_concerns_by_public_knowledge() -> None:
    table = court([["alms"], ["ruse"], ["alms"]], dead=("bertha", "ivo"))
    for seat in range(3):
        table.play(seat, "vote odo")
    assert top(table) == "Protest"
    assert [table.concerns(seat) for seat in range(3)] == [True, False, True], "no lord of house 1 stands"
