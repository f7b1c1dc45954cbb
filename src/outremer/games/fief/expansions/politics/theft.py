"""The Thief: the victim splits all coins between two closed hands, and one of them is picked."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.expansions.politics.court import (
    MOST_IN_A_HAND,
    PICK,
    ROBBED,
    SPLIT,
    STOLE,
    STOLEN,
    THIEF,
    court_of,
    has_used,
    seat_with,
)
from outremer.games.fief.layout import COINS, MANY
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Flag, Number, Seat, secret
from outremer.kernel.chance import Driver
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def no_theft(g: France, seat: int, victim: int) -> str | None:
    """Once in the game, from another player who has any coins. [attendant.thief]"""
    if seat_with(g, THIEF) != seat or has_used(g, STOLEN):
        return "attendant.thief"
    if victim == seat or victim >= g.rules.seats or not g.coins(victim):
        return "attendant.thief"
    return None


class Theft(Form[France]):
    """Two closed hands, and the Thief picks one. No other word is heard meanwhile, so the purse stays as it is."""

    rule: ClassVar[str] = "attendant.thief.hands"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": Seat(),
        "victim": Seat(),
        "split": Flag(),
        "left": secret(Number(0, MANY)),
        "over": Flag(),
    }

    def __init__(self, by: int, victim: int, split: bool = False, left: int = 0, over: bool = False) -> None:
        self.by = by
        self.victim = victim
        self.split = split  # the hands are closed
        self.left = left  # coins in the left hand, the others are in the right one
        self.over = over

    def enter(self, g: France) -> None:
        court_of(g).used |= STOLEN
        g.tell(ROBBED, self.by, self.victim)

    def needs(self, g: France) -> Need:
        if self.over:
            return DONE
        return ask(self.by) if self.split else ask(self.victim)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        """[attendant.thief.hands]"""
        menu.none(SPLIT, "attendant.thief.hands")
        menu.none(PICK, "attendant.thief.hands")
        if self.split:
            menu.all(PICK)
        else:
            most = min(g.coins(self.victim), MOST_IN_A_HAND)
            menu.amount(SPLIT, 0, most, "attendant.thief.hands", "attendant.thief.hands")

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == SPLIT:
            self.split = True
            self.left = noun
            return
        self.over = True
        coins = self.left if noun == 0 else g.coins(self.victim) - self.left
        g.reveal()
        g.family[COINS + self.victim] -= coins
        g.family[COINS + self.by] += coins
        g.tell(STOLE, self.by, self.victim, noun, coins)

    def hears_move(self, g: France, seat: int, verb: int, noun: int) -> int:
        return 1 << seat if verb == SPLIT else -1

    def fits(self, g: France) -> str | None:
        if self.left > g.coins(self.victim) and not self.over:
            return "left: more coins than the victim has"
        if self.by == self.victim:
            return "victim: must be another seat"
        return None

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        return {"left": self.left} if seat == self.victim and self.split else {}

    def lets_in(self, g: France, seat: int) -> bool:
        return seat == self.victim and self.split

    def redeal(self, g: France, seat: int, driver: Driver) -> None:
        """The hands might hold anything. [attendant.thief.hands]"""
        if seat != self.victim and self.split and not self.over:
            self.left = driver.below(min(g.coins(self.victim), MOST_IN_A_HAND) + 1)

    def copy(self) -> Theft:
        return Theft(self.by, self.victim, self.split, self.left, self.over)
