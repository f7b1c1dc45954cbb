"""What the Temple is worth to a family, in coins, and which of its words are worth trying."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.church import acting_pope
from outremer.games.fief.expansions.templars.commanderies import controlled, houses_left
from outremer.games.fief.expansions.templars.edict import EdictMoment, no_edict
from outremer.games.fief.expansions.templars.temple import (
    ALONE,
    BUILD_COMMANDERY,
    HIDE_TREASURE,
    MASTER,
    ORDER,
    PROCLAIM,
    TAKE_VOW,
    WITH_POPE,
    temple,
)
from outremer.games.fief.expansions.templars.treasure import TreasureSought, no_attempt
from outremer.games.fief.judging.vows import of_chapter
from outremer.games.fief.march import March
from outremer.games.fief.orders import belongs, brothers
from outremer.games.fief.vocabulary import ACCEPT, LORD_COUNT, LORDS, MEN, PASS, VILLAGE_COUNT
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import Form

BROTHER: Final = 2.0  # a vote in the chapter, against a bride and every title
LAST_LEADER: Final = -9.0  # with Templars only nobody attacks, and nobody takes a title
HOUSE: Final = 1.4  # of a commandery, in every turn that is likely still to come
TURNS_AHEAD: Final = 4
HOUSES_TO_COME: Final = 2.5  # for the first Templar of a family
HIDDEN: Final = 1.0  # the treasure, to whoever has Templars
CURSE: Final = -7.0  # upon a lord of the own
SPOILS_WORTH_IT: Final = 2  # commanderies that make an edict worth its while


def of_temple(g: France, seat: int) -> float:
    """Its lords, their prospects in the chapter, its commanderies; less the curse."""
    piece, worth = temple(g), 0.0
    own = len(brothers(g, ORDER, seat))
    if own:
        worth += BROTHER * own + (HIDDEN if piece.hidden else 0.0)
        if g.holder_of(MASTER) == NOBODY:
            worth += of_chapter(g, ORDER, seat, own)
        if houses_left(g) and not piece.issued:
            worth += HOUSES_TO_COME
        if own == men_of(g, seat):
            worth += LAST_LEADER
    turns = min(TURNS_AHEAD, g.rules.turn_limit - g.turn)
    worth += HOUSE * turns * len(controlled(g, seat))
    for lord in range(LORD_COUNT):
        if piece.cursed >> lord & 1 and g.owner(lord) == seat:
            worth += CURSE
    return worth


def men_of(g: France, seat: int) -> int:
    return len([lord for lord in g.lords_of(seat) if lord < MEN])


def words_of_temple(g: France, legal: list[int]) -> list[list[int]]:
    """Vows and commanderies."""
    found: list[list[int]] = []
    for move in legal:
        is_vow = TAKE_VOW <= move < TAKE_VOW + len(LORDS)
        is_building = BUILD_COMMANDERY <= move < BUILD_COMMANDERY + VILLAGE_COUNT
        if is_vow or is_building:
            found.append([move])
    return found


def of_order(g: France, seat: int, form: Form[France]) -> list[list[int]]:
    """The treasure is hidden wherever it can be, and helped to be hidden; an edict is weighed."""
    if isinstance(form, March):
        return [[HIDE_TREASURE + village] for village in range(VILLAGE_COUNT) if no_attempt(g, seat, village) is None]
    if isinstance(form, TreasureSought):
        return [[ACCEPT]]
    return of_edict(g, seat) if isinstance(form, EdictMoment) else []


def of_edict(g: France, seat: int) -> list[list[int]]:
    """Who has Templars spares them, and so does who hopes for richer spoils; against a rival's Grand Master the Pope is
    asked, if he has none himself."""
    friends = [seat] if g.ally(seat) == NOBODY else [seat, g.ally(seat)]
    if any(belongs(g, ORDER, friend) for friend in friends):
        return [[PASS]]
    pope = acting_pope(g)
    if no_edict(g, seat, WITH_POPE) is None and g.holder_of(MASTER) != NOBODY and not belongs(g, ORDER, pope):
        return [[PROCLAIM + WITH_POPE]]
    is_rich = temple(g).commanderies.bit_count() >= SPOILS_WORTH_IT
    return [[PROCLAIM + ALONE]] if is_rich and no_edict(g, seat, ALONE) is None else [[PASS]]
