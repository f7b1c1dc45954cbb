"""The Teutonic Knights, a module: titles in place of draws, a Grand Master, knights, walls and their network."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.elections import Elections
from outremer.games.fief.expansions.teutonic.chapter import (
    BUILD,
    KNIGHTS,
    LORD,
    MASTER,
    ORDER,
    VOW,
    Chapter,
    chapter,
    has_brother_at,
    has_brother_in,
    is_teutonic,
)
from outremer.games.fief.expansions.teutonic.fortifications import (
    MARKERS,
    build,
    linked_to,
    list_walls,
    masters_of_link,
    raise_walls,
)
from outremer.games.fief.expansions.teutonic.judging import of_order, words_of_order
from outremer.games.fief.expansions.teutonic.vows import VowAsked, could_recruit, list_recruits, recruit
from outremer.games.fief.hands import Draws
from outremer.games.fief.orders import Mastership, belongs, markers_left, may_set_out_late
from outremer.games.fief.purchases import Purchases
from outremer.games.fief.questions import FiefQuestions
from outremer.games.fief.sides import strongest
from outremer.games.fief.table_rules import Office
from outremer.games.fief.vocabulary import (
    CHURCH,
    KING,
    LORD_COUNT,
    LORDS,
    PLACES,
    PRINCE,
    VILLAGE_COUNT,
    VILLAGES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Driver
from outremer.kernel.forms import Form, Part
from outremer.kernel.menu import Menu
from outremer.kernel.modules import Module, Total

KNIGHTS_FOR_A_HIT: Final = 2  # led by a Teutonic lord [troop.teutonic_knight.bonus.led]


class Teutonic(FiefQuestions):
    """What the order answers. [expansion.teutonic.contents]"""

    def offices(self) -> list[Office]:
        """Its lords elect the Grand Master, each with a vote, be it for himself; no captive, nobody excommunicated.

        [election.teutonic_master.majority] [election.teutonic_master.votes] [election.teutonic_master.self_vote]
        [teutonic_lord.excommunicated]
        """
        return [Mastership(ORDER, "election.teutonic_master.candidate")]

    # -- its lords ---------------------------------------------------------------------------------------------------

    def order_of(self, g: France, seat: int) -> int:
        return LORD if belongs(g, ORDER, seat) else NOBODY

    def trades_draw(self, g: France, seat: int) -> bool:
        """[teutonic_lord.obtain]"""
        return could_recruit(g, seat)

    def bars_wedding(self, g: France, groom: int, bride: int) -> str | None:
        """Him, and nobody else of his family, whatever order the other's is of. [orders.intermarriage]"""
        return "teutonic_lord.no_marriage" if g.has(groom, LORD) else None

    def bars_candidate(self, g: France, title: int, lord: int) -> str | None:
        """No church title, and not the crown; feudal titles he may have. [teutonic_lord.feudal_title_ok]"""
        if not g.has(lord, LORD):
            return None
        if title == KING:
            return "teutonic_lord.not_king"
        return "teutonic_lord.no_church_title" if CHURCH >> title & 1 else None

    def bars_assassin(self, g: France, lord: int) -> str | None:
        return "teutonic_lord.never_assassin" if g.has(lord, LORD) else None

    def bars_attack(self, g: France, seat: int, foe: int, village: int) -> str | None:
        """Nor an army with another in it. [teutonic_lord.no_attack_teutonic]"""
        is_fratricide = has_brother_at(g, seat, village) and has_brother_at(g, foe, village)
        return "teutonic_lord.no_attack_teutonic" if is_fratricide else None

    def bars_ride(self, g: France, seat: int, riders: int, foe: int, village: int) -> str | None:
        is_fratricide = has_brother_in(g, riders) and has_brother_at(g, foe, village)
        return "teutonic_lord.no_attack_teutonic" if is_fratricide else None

    def may_join_late(self, g: France, lord: int) -> bool:
        """[teutonic_lord.crusade.may_join]"""
        return may_set_out_late(g, ORDER, lord)

    def troops_join_late(self, g: France, kind: int) -> bool:
        """[teutonic_lord.crusade.may_join]"""
        return kind == KNIGHTS

    def must_join_late(self, g: France, lord: int) -> bool:
        """[teutonic_master.crusade_duty]"""
        return g.holder_of(MASTER) != NOBODY and self.may_join_late(g, lord)

    def points(self, g: France, seat: int) -> int:
        """[teutonic_master.vp]"""
        return 1 if g.seat_of(MASTER) == seat else 0

    def scores(self, g: France, title: int) -> bool:
        return title == MASTER

    # -- its knights -------------------------------------------------------------------------------------------------

    def lacks_counters(self, g: France, seat: int, kind: int) -> bool:
        """They come with the first title, and stay. [teutonic_lord.knight_supply]"""
        return kind == KNIGHTS and not chapter(g).reserve >> seat & 1

    def bars_purchase(self, g: France, seat: int, village: int, kind: int) -> str | None:
        """In all else they are knights like others. [troop.teutonic_knight.as_knight]"""
        if kind != KNIGHTS:
            return None
        if not belongs(g, ORDER, seat):
            return "troop.teutonic_knight.requires"
        is_home = is_teutonic(g, village) and g.controls(seat, village)
        return None if is_home else "troop.teutonic_knight.placement"

    def bonus_hits(self, g: France, village: int, side: int) -> int:
        """One for each knight while there is a Grand Master; else for every two that a Teutonic lord leads.

        [teutonic_master.knight_bonus] [troop.teutonic_knight.bonus.led]
        """
        knights = 0
        for seat in range(g.rules.seats):
            if g.side[seat] == side:
                knights += g.troops_of(seat, village, KNIGHTS)
        if not knights or g.holder_of(MASTER) != NOBODY:
            return knights
        leader = strongest(g, side)
        is_led = leader != NOBODY and has_brother_at(g, leader, village)
        return knights // KNIGHTS_FOR_A_HIT if is_led else 0

    # -- its walls ---------------------------------------------------------------------------------------------------

    def other_walls(self, g: France, walls: int) -> int:
        own, found = chapter(g).walls, 0
        for village in range(VILLAGE_COUNT if own else 0):
            if own >> village & 1 and g.walls(village) == walls:
                found += 1
        return found

    def bars_tunnel(self, g: France, seat: int, village: int) -> str | None:
        return "teutonic_fort.no_tunnel" if is_teutonic(g, village) else None

    def walls_spared_by_uprising(self, g: France, village: int) -> bool:
        """[teutonic_fort.no_uprising_destruction]"""
        return is_teutonic(g, village)

    def links(self, g: France, village: int) -> int:
        return linked_to(g, village)

    def wardens(self, g: France, seat: int, start: int, to: int, came: int) -> int:
        return masters_of_link(g, seat, start, to, came)

    def bars_link(self, g: France, start: int, to: int) -> str | None:
        return "teutonic_fort.network.permission" if linked_to(g, start) >> to & 1 else None

    def turn_begins(self, g: France) -> None:
        """[teutonic_fort.once_per_phase]"""
        chapter(g).built = 0

    # -- its words in the draw and among purchases -------------------------------------------------------------------

    def may(self, g: France, form: Form[France], seat: int, menu: Menu) -> None:
        if isinstance(form, Draws):
            list_recruits(g, form, seat, menu)
        elif isinstance(form, Purchases):
            list_walls(g, seat, menu)

    def answer(self, g: France, form: Form[France], seat: int, verb: int, noun: int) -> None:
        if verb == VOW:
            assert isinstance(form, Draws)
            recruit(g, form, seat, noun)
        elif verb == BUILD:
            build(g, seat, noun)
        else:
            raise_walls(g, seat, noun)

    def due(self, g: France) -> Form[France] | None:
        """[teutonic_lord.candidate]"""
        piece = chapter(g)
        return None if piece.asked == NOBODY else VowAsked(piece.asking, piece.asked)

    # -- judged ------------------------------------------------------------------------------------------------------

    def worth(self, g: France, seat: int) -> float:
        return of_order(g, seat)

    def tries(self, g: France, seat: int, form: Form[France], legal: list[int]) -> list[list[int]]:
        return words_of_order(g, seat, legal) if isinstance(form, Draws | Purchases) else []

    # -- keeping -----------------------------------------------------------------------------------------------------

    def view(self, g: France, seat: int | None) -> dict[str, object] | None:
        """Titles, knights and walls lie open."""
        piece, seats = chapter(g), range(g.rules.seats)
        return {
            "fortifications": [VILLAGES[village] for village in range(VILLAGE_COUNT) if piece.walls >> village & 1],
            "built": [one for one in seats if piece.built >> one & 1],
            "reserve": [one for one in seats if piece.reserve >> one & 1],
            "titles_left": markers_left(g, ORDER),
            "fortifications_left": g.rules.box.markers[MARKERS] - piece.walls.bit_count(),
        }

    def redeal(self, g: France, stack: list[Form[France]], seat: int, driver: Driver) -> None:
        """Nothing of it is known to one and not to another."""

    def totals(self, g: France, stack: list[Form[France]]) -> list[Total]:
        beyond = max(0, chapter(g).walls.bit_count() - g.rules.box.markers[MARKERS])
        return [
            Total("Teutonic titles beyond the supply", max(0, -markers_left(g, ORDER)), 0),
            Total("Teutonic walls beyond the supply", beyond, 0),
        ]

    def fits(self, g: France, over: bool) -> str | None:
        piece = chapter(g)
        for village in range(VILLAGE_COUNT):
            if piece.walls >> village & 1 and not g.walls(village):
                return f"walls: no walls stand in {VILLAGES[village]}"
        if (piece.asked == NOBODY) != (piece.asking == NOBODY):
            return "asked: one seat asks for a lord of another, or none does"
        if piece.asked != NOBODY and (not g.is_in_play(piece.asked) or g.owner(piece.asked) == piece.asking):
            return f"asked: {LORDS[piece.asked]} is no lord of another family"
        for lord in range(LORD_COUNT):
            if g.has(lord, MASTER) and not g.has(lord, LORD):
                return f"world.lord.titles.{LORDS[lord]}: a Grand Master is a lord of his order"
            if g.has(lord, LORD):
                found = self.fits_lord(g, lord)
                if found is not None:
                    return f"world.lord.titles.{LORDS[lord]}: {found}"
        return self.fits_knights(g)

    def fits_lord(self, g: France, lord: int) -> str | None:
        if not g.is_in_play(lord) or g.is_lady(lord) or g.spouse(lord) != NOBODY:
            return "a Teutonic lord is an unmarried man in play"
        if g.is_cleric(lord) or g.has(lord, KING) or g.has(lord, PRINCE):
            return "a Teutonic lord is neither of the Church nor of the crown"
        if g.rules.asks.order_of(g, g.owner(lord)) != LORD:
            return "the lords of one family are not of two orders"
        if not chapter(g).reserve >> g.owner(lord) & 1:
            return f"seat {g.owner(lord)} has a Teutonic lord, so it must be in world.teutonic.reserve"
        return None

    def fits_knights(self, g: France) -> str | None:
        for place in range(g.rules.place_count):
            for seat in range(g.rules.seats):
                if g.troops_of(seat, place, KNIGHTS) and not chapter(g).reserve >> seat & 1:
                    return f"world.troops.{PLACES[place]}[{seat}]: seat {seat} has no Teutonic knights"
        return None


def election_of_master(g: France) -> Elections:
    """After the weddings, before the bishops. [election.teutonic_master.condition]"""
    at = g.rules.place_of(MASTER)
    return Elections(at, at + 1)


TEUTONIC: Final = Module(
    "teutonic",
    scope="module.scope",
    home="expansions/teutonic",
    forms=(VowAsked,),
    parts={"Hear": [Part("teutonic-master", election_of_master, before="bishops")]},
    answers=Teutonic(),
    piece=Chapter,
)
