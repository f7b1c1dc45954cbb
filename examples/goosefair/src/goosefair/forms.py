"""The paragraphs of the rules, in their order."""

from __future__ import annotations

from typing import ClassVar, Final

from goosefair.words import BRING, DAWNED, MOST, PLACES, SEATS, SOLD, STAY, STAYED, WEATHERS, WORDS
from goosefair.world import Village
from outremer.kernel.blanks import NOBODY, Blank, Sentence, secret
from outremer.kernel.chance import Driver
from outremer.kernel.forms import DONE, Call, Form, Need, Part, Roll, Sequence, ask_all
from outremer.kernel.journal import AN_ANSWER
from outremer.kernel.layouts import Chairs, Grid
from outremer.kernel.menu import Menu
from outremer.kernel.modules import listing

ODDS: Final = [1, 2, 1]  # of rain, clouds and sun
PRICE: Final = [2, 3, 4]


class Weather(Form[Village]):
    """The weather makes the price of the day."""

    rule: ClassVar[str] = "market.time"

    def needs(self, g: Village) -> Need:
        return Roll(ODDS, WEATHERS) if g.weather == NOBODY else DONE  # [weather.roll]

    def rolled(self, g: Village, outcome: int) -> None:
        g.weather = outcome
        g.tell(DAWNED, g.day + 1, outcome)


class Market(Form[Village]):
    """All speak in secret; then everything is shown and sold."""

    rule: ClassVar[str] = "market.secret"
    blanks: ClassVar[dict[str, Blank]] = {
        "said": secret(Grid(Sentence(WORDS, [BRING, STAY]), Chairs(SEATS), absent=NOBODY)),
    }

    def __init__(self, said: list[int]) -> None:
        self.said: Final = said  # by seat: its move, NOBODY until it has spoken

    def needs(self, g: Village) -> Need:
        silent = sum(1 << seat for seat in range(g.rules.seats) if self.said[seat] == NOBODY)
        return ask_all(silent) if silent else DONE

    def may(self, g: Village, seat: int, menu: Menu) -> None:
        for place in range(len(PLACES)):
            for geese in range(MOST + 1):
                menu.put(BRING + place * (MOST + 1) + geese, no_stall(g, seat, place, geese))
        menu.put(STAY)  # [market.stay]

    def answer(self, g: Village, seat: int, verb: int, noun: int) -> None:
        self.said[seat] = verb + noun
        if NOBODY not in self.said[: g.rules.seats]:
            self.sell(g)

    def sell(self, g: Village) -> None:
        g.reveal()
        places = [NOBODY if move == STAY else (move - BRING) // (MOST + 1) for move in self.said]
        for seat in range(g.rules.seats):
            place, geese = places[seat], (self.said[seat] - BRING) % (MOST + 1)
            g.stood[seat] = place
            if place == NOBODY:
                g.tell(STAYED, seat)
                continue
            others = places[: g.rules.seats].count(place) - 1
            pence = geese * max(1, PRICE[g.weather] - others)  # [weather.price] [market.crowd]
            g.flock[seat] -= geese
            g.gone += geese
            g.pence[seat] += pence
            g.tell(SOLD, seat, place, geese, pence)

    def hears_move(self, g: Village, seat: int, verb: int, noun: int) -> int:
        return 0  # but the speaker

    def others_notice(self, g: Village, verb: int) -> int:
        return AN_ANSWER

    def glimpse(self, g: Village, seat: int | None) -> dict[str, object]:
        mine = NOBODY if seat is None else self.said[seat]
        return {"mine": None if mine == NOBODY else WORDS.sentences[mine]}

    def redeal(self, g: Village, seat: int, driver: Driver) -> None:
        for other in range(g.rules.seats):
            if other != seat and self.said[other] != NOBODY:
                free = self.free(g, other)
                self.said[other] = free[driver.below(len(free))]

    def free(self, g: Village, seat: int) -> list[int]:
        menu = listing(g.rules)
        self.may(g, seat, menu)
        return menu.moves

    def fits(self, g: Village) -> str | None:
        if g.weather == NOBODY:
            return "world.weather: must be known while the market is held"
        if NOBODY not in self.said[: g.rules.seats]:
            return "said: when all have spoken, the market is over"
        for seat in range(g.rules.seats):
            if self.said[seat] != NOBODY and self.said[seat] not in self.free(g, seat):
                return f"said[{seat}]: the rules forbid {WORDS.sentences[self.said[seat]]!r} here"
        return None

    def copy(self) -> Market:
        return Market(self.said[:])


def no_stall(g: Village, seat: int, place: int, geese: int) -> str | None:
    if g.stood[seat] == place:
        return "market.place"
    if geese == 0:
        return "market.geese"
    return None if geese <= g.flock[seat] else "market.flock"


class Day(Sequence[Village]):
    """First the weather, then the market."""

    rule: ClassVar[str] = "market.time"
    parts: ClassVar[tuple[Part[Village], ...]] = (  # [day.order]
        Part("weather", lambda g: Weather()),
        Part("market", lambda g: Market([NOBODY] * SEATS)),
    )

    def copy(self) -> Day:
        return Day(self.at)


class Fair(Form[Village]):
    """Day follows on day."""

    rule: ClassVar[str] = "fair.end"

    def needs(self, g: Village) -> Need:
        return Call(Day("")) if g.day < g.rules.days else DONE  # [fair.days]

    def returned(self, g: Village, form: Form[Village]) -> None:
        g.day += 1
        g.weather = NOBODY
