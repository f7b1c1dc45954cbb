"""Who answers each of the named questions, see `questions`: base rules say `g.rules.asks.reach(g, lord)`.

Of bars the first rule wins; sums are added up; of spares any will do; news all hear.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from outremer.games.fief.questions import FiefQuestions
from outremer.games.fief.vocabulary import NO_WALLS
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import Form
from outremer.kernel.modules import Answers, those_who_answer

if TYPE_CHECKING:
    from outremer.games.fief.world import France


class Asks:
    """Who answers which question, in the fixed order of the modules; base rules ask nobody else."""

    def __init__(self, modules: Sequence[Answers[Any]]) -> None:
        answers = [one for one in modules if isinstance(one, FiefQuestions)]
        self._controller_abroad: Final = those_who_answer("controller_abroad", answers, FiefQuestions)
        self._walls_abroad: Final = those_who_answer("walls_abroad", answers, FiefQuestions)
        self._besiegers_abroad: Final = those_who_answer("besiegers_abroad", answers, FiefQuestions)
        self._bars_wedding: Final = those_who_answer("bars_wedding", answers, FiefQuestions)
        self._bars_candidate: Final = those_who_answer("bars_candidate", answers, FiefQuestions)
        self._bars_vote: Final = those_who_answer("bars_vote", answers, FiefQuestions)
        self._bars_title: Final = those_who_answer("bars_title", answers, FiefQuestions)
        self._bars_cardinal: Final = those_who_answer("bars_cardinal", answers, FiefQuestions)
        self._bars_purchase: Final = those_who_answer("bars_purchase", answers, FiefQuestions)
        self._bars_building: Final = those_who_answer("bars_building", answers, FiefQuestions)
        self._bars_passage: Final = those_who_answer("bars_passage", answers, FiefQuestions)
        self._bars_link: Final = those_who_answer("bars_link", answers, FiefQuestions)
        self._bars_attack: Final = those_who_answer("bars_attack", answers, FiefQuestions)
        self._bars_ride: Final = those_who_answer("bars_ride", answers, FiefQuestions)
        self._bars_carrying: Final = those_who_answer("bars_carrying", answers, FiefQuestions)
        self._bars_loss: Final = those_who_answer("bars_loss", answers, FiefQuestions)
        self._bars_tunnel: Final = those_who_answer("bars_tunnel", answers, FiefQuestions)
        self._bars_assassin: Final = those_who_answer("bars_assassin", answers, FiefQuestions)
        self._bars_victim: Final = those_who_answer("bars_victim", answers, FiefQuestions)
        self._bars_harvest: Final = those_who_answer("bars_harvest", answers, FiefQuestions)
        self._bars_deal: Final = those_who_answer("bars_deal", answers, FiefQuestions)
        self._bars_acceptance: Final = those_who_answer("bars_acceptance", answers, FiefQuestions)
        self._order_of: Final = those_who_answer("order_of", answers, FiefQuestions)
        self._extra_votes: Final = those_who_answer("extra_votes", answers, FiefQuestions)
        self._extra_income: Final = those_who_answer("extra_income", answers, FiefQuestions)
        self._extra_strength: Final = those_who_answer("extra_strength", answers, FiefQuestions)
        self._extra_dice: Final = those_who_answer("extra_dice", answers, FiefQuestions)
        self._bonus_hits: Final = those_who_answer("bonus_hits", answers, FiefQuestions)
        self._throws_again: Final = those_who_answer("throws_again", answers, FiefQuestions)
        self._spared_hits: Final = those_who_answer("spared_hits", answers, FiefQuestions)
        self._extra_penalty: Final = those_who_answer("extra_penalty", answers, FiefQuestions)
        self._cancels_walls: Final = those_who_answer("cancels_walls", answers, FiefQuestions)
        self._other_clauses: Final = those_who_answer("other_clauses", answers, FiefQuestions)
        self._extra_markers: Final = those_who_answer("extra_markers", answers, FiefQuestions)
        self._discount: Final = those_who_answer("discount", answers, FiefQuestions)
        self._escort: Final = those_who_answer("escort", answers, FiefQuestions)
        self._reach: Final = those_who_answer("reach", answers, FiefQuestions)
        self._points: Final = those_who_answer("points", answers, FiefQuestions)
        self._pair_target: Final = those_who_answer("pair_target", answers, FiefQuestions)
        self._spared_by_plague: Final = those_who_answer("spared_by_plague", answers, FiefQuestions)
        self._troops_spared_by_plague: Final = those_who_answer("troops_spared_by_plague", answers, FiefQuestions)
        self._shelters_from_plague: Final = those_who_answer("shelters_from_plague", answers, FiefQuestions)
        self._spared_by_uprising: Final = those_who_answer("spared_by_uprising", answers, FiefQuestions)
        self._ignores_rain: Final = those_who_answer("ignores_rain", answers, FiefQuestions)
        self._leads_no_attack: Final = those_who_answer("leads_no_attack", answers, FiefQuestions)
        self._lingers: Final = those_who_answer("lingers", answers, FiefQuestions)
        self._may_be_saved: Final = those_who_answer("may_be_saved", answers, FiefQuestions)
        self._walls_spared_by_uprising: Final = those_who_answer("walls_spared_by_uprising", answers, FiefQuestions)
        self._trades_draw: Final = those_who_answer("trades_draw", answers, FiefQuestions)
        self._may_have_more_sees: Final = those_who_answer("may_have_more_sees", answers, FiefQuestions)
        self._counts_as_cardinal: Final = those_who_answer("counts_as_cardinal", answers, FiefQuestions)
        self._is_renegade: Final = those_who_answer("is_renegade", answers, FiefQuestions)
        self._lacks_counters: Final = those_who_answer("lacks_counters", answers, FiefQuestions)
        self._may_join_late: Final = those_who_answer("may_join_late", answers, FiefQuestions)
        self._must_join_late: Final = those_who_answer("must_join_late", answers, FiefQuestions)
        self._needs_no_marker: Final = those_who_answer("needs_no_marker", answers, FiefQuestions)
        self._hides_troops: Final = those_who_answer("hides_troops", answers, FiefQuestions)
        self._worth: Final = those_who_answer("worth", answers, FiefQuestions)
        self._decides: Final = those_who_answer("decides", answers, FiefQuestions)
        self._tries: Final = those_who_answer("tries", answers, FiefQuestions)
        self.has_tries: Final = bool(self._tries)
        self._turn_begins: Final = those_who_answer("turn_begins", answers, FiefQuestions)
        self._turn_ends: Final = those_who_answer("turn_ends", answers, FiefQuestions)
        self._cards_played: Final = those_who_answer("cards_played", answers, FiefQuestions)
        self._came: Final = those_who_answer("came", answers, FiefQuestions)
        self._moved: Final = those_who_answer("moved", answers, FiefQuestions)
        self._died: Final = those_who_answer("died", answers, FiefQuestions)
        self._was_captured: Final = those_who_answer("was_captured", answers, FiefQuestions)
        self._went_free: Final = those_who_answer("went_free", answers, FiefQuestions)
        self._gained: Final = those_who_answer("gained", answers, FiefQuestions)
        self._lost: Final = those_who_answer("lost", answers, FiefQuestions)
        self._attacked: Final = those_who_answer("attacked", answers, FiefQuestions)
        self._battle_ends: Final = those_who_answer("battle_ends", answers, FiefQuestions)
        self._tunnelled: Final = those_who_answer("tunnelled", answers, FiefQuestions)
        self._drew: Final = those_who_answer("drew", answers, FiefQuestions)
        self._rising: Final = those_who_answer("rising", answers, FiefQuestions)
        self._deal_accepted: Final = those_who_answer("deal_accepted", answers, FiefQuestions)
        self._deal_cleared: Final = those_who_answer("deal_cleared", answers, FiefQuestions)
        self._rising_ends: Final = those_who_answer("rising_ends", answers, FiefQuestions)
        self._dying: Final = those_who_answer("dying", answers, FiefQuestions)
        self._remembers_troops: Final = those_who_answer("remembers_troops", answers, FiefQuestions)
        self._rides: Final = those_who_answer("rides", answers, FiefQuestions)
        self._troops_came: Final = those_who_answer("troops_came", answers, FiefQuestions)
        self._troops_went: Final = those_who_answer("troops_went", answers, FiefQuestions)
        self._troops_marched: Final = those_who_answer("troops_marched", answers, FiefQuestions)
        self._troop_fell: Final = those_who_answer("troop_fell", answers, FiefQuestions)
        self._troops_shown: Final = those_who_answer("troops_shown", answers, FiefQuestions)
        self._other_walls: Final = those_who_answer("other_walls", answers, FiefQuestions)
        self._links: Final = those_who_answer("links", answers, FiefQuestions)
        self._wardens: Final = those_who_answer("wardens", answers, FiefQuestions)
        self._bars_truce: Final = those_who_answer("bars_truce", answers, FiefQuestions)
        self._bars_ransom: Final = those_who_answer("bars_ransom", answers, FiefQuestions)
        self._unplayed_men: Final = those_who_answer("unplayed_men", answers, FiefQuestions)
        self._unplayed_strength: Final = those_who_answer("unplayed_strength", answers, FiefQuestions)
        self._unplayed_walls: Final = those_who_answer("unplayed_walls", answers, FiefQuestions)
        self._leads_itself: Final = those_who_answer("leads_itself", answers, FiefQuestions)
        self._is_silent: Final = those_who_answer("is_silent", answers, FiefQuestions)
        self._may_break_off: Final = those_who_answer("may_break_off", answers, FiefQuestions)
        self._strikes_beyond: Final = those_who_answer("strikes_beyond", answers, FiefQuestions)
        self._troops_join_late: Final = those_who_answer("troops_join_late", answers, FiefQuestions)
        self._commander: Final = those_who_answer("commander", answers, FiefQuestions)
        self._hits_unplayed: Final = those_who_answer("hits_unplayed", answers, FiefQuestions)
        self._taken_unplayed: Final = those_who_answer("taken_unplayed", answers, FiefQuestions)
        self._broke_off: Final = those_who_answer("broke_off", answers, FiefQuestions)
        self._sided: Final = those_who_answer("sided", answers, FiefQuestions)
        self._besieging: Final = those_who_answer("besieging", answers, FiefQuestions)
        self._resettled: Final = those_who_answer("resettled", answers, FiefQuestions)
        self._struck_beyond: Final = those_who_answer("struck_beyond", answers, FiefQuestions)
        self._saviours: Final = those_who_answer("saviours", answers, FiefQuestions)
        self._bars_consent: Final = those_who_answer("bars_consent", answers, FiefQuestions)
        self._bars_own_attack: Final = those_who_answer("bars_own_attack", answers, FiefQuestions)
        self._extra_draws: Final = those_who_answer("extra_draws", answers, FiefQuestions)
        self._could_reach: Final = those_who_answer("could_reach", answers, FiefQuestions)
        self.has_other_reaches: Final = bool(self._reach)  # else nobody need count riders
        self._scores: Final = those_who_answer("scores", answers, FiefQuestions)
        self._could_ignore_rain: Final = those_who_answer("could_ignore_rain", answers, FiefQuestions)
        self._could_slip: Final = those_who_answer("could_slip", answers, FiefQuestions)
        self._may_take_relic: Final = those_who_answer("may_take_relic", answers, FiefQuestions)
        self._ponders_draw: Final = those_who_answer("ponders_draw", answers, FiefQuestions)
        self._gives_no_quarter: Final = those_who_answer("gives_no_quarter", answers, FiefQuestions)
        self._thwarts_wedding: Final = those_who_answer("thwarts_wedding", answers, FiefQuestions)
        self._thwarts_harvest: Final = those_who_answer("thwarts_harvest", answers, FiefQuestions)
        self._fated_see: Final = those_who_answer("fated_see", answers, FiefQuestions)
        self._movement_order: Final = those_who_answer("movement_order", answers, FiefQuestions)
        self._plays_begin: Final = those_who_answer("plays_begin", answers, FiefQuestions)
        self._wedded: Final = those_who_answer("wedded", answers, FiefQuestions)
        self._meets_plague: Final = those_who_answer("meets_plague", answers, FiefQuestions)
        self._disaster_turned_up: Final = those_who_answer("disaster_turned_up", answers, FiefQuestions)
        self._paid_less: Final = those_who_answer("paid_less", answers, FiefQuestions)
        self._hastened: Final = those_who_answer("hastened", answers, FiefQuestions)
        self._braved_rain: Final = those_who_answer("braved_rain", answers, FiefQuestions)
        self._takes_relic: Final = those_who_answer("takes_relic", answers, FiefQuestions)
        self._storms_walls: Final = those_who_answer("storms_walls", answers, FiefQuestions)
        self._throws_dice: Final = those_who_answer("throws_dice", answers, FiefQuestions)
        self._drew_disaster: Final = those_who_answer("drew_disaster", answers, FiefQuestions)

    def controller_abroad(self, g: France, place: int) -> int:
        for one in self._controller_abroad:
            seat = one.controller_abroad(g, place)
            if seat != NOBODY:
                return seat
        return NOBODY

    def walls_abroad(self, g: France, place: int) -> int:
        walls = NO_WALLS
        for one in self._walls_abroad:
            walls = max(walls, one.walls_abroad(g, place))
        return walls

    def besiegers_abroad(self, g: France, place: int) -> int:
        seats = 0
        for one in self._besiegers_abroad:
            seats |= one.besiegers_abroad(g, place)
        return seats

    def bars_truce(self, g: France, seat: int, place: int) -> str | None:
        for one in self._bars_truce:
            bar = one.bars_truce(g, seat, place)
            if bar is not None:
                return bar
        return None

    def bars_ransom(self, g: France, lord: int) -> str | None:
        for one in self._bars_ransom:
            bar = one.bars_ransom(g, lord)
            if bar is not None:
                return bar
        return None

    def unplayed_men(self, g: France, side: int) -> int:
        total = 0
        for one in self._unplayed_men:
            total += one.unplayed_men(g, side)
        return total

    def unplayed_strength(self, g: France, side: int) -> int:
        total = 0
        for one in self._unplayed_strength:
            total += one.unplayed_strength(g, side)
        return total

    def unplayed_walls(self, g: France) -> int:
        total = 0
        for one in self._unplayed_walls:
            total += one.unplayed_walls(g)
        return total

    def leads_itself(self, g: France, side: int) -> bool:
        for one in self._leads_itself:
            if one.leads_itself(g, side):
                return True
        return False

    def is_silent(self, g: France, seat: int) -> bool:
        for one in self._is_silent:
            if one.is_silent(g, seat):
                return True
        return False

    def may_break_off(self, g: France, seat: int) -> bool:
        for one in self._may_break_off:
            if one.may_break_off(g, seat):
                return True
        return False

    def strikes_beyond(self, g: France, disaster: int) -> bool:
        for one in self._strikes_beyond:
            if one.strikes_beyond(g, disaster):
                return True
        return False

    def troops_join_late(self, g: France, kind: int) -> bool:
        for one in self._troops_join_late:
            if one.troops_join_late(g, kind):
                return True
        return False

    def commander(self, g: France, side: int) -> int:
        for one in self._commander:
            seat = one.commander(g, side)
            if seat != NOBODY:
                return seat
        return NOBODY

    def hits_unplayed(self, g: France, side: int, hits: int) -> int:
        total = 0
        for one in self._hits_unplayed:
            total += one.hits_unplayed(g, side, hits)
        return total

    def taken_unplayed(self, g: France, lord: int) -> None:
        for one in self._taken_unplayed:
            one.taken_unplayed(g, lord)

    def broke_off(self, g: France, seat: int, place: int) -> None:
        for one in self._broke_off:
            one.broke_off(g, seat, place)

    def sided(self, g: France, seat: int, place: int) -> None:
        for one in self._sided:
            one.sided(g, seat, place)

    def besieging(self, g: France, seat: int, village: int) -> None:
        for one in self._besieging:
            one.besieging(g, seat, village)

    def resettled(self, g: France, seat: int, start: int, to: int) -> None:
        for one in self._resettled:
            one.resettled(g, seat, start, to)

    def struck_beyond(self, g: France, disaster: int) -> None:
        for one in self._struck_beyond:
            one.struck_beyond(g, disaster)

    def bars_wedding(self, g: France, groom: int, bride: int) -> str | None:
        for one in self._bars_wedding:
            bar = one.bars_wedding(g, groom, bride)
            if bar is not None:
                return bar
        return None

    def bars_candidate(self, g: France, title: int, lord: int) -> str | None:
        for one in self._bars_candidate:
            bar = one.bars_candidate(g, title, lord)
            if bar is not None:
                return bar
        return None

    def bars_vote(self, g: France, title: int, lord: int) -> str | None:
        for one in self._bars_vote:
            bar = one.bars_vote(g, title, lord)
            if bar is not None:
                return bar
        return None

    def bars_title(self, g: France, title: int, lord: int) -> str | None:
        for one in self._bars_title:
            bar = one.bars_title(g, title, lord)
            if bar is not None:
                return bar
        return None

    def bars_cardinal(self, g: France, lord: int) -> str | None:
        for one in self._bars_cardinal:
            bar = one.bars_cardinal(g, lord)
            if bar is not None:
                return bar
        return None

    def bars_purchase(self, g: France, seat: int, village: int, kind: int) -> str | None:
        for one in self._bars_purchase:
            bar = one.bars_purchase(g, seat, village, kind)
            if bar is not None:
                return bar
        return None

    def bars_building(self, g: France, seat: int, village: int, walls: int) -> str | None:
        for one in self._bars_building:
            bar = one.bars_building(g, seat, village, walls)
            if bar is not None:
                return bar
        return None

    def bars_passage(self, g: France, seat: int, start: int, to: int) -> str | None:
        for one in self._bars_passage:
            bar = one.bars_passage(g, seat, start, to)
            if bar is not None:
                return bar
        return None

    def bars_link(self, g: France, start: int, to: int) -> str | None:
        for one in self._bars_link:
            bar = one.bars_link(g, start, to)
            if bar is not None:
                return bar
        return None

    def bars_attack(self, g: France, seat: int, foe: int, village: int) -> str | None:
        for one in self._bars_attack:
            bar = one.bars_attack(g, seat, foe, village)
            if bar is not None:
                return bar
        return None

    def bars_ride(self, g: France, seat: int, riders: int, foe: int, village: int) -> str | None:
        for one in self._bars_ride:
            bar = one.bars_ride(g, seat, riders, foe, village)
            if bar is not None:
                return bar
        return None

    def bars_carrying(self, g: France, kind: int) -> str | None:
        for one in self._bars_carrying:
            bar = one.bars_carrying(g, kind)
            if bar is not None:
                return bar
        return None

    def bars_loss(self, g: France, seat: int, village: int, kind: int, from_afar: bool) -> str | None:
        for one in self._bars_loss:
            bar = one.bars_loss(g, seat, village, kind, from_afar)
            if bar is not None:
                return bar
        return None

    def bars_tunnel(self, g: France, seat: int, village: int) -> str | None:
        for one in self._bars_tunnel:
            bar = one.bars_tunnel(g, seat, village)
            if bar is not None:
                return bar
        return None

    def bars_assassin(self, g: France, lord: int) -> str | None:
        for one in self._bars_assassin:
            bar = one.bars_assassin(g, lord)
            if bar is not None:
                return bar
        return None

    def bars_victim(self, g: France, seat: int, lord: int) -> str | None:
        for one in self._bars_victim:
            bar = one.bars_victim(g, seat, lord)
            if bar is not None:
                return bar
        return None

    def bars_harvest(self, g: France, seat: int, see: int) -> str | None:
        for one in self._bars_harvest:
            bar = one.bars_harvest(g, seat, see)
            if bar is not None:
                return bar
        return None

    def bars_deal(self, g: France, seat: int, other: int) -> str | None:
        for one in self._bars_deal:
            bar = one.bars_deal(g, seat, other)
            if bar is not None:
                return bar
        return None

    def bars_acceptance(self, g: France, by: int, seat: int) -> str | None:
        for one in self._bars_acceptance:
            bar = one.bars_acceptance(g, by, seat)
            if bar is not None:
                return bar
        return None

    def order_of(self, g: France, seat: int) -> int:
        for one in self._order_of:
            found = one.order_of(g, seat)
            if found != NOBODY:
                return found
        return NOBODY

    def extra_votes(self, g: France, title: int, seat: int) -> int:
        total = 0
        for one in self._extra_votes:
            total += one.extra_votes(g, title, seat)
        return total

    def extra_income(self, g: France, seat: int) -> int:
        total = 0
        for one in self._extra_income:
            total += one.extra_income(g, seat)
        return total

    def extra_strength(self, g: France, seat: int, village: int) -> int:
        total = 0
        for one in self._extra_strength:
            total += one.extra_strength(g, seat, village)
        return total

    def extra_dice(self, g: France, seat: int, village: int, side: int) -> int:
        total = 0
        for one in self._extra_dice:
            total += one.extra_dice(g, seat, village, side)
        return total

    def bonus_hits(self, g: France, village: int, side: int) -> int:
        total = 0
        for one in self._bonus_hits:
            total += one.bonus_hits(g, village, side)
        return total

    def throws_again(self, g: France, village: int, side: int, again: int) -> int:
        for one in self._throws_again:
            seat = one.throws_again(g, village, side, again)
            if seat != NOBODY:
                return seat
        return NOBODY

    def spared_hits(self, g: France, village: int, side: int) -> int:
        total = 0
        for one in self._spared_hits:
            total += one.spared_hits(g, village, side)
        return total

    def extra_penalty(self, g: France, village: int) -> int:
        total = 0
        for one in self._extra_penalty:
            total += one.extra_penalty(g, village)
        return total

    def cancels_walls(self, g: France, seat: int, village: int) -> int:
        total = 0
        for one in self._cancels_walls:
            total += one.cancels_walls(g, seat, village)
        return total

    def other_clauses(self, g: France, by: int) -> int:
        total = 0
        for one in self._other_clauses:
            total += one.other_clauses(g, by)
        return total

    def extra_markers(self, g: France, by: int, receiver: int) -> int:
        total = 0
        for one in self._extra_markers:
            total += one.extra_markers(g, by, receiver)
        return total

    def discount(self, g: France, lord: int, title: int) -> int:
        total = 0
        for one in self._discount:
            total += one.discount(g, lord, title)
        return total

    def escort(self, g: France, lord: int, kind: int) -> int:
        total = 0
        for one in self._escort:
            total += one.escort(g, lord, kind)
        return total

    def reach(self, g: France, lords: int, mounted: int, others: int) -> int:
        total = 0
        for one in self._reach:
            total += one.reach(g, lords, mounted, others)
        return total

    def could_reach(self, g: France, lords: int, mounted: int, others: int) -> int:
        total = 0
        for one in self._could_reach:
            total += one.could_reach(g, lords, mounted, others)
        return total

    def points(self, g: France, seat: int) -> int:
        total = 0
        for one in self._points:
            total += one.points(g, seat)
        return total

    def pair_target(self, g: France, seats: int) -> int:
        total = 0
        for one in self._pair_target:
            total += one.pair_target(g, seats)
        return total

    def spared_by_plague(self, g: France, lord: int) -> bool:
        for one in self._spared_by_plague:
            if one.spared_by_plague(g, lord):
                return True
        return False

    def troops_spared_by_plague(self, g: France, seat: int, village: int) -> bool:
        for one in self._troops_spared_by_plague:
            if one.troops_spared_by_plague(g, seat, village):
                return True
        return False

    def shelters_from_plague(self, g: France, village: int) -> bool:
        for one in self._shelters_from_plague:
            if one.shelters_from_plague(g, village):
                return True
        return False

    def spared_by_uprising(self, g: France, village: int) -> bool:
        for one in self._spared_by_uprising:
            if one.spared_by_uprising(g, village):
                return True
        return False

    def leads_no_attack(self, g: France, lord: int) -> bool:
        for one in self._leads_no_attack:
            if one.leads_no_attack(g, lord):
                return True
        return False

    def lingers(self, g: France, seat: int) -> bool:
        for one in self._lingers:
            if one.lingers(g, seat):
                return True
        return False

    def ignores_rain(self, g: France, lord: int) -> bool:
        for one in self._ignores_rain:
            if one.ignores_rain(g, lord):
                return True
        return False

    def may_be_saved(self, g: France, lord: int, cause: int) -> bool:
        for one in self._may_be_saved:
            if one.may_be_saved(g, lord, cause):
                return True
        return False

    def walls_spared_by_uprising(self, g: France, village: int) -> bool:
        for one in self._walls_spared_by_uprising:
            if one.walls_spared_by_uprising(g, village):
                return True
        return False

    def trades_draw(self, g: France, seat: int) -> bool:
        for one in self._trades_draw:
            if one.trades_draw(g, seat):
                return True
        return False

    def may_have_more_sees(self, g: France, lord: int) -> bool:
        for one in self._may_have_more_sees:
            if one.may_have_more_sees(g, lord):
                return True
        return False

    def counts_as_cardinal(self, g: France, title: int, lord: int) -> bool:
        for one in self._counts_as_cardinal:
            if one.counts_as_cardinal(g, title, lord):
                return True
        return False

    def is_renegade(self, g: France, lord: int) -> bool:
        for one in self._is_renegade:
            if one.is_renegade(g, lord):
                return True
        return False

    def lacks_counters(self, g: France, seat: int, kind: int) -> bool:
        for one in self._lacks_counters:
            if one.lacks_counters(g, seat, kind):
                return True
        return False

    def may_join_late(self, g: France, lord: int) -> bool:
        for one in self._may_join_late:
            if one.may_join_late(g, lord):
                return True
        return False

    def must_join_late(self, g: France, lord: int) -> bool:
        for one in self._must_join_late:
            if one.must_join_late(g, lord):
                return True
        return False

    def needs_no_marker(self, g: France, seat: int) -> bool:
        for one in self._needs_no_marker:
            if one.needs_no_marker(g, seat):
                return True
        return False

    def hides_troops(self, g: France, owner: int, village: int) -> bool:
        for one in self._hides_troops:
            if one.hides_troops(g, owner, village):
                return True
        return False

    def worth(self, g: France, seat: int) -> float:
        total = 0.0
        for one in self._worth:
            total += one.worth(g, seat)
        return total

    def decides(self, g: France, seat: int, form: Form[France], answers: list[int]) -> list[list[int]]:
        for one in self._decides:
            plans = one.decides(g, seat, form, answers)
            if plans:
                return plans
        return []

    def tries(self, g: France, seat: int, form: Form[France], legal: list[int]) -> list[list[int]]:
        plans: list[list[int]] = []
        for one in self._tries:
            plans += one.tries(g, seat, form, legal)
        return plans

    def turn_begins(self, g: France) -> None:
        for one in self._turn_begins:
            one.turn_begins(g)

    def turn_ends(self, g: France) -> None:
        for one in self._turn_ends:
            one.turn_ends(g)

    def cards_played(self, g: France) -> None:
        for one in self._cards_played:
            one.cards_played(g)

    def came(self, g: France, lord: int) -> None:
        for one in self._came:
            one.came(g, lord)

    def moved(self, g: France, lord: int, start: int) -> None:
        for one in self._moved:
            one.moved(g, lord, start)

    def died(self, g: France, lord: int, place: int, cause: int) -> None:
        for one in self._died:
            one.died(g, lord, place, cause)

    def was_captured(self, g: France, lord: int) -> None:
        for one in self._was_captured:
            one.was_captured(g, lord)

    def went_free(self, g: France, lord: int) -> None:
        for one in self._went_free:
            one.went_free(g, lord)

    def gained(self, g: France, lord: int, title: int) -> None:
        for one in self._gained:
            one.gained(g, lord, title)

    def lost(self, g: France, lord: int, title: int) -> None:
        for one in self._lost:
            one.lost(g, lord, title)

    def attacked(self, g: France, seat: int, village: int) -> None:
        for one in self._attacked:
            one.attacked(g, seat, village)

    def battle_ends(self, g: France, village: int) -> None:
        for one in self._battle_ends:
            one.battle_ends(g, village)

    def tunnelled(self, g: France, seat: int, village: int) -> None:
        for one in self._tunnelled:
            one.tunnelled(g, seat, village)

    def drew(self, g: France, seat: int, kind: int) -> None:
        for one in self._drew:
            one.drew(g, seat, kind)

    def rising(self, g: France, village: int) -> None:
        for one in self._rising:
            one.rising(g, village)

    def deal_accepted(self, g: France, by: int, seat: int) -> None:
        for one in self._deal_accepted:
            one.deal_accepted(g, by, seat)

    def deal_cleared(self, g: France, by: int) -> None:
        for one in self._deal_cleared:
            one.deal_cleared(g, by)

    def rising_ends(self, g: France, village: int) -> None:
        for one in self._rising_ends:
            one.rising_ends(g, village)

    def dying(self, g: France, lord: int) -> None:
        for one in self._dying:
            one.dying(g, lord)

    def other_walls(self, g: France, walls: int) -> int:
        total = 0
        for one in self._other_walls:
            total += one.other_walls(g, walls)
        return total

    def links(self, g: France, village: int) -> int:
        found = 0
        for one in self._links:
            found |= one.links(g, village)
        return found

    def wardens(self, g: France, seat: int, start: int, to: int, came: int) -> int:
        found = 0
        for one in self._wardens:
            found |= one.wardens(g, seat, start, to, came)
        return found

    def saviours(self, g: France, lord: int, cause: int) -> int:
        seats = 0
        for one in self._saviours:
            seats |= one.saviours(g, lord, cause)
        return seats

    def remembers_troops(self, g: France, owner: int, village: int) -> bool:
        for one in self._remembers_troops:
            if one.remembers_troops(g, owner, village):
                return True
        return False

    def rides(self, g: France, seat: int, village: int) -> None:
        for one in self._rides:
            one.rides(g, seat, village)

    def troops_came(self, g: France, seat: int, village: int) -> None:
        for one in self._troops_came:
            one.troops_came(g, seat, village)

    def troops_went(self, g: France, seat: int, village: int) -> None:
        for one in self._troops_went:
            one.troops_went(g, seat, village)

    def troops_marched(self, g: France, seat: int, start: int, to: int, gone: list[int]) -> None:
        for one in self._troops_marched:
            one.troops_marched(g, seat, start, to, gone)

    def troop_fell(self, g: France, seat: int, place: int, kind: int) -> None:
        for one in self._troop_fell:
            one.troop_fell(g, seat, place, kind)

    def troops_shown(self, g: France, seat: int, village: int) -> None:
        for one in self._troops_shown:
            one.troops_shown(g, seat, village)

    def bars_consent(self, g: France, lord: int) -> str | None:
        for one in self._bars_consent:
            bar = one.bars_consent(g, lord)
            if bar is not None:
                return bar
        return None

    def bars_own_attack(self, g: France, seat: int, foe: int, lords: list[int], starts: bool) -> str | None:
        for one in self._bars_own_attack:
            bar = one.bars_own_attack(g, seat, foe, lords, starts)
            if bar is not None:
                return bar
        return None

    def extra_draws(self, g: France, seat: int, pile: int) -> int:
        total = 0
        for one in self._extra_draws:
            total += one.extra_draws(g, seat, pile)
        return total

    def scores(self, g: France, title: int) -> bool:
        for one in self._scores:
            if one.scores(g, title):
                return True
        return False

    def could_ignore_rain(self, g: France, lord: int) -> bool:
        for one in self._could_ignore_rain:
            if one.could_ignore_rain(g, lord):
                return True
        return False

    def could_slip(self, g: France, lord: int, with_army: bool) -> bool:
        for one in self._could_slip:
            if one.could_slip(g, lord, with_army):
                return True
        return False

    def may_take_relic(self, g: France, lord: int) -> bool:
        for one in self._may_take_relic:
            if one.may_take_relic(g, lord):
                return True
        return False

    def ponders_draw(self, g: France, seat: int) -> bool:
        for one in self._ponders_draw:
            if one.ponders_draw(g, seat):
                return True
        return False

    def gives_no_quarter(self, g: France, lords: list[int]) -> bool:
        for one in self._gives_no_quarter:
            if one.gives_no_quarter(g, lords):
                return True
        return False

    def thwarts_wedding(self, g: France, one: int, other: int) -> bool:
        for module in self._thwarts_wedding:
            if module.thwarts_wedding(g, one, other):
                return True
        return False

    def thwarts_harvest(self, g: France, seat: int, see: int) -> bool:
        for one in self._thwarts_harvest:
            if one.thwarts_harvest(g, seat, see):
                return True
        return False

    def fated_see(self, g: France) -> int:
        for one in self._fated_see:
            see = one.fated_see(g)
            if see != NOBODY:
                return see
        return NOBODY

    def movement_order(self, g: France, order: list[int]) -> list[int]:
        for one in self._movement_order:
            order = one.movement_order(g, order)
        return order

    def plays_begin(self, g: France) -> None:
        for one in self._plays_begin:
            one.plays_begin(g)

    def wedded(self, g: France, one: int, other: int) -> None:
        for module in self._wedded:
            module.wedded(g, one, other)

    def meets_plague(self, g: France, lord: int) -> None:
        for one in self._meets_plague:
            one.meets_plague(g, lord)

    def disaster_turned_up(self, g: France) -> None:
        for one in self._disaster_turned_up:
            one.disaster_turned_up(g)

    def paid_less(self, g: France, lord: int, coins: int) -> None:
        for one in self._paid_less:
            one.paid_less(g, lord, coins)

    def hastened(self, g: France, lords: int) -> None:
        for one in self._hastened:
            one.hastened(g, lords)

    def braved_rain(self, g: France, lords: list[int]) -> None:
        for one in self._braved_rain:
            one.braved_rain(g, lords)

    def takes_relic(self, g: France, lord: int) -> None:
        for one in self._takes_relic:
            one.takes_relic(g, lord)

    def storms_walls(self, g: France, village: int) -> None:
        for one in self._storms_walls:
            one.storms_walls(g, village)

    def throws_dice(self, g: France, village: int, dice: int, foes_dice: int) -> None:
        for one in self._throws_dice:
            one.throws_dice(g, village, dice, foes_dice)

    def drew_disaster(self, g: France, seat: int) -> None:
        for one in self._drew_disaster:
            one.drew_disaster(g, seat)
