"""Politics: a module with attendants and noble traits; what it answers to the questions of the base."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.expansions.politics.attendants import (
    AttendantsDrawn,
    Strategy,
    minstrels_vote,
    planned,
    tolls,
)
from outremer.games.fief.expansions.politics.court import (
    A_DISASTER,
    AGILE,
    AMBITIOUS,
    ATTENDANTS,
    BLESSED,
    BRAVE,
    BREAK_MARRIAGE,
    COWARD,
    CRUEL,
    CUNNING,
    CURSED,
    GYPSY,
    LOYAL,
    PAID_LESS,
    RISE_AGAINST,
    SAINT,
    SLIPPED,
    SPIED,
    SPY_ON,
    STEAL,
    STORM,
    TOSSED,
    TRAIT_COUNT,
    TRAITS,
    TURN_UP,
    USES,
    VANISH,
    bearer,
    could_have,
    court_of,
    has_trait,
    is_known,
    new_court,
    seat_with,
    turn_up,
    work_for,
    works,
)
from outremer.games.fief.expansions.politics.dealing import deal_traits_anew
from outremer.games.fief.expansions.politics.gypsy import CardTossed, draws_anew, note_draw, tossing
from outremer.games.fief.expansions.politics.judging import at_once, by_rule, of_court, offers_of_court
from outremer.games.fief.expansions.politics.keeping import contradiction
from outremer.games.fief.expansions.politics.persuasion import Persuasion, persuaders
from outremer.games.fief.expansions.politics.shadow import (
    UNITS,
    could_slip,
    list_slips,
    no_slipping_away,
    slip,
    slips,
    units_at,
)
from outremer.games.fief.expansions.politics.spying import Spying, SpyLooks, no_spying
from outremer.games.fief.expansions.politics.theft import Theft, no_theft
from outremer.games.fief.expansions.politics.traits import (
    CurseRolled,
    TraitDrawn,
    break_marriage,
    curse,
    discard_trait,
    give_up,
    income_of_traits,
    meets_bad_luck,
    no_heartbreak,
    no_luck,
    no_marriage,
    note_capture,
    pay_dowry,
    stops_at_the_altar,
)
from outremer.games.fief.expansions.politics.tyrant import (
    TyrantAnnounced,
    TyrantLosses,
    TyrantRising,
    no_rising_against,
)
from outremer.games.fief.places import owe_freedom
from outremer.games.fief.questions import FiefQuestions
from outremer.games.fief.sides import lords_on
from outremer.games.fief.vocabulary import (
    ARC,
    ATTACKER,
    CARDINAL,
    ESCAPED,
    FIEF_COUNT,
    FIRST_SEE,
    LORD_COUNT,
    LORDS,
    POPE,
    RAIN,
    SEATS,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Driver
from outremer.kernel.features import UNKNOWN
from outremer.kernel.forms import Form, Part
from outremer.kernel.menu import Menu
from outremer.kernel.modules import Module

OFF_FOR_AMBITIOUS: Final = 2  # coins [trait.ambitious]


class Politics(FiefQuestions):
    """What attendants and traits answer."""

    # -- offers and words ----------------------------------------------------------------------------------------------

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        for other in range(SEATS):
            menu.put(STEAL + other, no_theft(g, seat, other))
            menu.put(SPY_ON + other, no_spying(g, seat, other))
        court = court_of(g)
        for lord in range(LORD_COUNT):
            is_down = court.trait[lord] != NOBODY and g.owner(lord) == seat and not court.is_shown(lord)
            menu.put(TURN_UP + lord, None if is_down else "trait.face")
            menu.put(BREAK_MARRIAGE + lord, no_heartbreak(g, seat, lord))
            menu.put(VANISH + lord, no_slipping_away(g, seat, lord))
            menu.put(RISE_AGAINST + lord, no_rising_against(g, seat, lord))

    def offered(self, g: France, seat: int, verb: int, noun: int) -> Form[France] | None:
        if verb == STEAL:
            return Theft(seat, noun)
        if verb == SPY_ON:
            return Spying(seat, noun)
        if verb == RISE_AGAINST:
            return TyrantRising(seat, noun)
        if verb == TURN_UP:
            turn_up(g, noun)  # whenever its owner likes [trait.face]
        elif verb == BREAK_MARRIAGE:
            break_marriage(g, seat, noun)
        else:
            slips(g, noun)
            g.tell(ESCAPED, seat, noun)
            owe_freedom(g, noun)
        return None

    def may(self, g: France, form: Form[France], seat: int, menu: Menu) -> None:
        list_slips(g, form, seat, menu)

    def answer(self, g: France, form: Form[France], seat: int, verb: int, noun: int) -> None:
        slip(g, form, seat)

    # -- consequences --------------------------------------------------------------------------------------------------

    def due(self, g: France) -> Form[France] | None:
        court = court_of(g)
        if court.drawing != NOBODY:
            return TraitDrawn(court.drawing)
        if court.cursing:
            return CurseRolled(bearer(g, CURSED))
        if court.persuading:
            return Persuasion(court.persuading)
        return tossing(g)

    def turn_begins(self, g: France) -> None:
        court = court_of(g)
        court.used &= ~(SPIED | TOSSED | SLIPPED)
        court.redrawn = NOBODY

    def came(self, g: France, lord: int) -> None:
        court_of(g).drawing = lord  # [trait.draw]

    def died(self, g: France, lord: int, place: int, cause: int) -> None:
        discard_trait(g, lord)

    def went_free(self, g: France, lord: int) -> None:
        court_of(g).captors[lord] = 0

    # -- weddings and elections ----------------------------------------------------------------------------------------

    def bars_wedding(self, g: France, groom: int, bride: int) -> str | None:
        """What everybody can see. [trait.bastard] [trait.ugly]"""
        for lord in (groom, bride):
            if court_of(g).is_shown(lord):
                bar = no_marriage(g, lord)
                if bar is not None:
                    return bar
        return None

    def bars_consent(self, g: France, lord: int) -> str | None:
        return no_marriage(g, lord)

    def thwarts_wedding(self, g: France, one: int, other: int) -> bool:
        return stops_at_the_altar(g, one, other)

    def wedded(self, g: France, one: int, other: int) -> None:
        pay_dowry(g, one, other)

    def extra_votes(self, g: France, title: int, seat: int) -> int:
        return minstrels_vote(g, title, seat)

    # -- cards and disasters -------------------------------------------------------------------------------------------

    def drew(self, g: France, seat: int, kind: int) -> None:
        note_draw(g, seat, kind)

    def drew_disaster(self, g: France, seat: int) -> None:
        note_draw(g, seat, A_DISASTER)

    def ponders_draw(self, g: France, seat: int) -> bool:
        return court_of(g).drawn != NOBODY and seat_with(g, GYPSY) == seat

    def extra_draws(self, g: France, seat: int, pile: int) -> int:
        return draws_anew(g, seat, pile)

    def plays_begin(self, g: France) -> None:
        court_of(g).playing = True

    def cards_played(self, g: France) -> None:
        court_of(g).playing = False

    def bars_harvest(self, g: France, seat: int, see: int) -> str | None:
        return no_luck(g, seat, see)

    def thwarts_harvest(self, g: France, seat: int, see: int) -> bool:
        return meets_bad_luck(g, seat, see)

    def disaster_turned_up(self, g: France) -> None:
        curse(g)

    def fated_see(self, g: France) -> int:
        return court_of(g).fated

    def meets_plague(self, g: France, lord: int) -> None:
        works(g, lord, BLESSED)  # [trait.blessed]

    def spared_by_plague(self, g: France, lord: int) -> bool:
        """His troops are not. [trait.blessed]"""
        return has_trait(g, lord, BLESSED)

    # -- coins ---------------------------------------------------------------------------------------------------------

    def extra_income(self, g: France, seat: int) -> int:
        return tolls(g, seat) + income_of_traits(g, seat)

    def discount(self, g: France, lord: int, title: int) -> int:
        """On feudal titles and the hat, for himself. [trait.ambitious] [phase4.active]"""
        is_for_sale = title < FIEF_COUNT or title == CARDINAL
        return OFF_FOR_AMBITIOUS if is_for_sale and has_trait(g, lord, AMBITIOUS) else 0

    def paid_less(self, g: France, lord: int, coins: int) -> None:
        if works(g, lord, AMBITIOUS):
            g.tell(PAID_LESS, g.owner(lord), lord, coins)

    # -- the march -----------------------------------------------------------------------------------------------------

    def movement_order(self, g: France, order: list[int]) -> list[int]:
        return planned(g, order)

    def reach(self, g: France, lords: int, mounted: int, others: int) -> int:
        """With knights, and nobody else. [trait.agile]"""
        return 1 if self.is_agile(g, lords, mounted, others, known=False) else 0

    def could_reach(self, g: France, lords: int, mounted: int, others: int) -> int:
        return 1 if self.is_agile(g, lords, mounted, others, known=True) else 0

    def is_agile(self, g: France, lords: int, mounted: int, others: int, known: bool) -> bool:
        if lords.bit_count() != 1 or not mounted or others:
            return False
        lord = lords.bit_length() - 1
        if g.has(lord, ARC):
            return False  # three spaces either way
        return could_have(g, lord, AGILE) if known else has_trait(g, lord, AGILE)

    def hastened(self, g: France, lords: int) -> None:
        """[trait.agile]"""
        works(g, lords.bit_length() - 1, AGILE)

    def ignores_rain(self, g: France, lord: int) -> bool:
        """[trait.storm]"""
        return has_trait(g, lord, STORM)

    def could_ignore_rain(self, g: France, lord: int) -> bool:
        return could_have(g, lord, STORM)

    def braved_rain(self, g: France, lords: list[int]) -> None:
        for lord in lords:
            if has_trait(g, lord, STORM):
                turn_up(g, lord)

    def could_slip(self, g: France, lord: int, with_army: bool) -> bool:
        """[trait.shadow]"""
        if with_army and units_at(g, g.owner(lord), g.place(lord)) not in UNITS:
            return False
        return could_slip(g, lord)

    # -- war -----------------------------------------------------------------------------------------------------------

    def bars_own_attack(self, g: France, seat: int, foe: int, lords: list[int], starts: bool) -> str | None:
        """[trait.loyal] [trait.coward.no_start]"""
        for lord in lords:
            if has_trait(g, lord, LOYAL) and foe != NOBODY and g.ally(seat) == foe:
                return "trait.loyal"
        if starts and len(lords) == 1 and has_trait(g, lords[0], COWARD):
            return "trait.coward.no_start"
        return None

    def bars_ride(self, g: France, seat: int, riders: int, foe: int, village: int) -> str | None:
        lords = [lord for lord in range(LORD_COUNT) if riders >> lord & 1]
        return self.bars_own_attack(g, seat, foe, lords, starts=True)

    def attacked(self, g: France, seat: int, village: int) -> None:
        """[phase6.active]"""
        if g.is_struck(village, RAIN):  # a trait works where its own words say, in whatever phase [trait.phase]
            self.braved_rain(g, g.lords_at(seat, village))
        give_up(g, village, g.rules.options["coward"] == "alone")
        court_of(g).persuading = persuaders(g)

    def storms_walls(self, g: France, village: int) -> None:
        work_for(g, lords_on(g, ATTACKER), CUNNING)

    def cancels_walls(self, g: France, seat: int, village: int) -> int:
        """Turned up as soon as he stands before walls. [trait.cunning]"""
        return sum(is_known(g, lord, CUNNING) for lord in g.lords_at(seat, village))

    def throws_dice(self, g: France, village: int, dice: int, foes_dice: int) -> None:
        if dice:
            work_for(g, lords_on(g, ATTACKER), BRAVE)

    def bonus_hits(self, g: France, village: int, side: int) -> int:
        """Where dice are thrown. [trait.brave]"""
        return sum(has_trait(g, lord, BRAVE) for lord in lords_on(g, ATTACKER)) if side == ATTACKER else 0

    def was_captured(self, g: France, lord: int) -> None:
        note_capture(g, lord)

    def gives_no_quarter(self, g: France, lords: list[int]) -> bool:
        """[trait.cruel]"""
        return work_for(g, lords, CRUEL) != NOBODY

    # -- relics --------------------------------------------------------------------------------------------------------

    def may_take_relic(self, g: France, lord: int) -> bool:
        """[trait.saint]"""
        return has_trait(g, lord, SAINT)

    def takes_relic(self, g: France, lord: int) -> None:
        see = g.rules.board.see_of[g.place(lord)]
        if not (g.has(lord, POPE) or g.is_cardinal(lord) or g.has(lord, FIRST_SEE + see)):
            works(g, lord, SAINT)

    # -- the judge -------------------------------------------------------------------------------------------------

    def worth(self, g: France, seat: int) -> float:
        return of_court(g, seat)

    def decides(self, g: France, seat: int, form: Form[France], answers: list[int]) -> list[list[int]]:
        return by_rule(g, seat, form) or at_once(g, seat, form, answers)

    def tries(self, g: France, seat: int, form: Form[France], legal: list[int]) -> list[list[int]]:
        return offers_of_court(g, seat, legal)

    # -- keeping -------------------------------------------------------------------------------------------------------

    def view(self, g: France, seat: int | None) -> dict[str, object]:
        """A trait that lies face down, its owner alone can read. [trait.face] [attendant.draw]"""
        court = court_of(g)
        return {
            "attendants": [None if one == NOBODY else ATTENDANTS[one] for one in court.attendant[: g.rules.seats]],
            "used": [use for at, use in enumerate(USES) if court.used >> at & 1],
            "traits": {
                LORDS[lord]: self.trait_seen(g, lord, seat) for lord in range(LORD_COUNT) if court.trait[lord] != NOBODY
            },
            "deck": len(court.in_deck()),
            "discards": [TRAITS[trait] for trait in range(TRAIT_COUNT) if court.discards >> trait & 1],
        }

    def trait_seen(self, g: France, lord: int, seat: int | None) -> dict[str, object]:
        court = court_of(g)
        is_seen = court.is_shown(lord) or g.owner(lord) == seat
        return {"trait": TRAITS[court.trait[lord]] if is_seen else None, "face_up": court.is_shown(lord)}

    def veil(self, g: France, seat: int) -> None:
        """[trait.face]"""
        court = court_of(g)
        court.drawn = UNKNOWN
        for lord in range(LORD_COUNT):
            if court.trait[lord] != NOBODY and not court.is_shown(lord) and g.owner(lord) != seat:
                court.trait[lord] = UNKNOWN

    def redeal(self, g: France, stack: list[Form[France]], seat: int, driver: Driver) -> None:
        """Traits of others that lie face down might be any that nobody has seen, but for those ruled out."""
        deal_traits_anew(g, seat, driver)

    def fits(self, g: France, over: bool) -> str | None:
        return contradiction(g)


POLITICS: Final = Module(
    "politics",
    scope="module.scope",
    home="expansions/politics",
    forms=(
        AttendantsDrawn,
        Theft,
        CardTossed,
        Spying,
        SpyLooks,
        Strategy,
        TraitDrawn,
        CurseRolled,
        Persuasion,
        TyrantRising,
        TyrantAnnounced,
        TyrantLosses,
    ),
    parts={
        "Setup": [Part("attendants-drawn", lambda g: AttendantsDrawn(), before="first-player")],
        "Movement": [Part("strategy", lambda g: Strategy(), before="march")],
    },
    answers=Politics(),
    piece=new_court,
)
