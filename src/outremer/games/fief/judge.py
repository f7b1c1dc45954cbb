"""What each family has in a position of Fief, counted in coins, and what is worth trying in it.

Points count by how near they bring a family to victory, alone or with the spouse's family; everything else by what it
is likely to become.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from outremer.bots.judge import Judge, Sheet
from outremer.games.fief.army import Army
from outremer.games.fief.assassination import Foil
from outremer.games.fief.ballot import Ballot
from outremer.games.fief.battle import Battles
from outremer.games.fief.calming import UprisingAnnounced
from outremer.games.fief.close import partner
from outremer.games.fief.elections import Nominations
from outremer.games.fief.hands import Draws
from outremer.games.fief.judging.arms import count_arms
from outremer.games.fief.judging.courts import (
    of_ballot,
    of_draws,
    of_leave,
    of_nominations,
    of_weddings,
    with_bearer,
    with_place,
)
from outremer.games.fief.judging.daggers import of_rising, of_window
from outremer.games.fief.judging.field import Muster
from outremer.games.fief.judging.marches import of_army, of_march
from outremer.games.fief.judging.parts import (
    BAN,
    COINS,
    EXPANSIONS,
    HAND,
    PARTS,
    POINTS,
    PROMISES,
    THIS_YEAR,
    VILLAGES,
)
from outremer.games.fief.judging.wars import of_battles, of_pillage, of_rounds, of_sides, of_sieges
from outremer.games.fief.judging.worth import (
    count_fiefs,
    count_lords,
    of_coins,
    of_hand,
    of_points,
    of_promises,
    of_this_year,
    of_villages,
)
from outremer.games.fief.leave import Leave
from outremer.games.fief.march import March
from outremer.games.fief.moments import Window
from outremer.games.fief.pillage import Pillage
from outremer.games.fief.plays import Plays
from outremer.games.fief.purchases import Purchases
from outremer.games.fief.rounds import Rounds
from outremer.games.fief.sides import Sides
from outremer.games.fief.sieges import Sieges
from outremer.games.fief.titles import claimant
from outremer.games.fief.vocabulary import (
    ACCEPT_DEAL,
    BUY_TITLE,
    DECLINE_DEAL,
    ESCAPE,
    EXCOMMUNICATE,
    FIEF_COUNT,
    FOIL,
    GRANT,
    PLAY_ARC,
    PLAY_CARDINAL,
    RECLAIM,
    SEATS,
    WORDS,
)
from outremer.games.fief.weddings import Weddings
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import Form
from outremer.kernel.table import Table

# Proposals are answered, and what only helps is done. Cards that strike are played in their windows, and whoever wants
# a wedding asks for it when it is time: so no other offer is worth a thought.
HELPFUL: Final = frozenset([PLAY_ARC, PLAY_CARDINAL, ESCAPE, EXCOMMUNICATE])  # each for a lord, or against one
OFFERS: Final = frozenset([WORDS.verbs[verb] for verb in (ACCEPT_DEAL, DECLINE_DEAL, *HELPFUL)])

STRONGEST_RIVAL: Final = 0.45
OTHERS: Final = 0.08
STAGES: Final = 6
SENTENCED: Final = 3.0  # an excommunicated lord of a rival's


class FranceJudge(Judge[France]):
    """Stages are turns, two for each; the set-up belongs to the first."""

    parts: ClassVar[tuple[str, ...]] = PARTS
    stages: ClassVar[int] = STAGES

    def stage(self, g: France) -> int:
        return min(STAGES - 1, max(0, g.turn - 1) // 2)

    def winners(self, g: France) -> int:
        return g.winners

    def plans(self, table: Table[France], seat: int) -> list[list[int]]:
        return plans(table, seat)

    def count(self, table: Table[France], sheets: list[Sheet], resting: int) -> None:
        g = table.world
        muster = Muster(g)
        for seat in range(len(sheets)):
            sheet = sheets[seat]
            sheet.add(POINTS, of_points(g, seat))
            count_fiefs(g, seat, sheet)
            sheet.add(COINS, of_coins(g.coins(seat)))
            sheet.add(VILLAGES, of_villages(g, seat))
            sheet.add(THIS_YEAR, of_this_year(g, seat))
            count_lords(g, seat, sheet)
            sheet.add(HAND, of_hand(g, seat))
            sheet.add(PROMISES, of_promises(g, seat))
            count_arms(g, seat, muster, sheet)
            sheet.add(EXPANSIONS, g.rules.asks.worth(g, seat))
            if g.excommunicated != NOBODY:
                is_ours = g.owner(g.excommunicated) in (seat, g.ally(seat))
                sheet.add(BAN, -SENTENCED if is_ours else SENTENCED)

    def shared(self, g: France, shares: list[float]) -> list[float]:
        """Partners win together or not at all, and half of it is each one's. [victory.pair]"""
        for seat in range(len(shares)):
            other = partner(g, seat)
            if other > seat:
                shares[seat] = shares[other] = (shares[seat] + shares[other]) / 2
        return shares

    def lead_by_hand(self, g: France, worths: list[float], seat: int) -> float:
        """The seat's worth, less part of all its rivals'; whoever is allied is none."""
        ally, strongest, total = g.ally(seat), 0.0, 0.0
        for other in range(len(worths)):
            if other not in (seat, ally):
                strongest = max(strongest, worths[other])
                total += worths[other]
        return worths[seat] - STRONGEST_RIVAL * strongest - OTHERS * total


def plans(table: Table[Any], seat: int) -> list[list[int]]:
    """What is worth trying, each to the end of what the seat itself has to say."""
    g = table.world
    assert isinstance(g, France)
    proposals = of_proposals(table, seat)
    if proposals:
        return proposals
    answers = table.answers(seat)
    if not answers:
        return [[move] for move in table.legal(seat)]
    form = table.stack[-1]
    found = g.rules.asks.decides(g, seat, form, answers)
    if not found:
        found = of_peace(g, seat, form, answers)
    if not found:
        found = of_war(g, seat, form, answers)
    if not found:
        found = with_place(answers) if isinstance(form, Plays) else of_answers(g, seat, form, answers)
    found = found + of_offers(table, seat)
    return found + g.rules.asks.tries(g, seat, form, table.legal(seat)) if g.rules.asks.has_tries else found


def of_proposals(table: Table[Any], seat: int) -> list[list[int]]:
    """A proposal is answered before anything else."""
    if not table.rules.addressed(table.world) >> seat & 1:
        return []
    legal = table.legal(seat)
    for by in range(SEATS):
        if DECLINE_DEAL + by in legal:
            return [[move] for move in (ACCEPT_DEAL + by, DECLINE_DEAL + by) if move in legal]
    return []


def of_offers(table: Table[Any], seat: int) -> list[list[int]]:
    """What only helps: the halo for an own lady, a sentence upon a foe, and so on."""
    g, verb_of = table.world, table.rules.verb_of
    found: list[list[int]] = []
    for move in table.legal(seat):
        verb = verb_of[move]
        if verb in HELPFUL:
            is_ours = g.owner(move - verb) in (seat, g.ally(seat))
            if is_ours != (verb == EXCOMMUNICATE):
                found.append([move])
    return found


def of_peace(g: France, seat: int, form: Form[Any], answers: list[int]) -> list[list[int]]:
    """What is decided by rule in court and at the draws; nothing where the judge is to decide."""
    if isinstance(form, Weddings):
        return of_weddings(g, seat, form)
    if isinstance(form, Nominations):
        return of_nominations(g, seat, form)
    if isinstance(form, Ballot):
        return of_ballot(g, seat, form)
    if isinstance(form, Draws):
        return of_draws(g, seat, form)
    if isinstance(form, Leave):
        return of_leave(g, seat, form)
    if isinstance(form, Foil):
        return [[FOIL]] if FOIL in answers else []
    if isinstance(form, UprisingAnnounced):
        return of_rising(g, seat, form, answers)
    return of_window(g, seat, answers) if isinstance(form, Window) else []


def of_war(g: France, seat: int, form: Form[Any], answers: list[int]) -> list[list[int]]:
    """What is decided by rule on the march and in battle, or followed to the end of a march."""
    if isinstance(form, March):
        return of_march(g, seat)
    if isinstance(form, Army):
        return of_army(g, form)
    if isinstance(form, Battles):
        return of_battles(g, seat, answers)
    if isinstance(form, Sides):
        return of_sides(g, seat, form)
    if isinstance(form, Rounds):
        return of_rounds(g, seat, form, answers)
    if isinstance(form, Sieges):
        return of_sieges(g, seat)
    return of_pillage(g, seat, answers) if isinstance(form, Pillage) else []


def of_answers(g: France, seat: int, form: Form[Any], answers: list[int]) -> list[list[int]]:
    """Each by itself; a title with whoever bears it, and none granted to others."""
    found: list[list[int]] = []
    for move in answers:
        if isinstance(form, Purchases):
            for verb in (BUY_TITLE, RECLAIM, GRANT):
                if verb <= move < verb + FIEF_COUNT:
                    if verb != GRANT or claimant(g, move - verb) == seat:
                        found += with_bearer(g, seat, move - verb, move)
                    break
            else:
                found.append([move])
        else:
            found.append([move])
    return found


JUDGE: Final = FranceJudge
