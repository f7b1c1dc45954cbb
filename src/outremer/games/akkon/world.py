"""The holy land: six cities, four tracks, five camps, and the rules that one table plays by."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.akkon.vocabulary import (
    BY_BROTHERS,
    CARD_COUNT,
    CARDS,
    CARDS_PER_CITY,
    CITY_COUNT,
    HIGHEST,
    KINDS,
    LOWEST,
    SEATS,
    TEMPLARS,
    TRACK_COUNT,
    WORDS,
)
from outremer.kernel.blanks import NOBODY, Blank, Flag, Number, Seat
from outremer.kernel.forms import World
from outremer.kernel.layouts import Many
from outremer.kernel.modules import Rules

CAMP: Final = 6  # where a Templar is: the city it was bid in, or CAMP
ALL: Final = (1 << SEATS + 1) - 1  # every seat and the onlookers: a Templar that lies face up
ONLOOKER: Final = SEATS  # the bit of whoever has no seat

# Where a city card is: in the hand of that seat, or one of these.
IN_DECK: Final = 5
ON_SHOW: Final = 6  # on top of a deck, see `top`
PLAYED_CARD: Final = 7  # this round
DISCARD_PILE: Final = 8
OUT: Final = 9  # not in this game
SET_ASIDE: Final = 10  # a starting card not yet dealt

MOST_ROUNDS: Final = 999
IDLE_ROUNDS: Final = 3  # in a row without a card leaving its deck: the game ends [auction.ends-when-all-passed]


class AkkonRules(Rules["HolyLand"]):
    """What holds at one table: its rulings, and the city cards it plays with. Shared by clones."""

    rule: ClassVar[str] = "end.after-action-phase"

    def __init__(
        self,
        seats: int,
        bid_step: int,
        many_pieces_a_turn: bool,
        brothers_help_opponent: bool,
        hands_are_open: bool,
        saladin_moves_any: bool,
        kind: list[int],
        cost: list[int],
        track: list[int],
        steps: list[int],
        loss: list[int],
        trade: list[int],
        provenance: list[str],
        starting: list[int],
        removed: list[int],
    ) -> None:
        super().__init__(WORDS, seats)
        self.bid_step: Final = bid_step  # -1 is anticlockwise [auction.direction]
        self.many_pieces_a_turn: Final = many_pieces_a_turn  # [auction.place-one]
        self.brothers_help_opponent: Final = brothers_help_opponent  # [card.brothers.opponent-advances]
        self.hands_are_open: Final = hands_are_open  # [setup.cards.starting-open]
        self.saladin_moves_any: Final = saladin_moves_any  # else only what the holder laid [privilege.gold]
        self.kind: Final = kind  # by card, as the next six
        self.cost: Final = cost
        self.track: Final = track  # the characteristic shown, or NOBODY
        self.steps: Final = steps
        self.loss: Final = loss  # the characteristic shown for the step back, or NOBODY
        self.trade: Final = trade  # the city shown, or NOBODY
        self.provenance: Final = provenance
        self.starting: Final = starting  # [setup.cards.take-out.holy-lance]
        self.starting_words: Final = [CARDS[card] for card in starting]
        self.removed: Final = removed  # in the short game [short-game.siege]
        self.seat_odds: Final = [1 if seat < seats else 0 for seat in range(SEATS)]
        self.pieces: Final = seats * KINDS  # Templars in play: 0 .. pieces - 1


class HolyLand(World):
    """All that lies on the table. Templars and cards are numbers, see the vocabulary."""

    blanks: ClassVar[dict[str, Blank]] = {
        "round": Number(0, MOST_ROUNDS),
        "first": Seat(nobody=True),
        "seneschal": Number(NOBODY, CITY_COUNT - 1),
        "spent": Number(0, (1 << TRACK_COUNT) - 1),
        "lent": Number(0, TEMPLARS),
        "departed": Number(0, CARD_COUNT),
        "idle": Number(0, IDLE_ROUNDS),
        "ended": Flag(),
        "at": Many(Number(0, CAMP), TEMPLARS),
        "holder": Many(Number(0, SEATS - 1), TEMPLARS),
        "loan": Many(Number(0, BY_BROTHERS), TEMPLARS),
        "seen": Many(Number(0, ALL), TEMPLARS),
        "tracks": Many(Number(LOWEST, HIGHEST), SEATS * TRACK_COUNT),
        "paid": Many(Number(0, TEMPLARS), SEATS * CITY_COUNT),
        "discount": Many(Number(0, (1 << CITY_COUNT) - 1), SEATS),
        "privilege": Many(Seat(nobody=True), TRACK_COUNT),
        "place": Many(Number(0, SET_ASIDE), CARD_COUNT),
        "top": Many(Number(NOBODY, CARD_COUNT - 1), CITY_COUNT),
        "debts": Many(Number(0, SEATS - 1), 6 * CARD_COUNT, least=0),
    }

    def __init__(
        self,
        rules: AkkonRules,
        round: int,  # noqa: A002  # the rulebook's own noun, and the name in every saved game
        first: int,
        seneschal: int,
        spent: int,
        lent: int,
        departed: int,
        idle: int,
        ended: bool,
        at: list[int],
        holder: list[int],
        loan: list[int],
        seen: list[int],
        tracks: list[int],
        paid: list[int],
        discount: list[int],
        privilege: list[int],
        place: list[int],
        top: list[int],
        debts: list[int],
    ) -> None:
        super().__init__(rules)
        self.rules: Final = rules
        self.round = round  # 0 while the game is being set up
        self.first = first  # the first player of this round
        self.seneschal = seneschal  # the city where it lies, or NOBODY: with the first player
        self.spent = spent  # a bit per track: its privilege has been used this round
        self.lent = lent  # how many Templars are with somebody else
        self.departed = departed  # cards that have left their decks this round
        self.idle = idle  # rounds in a row in which none has
        self.ended = ended
        self.at: Final = at  # by Templar, as the next three
        self.holder: Final = holder  # who has it, or laid it down
        self.loan: Final = loan  # OWN, BY_PLAGUE or BY_BROTHERS
        self.seen: Final = seen  # a bit per seat beside its holder that knows where it is; ALL when it lies face up
        self.tracks: Final = tracks  # by seat * TRACK_COUNT + track
        self.paid: Final = (
            paid  # by seat * CITY_COUNT + city: Templars laid there for cards; which ones is all the same
        )
        self.discount: Final = discount  # by seat, a bit per city: a Chaplain was bid there
        self.privilege: Final = (
            privilege  # by track: who holds it this round, or NOBODY [privilege.one-per-characteristic]
        )
        self.place: Final = place  # by card
        self.top: Final = top  # by city: the card on offer, or NOBODY
        self.debts: Final = debts  # taker, owner and loan of each Templar to be taken in the next auction phase

    def clone(self) -> HolyLand:
        return HolyLand(
            self.rules,
            self.round,
            self.first,
            self.seneschal,
            self.spent,
            self.lent,
            self.departed,
            self.idle,
            self.ended,
            self.at[:],
            self.holder[:],
            self.loan[:],
            self.seen[:],
            self.tracks[:],
            self.paid[:],
            self.discount[:],
            self.privilege[:],
            self.place[:],
            self.top[:],
            self.debts[:],
        )

    # -- Templars -------------------------------------------------------------------------------------------------

    def in_camp(self, seat: int) -> int:
        """How many Templars lie in this seat's camp, borrowed ones included."""
        count = 0
        at, holder = self.at, self.holder
        if not self.lent:
            for piece in range(seat * KINDS, seat * KINDS + KINDS):
                if at[piece] == CAMP:
                    count += 1
            return count
        for piece in range(self.rules.pieces):
            if holder[piece] == seat and at[piece] == CAMP:
                count += 1
        return count

    def free_templars(self, seat: int) -> int:
        """How many are left to pay with in the action phase. [auction.used.not-for-actions]"""
        row = seat * CITY_COUNT
        count = self.in_camp(seat)
        for city in range(CITY_COUNT):
            count -= self.paid[row + city]
        return count

    def cities_where(self, seat: int, kind: int) -> int:
        """The cities (bits) in which this seat has bid a Templar of this kind, its own or a borrowed one."""
        cities = 0
        at, holder = self.at, self.holder
        for piece in range(kind, self.rules.pieces, KINDS):
            if holder[piece] == seat and at[piece] != CAMP:
                cities |= 1 << at[piece]
        return cities

    def templars_at(self, seat: int, city: int) -> int:
        """How many Templars of this seat's lie at the city, bid or paid, borrowed ones too; not the Seneschal.

        [card.levant-trade.count] [card.levant-trade.taken-count] [card.levant-trade.no-seneschal]
        """
        count = self.paid[seat * CITY_COUNT + city]
        at, holder = self.at, self.holder
        for piece in range(self.rules.pieces):
            if at[piece] == city and holder[piece] == seat:
                count += 1
        return count

    # -- cards ----------------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> list[int]:
        """The city cards this seat holds."""
        cards: list[int] = []
        place = self.place
        for card in range(CARD_COUNT):
            if place[card] == seat:
                cards.append(card)
        return cards

    def under(self, city: int) -> list[int]:
        """The cards under the one on offer: a weight of 1 for each of the city's twelve that is there."""
        odds: list[int] = []
        first = city * CARDS_PER_CITY
        for card in range(first, first + CARDS_PER_CITY):
            odds.append(1 if self.place[card] == IN_DECK else 0)
        return odds

    def city_to_restock(self) -> int:
        """The first city whose next card must be shown, or NOBODY."""
        top = self.top
        for city in range(CITY_COUNT):
            if top[city] == NOBODY and 1 in self.under(city):
                return city
        return NOBODY

    def show(self, card: int, city: int) -> None:
        self.top[city] = card
        self.place[card] = ON_SHOW

    def deck_is_out(self) -> bool:
        return NOBODY in self.top

    # -- privileges -----------------------------------------------------------------------------------------------

    def may_use(self, seat: int, track: int) -> bool:
        """Once in the round it is held. [privilege.action-on-card]"""
        return self.privilege[track] == seat and not self.spent >> track & 1

    def use(self, track: int) -> None:
        self.spent |= 1 << track
