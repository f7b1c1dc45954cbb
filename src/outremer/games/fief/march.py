"""Phase 5: one army after the other, in small steps."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.cavalcade import Cavalcade, no_cavalcade
from outremer.games.fief.counters import (
    BY_VILLAGE_AND_KIND,
    deal_spent_anew,
    is_hidden,
    knights_among,
    spent_seen_by,
)
from outremer.games.fief.disasters import PlagueEntered
from outremer.games.fief.knowing import spend
from outremer.games.fief.layout import FLAGS, PLACE
from outremer.games.fief.leave import Leave, holders_behind, host, rule_behind
from outremer.games.fief.passage import no_passage
from outremer.games.fief.places import is_enemy_village, is_road, march
from outremer.games.fief.vocabulary import (
    ARC,
    ASK_LEAVE,
    BESIDE,
    CAPTIVE,
    DROP,
    ENTER,
    FOOTMAN,
    GO,
    HALT,
    HALTED,
    KNIGHT,
    LEAD,
    LORD_COUNT,
    LORDS,
    MARCHED,
    MARCHED_UNSEEN,
    MOVED,
    PART_WITH,
    PASS,
    PASSAGE,
    PLAGUE,
    PLAYED,
    RAIN,
    RIDE,
    SEATS,
    SET_OUT,
    STAY,
    TAKE,
    TROOP_KINDS,
    TUNNEL,
    TUNNELLED,
    VILLAGE_COUNT,
    VILLAGES,
)
from outremer.games.fief.windows import MarchEnded
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Number, Seat, decides, given, secret
from outremer.kernel.chance import Driver
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.journal import EVERYONE
from outremer.kernel.menu import Menu

COUNTS: Final = 14  # numbers behind `take knight` and `drop knight`
USUAL_REACH: Final = 2
MOST_STEPS: Final = 9

MARCHING: Final = 0
HINDERED: Final = 1  # somebody holds the way, and the army says what it does
ASKING: Final = 2
RIDING: Final = 3
SICKENING: Final = 4
STAGES: Final = ["marching", "hindered", "asking", "riding", "sickening"]


def no_march(g: France, seat: int, lord: int) -> str | None:
    """Free lords of the own family march, each once. [phase5.turn_order]"""
    return None if g.owner(lord) == seat and g.is_free(lord) and not g.is_marked(lord, MOVED) else "phase5.turn_order"


class March(Form[France]):
    """Each player in turn order leads armies out, one after the other, each to its end."""

    rule: ClassVar[str] = "phase5.turn_order"
    order: ClassVar[str] = "phase5.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
        "spent": secret(BY_VILLAGE_AND_KIND),
        "leading": decides(Noun(LORDS, nobody=True)),
        "ended": Flag(),
    }

    def __init__(self, turn: int, spent: list[int], leading: int = NOBODY, ended: bool = False) -> None:
        self.turn = turn
        self.spent = spent  # troops that were carried here in this go [move.carry]
        self.leading = leading  # whose army is on the road
        self.ended = ended

    def enter(self, g: France) -> None:
        g.active = g.in_turn_order()[0]

    def needs(self, g: France) -> Need:
        """[phase5.turn_order]"""
        if self.turn >= g.rules.seats:
            return DONE
        seat = g.in_turn_order()[self.turn]
        if self.leading != NOBODY:
            return Call(Army(seat, self.leading, self.spent[:]))
        if not self.ended:
            for lord in g.lords_of(seat):
                if no_march(g, seat, lord) is None:
                    return ask(seat)
        return Call(MarchEnded([NOBODY] * SEATS))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        menu.none(LEAD, "phase5.turn_order")
        for lord in g.lords_of(seat):
            menu.put(LEAD + lord, no_march(g, seat, lord))

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == PASS:
            self.ended = True
        else:
            self.leading = noun

    def returned(self, g: France, form: Form[France]) -> None:
        if isinstance(form, Army):
            self.leading = NOBODY
            self.spent = form.spent
            form.rest(g)
            return
        self.turn += 1
        self.ended = False
        self.spent = [0] * (VILLAGE_COUNT * TROOP_KINDS)
        g.active = g.in_turn_order()[self.turn] if self.turn < g.rules.seats else NOBODY

    def dropped(self, g: France, form: Form[France]) -> None:
        self.returned(g, form)

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        return spent_seen_by(g, g.in_turn_order()[self.turn], self.spent, seat) if self.turn < g.rules.seats else {}

    def redeal(self, g: France, seat: int, driver: Driver) -> None:
        if self.turn < g.rules.seats:
            deal_spent_anew(g, g.in_turn_order()[self.turn], self.spent, seat, driver)

    def copy(self) -> March:
        return March(self.turn, self.spent[:], self.leading, self.ended)


class Army(Form[France]):
    """An army on the road: one lord or several, the troops and captives they take along, from village to village."""

    rule: ClassVar[str] = "move.roads"
    order: ClassVar[str] = "phase5.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "lead": given(Noun(LORDS)),
        "spent": secret(BY_VILLAGE_AND_KIND),
        "at": Noun(VILLAGES, nobody=True),
        "lords": Nouns(LORDS),
        "captives": Nouns(LORDS),
        "knights": secret(Number(0, 99)),
        "footmen": secret(Number(0, 99)),
        "steps": Number(0, 99),
        "came": Noun(VILLAGES, nobody=True),
        "to": Noun(VILLAGES, nobody=True),
        "stage": decides(Noun(STAGES)),
        "crossing": Flag(),
        "is_free_behind": Flag(),
        "is_free_ahead": Flag(),
        "refused": Seat(nobody=True),
        "foe": Seat(nobody=True),
        "dry": Flag(),
        "ends": Flag(),
        "must_go": Flag(),
        "left_knight": Flag(),
        "over": Flag(),
    }

    def __init__(
        self,
        seat: int,
        lead: int,
        spent: list[int],
        at: int = NOBODY,
        lords: int = 0,
        captives: int = 0,
        knights: int = 0,
        footmen: int = 0,
        steps: int = 0,
        came: int = NOBODY,
        to: int = NOBODY,
        stage: int = MARCHING,
        crossing: bool = False,
        is_free_behind: bool = False,
        is_free_ahead: bool = False,
        refused: int = NOBODY,
        foe: int = NOBODY,
        dry: bool = False,
        ends: bool = False,
        must_go: bool = False,
        left_knight: bool = False,
        over: bool = False,
    ) -> None:
        self.seat = seat
        self.lead = lead
        self.spent = spent
        self.at = at  # where it stands; its units are on the map there
        self.lords = lords
        self.captives = captives
        self.knights = knights
        self.footmen = footmen
        self.steps = steps  # spaces spent
        self.came = came  # the village before this one, NOBODY while it has not moved
        self.to = to  # where it wants to go, while somebody holds the way
        self.stage = stage
        self.crossing = crossing  # it is held up by the village ahead, else on the way out
        self.is_free_behind = is_free_behind
        self.is_free_ahead = is_free_ahead
        self.refused = refused  # who has refused leave
        self.foe = foe  # whom it rides down
        self.dry = dry  # a Secret Passage leads it through the rain
        self.ends = ends  # it enters and goes no further
        self.must_go = must_go  # it has won a cavalcade
        self.left_knight = left_knight
        self.over = over

    # -- what it is -------------------------------------------------------------------------------------------------

    def company(self, g: France) -> int:
        """Its lords (bits) that are still with it."""
        found = 0
        for lord in g.lords_of(self.seat):
            if self.lords >> lord & 1 and g.place(lord) == self.at and not g.is_captive(lord):
                found |= 1 << lord
        return found

    def prisoners(self, g: France) -> int:
        """Its captives (bits) that are still with it."""
        found = 0
        if not self.captives:
            return found
        for lord in range(LORD_COUNT):
            if self.captives >> lord & 1 and g.place(lord) == self.at and g.captor(lord) == self.seat:
                found |= 1 << lord
        return found

    def carried(self, g: France, kind: int) -> int:
        """Troops with it; some may have died since they were taken along."""
        count = self.knights if kind == KNIGHT else self.footmen
        return min(count, g.troops_of(self.seat, self.at, kind))

    def muster(self, g: France) -> None:
        """Whoever is not with it any more is struck off."""
        self.lords = self.company(g)
        self.captives = self.prisoners(g)
        self.knights, self.footmen = self.carried(g, KNIGHT), self.carried(g, FOOTMAN)

    def leader(self, g: France) -> int:
        """The lord who led it out, or whoever has taken his place."""
        company = self.company(g)
        return self.lead if company >> self.lead & 1 or not company else (company & -company).bit_length() - 1

    def reach(self, g: France) -> int:
        """Two spaces, three with D'Arc. [move.lord_two] [move.arc_three]"""
        holder = g.holder_of(ARC)
        usual = USUAL_REACH
        if holder != NOBODY and self.lords >> holder & 1:
            usual += 1
        return usual + g.rules.asks.reach(g, self.leader(g))

    def stays_behind(self, g: France) -> bool:
        """Is a lord of the family in this village who does not go along?"""
        for lord in g.lords_at(self.seat, self.at):
            if not self.lords >> lord & 1:
                return True
        return False

    def available(self, g: France, kind: int) -> int:
        """Troops it may still take along here: not with it yet, and not carried by another before. [move.carry]"""
        there = g.troops_of(self.seat, self.at, kind) - self.carried(g, kind)
        return max(0, there - self.spent[self.at * TROOP_KINDS + kind])

    # -- bars -------------------------------------------------------------------------------------------------------

    def no_go(self, g: France, to: int) -> str | None:
        if not is_road(g, self.at, to):  # [move.roads]
            return "move.roads"
        if self.steps >= USUAL_REACH and self.steps >= self.reach(g):
            return "move.lord_two"
        if self.is_rained_on(g, to):
            return "card.heavy_rain.no_move"
        if is_enemy_village(g, self.seat, self.at):  # [move.drop.not_enemy]
            left = g.men(self.seat, self.at) - self.carried(g, KNIGHT) - self.carried(g, FOOTMAN)
            if left and not self.stays_behind(g):
                return "move.drop.not_enemy"
        return g.rules.asks.bars_passage(g, self.seat, self.at, to)

    def is_rained_on(self, g: France, to: int) -> bool:
        """In, into or out of Heavy Rain nobody goes, unless by a tunnel. [card.heavy_rain.no_move]"""
        if self.dry or not (g.is_struck(self.at, RAIN) or g.is_struck(to, RAIN)):
            return False
        return not g.rules.asks.ignores_rain(g, self.leader(g))

    def can_go(self, g: France) -> bool:
        for to in g.rules.board.neighbours[self.at]:
            if self.no_go(g, to) is None:
                return True
        return False

    def no_drop(self, g: France, kind: int, count: int) -> str | None:
        if self.must_go and (self.left_knight or kind != KNIGHT or count > 1):  # [cavalcade.leave_knight]
            return "cavalcade.leave_knight"
        if is_enemy_village(g, self.seat, self.at) and not self.stays_behind(g):  # [move.drop.not_enemy]
            return "move.drop.not_enemy"
        return None

    def no_ride(self, g: France) -> str | None:
        """[cavalcade.use.leave_siege] [cavalcade.use.contested_road] [cavalcade.use.pass_through]"""
        where = self.to if self.crossing else self.at
        return no_cavalcade(g, self.seat, self.refused, where, self.carried(g, KNIGHT), self.carried(g, FOOTMAN))

    def no_tunnel_through_rain(self, g: France) -> str | None:
        """[card.secret_passage.rain]"""
        for to in g.rules.board.neighbours[self.at]:
            if self.is_rained_on(g, to):
                return no_passage(g, self.seat)
        return "card.secret_passage.rain"

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
            return Call(Cavalcade(self.seat, self.foe, self.at, self.lords, self.knights))
        if self.stage == SICKENING:
            return Call(PlagueEntered(self.seat, self.at, self.lords | self.captives, self.knights, self.footmen))
        return ask(self.seat)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        if self.stage == HINDERED:
            self.offer_ways(g, menu)
            return
        menu.none(GO, "move.roads")
        for to in g.rules.board.neighbours[self.at]:
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
        menu.put(ASK_LEAVE, None if self.refused == NOBODY else rule)
        menu.put(ENTER, None if self.crossing else rule)
        menu.put(STAY)
        menu.put(RIDE, self.no_ride(g))
        menu.put(TUNNEL, no_passage(g, self.seat))  # [card.secret_passage.pass] [card.secret_passage.siege]

    def offer_company(self, g: France, menu: Menu) -> None:
        """Who may come along; after a cavalcade captives only. [move.carry] [prisoner.moved_by_captor]"""
        bar = "cavalcade.must_continue" if self.must_go else None
        menu.none(TAKE, bar or "move.carry")
        menu.none(BESIDE, bar or "phase5.turn_order")
        menu.none(CAPTIVE, "prisoner.moved_by_captor")
        if bar is None:
            for kind in range(TROOP_KINDS):
                menu.run(TAKE + kind * COUNTS + 1, self.available(g, kind))
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
        menu.none(PART_WITH, "move.carry")
        if not self.steps:
            return
        for kind in range(TROOP_KINDS):
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
            self.carry(noun // COUNTS, noun % COUNTS if verb == TAKE else -(noun % COUNTS))
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

    def carry(self, kind: int, count: int) -> None:
        """Troops come along, or (a number below zero) stay here and go no further in this go. [move.carry]"""
        if kind == KNIGHT:
            self.knights += count
            self.left_knight = self.left_knight or (self.must_go and count < 0)
        else:
            self.footmen += count
        if count < 0:
            self.spent[self.at * TROOP_KINDS + kind] -= count

    def part_with(self, g: France, lord: int) -> None:
        self.lords &= ~(1 << lord)
        self.captives &= ~(1 << lord)
        if self.steps >= self.reach(g):
            self.halt(g)

    def tunnel(self, g: France) -> None:
        """A Secret Passage through the rain, out of a siege or past whoever holds the way: a step like any other.

        [card.secret_passage.rain] [card.secret_passage.siege] [card.secret_passage.pass]
        [card.secret_passage.not_extra]
        """
        spend(g, self.seat, PASSAGE)
        g.tell(PLAYED, self.seat, PASSAGE)
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
        if not self.is_free_ahead and self.steps + 1 < self.reach(g) and host(g, self.seat, self.to) != NOBODY:
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
        if self.steps >= self.reach(g):
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
        march(g, self.seat, self.lords | self.captives, self.knights, self.footmen, start, to)
        self.at, self.came, self.to = to, start, NOBODY
        self.steps += 1
        self.is_free_behind = self.is_free_ahead = self.must_go = self.left_knight = False
        self.tell_step(g)
        for lord in range(LORD_COUNT):
            if self.lords >> lord & 1:
                g.rules.asks.moved(g, lord, start)
        see_of = g.rules.board.see_of
        if g.is_struck(to, PLAGUE) and see_of[start] != see_of[to]:
            self.stage = SICKENING
        else:
            self.arrive(g)

    def tell_step(self, g: France) -> None:
        numbers = [self.seat, self.leader(g), self.at, self.knights, self.footmen]
        if g.rules.asks.hides_troops(g, self.seat, self.at):
            g.tell_only(1 << self.seat, MARCHED, numbers, instead=MARCHED_UNSEEN)
        else:
            g.tell(MARCHED, *numbers)

    def arrive(self, g: France) -> None:
        """Nobody fights yet, unless it rides: that is for the phase of battles. [move.cross.opponent_decides]"""
        self.stage = RIDING if self.foe != NOBODY else MARCHING
        if self.foe == NOBODY and (self.ends or self.steps >= self.reach(g)):
            self.halt(g)

    def halt(self, g: France) -> None:
        self.over = True
        g.tell(HALTED, self.seat, self.leader(g), self.at)

    def rest(self, g: France) -> None:
        """Its march is over: what it carried goes no further in this go. [move.carry]"""
        if self.steps:
            self.spent[self.at * TROOP_KINDS + KNIGHT] += self.carried(g, KNIGHT)
            self.spent[self.at * TROOP_KINDS + FOOTMAN] += self.carried(g, FOOTMAN)

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
            self.knights, self.footmen = form.knights, form.footmen
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

    def fits(self, g: France) -> str | None:
        if self.at == NOBODY:
            return "at: must be the village where the army stands"
        if self.stage in (HINDERED, ASKING) and (self.to == NOBODY or not is_road(g, self.at, self.to)):
            return "to: must be a village at the other end of a road while somebody holds the way"
        if self.stage == RIDING and self.foe in (NOBODY, self.seat):
            return "foe: must be whom the army rides down"
        if self.steps > MOST_STEPS:
            return f"steps: must be {MOST_STEPS} at most"
        if self.came != NOBODY and not is_road(g, self.at, self.came):
            return "came: must be a village at the other end of a road"
        return None

    # -- what others know -------------------------------------------------------------------------------------------

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        known = spent_seen_by(g, self.seat, self.spent, seat)
        if self.at == NOBODY or not is_hidden(g, self.seat, self.at, seat):
            known.update(knights=self.knights, footmen=self.footmen)
        return known

    def redeal(self, g: France, seat: int, driver: Driver) -> None:
        deal_spent_anew(g, self.seat, self.spent, seat, driver)
        if self.at != NOBODY and is_hidden(g, self.seat, self.at, seat):
            total = self.knights + self.footmen
            self.knights = knights_among(g, self.seat, self.at, total, driver)
            self.footmen = total - self.knights

    def copy(self) -> Army:
        return Army(
            self.seat,
            self.lead,
            self.spent[:],
            self.at,
            self.lords,
            self.captives,
            self.knights,
            self.footmen,
            self.steps,
            self.came,
            self.to,
            self.stage,
            self.crossing,
            self.is_free_behind,
            self.is_free_ahead,
            self.refused,
            self.foe,
            self.dry,
            self.ends,
            self.must_go,
            self.left_knight,
            self.over,
        )
