"""Saves that were edited in their forms: what lies open fits France, or is refused by the field that does not."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import outremer
from tests.games.edits import Edit, refusal
from tests.games.fief.position import position
from tests.games.fief.test_church import church
from tests.games.talking import say

POSITIONS = Path(__file__).parent / "positions"
Way = tuple[str | int, ...]
Made = Callable[[], Edit]  # in the test and not before: what is broken on purpose must be met there


def kept(name: str) -> Made:
    return partial(saved_as, name)


def saved_as(name: str) -> Edit:
    """A kept position, as it is saved today."""
    saved = {**json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8")), "record": []}
    return {**outremer.load(saved, outremer.Seeded(1)).save(), "record": []}


def edited(saved: Edit, *edits: tuple[Way, object]) -> Edit:
    """With these values at these places; a way begins with `world`, or with a number of the stack (-1: on top)."""
    changed = copy.deepcopy(saved)
    for (first, *way), value in edits:
        box: Any = changed["stack"][first] if isinstance(first, int) else changed[first]
        for step in way[:-1]:
            box = box[step]
        box[way[-1]] = value
    return changed


def consent() -> Edit:
    """The Pope is asked whether Henri becomes a Cardinal."""
    return say(church(hands={1: ["cardinal"]}), 1, "cardinal henri").save()


def new_lord() -> Edit:
    """Eric has been played, and may come to either of two villages."""
    lords = {"charles": (0, "bourg"), "arthur": (0, "sennecy"), "henri": (1, "blaye")}
    table = position("plays", lords=lords, troops={(0, "bourg"): (1, 0), (0, "sennecy"): (1, 0)}, hands={0: ["eric"]})
    return say(table, 0, "play-lord eric").save()


CASES: list[tuple[Made, list[tuple[Way, object]], str]] = [
    # elections
    (kept("election-with-a-dagger"), [((-1, "office"), "barony-mazilles")], "nobody is elected barony-mazilles"),
    (kept("election-with-a-dagger"), [((-1, "white", 1), "othon")], ".white[1]: othon is no candidate"),
    (kept("election-with-a-dagger"), [((-1, "black", 2), "othon")], ".black[2]: othon is no candidate"),
    (kept("election-with-a-dagger"), [((-1, "black", 1), None)], ".black[1]: a seat has written both markers or none"),
    # cards
    (kept("inheritance-in-the-family"), [((3, "actor"), 1)], ".actor: must be a seat that has answered"),
    (new_lord, [((-1, "come"), True)], ".come: must be true once eric is in play, and only then"),
    (new_lord, [((-1, "lord"), "gauvain")], ".lord: gauvain is not in the hand of that seat"),
    (new_lord, [((-1, "over"), True)], ".lord: eric is not in the hand of that seat"),
    (new_lord, [((-1, "seat"), 1)], ".lord: eric is not in the hand of that seat"),
    # the Church
    (consent, [((-1, "lord"), "eric")], ".lord: eric cannot be made Cardinal by that family"),
    (consent, [((-1, "by"), 2)], ".lord: henri cannot be made Cardinal by that family"),
    (
        consent,
        [(("world", "holder", "see-sigy"), None), (("world", "lord", "titles", "henri"), [])],
        ".lord: henri cannot be made Cardinal by that family",
    ),
    (
        consent,
        [((-1, "bought"), True), (("world", "family", "coins", 1), 0)],
        ".lord: that family cannot buy the hat",
    ),
    (
        consent,
        [(("world", "holder", "pope"), None), (("world", "lord", "titles", "charles"), ["see-blaye"])],
        "world.holder.pope: no Pope is there to be asked",
    ),
    # purchases
    (
        kept("market-with-a-title-for-sale"),
        [((-1, "fief"), "duchy-bourg")],
        ".taker: must be the family that gets the title",
    ),
    # marches
    (kept("march-into-the-plague"), [((-1, "at"), None)], ".at: must be the village where the army stands"),
    (kept("march-into-the-plague"), [((-1, "stage"), "hindered")], ".to: must be a village at the other end of a road"),
    (kept("march-into-the-plague"), [((-1, "stage"), "riding")], ".foe: must be whom the army rides down"),
    (kept("march-into-the-plague"), [((-1, "steps"), 99)], ".steps: must be"),
    # battles
    (kept("three-sided-battle"), [(("world", "field"), "sigy")], "world.field: must be bourg, where a battle is"),
    # what is not in play
    (
        kept("three-sided-battle"),
        [(("world", "lord", "place", "charles"), "jerusalem")],
        "world.lord.place.charles: jerusalem is not in play here",
    ),
    (
        kept("siege-in-its-third-turn"),
        [(("world", "engine", "at", 0, 0), "jerusalem")],
        "world.engine.at: jerusalem is not in play here",
    ),
    (kept("three-sided-battle"), [(("world", "field"), "jerusalem")], "world.field: jerusalem is not in play here"),
    (
        kept("private-talk"),
        [(("world", "deal", "cards-given", 3, 1), "tax")],
        "world.deal.state[3]: a proposal without words",
    ),
    (
        kept("private-talk"),
        [(("world", "deal", "cards-wanted", 3, 2), "tax")],
        "world.deal.state[3]: a proposal without words",
    ),
    (kept("private-talk"), [(("world", "deal", "wants", 3), 1)], "world.deal.state[3]: a proposal without words"),
    (kept("private-talk"), [(("world", "deal", "heard", 3), [1])], "world.deal.state[3]: a proposal without words"),
    (
        kept("private-talk"),
        [(("world", "deal", "promise-wanted", 3), "peace")],
        "world.deal.state[3]: a proposal without words",
    ),
    # politics
    (kept("politics-gypsy-among-the-unlucky"), [((-1, "pile"), "disasters")], ".pile: must be the back of the card"),
    (kept("politics-gypsy-among-the-unlucky"), [((-1, "card"), "eric")], ".card: is not in that hand"),
    (kept("politics-thief-and-two-hands"), [((-1, "victim"), 0), ((-1, "left"), 0)], ".victim: must be another seat"),
    (kept("politics-thief-and-two-hands"), [((-1, "left"), 99)], ".left: more coins than the victim has"),
    (
        kept("politics-thief-and-two-hands"),
        [(("world", "politics", "attendant", 2), None)],
        "world.politics.attendant[2]: must be an attendant",
    ),
    # tactics
    (kept("mercenaries-tied-twice"), [((-1, "bids", 3), 6)], ".bids[3]: this seat does not bid"),
    (kept("mercenaries-tied-twice"), [((-1, "bids", 1), 5)], ".bids[1]: must be 6 at least"),
    (
        kept("mercenaries-tied-twice"),
        [((-1, "bids"), [6, 6, 6, None, None])],
        ".bidders: must be seats of which one has still to bid",
    ),
    (kept("mercenaries-tied-twice"), [(("world", "family", "coins", 1), 5)], ".least: seat 1 has 5 coins"),
    (
        kept("mercenaries-tied-twice"),
        [(("world", "tactics", "called"), ["kings"])],
        "world.tactics.called: nobody is there to call the kings guards",
    ),
    # the orders
    (kept("vows-and-commanderies"), [(("world", "templars", "seeking"), 0)], "world.templars.seeking"),
    # crusades
    (
        kept("before-the-call"),
        [(("world", "crusades", "track"), ["tripoli"])],
        "world.crusades.track: objectives are laid out when",
    ),
    (
        kept("saladin-two-objectives-short"),
        [((-2, "at"), None)],
        ".at: must be the objective to which Saladin has come",
    ),
    (kept("saladin-two-objectives-short"), [(("world", "crusades", "saladin"), "jerusalem")], "world.crusades.saladin"),
    # relics
    (
        kept("relics-in-many-hands"),
        [(("world", "relics", "relic", "lying", "grail"), "sigy")],
        "world.relics.relic.lying.grail: is borne",
    ),
    (
        kept("relics-in-many-hands"),
        [(("world", "relics", "relic", "bearer", "grail"), "gauvain")],
        "world.relics.relic.bearer.grail: gauvain is not in play",
    ),
    (
        kept("relics-in-many-hands"),
        [(("world", "relics", "deal", "gives", 2), "grail")],
        "world.relics.deal.gives[2]: a relic stands in a proposal",
    ),
    (
        kept("teutonic-network"),
        [(("world", "troops", "sigy", 2, "archer"), 1)],
        "world.troops: archer is not in play here",
    ),
]


@pytest.mark.parametrize(
    ("made", "edits", "sentence"), CASES, ids=lambda one: str(one)[:60] if isinstance(one, str) else ""
)
def test_what_lies_open_fits_france_or_its_field_is_named(
    made: Made, edits: list[tuple[Way, object]], sentence: str
) -> None:
    saved = made()
    outremer.load(saved)
    assert sentence in refusal(edited(saved, *edits))


def test_who_asks_for_a_hat_holds_the_card() -> None:
    saved = consent()
    hat = saved["world"]["card"].index("hand-1")
    gone = edited(saved, (("world", "card", hat), "deck"), (("world", "seen", hat), []))
    assert ".by: that family has no Cardinal to play" in refusal(gone)
