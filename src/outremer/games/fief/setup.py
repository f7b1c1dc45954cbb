"""The set-up: a first player, a lord for each, and a village for each in turn order."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from outremer.games.fief.knowing import lay, odds_of
from outremer.games.fief.layout import (
    CAME_FROM,
    COINS,
    CONTROLLER,
    DEAL,
    DIPLOMACY,
    ENGINE,
    ENGINE_AT,
    FAMILY,
    FIEF,
    HOLDER,
    IN_DECK,
    LAID,
    LORD,
    OWNER,
    PARLEY,
    PRESENCE,
    SEE,
    SEE_TAXER,
    SPOUSE,
    VILLAGE,
    WALLED,
)
from outremer.games.fief.places import put_lord, put_troops
from outremer.games.fief.table_rules import FiefRules
from outremer.games.fief.vocabulary import (
    CARDS,
    FIRST_PLAYER,
    FOOTMAN,
    KNIGHT,
    LORD_BEGINS,
    LORD_COUNT,
    LORDS,
    SEATS,
    SEE_COUNT,
    SETTING_UP,
    SETTLE,
    SETTLED,
    STRONGHOLD,
    VILLAGE_COUNT,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Noun, Number
from outremer.kernel.forms import DONE, Form, Need, Part, Roll, Sequence, ask
from outremer.kernel.layouts import Chairs, Grid
from outremer.kernel.menu import Menu

SEAT_WORDS: Final = [str(seat) for seat in range(SEATS)]


def new_world(rules: FiefRules) -> France:
    """Everything in its stock and in its deck. [setup.no_hand]"""
    lord = [0] * LORD.length
    lord[OWNER : SPOUSE + LORD_COUNT] = [NOBODY] * (SPOUSE + LORD_COUNT - OWNER)
    village = [0] * VILLAGE.length
    village[CONTROLLER : CONTROLLER + VILLAGE_COUNT] = [NOBODY] * VILLAGE_COUNT
    presence = [0] * PRESENCE.length
    presence[CAME_FROM:] = [NOBODY] * (PRESENCE.length - CAME_FROM)
    engine = [0] * ENGINE.length
    engine[ENGINE_AT : ENGINE_AT + ENGINE.rows[0].length] = [NOBODY] * ENGINE.rows[0].length
    family = [0] * FAMILY.length
    for seat in range(rules.seats):
        family[COINS + seat] = rules.box.purse  # [setup.family]
        family[DIPLOMACY + seat] = rules.box.diplomacy  # [component.family]
    see = [0] * SEE.length
    see[SEE_TAXER : SEE_TAXER + SEE_COUNT] = [NOBODY] * SEE_COUNT
    cards = len(rules.box.kind_of)
    g = France(
        rules,
        turn=0,
        first=NOBODY,
        phase=SETTING_UP,
        active=NOBODY,
        excommunicated=NOBODY,
        biretta=NOBODY,
        track=0,
        field=NOBODY,
        handed=0,
        ended=False,
        winners=0,
        riding=NOBODY,
        garrison=NOBODY,
        lord=lord,
        holder=[NOBODY] * HOLDER.length,
        village=village,
        presence=presence,
        troops=[0] * (rules.place_count * SEATS * rules.kind_count),
        engine=engine,
        family=family,
        see=see,
        fief=[NOBODY] * FIEF.length,
        card=[IN_DECK] * cards,
        seen=[0] * cards,
        side=[0] * SEATS,
        deal=no_deals(),
        parley=[0] * PARLEY.length,
        due=[],
        promise=[],
    )
    for seat in range(rules.seats):
        if rules.asks.needs_no_marker(g, seat):
            g.family[DIPLOMACY + seat] = 0
    return g


def no_deals() -> list[int]:
    deal = [0] * DEAL.length
    for at, grid in enumerate(DEAL.rows):
        first = DEAL.offsets[at]
        if grid.absent == NOBODY:
            deal[first : first + grid.length] = [NOBODY] * grid.length
    return deal


class FirstPlayer(Form[France]):
    """Drawn by lot."""

    rule: ClassVar[str] = "setup.first_player"

    def needs(self, g: France) -> Need:
        return Roll(g.rules.seat_odds, SEAT_WORDS) if g.first == NOBODY else DONE

    def rolled(self, g: France, outcome: int) -> None:
        """[setup.first_player]"""
        g.first = outcome
        g.tell(FIRST_PLAYER, outcome)


class Placement(Form[France]):
    """A lord for each; then in turn order each settles in a village."""

    rule: ClassVar[str] = "setup.village"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
        "lords": Grid(Noun(LORDS, nobody=True), Chairs(SEATS), absent=NOBODY),
    }

    def __init__(self, turn: int, lords: list[int]) -> None:
        self.turn = turn  # how many have settled
        self.lords = lords  # drawn and not on the map yet, by seat

    def drawing(self, g: France) -> int:
        """The seat whose first lord is to be drawn, or NOBODY."""
        if self.turn == 0:
            for seat in g.in_turn_order():
                if self.lords[seat] == NOBODY:
                    return seat
        return NOBODY

    def needs(self, g: France) -> Need:
        if self.drawing(g) != NOBODY:
            return Roll(odds_of(g, 0, LORD_COUNT), CARDS)
        return ask(g.in_turn_order()[self.turn]) if self.turn < g.rules.seats else DONE

    def rolled(self, g: France, outcome: int) -> None:
        """Drawn at random; a Cardinal or D'Arc would be put back, so lords alone are drawn from. [setup.family]"""
        seat = self.drawing(g)
        self.lords[seat] = outcome
        lay(g, outcome, IN_DECK, LAID)
        g.tell(LORD_BEGINS, seat, outcome)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        for village in range(VILLAGE_COUNT):
            menu.put(SETTLE + village, "setup.village" if g.is_occupied(village) else None)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        """Lord, stronghold and first troops together in one village. [setup.village]"""
        lord = self.lords[seat]
        self.lords[seat] = NOBODY
        self.turn += 1
        g.lord[OWNER + lord] = seat
        put_lord(g, lord, noun)
        for kind in (KNIGHT, FOOTMAN):
            put_troops(g, seat, noun, kind, g.rules.box.start[kind])
        g.village[WALLED + noun] = STRONGHOLD
        g.tell(SETTLED, seat, noun)

    def copy(self) -> Placement:
        return Placement(self.turn, self.lords[:])


class Setup(Sequence[France]):
    """What comes before the first turn."""

    rule: ClassVar[str] = "setup.village"
    parts: ClassVar[tuple[Part[Any], ...]] = (
        Part("first-player", lambda g: FirstPlayer()),
        Part("placement", lambda g: Placement(0, [NOBODY] * SEATS)),
    )

    def copy(self) -> Setup:
        return Setup(self.at)
