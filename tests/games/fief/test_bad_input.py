"""A word at the wrong time or out of one's means, an edited save, a stale proposal, a second vote, a forged seat."""

from __future__ import annotations

import copy
import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import outremer
from outremer.kernel.chance import Quick
from outremer.kernel.playouts import play_out
from tests.games.edits import Edit, on_top, refusal, with_one_change
from tests.games.fief.any_time import LEDGER, before_income
from tests.games.fief.position import position
from tests.games.talking import bar, say, seen, told

POSITIONS = sorted((Path(__file__).parent / "positions").glob("*.json"))
NAMES = [file.stem for file in POSITIONS]
EVERYTHING = dict.fromkeys(("crusades", "teutonic", "templars", "tactics", "politics", "relics", "fog"), "yes")


def save_of(name: str) -> Edit:
    saved = json.loads((Path(__file__).parent / "positions" / f"{name}.json").read_text(encoding="utf-8"))
    return {**saved, "record": []}


@pytest.mark.parametrize("name", NAMES)
def test_every_verb_out_of_place_is_refused_by_a_rule_that_forbids_and_nothing_moves(name: str) -> None:
    table, dice = outremer.load(save_of(name)), random.Random(name)
    before, told_before = table.hash(), len(table.journal.entries)
    forbidding = {entry.id for entry in LEDGER.entries.values() if entry.forbids}
    lexicon, refused = table.game.lexicon, 0
    starts = [*lexicon.verbs, len(lexicon)]
    for seat in range(table.seats):
        free = set(table.moves(seat))
        for first, behind in pairwise(starts):
            move = lexicon.say(dice.randrange(first, behind))
            if move not in free:
                rule = bar(table, seat, str(move))
                assert rule in forbidding, f"{move} of seat {seat}: {rule}"
                with pytest.raises(outremer.Refused, match=r"is forbidden by"):
                    table.play(seat, move)
                refused += 1
    assert (table.hash(), len(table.journal.entries)) == (before, told_before)
    assert refused > 60 * table.seats


@pytest.mark.parametrize("seat", [-1, 4, 99, None, "0", 1.5])
def test_a_forged_seat_is_answered_and_not_obeyed(seat: Any) -> None:
    """What is no number at all is refused by the compiled engine before it is looked at."""
    answer = (outremer.NoSuchMove,) if isinstance(seat, int) else (outremer.NoSuchMove, TypeError)
    table = before_income(hands={0: ["tax"]})
    before = table.hash()
    for speak in (lambda: table.play(seat, "pass"), lambda: table.moves(seat), lambda: table.refusal(seat, "pass")):
        with pytest.raises(answer, match=r"there is no seat|int"):
            speak()
    assert table.hash() == before


@pytest.mark.parametrize(
    "words", ["", "dance", "settle", "settle paris", "give-coins 32", "vote charles", "talk 6", "pass pass"]
)
def test_words_that_are_no_sentence_are_answered_with_those_that_are(words: str) -> None:
    table = before_income(hands={0: ["tax"]})
    before = table.hash()
    with pytest.raises(outremer.NoSuchMove):
        table.play(0, words)
    assert table.hash() == before


def test_nobody_votes_twice() -> None:
    saved = save_of("election-with-a-dagger")
    (ballot,) = (form for form in saved["stack"] if form["form"] == "Ballot")
    table = outremer.load(saved)
    assert isinstance(table.need, outremer.Ask)
    assert table.need.seats == (0,)
    before = table.hash()
    for seat in (1, 2):
        assert bar(table, seat, "vote charles nobody") is not None, "that seat has voted"
        with pytest.raises(outremer.Refused):
            table.play(seat, "vote henri nobody")
    assert table.hash() == before
    assert ballot["white"][1] == "henri"


def test_a_row_of_moves_is_played_whole_or_not_at_all() -> None:
    table = before_income(hands={0: ["tax"]}, coins={0: 3})
    before = table.hash()
    with pytest.raises(outremer.Refused) as refused:
        table.play(0, ["address 1", "give-coins 2", "give-card justice", "send"])
    assert refused.value.rule in LEDGER.ids()
    assert table.hash() == before
    assert seen(table)["families"][0]["deal"] is None


@pytest.mark.rule("deal.addressee")
def test_a_proposal_that_can_no_longer_be_kept_lapses_and_both_are_told() -> None:
    table = before_income(hands={0: ["assassination"], 1: ["tax"]}, driver=outremer.Seeded(3))
    say(table, 0, "address 1", "give-card assassination", "want-card tax", "send")
    table.play(0, "strike othon")
    while isinstance(table.need, outremer.Ask) and not told(table, "lapsed", 0):
        table.play(table.need.seats[0], table.moves(table.need.seats[0])[0])
    for seat in (0, 1):
        assert told(table, "lapsed", seat) == [{"seat": 0, "to": 1}]
    assert bar(table, 1, "accept-deal 0") is not None
    assert seen(table, 1)["families"][0]["deal"] is None


# -- saves ------------------------------------------------------------------------------------------------------------


def camp() -> Edit:
    """Blue besieges Red in Bourg with an engine; Green holds a card and writes a proposal."""
    table = position(
        "march",
        lords={"charles": (0, "bourg"), "henri": (1, "bourg"), "isabelle": (2, "sigy"), "othon": (3, "tournus")},
        troops={(0, "bourg"): (1, 1), (1, "bourg"): (2, 2), (2, "sigy"): (0, 1), (3, "tournus"): (0, 1)},
        walls={"bourg": "stronghold"},
        besiegers={"bourg": [1]},
        engines={1: [("bourg", 1)]},
        hands={2: ["tax"]},
    )
    return say(table, 2, "address 3", "give-coins 1").save()


def edited(saved: Edit, value: object, *path: str | int) -> Edit:
    changed = copy.deepcopy(saved)
    box: Any = changed["world"]
    for step in path[:-1]:
        box = box[step]
    box[path[-1]] = value
    return changed


CONTRADICTIONS: list[tuple[tuple[str | int, ...], object, str]] = [
    (("turn",), -1, "world.turn: must be a whole number"),
    (("first",), None, "world.first: must be a seat once the game has been set up"),
    (("phase",), "sleep", "world.phase: must be one of"),
    (("ended",), True, "world.ended: must be true once nothing is open any more"),
    (("winners",), [2], "world.winners: nobody has won while the game goes on"),
    (("riding",), 1, "world.riding: no cavalcade is being fought"),
    (("garrison",), "bourg", "world.garrison: nobody stays behind"),
    (("lord", "owner", "charles"), None, "world: there must be 0 card of charles laid in all"),
    (("see", "struck", "see-blaye"), ["famine"], "world: there must be 1 famine laid in all"),
    (("see", "struck", "see-blaye"), ["plague"], "world: there must be 1 plague laid in all"),
    (("lord", "place", "charles"), None, "world.lord.place.charles: a lord in play has an owner and a place"),
    (("lord", "place", "charles"), "sigy", "world.presence.arrival.sigy[0]: must be 0 for who is not there"),
    (("lord", "captor", "charles"), 0, "world.lord.captor.charles: nobody holds a lord of the own family"),
    (("lord", "spouse", "charles"), "isabelle", "world.lord.spouse.charles: isabelle is not married to charles"),
    (("lord", "titles", "charles"), ["king"], "world.lord.titles.charles: must have just those titles"),
    (("lord", "titles", "charles"), ["templar"], "world.lord.titles.charles: has a title that is not in play here"),
    (("holder", "king"), "charles", "world.lord.titles.charles: must have just those titles"),
    (("troops", "sigy", 0, "footman"), 1, "world.presence.arrival.sigy[0]: must be 0 for who is not there"),
    (("troops", "sigy", 2, "footman"), 14, "world.troops.sigy[2].footman: must be a whole number from 0 to 13"),
    (("presence", "arrival", "bourg", 1), 1, "world.presence.arrival.bourg: must count those who are there from 1 on"),
    (("presence", "came", "sigy", 0), "bourg", "world.presence.came.sigy[0]: who is not there has come from nowhere"),
    (("village", "walls", "bourg"), "none", "world.village.besiegers.bourg: must have troops there"),
    (("village", "besiegers", "sigy"), [0], "world.village.besiegers.sigy: must have troops there"),
    (("village", "mills", "bourg"), 3, "world.village.mills.bourg: must be a whole number from 0 to 2"),
    (("engine", "dice", 1, 0), 0, "world.engine.dice[1][0]: must be 0 for an engine in the stock"),
    (("engine", "at", 1, 0), "sigy", "world.engine.at[1][0]: seat 1 does not besiege sigy"),
    (("see", "taxer", "see-sigy"), 2, "world.see.taxer.see-sigy: must be the seat that taxes with this rank"),
    (("see", "rank", "see-sigy"), "pope", "world.see.taxer.see-sigy: must be the seat that taxes with this rank"),
    (("parley", "talkers", 1), [0], "world.parley.talkers[1]: a talk is over once seat 1 has left it"),
    (("parley", "invited", 1), [0], "world.parley.invited[1]: must be all that have been in the talk"),
    (("deal", "to", 2), 2, "world.deal.to[2]: a proposal is for another seat"),
    (("deal", "state", 2), "none", "world.deal.state[2]: a proposal without words has no clauses"),
    (("deal", "gives", 0), 4, "world.deal.state[0]: a proposal without words has no clauses"),
    (("family", "coins", 0), -1, "world.family.coins[0]: must be a whole number from 0 to 9999"),
    (("track",), 4, "world.track: must be a whole number from 0 to 3"),
]


@pytest.mark.parametrize(("path", "value", "sentence"), CONTRADICTIONS, ids=lambda one: str(one)[:40])
def test_an_edited_save_is_refused_by_the_field_that_contradicts_another(
    path: tuple[str | int, ...], value: object, sentence: str
) -> None:
    saved = camp()
    outremer.load(saved)
    assert refusal(edited(saved, value, *path)).startswith(sentence)


def test_a_card_in_the_wrong_hands_or_known_to_the_wrong_seats_is_refused() -> None:
    saved = camp()
    tax = saved["world"]["card"].index("hand-2")
    wrong = [
        (("card", tax), "hand-5", f"world.card[{tax}]: seat 5 does not play"),
        (("seen", tax), [], f"world.seen[{tax}]: seat 2 knows the own hand"),
        (("seen", tax + 1), [1], f"world.seen[{tax + 1}]: nobody knows a card in a deck"),
    ]
    for path, value, sentence in wrong:
        assert refusal(edited(saved, value, *path)).startswith(sentence)


@pytest.mark.parametrize("expansions", [{}, EVERYTHING], ids=["alone", "with everything"])
@pytest.mark.parametrize("field", ["card", "seen"])
def test_a_card_too_many_or_missing_is_refused(field: str, expansions: dict[str, str]) -> None:
    saved = outremer.new("fief", 4, expansions, seed=3).save()
    cards = saved["world"][field]
    for wrong in ([*cards, cards[-1]], cards[1:], cards[:-1], []):
        assert refusal(edited(saved, wrong, field)).startswith(f"world.card: there must be {len(cards)} cards")


def test_more_cities_than_the_box_holds_are_refused() -> None:
    saved = camp()
    walls = dict.fromkeys(saved["world"]["village"]["walls"], "city")
    assert refusal(edited(saved, walls, "village", "walls")).startswith(
        "world: there must be 0 cities beyond the stock"
    )


def loaded(saved: Edit) -> outremer.Table | str:
    """The table of this save, or why it is refused."""
    try:
        return outremer.load(saved)
    except outremer.BadSave as error:
        return str(error)


@pytest.mark.timeout(300)
def test_any_small_change_is_refused_with_its_field_or_played_to_the_end() -> None:
    dice, refused, accepted = random.Random("edited saves of Fief"), 0, 0
    for name in NAMES:
        saved = save_of(name)
        for number in range(8):
            table = loaded(with_one_change(saved, dice))
            if isinstance(table, str):
                assert table.startswith(("world", "stack"))
                refused += 1
                continue
            accepted += 1
            for seat in range(table.seats):
                table.view(seat)
                table.game.redealt(table.kernel, seat, outremer.Seeded(number))
            play_out(table.kernel, Quick(number), table.game.longest)
            assert table.result() is not None
            assert not any(one.found != one.wanted for one in table.game.totals(table.kernel.world, []))
    assert refused > accepted > 20


def test_a_field_of_the_world_that_is_missing_is_named() -> None:
    saved = camp()
    for name in saved["world"]:
        missing = copy.deepcopy(saved)
        del missing["world"][name]
        assert refusal(missing).startswith(f"world.{name}: ")


def test_a_blank_that_no_form_has_is_named() -> None:
    saved = camp()
    for level in range(len(saved["stack"])):
        changed = copy.deepcopy(saved)
        changed["stack"][level]["dragons"] = 3
        assert refusal(changed).startswith(f"stack[{level}].dragons: ")


def test_a_draw_that_waits_for_an_empty_deck_is_refused() -> None:
    gone = [*["famine"] * 4, *["rain"] * 4, *["plague"] * 2]
    saved = position("draws", lords={"charles": (0, "bourg"), "henri": (1, "sigy")}, discards=gone).save()
    for drawing in ("lord", "fortune", "either"):
        outremer.load(on_top(copy.deepcopy(saved), drawing=drawing))
    assert refusal(on_top(saved, drawing="disaster")).endswith(".drawing: there is no such card in the deck")
