"""What a seat may know of France, as numbers. Cards are counted by kind, since two of a kind are one as good as the
other, and so are counters that lie in the fog."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.close import points
from outremer.games.fief.company import Company
from outremer.games.fief.counters import is_hidden
from outremer.games.fief.knowing import insiders
from outremer.games.fief.layout import (
    CARDS_EACH_WAY,
    CARDS_GIVEN,
    CARDS_WANTED,
    DEAL_STATE,
    DISCARDED_PILE,
    IN_DECK,
    LAID,
    MOST_CARDS,
    MOST_OF_A_KIND,
    MOST_PROMISES,
    NO_DEAL,
    PROMISE_GIVEN,
    PROMISE_GIVEN_WHEN,
    PROMISE_WANTED,
    PROMISE_WANTED_WHEN,
    PROMISE_WIDTH,
)
from outremer.games.fief.march import March
from outremer.games.fief.table_rules import FiefRules
from outremer.games.fief.vocabulary import (
    CARD_KIND_COUNT,
    CARDS,
    LORD_COUNT,
    LORD_DECK,
    LORDS,
    PROMISES,
    SINGLE_TITLES,
    TITLES,
    VILLAGE_COUNT,
    VILLAGES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.features import UNKNOWN, Features
from outremer.kernel.table import Table

MOST_MEN: Final = 99


class FeaturesOfFief(Features[France]):
    """Hidden are hands, decks, and the cards and promises of proposals."""

    unread: ClassVar[tuple[str, ...]] = (
        "world.card",
        "world.seen",
        "world.due",
        "world.promise",
        "world.deal.heard",
        "world.lord.titles",
        "politics.ruled_out",
        "politics.captors",
    )

    def counted(self) -> None:
        self.shared: list[int] = self.shared_titles()
        for seat in range(self.rules.seats):
            for what, most in (("points", MOST_CARDS), ("lords", MOST_CARDS), ("fortunes", MOST_CARDS)):
                self.column(f"{what}.seat-{seat}", 0, most)
            for way in ("given", "wanted"):
                self.column(f"cards-{way}.seat-{seat}", 0, CARDS_EACH_WAY)
            for other in range(self.rules.seats):
                for promise in PROMISES:
                    self.column(f"promised.seat-{seat}.seat-{other}.{promise}", 0, MOST_PROMISES)
        self.column("deck.lords", 0, MOST_CARDS)
        self.column("deck.fortunes", 0, MOST_CARDS)
        for place in (*(f"seat-{seat}" for seat in range(self.rules.seats)), "discards", "laid"):
            for card in CARDS:
                self.column(f"cards.{place}.{card}", 0, MOST_OF_A_KIND)
        self.count_by_place()

    def count_by_place(self) -> None:
        assert isinstance(self.rules, FiefRules)
        for lord in LORDS:
            for title in self.shared:
                self.column(f"titles.{lord}.{TITLES[title]}", 0, 1)
        for village in VILLAGES:
            for seat in range(self.rules.seats):
                self.column(f"men.{village}.seat-{seat}", 0, MOST_MEN)
        for village in VILLAGES:
            for kind in range(self.rules.kind_count):
                self.column(f"carried.{village}.{self.rules.kinds[kind].name}", 0, MOST_MEN)

    def count(self, table: Table[France], seat: int, row: list[int]) -> None:
        g = table.world
        promised = self.promised(g, seat)
        each = g.rules.seats * len(PROMISES)
        backs = self.backs(g)
        for one in range(g.rules.seats):
            row += [points(g, one), backs[one * 2], backs[one * 2 + 1]]
            for first in (CARDS_GIVEN, CARDS_WANTED):
                cards = g.deal[first + one * CARDS_EACH_WAY : first + one * CARDS_EACH_WAY + CARDS_EACH_WAY]
                row.append(CARDS_EACH_WAY - cards.count(NOBODY))
            row += promised[one * each : one * each + each]
        row += [backs[-2], backs[-1] - g.track]
        row += self.known_cards(g, seat)
        for lord in range(LORD_COUNT):
            held = g.titles(lord)
            for title in self.shared:
                row.append(held >> title & 1)
        for village in range(VILLAGE_COUNT):
            for one in range(g.rules.seats):
                row.append(g.men(one, village))
        self.count_carried(table, seat, row)

    def count_carried(self, table: Table[France], seat: int, row: list[int]) -> None:
        """Troops that go no further in this go of somebody's march, as far as the seat may know their kinds."""
        g = table.world
        for form in reversed(table.stack):
            if isinstance(form, Company):
                self.count_spent(g, form.seat, form.spent, seat, row)
                return
            if isinstance(form, March):
                order = form.seats(g)
                if form.turn < len(order):
                    self.count_spent(g, order[form.turn], form.spent, seat, row)
                    return
        row.extend([0] * (VILLAGE_COUNT * g.rules.kind_count))

    def count_spent(self, g: France, owner: int, spent: list[int], seat: int, row: list[int]) -> None:
        width, first = g.rules.kind_count, len(row)
        row.extend(spent)
        for village in range(VILLAGE_COUNT):
            if any(spent[village * width : village * width + width]) and is_hidden(g, owner, village, seat):
                for kind in range(width):
                    row[first + village * width + kind] = UNKNOWN

    def shared_titles(self) -> list[int]:
        """Titles in play that several lords may have; who has each of the others stands with the title."""
        assert isinstance(self.rules, FiefRules)
        in_play = self.rules.titles_in_play
        return [title for title in range(SINGLE_TITLES, len(TITLES)) if in_play >> title & 1]

    def promised(self, g: France, seat: int) -> list[int]:
        """By whom, to whom and what: the promises that this seat has heard. [deal.promise]"""
        seats = g.rules.seats
        found = [0] * (seats * seats * len(PROMISES))
        for at in range(0, len(g.promise), PROMISE_WIDTH):
            if g.promise[at + 4] >> seat & 1:
                found[(g.promise[at] * seats + g.promise[at + 1]) * len(PROMISES) + g.promise[at + 2]] += 1
        return found

    def backs(self, g: France) -> list[int]:
        """By hand, and of the decks: lord cards and fortune cards, which everybody tells by their backs."""
        found = [0] * (2 * g.rules.seats + 2)
        kind_of = g.rules.box.kind_of
        for card in range(len(g.card)):
            where = g.card[card]
            if where < g.rules.seats or where == IN_DECK:
                owner = min(where, g.rules.seats)
                found[owner * 2 + (0 if kind_of[card] < LORD_DECK else 1)] += 1
        return found

    def known_cards(self, g: France, seat: int) -> list[int]:
        """By hand, of the discards and of those laid: how many of each kind there are that this seat knows."""
        seats = g.rules.seats
        found = [0] * ((seats + 2) * CARD_KIND_COUNT)
        kind_of = g.rules.box.kind_of
        for card in range(len(g.card)):
            where = g.card[card]
            if where == DISCARDED_PILE:
                found[seats * CARD_KIND_COUNT + kind_of[card]] += 1
            elif where == LAID:
                found[(seats + 1) * CARD_KIND_COUNT + kind_of[card]] += 1
            elif where == seat or (where < seats and g.seen[card] >> seat & 1):
                found[where * CARD_KIND_COUNT + kind_of[card]] += 1
        return found

    def veil(self, g: France, seat: int) -> None:
        """[deal.draft]"""
        deal = g.deal
        for one in range(g.rules.seats):
            if deal[DEAL_STATE + one] == NO_DEAL or insiders(g, one) >> seat & 1:
                continue
            for at in range(one * CARDS_EACH_WAY, one * CARDS_EACH_WAY + CARDS_EACH_WAY):
                deal[CARDS_GIVEN + at] = deal[CARDS_WANTED + at] = UNKNOWN
            for what in (PROMISE_GIVEN, PROMISE_GIVEN_WHEN, PROMISE_WANTED, PROMISE_WANTED_WHEN):
                deal[what + one] = UNKNOWN
