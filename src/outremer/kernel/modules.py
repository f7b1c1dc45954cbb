"""What holds at one table: the base rules, and the modules that options and expansions add, each as one value.

Base rules name no module. They ask named questions, methods of the game's own subclass of `Answers`, and those modules
answer that override them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Driver
from outremer.kernel.forms import Form, Part, Piece, W
from outremer.kernel.journal import EVERYONE, THE_VERB
from outremer.kernel.lexicon import Lexicon
from outremer.kernel.menu import Menu


class Total:
    """A number that never changes, such as the squires of a colour: what is there and what must be."""

    def __init__(self, name: str, found: int, wanted: int) -> None:
        self.name: Final = name
        self.found: Final = found
        self.wanted: Final = wanted


class Talk:
    """A private talk at the table: who is in it, who ends it with which move, and after how many seconds at the latest.

    Its name is the name of its room of text.
    """

    def __init__(self, name: str, members: int, opener: int, end: int, seconds: int) -> None:
        self.name: Final = name
        self.members: Final = members  # a bit per seat
        self.opener: Final = opener
        self.end: Final = end
        self.seconds: Final = seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Answers(Generic[W]):
    """What a module answers when it is asked; whatever it does not override, it leaves as it is.

    A game adds the questions of its own rules ("how many dice?") in a subclass, and its modules override those.
    """

    def offers(self, g: W, seat: int, menu: Menu) -> None:
        """The module's moves that stand beside whatever is being asked. Pure."""

    def offered(self, g: W, seat: int, verb: int, noun: int) -> Form[W] | None:
        """Take up one of its offers: the paragraph it opens, or None when it was settled on the spot."""
        raise NotImplementedError

    def may(self, g: W, form: Form[W], seat: int, menu: Menu) -> None:
        """The module's words inside a paragraph that is not its own. Pure."""

    def answer(self, g: W, form: Form[W], seat: int, verb: int, noun: int) -> None:
        """One of its words was said inside a paragraph that is not its own."""
        raise NotImplementedError

    def due(self, g: W) -> Form[W] | None:
        """A consequence of the module that comes before whatever is open, see `Rules.due`. Pure."""
        return None

    def hears(self, g: W, seat: int, verb: int, noun: int) -> int:
        """The seats (bits) that hear this offer or guest's word whole. Asked before it is played."""
        return EVERYONE

    def others_notice(self, g: W, verb: int) -> int:
        """What those outside the audience of such a word notice of it."""
        return THE_VERB

    def view(self, g: W, seat: int | None) -> dict[str, object] | None:
        """What this seat (None: an onlooker) may know of the module's piece."""
        return None

    def redeal(self, g: W, stack: list[Form[W]], seat: int, driver: Driver) -> None:
        """Deal anew what this seat cannot know of the module's piece."""

    def veil(self, g: W, seat: int) -> None:
        """Write over what this seat may not know because of this module, in place, see `Features.veil`."""

    def totals(self, g: W, stack: list[Form[W]]) -> list[Total]:
        """What is conserved of the module's piece."""
        return []

    def fits(self, g: W, over: bool) -> str | None:
        """What in the module's piece contradicts itself or the world, beginning with the field. Pure."""
        return None


A = TypeVar("A", bound=Answers[Any])


def those_who_answer(question: str, answers: Sequence[A], base: type[A]) -> list[A]:
    """Those who override this question, in their fixed order: base rules ask nobody else."""
    return [one for one in answers if getattr(type(one), question) is not getattr(base, question)]


class Module(Generic[W]):
    """What an option, an edition or an expansion adds, as one value; base rules name none.

    Its verbs are declared in the game's lexicon with `module=` its name, its events in the game's annals.
    """

    def __init__(
        self,
        name: str,  # as `module` in the ledger
        scope: str,  # the rule that bars its words where it is not in play
        home: str,  # the folder or file, below the game's, where its rules lie
        when: Callable[[dict[str, str]], bool] | None = None,  # of the options; None: the option of its name says yes
        forms: tuple[type[Form[W]], ...] = (),
        parts: dict[str, list[Part[W]]] | None = None,  # by sequence
        answers: Answers[W] | None = None,
        piece: Callable[[], Piece] | None = None,  # its own share of the world, as the game begins
    ) -> None:
        self.name: Final = name
        self.scope: Final = scope
        self.home: Final = home
        self.when: Final = when
        self.forms: Final = forms
        self.parts: Final = parts or {}
        self.answers: Final = answers
        self.piece: Final = piece

    def is_played(self, options: dict[str, str]) -> bool:
        return options.get(self.name) == "yes" if self.when is None else self.when(options)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[W]):
    """What holds for one set of options: the words, the rulings, the modules in play, and what may be said at any time.

    Immutable, and shared by all tables that play by it.
    """

    rule: ClassVar[str] = ""  # the ledger id of the end, for whoever speaks after it
    no_offer: ClassVar[str] = ""  # the ledger id that bars offers while a form is sealed or chance has the word
    replies: ClassVar[tuple[int, ...]] = ()  # the verbs, among the offers, by which an addressed seat answers

    def __init__(
        self, lexicon: Lexicon, seats: int, modules: Sequence[Module[W]] = (), absent: Sequence[Module[W]] = ()
    ) -> None:
        self.seats: Final = seats
        self.verb_of: Final = lexicon.verb_of
        self.size_of: Final = lexicon.size_of
        self.is_offer: Final = lexicon.is_offer
        self.is_guest: Final = lexicon.is_guest
        self.is_answer: Final = lexicon.answers()  # by move: neither an offer nor a guest's word
        self.said_to: Final = lexicon.said_to
        self.otherwise: Final = lexicon.otherwise
        self.modules: Final = list(modules)
        self.answers: Final = [module.answers for module in modules if module.answers is not None]
        self.owner: Final = lexicon.by_module({module.name: module.answers for module in modules})
        self.absent: Final = lexicon.by_module({module.name: module.scope for module in absent})  # verb -> its bar
        self.has_offers: Final = any(self.is_offer[verb] and verb not in self.absent for verb in lexicon.verbs)
        self.offering: Final = those_who_answer("offers", self.answers, Answers)
        self.guests: Final = self._guests(lexicon)
        self.minding: Final = those_who_answer("due", self.answers, Answers)
        self.has_due: Final = bool(self.minding) or type(self).due is not Rules.due
        self.may_break_in: Final = self.has_offers or self.has_due  # upon whatever is open
        self._parts: Final[dict[str, list[Part[W]]]] = {}
        self.made_by: tuple[object, ...] = ()  # who makes them again, and of what: set by whoever keeps them

    def __reduce__(self) -> tuple[object, ...]:
        if not self.made_by:
            raise TypeError("these rules cannot travel: they were not made by a game that is known by its name")
        return self.made_by

    def _guests(self, lexicon: Lexicon) -> dict[str, list[Answers[W]]]:
        """By form: the modules in play that have words there, were they only to be refused, in their order."""
        guests: dict[str, list[Answers[W]]] = {}
        for one in those_who_answer("may", self.answers, Answers):
            for verb, forms in lexicon.said_to.items():
                if self.owner.get(verb) is one:
                    for form in forms:
                        found = guests.setdefault(form, [])
                        if one not in found:
                            found.append(one)
        return guests

    def lay_out(self) -> list[Piece]:
        """The pieces of the modules in play, as the game begins."""
        return [module.piece() for module in self.modules if module.piece is not None]

    def parts_of(self, sequence: str, base: tuple[Part[W], ...]) -> list[Part[W]]:
        """The parts of a sequence: those of the base game, and behind or before them by name those of modules."""
        if sequence not in self._parts:
            parts = [part for part in base if part.when is None or part.when(self)]
            for module in self.modules:
                for part in module.parts.get(sequence, []):
                    parts.insert(place_among(parts, part), part)
            self._parts[sequence] = parts
        return self._parts[sequence]

    def due(self, g: W) -> Form[W] | None:
        """A consequence that comes before whatever is open: an heir to be named, a crown to be passed on. Pure.

        Its form is a `consequence`; entering it takes it off the list of what is due.
        """
        return None

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

    def addressed(self, g: W) -> int:
        """The seats (bits) to whom another has sent something that waits for their word, by public knowledge. Pure.

        They answer by an offer, and the game goes on without them: they are not asked.
        """
        return 0

    def talks(self, g: W) -> list[Talk]:
        """The private talks that are open, by public knowledge. Pure."""
        return []


def place_among(parts: Sequence[Part[Any]], part: Part[Any]) -> int:
    """Where a module's part goes: before or behind the one it names, or else at the end."""
    names = [one.name for one in parts]
    if part.before:
        return names.index(part.before)
    return names.index(part.after) + 1 if part.after else len(parts)


def listing(rules: Rules[Any]) -> Menu:
    """An empty menu on which the free moves are listed."""
    return Menu(NOBODY, "", NOBODY, rules.size_of)
