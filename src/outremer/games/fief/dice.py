"""The dice of a battle: how many each side throws, what walls, engines and tunnels do to them, and the throw."""

from __future__ import annotations

from typing import ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from outremer.games.fief.sides import lords_on, seats_on, strength_on, walls_between
from outremer.games.fief.vocabulary import ARC, ATTACKER, DEFENDER, DIE, PASS, PLACES, STRENGTH
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Number, given, later
from outremer.kernel.forms import DONE, Form, Need, Roll, ask
from outremer.kernel.layouts import Many
from outremer.kernel.menu import Menu

MOST_HITS_OF_A_DIE: Final = 6
HIT_WORDS: Final = [str(hits) for hits in range(MOST_HITS_OF_A_DIE + 1)]
MOST_ENGINE_DICE: Final = 2  # [battle.penalty.siege_engine]


def dice_of_strength(strength: int) -> int:
    """[battle.dice.table]"""
    if strength <= 0:
        return 0
    if strength <= 6:
        return 1
    return 2 if strength <= 12 else 3


def penalty(g: France, in_open: bool, tunnel: bool) -> int:
    """Dice that walls take off the attackers, after engines and tunnel.

    [battle.penalty.walls] [battle.penalty.siege_engine] [battle.penalty.secret_passage] [siege.engine.cancels]
    """
    walls = walls_between(g)
    if in_open or tunnel or not walls:
        return 0
    engines, cancelled = 0, 0
    for seat in seats_on(g, ATTACKER):
        engines += g.engine_dice(seat, g.field)
        cancelled += g.rules.asks.cancels_walls(g, seat, g.field)
    return max(0, walls - min(engines, MOST_ENGINE_DICE) - cancelled)


def dice_of(g: France, side: int, in_open: bool, tunnel: bool) -> int:
    """Of the strength, counted anew each round; D'Arc brings one more. [battle.dice.table] [battle.dice.arc]"""
    dice = dice_of_strength(strength_on(g, side))
    for lord in lords_on(g, side):
        if g.has(lord, ARC):
            dice += 1
    return max(0, dice - penalty(g, in_open, tunnel)) if side == ATTACKER else dice


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(Form[France]):
    """The dice of both sides, the attackers' first, before the first man falls.

    Whoever may throw a die of its side again says so by a word of a module's, once the side has thrown all of them.
    [battle.dice.table]
    """

    rule: ClassVar[str] = "any_time.not_mid_roll"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "village": given(Noun(PLACES)),
        "dice": Number(0, 99),
        "foes_dice": Number(0, 99),
        "hits": Number(0, 99),
        "foes_hits": Number(0, 99),
        "lying": later(Many(Number(0, MOST_HITS_OF_A_DIE), 99, least=0)),
        "again": later(Number(0, 99)),
        "kept": later(Flag()),
        "foes_lying": later(Many(Number(0, MOST_HITS_OF_A_DIE), 99, least=0)),
        "foes_again": later(Number(0, 99)),
        "foes_kept": later(Flag()),
    }

    def __init__(
        self,
        village: int,
        dice: int,
        foes_dice: int,
        hits: int = 0,
        foes_hits: int = 0,
        lying: list[int] | None = None,
        again: int = 0,
        kept: bool = False,
        foes_lying: list[int] | None = None,
        foes_again: int = 0,
        foes_kept: bool = False,
    ) -> None:
        self.village = village
        self.dice = dice  # still to be thrown
        self.foes_dice = foes_dice
        self.hits = hits
        self.foes_hits = foes_hits
        self.lying = [] if lying is None else lying  # the hits of each die, where one may be thrown again
        self.again = again  # how often one was thrown again
        self.kept = kept  # the attackers leave theirs as they lie
        self.foes_lying = [] if foes_lying is None else foes_lying
        self.foes_again = foes_again
        self.foes_kept = foes_kept

    def enter(self, g: France) -> None:
        g.rules.asks.throws_dice(g, self.village, self.dice, self.foes_dice)
        g.tell(STRENGTH, ATTACKER, strength_on(g, ATTACKER), self.dice)
        g.tell(STRENGTH, DEFENDER, strength_on(g, DEFENDER), self.foes_dice)

    def needs(self, g: France) -> Need:
        if self.dice:
            return Roll(g.rules.box.hit_odds, HIT_WORDS)
        if self.thrower(g, ATTACKER) != NOBODY:
            return ask(self.thrower(g, ATTACKER))
        if self.foes_dice:
            return Roll(g.rules.box.hit_odds, HIT_WORDS)
        seat = self.thrower(g, DEFENDER)
        return DONE if seat == NOBODY else ask(seat)

    def thrower(self, g: France, side: int) -> int:
        """Who may now throw a die of this side again, or NOBODY."""
        if side == ATTACKER:
            may = self.lying and not self.dice and not self.kept
            return g.rules.asks.throws_again(g, self.village, side, self.again) if may else NOBODY
        may = self.foes_lying and not self.dice and not self.foes_dice and not self.foes_kept
        return g.rules.asks.throws_again(g, self.village, side, self.foes_again) if may else NOBODY

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        """They stay as they lie."""
        if g.side[seat] == ATTACKER:
            self.kept = True
        else:
            self.foes_kept = True

    def throws(self, side: int) -> list[int]:
        """The dice of this side that lie there, where one of them may be thrown again."""
        return self.lying if side == ATTACKER else self.foes_lying

    def throw_again(self, side: int, hits: int) -> None:
        """A module's word: a die with so many hits is taken up again; what it shows then stands in its place."""
        self.throws(side).remove(hits)
        if side == ATTACKER:
            self.hits -= hits
            self.dice += 1
            self.again += 1
        else:
            self.foes_hits -= hits
            self.foes_dice += 1
            self.foes_again += 1

    def rolled(self, g: France, outcome: int) -> None:
        side = ATTACKER if self.dice else DEFENDER
        if side == ATTACKER:
            self.dice -= 1
            self.hits += outcome
        else:
            self.foes_dice -= 1
            self.foes_hits += outcome
        if g.rules.asks.throws_again(g, self.village, side, 0) != NOBODY:
            self.throws(side).append(outcome)
        g.tell(DIE, side, outcome)

    def copy(self) -> Self:
        return type(self)(
            self.village,
            self.dice,
            self.foes_dice,
            self.hits,
            self.foes_hits,
            self.lying[:],
            self.again,
            self.kept,
            self.foes_lying[:],
            self.foes_again,
            self.foes_kept,
        )
