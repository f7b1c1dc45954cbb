"""Akkon as a whole: every size and option ends, saves and records hold, and the kernel's checks find nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import outremer
from outremer.games.akkon.game import GAME
from outremer.kernel.chance import Quick
from outremer.kernel.playouts import play_out
from outremer.proof.checks import check_seed, check_side_by_side, faults_of_shape
from outremer.proof.ledger import Coverage, Ledger, cited_by_code, cited_by_tests
from tests.games.akkon.position import BLUE, RED, card, hand, position
from tests.games.counting import positions_ahead
from tests.games.talking import asked, say

LEDGER = Ledger.read(GAME.folder / "rules.toml")
KNOWN = frozenset(LEDGER.ids())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("length", ["standard", "short"])
@pytest.mark.parametrize("pieces", ["one", "many"])
def test_random_games_of_every_size_end_well_before_the_limit(seats: int, length: str, pieces: str) -> None:
    setting = GAME.setting(seats, {"length": length, "pieces_per_turn": pieces})
    for seed in range(6):
        table = GAME.table(GAME.rules(setting))
        assert play_out(table, Quick(seed), GAME.longest) < 2_000
        assert table.over()


def test_the_ledger_is_covered_by_code_and_tests() -> None:
    covered = Coverage(LEDGER, cited_by_code(GAME.folder, LEDGER), cited_by_tests(Path(__file__).parent))
    assert covered.without_code() == []
    assert covered.without_test() == []
    assert covered.unknown() == []
    assert len(LEDGER.entries) == 133


def test_every_open_question_has_a_ruling_and_every_option_a_question() -> None:
    for entry in LEDGER.entries.values():
        assert bool(entry.question) == bool(entry.ruling), entry.id
    options = {entry.option for entry in LEDGER.entries.values() if entry.option}
    assert options == {option.name for option in GAME.options}


def test_words_forms_and_options_fit_together() -> None:
    assert faults_of_shape(GAME, KNOWN) == []


@pytest.mark.parametrize("seed", range(12))
def test_the_checks_of_the_kernel_find_nothing(seed: int) -> None:
    check_seed("akkon", seed, full=False, ledger=LEDGER)


def test_tables_with_different_options_do_not_disturb_each_other() -> None:
    settings = [
        GAME.setting(3, {}),
        GAME.setting(5, {"length": "short", "brothers_help": "player"}),
        GAME.setting(2, {"bidding_direction": "clockwise", "pieces_per_turn": "many"}),
    ]
    check_side_by_side(GAME, settings, seed=5)


def test_the_same_seed_is_the_same_game() -> None:
    one, other = (outremer.new("akkon", seats=3, seed=9) for _ in range(2))
    assert one.hash() == other.hash() != outremer.new("akkon", seats=3, seed=10).hash()


def test_an_option_that_came_later_is_named_only_where_it_differs() -> None:
    """So records and saves from before it keep their hashes."""
    before, after = position(), position(options={"last_round": "next"})
    assert "last_round" not in before.record()
    assert "last_round" not in before.save()["options"]
    assert before.view(RED)["options"]["last_round"] == "current"
    assert "option last_round next" in after.record()
    assert after.save()["options"]["last_round"] == "next"
    assert before.hash() != after.hash()


@pytest.mark.parametrize(
    ("way", "value", "complaint"),
    [
        (["lent"], 3, "there must be 3 Templars with somebody else"),
        (["top", "tyre"], "jaffa-3", "cards on show"),
        (["tracks", 0, "gold"], 14, "world.tracks[0].gold: must be a whole number from 0 to 13, not 14"),
        (["paid", 1, "sidon"], 8, "Templars paid with that nobody had"),
        (["holder", 0, "knight-5"], 4, "world.holder[0].knight-5: must be a seat from 0 to 1, not 4"),
        (["place", "jaffa-9"], "hand-3", "world.place.jaffa-9: seat 3 does not play"),
        (["at"], [{}, {}, {}], "world.at: must have 2 entries, not 3"),
    ],
)
def test_a_save_that_does_not_add_up_is_refused(way: list[str | int], value: object, complaint: str) -> None:
    saved = position(seats=2).save()
    box = saved["world"]
    for step in way[:-1]:
        box = box[step]
    box[way[-1]] = value
    with pytest.raises(outremer.BadSave, match=re.escape(complaint)):
        outremer.load(saved)


def test_a_whole_round_as_text() -> None:
    """A golden playthrough of one round, from the first bid to the Seneschal's passing on."""
    table = position(seats=2, driver=outremer.Scripted("tyre-7", "jaffa-4"), hands={RED: [], BLUE: []})
    say(table, RED, "bid tyre", "lay knight-8")
    say(table, BLUE, "bid jaffa", "lay knight-5")
    say(table, RED, "pass")
    say(table, BLUE, "pass")
    assert hand(table, RED) == ["tyre-3"]
    say(table, RED, "play tyre-3")
    assert asked(table) == ("Actions", BLUE)
    say(table, BLUE, "end")
    told = [event.name for event in table.events(None)]
    assert told == [
        "laid-one",
        "laid-one",
        "passed",
        "passed",
        "turned-up",
        "bid-total",
        "won",
        "turned-up",
        "bid-total",
        "won",
        *["unsold"] * 4,
        "on-offer",
        "on-offer",
        "played",
        "advanced",
        "fell",
        *["privilege"] * 2,
        *["no-privilege"] * 2,
        "seneschal-passes",
        "round-begins",
    ]


RECORDS = Path(__file__).parents[2] / "records" / "akkon"


def test_a_kept_save_still_loads_in_the_middle_of_a_bid() -> None:
    table = outremer.load(json.loads((RECORDS / "version-2-laying.json").read_text(encoding="utf-8")))
    assert asked(table)[0] == "Laying"
    assert json.loads(json.dumps(table.save())) == table.save()


def test_the_number_of_positions_a_few_decisions_away() -> None:
    """Counts worked out by hand: a bid is 6 cities times 7 Templars, beside it a pass and the Seneschal in 6 cities."""
    auction = position(seats=2).kernel
    assert positions_ahead(auction, 1) == 6 + 1 + 6
    assert positions_ahead(auction, 2) == 6 * 7 + 1 * (6 + 1) + 6 * (6 + 1)
    cards = [card("plague", city="tyre"), card("siege", city="tyre")]
    actions = position("actions", seats=3, hands={RED: cards, BLUE: [card("plague", city="jaffa")]}).kernel
    assert positions_ahead(actions, 1) == 1 + 2  # end, or one of the two cards
    assert positions_ahead(actions, 2) == 2 + 2 + 2  # Blue ends or plays; an opponent of two; end or Plague
