"""What the crusades answer of places beyond the map and of battles there, where the Saracens are played by no seat."""

from __future__ import annotations

from outremer.games.fief.expansions.crusades.host import crusade, is_objective, leader_at
from outremer.games.fief.expansions.crusades.saracens import (
    commander,
    field_objective,
    imprison,
    is_saladin_at,
    saracen_men,
    saracen_strength,
    saracen_walls,
    take_hits,
)
from outremer.games.fief.expansions.crusades.words import FIRST_OBJECTIVE
from outremer.games.fief.questions import FiefQuestions
from outremer.games.fief.vocabulary import ATTACKER, NEITHER, NO_WALLS
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY


class Abroad(FiefQuestions):
    """Who holds an objective, who fights there, and how."""

    def goes_beyond_the_map(self) -> bool:
        return True

    def controller_abroad(self, g: France, place: int) -> int:
        """Of an objective that crusaders hold: the leader's seat, or without a lord whoever has troops there.

        [crusade.battle.win_fort]
        """
        if not is_objective(place) or not crusade(g).held >> place - FIRST_OBJECTIVE & 1:
            return NOBODY
        leader = leader_at(g, place)
        if leader != NOBODY:
            return g.owner(leader)
        for seat in g.in_turn_order():
            if g.men(seat, place):
                return seat
        return NOBODY

    def walls_abroad(self, g: France, place: int) -> int:
        """[revenge.battle.crusader_walls] [revenge.battle.crusader_walls_passage]"""
        if not is_objective(place) or crusade(g).betrayed:
            return NO_WALLS
        return g.rules.box.objectives[place - FIRST_OBJECTIVE].walls

    def besiegers_abroad(self, g: France, place: int) -> int:
        if not is_objective(place) or not crusade(g).besieged >> place - FIRST_OBJECTIVE & 1:
            return 0
        seats = 0
        for seat in range(g.rules.seats):
            if g.occupies(seat, place) or g.engine_dice(seat, place):
                seats |= 1 << seat
        return seats

    def unplayed_men(self, g: France, side: int) -> int:
        return saracen_men(g, side)

    def unplayed_strength(self, g: France, side: int) -> int:
        return saracen_strength(g, side)

    def unplayed_walls(self, g: France) -> int:
        return saracen_walls(g)

    def leads_itself(self, g: France, side: int) -> bool:
        """Saladin does. [revenge.saladin.start]"""
        return side == ATTACKER and crusade(g).side == side and is_saladin_at(g, field_objective(g))

    def commander(self, g: France, side: int) -> int:
        return commander(g, side)

    def is_silent(self, g: France, seat: int) -> bool:
        """The leader speaks for all. [crusade.choose.leader]"""
        leader = leader_at(g, g.field) if is_objective(g.field) else NOBODY
        return leader != NOBODY and g.owner(leader) != seat

    def bars_truce(self, g: France, seat: int, place: int) -> str | None:
        """Saracens make none. [crusade.battle.saracens]"""
        return "crusade.battle.saracens" if is_objective(place) else None

    def may_break_off(self, g: France, seat: int) -> bool:
        """[crusade.battle.siege_after_roll]"""
        return is_objective(g.field) and crusade(g).side != ATTACKER

    def hits_unplayed(self, g: France, side: int, hits: int) -> int:
        return take_hits(g, side, hits)

    def taken_unplayed(self, g: France, lord: int) -> None:
        """[saladin_prisoner.capture]"""
        if is_objective(g.place(lord)):
            imprison(g, lord)

    def broke_off(self, g: France, seat: int, place: int) -> None:
        crusade(g).broken_off = is_objective(place)

    def battle_ends(self, g: France, village: int) -> None:
        crusade(g).side = NEITHER
