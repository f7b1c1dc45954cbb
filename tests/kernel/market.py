"""A toy market: two seats haggle while a third takes its turn. Proposals lie in the world, a row for each seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

import outremer
from outremer import Driver, Game, Option, Result, Standing
from outremer.kernel.blanks import NOBODY, Blank, Number, Seat
from outremer.kernel.forms import DONE, Form, Need, World, ask
from outremer.kernel.journal import EVERYONE, NOTHING
from outremer.kernel.layouts import Many
from outremer.kernel.lexicon import NUMBER, SEAT, Annals, Lexicon
from outremer.kernel.menu import Menu
from outremer.kernel.modules import Rules, Total
from outremer.table.game import Setting

SEATS: Final = 3
TURNS: Final = 6
DRAFTS: Final = 2  # how often a seat may begin a proposal, so that random play ends
COINS: Final = 3
BANK: Final = 9

WORDS: Final = Lexicon()
WORK: Final = WORDS.verb("work")
REST: Final = WORDS.verb("rest")
PROPOSE: Final = WORDS.verb("propose", SEATS, offer=True)
ADD: Final = WORDS.verb("add-coin", offer=True)
SEND: Final = WORDS.verb("send", offer=True)
WITHDRAW: Final = WORDS.verb("withdraw", offer=True)
ACCEPT: Final = WORDS.verb("accept", SEATS, offer=True)
DECLINE: Final = WORDS.verb("decline", SEATS, offer=True)

TOLD: Final = Annals()
WORKED: Final = TOLD.event("worked", seat=SEAT)
SENT: Final = TOLD.event("sent", seat=SEAT, to=SEAT, coins=NUMBER)
DEALT: Final = TOLD.event("dealt", seat=SEAT, to=SEAT, coins=NUMBER)

LEDGER: Final = frozenset(
    [
        "market.end",
        "turn.own",
        "turn.bank-empty",
        "haggle.open",
        "haggle.one-at-a-time",
        "haggle.not-oneself",
        "haggle.limit",
        "haggle.draft-first",
        "haggle.purse",
        "haggle.addressee",
        "haggle.sheep",
    ]
)


class Market(World):
    """Purses, sheep and proposals. A proposal nobody has been sent is its writer's secret."""

    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, TURNS),
        "bank": Number(0, BANK),
        "purse": Many(Number(0, BANK + SEATS * COINS), SEATS),
        "sheep": Many(Number(0, SEATS), SEATS),
        "begun": Many(Number(0, DRAFTS), SEATS),
        "sent": Many(Number(0, DRAFTS), SEATS),
        "to": Many(Seat(nobody=True), SEATS),
        "coins": Many(Number(0, 20), SEATS),
        "open": Many(Number(0, 1), SEATS),
    }

    def __init__(
        self,
        rules: MarketRules,
        turn: int,
        bank: int,
        purse: list[int],
        sheep: list[int],
        begun: list[int],
        sent: list[int],
        to: list[int],
        coins: list[int],
        open: list[int],  # noqa: A002 - a field is named as the save names it
    ) -> None:
        super().__init__(rules)
        self.rules: Final = rules
        self.turn = turn
        self.bank = bank
        self.purse: Final = purse
        self.sheep: Final = sheep
        self.begun: Final = begun  # proposals begun, sent or not
        self.sent: Final = sent
        self.to: Final = to  # whom the seat's proposal is for, or NOBODY; as the next two, by seat
        self.coins: Final = coins  # offered for a sheep
        self.open: Final = open  # it has been sent

    def clone(self) -> Market:
        return Market(
            self.rules,
            self.turn,
            self.bank,
            self.purse[:],
            self.sheep[:],
            self.begun[:],
            self.sent[:],
            self.to[:],
            self.coins[:],
            self.open[:],
        )

    def clear(self, seat: int) -> None:
        self.to[seat] = NOBODY
        self.coins[seat] = 0
        self.open[seat] = 0

    def is_drafting(self, seat: int) -> bool:
        return self.to[seat] != NOBODY and not self.open[seat]


class Turn(Form[Market]):
    """The seats take turns: work for a coin, or rest."""

    rule: ClassVar[str] = "turn.own"

    def needs(self, g: Market) -> Need:
        return ask(g.turn % SEATS) if g.turn < TURNS else DONE

    def may(self, g: Market, seat: int, menu: Menu) -> None:
        menu.put(WORK, None if g.bank else "turn.bank-empty")
        menu.put(REST)

    def answer(self, g: Market, seat: int, verb: int, noun: int) -> None:
        g.turn += 1
        if verb == WORK:
            g.bank -= 1
            g.purse[seat] += 1
            g.tell(WORKED, seat)


class MarketRules(Rules[Market]):
    """Haggling goes on beside every turn."""

    rule: ClassVar[str] = "market.end"
    no_offer: ClassVar[str] = "haggle.open"
    replies: ClassVar[tuple[int, ...]] = (ACCEPT, DECLINE)

    def offers(self, g: Market, seat: int, menu: Menu) -> None:
        drafting = None if g.is_drafting(seat) else "haggle.draft-first"
        for other in range(SEATS):
            menu.put(PROPOSE + other, no_proposal(g, seat, other))
            menu.put(ACCEPT + other, no_deal(g, other, seat))
            menu.put(DECLINE + other, None if g.open[other] and g.to[other] == seat else "haggle.addressee")
        menu.put(ADD, drafting or (None if g.coins[seat] < g.purse[seat] else "haggle.purse"))
        menu.put(SEND, drafting)
        menu.put(WITHDRAW, None if g.to[seat] != NOBODY else "haggle.draft-first")

    def offered(self, g: Market, seat: int, verb: int, noun: int) -> Form[Market] | None:
        if verb == PROPOSE:
            g.to[seat] = noun
            g.begun[seat] += 1
        elif verb == ADD:
            g.coins[seat] += 1
        elif verb == SEND:
            g.open[seat] = 1
            g.sent[seat] += 1
            g.tell(SENT, seat, g.to[seat], g.coins[seat])
            g.reveal()
        elif verb == WITHDRAW:
            g.clear(seat)
        elif verb == ACCEPT:
            self.settle(g, noun, seat)
        else:
            g.clear(noun)
        return None

    def settle(self, g: Market, buyer: int, seller: int) -> None:
        g.purse[buyer] -= g.coins[buyer]
        g.purse[seller] += g.coins[buyer]
        g.sheep[buyer] += 1
        g.sheep[seller] -= 1
        g.tell(DEALT, buyer, seller, g.coins[buyer])
        g.clear(buyer)

    def hears_offer(self, g: Market, seat: int, verb: int, noun: int) -> int:
        unsent = verb in (PROPOSE, ADD) or (verb == WITHDRAW and g.is_drafting(seat))
        return 0 if unsent else EVERYONE

    def others_notice(self, g: Market, verb: int) -> int:
        return NOTHING

    def addressed(self, g: Market) -> int:
        return sum({1 << g.to[seat] for seat in range(SEATS) if g.open[seat]})


def no_proposal(g: Market, seat: int, other: int) -> str | None:
    if g.to[seat] != NOBODY:
        return "haggle.one-at-a-time"
    if seat == other:
        return "haggle.not-oneself"
    return None if g.begun[seat] < DRAFTS else "haggle.limit"


def no_deal(g: Market, buyer: int, seller: int) -> str | None:
    if not g.open[buyer] or g.to[buyer] != seller:
        return "haggle.addressee"
    if not g.sheep[seller]:
        return "haggle.sheep"
    return None if g.coins[buyer] <= g.purse[buyer] else "haggle.purse"


class MarketGame(Game):
    """Three seats, nine coins in the bank, a sheep each."""

    name: ClassVar[str] = "market"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = SEATS
    most_seats: ClassVar[int] = SEATS
    lexicon: ClassVar[Lexicon] = WORDS
    annals: ClassVar[Annals] = TOLD
    world: ClassVar[type[World]] = Market
    forms: ClassVar[tuple[type[Form[Any]], ...]] = (Turn,)
    options: ClassVar[tuple[Option, ...]] = ()
    folder: ClassVar[Path] = Path(__file__).parent
    longest: ClassVar[int] = TURNS + SEATS * DRAFTS * (2 + BANK + SEATS * COINS)

    def assemble(self, setting: Setting) -> MarketRules:
        return MarketRules(WORDS, setting.seats)

    def deal(self, rules: Rules[Any]) -> tuple[World, list[Form[Any]]]:
        assert isinstance(rules, MarketRules)
        nothing = [0] * SEATS
        world = Market(
            rules,
            0,
            BANK,
            [COINS] * SEATS,
            [1] * SEATS,
            nothing[:],
            nothing[:],
            [NOBODY] * SEATS,
            nothing[:],
            nothing[:],
        )
        return world, [Turn()]

    def view(self, world: Any, seat: int | None) -> dict[str, object]:
        g: Market = world
        rows = [
            {"to": g.to[row], "coins": g.coins[row]} if g.open[row] or (row == seat and g.to[row] != NOBODY) else None
            for row in range(SEATS)
        ]
        return {
            "turn": g.turn,
            "bank": g.bank,
            "purse": g.purse[:],
            "sheep": g.sheep[:],
            "sent": g.sent[:],
            "begun": None if seat is None else g.begun[seat],
            "proposals": rows,
        }

    def redeal(self, world: Any, stack: list[Form[Any]], seat: int, driver: Driver) -> None:
        """Whether another seat is drafting, for whom and for how much, and what it has withdrawn, nobody else knows."""
        g: Market = world
        for other in range(SEATS):
            if other == seat:
                continue
            if g.open[other]:
                g.begun[other] = g.sent[other] + driver.below(DRAFTS - g.sent[other] + 1)
                continue
            drafts = [(begun, NOBODY, 0) for begun in range(g.sent[other], DRAFTS + 1)]
            for begun in range(g.sent[other] + 1, DRAFTS + 1):
                for to in range(SEATS):
                    if to != other:
                        drafts += [(begun, to, coins) for coins in range(g.purse[other] + 1)]
            g.begun[other], g.to[other], g.coins[other] = drafts[driver.below(len(drafts))]

    def totals(self, world: Any, stack: list[Form[Any]]) -> list[Total]:
        g: Market = world
        return [
            Total("coins", g.bank + sum(g.purse), BANK + SEATS * COINS),
            Total("sheep", sum(g.sheep), SEATS),
        ]

    def result(self, world: Any) -> Result:
        g: Market = world
        order = sorted(range(SEATS), key=lambda seat: -g.purse[seat])
        ranks = [1 + sum(g.purse[other] > g.purse[seat] for other in order) for seat in order]
        return Result(tuple(Standing(seat, rank, g.purse[seat], "") for seat, rank in zip(order, ranks, strict=True)))


class WhisperingRules(MarketRules):
    """What is shown to the addressee alone is told to everybody."""

    def offered(self, g: Market, seat: int, verb: int, noun: int) -> Form[Market] | None:
        if verb == SEND:
            g.open[seat] = 1
            g.sent[seat] += 1
            g.tell(SENT, seat, g.to[seat], g.coins[seat])
            g.reveal(1 << g.to[seat])
            return None
        return super().offered(g, seat, verb, noun)


class LoudRules(MarketRules):
    """A leak that only those make who are not asked: adding a coin to a draft is told by its number."""

    def offered(self, g: Market, seat: int, verb: int, noun: int) -> Form[Market] | None:
        if verb == ADD and seat != g.turn % SEATS:
            g.tell(WORKED, g.coins[seat] % SEATS)
        return super().offered(g, seat, verb, noun)


def _with_rules(name: str, kind: type[MarketRules]) -> Game:
    def assemble(self: MarketGame, setting: Setting) -> MarketRules:
        return kind(WORDS, setting.seats)

    game: Game = type("PlantedMarket", (MarketGame,), {"name": name, "assemble": assemble})()
    outremer.add_game(game)
    return game


def whispering() -> Game:
    return _with_rules("whispering-market", WhisperingRules)


def loud() -> Game:
    return _with_rules("loud-market", LoudRules)


MARKET = MarketGame()
outremer.add_game(MARKET)
