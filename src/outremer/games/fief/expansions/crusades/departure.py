"""Lords leave on crusade while all march: who may, whose leave it takes, and what they take along."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.expansions.crusades.host import crusade, escort_of
from outremer.games.fief.expansions.crusades.words import (
    BOARD,
    BOARDED,
    CALLED,
    COUNTS,
    DEPARTED,
    DEPARTURE_ASKED,
    DEPARTURE_REFUSED,
    FIRST_SHIP,
    PROTECTED,
    SAIL,
    SHIPS,
)
from outremer.games.fief.knowing import lapse_with, spend
from outremer.games.fief.layout import CAPTOR, FLAGS
from outremer.games.fief.passage import no_passage
from outremer.games.fief.places import is_enemy_village, march
from outremer.games.fief.vocabulary import (
    ACCEPT,
    ARC,
    FIEF_COUNT,
    LORDS,
    MOVED,
    MOVEMENT,
    PASSAGE,
    PLAYED,
    POPE,
    RAIN,
    REFUSE,
    TUNNELLED,
    VILLAGE_COUNT,
    VILLAGES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Seat, Seats
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def no_crusader(g: France, seat: int, lord: int) -> str | None:
    """What keeps this lord from setting out, whoever gives leave.

    [crusade.departure.when] [crusade.join.when] [crusade.join.never] [crusade.join.max_six]
    """
    piece = crusade(g)
    if g.owner(lord) != seat or g.place(lord) >= VILLAGE_COUNT:
        return "crusade.join.when"
    if g.phase != MOVEMENT or piece.stage != CALLED or g.field == g.place(lord):  # nobody sails out of a battle
        return "crusade.departure.when"
    if g.has(lord, POPE) or (g.is_lady(lord) and not g.is_titled(lord) and not g.has(lord, ARC)):
        return "crusade.join.never"
    return None if piece.sailed < SHIPS else "crusade.join.max_six"


def keepers(g: France, lord: int) -> int:
    """Seats (bits) whose leave he needs: his captor's, or those of whoever besieges him. [crusade.join.captive]"""
    if g.is_captive(lord):
        return 1 << g.captor(lord)
    place = g.place(lord)
    return g.besiegers(place) if g.controls(g.owner(lord), place) else 0


def is_rained_in(g: France, lord: int) -> bool:
    """Asked of the own menu only. [crusade.join.rain]"""
    return g.is_struck(g.place(lord), RAIN) and not g.rules.asks.ignores_rain(g, lord)


def no_embarking(g: France, seat: int, lord: int) -> str | None:
    """By the open road, with leave where it takes one. Asked of the own menu only."""
    bar = no_crusader(g, seat, lord)
    if bar is not None:
        return bar
    if is_rained_in(g, lord):
        return "crusade.join.rain"
    return "crusade.join.captive" if crusade(g).asked >> lord & 1 else None


def no_slipping_away(g: France, seat: int, lord: int) -> str | None:
    """By a secret passage, which is for those whom rain, captor or besieger keep."""
    bar = no_crusader(g, seat, lord)
    if bar is not None:
        return bar
    if not is_rained_in(g, lord) and not keepers(g, lord):
        return "card.secret_passage.by_moment"
    return no_passage(g, seat)


def could_embark(g: France, seat: int) -> bool:
    """Has this seat a lord who, as far as everybody knows, could set out by the open road?"""
    if crusade(g).stage != CALLED:
        return False
    for lord in g.lords_of(seat):
        if no_crusader(g, seat, lord) is None and not crusade(g).asked >> lord & 1:
            if not g.is_struck(g.place(lord), RAIN) or g.rules.asks.could_ignore_rain(g, lord):
                return True
    return False


def set_out(g: France, lord: int, start: int) -> None:
    """He has left from there, and from now on the Church protects the walls of his family. [crusade.join.markers]"""
    crusade(g).families |= 1 << g.owner(lord)
    g.lord[FLAGS + lord] |= MOVED
    g.rules.asks.moved(g, lord, start)
    protect(g, g.owner(lord), lord)


def brave_rain(g: France, lord: int, start: int) -> None:
    """He leaves by the open road; if it rains there, all see that it does not keep him. [crusade.join.rain]"""
    if g.is_struck(start, RAIN):
        g.rules.asks.braved_rain(g, [lord])


def protect(g: France, seat: int, lord: int) -> None:
    """Crusade markers on the walls of the family, or by that ruling on the cities of the lord's own titles.

    [crusade.join.markers] [crusade.join.protection]
    """
    piece = crusade(g)
    for village in g.villages_of(seat):
        if g.walls(village) and not piece.marked >> village & 1:
            if g.rules.options["church_protection"] == "family" or is_city_of(g, lord, village):
                piece.marked |= 1 << village
                g.tell(PROTECTED, seat, village)


def is_city_of(g: France, lord: int, village: int) -> bool:
    for fief in range(FIEF_COUNT):
        if g.has(lord, fief) and g.city_of(fief) == village:
            return True
    return False


class Embarkation(Form[France]):
    """Whoever keeps the lord is asked for leave; then he goes aboard, and his family says which troops go with him."""

    rule: ClassVar[str] = "crusade.join.troops"
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": Seat(),
        "lord": Noun(LORDS),
        "by_passage": Flag(),
        "agreed": Seats(),
        "start": Noun(VILLAGES, nobody=True),
        "over": Flag(),
    }

    def __init__(
        self, seat: int, lord: int, by_passage: bool, agreed: int = 0, start: int = NOBODY, over: bool = False
    ) -> None:
        self.seat = seat
        self.lord = lord
        self.by_passage = by_passage
        self.agreed = agreed
        self.start = start  # where he went aboard, NOBODY while leave is asked
        self.over = over

    def enter(self, g: France) -> None:
        """[crusade.join.rain] [crusade.join.captive] [crusade.join.after_moving]"""
        if self.by_passage:
            spend(g, self.seat, PASSAGE)
            g.tell(PLAYED, self.seat, PASSAGE)
            g.tell(TUNNELLED, self.seat, g.place(self.lord))
            self.go_aboard(g)
        elif self.next_keeper(g) == NOBODY:
            self.go_aboard(g)
        else:
            crusade(g).asked |= 1 << self.lord
            self.ask_keeper(g)

    def next_keeper(self, g: France) -> int:
        """Who has still to agree, in turn order."""
        missing = keepers(g, self.lord) & ~self.agreed
        for seat in g.in_turn_order():
            if missing >> seat & 1:
                return seat
        return NOBODY

    def ask_keeper(self, g: France) -> None:
        g.tell(DEPARTURE_ASKED, self.seat, self.lord, self.next_keeper(g))

    def go_aboard(self, g: France) -> None:
        """Off the map, onto his own ship; a captive is free, and nobody goes with him. [crusade.join.off_map]"""
        piece = crusade(g)
        was_captive = g.is_captive(self.lord)
        self.start = g.place(self.lord)
        ship = FIRST_SHIP + piece.sailed
        piece.sailed += 1
        piece.asked &= ~(1 << self.lord)
        g.lord[CAPTOR + self.lord] = NOBODY
        g.tell(DEPARTED, self.seat, self.lord)
        if not self.by_passage:
            brave_rain(g, self.lord, self.start)
        march(g, self.seat, 1 << self.lord, escort_of(g, self.lord), self.start, ship)
        if was_captive:
            lapse_with(g, self.lord)
            g.rules.asks.went_free(g, self.lord)
        set_out(g, self.lord, self.start)
        self.over = was_captive or not g.men(self.seat, self.start)

    def needs(self, g: France) -> Need:
        if self.over:
            return DONE
        return ask(self.next_keeper(g) if self.start == NOBODY else self.seat)

    def moot(self, g: France) -> bool:
        """He is dead, a prisoner, or nobody is left to be asked."""
        if self.over:
            return False
        if self.start != NOBODY:
            return g.owner(self.lord) != self.seat or g.place(self.lord) == self.start
        return no_crusader(g, self.seat, self.lord) is not None or self.next_keeper(g) == NOBODY

    def may(self, g: France, seat: int, menu: Menu) -> None:
        if self.start == NOBODY:
            menu.put(ACCEPT)
            menu.put(REFUSE)
            return
        menu.none(BOARD, "crusade.join.troops")
        for kind in g.rules.kinds_in_play:
            count = g.troops_of(seat, self.start, kind)
            if count:
                menu.run(BOARD + kind * COUNTS + 1, count, g.rules.asks.bars_carrying(g, kind))
        menu.put(SAIL, self.no_sailing(g))

    def no_sailing(self, g: France) -> str | None:
        """Nobody is left in another's village without a lord, as on any march. [move.drop.not_enemy]"""
        if not is_enemy_village(g, self.seat, self.start) or g.has_lord_at(self.seat, self.start):
            return None
        for kind in g.rules.kinds_in_play:
            if g.troops_of(self.seat, self.start, kind) and g.rules.asks.bars_carrying(g, kind) is None:
                return "move.drop.not_enemy"
        return None

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == ACCEPT:
            self.agreed |= 1 << seat
            if self.next_keeper(g) == NOBODY:
                self.go_aboard(g)
            else:
                self.ask_keeper(g)
        elif verb == REFUSE:
            self.over = True
            g.tell(DEPARTURE_REFUSED, seat, self.lord)
        elif verb == BOARD:
            self.take_aboard(g, noun // COUNTS, noun % COUNTS)
        else:
            self.over = True

    def take_aboard(self, g: France, kind: int, count: int) -> None:
        """Any troops that are with him, for all to see. [crusade.join.troops]"""
        if g.rules.asks.hides_troops(g, self.seat, self.start):
            g.reveal()
        troops = [0] * g.rules.kind_count
        troops[kind] = count
        march(g, self.seat, 0, troops, self.start, g.place(self.lord))
        g.tell(BOARDED, self.seat, kind, count)
        self.over = not g.men(self.seat, self.start)

    def fits(self, g: France) -> str | None:
        if g.owner(self.lord) != self.seat:
            return f"lord: {LORDS[self.lord]} is not of that family"
        if self.start != NOBODY and g.place(self.lord) < VILLAGE_COUNT:
            return f"start: {LORDS[self.lord]} has not gone aboard"
        return None

    def copy(self) -> Embarkation:
        return Embarkation(self.seat, self.lord, self.by_passage, self.agreed, self.start, self.over)
