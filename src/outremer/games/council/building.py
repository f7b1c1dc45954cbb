"""COSTRUIRE UN EMPORIO: with a permit or with the king's help, and what every emporium costs and brings."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.council.acquiring import A_ROAD, no_satisfying
from outremer.games.council.bonuses import Bonus
from outremer.games.council.vocabulary import (
    ALL_CITIES,
    BONUS_TILE,
    BUILT_EMPORIUM,
    CITIES,
    CITY_COUNT,
    COLLECT,
    GROUP_COUNT,
    KING_MOVED,
    KING_TILE,
    KING_TILE_COUNT,
    KINGS_COUNCIL,
    LAST_EMPORIUM,
    NOBILITY_TOKEN,
    PERMIT_USED,
    PERMITS,
    PLACE,
    REST,
    REWARDED,
    TOKEN_SOURCE,
    TRAVEL,
)
from outremer.games.council.world import (
    ASSISTANTS,
    BONUS_OWNER,
    BUILT,
    COINS,
    HELD,
    KING_TILE_OWNER,
    TOKEN,
    USED,
    Kingdom,
)
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Seat, decides, given
from outremer.kernel.forms import DONE, Call, Form, Need, Then, ask
from outremer.kernel.menu import Menu

LAST_EMPORIUM_POINTS: Final = 3  # [end.last-emporium.immediate-points]


def no_emporium(g: Kingdom, seat: int, cities: int, open_cities: int) -> str | None:
    """REGOLE PER LA COSTRUZIONE: what keeps this seat from building in any of these cities."""
    if cities & open_cities:
        return None
    return "emporium.assistant-cost" if cities & ~g.has[BUILT + seat] else "emporium.one-per-city"


def no_kings_help(g: Kingdom, seat: int) -> str | None:
    """Everything must be paid for: the council, the journey, the assistants. [build.king.satisfy-council]"""
    if g.emporiums_left(seat) == 0:
        return "setup.player.emporiums"
    bar = no_emporium(g, seat, ALL_CITIES, g.open_cities(seat))
    if bar is not None:
        return bar
    return no_satisfying(g, seat, KINGS_COUNCIL)


def no_permit_build(g: Kingdom, seat: int, permit: int, open_cities: int) -> str | None:
    """A permit must name a city still open to this seat. [build.permit.choose-tile]"""
    if g.place[permit] == USED + seat:
        return "build.permit.no-reuse"
    if g.place[permit] != HELD + seat:
        return "build.permit.choose-tile"
    if g.emporiums_left(seat) == 0:
        return "setup.player.emporiums"
    return no_emporium(g, seat, g.rules.permit_cities[permit], open_cities)


def only_city(cities: int) -> int:
    """The city of this set if it is alone, else NOBODY."""
    return cities.bit_length() - 1 if cities and cities & (cities - 1) == 0 else NOBODY


class PermitBuild(Form[Kingdom]):
    """Choose the city among those on the permit; the permit is turned over."""

    rule: ClassVar[str] = "build.permit.place-emporium"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "permit": given(Noun(PERMITS)),
        "city": decides(Noun(CITIES, nobody=True)),
    }

    def __init__(self, seat: int, permit: int, city: int = NOBODY) -> None:
        self.seat = seat
        self.permit = permit
        self.city = city

    def enter(self, g: Kingdom) -> None:
        city = only_city(g.rules.permit_cities[self.permit] & g.open_cities(self.seat))
        if city != NOBODY:
            self.use(g, city)

    def use(self, g: Kingdom, city: int) -> None:
        self.city = city
        g.place[self.permit] = USED + self.seat  # [build.permit.flip-tile]
        g.tell(PERMIT_USED, self.seat, self.permit)

    def needs(self, g: Kingdom) -> Need:
        return ask(self.seat) if self.city == NOBODY else Then(Emporium(self.seat, self.city))

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        named, open_cities = g.rules.permit_cities[self.permit], g.open_cities(seat)
        menu.none(PLACE, "build.permit.place-emporium")
        for city in range(CITY_COUNT):
            if named >> city & 1:  # [build.permit.choice-of-city]
                menu.put(PLACE + city, no_emporium(g, seat, 1 << city, open_cities))

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        self.use(g, noun)

    def fits(self, g: Kingdom) -> str | None:
        bar = no_permit_build(g, self.seat, self.permit, g.open_cities(self.seat))
        if self.city == NOBODY and bar is not None:
            return f"permit: seat {self.seat} cannot build with it [{bar}]"
        return None

    def copy(self) -> PermitBuild:
        return PermitBuild(self.seat, self.permit, self.city)


class KingsHelp(Form[Kingdom]):
    """The king's council is satisfied: move the king, and build where he stops. [build.king.place-emporium]"""

    rule: ClassVar[str] = "build.king.place-emporium"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "city": decides(Noun(CITIES, nobody=True)),
    }

    def __init__(self, seat: int, city: int = NOBODY) -> None:
        self.seat = seat
        self.city = city

    def enter(self, g: Kingdom) -> None:
        goals, open_cities = 0, g.open_cities(self.seat)
        for city in range(CITY_COUNT):
            if self.no_journey(g, city, open_cities) is None:
                goals |= 1 << city
        if only_city(goals) != NOBODY:
            self.travel(g, only_city(goals))

    def needs(self, g: Kingdom) -> Need:
        return ask(self.seat) if self.city == NOBODY else Then(Emporium(self.seat, self.city))

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        open_cities = g.open_cities(seat)
        for city in range(CITY_COUNT):
            menu.put(TRAVEL + city, self.no_journey(g, city, open_cities))

    def no_journey(self, g: Kingdom, city: int, open_cities: int) -> str | None:
        """[build.king.move] [build.king.may-stay]"""
        bar = no_emporium(g, self.seat, 1 << city, open_cities)
        if bar is None and g.roads_to(1 << city) * A_ROAD > g.has[COINS + self.seat]:
            return "build.king.cost-per-road"
        return bar

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        self.travel(g, noun)

    def travel(self, g: Kingdom, city: int) -> None:
        """By the shortest way, two coins a road. [build.king.consecutive-roads]"""
        self.city = city
        roads = g.roads_to(1 << city)
        g.has[COINS + self.seat] -= roads * A_ROAD
        g.king = city
        g.tell(KING_MOVED, self.seat, city, roads, roads * A_ROAD)

    def fits(self, g: Kingdom) -> str | None:
        if self.city == NOBODY and not g.emporiums_left(self.seat):
            return f"seat: seat {self.seat} has no emporium left to build"
        return None

    def copy(self) -> KingsHelp:
        return KingsHelp(self.seat, self.city)


class Emporium(Form[Kingdom]):
    """REGOLE PER LA COSTRUZIONE: assistants back, the emporium, bonus tiles, the city's token, the network's tokens.

    [emporium.assistant-cost] [emporium.immediate-reward] [emporium.chain-reward]
    """

    rule: ClassVar[str] = "emporium.immediate-reward"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "city": given(Noun(CITIES)),
        "due": Nouns(CITIES),
        "paying": decides(Noun(CITIES, nobody=True)),
        "alphabetical": Flag(),
    }

    def __init__(self, seat: int, city: int, due: int = 0, paying: int = NOBODY, alphabetical: bool = False) -> None:
        self.seat = seat
        self.city = city
        self.due = due  # cities whose tokens have still to pay, a bit for each
        self.paying = paying  # the city whose token pays now, or NOBODY
        self.alphabetical = alphabetical  # the builder leaves the order to us

    def enter(self, g: Kingdom) -> None:
        rivals = g.rivals(self.seat, self.city)
        g.has[ASSISTANTS + self.seat] -= rivals  # [emporium.empty-city-free]
        g.has[BUILT + self.seat] |= 1 << self.city
        g.tell(BUILT_EMPORIUM, self.seat, self.city, rivals)
        finish_with_last_emporium(g, self.seat)
        award_tiles(g, self.seat, self.city)
        self.alphabetical = not g.rules.builder_orders_rewards
        self.due = with_tokens(g, g.network(self.seat, self.city))
        if self.due >> self.city & 1:
            self.collect(g, self.city)
        else:
            self.proceed(g)  # [emporium.purple-city]

    def collect(self, g: Kingdom, city: int) -> None:
        self.paying = city
        self.due &= ~(1 << city)
        g.tell(REWARDED, self.seat, city)

    def proceed(self, g: Kingdom) -> None:
        """The next city, where the builder has nothing to choose."""
        if self.due and (self.alphabetical or not self.order_matters(g)):
            self.collect(g, (self.due & -self.due).bit_length() - 1)

    def order_matters(self, g: Kingdom) -> bool:
        """Only a step on the nobility track can make one order better than another."""
        steps, others = False, False
        for city in range(CITY_COUNT):
            if self.due >> city & 1:
                if g.board[TOKEN + city] == NOBILITY_TOKEN:
                    steps = True
                else:
                    others = True
        return steps and others

    def needs(self, g: Kingdom) -> Need:
        if self.paying != NOBODY:
            return Call(Bonus(self.seat, TOKEN_SOURCE + g.board[TOKEN + self.paying]))
        return ask(self.seat) if self.due else DONE

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        menu.put(REST)
        for city in range(CITY_COUNT):
            menu.put(COLLECT + city, None if self.due >> city & 1 else self.no_reward(g, city))

    def no_reward(self, g: Kingdom, city: int) -> str:
        """The purple city joins others, but has nothing to pay. [emporium.purple-city]"""
        return "emporium.chain.own-only" if g.board[TOKEN + city] != NOBODY else "setup.reward-tokens.purple-none"

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        if verb == REST:
            self.alphabetical = True
            self.proceed(g)
        else:
            self.collect(g, noun)

    def returned(self, g: Kingdom, form: Form[Kingdom]) -> None:
        self.paying = NOBODY
        self.proceed(g)

    def fits(self, g: Kingdom) -> str | None:
        connected = with_tokens(g, g.network(self.seat, self.city))
        if self.due & ~connected:
            return "due: only the tokens of the cities connected with this one pay"
        if self.paying != NOBODY and not connected >> self.paying & 1:
            return "paying: must be connected with this city and have a token"
        return None

    def copy(self) -> Emporium:
        return Emporium(self.seat, self.city, self.due, self.paying, self.alphabetical)


def with_tokens(g: Kingdom, cities: int) -> int:
    """Those of these cities that have a token; the purple one has none. [emporium.purple-city]"""
    paying = 0
    for city in range(CITY_COUNT):
        if cities >> city & 1 and g.board[TOKEN + city] != NOBODY:
            paying |= 1 << city
    return paying


def finish_with_last_emporium(g: Kingdom, seat: int) -> None:
    """FINE DEL GIOCO: three points, and the last turns begin. [end.last-emporium.immediate-points]"""
    if g.emporiums_left(seat):
        return
    g.tell(LAST_EMPORIUM, seat)
    if g.last == NOBODY or g.rules.every_last_emporium_pays:
        g.gain_points(seat, LAST_EMPORIUM_POINTS)
    if g.last == NOBODY:
        g.last = seat


def award_tiles(g: Kingdom, seat: int, city: int) -> None:
    """TESSERE BONUS E PREMIO DEL RE, for each group that this city completes. [bonus.king-reward]"""
    groups, king_tiles = bonus_tiles_won(g, seat, city), king_tiles_won(g, seat, city)
    for group in groups:
        g.board[BONUS_OWNER + group] = seat
        g.tell(BONUS_TILE, seat, group)
    for tile in king_tiles:
        g.board[KING_TILE_OWNER + tile] = seat
        g.tell(KING_TILE, seat, tile)


def completed_groups(g: Kingdom, seat: int, city: int) -> list[int]:
    """The groups of which, with an emporium in this city, the seat has all. [bonus.trigger] [bonus.trigger.region]"""
    groups: list[int] = []
    mine = g.has[BUILT + seat] | 1 << city
    for group in range(GROUP_COUNT):
        cities = g.rules.group(g.map, group)
        if cities >> city & 1 and cities & mine == cities:
            groups.append(group)
    return groups


def bonus_tiles_won(g: Kingdom, seat: int, city: int) -> list[int]:
    """Those whose tile nobody has yet. [bonus.first-only]"""
    return [group for group in completed_groups(g, seat, city) if g.board[BONUS_OWNER + group] == NOBODY]


def king_tiles_won(g: Kingdom, seat: int, city: int) -> list[int]:
    """The top ones, while there are any. [bonus.king-reward] [bonus.trigger.king-exhausted]"""
    late = g.rules.late_groups_earn_king_tile
    count = len(completed_groups(g, seat, city) if late else bonus_tiles_won(g, seat, city))
    if count and not g.rules.king_tile_for_each_group:
        count = 1
    left = [tile for tile in range(KING_TILE_COUNT) if g.board[KING_TILE_OWNER + tile] == NOBODY]
    return left[:count]
