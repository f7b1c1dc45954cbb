"""A game in progress is a world plus a stack of forms, both plain data.

A form is one open paragraph of the rulebook. `needs` says what it is waiting for, `may` what a seat may say to it
and which rule bars the rest; `answer`, `rolled` and `returned` fill its blanks. Nothing else is remembered.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from outremer.kernel.blanks import Blank
from outremer.kernel.chance import Driver
from outremer.kernel.journal import EVERYONE, THE_VERB, TOLD, Entry, Journal
from outremer.kernel.lexicon import Lexicon

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)  # so a test or an expansion need not be compiled
class World:
    """What lies on the table: numbers, and flat lists of numbers, by the names of its constructor's parameters.

    The first parameter is `rules`, which clones share and saves leave out.
    """

    blanks: ClassVar[dict[str, Blank]] = {}  # the range of every field, checked when a save is loaded

    def __init__(self) -> None:
        self.journal: Journal | None = None

    def clone(self) -> Self:
        raise NotImplementedError

    def tell(self, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Tell everybody what has just happened."""
        if self.journal is not None:
            self.journal.add(Entry(TOLD, EVERYONE, NOBODY, event, [a, b, c, d, e], NOBODY))

    def tell_only(self, audience: int, event: int, numbers: list[int], instead: int = NOBODY) -> None:
        """Tell these seats (bits); the others hear `instead`, which takes the first of the same numbers, or nothing."""
        if self.journal is not None:
            self.journal.add(Entry(TOLD, audience, NOBODY, event, numbers, instead))

    def reveal(self) -> None:
        """A secret is being shown to somebody: what came before can no longer be taken back."""
        if self.journal is not None:
            self.journal.revealed = True


W = TypeVar("W", bound=World)


class Need:
    """What an open form waits for: Ask, Roll, Call or Done."""


class Ask(Need):
    """These seats must each choose; what each may say is the form's `may`."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats  # a bit per seat


class Roll(Need):
    """Chance must choose an outcome; odds[i] is the weight of outcome i, words[i] its name in records."""

    def __init__(self, odds: list[int], words: list[str]) -> None:
        self.odds: Final = odds
        self.words: Final = words


class Call(Need, Generic[W]):
    """Another paragraph comes first."""

    def __init__(self, form: Form[W]) -> None:
        self.form: Final = form


class Done(Need):
    """Every blank is filled."""


DONE: Final = Done()
_ASKS: Final = [Ask(seats) for seats in range(1 << 8)]  # an Ask is only a set of seats, so all of them exist already


def ask(seat: int) -> Need:
    return _ASKS[1 << seat]


def ask_all(seats: int) -> Need:
    """One Ask to many seats, given as bits; the answers wait in the form until the last is in."""
    return _ASKS[seats]


class Menu:
    """What one seat may say. Read for a single move instead, the same lines tell which rule bars it."""

    def __init__(self, about: int, rule: str) -> None:
        self.moves: list[int] = []
        self.about: Final = about  # NOBODY: list the moves. Otherwise: explain this one
        self.rule = rule  # the bar of `about`, if no line below says better

    def put(self, move: int, bar: str | None = None) -> None:
        if bar is None:
            self.moves.append(move)
        elif move == self.about:
            self.rule = bar

    def span(self, verb: int, low: int, high: int, size: int, under: str, over: str) -> None:
        """verb + low .. verb + high; of the verb's other nouns, `under` bars what is less and `over` what is more."""
        for noun in range(low, high + 1):
            self.moves.append(verb + noun)
        if verb <= self.about < verb + size:
            self.rule = under if self.about < verb + low else over

    def none(self, verb: int, size: int, bar: str) -> None:
        """None of the `size` sentences from `verb` on is free, all by the same rule."""
        if verb <= self.about < verb + size:
            self.rule = bar


@mypyc_attr(allow_interpreted_subclasses=True)
class Form(Generic[W]):
    """One open paragraph. Its blanks are the parameters of its constructor: numbers, words, flat lists of numbers."""

    rule: ClassVar[str] = ""  # its ledger id, the answer to whoever speaks out of place
    blanks: ClassVar[dict[str, Blank]] = {}  # the range of each blank, checked when a save is loaded
    callers: ClassVar[tuple[str, ...]] = ()  # forms that may lie directly below; "" is the bottom, "*" any (an aside)
    shows: ClassVar[tuple[str, ...]] = ()  # the blanks that everybody may see; the others are secret
    sealed: ClassVar[bool] = False  # no offer may be made while it is on top

    def enter(self, g: W) -> None:
        """The paragraph begins: what it does before anything is asked."""

    def needs(self, g: W) -> Need:
        """The first blank. Pure, and never stored."""
        raise NotImplementedError

    def may(self, g: W, seat: int, menu: Menu) -> None:
        """What this seat may say now, and what bars the rest. Pure."""

    def answer(self, g: W, seat: int, verb: int, noun: int) -> None:
        raise NotImplementedError

    def rolled(self, g: W, outcome: int) -> None:
        raise NotImplementedError

    def returned(self, g: W, form: Form[W]) -> None:
        """A paragraph this one called is done; read its blanks."""

    def dropped(self, g: W, form: Form[W]) -> None:
        """A paragraph this one called has lost its premise and was dropped unfinished."""

    def moot(self, g: W) -> bool:
        """Has its premise gone: the victim is dead, the army is gone, no candidate is left? Pure."""
        return False

    def copy(self) -> Form[W]:
        """A form without blanks is its own copy; every other one goes through its constructor."""
        return self

    def hears_move(self, g: W, seat: int, verb: int, noun: int) -> int:
        """The seats (bits) that hear this move whole. Asked before it is played."""
        return EVERYONE

    def others_notice(self, g: W, verb: int) -> int:
        """What those outside the audience notice of such a move: NOTHING, AN_ANSWER or THE_VERB."""
        return THE_VERB

    def hears_roll(self, g: W) -> int:
        """The seats (bits) that see the outcome of the roll it now needs. Asked before it is rolled."""
        return EVERYONE

    def glimpse(self, g: W, seat: int | None) -> dict[str, object]:
        """What this seat (None: an onlooker) may know of its secret blanks."""
        return {}

    def redeal(self, g: W, seat: int, driver: Driver) -> None:
        """Fill its secret blanks anew with what, as far as this seat can tell, they might hold."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sequence(Form[W]):
    """A numbered list of the rulebook. It remembers its place by name, so a part may be inserted in a saved game."""

    def __init__(self, at: str) -> None:
        self.at = at  # the name of the part that is open; "" when all are done

    def parts(self, g: W) -> list[str]:
        raise NotImplementedError

    def part(self, g: W, name: str) -> Form[W]:
        raise NotImplementedError

    def enter(self, g: W) -> None:
        self.at = self.parts(g)[0]

    def needs(self, g: W) -> Need:
        return Call(self.part(g, self.at)) if self.at else DONE

    def returned(self, g: W, form: Form[W]) -> None:
        parts = self.parts(g)
        following = parts.index(self.at) + 1
        self.at = parts[following] if following < len(parts) else ""

    def dropped(self, g: W, form: Form[W]) -> None:
        """A part that lost its premise is over."""
        self.returned(g, form)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[W]):
    """What holds for one set of options: the words, the rulings, and what may be said at any time. Immutable."""

    rule: ClassVar[str] = ""  # the ledger id of the end, for whoever speaks after it
    no_offer: ClassVar[str] = ""  # the ledger id that bars offers while a form is sealed or chance has the word

    def __init__(self, lexicon: Lexicon, seats: int) -> None:
        self.seats: Final = seats
        self.verb_of: Final = lexicon.verb_of
        self.is_offer: Final = lexicon.is_offer
        self.has_offers: Final = lexicon.has_offers

    def out_of_place(self, form: Form[W], asked: bool, verb: int) -> str:
        """The rule for whoever says this while that form is open, asked by it or not, and it has no line for it."""
        return form.rule

    def offers(self, g: W, seat: int, menu: Menu) -> None:
        """Moves that stand beside whatever is being asked. Pure."""

    def offered(self, g: W, seat: int, verb: int, noun: int) -> Form[W] | None:
        """Take up an offer: the paragraph it opens, or None when it was settled on the spot."""
        raise NotImplementedError

    def hears_offer(self, g: W, seat: int, verb: int, noun: int) -> int:
        """The seats (bits) that hear this offer whole. Asked before it is played."""
        return EVERYONE

    def others_notice(self, g: W, verb: int) -> int:
        """What those outside the audience of an offer notice of it."""
        return THE_VERB
