"""What attendants and traits are worth to a family, in coins, and what greedy does with them."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.assassination import Foil
from outremer.games.fief.expansions.politics.attendants import Strategy
from outremer.games.fief.expansions.politics.court import (
    A_DISASTER,
    BREAK_MARRIAGE,
    HEARTBREAKER,
    MOST_IN_A_HAND,
    MOVES_LAST,
    PERSUADE,
    PICK,
    PLAN,
    RISE_AGAINST,
    SLIP,
    SPLIT,
    SPY,
    SPY_ON,
    STEAL,
    STOLEN,
    SWAP_FOR,
    SWAP_WITH,
    SWAPPED,
    THIEF,
    TOSS,
    TRAIT_COUNT,
    VANISH,
    bearer,
    court_of,
    has_used,
    seat_with,
)
from outremer.games.fief.expansions.politics.gypsy import CardTossed
from outremer.games.fief.expansions.politics.persuasion import Persuasion
from outremer.games.fief.expansions.politics.shadow import no_slip
from outremer.games.fief.expansions.politics.spying import Spying, SpyLooks, no_spying
from outremer.games.fief.expansions.politics.theft import Theft, no_theft
from outremer.games.fief.expansions.politics.tyrant import TyrantAnnounced, no_rising_against, tyrant_of, walls_of
from outremer.games.fief.judging.worth import FAMILY_LIMIT, FORTUNE, LORD
from outremer.games.fief.plays import Plays
from outremer.games.fief.vocabulary import HARVEST, LORD_COUNT, LORD_DECK, PASS, SEATS, WEATHER
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import Form

THIEF_IN_WAIT: Final = 3.0
SPY_IN_WAIT: Final = 2.0
WORTH_STEALING: Final = 10  # coins in a purse
WORTH_SWAPPING: Final = 2.0  # by how much a card must be better
GUARDS_OF_TYRANT: Final = 2  # at most, for a rising that is likely to reach him
# By trait, what it is worth to have such a lord; what only binds, or costs, is worth less than nothing.
OF_TRAIT: Final = [
    -1.0,  # bastard
    -0.5,
    1.0,  # blessed
    -2.0,
    -1.0,  # unlucky
    2.0,
    -2.0,  # extravagant
    1.5,
    2.0,  # ambitious
    1.0,
    1.0,  # agile
    -4.0,
    0.5,  # cruel
    2.0,
    2.5,  # brave
    -0.5,
    1.5,  # persuasive
    0.5,
    0.0,  # ordinary
    0.5,
    2.0,  # shadow
]


def of_court(g: France, seat: int) -> float:
    """Traits of its lords, and what its attendants may still do once."""
    court = court_of(g)
    worth = 0.0
    for lord in g.lords_of(seat):
        trait = court.trait[lord]
        if 0 <= trait < TRAIT_COUNT:
            worth += OF_TRAIT[trait]
    if seat_with(g, THIEF) == seat and not has_used(g, STOLEN):
        worth += THIEF_IN_WAIT
    if seat_with(g, SPY) == seat and not has_used(g, SWAPPED):
        worth += SPY_IN_WAIT
    return worth


def of_card(g: France, seat: int, kind: int) -> float:
    """What a card in hand is worth to this seat."""
    if kind >= LORD_DECK:
        if kind in (HARVEST, WEATHER) and not any(g.mills(village) for village in g.villages_of(seat)):
            return 0.0
        return FORTUNE[kind - LORD_DECK]
    if kind < LORD_COUNT:
        return LORD if len(g.lords_of(seat)) < FAMILY_LIMIT else 1.0
    return FORTUNE[2]


def by_rule(g: France, seat: int, form: Form[France]) -> list[list[int]]:
    """What is done where a form of this module asks; nothing elsewhere."""
    if isinstance(form, Theft):
        half = min(g.coins(seat) // 2, MOST_IN_A_HAND)
        return [[PICK], [PICK + 1]] if form.split else [[SPLIT + half]]
    if isinstance(form, CardTossed):
        is_bad = form.card == A_DISASTER or of_card(g, seat, form.card) < 1.0
        return [[TOSS if is_bad else PASS]]
    if isinstance(form, SpyLooks):
        return [[swapping(g, seat, form)]]
    if isinstance(form, (Spying, TyrantAnnounced)):
        return [[PASS]]
    if isinstance(form, Strategy):
        return [[PLAN + MOVES_LAST]]  # whoever comes last meets whom he likes
    return []


def swapping(g: France, seat: int, form: SpyLooks) -> int:
    """The best of theirs for the worst of the own, if that is worth never spying again."""
    own = min(g.hand(seat), key=lambda kind: of_card(g, seat, kind))
    if form.wanted != NOBODY:
        return SWAP_WITH + own
    theirs = max(g.hand(form.victim), key=lambda kind: of_card(g, seat, kind))
    is_better = of_card(g, seat, theirs) >= of_card(g, seat, own) + WORTH_SWAPPING + SPY_IN_WAIT
    return SWAP_FOR + theirs if is_better else PASS


def at_once(g: France, seat: int, form: Form[France], answers: list[int]) -> list[list[int]]:
    """What is done before anything else, wherever it may be."""
    if isinstance(form, Persuasion):
        found = [move for move in answers if PERSUADE <= move < PERSUADE + SEATS]
        return [[found[0] if found else PASS]]
    if isinstance(form, Foil) and no_slip(g, form, seat) is None:
        return [[SLIP]]
    if form.sealed:
        return []
    return robbing(g, seat) or looking(g, seat, form) or rising(g, seat)


def robbing(g: France, seat: int) -> list[list[int]]:
    rich = [other for other in range(g.rules.seats) if g.coins(other) >= WORTH_STEALING and other != g.ally(seat)]
    rich = [other for other in rich if no_theft(g, seat, other) is None]
    return [[STEAL + max(rich, key=g.coins)]] if rich else []


def looking(g: France, seat: int, form: Form[France]) -> list[list[int]]:
    """At the largest hand, before the own cards are played."""
    if not isinstance(form, Plays):
        return []
    hands = [other for other in range(g.rules.seats) if other != g.ally(seat) and no_spying(g, seat, other) is None]
    return [[SPY_ON + max(hands, key=g.hand_size)]] if hands else []


def rising(g: France, seat: int) -> list[list[int]]:
    """Against a Tyrant whom hardly anybody guards."""
    lord = tyrant_of(g)
    if lord == NOBODY or g.owner(lord) == g.ally(seat) or no_rising_against(g, seat, lord) is not None:
        return []
    is_weak = g.men(g.owner(lord), g.place(lord)) <= GUARDS_OF_TYRANT and not walls_of(g, lord)
    return [[RISE_AGAINST + lord]] if is_weak else []


def offers_of_court(g: France, seat: int, legal: list[int]) -> list[list[int]]:
    """An own lord out of a dungeon, a marriage of rivals broken."""
    found: list[list[int]] = []
    for move in legal:
        if VANISH <= move < VANISH + LORD_COUNT:
            found.append([move])
        if BREAK_MARRIAGE <= move < BREAK_MARRIAGE + LORD_COUNT:
            lord = move - BREAK_MARRIAGE
            if bearer(g, HEARTBREAKER) not in (lord, g.spouse(lord)) and g.ally(seat) != g.owner(lord):
                found.append([move])
    return found
