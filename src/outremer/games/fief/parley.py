"""Private talks, bought with a diplomacy marker: who is in one is open, what is dealt in it only its members hear."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import LEAVE_TALK, TALK
from outremer.games.fief.world import Desk


class Parleys(Desk):
    """Opening, inviting, leaving. Carries out diplomacy.talk.*."""

    verbs: ClassVar[tuple[int, ...]] = (TALK, LEAVE_TALK)
