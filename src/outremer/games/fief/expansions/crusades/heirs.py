"""Titles of Outremer: what they are worth, and who has them after a lord's death."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.expansions.crusades.host import crusade
from outremer.games.fief.expansions.crusades.words import (
    FIRST_STATE,
    INHERIT_STATE,
    JERUSALEM_INCOME,
    STATE_COUNT,
    STATE_INHERITED,
    STATE_LAPSES,
    STATES,
)
from outremer.games.fief.titles import grant
from outremer.games.fief.vocabulary import VILLAGE_COUNT
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Noun, Seat
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def is_state(title: int) -> bool:
    return FIRST_STATE <= title < FIRST_STATE + STATE_COUNT


def state_points(g: France, seat: int) -> int:
    """One for each. [crusade.reward.state_title.vp]"""
    total = 0
    for state in range(STATE_COUNT):
        if g.seat_of(FIRST_STATE + state) == seat:
            total += 1
    return total


def jerusalems_income(g: France, seat: int) -> int:
    """A coin for every village of the map that any player controls. [income.jerusalem]"""
    ruler = g.holder_of(FIRST_STATE)
    if ruler == NOBODY or g.owner(ruler) != seat:
        return 0
    coins = 0
    for village in range(VILLAGE_COUNT):
        if g.controller(village) != NOBODY:
            coins += 1
    g.tell(JERUSALEM_INCOME, seat, ruler, coins)
    return coins


def owe_states(g: France, lord: int) -> None:
    """He dies: his family names another ruler. [crusade.state_titles.kept]"""
    for state in range(STATE_COUNT):
        if g.has(lord, FIRST_STATE + state):
            crusade(g).heir[state] = g.owner(lord)


def next_state(g: France) -> int:
    """The title for which an heir must be named, or NOBODY."""
    heir = crusade(g).heir
    for state in range(STATE_COUNT):
        if heir[state] != NOBODY:
            return state
    return NOBODY


class StateHeir(Form[France]):
    """A family says who rules a state of Outremer now; if it has nobody, the title leaves the game."""

    rule: ClassVar[str] = "crusade.state_titles.kept"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"state": Noun(STATES), "seat": Seat(nobody=True)}

    def __init__(self, state: int, seat: int) -> None:
        self.state = state
        self.seat = seat  # NOBODY once it is settled

    def enter(self, g: France) -> None:
        crusade(g).heir[self.state] = NOBODY
        heirs = self.heirs(g)
        if not heirs:
            self.seat = NOBODY
            g.tell(STATE_LAPSES, self.state)
        elif len(heirs) == 1:
            self.pass_on(g, heirs[0])

    def heirs(self, g: France) -> list[int]:
        title = FIRST_STATE + self.state
        return [lord for lord in g.lords_of(self.seat) if g.rules.asks.bars_title(g, title, lord) is None]

    def pass_on(self, g: France, lord: int) -> None:
        """[crusade.state_titles.kept]"""
        g.tell(STATE_INHERITED, self.seat, lord, self.state)
        self.seat = NOBODY
        grant(g, lord, FIRST_STATE + self.state)

    def needs(self, g: France) -> Need:
        return DONE if self.seat == NOBODY else ask(self.seat)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.none(INHERIT_STATE, "crusade.state_titles.kept")
        for lord in g.lords_of(self.seat):
            menu.put(INHERIT_STATE + lord, g.rules.asks.bars_title(g, FIRST_STATE + self.state, lord))

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.pass_on(g, noun)

    def fits(self, g: France) -> str | None:
        if self.seat != NOBODY and not self.heirs(g):
            return "seat: this family has nobody who could rule it"
        return None

    def copy(self) -> StateHeir:
        return StateHeir(self.state, self.seat)
