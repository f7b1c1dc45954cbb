"""The crusade's share of the world: how far it has come, what lies on the track, who is on it, and Saladin."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.expansions.crusades.words import (
    FIRST_OBJECTIVE,
    FIRST_SHIP,
    NO_CRUSADE,
    OBJECTIVE_COUNT,
    SHIPS,
    SHORE,
    STAGES,
    STATE_COUNT,
    STATES,
)
from outremer.games.fief.places import march
from outremer.games.fief.vocabulary import (
    LORD_COUNT,
    LORDS,
    NEITHER,
    OBJECTIVES,
    PRISON,
    SIDES,
    VILLAGE_COUNT,
    VILLAGES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Number, Seat, Seats
from outremer.kernel.forms import Piece
from outremer.kernel.layouts import Grid

MOST_SARACENS: Final = 99
SALADINS_KNIGHTS: Final = 4  # [revenge.saladin.knights]


class Crusade(Piece):
    """Markers, objectives, Saracens, prisoners and renegades; the crusaders themselves stand in places of the world."""

    blanks: ClassVar[dict[str, Blank]] = {
        "stage": Noun(STAGES),
        "families": Seats(),
        "sailed": Number(0, SHIPS),
        "asked": Nouns(LORDS),
        "marked": Nouns(VILLAGES),
        "track": Nouns(OBJECTIVES),
        "gone": Nouns(OBJECTIVES),
        "held": Nouns(OBJECTIVES),
        "besieged": Nouns(OBJECTIVES),
        "garrison": Grid(Number(0, MOST_SARACENS), OBJECTIVES),
        "rank": Grid(Number(0, LORD_COUNT), LORDS),
        "reached": Nouns(OBJECTIVES),
        "stopped": Flag(),
        "saladin": Noun(OBJECTIVES, nobody=True),
        "knights": Number(0, SALADINS_KNIGHTS),
        "saracens": Number(0, MOST_SARACENS),
        "side": Noun(SIDES),
        "betrayed": Flag(),
        "broken_off": Flag(),
        "plague": Flag(),
        "outbreak": Flag(),
        "doctor": Noun(LORDS, nobody=True),
        "renegades": Nouns(LORDS),
        "fresh": Nouns(LORDS),
        "heir": Grid(Seat(nobody=True), STATES),
    }

    def __init__(
        self,
        stage: int,
        families: int,
        sailed: int,
        asked: int,
        marked: int,
        track: int,
        gone: int,
        held: int,
        besieged: int,
        garrison: list[int],
        rank: list[int],
        reached: int,
        stopped: bool,
        saladin: int,
        knights: int,
        saracens: int,
        side: int,
        betrayed: bool,
        broken_off: bool,
        plague: bool,
        outbreak: bool,
        doctor: int,
        renegades: int,
        fresh: int,
        heir: list[int],
    ) -> None:
        self.stage = stage
        self.families = families  # seats (bits) of which a lord has set out
        self.sailed = sailed  # lords who have set out [crusade.join.max_six]
        self.asked = asked  # lords (bits) whose leave was asked for in this turn and is not granted
        self.marked = marked  # villages (bits) with a crusade marker on their walls [crusade.join.markers]
        self.track = track  # objectives (bits) laid out
        self.gone = gone  # objectives (bits) removed from the game
        self.held = held  # objectives (bits) that the crusaders have taken
        self.besieged = besieged  # objectives (bits) before which they lie
        self.garrison: Final = garrison  # by objective: Saracens in it
        self.rank: Final = rank  # by lord: 1 for the first of the crusaders, 0 for who is none
        self.reached = reached  # objectives (bits) to which Saladin has come in this crusade
        self.stopped = stopped  # he was killed or captured [revenge.saladin.stopped]
        self.saladin = saladin  # the objective where he is, or NOBODY: not overseas, or stopped
        self.knights = knights  # with him
        self.saracens = saracens  # with him, beside the knights
        self.side = side  # on which side of the battle being fought the Saracens are
        self.betrayed = betrayed  # a secret passage leads them into it
        self.broken_off = broken_off  # the last assault was ended by the leader
        self.plague = plague  # lies on Outremer until the turn ends
        self.outbreak = outbreak  # and is still to strike
        self.doctor = doctor  # the lord with the Arab Doctor, or NOBODY
        self.renegades = renegades  # lords, bits
        self.fresh = fresh  # Saladin's prisoners (bits) since this turn [saladin_prisoner.ransom]
        self.heir: Final = heir  # by state title: the seat that still has to name an heir

    def clone(self) -> Crusade:
        return Crusade(
            self.stage,
            self.families,
            self.sailed,
            self.asked,
            self.marked,
            self.track,
            self.gone,
            self.held,
            self.besieged,
            self.garrison[:],
            self.rank[:],
            self.reached,
            self.stopped,
            self.saladin,
            self.knights,
            self.saracens,
            self.side,
            self.betrayed,
            self.broken_off,
            self.plague,
            self.outbreak,
            self.doctor,
            self.renegades,
            self.fresh,
            self.heir[:],
        )


def no_crusade() -> Crusade:
    """The call marker lies on its inactive side, the objectives in their heap."""
    return Crusade(
        stage=NO_CRUSADE,
        families=0,
        sailed=0,
        asked=0,
        marked=0,
        track=0,
        gone=0,
        held=0,
        besieged=0,
        garrison=[0] * OBJECTIVE_COUNT,
        rank=[0] * LORD_COUNT,
        reached=0,
        stopped=False,
        saladin=NOBODY,
        knights=0,
        saracens=0,
        side=NEITHER,
        betrayed=False,
        broken_off=False,
        plague=False,
        outbreak=False,
        doctor=NOBODY,
        renegades=0,
        fresh=0,
        heir=[NOBODY] * STATE_COUNT,
    )


def crusade(g: France) -> Crusade:
    piece = g.pieces[g.rules.piece_at["crusades"]]
    assert isinstance(piece, Crusade)
    return piece


def is_overseas(g: France, lord: int) -> bool:
    """A crusader: aboard, landed or ashore, and nobody's prisoner."""
    return g.place(lord) >= VILLAGE_COUNT and g.place(lord) != PRISON


def crusaders(g: France) -> list[int]:
    """By number."""
    found: list[int] = []
    for lord in range(LORD_COUNT):
        if is_overseas(g, lord):
            found.append(lord)
    return found


def crusaders_at(g: France, place: int) -> list[int]:
    """Lords who are there, the highest in rank first. [crusade.choose.leader]"""
    rank = crusade(g).rank
    found: list[int] = []
    for lord in range(LORD_COUNT):
        if g.place(lord) == place:
            at = len(found)
            while at and is_above(rank[lord], rank[found[at - 1]]):
                at -= 1
            found.insert(at, lord)
    return found


def is_above(one: int, other: int) -> bool:
    """Does one rank come before the other? Who has none yet comes last."""
    return one > 0 and (other == 0 or one < other)


def leader_at(g: France, place: int) -> int:
    """The lord who takes all decisions there, or NOBODY. [crusade.choose.leader]"""
    found = crusaders_at(g, place)
    return found[0] if found else NOBODY


def is_anybody_at(g: France, place: int) -> bool:
    for seat in range(g.rules.seats):
        if g.occupies(seat, place):
            return True
    return False


def objectives_in_order(g: France) -> list[int]:
    """Those on the track from right to left, that is by ascending number. [crusade.objectives.place]"""
    track = crusade(g).track
    return [one for one in g.rules.box.objective_order if track >> one & 1]


def drawable(g: France) -> list[int]:
    """Objectives that still lie in the heap."""
    piece = crusade(g)
    return [one for one in g.rules.box.objective_order if not (piece.track | piece.gone) >> one & 1]


def escort_of(g: France, lord: int) -> list[int]:
    """Troops bound to this lord that go wherever he goes, by kind."""
    troops = [0] * g.rules.kind_count
    for kind in g.rules.further_kinds:
        if g.rules.kinds[kind].is_bound:
            there = g.troops_of(g.owner(lord), g.place(lord), kind)
            troops[kind] = min(there, g.rules.asks.escort(g, lord, kind))
    return troops


def move_camp(g: France, seat: int, start: int, to: int) -> None:
    """All lords and troops of this seat go from one place to another, of which one at least is overseas."""
    came = g.lords_at(seat, start)
    lords = 0
    for lord in came:
        lords |= 1 << lord
    troops = [g.troops_of(seat, start, kind) for kind in range(g.rules.kind_count)]
    march(g, seat, lords, troops, start, to)
    for lord in came:
        g.rules.asks.moved(g, lord, start)
    g.rules.asks.resettled(g, seat, start, to)


def put_aside(g: France, ship: int) -> None:
    """Whoever sailed on it is dead or a prisoner: his troops wait on the shore. [crusade.assassinate.before]"""
    if FIRST_SHIP <= ship < FIRST_SHIP + SHIPS:
        for seat in range(g.rules.seats):
            if g.men(seat, ship):
                move_camp(g, seat, ship, SHORE)


def place_of(objective: int) -> int:
    return FIRST_OBJECTIVE + objective


def is_objective(place: int) -> bool:
    return FIRST_OBJECTIVE <= place < FIRST_SHIP
