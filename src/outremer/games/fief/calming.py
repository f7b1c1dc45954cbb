"""An uprising announced: more cards, a tunnel, and the clergy that tries to calm it."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.deaths import kill
from outremer.games.fief.knowing import could_hold, spend
from outremer.games.fief.moments import Window, said
from outremer.games.fief.passage import Tunnel, no_passage
from outremer.games.fief.unrest import no_unrest, penalty
from outremer.games.fief.vocabulary import (
    CALM,
    CALM_BY_COINS,
    CALM_PAID,
    CALM_TRIED,
    CALMING,
    D6,
    FIRST_SEE,
    LORD_COUNT,
    LORDS,
    PASS,
    PASSAGE,
    ROSE_UP,
    ROUSE,
    TUNNEL,
    UPRISING,
    VILLAGES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Number, Seat, given
from outremer.kernel.forms import DONE, Form, Need, Roll
from outremer.kernel.layouts import Grid
from outremer.kernel.menu import Menu

EVEN: Final = [1] * 6
CALMING_ROLL: Final = 4  # this or less calms [bishop.quell_uprising.roll] [cardinal.quell_uprising.roll]
CALMING_PRICE: Final = 3  # [cardinal.quell_uprising]


class UprisingAnnounced(Window):
    """Before the dice: more cards, a tunnel, clergy."""

    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": given(Seat()),
        "village": given(Noun(VILLAGES)),
        **Window.blanks,
        "answers": said([PASS, ROUSE, TUNNEL, CALM, CALM_BY_COINS]),
        "cards": Number(1, 99),
        "calmed": Number(0, 99),
        "tunnel": Flag(),
        "tried": Grid(Number(0, 99), LORDS),
    }

    def __init__(
        self,
        by: int,
        village: int,
        answers: list[int],
        actor: int = NOBODY,
        over: bool = False,
        cards: int = 1,
        calmed: int = 0,
        tunnel: bool = False,
        tried: list[int] | None = None,
    ) -> None:
        super().__init__(answers, actor, over)
        self.by = by
        self.village = village
        self.cards = cards  # played
        self.calmed = calmed  # of them
        self.tunnel = tunnel
        self.tried = [0] * LORD_COUNT if tried is None else tried  # by cleric: in vain, of the cards not calmed

    def could_act(self, g: France, seat: int) -> bool:
        if could_hold(g, seat, UPRISING) and self.no_rouse(g, seat) is None:
            return True
        if could_hold(g, seat, PASSAGE) and self.no_wall(g, seat) is None:
            return True
        for lord in g.lords_of(seat):
            if self.no_calm(g, seat, lord) is None or self.no_paid_calm(g, seat, lord) is None:
                return True
        return False

    def no_rouse(self, g: France, seat: int) -> str | None:
        """What, for all to see, keeps this seat from adding a card."""
        return no_unrest(g, seat, self.village)

    def no_wall(self, g: France, seat: int) -> str | None:
        """Anybody may dig, once, where walls take dice off. [card.uprising.secret_passage]"""
        if self.tunnel or not penalty(g, self.village):
            return "card.uprising.secret_passage"
        return g.rules.asks.bars_tunnel(g, seat, self.village)

    def no_calm(self, g: France, seat: int, lord: int) -> str | None:
        """The bishop of that see, free, wherever he is; a Cardinal if it is his own.

        [bishop.quell_uprising] [cardinal.quell_uprising.own_see]
        """
        if g.owner(lord) != seat or not g.is_free(lord):
            return "bishop.quell_uprising"
        if not g.has(lord, FIRST_SEE + g.rules.board.see_of[self.village]):
            return "cardinal.quell_uprising.own_see" if g.is_cardinal(lord) else "bishop.quell_uprising"
        return self.no_more_tries(lord)

    def no_paid_calm(self, g: France, seat: int, lord: int) -> str | None:
        """A Cardinal, free, in any see, for three coins. [cardinal.quell_uprising]"""
        if g.owner(lord) != seat or not g.is_free(lord) or not g.is_cardinal(lord) or g.coins(seat) < CALMING_PRICE:
            return "cardinal.quell_uprising"
        return self.no_more_tries(lord)

    def no_more_tries(self, lord: int) -> str | None:
        """One for each card; what another has calmed is no card to try. [card.uprising.clergy]"""
        return None if self.tried[lord] < self.cards - self.calmed else "card.uprising.clergy"

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        menu.put(ROUSE, self.no_rouse(g, seat) or (None if g.holds(seat, UPRISING) else "card.uprising.target"))
        menu.put(TUNNEL, self.no_wall(g, seat) or no_passage(g, seat))
        for lord in range(LORD_COUNT):
            menu.put(CALM + lord, self.no_calm(g, seat, lord))
            menu.put(CALM_BY_COINS + lord, self.no_paid_calm(g, seat, lord))

    def act(self, g: France, seat: int, verb: int, noun: int) -> Form[France]:
        if verb == ROUSE:
            return Roused(seat, self.village, self.cards + 1)
        return Tunnel(seat, self.village) if verb == TUNNEL else Calming(noun, verb == CALM_BY_COINS)

    def carried_out(self, g: France, form: Form[France]) -> None:
        if isinstance(form, Roused):
            self.cards += 1
        elif isinstance(form, Tunnel):
            self.tunnel = True
        else:
            assert isinstance(form, Calming)
            self.note_try(form)

    def note_try(self, calming: Calming) -> None:
        """All take the cards one after the other: a calmed one was tried before by whoever has tried more of them."""
        tried = self.tried[calming.lord]
        if not calming.calmed:
            self.tried[calming.lord] += 1
            return
        self.calmed += 1
        self.over = self.calmed == self.cards
        for lord in range(LORD_COUNT):
            if self.tried[lord] > tried:
                self.tried[lord] -= 1

    def concerns(self, g: France, seat: int) -> bool:
        """Whether units of its own are there, or the village is its own."""
        return g.occupies(seat, self.village) or g.controls(seat, self.village)

    def copy(self) -> UprisingAnnounced:
        return UprisingAnnounced(
            self.by,
            self.village,
            self.answers[:],
            self.actor,
            self.over,
            self.cards,
            self.calmed,
            self.tunnel,
            self.tried[:],
        )


class Roused(Form[France]):
    """Another Uprising card on the same village."""

    rule: ClassVar[str] = "card.uprising.stack"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"by": Seat(), "village": Noun(VILLAGES), "cards": Number(1, 99)}

    def __init__(self, by: int, village: int, cards: int) -> None:
        self.by = by
        self.village = village
        self.cards = cards  # with this one

    def enter(self, g: France) -> None:
        """[card.uprising.stack] [card.uprising.discard]"""
        spend(g, self.by, UPRISING)
        g.tell(ROSE_UP, self.by, self.village, self.cards)

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Roused:
        return Roused(self.by, self.village, self.cards)


class Calming(Form[France]):
    """A cleric tries to calm one card: four or less does it, else it costs a bishop his life, a Cardinal his coins."""

    rule: ClassVar[str] = "card.uprising.clergy"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "lord": given(Noun(LORDS)),
        "paid": given(Flag()),
        "calmed": Flag(),
        "over": Flag(),
    }

    def __init__(self, lord: int, paid: bool, calmed: bool = False, over: bool = False) -> None:
        self.lord = lord
        self.paid = paid
        self.calmed = calmed
        self.over = over

    def enter(self, g: France) -> None:
        if self.paid:
            g.pay(g.owner(self.lord), CALMING_PRICE)  # [cardinal.quell_uprising]
            g.tell(CALM_PAID, g.owner(self.lord), self.lord, CALMING_PRICE)

    def needs(self, g: France) -> Need:
        return DONE if self.over else Roll(EVEN, D6)

    def rolled(self, g: France, outcome: int) -> None:
        """[bishop.quell_uprising.roll] [cardinal.quell_uprising.roll]"""
        self.over = True
        self.calmed = outcome + 1 <= CALMING_ROLL
        g.tell(CALM_TRIED, g.owner(self.lord), self.lord, outcome + 1)
        if not self.calmed and not self.paid:
            kill(g, self.lord, CALMING)  # his fiefs wait for heirs [bishop.quell_uprising.inheritance]

    def copy(self) -> Calming:
        return Calming(self.lord, self.paid, self.calmed, self.over)
