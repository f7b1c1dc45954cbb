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
    NEUTRAL,
    NEUTRAL_PLACED,
    PERMITS_A_REGION,
    PERMITS_BY_REGION,
    REGION_COUNT,
    SEAT_WORDS,
    SEATS,
    TOKEN_KINDS,
    TOKEN_PLACED,
    TOKENS,
)
from outremer.games.council.world import ASSISTANTS, BUILT, COINS, POOL, TOKEN, Kingdom
from outremer.kernel.blanks import NOBODY, Blank, Number
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
    """5. TESSERE PERMESSO: a shuffled pile for each region, and two of it face up. [setup.permits.reveal-two]"""

    rule: ClassVar[str] = "setup.permits.reveal-two"
    blanks: ClassVar[dict[str, Blank]] = {
        "slot": Number(0, REGION_COUNT * 2),
    }

    def __init__(self, slot: int) -> None:
        self.slot = slot  # region * 2 + side: the next to be filled

    def needs(self, g: Kingdom) -> Need:
        if self.slot == REGION_COUNT * 2:
            return DONE
        region = self.slot // 2
        return Roll(g.pile_odds(region), PERMITS_BY_REGION[region])  # [setup.permits.shuffle-each]

    def rolled(self, g: Kingdom, outcome: int) -> None:
        g.show(self.slot // 2 * PERMITS_A_REGION + outcome, self.slot)
        self.slot += 1

    def copy(self) -> Permits:
        return Permits(self.slot)


class Councillors(Form[Kingdom]):
    """9. BALCONI DEL CONSIGLIO: four at random into each balcony, eight beside the board. [setup.councillors.fill]

    A balcony is there as soon as it is filled. [setup.balconies.assemble]
    """

    rule: ClassVar[str] = "setup.councillors.fill"

    def needs(self, g: Kingdom) -> Need:
        return Roll(g.councillors[POOL:], COLOURS) if g.councillors[POOL - 1] == NOBODY else DONE

    def rolled(self, g: Kingdom, outcome: int) -> None:
        at = g.councillors.index(NOBODY)
        g.councillors[at] = outcome
        g.councillors[POOL + outcome] -= 1
        g.tell(COUNCILLOR_SEATED, outcome, at // BALCONY)


class FirstPlayer(Form[Kingdom]):
    """10. DOTAZIONE: who begins, and coins and assistants from there on. [setup.player.wealth-by-seat]"""

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
            seat = (first + place) % g.rules.seats
            # [setup.player.wealth.first] [setup.player.wealth.second]
            # [setup.player.wealth.third] [setup.player.wealth.fourth]
            g.has[COINS + seat] = FIRST_COINS + place
            g.has[ASSISTANTS + seat] = 1 + place


class Hands(Form[Kingdom]):
    """10. DOTAZIONE: six politics cards each, face down. [setup.player.draw-six]"""

    rule: ClassVar[str] = "setup.player.draw-six"
    blanks: ClassVar[dict[str, Blank]] = {
        "dealt": Number(0, SEATS * FIRST_HAND),
    }

    def __init__(self, dealt: int) -> None:
        self.dealt = dealt

    def needs(self, g: Kingdom) -> Need:
        return Roll(g.deck, CARDS) if self.dealt < g.rules.seats * FIRST_HAND else DONE

    def seat(self, g: Kingdom) -> int:
        return (g.first + self.dealt // FIRST_HAND) % g.rules.seats

    def hears_roll(self, g: Kingdom) -> int:
        return 1 << self.seat(g)

    def rolled(self, g: Kingdom, outcome: int) -> None:
        g.draw(self.seat(g), outcome)
        self.dealt += 1

    def copy(self) -> Hands:
        return Hands(self.dealt)


class Neutrals(Form[Kingdom]):
    """DUE GIOCATORI: a permit drawn for each region, an emporium of nobody in its cities. [two-players.place-neutral]

    The permit goes back into its pile at once, so nothing but the emporiums remains, three to nine of them.
    [two-players.reshuffle] [two-players.count-range]
    """

    rule: ClassVar[str] = "two-players.draw-permits"
    blanks: ClassVar[dict[str, Blank]] = {
        "region": Number(0, REGION_COUNT),
    }

    def __init__(self, region: int) -> None:
        self.region = region

    def needs(self, g: Kingdom) -> Need:
        if self.region == REGION_COUNT:
            return DONE
        return Roll(g.pile_odds(self.region), PERMITS_BY_REGION[self.region])

    def rolled(self, g: Kingdom, outcome: int) -> None:
        cities = g.rules.permit_cities[self.region * PERMITS_A_REGION + outcome]
        g.has[BUILT + NEUTRAL] |= cities
        for city in range(CITY_COUNT):
            if cities >> city & 1:
                g.tell(NEUTRAL_PLACED, city)
        self.region += 1

    def copy(self) -> Neutrals:
        return Neutrals(self.region)


class Setup(Sequence[Kingdom]):
    """PREPARAZIONE, numbers 1 to 10; for two players a last step follows. [two-players.draw-permits]"""

    rule: ClassVar[str] = "turn.order"
    parts: ClassVar[tuple[Part[Any], ...]] = (
        Part("sides", lambda g: Sides()),
        Part("tokens", lambda g: Tokens()),
        Part("permits", lambda g: Permits(0)),
        Part("councillors", lambda g: Councillors()),
        Part("first-player", lambda g: FirstPlayer()),
        Part("hands", lambda g: Hands(0)),
        Part("neutral", lambda g: Neutrals(0), when=lambda rules: rules.seats == 2),
    )

    def copy(self) -> Setup:
        return Setup(self.at)
