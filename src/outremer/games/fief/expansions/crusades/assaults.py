"""The war for the objectives, one after the other from right to left, and the sharing of what was won."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.battle import BEGINNING, PREPARING, Battle, Preparations
from outremer.games.fief.expansions.crusades.doctor import claim_doctor
from outremer.games.fief.expansions.crusades.host import (
    crusade,
    crusaders_at,
    leader_at,
    objectives_in_order,
    place_of,
)
from outremer.games.fief.expansions.crusades.saracens import is_caravan
from outremer.games.fief.expansions.crusades.words import (
    ASSAIL,
    ASSAULT_BEGINS,
    CONQUERED,
    INVEST,
    INVESTED,
    MOST_SHARED,
    REWARD,
    SPOILS_SHARED,
    STORM,
)
from outremer.games.fief.objectives import DOCTOR
from outremer.games.fief.places import lift_engines
from outremer.games.fief.sieges import grow_engine
from outremer.games.fief.vocabulary import (
    ATTACKER,
    DEFENDER,
    DONE_WITH_IT,
    OBJECTIVES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Number, Seat, given
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.menu import Menu

MOST_COINS: Final = 99


def has_army(g: France, objective: int) -> bool:
    """Troops of some lord there: lords alone do not fight, and against Saracens any may lead. [battle.lords_only]"""
    place = place_of(objective)
    for lord in crusaders_at(g, place):
        if g.men(g.owner(lord), place):
            return True
    return False


def no_attack(g: France, seat: int, objective: int) -> str | None:
    """What the leader's family knows of the lords there that keeps them from attacking. Asked of the own menu only."""
    return g.rules.asks.bars_own_attack(g, seat, NOBODY, crusaders_at(g, place_of(objective)), True)


def battle_at(g: France, objective: int, attacker: int) -> Battle:
    """The sides are known, so it begins with what modules do before a battle."""
    stage = PREPARING if Preparations.are_any(g) else BEGINNING
    return Battle(place_of(objective), attacker, stage=stage)


def line_up(g: France, objective: int) -> int:
    """The crusaders there attack its Saracens; who has no lord there takes no part. The leader's seat.

    [crusade.battle.saracens] [crusade.assassinate.after.stay] [crusade.assassinate.after.defend]
    """
    place = place_of(objective)
    piece = crusade(g)
    piece.side = DEFENDER
    piece.broken_off = False
    g.active = g.owner(leader_at(g, place))
    for seat in range(g.rules.seats):
        if g.has_lord_at(seat, place):
            g.side[seat] = ATTACKER
    g.tell(ASSAULT_BEGINS, leader_at(g, place), objective)
    return g.active


def lay_siege(g: France, objective: int) -> None:
    """Every player there brings an engine, which counts from the next turn on. [crusade.battle.fort_engines]"""
    place = place_of(objective)
    crusade(g).besieged |= 1 << objective
    for seat in range(g.rules.seats):
        if g.men(seat, place) and not g.engine_dice(seat, place):
            grow_engine(g, seat, place)


def leave(g: France, objective: int) -> None:
    """Nobody lies before it any more."""
    crusade(g).besieged &= ~(1 << objective)
    for seat in range(g.rules.seats):
        lift_engines(g, seat, place_of(objective))


def conquer(g: France, objective: int) -> None:
    """It is theirs, its walls too; caravans and sacked cities bring coins now, states a title at the end.

    [crusade.battle.win_fort] [crusade.reward.kinds]
    """
    piece = crusade(g)
    place = place_of(objective)
    piece.held |= 1 << objective
    leave(g, objective)
    g.tell(CONQUERED, leader_at(g, place), objective)


class Assaults(Form[France]):
    """Objective by objective its leader says how it is fought for; in the second turn only where Saladin never came."""

    rule: ClassVar[str] = "crusade.battle.choice"
    order: ClassVar[str] = "crusade.battle.order"
    blanks: ClassVar[dict[str, Blank]] = {
        "done": Nouns(OBJECTIVES),
        "again": given(Flag()),
        "fighting": Noun(OBJECTIVES, nobody=True),
        "attacker": Seat(nobody=True),
        "won": Noun(OBJECTIVES, nobody=True),
    }

    def __init__(
        self, done: int, again: bool, fighting: int = NOBODY, attacker: int = NOBODY, won: int = NOBODY
    ) -> None:
        self.done = done
        self.again = again  # in the second turn of the crusade
        self.fighting = fighting
        self.attacker = attacker  # who led as the battle began
        self.won = won  # of which the spoils are being shared

    def enter(self, g: France) -> None:
        if not self.again:
            claim_doctor(g)

    def current(self, g: France) -> int:
        """The next one to be fought for, from right to left, or NOBODY. [crusade.battle.order]"""
        piece = crusade(g)
        for objective in objectives_in_order(g):
            if self.done >> objective & 1 or g.rules.box.objectives[objective].kind == DOCTOR:
                continue
            if piece.held >> objective & 1 and not (self.again and is_caravan(g, objective)):
                continue
            if has_army(g, objective):
                return objective
        return NOBODY

    def needs(self, g: France) -> Need:
        if self.won != NOBODY:
            return Call(Spoils(self.won, g.rules.box.objectives[self.won].coins))
        if self.fighting != NOBODY:
            return Call(battle_at(g, self.fighting, self.attacker))
        current = self.current(g)
        return DONE if current == NOBODY else ask(g.owner(leader_at(g, place_of(current))))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        """[crusade.battle.choice] [crusade.battle.fort_siege_only]"""
        walls = g.rules.box.objectives[self.current(g)].walls
        bar = no_attack(g, seat, self.current(g))
        may_assail = not walls or self.again or g.rules.options["overseas_walls"] == "assault"
        menu.put(ASSAIL, bar if may_assail else "crusade.battle.fort_siege_only")
        menu.put(STORM, bar if walls and not self.again else "crusade.battle.choice")
        menu.put(INVEST)

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        """What is fought for now."""
        current = self.current(g) if self.fighting == NOBODY else self.fighting
        return {} if current == NOBODY else {"current": OBJECTIVES[current]}

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        objective = self.current(g)
        self.done |= 1 << objective
        if verb == INVEST:
            if not self.again:
                lay_siege(g, objective)
            g.tell(INVESTED, leader_at(g, place_of(objective)), objective)
            return
        if verb == STORM:
            crusade(g).besieged |= 1 << objective
        self.fighting = objective
        self.attacker = line_up(g, objective)

    def returned(self, g: France, form: Form[France]) -> None:
        """[crusade.battle.still_besieged]"""
        if isinstance(form, Spoils):
            self.won = NOBODY
            return
        assert isinstance(form, Battle)
        objective, self.fighting, self.attacker = self.fighting, NOBODY, NOBODY
        if form.won == ATTACKER:
            conquer(g, objective)
            self.won = objective if g.rules.box.objectives[objective].coins else NOBODY
        elif form.won == DEFENDER:
            leave(g, objective)
        elif not self.again:
            lay_siege(g, objective)

    def dropped(self, g: France, form: Form[France]) -> None:
        if isinstance(form, Spoils):
            self.won = NOBODY

    def copy(self) -> Assaults:
        return Assaults(self.done, self.again, self.fighting, self.attacker, self.won)


class Spoils(Form[France]):
    """The leader shares the coins out at will among the lords there; they go to their families."""

    rule: ClassVar[str] = "crusade.reward.leader"
    blanks: ClassVar[dict[str, Blank]] = {
        "objective": given(Noun(OBJECTIVES)),
        "left": Number(0, MOST_COINS),
    }

    def __init__(self, objective: int, left: int) -> None:
        self.objective = objective
        self.left = left

    def leader(self, g: France) -> int:
        return leader_at(g, place_of(self.objective))

    def enter(self, g: France) -> None:
        """Among lords of one family there is nothing to share. [crusade.reward.coins]"""
        families = 0
        for lord in crusaders_at(g, place_of(self.objective)):
            families |= 1 << g.owner(lord)
        if families.bit_count() == 1:
            self.give(g, self.leader(g), self.left)

    def give(self, g: France, lord: int, coins: int) -> None:
        """[crusade.reward.leader] [crusade.reward.coins]"""
        self.left -= coins
        g.earn(g.owner(lord), coins)
        g.tell(SPOILS_SHARED, g.owner(lord), lord, coins)

    def needs(self, g: France) -> Need:
        return ask(g.owner(self.leader(g))) if self.left else DONE

    def moot(self, g: France) -> bool:
        """Nobody is left there to be rewarded."""
        return self.left > 0 and self.leader(g) == NOBODY

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(DONE_WITH_IT)
        menu.none(REWARD, "crusade.reward.leader")
        for lord in crusaders_at(g, place_of(self.objective)):
            menu.run(REWARD + lord * (MOST_SHARED + 1) + 1, min(self.left, MOST_SHARED))

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        """What the leader gives to nobody else is his."""
        if verb == DONE_WITH_IT:
            self.give(g, self.leader(g), self.left)
        else:
            self.give(g, noun // (MOST_SHARED + 1), noun % (MOST_SHARED + 1))

    def copy(self) -> Spoils:
        return Spoils(self.objective, self.left)
