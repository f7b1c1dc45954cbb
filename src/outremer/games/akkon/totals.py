"""Cards and Templars have one place each by nature; what is counted is where two numbers tell of the same thing."""

from __future__ import annotations

from outremer.games.akkon.vocabulary import CARD_COUNT, KINDS
from outremer.games.akkon.world import ON_SHOW, HolyLand
from outremer.kernel.blanks import NOBODY
from outremer.kernel.modules import Total


def totals(g: HolyLand) -> list[Total]:
    on_show = {card for card in range(CARD_COUNT) if g.place[card] == ON_SHOW}
    tops = [card for card in g.top if card != NOBODY]
    elsewhere = sum(g.holder[piece] != piece // KINDS for piece in range(g.rules.pieces))
    overpaid = sum(max(0, -g.free_templars(seat)) for seat in range(g.rules.seats))
    return [
        Total("cards on show, each on one city", len(on_show & set(tops)), len(tops)),
        Total("cities with one of the cards on show", len(tops), len(on_show)),
        Total("Templars with somebody else", elsewhere, g.lent),
        Total("Templars paid with that nobody had", overpaid, 0),
    ]
