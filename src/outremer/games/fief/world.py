"""France: what is asked about what lies on the table."""

from __future__ import annotations

from outremer.games.fief.contradictions import contradiction
from outremer.games.fief.layout import (
    ARRIVAL,
    BESIEGERS,
    CAME_FROM,
    CAPTOR,
    COINS,
    CONTROLLER,
    DIPLOMACY,
    DUE_WIDTH,
    ENGINE_AT,
    ENGINE_DICE,
    FLAGS,
    HELD,
    MILLS,
    OWNER,
    PLACE,
    SPOUSE,
    STRUCK_BY,
    WALLED,
)
from outremer.games.fief.table_top import TableTop
from outremer.games.fief.vocabulary import (
    ARC,
    BISHOP,
    CARDINAL,
    CHURCH,
    CITY,
    ENGINES,
    FIRST_DISASTER,
    INSIDE,
    LORD_COUNT,
    MEN,
    PRISON,
    RANKING,
    SEATS,
    SINGLE_TITLES,
    STRONGHOLD,
    VILLAGE_COUNT,
)
from outremer.kernel.blanks import NOBODY


class France(TableTop):
    """The world of Fief."""

    def clone(self) -> France:
        return France(
            self.rules,
            self.turn,
            self.first,
            self.phase,
            self.active,
            self.excommunicated,
            self.biretta,
            self.track,
            self.field,
            self.handed,
            self.ended,
            self.winners,
            self.riding,
            self.garrison,
            self.lord[:],
            self.holder[:],
            self.village[:],
            self.presence[:],
            self.troops[:],
            self.engine[:],
            self.family[:],
            self.see[:],
            self.fief[:],
            self.card[:],
            self.seen[:],
            self.side[:],
            self.deal[:],
            self.parley[:],
            self.due[:],
            self.promise[:],
        )

    # -- seats ----------------------------------------------------------------------------------------------------

    def in_turn_order(self) -> list[int]:
        """The seats from the first player on. [phase1.turn_order] and its like"""
        return self.rules.orders[self.first]

    def coins(self, seat: int) -> int:
        return self.family[COINS + seat]

    def earn(self, seat: int, coins: int) -> None:
        """From the bank, which is unlimited."""
        self.family[COINS + seat] += coins

    def pay(self, seat: int, coins: int) -> None:
        """To the bank."""
        self.family[COINS + seat] -= coins

    def markers(self, seat: int) -> int:
        """Diplomacy markers left."""
        return self.family[DIPLOMACY + seat]

    def ally(self, seat: int) -> int:
        """The seat to which a marriage binds this one, or NOBODY. [alliance.one_only]"""
        lord = self.lord
        for one in self.lords_of(seat):
            if lord[SPOUSE + one] != NOBODY:
                return lord[OWNER + lord[SPOUSE + one]]
        return NOBODY

    # -- lords ----------------------------------------------------------------------------------------------------

    def owner(self, lord: int) -> int:
        return self.lord[OWNER + lord]

    def place(self, lord: int) -> int:
        return self.lord[PLACE + lord]

    def captor(self, lord: int) -> int:
        return self.lord[CAPTOR + lord]

    def spouse(self, lord: int) -> int:
        return self.lord[SPOUSE + lord]

    def is_in_play(self, lord: int) -> bool:
        return self.lord[OWNER + lord] != NOBODY

    def is_captive(self, lord: int) -> bool:
        """Of a family, or in the prison beyond the map, of which no seat has the keys."""
        return self.lord[CAPTOR + lord] != NOBODY or self.lord[PLACE + lord] == PRISON

    def is_free(self, lord: int) -> bool:
        """In play and nobody's captive."""
        return (
            self.lord[OWNER + lord] != NOBODY
            and self.lord[CAPTOR + lord] == NOBODY
            and self.lord[PLACE + lord] != PRISON
        )

    def is_lady(self, lord: int) -> bool:
        return lord >= MEN

    def is_marked(self, lord: int, flag: int) -> bool:
        """ASSASSIN, IMMUNE, MOVED, SENIOR."""
        return self.lord[FLAGS + lord] & flag != 0

    def titles(self, lord: int) -> int:
        """As bits."""
        return self.lord[HELD + lord]

    def has(self, lord: int, title: int) -> bool:
        return self.lord[HELD + lord] >> title & 1 == 1

    def is_titled(self, lord: int) -> bool:
        """Feudal, church, royal, or one that a single lord has beyond these; D'Arc does not count, nor does an order.

        [election.king.candidate]
        """
        return self.lord[HELD + lord] & RANKING != 0

    def is_cleric(self, lord: int) -> bool:
        return self.lord[HELD + lord] & CHURCH != 0

    def is_bishop(self, lord: int) -> bool:
        return self.lord[HELD + lord] & BISHOP != 0

    def is_any_bishop(self, seat: int) -> bool:
        """Has this family a bishop?"""
        for one in range(LORD_COUNT):
            if self.lord[HELD + one] & BISHOP and self.lord[OWNER + one] == seat:
                return True
        return False

    def is_cardinal(self, lord: int) -> bool:
        return self.lord[HELD + lord] >> CARDINAL & 1 == 1

    def lords_of(self, seat: int) -> list[int]:
        """The family, captives included."""
        found: list[int] = []
        lord = self.lord
        for one in range(LORD_COUNT):
            if lord[OWNER + one] == seat:
                found.append(one)
        return found

    def lords_at(self, seat: int, village: int) -> list[int]:
        """The free lords of this seat there, without those who stay out of a battle."""
        found: list[int] = []
        lord = self.lord
        for one in range(LORD_COUNT):
            if lord[PLACE + one] == village and lord[OWNER + one] == seat and lord[CAPTOR + one] == NOBODY:
                if not lord[FLAGS + one] & INSIDE:
                    found.append(one)
        return found

    def has_lord_at(self, seat: int, village: int) -> bool:
        """A free one who does not stay out of a battle."""
        lord = self.lord
        for one in range(LORD_COUNT):
            if lord[PLACE + one] == village and lord[OWNER + one] == seat and lord[CAPTOR + one] == NOBODY:
                if not lord[FLAGS + one] & INSIDE:
                    return True
        return False

    def is_held_from_within(self, seat: int, village: int) -> bool:
        """By a garrison that stays out of the cavalcade of its own family. [cavalcade.composition]"""
        return self.garrison == village and self.riding == seat

    def captives(self) -> list[int]:
        """Of all families."""
        captors = self.lord[CAPTOR : CAPTOR + LORD_COUNT]
        if captors.count(NOBODY) == LORD_COUNT and PRISON not in self.lord[PLACE : PLACE + LORD_COUNT]:
            return []
        return [one for one in range(LORD_COUNT) if self.is_captive(one)]

    def holder_of(self, title: int) -> int:
        """The lord with this title, or NOBODY; not for those of many."""
        if title < SINGLE_TITLES:
            return self.holder[title]
        for lord in range(LORD_COUNT):
            if self.lord[HELD + lord] >> title & 1:
                return lord
        return NOBODY

    def seat_of(self, title: int) -> int:
        """The seat whose lord has this title, or NOBODY; not for those of many."""
        lord = self.holder[title] if title < SINGLE_TITLES else self.holder_of(title)
        return NOBODY if lord == NOBODY else self.lord[OWNER + lord]

    def cardinals(self) -> list[int]:
        found: list[int] = []
        for one in range(LORD_COUNT):
            if self.lord[HELD + one] >> CARDINAL & 1:
                found.append(one)
        return found

    # -- troops ---------------------------------------------------------------------------------------------------

    def troops_of(self, seat: int, village: int, kind: int) -> int:
        return self.troops[(village * SEATS + seat) * self.rules.kind_count + kind]

    def men(self, seat: int, village: int) -> int:
        """Troops of all kinds."""
        row = (village * SEATS + seat) * self.rules.kind_count
        total = self.troops[row] + self.troops[row + 1]
        for kind in self.rules.further_kinds:
            total += self.troops[row + kind]
        return total

    def lord_strength(self, lord: int) -> int:
        """[battle.strength.male_lord] [battle.strength.titled_lady] [card.arc.strength]"""
        return 1 if lord < MEN or self.lord[HELD + lord] & (RANKING | 1 << ARC) else 0

    def strength(self, seat: int, village: int) -> int:
        """Of this seat's free lords and troops there. [battle.strength.sum]"""
        row = (village * SEATS + seat) * self.rules.kind_count
        total = self.rules.asks.extra_strength(self, seat, village)
        for kind in self.rules.kinds_in_play:
            total += self.troops[row + kind] * self.rules.kinds[kind].strength
        for lord in self.lords_at(seat, village):
            total += self.lord_strength(lord)
        return total

    def stock_left(self, seat: int, kind: int) -> int:
        """Counters not on the map. [component.family]"""
        left, width = self.rules.kinds[kind].stock, self.rules.kind_count
        if self.rules.asks.lacks_counters(self, seat, kind):
            left = 0
        for place in range(self.rules.place_count):
            left -= self.troops[(place * SEATS + seat) * width + kind]
        return left

    # -- villages -------------------------------------------------------------------------------------------------

    def occupies(self, seat: int, village: int) -> bool:
        """With a free lord or troops. [control.by_occupation]"""
        if village >= VILLAGE_COUNT:
            return self.men(seat, village) > 0 or self.has_lord_at(seat, village)
        return self.presence[ARRIVAL + village * SEATS + seat] > 0

    def is_occupied(self, village: int) -> bool:
        row = ARRIVAL + village * SEATS
        return any(self.presence[row : row + SEATS])

    def arrival(self, seat: int, village: int) -> int:
        """1 for the first who came, 0 for who is not there. [control.shared_troops]"""
        return 0 if village >= VILLAGE_COUNT else self.presence[ARRIVAL + village * SEATS + seat]

    def came_from(self, seat: int, village: int) -> int:
        """The village at the other end of the road they came by, or NOBODY. [move.exit.contested_road]"""
        return NOBODY if village >= VILLAGE_COUNT else self.presence[CAME_FROM + village * SEATS + seat]

    def controller(self, village: int) -> int:
        if village >= VILLAGE_COUNT:
            return self.rules.asks.controller_abroad(self, village)
        return self.village[CONTROLLER + village]

    def controls(self, seat: int, village: int) -> bool:
        if village >= VILLAGE_COUNT:
            return self.rules.asks.controller_abroad(self, village) == seat
        return self.village[CONTROLLER + village] == seat

    def villages_of(self, seat: int) -> list[int]:
        """Those it controls."""
        found: list[int] = []
        village = self.village
        for one in range(VILLAGE_COUNT):
            if village[CONTROLLER + one] == seat:
                found.append(one)
        return found

    def walls(self, village: int) -> int:
        if village >= VILLAGE_COUNT:
            return self.rules.asks.walls_abroad(self, village)
        return self.village[WALLED + village]

    def mills(self, village: int) -> int:
        return self.village[MILLS + village]

    def besiegers(self, village: int) -> int:
        """As bits."""
        if village >= VILLAGE_COUNT:
            return self.rules.asks.besiegers_abroad(self, village)
        return self.village[BESIEGERS + village]

    def is_besieged(self, village: int) -> bool:
        if village >= VILLAGE_COUNT:
            return self.rules.asks.besiegers_abroad(self, village) != 0
        return self.village[BESIEGERS + village] != 0

    def besieges(self, seat: int, village: int) -> bool:
        return self.besiegers(village) >> seat & 1 == 1

    def city_of(self, fief: int) -> int:
        """The village with the fief's fortified city, or NOBODY. [feudal_title.stronghold_to_city]"""
        for village in self.rules.board.villages_of_fief[fief]:
            if self.village[WALLED + village] == CITY:
                return village
        return NOBODY

    def governor(self, village: int) -> int:
        """The seat whose lord holds the title of its fief, or NOBODY. [control.governed_fief]"""
        return NOBODY if village >= VILLAGE_COUNT else self.seat_of(self.rules.board.fief_of[village])

    def is_struck(self, village: int, disaster: int) -> bool:
        """FAMINE, RAIN or PLAGUE lies on its see; beyond the map there is none."""
        if village >= VILLAGE_COUNT:
            return False
        return self.see[STRUCK_BY + self.rules.board.see_of[village]] >> disaster - FIRST_DISASTER & 1 == 1

    def mills_left(self) -> int:
        """In the common stock. [component.stock]"""
        return self.rules.box.mills - sum(self.village[MILLS : MILLS + VILLAGE_COUNT])

    def strongholds_left(self) -> int:
        built = self.village[WALLED : WALLED + VILLAGE_COUNT].count(STRONGHOLD)
        return self.rules.box.strongholds - built + self.rules.asks.other_walls(self, STRONGHOLD)

    def engine_dice(self, seat: int, village: int) -> int:
        """What this seat's engines there cancel. [siege.engine.cancels]"""
        dice = 0
        for at in range(seat * ENGINES, seat * ENGINES + ENGINES):
            if self.engine[ENGINE_AT + at] == village:
                dice += self.engine[ENGINE_DICE + at]
        return dice

    # -- cards ----------------------------------------------------------------------------------------------------

    def holds(self, seat: int, kind: int) -> bool:
        """Has it such a card in hand? Secret: never to be asked for another seat's menu."""
        first_of = self.rules.box.first_of
        for card in range(first_of[kind], first_of[kind + 1]):
            if self.card[card] == seat:
                return True
        return False

    def hand(self, seat: int) -> list[int]:
        """The kinds of the cards in hand, in order."""
        kinds: list[int] = []
        at = -1
        for _ in range(self.card.count(seat)):
            at = self.card.index(seat, at + 1)
            kinds.append(self.rules.box.kind_of[at])
        return kinds

    def hand_size(self, seat: int) -> int:
        """Open to all. [purse.open]"""
        return self.card.count(seat)

    # -- consequences ---------------------------------------------------------------------------------------------

    def must(self, due: int, about: int, other: int = 0, titles: int = 0) -> None:
        """This must be settled before whatever is open goes on, see `Rules.due`."""
        self.due.append(due)
        self.due.append(about)
        self.due.append(other)
        self.due.append(titles)

    def take_due(self) -> None:
        """The first consequence is being settled: its form takes it off as it is entered."""
        del self.due[:DUE_WIDTH]

    # -- saves ----------------------------------------------------------------------------------------------------

    def fits(self, over: bool) -> str | None:
        if self.ended != over:
            return "ended: must be true once nothing is open any more, and only then"
        if self.turn and self.first == NOBODY:
            return "first: must be a seat once the game has been set up"
        return contradiction(self)
