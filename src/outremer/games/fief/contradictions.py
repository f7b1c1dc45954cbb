"""What in a saved table contradicts itself; said to whoever edited the save. Counters are counted in `totals`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from outremer.games.fief.layout import (
    ARRIVAL,
    CAME_FROM,
    CAPTIVE_FREED,
    CAPTOR,
    CARDS_EACH_WAY,
    CARDS_GIVEN,
    CARDS_WANTED,
    COINS_GIVEN,
    COINS_WANTED,
    DEAL_HEARD,
    DEAL_STATE,
    DEAL_TO,
    ENGINE_AT,
    ENGINE_DICE,
    IN_DECK,
    INVITED,
    NO_DEAL,
    NO_TAX,
    OWN_SPOUSE,
    OWNER,
    PLACE,
    PROMISE_GIVEN,
    PROMISE_WANTED,
    SEE_TAX_RANK,
    SEE_TAXER,
    SPOUSE,
    TALKERS,
    THEIR_SPOUSE,
)
from outremer.games.fief.vocabulary import (
    ENGINES,
    LORD_COUNT,
    LORDS,
    MOVEMENT,
    PLACES,
    SEATS,
    SEE_COUNT,
    SEES,
    TROOPS,
    VILLAGE_COUNT,
    VILLAGES,
)
from outremer.kernel.blanks import NOBODY

if TYPE_CHECKING:
    from outremer.games.fief.world import France


def contradiction(g: France) -> str | None:
    """The first there is, beginning with its field. Pure."""
    return _modules_fit(g) or _cards_fit(g) or _lords_fit(g) or _presence_fits(g) or _deals_fit(g)


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


def _modules_fit(g: France) -> str | None:
    """Nothing of a module that is not in play."""
    if len(g.troops) != g.rules.place_count * SEATS * g.rules.kind_count:
        return "troops: must have the places and the kinds of troops that are in play here, and no others"
    for kind in range(g.rules.kind_count):
        if kind not in g.rules.kinds_in_play and any(g.troops[kind :: g.rules.kind_count]):
            return f"troops: {TROOPS[kind]} is not in play here"
    for lord in range(LORD_COUNT):
        if g.titles(lord) & ~g.rules.titles_in_play:
            return f"lord.titles.{LORDS[lord]}: has a title that is not in play here"
        if g.place(lord) >= g.rules.place_count:
            return f"lord.place.{LORDS[lord]}: {PLACES[g.place(lord)]} is not in play here"
    for at in range(len(g.engine) // 2):
        if g.engine[ENGINE_AT + at] >= g.rules.place_count:
            return f"engine.at: {PLACES[g.engine[ENGINE_AT + at]]} is not in play here"
    return f"field: {PLACES[g.field]} is not in play here" if g.field >= g.rules.place_count else None


def _presence_fits(g: France) -> str | None:
    for village in range(VILLAGE_COUNT):
        for seat in range(g.rules.seats):
            is_there = g.men(seat, village) > 0 or g.has_lord_at(seat, village)
            is_there = is_there or g.is_held_from_within(seat, village)
            if is_there != g.occupies(seat, village):
                return f"presence.arrival.{VILLAGES[village]}[{seat}]: must be 0 for who is not there, and only then"
    return None


def contradiction_in_play(g: France) -> str | None:
    """What no table can come to while the game goes on: the first field that contradicts another. Pure."""
    if g.winners:
        return "world.winners: nobody has won while the game goes on"
    if g.riding != NOBODY and (g.phase != MOVEMENT or g.field == NOBODY):
        return "world.riding: no cavalcade is being fought"
    if g.garrison != NOBODY and g.riding == NOBODY:
        return "world.garrison: nobody stays behind where no cavalcade is being fought"
    return of_villages(g) or of_engines(g) or of_taxes(g) or of_knowledge(g) or of_bargains(g)


def of_villages(g: France) -> str | None:
    for village in range(VILLAGE_COUNT):
        found = of_arrivals(g, village) or of_sieges(g, village)
        if found is not None:
            return found
    return None


def of_arrivals(g: France, village: int) -> str | None:
    """Whoever is there came as the first, the second and so on; whoever is not came from nowhere."""
    ranks = [g.presence[ARRIVAL + village * SEATS + seat] for seat in range(SEATS)]
    present = sum(rank > 0 for rank in ranks)
    if sorted(ranks)[SEATS - present :] != list(range(1, present + 1)):
        return f"world.presence.arrival.{VILLAGES[village]}: must count those who are there from 1 on, each once"
    for seat in range(SEATS):
        if not ranks[seat] and g.presence[CAME_FROM + village * SEATS + seat] != NOBODY:
            return f"world.presence.came.{VILLAGES[village]}[{seat}]: who is not there has come from nowhere"
    return None


def of_sieges(g: France, village: int) -> str | None:
    """By troops, of walls that another holds. [siege.start] [siege.lift]"""
    for seat in range(g.rules.seats):
        if g.besieges(seat, village):
            besieged = g.controller(village)
            is_held = besieged not in (NOBODY, seat) and g.occupies(besieged, village)
            if not g.men(seat, village) or not g.walls(village) or not is_held:
                return (
                    f"world.village.besiegers.{VILLAGES[village]}: must have troops there, and another hold its walls"
                )
    return None


def of_engines(g: France) -> str | None:
    """An engine with dice stands at a siege of its family. [siege.engine.first]"""
    for seat in range(g.rules.seats):
        for engine in range(ENGINES):
            at = seat * ENGINES + engine
            village = g.engine[ENGINE_AT + at]
            if (village == NOBODY) != (g.engine[ENGINE_DICE + at] == 0):
                return f"world.engine.dice[{seat}][{engine}]: must be 0 for an engine in the stock, and only then"
            if village != NOBODY and not g.besieges(seat, village):
                return f"world.engine.at[{seat}][{engine}]: seat {seat} does not besiege {PLACES[village]}"
    return None


def of_taxes(g: France) -> str | None:
    for see in range(SEE_COUNT):
        if (g.see[SEE_TAXER + see] == NOBODY) != (g.see[SEE_TAX_RANK + see] == NO_TAX):
            return f"world.see.taxer.{SEES[see]}: must be the seat that taxes with this rank, or nobody with none"
    return None


def of_knowledge(g: France) -> str | None:
    """Each knows the own hand; what lies in a deck nobody knows."""
    for card in range(len(g.card)):
        where = g.card[card]
        if where == IN_DECK and g.seen[card]:
            return f"world.seen[{card}]: nobody knows a card in a deck"
        if where < g.rules.seats and not g.seen[card] >> where & 1:
            return f"world.seen[{card}]: seat {where} knows the own hand"
    return None


def of_bargains(g: France) -> str | None:
    """A talk has its opener in it; what is not being proposed has no clauses. [diplomacy.talk] [deal.draft]"""
    for seat in range(g.rules.seats):
        talkers, invited = g.parley[TALKERS + seat], g.parley[INVITED + seat]
        if talkers and not talkers >> seat & 1:
            return f"world.parley.talkers[{seat}]: a talk is over once seat {seat} has left it"
        if talkers & ~invited or (invited and not talkers):
            return (
                f"world.parley.invited[{seat}]: must be all that have been in the talk, and nobody where there is none"
            )
        if g.deal[DEAL_STATE + seat] == NO_DEAL and has_clauses(g, seat):
            return f"world.deal.state[{seat}]: a proposal without words has no clauses"
    return None


def has_clauses(g: France, seat: int) -> bool:
    for row in (DEAL_TO, OWN_SPOUSE, THEIR_SPOUSE, CAPTIVE_FREED, PROMISE_GIVEN, PROMISE_WANTED):
        if g.deal[row + seat] != NOBODY:
            return True
    for row in (COINS_GIVEN, COINS_WANTED, DEAL_HEARD):
        if g.deal[row + seat]:
            return True
    for at in range(seat * CARDS_EACH_WAY, seat * CARDS_EACH_WAY + CARDS_EACH_WAY):
        if g.deal[CARDS_GIVEN + at] != NOBODY or g.deal[CARDS_WANTED + at] != NOBODY:
            return True
    return False
