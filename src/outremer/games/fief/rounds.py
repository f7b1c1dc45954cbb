"""The rounds of a battle: strength, dice, hits."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from outremer.games.fief.dice import Dice, dice_of, penalty
from outremer.games.fief.knowing import spend
from outremer.games.fief.losses import Losses, lose_troop
from outremer.games.fief.passage import no_passage
from outremer.games.fief.prisoners import Captures
from outremer.games.fief.sides import (
    Sides,
    is_decided,
    other_side,
    strength_on,
    strongest,
    walls_between,
)
from outremer.games.fief.vocabulary import (
    ASSAULT_ENDED,
    ATTACKER,
    DEFENDER,
    FIGHT,
    HITS,
    NEITHER,
    PASS,
    PASSAGE,
    PLACES,
    PLAYED,
    SALLIED,
    SALLY,
    SEATS,
    SIDES,
    STOP,
    TRUCE,
    TRUCE_MADE,
    TRUCE_OFFERED,
    TUNNEL,
    TUNNELLED,
    VILLAGE_COUNT,
    YIELD,
    YIELDED,
)
from outremer.games.fief.windows import RoundBegins
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Number, Seat, Seats, decides, given
from outremer.kernel.forms import DONE, Call, Form, Need, Part, Sequence, ask
from outremer.kernel.layouts import Chairs, Grid
from outremer.kernel.menu import Menu

CALM_ROUNDS: Final = 3  # [battle.ends.no_losses]

# Where a round stands.
SIDING: Final = 0
WINDOW: Final = 1
ASKING: Final = 2
DEFENDERS_FALL: Final = 3
ATTACKERS_FALL: Final = 4
OVER: Final = 5
STRIKING: Final = 6  # what comes before the first dice is over
STEPS: Final = ["siding", "window", "asking", "defenders-fall", "attackers-fall", "over", "striking"]

# What a party has said in this round.
UNSAID: Final = 0
FIGHTS: Final = 1
OFFERS_TRUCE: Final = 2
SAID: Final = ["unsaid", "fights", "truce"]


class Prelude(Sequence[France]):
    """What comes before the first dice, once it is known whether the attackers use a tunnel: modules bring it."""

    rule: ClassVar[str] = "battle.start"
    parts: ClassVar[tuple[Part[Any], ...]] = ()

    @staticmethod
    def is_any(g: France) -> bool:
        return bool(g.rules.parts_of("Prelude", Prelude.parts))

    def copy(self) -> Prelude:
        return Prelude(self.at)


class Rounds(Form[France]):
    """Every party says fight, yield, truce or stop; dice; losses; until it is over.

    Before the first dice nobody may yield or stop: only attackers of walls are asked, whether they come by a tunnel.
    """

    rule: ClassVar[str] = "battle.surrender.when"
    order: ClassVar[str] = "battle.player_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "village": given(Noun(PLACES)),
        "attacker": given(Seat(nobody=True)),
        "foes": given(Seats()),
        "rides": given(Flag()),
        "step": decides(Noun(STEPS)),
        "fought": Number(0, 999),
        "calm": Number(0, CALM_ROUNDS),
        "said": Grid(Noun(SAID), Chairs(SEATS)),
        "stopped": Flag(),
        "in_open": Flag(),
        "tunnel": Flag(),
        "yielded": Seat(nobody=True),
        "hits": Number(0, 99),
        "against": Number(0, 99),
        "lost": Number(0, 99),
    }

    def __init__(
        self,
        village: int,
        attacker: int,
        foes: int,
        rides: bool,
        step: int = WINDOW,
        fought: int = 0,
        calm: int = 0,
        said: list[int] | None = None,
        stopped: bool = False,
        in_open: bool = False,
        tunnel: bool = False,
        yielded: int = NOBODY,
        hits: int = 0,
        against: int = 0,
        lost: int = 0,
    ) -> None:
        self.village = village
        self.attacker = attacker
        self.foes = foes
        self.rides = rides
        self.step = step
        self.fought = fought  # rounds of dice
        self.calm = calm  # rounds without losses, the last ones
        self.said = [UNSAID] * SEATS if said is None else said
        self.stopped = stopped  # by the attacker of walls, who waits for the defender
        self.in_open = in_open  # the defender has left the walls
        self.tunnel = tunnel  # the attackers came by a secret passage, which holds for the whole battle
        self.yielded = yielded  # whose lords are being captured
        self.hits = hits  # on the defenders
        self.against = against  # on the attackers
        self.lost = lost  # units, in this round

    # -- who is asked -----------------------------------------------------------------------------------------------

    def is_party(self, g: France, seat: int) -> bool:
        if g.side[seat] == NEITHER or not g.men(seat, self.village):
            return False
        if self.fought:
            return not g.rules.asks.is_silent(g, seat)
        if g.side[seat] != ATTACKER or not penalty(g, self.in_open, self.tunnel):
            return False
        return g.hand_size(seat) > 0 or self.could_slip(g, seat)

    def could_slip(self, g: France, seat: int) -> bool:
        for lord in g.lords_at(seat, self.village):
            if g.rules.asks.could_slip(g, lord, True):
                return True
        return False

    def next_party(self, g: France) -> int:
        """The attacker first, then in turn order."""
        if self.attacker != NOBODY and self.said[self.attacker] == UNSAID and self.is_party(g, self.attacker):
            return self.attacker
        for seat in g.in_turn_order():
            if self.said[seat] == UNSAID and self.is_party(g, seat):
                return seat
        return NOBODY

    def is_truce(self, g: France) -> bool:
        """[battle.ends.truce]"""
        for seat in range(g.rules.seats):
            if self.said[seat] != OFFERS_TRUCE and self.is_party(g, seat):
                return False
        return self.fought > 0

    def chief(self, g: France) -> int:
        """Who may end an assault: whoever began it, or if his army is gone the strongest of those who fight on."""
        if self.attacker == NOBODY or self.village >= VILLAGE_COUNT:
            return strongest(g, ATTACKER)
        leads = g.side[self.attacker] == ATTACKER and g.men(self.attacker, self.village) > 0
        return self.attacker if leads else strongest(g, ATTACKER)

    def holder(self, g: France) -> int:
        """Who stands behind the walls and could come out with a lord, or NOBODY."""
        owner = g.controller(self.village)
        for lord in g.lords_at(owner, self.village):
            if not g.rules.asks.leads_no_attack(g, lord):
                return owner
        return NOBODY

    # -- the form ---------------------------------------------------------------------------------------------------

    def enter(self, g: France) -> None:
        """A round begins."""
        if penalty(g, self.in_open, self.tunnel):
            g.rules.asks.storms_walls(g, self.village)

    def needs(self, g: France) -> Need:
        if self.yielded != NOBODY:
            return Call(Captures(self.village, other_side(g.side[self.yielded]), 1 << self.yielded))
        if self.step == SIDING:
            return Call(Sides(self.village, self.attacker, self.rides, self.foes, True))
        if self.step == WINDOW:
            return Call(RoundBegins([NOBODY] * SEATS))
        if self.step == DEFENDERS_FALL:
            return Call(Losses(self.village, DEFENDER, self.hits))
        if self.step == ATTACKERS_FALL:
            return Call(Losses(self.village, ATTACKER, self.against))
        if self.step == OVER:
            return DONE
        if self.step == STRIKING:
            return Call(self.dice(g))
        if self.stopped:
            holder = self.holder(g)
            return DONE if holder == NOBODY else ask(holder)
        party = self.next_party(g)
        if party != NOBODY:
            return ask(party)
        if self.is_truce(g):
            return DONE
        return Call(Prelude("")) if not self.fought and Prelude.is_any(g) else Call(self.dice(g))

    def dice(self, g: France) -> Dice:
        """Bonus hits come with dice only. [battle.penalty.walls] [cavalcade.defender_bonus]"""
        dice = dice_of(g, ATTACKER, self.in_open, self.tunnel)
        foes_dice = dice_of(g, DEFENDER, self.in_open, self.tunnel)
        bonus = g.rules.asks.bonus_hits(g, self.village, ATTACKER) if dice else 0
        foes_bonus = g.rules.asks.bonus_hits(g, self.village, DEFENDER) if foes_dice else 0
        return Dice(self.village, dice, foes_dice, bonus, foes_bonus + (foes_dice if self.rides else 0))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        """After a round of dice, with troops on both sides. [battle.surrender.when] [battle.ends.truce]"""
        if self.stopped:
            menu.put(SALLY)
            menu.put(PASS)
            return
        menu.put(FIGHT)
        menu.put(TUNNEL, self.no_tunnel(g, seat))
        menu.put(YIELD, None if self.fought else "battle.surrender.when")
        bar = None if self.fought else "battle.ends.truce"
        menu.put(TRUCE, bar or g.rules.asks.bars_truce(g, seat, self.village))
        menu.put(STOP, self.no_stop(g, seat))

    def no_tunnel(self, g: France, seat: int) -> str | None:
        """[battle.penalty.secret_passage]"""
        if g.side[seat] != ATTACKER or not penalty(g, self.in_open, self.tunnel):
            return "card.secret_passage.by_moment"
        return no_passage(g, seat) or g.rules.asks.bars_tunnel(g, seat, self.village)

    def no_stop(self, g: France, seat: int) -> str | None:
        """[battle.fort_attacker_stops]"""
        has_walls = walls_between(g) and not self.in_open
        can_stop = self.fought and seat == self.chief(g) and (has_walls or g.rules.asks.may_break_off(g, seat))
        return None if can_stop else "battle.fort_attacker_stops"

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == FIGHT:
            self.said[seat] = FIGHTS
        elif verb == TUNNEL:
            spend(g, seat, PASSAGE)
            g.tell(PLAYED, seat, PASSAGE)
            self.dig(g, seat)
        elif verb == YIELD:
            self.surrender(g, seat)
        elif verb == TRUCE:
            self.said[seat] = OFFERS_TRUCE
            g.tell(TRUCE_OFFERED, seat)
            if self.next_party(g) == NOBODY and self.is_truce(g):
                g.tell(TRUCE_MADE, self.village)
        elif verb == STOP:  # [battle.fort_attacker_stops] the siege goes on [battle.fort_attacker_stops.siege_goes_on]
            self.stopped = True
            g.tell(ASSAULT_ENDED, seat, self.village)
            g.rules.asks.broke_off(g, seat, self.village)
        elif verb == SALLY:
            self.come_out(g, seat)
        else:
            self.step = OVER

    def dig(self, g: France, seat: int) -> None:
        """The attackers come by a tunnel. [battle.penalty.secret_passage]"""
        self.tunnel = True
        g.tell(TUNNELLED, seat, self.village)
        g.rules.asks.tunnelled(g, seat, self.village)

    def surrender(self, g: France, seat: int) -> None:
        """Of a coalition each yields for the own army. [battle.ends.surrender] [battle.surrender.outcome]"""
        self.yielded = seat
        g.tell(YIELDED, seat, self.village)
        for kind in g.rules.kinds_in_play:
            while g.troops_of(seat, self.village, kind):
                lose_troop(g, seat, self.village, kind)

    def come_out(self, g: France, seat: int) -> None:
        """The battle goes on in the open. [battle.fort_defender_forces] [siege.sally]"""
        self.stopped = False
        self.in_open = True
        g.tell(SALLIED, seat, self.village)
        for one in range(g.rules.seats):
            self.said[one] = FIGHTS

    def returned(self, g: France, form: Form[France]) -> None:
        if self.yielded != NOBODY:
            g.side[self.yielded] = NEITHER
            self.yielded = NOBODY
        elif isinstance(form, Prelude):
            self.step = STRIKING
        elif isinstance(form, Dice):
            self.strike(g, form)
        elif isinstance(form, Losses):
            self.lost += form.lost
            if self.step == DEFENDERS_FALL:
                self.step = ATTACKERS_FALL
            else:
                self.end_round()
        elif self.step == SIDING:
            self.step = WINDOW
            self.enter(g)
        else:
            self.step = ASKING

    def dropped(self, g: France, form: Form[France]) -> None:
        self.returned(g, form)

    def strike(self, g: France, dice: Dice) -> None:
        """All hits are counted before the first man falls. [battle.losses.count]"""
        asks = g.rules.asks
        self.hits = max(0, dice.hits - asks.spared_hits(g, self.village, DEFENDER))
        self.against = max(0, dice.foes_hits - asks.spared_hits(g, self.village, ATTACKER))
        g.tell(HITS, ATTACKER, self.hits)
        g.tell(HITS, DEFENDER, self.against)
        self.step = DEFENDERS_FALL

    def end_round(self) -> None:
        """[battle.ends.no_losses]"""
        self.fought += 1
        self.calm = 0 if self.lost else self.calm + 1
        self.lost = self.hits = self.against = 0
        self.said = [UNSAID] * SEATS
        self.step = OVER if self.calm == CALM_ROUNDS else SIDING

    def moot(self, g: France) -> bool:
        return self.yielded == NOBODY and (self.step <= ASKING or self.step == STRIKING) and is_decided(g)

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        """What each side would throw now: all that fights lies open. [battle.dice.table] [battle.penalty.walls]"""
        return {
            "penalty": penalty(g, self.in_open, self.tunnel),
            "forces": {
                SIDES[side]: {
                    "strength": strength_on(g, side),
                    "dice": dice_of(g, side, self.in_open, self.tunnel),
                }
                for side in (ATTACKER, DEFENDER)
            },
        }

    def copy(self) -> Rounds:
        return Rounds(
            self.village,
            self.attacker,
            self.foes,
            self.rides,
            self.step,
            self.fought,
            self.calm,
            self.said[:],
            self.stopped,
            self.in_open,
            self.tunnel,
            self.yielded,
            self.hits,
            self.against,
            self.lost,
        )
