"""What may be said at all, judged by the rulebook and what lies on the table, not by how the rules look it up.

For each verb a judgement of its own: a card is played by who holds it, a lord is sent by who owns him, a road is there.
"""

from __future__ import annotations

from collections.abc import Callable

import outremer
from outremer.games.fief.layout import CAPTOR, OWNER, SPOUSE
from outremer.games.fief.vocabulary import FIEFS, LORDS, SEES, TROOPS, VILLAGES
from outremer.games.fief.world import France
from tests.games.fief.position import coins, france, hand

CARD_OF = {
    **dict.fromkeys(("strike", "assassinate"), "assassination"),
    **dict.fromkeys(("condemn", "justice"), "justice"),
    **dict.fromkeys(("incite", "uprising", "rouse"), "uprising"),
    **dict.fromkeys(("foil", "escape", "betray"), "passage"),
    **dict.fromkeys(("spring", "ambush"), "ambush"),
    **dict.fromkeys(("tax-fief", "tax-see", "tax-church"), "tax"),
    **{name: name for name in ("arc", "cardinal", "harvest", "weather")},
}
LADIES = ("alienor", "blanche", "guenievre", "isabelle", "jeanne", "mireille")
Judge = Callable[[France, int, str, str], bool]


def owner(g: France, name: str) -> int:
    return g.lord[OWNER + LORDS.index(name)]


def is_free(g: France, name: str) -> bool:
    return g.lord[CAPTOR + LORDS.index(name)] < 0


def own_and_free(g: France, seat: int, name: str, _: str) -> bool:
    return owner(g, name) == seat and is_free(g, name)


def own_captive(g: France, seat: int, name: str, _: str) -> bool:
    return owner(g, name) == seat and not is_free(g, name)


def may_wed(g: France, seat: int, own: str, other: str) -> bool:
    """Of two families, a man and a lady, and neither is married."""
    married = any(g.lord[SPOUSE + LORDS.index(name)] >= 0 for name in (own, other))
    return (
        owner(g, own) == seat and owner(g, other) not in (-1, seat) and not married and is_lady(own) != is_lady(other)
    )


def is_lady(name: str) -> bool:
    return name in LADIES


def controlled(g: France, seat: int, name: str, _: str) -> bool:
    return g.controller(VILLAGES.index(name)) == seat


JUDGES: dict[str, Judge] = {
    "lead": own_and_free,
    "nominate": lambda g, _, name, __: owner(g, name) >= 0,
    "wed": may_wed,
    "want-wedding": may_wed,
    "ransom": own_captive,
    "release": lambda g, seat, name, _: g.lord[CAPTOR + LORDS.index(name)] == seat,
    "free-captive": lambda g, seat, name, _: (
        seat in (owner(g, name), g.lord[CAPTOR + LORDS.index(name)]) and not is_free(g, name)
    ),
    "captive": lambda g, seat, name, _: g.lord[CAPTOR + LORDS.index(name)] == seat,
    "excommunicate": lambda g, _, name, __: owner(g, name) >= 0,
    "condemn": lambda g, _, name, __: owner(g, name) >= 0,
    "justice": lambda g, _, name, __: owner(g, name) >= 0,
    "strike": lambda g, _, name, __: owner(g, name) >= 0,
    "assassinate": lambda g, _, name, __: owner(g, name) >= 0,
    "biretta": own_and_free,
    "cardinal": own_and_free,
    "mill": controlled,
    "stronghold": lambda g, seat, name, _: controlled(g, seat, name, "") and not g.walls(VILLAGES.index(name)),
    "hand-over": controlled,
    "build-commandery": controlled,
    "lift": lambda g, seat, name, _: g.besieges(seat, VILLAGES.index(name)),
    "besiege": lambda g, seat, name, _: g.men(seat, VILLAGES.index(name)) > 0 and g.walls(VILLAGES.index(name)) > 0,
    "pillage": lambda g, seat, name, _: g.men(seat, VILLAGES.index(name)) > 0 and g.mills(VILLAGES.index(name)) > 0,
    "attack": lambda g, seat, name, _: g.occupies(seat, VILLAGES.index(name)),
    "give-title": lambda g, seat, fief, name: g.seat_of(FIEFS.index(fief)) == seat == owner(g, name),
    "title": lambda g, _, fief, __: g.holder_of(FIEFS.index(fief)) < 0,
    "grant": lambda g, _, fief, __: g.holder_of(FIEFS.index(fief)) < 0,
    "reclaim": lambda g, _, fief, __: g.holder_of(FIEFS.index(fief)) < 0,
    "harvest": lambda _, __, name, ___: name in SEES,
    "embark": lambda g, seat, name, _: owner(g, name) == seat,
}


def wrongly_listed(table: outremer.Table) -> str:
    """The first word that somebody may say and that the rulebook does not allow; empty if there is none."""
    g = france(table)
    for seat in range(table.seats):
        held = hand(table, seat)
        for move in table.moves(seat):
            card = CARD_OF.get(move.verb)
            if card is not None and card not in held:
                return f"{move} of seat {seat}, which holds no {card}"
            judge = JUDGES.get(move.verb)
            first, second = (*map(str, move.nouns), "", "")[:2]
            if judge is not None and not judge(g, seat, first, second):
                return f"{move} of seat {seat}"
            if move.verb == "give-coins" and int(first) > coins(table, seat):
                return f"{move} of seat {seat}, which has {coins(table, seat)} coins"
            if move.verb == "buy" and not g.stock_left(seat, TROOPS.index(first)):
                return f"{move} of seat {seat}, whose stock is empty"
    return ""
