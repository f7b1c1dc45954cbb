"""What a seat may know of the holy land, as numbers. Templars that it cannot tell apart are counted."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.akkon.view import knows
from outremer.games.akkon.vocabulary import BORROWED, CARD_COUNT, KINDS, PIECES
from outremer.games.akkon.world import CAMP, MOST_CLAIMS, WHERE, HolyLand
from outremer.kernel.features import UNKNOWN, Features
from outremer.kernel.table import Table

PLACES: Final = len(WHERE)


class FeaturesOfAkkon(Features[HolyLand]):
    """Hidden is which Templar lies where and, where hands are only counted, which cards are in them."""

    unread: ClassVar[tuple[str, ...]] = ("world.seen", "world.debts")

    def counted(self) -> None:
        seats = range(self.rules.seats)
        for owner in seats:
            for piece in PIECES:
                self.column(f"open.seat-{owner}.{piece}", 0, 1)
        for place in WHERE:
            for holder in seats:
                for colour in seats:
                    self.column(f"hidden.{place}.seat-{holder}.seat-{colour}", 0, KINDS)
        for taker in seats:
            for owner in seats:
                for loan in BORROWED:
                    self.column(f"claims.seat-{taker}.seat-{owner}.{loan}", 0, MOST_CLAIMS)
        for owner in seats:
            self.column(f"hand.seat-{owner}", 0, CARD_COUNT)

    def count(self, table: Table[HolyLand], seat: int, row: list[int]) -> None:
        g = table.world
        seats = g.rules.seats
        hidden = [0] * (PLACES * seats * seats)
        for piece in range(g.rules.pieces):
            row.append(1 if g.at[piece] != CAMP and g.seen[piece] == g.rules.everyone else 0)
            if not knows(g, seat, piece):
                hidden[(g.at[piece] * seats + g.holder[piece]) * seats + piece // KINDS] += 1
        row.extend(hidden)
        claims = [0] * (seats * seats * len(BORROWED))
        for at in range(0, len(g.debts), 3):
            claims[(g.debts[at] * seats + g.debts[at + 1]) * len(BORROWED) + g.debts[at + 2]] += 1
        row.extend(claims)
        for owner in range(seats):
            row.append(g.place.count(owner))

    def veil(self, g: HolyLand, seat: int) -> None:
        """Whoever lent a Templar knows who has it, not where it was laid since."""
        for piece in range(g.rules.pieces):
            if not knows(g, seat, piece):
                g.at[piece] = UNKNOWN
                if piece // KINDS != seat:
                    g.holder[piece] = g.loan[piece] = UNKNOWN
        if not g.rules.hands_are_open:
            for card in range(CARD_COUNT):
                if g.place[card] < g.rules.seats and g.place[card] != seat:
                    g.place[card] = UNKNOWN
