"""The offices of the base game, as rows: five bishops in the order of their sees, the Pope, the King."""

from __future__ import annotations

from outremer.games.fief.crown import crown
from outremer.games.fief.table_rules import Office
from outremer.games.fief.titles import grant, strip
from outremer.games.fief.vocabulary import (
    CARDINAL,
    FIRST_SEE,
    KING,
    LORD_COUNT,
    POPE,
    PRINCE,
    REGENT,
    SEE_COUNT,
    SENIOR,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY

BISHOPS = 0  # offices[BISHOPS + see]
PAPACY = 5
CROWN = 6

VOTES_OF_PRINCIPAL = 2
VOTES_OF_BISHOP = 2
VOTES_OF_PRELATE = 3  # a Cardinal, or the Pope
CARDINALS_FOR_A_POPE = 2
TITLED_FOR_A_KING = 3
VOTES_FOR_A_KING = 3
BISHOPS_BEHIND_A_KING = 2


def is_governed(g: France, see: int) -> bool:
    """A see has a bishop; without one it is vacant and governed by nobody. [govern.bishopric]"""
    return g.holder_of(FIRST_SEE + see) != NOBODY


def no_vote(g: France, title: int, lord: int) -> str | None:
    """The rule that keeps this lord from voting for an office, or None. Pure."""
    if g.is_captive(lord):
        return "prisoner.no_election"
    if g.excommunicated == lord:
        return "excommunicated.no_election"
    return g.rules.asks.bars_vote(g, title, lord)


def no_standing(g: France, title: int, lord: int) -> str | None:
    """The rule that keeps this lord from standing for any office, or for this one by a module. Pure."""
    if g.is_captive(lord):
        return "prisoner.no_election"
    if g.excommunicated == lord:
        return "excommunicated.no_election"
    return g.rules.asks.bars_candidate(g, title, lord)


def simple_majority(votes: list[int]) -> int:
    """The lord with at least one vote and more than every other, or NOBODY. [election.majority_kinds]"""
    best = NOBODY
    most = 0
    for lord in range(LORD_COUNT):
        if votes[lord] > most:
            best, most = lord, votes[lord]
        elif votes[lord] == most:
            best = NOBODY
    return best


class Bishop(Office):
    """Elected by the villages of the see and the clergy of all."""

    def __init__(self, see: int) -> None:
        super().__init__(FIRST_SEE + see)
        self.see = see

    def is_open(self, g: France) -> bool:
        """[election.bishop.condition]"""
        if g.holder_of(self.title) != NOBODY:
            return False
        for village in g.rules.board.villages_of_see[self.see]:
            if g.controller(village) == NOBODY:
                return False
        return True

    def no_candidate(self, g: France, lord: int) -> str | None:
        """[election.bishop.candidate]"""
        if not g.is_in_play(lord) or g.is_lady(lord) or g.spouse(lord) != NOBODY:
            return "election.bishop.candidate"
        if g.has(lord, KING) or (g.is_bishop(lord) and not g.rules.asks.may_have_more_sees(g, lord)):
            return "election.bishop.candidate"
        return no_standing(g, self.title, lord)

    def votes(self, g: France, seat: int) -> int:
        """Of the villages a family controls there, and of its clerics, each at his highest rank."""
        total = g.rules.asks.extra_votes(g, self.title, seat)
        for village in g.rules.board.villages_of_see[self.see]:
            if g.controls(seat, village):
                if village == g.rules.board.principal[self.see]:
                    total += VOTES_OF_PRINCIPAL  # [election.bishop.votes.largest_village]
                else:
                    total += 1  # [election.bishop.votes.other_village]
        for lord in g.lords_of(seat):
            if g.is_cleric(lord) and no_vote(g, self.title, lord) is None:
                total += self.votes_of_cleric(g, lord)
        return total

    def votes_of_cleric(self, g: France, lord: int) -> int:
        """[election.bishop.votes.cardinal] [election.bishop.votes.pope]"""
        is_senior = g.is_marked(lord, SENIOR)
        if g.is_cardinal(lord) or g.has(lord, POPE):
            return VOTES_OF_PRELATE if is_senior or not g.rules.all_clerics_must_be_senior else 0
        return VOTES_OF_BISHOP if is_senior else 0  # [election.bishop.votes.bishop]

    def winner(self, g: France, votes: list[int], backing: list[int]) -> int:
        return simple_majority(votes)  # [election.bishop.majority]

    def install(self, g: France, lord: int) -> None:
        if g.has(lord, PRINCE):
            strip(g, lord, PRINCE)  # [crown_prince.lost_by_bishopric]
        grant(g, lord, self.title)


class Papacy(Office):
    """Elected by the Cardinals."""

    def __init__(self) -> None:
        super().__init__(POPE)

    def is_open(self, g: France) -> bool:
        """[election.pope.condition]"""
        if g.holder_of(POPE) != NOBODY:
            return False
        voters = 0
        for lord in g.cardinals():
            if no_vote(g, POPE, lord) is None:
                voters += 1
        return voters >= CARDINALS_FOR_A_POPE

    def no_candidate(self, g: France, lord: int) -> str | None:
        """A bishop will do, whether Cardinal or not. [election.pope.candidate] [bishop.can_rise]"""
        if not g.is_in_play(lord) or not (g.is_bishop(lord) or g.is_cardinal(lord)):
            return "election.pope.candidate"
        return no_standing(g, POPE, lord)

    def votes(self, g: France, seat: int) -> int:
        """[election.pope.votes]"""
        total = g.rules.asks.extra_votes(g, POPE, seat)
        for lord in g.lords_of(seat):
            if g.is_cardinal(lord) and no_vote(g, POPE, lord) is None:
                total += 1
        return total

    def winner(self, g: France, votes: list[int], backing: list[int]) -> int:
        """More than half of all votes that could be given. [election.pope.majority] [election.majority_kinds]"""
        best, electorate = simple_majority(votes), 0
        for seat in range(g.rules.seats):
            electorate += self.votes(g, seat)
        return best if best != NOBODY and votes[best] * 2 > electorate else NOBODY

    def install(self, g: France, lord: int) -> None:
        grant(g, lord, POPE)  # beside all his other titles [pope.keeps_titles]
        if g.is_cardinal(lord) and not g.rules.pope_keeps_hat:
            strip(g, lord, CARDINAL)


def is_prelate(g: France, lord: int) -> bool:
    """Who alone gives a King the backing of the Church. [election.king.clerical_backing]"""
    return g.is_cardinal(lord) or g.has(lord, POPE) or g.rules.asks.counts_as_cardinal(g, KING, lord)


class Crown(Office):
    """Elected by the titled lords, not without the clergy."""

    def __init__(self) -> None:
        super().__init__(KING)

    def is_open(self, g: France) -> bool:
        """Captives count for this, though they have no vote. [election.king.condition]"""
        regent = g.holder_of(REGENT)
        if g.holder_of(KING) != NOBODY or (regent != NOBODY and not g.is_marked(regent, SENIOR)):
            return False  # a Regent of this turn rules until a later one [regent.privileges]
        titled = bishops = prelates = 0
        for lord in range(LORD_COUNT):
            if g.is_titled(lord):
                titled += 1
                bishops += g.is_bishop(lord)
                prelates += is_prelate(g, lord)
        if prelates and g.rules.prelate_will_do:
            return True
        return titled >= TITLED_FOR_A_KING and (bishops >= BISHOPS_BEHIND_A_KING or prelates > 0)

    def no_candidate(self, g: France, lord: int) -> str | None:
        """[election.king.candidate]"""
        if not g.is_in_play(lord) or g.is_lady(lord) or not g.is_titled(lord) or g.is_cleric(lord):
            return "election.king.candidate"
        return no_standing(g, KING, lord)

    def votes(self, g: France, seat: int) -> int:
        """One for each titled lord, clerics like others. [election.king.votes] [election.king.votes.clergy]"""
        total = g.rules.asks.extra_votes(g, KING, seat)
        for lord in g.lords_of(seat):
            if g.is_titled(lord) and no_vote(g, KING, lord) is None:
                total += 1
        return total

    def winner(self, g: France, votes: list[int], backing: list[int]) -> int:
        """[election.king.majority]"""
        best = simple_majority(votes)
        if best == NOBODY or votes[best] < VOTES_FOR_A_KING or not self.is_backed(g, backing[best]):
            return NOBODY
        return best

    def is_backed(self, g: France, seats: int) -> bool:
        """Are the clergy that it takes among the voters of these families (bits)? [election.king.clerical_backing]"""
        bishops = 0
        for lord in range(LORD_COUNT):
            if g.is_cleric(lord) and seats >> g.owner(lord) & 1 and no_vote(g, KING, lord) is None:
                if is_prelate(g, lord):
                    return True
                bishops += 1
        return bishops >= BISHOPS_BEHIND_A_KING

    def install(self, g: France, lord: int) -> None:
        crown(g, lord)


def offices() -> list[Office]:
    rows: list[Office] = []
    for see in range(SEE_COUNT):
        rows.append(Bishop(see))
    rows.append(Papacy())
    rows.append(Crown())
    return rows
