"""The course of the game: the set-up, then turns of seven phases until somebody has won."""

from __future__ import annotations

from typing import Any, ClassVar

from outremer.games.fief.battle import Battles
from outremer.games.fief.close import Reckoning
from outremer.games.fief.contradictions import contradiction_in_play
from outremer.games.fief.disasters import Disasters
from outremer.games.fief.elections import Elections
from outremer.games.fief.hands import Draws
from outremer.games.fief.income import PayIncome
from outremer.games.fief.layout import (
    ANNULMENT_REFUSED,
    CARDINAL_REFUSED,
    FLAGS,
    SENT_DEALS,
    USED,
    USED_EXCOMMUNICATION,
    USED_GRANT,
)
from outremer.games.fief.march import March
from outremer.games.fief.offices import BISHOPS, CROWN, PAPACY
from outremer.games.fief.parley import end_talks
from outremer.games.fief.pillage import Pillage
from outremer.games.fief.plays import Plays
from outremer.games.fief.purchases import Purchases
from outremer.games.fief.ransoms import Ransoms
from outremer.games.fief.setup import Setup
from outremer.games.fief.sieges import Sieges
from outremer.games.fief.vocabulary import (
    CLOSE,
    DRAW_AND_PLAY,
    HEAR,
    INCOME,
    LORD_COUNT,
    MARKET,
    MOVED,
    MOVEMENT,
    PHASE_BEGINS,
    REGENT,
    SEATS,
    SENIOR,
    TURN_BEGINS,
    VILLAGE_COUNT,
    WAR,
)
from outremer.games.fief.weddings import Weddings
from outremer.games.fief.windows import BeforeIncome, YearEnds
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import DONE, Call, Form, Need, Part, Sequence


class Course(Form[France]):
    """Set up, then turn after turn."""

    rule: ClassVar[str] = "turn.phases.sequence"

    def needs(self, g: France) -> Need:
        if g.turn == 0:
            return Call(Setup(""))
        return DONE if g.ended else Call(Year(""))

    def returned(self, g: France, form: Form[France]) -> None:
        if g.turn == 0:
            g.turn = 1

    def fits(self, g: France) -> str | None:
        return contradiction_in_play(g)


def begin_turn(g: France) -> None:
    """What was done once a turn may be done again; who is a bishop now votes as one. [election.bishop.votes.bishop]"""
    g.tell(TURN_BEGINS, g.turn, g.first)
    for seat in range(SEATS):
        g.family[USED + seat] &= ~(USED_EXCOMMUNICATION | USED_GRANT | CARDINAL_REFUSED)
    for lord in range(LORD_COUNT):
        g.lord[FLAGS + lord] &= ~(SENIOR | MOVED)
        if g.is_bishop(lord) or g.has(lord, REGENT):  # she may be followed now [regent.privileges]
            g.lord[FLAGS + lord] |= SENIOR
    g.rules.asks.turn_begins(g)


def begin_phase(g: France, phase: int) -> None:
    """What was done once a phase may be done again. [deal.limit] [control.transfer] [pope.annul]"""
    g.phase = phase
    g.active = NOBODY
    g.handed = 0
    end_talks(g)
    for seat in range(SEATS):
        g.family[SENT_DEALS + seat] = 0
        g.family[USED + seat] &= ~ANNULMENT_REFUSED
    g.tell(PHASE_BEGINS, phase)


class Year(Sequence[France]):
    """Seven phases."""

    rule: ClassVar[str] = "turn.phases.sequence"
    parts: ClassVar[tuple[Part[Any], ...]] = (  # [turn.phases.sequence]
        Part("hear", lambda g: Hear("")),
        Part("cards", lambda g: Cards("")),
        Part("income", lambda g: Income("")),
        Part("market", lambda g: Market("")),
        Part("march", lambda g: Movement("")),
        Part("war", lambda g: War("")),
        Part("close", lambda g: Close("")),
    )

    def enter(self, g: France) -> None:
        super().enter(g)
        begin_turn(g)

    def copy(self) -> Year:
        return Year(self.at)


class Hear(Sequence[France]):
    """Phase 1: weddings, bishops, Pope, King."""

    rule: ClassVar[str] = "phase1.steps.order"
    order: ClassVar[str] = "phase1.turn_order"
    parts: ClassVar[tuple[Part[Any], ...]] = (  # [phase1.steps.order]
        Part("weddings", lambda g: Weddings(0)),
        Part("bishops", lambda g: Elections(BISHOPS, PAPACY)),
        Part("pope", lambda g: Elections(PAPACY, CROWN)),
        Part("king", lambda g: Elections(CROWN, CROWN + 1)),
    )

    def enter(self, g: France) -> None:
        super().enter(g)
        begin_phase(g, HEAR)

    def copy(self) -> Hear:
        return Hear(self.at)


class Cards(Sequence[France]):
    """Phase 2: draws, disasters, plays."""

    rule: ClassVar[str] = "phase2.steps.order"
    order: ClassVar[str] = "phase2.turn_order"
    parts: ClassVar[tuple[Part[Any], ...]] = (  # [phase2.steps.order]
        Part("draws", lambda g: Draws()),
        Part("disasters", lambda g: Disasters()),
        Part("plays", lambda g: Plays()),
    )

    def enter(self, g: France) -> None:
        super().enter(g)
        begin_phase(g, DRAW_AND_PLAY)

    def copy(self) -> Cards:
        return Cards(self.at)


class Income(Sequence[France]):
    """Phase 3: the last moment for risings, then coins."""

    rule: ClassVar[str] = "phase3.simultaneous"
    parts: ClassVar[tuple[Part[Any], ...]] = (  # [phase3.simultaneous]
        Part("window", lambda g: BeforeIncome([NOBODY] * SEATS)),
        Part("coins", lambda g: PayIncome()),
    )

    def enter(self, g: France) -> None:
        super().enter(g)
        begin_phase(g, INCOME)

    def copy(self) -> Income:
        return Income(self.at)


class Market(Sequence[France]):
    """Phase 4: ransoms, then purchases."""

    rule: ClassVar[str] = "phase4.turn_order"
    parts: ClassVar[tuple[Part[Any], ...]] = (  # [phase4.ransom_first]
        Part("ransoms", lambda g: Ransoms()),
        Part("purchases", lambda g: Purchases(0, [0] * VILLAGE_COUNT)),
    )

    def enter(self, g: France) -> None:
        super().enter(g)
        begin_phase(g, MARKET)

    def copy(self) -> Market:
        return Market(self.at)


class Movement(Sequence[France]):
    """Phase 5."""

    rule: ClassVar[str] = "phase5.turn_order"
    parts: ClassVar[tuple[Part[Any], ...]] = (  # [phase5.turn_order]
        Part("march", lambda g: March(0, [0] * (VILLAGE_COUNT * g.rules.kind_count))),
    )

    def enter(self, g: France) -> None:
        super().enter(g)
        begin_phase(g, MOVEMENT)

    def copy(self) -> Movement:
        return Movement(self.at)


class War(Sequence[France]):
    """Phase 6: battles, sieges, pillage."""

    rule: ClassVar[str] = "battle.player_order"
    parts: ClassVar[tuple[Part[Any], ...]] = (  # [pillage.when]
        Part("battles", lambda g: Battles()),
        Part("sieges", lambda g: Sieges()),
        Part("pillage", lambda g: Pillage()),
    )

    def enter(self, g: France) -> None:
        super().enter(g)
        begin_phase(g, WAR)

    def copy(self) -> War:
        return War(self.at)


class Close(Sequence[France]):
    """Phase 7."""

    rule: ClassVar[str] = "victory.check"
    parts: ClassVar[tuple[Part[Any], ...]] = (  # [victory.check]
        Part("window", lambda g: YearEnds([NOBODY] * SEATS)),
        Part("reckoning", lambda g: Reckoning()),
    )

    def enter(self, g: France) -> None:
        super().enter(g)
        begin_phase(g, CLOSE)

    def copy(self) -> Close:
        return Close(self.at)
