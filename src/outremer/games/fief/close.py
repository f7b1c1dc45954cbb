"""Phase 7: disasters go, points are counted, somebody has won or the next turn begins."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.knowing import lay
from outremer.games.fief.layout import CONTROLLER, DISCARDED_PILE, FLAGS, LAID, STRUCK_BY
from outremer.games.fief.promises import settle_promises
from outremer.games.fief.vocabulary import (
    DISASTER_OVER,
    FIEF_COUNT,
    FIRST_DISASTER,
    FIRST_PASSES,
    FIRST_SEE,
    IMMUNE,
    KING,
    LORD_COUNT,
    POPE,
    REGENT,
    SCORED,
    SEE_COUNT,
    TURN_LIMIT,
    VILLAGE_COUNT,
    WON,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import DONE, Form, Need

DISASTER_KINDS: Final = 3
SOLO_TARGET: Final = 3  # [victory.solo]
PAIR_TARGET: Final = 4  # [victory.pair]
LEAST_SEATS_FOR_PAIRS: Final = 4  # [victory.few_players]


def points(g: France, seat: int) -> int:
    """Of captives too. [feudal_title.vp] [king.vp] [pope.vp] [regent.no_vp] [prisoner.keeps_titles]"""
    total = g.rules.asks.points(g, seat)
    for fief in range(FIEF_COUNT):
        if g.seat_of(fief) == seat:
            total += 1
    for title in (KING, POPE):
        if g.seat_of(title) == seat:
            total += 1
    return total


def clear_disasters(g: France) -> None:
    """[disaster.duration] [card.plague.survivor_immune]"""
    for see in range(SEE_COUNT):
        for disaster in range(DISASTER_KINDS):
            if g.see[STRUCK_BY + see] >> disaster & 1:
                lay(g, FIRST_DISASTER + disaster, LAID, DISCARDED_PILE)
                g.tell(DISASTER_OVER, FIRST_DISASTER + disaster, see)
        g.see[STRUCK_BY + see] = 0
    if not g.rules.immune_for_good:
        for lord in range(LORD_COUNT):
            g.lord[FLAGS + lord] &= ~IMMUNE


def may_win_as_pair(g: France) -> bool:
    """[victory.few_players]"""
    return g.rules.seats >= LEAST_SEATS_FOR_PAIRS


def partner(g: France, seat: int) -> int:
    """With whom alone this seat can win, or NOBODY. [marriage.win_only_as_pair] [alliance.one_only]"""
    return g.ally(seat) if may_win_as_pair(g) else NOBODY


def standing(g: France, seats: int) -> list[int]:
    """What decides between those who have reached the goal, or at the limit of turns: the points, then who has King,
    Pope, Queen Regent, most fiefs, most sees, most villages; of a pair (bits) what both have together.

    [victory.tie.order]
    """
    total, fiefs, sees, villages = 0, 0, 0, 0
    for seat in range(g.rules.seats):
        if seats >> seat & 1:
            total += points(g, seat)
            fiefs += sum([g.seat_of(fief) == seat for fief in range(FIEF_COUNT)])
            sees += sum([g.seat_of(FIRST_SEE + see) == seat for see in range(SEE_COUNT)])
            villages += g.village[CONTROLLER : CONTROLLER + VILLAGE_COUNT].count(seat)
    has = [1 if g.seat_of(title) != NOBODY and seats >> g.seat_of(title) & 1 else 0 for title in (KING, POPE, REGENT)]
    return [total, *has, fiefs, sees, villages]


def the_best(g: France, rivals: list[int]) -> int:
    """Of seats or pairs (bits each) those with the best standing; who is equal in everything shares the victory."""
    best: list[int] = []
    winners = 0
    for seats in rivals:
        merit = standing(g, seats)
        if merit > best:
            best, winners = merit, seats
        elif merit == best:
            winners |= seats
    return winners


def has_reached_goal(g: France, seat: int) -> bool:
    """Alone, or if married with the partner. [victory.solo] [victory.pair]"""
    other = partner(g, seat)
    if other == NOBODY:
        return points(g, seat) >= SOLO_TARGET
    return points(g, seat) + points(g, other) >= PAIR_TARGET + g.rules.asks.pair_target(g)


def winners(g: France) -> int:
    """Who has won (bits), or 0. [victory.tie.solo_beats_pair]"""
    alone: list[int] = []
    pairs: list[int] = []
    for seat in range(g.rules.seats):
        if has_reached_goal(g, seat):
            other = partner(g, seat)
            if other == NOBODY:
                alone.append(1 << seat)
            elif other > seat:
                pairs.append(1 << seat | 1 << other)
    return the_best(g, alone) if alone else the_best(g, pairs)


def what_decided(g: France, seat: int, other: int) -> str:
    """The rule that puts this seat above that one in the end."""
    if g.winners >> seat & 1 and winners(g):
        is_alone = partner(g, seat) == NOBODY
        if has_reached_goal(g, other):
            is_rival = is_alone == (partner(g, other) == NOBODY)
            return "victory.tie.order" if is_rival else "victory.tie.solo_beats_pair"
        return "victory.solo" if is_alone else "victory.pair"
    return "game.turn_limit" if points(g, seat) != points(g, other) else "victory.tie.order"


class Reckoning(Form[France]):
    """Disasters go, points are counted, somebody has won or the first player card passes on."""

    rule: ClassVar[str] = "victory.check"

    def enter(self, g: France) -> None:
        """[victory.check]"""
        settle_promises(g)
        clear_disasters(g)
        g.rules.asks.turn_ends(g)
        for seat in range(g.rules.seats):
            g.tell(SCORED, seat, points(g, seat))
        g.winners = winners(g)
        if not g.winners and g.turn >= g.rules.turn_limit:  # [game.turn_limit]
            g.tell(TURN_LIMIT, g.turn)
            g.winners = the_best(g, [1 << seat for seat in range(g.rules.seats)])
        if g.winners:
            g.ended = True
            for seat in range(g.rules.seats):
                if g.winners >> seat & 1:
                    g.tell(WON, seat)
            return
        g.turn += 1
        g.first = (g.first + 1) % g.rules.seats  # [end.next_turn]
        g.tell(FIRST_PASSES, g.first)

    def needs(self, g: France) -> Need:
        return DONE
