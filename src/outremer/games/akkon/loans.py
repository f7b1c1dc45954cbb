"""PESTE and FRATELLI D'ARME in the round after: Templars of an opponent change camps for a while.

Everybody sees whose Templars lie in which camp, and by which card they came there; which ones they are, only the two
players concerned know.
"""

from __future__ import annotations

from typing import ClassVar

from outremer.games.akkon.vocabulary import BY_BROTHERS, KINDS, OWN, PIECES, TOOK, TOOK_ONE, WENT_HOME
from outremer.games.akkon.world import CAMP, HolyLand
from outremer.kernel.forms import DONE, Form, Need, Roll


class Loans(Form[HolyLand]):
    """As the auction begins, what was claimed is taken at random. [card.plague.take-one] [card.brothers.take-two]"""

    rule: ClassVar[str] = "card.plague.take-one"

    def enter(self, g: HolyLand) -> None:
        drop_vain_claims(g)

    def needs(self, g: HolyLand) -> Need:
        return Roll(at_own_camp(g, g.debts[1]), PIECES) if g.debts else DONE

    def hears_roll(self, g: HolyLand) -> int:
        return 1 << g.debts[0] | 1 << g.debts[1]

    def rolled(self, g: HolyLand, outcome: int) -> None:
        taker, owner, loan = g.debts[0], g.debts[1], g.debts[2]
        del g.debts[:3]
        piece = owner * KINDS + outcome
        g.holder[piece] = taker
        g.loan[piece] = loan + 1
        g.lent += 1
        g.reveal(1 << taker | 1 << owner)
        g.tell_only(1 << taker | 1 << owner, TOOK, [taker, owner, outcome], TOOK_ONE)
        drop_vain_claims(g)

    def fits(self, g: HolyLand) -> str | None:
        return g.before_auction()


def at_own_camp(g: HolyLand, owner: int) -> list[int]:
    """A weight of 1 for each kind of Templar that this player still has at home."""
    odds: list[int] = []
    for piece in range(owner * KINDS, owner * KINDS + KINDS):
        odds.append(1 if g.holder[piece] == owner else 0)
    return odds


def drop_vain_claims(g: HolyLand) -> None:
    """Nothing is taken from somebody who has nothing left at home."""
    while g.debts and 1 not in at_own_camp(g, g.debts[1]):
        del g.debts[:3]


def return_unused_brothers(g: HolyLand) -> None:
    """They serve in the auction only; the player who had them has seen them. [card.brothers.auction-only]"""
    for piece in range(g.rules.pieces):
        if g.loan[piece] == BY_BROTHERS and g.at[piece] == CAMP:
            taker = g.holder[piece]
            g.seen[piece] |= 1 << taker
            send_home(g, piece)
            g.tell(WENT_HOME, taker, piece // KINDS)


def send_home(g: HolyLand, piece: int) -> None:
    g.at[piece] = CAMP
    g.holder[piece] = piece // KINDS
    if g.loan[piece] != OWN:
        g.loan[piece] = OWN
        g.lent -= 1
