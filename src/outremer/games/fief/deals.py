"""Proposals: a row per seat, drafted openly but for its cards, sent to one, accepted whole or not at all.

[deal.draft] [deal.limit] [deal.addressee] [deal.promise] [diplomacy.spend]
"""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import (
    ACCEPT_DEAL,
    ADDRESS,
    DECLINE_DEAL,
    FREE_CAPTIVE,
    GIVE_CARD,
    GIVE_COINS,
    PROMISE,
    SEND,
    WANT_CARD,
    WANT_COINS,
    WANT_PROMISE,
    WANT_WEDDING,
    WITHDRAW,
)
from outremer.games.fief.world import Desk


class Deals(Desk):
    """Drafting, sending, accepting. Carries out deal.*, diplomacy.coins, diplomacy.cards, ransom.counteroffer."""

    verbs: ClassVar[tuple[int, ...]] = (
        ADDRESS,
        GIVE_COINS,
        WANT_COINS,
        GIVE_CARD,
        WANT_CARD,
        WANT_WEDDING,
        FREE_CAPTIVE,
        PROMISE,
        WANT_PROMISE,
        SEND,
        WITHDRAW,
        ACCEPT_DEAL,
        DECLINE_DEAL,
    )
