"""What is told of modules' own things, for the inventory: traits, relics, objectives held, the numbers of crusaders."""

from __future__ import annotations

from typing import Any

from outremer.games.fief.expansions.crusades.host import crusade
from outremer.games.fief.expansions.politics.court import TRAITS, court_of
from outremer.games.fief.relics.reliquary import RELIC_NAMES, reliquary
from outremer.games.fief.vocabulary import LORDS, OBJECTIVES
from outremer.games.fief.world import France

Facts = dict[tuple[str, str], Any]


def belongings(g: France) -> Facts:
    facts: Facts = {}
    if "politics" in g.rules.piece_at:
        court = court_of(g)
        for number, lord in enumerate(LORDS):
            facts["trait", lord] = TRAITS[court.trait[number]] if court.trait[number] >= 0 else None
            facts["shown", lord] = court.is_shown(number)
    if "relics" in g.rules.piece_at:
        for number, relic in enumerate(RELIC_NAMES):
            bearer = reliquary(g).bearer(number)
            facts["relic", relic] = LORDS[bearer] if bearer >= 0 else None
    if "crusades" in g.rules.piece_at:
        piece = crusade(g)
        for number, objective in enumerate(OBJECTIVES):
            facts["held", objective] = bool(piece.held >> number & 1)
        for number, lord in enumerate(LORDS):
            facts["rank", lord] = piece.rank[number]
            facts["renegade", lord] = bool(piece.renegades >> number & 1)
    return facts


def write_belongings(facts: Facts, name: str, told: dict[str, Any]) -> None:
    """Where a module is not in play, nothing is told of it."""
    if name in ("trait-drawn", "trait-discarded"):
        facts["trait", told["lord"]] = told["trait"] if name == "trait-drawn" else None
        facts["shown", told["lord"]] = False
    elif name == "trait-shown":
        facts["shown", told["lord"]] = True
    elif name == "relic-taken":
        facts["relic", told["relic"]] = told["lord"]
    elif name in ("conquered", "saladin-takes"):
        facts["held", told["objective"]] = name == "conquered"
    elif name == "ranked":
        facts["rank", told["lord"]] = told["rank"]
    elif name in ("renegade", "pardoned"):
        facts["renegade", told["lord"]] = name == "renegade"
    elif name == "crusade-ends":
        facts.update({fact: False for fact in facts if fact[0] == "held"})
    elif name in ("died", "taken-by-saladin"):
        bury(facts, str(told["lord"]), is_dead=name == "died")


def bury(facts: Facts, lord: str, is_dead: bool) -> None:
    """He leads nobody any more; who is dead bears nothing. [relic.moves_with_lord]"""
    if ("rank", lord) in facts:
        facts["rank", lord] = 0
    for fact in [fact for fact, bearer in facts.items() if fact[0] == "relic" and bearer == lord]:
        if is_dead:
            facts[fact] = None
