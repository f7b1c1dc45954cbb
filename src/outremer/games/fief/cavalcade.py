"""A battle on the road, fought at once."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.battle import Battle
from outremer.games.fief.counters import by_kind, mix_counters
from outremer.games.fief.layout import FLAGS, FURTHER_CARRIED
from outremer.games.fief.places import note_presence, put_troops, take_troops
from outremer.games.fief.vocabulary import (
    ATTACKER,
    CAVALCADE,
    FOOTMAN,
    FURTHER_KINDS,
    INSIDE,
    KNIGHT,
    LORD_COUNT,
    LORDS,
    RAIN,
    VILLAGES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Number, Seat, decides, given, later, secret
from outremer.kernel.chance import Driver
from outremer.kernel.forms import DONE, Call, Form, Need


def is_mounted(g: France, troops: list[int]) -> bool:
    """Are there riders among these troops, by kind, and nobody on foot? [cavalcade.composition]"""
    riders = 0
    for kind in g.rules.kinds_in_play:
        if troops[kind] and not g.rules.kinds[kind].is_mounted:
            return False
        riders += troops[kind]
    return riders > 0


def no_cavalcade(g: France, seat: int, riders: int, foe: int, village: int, troops: list[int]) -> str | None:
    """What keeps this army, led by these lords (bits), from riding down whoever refused it the way.

    Asked of the own menu only.
    """
    if foe == NOBODY or not g.occupies(foe, village):  # against whoever refuses, there [cavalcade.immediate_battle]
        return "cavalcade.immediate_battle"
    if not is_mounted(g, troops):  # [cavalcade.composition]
        return "cavalcade.composition"
    if g.is_struck(village, RAIN) and not ride_through_rain(g, riders):
        return "card.heavy_rain.no_battle"
    return g.rules.asks.bars_ride(g, seat, riders, foe, village)


def ride_through_rain(g: France, riders: int) -> bool:
    """[card.heavy_rain.no_battle]"""
    for lord in range(LORD_COUNT):
        if riders >> lord & 1 and g.rules.asks.ignores_rain(g, lord):
            return True
    return False


class Cavalcade(Form[France]):
    """Riders fight at once whoever refused them the way; the rest of their family there takes no part."""

    rule: ClassVar[str] = "cavalcade.immediate_battle"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "foe": given(Seat()),
        "village": given(Noun(VILLAGES)),
        "riders": given(Nouns(LORDS)),
        "knights": given(Number(0, 99)),
        "knights_inside": secret(Number(0, 99)),
        "footmen_inside": secret(Number(0, 99)),
        "unseen": Flag(),
        "fought": decides(Flag()),
        "won": Flag(),
        "further": later(given(FURTHER_CARRIED)),
        "further_inside": later(secret(FURTHER_CARRIED)),
    }

    def __init__(
        self,
        seat: int,
        foe: int,
        village: int,
        riders: int,
        knights: int,
        knights_inside: int = 0,
        footmen_inside: int = 0,
        unseen: bool = False,
        fought: bool = False,
        won: bool = False,
        further: list[int] | None = None,
        further_inside: list[int] | None = None,
    ) -> None:
        self.seat = seat
        self.foe = foe
        self.village = village
        self.riders = riders
        self.knights = knights
        self.knights_inside = knights_inside
        self.footmen_inside = footmen_inside
        self.unseen = unseen  # others may not know what is inside
        self.fought = fought
        self.won = won
        self.further = [] if further is None else further  # riders of further kinds
        self.further_inside = [] if further_inside is None else further_inside

    def inside(self) -> list[int]:
        """Who stays out of it, by kind."""
        return [self.knights_inside, self.footmen_inside, *self.further_inside]

    def shut_in(self, troops: list[int]) -> None:
        self.knights_inside, self.footmen_inside = troops[KNIGHT], troops[FOOTMAN]
        self.further_inside = troops[FURTHER_KINDS:]

    def enter(self, g: France) -> None:
        """[cavalcade.immediate_battle] [cavalcade.composition]"""
        g.tell(CAVALCADE, self.seat, self.foe, self.village)
        staying = [lord for lord in g.lords_at(self.seat, self.village) if not self.riders >> lord & 1]
        troops, riding = by_kind(g, self.seat, self.village), [self.knights, 0, *self.further]
        self.shut_in([troops[kind] - riding[kind] for kind in range(len(troops))])
        g.riding = self.seat
        self.unseen = g.rules.asks.hides_troops(g, self.seat, self.village)
        if staying or any(self.inside()):
            g.garrison = self.village
        for lord in staying:
            g.lord[FLAGS + lord] |= INSIDE
        inside = self.inside()
        for kind in g.rules.kinds_in_play:
            take_troops(g, self.seat, self.village, kind, inside[kind])
        g.rules.asks.rides(g, self.seat, self.village)

    def needs(self, g: France) -> Need:
        return DONE if self.fought else Call(Battle(self.village, self.seat, 1 << self.foe, True))

    def returned(self, g: France, form: Form[France]) -> None:
        self.fought = True
        self.won = isinstance(form, Battle) and form.won == ATTACKER
        for lord in range(LORD_COUNT):
            g.lord[FLAGS + lord] &= ~INSIDE
        inside = self.inside()
        for kind in g.rules.kinds_in_play:
            put_troops(g, self.seat, self.village, kind, min(inside[kind], g.stock_left(self.seat, kind)))
        g.riding = g.garrison = NOBODY
        note_presence(g, self.seat, self.village)

    def dropped(self, g: France, form: Form[France]) -> None:
        self.returned(g, form)

    def fits(self, g: France) -> str | None:
        if g.riding != (NOBODY if self.fought else self.seat):
            return "world.riding: must be the seat whose cavalcade is being fought"
        has_garrison = any(self.inside())
        if not self.fought and has_garrison and g.garrison != self.village:
            return "world.garrison: must be the village that those who do not ride hold"
        return None

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        if self.unseen and seat != self.seat:
            return {"men_inside": sum(self.inside())}
        known: dict[str, object] = {"knights_inside": self.knights_inside, "footmen_inside": self.footmen_inside}
        if self.further_inside:
            known["further_inside"] = FURTHER_CARRIED.say(self.further_inside, g.rules.seats)
        return known

    def lets_in(self, g: France, seat: int) -> bool:
        return seat == self.seat or not self.unseen

    def redeal(self, g: France, seat: int, driver: Driver) -> None:
        if self.unseen and seat != self.seat:
            self.shut_in(mix_counters(g, self.seat, seat, driver, self.inside()))

    def copy(self) -> Cavalcade:
        return Cavalcade(
            self.seat,
            self.foe,
            self.village,
            self.riders,
            self.knights,
            self.knights_inside,
            self.footmen_inside,
            self.unseen,
            self.fought,
            self.won,
            self.further[:],
            self.further_inside[:],
        )
