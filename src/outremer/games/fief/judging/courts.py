"""Phases 1 and 2, and what comes from other families: weddings, candidates, votes, draws, proposals."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.ballot import NO_CANDIDATE, Ballot
from outremer.games.fief.close import points
from outremer.games.fief.elections import Nominations
from outremer.games.fief.hands import FORTUNE_PILE, LORD_PILE, Draws
from outremer.games.fief.judging.worth import FAMILY_LIMIT, of_card, of_points
from outremer.games.fief.leave import Leave
from outremer.games.fief.promises import has_promised
from outremer.games.fief.titles import bearers, strongholds_of
from outremer.games.fief.vocabulary import (
    ACCEPT,
    BEAR,
    CANDIDATES,
    CAPITAL,
    CARDINAL_CARD,
    DISCARD,
    DRAW,
    FEUDAL,
    FURTHER_TITLES,
    HAND_LIMIT,
    KING,
    LORD_COUNT,
    NOMINATE,
    PASS,
    PLACE,
    PLAY_LORD,
    POPE,
    PROMISED_LEAVE,
    PROMISED_VOTE,
    REFUSE,
    VILLAGE_COUNT,
    VOTE,
    WED,
)
from outremer.games.fief.weddings import Weddings, matches, wed
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY

IDLE_CARD: Final = 1.0  # a card worth less makes room for another


def of_weddings(g: France, seat: int, weddings: Weddings) -> list[list[int]]:
    """The wedding after which both families are nearer to victory than before, if there is one."""
    for one in g.lords_of(seat):
        for other in matches(one):
            if weddings.own_bar(g, seat, one, other) is None and is_good_match(g, one, other):
                return [[WED + one * LORD_COUNT + other]]
    return [[PASS]]


def is_good_match(g: France, one: int, other: int) -> bool:
    """For both: a pair needs four points, and both win with them. [victory.pair]"""
    families = (g.owner(one), g.owner(other))
    wedded = g.twin()
    wed(wedded, one, other)
    return all(of_points(wedded, family) > of_points(g, family) for family in families)


def of_nominations(g: France, seat: int, nominations: Nominations) -> list[list[int]]:
    """For the sees and the tiara whoever has the least to lose by a tonsure, for the crown whoever has most."""
    office = g.rules.office_of(nominations.office)
    best, least = NOBODY, 0
    for lord in g.lords_of(seat):
        if office.no_candidate(g, lord) is None:
            fiefs = (g.titles(lord) & FEUDAL).bit_count()
            if office.title == KING:
                fiefs = -fiefs
            if best == NOBODY or fiefs < least:
                best, least = lord, fiefs
    return [[PASS]] if best == NOBODY else [[NOMINATE + best]]


def of_ballot(g: France, seat: int, ballot: Ballot) -> list[list[int]]:
    """All votes for whom they are promised to, or else for the own candidate, or the ally's; for others' only where
    that harms nobody but a leader."""
    chosen = NO_CANDIDATE
    standing = ballot.still_standing(g)
    ally, rank = g.ally(seat), 0
    for lord in range(LORD_COUNT):
        if standing >> lord & 1:
            family = g.owner(lord)
            claim = 1 if family == ally else 2 if family == seat else 0
            if has_promised(g, seat, family, PROMISED_VOTE):
                claim = 3
            if claim > rank:
                chosen, rank = lord, claim
    if chosen == NO_CANDIDATE:
        chosen = least_harm(g, seat, ballot, standing)
    return [[VOTE + chosen * len(CANDIDATES) + chosen]]


def least_harm(g: France, seat: int, ballot: Ballot, standing: int) -> int:
    """Against a leader's candidate a vote for somebody else's helps; points are never given away."""
    title = ballot.office_of(g).title
    if title in (KING, POPE) or title >= FURTHER_TITLES:
        return NO_CANDIDATE
    families = [g.owner(lord) for lord in range(LORD_COUNT) if standing >> lord & 1]
    most = max([points(g, family) for family in families])
    for lord in range(LORD_COUNT):
        if standing >> lord & 1 and points(g, g.owner(lord)) < most:
            return lord
    return NO_CANDIDATE


def of_leave(g: France, seat: int, leave: Leave) -> list[list[int]]:
    """For the ally, and for whom it was promised."""
    may_pass = leave.seat == g.ally(seat) or has_promised(g, seat, leave.seat, PROMISED_LEAVE)
    return [[ACCEPT if may_pass else REFUSE]]


def of_draws(g: France, seat: int, draws: Draws) -> list[list[int]]:
    """Lords while the family has room for them, else fortune; a full hand makes room if a card is idle."""
    hand = g.hand(seat)
    family = len(g.lords_of(seat)) + sum([kind < CARDINAL_CARD for kind in hand])
    if len(hand) == HAND_LIMIT and not draws.begun:
        idlest, least = NOBODY, IDLE_CARD
        for kind in hand:
            worth = of_card(g, seat, kind, family)
            if worth < least:
                idlest, least = kind, worth
        if idlest != NOBODY:
            return [[DISCARD + idlest]]
    piles = (LORD_PILE, FORTUNE_PILE) if family < FAMILY_LIMIT else (FORTUNE_PILE, LORD_PILE)
    for pile in piles:
        if draws.no_draw(g, seat, pile) is None:
            return [[DRAW + pile]]
    return [[PASS]]


def with_place(moves: list[int]) -> list[list[int]]:
    """A lord's card is judged with him on the map."""
    plans: list[list[int]] = []
    for move in moves:
        if PLAY_LORD <= move < PLAY_LORD + LORD_COUNT:
            plans += [[move, PLACE + village] for village in range(VILLAGE_COUNT)]
        else:
            plans.append([move])
    return plans


def with_bearer(g: France, seat: int, fief: int, move: int) -> list[list[int]]:
    """A title is judged with the lord who bears it and the city that rises."""
    cities = strongholds_of(g, fief) or [0]
    return [[move, BEAR + lord, CAPITAL + city] for lord in bearers(g, seat, fief) for city in cities]
