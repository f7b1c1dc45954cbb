"""Who stands on which side of the battle being fought: foes are named, third parties join or stay out."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.places import note_control
from outremer.games.fief.promises import broke
from outremer.games.fief.vocabulary import (
    AGAINST,
    ATTACKER,
    BATTLE_BEGINS,
    DEFENDER,
    DONE_WITH_IT,
    JOIN,
    JOINED,
    NEITHER,
    PLACES,
    PROMISED_PEACE,
    PROMISED_TRUCE,
    SEATS,
    SIDES,
    VILLAGE_COUNT,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Number, Seat, Seats, given
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def seats_on(g: France, side: int) -> list[int]:
    """In turn order."""
    return [seat for seat in g.in_turn_order() if g.side[seat] == side]


def other_side(side: int) -> int:
    return ATTACKER + DEFENDER - side


def men_on(g: France, side: int) -> int:
    """Their troops on the field, of all who stand on this side."""
    total = 0
    for seat in range(g.rules.seats):
        if g.side[seat] == side:
            total += g.men(seat, g.field)
    return total if g.field < VILLAGE_COUNT else total + g.rules.asks.unplayed_men(g, side)


def lords_on(g: France, side: int) -> list[int]:
    """The free lords on the field who stand on this side."""
    found: list[int] = []
    for seat in range(g.rules.seats):
        if g.side[seat] == side:
            found += g.lords_at(seat, g.field)
    return found


def strength_on(g: France, side: int) -> int:
    """[battle.strength.sum]"""
    total = 0
    for seat in range(g.rules.seats):
        if g.side[seat] == side:
            total += g.strength(seat, g.field)
    return total if g.field < VILLAGE_COUNT else total + g.rules.asks.unplayed_strength(g, side)


def strongest(g: France, side: int, passed: int = 0) -> int:
    """The leader of a coalition, of those who are on the field and not among `passed` (bits); the earlier in turn
    order of equals; NOBODY if there is none. [battle.coalition.leader_losses]"""
    leader = g.rules.asks.commander(g, side)
    if leader != NOBODY and not passed >> leader & 1:
        return leader
    best, most = NOBODY, -1
    for seat in seats_on(g, side):
        if not passed >> seat & 1 and g.occupies(seat, g.field):
            strength = g.strength(seat, g.field)
            if strength > most:
                best, most = seat, strength
    return best


def is_decided(g: France) -> bool:
    """A side has no troops left, or the attackers have no lord: nobody fights on.

    [battle.ends.eliminated] [battle.end.only_lords] [battle.leaderless] [card.ambush.capture]
    """
    return men_on(g, ATTACKER) == 0 or men_on(g, DEFENDER) == 0 or not is_led(g)


def is_led(g: France) -> bool:
    """Is there a lord among the attackers who may lead them, or somebody whom no seat plays? [battle.leaderless]"""
    for lord in lords_on(g, ATTACKER):
        if not g.rules.asks.leads_no_attack(g, lord):
            return True
    return g.rules.asks.leads_itself(g, ATTACKER)


def walls_between(g: France) -> int:
    """Walls of which the owner is among the defenders, and still stands there. [battle.penalty.walls]"""
    unplayed = g.rules.asks.unplayed_walls(g)
    if unplayed:
        return unplayed
    owner = g.controller(g.field)
    if owner == NOBODY or g.side[owner] != DEFENDER or not g.occupies(owner, g.field):
        return 0
    return g.walls(g.field)


def no_foe(g: France, seat: int, foe: int, village: int) -> str | None:
    """May this seat not turn on that one there?"""
    if foe == seat or foe >= g.rules.seats or not g.occupies(foe, village):
        return "battle.start"
    return g.rules.asks.bars_attack(g, seat, foe, village)


def no_own_foe(g: France, seat: int, foe: int, village: int) -> str | None:
    """The same for the own menu: a family may know more of its lords than others do."""
    bar = no_foe(g, seat, foe, village)
    return bar or g.rules.asks.bars_own_attack(g, seat, foe, g.lords_at(seat, village), True)


class Sides(Form[France]):
    """Before the first dice the attacker names foes; then, and again before every other round, third parties with
    troops there say in turn order where they stand."""

    rule: ClassVar[str] = "battle.coalition"
    order: ClassVar[str] = "battle.coalition"
    blanks: ClassVar[dict[str, Blank]] = {
        "village": given(Noun(PLACES)),
        "attacker": given(Seat(nobody=True)),
        "rides": given(Flag()),
        "foes": Seats(),
        "named": Flag(),
        "turn": Number(0, SEATS),
    }

    def __init__(self, village: int, attacker: int, rides: bool, foes: int, named: bool, turn: int = 0) -> None:
        self.village = village
        self.attacker = attacker
        self.rides = rides  # a cavalcade
        self.foes = foes  # named so far
        self.named = named  # all of them
        self.turn = turn  # how many have been asked where they stand

    def enter(self, g: France) -> None:
        """Who has one foe only, need not name it."""
        if self.named:
            return
        if not self.foes:
            open_to_attack = self.open_to_attack(g)
            if len(open_to_attack) > 1:
                return
            for foe in open_to_attack:
                self.foes |= 1 << foe
        self.begin(g)

    def open_to_attack(self, g: France) -> list[int]:
        return [foe for foe in range(g.rules.seats) if no_foe(g, self.attacker, foe, self.village) is None]

    def begin(self, g: France) -> None:
        """[battle.start]"""
        self.named = True
        for foe in range(g.rules.seats):
            if self.foes >> foe & 1:
                g.side[foe] = DEFENDER
                g.tell(BATTLE_BEGINS, self.attacker, foe, self.village)

    def third_party(self, g: France) -> int:
        """How many come before the next who must say where they stand, of all in turn order."""
        order = g.in_turn_order()
        if self.village >= VILLAGE_COUNT:  # beyond the map all who are there fight together
            return len(order)
        for at in range(self.turn, len(order)):
            seat = order[at]
            if seat != self.attacker and not self.foes >> seat & 1 and g.men(seat, self.village):
                return at
        return len(order)

    def needs(self, g: France) -> Need:
        if not self.named:
            return ask(self.attacker)
        at = self.third_party(g)
        return ask(g.in_turn_order()[at]) if at < g.rules.seats else DONE

    def may(self, g: France, seat: int, menu: Menu) -> None:
        if not self.named:
            for foe in range(SEATS):
                bar = "battle.start" if self.foes >> foe & 1 else no_own_foe(g, seat, foe, self.village)
                menu.put(AGAINST + foe, bar)
            menu.put(DONE_WITH_IT, None if self.foes else "battle.start")
            menu.none(JOIN, "battle.coalition")
            return
        for side in range(len(SIDES)):
            menu.put(JOIN + side, self.no_side(g, seat, side))
        menu.none(AGAINST, "battle.start")

    def no_side(self, g: France, seat: int, side: int) -> str | None:
        """[battle.coalition] [cavalcade.immediate_battle] [battle.leaderless]"""
        if side != ATTACKER:
            return None
        if self.rides:
            return "cavalcade.immediate_battle"
        if not g.has_lord_at(seat, self.village):
            return "battle.leaderless"
        asks, lords = g.rules.asks, g.lords_at(seat, self.village)
        for foe in range(g.rules.seats):
            if g.side[foe] == DEFENDER and foe != seat:
                bar = asks.bars_attack(g, seat, foe, self.village) or asks.bars_own_attack(g, seat, foe, lords, False)
                if bar is not None:
                    return bar
        return None

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == AGAINST:
            self.foes |= 1 << noun
        elif verb == DONE_WITH_IT:
            self.begin(g)
        else:
            self.turn = g.in_turn_order().index(seat) + 1
            if g.side[seat] != noun:
                g.side[seat] = noun
                g.tell(JOINED, seat, noun, self.village)
                self.note_promises(g, seat, noun)
                g.rules.asks.sided(g, seat, self.village)

    def note_promises(self, g: France, seat: int, side: int) -> None:
        """Who joins the attackers attacks; who joins either side breaks a truce with the other. [deal.promise]"""
        for foe in range(g.rules.seats):
            if side != NEITHER and g.side[foe] == other_side(side):
                broke(g, seat, foe, PROMISED_TRUCE)
                if side == ATTACKER:
                    broke(g, seat, foe, PROMISED_PEACE)

    def moot(self, g: France) -> bool:
        if self.named:
            return is_decided(g)
        if not g.men(self.attacker, self.village) or not g.has_lord_at(self.attacker, self.village):
            return True
        return not self.foes and not self.open_to_attack(g)

    def copy(self) -> Sides:
        return Sides(self.village, self.attacker, self.rides, self.foes, self.named, self.turn)


def stand_down(g: France) -> None:
    """The battle is over: nobody is on any side, and it shows who controls the village now."""
    village = g.field
    g.field = NOBODY
    for seat in range(SEATS):
        g.side[seat] = NEITHER
    note_control(g, village)
