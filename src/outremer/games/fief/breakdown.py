"""Why Fief ended so: what each family's points are, who reached which goal, and what decided between equals."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.close import has_reached_goal, partner, standing, what_decided, winners
from outremer.games.fief.questions import FiefQuestions
from outremer.games.fief.vocabulary import FIEF_COUNT, KING, POPE
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.table.breakdown import Breakdown, Sum, Tally, Tie
from outremer.table.game import Result

# In the order in which `standing` compares. [victory.tie.order]
COMPARED: Final = ["points", "king", "pope", "regent", "fiefs", "sees", "villages"]


def breakdown(g: France, result: Result) -> Breakdown:
    return Breakdown((Sum("points", parts_of(g).parts()),), ties(g, result), how_won(g))


def parts_of(g: France) -> Tally:
    """[feudal_title.vp] [king.vp] [pope.vp]"""
    answering = {module.name: module.answers for module in g.rules.modules if isinstance(module.answers, FiefQuestions)}
    tally = Tally(g.rules.seats, ["fiefs", "king", "pope", *answering])
    for title in [*range(FIEF_COUNT), KING, POPE]:
        if (seat := g.seat_of(title)) != NOBODY:
            tally.add("king" if title == KING else "pope" if title == POPE else "fiefs", seat, 1)
    for name, answers in answering.items():
        for seat in range(g.rules.seats):
            tally.add(name, seat, answers.points(g, seat))
    return tally


def how_won(g: France) -> str:
    """[victory.solo] [victory.pair] [game.turn_limit]"""
    if not winners(g):
        return "limit"
    return "pair" if partner(g, winners_of(g)[0]) != NOBODY else "solo"


def winners_of(g: France) -> list[int]:
    return [seat for seat in range(g.rules.seats) if g.winners >> seat & 1]


def ties(g: France, result: Result) -> tuple[Tie, ...]:
    found = []
    for place, below in zip(result.standings, result.standings[1:], strict=False):
        if place.rank != below.rank:
            tie = what_put_above(g, place.seat, below.seat)
            if tie is not None:
                found.append(tie)
    return tuple(found)


def what_put_above(g: France, seat: int, other: int) -> Tie | None:
    """What decided, if it was not the goal or the points: that one was alone, or what is compared between equals."""
    rule = what_decided(g, seat, other)
    camps = camp(g, seat), camp(g, other)
    if rule == "victory.tie.solo_beats_pair":
        return Tie(*camps, rule, "solo")
    if rule != "victory.tie.order":
        return None
    own, others = (standing(g, sum(1 << one for one in seats)) for seats in camps)
    for what, has, others_have in zip(COMPARED, own, others, strict=True):
        if has != others_have:
            return Tie(*camps, rule, what, has, others_have)
    return None


def camp(g: France, seat: int) -> tuple[int, ...]:
    """Who is compared together: a pair that has reached the goal, otherwise each for itself."""
    other = partner(g, seat)
    if other == NOBODY or not winners(g) or not has_reached_goal(g, seat):
        return (seat,)
    return min(seat, other), max(seat, other)
