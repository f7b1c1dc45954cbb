"""What archers, bombardiers, guards and mercenaries are worth, in coins, and what is said of them by rule."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.dice import Dice
from outremer.games.fief.expansions.tactics.camp import (
    ARCHER,
    BID,
    BOMBARDIER,
    DEPLOY,
    GROUPS,
    GUARD,
    ORDINARY,
    RE_ROLL,
    ROUSE_RESERVE,
    SNIPE,
    camp,
    for_hire,
    on_side,
)
from outremer.games.fief.expansions.tactics.deployment import Deployment
from outremer.games.fief.expansions.tactics.guards import GuardsCalled, has_guards
from outremer.games.fief.expansions.tactics.hiring import Auction
from outremer.games.fief.expansions.tactics.volley import Sniped, Volley
from outremer.games.fief.judging.field import chance
from outremer.games.fief.sides import lords_on, other_side, strength_on, walls_between
from outremer.games.fief.vocabulary import ATTACKER, DEFENDER, PASS, UPRISING, VILLAGE_COUNT
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import Form

MERCENARY_KEPT: Final = 1.4  # a man wherever a lord fights, for a coin a turn
ARROWS: Final = 2.2  # of an archer with a lord or behind walls, beside the strength
FEW_ARROWS: Final = 0.8  # of another
BOMBARD: Final = 5.0  # one with an army
LONELY_BOMBARD: Final = 1.0
ARMY: Final = 8  # strength of men
BODYGUARD: Final = 3.0  # a hit more in every round
MUTINY: Final = 4  # mercenaries of a rival that are worth a card

OF_A_MERCENARY: Final = 1.2  # what is bid for one
SHARE_OF_PURSE: Final = 2  # and never more than this part of the purse
WON_ANYHOW: Final = 0.95  # without mercenaries
FAIR_DIE: Final = 1.5  # hits


def of_tactics(g: France, seat: int) -> float:
    """Beside their strength, which the base counts."""
    worth = MERCENARY_KEPT * camp(g).reserve[seat]
    for village in range(VILLAGE_COUNT):
        if not g.men(seat, village):
            continue
        archers = g.troops_of(seat, village, ARCHER)
        if archers:
            is_of_use = g.walls(village) > 0 or g.has_lord_at(seat, village)
            worth += (ARROWS if is_of_use else FEW_ARROWS) * archers
        if g.troops_of(seat, village, BOMBARDIER):
            worth += BOMBARD if g.strength(seat, village) >= ARMY else LONELY_BOMBARD
        for group in range(len(GROUPS)):
            if has_guards(g, seat, village, group):
                worth += BODYGUARD
    return worth


def words_by_rule(g: France, seat: int, form: Form[France], answers: list[int]) -> list[list[int]]:
    """What is said in secret, on dice and before a battle; nothing where the judge is to decide."""
    if isinstance(form, Auction):
        return [[BID + bid(g, seat, form)]]
    if isinstance(form, Deployment):
        return [[DEPLOY + deployed(g, seat)]]
    if isinstance(form, Volley):
        return [[aim(g, answers)]]
    if isinstance(form, Dice):
        return [[thrown_again(form.throws(g.side[seat]))]]
    if isinstance(form, Sniped):
        return [[RE_ROLL + form.die]]
    if isinstance(form, GuardsCalled):
        return [[bodyguard(g, seat, form)]]
    rival = NOBODY if form.sealed else mutiny(g, seat)
    return [] if rival == NOBODY else [[ROUSE_RESERVE + rival]]


def bid(g: France, seat: int, auction: Auction) -> int:
    """What they are worth, within half of the purse; who has tied goes one higher, if that is not too much."""
    worth = min(int(OF_A_MERCENARY * for_hire(g)), g.coins(seat) // SHARE_OF_PURSE)
    if auction.least:
        return min(max(auction.least, worth + 1), auction.most(g, seat))
    return worth


def deployed(g: France, seat: int) -> int:
    """All of them, unless the battle is won without."""
    side = g.side[seat]
    mine, theirs = strength_on(g, side), strength_on(g, other_side(side))
    walls = walls_between(g)
    odds = chance(mine, theirs, walls) if side == ATTACKER else 1.0 - chance(theirs, mine, walls)
    return 0 if odds >= WON_ANYHOW else camp(g).reserve[seat]


def aim(g: France, answers: list[int]) -> int:
    """A single archer shoots at the lord without whom there is no battle; else arrows are for the troops."""
    targets = lords_on(g, ATTACKER)
    if len(targets) == 1 and on_side(g, DEFENDER, ARCHER) == 1 and SNIPE + targets[0] in answers:
        return SNIPE + targets[0]
    return PASS


def thrown_again(lying: list[int]) -> int:
    """The worst die, if another throw is likely to be better."""
    worst = min(lying)
    return RE_ROLL + worst if worst < FAIR_DIE else PASS


def bodyguard(g: France, seat: int, form: GuardsCalled) -> int:
    """One will do for the hit, a knight before a footman; the others stay free to garrison villages."""
    if not has_guards(g, seat, g.place(form.lord), form.group):
        for mounted in range(len(ORDINARY)):
            if form.no_guard(g, seat, mounted) is None:
                return GUARD + mounted
    return PASS


def mutiny(g: France, seat: int) -> int:
    """The rival whose reserve is large enough for a card that stirs it up, or NOBODY."""
    best, most = NOBODY, MUTINY - 1
    if g.holds(seat, UPRISING):
        for other in range(g.rules.seats):
            if other not in (seat, g.ally(seat)) and camp(g).reserve[other] > most:
                best, most = other, camp(g).reserve[other]
    return best
