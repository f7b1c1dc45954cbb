"""Fog of war: counters of troops lie face down until they fight. How many of each kind a family has is open."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.questions import FiefQuestions
from outremer.games.fief.vocabulary import KNIGHT, SEATS, TROOP_KINDS, VILLAGE_COUNT, VILLAGES
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Nouns
from outremer.kernel.chance import Driver
from outremer.kernel.forms import Form, Piece
from outremer.kernel.modules import Module


class FogBank(Piece):
    """Where troops are turned up, because they fight there."""

    blanks: ClassVar[dict[str, Blank]] = {"lifted": Nouns(VILLAGES)}

    def __init__(self, lifted: int) -> None:
        self.lifted = lifted  # villages, bits

    def clone(self) -> FogBank:
        return FogBank(self.lifted)


def fog_bank(g: France) -> FogBank:
    for piece in g.pieces:
        if isinstance(piece, FogBank):
            return piece
    raise LookupError("no fog lies here")


class Fog(FiefQuestions):
    """What the fog answers."""

    def hides_troops(self, g: France, owner: int, village: int) -> bool:
        """Others see how many counters, never their kinds. [fog.face_down] [fog.purchase]"""
        return not fog_bank(g).lifted >> village & 1

    def attacked(self, g: France, seat: int, village: int) -> None:
        self.turn_up(g, village)

    def rising(self, g: France, village: int) -> None:
        self.turn_up(g, village)

    def battle_ends(self, g: France, village: int) -> None:
        self.turn_down(g, village)

    def rising_ends(self, g: France, village: int) -> None:
        if g.field != village:  # else the battle into which it broke goes on
            self.turn_down(g, village)

    def turn_up(self, g: France, village: int) -> None:
        """What fights is shown, for that fight. [fog.face_down]"""
        fog_bank(g).lifted |= 1 << village
        g.reveal()

    def turn_down(self, g: France, village: int) -> None:
        """What survives is turned down again. [fog.face_down]"""
        fog_bank(g).lifted &= ~(1 << village)

    def view(self, g: France, seat: int | None) -> dict[str, object]:
        """Where they are turned up; the kinds themselves stand with the villages."""
        lifted = fog_bank(g).lifted
        return {"lifted": [VILLAGES[village] for village in range(VILLAGE_COUNT) if lifted >> village & 1]}

    def redeal(self, g: France, stack: list[Form[France]], seat: int, driver: Driver) -> None:
        """A family's knights, whose number is open, might be any of its hidden counters. [fog.purchase]"""
        for owner in range(g.rules.seats):
            if owner != seat:
                self.mix(g, owner, driver)

    def mix(self, g: France, owner: int, driver: Driver) -> None:
        counters: list[int] = []  # by hidden counter: its village
        knights = 0
        for village in range(VILLAGE_COUNT):
            if self.hides_troops(g, owner, village):
                counters += [village] * g.men(owner, village)
                knights += g.troops_of(owner, village, KNIGHT)
        driver.shuffle(counters)
        for village in set(counters):
            row = (village * SEATS + owner) * TROOP_KINDS
            mounted = counters[:knights].count(village)
            men = g.men(owner, village)
            g.troops[row + KNIGHT] = mounted
            g.troops[row + 1 - KNIGHT] = men - mounted


FOG: Final = Module("fog", scope="module.scope", home="fog.py", answers=Fog(), piece=lambda: FogBank(0))
