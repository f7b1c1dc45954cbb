"""For each question of Fief that is asked beyond the map, a position in which it is asked, and of whom."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import outremer
from outremer.games.fief.layout import DUE_SURPLUS
from tests.games.fief.any_time import LORDS, TROOPS, all_pass
from tests.games.fief.expansions import test_tactics_archers as archers
from tests.games.fief.expansions.courtly import court
from tests.games.fief.expansions.crusade import HOME, in_france, overseas, windows_pass
from tests.games.fief.expansions.test_politics_attendants import spying
from tests.games.fief.expansions.test_politics_traits import tyranny
from tests.games.fief.expansions.test_tactics_mercenaries import market, reserve
from tests.games.fief.expansions.test_templars_edict import hearing
from tests.games.fief.position import france, position
from tests.games.fief.test_battle import captives_of_a_coalition, field, hush
from tests.games.fief.test_church import church
from tests.games.fief.test_disasters import plague
from tests.games.fief.test_march import at_march
from tests.games.fief.test_uprising import unrest
from tests.games.talking import say
from tests.server.live.house import written

Row = tuple[tuple[int, str], ...]
STAGE_MOVES = Path(__file__).parents[2] / "web" / "src" / "games" / "fief"


def forms_with_a_stage() -> set[str]:
    """All that the page has a place beyond the map for, as its sources list them."""
    questions = (STAGE_MOVES / "stagemoves.ts").read_text(encoding="utf-8")
    listed = re.search(r"const QUESTIONS[^{]*{(.*?)\n};", questions, re.DOTALL)
    further = re.search(
        r"FURTHER_FORMS[^=]*= \[(.*?)\n\];", (STAGE_MOVES / "furthermoves.ts").read_text("utf-8"), re.DOTALL
    )
    assert listed
    assert further
    asked = re.findall(r"^  (\w+): \"", listed[1], re.MULTILINE)
    return {*asked, *re.findall(r'"(\w+)"', further[1]), "Embarkation", "Bestowal"}


def saved(name: str, *row: tuple[int, str]) -> Callable[[], outremer.Table]:
    """The saved position of this name, after this has been said."""
    return lambda: _said(written(name), row)


def _said(table: outremer.Table, row: Row) -> outremer.Table:
    for seat, move in row:
        table.play(seat, move)
    return table


def _surplus() -> outremer.Table:
    table = position("draws", hands={2: ["passage", "justice", "harvest", "tax"]}, lords=FAMILIES)
    france(table).must(DUE_SURPLUS, 2)
    table.kernel.settle()
    return table


def _heir_of_a_state() -> outremer.Table:
    table = in_france(
        "window",
        "none",
        lords={**HOME, "francois": (0, "bourg")},
        titles={"charles": ["state-cyprus"]},
        flags={"charles": ["assassin"]},
        hands={2: ["justice"], 3: ["tax"]},
        crusade={"gone": ["cyprus"]},
    )
    return say(table, 2, "justice charles")


def _spoils() -> outremer.Table:
    lords = {"charles": (0, "aleppo"), "henri": (1, "aleppo"), "othon": (3, "aleppo")}
    army = {(0, "aleppo"): (5, 0), (1, "aleppo"): (1, 0)}
    table = overseas("assaults", lords, army, ["aleppo"], 3, 3, 0, garrison={"aleppo": 3}, ranks=["henri"])
    return windows_pass(say(table, 1, "storm"))


def _conquest() -> outremer.Table:
    table = at_march(
        lords={"charles": (0, "st-paul"), "eric": (0, "bourg"), "henri": (1, "pugnac")},
        troops={(0, "st-paul"): (1, 0)},
        walls={"sigy": "city"},
        titles={"henri": ["county-sigy"]},
    )
    return say(table, 0, "lead charles", "take knight 1", "go sigy")


def _captures() -> outremer.Table:
    return hush(captives_of_a_coalition())


def _battle() -> outremer.Table:
    """After a round in which nobody falls."""
    return hush(say(field(driver=outremer.Scripted(*"00000000")), 0, "attack bourg"))


def _losses() -> outremer.Table:
    table = field((5, 3), (1, 3), driver=outremer.Scripted(*"11100000"))
    return hush(say(table, 0, "attack bourg"))


def _victims() -> outremer.Table:
    table = unrest("3", troops={(0, "bourg"): (0, 2), (2, "bourg"): (0, 3), (3, "sigy"): (0, 1)})
    all_pass(say(table, 1, "uprising bourg"), "UprisingAnnounced")
    return table


def _losses_of_an_uprising() -> outremer.Table:
    table = unrest("2", troops={(0, "bourg"): (1, 2)})
    all_pass(say(table, 1, "uprising bourg"), "UprisingAnnounced")
    return table


def _losses_of_a_tyrant() -> outremer.Table:
    table = say(tyranny("0", troops={(0, "bourg"): (2, 3), (1, "bourg"): (0, 2)}), 1, "rise-against charles")
    all_pass(table, "TyrantAnnounced")
    return table


def _strategy() -> outremer.Table:
    served = ("thief", "strategist", "gypsy", "spy")
    return court("strategy", served=served, lords=LORDS, troops=TROOPS)


def _snipers(*dice: str) -> outremer.Table:
    return archers.walled({"footman": 9, "archer": 3, "bombardier": 1}, {"footman": 9}, *dice)


FAMILIES = {"charles": (0, "bourg"), "henri": (1, "blaye"), "isabelle": (2, "sigy"), "othon": (3, "tournus")}
RICH = {0: 2, 1: 9}
# By form: where it is asked, and of which seat.
STAGES: dict[str, tuple[Callable[[], outremer.Table], int]] = {
    "AnnulmentAsked": (saved("cursed-king-and-pope", (1, "ask-annulment isabelle")), 3),
    "Auction": (saved("mercenaries-tied-twice"), 0),
    "Ballot": (saved("election-with-a-dagger"), 0),
    "BattleBegins": (saved("siege-in-its-third-turn", (0, "sally-at bourg")), 1),
    "BeforeIncome": (saved("inheritance-across-families"), 2),
    "BeforeSaladin": (saved("saladin-two-objectives-short"), 0),
    "Bestowal": (saved("states-to-bestow"), 1),
    "Blame": (saved("doctor-saving-a-king", (0, "pass")), 0),
    "Captures": (_captures, 2),
    "CardTossed": (saved("politics-gypsy-among-the-unlucky"), 1),
    "CardinalAsked": (lambda: say(church(hands={1: ["cardinal"]}), 1, "cardinal henri"), 0),
    "Conquest": (_conquest, 0),
    "Deathbed": (saved("doctor-saving-a-king"), 0),
    "Deployment": (
        saved("assault-with-archers", (0, "attack bourg"), (0, "against 1"), (0, "against 2"), (0, "done")),
        0,
    ),
    "Dice": (
        lambda: archers.field({"footman": 5}, {"knight": 2, "footman": 1, "bombardier": 2}, "0", "2", "0", "3", "1"),
        0,
    ),
    "Draws": (saved("all-five-at-the-draw"), 1),
    "EdictAsked": (saved("edict-with-the-grand-master", (2, "edict with-pope")), 3),
    "EdictMoment": (hearing, 2),
    "Embarkation": (saved("call-about-to-lapse", (3, "pass"), (2, "embark lambert")), 1),
    "Foil": (saved("proposals-of-every-clause", (0, "assassinate gauvain")), 4),
    "GuardsCalled": (saved("guards-called-in-the-fog"), 0),
    "Heirs": (saved("inheritance-in-the-family"), 0),
    "Investiture": (saved("market-with-a-title-for-sale", (0, "title duchy-bourg")), 0),
    "Losses": (_losses, 1),
    "MarchEnded": (saved("relics-on-the-map", (0, "pass")), 0),
    "MarkersPlaced": (saved("election-with-a-dagger", (0, "vote charles nobody")), 3),
    "Nominations": (saved("conclave"), 0),
    "Persuasion": (saved("politics-hidden-traits-in-a-battle", (2, "join neither"), (0, "pass")), 1),
    "PlagueEntered": (saved("march-into-the-plague", (0, "tunnel"), (0, "go les-essarts")), 0),
    "PlagueLosses": (lambda: plague(troops={(1, "bourg"): (1, 3)}), 1),
    "Ransoms": (saved("captives-and-ransoms"), 0),
    "RoundBegins": (
        saved("siege-in-its-third-turn", (0, "sally-at bourg"), (2, "pass"), (1, "pass"), (0, "pass")),
        1,
    ),
    "Rounds": (_battle, 0),
    "Sides": (saved("three-sided-battle"), 1),
    "Sniped": (lambda: say(_snipers("2"), 1, "snipe charles"), 1),
    "Spoils": (_spoils, 1),
    "SpyLooks": (lambda: say(spying(), 0, "pass"), 3),
    "Spying": (saved("politics-spy-on-an-exchanged-hand"), 0),
    "StateHeir": (_heir_of_a_state, 0),
    "Strategy": (_strategy, 1),
    "Surplus": (_surplus, 2),
    "Theft": (saved("politics-thief-and-two-hands"), 0),
    "TreasureSought": (saved("treasure-of-three-families", (0, "hide-treasure bourg")), 1),
    "TyrantAnnounced": (lambda: say(tyranny(), 1, "rise-against charles"), 2),
    "TyrantLosses": (_losses_of_a_tyrant, 0),
    "Upkeep": (lambda: market(pieces=reserve(3, 2), coins=RICH), 0),
    "UprisingAnnounced": (saved("uprising-under-tax"), 1),
    "UprisingLosses": (_losses_of_an_uprising, 0),
    "Victims": (_victims, 1),
    "Volley": (_snipers, 1),
    "VolleyDice": (
        lambda: archers.field({"footman": 5}, {"knight": 2, "archer": 1, "bombardier": 1}, "0", "3"),
        0,
    ),
    "VowAsked": (saved("vows-in-place-of-draws", (0, "vow-teutonic lambert")), 2),
    "Weddings": (saved("wedding-of-a-king"), 0),
    "WeddingAsked": (saved("edict-with-the-grand-master", (2, "wed lambert alienor")), 0),
    "YearEnds": (saved("doctor-saving-a-king", (0, "pass"), (0, "blame arthur"), (3, "lie-before")), 2),
}
