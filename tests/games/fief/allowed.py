"""What may be said at all, judged by the rulebook and what lies on the table, not by how the rules look it up.

For each verb a judgement of its own: a card is played by who holds it, a lord is sent by who owns him, a road is there.
"""

from __future__ import annotations

from collections.abc import Callable

import outremer
from outremer.games.fief.layout import (
    CAPTOR,
    CARDS_EACH_WAY,
    CARDS_GIVEN,
    CARDS_WANTED,
    COINS_GIVEN,
    COINS_WANTED,
    DEAL_TO,
    OWNER,
    SPOUSE,
)
from outremer.games.fief.vocabulary import CARDS, FIEFS, LORDS, PLACES, SEES, TITLES, TROOPS, VILLAGES, WALLS
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
PRICES = {"knight": 3, "footman": 1}  # coins [troop.cost]
CALMING_PRICE = 3  # coins [cardinal.quell_uprising]
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


def is_besieged(g: France, name: str) -> bool:
    return any(g.besieges(seat, VILLAGES.index(name)) for seat in range(g.rules.seats))


def controlled(g: France, seat: int, name: str, _: str) -> bool:
    return g.controller(VILLAGES.index(name)) == seat


def is_man_alone(g: France, name: str) -> bool:
    """Who may take vows: in play, no lady and not married. [templar_lord.candidate] [teutonic_lord.candidate]"""
    return owner(g, name) >= 0 and not is_lady(name) and g.lord[SPOUSE + LORDS.index(name)] < 0


def holds(g: France, seat: int, card: str, _: str) -> bool:
    return card in [CARDS[kind] for kind in g.hand(seat)]


def is_with_saladin(g: France, name: str) -> bool:
    return g.place(LORDS.index(name)) == PLACES.index("prison")


def own_married(g: France, seat: int, name: str, _: str) -> bool:
    return owner(g, name) == seat and g.lord[SPOUSE + LORDS.index(name)] >= 0


def of_another(_: France, seat: int, other: str, __: str) -> bool:
    return int(other) != seat


def can_be_kept(g: France, seat: int, by: str, _: str) -> bool:
    """Coins and cards of a proposal are there on both sides. [deal.addressee]"""
    giver = int(by)
    for who, coins_row, cards_row in ((giver, COINS_GIVEN, CARDS_GIVEN), (seat, COINS_WANTED, CARDS_WANTED)):
        first = cards_row + giver * CARDS_EACH_WAY
        wanted = [kind for kind in g.deal[first : first + CARDS_EACH_WAY] if kind >= 0]
        held = list(g.hand(who))
        if g.deal[coins_row + giver] > g.coins(who) or any(wanted.count(kind) > held.count(kind) for kind in wanted):
            return False
    return g.deal[DEAL_TO + giver] == seat


def may_lodge(g: France, seat: int, troop: str, name: str) -> bool:
    """Where a free lord of the family is, or within its walls, for what they cost. [troop.placement] [troop.cost]"""
    village = VILLAGES.index(name)
    has_lord = any(own_and_free(g, seat, lord, "") and g.place(LORDS.index(lord)) == village for lord in LORDS)
    has_walls = controlled(g, seat, name, "") and g.walls(village) > 0
    return (has_lord or has_walls) and PRICES.get(troop, 0) <= g.coins(seat)


def calms_for_coins(g: France, seat: int, name: str, _: str) -> bool:
    """A free Cardinal of the family, and three coins. [cardinal.quell_uprising]"""
    return own_and_free(g, seat, name, "") and has_any(g, name, "cardinal", "pope") and g.coins(seat) >= CALMING_PRICE


def has_any(g: France, name: str, *titles: str) -> bool:
    return any(g.has(LORDS.index(name), TITLES.index(title)) for title in titles)


def own(g: France, seat: int, name: str, _: str) -> bool:
    return owner(g, name) == seat


def ungoverned(g: France, _: int, fief: str, __: str) -> bool:
    return fief not in FIEFS or g.holder_of(FIEFS.index(fief)) < 0


JUDGES: dict[str, Judge] = {
    **dict.fromkeys(("discard", "play-lord", "give-card", "swap-with"), holds),
    **dict.fromkeys(("address", "talk", "steal", "spy-on", "against"), of_another),
    **dict.fromkeys(("beside", "calm", "go-after"), own_and_free),
    **dict.fromkeys(("bear", "turn-up", "slip-away", "take-relic", "bear-relic", "name-heir"), own),
    **dict.fromkeys(("ask-annulment", "break-marriage"), own_married),
    "accept-deal": can_be_kept,
    "buy": may_lodge,
    "calm-by-coins": calms_for_coins,
    "escape": lambda g, seat, name, _: own(g, seat, name, "") and (not is_free(g, name) or is_with_saladin(g, name)),
    "arc": lambda g, _, name, __: owner(g, name) >= 0 and is_lady(name) and g.lord[SPOUSE + LORDS.index(name)] < 0,
    "take-vow": lambda g, seat, name, _: own(g, seat, name, "") and is_man_alone(g, name),
    "vow-teutonic": lambda g, _, name, __: (
        is_man_alone(g, name) and not has_any(g, name, "king", "pope", "cardinal", *SEES)
    ),
    "capital": lambda g, _, name, __: g.walls(VILLAGES.index(name)) == WALLS.index("stronghold"),
    "teutonic-stronghold": lambda g, _, name, __: g.walls(VILLAGES.index(name)) == WALLS.index("none"),
    "teutonic-raise": lambda g, _, name, __: g.walls(VILLAGES.index(name)) == WALLS.index("stronghold"),
    "sally-at": lambda g, seat, name, _: g.controller(VILLAGES.index(name)) == seat and is_besieged(g, name),
    "seize": lambda g, seat, name, _: owner(g, name) not in (-1, seat) and is_free(g, name),
    "part-with": lambda g, seat, name, _: seat in (owner(g, name), g.lord[CAPTOR + LORDS.index(name)]),
    "bequeath": ungoverned,
    "bid": lambda g, seat, coins_, _: int(coins_) <= g.coins(seat),
    "want-coins": lambda _, __, coins_, ___: int(coins_) > 0,
    "bestow": lambda g, _, name, __: owner(g, name) >= 0,
    "lose-lord": lambda g, _, name, __: owner(g, name) >= 0,
    "snipe": lambda g, seat, name, _: owner(g, name) not in (-1, seat),
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
