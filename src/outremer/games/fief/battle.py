"""Phase 6: who fights whom, and where."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from outremer.games.fief.layout import ARRIVAL
from outremer.games.fief.prisoners import Captures
from outremer.games.fief.promises import broke
from outremer.games.fief.rounds import Rounds
from outremer.games.fief.sides import Sides, is_led, men_on, no_foe, no_own_foe, other_side, stand_down
from outremer.games.fief.vocabulary import (
    ATTACK,
    ATTACKER,
    BATTLE_ENDS,
    BATTLE_WON,
    DEFENDER,
    DONE_WITH_IT,
    NEITHER,
    PLACES,
    PROMISED_PEACE,
    PROMISED_TRUCE,
    RAIN,
    SALLY_AT,
    SEATS,
    SIDES,
    VILLAGE_COUNT,
    VILLAGES,
)
from outremer.games.fief.windows import BattleBegins
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Number, Seat, Seats, decides, given
from outremer.kernel.forms import DONE, Call, Form, Need, Part, Sequence, ask
from outremer.kernel.menu import Menu


def no_battle(g: France, seat: int, village: int) -> str | None:
    """The rule that keeps this seat from starting a battle there. Asked of the own menu only."""
    return no_open_battle(g, seat, village, is_own=True)


def could_battle(g: France, seat: int, village: int) -> bool:
    """Could this seat, as far as everybody knows, start one? So nothing else shows in who is asked."""
    return no_open_battle(g, seat, village, is_own=False) is None


def no_open_battle(g: France, seat: int, village: int, is_own: bool) -> str | None:
    if not g.occupies(seat, village):
        return "battle.start"
    if not g.men(seat, village):
        return "battle.lords_only" if is_lords_only(g, village) else "battle.start"
    if not g.has_lord_at(seat, village):
        return "battle.leaderless"
    if g.is_struck(village, RAIN) and not braves_rain(g, seat, village, is_own):
        return "card.heavy_rain.no_battle"
    bar: str | None = "battle.start"
    for foe in range(g.rules.seats):
        if g.occupies(foe, village) and foe != seat:
            bar = no_own_foe(g, seat, foe, village) if is_own else no_foe(g, seat, foe, village)
        if bar is None:
            return None
    return bar


def is_lords_only(g: France, village: int) -> bool:
    """[battle.lords_only]"""
    for seat in range(g.rules.seats):
        if g.men(seat, village):
            return False
    return True


def braves_rain(g: France, seat: int, village: int, is_own: bool) -> bool:
    """[card.heavy_rain.no_battle]"""
    asks = g.rules.asks
    for lord in g.lords_at(seat, village):
        if asks.ignores_rain(g, lord) if is_own else asks.could_ignore_rain(g, lord):
            return True
    return False


def is_shut_in(g: France, seat: int, village: int) -> bool:
    """Besieged behind the own walls."""
    return g.is_besieged(village) and g.controls(seat, village)


class Battles(Form[France]):
    """Each player in turn order resolves the own battles, one in a village; where none is started, a truce holds."""

    rule: ClassVar[str] = "battle.start"
    order: ClassVar[str] = "battle.player_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
        "fought": Nouns(VILLAGES),
        "village": decides(Noun(VILLAGES, nobody=True)),
    }

    def __init__(self, turn: int = 0, fought: int = 0, village: int = NOBODY) -> None:
        self.turn = turn
        self.fought = fought  # where this player has fought
        self.village = village  # where a battle is being fought

    def enter(self, g: France) -> None:
        self.go_on(g)

    def go_on(self, g: France) -> None:
        """To whoever is next in turn order and could start a battle. [battle.player_order] [battle.truce]"""
        order = g.in_turn_order()
        while self.turn < len(order):
            g.active = order[self.turn]
            for village in range(VILLAGE_COUNT):
                if g.presence[ARRIVAL + village * SEATS + g.active] and not self.fought >> village & 1:
                    if could_battle(g, g.active, village):
                        return
            self.turn += 1
            self.fought = 0

    def needs(self, g: France) -> Need:
        if self.turn == g.rules.seats:
            return DONE
        seat = g.in_turn_order()[self.turn]
        return ask(seat) if self.village == NOBODY else Call(Battle(self.village, seat))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        for village in range(VILLAGE_COUNT):
            bar = "battle.start" if self.fought >> village & 1 else no_battle(g, seat, village)
            is_inside = is_shut_in(g, seat, village)
            menu.put(ATTACK + village, "siege.sally" if bar is None and is_inside else bar)
            menu.put(SALLY_AT + village, bar if is_inside else "siege.sally")
        menu.put(DONE_WITH_IT)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        """Whoever sallies attacks, and so gives up the walls. [siege.sally]"""
        if verb == DONE_WITH_IT:
            self.turn += 1
            self.fought = 0
            self.go_on(g)
        else:
            self.village = noun

    def returned(self, g: France, form: Form[France]) -> None:
        self.fought |= 1 << self.village
        self.village = NOBODY
        self.go_on(g)

    def copy(self) -> Battles:
        return Battles(self.turn, self.fought, self.village)


SIDING: Final = 0
BEGINNING: Final = 1
FIGHTING: Final = 2
TAKING: Final = 3
OVER: Final = 4
PREPARING: Final = 5  # before it begins, where modules have something to do then
STAGES: Final = ["siding", "beginning", "fighting", "taking", "over", "preparing"]


class Preparations(Sequence[France]):
    """The sides are known and the battle is about to begin: what is done then, modules bring.

    Where it is, who stands on which side and whether it is a cavalcade, the world says: `field`, `side`, `riding`; who
    began it is the active player.
    """

    rule: ClassVar[str] = "battle.start"
    parts: ClassVar[tuple[Part[Any], ...]] = ()

    @staticmethod
    def are_any(g: France) -> bool:
        return bool(g.rules.parts_of("Preparations", Preparations.parts))

    def copy(self) -> Preparations:
        return Preparations(self.at)


class Battle(Form[France]):
    """One battle in one village, from the sides to the captives; `won` says afterwards by whom, if by anybody.

    A cavalcade names its foe itself: `Battle(village, seat, 1 << foe, True)`, with the riders in the village.
    """

    rule: ClassVar[str] = "battle.start"
    blanks: ClassVar[dict[str, Blank]] = {
        "village": given(Noun(PLACES)),
        "attacker": given(Seat(nobody=True)),
        "foes": Seats(),
        "rides": given(Flag()),
        "stage": decides(Noun(STAGES)),
        "won": Noun(SIDES),
        "losers": Seats(),
    }

    def __init__(
        self,
        village: int,
        attacker: int,
        foes: int = 0,
        rides: bool = False,
        stage: int = SIDING,
        won: int = NEITHER,
        losers: int = 0,
    ) -> None:
        self.village = village
        self.attacker = attacker
        self.foes = foes
        self.rides = rides
        self.stage = stage
        self.won = won
        self.losers = losers  # whose lords are captured

    def enter(self, g: France) -> None:
        g.field = self.village
        if self.attacker != NOBODY:  # else no seat plays those who attack
            g.side[self.attacker] = ATTACKER
        if self.stage != SIDING:  # who stands where is known already
            g.rules.asks.attacked(g, self.attacker, self.village)

    def needs(self, g: France) -> Need:
        if self.stage == SIDING:
            return Call(Sides(self.village, self.attacker, self.rides, self.foes, False))
        if self.stage == PREPARING:
            return Call(Preparations(""))
        if self.stage == BEGINNING:
            return Call(BattleBegins([NOBODY] * SEATS))
        if self.stage == FIGHTING:
            return Call(Rounds(self.village, self.attacker, self.foes, self.rides))
        if self.stage == TAKING:
            return Call(Captures(self.village, self.won, self.losers))
        return DONE

    def returned(self, g: France, form: Form[France]) -> None:
        if isinstance(form, Sides):
            self.foes = form.foes if form.named else 0
        if self.stage == SIDING and self.foes:
            g.rules.asks.attacked(g, self.attacker, self.village)
            for foe in range(g.rules.seats):
                if self.foes >> foe & 1:
                    broke(g, self.attacker, foe, PROMISED_PEACE)
                    broke(g, self.attacker, foe, PROMISED_TRUCE)
            self.stage = PREPARING if Preparations.are_any(g) else BEGINNING
        elif self.stage == PREPARING:
            self.stage = BEGINNING
        elif self.stage == BEGINNING:
            self.stage = FIGHTING
        elif isinstance(form, Rounds) and self.decide(g, form.fought > 0):
            self.stage = TAKING
        else:
            self.end(g)

    def dropped(self, g: France, form: Form[France]) -> None:
        self.returned(g, form)

    def decide(self, g: France, were_dice: bool) -> bool:
        """Who still has troops has won, if the others have none; lords alone do not fight, and are taken without dice.

        [battle.ends.eliminated] [battle.end.only_lords] [control.lone_lord.capture]

        To take those who never had troops is to attack, and takes a lord. [battle.leaderless] [card.ambush.capture]
        """
        for side in (ATTACKER, DEFENDER):
            if side == ATTACKER and not were_dice and not is_led(g):
                continue
            if men_on(g, side) and not men_on(g, other_side(side)):
                self.won = side
                for seat in range(g.rules.seats):
                    if g.side[seat] == other_side(side):
                        self.losers |= 1 << seat
        return self.won != NEITHER

    def end(self, g: France) -> None:
        """Whoever is left stays where they are. [battle.end.stay]"""
        self.stage = OVER
        if self.won == NEITHER:
            g.tell(BATTLE_ENDS, self.village)
        else:
            g.tell(BATTLE_WON, self.won, self.village)
        g.rules.asks.battle_ends(g, self.village)
        stand_down(g)

    def fits(self, g: France) -> str | None:
        if self.stage != OVER and g.field != self.village:
            return f"world.field: must be {PLACES[self.village]}, where a battle is being fought"
        return None

    def copy(self) -> Battle:
        return Battle(self.village, self.attacker, self.foes, self.rides, self.stage, self.won, self.losers)
