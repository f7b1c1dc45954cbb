"""Crusades: a module with words, a piece of the world, parts and answers of its own."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.deaths import Deathbed
from outremer.games.fief.expansions.crusades.assaults import Assaults, Spoils
from outremer.games.fief.expansions.crusades.call import Departures, call, no_call
from outremer.games.fief.expansions.crusades.course import Invasion, Revenge, war_overseas
from outremer.games.fief.expansions.crusades.departure import Embarkation, could_embark, no_embarking, no_slipping_away
from outremer.games.fief.expansions.crusades.doctor import could_heal, heal, lose_doctor, serves_at
from outremer.games.fief.expansions.crusades.following import (
    Following,
    Obliged,
    no_destination,
    no_late_troops,
    no_latecomer,
)
from outremer.games.fief.expansions.crusades.heirs import (
    StateHeir,
    jerusalems_income,
    next_state,
    owe_states,
    state_points,
)
from outremer.games.fief.expansions.crusades.homecoming import Bestowal, CrusadeEnds, Homecoming, InvasionEnds
from outremer.games.fief.expansions.crusades.host import (
    crusade,
    is_objective,
    is_overseas,
    leader_at,
    move_camp,
    no_crusade,
)
from outremer.games.fief.expansions.crusades.judging import decisions, of_crusade
from outremer.games.fief.expansions.crusades.keeping import contradiction, crusade_totals, seen_of_crusade
from outremer.games.fief.expansions.crusades.landing import Landing, Objectives, Ranks
from outremer.games.fief.expansions.crusades.plague import PlagueOverseas
from outremer.games.fief.expansions.crusades.renegades import (
    is_renegade,
    no_pardon,
    note_battle,
    note_siege,
    pardon,
)
from outremer.games.fief.expansions.crusades.revenge import Saladin
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
from outremer.games.fief.expansions.crusades.treason import BeforeSaladin, Treason
from outremer.games.fief.expansions.crusades.words import (
    CALL,
    DISPATCH,
    EMBARK,
    FIRST_OBJECTIVE,
    FOLLOW,
    HEAL,
    NO_CRUSADE,
    OBJECTIVE_COUNT,
    PARDON,
    REVENGE,
    SHORE,
    SLIP_AWAY,
)
from outremer.games.fief.questions import FiefQuestions
from outremer.games.fief.vocabulary import (
    ATTACKER,
    LORD_COUNT,
    NEITHER,
    NO_WALLS,
    PLAGUE,
    PRISON,
    VILLAGE_COUNT,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Driver
from outremer.kernel.forms import Form, Part
from outremer.kernel.menu import Menu
from outremer.kernel.modules import Module, Total


class Crusades(FiefQuestions):
    """What the crusades answer."""

    def goes_beyond_the_map(self) -> bool:
        return True

    # -- offers ------------------------------------------------------------------------------------------------------

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(CALL, no_call(g, seat))
        for lord in range(LORD_COUNT):
            menu.put(EMBARK + lord, no_embarking(g, seat, lord))
            menu.put(SLIP_AWAY + lord, no_slipping_away(g, seat, lord))
            menu.put(PARDON + lord, no_pardon(g, seat, lord))
            self.list_ways(g, menu, FOLLOW + lord * OBJECTIVE_COUNT, no_latecomer(g, seat, lord))
        for village in range(VILLAGE_COUNT):
            self.list_ways(g, menu, DISPATCH + village * OBJECTIVE_COUNT, no_late_troops(g, seat, village))

    def list_ways(self, g: France, menu: Menu, first: int, bar: str | None) -> None:
        """To each objective, unless something bars all of them."""
        if bar is not None:
            menu.run(first, OBJECTIVE_COUNT, bar)
            return
        for objective in range(OBJECTIVE_COUNT):
            menu.put(first + objective, no_destination(g, objective))

    def offered(self, g: France, seat: int, verb: int, noun: int) -> Form[France] | None:
        if verb == EMBARK or verb == SLIP_AWAY:
            return Embarkation(seat, noun, verb == SLIP_AWAY)
        if verb == FOLLOW:
            lord, objective = divmod(noun, OBJECTIVE_COUNT)
            return Following(seat, objective, lord, g.place(lord))
        if verb == DISPATCH:
            village, objective = divmod(noun, OBJECTIVE_COUNT)
            return Following(seat, objective, NOBODY, village)
        if verb == CALL:
            call(g, seat)
        else:
            pardon(g, noun)
        return None

    def lingers(self, g: France, seat: int) -> bool:
        """[crusade.departure.when]"""
        return could_embark(g, seat)

    # A crusader's fiefs yield, he taxes, marries and may be murdered like anyone, since nothing here bars it.
    # [crusade.crusader.income] [crusade.crusader.tax] [crusade.crusader.marry] [card.assassination.crusader]

    # -- votes and titles --------------------------------------------------------------------------------------------

    def bars_vote(self, g: France, title: int, lord: int) -> str | None:
        """[crusade.crusader.no_election] [renegade.as_excommunicated]"""
        if is_overseas(g, lord):
            return "crusade.crusader.no_election"
        return "renegade.as_excommunicated" if is_renegade(g, lord) else None

    def bars_candidate(self, g: France, title: int, lord: int) -> str | None:
        return self.bars_vote(g, title, lord)

    def bars_cardinal(self, g: France, lord: int) -> str | None:
        """[renegade.as_excommunicated]"""
        return "renegade.as_excommunicated" if is_renegade(g, lord) else None

    def is_renegade(self, g: France, lord: int) -> bool:
        return is_renegade(g, lord)

    def points(self, g: France, seat: int) -> int:
        return state_points(g, seat)

    def pair_target(self, g: France, seats: int) -> int:
        """Five in all. [victory.pair.crusades]"""
        return 1

    def extra_income(self, g: France, seat: int) -> int:
        return jerusalems_income(g, seat)

    # -- beyond the map ----------------------------------------------------------------------------------------------

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

    def taken_unplayed(self, g: France, place: int, losers: int) -> None:
        """[saladin_prisoner.capture]"""
        for seat in range(g.rules.seats):
            if losers >> seat & 1 and is_objective(place):
                for lord in g.lords_at(seat, place):
                    imprison(g, lord)

    def broke_off(self, g: France, seat: int, place: int) -> None:
        crusade(g).broken_off = is_objective(place)

    def battle_ends(self, g: France, village: int) -> None:
        crusade(g).side = NEITHER

    # -- renegades ---------------------------------------------------------------------------------------------------

    def attacked(self, g: France, seat: int, village: int) -> None:
        note_battle(g, village)

    def sided(self, g: France, seat: int, place: int) -> None:
        note_battle(g, place)

    def rides(self, g: France, seat: int, village: int) -> None:
        note_battle(g, village)

    def besieging(self, g: France, seat: int, village: int) -> None:
        note_siege(g, seat, village)

    # -- deaths ------------------------------------------------------------------------------------------------------

    def may_be_saved(self, g: France, lord: int, cause: int) -> bool:
        return could_heal(g, lord, cause) != 0

    def saviours(self, g: France, lord: int, cause: int) -> int:
        return could_heal(g, lord, cause)

    def may(self, g: France, form: Form[France], seat: int, menu: Menu) -> None:
        if isinstance(form, Deathbed):
            able = could_heal(g, form.lord, form.cause) >> seat & 1
            menu.put(HEAL, None if able else "doctor.crusade.saves")

    def answer(self, g: France, form: Form[France], seat: int, verb: int, noun: int) -> None:
        assert isinstance(form, Deathbed)
        heal(g, seat, form.lord)
        form.saved()

    def dying(self, g: France, lord: int) -> None:
        owe_states(g, lord)
        lose_doctor(g, lord)

    def died(self, g: France, lord: int, place: int, cause: int) -> None:
        """Of whoever had not landed yet, the troops are put aside. [crusade.assassinate.before] [renegade.duration]"""
        piece = crusade(g)
        piece.renegades &= ~(1 << lord)
        piece.fresh &= ~(1 << lord)
        piece.asked &= ~(1 << lord)
        piece.rank[lord] = 0
        if place >= VILLAGE_COUNT and not is_objective(place) and place not in (SHORE, PRISON):
            for seat in range(g.rules.seats):
                if g.men(seat, place):
                    move_camp(g, seat, place, SHORE)

    def due(self, g: France) -> Form[France] | None:
        piece = crusade(g)
        if piece.outbreak:
            return PlagueOverseas()
        if piece.heir.count(NOBODY) == len(piece.heir):
            return None
        state = next_state(g)
        return None if state == NOBODY else StateHeir(state, crusade(g).heir[state])

    # -- the Plague, prisoners, the turn -----------------------------------------------------------------------------

    def troops_spared_by_plague(self, g: France, seat: int, village: int) -> bool:
        """[doctor.home.saves]"""
        return serves_at(g, seat, village)

    def strikes_beyond(self, g: France, disaster: int) -> bool:
        """[card.plague.revenge.six_hits_outremer]"""
        return disaster == PLAGUE and crusade(g).stage == REVENGE

    def struck_beyond(self, g: France, disaster: int) -> None:
        """Other disasters do nothing there. [trait.cursed.outremer]"""
        if disaster == PLAGUE and crusade(g).stage != NO_CRUSADE:
            crusade(g).plague = crusade(g).outbreak = True

    def bars_ransom(self, g: France, lord: int) -> str | None:
        """In a later turn; else they are prisoners like others, who escape by a passage and come to their own walls.

        [saladin_prisoner.ransom] [saladin_prisoner.normal_rules] [saladin_prisoner.escape] [saladin_prisoner.return]
        """
        return "saladin_prisoner.ransom" if crusade(g).fresh >> lord & 1 else None

    def went_free(self, g: France, lord: int) -> None:
        crusade(g).fresh &= ~(1 << lord)

    def turn_begins(self, g: France) -> None:
        crusade(g).fresh = crusade(g).asked = 0

    def turn_ends(self, g: France) -> None:
        crusade(g).plague = False

    # -- the judge ---------------------------------------------------------------------------------------------------

    def worth(self, g: France, seat: int) -> float:
        return of_crusade(g, seat)

    def decides(self, g: France, seat: int, form: Form[France], answers: list[int]) -> list[list[int]]:
        return decisions(g, seat, form, answers)

    # -- keeping -----------------------------------------------------------------------------------------------------

    def view(self, g: France, seat: int | None) -> dict[str, object] | None:
        return seen_of_crusade(g)

    def redeal(self, g: France, stack: list[Form[France]], seat: int, driver: Driver) -> None:
        """Nothing of it is known to one and not to another."""

    def totals(self, g: France, stack: list[Form[France]]) -> list[Total]:
        return crusade_totals(g)

    def fits(self, g: France, over: bool) -> str | None:
        return contradiction(g)


CRUSADES: Final = Module(
    "crusades",
    scope="module.scope",
    home="expansions/crusades",
    forms=(
        Departures,
        Embarkation,
        Following,
        Obliged,
        Invasion,
        Ranks,
        Objectives,
        Landing,
        Assaults,
        Spoils,
        InvasionEnds,
        Revenge,
        Saladin,
        BeforeSaladin,
        Treason,
        Bestowal,
        Homecoming,
        CrusadeEnds,
        StateHeir,
        PlagueOverseas,
    ),
    parts={
        "Year": [Part("war-overseas", war_overseas, before="close")],
        "Movement": [
            Part("departures", lambda g: Departures(), after="march"),
            Part("obliged", lambda g: Obliged(), after="departures"),
        ],
    },
    answers=Crusades(),
    piece=no_crusade,
)
