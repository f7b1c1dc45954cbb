"""Two seats haggle while a third takes its turn: proposals lie in the world, and nobody waits for them."""

import pytest

import outremer
from outremer import Refused, Table
from outremer.bots import Chair, bot
from outremer.kernel.chance import Quick
from outremer.kernel.playouts import play_out
from tests.kernel.market import DRAFTS, MARKET, TURNS
from tests.kernel.positions import asked, barred_by, seen_by


@pytest.fixture
def table() -> Table:
    return outremer.new("market", seed=1)


def test_two_seats_haggle_while_a_third_takes_its_turn(table: Table) -> None:
    assert asked(table) == (0,)
    table.play(1, "propose 2")
    table.play(0, "work")
    assert asked(table) == (1,)
    table.play(1, ["add-coin", "add-coin", "send"])
    assert asked(table) == (1,), "who haggles still owes the turn"
    assert barred_by(table, 0, "accept 1") == "haggle.addressee"
    table.play(1, "rest")
    table.play(2, "accept 1")
    assert asked(table) == (2,)
    assert table.view(None)["world"]["purse"] == [4, 1, 5]
    assert table.view(None)["world"]["sheep"] == [1, 2, 0]
    assert len(table.view(None)["forms"]) == 1, "nothing of it lies on the stack"
    assert outremer.replay(table.record()).hash() == table.hash()


def test_a_draft_is_invisible_to_the_others(table: Table) -> None:
    before = [seen_by(table, seat) for seat in (0, 2)]
    table.play(1, ["propose 2", "add-coin"])
    assert [seen_by(table, seat) for seat in (0, 2)] == before
    assert table.view(1)["world"]["proposals"][1] == {"to": 2, "coins": 1}
    table.play(1, "withdraw")
    assert [seen_by(table, seat) for seat in (0, 2)] == before
    assert "propose 2" in table.record(1)


def test_what_is_sent_is_heard(table: Table) -> None:
    table.play(1, ["propose 2", "add-coin", "send"])
    for seat in (0, 2, None):
        assert table.view(seat)["world"]["proposals"][1] == {"to": 2, "coins": 1}
        assert table.events(seat) == [outremer.Event("sent", {"seat": 1, "to": 2, "coins": 1})]
        assert table.record(seat).endswith("begin\n1: send\n")


def test_whoever_has_a_proposal_to_answer_is_addressed_and_not_asked(table: Table) -> None:
    def addressed() -> int:
        return table.kernel.rules.addressed(table.kernel.world)

    table.play(1, ["propose 2", "add-coin"])
    assert addressed() == 0, "nobody has been sent a draft"
    table.play(1, "send")
    assert addressed() == 1 << 2
    assert asked(table) == (0,)
    table.play(0, ["propose 2", "send"])
    table.play(2, "decline 1")
    assert addressed() == 1 << 2
    table.play(2, "accept 0")
    assert addressed() == 0


def test_where_nothing_is_ever_proposed_nobody_is_addressed() -> None:
    table = outremer.new("jerusalem", seed=1)
    assert table.kernel.rules.addressed(table.kernel.world) == 0


def test_the_rules_limit_how_often_one_may_begin_so_random_play_ends(table: Table) -> None:
    for _ in range(DRAFTS):
        table.play(1, ["propose 0", "withdraw"])
    assert barred_by(table, 1, "propose 0") == "haggle.limit"


def test_a_row_of_small_moves_is_played_whole_or_not_at_all(table: Table) -> None:
    before, story = table.hash(), table.record()
    with pytest.raises(Refused) as refused:
        table.play(1, ["propose 2", "add-coin", "add-coin", "add-coin", "add-coin", "send"])
    assert refused.value.rule == "haggle.purse"
    assert (table.hash(), table.record()) == (before, story)
    assert not table.may_undo(1)
    table.play(1, ["propose 2", "add-coin", "add-coin", "add-coin"])
    table.undo(1)
    assert table.view(1)["world"]["proposals"][1] == {"to": 2, "coins": 2}, "each small move can be taken back"


def test_a_proposal_that_can_no_longer_be_paid_is_barred_not_broken(table: Table) -> None:
    table.play(1, ["propose 2", "send"])
    table.play(0, ["propose 2", "send"])
    table.play(2, "accept 0")
    assert barred_by(table, 2, "accept 1") == "haggle.sheep"
    table.play(2, "decline 1")
    assert table.view(None)["world"]["proposals"] == [None, None, None]


def test_the_market_is_over_after_its_turns_whatever_is_still_open(table: Table) -> None:
    table.play(1, ["propose 2", "send"])
    while not table.over:
        table.play(asked(table)[0], "rest")
    assert barred_by(table, 2, "accept 1") == "market.end"
    result = table.result()
    assert result is not None
    assert result.winners == (0, 1, 2)
    assert MARKET.longest >= 6


def test_random_play_makes_offers_only_now_and_then() -> None:
    """Or it would do little else: beside every question stand ten of them."""
    offers = answers = 0
    for seed in range(40):
        table = outremer.new("market", seed=seed)
        player = bot("random", seed)
        while not table.over:
            (seat,) = asked(table)
            move = player.choose(Chair(table, seat))
            is_offer = table.game.lexicon.offers(move)
            offers, answers = offers + is_offer, answers + (not is_offer)
            table.play(seat, move)
    assert 1 / 32 < offers / (offers + answers) < 1 / 8
    dice = Quick(3)
    decisions = sum(play_out(MARKET.table(MARKET.rules(MARKET.setting(3, {}))), dice, 999) for _ in range(200))
    assert 1 / 32 < 1 - 200 * TURNS / decisions < 1 / 8
