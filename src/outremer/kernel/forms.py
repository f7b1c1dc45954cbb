"""A game in progress is a world plus a stack of forms, both plain data.

A form is one open paragraph of the rulebook. `needs` says what it is waiting for, `may` what a seat may say to it
and which rule bars the rest; `answer`, `rolled` and `returned` fill its blanks. Nothing else is remembered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from outremer.kernel.blanks import NOBODY, AnyWord, Blank
from outremer.kernel.chance import Driver
from outremer.kernel.journal import EVERYONE, THE_VERB, TOLD, Entry, Journal
from outremer.kernel.menu import Menu

if TYPE_CHECKING:
    from outremer.kernel.modules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)  # so a test or an expansion need not be compiled
class World:
    """What lies on the table: numbers, and flat lists of numbers, by the names of its constructor's parameters.

    The first parameter is `rules`, which clones share and saves leave out.
    """

    blanks: ClassVar[dict[str, Blank]] = {}  # the range of every field, and how it is said

    def __init__(self, rules: Rules[Any]) -> None:
        self.assembled: Final = rules  # as the kernel knows them; a game keeps them as its own kind too
        self.pieces: list[Piece] = _NO_PIECES  # of the modules in play that have one, laid out as the game begins
        self.journal: Journal | None = None

    def clone(self) -> Self:
        """Without the pieces of modules, see `twin`."""
        raise NotImplementedError

    def twin(self) -> Self:
        """An independent copy without a story, see `Journal.twin`."""
        world = self.clone()
        if self.pieces:
            world.pieces = [piece.clone() for piece in self.pieces]
        if self.journal is not None:
            world.journal = self.journal.twin()
        return world

    def __reduce__(self) -> tuple[object, ...]:
        ears = None if self.journal is None else self.journal.twin()
        return _laid_out, (type(self), self.assembled, _filled_in(self, self.blanks), self.pieces, ears)

    def fits(self, over: bool) -> str | None:
        """What in this world contradicts itself, beginning with the field: `first: must be a seat`. Pure."""
        return None

    def tell(self, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Tell everybody what has just happened."""
        if self.journal is not None:
            self.journal.add(Entry(TOLD, EVERYONE, NOBODY, event, [a, b, c, d, e], NOBODY))

    def tell_only(self, audience: int, event: int, numbers: list[int], instead: int = NOBODY) -> None:
        """Tell these seats (bits); the others hear `instead`, which takes the first of the same numbers, or nothing."""
        if self.journal is not None:
            self.journal.add(Entry(TOLD, audience, NOBODY, event, numbers, instead))

    def reveal(self, audience: int = EVERYONE, shown: list[int] | None = None) -> None:
        """A secret is being shown to these seats (bits): what came before can no longer be taken back behind them.

        What is `shown` and not told besides, they have seen.
        """
        if self.journal is not None:
            self.journal.revealed |= audience
            if shown is not None:
                self.journal.show(audience, shown[:])


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """What a module adds to the world: numbers and flat lists of them, by the names of its constructor's parameters."""

    blanks: ClassVar[dict[str, Blank]] = {}

    def clone(self) -> Self:
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return _made, (type(self), _filled_in(self, self.blanks))


def _filled_in(thing: object, blanks: dict[str, Blank]) -> dict[str, object]:
    """What a constructor is given to make the same thing again."""
    return {name: getattr(thing, name) for name in blanks}


def _made(kind: Callable[..., object], values: dict[str, object]) -> object:
    return kind(**values)


def _laid_out(
    kind: Callable[..., World], rules: Rules[Any], values: dict[str, object], pieces: list[Piece], ears: Journal | None
) -> World:
    world = kind(rules, **values)
    world.pieces = pieces
    world.journal = ears
    return world


_NO_PIECES: Final[list[Piece]] = []
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


class Then(Call[W]):
    """This paragraph ends in another: when that is done, so is this one."""


class Done(Need):
    """Every blank is filled."""


DONE: Final = Done()
_ASKS: Final = [Ask(seats) for seats in range(1 << 8)]  # an Ask is only a set of seats, so all of them exist already


def ask(seat: int) -> Need:
    return _ASKS[1 << seat]


def ask_all(seats: int) -> Need:
    """One Ask to many seats, given as bits; the answers wait in the form until the last is in."""
    return _ASKS[seats]


@mypyc_attr(allow_interpreted_subclasses=True)
class Form(Generic[W]):
    """One open paragraph. Its blanks are the parameters of its constructor: numbers, words, flat lists of numbers."""

    rule: ClassVar[str] = ""  # its ledger id, the answer to whoever says to it what it does not ask for
    order: ClassVar[str] = ""  # the ledger id for whoever is not asked now, if it is one for all; "" where it is `rule`
    blanks: ClassVar[dict[str, Blank]] = {}  # each blank with its range, its words and its marks
    sealed: ClassVar[bool] = False  # no offer may be made while it is on top
    aside: ClassVar[bool] = False  # an offer or a consequence opens it, and no form below awaits it
    consequence: ClassVar[bool] = False  # an aside of `Rules.due`: it may lie on a sealed form too
    passed_by: ClassVar[str] = ""  # of a window, which asks many at once just in case: the word that lets it pass

    def enter(self, g: W) -> None:
        """The paragraph begins: what it does before anything is asked."""

    def needs(self, g: W) -> Need:
        """The first blank. Pure, and never stored."""
        raise NotImplementedError

    def may(self, g: W, seat: int, menu: Menu) -> None:
        """What this seat may say now, and what bars the rest. Pure."""

    def out_of_turn(self, g: W, seat: int) -> str:
        """The ledger id for this seat, which is not asked now: its turn is yet to come, or it is out for good. Pure."""
        return self.order

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

    def concerns(self, g: W, seat: int) -> bool:
        """Is what it asks about something of this seat's own? By public knowledge only. Pure."""
        return True

    def fits(self, g: W) -> str | None:
        """What in its blanks contradicts the world, beginning with the blank (or `world.` and the field). Pure."""
        return None

    def copy(self) -> Form[W]:
        """A form without blanks is its own copy; every other one goes through its constructor."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _made, (type(self), _filled_in(self, self.blanks))

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

    def lets_in(self, g: W, seat: int) -> bool:
        """May this seat know all of its secret blanks? Pure."""
        return False

    def redeal(self, g: W, seat: int, driver: Driver) -> None:
        """Fill its secret blanks anew with what, as far as this seat can tell, they might hold."""


class _Nothing(Form[W]):
    """A part with nothing to do: it is done at once."""

    def needs(self, g: W) -> Need:
        return DONE


class Part(Generic[W]):
    """One entry of a numbered list: its name, the paragraph it opens, and for which rules it is there."""

    def __init__(
        self,
        name: str,
        opens: Callable[[W], Form[W] | None],
        when: Callable[[Any], bool] | None = None,
        before: str = "",
        after: str = "",
    ) -> None:
        self.name: Final = name
        self.opens: Final = opens  # None where there is nothing to do in this part now
        self.when: Final = when  # asked of the rules, never of the world; None for always
        self.before: Final = before  # of a module's part: where in the list of the base game it goes
        self.after: Final = after


@mypyc_attr(allow_interpreted_subclasses=True)
class Sequence(Form[W]):
    """A numbered list of the rulebook. It remembers its place by name, so a part may be inserted in a saved game."""

    parts: ClassVar[tuple[Part[Any], ...]] = ()
    blanks: ClassVar[dict[str, Blank]] = {"at": AnyWord()}  # which of the parts is checked against the rules in play

    def __init__(self, at: str) -> None:
        self.at = at  # the name of the part that is open; "" when all are done

    def in_play(self, g: W) -> list[Part[Any]]:
        """The parts under these rules, those of modules inserted."""
        return g.assembled.parts_of(type(self).__name__, self.parts)

    def enter(self, g: W) -> None:
        self.at = self.in_play(g)[0].name

    def needs(self, g: W) -> Need:
        if self.at:
            for part in self.in_play(g):
                if part.name == self.at:
                    return Call(part.opens(g) or _Nothing())
        return DONE

    def returned(self, g: W, form: Form[W]) -> None:
        parts = self.in_play(g)
        for at in range(len(parts)):
            if parts[at].name == self.at:
                self.at = parts[at + 1].name if at + 1 < len(parts) else ""
                return

    def dropped(self, g: W, form: Form[W]) -> None:
        """A part that lost its premise is over."""
        self.returned(g, form)
