"""What never changes: troops and buildings are within their stocks, and a card lies for whatever the board shows."""

from __future__ import annotations

from outremer.games.fief.knowing import count_at
from outremer.games.fief.layout import HARVESTS, IN_DECK, LAID, STRUCK_BY, WALLED, WEATHERS
from outremer.games.fief.vocabulary import (
    ARC,
    ARC_CARD,
    CARDINAL_CARD,
    CITY,
    DISASTERS,
    FAMINE,
    HARVEST,
    LORD_COUNT,
    LORDS,
    SEE_COUNT,
    TROOPS,
    VILLAGE_COUNT,
    WEATHER,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.modules import Total


def totals(g: France, drawn: list[int]) -> list[Total]:
    """`drawn`: lords of the set-up that are not on the map yet."""
    if len(g.card) != len(g.rules.box.kind_of):
        return []  # nothing can be counted; `contradictions` names the field
    found = [
        Total("mills beyond the stock", max(0, -g.mills_left()), 0),
        Total("strongholds beyond the stock", max(0, -g.strongholds_left()), 0),
        Total("cities beyond the stock", max(0, _cities(g) - g.rules.box.cities), 0),
        Total("harvests laid", count_at(g, HARVEST, LAID), sum(g.see[HARVESTS : HARVESTS + SEE_COUNT])),
        Total("good weather laid", count_at(g, WEATHER, LAID), sum(g.see[WEATHERS : WEATHERS + SEE_COUNT])),
        Total("hats of cards", count_at(g, CARDINAL_CARD, LAID), _hats(g)),
        Total("D'Arc laid", count_at(g, ARC_CARD, LAID), 0 if g.holder_of(ARC) == NOBODY else 1),
        Total("disasters on the track that are in no deck", max(0, g.track - _hidden_disasters(g)), 0),
    ]
    for at, name in enumerate(DISASTERS):
        struck = sum(g.see[STRUCK_BY + see] >> at & 1 for see in range(SEE_COUNT))
        found.append(Total(f"{name} laid", count_at(g, FAMINE + at, LAID), struck))
    for lord in range(LORD_COUNT):
        in_play = g.is_in_play(lord) or lord in drawn
        found.append(Total(f"card of {LORDS[lord]} laid", count_at(g, lord, LAID), 1 if in_play else 0))
    for seat in range(g.rules.seats):
        for kind in g.rules.kinds_in_play:
            if g.rules.asks.lacks_counters(g, seat, kind):
                continue  # who brings that kind says where one is that nobody could have
            beyond = max(0, -g.stock_left(seat, kind))
            found.append(Total(f"{TROOPS[kind]} of seat {seat} beyond the stock", beyond, 0))
    return found


def _cities(g: France) -> int:
    return g.village[WALLED : WALLED + VILLAGE_COUNT].count(CITY)


def _hats(g: France) -> int:
    return len(g.cardinals()) - (0 if g.biretta == NOBODY else 1)


def _hidden_disasters(g: France) -> int:
    return sum(count_at(g, FAMINE + at, IN_DECK) for at in range(len(DISASTERS)))
