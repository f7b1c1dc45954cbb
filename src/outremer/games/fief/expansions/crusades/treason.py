"""Before Saladin attacks walls that crusaders hold: any other player may let him in by a secret passage."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.expansions.crusades.host import crusade, place_of
from outremer.games.fief.expansions.crusades.words import BETRAY, BETRAYED
from outremer.games.fief.knowing import could_hold
from outremer.games.fief.moments import Window, said
from outremer.games.fief.passage import no_passage, use_passage
from outremer.games.fief.vocabulary import OBJECTIVES, PASS, PASSAGE, PLAYED
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Noun, Seat, given
from outremer.kernel.forms import DONE, Form, Need
from outremer.kernel.menu import Menu


def no_treason(g: France, seat: int) -> str | None:
    """What, for all to see, keeps this seat from letting Saladin in: it must not be among those who defend.

    [revenge.battle.crusader_walls_passage]
    """
    piece = crusade(g)
    place = place_of(piece.saladin)
    has_walls = piece.held >> piece.saladin & 1 and g.walls(place)  # that crusaders took, and nobody has betrayed yet
    if not has_walls or g.occupies(seat, place):
        return "revenge.battle.crusader_walls_passage"
    return g.rules.asks.bars_tunnel(g, seat, place)


class BeforeSaladin(Window):
    """Saladin is about to attack."""

    rule: ClassVar[str] = "revenge.battle.crusader_walls_passage"
    blanks: ClassVar[dict[str, Blank]] = {**Window.blanks, "answers": said([PASS, BETRAY])}

    def could_act(self, g: France, seat: int) -> bool:
        return could_hold(g, seat, PASSAGE) and no_treason(g, seat) is None

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        menu.put(BETRAY, no_treason(g, seat) or no_passage(g, seat))

    def act(self, g: France, seat: int, verb: int, noun: int) -> Form[France]:
        return Treason(seat, crusade(g).saladin)

    def concerns(self, g: France, seat: int) -> bool:
        return True


class Treason(Form[France]):
    """A tunnel leads Saladin behind the walls."""

    rule: ClassVar[str] = "revenge.battle.crusader_walls_passage"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"by": given(Seat()), "objective": given(Noun(OBJECTIVES))}

    def __init__(self, by: int, objective: int) -> None:
        self.by = by
        self.objective = objective

    def enter(self, g: France) -> None:
        use_passage(g, self.by)
        g.tell(PLAYED, self.by, PASSAGE)
        g.tell(BETRAYED, self.by, self.objective)
        crusade(g).betrayed = True

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Treason:
        return Treason(self.by, self.objective)
