"""Step C of phase 2: lords come, taxes are laid, harvests and good weather."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.crown import bear_prince, no_prince, ruler
from outremer.games.fief.disasters import spare_newcomer
from outremer.games.fief.knowing import lay, show_card, spend
from outremer.games.fief.layout import (
    BY_BISHOP,
    BY_CARDINAL,
    BY_POPE,
    DISCARDED_PILE,
    FIEF_TAXER,
    HARVESTS,
    LAID,
    NO_TAX,
    OWNER,
    SEE_TAX_RANK,
    SEE_TAXER,
    STRUCK_BY,
    WEATHERS,
)
from outremer.games.fief.offices import is_governed
from outremer.games.fief.places import placement, put_lord
from outremer.games.fief.vocabulary import (
    ACCEPT,
    DISASTER_OVER,
    FAMINE,
    FIEF_COUNT,
    FIEF_TAXED,
    FIRST_DISASTER,
    FIRST_SEE,
    HARVEST,
    HARVEST_PLAYED,
    LORD_CAME,
    LORD_COUNT,
    LORDS,
    PASS,
    PLACE,
    PLAY_HARVEST,
    PLAY_LORD,
    PLAY_WEATHER,
    PLAYED,
    POPE,
    RAIN,
    REFUSE,
    SEATS,
    SEE_COUNT,
    SEE_TAXED,
    TAX,
    TAX_CHURCH,
    TAX_FIEF,
    TAX_SEE,
    VILLAGE_COUNT,
    WEATHER,
    WEATHER_PLAYED,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Number, Seat, decides, given
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.menu import Menu

FAMILY_LIMIT: Final = 4


class Plays(Form[France]):
    """Each player in turn order plays cards from the hand, one whole go each."""

    rule: ClassVar[str] = "cards.play.turn_order"
    order: ClassVar[str] = "phase2.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
        "lord": decides(Noun(LORDS, nobody=True)),
    }

    def __init__(self, turn: int = 0, lord: int = NOBODY) -> None:
        self.turn = turn
        self.lord = lord  # who is coming

    def enter(self, g: France) -> None:
        g.rules.asks.plays_begin(g)
        self.find_player(g)

    def find_player(self, g: France) -> None:
        """The next one with a hand; what is in it does not show. [cards.play.turn_order]"""
        order = g.in_turn_order()
        while self.turn < g.rules.seats and not g.hand_size(order[self.turn]):
            self.turn += 1
        g.active = order[self.turn] if self.turn < g.rules.seats else NOBODY
        if self.turn == g.rules.seats:
            g.rules.asks.cards_played(g)

    def needs(self, g: France) -> Need:
        if self.turn >= g.rules.seats:
            return DONE
        seat = g.in_turn_order()[self.turn]
        return ask(seat) if self.lord == NOBODY else Call(NewLord(seat, self.lord))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        list_plays(g, seat, menu)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == PASS:
            self.turn += 1
        else:
            self.lord = noun if verb == PLAY_LORD else NOBODY
            play_card(g, seat, verb, noun)
        if self.lord == NOBODY:
            self.find_player(g)

    def returned(self, g: France, form: Form[France]) -> None:
        self.lord = NOBODY
        self.find_player(g)

    def copy(self) -> Plays:
        return Plays(self.turn, self.lord)


def list_plays(g: France, seat: int, menu: Menu) -> None:
    """What this seat may play from the hand in its go."""
    for lord in range(LORD_COUNT):
        menu.put(PLAY_LORD + lord, no_new_lord(g, seat, lord))
    if g.holds(seat, HARVEST):
        for see in range(SEE_COUNT):
            menu.put(PLAY_HARVEST + see, no_harvest(g, seat, see))
    else:
        menu.none(PLAY_HARVEST, "cards.play.turn_order")
    if g.holds(seat, WEATHER):
        for see in range(SEE_COUNT):
            menu.put(PLAY_WEATHER + see, no_weather(g, seat, see))
    else:
        menu.none(PLAY_WEATHER, "cards.play.turn_order")
    list_taxes(g, seat, menu)


def list_taxes(g: France, seat: int, menu: Menu) -> None:
    if g.holds(seat, TAX):
        for fief in range(FIEF_COUNT):
            menu.put(TAX_FIEF + fief, no_fief_tax(g, seat, fief))
        for see in range(SEE_COUNT):
            menu.put(TAX_SEE + see, no_see_tax(g, seat, see))
        menu.put(TAX_CHURCH, no_church_tax(g, seat))
    else:
        for verb in (TAX_FIEF, TAX_SEE, TAX_CHURCH):
            menu.none(verb, "cards.play.turn_order")


def play_card(g: France, seat: int, verb: int, noun: int) -> None:
    """One of those; a lord's card is shown, and whoever asked calls `NewLord`."""
    if verb == PLAY_LORD:
        show_card(g, noun, seat)
        g.tell(PLAYED, seat, noun)
    elif verb == PLAY_HARVEST:
        play_harvest(g, seat, noun)
    elif verb == PLAY_WEATHER:
        play_weather(g, seat, noun)
    else:
        spend(g, seat, TAX)  # a marker takes its place [card.tax.marker]
        if verb == TAX_FIEF:
            g.fief[FIEF_TAXER + noun] = seat
            g.tell(FIEF_TAXED, seat, noun)
        elif verb == TAX_SEE:
            tax_see(g, seat, noun, rank_of_taxer(g, seat, noun))
        else:
            tax_church(g, seat)


# -- harvest and weather ---------------------------------------------------------------------------------------------


def is_struck(g: France, see: int, disaster: int) -> bool:
    return g.see[STRUCK_BY + see] >> disaster - FIRST_DISASTER & 1 == 1


def no_harvest(g: France, seat: int, see: int) -> str | None:
    if is_struck(g, see, RAIN):
        return "card.heavy_rain.no_harvest"
    return g.rules.asks.bars_harvest(g, seat, see)


def no_weather(g: France, seat: int, see: int) -> str | None:
    if is_struck(g, see, FAMINE):
        return "card.famine.no_good_weather"
    return g.rules.asks.bars_harvest(g, seat, see)


def cancel(g: France, seat: int, card: int, see: int, disaster: int) -> None:
    """Both cards are discarded."""
    spend(g, seat, card)
    lay(g, disaster, LAID, DISCARDED_PILE)
    g.see[STRUCK_BY + see] &= ~(1 << disaster - FIRST_DISASTER)
    g.tell(DISASTER_OVER, disaster, see)


def play_harvest(g: France, seat: int, see: int) -> None:
    """Against Famine, or for the mills of all."""
    g.tell(HARVEST_PLAYED, seat, see)
    if g.rules.asks.thwarts_harvest(g, seat, see):
        show_card(g, HARVEST, seat)
    elif is_struck(g, see, FAMINE):
        cancel(g, seat, HARVEST, see, FAMINE)  # [card.famine.cancelled_by_harvest]
    else:
        lay(g, HARVEST, seat, LAID)
        g.reveal()
        g.see[HARVESTS + see] += 1  # [card.harvest.mill_bonus]


def play_weather(g: France, seat: int, see: int) -> None:
    """Against Heavy Rain, or for the mills of all."""
    g.tell(WEATHER_PLAYED, seat, see)
    if g.rules.asks.thwarts_harvest(g, seat, see):
        show_card(g, WEATHER, seat)
    elif is_struck(g, see, RAIN):
        cancel(g, seat, WEATHER, see, RAIN)  # [card.heavy_rain.cancelled_by_good_weather]
    else:
        lay(g, WEATHER, seat, LAID)
        g.reveal()
        g.see[WEATHERS + see] += 1  # [card.good_weather.mill_bonus]


# -- taxes -----------------------------------------------------------------------------------------------------------


def no_fief_tax(g: France, seat: int, fief: int) -> str | None:
    """The rule that keeps this seat from taxing this fief, or None. That the lord is captive does not. Pure.

    [card.tax.targets] [card.tax.captive_ok]
    """
    if g.fief[FIEF_TAXER + fief] != NOBODY:
        return "card.tax.marker"
    governor = g.seat_of(fief)
    if governor != NOBODY:
        return None if governor == seat else "feudal_title.tax"  # [feudal_title.tax]
    king = ruler(g)
    return None if king != NOBODY and g.owner(king) == seat else "king.tax_ungoverned"  # [king.tax_ungoverned]


def rank_of_taxer(g: France, seat: int, see: int) -> int:
    """As what this seat may tax this see: as its bishop, as a Cardinal, or not at all. [card.tax.captive_ok]"""
    if not is_governed(g, see):
        return NO_TAX
    if g.seat_of(FIRST_SEE + see) == seat:
        return BY_BISHOP  # [bishop.tax_own_see]
    for lord in g.cardinals():
        if g.owner(lord) == seat:
            return BY_CARDINAL  # [cardinal.tax_any]
    return NO_TAX


def no_see_tax(g: France, seat: int, see: int) -> str | None:
    """The rule that keeps this seat from taxing this see, or None. Pure.

    A bishop displaces whoever taxes it, a Cardinal the Pope, but no other Cardinal.
    [church_tax.precedence.bishop] [church_tax.precedence.cardinal]
    """
    rank, taxed_by = rank_of_taxer(g, seat, see), g.see[SEE_TAX_RANK + see]
    if rank == NO_TAX:
        return "cardinal.tax_any" if not is_governed(g, see) else "bishop.tax_own_see"
    if rank > taxed_by:
        return None
    if rank == BY_BISHOP:
        return "card.tax.marker"
    return "church_tax.precedence.cardinal" if taxed_by == BY_CARDINAL else "cardinal.tax_any"


def tax_see(g: France, seat: int, see: int, rank: int) -> None:
    g.see[SEE_TAXER + see] = seat
    g.see[SEE_TAX_RANK + see] = rank
    g.tell(SEE_TAXED, seat, see)


def no_church_tax(g: France, seat: int) -> str | None:
    """The rule that keeps this seat from taxing all sees at once, or None. Pure."""
    if g.seat_of(POPE) != seat:
        return "pope.tax_all"
    for see in range(SEE_COUNT):
        if is_governed(g, see) and g.see[SEE_TAX_RANK + see] == NO_TAX:
            return None
    return "pope.tax_all"


def tax_church(g: France, seat: int) -> None:
    """Every governed see that no bishop and no Cardinal taxes, with one card. [pope.tax_all]"""
    for see in range(SEE_COUNT):
        if is_governed(g, see) and g.see[SEE_TAX_RANK + see] == NO_TAX:
            tax_see(g, seat, see, BY_POPE)


# -- lords -----------------------------------------------------------------------------------------------------------


def no_new_lord(g: France, seat: int, lord: int) -> str | None:
    """The rule that keeps this seat from playing this lord's card, or None. Pure."""
    if not g.holds(seat, lord):
        return "cards.play.turn_order"
    return None if len(g.lords_of(seat)) < FAMILY_LIMIT else "prisoner.family_limit"  # [prisoner.family_limit]


class NewLord(Form[France]):
    """Where the new lord is put, and whether he is born a Crown Prince. His card lies open in the hand until then."""

    rule: ClassVar[str] = "card.lord.token"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "lord": given(Noun(LORDS)),
        "come": Flag(),
        "over": Flag(),
    }

    def __init__(self, seat: int, lord: int, come: bool = False, over: bool = False) -> None:
        self.seat = seat
        self.lord = lord
        self.come = come  # he is on the map
        self.over = over

    def enter(self, g: France) -> None:
        villages = placement(g, self.seat, is_new=True)
        if villages.bit_count() == 1:
            self.arrive(g, villages.bit_length() - 1)

    def needs(self, g: France) -> Need:
        return DONE if self.over else ask(self.seat)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        if self.come:
            menu.put(ACCEPT)
            menu.put(REFUSE)
        else:
            villages = placement(g, seat, is_new=True)
            for village in range(VILLAGE_COUNT):
                menu.put(PLACE + village, None if villages >> village & 1 else "card.lord.token")

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == PLACE:
            self.arrive(g, noun)
        else:
            self.over = True
            if verb == ACCEPT:
                bear_prince(g, self.lord)

    def arrive(self, g: France, village: int) -> None:
        """Card on the family's board, token on the map. [card.lord.card_on_board] [card.lord.token]"""
        self.come = True
        lay(g, self.lord, self.seat, LAID)
        g.lord[OWNER + self.lord] = self.seat
        put_lord(g, self.lord, village)
        spare_newcomer(g, self.lord)  # [card.plague.new_lords_immune]
        g.tell(LORD_CAME, self.seat, self.lord, village)
        g.rules.asks.came(g, self.lord)
        self.over = no_prince(g, self.lord) is not None

    def fits(self, g: France) -> str | None:
        if self.come != g.is_in_play(self.lord):
            return f"come: must be true once {LORDS[self.lord]} is in play, and only then"
        if self.come:
            if g.owner(self.lord) != self.seat or (not self.over and no_prince(g, self.lord) is not None):
                return f"lord: {LORDS[self.lord]} has come already"
        elif self.over or not g.holds(self.seat, self.lord):
            return f"lord: {LORDS[self.lord]} is not in the hand of that seat"
        return None

    def copy(self) -> NewLord:
        return NewLord(self.seat, self.lord, self.come, self.over)
