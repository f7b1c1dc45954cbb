"""The kingdom: boards, councils, permits, cards, and what everybody has."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.council.settings import LAST_ROUND, ROADS_AT_MOST, CouncilRules
from outremer.games.council.vocabulary import (
    ALL_CITIES,
    ASSISTANT,
    CITY_COUNT,
    COIN,
    COLOUR_COUNT,
    DREW,
    DREW_CARD,
    GAINED,
    KIND_COUNTS,
    KINDS,
    MAP_COUNT,
    NEUTRAL,
    PERMIT_COUNT,
    PERMIT_SHOWN,
    PERMITS_A_REGION,
    RESHUFFLED,
    SEATS,
)
from outremer.kernel.blanks import NOBODY, Blank, Number, Seat
from outremer.kernel.forms import World
from outremer.kernel.layouts import Many

EMPORIUMS: Final = 10  # of each player [setup.player.emporiums] [component.emporiums]
OF_A_COLOUR: Final = 4  # councillors [component.councillors.colours]

# What a seat has: has[COINS + seat].
COINS: Final = 0  # on the wealth track [setup.player.discs]
ASSISTANTS: Final = 4
POINTS: Final = 8  # from 0, and on past the end of the track [setup.player.score-disc] [component.victory-track]
NOBILITY: Final = 12  # from 0 [setup.player.nobility-disc]
BUILT: Final = 16  # the cities with its emporiums, a bit for each; has[BUILT + NEUTRAL] is nobody's
HAS: Final = 21

# What lies face up on the boards, NOBODY where nothing lies: board[TOKEN + city].
TOKEN: Final = 0  # + city: the kind of its reward token
OPEN: Final = 15  # + region * 2: the permit lying left, then the one lying right
BONUS_OWNER: Final = 21  # + group: who has the bonus tile [setup.bonus-tiles.place]
KING_TILE_OWNER: Final = 28  # + tile, from the first: who has the king reward tile
BOARD: Final = 33

# Councillors: council * BALCONY, from the arrow to the far end of each balcony, then those beside the board.
# [setup.balconies.place] [setup.councillors.pool] [component.councillors]
POOL: Final = 16  # + colour: how many
COUNCILLORS: Final = 22

# Politics cards outside the deck: cards[HAND + seat * KINDS + kind].
HAND: Final = 0
FRESH: Final = 28  # drawn since the deck was last shuffled, wherever they are now
PLAYED: Final = 56  # since the deck was last shuffled; together they are the discard pile
CARD_COUNTS: Final = 84

# Where a permit lies: place[permit].
IN_PILE: Final = 0  # in the shuffled part of its pile [setup.permits.face-down]
SHOWN: Final = 1  # face up on the board
LAID_UNDER: Final = 2  # at the bottom of its pile, where everybody saw it go
HELD: Final = 3  # + seat: face up in front of a player
USED: Final = 7  # + seat: face down in front of a player


class Kingdom(World):
    """Everything on the table, and the hands."""

    blanks: ClassVar[dict[str, Blank]] = {
        "map": Number(NOBODY, MAP_COUNT - 1),
        "round": Number(0, LAST_ROUND + 1),
        "first": Seat(nobody=True),
        "turn": Seat(nobody=True),
        "last": Seat(nobody=True),
        "king": Number(NOBODY, CITY_COUNT - 1),
        "extra": Number(0, 9),
        "has": Many(Number(0, ALL_CITIES), HAS),
        "board": Many(Number(NOBODY, PERMIT_COUNT - 1), BOARD),
        "councillors": Many(Number(NOBODY, COLOUR_COUNT - 1), COUNCILLORS),
        "place": Many(Number(IN_PILE, USED + SEATS - 1), PERMIT_COUNT),
        "under": Many(Number(0, PERMIT_COUNT - 1), PERMIT_COUNT, least=0),
        "deck": Many(Number(0, 13), KINDS),
        "cards": Many(Number(0, 13), CARD_COUNTS),
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

    # -- tracks and reserve ---------------------------------------------------------------------------------------

    def reserve(self) -> int:
        """Assistants beside the board, a triple counted as three. [setup.assistants.reserve] [component.assistants]"""
        has = self.has
        taken = has[ASSISTANTS] + has[ASSISTANTS + 1] + has[ASSISTANTS + 2] + has[ASSISTANTS + 3]
        return self.rules.all_assistants - taken

    def gain_coins(self, seat: int, count: int) -> None:
        """The marker stops at the end of the track. [action.elect.earns-coins]"""
        came = min(count, self.rules.most_coins - self.has[COINS + seat])
        self.has[COINS + seat] += came
        self.tell(GAINED, seat, came, COIN)

    def gain_assistants(self, seat: int, count: int) -> None:
        """As many as are left. [component.assistants]"""
        came = min(count, self.reserve())
        self.has[ASSISTANTS + seat] += came
        self.tell(GAINED, seat, came, ASSISTANT)

    def cards_of(self, seat: int) -> int:
        """How many politics cards this seat holds."""
        return sum(self.cards[HAND + seat * KINDS : HAND + seat * KINDS + KINDS])

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
        for permit in range(region * PERMITS_A_REGION, (region + 1) * PERMITS_A_REGION):
            odds.append(1 if self.place[permit] == IN_PILE else 0)
        return odds

    def pile_is_shuffled(self, region: int) -> bool:
        """Is the next permit of this pile unknown, so that chance must name it?"""
        return IN_PILE in self.place[region * PERMITS_A_REGION : (region + 1) * PERMITS_A_REGION]

    def pile_is_empty(self, region: int) -> bool:
        return not self.pile_is_shuffled(region) and self._next_under(region) == NOBODY

    def show(self, permit: int, slot: int) -> None:
        self.place[permit] = SHOWN
        self.board[OPEN + slot] = permit
        self.tell(PERMIT_SHOWN, permit, slot // 2)

    def refill_from_under(self, slot: int) -> None:
        """Once the shuffled part is used up, the permits laid under come back in their order."""
        if self.board[OPEN + slot] == NOBODY and not self.pile_is_shuffled(slot // 2):
            at = self._next_under(slot // 2)
            if at != NOBODY:
                self.show(self.under[at], slot)
                del self.under[at]

    def _next_under(self, region: int) -> int:
        for at in range(len(self.under)):
            if self.under[at] // PERMITS_A_REGION == region:
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
        has=[0] * HAS,
        board=[NOBODY] * BOARD,
        councillors=[NOBODY] * POOL + [OF_A_COLOUR] * COLOUR_COUNT,
        place=[IN_PILE] * PERMIT_COUNT,
        under=[],
        deck=KIND_COUNTS[:],
        cards=[0] * CARD_COUNTS,
    )
