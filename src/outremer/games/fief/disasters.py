"""Step B of phase 2: disasters are turned up and strike; the Plague."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.counters import bar_absent_kinds, drawn_among, is_hidden
from outremer.games.fief.deaths import kill
from outremer.games.fief.knowing import disaster_odds, lay
from outremer.games.fief.layout import DISCARDED_PILE, FLAGS, FURTHER_CARRIED, IN_DECK, LAID, STRUCK_BY
from outremer.games.fief.losses import lose_troop
from outremer.games.fief.vocabulary import (
    BY_PLAGUE,
    CARDS,
    D6,
    DISASTER_DISCARDED,
    DISASTER_STRUCK,
    DISASTERS,
    FIRST_DISASTER,
    FOOTMAN,
    FURTHER_KINDS,
    IMMUNE,
    KNIGHT,
    LORD_COUNT,
    LORDS,
    LOSE,
    PLACES,
    PLAGUE,
    PLAGUE_ROLL,
    SEATS,
    SEE_COUNT,
    SEES,
    VILLAGE_COUNT,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Noun, Nouns, Number, Seat, given, later, secret
from outremer.kernel.chance import Driver
from outremer.kernel.forms import DONE, Call, Form, Need, Roll, ask
from outremer.kernel.menu import Menu

EVEN: Final = [1] * 6
DEADLY: Final = 3  # [card.plague.lord_roll]


def discard_disaster(g: France, kind: int) -> None:
    """Face up. [disaster.location_roll.six] [disaster.no_duplicate]"""
    lay(g, kind, IN_DECK, DISCARDED_PILE)
    g.tell(DISASTER_DISCARDED, kind)


def spare_newcomer(g: France, lord: int) -> None:
    """A new lord placed in an infected see is immune. [card.plague.new_lords_immune]"""
    if g.is_struck(g.place(lord), PLAGUE):
        g.lord[FLAGS + lord] |= IMMUNE


def roll_for_life(g: France, lord: int, outcome: int) -> None:
    """[card.plague.lord_roll] [card.plague.survivor_immune]"""
    g.tell(PLAGUE_ROLL, lord, outcome + 1)
    if outcome < DEADLY:
        kill(g, lord, BY_PLAGUE)
    else:
        g.lord[FLAGS + lord] |= IMMUNE


class Disasters(Form[France]):
    """One after the other: which it is, which see it strikes, and all it does there before the next is turned up."""

    rule: ClassVar[str] = "disaster.location_roll"
    blanks: ClassVar[dict[str, Blank]] = {
        "kind": Noun(DISASTERS, nobody=True),
        "infected": Noun(SEES, nobody=True),
    }

    def __init__(self, kind: int = NOBODY, infected: int = NOBODY) -> None:
        self.kind = kind  # turned up and not placed yet, less FIRST_DISASTER
        self.infected = infected  # the see where the Plague has just broken out

    def needs(self, g: France) -> Need:
        if self.infected != NOBODY:
            return Call(Plague(self.infected))
        if self.kind != NOBODY:
            return Roll(self.see_odds(g), D6)
        return Roll(disaster_odds(g), CARDS) if g.track else DONE

    def see_odds(self, g: France) -> list[int]:
        fated = g.rules.asks.fated_see(g)
        return EVEN if fated == NOBODY else [1 if see == fated else 0 for see in range(len(D6))]

    def rolled(self, g: France, outcome: int) -> None:
        """[disaster.location_roll]"""
        if self.kind == NOBODY:
            self.kind = outcome - FIRST_DISASTER
            g.rules.asks.disaster_turned_up(g)
            return
        kind, see = FIRST_DISASTER + self.kind, outcome
        g.track -= 1
        self.kind = NOBODY
        if see == SEE_COUNT and (g.rules.asks.fated_see(g) == see or g.rules.asks.strikes_beyond(g, kind)):
            discard_disaster(g, kind)
            g.rules.asks.struck_beyond(g, kind)
            return
        if see == SEE_COUNT or g.see[STRUCK_BY + see] >> kind - FIRST_DISASTER & 1:
            discard_disaster(g, kind)
            return
        lay(g, kind, IN_DECK, LAID)
        g.see[STRUCK_BY + see] |= 1 << kind - FIRST_DISASTER
        g.tell(DISASTER_STRUCK, kind, see)
        if kind == PLAGUE:
            self.infected = see

    def returned(self, g: France, form: Form[France]) -> None:
        self.infected = NOBODY

    def copy(self) -> Disasters:
        return Disasters(self.kind, self.infected)


class Plague(Form[France]):
    """Every lord in the see rolls, captives too; then every army of every village is halved. Engines stay."""

    rule: ClassVar[str] = "card.plague.lord_roll"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "see": given(Noun(SEES)),
        "lords": Nouns(LORDS),
        "army": Number(0, VILLAGE_COUNT * SEATS),
    }

    def __init__(self, see: int, lords: int = 0, army: int = 0) -> None:
        self.see = see
        self.lords = lords  # who must still roll
        self.army = army  # how many armies have been halved, seat by seat of village by village

    def enter(self, g: France) -> None:
        """[card.plague.all_villages]"""
        for village in g.rules.board.villages_of_see[self.see]:
            for lord in range(LORD_COUNT):
                if g.place(lord) == village:
                    g.rules.asks.meets_plague(g, lord)
                    if not g.rules.asks.spared_by_plague(g, lord):
                        self.lords |= 1 << lord

    def next_lord(self, g: France) -> int:
        for lord in range(LORD_COUNT):
            if self.lords >> lord & 1 and g.is_in_play(lord):
                return lord
        return NOBODY

    def needs(self, g: France) -> Need:
        if self.next_lord(g) != NOBODY:
            return Roll(EVEN, D6)
        villages = g.rules.board.villages_of_see[self.see]
        at, seat = divmod(self.army, g.rules.seats)
        return Call(PlagueLosses(seat, villages[at])) if at < len(villages) else DONE

    def rolled(self, g: France, outcome: int) -> None:
        lord = self.next_lord(g)
        self.lords &= ~(1 << lord)
        roll_for_life(g, lord, outcome)

    def returned(self, g: France, form: Form[France]) -> None:
        self.army += 1

    def copy(self) -> Plague:
        return Plague(self.see, self.lords, self.army)


class PlagueLosses(Form[France]):
    """The owner takes away half of an army in one village, the losses rounded down. Engines are no troops, so they
    stay."""

    rule: ClassVar[str] = "card.plague.owner_chooses"
    order: ClassVar[str] = "card.plague.owner_chooses"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "village": given(Noun(PLACES)),
        "left": Number(0, 99),
    }

    def __init__(self, seat: int, village: int, left: int = 0) -> None:
        self.seat = seat
        self.village = village
        self.left = left  # men still to be taken away

    def enter(self, g: France) -> None:
        """[card.plague.troops_half] [card.plague.siege_engines_stay]"""
        if not g.rules.asks.troops_spared_by_plague(g, self.seat, self.village):
            self.left = g.men(self.seat, self.village) // 2
            self.lose_what_is_forced(g)

    def lose_what_is_forced(self, g: France) -> None:
        """Of one kind there is nothing to choose; but where kinds lie face down, not to be asked would show them."""
        if g.rules.asks.hides_troops(g, self.seat, self.village):
            return
        for kind in g.rules.kinds_in_play:
            if g.troops_of(self.seat, self.village, kind) == g.men(self.seat, self.village):
                while self.left:
                    self.lose(g, kind)

    def lose(self, g: France, kind: int) -> None:
        self.left -= 1
        lose_troop(g, self.seat, self.village, kind)

    def needs(self, g: France) -> Need:
        return ask(self.seat) if self.left else DONE

    def may(self, g: France, seat: int, menu: Menu) -> None:
        """[card.plague.owner_chooses]"""
        menu.none(LOSE, "card.plague.owner_chooses")
        for kind in g.rules.kinds_in_play:
            if g.troops_of(self.seat, self.village, kind):
                menu.put(LOSE + kind)
        bar_absent_kinds(g, menu, LOSE)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.lose(g, noun)
        self.lose_what_is_forced(g)

    def moot(self, g: France) -> bool:
        return self.left > g.men(self.seat, self.village)

    def copy(self) -> PlagueLosses:
        return PlagueLosses(self.seat, self.village, self.left)


class PlagueEntered(Form[France]):
    """An army has entered an infected see: its lords and captives who never survived the Plague roll, then its troops
    are halved.

    They stand in the village, beside others of the family that were there before and are spared; whoever calls reads
    from the blanks what is left of them.
    """

    rule: ClassVar[str] = "card.plague.owner_chooses"
    order: ClassVar[str] = "card.plague.owner_chooses"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "village": given(Noun(PLACES)),
        "lords": Nouns(LORDS),
        "knights": secret(Number(0, 99)),
        "footmen": secret(Number(0, 99)),
        "left": Number(0, 99),
        "further": later(secret(FURTHER_CARRIED)),
        "company": later(Nouns(LORDS)),
    }

    def __init__(
        self,
        seat: int,
        village: int,
        lords: int = 0,
        knights: int = 0,
        footmen: int = 0,
        left: int = 0,
        further: list[int] | None = None,
        company: int = 0,
    ) -> None:
        self.seat = seat
        self.village = village
        self.lords = lords  # who must still roll
        self.knights = knights
        self.footmen = footmen
        self.left = left  # men still to be taken away
        self.further = [] if further is None else further
        self.company = company  # lords to whom troops of further kinds may be bound

    def counts(self) -> list[int]:
        """What is left of them, by kind."""
        return [self.knights, self.footmen, *self.further]

    def there(self, g: France) -> list[int]:
        """Those of them that still are what they were as they came: the death of a lord may change his troops."""
        counts = self.counts()
        for kind in g.rules.kinds_in_play:
            here = self.escort(g, kind) if g.rules.kinds[kind].is_bound else counts[kind]
            counts[kind] = min(here, g.troops_of(self.seat, self.village, kind))
        return counts

    def escort(self, g: France, kind: int) -> int:
        """Troops bound to those of its lords who live."""
        found = 0
        for lord in range(LORD_COUNT):
            if self.company >> lord & 1 and g.place(lord) == self.village:
                found += g.rules.asks.escort(g, lord, kind)
        return found

    def enter(self, g: France) -> None:
        """[card.plague.entering_troops_half] [card.plague.survivor_immune]"""
        if self.further:
            self.company = self.lords
        for lord in range(LORD_COUNT):
            if self.lords >> lord & 1 and not g.is_marked(lord, IMMUNE):
                g.rules.asks.meets_plague(g, lord)
            if g.is_marked(lord, IMMUNE) or g.rules.asks.spared_by_plague(g, lord):
                self.lords &= ~(1 << lord)
        if not g.rules.asks.troops_spared_by_plague(g, self.seat, self.village):
            self.left = sum(self.counts()) // 2
        self.lose_what_is_forced(g)

    def next_lord(self, g: France) -> int:
        for lord in range(LORD_COUNT):
            if self.lords >> lord & 1 and g.is_in_play(lord):
                return lord
        return NOBODY

    def needs(self, g: France) -> Need:
        """[card.plague.entering_lord_roll]"""
        if self.next_lord(g) != NOBODY:
            return Roll(EVEN, D6)
        return ask(self.seat) if self.left and any(self.there(g)) else DONE

    def rolled(self, g: France, outcome: int) -> None:
        lord = self.next_lord(g)
        self.lords &= ~(1 << lord)
        roll_for_life(g, lord, outcome)

    def lose_what_is_forced(self, g: France) -> None:
        if g.rules.asks.hides_troops(g, self.seat, self.village):
            return
        there = self.there(g)
        for kind in g.rules.kinds_in_play:
            if there[kind] == sum(there):
                for _ in range(min(self.left, there[kind])):
                    self.lose(g, kind)

    def lose(self, g: France, kind: int) -> None:
        self.left -= 1
        if kind == KNIGHT:
            self.knights -= 1
        elif kind == FOOTMAN:
            self.footmen -= 1
        else:
            self.further[kind - FURTHER_KINDS] -= 1
        lose_troop(g, self.seat, self.village, kind)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        """[card.plague.owner_chooses]"""
        counts = self.there(g)
        menu.none(LOSE, "card.plague.owner_chooses")
        for kind in g.rules.kinds_in_play:
            if counts[kind]:
                menu.put(LOSE + kind)
        bar_absent_kinds(g, menu, LOSE)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.lose(g, noun)
        self.lose_what_is_forced(g)

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        if is_hidden(g, self.seat, self.village, seat):
            return {}
        known: dict[str, object] = {"knights": self.knights, "footmen": self.footmen}
        if self.further:
            known["further"] = FURTHER_CARRIED.say(self.further, g.rules.seats)
        return known

    def lets_in(self, g: France, seat: int) -> bool:
        return not is_hidden(g, self.seat, self.village, seat)

    def redeal(self, g: France, seat: int, driver: Driver) -> None:
        if is_hidden(g, self.seat, self.village, seat):
            drawn = drawn_among(g, self.seat, self.village, self.counts(), driver)
            self.knights, self.footmen, self.further = drawn[KNIGHT], drawn[FOOTMAN], drawn[FURTHER_KINDS:]

    def copy(self) -> PlagueEntered:
        return PlagueEntered(
            self.seat, self.village, self.lords, self.knights, self.footmen, self.left, self.further[:], self.company
        )
