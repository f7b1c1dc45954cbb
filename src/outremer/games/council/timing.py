"""The time of each verb: the rule to cite to whoever says it at another one."""

from __future__ import annotations

from typing import Final

from outremer.games.council.vocabulary import COLLECT, INTO, LAY, PAY, PLACE, REST, REUSE, TAKE, TRAVEL, UNDER

# Said to the paragraph of an action once that is chosen, and forbidden by this rule before.
_OF_AN_ACTION: Final = {
    INTO: "action.elect.choose-councillor",
    LAY: "action.acquire.choose-council",
    PAY: "action.acquire.choose-council",
    TAKE: "action.acquire.take-tile",
    PLACE: "build.permit.choose-tile",
    TRAVEL: "build.king.satisfy-council",
    UNDER: "quick.swap.effect",
    COLLECT: "emporium.chain-reward",
    REST: "emporium.chain-reward",
    REUSE: "nobility.cell.14",
}


def rule_of_time(form: str, rule: str, asked: bool, verb: int) -> str:
    """Why this verb cannot be said while that form with that rule is open."""
    if not asked:
        return "turn.order"
    if form == "Turn" and verb in _OF_AN_ACTION:
        return _OF_AN_ACTION[verb]
    return rule  # the open paragraph comes first
