"""Assassination with its foil, and justice."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.deaths import kill
from outremer.games.fief.knowing import could_hold, spend
from outremer.games.fief.layout import FLAGS
from outremer.games.fief.passage import no_passage, use_passage
from outremer.games.fief.table_rules import Desk
from outremer.games.fief.vocabulary import (
    ASSASSIN,
    ASSASSINATE,
    ASSASSINATION,
    BLAME,
    BLAMED,
    BY_ASSASSIN,
    BY_JUSTICE,
    CONDEMNED,
    D6,
    FOIL,
    FOILED,
    JUSTICE,
    KING,
    LORD_COUNT,
    LORDS,
    PASS,
    PASSAGE,
    PLAY_JUSTICE,
    POPE,
    PRINCE,
    QUEEN,
    REGENT,
    STRUCK,
    STRUCK_ROLL,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Seat, given
from outremer.kernel.forms import DONE, Call, Form, Need, Roll, ask
from outremer.kernel.menu import Menu

EVEN: Final = [1] * 6
DEADLY: Final = 3  # this or less kills [card.assassination.roll]
ABOVE_JUSTICE: Final = 1 << KING | 1 << REGENT | 1 << PRINCE | 1 << POPE  # [card.justice.immune]


def no_victim(g: France, seat: int, lord: int) -> str | None:
    """What, for all to see, keeps this seat from having this lord murdered."""
    if not g.is_in_play(lord):
        return "card.assassination.target"  # [card.assassination.target]
    if g.owner(lord) == seat:
        return "card.assassination.not_own_family"  # [card.assassination.not_own_family]
    if not has_killer(g, seat):
        return "card.assassination.assassin"
    return None


def no_murder(g: France, seat: int, lord: int) -> str | None:
    """The bar of Assassination, as an offer and in a window."""
    return no_victim(g, seat, lord) or (None if g.holds(seat, ASSASSINATION) else "card.assassination.target")


def list_murders(g: France, seat: int, menu: Menu, verb: int) -> None:
    """The words of Assassination, as offers or in a window; without the card none is free."""
    if menu.verb == verb or (menu.about == NOBODY and g.holds(seat, ASSASSINATION)):
        for lord in range(LORD_COUNT):
            menu.put(verb + lord, no_murder(g, seat, lord))


def list_sentences(g: France, seat: int, menu: Menu, verb: int) -> None:
    """The words of Justice, likewise."""
    if menu.verb == verb or (menu.about == NOBODY and g.holds(seat, JUSTICE)):
        for lord in range(LORD_COUNT):
            menu.put(verb + lord, no_sentence(g, seat, lord))


def has_killer(g: France, seat: int) -> bool:
    for lord in g.lords_of(seat):
        if g.rules.asks.bars_assassin(g, lord) is None:
            return True
    return False


def is_any_assassin(g: France) -> bool:
    """Is anybody marked as one?"""
    for flags in g.lord[FLAGS : FLAGS + LORD_COUNT]:
        if flags & ASSASSIN:
            return True
    return False


def killers(g: France, seat: int) -> int:
    """Lords (bits) of this family who can be behind it, captives among them. [card.assassination.assassin]"""
    found = 0
    for lord in range(LORD_COUNT):
        if g.owner(lord) == seat and g.rules.asks.bars_assassin(g, lord) is None:
            found |= 1 << lord
    return found


def no_condemned(g: France, seat: int, lord: int) -> str | None:
    """What, for all to see, keeps justice from this lord."""
    if not g.is_in_play(lord) or not g.is_marked(lord, ASSASSIN):
        return "card.justice.target"  # [card.justice.target]
    if g.titles(lord) & ABOVE_JUSTICE or (g.has(lord, QUEEN) and g.rules.queen_is_above_justice):
        return "card.justice.immune"  # [card.justice.immune]
    return None


def no_sentence(g: France, seat: int, lord: int) -> str | None:
    """The bar of Justice, as an offer and in a window."""
    return no_condemned(g, seat, lord) or (None if g.holds(seat, JUSTICE) else "card.justice.target")


class Assassination(Form[France]):
    """Announced, foiled or rolled, and somebody is blamed."""

    rule: ClassVar[str] = "card.assassination.target"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": Seat(),
        "victim": Noun(LORDS),
        "warned": Flag(),
        "rolled_it": Flag(),
        "blamed": Flag(),
    }

    def __init__(
        self, by: int, victim: int, warned: bool = False, rolled_it: bool = False, blamed: bool = False
    ) -> None:
        self.by = by
        self.victim = victim
        self.warned = warned  # the victim's player has had a say
        self.rolled_it = rolled_it  # or it was foiled, and no die is thrown
        self.blamed = blamed

    def enter(self, g: France) -> None:
        spend(g, self.by, ASSASSINATION)
        g.tell(STRUCK, self.by, self.victim)

    def needs(self, g: France) -> Need:
        if not self.warned:
            return Call(Foil(self.by, self.victim))
        if not self.rolled_it:
            return Roll(EVEN, D6)
        return DONE if self.blamed else Call(Blame(self.by))

    def returned(self, g: France, form: Form[France]) -> None:
        if isinstance(form, Foil):
            self.warned = True
            self.rolled_it = form.foiled
        else:
            self.blamed = True

    def rolled(self, g: France, outcome: int) -> None:
        """[card.assassination.roll]"""
        self.rolled_it = True
        g.tell(STRUCK_ROLL, self.victim, outcome + 1)
        if outcome + 1 <= DEADLY:
            kill(g, self.victim, BY_ASSASSIN)

    def copy(self) -> Assassination:
        return Assassination(self.by, self.victim, self.warned, self.rolled_it, self.blamed)


class Foil(Form[France]):
    """The victim's player alone may foil it, and is asked if, as far as everybody knows, the card could be there."""

    rule: ClassVar[str] = "card.secret_passage.foil"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": given(Seat()),
        "victim": given(Noun(LORDS)),
        "answered": Flag(),
        "foiled": Flag(),
    }

    def __init__(self, by: int, victim: int, answered: bool = False, foiled: bool = False) -> None:
        self.by = by
        self.victim = victim
        self.answered = answered
        self.foiled = foiled

    def needs(self, g: France) -> Need:
        """[any_time.window]"""
        owner = g.owner(self.victim)
        could_foil = could_hold(g, owner, PASSAGE) or g.rules.asks.could_slip(g, self.victim, False)
        return DONE if self.answered or not could_foil else ask(owner)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        menu.put(FOIL, no_passage(g, seat))

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        """Both cards are discarded. [card.secret_passage.foil]"""
        self.answered = True
        if verb == FOIL:
            use_passage(g, seat)
            self.foil(g, seat)

    def foil(self, g: France, seat: int) -> None:
        self.answered = self.foiled = True
        g.tell(FOILED, seat, self.victim)

    def copy(self) -> Foil:
        return Foil(self.by, self.victim, self.answered, self.foiled)


class Blame(Form[France]):
    """Whatever the outcome, one of the own lords bears the knife."""

    rule: ClassVar[str] = "card.assassination.assassin"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": given(Seat()),
        "over": Flag(),
    }

    def __init__(self, by: int, over: bool = False) -> None:
        self.by = by
        self.over = over

    def needs(self, g: France) -> Need:
        return DONE if self.over or not killers(g, self.by) else ask(self.by)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.none(BLAME, "card.assassination.assassin")
        for lord in g.lords_of(seat):
            menu.put(BLAME + lord, g.rules.asks.bars_assassin(g, lord))

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        """[card.assassination.assassin]"""
        self.over = True
        g.lord[FLAGS + noun] |= ASSASSIN
        g.tell(BLAMED, seat, noun)

    def copy(self) -> Blame:
        return Blame(self.by, self.over)


class Execution(Form[France]):
    """An assassin meets justice, at once; card and lord go to their discard piles."""

    rule: ClassVar[str] = "card.justice.target"
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"by": Seat(), "lord": Noun(LORDS)}

    def __init__(self, by: int, lord: int) -> None:
        self.by = by
        self.lord = lord

    def enter(self, g: France) -> None:
        spend(g, self.by, JUSTICE)  # [card.justice.discard]
        g.tell(CONDEMNED, self.by, self.lord)
        kill(g, self.lord, BY_JUSTICE)

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Execution:
        return Execution(self.by, self.lord)


class Daggers(Desk):
    """Assassination and justice, at any time."""

    verbs: ClassVar[tuple[int, ...]] = (ASSASSINATE, PLAY_JUSTICE)

    def has_business(self, g: France, seat: int) -> bool:
        return g.holds(seat, ASSASSINATION) or g.holds(seat, JUSTICE)

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        """At any moment at which somebody is asked something. [card.assassination.target] [card.justice.target]"""
        list_murders(g, seat, menu, ASSASSINATE)
        list_sentences(g, seat, menu, PLAY_JUSTICE)

    def offered(self, g: France, seat: int, verb: int, noun: int) -> Form[France]:
        return Assassination(seat, noun) if verb == ASSASSINATE else Execution(seat, noun)
