"""The end of a crusade: titles of Outremer are bestowed, all come home, and the board is cleared."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.expansions.crusades.host import (
    Crusade,
    crusade,
    leader_at,
    move_camp,
    objectives_in_order,
    place_of,
)
from outremer.games.fief.expansions.crusades.saracens import send_saladin_away
from outremer.games.fief.expansions.crusades.words import (
    BESTOW,
    CAME_HOME,
    CRUSADE_ENDS,
    DISEMBARK,
    FIRST_STATE,
    NO_CRUSADE,
    OBJECTIVE_COUNT,
    REVENGE,
    STATE_LAPSES,
    STATE_OFFERED,
    STATE_REFUSED,
    STATES,
)
from outremer.games.fief.objectives import STATE
from outremer.games.fief.places import lift_engines, placement
from outremer.games.fief.titles import grant
from outremer.games.fief.vocabulary import (
    ACCEPT,
    LORD_COUNT,
    LORDS,
    OBJECTIVES,
    PASS,
    PLACE_COUNT,
    PLACES,
    PRISON,
    REFUSE,
    VILLAGE_COUNT,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Noun, Nouns
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def state_of(objective: int) -> int:
    """The number of its title among those of Outremer."""
    return STATES.index(f"state-{OBJECTIVES[objective]}")


class Bestowal(Form[France]):
    """Of each state that crusaders hold their leader makes any lord the ruler; another's family must agree."""

    rule: ClassVar[str] = "crusade.reward.state_title.when"
    blanks: ClassVar[dict[str, Blank]] = {
        "done": Nouns(OBJECTIVES),
        "objective": Noun(OBJECTIVES, nobody=True),
        "offered": Noun(LORDS, nobody=True),
        "refused": Nouns(LORDS),
    }

    def __init__(self, done: int = 0, objective: int = NOBODY, offered: int = NOBODY, refused: int = 0) -> None:
        self.done = done
        self.objective = objective  # whose title is offered to a lord of another family
        self.offered = offered  # that lord
        self.refused = refused  # lords whose families will not have it

    def current(self, g: France) -> int:
        """The next objective whose title is to be bestowed, or NOBODY. [crusade.reward.state_title.when]"""
        for objective in objectives_in_order(g):
            is_state = g.rules.box.objectives[objective].kind == STATE
            is_won = crusade(g).held >> objective & 1 and not self.done >> objective & 1
            if is_state and is_won and leader_at(g, place_of(objective)) != NOBODY:
                return objective
        return NOBODY

    def needs(self, g: France) -> Need:
        current = self.current(g)
        if current == NOBODY:
            return DONE
        return ask(g.owner(self.offered if self.is_offered(g) else leader_at(g, place_of(current))))

    def is_offered(self, g: France) -> bool:
        """Does a lord's family still have to say whether it wants the title?"""
        return self.offered != NOBODY and g.is_in_play(self.offered) and self.current(g) == self.objective

    def may(self, g: France, seat: int, menu: Menu) -> None:
        if self.is_offered(g):
            menu.put(ACCEPT)
            menu.put(REFUSE)
            return
        menu.put(PASS)
        for lord in range(LORD_COUNT):
            menu.put(BESTOW + lord, self.no_ruler(g, lord))

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        """Whose title it is about."""
        current = self.current(g)
        return {} if current == NOBODY else {"current": OBJECTIVES[current], "title": STATES[state_of(current)]}

    def no_ruler(self, g: France, lord: int) -> str | None:
        """Any lord, in France or overseas, of any family that agrees. [crusade.reward.state_title.anyone]"""
        if not g.is_in_play(lord) or self.refused >> lord & 1:
            return "crusade.reward.state_title.anyone"
        return g.rules.asks.bars_title(g, FIRST_STATE + state_of(self.current(g)), lord)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        objective = self.current(g)
        state = state_of(objective)
        if verb == REFUSE:
            g.tell(STATE_REFUSED, seat, self.offered, state)
            self.refused |= 1 << self.offered
            self.offered = NOBODY
        elif verb == PASS:
            g.tell(STATE_LAPSES, state)
            self.go_on(objective)
        elif verb == BESTOW and g.owner(noun) != seat:
            self.objective, self.offered = objective, noun
            g.tell(STATE_OFFERED, seat, noun, state)
        else:
            grant(g, noun if verb == BESTOW else self.offered, FIRST_STATE + state)
            self.go_on(objective)

    def go_on(self, objective: int) -> None:
        self.done |= 1 << objective
        self.objective = self.offered = NOBODY
        self.refused = 0

    def copy(self) -> Bestowal:
        return Bestowal(self.done, self.objective, self.offered, self.refused)


class Homecoming(Form[France]):
    """Family by family, army by army, all who are left go home, each army to a village of its family's choice."""

    rule: ClassVar[str] = "crusade.end.return"
    order: ClassVar[str] = "crusade.end.return"

    def next_army(self, g: France) -> tuple[int, int]:
        """Whose, and where it waits; NOBODY twice if none is left."""
        for seat in g.in_turn_order():
            for place in range(VILLAGE_COUNT, PLACE_COUNT):
                if place != PRISON and g.occupies(seat, place):
                    return seat, place
        return NOBODY, NOBODY

    def enter(self, g: France) -> None:
        self.bring_home_whoever_must(g)

    def bring_home_whoever_must(self, g: France) -> None:
        """Where there is one village only, nobody is asked."""
        seat, place = self.next_army(g)
        while seat != NOBODY:
            villages = placement(g, seat, is_new=False)
            if villages.bit_count() > 1:
                return
            self.come_home(g, seat, place, villages.bit_length() - 1)
            seat, place = self.next_army(g)

    def come_home(self, g: France, seat: int, place: int, village: int) -> None:
        """[crusade.end.return] [crusade.assassinate.after.return]"""
        for lord in g.lords_at(seat, place):
            crusade(g).rank[lord] = 0
        lift_engines(g, seat, place)
        g.tell(CAME_HOME, seat, village)
        move_camp(g, seat, place, village)

    def needs(self, g: France) -> Need:
        seat, _ = self.next_army(g)
        return DONE if seat == NOBODY else ask(seat)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        """[crusade.end.return] [release.placement]"""
        villages = placement(g, seat, is_new=False)
        for village in range(VILLAGE_COUNT):
            menu.put(DISEMBARK + village, None if villages >> village & 1 else "crusade.end.return")

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        """Which army comes home, and who leads it."""
        owner, place = self.next_army(g)
        if owner == NOBODY:
            return {}
        return {"from": PLACES[place], "lords": [LORDS[lord] for lord in g.lords_at(owner, place)]}

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        _, place = self.next_army(g)
        self.come_home(g, seat, place, noun)
        self.bring_home_whoever_must(g)


def clear(piece: Crusade) -> None:
    """What belongs to one crusade only; conquered objectives leave the game, the others go back into the heap. Who
    is in Saladin's prison stays there, and the walls of his family are protected no more.

    [crusade.end.markers_discarded] [crusade.end.call_marker] [crusade.end.objectives_removed] [crusade.end.prisoners]
    """
    piece.stage = NO_CRUSADE
    piece.families = piece.sailed = piece.marked = 0
    piece.gone |= piece.held
    piece.track = piece.held = piece.besieged = piece.reached = 0
    piece.stopped = False
    for objective in range(OBJECTIVE_COUNT):
        piece.garrison[objective] = 0
    for lord in range(LORD_COUNT):
        piece.rank[lord] = 0


class CrusadeEnds(Form[France]):
    """The markers are taken away."""

    rule: ClassVar[str] = "crusade.end.markers_discarded"

    def enter(self, g: France) -> None:
        send_saladin_away(g)
        clear(crusade(g))
        g.tell(CRUSADE_ENDS)

    def needs(self, g: France) -> Need:
        return DONE


class InvasionEnds(Form[France]):
    """The next turn is that of Saladin's Revenge."""

    rule: ClassVar[str] = "crusade.phase7.revenge"

    def enter(self, g: France) -> None:
        """[crusade.two_turns] [crusade.phase7.revenge]"""
        crusade(g).stage = REVENGE

    def needs(self, g: France) -> Need:
        return DONE
