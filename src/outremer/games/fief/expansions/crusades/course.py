"""The two turns of a crusade: in each, a phase overseas before the turn ends."""

from __future__ import annotations

from typing import Any, ClassVar

from outremer.games.fief.course import begin_phase
from outremer.games.fief.expansions.crusades.assaults import Assaults
from outremer.games.fief.expansions.crusades.homecoming import Bestowal, CrusadeEnds, Homecoming, InvasionEnds
from outremer.games.fief.expansions.crusades.host import crusade
from outremer.games.fief.expansions.crusades.landing import Landing, Objectives, Ranks
from outremer.games.fief.expansions.crusades.revenge import Saladin, last_fights
from outremer.games.fief.expansions.crusades.words import INVASION, REVENGE
from outremer.games.fief.vocabulary import OVERSEAS
from outremer.games.fief.world import France
from outremer.kernel.forms import Form, Part, Sequence


def war_overseas(g: France) -> Form[France] | None:
    """What replaces the seventh phase in the turns of a crusade; the end of the turn is then the eighth.

    [turn.crusade.altered] [crusade.phase7.invasion] [crusade.phase7.revenge] [crusade.phase8]
    """
    stage = crusade(g).stage
    if stage == INVASION:
        return Invasion("")
    return Revenge("") if stage == REVENGE else None


class Invasion(Sequence[France]):
    """The first turn: ranks, objectives, landing, battles and their rewards."""

    rule: ClassVar[str] = "crusade.invasion.steps"
    parts: ClassVar[tuple[Part[Any], ...]] = (  # [crusade.invasion.steps]
        Part("muster", lambda g: Ranks()),
        Part("objectives", lambda g: Objectives()),
        Part("landing", lambda g: Landing()),
        Part("assaults", lambda g: Assaults(0, False)),
        Part("invaded", lambda g: InvasionEnds()),
    )

    def enter(self, g: France) -> None:
        super().enter(g)
        begin_phase(g, OVERSEAS)

    def copy(self) -> Invasion:
        return Invasion(self.at)


class Revenge(Sequence[France]):
    """The second turn: Saladin's march, what is fought for without him, titles, the return."""

    rule: ClassVar[str] = "crusade.two_turns"
    parts: ClassVar[tuple[Part[Any], ...]] = (  # [crusade.two_turns]
        Part("ranks", lambda g: Ranks()),
        Part("saladin", lambda g: Saladin()),
        Part("last-fights", last_fights),
        Part("bestowal", lambda g: Bestowal()),
        Part("homecoming", lambda g: Homecoming()),
        Part("crusade-ends", lambda g: CrusadeEnds()),
    )

    def enter(self, g: France) -> None:
        super().enter(g)
        begin_phase(g, OVERSEAS)

    def copy(self) -> Revenge:
        return Revenge(self.at)
