"""Saladin's Revenge: his march from the rightmost objective to the leftmost, until he is stopped."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.battle import Battle
from outremer.games.fief.expansions.crusades.assaults import (
    Assaults,
    Spoils,
    battle_at,
    conquer,
    has_army,
    leave,
    line_up,
    no_attack,
)
from outremer.games.fief.expansions.crusades.host import (
    SALADINS_KNIGHTS,
    crusade,
    crusaders_at,
    is_anybody_at,
    leader_at,
    move_camp,
    objectives_in_order,
    place_of,
)
from outremer.games.fief.expansions.crusades.saracens import is_caravan, is_saladin_at, stop_saladin
from outremer.games.fief.expansions.crusades.treason import BeforeSaladin
from outremer.games.fief.expansions.crusades.words import (
    RETREATED,
    SALADIN_CAPTURED,
    SALADIN_COMES,
    SALADIN_HELD,
    SALADIN_JOINED,
    SALADIN_KILLED,
    SALADIN_TAKES,
    SHORE,
    STORM,
    WITHDRAW_FROM,
)
from outremer.games.fief.objectives import DOCTOR
from outremer.games.fief.vocabulary import ATTACKER, DEFENDER, OBJECTIVES, SEATS
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Noun, Seat, decides
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.menu import Menu

# What happens where Saladin is.
CHOOSING: Final = 0  # besiegers attack or retreat
WARNING: Final = 1  # he is about to attack, and walls may be betrayed
STORMING: Final = 2  # the crusaders attack
DEFENDING: Final = 3  # he attacks
SHARING: Final = 4
OVER: Final = 5
STEPS: Final = ["choosing", "warning", "storming", "defending", "sharing", "over"]


def march_order(g: France) -> list[int]:
    """His way from right to left, past the Arab Doctor. [revenge.saladin.start] [revenge.advance.until_end]"""
    return [one for one in objectives_in_order(g) if g.rules.box.objectives[one].kind != DOCTOR]


def refill_caravans(g: France) -> None:
    """They come again in the second turn. [crusade.reward.caravan.again]"""
    for objective in objectives_in_order(g):
        if is_caravan(g, objective):
            crusade(g).garrison[objective] = g.rules.box.objectives[objective].saracens


def last_fights(g: France) -> Assaults | None:
    """Once he is stopped, whoever lies before an objective he never reached may fight. [revenge.after_saladin.fight]"""
    return Assaults(crusade(g).reached, True) if crusade(g).stopped else None


def retreat(g: France, objective: int) -> None:
    """All who lie there go ashore, out of the war, and their engines are lost. [revenge.battle.besiegers_choice]"""
    place = place_of(objective)
    for lord in crusaders_at(g, place):
        g.tell(RETREATED, g.owner(lord), lord, objective)
    for seat in range(g.rules.seats):
        if g.occupies(seat, place):
            move_camp(g, seat, place, SHORE)
    leave(g, objective)


class Saladin(Form[France]):
    """He comes, takes up reinforcements, meets whoever is there, and goes on to the left."""

    rule: ClassVar[str] = "revenge.battle.besiegers_choice"
    blanks: ClassVar[dict[str, Blank]] = {
        "at": Noun(OBJECTIVES, nobody=True),
        "step": decides(Noun(STEPS)),
        "attacker": Seat(nobody=True),
    }

    def __init__(self, at: int = NOBODY, step: int = OVER, attacker: int = NOBODY) -> None:
        self.at = at
        self.step = step
        self.attacker = attacker  # who led as the crusaders began to attack him

    def enter(self, g: France) -> None:
        """[revenge.saladin.start] [revenge.saladin.knights]"""
        refill_caravans(g)
        order = march_order(g)
        if order:
            piece = crusade(g)
            piece.knights = SALADINS_KNIGHTS
            self.come_to(g, order[0])

    def come_to(self, g: France, objective: int) -> None:
        """He takes up its reinforcements, and goes on if nobody is there.

        [revenge.saladin.reinforcements] [revenge.advance.empty] [crusade.battle.still_besieged]
        """
        piece = crusade(g)
        self.at = piece.saladin = objective
        piece.reached |= 1 << objective
        g.tell(SALADIN_COMES, objective, piece.knights, piece.saracens)
        fresh = g.rules.box.objectives[objective].reinforcements
        if fresh:
            piece.saracens += fresh
            g.tell(SALADIN_JOINED, objective, fresh)
        if is_anybody_at(g, place_of(objective)):
            self.meet(g)
        else:
            self.take(g)

    def meet(self, g: France) -> None:
        """Besiegers with a lord and troops choose; whoever holds the place, or cannot attack, defends.

        [revenge.battle.besieged_joined] [crusade.assassinate.after.defend]
        """
        is_held = crusade(g).held >> self.at & 1 and not is_caravan(g, self.at)
        self.step = WARNING if is_held or not has_army(g, self.at) else CHOOSING

    def take(self, g: France) -> None:
        """He occupies it, and moves left. [revenge.advance.when] [revenge.advance.until_end]"""
        crusade(g).held &= ~(1 << self.at)
        leave(g, self.at)
        g.tell(SALADIN_TAKES, self.at)
        order = march_order(g)
        after = order.index(self.at) + 1
        if after < len(order):
            self.come_to(g, order[after])
        else:
            self.step = OVER

    def take_with_garrison(self, g: France) -> None:
        """Its former defenders go with him. [revenge.advance.moves]"""
        piece = crusade(g)
        piece.saracens += piece.garrison[self.at]
        piece.garrison[self.at] = 0
        self.take(g)

    def needs(self, g: France) -> Need:
        if self.step == CHOOSING and has_army(g, self.at):
            return ask(g.owner(leader_at(g, place_of(self.at))))
        if self.step in (CHOOSING, WARNING):
            return Call(BeforeSaladin([NOBODY] * SEATS))
        if self.step == STORMING:
            return Call(battle_at(g, self.at, self.attacker))
        if self.step == DEFENDING:
            return Call(battle_at(g, self.at, NOBODY))
        if self.step == SHARING:
            return Call(Spoils(self.at, g.rules.box.objectives[self.at].coins))
        return DONE

    def may(self, g: France, seat: int, menu: Menu) -> None:
        """[revenge.battle.besiegers_choice]"""
        menu.put(STORM, no_attack(g, seat, self.at))
        menu.put(WITHDRAW_FROM)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == STORM:
            self.step = STORMING
            self.attacker = line_up(g, self.at)
        else:
            retreat(g, self.at)
            self.take_with_garrison(g)

    def returned(self, g: France, form: Form[France]) -> None:
        if isinstance(form, BeforeSaladin):
            self.attack(g)
        elif isinstance(form, Spoils):
            self.step = OVER
        else:
            assert isinstance(form, Battle)
            crusade(g).betrayed = False
            self.after_battle(g, form.won)

    def dropped(self, g: France, form: Form[France]) -> None:
        self.returned(g, form)

    def attack(self, g: France) -> None:
        """All who are there defend, behind walls that they took. [revenge.battle.crusader_walls]"""
        piece = crusade(g)
        if not is_anybody_at(g, place_of(self.at)):
            self.take_with_garrison(g)
            return
        self.step = DEFENDING
        piece.side = ATTACKER
        piece.broken_off = False
        g.active = NOBODY
        for seat in range(g.rules.seats):
            if g.occupies(seat, place_of(self.at)):
                g.side[seat] = DEFENDER

    def after_battle(self, g: France, won: int) -> None:
        """[revenge.advance.when] [revenge.saladin.stopped]"""
        saracens = DEFENDER if self.step == STORMING else ATTACKER
        piece = crusade(g)
        if won == saracens:
            self.take_with_garrison(g)
        elif won:
            if is_saladin_at(g, self.at):
                stop_saladin(g)
                is_killed = g.rules.asks.gives_no_quarter(g, crusaders_at(g, place_of(self.at)))
                g.tell(SALADIN_KILLED if is_killed else SALADIN_CAPTURED, self.at)
            self.win(g)
        elif self.step == STORMING and piece.broken_off:  # to break off is to retreat
            retreat(g, self.at)
            self.take_with_garrison(g)
        elif not is_anybody_at(g, place_of(self.at)):
            self.take_with_garrison(g)
        elif self.step == STORMING and not has_army(g, self.at):  # their last lord has fallen
            self.meet(g)
        else:
            self.step = OVER
            g.tell(SALADIN_HELD, self.at)

    def win(self, g: France) -> None:
        """He is stopped; whoever attacked has also taken the objective. [revenge.after_saladin.fight]"""
        is_new = self.step == STORMING
        self.step = OVER
        for objective in march_order(g)[march_order(g).index(self.at) + 1 :]:
            if is_caravan(g, objective):  # [crusade.reward.caravan.again]
                crusade(g).garrison[objective] += g.rules.box.objectives[objective].reinforcements
        if is_new:
            conquer(g, self.at)
            if g.rules.box.objectives[self.at].coins:
                self.step = SHARING

    def fits(self, g: France) -> str | None:
        if self.step != OVER and self.at == NOBODY:
            return "at: must be the objective to which Saladin has come"
        return None

    def copy(self) -> Saladin:
        return Saladin(self.at, self.step, self.attacker)
