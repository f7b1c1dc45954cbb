"""SIMBOLI, IL PERCORSO DELLA NOBILTÀ: what permits, tokens and the cells of the nobility track pay."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.council.vocabulary import (
    ACTION,
    ADVANCED,
    ALL_CITIES,
    ASSISTANT,
    CARD,
    CARDS,
    CELL_SOURCE,
    CITY_COUNT,
    COIN,
    COLLECT,
    FREE_PERMIT,
    GAINED,
    GOODS_COUNT,
    LAST_CELL,
    NOBILITY_TOKEN,
    PERMIT_COUNT,
    PERMIT_REUSED,
    PERMIT_TAKEN,
    PERMITS_A_REGION,
    PERMITS_BY_REGION,
    POINT,
    REGION_COUNT,
    REUSE,
    REWARDED,
    SOURCE_COUNT,
    STEP,
    TAKE,
    TOKEN_AGAIN,
    TOKEN_SOURCE,
)
from outremer.games.council.world import BONUS_OWNER, BUILT, HELD, NOBILITY, OPEN, POINTS, TOKEN, USED, Kingdom
from outremer.kernel.blanks import NOBODY, Blank, Flag, Number, Seat, decides, given
from outremer.kernel.forms import DONE, Call, Form, Need, Roll, ask
from outremer.kernel.menu import Menu


class Bonus(Form[Kingdom]):
    """SIMBOLI: coins, assistants, points and actions at once, then the cards, then nobility step by step.

    [symbol.coin] [symbol.assistant] [symbol.victory-point] [symbol.extra-main-action] [symbol.politics-card]
    [symbol.nobility-step]
    """

    rule: ClassVar[str] = "action.acquire.immediate-bonus"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "source": given(Number(0, SOURCE_COUNT - 1)),
        "cards": Number(0, 4),
        "steps": Number(0, 2),
        "cell": decides(Number(NOBODY, LAST_CELL)),
    }

    def __init__(self, seat: int, source: int, cards: int = 0, steps: int = 0, cell: int = NOBODY) -> None:
        self.seat = seat
        self.source = source  # a permit, TOKEN_SOURCE + token or CELL_SOURCE + cell
        self.cards = cards  # still to be drawn
        self.steps = steps  # still to be taken
        self.cell = cell  # a cell reached whose own paragraph comes first, or NOBODY

    def enter(self, g: Kingdom) -> None:
        self.steps = g.rules.bonuses[self.source * GOODS_COUNT + STEP]
        self.pay(g, self.source)
        self.proceed(g)

    def pay(self, g: Kingdom, source: int) -> None:
        """What needs no choice and no chance."""
        first = source * GOODS_COUNT
        bonuses = g.rules.bonuses
        if bonuses[first + COIN]:
            g.gain_coins(self.seat, bonuses[first + COIN])
        if bonuses[first + ASSISTANT]:
            g.gain_assistants(self.seat, bonuses[first + ASSISTANT])
        if bonuses[first + POINT]:
            g.has[POINTS + self.seat] += bonuses[first + POINT]
            g.tell(GAINED, self.seat, bonuses[first + POINT], POINT)
        if bonuses[first + ACTION]:
            g.extra += bonuses[first + ACTION]
            g.tell(GAINED, self.seat, bonuses[first + ACTION], ACTION)
        self.cards += bonuses[first + CARD]

    def proceed(self, g: Kingdom) -> None:
        """Go on until a card must be drawn, a cell has a paragraph of its own, or all is paid."""
        while self.cell == NOBODY:
            if self.cards:
                if g.deck_is_ready():
                    return
                self.cards = 0  # [turn.draw.deck-empty]
            if self.steps == 0:
                return
            self.advance(g)

    def advance(self, g: Kingdom) -> None:
        """On to the next cell and what it pays: for the steps of a permit, or of a token. [nobility.ways-to-advance]"""
        count = 1 if g.rules.steps_pay_on_the_way else self.steps  # [nobility.bonus-spaces]
        self.steps -= count
        reached = min(LAST_CELL, g.has[NOBILITY + self.seat] + count)
        if reached == g.has[NOBILITY + self.seat]:
            return
        g.has[NOBILITY + self.seat] = reached
        g.tell(ADVANCED, self.seat, reached)
        self.pay(g, CELL_SOURCE + reached)
        if has_own_paragraph(g, reached):
            self.cell = reached

    def needs(self, g: Kingdom) -> Need:
        if self.cards:
            return Roll(g.deck, CARDS)
        if self.cell != NOBODY:
            return Call(paragraph_of(g, self.seat, self.cell))
        return DONE

    def hears_roll(self, g: Kingdom) -> int:
        return 1 << self.seat

    def rolled(self, g: Kingdom, outcome: int) -> None:
        self.cards -= 1
        g.draw(self.seat, outcome)
        self.proceed(g)

    def returned(self, g: Kingdom, form: Form[Kingdom]) -> None:
        self.cell = NOBODY
        self.proceed(g)

    def copy(self) -> Bonus:
        return Bonus(self.seat, self.source, self.cards, self.steps, self.cell)


def has_own_paragraph(g: Kingdom, cell: int) -> bool:
    first = (CELL_SOURCE + cell) * GOODS_COUNT
    return any(g.rules.bonuses[first + TOKEN_AGAIN : first + GOODS_COUNT])


def paragraph_of(g: Kingdom, seat: int, cell: int) -> Form[Kingdom]:
    """[nobility.cell.4] [nobility.cell.10] [nobility.cell.14] [nobility.cell.16]"""
    first = (CELL_SOURCE + cell) * GOODS_COUNT
    tokens = g.rules.bonuses[first + TOKEN_AGAIN]
    if tokens:
        return TokenAgain(seat, tokens)
    if g.rules.bonuses[first + FREE_PERMIT]:
        return FreePermit(seat)
    return PermitAgain(seat)


class TokenAgain(Form[Kingdom]):
    """Cells 4 and 16: one token, or two different ones, of cities with an own emporium. [nobility.cell.16]"""

    rule: ClassVar[str] = "nobility.cell.4"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "left": Number(0, 2),
        "city": decides(Number(NOBODY, CITY_COUNT - 1)),
        "collected": Number(0, ALL_CITIES),
    }

    def __init__(self, seat: int, left: int, city: int = NOBODY, collected: int = 0) -> None:
        self.seat = seat
        self.left = left
        self.city = city  # whose token pays now, or NOBODY
        self.collected = collected  # a bit for each city whose token has paid

    def enter(self, g: Kingdom) -> None:
        self.choose_alone(g)

    def choose_alone(self, g: Kingdom) -> None:
        """Where there is nothing to choose, all that can be had is taken."""
        cities: list[int] = []
        for city in range(CITY_COUNT):
            if self.no_token(g, city) is None:
                cities.append(city)
        if not cities:
            self.left = 0
        elif len(cities) <= self.left:
            self.collect(g, cities[0])

    def collect(self, g: Kingdom, city: int) -> None:
        self.city = city
        self.collected |= 1 << city
        self.left -= 1
        g.tell(REWARDED, self.seat, city)

    def no_token(self, g: Kingdom, city: int) -> str | None:
        if not g.has[BUILT + self.seat] >> city & 1 or g.board[TOKEN + city] == NOBODY:
            return "nobility.cell.16" if self.left + self.collected.bit_count() > 1 else "nobility.cell.4"
        if g.board[TOKEN + city] == NOBILITY_TOKEN:
            return "nobility.cell.reuse.no-nobility-token"
        return "nobility.cell.16" if self.collected >> city & 1 else None

    def needs(self, g: Kingdom) -> Need:
        if self.city != NOBODY:
            return Call(Bonus(self.seat, TOKEN_SOURCE + g.board[TOKEN + self.city]))
        return ask(self.seat) if self.left else DONE

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        for city in range(CITY_COUNT):
            menu.put(COLLECT + city, self.no_token(g, city))

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        self.collect(g, noun)

    def returned(self, g: Kingdom, form: Form[Kingdom]) -> None:
        self.city = NOBODY
        if self.left:
            self.choose_alone(g)

    def copy(self) -> TokenAgain:
        return TokenAgain(self.seat, self.left, self.city, self.collected)


class FreePermit(Form[Kingdom]):
    """Cell 10: one of the permits lying face up, of any region, for nothing. [nobility.cell.10]"""

    rule: ClassVar[str] = "nobility.cell.10"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "permit": decides(Number(NOBODY, PERMIT_COUNT - 1)),
        "done": Flag(),
    }

    def __init__(self, seat: int, permit: int = NOBODY, done: bool = False) -> None:
        self.seat = seat
        self.permit = permit
        self.done = done

    def enter(self, g: Kingdom) -> None:
        lying = lying_in(g, 0, REGION_COUNT)
        if len(lying) == 1:
            self.permit = lying[0]
        self.done = not lying

    def needs(self, g: Kingdom) -> Need:
        if self.done:
            return DONE
        if self.permit == NOBODY:
            return ask(self.seat)
        return Call(Taking(self.seat, self.permit, not g.rules.free_permit_pays))

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        menu.none(TAKE, "nobility.cell.10")
        for permit in lying_in(g, 0, REGION_COUNT):
            menu.put(TAKE + permit)

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        self.permit = noun

    def returned(self, g: Kingdom, form: Form[Kingdom]) -> None:
        self.done = True

    def copy(self) -> FreePermit:
        return FreePermit(self.seat, self.permit, self.done)


class PermitAgain(Form[Kingdom]):
    """Cell 14: the bonuses of one permit of one's own once more, used ones too. [nobility.cell.14]"""

    rule: ClassVar[str] = "nobility.cell.14"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "permit": decides(Number(NOBODY, PERMIT_COUNT - 1)),
        "done": Flag(),
    }

    def __init__(self, seat: int, permit: int = NOBODY, done: bool = False) -> None:
        self.seat = seat
        self.permit = permit
        self.done = done

    def enter(self, g: Kingdom) -> None:
        own: list[int] = []
        for permit in range(PERMIT_COUNT):
            if self.is_own(g, permit):
                own.append(permit)
        if len(own) == 1:
            self.choose(g, own[0])
        self.done = not own

    def choose(self, g: Kingdom, permit: int) -> None:
        self.permit = permit
        g.tell(PERMIT_REUSED, self.seat, permit)

    def is_own(self, g: Kingdom, permit: int) -> bool:
        return g.place[permit] == HELD + self.seat or g.place[permit] == USED + self.seat

    def needs(self, g: Kingdom) -> Need:
        if self.done:
            return DONE
        return ask(self.seat) if self.permit == NOBODY else Call(Bonus(self.seat, self.permit))

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        for permit in range(PERMIT_COUNT):
            menu.put(REUSE + permit, None if self.is_own(g, permit) else "nobility.cell.14")

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        self.choose(g, noun)

    def returned(self, g: Kingdom, form: Form[Kingdom]) -> None:
        self.done = True

    def copy(self) -> PermitAgain:
        return PermitAgain(self.seat, self.permit, self.done)


class Taking(Form[Kingdom]):
    """The permit comes to the player, pays its bonuses, and is replaced from its pile. [action.acquire.replace-tile]"""

    rule: ClassVar[str] = "action.acquire.take-tile"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "permit": given(Number(0, PERMIT_COUNT - 1)),
        "paid_out": decides(Flag()),
        "slot": Number(NOBODY, REGION_COUNT * 2 - 1),
    }

    def __init__(self, seat: int, permit: int, paid_out: bool, slot: int = NOBODY) -> None:
        self.seat = seat
        self.permit = permit
        self.paid_out = paid_out  # its bonuses, or it has none to pay
        self.slot = slot  # where it lay

    def enter(self, g: Kingdom) -> None:
        self.slot = g.board.index(self.permit, OPEN, BONUS_OWNER) - OPEN
        g.board[OPEN + self.slot] = NOBODY
        g.place[self.permit] = HELD + self.seat  # [action.acquire.tile-face-up]
        g.tell(PERMIT_TAKEN, self.seat, self.permit)
        if self.paid_out:
            g.refill_from_under(self.slot)

    def needs(self, g: Kingdom) -> Need:
        if not self.paid_out:
            return Call(Bonus(self.seat, self.permit))
        region = self.slot // 2
        if g.board[OPEN + self.slot] == NOBODY and g.pile_is_shuffled(region):
            return Roll(g.pile_odds(region), PERMITS_BY_REGION[region])
        return DONE

    def returned(self, g: Kingdom, form: Form[Kingdom]) -> None:
        self.paid_out = True
        g.refill_from_under(self.slot)

    def rolled(self, g: Kingdom, outcome: int) -> None:
        g.show(self.slot // 2 * PERMITS_A_REGION + outcome, self.slot)

    def copy(self) -> Taking:
        return Taking(self.seat, self.permit, self.paid_out, self.slot)


def lying_in(g: Kingdom, first: int, beyond: int) -> list[int]:
    """The permits lying face up in these regions."""
    lying: list[int] = []
    for slot in range(first * 2, beyond * 2):
        if g.board[OPEN + slot] != NOBODY:
            lying.append(g.board[OPEN + slot])
    return lying
