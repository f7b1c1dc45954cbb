"""An army on the road: who is in it, how far it goes, and what keeps it from going on."""

from __future__ import annotations

from typing import ClassVar, Final, Self

from outremer.games.fief.cavalcade import no_cavalcade
from outremer.games.fief.counters import BY_VILLAGE_AND_KIND, deal_spent_anew, drawn_among, is_hidden, spent_seen_by
from outremer.games.fief.layout import FURTHER_CARRIED
from outremer.games.fief.passage import no_passage
from outremer.games.fief.places import is_enemy_village, is_road
from outremer.games.fief.vocabulary import (
    ARC,
    FOOTMAN,
    FURTHER_KINDS,
    KNIGHT,
    LORD_COUNT,
    LORDS,
    MOVED,
    RAIN,
    VILLAGE_COUNT,
    VILLAGES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Number, Seat, decides, given, later, secret
from outremer.kernel.chance import Driver
from outremer.kernel.forms import Form

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
    may = g.owner(lord) == seat and g.is_free(lord) and not g.is_marked(lord, MOVED) and g.place(lord) < VILLAGE_COUNT
    return None if may else "phase5.turn_order"


class Company(Form[France]):
    """Who is with an army on the road, how far it goes, what bars it; what it is asked and does, `Army` says."""

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
        "further": later(secret(FURTHER_CARRIED)),
        "spared": later(Flag()),
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
        further: list[int] | None = None,
        spared: bool = False,
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
        self.further = [] if further is None else further  # troops of further kinds with it
        self.spared = spared  # the Plague has passed over it where it was

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
        """Troops with it; some may have died since they were taken along. Those bound to its lords go with them."""
        there = g.troops_of(self.seat, self.at, kind)
        if kind < FURTHER_KINDS:
            return min(self.knights if kind == KNIGHT else self.footmen, there)
        if not there:
            return 0
        return min(self.escort(g, kind) if g.rules.kinds[kind].is_bound else self.further[kind - FURTHER_KINDS], there)

    def escort(self, g: France, kind: int) -> int:
        """Troops of this kind that are bound to its lords."""
        total = 0
        for lord in g.lords_of(self.seat):
            if self.lords >> lord & 1 and g.place(lord) == self.at and not g.is_captive(lord):
                total += g.rules.asks.escort(g, lord, kind)
        return total

    def troops(self, g: France) -> list[int]:
        """What is with it, by kind."""
        return [self.carried(g, kind) for kind in range(g.rules.kind_count)]

    def set_troops(self, troops: list[int]) -> None:
        self.knights, self.footmen, self.further = troops[KNIGHT], troops[FOOTMAN], troops[FURTHER_KINDS:]

    def mounted(self, g: France) -> int:
        """How many of its troops ride."""
        count = 0
        for kind in g.rules.kinds_in_play:
            if g.rules.kinds[kind].is_mounted:
                count += self.carried(g, kind)
        return count

    def muster(self, g: France) -> None:
        """Whoever is not with it any more is struck off."""
        self.lords = self.company(g)
        self.captives = self.prisoners(g)
        self.set_troops(self.troops(g))

    def leader(self, g: France) -> int:
        """The lord who led it out, or whoever has taken his place."""
        company = self.company(g)
        return self.lead if company >> self.lead & 1 or not company else (company & -company).bit_length() - 1

    def usual_reach(self, g: France) -> int:
        """Two spaces, three with D'Arc. [move.lord_two] [move.arc_three]"""
        holder = g.holder_of(ARC)
        return USUAL_REACH + 1 if holder != NOBODY and self.lords >> holder & 1 else USUAL_REACH

    def reach(self, g: France) -> int:
        """How far it goes. Asked of the own menu only."""
        if not g.rules.asks.has_other_reaches:
            return self.usual_reach(g)
        mounted = self.mounted(g)
        others = sum(self.troops(g)) - mounted
        return self.usual_reach(g) + g.rules.asks.reach(g, self.lords | self.captives, mounted, others)

    def could_reach(self, g: France) -> int:
        """How far, as far as everybody knows; where kinds lie face down, they might be any."""
        if not g.rules.asks.has_other_reaches:
            return self.usual_reach(g)
        mounted = self.mounted(g)
        others = sum(self.troops(g)) - mounted
        if g.rules.asks.hides_troops(g, self.seat, self.at):
            mounted, others = 1, 0
        return self.usual_reach(g) + g.rules.asks.could_reach(g, self.lords | self.captives, mounted, others)

    def stays_behind(self, g: France) -> bool:
        """Is a lord of the family in this village who does not go along?"""
        for lord in g.lords_at(self.seat, self.at):
            if not self.lords >> lord & 1:
                return True
        return False

    def available(self, g: France, kind: int) -> int:
        """Troops it may still take along here: not with it yet, and not carried by another before. [move.carry]"""
        if g.rules.kinds[kind].is_bound:
            return 0
        there = g.troops_of(self.seat, self.at, kind) - self.carried(g, kind)
        return max(0, there - self.spent[self.at * g.rules.kind_count + kind])

    # -- bars -------------------------------------------------------------------------------------------------------

    def is_way(self, g: France, other: int) -> bool:
        """Does a road lead there, or what a module has in place of one?"""
        return is_road(g, self.at, other) or g.rules.asks.links(g, self.at) >> other & 1 == 1

    def ways(self, g: France) -> list[int]:
        """The villages to which one step leads. [move.roads]"""
        roads, links = g.rules.board.neighbours[self.at], g.rules.asks.links(g, self.at)
        if not links:
            return roads
        return roads + [to for to in range(VILLAGE_COUNT) if links >> to & 1]

    def no_go(self, g: France, to: int) -> str | None:
        if not self.is_way(g, to):  # [move.roads]
            return "move.roads"
        if self.steps >= USUAL_REACH and self.steps >= self.reach(g):
            return "move.lord_two"
        if self.is_rained_on(g, to):
            return "card.heavy_rain.no_move"
        if is_enemy_village(g, self.seat, self.at):  # [move.drop.not_enemy]
            if self.leaves_troops(g) and not self.stays_behind(g):
                return "move.drop.not_enemy"
        return None

    def leaves_troops(self, g: France) -> bool:
        """Are troops here that it could have taken along?"""
        for kind in g.rules.kinds_in_play:
            is_bound = g.rules.kinds[kind].is_bound
            if not is_bound and g.troops_of(self.seat, self.at, kind) > self.carried(g, kind):
                return True
        return False

    def is_rained_on(self, g: France, to: int) -> bool:
        """In, into or out of Heavy Rain nobody goes, unless by a tunnel. [card.heavy_rain.no_move]"""
        if self.dry or not (g.is_struck(self.at, RAIN) or g.is_struck(to, RAIN)):
            return False
        return not g.rules.asks.ignores_rain(g, self.leader(g))

    def can_go(self, g: France) -> bool:
        for to in self.ways(g):
            if self.no_go(g, to) is None:
                return True
        return False

    def no_drop(self, g: France, kind: int, count: int) -> str | None:
        bar = g.rules.asks.bars_carrying(g, kind)
        if bar is not None:
            return bar
        if self.must_go and (
            self.left_knight or not g.rules.kinds[kind].is_mounted or count > 1
        ):  # [cavalcade.leave_knight]
            return "cavalcade.leave_knight"
        if is_enemy_village(g, self.seat, self.at) and not self.stays_behind(g):  # [move.drop.not_enemy]
            return "move.drop.not_enemy"
        return None

    def no_ride(self, g: France) -> str | None:
        """[cavalcade.use.leave_siege] [cavalcade.use.contested_road] [cavalcade.use.pass_through]"""
        where = self.to if self.crossing else self.at
        if self.crossing and self.steps + 1 >= self.reach(g):  # [cavalcade.movement_left]
            return "cavalcade.movement_left"
        return no_cavalcade(g, self.seat, self.company(g), self.refused, where, self.troops(g))

    def no_tunnel_through_rain(self, g: France) -> str | None:
        """[card.secret_passage.rain]"""
        return no_passage(g, self.seat) if self.is_kept_by_rain(g) else "card.secret_passage.rain"

    def no_way_for_a_tunnel(self, g: France) -> str | None:
        """It leads past whoever holds a road, to a neighbouring village.

        [card.secret_passage.pass] [card.secret_passage.siege]
        """
        return None if is_road(g, self.at, self.to) else g.rules.asks.bars_link(g, self.at, self.to)

    def is_kept_by_rain(self, g: France) -> bool:
        for to in self.ways(g):
            if self.is_rained_on(g, to):
                return True
        return False

    def fits(self, g: France) -> str | None:
        if self.at == NOBODY:
            return "at: must be the village where the army stands"
        if self.stage in (HINDERED, ASKING) and (self.to == NOBODY or not self.is_way(g, self.to)):
            return "to: must be a village at the other end of a road while somebody holds the way"
        if self.stage == RIDING and self.foe in (NOBODY, self.seat):
            return "foe: must be whom the army rides down"
        if self.steps > MOST_STEPS:
            return f"steps: must be {MOST_STEPS} at most"
        if self.came != NOBODY and not self.is_way(g, self.came):
            return "came: must be a village at the other end of a road"
        return None

    # -- what others know -------------------------------------------------------------------------------------------

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        known = spent_seen_by(g, self.seat, self.spent, seat)
        if self.at == NOBODY or not is_hidden(g, self.seat, self.at, seat):
            known.update(knights=self.knights, footmen=self.footmen)
            if self.further:
                known.update(further=FURTHER_CARRIED.say(self.further, g.rules.seats))
        return known

    def lets_in(self, g: France, seat: int) -> bool:
        return self.at == NOBODY or not is_hidden(g, self.seat, self.at, seat)

    def redeal(self, g: France, seat: int, driver: Driver) -> None:
        deal_spent_anew(g, self.seat, self.spent, seat, driver)
        if self.at != NOBODY and is_hidden(g, self.seat, self.at, seat):
            taken = [self.knights, self.footmen, *self.further]
            self.set_troops(drawn_among(g, self.seat, self.at, taken, driver))

    def copy(self) -> Self:
        return type(self)(
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
            self.further[:],
            self.spared,
        )
