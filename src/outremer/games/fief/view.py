"""What one seat may know of France, field by field: all but hands, decks and the cards of proposals is open."""

from __future__ import annotations

from collections.abc import Sequence

from outremer.games.fief.close import points
from outremer.games.fief.counters import is_unknown
from outremer.games.fief.knowing import insiders
from outremer.games.fief.layout import (
    CAPTIVE_FREED,
    CARDS_EACH_WAY,
    CARDS_GIVEN,
    CARDS_WANTED,
    COINS,
    COINS_GIVEN,
    COINS_WANTED,
    DEAL_STATE,
    DEAL_STATES,
    DEAL_TO,
    DISCARDED_PILE,
    ENGINE_AT,
    ENGINE_DICE,
    FIEF_TAXER,
    FLAGS,
    HARVESTS,
    IN_DECK,
    INVITED,
    LAID,
    NO_DEAL,
    ORPHANED,
    OWN_SPOUSE,
    PROMISE_GIVEN,
    PROMISE_GIVEN_WHEN,
    PROMISE_WANTED,
    PROMISE_WANTED_WHEN,
    PROMISE_WIDTH,
    SEE_TAX_RANK,
    SEE_TAXER,
    SENT_DEALS,
    STRUCK_BY,
    TALKERS,
    TAX_RANKS,
    THEIR_SPOUSE,
    USED,
    USES,
    WEATHERS,
)
from outremer.games.fief.vocabulary import (
    CARD_KIND_COUNT,
    CARDS,
    DISASTERS,
    ENGINES,
    FIEF_COUNT,
    FIEFS,
    FIRST_SEE,
    HAND_CARDS,
    LORD_COUNT,
    LORD_DECK,
    LORD_FLAGS,
    LORDS,
    PHASES,
    PLACES,
    PROMISES,
    SEE_COUNT,
    SEES,
    SIDES,
    TITLE_COUNT,
    TITLES,
    TROOPS,
    VILLAGE_COUNT,
    VILLAGES,
    WALLS,
    WHEN,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY


def view(g: France, seat: int | None) -> dict[str, object]:
    """What this seat (None: an onlooker) may know."""
    return {
        "turn": g.turn,
        "limit": g.rules.turn_limit,
        "first": _seat(g.first),
        "phase": PHASES[g.phase],
        "active": _seat(g.active),
        "excommunicated": _word(LORDS, g.excommunicated),
        "biretta": _word(LORDS, g.biretta),
        "track": g.track,
        "field": _word(PLACES, g.field),
        "sides": [SIDES[side] for side in g.side[: g.rules.seats]],
        "handed": _bits(VILLAGES, g.handed),
        "lords": {LORDS[lord]: _lord(g, lord) for lord in range(LORD_COUNT) if g.is_in_play(lord)},
        "villages": {VILLAGES[village]: _village(g, village, seat) for village in range(VILLAGE_COUNT)},
        "sees": {SEES[see]: _see(g, see) for see in range(SEE_COUNT)},
        "fiefs": {FIEFS[fief]: _fief(g, fief) for fief in range(FIEF_COUNT)},
        "families": [_family(g, one, seat) for one in range(g.rules.seats)],
        "decks": decks(g),
        "discards": _heap(g, DISCARDED_PILE),
        "laid": _heap(g, LAID),
        "proposal-limit": g.rules.box.proposals,
        "talks": {str(one): _talk(g, one) for one in range(g.rules.seats) if g.parley[TALKERS + one]},
        "promises": _promises(g, seat),
        "ended": g.ended,
        "winners": _seats(g, g.winners),
    }


def views(g: France, seats: Sequence[int | None]) -> tuple[dict[str, object], list[dict[str, object]]]:
    """What an onlooker sees is common to all; each seat sees a little more."""
    families = [_family(g, one, None) for one in range(g.rules.seats)]
    return view(g, None), [{} if seat is None else _own(g, seat, families) for seat in seats]


def _own(g: France, seat: int, families: list[dict[str, object]]) -> dict[str, object]:
    """Hands that it knows, proposals that it heard, its own troops under fog, promises."""
    own: dict[str, object] = {}
    for one in range(g.rules.seats):
        family = _family(g, one, seat)
        if family != families[one]:
            own[f"families.{one}"] = family
    hidden = [village for village in range(VILLAGE_COUNT) if g.occupies(seat, village)]
    if any(g.rules.asks.hides_troops(g, seat, village) for village in hidden):
        own["villages"] = {VILLAGES[village]: _village(g, village, seat) for village in range(VILLAGE_COUNT)}
    promises = _promises(g, seat)
    if promises:
        own["promises"] = promises
    return own


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _seats(g: France, bits: int) -> list[int]:
    return [seat for seat in range(g.rules.seats) if bits >> seat & 1]


def _word(words: list[str], number: int) -> str | None:
    return None if number == NOBODY else words[number]


def _bits(words: list[str], bits: int) -> list[str]:
    return [word for number, word in enumerate(words) if bits >> number & 1]


def _lord(g: France, lord: int) -> dict[str, object]:
    return {
        "seat": g.owner(lord),
        "village": PLACES[g.place(lord)],
        "captor": _seat(g.captor(lord)),
        "spouse": _word(LORDS, g.spouse(lord)),
        "titles": [TITLES[title] for title in range(TITLE_COUNT) if g.has(lord, title)],
        "flags": _bits(LORD_FLAGS, g.lord[FLAGS + lord]),
    }


def _village(g: France, village: int, seat: int | None) -> dict[str, object]:
    armies = []
    for owner in range(g.rules.seats):
        if g.occupies(owner, village):
            armies.append(_army(g, owner, village, seat))
    return {
        "controller": _seat(g.controller(village)),
        "walls": WALLS[g.walls(village)],
        "mills": g.mills(village),
        "besiegers": [one for one in range(g.rules.seats) if g.besieges(one, village)],
        "armies": armies,
    }


def _army(g: France, owner: int, village: int, seat: int | None) -> dict[str, object]:
    army: dict[str, object] = {
        "seat": owner,
        "arrival": g.arrival(owner, village),
        "came": _word(VILLAGES, g.came_from(owner, village)),
    }
    if is_unknown(g, owner, village, seat):
        army["men"] = g.men(owner, village)
    else:
        army["troops"] = {TROOPS[kind]: g.troops_of(owner, village, kind) for kind in g.rules.kinds_in_play}
    return army


def _see(g: France, see: int) -> dict[str, object]:
    return {
        "bishop": _word(LORDS, g.holder_of(FIRST_SEE + see)),
        "struck": _bits(DISASTERS, g.see[STRUCK_BY + see]),
        "harvests": g.see[HARVESTS + see],
        "weathers": g.see[WEATHERS + see],
        "taxer": _seat(g.see[SEE_TAXER + see]),
        "rank": TAX_RANKS[g.see[SEE_TAX_RANK + see]],
    }


def _fief(g: France, fief: int) -> dict[str, object]:
    return {
        "holder": _word(LORDS, g.holder_of(fief)),
        "city": _word(VILLAGES, g.city_of(fief)),
        "taxer": _seat(g.fief[FIEF_TAXER + fief]),
        "orphaned": _seat(g.fief[ORPHANED + fief]),
    }


def _family(g: France, one: int, seat: int | None) -> dict[str, object]:
    """Purses and the sizes of hands are open, by the backs of the cards. [purse.open]"""
    kinds = g.hand(one)
    engines = range(one * ENGINES, one * ENGINES + ENGINES)
    return {
        "coins": g.family[COINS + one],
        "diplomacy": g.markers(one),
        "points": points(g, one),
        "used": _bits(USES, g.family[USED + one]),
        "sent": g.family[SENT_DEALS + one],
        "hand": {
            "lords": sum(kind < LORD_DECK for kind in kinds),
            "fortunes": sum(kind >= LORD_DECK for kind in kinds),
        },
        "known": sorted(known_cards(g, one, seat)),
        "engines": [
            {"village": PLACES[g.engine[ENGINE_AT + at]], "dice": g.engine[ENGINE_DICE + at]}
            for at in engines
            if g.engine[ENGINE_AT + at] != NOBODY
        ],
        "deal": _deal(g, one, seat),
    }


def known_cards(g: France, one: int, seat: int | None) -> list[str]:
    """Of the hand of one what another knows; of the own hand all."""
    known = []
    for card in range(len(g.card)):
        if g.card[card] == one:
            is_known = g.seen[card] == g.rules.everyone if seat is None else seat == one or g.seen[card] >> seat & 1
            if is_known:
                known.append(CARDS[g.rules.box.kind_of[card]])
    return known


def decks(g: France) -> dict[str, int]:
    """How many cards lie in each; a disaster on the track does so no more."""
    lords = fortunes = 0
    for card in range(len(g.card)):
        if g.card[card] == IN_DECK:
            if g.rules.box.kind_of[card] < LORD_DECK:
                lords += 1
            else:
                fortunes += 1
    return {"lords": lords, "fortunes": fortunes - g.track}


def _heap(g: France, where: int) -> dict[str, int]:
    first_of = g.rules.box.first_of
    heap = {}
    for kind in range(CARD_KIND_COUNT):
        count = g.card[first_of[kind] : first_of[kind + 1]].count(where)
        if count:
            heap[CARDS[kind]] = count
    return heap


def _deal(g: France, one: int, seat: int | None) -> dict[str, object] | None:
    """Its bones are open; its cards are its writer's and, once sent, the addressee's. [deal.draft]"""
    deal = g.deal
    if deal[DEAL_STATE + one] == NO_DEAL:
        return None
    given = [deal[CARDS_GIVEN + one * CARDS_EACH_WAY + at] for at in range(CARDS_EACH_WAY)]
    wanted = [deal[CARDS_WANTED + one * CARDS_EACH_WAY + at] for at in range(CARDS_EACH_WAY)]
    said: dict[str, object] = {
        "state": DEAL_STATES[deal[DEAL_STATE + one]],
        "to": _seat(deal[DEAL_TO + one]),
        "gives": deal[COINS_GIVEN + one],
        "wants": deal[COINS_WANTED + one],
        "cards-given": sum(kind != NOBODY for kind in given),
        "cards-wanted": sum(kind != NOBODY for kind in wanted),
        "own-spouse": _word(LORDS, deal[OWN_SPOUSE + one]),
        "their-spouse": _word(LORDS, deal[THEIR_SPOUSE + one]),
        "captive": _word(LORDS, deal[CAPTIVE_FREED + one]),
    }
    if seat is not None and insiders(g, one) >> seat & 1:
        said["gives-cards"] = [HAND_CARDS[kind] for kind in given if kind != NOBODY]
        said["wants-cards"] = [HAND_CARDS[kind] for kind in wanted if kind != NOBODY]
        said["promise-given"] = _word(PROMISES, deal[PROMISE_GIVEN + one])
        said["promise-given-when"] = WHEN[deal[PROMISE_GIVEN_WHEN + one]]
        said["promise-wanted"] = _word(PROMISES, deal[PROMISE_WANTED + one])
        said["promise-wanted-when"] = WHEN[deal[PROMISE_WANTED_WHEN + one]]
    return said


def _talk(g: France, opener: int) -> dict[str, object]:
    """Who talks with whom is open. [diplomacy.talk.exchange]"""
    return {"talkers": _seats(g, g.parley[TALKERS + opener]), "invited": _seats(g, g.parley[INVITED + opener])}


def _promises(g: France, seat: int | None) -> list[dict[str, object]]:
    """Those that this seat has heard. [deal.promise]"""
    heard = (at for at in range(0, len(g.promise), PROMISE_WIDTH) if seat is not None and g.promise[at + 4] >> seat & 1)
    return [_promise(g, at) for at in heard]


def _promise(g: France, at: int) -> dict[str, object]:
    return {
        "by": g.promise[at],
        "to": g.promise[at + 1],
        "promise": PROMISES[g.promise[at + 2]],
        "turn": g.promise[at + 3],
    }
