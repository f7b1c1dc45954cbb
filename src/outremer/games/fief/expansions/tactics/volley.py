"""Archers: both sides shoot before the battle, and from walls at a lord; bombardiers throw dice again."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.deaths import kill
from outremer.games.fief.dice import Dice
from outremer.games.fief.expansions.tactics.camp import (
    AIMED_AT,
    ARCHER,
    BOMBARDIER,
    SNIPE,
    SNIPED,
    THROWN_AGAIN,
    VOLLEY_SHOT,
    camp,
    on_side,
)
from outremer.games.fief.losses import Losses
from outremer.games.fief.sides import lords_on, strongest, walls_between
from outremer.games.fief.vocabulary import (
    ATTACKER,
    D6,
    DEFENDER,
    IN_BATTLE,
    LORD_COUNT,
    LORDS,
    PASS,
    PLACES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Noun, Number, Seat, decides, given
from outremer.kernel.forms import DONE, Call, Form, Need, Roll, ask
from outremer.kernel.menu import Menu

EVEN: Final = [1] * 6
DEADLY: Final = 6  # [siege.prebattle.snipe.kill]

AIMING: Final = 0
SHOOTING: Final = 1
SNIPING: Final = 2
DEFENDERS_FALL: Final = 3
ATTACKERS_FALL: Final = 4
OVER: Final = 5
STEPS: Final = ["aiming", "shooting", "sniping", "defenders-fall", "attackers-fall", "over"]


def shots(g: France, side: int) -> int:
    """The die of the first archer and the bonus hits of the others; 0 if there are too few for a die.

    Against a stronghold it takes two archers, against a city three; who stands behind walls has no such trouble.
    [prebattle.archers.dice] [siege.prebattle.stronghold] [siege.prebattle.city] [siege.prebattle.allied_archers]
    """
    needed = 1 + (walls_between(g) if side == ATTACKER else 0)
    return max(0, on_side(g, side, ARCHER) - needed + 1)


def bombardiers_speaker(g: France, side: int, again: int) -> int:
    """Who may throw a die of the side again: one for each bombardier there; of a coalition the strongest that has any.

    [troop.bombardier.reroll]
    """
    if again >= on_side(g, side, BOMBARDIER):
        return NOBODY
    without = 0
    for seat in range(g.rules.seats):
        if not g.troops_of(seat, g.field, BOMBARDIER):
            without |= 1 << seat
    return strongest(g, side, without)


def sniper(g: France) -> int:
    """Who may have archers aim at a lord: the besieged, unless the attackers come by a tunnel or have none; or NOBODY.

    [siege.prebattle.snipe] [siege.prebattle.snipe.no_secret_passage]
    """
    if camp(g).tunnel or not walls_between(g) or not on_side(g, DEFENDER, ARCHER) or not lords_on(g, ATTACKER):
        return NOBODY
    return g.controller(g.field)


class VolleyDice(Dice):
    """A die for each side with archers enough."""

    rule: ClassVar[str] = "prebattle.archers.dice"

    def enter(self, g: France) -> None:
        """What they shoot with, is told with the hits."""


class Volley(Form[France]):
    """Archers shoot at the same time; when all hits are taken, troops of their owners' choice, the battle may begin.

    [prebattle.archers.order] [prebattle.archers.losses]
    """

    rule: ClassVar[str] = "prebattle.archers.order"
    blanks: ClassVar[dict[str, Blank]] = {
        "village": Noun(PLACES),
        "step": decides(Noun(STEPS)),
        "target": Noun(LORDS, nobody=True),
        "hits": Number(0, 99),
        "against": Number(0, 99),
    }

    def __init__(self, village: int, step: int = AIMING, target: int = NOBODY, hits: int = 0, against: int = 0) -> None:
        self.village = village
        self.step = step
        self.target = target  # the lord at whom the besieged shoot, instead of at troops
        self.hits = hits  # on the defenders
        self.against = against  # on the attackers

    def needs(self, g: France) -> Need:
        if self.step == AIMING:
            return ask(sniper(g)) if sniper(g) != NOBODY else self.throw(g)
        if self.step == SHOOTING:
            return self.throw(g)
        if self.step == SNIPING:
            return Call(Sniped(g.controller(self.village), self.target))
        if self.step == DEFENDERS_FALL:  # [prebattle.archers.losses]
            return Call(Losses(self.village, DEFENDER, self.hits, from_afar=True))
        if self.step == ATTACKERS_FALL:
            return Call(Losses(self.village, ATTACKER, self.against, from_afar=True))
        return DONE

    def throw(self, g: France) -> Need:
        """One die a side, and a bonus hit for every archer beyond those it takes. [prebattle.archers.dice]"""
        mine = shots(g, ATTACKER)
        theirs = 0 if self.target != NOBODY else shots(g, DEFENDER)
        if not mine and not theirs and self.target == NOBODY:
            return DONE
        return Call(VolleyDice(self.village, min(1, mine), min(1, theirs), max(0, mine - 1), max(0, theirs - 1)))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        """[siege.prebattle.snipe]"""
        targets = lords_on(g, ATTACKER)
        for lord in range(LORD_COUNT):
            menu.put(SNIPE + lord, None if lord in targets else "siege.prebattle.snipe")
        menu.put(PASS)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.step = SHOOTING
        if verb == SNIPE:
            self.target = noun
            g.tell(AIMED_AT, seat, noun)

    def returned(self, g: France, form: Form[France]) -> None:
        if isinstance(form, VolleyDice):
            self.count(g, form)
            self.step = DEFENDERS_FALL if self.target == NOBODY else SNIPING
        elif isinstance(form, Sniped):
            self.strike(g, form.die)
            self.step = DEFENDERS_FALL
        elif self.step == DEFENDERS_FALL:
            self.step = ATTACKERS_FALL
        else:
            self.step = OVER

    def dropped(self, g: France, form: Form[France]) -> None:
        self.returned(g, form)

    def count(self, g: France, dice: VolleyDice) -> None:
        self.hits, self.against = dice.hits, dice.foes_hits
        if shots(g, ATTACKER):
            g.tell(VOLLEY_SHOT, ATTACKER, on_side(g, ATTACKER, ARCHER), self.hits)
        if shots(g, DEFENDER) and self.target == NOBODY:
            g.tell(VOLLEY_SHOT, DEFENDER, on_side(g, DEFENDER, ARCHER), self.against)

    def strike(self, g: France, die: int) -> None:
        """If he was the last lord of the attackers, there is no battle; else the archers fight in it like others.

        [siege.prebattle.snipe.kill] [siege.prebattle.snipe.last_lord] [siege.prebattle.snipe.archer_strength]
        """
        g.tell(SNIPED, self.target, die)
        if die == DEADLY and g.is_in_play(self.target):
            kill(g, self.target, IN_BATTLE)

    def copy(self) -> Volley:
        return Volley(self.village, self.step, self.target, self.hits, self.against)


class Sniped(Form[France]):
    """A single die, however many archers; bombardiers behind the walls may throw it again."""

    rule: ClassVar[str] = "siege.prebattle.snipe.one_roll"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "target": given(Noun(LORDS)),
        "die": Number(0, 6),
        "again": Number(0, 99),
        "kept": Number(0, 1),
    }

    def __init__(self, seat: int, target: int, die: int = 0, again: int = 0, kept: int = 0) -> None:
        self.seat = seat
        self.target = target
        self.die = die  # 0: to be thrown
        self.again = again
        self.kept = kept

    def needs(self, g: France) -> Need:
        if not self.die:
            return Roll(EVEN, D6)
        speaker = NOBODY if self.kept or self.die == DEADLY else bombardiers_speaker(g, DEFENDER, self.again)
        return DONE if speaker == NOBODY else ask(speaker)

    def rolled(self, g: France, outcome: int) -> None:
        """[siege.prebattle.snipe.one_roll]"""
        self.die = outcome + 1

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.kept = 1

    def throw_again(self) -> None:
        self.die = 0
        self.again += 1

    def copy(self) -> Sniped:
        return Sniped(self.seat, self.target, self.die, self.again, self.kept)


def throw_again(g: France, form: Form[France], seat: int, die: int) -> None:
    """[troop.bombardier.reroll]"""
    g.tell(THROWN_AGAIN, seat, die)
    if isinstance(form, Dice):
        form.throw_again(g.side[seat], die)
    elif isinstance(form, Sniped):
        form.throw_again()
