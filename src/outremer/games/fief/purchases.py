"""Phase 4: troops, mills, strongholds, titles, hats."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.church import buy_biretta, no_biretta
from outremer.games.fief.counters import BY_VILLAGE_AND_KIND, bar_absent_kinds, counts_by_village
from outremer.games.fief.layout import MILLS, ORPHANED, USED, USED_GRANT, WALLED
from outremer.games.fief.places import put_troops
from outremer.games.fief.titles import (
    BOUGHT_TITLE,
    GRANTED_TITLE,
    RECLAIMED_TITLE,
    WAYS,
    Investiture,
    claimant,
    full_price,
    grant,
    no_gift,
    no_grant,
    no_reclaim,
    no_title,
    price_of,
)
from outremer.games.fief.vocabulary import (
    BOUGHT,
    BOUGHT_UNSEEN,
    BUILD_MILL,
    BUILD_STRONGHOLD,
    BUY,
    BUY_BIRETTA,
    BUY_TITLE,
    FIEF_COUNT,
    FIEFS,
    GIVE_TITLE,
    GRANT,
    LORD_COUNT,
    MILL_BUILT,
    PASS,
    PLACED_UNSEEN,
    RECLAIM,
    SEATS,
    STRONGHOLD,
    STRONGHOLD_BUILT,
    TITLE_GIVEN,
    VILLAGE_COUNT,
    VILLAGES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Noun, Nouns, Number, Seat, decides, secret
from outremer.kernel.chance import Driver
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.journal import EVERYONE
from outremer.kernel.layouts import Grid
from outremer.kernel.menu import Menu

MOST_PLACED: Final = 4  # [troop.placement.max_four]
MOST_MILLS: Final = 2  # [building.mill.max_two]


def lodgings(g: France, seat: int) -> int:
    """Villages (bits) with a free lord of this family."""
    found = 0
    for lord in g.lords_of(seat):
        if not g.is_captive(lord):
            found |= 1 << g.place(lord)
    return found


def no_billet(g: France, seat: int, village: int, lodged: int) -> str | None:
    """New troops come to a free lord of the family or into its walls, but not into a siege.

    [troop.placement] [siege.reinforce.no_new_troops] [siege.besieger.new_troops]
    """
    is_mine = g.controls(seat, village)
    if not lodged >> village & 1 and not (is_mine and g.walls(village)):
        return "troop.placement"
    if is_mine and g.is_besieged(village):
        return "siege.reinforce.no_new_troops"
    return None


def no_mill(g: France, seat: int, village: int) -> str | None:
    """In a village of its own. [building.mill.placement]"""
    if g.mills(village) >= MOST_MILLS:  # [building.mill.max_two]
        return "building.mill.max_two"
    if not g.mills_left():  # [component.stock]
        return "component.stock"
    if g.coins(seat) < g.rules.box.mill_price:  # [building.mill.cost]
        return "building.mill.cost"
    return None


def no_stronghold(g: France, seat: int, village: int) -> str | None:
    """In a village of its own. [building.stronghold.placement]"""
    if g.walls(village):  # [building.stronghold.max_one]
        return "building.stronghold.max_one"
    if not g.strongholds_left():  # [component.stock]
        return "component.stock"
    if g.coins(seat) < g.rules.box.stronghold_price:  # [building.stronghold.cost]
        return "building.stronghold.cost"
    return None


def deal_billets_anew(g: France, buyer: int, placed: list[int], bought: list[int], driver: Driver) -> None:
    """Which kinds were bought is known, and that each went where new troops may go, four to a village."""
    lodged = lodgings(g, buyer)
    rooms: list[int] = []  # by room: its village
    for village in range(VILLAGE_COUNT):
        if no_billet(g, buyer, village, lodged) is None:
            rooms += [village] * (MOST_PLACED - placed[village])
    driver.shuffle(rooms)
    width = g.rules.kind_count
    homes: list[int] = []  # of the new troops, one by one; those first who may go to few
    for kind in sorted(g.rules.kinds_in_play, key=lambda kind: len(rooms_for(g, buyer, kind, rooms))):
        for _ in range(sum(bought[kind::width])):
            fit = rooms_for(g, buyer, kind, rooms)
            if not fit:
                return  # where they were to go, a lord has fallen since
            rooms.remove(fit[0])
            homes.append(fit[0] * width + kind)
    for at in range(len(bought)):
        bought[at] = homes.count(at)


def rooms_for(g: France, buyer: int, kind: int, rooms: list[int]) -> list[int]:
    """Those of these villages where troops of this kind may be placed."""
    return [village for village in rooms if g.rules.asks.bars_purchase(g, buyer, village, kind) is None]


class Purchases(Form[France]):
    """Each player in turn order buys all there is to buy in one go."""

    rule: ClassVar[str] = "phase4.turn_order"
    order: ClassVar[str] = "phase4.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
        "placed": Grid(Number(0, 99), VILLAGES),
        "given": Nouns(FIEFS),
        "fief": decides(Noun(FIEFS, nobody=True)),
        "taker": Seat(nobody=True),
        "way": Noun(WAYS),
        "price": Number(0, 99),
        "bought": secret(BY_VILLAGE_AND_KIND),
    }

    def __init__(
        self,
        turn: int,
        placed: list[int],
        given: int = 0,
        fief: int = NOBODY,
        taker: int = NOBODY,
        way: int = BOUGHT_TITLE,
        price: int = 0,
        bought: list[int] | None = None,
    ) -> None:
        self.turn = turn
        self.placed = placed  # new troops by village in this go
        self.given = given  # titles handed on in this go, as bits
        self.fief = fief  # whose title is being put on a lord
        self.taker = taker  # the family that gets it
        self.way = way
        self.price = price
        self.bought = [] if bought is None else bought  # placed in secret, when the go is over

    def enter(self, g: France) -> None:
        self.bought = self.none_bought(g)
        g.active = g.in_turn_order()[0]

    def needs(self, g: France) -> Need:
        """[phase4.turn_order]"""
        if self.turn >= g.rules.seats:
            return DONE
        seat = g.in_turn_order()[self.turn]
        if self.fief != NOBODY:
            return Call(Investiture(self.taker, self.fief, self.way, self.price))
        return ask(seat)

    def none_bought(self, g: France) -> list[int]:
        return [0] * (VILLAGE_COUNT * g.rules.kind_count)

    def new_troops(self, g: France, village: int) -> int:
        """Placed there, or to be placed, in this go."""
        row = village * g.rules.kind_count
        return self.placed[village] + sum(self.bought[row : row + g.rules.kind_count])

    def stock_left(self, g: France, seat: int, kind: int) -> int:
        return g.stock_left(seat, kind) - sum(self.bought[kind :: g.rules.kind_count])

    def no_troops(self, g: France, seat: int, kind: int, village: int, lodged: int, stock: int) -> str | None:
        bar = no_billet(g, seat, village, lodged)
        if bar is not None:
            return bar
        if self.new_troops(g, village) >= MOST_PLACED:  # [troop.placement.max_four]
            return "troop.placement.max_four"
        bar = g.rules.asks.bars_purchase(g, seat, village, kind)
        if bar is not None:
            return bar
        if not stock:  # [component.family]
            return "component.family"
        price = g.rules.kinds[kind].price
        if not price or g.coins(seat) < price:  # [troop.knight] [troop.man_at_arms]
            return g.rules.kinds[kind].rule
        return None

    def no_handing_on(self, g: France, seat: int, fief: int, lord: int) -> str | None:
        """Each title once a go, so that two lords do not pass it to and fro for ever."""
        return "feudal_title.give_within_family" if self.given >> fief & 1 else no_gift(g, seat, fief, lord)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        mine = g.villages_of(seat)
        self.offer_troops(g, seat, menu, mine)
        self.offer_buildings(g, seat, menu, mine)
        self.offer_titles(g, seat, menu)
        if menu.about != NOBODY or (g.biretta == NOBODY and g.is_any_bishop(seat)):
            for lord in range(LORD_COUNT):
                menu.put(BUY_BIRETTA + lord, no_biretta(g, seat, lord))

    def offer_troops(self, g: France, seat: int, menu: Menu, mine: list[int]) -> None:
        is_listing = menu.about == NOBODY
        if menu.verb != BUY and not is_listing:
            return
        lodged = lodgings(g, seat)
        billets = lodged
        for village in mine:
            billets |= 1 << village
        menu.none(BUY, "troop.placement")  # neither a lord nor walls of the family
        for kind in g.rules.kinds_in_play:
            price = g.rules.kinds[kind].price
            if is_listing and (not price or g.coins(seat) < price):
                continue
            stock = self.stock_left(g, seat, kind)
            for village in range(VILLAGE_COUNT):
                if billets >> village & 1:
                    bar = self.no_troops(g, seat, kind, village, lodged, stock)
                    menu.put(BUY + kind * VILLAGE_COUNT + village, bar)
        bar_absent_kinds(g, menu, BUY, VILLAGE_COUNT)

    def offer_buildings(self, g: France, seat: int, menu: Menu, mine: list[int]) -> None:
        menu.none(BUILD_MILL, "building.mill.placement")
        if menu.about != NOBODY or g.coins(seat) >= g.rules.box.mill_price:
            for village in mine:
                menu.put(BUILD_MILL + village, no_mill(g, seat, village))
        menu.none(BUILD_STRONGHOLD, "building.stronghold.placement")
        if menu.about != NOBODY or g.coins(seat) >= g.rules.box.stronghold_price:
            for village in mine:
                menu.put(BUILD_STRONGHOLD + village, no_stronghold(g, seat, village))

    def offer_titles(self, g: France, seat: int, menu: Menu) -> None:
        is_explaining = menu.about != NOBODY
        menu.none(GIVE_TITLE, "feudal_title.give_within_family")
        for fief in range(FIEF_COUNT):
            if is_explaining or (g.holder_of(fief) == NOBODY and claimant(g, fief) != NOBODY):
                menu.put(BUY_TITLE + fief, no_title(g, seat, fief))
                menu.put(GRANT + fief, no_grant(g, seat, fief))
            if is_explaining or g.fief[ORPHANED + fief] == seat:
                menu.put(RECLAIM + fief, no_reclaim(g, seat, fief))
            if g.seat_of(fief) == seat:
                for lord in g.lords_of(seat):
                    menu.put(GIVE_TITLE + fief * LORD_COUNT + lord, self.no_handing_on(g, seat, fief, lord))

    def hears_move(self, g: France, seat: int, verb: int, noun: int) -> int:
        """Where kinds are hidden, all hear what is bought, and not where it is placed."""
        is_hidden = verb == BUY and g.rules.asks.hides_troops(g, seat, noun % VILLAGE_COUNT)
        return 1 << seat if is_hidden else EVERYONE

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == PASS:
            self.end_go(g)
        elif verb == BUY:
            self.buy(g, seat, noun // VILLAGE_COUNT, noun % VILLAGE_COUNT)
        elif verb == BUILD_MILL:
            g.pay(seat, g.rules.box.mill_price)
            g.village[MILLS + noun] += 1
            g.tell(MILL_BUILT, seat, noun, g.rules.box.mill_price)
        elif verb == BUILD_STRONGHOLD:
            g.pay(seat, g.rules.box.stronghold_price)
            g.village[WALLED + noun] = STRONGHOLD  # for good [building.stronghold.destroyed_only_by_uprising]
            g.tell(STRONGHOLD_BUILT, seat, noun, g.rules.box.stronghold_price)
        elif verb == GIVE_TITLE:
            fief, lord = noun // LORD_COUNT, noun % LORD_COUNT
            self.given |= 1 << fief
            g.tell(TITLE_GIVEN, fief, g.holder_of(fief), lord)
            grant(g, lord, fief)
        elif verb == BUY_BIRETTA:
            buy_biretta(g, seat, noun)
        else:
            self.confer(g, seat, verb, noun)

    def buy(self, g: France, seat: int, kind: int, village: int) -> None:
        """Bought in the purchase phase, they suffer nothing from a Plague there. [card.plague.bought_troops_exempt]"""
        price = g.rules.kinds[kind].price
        g.pay(seat, price)
        if g.rules.asks.hides_troops(g, seat, village):
            self.bought[village * g.rules.kind_count + kind] += 1
            g.reveal()  # what it is, not where it goes
            g.tell_only(1 << seat, BOUGHT, [seat, kind, village, price], instead=BOUGHT_UNSEEN)
        else:
            self.placed[village] += 1
            put_troops(g, seat, village, kind, 1)
            g.tell(BOUGHT, seat, kind, village, price)

    def place_bought(self, g: France, seat: int) -> None:
        """All at once, or a price paid and a counter put down would tell its kind; how many lie where is open."""
        for village in range(VILLAGE_COUNT):
            row = village * g.rules.kind_count
            count = sum(self.bought[row : row + g.rules.kind_count])
            if count:
                g.reveal()
                for kind in g.rules.kinds_in_play:
                    put_troops(g, seat, village, kind, self.bought[row + kind])
                g.tell(PLACED_UNSEEN, seat, count, village)
        self.bought = self.none_bought(g)

    def confer(self, g: France, seat: int, verb: int, fief: int) -> None:
        """A title for coins, by the King's favour, or back for nothing."""
        self.fief = fief
        self.taker = claimant(g, fief) if verb == GRANT else seat
        self.price = 0
        if verb == BUY_TITLE:
            self.way = BOUGHT_TITLE
            self.price = full_price(g, fief)
            if g.coins(seat) < self.price:  # then it is for a lord for whom it costs less
                self.price = price_of(g, seat, fief)
            g.pay(seat, self.price)
        elif verb == GRANT:
            self.way = GRANTED_TITLE
            g.family[USED + seat] |= USED_GRANT
        else:
            self.way = RECLAIMED_TITLE

    def end_go(self, g: France) -> None:
        self.place_bought(g, g.in_turn_order()[self.turn])
        self.turn += 1
        self.placed = [0] * VILLAGE_COUNT
        self.given = 0
        g.active = g.in_turn_order()[self.turn] if self.turn < g.rules.seats else NOBODY

    def returned(self, g: France, form: Form[France]) -> None:
        self.fief = NOBODY
        self.price = 0

    def dropped(self, g: France, form: Form[France]) -> None:
        """Nobody is left to bear the title: what was paid for it comes back."""
        if isinstance(form, Investiture):
            g.earn(g.in_turn_order()[self.turn], form.price)
        self.returned(g, form)

    def fits(self, g: France) -> str | None:
        if self.fief != NOBODY and self.taker == NOBODY:
            return "taker: must be the family that gets the title"
        return None

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        """What was bought is announced; where it goes, the buyer alone knows before the go is over."""
        if self.turn < g.rules.seats and seat == g.in_turn_order()[self.turn]:
            return {"bought": counts_by_village(self.bought)}
        return {}

    def redeal(self, g: France, seat: int, driver: Driver) -> None:
        """What another has bought may go wherever there is still room for it."""
        if self.turn >= g.rules.seats or not any(self.bought):
            return
        buyer = g.in_turn_order()[self.turn]
        if seat != buyer:
            deal_billets_anew(g, buyer, self.placed, self.bought, driver)

    def copy(self) -> Purchases:
        return Purchases(
            self.turn, self.placed[:], self.given, self.fief, self.taker, self.way, self.price, self.bought[:]
        )
