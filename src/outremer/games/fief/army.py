"""An army on the road, step by step: what it is asked, and what it does."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.cavalcade import Cavalcade
from outremer.games.fief.company import ASKING, HINDERED, MARCHING, RIDING, SICKENING, Company, no_march
from outremer.games.fief.counters import bar_absent_kinds
from outremer.games.fief.disasters import PlagueEntered
from outremer.games.fief.knowing import spend
from outremer.games.fief.layout import FLAGS, PLACE
from outremer.games.fief.leave import Leave, holders_behind, host, rule_behind
from outremer.games.fief.passage import no_passage
from outremer.games.fief.places import is_road, march
from outremer.games.fief.vocabulary import (
    ASK_LEAVE,
    BESIDE,
    CAPTIVE,
    DROP,
    ENTER,
    FOOTMAN,
    FURTHER_KINDS,
    GO,
    HALT,
    HALTED,
    KNIGHT,
    LORD_COUNT,
    MARCHED,
    MARCHED_UNSEEN,
    MARCHED_WITH,
    MOVED,
    PART_WITH,
    PASSAGE,
    PLAGUE,
    PLAYED,
    RAIN,
    RIDE,
    SET_OUT,
    STAY,
    TAKE,
    TUNNEL,
    TUNNELLED,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.journal import EVERYONE
from outremer.kernel.menu import Menu

COUNTS: Final = 14  # numbers behind `take knight` and `drop knight`


class Army(Company):
    """An army on the road: one lord or several, the troops and captives they take along, from village to village."""

    rule: ClassVar[str] = "move.roads"
    order: ClassVar[str] = "phase5.turn_order"

    # -- the question -----------------------------------------------------------------------------------------------

    def moot(self, g: France) -> bool:
        """Without a lord it goes nowhere, and stands where it is. [move.troops_need_lord]"""
        return self.at != NOBODY and not self.over and not self.company(g)

    def enter(self, g: France) -> None:
        self.at = g.place(self.lead)
        self.join(g, self.lead)
        g.tell(SET_OUT, self.seat, self.lead, self.at)

    def join(self, g: France, lord: int) -> None:
        self.lords |= 1 << lord
        g.lord[FLAGS + lord] |= MOVED

    def needs(self, g: France) -> Need:
        if self.over:
            return DONE
        if self.stage == ASKING:
            return Call(Leave(self.seat, self.at, self.to, self.came, self.crossing, self.lords))
        if self.stage == RIDING:
            return Call(Cavalcade(self.seat, self.foe, self.at, self.lords, self.knights, further=self.further[:]))
        if self.stage == SICKENING:
            company = self.lords | self.captives
            return Call(PlagueEntered(self.seat, self.at, company, self.knights, self.footmen, further=self.further[:]))
        return ask(self.seat)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        if self.stage == HINDERED:
            self.offer_ways(g, menu)
            return
        menu.none(GO, "move.roads")
        for to in self.ways(g):
            menu.put(GO + to, self.no_go(g, to))
        menu.put(HALT, "cavalcade.must_continue" if self.must_go and self.can_go(g) else None)
        menu.put(TUNNEL, self.no_tunnel_through_rain(g))
        for verb in (ASK_LEAVE, ENTER, STAY):
            menu.none(verb, "move.cross.consent")
        menu.none(RIDE, "cavalcade.immediate_battle")
        self.offer_company(g, menu)
        self.offer_parting(g, menu)

    def offer_ways(self, g: France, menu: Menu) -> None:
        """Somebody holds the way: ask leave, enter and end, stay with the space spent, ride, or dig.

        [move.cross.refused]
        """
        rule = "move.cross.consent" if self.refused == NOBODY else "move.cross.refused"
        if not self.crossing:
            rule = rule_behind(g, self.seat, self.at, self.to, self.came)
        for verb in (GO, HALT, TAKE, DROP, BESIDE, PART_WITH, CAPTIVE):
            menu.none(verb, rule)
        menu.put(ASK_LEAVE, self.no_asking(g) if self.refused == NOBODY else rule)
        menu.put(ENTER, None if self.crossing else rule)
        menu.put(STAY)
        menu.put(RIDE, self.no_ride(g))
        menu.put(TUNNEL, self.no_way_for_a_tunnel(g) or no_passage(g, self.seat))

    def no_asking(self, g: France) -> str | None:
        """Who cannot go on from there needs no leave to pass."""
        return "move.lord_two" if self.crossing and self.steps + 1 >= self.reach(g) else None

    def offer_company(self, g: France, menu: Menu) -> None:
        """Who may come along; after a cavalcade captives only. [move.carry] [prisoner.moved_by_captor]"""
        bar = "cavalcade.must_continue" if self.must_go else None
        menu.none(TAKE, bar or "move.carry")
        menu.none(BESIDE, bar or "phase5.turn_order")
        menu.none(CAPTIVE, "prisoner.moved_by_captor")
        if bar is None:
            for kind in g.rules.kinds_in_play:
                rule = g.rules.asks.bars_carrying(g, kind)
                menu.run(TAKE + kind * COUNTS + 1, COUNTS - 1 if rule else self.available(g, kind), rule)
        bar_absent_kinds(g, menu, TAKE, COUNTS)
        places = g.lord[PLACE : PLACE + LORD_COUNT]
        for lord in range(LORD_COUNT):
            if places[lord] == self.at and not (self.lords | self.captives) >> lord & 1:
                if no_march(g, self.seat, lord) is None:
                    menu.put(BESIDE + lord, bar)
                elif g.captor(lord) == self.seat:
                    menu.put(CAPTIVE + lord)

    def offer_parting(self, g: France, menu: Menu) -> None:
        """Who may be left behind here; who is not to go along is not taken. [move.carry]"""
        menu.none(DROP, "move.carry")
        bar_absent_kinds(g, menu, DROP, COUNTS)
        menu.none(PART_WITH, "move.carry")
        if not self.steps:
            return
        for kind in g.rules.kinds_in_play:
            for count in range(1, self.carried(g, kind) + 1):
                menu.put(DROP + kind * COUNTS + count, self.no_drop(g, kind, count))
        bar = "cavalcade.must_continue" if self.must_go else None
        company, prisoners = self.company(g), self.prisoners(g)
        is_last = company & (company - 1) == 0
        for lord in range(LORD_COUNT):
            if company >> lord & 1:
                menu.put(PART_WITH + lord, "move.troops_need_lord" if is_last else bar)
            elif prisoners >> lord & 1:
                menu.put(PART_WITH + lord, bar)

    def hears_move(self, g: France, seat: int, verb: int, noun: int) -> int:
        if verb in (TAKE, DROP) and g.rules.asks.hides_troops(g, self.seat, self.at):
            return 1 << seat
        return EVERYONE

    # -- what it does -----------------------------------------------------------------------------------------------

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.muster(g)
        if verb == GO:
            self.to = noun
            self.proceed(g)
        elif verb == HALT:
            self.halt(g)
        elif verb == TAKE or verb == DROP:
            self.carry(g, noun // COUNTS, noun % COUNTS if verb == TAKE else -(noun % COUNTS))
        elif verb == BESIDE:
            self.join(g, noun)
        elif verb == CAPTIVE:
            self.captives |= 1 << noun
        elif verb == PART_WITH:
            self.part_with(g, noun)
        elif verb == TUNNEL:
            self.tunnel(g)
        elif verb == ASK_LEAVE:
            self.stage = ASKING
        elif verb == STAY:
            self.stay(g)
        else:
            self.ends = verb == ENTER
            self.foe = self.refused if verb == RIDE else NOBODY
            self.force(g)

    def carry(self, g: France, kind: int, count: int) -> None:
        """Troops come along, or (a number below zero) stay here and go no further in this go. [move.carry]"""
        if kind == KNIGHT:
            self.knights += count
        elif kind == FOOTMAN:
            self.footmen += count
        else:
            self.further[kind - FURTHER_KINDS] += count
        if count < 0:
            self.left_knight = self.left_knight or self.must_go
            self.spent[self.at * g.rules.kind_count + kind] -= count

    def part_with(self, g: France, lord: int) -> None:
        self.lords &= ~(1 << lord)
        self.captives &= ~(1 << lord)
        if self.steps >= self.could_reach(g):
            self.halt(g)

    def tunnel(self, g: France) -> None:
        """A Secret Passage through the rain, out of a siege or past whoever holds the way: a step like any other.

        [card.secret_passage.rain] [card.secret_passage.siege] [card.secret_passage.pass]
        [card.secret_passage.not_extra]
        """
        spend(g, self.seat, PASSAGE)
        g.tell(PLAYED, self.seat, PASSAGE)
        self.pass_by_tunnel(g)

    def pass_by_tunnel(self, g: France) -> None:
        g.tell(TUNNELLED, self.seat, self.at)
        if self.stage == HINDERED:
            self.pass_on(g)
        else:
            self.dry = True

    def proceed(self, g: France) -> None:
        """Go, unless somebody holds the way out or the village ahead; who ends there needs nobody's leave.

        [move.cross.consent] [move.exit.contested_road] [move.exit.siege]
        Nor does whoever comes to the help of his own in a siege. [siege.reinforce.move] [siege.reinforce.lords]
        With its last space an army only enters, so it can ride through nothing. [cavalcade.movement_left]
        """
        self.stage = HINDERED
        self.refused = NOBODY
        self.crossing = False
        if not self.is_free_behind and holders_behind(g, self.seat, self.at, self.to, self.came):
            return
        if not self.is_free_ahead and self.steps + 1 < self.could_reach(g) and host(g, self.seat, self.to) != NOBODY:
            if is_road(g, self.at, self.to):  # by another way leave was given already
                self.crossing = True
                return
        self.step(g)

    def pass_on(self, g: France) -> None:
        """By leave or by tunnel."""
        if self.crossing:
            self.is_free_ahead = True
        else:
            self.is_free_behind = True
        self.proceed(g)

    def stay(self, g: France) -> None:
        """It goes back, or does not go, and the space is spent. [move.cross.refused]"""
        self.steps += 1
        self.to = NOBODY
        self.stage = MARCHING
        self.is_free_behind = False
        if self.steps >= self.could_reach(g):
            self.halt(g)

    def force(self, g: France) -> None:
        """Enter and end there, or ride: through the village ahead, or out of this one. [move.cross.refused]"""
        if self.crossing:
            self.step(g)
        else:
            self.to = NOBODY
            self.stage = RIDING

    def step(self, g: France) -> None:
        """One space. [move.roads]"""
        start, to = self.at, self.to
        if self.came == NOBODY:
            self.spared = g.rules.asks.shelters_from_plague(g, start)
        march(g, self.seat, self.lords | self.captives, self.troops(g), start, to)
        self.at, self.came, self.to = to, start, NOBODY
        self.steps += 1
        self.is_free_behind = self.is_free_ahead = self.must_go = self.left_knight = False
        self.tell_step(g)
        self.note_feats(g, start)
        for lord in range(LORD_COUNT):
            if self.lords >> lord & 1:
                g.rules.asks.moved(g, lord, start)
        see_of = g.rules.board.see_of
        if g.is_struck(to, PLAGUE) and (see_of[start] != see_of[to] or self.spared):
            self.stage = SICKENING
            self.spared = g.rules.asks.troops_spared_by_plague(g, self.seat, to)
        else:
            self.arrive(g)

    def note_feats(self, g: France, start: int) -> None:
        """Further than others, or through the rain."""
        if self.steps > self.usual_reach(g):
            g.rules.asks.hastened(g, self.lords)
        if not self.dry and (g.is_struck(start, RAIN) or g.is_struck(self.at, RAIN)):
            g.rules.asks.braved_rain(g, [self.leader(g)])

    def tell_step(self, g: France) -> None:
        numbers = [self.seat, self.leader(g), self.at, self.knights, self.footmen]
        is_hidden = g.rules.asks.hides_troops(g, self.seat, self.at)
        if is_hidden:
            g.tell_only(1 << self.seat, MARCHED, numbers, instead=MARCHED_UNSEEN)
        else:
            g.tell(MARCHED, *numbers)
        for kind in g.rules.further_kinds:
            count = self.carried(g, kind)
            if count:
                hearing = 1 << self.seat if is_hidden and not g.rules.kinds[kind].is_bound else EVERYONE
                g.tell_only(hearing, MARCHED_WITH, [self.seat, self.leader(g), kind, count])

    def arrive(self, g: France) -> None:
        """Nobody fights yet, unless it rides: that is for the phase of battles. [move.cross.opponent_decides]"""
        self.stage = RIDING if self.foe != NOBODY else MARCHING
        if self.foe == NOBODY and (self.ends or self.steps >= self.could_reach(g)):
            self.halt(g)

    def halt(self, g: France) -> None:
        self.over = True
        g.tell(HALTED, self.seat, self.leader(g), self.at)

    def rest(self, g: France) -> None:
        """Its march is over: what it carried goes no further in this go. [move.carry]"""
        if self.steps:
            for kind in g.rules.kinds_in_play:
                self.spent[self.at * g.rules.kind_count + kind] += self.carried(g, kind)

    def returned(self, g: France, form: Form[France]) -> None:
        self.muster(g)
        self.stage = MARCHING
        if isinstance(form, Leave):
            self.hear(g, form)
        elif isinstance(form, Cavalcade):
            self.foe = NOBODY
            if form.won and self.lords:  # [cavalcade.must_continue]
                self.must_go = True
            else:
                self.halt(g)
        elif isinstance(form, PlagueEntered):
            self.set_troops(form.counts())
            if self.lords:
                self.arrive(g)

    def hear(self, g: France, leave: Leave) -> None:
        """Leave was given or refused."""
        if leave.refused == NOBODY:
            self.pass_on(g)
        else:
            self.stage = HINDERED
            self.refused = leave.refused

    def dropped(self, g: France, form: Form[France]) -> None:
        """No lord was left to be let through, or to ride, so none is left to lead it on."""
        self.muster(g)
        self.stage = MARCHING
