"""Desks: what may be said at any time, beside whatever is asked. Each has a quick look before it lists anything."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.deals import Deals
from outremer.games.fief.parley import Parleys
from outremer.games.fief.vocabulary import (
    ABSOLVE,
    ASK_ANNULMENT,
    ASSASSINATE,
    ESCAPE,
    EXCOMMUNICATE,
    HAND_OVER,
    LIFT,
    PLAY_AMBUSH,
    PLAY_ARC,
    PLAY_CARDINAL,
    PLAY_JUSTICE,
    PLAY_UPRISING,
    RELEASE,
)
from outremer.games.fief.world import Desk


class Daggers(Desk):
    """Assassination and justice. Carries out the bars of card.assassination.* and card.justice.*."""

    verbs: ClassVar[tuple[int, ...]] = (ASSASSINATE, PLAY_JUSTICE)


class Risings(Desk):
    """Uprising. Carries out the bars of card.uprising.*."""

    verbs: ClassVar[tuple[int, ...]] = (PLAY_UPRISING,)


class Ambushes(Desk):
    """Carries out card.ambush.*."""

    verbs: ClassVar[tuple[int, ...]] = (PLAY_AMBUSH,)


class Honours(Desk):
    """D'Arc and Cardinal. Carries out card.arc.play and card.cardinal.play."""

    verbs: ClassVar[tuple[int, ...]] = (PLAY_ARC, PLAY_CARDINAL)


class Gaols(Desk):
    """Escape and release. Carries out prisoner.escape_secret_passage and prisoner.released."""

    verbs: ClassVar[tuple[int, ...]] = (ESCAPE, RELEASE)


class Keys(Desk):
    """Control handed over, sieges lifted. Carries out control.transfer and siege.lift."""

    verbs: ClassVar[tuple[int, ...]] = (HAND_OVER, LIFT)


class HolySee(Desk):
    """Carries out pope.excommunicate.* and the asking of pope.annul."""

    verbs: ClassVar[tuple[int, ...]] = (EXCOMMUNICATE, ABSOLVE, ASK_ANNULMENT)


def desks() -> list[Desk]:
    return [Daggers(), Risings(), Ambushes(), Honours(), Gaols(), Keys(), HolySee(), Deals(), Parleys()]
