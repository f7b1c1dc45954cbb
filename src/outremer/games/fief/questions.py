"""The named questions that base rules ask of the modules in play; `asks` says who answers each.

Base rules name no module. They say `g.rules.asks.reach(g, lord)`; a module that changes something overrides that method
of `FiefQuestions`. Bars: the first rule wins; sums are added up; spares: any will do. News, which
all hear, are in `news`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from outremer.games.fief.news import FiefNews
from outremer.games.fief.vocabulary import NO_WALLS
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import Form

if TYPE_CHECKING:
    from outremer.games.fief.table_rules import Office
    from outremer.games.fief.world import France


@mypyc_attr(allow_interpreted_subclasses=True)
class FiefQuestions(FiefNews):
    """What a module answers; whatever it does not override, it leaves as it is."""

    # Rows: asked once, as the rules are put together.

    def offices(self) -> list[Office]:
        """Offices it adds to the elections; a part of the module holds them."""
        return []

    def goes_beyond_the_map(self) -> bool:
        """Are there armies in the places beyond the map?"""
        return False

    # Beyond the map: of a place that is no village. Pure.

    def controller_abroad(self, g: France, place: int) -> int:
        """The seat that controls it, or NOBODY."""
        return NOBODY

    def walls_abroad(self, g: France, place: int) -> int:
        """NO_WALLS, STRONGHOLD or CITY."""
        return NO_WALLS

    def besiegers_abroad(self, g: France, place: int) -> int:
        """The seats (bits) that besiege it."""
        return 0

    # Bars: the id of the rule that forbids it, or None. Pure.

    def bars_wedding(self, g: France, groom: int, bride: int) -> str | None:
        """May these two not wed?"""
        return None

    def bars_consent(self, g: France, lord: int) -> str | None:
        """May his own family not give this lord in marriage? Asked of its own menu only."""
        return None

    def bars_candidate(self, g: France, title: int, lord: int) -> str | None:
        """May this lord not stand for this office?"""
        return None

    def bars_vote(self, g: France, title: int, lord: int) -> str | None:
        """May this lord not vote for this office?"""
        return None

    def bars_title(self, g: France, title: int, lord: int) -> str | None:
        """May this lord not be given this title?"""
        return None

    def bars_cardinal(self, g: France, lord: int) -> str | None:
        """May this bishop not become Cardinal?"""
        return None

    def bars_purchase(self, g: France, seat: int, village: int, kind: int) -> str | None:
        """May no troops of this kind be placed there?"""
        return None

    def bars_link(self, g: France, start: int, to: int) -> str | None:
        """The rule by which it takes leave to go by a way that is no road."""
        return None

    def bars_attack(self, g: France, seat: int, foe: int, village: int) -> str | None:
        """May this seat not attack that one there?"""
        return None

    def bars_ride(self, g: France, seat: int, riders: int, foe: int, village: int) -> str | None:
        """May these lords (bits) of this seat not ride against that one there, be they there or on the way?"""
        return None

    def bars_carrying(self, g: France, kind: int) -> str | None:
        """May troops of this kind, bound to a lord, not be taken along or left behind at will?"""
        return None

    def bars_loss(self, g: France, seat: int, village: int, kind: int, from_afar: bool) -> str | None:
        """Do hits, or shots from afar, pass over troops of this kind?"""
        return None

    def bars_own_attack(self, g: France, seat: int, foe: int, lords: list[int], starts: bool) -> str | None:
        """May this seat not attack that one with these lords, or start that attack? Without a foe, those whom no seat
        plays. Asked of its own menu only."""
        return None

    def bars_tunnel(self, g: France, seat: int, village: int) -> str | None:
        """May no tunnel lead into this village?"""
        return None

    def bars_assassin(self, g: France, lord: int) -> str | None:
        """Can this lord not be behind an assassination?"""
        return None

    def bars_harvest(self, g: France, seat: int, see: int) -> str | None:
        """May no harvest or good weather be played there?"""
        return None

    def bars_acceptance(self, g: France, by: int, seat: int) -> str | None:
        """Can what the proposal of `by` to this seat says in words of the module not be done?"""
        return None

    def bars_truce(self, g: France, seat: int, place: int) -> str | None:
        """May this seat not offer a truce in the battle there?"""
        return None

    def bars_ransom(self, g: France, lord: int) -> str | None:
        """Can this captive not be ransomed now?"""
        return None

    # One answer: the first who has any. Pure.

    def fated_see(self, g: France) -> int:
        """The see which the disaster just turned up strikes without a roll, or NOBODY; SEE_COUNT: beyond the map."""
        return NOBODY

    def movement_order(self, g: France, order: list[int]) -> list[int]:
        """In which order the seats move, instead of this one; who is left out does not move."""
        return order

    def order_of(self, g: France, seat: int) -> int:
        """The title of the order of knights to which this family belongs, or NOBODY."""
        return NOBODY

    def commander(self, g: France, side: int) -> int:
        """The seat that decides for this side of the battle being fought, whoever is strongest, or NOBODY."""
        return NOBODY

    # Sums: a number added to that of the base game. Pure.

    def extra_votes(self, g: France, title: int, seat: int) -> int:
        """Votes beside those of the base game."""
        return 0

    def extra_income(self, g: France, seat: int) -> int:
        """Coins beside those of the base game; told by the module."""
        return 0

    def extra_strength(self, g: France, seat: int, village: int) -> int:
        """Strength of units the base game does not know."""
        return 0

    def bonus_hits(self, g: France, village: int, side: int) -> int:
        """Hits added to a side's roll."""
        return 0

    def throws_again(self, g: France, village: int, side: int, again: int) -> int:
        """Who may throw a die of this side again, of which so many were thrown again in this throw; or NOBODY."""
        return NOBODY

    def spared_hits(self, g: France, village: int, side: int) -> int:
        """Hits taken off what is aimed at this side."""
        return 0

    def cancels_walls(self, g: France, seat: int, village: int) -> int:
        """Dice of penalty cancelled beside engines and tunnel."""
        return 0

    def discount(self, g: France, lord: int, title: int) -> int:
        """Coins off the price of a title for this lord, the hat included. Asked of his own family's menu only."""
        return 0

    def extra_draws(self, g: France, seat: int, pile: int) -> int:
        """Cards of this deck that the seat may draw beside the usual."""
        return 0

    def other_clauses(self, g: France, by: int) -> int:
        """Clauses in words of the module in the proposal of this seat."""
        return 0

    def extra_markers(self, g: France, by: int, receiver: int) -> int:
        """Diplomacy markers that these cost who receives by them."""
        return 0

    def escort(self, g: France, lord: int, kind: int) -> int:
        """Troops of this kind, bound to this lord, that go wherever he goes."""
        return 0

    def reach(self, g: France, lords: int, mounted: int, others: int) -> int:
        """Steps of these lords (bits) with so many troops beside the usual two. Asked of the own menu only."""
        return 0

    def could_reach(self, g: France, lords: int, mounted: int, others: int) -> int:
        """The same, as far as everybody knows."""
        return 0

    def points(self, g: France, seat: int) -> int:
        """Victory points beside those of the base game."""
        return 0

    def pair_target(self, g: France) -> int:
        """Points a pair needs beside the usual four."""
        return 0

    def other_walls(self, g: France, walls: int) -> int:
        """How many of such walls on the map are counters of the module, and not of the common stock."""
        return 0

    def links(self, g: France, village: int) -> int:
        """Villages (bits) to which an army goes from here in one step, beside those at the end of a road."""
        return 0

    def wardens(self, g: France, seat: int, start: int, to: int, came: int) -> int:
        """The seats (bits) whose leave it takes besides to go from here to there; `came` as in `holders_behind`."""
        return 0

    def saviours(self, g: France, lord: int, cause: int) -> int:
        """The seats (bits) that may still save this dying lord, by a word of the module's."""
        return 0

    def unplayed_men(self, g: France, side: int) -> int:
        """Troops that no seat plays, on this side of the battle being fought."""
        return 0

    def unplayed_strength(self, g: France, side: int) -> int:
        """The strength of those whom no seat plays on this side of the battle being fought."""
        return 0

    def unplayed_walls(self, g: France) -> int:
        """The walls behind which those whom no seat plays defend themselves in the battle being fought."""
        return 0

    # Spares: yes or no. Pure.

    def spared_by_plague(self, g: France, lord: int) -> bool:
        """Does the Plague pass over this lord?"""
        return False

    def troops_spared_by_plague(self, g: France, seat: int, village: int) -> bool:
        """Does the Plague pass over the troops of this seat there?"""
        return False

    def shelters_from_plague(self, g: France, village: int) -> bool:
        """Did the Plague spare those who were there as it broke out, so that it strikes them as they leave?"""
        return False

    def leads_no_attack(self, g: France, lord: int) -> bool:
        """Are troops without a leader if they have this lord alone, in the attack that is being fought?"""
        return False

    def lingers(self, g: France, seat: int) -> bool:
        """Could this seat still say a word of the module's in its go of movement, though no lord of it moves?"""
        return False

    def scores(self, g: France, title: int) -> bool:
        """Is this title, one of the module's, worth a victory point?"""
        return False

    def ignores_rain(self, g: France, lord: int) -> bool:
        """May this lord march and fight in Heavy Rain? Asked of the own menu only."""
        return False

    def could_ignore_rain(self, g: France, lord: int) -> bool:
        """Might he, as far as everybody knows?"""
        return False

    def could_slip(self, g: France, lord: int, with_army: bool) -> bool:
        """Might this lord, as far as everybody knows, go by a secret passage without the card?"""
        return False

    def may_take_relic(self, g: France, lord: int) -> bool:
        """May this lord take a relic as a Cardinal could? Asked of the own menu only."""
        return False

    def ponders_draw(self, g: France, seat: int) -> bool:
        """Has this seat still something to say about what it has just drawn?"""
        return False

    def may_be_saved(self, g: France, lord: int, cause: int) -> bool:
        """May somebody still save this dying lord?"""
        return False

    def walls_spared_by_uprising(self, g: France, village: int) -> bool:
        """Does its stronghold stand though an uprising leaves nobody there?"""
        return False

    def trades_draw(self, g: France, seat: int) -> bool:
        """Could this seat take something in place of a card, by a word of the module's?"""
        return False

    def may_have_more_sees(self, g: France, lord: int) -> bool:
        """May this bishop be elected in another see too?"""
        return False

    def counts_as_cardinal(self, g: France, title: int, lord: int) -> bool:
        """Does this bishop count as a Cardinal when that office is filled?"""
        return False

    def is_renegade(self, g: France, lord: int) -> bool:
        """Has he broken a vow to the Church?"""
        return False

    def lacks_counters(self, g: France, seat: int, kind: int) -> bool:
        """Has this family no counters of that kind of troops?"""
        return False

    def may_join_late(self, g: France, lord: int) -> bool:
        """May this lord still set out to where others have gone before him?"""
        return False

    def must_join_late(self, g: France, lord: int) -> bool:
        """Must he, if he may?"""
        return False

    def needs_no_marker(self, g: France, seat: int) -> bool:
        """Does this seat deal without a diplomacy marker?"""
        return False

    def hides_troops(self, g: France, owner: int, village: int) -> bool:
        """Do the kinds of these troops lie face down?"""
        return False

    def remembers_troops(self, g: France, owner: int, village: int) -> bool:
        """Do all know their kinds even so?"""
        return False

    def leads_itself(self, g: France, side: int) -> bool:
        """Does this side of the battle being fought, which no seat plays, attack without a lord of any family?"""
        return False

    def is_silent(self, g: France, seat: int) -> bool:
        """Does another speak for this seat in the battle being fought?"""
        return False

    def may_break_off(self, g: France, seat: int) -> bool:
        """May this seat end the assault though there are no walls?"""
        return False

    def strikes_beyond(self, g: France, disaster: int) -> bool:
        """Does this disaster, whose die names no see, strike beyond the map?"""
        return False

    def troops_join_late(self, g: France, kind: int) -> bool:
        """May troops of this kind still set out to where others have gone before them?"""
        return False

    # Surprises: something is done, and only then it shows that it cannot be. The module tells it.

    def thwarts_wedding(self, g: France, one: int, other: int) -> bool:
        """Does it come to light that these two cannot wed?"""
        return False

    def thwarts_harvest(self, g: France, seat: int, see: int) -> bool:
        """Does it come to light that no harvest or good weather can be played there?"""
        return False

    def gives_no_quarter(self, g: France, lords: list[int]) -> bool:
        """Does it come to light that these lords kill whomever they capture?"""
        return False

    # What the judge of positions asks, see `judge`. Pure.

    def worth(self, g: France, seat: int) -> float:
        """Coins that what a module brings is worth to this seat, beside what the base counts."""
        return 0.0

    def decides(self, g: France, seat: int, form: Form[France], answers: list[int]) -> list[list[int]]:
        """What alone is worth trying where this form asks, each a row of moves; nothing where others decide."""
        return []

    def tries(self, g: France, seat: int, form: Form[France], legal: list[int]) -> list[list[int]]:
        """What is worth trying there besides, by a word of the module's."""
        return []
