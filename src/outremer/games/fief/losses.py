"""Hits are taken: by their owner, by the strongest of a coalition."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.counters import bar_absent_kinds
from outremer.games.fief.deaths import kill
from outremer.games.fief.places import take_troops
from outremer.games.fief.sides import lords_on, men_on, strongest
from outremer.games.fief.vocabulary import (
    IN_BATTLE,
    LORD_COUNT,
    LOSE,
    LOSE_LORD,
    LOSE_OF,
    PLACES,
    SEATS,
    SIDES,
    TROOP_KINDS,
    TROOP_LOST,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Number, Seat, given, later
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def lose_troop(g: France, seat: int, village: int, kind: int) -> None:
    """Back to the stock, for all to see; captives whom the last of them guarded go free. [prisoner.freed_by_battle]"""
    if g.rules.asks.hides_troops(g, seat, village):
        g.reveal()
    take_troops(g, seat, village, kind, 1)
    g.tell(TROOP_LOST, seat, kind, village)
    g.rules.asks.troop_fell(g, seat, village, kind)


def lives(g: France) -> list[int]:
    """By kind the hits one takes; 0 for those that hits pass over."""
    return [kind.life for kind in g.rules.kinds[: g.rules.kind_count]]


def most_hits(lives: list[int], counts: list[int], hits: int, first: int = 0) -> int:
    """How many of these hits whole units can take, of so many units with so many lives each. [battle.losses.maximum]"""
    if first == len(lives):
        return 0
    if not counts[first] or not lives[first]:
        return most_hits(lives, counts, hits, first + 1)
    best = 0
    for units in range(min(counts[first], hits // lives[first]) + 1):
        taken = units * lives[first]
        best = max(best, taken + most_hits(lives, counts, hits - taken, first + 1))
        if best == hits:
            break
    return best


class Losses(Form[France]):
    """A side takes its hits, unit by unit: troops first, and lords when no troops are left. Hits of both sides are
    fixed before the first man falls, so losses are simultaneous. What is shot from afar reaches no lord."""

    rule: ClassVar[str] = "battle.losses.owner_chooses"
    order: ClassVar[str] = "battle.losses.owner_chooses"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "village": given(Noun(PLACES)),
        "side": given(Noun(SIDES)),
        "left": Number(0, 99),
        "chooser": Seat(nobody=True),
        "lost": Number(0, 99),
        "from_afar": later(given(Flag())),
    }

    def __init__(
        self, village: int, side: int, left: int, chooser: int = NOBODY, lost: int = 0, from_afar: bool = False
    ) -> None:
        self.village = village
        self.side = side
        self.left = left  # hits still to be taken
        self.chooser = chooser  # [battle.coalition.leader_losses]
        self.lost = lost  # units
        self.from_afar = from_afar

    def enter(self, g: France) -> None:
        self.chooser = strongest(g, self.side)
        if self.chooser == NOBODY:  # no seat plays this side
            self.lost = g.rules.asks.hits_unplayed(g, self.side, self.left)
            self.left = 0
        self.take_what_is_forced(g)

    def counts(self, g: France) -> list[int]:
        """Troops of the whole side that can be lost, by kind."""
        counts = [0] * g.rules.kind_count
        for seat in range(g.rules.seats):
            if g.side[seat] == self.side:
                for kind in g.rules.kinds_in_play:
                    if g.rules.asks.bars_loss(g, seat, self.village, kind, self.from_afar) is None:
                        counts[kind] += g.troops_of(seat, self.village, kind)
        return counts

    def no_loss(self, g: France, seat: int, kind: int) -> str | None:
        """[battle.losses.owner_chooses] [battle.losses.maximum]"""
        if g.side[seat] != self.side or not g.troops_of(seat, self.village, kind):
            return "battle.losses.owner_chooses"
        bar = g.rules.asks.bars_loss(g, seat, self.village, kind, self.from_afar)
        if bar is not None:
            return bar
        life, counts = lives(g), self.counts(g)
        most = most_hits(life, counts, self.left)
        counts[kind] -= 1
        is_most = life[kind] and life[kind] + most_hits(life, counts, self.left - life[kind]) == most
        return None if is_most else "battle.losses.maximum"

    def open_losses(self, g: France) -> list[int]:
        """Which troops may be lost now, as seat * TROOP_KINDS + kind."""
        found: list[int] = []
        for seat in range(g.rules.seats):
            for kind in g.rules.kinds_in_play:
                if self.no_loss(g, seat, kind) is None:
                    found.append(seat * TROOP_KINDS + kind)
        return found

    def take_what_is_forced(self, g: France) -> None:
        """Where there is no choice, nobody is asked."""
        while self.left:
            troops = self.open_losses(g)
            if len(troops) == 1 or (troops and self.takes_all(g)):
                self.lose(g, troops[0] // TROOP_KINDS, troops[0] % TROOP_KINDS)
                continue
            if not troops and not men_on(g, self.side) and not self.from_afar:
                lords = lords_on(g, self.side)
                if len(lords) <= self.left:
                    self.left = 0
                    for lord in lords:
                        self.lose_lord(g, lord)
            return

    def takes_all(self, g: France) -> bool:
        counts = self.counts(g)
        total = 0
        for kind in g.rules.kinds_in_play:
            total += counts[kind] * g.rules.kinds[kind].life
        return total <= self.left

    def lose(self, g: France, seat: int, kind: int) -> None:
        self.left -= g.rules.kinds[kind].life
        self.lost += 1
        lose_troop(g, seat, self.village, kind)

    def lose_lord(self, g: France, lord: int) -> None:
        """[battle.losses.lord_life]"""
        self.lost += 1
        kill(g, lord, IN_BATTLE)

    def needs(self, g: France) -> Need:
        if not self.left:
            return DONE
        if men_on(g, self.side):
            return ask(self.chooser) if self.open_losses(g) else DONE
        return ask(self.chooser) if lords_on(g, self.side) and not self.from_afar else DONE

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.none(LOSE, "battle.losses.owner_chooses")
        menu.none(LOSE_OF, "battle.losses.owner_chooses")
        for kind in g.rules.kinds_in_play:
            menu.put(LOSE + kind, self.no_loss(g, seat, kind))
            for ally in range(SEATS):
                bar = "battle.losses.owner_chooses" if ally == seat else self.no_loss(g, ally, kind)
                menu.put(LOSE_OF + ally * TROOP_KINDS + kind, bar)
        bar_absent_kinds(g, menu, LOSE)
        bar_absent_kinds(g, menu, LOSE_OF)
        for lord in range(LORD_COUNT):
            menu.put(LOSE_LORD + lord, self.no_lord(g, lord))

    def no_lord(self, g: France, lord: int) -> str | None:
        """[battle.losses.troops_before_lords] [prisoner.not_killed]"""
        if g.is_captive(lord) and g.place(lord) == self.village:
            return "prisoner.not_killed"
        if men_on(g, self.side):
            return "battle.losses.troops_before_lords"
        return None if lord in lords_on(g, self.side) else "battle.losses.owner_chooses"

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == LOSE_LORD:
            self.left -= 1
            self.lose_lord(g, noun)
        elif verb == LOSE:
            self.lose(g, seat, noun)
        else:
            self.lose(g, noun // TROOP_KINDS, noun % TROOP_KINDS)
        self.take_what_is_forced(g)

    def copy(self) -> Losses:
        return Losses(self.village, self.side, self.left, self.chooser, self.lost, self.from_afar)
