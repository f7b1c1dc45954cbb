"""SIMBOLI, IL PERCORSO DELLA NOBILTÀ: what permits, tokens and the cells of the nobility track pay."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.council.vocabulary import (
    ACTION,
    ADVANCED,
    ASSISTANT,
    CARD,
    CARDS,
    CELL_SOURCE,
    CITIES,
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
    PERMITS,
    PERMITS_BY_REGION,
    POINT,
    REGION_COUNT,
    REGIONS,
    REUSE,
    REWARDED,
    SIDES,
    SOURCES,
    STEP,
    TAKE,
    TOKEN_AGAIN,
    TOKEN_SOURCE,
    permit_of,
    region_of,
    region_of_slot,
    slot_of,
)
from outremer.games.council.world import BONUS_OWNER, BUILT, HELD, NOBILITY, OPEN, TOKEN, USED, Kingdom
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Number, Seat, decides, given
from outremer.kernel.forms import DONE, Call, Form, Need, Roll, Then, ask
from outremer.kernel.layouts import Packed
from outremer.kernel.menu import Menu


class Bonus(Form[Kingdom]):
    """SIMBOLI: coins, assistants, points and actions at once, then the cards, then nobility step by step."""

    rule: ClassVar[str] = "action.acquire.immediate-bonus"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "source": given(Noun(SOURCES)),
        "cards": Number(0, 4),
        "steps": Number(0, 2),
        "cell": decides(Number(0, LAST_CELL, nobody=True)),
    }

    def __init__(self, seat: int, source: int, cards: int = 0, steps: int = 0, cell: int = NOBODY) -> None:
        self.seat = seat
        self.source = source  # a permit, TOKEN_SOURCE + token or CELL_SOURCE + cell
        self.cards = cards  # still to be drawn
        self.steps = steps  # still to be taken
        self.cell = cell  # a cell reached whose own paragraph comes first, or NOBODY

    def enter(self, g: Kingdom) -> None:
        self.steps = g.rules.pays(self.source, STEP)
        self.pay(g, self.source)
        self.proceed(g)

    def pay(self, g: Kingdom, source: int) -> None:
        """What needs no choice and no chance."""
        seat, rules = self.seat, g.rules
        coins, assistants = rules.pays(source, COIN), rules.pays(source, ASSISTANT)
        points, actions = rules.pays(source, POINT), rules.pays(source, ACTION)
        if coins:
            g.gain_coins(seat, coins)  # [symbol.coin]
        if assistants:
            g.gain_assistants(seat, assistants)  # [symbol.assistant]
        if points:
            g.gain_points(seat, points)
        if actions:
            g.extra += actions  # [symbol.extra-main-action]
            g.tell(GAINED, seat, actions, ACTION)
        self.cards += rules.pays(source, CARD)  # [symbol.politics-card]

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
        reached = min(LAST_CELL, g.has[NOBILITY + self.seat] + count)  # [symbol.nobility-step]
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
    return any(g.rules.bonuses[first + TOKEN_AGAIN : first + GOODS_COUNT])  # the goods that leave something to choose


def paragraph_of(g: Kingdom, seat: int, cell: int) -> Form[Kingdom]:
    tokens = g.rules.pays(CELL_SOURCE + cell, TOKEN_AGAIN)
    if tokens:
        return TokenAgain(seat, tokens) if tokens == 1 else TwoTokensAgain(seat, tokens)
    if g.rules.pays(CELL_SOURCE + cell, FREE_PERMIT):
        return FreePermit(seat)  # [nobility.cell.10]
    return PermitAgain(seat)  # [nobility.cell.14]


class TokenAgain(Form[Kingdom]):
    """Cell 4: one token of a city with an own emporium pays again. [nobility.cell.4]"""

    rule: ClassVar[str] = "nobility.cell.4"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "left": Number(0, 2),
        "city": decides(Noun(CITIES, nobody=True)),
        "collected": Nouns(CITIES),
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
        if g.board[TOKEN + city] == NOBODY:
            return "setup.reward-tokens.purple-none"
        if not g.has[BUILT + self.seat] >> city & 1 or self.collected >> city & 1:
            return self.rule
        return "nobility.cell.reuse.no-nobility-token" if g.board[TOKEN + city] == NOBILITY_TOKEN else None

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

    def fits(self, g: Kingdom) -> str | None:
        return "city: has no token" if self.city != NOBODY and g.board[TOKEN + self.city] == NOBODY else None

    def copy(self) -> TokenAgain:
        return TokenAgain(self.seat, self.left, self.city, self.collected)


class TwoTokensAgain(TokenAgain):
    """Cell 16: two different tokens of cities with own emporiums. [nobility.cell.16]"""

    rule: ClassVar[str] = "nobility.cell.16"

    def copy(self) -> TwoTokensAgain:
        return TwoTokensAgain(self.seat, self.left, self.city, self.collected)


class FreePermit(Form[Kingdom]):
    """Cell 10: one of the permits lying face up, of any region, for nothing. [nobility.cell.10]"""

    rule: ClassVar[str] = "nobility.cell.10"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "permit": decides(Noun(PERMITS, nobody=True)),
    }

    def __init__(self, seat: int, permit: int = NOBODY) -> None:
        self.seat = seat
        self.permit = permit

    def enter(self, g: Kingdom) -> None:
        lying = lying_in(g, 0, REGION_COUNT)
        if len(lying) == 1:
            self.permit = lying[0]

    def needs(self, g: Kingdom) -> Need:
        if self.permit != NOBODY:
            return Then(Taking(self.seat, self.permit, not g.rules.free_permit_pays))
        return ask(self.seat) if lying_in(g, 0, REGION_COUNT) else DONE

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        menu.none(TAKE, "nobility.cell.10")
        for permit in lying_in(g, 0, REGION_COUNT):
            menu.put(TAKE + permit)

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        self.permit = noun

    def copy(self) -> FreePermit:
        return FreePermit(self.seat, self.permit)


class PermitAgain(Form[Kingdom]):
    """Cell 14: the bonuses of one permit of one's own once more, used ones too. [nobility.cell.14]"""

    rule: ClassVar[str] = "nobility.cell.14"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "permit": decides(Noun(PERMITS, nobody=True)),
    }

    def __init__(self, seat: int, permit: int = NOBODY) -> None:
        self.seat = seat
        self.permit = permit

    def enter(self, g: Kingdom) -> None:
        own = self.own_permits(g)
        if len(own) == 1:
            self.choose(g, own[0])

    def choose(self, g: Kingdom, permit: int) -> None:
        self.permit = permit
        g.tell(PERMIT_REUSED, self.seat, permit)

    def own_permits(self, g: Kingdom) -> list[int]:
        own: list[int] = []
        for permit in range(PERMIT_COUNT):
            if g.place[permit] == HELD + self.seat or g.place[permit] == USED + self.seat:
                own.append(permit)
        return own

    def needs(self, g: Kingdom) -> Need:
        if self.permit != NOBODY:
            return Then(Bonus(self.seat, self.permit))
        return ask(self.seat) if self.own_permits(g) else DONE

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        menu.none(REUSE, "nobility.cell.14")
        for permit in self.own_permits(g):
            menu.put(REUSE + permit)

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        self.choose(g, noun)

    def copy(self) -> PermitAgain:
        return PermitAgain(self.seat, self.permit)


class Taking(Form[Kingdom]):
    """The permit comes to the player, pays its bonuses, and is replaced from its pile."""

    rule: ClassVar[str] = "action.acquire.take-tile"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "permit": given(Noun(PERMITS)),
        "paid_out": decides(Flag()),
        "slot": Packed({"region": REGIONS, "side": SIDES}),
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
        region = region_of(self.permit)
        if g.board[OPEN + self.slot] == NOBODY and g.pile_is_shuffled(region):
            return Roll(g.pile_odds(region), PERMITS_BY_REGION[region])  # [action.acquire.replace-tile]
        return DONE

    def returned(self, g: Kingdom, form: Form[Kingdom]) -> None:
        self.paid_out = True
        g.refill_from_under(self.slot)

    def rolled(self, g: Kingdom, outcome: int) -> None:
        g.show(permit_of(region_of(self.permit), outcome), self.slot)

    def fits(self, g: Kingdom) -> str | None:
        if region_of_slot(self.slot) != region_of(self.permit) or g.board[OPEN + self.slot] != NOBODY:
            return "slot: must be the empty space where the permit lay"
        return None

    def copy(self) -> Taking:
        return Taking(self.seat, self.permit, self.paid_out, self.slot)


def lying_in(g: Kingdom, first: int, beyond: int) -> list[int]:
    """The permits lying face up in these regions."""
    lying: list[int] = []
    for slot in range(slot_of(first, 0), slot_of(beyond, 0)):
        if g.board[OPEN + slot] != NOBODY:
            lying.append(g.board[OPEN + slot])
    return lying
