"""Crusades: a module with words, a piece of the world, parts and answers of its own."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.deaths import Deathbed
from outremer.games.fief.expansions.crusades.abroad import Abroad
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
    is_state,
    jerusalems_income,
    next_state,
    owe_states,
    state_points,
)
from outremer.games.fief.expansions.crusades.homecoming import Bestowal, CrusadeEnds, Homecoming, InvasionEnds
from outremer.games.fief.expansions.crusades.host import (
    crusade,
    is_overseas,
    no_crusade,
    put_aside,
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
from outremer.games.fief.expansions.crusades.treason import BeforeSaladin, Treason
from outremer.games.fief.expansions.crusades.words import (
    CALL,
    CALLED,
    DISPATCH,
    EMBARK,
    FOLLOW,
    HEAL,
    NO_CRUSADE,
    OBJECTIVE_COUNT,
    PARDON,
    REVENGE,
    SLIP_AWAY,
)
from outremer.games.fief.vocabulary import (
    HEAR,
    LORD_COUNT,
    MOVEMENT,
    PLAGUE,
    VILLAGE_COUNT,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Driver
from outremer.kernel.forms import Form, Part
from outremer.kernel.menu import Menu
from outremer.kernel.modules import Module, Total


class Crusades(Abroad):
    """What the crusades answer."""

    # -- offers ------------------------------------------------------------------------------------------------------

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        """Listed are only those whose time it is; whoever asks about one is told what bars it at any time."""
        is_asked_about = menu.about != NOBODY
        stage = crusade(g).stage
        if is_asked_about or g.phase == HEAR:
            menu.put(CALL, no_call(g, seat))
        if is_asked_about or crusade(g).renegades:
            for lord in range(LORD_COUNT):
                menu.put(PARDON + lord, no_pardon(g, seat, lord))
        if is_asked_about or (g.phase == MOVEMENT and stage == CALLED):
            for lord in range(LORD_COUNT):
                menu.put(EMBARK + lord, no_embarking(g, seat, lord))
                menu.put(SLIP_AWAY + lord, no_slipping_away(g, seat, lord))
        if is_asked_about or (g.phase == MOVEMENT and stage == REVENGE):
            for lord in range(LORD_COUNT):
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

    def scores(self, g: France, title: int) -> bool:
        """[crusade.reward.state_title.vp]"""
        return is_state(title)

    def pair_target(self, g: France) -> int:
        """Five in all. [victory.pair.crusades]"""
        return 1

    def extra_income(self, g: France, seat: int) -> int:
        return jerusalems_income(g, seat)

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
        put_aside(g, place)

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
