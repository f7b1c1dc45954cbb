"""What in a saved world contradicts itself; said to whoever edited the save."""

from __future__ import annotations

from typing import TYPE_CHECKING

from outremer.games.fief.layout import CAPTOR, DEAL_STATE, DEAL_TO, NO_DEAL, OWNER, PLACE, SPOUSE
from outremer.games.fief.vocabulary import LORD_COUNT, LORDS, SEATS, VILLAGE_COUNT, VILLAGES
from outremer.kernel.blanks import NOBODY

if TYPE_CHECKING:
    from outremer.games.fief.world import France


def contradiction(g: France) -> str | None:
    """The first there is, beginning with its field. Pure."""
    return _cards_fit(g) or _lords_fit(g) or _presence_fits(g) or _deals_fit(g)


def _cards_fit(g: France) -> str | None:
    count = len(g.rules.box.kind_of)
    if len(g.card) != count or len(g.seen) != count:
        return f"card: there must be {count} cards, and as many entries in seen"
    for card in range(count):
        if g.rules.seats <= g.card[card] < SEATS:
            return f"card[{card}]: seat {g.card[card]} does not play"
    return None


def _lords_fit(g: France) -> str | None:
    lord = g.lord
    for one in range(LORD_COUNT):
        if (lord[OWNER + one] == NOBODY) != (lord[PLACE + one] == NOBODY):
            return f"lord.place.{LORDS[one]}: a lord in play has an owner and a place, another has neither"
        if lord[CAPTOR + one] != NOBODY and lord[CAPTOR + one] == lord[OWNER + one]:
            return f"lord.captor.{LORDS[one]}: nobody holds a lord of the own family"
        spouse = lord[SPOUSE + one]
        if spouse != NOBODY and lord[SPOUSE + spouse] != one:
            return f"lord.spouse.{LORDS[one]}: {LORDS[spouse]} is not married to {LORDS[one]}"
        for title in range(len(g.holder)):
            if (g.holder[title] == one) != g.has(one, title):
                return f"lord.titles.{LORDS[one]}: must have just those titles of which holder says so"
    return None


def _deals_fit(g: France) -> str | None:
    for seat in range(g.rules.seats):
        if g.deal[DEAL_STATE + seat] != NO_DEAL and g.deal[DEAL_TO + seat] in (NOBODY, seat):
            return f"deal.to[{seat}]: a proposal is for another seat"
    return None


def _presence_fits(g: France) -> str | None:
    for village in range(VILLAGE_COUNT):
        for seat in range(g.rules.seats):
            is_there = g.men(seat, village) > 0 or g.has_lord_at(seat, village)
            is_there = is_there or g.is_held_from_within(seat, village)
            if is_there != g.occupies(seat, village):
                return f"presence.arrival.{VILLAGES[village]}[{seat}]: must be 0 for who is not there, and only then"
    return None
