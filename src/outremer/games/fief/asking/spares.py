"""Of spares any will do; the judge hears all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from outremer.games.fief.asking.sums import AskedSums
from outremer.games.fief.questions import FiefQuestions
from outremer.kernel.forms import Form
from outremer.kernel.modules import those_who_answer

if TYPE_CHECKING:
    from outremer.games.fief.world import France


class AskedSpares(AskedSums):
    """Who says yes."""

    def __init__(self, answers: Sequence[FiefQuestions]) -> None:
        super().__init__(answers)
        self._leads_itself: Final = those_who_answer("leads_itself", answers, FiefQuestions)
        self._is_silent: Final = those_who_answer("is_silent", answers, FiefQuestions)
        self._may_break_off: Final = those_who_answer("may_break_off", answers, FiefQuestions)
        self._strikes_beyond: Final = those_who_answer("strikes_beyond", answers, FiefQuestions)
        self._troops_join_late: Final = those_who_answer("troops_join_late", answers, FiefQuestions)
        self._spared_by_plague: Final = those_who_answer("spared_by_plague", answers, FiefQuestions)
        self._troops_spared_by_plague: Final = those_who_answer("troops_spared_by_plague", answers, FiefQuestions)
        self._shelters_from_plague: Final = those_who_answer("shelters_from_plague", answers, FiefQuestions)
        self._leads_no_attack: Final = those_who_answer("leads_no_attack", answers, FiefQuestions)
        self._lingers: Final = those_who_answer("lingers", answers, FiefQuestions)
        self._ignores_rain: Final = those_who_answer("ignores_rain", answers, FiefQuestions)
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
        self._remembers_troops: Final = those_who_answer("remembers_troops", answers, FiefQuestions)
        self._scores: Final = those_who_answer("scores", answers, FiefQuestions)
        self._could_ignore_rain: Final = those_who_answer("could_ignore_rain", answers, FiefQuestions)
        self._could_slip: Final = those_who_answer("could_slip", answers, FiefQuestions)
        self._may_take_relic: Final = those_who_answer("may_take_relic", answers, FiefQuestions)
        self._ponders_draw: Final = those_who_answer("ponders_draw", answers, FiefQuestions)

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

    def remembers_troops(self, g: France, owner: int, village: int) -> bool:
        for one in self._remembers_troops:
            if one.remembers_troops(g, owner, village):
                return True
        return False

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
