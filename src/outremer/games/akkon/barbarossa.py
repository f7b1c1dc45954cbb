"""REPUTAZIONE (IMPERATORE BARBAROSSA): in the auction phase a card from hand goes for the one on offer."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.akkon.table_rules import AkkonRules
from outremer.games.akkon.vocabulary import CARD_COUNT, CITIES, CITY_COUNT, GIVE, REPUTATION, SWAP, SWAPPED
from outremer.games.akkon.world import HolyLand
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Seat, given
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


class RulesInPlay(AkkonRules):
    """The rules of a table, with what may be said beside a question of the auction. [privilege.reputation]"""

    no_offer: ClassVar[str] = "privilege.reputation"

    def offers(self, g: HolyLand, seat: int, menu: Menu) -> None:
        """At any time while the auction is open, also after passing; by another ruling in one's own turn."""
        if g.bidder == NOBODY or not g.may_use(seat, REPUTATION) or seat not in g.place:
            return
        if g.rules.swaps_at_any_time or g.bidder == seat:
            for city in range(CITY_COUNT):
                menu.put(SWAP + city, None if g.top[city] != NOBODY else "privilege.reputation")

    def offered(self, g: HolyLand, seat: int, verb: int, noun: int) -> Form[HolyLand] | None:
        return Exchange(seat, noun)


class Exchange(Form[HolyLand]):
    """Which card is given. It takes the other's place on that deck, whatever its own city. [privilege.reputation]"""

    aside: ClassVar[bool] = True
    rule: ClassVar[str] = "privilege.reputation"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "city": given(Noun(CITIES)),
        "given": Flag(),
    }

    def __init__(self, seat: int, city: int, given: bool = False) -> None:
        self.seat = seat
        self.city = city
        self.given = given

    def enter(self, g: HolyLand) -> None:
        g.use(REPUTATION)
        hand = g.hand(self.seat)
        if len(hand) == 1:
            self.give(g, hand[0])

    def needs(self, g: HolyLand) -> Need:
        return DONE if self.given else ask(self.seat)

    def may(self, g: HolyLand, seat: int, menu: Menu) -> None:
        for card in range(CARD_COUNT):
            menu.put(GIVE + card, None if g.place[card] == seat else "privilege.reputation")

    def answer(self, g: HolyLand, seat: int, verb: int, noun: int) -> None:
        self.give(g, noun)

    def give(self, g: HolyLand, card: int) -> None:
        taken = g.top[self.city]
        g.place[taken] = self.seat
        g.show(card, self.city)
        g.tell(SWAPPED, self.seat, self.city, card, taken)
        self.given = True

    def copy(self) -> Exchange:
        return Exchange(self.seat, self.city, self.given)
