"""The city, what stands behind the screens, and the rules that one table plays by."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.jerusalem.vocabulary import (
    ADMIRAL,
    AREAS,
    EVENTS,
    FIRST_AREA,
    INFLUENCE,
    KINDS,
    NO_OFFICE,
    NOBILITY,
    PATRIARCH,
    PATRIARCHATE,
    ROUNDS,
    SEATS,
    SECTOR_OF,
    WORDS,
)
from outremer.kernel.blanks import NOBODY, Blank, Flag, Number, Seat
from outremer.kernel.forms import World
from outremer.kernel.layouts import Many
from outremer.kernel.modules import Rules

COLOUR: Final = 50  # squires of one colour in the box [component.squires]
GOLD: Final = 5  # in silver; change is given at all times, so only the worth is counted [setup.player.change-money]
# Bezants at the start. [setup.player.money.it] [setup.player.money.de] [component.coins.value]
PURSE: Final = 2 * GOLD + 2
# No number of coins, points or floors is ever higher: the bank, the track and the towers have no end.
# [component.coins.count] [component.board.tracks] [component.tower-floors] [build.no-height-limit]
MANY: Final = 9999

# What a seat has: has[BEZANTS + seat].
SQUIRES: Final = 0  # behind the screen
BEZANTS: Final = 4
POINTS: Final = 8
FLOORS: Final = 12  # built ones, in wood or, beyond the seventh, in coins of the bank [build.coins-as-floors]
OFFICE: Final = 16  # NO_OFFICE until it is won
BARON: Final = 20  # the area it blocks this round, or NOBODY [setup.player.baron] [component.barons]
SUPPLY: Final = 24  # squires of this colour still in the common supply [setup.supply.sorted.de]
HAS: Final = 28

# Where cards came from, and who chose before whom: past[DEALT + round * SEATS + seat], the round counted from 0.
DEALT: Final = 0  # the card kept in phase 1, or NOBODY
BOUGHT: Final = 20  # the card drawn by the Patriarchate's privilege, or NOBODY
OFFICE_THEN: Final = 40
PAST: Final = 60

# The squires that came in during the present turn.
FRESH: Final = 0  # by area: new in the area
NEW_IN_SECTOR: Final = 16  # by area where they stand: new in its sector
FRESH_IN_SECTOR: Final = 32  # by sector: the sum of those
FRESHNESS: Final = 38


class JerusalemRules(Rules["City"]):
    """What holds at one table: the rulings of its edition, what the areas pay, what the box holds. Shared by clones.

    Two players leave out two sectors, their cards, an event and two offices. [setup.two-players.own-rules]
    [two-players.base-rules] [two-players.remove-event] [two-players.characters-3-and-4]
    [two-players.other-characters-to-box.de]
    """

    rule: ClassVar[str] = "end.after-round-5"

    def __init__(
        self,
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
        self.first_office: Final = ADMIRAL + 1 - seats  # [setup.three-players.no-constable]
        self.opener_odds: Final = [1 if seat < seats else 0 for seat in range(SEATS)]
        self.is_open: Final = [seats > 2 or not _closed_for_two(SECTOR_OF[area]) for area in range(AREAS)]
        self.deck: Final = [
            0 if seats == 2 and _closed_for_two(kind - INFLUENCE) else deck[kind] for kind in range(KINDS)
        ]
        self.events: Final = [0 if seats == 2 and event == PATRIARCH else 1 for event in range(len(EVENTS))]


def _closed_for_two(sector: int) -> bool:
    """Covered by the two cards taken out of the deck. [two-players.sectors-out-of-play.it]

    [two-players.sectors-in-play] [two-players.remove-influence-cards] [two-players.cover-sectors.it]
    [two-players.cover-sectors.de]
    """
    return sector == PATRIARCHATE or sector == NOBILITY


class City(World):
    """The board, and what stands behind the screens. What is on the board stays for the next round.

    [setup.board] [placement.squires-stay] [placement.clear-position] [placement.group-advice.it]
    """

    blanks: ClassVar[dict[str, Blank]] = {
        "round": Number(1, ROUNDS + 1),
        "opener": Seat(nobody=True),
        "event": Number(NOBODY, len(EVENTS) - 1),
        "face_down": Number(0, SEATS),
        "unveiled": Flag(),
        "has": Many(Number(-1, MANY), HAS),
        "men": Many(Number(0, COLOUR), AREAS * SEATS),
        "lock": Many(Seat(nobody=True), AREAS),
        "fresh": Many(Number(0, COLOUR), FRESHNESS),
        "deck": Many(Number(0, 4), KINDS),
        "tray": Many(Number(0, 4), KINDS),
        "hand": Many(Number(0, 4), SEATS * KINDS),
        "events": Many(Number(0, 1), len(EVENTS)),
        "past": Many(Number(NOBODY, KINDS - 1), PAST),
        "plays": Many(Number(0, SEATS * ROUNDS * KINDS - 1), 27, least=0),
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
        self.men: Final = men  # by area * SEATS + seat
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
        if self.round == 1:
            return NO_OFFICE
        return self.past[OFFICE_THEN + (self.round - 2) * SEATS + seat]


def opening_city(rules: JerusalemRules) -> City:
    """PREPARAZIONE: everything out of the box, nothing on the board, nothing behind the screens but 12 bezants.

    [setup.punch-out] [setup.supply] [setup.bank] [setup.player.money.it] [setup.player.points-marker]
    [setup.player.floors] [setup.player.floors.place.it] [setup.player.floors.place.de] [setup.round-marker]
    [setup.player.baron.place.it] [setup.player.baron.place.de] [setup.action-deck.discard-space]

    Cards are not laid out in an order: chance names each when it is turned up or looked at, so the unused event is
    simply never named. [setup.events.shuffle] [setup.events.three-face-down] [setup.events.fourth-to-box]
    [setup.action-deck.shuffle] [setup.action-deck.face-down.de]
    """
    seats = rules.seats
    has = [0] * HAS
    for seat in range(SEATS):
        has[BARON + seat] = NOBODY
        if seat < seats:
            has[BEZANTS + seat] = PURSE
            has[SUPPLY + seat] = COLOUR
    return City(
        rules,
        round=1,
        opener=rules.first_opener,
        event=NOBODY,
        face_down=0,
        unveiled=False,
        has=has,
        men=[0] * (AREAS * SEATS),
        lock=[NOBODY] * AREAS,
        fresh=[0] * FRESHNESS,
        deck=rules.deck[:],
        tray=[0] * KINDS,
        hand=[0] * (SEATS * KINDS),
        events=rules.events[:],
        past=[NOBODY] * PAST,
        plays=[],
    )
