"""The holy land: six cities, four tracks, five camps."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.akkon.table_rules import AkkonRules
from outremer.games.akkon.vocabulary import (
    BORROWED,
    CARD_COUNT,
    CARDS,
    CARDS_PER_CITY,
    CITIES,
    CITY_COUNT,
    HIGHEST,
    KINDS,
    LOANS,
    LOWEST,
    OWN,
    PIECES,
    SEATS,
    SERGEANT,
    TEMPLARS,
    TRACKS,
    TURCOPOLE,
)
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Number, Seat, Seats
from outremer.kernel.forms import World
from outremer.kernel.layouts import Chairs, Grid, Records

CAMP: Final = 6  # where a Templar is: the city it was bid in, or CAMP
WHERE: Final = [*CITIES, "camp"]

# Where a city card is: in the hand of that seat, or one of these.
IN_DECK: Final = 5
ON_SHOW: Final = 6  # on top of a deck, see `top`
PLAYED_CARD: Final = 7  # this round
DISCARD_PILE: Final = 8
OUT: Final = 9  # not in this game
SET_ASIDE: Final = 10  # a starting card not yet dealt
HANDS: Final = [f"hand-{seat}" for seat in range(SEATS)]
PLACES: Final = [*HANDS, "deck", "on-show", "played", "discarded", "out", "set-aside"]

MOST_ROUNDS: Final = 999
MOST_CLAIMS: Final = 2 * CARD_COUNT
IDLE_ROUNDS: Final = 3  # in a row without a card leaving its deck: the game ends [auction.ends-when-all-passed]


class HolyLand(World):
    """All that lies on the table. Templars and cards are numbers, see the vocabulary."""

    blanks: ClassVar[dict[str, Blank]] = {
        "round": Number(0, MOST_ROUNDS),
        "first": Seat(nobody=True),
        "bidder": Seat(nobody=True),
        "seneschal": Noun(CITIES, nobody=True),
        "spent": Nouns(TRACKS),
        "lent": Number(0, TEMPLARS),
        "departed": Flag(),
        "idle": Number(0, IDLE_ROUNDS),
        "final": Flag(),
        "ended": Flag(),
        "at": Grid(Noun(WHERE), Chairs(SEATS), PIECES, absent=CAMP),
        "holder": Grid(Seat(), Chairs(SEATS), PIECES, absent=NOBODY),
        "loan": Grid(Noun(LOANS), Chairs(SEATS), PIECES, absent=OWN),
        "seen": Grid(Seats(), Chairs(SEATS), PIECES),
        "tracks": Grid(Number(LOWEST, HIGHEST), Chairs(SEATS), TRACKS),
        "paid": Grid(Number(0, TEMPLARS), Chairs(SEATS), CITIES),
        "discount": Grid(Nouns(CITIES), Chairs(SEATS)),
        "privilege": Grid(Seat(nobody=True), TRACKS),
        "place": Grid(Noun(PLACES), CARDS),
        "top": Grid(Noun(CARDS, nobody=True), CITIES),
        "debts": Records({"taker": Seat(), "owner": Seat(), "loan": Noun(BORROWED)}, MOST_CLAIMS),
    }

    def __init__(
        self,
        rules: AkkonRules,
        round: int,  # noqa: A002  # the rulebook's own noun, and the name in every saved game
        first: int,
        bidder: int,
        seneschal: int,
        spent: int,
        lent: int,
        departed: bool,
        idle: int,
        final: bool,
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
        self.bidder = bidder  # whose turn it is in the auction; NOBODY while none is open
        self.seneschal = seneschal  # the city where it lies, or NOBODY: with the first player
        self.spent = spent  # a bit per track: its privilege has been used this round
        self.lent = lent  # how many Templars are with somebody else
        self.departed = departed  # a card has left its deck this round
        self.idle = idle  # rounds in a row in which none did
        self.final = final  # a deck ran out in the round before, and this one more is played [end.trigger]
        self.ended = ended
        self.at: Final = at  # by Templar, as the next three
        self.holder: Final = holder  # who has it, or laid it down
        self.loan: Final = loan  # OWN, BY_PLAGUE or BY_BROTHERS
        self.seen: Final = seen  # a bit per seat beside its holder that knows where it is; everyone if it lies face up
        self.tracks: Final = tracks  # by seat * TRACK_COUNT + track
        self.paid: Final = paid  # by seat * CITY_COUNT + city: how many Templars lie there for cards
        self.discount: Final = discount  # by seat, a bit per city: a Chaplain was bid there
        self.privilege: Final = privilege  # by track: who holds it, or NOBODY [privilege.one-per-characteristic]
        self.place: Final = place  # by card
        self.top: Final = top  # by city: the card on offer, or NOBODY
        self.debts: Final = debts  # taker, owner and loan - 1 of each Templar to be taken as the next auction begins

    def clone(self) -> HolyLand:
        return HolyLand(
            self.rules,
            self.round,
            self.first,
            self.bidder,
            self.seneschal,
            self.spent,
            self.lent,
            self.departed,
            self.idle,
            self.final,
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

    def bid_by(self, seat: int) -> int:
        """How many Templars this seat has bid, borrowed ones included."""
        count = 0
        at, holder = self.at, self.holder
        for piece in range(self.rules.pieces):
            if holder[piece] == seat and at[piece] != CAMP:
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

    def keeps_the_ban(self) -> bool:
        """Does nobody's hidden Turcopole lie beside a Sergeant of the same player, nor a hidden Sergeant?

        [templar.turcopole.not-with-own-sergeant] [templar.sergeant.not-with-own-turcopole]
        """
        at, holder, seen, everyone = self.at, self.holder, self.seen, self.rules.everyone
        for turcopole in range(TURCOPOLE, self.rules.pieces, KINDS):
            for sergeant in range(SERGEANT, self.rules.pieces, KINDS):
                if at[turcopole] == at[sergeant] != CAMP and holder[turcopole] == holder[sergeant]:
                    if seen[turcopole] != everyone or seen[sergeant] != everyone:
                        return False  # face up, Saladin may have moved one beside the other
        return True

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

    def is_last_round(self) -> bool:
        """Is it settled already that no round follows? [end.trigger]"""
        return self.final if self.rules.one_round_more else self.deck_has_run_out()

    def deck_has_run_out(self) -> bool:
        """Is there a city without a card to show?"""
        top = self.top
        for city in range(CITY_COUNT):
            if top[city] == NOBODY and 1 not in self.under(city):
                return True
        return False

    # -- privileges -----------------------------------------------------------------------------------------------

    def may_use(self, seat: int, track: int) -> bool:
        """Once in the round it is held. [privilege.action-on-card]"""
        return self.privilege[track] == seat and not self.spent >> track & 1

    def use(self, track: int) -> None:
        self.spent |= 1 << track

    # -- saves ----------------------------------------------------------------------------------------------------

    def fits(self, over: bool) -> str | None:
        if self.ended != over:
            return "ended: must be true once nothing is open any more, and only then"
        if over:
            return None
        if self.round and self.first == NOBODY:
            return "first: must be a seat once the game has been set up"
        if self.idle == IDLE_ROUNDS:
            return f"idle: after {IDLE_ROUNDS} rounds without a sale the game is over"
        longest = IDLE_ROUNDS * (self.place.count(IN_DECK) + CITY_COUNT + 1)  # if all stay idle as long as they may
        if self.round + longest > MOST_ROUNDS:
            return f"round: must be at most {MOST_ROUNDS - longest} while so many cards are to be had"
        if self.final and not (self.rules.one_round_more and self.deck_has_run_out()):
            return "final: must be false, unless a deck ran out and this table plays one round more"
        for at in range(0, len(self.debts), 3):
            if self.debts[at] == self.debts[at + 1]:
                return f"debts[{at // 3}]: taker and owner must be two seats"
        return self.cards_fit() or self.templars_fit()

    def cards_fit(self) -> str | None:
        for card in range(CARD_COUNT):
            if self.rules.seats <= self.place[card] < SEATS:
                return f"place.{CARDS[card]}: seat {self.place[card]} does not play"
        for city in range(CITY_COUNT):
            if self.top[city] != NOBODY or self.departed or (self.final and 1 not in self.under(city)):
                continue
            if self.round or 1 not in self.under(city):
                return f"top.{CITIES[city]}: must be a card, since none has left its deck in this round"
        return None

    def templars_fit(self) -> str | None:
        for piece in range(self.rules.pieces):
            owner = piece // KINDS
            if (self.holder[piece] != owner) != (self.loan[piece] != OWN):
                return f"loan[{owner}].{PIECES[piece % KINDS]}: must be own if its owner has it, and only then"
        return None if self.keeps_the_ban() else "at: a Turcopole and a Sergeant of one player lie hidden in one city"

    def before_sale(self) -> str | None:
        """What cannot be before the cities are sold, see `Form.fits`."""
        if self.departed:
            return "world.departed: no card leaves its deck before the auction is over"
        return "world.paid: nothing is paid for before the auction is over" if any(self.paid) else None

    def before_auction(self) -> str | None:
        """What cannot be before the first Templar is laid, see `Form.fits`."""
        for piece in range(self.rules.pieces):
            if self.at[piece] != CAMP:
                where = f"world.at[{piece // KINDS}].{PIECES[piece % KINDS]}"
                return f"{where}: must be camp, where all Templars are until the auction begins"
        return self.before_sale()
