"""LA FASE DELLE AZIONI / privilegi: who gets them, and Clement III.

Barbarossa and Saladin have modules of their own, the Lionheart rides in `actions`.
"""

from __future__ import annotations

from typing import ClassVar

from outremer.games.akkon.tracks import advance, sole_leader
from outremer.games.akkon.vocabulary import (
    ADVANCE,
    BLESSED,
    FAITH,
    NO_PRIVILEGE,
    PASS,
    PRIVILEGE,
    TRACK_COUNT,
    TRACKS,
)
from outremer.games.akkon.world import HolyLand
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Seat, given
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def award_privileges(g: HolyLand) -> None:
    """To whoever alone leads a characteristic, for the next round. [game.best-gets-privilege]

    [privilege.when] [privilege.used-next-round]
    """
    g.spent = 0
    for track in range(TRACK_COUNT):
        leader = sole_leader(g, track)
        g.privilege[track] = leader
        if leader == NOBODY:
            g.tell(NO_PRIVILEGE, track)
        else:
            g.tell(PRIVILEGE, leader, track)


class Blessing(Form[HolyLand]):
    """FEDE (PAPA CLEMENTE III): two cards of one city, one step on a characteristic of choice. [privilege.faith]"""

    rule: ClassVar[str] = "privilege.faith"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "answered": Flag(),
        "raised": Noun(TRACKS, nobody=True),
    }

    def __init__(self, seat: int, answered: bool = False, raised: int = NOBODY) -> None:
        self.seat = seat
        self.answered = answered
        self.raised = raised  # the characteristic chosen; NOBODY if the blessing was declined

    def needs(self, g: HolyLand) -> Need:
        return DONE if self.answered else ask(self.seat)

    def may(self, g: HolyLand, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        menu.all(ADVANCE)

    def answer(self, g: HolyLand, seat: int, verb: int, noun: int) -> None:
        self.answered = True
        if verb == ADVANCE:
            self.raised = noun
            if not g.rules.blesses_each_pair:
                g.use(FAITH)
            g.tell(BLESSED, seat, noun)
            advance(g, seat, noun, 1)

    def copy(self) -> Blessing:
        return Blessing(self.seat, self.answered, self.raised)
