"""The city, what stands behind the screens, and the rules that one table plays by."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.jerusalem.vocabulary import (
    ADMIRAL,
    AREA_NAMES,
    AREAS,
    CARDS,
    EVENTS,
    FIRST_AREA,
    INFLUENCE,
    KINDS,
    NO_OFFICE,
    NOBILITY,
    OFFICE_NAMES,
    PATRIARCH,
    PATRIARCHATE,
    ROUNDS,
    SEATS,
    SECTOR_OF,
    SECTORS,
    WORDS,
)
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Number, Seat
from outremer.kernel.forms import World
from outremer.kernel.layouts import Chairs, Grid, Layout, Many, Packed
from outremer.kernel.modules import Rules

COLOUR: Final = 50  # squires of one colour in the box [component.squires]
GOLD: Final = 5  # in silver; change is given at all times, so only the worth is counted [setup.player.change-money]
# Bezants at the start. [setup.player.money.it] [setup.player.money.de] [component.coins.value]
PURSE: Final = 2 * GOLD + 2
# No number of coins, points or floors is ever higher: the bank, the track and the towers have no end.
# [component.coins.count] [component.board.tracks] [component.tower-floors] [build.no-height-limit]
MANY: Final = 9999

HAS: Final = Layout()  # what a seat has: has[BEZANTS + seat]
SQUIRES: Final = HAS.row("squires", Number(0, COLOUR), Chairs(SEATS))  # behind the screen
BEZANTS: Final = HAS.row("bezants", Number(0, MANY), Chairs(SEATS))
POINTS: Final = HAS.row("points", Number(0, MANY), Chairs(SEATS))
# Built ones, in wood or, beyond the seventh, in coins of the bank. [build.coins-as-floors] [component.tower-site.de]
FLOORS: Final = HAS.row("floors", Number(0, MANY), Chairs(SEATS))
OFFICE: Final = HAS.row("office", Noun(OFFICE_NAMES), Chairs(SEATS))  # none until it is won
# The area it blocks this round. [setup.player.baron] [component.barons]
BARON: Final = HAS.row("baron", Noun(AREA_NAMES, nobody=True), Chairs(SEATS), absent=NOBODY)
# Squires of this colour still in the common supply. [setup.supply.sorted.de]
SUPPLY: Final = HAS.row("supply", Number(0, COLOUR), Chairs(SEATS))

PAST: Final = Layout()  # where cards came from, and who chose before whom: past[DEALT + round * SEATS + seat], from 0
# The card kept in phase 1, and the one drawn by the Patriarchate's privilege.
DEALT: Final = PAST.row("kept", Noun(CARDS, nobody=True), ROUNDS, Chairs(SEATS), absent=NOBODY)
DRAWN: Final = PAST.row("drawn", Noun(CARDS, nobody=True), ROUNDS, Chairs(SEATS), absent=NOBODY)
OFFICE_THEN: Final = PAST.row("office", Noun(OFFICE_NAMES), ROUNDS, Chairs(SEATS))

ARRIVED: Final = Layout()  # the squires that came in during the present turn
FRESH: Final = ARRIVED.row("in_area", Number(0, COLOUR), AREA_NAMES)
NEW_IN_SECTOR: Final = ARRIVED.row("in_sector", Number(0, COLOUR), AREA_NAMES)  # by the area where they stand
FRESH_IN_SECTOR: Final = ARRIVED.row("by_sector", Number(0, COLOUR), SECTORS)  # the sum of those

CARDS_OF_A_KIND: Final = Number(0, 4)
MOST_PLAYS: Final = 27  # cards in the deck


class JerusalemRules(Rules["City"]):
    """What holds at one table: the rulings of its edition, what the areas pay, what the box holds. Shared by clones.

    Two players leave out two sectors, their cards, an event and two offices. [setup.two-players.own-rules]
    [two-players.base-rules]
    """

    rule: ClassVar[str] = "end.after-round-5"

    def __init__(
        self,
        edition: str,
        seats: int,
        pays: list[int],
        deck: list[int],
        first_opener: int,
        baron_squires_in_area: bool,
        march_counts_for_baron: bool,
        nobody_blocks_palace_in_round_1: bool,
        dismissal_from_blocked: bool,
        marshal_moves_exactly_two: bool,
        move_two_moves_any: bool,
        war_hits_blocked: bool,
        baron_owner_leaves_david: bool,
        screens_are_open: bool,
    ) -> None:
        super().__init__(WORDS, seats)
        self.pays: Final = pays  # by area * 3: squires, bezants, tower points
        self.first_opener: Final = first_opener  # NOBODY: chance names the tallest player [setup.first-opener]
        self.baron_squires_in_area: Final = baron_squires_in_area  # else in the sector
        self.march_counts_for_baron: Final = march_counts_for_baron
        self.nobody_blocks_palace_in_round_1: Final = nobody_blocks_palace_in_round_1
        self.dismissal_from_blocked: Final = dismissal_from_blocked
        self.marshal_moves_exactly_two: Final = marshal_moves_exactly_two
        self.move_two_moves_any: Final = move_two_moves_any
        self.war_hits_blocked: Final = war_hits_blocked
        self.baron_owner_leaves_david: Final = baron_owner_leaves_david
        self.screens_are_open: Final = screens_are_open
        # What refusals cite where the two books have words of their own, or a table plays by neither.
        german = edition == "de"
        self.march_of_two: Final = "character.marshal.move.two-or-none" if german else "character.marshal.move.it"
        self.move_two_own: Final = "action-cards.move-two.de" if german else "action-cards.move-two.it"
        self.no_dismissal_there: Final = "dismiss.from-any-areas.de" if german else "dismiss.unblocked-only"
        self.palace_in_round_1: Final = "baron.palace.round1.de" if german else "baron.palace.round1.it"
        self.nobody_blocks_in_round_1: Final = "baron.palace.round1.de" if german else "baron.palace.round1.nobody"
        self.three_for_a_baron: Final = _three_for_a_baron(german, baron_squires_in_area)
        # [setup.three-players.no-constable] [two-players.characters-3-and-4] [two-players.other-characters-to-box.de]
        self.first_office: Final = ADMIRAL + 1 - seats
        self.opener_odds: Final = [1 if seat < seats else 0 for seat in range(SEATS)]
        self.is_open: Final = [seats > 2 or not _closed_for_two(SECTOR_OF[area]) for area in range(AREAS)]
        self.deck: Final = [
            0 if seats == 2 and _closed_for_two(kind - INFLUENCE) else deck[kind] for kind in range(KINDS)
        ]
        # [two-players.remove-event]
        self.events: Final = [0 if seats == 2 and event == PATRIARCH else 1 for event in range(len(EVENTS))]


def _three_for_a_baron(german: bool, in_area: bool) -> str:
    if german != in_area:
        return "baron.requirement.even-if-unwanted"  # the table reads it as the other edition does
    return "baron.requirement.de" if german else "baron.requirement.it"


def _closed_for_two(sector: int) -> bool:
    """Covered by the two cards taken out of the deck. [two-players.sectors-out-of-play.it]

    [two-players.sectors-in-play] [two-players.remove-influence-cards] [two-players.cover-sectors.it]
    [two-players.cover-sectors.de]
    """
    return sector == PATRIARCHATE or sector == NOBILITY


class City(World):
    """The board, and what stands behind the screens. [setup.board]"""

    blanks: ClassVar[dict[str, Blank]] = {
        "round": Number(1, ROUNDS + 1),
        "opener": Seat(nobody=True),
        "event": Noun(EVENTS, nobody=True),
        "face_down": Number(0, SEATS),
        "unveiled": Flag(),
        "has": HAS,
        "men": Grid(Number(0, COLOUR), AREA_NAMES, Chairs(SEATS)),
        "lock": Grid(Seat(nobody=True), AREA_NAMES),
        "fresh": ARRIVED,
        "deck": Grid(CARDS_OF_A_KIND, CARDS),
        "tray": Grid(CARDS_OF_A_KIND, CARDS),
        "hand": Grid(CARDS_OF_A_KIND, Chairs(SEATS), CARDS),
        "events": Grid(Flag(), EVENTS),
        "past": PAST,
        "plays": Many(Packed({"seat": SEATS, "rounds_before": ROUNDS, "card": CARDS}), MOST_PLAYS, least=0),
    }

    def __init__(
        self,
        rules: JerusalemRules,
        round: int,  # noqa: A002  # the rulebook's own noun, and the name in every saved game
        opener: int,
        event: int,
        face_down: int,
        unveiled: bool,
        has: list[int],
        men: list[int],
        lock: list[int],
        fresh: list[int],
        deck: list[int],
        tray: list[int],
        hand: list[int],
        events: list[int],
        past: list[int],
        plays: list[int],
    ) -> None:
        super().__init__(rules)
        self.rules: Final = rules
        self.round = round  # 1 to 5, and 6 when all is over
        self.opener = opener  # of the first auction of all, or NOBODY until it is known
        self.event = event  # face up in this round, or NOBODY
        self.face_down = face_down  # action cards lying beside the offices, which nobody has seen
        self.unveiled = unveiled  # the screens are down
        self.has: Final = has
        self.men: Final = men  # by area * SEATS + seat [placement.clear-position] [placement.group-advice.it]
        self.lock: Final = lock  # by area: whose Baron blocks it, or NOBODY
        self.fresh: Final = fresh
        self.deck: Final = deck  # by kind of card; those lying face down are still among them
        self.tray: Final = tray  # by kind: this round's cards, not yet picked
        self.hand: Final = hand  # by seat * KINDS + kind
        self.events: Final = events  # by event: not yet turned up
        self.past: Final = past
        self.plays: Final = plays  # every card played so far: (seat * ROUNDS + round) * KINDS + kind, the round from 0

    def has_event(self) -> bool:
        """The first and the last round have none. [event.phase.not-in-rounds-1-and-5]

        [round.phases.event-only-rounds-2-3-4] [setup.events.above-rounds-2-3-4]
        """
        return 1 < self.round < ROUNDS

    def clone(self) -> City:
        return City(
            self.rules,
            self.round,
            self.opener,
            self.event,
            self.face_down,
            self.unveiled,
            self.has[:],
            self.men[:],
            self.lock[:],
            self.fresh[:],
            self.deck[:],
            self.tray[:],
            self.hand[:],
            self.events[:],
            self.past[:],
            self.plays[:],
        )

    def fits(self, over: bool) -> str | None:
        return self._unfit_office() or self._unfit_past() or self._unfit_board()

    def no_turn_of(self, office: int) -> str | None:
        """What a form that goes in order of office says to a save in which nobody can hold that one."""
        offices = OFFICE_NAMES[self.rules.first_office :]
        return None if OFFICE_NAMES[office] in offices else f"office: must be one of {', '.join(offices)}"

    def _unfit_office(self) -> str | None:
        """Each office has one holder, and the past of this round tells the same."""
        for seat in range(self.rules.seats):
            office = self.has[OFFICE + seat]
            if office != NO_OFFICE and (office < self.rules.first_office or self.seat_of(office) != seat):
                return f"has.office[{seat}]: must be an office in play that nobody else holds, or none"
            if self.round <= ROUNDS and self.past[OFFICE_THEN + (self.round - 1) * SEATS + seat] != office:
                return f"past.office[{self.round - 1}][{seat}]: must be {OFFICE_NAMES[office]}, as in has.office"
        return None

    def _unfit_past(self) -> str | None:
        """Nothing has happened yet in the rounds to come, and their events still lie face down."""
        later = self.round * SEATS
        taken = self.past[DEALT + later : DRAWN] + self.past[DRAWN + later : OFFICE_THEN]
        if max([NOBODY, *taken]) != NOBODY or max([NO_OFFICE, *self.past[OFFICE_THEN + later :]]) != NO_OFFICE:
            return f"past: must have nothing after round {self.round}"
        to_come = max(0, ROUNDS - 1 - self.round) + (self.has_event() and self.event == NOBODY)
        return f"events: must have {to_come} at least in round {self.round}" if sum(self.events) < to_come else None

    def _unfit_board(self) -> str | None:
        """Sectors that two players leave out are empty, and new squires add up."""
        for area in range(AREAS):
            here = sum(self.men[area * SEATS : (area + 1) * SEATS])
            if not self.rules.is_open[area] and (here > 0 or self.lock[area] != NOBODY):
                return f"men.{AREA_NAMES[area]}: must be empty, and without a Baron, at a table of two"
        for sector, name in enumerate(SECTORS):
            new = sum(self.fresh[NEW_IN_SECTOR + FIRST_AREA[sector] : NEW_IN_SECTOR + FIRST_AREA[sector + 1]])
            if self.fresh[FRESH_IN_SECTOR + sector] != new:
                return f"fresh.by_sector.{name}: must be {new}, the sum of those in_sector"
        return None

    def seat_of(self, office: int) -> int:
        """Who holds this office in the present round."""
        has = self.has
        for seat in range(SEATS):
            if has[OFFICE + seat] == office:
                return seat
        return NOBODY

    def recruit(self, seat: int, count: int) -> int:
        """Squires from the supply to behind the screen, as far as they go; returns how many came.

        [placement.receive.from-supply.it] [component.squires]
        """
        has = self.has
        came = min(count, has[SUPPLY + seat])
        has[SUPPLY + seat] -= came
        has[SQUIRES + seat] += came
        return came

    def arrive(self, seat: int, area: int) -> None:
        """A squire comes into this area from outside its sector."""
        self.men[area * SEATS + seat] += 1
        self.fresh[FRESH + area] += 1
        self.enter_sector(area)

    def enter_sector(self, area: int) -> None:
        """A squire that now stands in this area is new in the whole sector."""
        self.fresh[NEW_IN_SECTOR + area] += 1
        self.fresh[FRESH_IN_SECTOR + SECTOR_OF[area]] += 1

    def depart(self, seat: int, area: int) -> bool:
        """A squire of the player in turn leaves this area, one that stood there longest; was it new in the sector?"""
        at = area * SEATS + seat
        self.men[at] -= 1
        left, fresh = self.men[at], self.fresh
        if fresh[FRESH + area] > left:
            fresh[FRESH + area] = left
        if fresh[NEW_IN_SECTOR + area] <= left:
            return False
        fresh[NEW_IN_SECTOR + area] = left
        fresh[FRESH_IN_SECTOR + SECTOR_OF[area]] -= 1
        return True

    def remove(self, seat: int, area: int, count: int) -> None:
        """Squires from the board back to the supply."""
        self.men[area * SEATS + seat] -= count
        self.has[SUPPLY + seat] += count

    def in_sector(self, seat: int, sector: int) -> int:
        """How many squires this seat has in the whole sector."""
        men, total = self.men, 0
        for area in range(FIRST_AREA[sector], FIRST_AREA[sector + 1]):
            total += men[area * SEATS + seat]
        return total

    def controller(self, area: int) -> int:
        """Most squires; at a tie the lower office. Barons do not count, and an empty area is nobody's.

        [control.majority] [control.sole-presence] [control.tie.lower-character] [income.tie]
        [control.sector.example] [control.sector.example.place.de] [control.tie.constable-marshal.example]
        """
        men, has = self.men, self.has
        best, most = NOBODY, 0
        for seat in range(SEATS):
            here = men[area * SEATS + seat]
            if here > most or (here == most and here and has[OFFICE + seat] < has[OFFICE + best]):
                best, most = seat, here
        return best

    def leads_sector(self, sector: int) -> int:
        """Most squires in the whole sector; at a tie the lower office. Areas controlled do not matter.

        [privilege.most-squires] [privilege.tie] [privilege.count-whole-sector] [privilege.no-area-needed]
        [privilege.market.example]
        """
        best, most = NOBODY, 0
        for seat in range(SEATS):
            here = self.in_sector(seat, sector)
            if here > most or (here == most and here and self.has[OFFICE + seat] < self.has[OFFICE + best]):
                best, most = seat, here
        return best

    def has_prestige(self, seat: int) -> bool:
        """The highest tower, and of those the most tower points. [baron.palace.tie]"""
        has = self.has
        for other in range(self.rules.seats):
            higher = has[FLOORS + other] - has[FLOORS + seat]
            if higher > 0 or (higher == 0 and has[POINTS + other] > has[POINTS + seat]):
                return False
        return True

    def office_of_last_round(self, seat: int) -> int:
        """The office held in the round before; they are given back, but the tie-break remembers them."""
        return self.past[OFFICE_THEN + (self.round - 2) * SEATS + seat]


def opening_city(rules: JerusalemRules) -> City:
    """PREPARAZIONE: everything out of the box, nothing on the board, nothing behind the screens but 12 bezants.

    Cards are not laid out in an order: chance names each when it is turned up or looked at, so the unused event is
    simply never named. [setup.punch-out] [setup.bank]
    """
    seats = rules.seats
    # [setup.player.points-marker] [setup.player.floors] [setup.player.floors.place.it] [setup.player.floors.place.de]
    has = [0] * HAS.length
    for seat in range(SEATS):
        has[BARON + seat] = NOBODY  # [setup.player.baron.place.it] [setup.player.baron.place.de]
        if seat < seats:
            has[BEZANTS + seat] = PURSE  # [setup.player.money.it]
            has[SUPPLY + seat] = COLOUR  # [setup.supply]
    return City(
        rules,
        round=1,  # [setup.round-marker]
        opener=rules.first_opener,
        event=NOBODY,
        face_down=0,
        unveiled=False,
        has=has,
        men=[0] * (AREAS * SEATS),
        lock=[NOBODY] * AREAS,
        fresh=[0] * ARRIVED.length,
        deck=rules.deck[:],  # [setup.action-deck.shuffle] [setup.action-deck.face-down.de]
        tray=[0] * KINDS,
        hand=[0] * (SEATS * KINDS),
        # [setup.events.shuffle] [setup.events.three-face-down] [setup.events.fourth-to-box]
        events=rules.events[:],
        past=[NOBODY] * OFFICE_THEN + [NO_OFFICE] * (PAST.length - OFFICE_THEN),
        plays=[],  # [setup.action-deck.discard-space]
    )
