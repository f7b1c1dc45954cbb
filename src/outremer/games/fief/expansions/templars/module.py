"""The Templars: a module with words, a piece of the world, parts, an office and answers of its own."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.elections import Elections
from outremer.games.fief.expansions.templars.brothers import (
    dismiss_knight,
    follow,
    give_knight,
    is_at_peace,
    knight_falls,
    no_attack,
    no_title,
    rejoin,
    resettle,
    strength_withheld,
    take_surplus,
)
from outremer.games.fief.expansions.templars.commanderies import (
    build_commandery,
    list_commanderies,
    pay_commanderies,
    shelters,
)
from outremer.games.fief.expansions.templars.edict import Curse, EdictAsked, EdictMoment, curse, issue, no_edict
from outremer.games.fief.expansions.templars.judging import of_order, of_temple, words_of_temple
from outremer.games.fief.expansions.templars.keeping import conserved, contradiction, shown
from outremer.games.fief.expansions.templars.temple import (
    ALONE,
    BACKING,
    BUILD_COMMANDERY,
    BY_EDICT,
    EDICT,
    MASTER,
    ORDER,
    TAKE_VOW,
    TEMPLAR,
    TEMPLAR_KNIGHT,
    founded,
    is_templar,
    temple,
)
from outremer.games.fief.expansions.templars.treasure import TreasureSought, list_attempts, may_try
from outremer.games.fief.hands import Draws
from outremer.games.fief.march import March
from outremer.games.fief.orders import Mastership, belongs, could_take_vows, list_vows, may_set_out_late, take_vows
from outremer.games.fief.purchases import Purchases
from outremer.games.fief.questions import FiefQuestions
from outremer.games.fief.table_rules import Office
from outremer.games.fief.vocabulary import LORD_COUNT
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import Form, Part
from outremer.kernel.menu import Menu
from outremer.kernel.modules import Module, Total


class Templars(FiefQuestions):
    """What the Templars answer. [expansion.templars.contents]"""

    # -- the order -----------------------------------------------------------------------------------------------------

    def offices(self) -> list[Office]:
        """[election.templar_master.condition] [election.templar_master.candidate] [templar_lord.excommunicated]"""
        return [Mastership(ORDER, "election.templar_master.candidate")]

    def order_of(self, g: France, seat: int) -> int:
        """[templar_lord.no_teutonic_in_family]"""
        return TEMPLAR if belongs(g, ORDER, seat) else NOBODY

    def trades_draw(self, g: France, seat: int) -> bool:
        """[templar_lord.obtain]"""
        return could_take_vows(g, ORDER, seat)

    def points(self, g: France, seat: int) -> int:
        """[templar_master.vp]"""
        return 1 if g.seat_of(MASTER) == seat else 0

    def scores(self, g: France, title: int) -> bool:
        return title == MASTER

    def bars_wedding(self, g: France, groom: int, bride: int) -> str | None:
        """[templar_lord.no_marriage]"""
        return "templar_lord.no_marriage" if is_templar(g, groom) else None

    def bars_candidate(self, g: France, title: int, lord: int) -> str | None:
        return no_title(g, title, lord)

    def bars_title(self, g: France, title: int, lord: int) -> str | None:
        return no_title(g, title, lord)

    def bars_assassin(self, g: France, lord: int) -> str | None:
        """[templar_lord.never_assassin]"""
        return "templar_lord.never_assassin" if is_templar(g, lord) else None

    def may_join_late(self, g: France, lord: int) -> bool:
        """[templar_lord.crusade.may_join]"""
        return may_set_out_late(g, ORDER, lord)

    def must_join_late(self, g: France, lord: int) -> bool:
        """[templar_master.crusade_duty]"""
        return g.holder_of(MASTER) != NOBODY and self.may_join_late(g, lord)

    # -- the knight ----------------------------------------------------------------------------------------------------

    def escort(self, g: France, lord: int, kind: int) -> int:
        """[templar_knight.bound_to_lord]"""
        if kind != TEMPLAR_KNIGHT or not g.is_free(lord):
            return 0
        return 0 if temple(g).knights[lord] == NOBODY else 1

    def bars_carrying(self, g: France, kind: int) -> str | None:
        """[templar_knight.bound_to_lord]"""
        return "templar_knight.bound_to_lord" if kind == TEMPLAR_KNIGHT else None

    def gained(self, g: France, lord: int, title: int) -> None:
        if title == TEMPLAR:
            give_knight(g, lord)

    def lost(self, g: France, lord: int, title: int) -> None:
        if title == TEMPLAR:
            dismiss_knight(g, lord)

    def moved(self, g: France, lord: int, start: int) -> None:
        follow(g, lord)

    def resettled(self, g: France, seat: int, start: int, to: int) -> None:
        """With the others goes the knight of a captive. [templar_knight.bound_to_lord]"""
        resettle(g, seat, start, to)

    def went_free(self, g: France, lord: int) -> None:
        rejoin(g, lord)

    def troops_came(self, g: France, seat: int, village: int) -> None:
        take_surplus(g, seat, village)

    def troop_fell(self, g: France, seat: int, place: int, kind: int) -> None:
        if kind == TEMPLAR_KNIGHT:
            knight_falls(g, seat, place)

    # -- war -----------------------------------------------------------------------------------------------------------

    def bars_attack(self, g: France, seat: int, foe: int, village: int) -> str | None:
        return no_attack(g, seat, village)

    def bars_ride(self, g: France, seat: int, riders: int, foe: int, village: int) -> str | None:
        """[templar_lord.no_attack]"""
        for lord in range(LORD_COUNT):
            if riders >> lord & 1 and is_templar(g, lord):
                return "templar_lord.no_attack"
        return None

    def leads_no_attack(self, g: France, lord: int) -> bool:
        return is_at_peace(g, lord)

    def extra_strength(self, g: France, seat: int, village: int) -> int:
        return -strength_withheld(g, seat, village)

    # -- words inside the draw, the purchases and the march ------------------------------------------------------------

    def may(self, g: France, form: Form[France], seat: int, menu: Menu) -> None:
        if isinstance(form, Draws):
            list_vows(g, ORDER, form, seat, menu, TAKE_VOW)
        elif isinstance(form, Purchases):
            list_commanderies(g, seat, menu)
        elif isinstance(form, March):
            list_attempts(g, seat, menu)

    def answer(self, g: France, form: Form[France], seat: int, verb: int, noun: int) -> None:
        if verb == TAKE_VOW:
            assert isinstance(form, Draws)
            take_vows(g, ORDER, form, noun)
        elif verb == BUILD_COMMANDERY:
            build_commandery(g, seat, noun)
        else:
            temple(g).seeking = noun

    def lingers(self, g: France, seat: int) -> bool:
        """[treasure.attempt]"""
        return may_try(g, seat)

    def due(self, g: France) -> Form[France] | None:
        village = temple(g).seeking
        return None if village == NOBODY else TreasureSought(g.active, village)

    # -- commanderies --------------------------------------------------------------------------------------------------

    def extra_income(self, g: France, seat: int) -> int:
        return pay_commanderies(g, seat)

    def spared_by_plague(self, g: France, lord: int) -> bool:
        """[commandery.plague_shelter]"""
        return shelters(g, g.place(lord))

    def shelters_from_plague(self, g: France, village: int) -> bool:
        """Not if it was built after the Plague broke out. [commandery.plague_shelter]"""
        return shelters(g, village) and not temple(g).fresh >> village & 1

    def troops_spared_by_plague(self, g: France, seat: int, village: int) -> bool:
        """[commandery.plague_shelter]"""
        return shelters(g, village)

    # -- the edict -----------------------------------------------------------------------------------------------------

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        for backing in range(len(BACKING)):
            menu.put(EDICT + backing, no_edict(g, seat, backing))

    def offered(self, g: France, seat: int, verb: int, noun: int) -> Form[France] | None:
        if noun != ALONE:
            return EdictAsked(seat)
        issue(g, seat, ALONE)
        return None

    def died(self, g: France, lord: int, place: int, cause: int) -> None:
        """A marker goes with its lord. [edict.curse.marker]"""
        piece = temple(g)
        piece.cursed &= ~(1 << lord)
        if piece.condemned == lord:
            piece.condemned = NOBODY
            if cause == BY_EDICT:
                curse(g)

    # -- the year ------------------------------------------------------------------------------------------------------

    def turn_begins(self, g: France) -> None:
        """[treasure.once_per_turn] [commandery.once_per_phase]"""
        piece = temple(g)
        piece.built = piece.declined = piece.fresh = 0
        piece.sought = piece.refused = False
        piece.condemned = NOBODY

    # -- the judge -----------------------------------------------------------------------------------------------------

    def worth(self, g: France, seat: int) -> float:
        return of_temple(g, seat)

    def decides(self, g: France, seat: int, form: Form[France], answers: list[int]) -> list[list[int]]:
        return of_order(g, seat, form)

    def tries(self, g: France, seat: int, form: Form[France], legal: list[int]) -> list[list[int]]:
        return words_of_temple(g, legal)

    # -- keeping -------------------------------------------------------------------------------------------------------

    def view(self, g: France, seat: int | None) -> dict[str, object]:
        return shown(g)

    def totals(self, g: France, stack: list[Form[France]]) -> list[Total]:
        return conserved(g)

    def fits(self, g: France, over: bool) -> str | None:
        return contradiction(g)


def election(g: France) -> Elections:
    """[election.templar_master.majority] [election.templar_master.votes]"""
    at = g.rules.place_of(MASTER)
    return Elections(at, at + 1)


TEMPLARS: Final = Module(
    "templars",
    scope="module.scope",
    home="expansions/templars",
    forms=(TreasureSought, EdictAsked, EdictMoment, Curse),
    parts={
        "Hear": [
            Part("curse", lambda g: Curse(), before="weddings"),
            Part("templar-master", election, after="weddings"),
            Part("edict-moment", lambda g: EdictMoment(), after="king"),
        ]
    },
    answers=Templars(),
    piece=founded,
)
