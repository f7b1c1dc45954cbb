"""What one seat may know of the holy land, built up field by field.

Templars that a seat does not know are only counted, so that not even their order tells anything.
"""

from __future__ import annotations

from outremer.games.akkon.tracks import victory_points
from outremer.games.akkon.vocabulary import (
    BORROWED,
    CARD_COUNT,
    CARD_KINDS,
    CARDS,
    CARDS_PER_CITY,
    CITIES,
    CITY_COUNT,
    EXCOMMUNICATION,
    FORBIDDEN_WRITINGS,
    HOLY_LANCE,
    KINDS,
    LOANS,
    OWN,
    PIECES,
    SIEGE,
    TRACK_COUNT,
    TRACKS,
)
from outremer.games.akkon.world import CAMP, DISCARD_PILE, OUT, PLAYED_CARD, HolyLand
from outremer.kernel.blanks import NOBODY


def view(g: HolyLand, seat: int | None) -> dict[str, object]:
    """What this seat (None: an onlooker) may know: the board in the middle, and what lies around it. [setup.board]"""
    seats = range(g.rules.seats)
    return {
        "round": g.round,
        "first": _seat(g.first),
        "seneschal": None if g.seneschal == NOBODY else CITIES[g.seneschal],
        "tracks": {TRACKS[t]: [g.tracks[s * TRACK_COUNT + t] for s in seats] for t in range(TRACK_COUNT)},
        "points": [victory_points(g, s) for s in seats],
        "cities": [_city(g, city, seat) for city in range(CITY_COUNT)],
        "camps": [_camp(g, s, seat) for s in seats],
        "lent": [] if seat is None else _lent(g, seat),
        "hands": [_hand(g, s, seat) for s in seats],
        "privileges": {TRACKS[t]: _privilege(g, t) for t in range(TRACK_COUNT)},
        "claims": [_claim(g, at) for at in range(0, len(g.debts), 3)],
        "played": [CARDS[card] for card in range(CARD_COUNT) if g.place[card] == PLAYED_CARD],
        "discards": [CARDS[card] for card in range(CARD_COUNT) if g.place[card] == DISCARD_PILE],
        "out": [CARDS[card] for card in range(CARD_COUNT) if g.place[card] == OUT],
        "idle": g.idle,
        "last": g.is_last_round(),
        "ended": g.ended,
    }


def knows(g: HolyLand, seat: int | None, piece: int) -> bool:
    """Does this seat know which Templar this is: its own or borrowed, or one shown to it? [auction.no-looking]"""
    if seat is None:
        return g.seen[piece] == g.rules.everyone
    return g.holder[piece] == seat or g.seen[piece] >> seat & 1 == 1


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def card_face(g: HolyLand, card: int) -> dict[str, object]:
    """What is printed on a card."""
    rules = g.rules
    kind = rules.kind[card]
    face: dict[str, object] = {
        "card": CARDS[card],
        "city": CITIES[card // CARDS_PER_CITY],
        "kind": CARD_KINDS[kind],
        "cost": rules.cost[card],
        "provenance": rules.provenance[card],
    }
    if rules.track[card] != NOBODY:
        face["track"] = TRACKS[rules.track[card]]
    if kind in (HOLY_LANCE, EXCOMMUNICATION, SIEGE, FORBIDDEN_WRITINGS):
        face["steps"] = rules.steps[card]
    if rules.loss[card] != NOBODY:
        face["loss"] = TRACKS[rules.loss[card]]
    if rules.trade[card] != NOBODY:
        face["trade"] = CITIES[rules.trade[card]]
    return face


def _city(g: HolyLand, city: int, seat: int | None) -> dict[str, object]:
    """All see which card is on offer. [setup.decks.top-card-known]"""
    top = g.top[city]
    under = g.under(city)
    return {
        "city": CITIES[city],
        "card": None if top == NOBODY else card_face(g, top),
        "under": [CARDS[city * CARDS_PER_CITY + at] for at in range(CARDS_PER_CITY) if under[at]],
        "bids": _heap(g, seat, city, NOBODY),
        "paid": [g.paid[s * CITY_COUNT + city] for s in range(g.rules.seats)],
    }


def _camp(g: HolyLand, owner: int, seat: int | None) -> dict[str, object]:
    cheaper = g.discount[owner]
    return {
        "templars": _heap(g, seat, CAMP, owner),
        "free": g.free_templars(owner),
        "discount": [CITIES[city] for city in range(CITY_COUNT) if cheaper >> city & 1],
    }


def _heap(g: HolyLand, seat: int | None, place: int, of: int) -> list[dict[str, object]]:
    """The Templars at one place (of one seat): each that this seat knows, and how many more there are of each sort."""
    known: list[dict[str, object]] = []
    hidden = [0] * (g.rules.seats * g.rules.seats * len(LOANS))  # by holder, colour and loan
    for piece in range(g.rules.pieces):
        holder = g.holder[piece]
        if g.at[piece] != place or of not in (NOBODY, holder):
            continue
        colour, loan = piece // KINDS, g.loan[piece]
        if knows(g, seat, piece):
            row = _row(holder, colour, loan)
            known.append({**row, "piece": PIECES[piece % KINDS], "open": g.seen[piece] == g.rules.everyone})
        else:
            hidden[(holder * g.rules.seats + colour) * len(LOANS) + loan] += 1
    for sort, count in enumerate(hidden):
        if count:
            rest, loan = divmod(sort, len(LOANS))
            known.append({**_row(rest // g.rules.seats, rest % g.rules.seats, loan), "hidden": count})
    return known


def _row(holder: int, colour: int, loan: int) -> dict[str, object]:
    row: dict[str, object] = {"seat": holder, "colour": colour}
    return row if loan == OWN else {**row, "loan": LOANS[loan]}


def _lent(g: HolyLand, seat: int) -> list[dict[str, object]]:
    """One's own Templars that another has: the owner saw which were taken, not where they have been laid since."""
    return [
        {"seat": g.holder[piece], "piece": PIECES[piece % KINDS], "loan": LOANS[g.loan[piece]]}
        for piece in range(seat * KINDS, seat * KINDS + KINDS)
        if g.holder[piece] != seat
    ]


def _hand(g: HolyLand, owner: int, seat: int | None) -> dict[str, object]:
    """All hands are open, unless the table only counts them. [setup.cards.starting-open] [action.hand.show-count]"""
    hand = g.hand(owner)
    if owner == seat or g.rules.hands_are_open:
        return {"count": len(hand), "cards": [card_face(g, card) for card in hand]}
    return {"count": len(hand)}


def _privilege(g: HolyLand, track: int) -> dict[str, object]:
    return {"seat": _seat(g.privilege[track]), "spent": g.spent >> track & 1 == 1}


def _claim(g: HolyLand, at: int) -> dict[str, object]:
    return {"seat": g.debts[at], "other": g.debts[at + 1], "loan": BORROWED[g.debts[at + 2]]}
