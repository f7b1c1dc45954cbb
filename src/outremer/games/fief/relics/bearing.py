"""How a relic comes to its bearer: taken, picked up, sold, given or inherited."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.church import note_donation
from outremer.games.fief.clauses import deals_freely
from outremer.games.fief.deals import pass_coins, spend_markers
from outremer.games.fief.layout import SENT_DEALS
from outremer.games.fief.relics.reliquary import (
    BEAR,
    RELIC_ASKED,
    RELIC_COUNT,
    RELIC_FELL,
    RELIC_NAMES,
    RELIC_OFFERED,
    RELIC_REFUSED,
    bearers,
    give,
    reliquary,
    see_here,
    wielder,
)
from outremer.games.fief.vocabulary import (
    ACCEPT,
    FIRST_SEE,
    LORD_COUNT,
    LORDS,
    MOST_COINS_SAID,
    POPE,
    REFUSE,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Number, Seat
from outremer.kernel.forms import DONE, Form, Need, Roll, ask
from outremer.kernel.menu import Menu


def no_taking(g: France, seat: int, lord: int) -> str | None:
    """The Pope, any Cardinal, the bishop of that see; free, and in the village. [relic.take]"""
    if g.owner(lord) != seat or not g.is_free(lord):
        return "relic.take"
    see = see_here(g, g.place(lord))
    if see == NOBODY or not (is_entitled(g, lord, see) or g.rules.asks.may_take_relic(g, lord)):
        return "relic.take"
    return no_second_asking(g, lord)


def is_entitled(g: France, lord: int, see: int) -> bool:
    return g.has(lord, POPE) or g.is_cardinal(lord) or g.has(lord, FIRST_SEE + see)


def no_second_asking(g: France, lord: int) -> str | None:
    """Who was refused leave may ask again next turn. [relic.take.permission]"""
    return "relic.take.permission" if reliquary(g).refused >> lord & 1 else None


def no_picking_up(g: France, seat: int, relic: int, lord: int) -> str | None:
    """A relic that lies abandoned is for any lord who is there. [relic.abandoned]"""
    if g.owner(lord) != seat or not g.is_free(lord) or reliquary(g).lying(relic) != g.place(lord):
        return "relic.abandoned"
    return no_second_asking(g, lord)


def no_sale(g: France, seat: int, relic: int, to: int) -> str | None:
    """To anyone with a lord, by a marker of who receives it; in a talk without.

    [relic.trade] [diplomacy.talk.relics]
    """
    lord = wielder(g, relic)
    if lord == NOBODY or g.owner(lord) != seat or to == seat or to >= g.rules.seats or not bearers(g, to):
        return "relic.trade"
    if g.family[SENT_DEALS + seat] >= g.rules.box.proposals:
        return "deal.limit"
    if not deals_freely(g, seat, to) and not g.markers(to):
        return "relic.trade"
    return None


class RelicTaken(Form[France]):
    """An opponent who holds the village is asked for leave; then the relic is taken and turned up.

    `relic` is the one that lies there in the open, or NOBODY for the unknown one of the see.
    """

    rule: ClassVar[str] = "relic.take.permission"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "lord": Noun(LORDS),
        "relic": Noun(RELIC_NAMES, nobody=True),
        "granted": Flag(),
        "over": Flag(),
    }

    def __init__(self, lord: int, relic: int, granted: bool = False, over: bool = False) -> None:
        self.lord = lord
        self.relic = relic
        self.granted = granted
        self.over = over

    def enter(self, g: France) -> None:
        if self.relic == NOBODY:
            g.rules.asks.takes_relic(g, self.lord)
        if self.keeper(g) == NOBODY:
            self.grant(g)
        else:
            g.tell(RELIC_ASKED, g.owner(self.lord), self.lord)

    def keeper(self, g: France) -> int:
        """The opponent who occupies and controls the village, or NOBODY. [relic.take.permission]"""
        village = g.place(self.lord)
        keeper = g.controller(village)
        return NOBODY if keeper in (NOBODY, g.owner(self.lord)) or not g.occupies(keeper, village) else keeper

    def grant(self, g: France) -> None:
        self.granted = True
        if self.relic != NOBODY:
            self.over = True
            give(g, self.relic, self.lord)

    def needs(self, g: France) -> Need:
        if self.over:
            return DONE
        if self.granted:
            return Roll(self.unseen(g), RELIC_NAMES)
        return ask(self.keeper(g))

    def unseen(self, g: France) -> list[int]:
        """The relics that nobody has seen yet, each as likely as the other. [relic.setup]"""
        return [1 if reliquary(g).is_unseen(relic) else 0 for relic in range(RELIC_COUNT)]

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(ACCEPT)
        menu.put(REFUSE)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == ACCEPT:
            self.grant(g)
        else:
            self.over = True
            reliquary(g).refused |= 1 << self.lord
            g.tell(RELIC_REFUSED, seat, self.lord)

    def rolled(self, g: France, outcome: int) -> None:
        """[relic.take.revealed]"""
        self.over = True
        reliquary(g).hidden &= ~(1 << g.rules.board.see_of[g.place(self.lord)])
        give(g, outcome, self.lord)

    def copy(self) -> RelicTaken:
        return RelicTaken(self.lord, self.relic, self.granted, self.over)


class RelicSale(Form[France]):
    """The other says which lord will bear it, or refuses."""

    rule: ClassVar[str] = "relic.trade"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": Seat(),
        "relic": Noun(RELIC_NAMES),
        "to": Seat(),
        "coins": Number(0, MOST_COINS_SAID),
        "over": Flag(),
    }

    def __init__(self, by: int, relic: int, to: int, coins: int, over: bool = False) -> None:
        self.by = by
        self.relic = relic
        self.to = to
        self.coins = coins
        self.over = over

    def enter(self, g: France) -> None:
        g.family[SENT_DEALS + self.by] += 1  # [deal.limit]
        g.tell(RELIC_OFFERED, self.by, self.to, self.relic, self.coins)

    def needs(self, g: France) -> Need:
        return DONE if self.over else ask(self.to)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        able = bearers(g, seat)
        for lord in range(LORD_COUNT):
            menu.put(BEAR + lord, None if able >> lord & 1 else "relic.trade")
        menu.put(REFUSE)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.over = True
        if verb == BEAR:
            if not deals_freely(g, self.by, seat):  # [relic.trade] [diplomacy.talk.relics]
                spend_markers(g, seat, 1)
            pass_coins(g, seat, self.by, self.coins)
            give(g, self.relic, noun)
            note_donation(g, seat)
            if self.coins:
                note_donation(g, self.by)

    def copy(self) -> RelicSale:
        return RelicSale(self.by, self.relic, self.to, self.coins, self.over)


class RelicHeir(Form[France]):
    """The bearer is dead: his family, or his ally, says who bears it now."""

    rule: ClassVar[str] = "relic.ally_inherits"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"relic": Noun(RELIC_NAMES), "seat": Seat(), "heirs": Nouns(LORDS)}

    def __init__(self, relic: int, seat: int, heirs: int) -> None:
        self.relic = relic
        self.seat = seat
        self.heirs = heirs

    def enter(self, g: France) -> None:
        """Where there is nothing to choose, nobody is asked. [relic.ally_inherits]"""
        village = reliquary(g).lying(self.relic)
        reliquary(g).put(self.relic, NOBODY, village, NOBODY)
        if not self.heirs:
            g.tell(RELIC_FELL, self.relic, village)
        elif self.heirs.bit_count() == 1:
            self.pass_on(g, self.heirs.bit_length() - 1)

    def pass_on(self, g: France, lord: int) -> None:
        self.heirs = 0
        give(g, self.relic, lord)

    def needs(self, g: France) -> Need:
        return ask(self.seat) if self.heirs else DONE

    def may(self, g: France, seat: int, menu: Menu) -> None:
        for lord in range(LORD_COUNT):
            menu.put(BEAR + lord, None if self.heirs >> lord & 1 else "relic.ally_inherits")

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.pass_on(g, noun)

    def copy(self) -> RelicHeir:
        return RelicHeir(self.relic, self.seat, self.heirs)
