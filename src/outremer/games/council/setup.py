"""PREPARAZIONE: the map, the tokens, permits, councillors and hands, in the order of the rulebook's numbers."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from outremer.games.council.vocabulary import (
    BALCONY,
    CARDS,
    CITY_COUNT,
    COLOURS,
    COUNCILLOR_SEATED,
    FIRST_PLAYER,
    MAP_CHOSEN,
    MAP_COUNT,
    MAPS,
    METALS,
    NEUTRAL_PLACED,
    PERMITS_BY_REGION,
    REGION_COUNT,
    SEAT_WORDS,
    SEATS,
    TOKEN_KINDS,
    TOKEN_PLACED,
    TOKENS,
    permit_of,
    region_of_slot,
    slot_of,
)
from outremer.games.council.world import ASSISTANTS, COINS, NEUTRALS, OPEN, POOL, TOKEN, Kingdom
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import DONE, Form, Need, Part, Roll, Sequence

FIRST_COINS: Final = 10  # of the first player; each of the next has one more, and one assistant more
FIRST_HAND: Final = 6  # [setup.player.draw-six]


class Sides(Form[Kingdom]):
    """1. TABELLONE, 6. IL RE: a side of each board, and the king in its purple city. [setup.board.sides-choice]"""

    rule: ClassVar[str] = "setup.board.sides-choice"

    def enter(self, g: Kingdom) -> None:
        if g.map != NOBODY:
            g.tell(MAP_CHOSEN, g.map)

    def needs(self, g: Kingdom) -> Need:
        return Roll([1] * MAP_COUNT, MAPS) if g.map == NOBODY else DONE

    def rolled(self, g: Kingdom, outcome: int) -> None:
        g.map = outcome
        g.king = g.rules.box.king_city[outcome]  # [setup.king-piece.place] [map.king-city]
        g.tell(MAP_CHOSEN, outcome)


class Tokens(Form[Kingdom]):
    """2. GETTONI RICOMPENSA: shuffled, one face up on each city but the purple one. [setup.reward-tokens.place]"""

    rule: ClassVar[str] = "setup.reward-tokens.place"

    def needs(self, g: Kingdom) -> Need:
        if self.next_city(g) == NOBODY:
            return DONE
        placed = g.board[TOKEN : TOKEN + CITY_COUNT]
        left: list[int] = []
        for kind in range(TOKEN_KINDS):
            left.append(g.rules.box.tokens[kind] - placed.count(kind))
        return Roll(left, TOKENS)  # [setup.reward-tokens.shuffle]

    def next_city(self, g: Kingdom) -> int:
        purple = g.rules.box.king_city[g.map]  # it gets none [setup.reward-tokens.purple-none]
        for city in range(CITY_COUNT):
            if g.board[TOKEN + city] == NOBODY and city != purple:
                return city
        return NOBODY

    def rolled(self, g: Kingdom, outcome: int) -> None:
        city = self.next_city(g)
        g.board[TOKEN + city] = outcome
        g.tell(TOKEN_PLACED, outcome, city)


class Permits(Form[Kingdom]):
    """5. TESSERE PERMESSO: a shuffled pile for each region, and two of it face up."""

    rule: ClassVar[str] = "setup.permits.reveal-two"

    def needs(self, g: Kingdom) -> Need:
        slot = self.next_slot(g)
        if slot == NOBODY:
            return DONE
        region = region_of_slot(slot)
        return Roll(g.pile_odds(region), PERMITS_BY_REGION[region])  # [setup.permits.shuffle-each]

    def next_slot(self, g: Kingdom) -> int:
        """The first one still empty, from left to right. [setup.permits.reveal-two]"""
        for slot in range(slot_of(REGION_COUNT, 0)):
            if g.board[OPEN + slot] == NOBODY and g.pile_is_shuffled(region_of_slot(slot)):
                return slot
        return NOBODY

    def rolled(self, g: Kingdom, outcome: int) -> None:
        slot = self.next_slot(g)
        g.show(permit_of(region_of_slot(slot), outcome), slot)


class Councillors(Form[Kingdom]):
    """9. BALCONI DEL CONSIGLIO: four at random into each balcony, eight beside the board.

    A balcony is there as soon as it is filled. [setup.balconies.assemble]
    """

    rule: ClassVar[str] = "setup.councillors.fill"

    def needs(self, g: Kingdom) -> Need:
        return Roll(g.councillors[POOL:], COLOURS) if NOBODY in g.councillors else DONE

    def rolled(self, g: Kingdom, outcome: int) -> None:
        at = g.councillors.index(NOBODY)
        g.councillors[at] = outcome
        g.councillors[POOL + outcome] -= 1
        g.tell(COUNCILLOR_SEATED, outcome, at // BALCONY)


class FirstPlayer(Form[Kingdom]):
    """10. DOTAZIONE: who begins, and coins and assistants from there on."""

    rule: ClassVar[str] = "setup.player.first-player"

    def enter(self, g: Kingdom) -> None:
        if g.rules.first_player != NOBODY:
            self.begin_with(g, g.rules.first_player)

    def needs(self, g: Kingdom) -> Need:
        if g.first != NOBODY:
            return DONE
        return Roll([1 if seat < g.rules.seats else 0 for seat in range(SEATS)], SEAT_WORDS)

    def rolled(self, g: Kingdom, outcome: int) -> None:
        self.begin_with(g, outcome)

    def begin_with(self, g: Kingdom, first: int) -> None:
        g.first = first
        g.tell(FIRST_PLAYER, first)
        for place in range(g.rules.seats):
            seat = (first + place) % g.rules.seats  # [setup.player.wealth-by-seat]
            # [setup.player.wealth.first] [setup.player.wealth.second]
            # [setup.player.wealth.third] [setup.player.wealth.fourth]
            g.has[COINS + seat] = FIRST_COINS + place
            g.has[ASSISTANTS + seat] = 1 + place


class Hands(Form[Kingdom]):
    """10. DOTAZIONE: six politics cards each, face down. [setup.player.draw-six]"""

    rule: ClassVar[str] = "setup.player.draw-six"

    def needs(self, g: Kingdom) -> Need:
        return Roll(g.deck, CARDS) if self.seat(g) != NOBODY and any(g.deck) else DONE

    def seat(self, g: Kingdom) -> int:
        """From the first player on, the next whose hand is not full."""
        for place in range(g.rules.seats):
            seat = (g.first + place) % g.rules.seats
            if g.cards_of(seat) < FIRST_HAND:
                return seat
        return NOBODY

    def hears_roll(self, g: Kingdom) -> int:
        return 1 << self.seat(g)

    def rolled(self, g: Kingdom, outcome: int) -> None:
        g.draw(self.seat(g), outcome)


class Neutrals(Form[Kingdom]):
    """DUE GIOCATORI: a permit drawn for each region, an emporium of nobody in each of its cities.

    That makes three to nine of them. [two-players.count-range]
    """

    rule: ClassVar[str] = "two-players.draw-permits"

    def needs(self, g: Kingdom) -> Need:
        region = self.next_region(g)
        return DONE if region == NOBODY else Roll(g.pile_odds(region), PERMITS_BY_REGION[region])

    def next_region(self, g: Kingdom) -> int:
        """The first one without such an emporium: every permit names a city of its own region."""
        for region in range(REGION_COUNT):
            if not g.has[NEUTRALS] & g.rules.group(g.map, METALS + region) and g.pile_is_shuffled(region):
                return region
        return NOBODY

    def rolled(self, g: Kingdom, outcome: int) -> None:
        """Only the emporiums remain: the permit goes back into its pile at once. [two-players.reshuffle]"""
        cities = g.rules.permit_cities[permit_of(self.next_region(g), outcome)]
        g.has[NEUTRALS] |= cities  # [two-players.place-neutral]
        for city in range(CITY_COUNT):
            if cities >> city & 1:
                g.tell(NEUTRAL_PLACED, city)


class Setup(Sequence[Kingdom]):
    """PREPARAZIONE, numbers 1 to 10; for two players a last step follows. [two-players.draw-permits]"""

    rule: ClassVar[str] = "turn.order"
    parts: ClassVar[tuple[Part[Any], ...]] = (
        Part("sides", lambda g: Sides()),
        Part("tokens", lambda g: Tokens()),
        Part("permits", lambda g: Permits()),
        Part("councillors", lambda g: Councillors()),
        Part("first-player", lambda g: FirstPlayer()),
        Part("hands", lambda g: Hands()),
        Part("neutral", lambda g: Neutrals(), when=lambda rules: rules.seats == 2),
    )

    def fits(self, g: Kingdom) -> str | None:
        """Map, councillors and first player come before whatever depends on them."""
        parts = [part.name for part in self.parts]
        if g.map == NOBODY and (self.at != "sides" or max(g.board[TOKEN:OPEN]) != NOBODY):
            return "world.map: must be known before any token lies on it"
        if NOBODY in g.councillors and parts.index(self.at) > parts.index("councillors"):
            return "world.councillors.seated: the balconies must be full by now"
        if g.first == NOBODY and parts.index(self.at) > parts.index("first-player"):
            return "world.first: must be known by now"
        return None

    def copy(self) -> Setup:
        return Setup(self.at)
