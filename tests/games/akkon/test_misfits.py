"""A position of Akkon edited by hand is refused where its numbers contradict each other, with the field named."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.akkon.game import GAME
from outremer.games.akkon.vocabulary import CARDS, CITIES
from outremer.proof.checks import check_game
from outremer.proof.ledger import Ledger
from tests.games.akkon.position import BLUE, GREEN, RED, YELLOW, card, position
from tests.games.edits import Edit, below, edits_that_load, on_top, refusal, with_field
from tests.games.talking import say

PLAGUE = card("plague")
SPARE = [card("plague", 1), card("plague", 2)]


def at(part: str, **more: Any) -> Edit:
    return position(part, **more).save()


def bidding(*moves: str, **more: Any) -> Edit:
    return say(position("auction", turn=RED, **more), RED, *moves).save()


def acting(*moves: str) -> Edit:
    return say(position("actions", turn=RED, hands={RED: [PLAGUE, *SPARE]}), RED, *moves).save()


def moving(option: str) -> Edit:
    """Saladin's turn."""
    laid = {"tyre": {RED: ["knight-5", "knight-6"], BLUE: ["knight-5", "knight-6"]}}
    return at("saladin", options={"saladin_moves": option}, bids=laid, privileges={"gold": RED})


def displaced(option: str, rival: int) -> Edit:
    """Saladin is moving a Templar that this player laid."""
    saved = on_top(moving(option), begun=f"shift-rival {rival} {rival} tyre jaffa")
    form = {"form": "Displacing", "seat": RED, "rival": rival, "colour": rival, "source": "tyre", "city": "jaffa"}
    saved["stack"].append({**form, "moved": False})
    return saved


def prepared(count: int) -> Edit:
    """The preparation after so many rolls."""
    table = outremer.new("akkon", 3, by_hand=True)
    for _ in range(count):
        assert isinstance(table.need, outremer.Roll)
        table.roll(next(iter(table.need.odds)))
    return table.save()


def put(saved: Edit, value: object, field: str, *way: str | int) -> Edit:
    """Another value somewhere in a field of the world."""
    *into, last = (field, *way)
    box = saved["world"]
    for step in into:
        box = box[step]
    box[last] = value
    return saved


def banned() -> Edit:
    return put(put(bidding(), "caesarea", "at", BLUE, "turcopole"), "caesarea", "at", BLUE, "sergeant")


def unstarted(saved: Edit, part: str) -> Edit:
    """The same world, with this part of the round still to begin."""
    saved["stack"] = saved["stack"][:2]
    saved["stack"][1]["at"] = part
    saved["world"]["bidder"] = None
    return saved


def unoffered(saved: Edit) -> Edit:
    """No card lies open in Caesarea."""
    return put(put(saved, "discarded", "place", saved["world"]["top"]["caesarea"]), None, "top", "caesarea")


def claimed(saved: Edit, **claim: object) -> Edit:
    return with_field(saved, "debts", [{"taker": RED, "owner": BLUE, "loan": "plague", **claim}])


BORROWED = [(RED, BLUE, "knight-5", "plague", "camp")]


@pytest.mark.parametrize(
    ("saved", "sentence"),
    [
        ({**bidding(), "stack": []}, "world.ended: must be true once nothing is open any more, and only then"),
        (with_field(bidding(), "ended", True), "world.ended: must be true once nothing is open any more, and only"),
        (with_field(bidding(), "first", None), "world.first: must be a seat once the game has been set up"),
        (with_field(bidding(), "idle", 3), "world.idle: after 3 rounds without a sale the game is over"),
        (with_field(bidding(), "round", 990), "world.round: must be at most"),
        (put(bidding(), "plague", "loan", BLUE, "knight-5"), "world.loan[1].knight-5: must be own if its owner has it"),
        (
            put(at("auction", borrowed=BORROWED), "own", "loan", BLUE, "knight-5"),
            "world.loan[1].knight-5: must be own if its owner has it, and only then",
        ),
        (
            put(at("auction", borrowed=BORROWED), RED, "holder", BLUE, "knight-6"),
            "world: there must be 1 Templars with somebody else",
        ),
        (banned(), "world.at: a Turcopole and a Sergeant of one player lie hidden in one city"),
        (with_field(acting(), "debts", [0]), "world.debts[0]: must be an object with taker, owner, loan, not 0"),
        (claimed(acting(), owner=4), "world.debts[0].owner: must be a seat from 0 to 3, not 4"),
        (claimed(acting(), owner=RED), "world.debts[0]: taker and owner must be two seats"),
        (claimed(acting(), loan="own"), "world.debts[0].loan: must be one of plague, brothers-in-arms, not 'own'"),
        (with_field(bidding(), "departed", True), "world.departed: no card leaves its deck before the auction is over"),
        (put(bidding(), 1, "paid", RED, "tyre"), "world.paid: nothing is paid for before the auction is over"),
        (put(prepared(1), 1, "paid", RED, "tyre"), "world.paid: nothing is paid for before the auction is over"),
        (put(prepared(1), "caesarea", "at", RED, "knight-5"), "world.at[0].knight-5: must be camp"),
        (
            put(unstarted(claimed(bidding()), "loans"), "jaffa", "at", RED, "knight-8"),
            "world.at[0].knight-8: must be camp, where all Templars are until the auction begins",
        ),
        (
            with_field(prepared(1), "place", {**prepared(1)["world"]["place"], **dict.fromkeys(CARDS, "deck")}),
            "world.place: too few starting cards are set aside",
        ),
        (unoffered(bidding()), "world.top.caesarea: must be a card, since none has left its deck in this round"),
        (unoffered(unstarted(bidding(), "auction")), "world.top.caesarea: must be a card"),
        (unoffered(unstarted(bidding(), "resolution")), "world.top.caesarea: must be a card"),
        (
            below(bidding("bid tyre"), 2, begun=None),
            "stack[2].begun: Auction calls for nothing now, but Laying lies on it",
        ),
        (on_top(bidding(), begun="pass"), "stack[2].begun: must be a sentence with bid, bid-borrowed, or null"),
        (on_top(bidding("bid tyre"), city="sidon"), "stack[3].city: must be tyre, as Auction below it says"),
        (on_top(bidding("bid tyre"), seat=BLUE), "stack[3].seat: must be 0, as Auction below it says"),
        (with_field(bidding(), "bidder", None), "world.bidder: must be a seat while the auction is open"),
        (with_field(acting(), "bidder", RED), "world.bidder: must be null, since no auction is open"),
        (with_field(bidding(), "final", True), "world.final: must be false, unless a deck ran out"),
        (on_top(bidding(), passed=[RED]), "stack[2].passed: seat 0 is in turn, so it has not passed"),
        (displaced("own", BLUE), "stack[2].begun: must name another player, where Saladin moves anybody's Templars"),
        (displaced("any", RED), "stack[2].begun: must name another player, where Saladin moves anybody's Templars"),
        (
            on_top(acting(), turn=None, pair="tyre"),
            "stack[2].card: must be null, and so must pair, when all have had their turns",
        ),
        (
            on_top(acting(), pair="tyre"),
            "stack[2].pair: must be a city of which the holder of the Pope's privilege has played two cards",
        ),
        (
            on_top(acting(), pair="tyre", played={city: 2 if city == "tyre" else 0 for city in CITIES}),
            "stack[2].pair: must be a city of which the holder of the Pope's privilege has played two cards",
        ),
        (on_top(acting(), ended=[BLUE]), "stack[2].ended: must be empty, unless all play one card a turn"),
        (on_top(acting(), card="tyre-4"), "stack[2].card: must have been played, and leave something to choose"),
        (
            below(acting(f"play {PLAGUE}"), 2, card=SPARE[0]),
            "stack[2].card: must have been played, and leave something to choose",
        ),
        (on_top(acting(f"play {PLAGUE}"), seat=GREEN), "stack[3].seat: must be 0, as Actions below it says"),
    ],
)
def test_what_contradicts_itself_is_refused_by_its_field(saved: Edit, sentence: str) -> None:
    assert sentence in refusal(saved)


def test_actions_in_which_all_have_had_their_turns_are_over() -> None:
    over = outremer.load({**on_top(acting(), turn=None), "record": []})
    assert isinstance(over.need, outremer.Ask)
    assert over.need.form != "Actions"


@pytest.mark.parametrize(
    "saved",
    [
        claimed(bidding()),  # in a round in which no Plague was played
        claimed(acting()),
        put(bidding(), "set-aside", "place", CARDS[3]),
        put(prepared(0), "hand-0", "place", CARDS[0]),  # dealt before the first player is known
        with_field(prepared(3), "first", None),
        on_top(bidding(), laid=True),  # where each lays one Templar a turn
        on_top(bidding(), begun="bid tyre"),  # and which Templar is asked at once
        on_top(moving("any"), begun="shift tyre jaffa"),
        {**acting(f"play {PLAGUE}"), "stack": acting(f"play {PLAGUE}")["stack"][:3]},
        on_top(acting(), turn=YELLOW),  # the others have had their turns
        with_field(unoffered(unstarted(bidding(), "resolution")), "departed", True),
    ],
)
def test_what_is_only_strange_is_played_to_its_end(saved: Edit) -> None:
    """Without a crash, a dead end, a lost piece, or anything told that must not be known."""
    setting = GAME.setting(saved["seats"], saved["options"])
    report = check_game(GAME, setting, 1, False, Ledger.read(GAME.folder / "rules.toml"), {**saved, "record": []})
    assert report.decisions > 10


def test_whatever_loads_can_be_played_to_the_end() -> None:
    """Small changes to a position, at random: refused with BadSave, or as good as any other position."""
    assert edits_that_load("akkon", 3, 200) > 10
    assert edits_that_load("akkon", 2, 100) > 10


def in_the_open(saved: Edit, *pieces: str) -> Edit:
    for piece in pieces:
        put(saved, [RED, BLUE, GREEN, YELLOW], "seen", BLUE, piece)
    return saved


def test_the_ban_is_broken_unless_both_lie_face_up() -> None:
    for piece in ("turcopole", "sergeant"):
        assert "world.at: a Turcopole and a Sergeant of one player lie hidden" in refusal(in_the_open(banned(), piece))
    both = in_the_open(banned(), "turcopole", "sergeant")
    assert outremer.load({**both, "record": []}).save()["world"] == both["world"]


def test_so_many_rounds_can_still_follow() -> None:
    """Each card can be waited for as long as a game may stand still, and the limit is a thousand rounds."""
    to_be_had = sum(where == "deck" for where in bidding()["world"]["place"].values())
    longest = 3 * (to_be_had + 6 + 1)
    assert f"world.round: must be at most {999 - longest} " in refusal(with_field(bidding(), "round", 1000 - longest))
    late = with_field(bidding(), "round", 999 - longest)
    assert outremer.load({**late, "record": []}).save()["world"]["round"] == 999 - longest


def test_a_last_round_more_needs_a_deck_that_ran_out_and_a_table_that_plays_it() -> None:
    def with_final(where: str, **more: Any) -> Edit:
        saved = with_field(bidding(last=[where], **more), "final", True)
        return unoffered(saved)

    ruled = {"last_round": "next"}
    assert "world.final: must be false" in refusal(with_field(bidding(options=ruled), "final", True))
    assert "world.final: must be false" in refusal(with_final("caesarea"))
    final = with_final("caesarea", options=ruled)
    assert outremer.load({**final, "record": []}).save()["world"]["final"]
    not_final = unoffered(bidding(last=["caesarea"], options=ruled))
    assert "world.top.caesarea: must be a card" in refusal(not_final)


def test_no_card_is_open_when_all_have_had_their_turns() -> None:
    saved = on_top(put(acting(), "played", "place", SPARE[0]), turn=None, card=SPARE[0])
    assert "stack[2].card: must be null, and so must pair" in refusal(saved)
