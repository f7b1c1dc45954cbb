"""The kingdom: boards, councils, permits, cards, and what everybody has."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.council.settings import LAST_ROUND, MANY, ROADS_AT_MOST, CouncilRules
from outremer.games.council.vocabulary import (
    ALL_CITIES,
    ASSISTANT,
    BALCONY,
    CARDS,
    CITIES,
    CITY_COUNT,
    COIN,
    COLOUR_COUNT,
    COLOURS,
    COUNCILS,
    DREW,
    DREW_CARD,
    GAINED,
    GROUPS,
    KIND_COUNTS,
    KINDS,
    KING_TILES,
    LAST_CELL,
    MAPS,
    NEUTRAL,
    PERMIT_COUNT,
    PERMIT_SHOWN,
    PERMITS,
    POINT,
    REGION_COUNT,
    REGIONS,
    RESHUFFLED,
    SEATS,
    SIDES,
    TOKENS,
    WILD,
    permit_of,
    region_of,
    region_of_slot,
    slot_of,
)
from outremer.kernel.blanks import NOBODY, Blank, Noun, Nouns, Number, Seat
from outremer.kernel.forms import World
from outremer.kernel.layouts import Chairs, Grid, Layout, Many

EMPORIUMS: Final = 10  # of each player [setup.player.emporiums] [component.emporiums]
OF_A_COLOUR: Final = 4  # councillors [component.councillors.colours]
MOST_OF_A_KIND: Final = 13  # politics cards [component.politics-cards]

# What a seat has: has[COINS + seat].
HAS: Final = Layout()
COINS: Final = HAS.row("coins", Number(0, MANY), Chairs(SEATS))  # on the wealth track [setup.player.discs]
ASSISTANTS: Final = HAS.row("assistants", Number(0, MANY), Chairs(SEATS))
# from 0, and on past the end of the track [setup.player.score-disc] [component.victory-track]
POINTS: Final = HAS.row("points", Number(0, MANY), Chairs(SEATS))
NOBILITY: Final = HAS.row("nobility", Number(0, LAST_CELL), Chairs(SEATS))  # from 0 [setup.player.nobility-disc]
BUILT: Final = HAS.row("built", Nouns(CITIES), Chairs(SEATS))  # the cities with its emporiums
NEUTRALS: Final = HAS.row("neutral", Nouns(CITIES))  # behind the seats': has[BUILT + NEUTRAL] is nobody's

# What lies face up on the boards, NOBODY where nothing lies: board[TOKEN + city].
BOARD: Final = Layout()
TOKEN: Final = BOARD.row("tokens", Noun(TOKENS, nobody=True), CITIES)
OPEN: Final = BOARD.row("permits", Noun(PERMITS, nobody=True), REGIONS, SIDES)  # board[OPEN + slot]
BONUS_OWNER: Final = BOARD.row("bonus_tiles", Seat(nobody=True), GROUPS)  # who has each [setup.bonus-tiles.place]
KING_TILE_OWNER: Final = BOARD.row("king_tiles", Seat(nobody=True), KING_TILES)

# Councillors: those of a balcony from the arrow to its far end, and by colour how many stand beside the board.
# [setup.balconies.place] [setup.councillors.pool] [component.councillors]
COUNCILLORS: Final = Layout()
SEATED: Final = COUNCILLORS.row("seated", Noun(COLOURS, nobody=True), COUNCILS, BALCONY)
POOL: Final = COUNCILLORS.row("pool", Number(0, OF_A_COLOUR), COLOURS)

# Politics cards outside the deck: cards[HAND + seat * KINDS + kind].
OF_CARDS: Final = Layout()
HAND: Final = OF_CARDS.row("hand", Number(0, MOST_OF_A_KIND), Chairs(SEATS), CARDS)
# drawn since the deck was last shuffled, wherever they are now
FRESH: Final = OF_CARDS.row("fresh", Number(0, MOST_OF_A_KIND), Chairs(SEATS), CARDS)
# since the deck was last shuffled; together they are the discard pile
PLAYED: Final = OF_CARDS.row("played", Number(0, MOST_OF_A_KIND), Chairs(SEATS), CARDS)

# Where a permit lies: place[permit].
IN_PILE: Final = 0  # in the shuffled part of its pile [setup.permits.face-down]
SHOWN: Final = 1  # face up on the board
LAID_UNDER: Final = 2  # at the bottom of its pile, where everybody saw it go
HELD: Final = 3  # + seat: face up in front of a player
USED: Final = 7  # + seat: face down in front of a player
PLACES: Final = [
    *["pile", "shown", "under"],
    *[f"held-{seat}" for seat in range(SEATS)],
    *[f"used-{seat}" for seat in range(SEATS)],
]


class Kingdom(World):
    """Everything on the table, and the hands."""

    blanks: ClassVar[dict[str, Blank]] = {
        "map": Noun(MAPS, nobody=True),
        "round": Number(0, LAST_ROUND + 1),
        "first": Seat(nobody=True),
        "turn": Seat(nobody=True),
        "last": Seat(nobody=True),
        "king": Noun(CITIES, nobody=True),
        "extra": Number(0, MANY),
        "has": HAS,
        "board": BOARD,
        "councillors": COUNCILLORS,
        "place": Grid(Noun(PLACES), PERMITS),
        "under": Many(Noun(PERMITS), PERMIT_COUNT, least=0),
        "deck": Grid(Number(0, MOST_OF_A_KIND), CARDS),
        "cards": OF_CARDS,
    }

    def __init__(
        self,
        rules: CouncilRules,
        map: int,  # noqa: A002  # the rulebook's own noun, and the name in every saved game
        round: int,  # noqa: A002  # as above
        first: int,
        turn: int,
        last: int,
        king: int,
        extra: int,
        has: list[int],
        board: list[int],
        councillors: list[int],
        place: list[int],
        under: list[int],
        deck: list[int],
        cards: list[int],
    ) -> None:
        super().__init__(rules)
        self.rules: Final = rules
        self.map = map  # NOBODY until the sides are chosen
        self.round = round  # 0 during the preparation
        self.first = first  # who began
        self.turn = turn  # whose turn it is; before the first and after the last, NOBODY
        self.last = last  # who was first to build the last emporium, or NOBODY
        self.king = king  # the city where the king stands [component.king-piece]
        self.extra = extra  # main actions won as a bonus that the player in turn may still take
        self.has: Final = has
        self.board: Final = board
        self.councillors: Final = councillors
        self.place: Final = place
        self.under: Final = under  # permits at the bottom of their piles, in the order in which they went there
        self.deck: Final = deck  # by kind of card
        self.cards: Final = cards

    def clone(self) -> Kingdom:
        return Kingdom(
            self.rules,
            self.map,
            self.round,
            self.first,
            self.turn,
            self.last,
            self.king,
            self.extra,
            self.has[:],
            self.board[:],
            self.councillors[:],
            self.place[:],
            self.under[:],
            self.deck[:],
            self.cards[:],
        )

    def fits(self, over: bool) -> str | None:
        """Each answer is for a position edited by hand whose numbers, one by one, could be."""
        return self._calendar_fault(over) or self._belongings_fault() or self._permits_fault()

    def _calendar_fault(self, over: bool) -> str | None:
        if self.rules.map not in (NOBODY, self.map):
            return f"map: must be {MAPS[self.rules.map]}, as the options say"
        if self.map != NOBODY and self.king == NOBODY:
            return "king: must stand in a city, since there is a map"
        if self.turn != NOBODY and (over or self.round == 0):
            return "turn: nobody has one before round 1 or when the stack is empty"
        if self.round or over:
            if self.first == NOBODY or self.map == NOBODY:
                return f"{'first' if self.first == NOBODY else 'map'}: must be known in round {self.round}"
            if NOBODY in self.councillors:
                return "councillors.seated: the balconies must be full"
        if self.turn != NOBODY and self.round > LAST_ROUND and not self._has_last_turns():
            return f"turn: after round {LAST_ROUND} there are only the last turns that somebody has set off"
        return None

    def _has_last_turns(self) -> bool:
        """In this round somebody who sits before the one who set them off is in turn. [end.others-final-turn]"""
        seats = self.rules.seats
        return self.last != NOBODY and (self.turn - self.first) % seats < (self.last - self.first) % seats

    def _belongings_fault(self) -> str | None:
        for seat in range(self.rules.seats):
            if self.has[COINS + seat] > self.rules.most_coins:
                return f"has.coins[{seat}]: must be at most {self.rules.most_coins}"
            if self.has[ASSISTANTS + seat] < 0:
                return f"has.assistants[{seat}]: what the stack has begun costs more"
            if self.emporiums_left(seat) < 0:
                return f"has.built[{seat}]: there are only {EMPORIUMS} emporiums"
        purple = self.rules.box.king_city[self.map]
        if self.map != NOBODY and self.board[TOKEN + purple] != NOBODY:
            return f"board.tokens.{CITIES[purple]}: the purple city gets none"  # [setup.reward-tokens.purple-none]
        return None

    def _permits_fault(self) -> str | None:
        for slot in range(slot_of(REGION_COUNT, 0)):
            permit, region = self.board[OPEN + slot], region_of_slot(slot)
            if permit != NOBODY and region_of(permit) != region:
                return f"board.permits.{REGIONS[region]}: {PERMITS[permit]} is of another region"
        for permit in range(PERMIT_COUNT):
            if self.place[permit] >= HELD and (self.place[permit] - HELD) % SEATS >= self.rules.seats:
                return f"place.{PERMITS[permit]}: {PLACES[self.place[permit]]} names a seat that does not play"
        return None

    # -- tracks and reserve ---------------------------------------------------------------------------------------

    def reserve(self) -> int:
        """Assistants beside the board, a triple counted as three. [setup.assistants.reserve] [component.assistants]"""
        has = self.has
        taken = has[ASSISTANTS] + has[ASSISTANTS + 1] + has[ASSISTANTS + 2] + has[ASSISTANTS + 3]
        return self.rules.all_assistants - taken

    def gain_coins(self, seat: int, count: int) -> None:
        """The marker stops at the end of the track. [action.elect.earns-coins]"""
        came = min(count, self.rules.most_coins - self.has[COINS + seat])
        if came:
            self.has[COINS + seat] += came
            self.tell(GAINED, seat, came, COIN)

    def gain_assistants(self, seat: int, count: int) -> None:
        """As many as are left. [component.assistants]"""
        came = min(count, self.reserve())
        if came:
            self.has[ASSISTANTS + seat] += came
            self.tell(GAINED, seat, came, ASSISTANT)

    def gain_points(self, seat: int, count: int) -> None:
        """[symbol.victory-point]"""
        self.has[POINTS + seat] += count
        self.tell(GAINED, seat, count, POINT)

    def hand(self, seat: int) -> list[int]:
        """By kind of card."""
        return self.cards[HAND + seat * KINDS : HAND + seat * KINDS + KINDS]

    def cards_of(self, seat: int) -> int:
        """How many politics cards this seat holds."""
        return sum(self.hand(seat))

    def wilds(self, seat: int) -> int:
        """How many wild cards this seat holds."""
        return self.cards[HAND + seat * KINDS + WILD]

    def council(self, council: int) -> list[int]:
        """The colours of its councillors, from the arrow to the far end."""
        return self.councillors[SEATED + council * BALCONY : SEATED + council * BALCONY + BALCONY]

    # -- the politics deck ----------------------------------------------------------------------------------------

    def draw(self, seat: int, kind: int) -> None:
        """This card of the deck goes to this hand, unseen by the others. [symbol.politics-card]"""
        self.deck[kind] -= 1
        self.cards[HAND + seat * KINDS + kind] += 1
        self.cards[FRESH + seat * KINDS + kind] += 1
        self.tell_only(1 << seat, DREW, [seat, kind], DREW_CARD)
        if self.rules.reshuffles_at_once:
            self.deck_is_ready()

    def discard(self, seat: int, kind: int) -> None:
        self.cards[HAND + seat * KINDS + kind] -= 1
        self.cards[PLAYED + seat * KINDS + kind] += 1

    def deck_is_ready(self) -> bool:
        """Is there a card to draw? An empty deck is made anew from the discards. [turn.draw.deck-empty]"""
        if any(self.deck):
            return True
        if not any(self.cards[PLAYED:]):
            return False
        for at in range(SEATS * KINDS):
            self.deck[at % KINDS] += self.cards[PLAYED + at]
            self.cards[PLAYED + at] = 0
            self.cards[FRESH + at] = 0
        self.tell(RESHUFFLED, sum(self.deck))
        return True

    # -- permits --------------------------------------------------------------------------------------------------

    def pile_odds(self, region: int) -> list[int]:
        """By permit of the region: 1 if it lies in the shuffled part of the pile."""
        odds: list[int] = []
        for permit in range(permit_of(region, 0), permit_of(region + 1, 0)):
            odds.append(1 if self.place[permit] == IN_PILE else 0)
        return odds

    def pile_is_shuffled(self, region: int) -> bool:
        """Is the next permit of this pile unknown, so that chance must name it?"""
        return IN_PILE in self.place[permit_of(region, 0) : permit_of(region + 1, 0)]

    def pile_is_empty(self, region: int) -> bool:
        return not self.pile_is_shuffled(region) and self._next_under(region) == NOBODY

    def show(self, permit: int, slot: int) -> None:
        self.place[permit] = SHOWN
        self.board[OPEN + slot] = permit
        self.tell(PERMIT_SHOWN, permit, region_of_slot(slot))

    def refill_from_under(self, slot: int) -> None:
        """Once the shuffled part is used up, the permits laid under come back in their order."""
        region = region_of_slot(slot)
        if self.board[OPEN + slot] == NOBODY and not self.pile_is_shuffled(region):
            at = self._next_under(region)
            if at != NOBODY:
                self.show(self.under[at], slot)
                del self.under[at]

    def _next_under(self, region: int) -> int:
        for at in range(len(self.under)):
            if region_of(self.under[at]) == region:
                return at
        return NOBODY

    # -- emporiums ------------------------------------------------------------------------------------------------

    def has_emporium(self, seat: int, city: int) -> bool:
        return self.has[BUILT + seat] >> city & 1 == 1

    def emporiums_left(self, seat: int) -> int:
        return EMPORIUMS - self.has[BUILT + seat].bit_count()

    def rivals(self, seat: int, city: int) -> int:
        """Emporiums of others in this city: an assistant must go for each. [emporium.assistant-cost]"""
        has, others = self.has, 0
        for owner in range(NEUTRAL + 1 if self.rules.neutrals_cost else SEATS):
            if owner != seat:
                others += has[BUILT + owner] >> city & 1
        return others

    def open_cities(self, seat: int) -> int:
        """Where this seat may build: none of its own there, and assistants enough for the others'. A bit for each."""
        has = self.has
        mine, once, twice, thrice = has[BUILT + seat], 0, 0, 0
        for owner in range(NEUTRAL + 1 if self.rules.neutrals_cost else SEATS):
            if owner != seat:
                theirs = has[BUILT + owner]
                thrice |= twice & theirs
                twice |= once & theirs
                once |= theirs
        assistants = has[ASSISTANTS + seat]
        if assistants == 0:
            return ALL_CITIES & ~(mine | once)
        if assistants == 1:
            return ALL_CITIES & ~(mine | twice)
        if assistants == 2:
            return ALL_CITIES & ~(mine | thrice)
        return ALL_CITIES & ~mine

    def network(self, seat: int, city: int) -> int:
        """All cities joined to this one by roads through this seat's own emporiums. [emporium.chain.own-only]"""
        mine = self.has[BUILT + seat]
        reached = edge = 1 << city
        while edge:
            nearby = 0
            for at in range(CITY_COUNT):
                if edge >> at & 1:
                    nearby |= self.rules.neighbours(self.map, at)
            edge = nearby & mine & ~reached
            reached |= edge
        return reached

    def roads_to(self, cities: int) -> int:
        """The fewest roads from the king to any of these cities; NOBODY if there are none. [build.king.move]"""
        first = (self.map * CITY_COUNT + self.king) * (ROADS_AT_MOST + 1)
        for roads in range(ROADS_AT_MOST + 1):
            if self.rules.rings[first + roads] & cities:
                return roads
        return NOBODY


def opening_kingdom(rules: CouncilRules) -> Kingdom:
    """Everything in the box, before anything is shuffled or placed. [setup.politics-deck.shuffle]"""
    king = NOBODY if rules.map == NOBODY else rules.box.king_city[rules.map]
    return Kingdom(
        rules,
        map=rules.map,
        round=0,
        first=NOBODY,
        turn=NOBODY,
        last=NOBODY,
        king=king,
        extra=0,
        has=[0] * HAS.length,
        board=[NOBODY] * BOARD.length,
        councillors=[NOBODY] * POOL + [OF_A_COLOUR] * COLOUR_COUNT,
        place=[IN_PILE] * PERMIT_COUNT,
        under=[],
        deck=KIND_COUNTS[:],
        cards=[0] * OF_CARDS.length,
    )
