"""Phase 6: who fights whom, and where."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import SEATS, VILLAGES
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Flag, Noun, Nouns, Number, Seat, given
from outremer.kernel.forms import DONE, Form, Need


class Battles(Form[France]):
    """Each player in turn order resolves the own battles. Carries out battle.start, battle.truce,
    battle.player_order, battle.leaderless, battle.lords_only, control.lone_lord.capture,
    card.heavy_rain.no_battle."""

    rule: ClassVar[str] = "battle.start"
    order: ClassVar[str] = "battle.player_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
        "fought": Nouns(VILLAGES),
    }

    def __init__(self, turn: int = 0, fought: int = 0) -> None:
        self.turn = turn
        self.fought = fought

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Battles:
        return Battles(self.turn, self.fought)


class Battle(Form[France]):
    """One battle in one village, from the sides to the captives."""

    rule: ClassVar[str] = "battle.start"
    blanks: ClassVar[dict[str, Blank]] = {
        "village": given(Noun(VILLAGES)),
        "attacker": given(Seat()),
        "in_open": Flag(),
        "calm_rounds": Number(0, 99),
        "over": Flag(),
    }

    def __init__(
        self, village: int, attacker: int, in_open: bool = False, calm_rounds: int = 0, over: bool = False
    ) -> None:
        self.village = village
        self.attacker = attacker
        self.in_open = in_open
        self.calm_rounds = calm_rounds
        self.over = over

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Battle:
        return Battle(self.village, self.attacker, self.in_open, self.calm_rounds, self.over)


class Sides(Form[France]):
    """Foes are named, third parties join or stay out. Carries out battle.coalition."""

    rule: ClassVar[str] = "battle.coalition"
    blanks: ClassVar[dict[str, Blank]] = {
        "village": given(Noun(VILLAGES)),
        "attacker": given(Seat()),
        "turn": Number(0, SEATS),
    }

    def __init__(self, village: int, attacker: int, turn: int = 0) -> None:
        self.village = village
        self.attacker = attacker
        self.turn = turn

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Sides:
        return Sides(self.village, self.attacker, self.turn)
