"""Fog of war: counters of troops lie face down until they fight. How many of each kind a family has is open, and what
everybody saw at the set-up or in a fight is known until those counters mix with others."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.counters import by_kind, is_unknown, mix_counters
from outremer.games.fief.questions import FiefQuestions
from outremer.games.fief.vocabulary import SEATS, VILLAGE_COUNT, VILLAGES
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Nouns
from outremer.kernel.chance import Driver
from outremer.kernel.features import UNKNOWN
from outremer.kernel.forms import Form, Piece
from outremer.kernel.journal import EVERYONE
from outremer.kernel.layouts import Chairs, Grid
from outremer.kernel.modules import Module


class FogBank(Piece):
    """Where troops are turned up, because they fight there, and whose are known though they lie face down."""

    blanks: ClassVar[dict[str, Blank]] = {
        "lifted": Nouns(VILLAGES),
        "remembered": Grid(Nouns(VILLAGES), Chairs(SEATS)),
    }

    def __init__(self, lifted: int, remembered: list[int] | None = None) -> None:
        self.lifted = lifted  # villages, bits
        self.remembered: Final = [0] * SEATS if remembered is None else remembered  # by seat: villages, bits

    def remember(self, seat: int, village: int, is_known: bool) -> None:
        self.remembered[seat] &= ~(1 << village)
        if is_known:
            self.remembered[seat] |= 1 << village

    def clone(self) -> FogBank:
        return FogBank(self.lifted, self.remembered[:])


def fog_bank(g: France) -> FogBank:
    piece = g.pieces[g.rules.piece_at["fog"]]
    assert isinstance(piece, FogBank)
    return piece


class Fog(FiefQuestions):
    """What the fog answers."""

    def hides_troops(self, g: France, owner: int, village: int) -> bool:
        """Others see how many counters, never their kinds. [fog.face_down] [fog.purchase]"""
        return village < VILLAGE_COUNT and not fog_bank(g).lifted >> village & 1

    def remembers_troops(self, g: France, owner: int, village: int) -> bool:
        """[fog.face_down]"""
        return fog_bank(g).remembered[owner] >> village & 1 == 1

    def is_known(self, g: France, owner: int, village: int, newcomers: int = 0) -> bool:
        """Do all know what stood there before these newcomers, were it nothing?"""
        return g.men(owner, village) == newcomers or self.remembers_troops(g, owner, village)

    def troops_came(self, g: France, seat: int, village: int) -> None:
        """Placed in secret; but those of the set-up are known to all. [fog.purchase]"""
        if self.hides_troops(g, seat, village):
            fog_bank(g).remember(seat, village, g.turn == 0)

    def troops_shown(self, g: France, seat: int, village: int) -> None:
        """Counters that change hands are seen by all. [fog.purchase]"""
        fog_bank(g).remember(seat, village, g.men(seat, village) > 0)
        g.reveal(EVERYONE, by_kind(g, seat, village))

    def troops_marched(self, g: France, seat: int, start: int, to: int, gone: list[int]) -> None:
        """Who went, and who stayed, shows only if all went or all were of one kind; beyond the map nothing is hidden.

        [fog.face_down]
        """
        bank = fog_bank(g)
        if to >= VILLAGE_COUNT:
            if start < VILLAGE_COUNT:
                bank.remember(seat, start, self.remembers_troops(g, seat, start) and g.men(seat, start) > 0)
            return
        if start >= VILLAGE_COUNT:
            bank.remember(seat, to, self.is_known(g, seat, to, sum(gone)))
            return
        left, kinds = g.men(seat, start), 0
        for kind in g.rules.kinds_in_play:
            if gone[kind] + g.troops_of(seat, start, kind):
                kinds += 1
        is_seen = self.remembers_troops(g, seat, start) and not (left and kinds > 1)
        bank.remember(seat, to, is_seen and self.is_known(g, seat, to, sum(gone)))
        bank.remember(seat, start, is_seen and left > 0)

    def attacked(self, g: France, seat: int, village: int) -> None:
        self.turn_up(g, village)

    def rides(self, g: France, seat: int, village: int) -> None:
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
        if village >= VILLAGE_COUNT:
            return
        fog_bank(g).lifted |= 1 << village
        row = village * SEATS * g.rules.kind_count
        g.reveal(EVERYONE, g.troops[row : row + SEATS * g.rules.kind_count])

    def turn_down(self, g: France, village: int) -> None:
        """What survives is turned down again, and everybody has seen it. [fog.face_down]"""
        if village >= VILLAGE_COUNT:
            return
        bank = fog_bank(g)
        bank.lifted &= ~(1 << village)
        for seat in range(g.rules.seats):
            bank.remember(seat, village, g.men(seat, village) > 0)

    def view(self, g: France, seat: int | None) -> dict[str, object]:
        """Where they are turned up; the kinds themselves stand with the villages."""
        lifted = fog_bank(g).lifted
        return {"lifted": [VILLAGES[village] for village in range(VILLAGE_COUNT) if lifted >> village & 1]}

    def veil(self, g: France, seat: int) -> None:
        """[fog.face_down]"""
        width = g.rules.kind_count
        for village in range(VILLAGE_COUNT):
            for owner in range(g.rules.seats):
                if is_unknown(g, owner, village, seat):
                    row = (village * SEATS + owner) * width
                    g.troops[row : row + width] = [UNKNOWN] * width

    def redeal(self, g: France, stack: list[Form[France]], seat: int, driver: Driver) -> None:
        """[fog.purchase]"""
        for owner in range(g.rules.seats):
            if owner != seat:
                mix_counters(g, owner, seat, driver)


FOG: Final = Module("fog", scope="module.scope", home="fog.py", answers=Fog(), piece=lambda: FogBank(0))
