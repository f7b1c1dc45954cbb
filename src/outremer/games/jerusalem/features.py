"""What a seat may know of the city, as numbers. Cards that it has not seen are counted."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.jerusalem.picking import Picking
from outremer.games.jerusalem.view import cards_in_hand
from outremer.games.jerusalem.vocabulary import CARDS, KINDS, ROUNDS, SEATS
from outremer.games.jerusalem.world import BEZANTS, DEALT, DRAWN, MOST_PLAYS, SQUIRES, SUPPLY, City
from outremer.kernel.features import UNKNOWN, Features
from outremer.kernel.table import Table


class FeaturesOfJerusalem(Features[City]):
    """Hidden are the cards of others, the deck, the tray of another, and what stands behind screens."""

    unread: ClassVar[tuple[str, ...]] = ("world.plays",)

    def counted(self) -> None:
        for seat in range(self.rules.seats):
            self.column(f"cards.seat-{seat}", 0, MOST_PLAYS)
        self.column("deck", 0, MOST_PLAYS)
        self.column("tray", 0, MOST_PLAYS)
        for card in CARDS:
            self.column(f"tray.{card}", 0, MOST_PLAYS)
        for seat in range(self.rules.seats):
            for card in CARDS:
                self.column(f"played.seat-{seat}.{card}", 0, MOST_PLAYS)

    def count(self, table: Table[City], seat: int, row: list[int]) -> None:
        g = table.world
        for one in range(g.rules.seats):
            row.append(cards_in_hand(g, one))
        row.append(sum(g.deck) - g.face_down)
        row.append(sum(g.tray))
        form = table.stack[-1] if table.stack else None
        row.extend(g.tray if isinstance(form, Picking) and form.shows_tray(g, seat) else [UNKNOWN] * KINDS)
        played = [0] * (g.rules.seats * KINDS)
        for play in g.plays:
            played[play // (ROUNDS * KINDS) * KINDS + play % KINDS] += 1
        row.extend(played)

    def veil(self, g: City, seat: int) -> None:
        for kind in range(KINDS):
            g.deck[kind] = g.tray[kind] = UNKNOWN
        for other in range(g.rules.seats):
            if other != seat:
                self.veil_player(g, other)

    def veil_player(self, g: City, player: int) -> None:
        """[action-cards.secret] [setup.player.screen]"""
        g.has[SUPPLY + player] = UNKNOWN
        for round_ in range(ROUNDS):
            g.past[DEALT + round_ * SEATS + player] = g.past[DRAWN + round_ * SEATS + player] = UNKNOWN
        if not g.unveiled:
            for at in range(player * KINDS, player * KINDS + KINDS):
                g.hand[at] = UNKNOWN
            if not g.rules.screens_are_open:
                g.has[SQUIRES + player] = g.has[BEZANTS + player] = UNKNOWN
