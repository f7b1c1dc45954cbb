"""The one answer that a seat has: may it be said for them, or would that tell or cost something?"""

from __future__ import annotations

from outremer.kernel.chance import Driver
from outremer.table.table import Ask, Table

WALKS = 8  # through tables that somebody cannot tell apart, in search of one where the seat has a choice


def sole_answer(table: Table, seat: int, driver: Driver) -> str | None:
    """What this seat must say anyway, as everybody can know and without losing anything; None: ask them.

    It rests on nothing that the seat does not know, so that the answer tells them nothing either.
    """
    kernel, game, need = table.kernel, table.game, table.need
    if not isinstance(need, Ask) or need.seats != (seat,) or need.form in game.windows:
        return None
    answers = kernel.answers(seat)
    if len(answers) != 1:
        return None
    said = game.lexicon.sentences[answers[0]]
    if said in game.quiet and len(kernel.legal(seat)) > 1:
        return None  # whoever lets a moment pass may want to make an offer first
    if _closes_turn(table, seat, said, driver) or not _is_open(table, seat, driver):
        return None
    return said


def _closes_turn(table: Table, seat: int, said: str, driver: Driver) -> bool:
    """Could they take something back now, and perhaps no longer afterwards?"""
    if not table.may_undo(seat):
        return False
    dealt = table.redeal(seat, driver)
    dealt.play(seat, said)
    return dealt.over or not dealt.kernel.asked(seat)


def _is_open(table: Table, seat: int, driver: Driver) -> bool:
    """Can everybody know that there is no choice, and does the seat know that they can?"""
    answers = table.kernel.answers(seat)
    others = [one for one in range(table.seats) if one != seat]
    for walk in range(WALKS if others else 0):
        dealt = table.redeal(seat, driver)
        for other in (others[walk % len(others)], others[(walk + 1) % len(others)]):
            dealt = dealt.redeal(other, driver)
            if dealt.kernel.answers(seat) != answers:
                return False
    return True
