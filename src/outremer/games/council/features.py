"""What a seat may know of the kingdom, as numbers. Cards that it has not seen are counted."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.council.vocabulary import KINDS, PERMIT_COUNT, PERMITS
from outremer.games.council.world import FRESH, HAND, Kingdom
from outremer.kernel.features import UNKNOWN, Features
from outremer.kernel.table import Table

MOST_CARDS: Final = 99


class FeaturesOfTheCouncil(Features[Kingdom]):
    """Hidden are the hands of others and the deck. Permits under a pile lie in an order that everybody saw."""

    unread: ClassVar[tuple[str, ...]] = ("world.under",)

    def counted(self) -> None:
        for seat in range(self.rules.seats):
            self.column(f"cards.seat-{seat}", 0, MOST_CARDS)
        self.column("deck", 0, MOST_CARDS)
        for permit in PERMITS:
            self.column(f"under.{permit}", 0, PERMIT_COUNT)

    def count(self, table: Table[Kingdom], seat: int, row: list[int]) -> None:
        g = table.world
        for one in range(g.rules.seats):
            row.append(g.cards_of(one))
        row.append(sum(g.deck))
        under = [0] * PERMIT_COUNT
        for at in range(len(g.under)):
            under[g.under[at]] = at + 1
        row.extend(under)

    def veil(self, g: Kingdom, seat: int) -> None:
        for kind in range(KINDS):
            g.deck[kind] = UNKNOWN
        for other in range(g.rules.seats):
            if other != seat:
                for at in range(other * KINDS, other * KINDS + KINDS):
                    g.cards[HAND + at] = g.cards[FRESH + at] = UNKNOWN
