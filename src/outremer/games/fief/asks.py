"""Who answers each of the named questions, see `questions`: base rules say `g.rules.asks.reach(g, lord)`.

Of bars the first rule wins; sums are added up; of spares any will do; news all hear.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from outremer.games.fief.asking.spares import AskedSpares
from outremer.games.fief.questions import FiefQuestions
from outremer.kernel.modules import those_who_answer

if TYPE_CHECKING:
    from outremer.games.fief.world import France


class Asks(AskedSpares):
    """Who answers which question, in the fixed order of the modules; base rules ask nobody else."""

    def __init__(self, answers: Sequence[FiefQuestions]) -> None:
        super().__init__(answers)
        self._hits_unplayed: Final = those_who_answer("hits_unplayed", answers, FiefQuestions)
        self._taken_unplayed: Final = those_who_answer("taken_unplayed", answers, FiefQuestions)
        self._broke_off: Final = those_who_answer("broke_off", answers, FiefQuestions)
        self._sided: Final = those_who_answer("sided", answers, FiefQuestions)
        self._besieging: Final = those_who_answer("besieging", answers, FiefQuestions)
        self._resettled: Final = those_who_answer("resettled", answers, FiefQuestions)
        self._struck_beyond: Final = those_who_answer("struck_beyond", answers, FiefQuestions)
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
        self._rides: Final = those_who_answer("rides", answers, FiefQuestions)
        self._troops_came: Final = those_who_answer("troops_came", answers, FiefQuestions)
        self._troops_marched: Final = those_who_answer("troops_marched", answers, FiefQuestions)
        self._troop_fell: Final = those_who_answer("troop_fell", answers, FiefQuestions)
        self._troops_shown: Final = those_who_answer("troops_shown", answers, FiefQuestions)
        self._gives_no_quarter: Final = those_who_answer("gives_no_quarter", answers, FiefQuestions)
        self._thwarts_wedding: Final = those_who_answer("thwarts_wedding", answers, FiefQuestions)
        self._thwarts_harvest: Final = those_who_answer("thwarts_harvest", answers, FiefQuestions)
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

    def rides(self, g: France, seat: int, village: int) -> None:
        for one in self._rides:
            one.rides(g, seat, village)

    def troops_came(self, g: France, seat: int, village: int) -> None:
        for one in self._troops_came:
            one.troops_came(g, seat, village)

    def troops_marched(self, g: France, seat: int, start: int, to: int, gone: list[int]) -> None:
        for one in self._troops_marched:
            one.troops_marched(g, seat, start, to, gone)

    def troop_fell(self, g: France, seat: int, place: int, kind: int) -> None:
        for one in self._troop_fell:
            one.troop_fell(g, seat, place, kind)

    def troops_shown(self, g: France, seat: int, village: int) -> None:
        for one in self._troops_shown:
            one.troops_shown(g, seat, village)

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
