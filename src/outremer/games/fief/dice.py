"""The dice of a battle: how many each side throws, what walls, engines and tunnels do to them, and the throw."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.sides import lords_on, seats_on, strength_on, walls_between
from outremer.games.fief.vocabulary import ARC, ATTACKER, DEFENDER, DIE, PLACES, STRENGTH
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Noun, Number, given
from outremer.kernel.forms import DONE, Form, Need, Roll

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
    walls += g.rules.asks.extra_penalty(g, g.field)
    return max(0, walls - min(engines, MOST_ENGINE_DICE) - cancelled)


def dice_of(g: France, side: int, in_open: bool, tunnel: bool) -> int:
    """Of the strength, counted anew each round; D'Arc brings one more. [battle.dice.table] [battle.dice.arc]"""
    dice = dice_of_strength(strength_on(g, side))
    for lord in lords_on(g, side):
        if g.has(lord, ARC):
            dice += 1
    for seat in seats_on(g, side):
        dice += g.rules.asks.extra_dice(g, seat, g.field, side)
    return max(0, dice - penalty(g, in_open, tunnel)) if side == ATTACKER else dice


class Dice(Form[France]):
    """The dice of both sides, the attackers' first, before the first man falls."""

    rule: ClassVar[str] = "battle.dice.table"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "village": given(Noun(PLACES)),
        "dice": Number(0, 99),
        "foes_dice": Number(0, 99),
        "hits": Number(0, 99),
        "foes_hits": Number(0, 99),
    }

    def __init__(self, village: int, dice: int, foes_dice: int, hits: int = 0, foes_hits: int = 0) -> None:
        self.village = village
        self.dice = dice  # still to be thrown
        self.foes_dice = foes_dice
        self.hits = hits
        self.foes_hits = foes_hits

    def enter(self, g: France) -> None:
        g.tell(STRENGTH, ATTACKER, strength_on(g, ATTACKER), self.dice)
        g.tell(STRENGTH, DEFENDER, strength_on(g, DEFENDER), self.foes_dice)

    def needs(self, g: France) -> Need:
        return Roll(g.rules.box.hit_odds, HIT_WORDS) if self.dice or self.foes_dice else DONE

    def rolled(self, g: France, outcome: int) -> None:
        if self.dice:
            self.dice -= 1
            self.hits += outcome
            g.tell(DIE, ATTACKER, outcome)
        else:
            self.foes_dice -= 1
            self.foes_hits += outcome
            g.tell(DIE, DEFENDER, outcome)

    def copy(self) -> Dice:
        return Dice(self.village, self.dice, self.foes_dice, self.hits, self.foes_hits)
