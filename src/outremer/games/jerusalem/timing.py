"""The time of each verb: the rule to cite to whoever says it at another one."""

from __future__ import annotations

from typing import Final

from outremer.games.jerusalem.vocabulary import (
    BUY,
    COLLECT,
    DISMISS,
    HIRE,
    KEEP,
    LEAVE,
    LOCK,
    MARCH,
    OPEN,
    PICK,
    PLACE,
    PLAY,
    RAISE,
    SAVE,
    SILVER,
    STEAL,
    STUDY,
)

# Said in one's own turn of phase 2.
_OF_A_TURN: Final = {
    HIRE: "mercenaries.when",
    LOCK: "baron.use.own-turn",
    PLAY: "action-cards.when",
    DISMISS: "dismiss.rate",
    SILVER: "character.ability.when",
    MARCH: "character.ability.when",
}
# Said to one form only, and forbidden by this rule while another is open.
_OF_A_FORM: Final = {
    OPEN: ("Sale", "round.phases.order"),
    RAISE: ("Sale", "round.phases.order"),
    PICK: ("Picking", "round.phases.order"),
    STUDY: ("Scholars", "round.phase3.steps.order"),
    BUY: ("Materials", "round.phase3.steps.order"),
    STEAL: ("Intrigue", "round.phase3.steps.order"),
    COLLECT: ("Collecting", "round.phase3.steps.order"),
    LEAVE: ("Collecting", "round.phase3.steps.order"),
    SAVE: ("Succession", "event.shown-early-works-late"),
    KEEP: ("Tax", "event.shown-early-works-late"),
}


def rule_of_time(form: str, rule: str, in_a_turn: bool, asked: bool, verb: int) -> str:
    """Why this verb cannot be said while that form with that rule is open."""
    if verb in _OF_A_FORM:
        home, otherwise = _OF_A_FORM[verb]
        return rule if form == home else otherwise
    if in_a_turn and asked:
        return rule  # the open paragraph comes first
    if verb in _OF_A_TURN:
        return _OF_A_TURN[verb]
    if in_a_turn:
        return "placement.order"
    return "round.phases.order" if verb == PLACE else rule
