"""What a crusade is worth to a family, in coins, and what it does: set out when strong, land where it can win."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.deaths import Deathbed
from outremer.games.fief.expansions.crusades.assaults import Assaults, Spoils
from outremer.games.fief.expansions.crusades.call import no_call
from outremer.games.fief.expansions.crusades.departure import Embarkation, no_embarking
from outremer.games.fief.expansions.crusades.doctor import could_heal
from outremer.games.fief.expansions.crusades.following import Following
from outremer.games.fief.expansions.crusades.homecoming import Bestowal
from outremer.games.fief.expansions.crusades.host import (
    crusade,
    drawable,
    leader_at,
    objectives_in_order,
    place_of,
)
from outremer.games.fief.expansions.crusades.landing import Landing
from outremer.games.fief.expansions.crusades.renegades import is_renegade
from outremer.games.fief.expansions.crusades.revenge import Saladin
from outremer.games.fief.expansions.crusades.saracens import (
    SALADINS_STRENGTH,
    SARACEN_STRENGTH,
    knights_at,
    saracens_at,
)
from outremer.games.fief.expansions.crusades.treason import BeforeSaladin
from outremer.games.fief.expansions.crusades.words import (
    ASSAIL,
    BESTOW,
    BETRAY,
    BOARD,
    CALL,
    CALLED,
    COUNTS,
    EMBARK,
    HEAL,
    LAND,
    NO_CRUSADE,
    SAIL,
    STORM,
    WITHDRAW_FROM,
)
from outremer.games.fief.expansions.crusades.words import INVEST as LIE_BEFORE
from outremer.games.fief.judging.field import chance
from outremer.games.fief.march import March
from outremer.games.fief.objectives import CARAVAN, DOCTOR, STATE, Objective
from outremer.games.fief.places import is_enemy_village
from outremer.games.fief.vocabulary import (
    ACCEPT,
    DONE_WITH_IT,
    FOOTMAN,
    KNIGHT,
    PASS,
    PLACE_COUNT,
    PRISON,
    REFUSE,
    VILLAGE_COUNT,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import Form

OF_STRENGTH: Final = 0.5  # of an army overseas, which comes home if it lives
A_STATE: Final = 18.0  # a point, if it is held to the end
THE_DOCTOR: Final = 4.0
OUTCAST: Final = 4.0
LOST_LORD: Final = 5.0  # in Saladin's prison
HOST: Final = 13  # an army that throws three dice is worth sending
GUARDS_KEPT: Final = 3  # footmen who stay at home
LIKELY: Final = 0.45
MANY_OBJECTIVES: Final = 3


def of_crusade(g: France, seat: int) -> float:
    """Armies overseas, states that are held, the doctor, prisoners and renegades."""
    piece = crusade(g)
    worth = 0.0
    if piece.stage != NO_CRUSADE:
        for place in range(VILLAGE_COUNT, PLACE_COUNT):
            if place != PRISON:
                worth += OF_STRENGTH * g.strength(seat, place)
    for objective in objectives_in_order(g):
        leader = leader_at(g, place_of(objective))
        is_ours = leader != NOBODY and g.owner(leader) == seat
        if is_ours and piece.held >> objective & 1 and g.rules.box.objectives[objective].kind == STATE:
            worth += A_STATE
    for lord in g.lords_of(seat):
        if g.place(lord) == PRISON:
            worth -= LOST_LORD
        if is_renegade(g, lord):
            worth -= OUTCAST
    if piece.doctor != NOBODY and g.owner(piece.doctor) == seat:
        worth += THE_DOCTOR
    return worth


def host_leader(g: France, seat: int) -> int:
    """The lord who could set out with an army worth sending, or NOBODY."""
    best, most = NOBODY, HOST - 1
    for lord in g.lords_of(seat):
        if no_embarking(g, seat, lord) is None and not g.is_captive(lord):
            strength = g.strength(seat, g.place(lord))
            if strength > most:
                best, most = lord, strength
    return best


def has_host(g: France, seat: int) -> bool:
    for lord in g.lords_of(seat):
        if g.is_free(lord) and g.place(lord) < VILLAGE_COUNT and g.strength(seat, g.place(lord)) >= HOST:
            return True
    return False


def embarking(g: France, seat: int, village: int, kept: int) -> list[int]:
    """All go along but so many footmen."""
    found: list[int] = []
    for kind in g.rules.kinds_in_play:
        count = g.troops_of(seat, village, kind)
        if kind == FOOTMAN:
            count -= kept
        if count > 0 and g.rules.asks.bars_carrying(g, kind) is None:
            found.append(BOARD + kind * COUNTS + min(count, COUNTS - 1))
    return found


def worth_of(row: Objective) -> float:
    if row.kind == STATE:
        return A_STATE
    return THE_DOCTOR if row.kind == DOCTOR else float(row.coins) * (1.5 if row.kind == CARAVAN else 1.0)


def odds_at(g: France, seat: int, objective: int, extra: int) -> float:
    """That the crusaders there, with this strength more, beat its Saracens, and Saladin if he is there."""
    row = g.rules.box.objectives[objective]
    strength = extra
    for other in range(g.rules.seats):
        strength += g.strength(other, place_of(objective))
    defence = saracens_at(g, objective) * SARACEN_STRENGTH + knights_at(g, objective) * g.rules.kinds[KNIGHT].strength
    if crusade(g).saladin == objective:
        defence += SALADINS_STRENGTH
    walls = row.walls
    for other in range(g.rules.seats):
        walls = max(0, walls - g.engine_dice(other, place_of(objective)))
    return chance(strength, defence, walls)


def best_landing(g: France, seat: int, extra: int) -> int:
    best, most = NOBODY, -1.0
    for objective in objectives_in_order(g):
        row = g.rules.box.objectives[objective]
        worth = worth_of(row) * (1.0 if row.kind == DOCTOR else odds_at(g, seat, objective, extra))
        leader = leader_at(g, place_of(objective))
        if leader != NOBODY and g.owner(leader) not in (seat, g.ally(seat)):
            worth *= 0.4  # another leads there, and shares as he likes
        if worth > most:
            best, most = objective, worth
    return best


def decisions(g: France, seat: int, form: Form[France], answers: list[int]) -> list[list[int]]:
    """What a family does by rule; nothing where the judge is to decide."""
    if isinstance(form, Embarkation):
        return of_embarkation(g, seat, form)
    if isinstance(form, March) and crusade(g).stage == CALLED:
        lord = host_leader(g, seat)
        return [[EMBARK + lord]] if lord != NOBODY else []
    if isinstance(form, Landing):
        lord = form.next_lord(g)
        return [[LAND + best_landing(g, seat, g.strength(seat, g.place(lord)))]]
    if isinstance(form, Assaults):
        return of_assault(g, seat, form, answers)
    if isinstance(form, Saladin):
        is_likely = STORM in answers and odds_at(g, seat, form.at, 0) >= LIKELY
        return [[STORM if is_likely else WITHDRAW_FROM]]
    if isinstance(form, BeforeSaladin):
        return of_treason(g, seat, answers)
    if isinstance(form, Bestowal):
        return of_bestowal(g, seat, form, answers)
    if isinstance(form, Spoils):
        return [[DONE_WITH_IT]]
    if isinstance(form, Deathbed) and HEAL in answers and could_heal(g, form.lord, form.cause) >> seat & 1:
        return [[HEAL]] if g.owner(form.lord) in (seat, g.ally(seat)) else [[PASS]]
    if isinstance(form, Following):
        return [[SAIL]] if SAIL in answers else []
    if no_call(g, seat) is None and has_host(g, seat) and len(drawable(g)) >= MANY_OBJECTIVES:
        return [[CALL]]
    return []


def of_embarkation(g: France, seat: int, form: Embarkation) -> list[list[int]]:
    """Nobody lets a rival's lord go."""
    if form.start == NOBODY:
        return [[ACCEPT if g.owner(form.lord) == g.ally(seat) else REFUSE]]
    if is_enemy_village(g, seat, form.start):  # nobody is left there
        return [[*embarking(g, seat, form.start, 0)]]
    return [[*embarking(g, seat, form.start, GUARDS_KEPT), SAIL]]


def of_assault(g: France, seat: int, form: Assaults, answers: list[int]) -> list[list[int]]:
    objective = form.current(g)
    if odds_at(g, seat, objective, 0) >= LIKELY:
        for verb in (STORM, ASSAIL):
            if verb in answers:
                return [[verb]]
    return [[LIE_BEFORE]]


def of_treason(g: France, seat: int, answers: list[int]) -> list[list[int]]:
    """A rival's state is betrayed."""
    objective = crusade(g).saladin
    leader = leader_at(g, place_of(objective)) if objective != NOBODY else NOBODY
    is_rival = leader != NOBODY and g.owner(leader) not in (seat, g.ally(seat))
    return [[BETRAY]] if BETRAY in answers and is_rival else [[PASS]]


def of_bestowal(g: France, seat: int, form: Bestowal, answers: list[int]) -> list[list[int]]:
    if form.is_offered(g):
        return [[ACCEPT]]
    for lord in g.lords_of(seat):
        if BESTOW + lord in answers and g.place(lord) < VILLAGE_COUNT and g.is_free(lord):
            return [[BESTOW + lord]]  # at home a title is safer
    for lord in g.lords_of(seat):
        if BESTOW + lord in answers:
            return [[BESTOW + lord]]
    return []
