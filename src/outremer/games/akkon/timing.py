"""The time of each verb: the rule to cite to whoever says it at another one."""

from __future__ import annotations

from typing import Final

from outremer.games.akkon.vocabulary import (
    ADVANCE,
    AGAINST,
    BID,
    BID_BORROWED,
    DISCARD,
    GIVE,
    LAY,
    PASS,
    PLAY,
    RECOVER,
    RETREAT,
    SENESCHAL,
    SHIFT,
    SHIFT_BROTHERS,
    SHIFT_PLAGUE,
    SHIFT_RIVAL,
    SWAP,
    TAKE,
)

# Said in one's own turn of a phase, and forbidden by this rule in the other one.
_OF_A_TURN: Final = {
    BID: ("Auction", "round.auction-purpose"),
    BID_BORROWED: ("Auction", "round.auction-purpose"),
    SENESCHAL: ("Auction", "round.auction-purpose"),
    SWAP: ("Auction", "privilege.reputation"),
    PLAY: ("Actions", "round.action-purpose"),
    RECOVER: ("Actions", "privilege.power"),
}
_ORDER: Final = {"Auction": "auction.place-one", "Actions": "action.order"}
# No turns are left in the phase once these are open.
_AFTER_THE_TURNS: Final = {
    "Saladin": ("Auction", "auction.ends-when-all-passed"),
    "Displacing": ("Auction", "auction.ends-when-all-passed"),
    "Resolution": ("Auction", "auction.ends-when-all-passed"),
    "HandLimit": ("Actions", "action.hand.discard-to-five"),
}
# Said to these forms only, and forbidden by this rule while another is open.
_OF_A_FORM: Final = {
    PASS: (("Auction", "Saladin", "Blessing"), "auction.may-pass"),
    LAY: (("Laying", "Displacing"), "auction.place-one"),
    GIVE: (("Exchange",), "privilege.reputation"),
    SHIFT: (("Saladin",), "privilege.gold"),
    SHIFT_PLAGUE: (("Saladin",), "privilege.gold"),
    SHIFT_BROTHERS: (("Saladin",), "privilege.gold"),
    SHIFT_RIVAL: (("Saladin",), "privilege.gold"),
    AGAINST: (("Opponent",), "action.effect.announce"),
    ADVANCE: (("Writings", "Blessing"), "action.effect.at-once"),
    RETREAT: (("Writings",), "card.forbidden-writings.back"),
    TAKE: (("Minting",), "card.minting-right"),
    DISCARD: (("HandLimit",), "action.hand.limit-five"),
}


def rule_of_time(form: str, callers: tuple[str, ...], rule: str, asked: bool, verb: int) -> str:
    """Why this verb cannot be said while that form with that rule is open."""
    if verb in _OF_A_FORM:
        homes, otherwise = _OF_A_FORM[verb]
        return rule if form in homes else otherwise
    if verb not in _OF_A_TURN:
        return rule
    turn, other_phase = _OF_A_TURN[verb]
    if form in _AFTER_THE_TURNS:
        phase, over = _AFTER_THE_TURNS[form]
        return over if phase == turn else other_phase
    if turn in callers:  # the open paragraph comes first, for whoever has to fill it
        return rule if asked else _ORDER[turn]
    return rule if form == turn else other_phase
