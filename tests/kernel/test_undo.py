"""Undo never survives a roll, a reveal or another seat's act; a row of moves is played whole or not at all."""

from typing import ClassVar

import pytest

import outremer
from outremer import NoSuchMove, Refused
from outremer.kernel.forms import Form
from outremer.kernel.journal import EVERYONE, MOVED, NOTHING, Entry
from outremer.table.game import Setting
from outremer.table.undo import Step, Steps
from tests.kernel.court import CourtGame
from tests.kernel.court_forms import Assassination
from tests.kernel.court_world import Court, CourtRules
from tests.kernel.market import whispering
from tests.kernel.positions import BATTLE, asked, court, court_save


def may_undo(table: outremer.Table) -> list[int]:
    return [seat for seat in range(table.seats) if table.may_undo(seat)]


def test_a_move_can_be_taken_back_with_all_that_it_told() -> None:
    table = court([[], [], []])
    before = table.save()
    table.play(0, "vote odo")
    assert may_undo(table) == [0]
    table.undo(0)
    assert table.save() == before
    assert may_undo(table) == []
    table.play(0, "vote hugh")
    assert table.view(0)["forms"][-1]["my_vote"] == "hugh"


def test_undo_does_not_survive_another_seat_s_act() -> None:
    table = court([[], [], []])
    table.play(0, "vote odo")
    table.play(1, "vote odo")
    assert may_undo(table) == [1]
    with pytest.raises(NoSuchMove, match="nothing to take back: a roll, a card shown or another seat's move"):
        table.undo(0)
    table.undo(1)
    assert may_undo(table) == [], "what came before another's act stays out of reach when that act is taken back"


def test_undo_does_not_survive_a_roll_by_hand_or_by_a_driver() -> None:
    table = court([[], [], []], stack=BATTLE)
    table.play(0, "attack 1")
    assert may_undo(table) == [0], "nothing is rolled yet"
    table.roll("1")
    assert may_undo(table) == []
    table = outremer.load(court_save([[], [], []], stack=BATTLE), driver=outremer.Scripted("4", "4"))
    table.play(0, "attack 1")
    assert asked(table) == (1,)
    assert may_undo(table) == []


def test_undo_does_not_survive_a_reveal() -> None:
    table = court([["alms"], [], ["dagger"]])
    table.play(2, "assassinate odo")
    assert may_undo(table) == [], "the dagger has been seen"
    table = court([[], [], []])
    for seat in range(3):
        table.play(seat, "vote joan")
    assert may_undo(table) == [], "the last paper opened all of them"


def test_undo_leads_back_step_by_step() -> None:
    table = outremer.new("market", seed=1)
    saves = []
    for move in ("propose 2", "add-coin", "add-coin"):
        saves.append(table.save())
        table.play(1, move)
    while saves:
        table.undo(1)
        assert table.save() == saves.pop()


def test_a_draft_that_nobody_notices_ends_nobody_s_undo() -> None:
    """Or the end of one's undo would tell that another is drafting a proposal."""
    table = outremer.new("market", seed=1)
    (shepherd,) = asked(table)
    drafter, other = (seat for seat in range(3) if seat != shepherd)
    table.play(shepherd, f"propose {other}")
    table.play(drafter, [f"propose {other}", "add-coin"])
    assert may_undo(table) == sorted([shepherd, drafter])
    table.undo(shepherd)
    world = table.kernel.world
    assert (world.to[shepherd], world.to[drafter], world.coins[drafter]) == (-1, other, 1), "the draft stays"
    assert may_undo(table) == [drafter]
    assert table.lines() == [f"{drafter}: propose {other}", f"{drafter}: add-coin"]
    table.undo(drafter)
    table.undo(drafter)
    assert table.lines() == []


def test_what_is_noticed_ends_the_undo_and_keeps_it_ended() -> None:
    table = outremer.new("market", seed=1)
    (shepherd,) = asked(table)
    drafter, other = (seat for seat in range(3) if seat != shepherd)
    table.play(drafter, f"propose {other}")
    table.play(shepherd, next(str(move) for move in table.moves(shepherd) if move.verb not in ("propose", "accept")))
    assert drafter not in may_undo(table), "the shepherd's move was seen by all"
    table.play(other, f"propose {drafter}")
    assert may_undo(table) == sorted([shepherd, other])


def test_a_draft_that_is_not_possible_any_more_is_dropped_with_what_made_it_possible() -> None:
    table = outremer.new("market", seed=1)
    (shepherd,) = asked(table)
    drafter, other = (seat for seat in range(3) if seat != shepherd)
    table.play(shepherd, f"propose {other}")
    table.play(drafter, f"propose {other}")
    table.kernel.world.begun[drafter] = 0
    for step in table._steps.taken:
        step.table.world.begun[drafter] = 99  # as if the shepherd's move had allowed it
    table.undo(shepherd)
    assert table.lines() == []
    assert may_undo(table) == []


def test_a_row_of_moves_is_played_whole_or_not_at_all() -> None:
    table = court([[], [], []], stack=BATTLE)
    table.play(0, "attack 1")
    for _ in range(2):
        table.roll("6")
    before = table.save()
    with pytest.raises(Refused) as refused:
        table.play(1, ["lose knight", "lose knight"])
    assert refused.value.rule == "losses.none-left"
    assert table.save() == before
    with pytest.raises(NoSuchMove, match="'fly' is no verb"):
        table.play(1, ["lose knight", "fly"])
    assert table.save() == before
    table.play(1, ["lose knight", "lose footman"])
    assert table.kernel.world.fallen == [1, 1]
    table.play(1, [])


def test_a_row_that_fails_gives_back_the_undo_that_was_there() -> None:
    table = outremer.new("market", seed=1)
    table.play(1, "propose 2")
    with pytest.raises(Refused):
        table.play(1, ["add-coin", "propose 0"])
    assert may_undo(table) == [1]
    table.undo(1)
    assert may_undo(table) == []


def test_nothing_is_played_behind_a_roll_or_a_reveal_at_once_or_one_could_try_and_take_back() -> None:
    table = court([[], [], []], stack=BATTLE)
    before = table.save()
    with pytest.raises(NoSuchMove, match="'attack 1' needs a roll, so nothing can be played behind it at once"):
        table.play(0, ["attack 1", "pass"])
    assert table.save() == before

    table = court([["alms"], [], ["dagger", "dagger"]])
    before = table.save()
    with pytest.raises(NoSuchMove, match="'assassinate odo' shows something hidden"):
        table.play(2, ["assassinate odo", "assassinate hugh"])
    assert table.save() == before


def test_nothing_is_played_behind_a_secret_answer_or_one_could_try_what_the_others_have_answered() -> None:
    """Whether it is the last, and whether another protests, makes no difference to who tries."""
    for others in ("pass", "annul"):
        table = court([["ruse"], ["ruse"], []])
        for seat in range(3):
            table.play(seat, "vote odo")
        assert asked(table) == (0, 1)
        for last in (False, True):
            if last:
                table.play(1, others)
            before = table.save()
            with pytest.raises(NoSuchMove, match="'pass' is a secret answer, so nothing can be played behind it"):
                table.play(0, ["pass", "vote hugh"])
            assert table.save() == before


def test_what_is_shown_to_some_ends_their_undo_and_that_of_who_showed_it() -> None:
    """The others have noticed nothing, and the end of their undo must not tell them."""
    table = outremer.new(whispering().name, seed=1)
    (shepherd,) = asked(table)
    sender, addressee = (seat for seat in range(3) if seat != shepherd)
    step = Step(sender, 0, table.kernel.clone(), 0)
    steps = Steps(3)
    unnoticed = Entry(MOVED, 1 << sender, sender, 0, [], NOTHING)
    for seat in (shepherd, addressee):
        steps.add(Step(seat, 0, table.kernel.clone(), 0), [Entry(MOVED, 1 << seat, seat, 0, [], NOTHING)])
    steps.add(step, [unnoticed], revealed=1 << addressee)
    assert [steps.back_to(seat) for seat in (sender, addressee)] == [0, 0]
    assert steps.back_to(shepherd) == 3
    assert (len(steps), steps.since(shepherd)) == (0, 0), "nor can all agree to go behind it"
    steps.add(Step(shepherd, 0, table.kernel.clone(), 0), [Entry(MOVED, 1 << shepherd, shepherd, 0, [], NOTHING)])
    assert len(steps) == 1
    steps.add(Step(shepherd, 0, table.kernel.clone(), 0), [unnoticed], revealed=EVERYONE)
    assert steps.back_to(shepherd) == 0


class BrokenAssassination(Assassination):
    def enter(self, g: Court) -> None:
        super().enter(g)
        raise ZeroDivisionError("a fault in the rules")


class BrokenCourt(CourtGame):
    name: ClassVar[str] = "broken-court"
    forms: ClassVar[tuple[type[Form[Court]], ...]] = (*CourtGame.forms, BrokenAssassination)

    def assemble(self, setting: Setting) -> CourtRules:
        rules = super().assemble(setting)
        rules.assassination = BrokenAssassination
        return rules


def test_a_fault_in_the_rules_does_not_cost_the_table() -> None:
    outremer.add_game(BrokenCourt())
    table = outremer.load({**court_save([[], [], ["dagger"]]), "game": "broken-court"})
    before = table.save()
    with pytest.raises(ZeroDivisionError):
        table.play(2, "assassinate odo")
    assert table.save() == before
    table.play(2, "vote odo")
