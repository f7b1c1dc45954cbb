"""Uprisings with their clergy."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.deaths import kill
from outremer.games.fief.knowing import could_hold, spend
from outremer.games.fief.layout import FIEF_TAXER, MILLS, PLACE, SEE_TAXER, STRUCK_BY, WALLED
from outremer.games.fief.moments import Window, said
from outremer.games.fief.passage import Tunnel, no_passage
from outremer.games.fief.places import take_troops
from outremer.games.fief.vocabulary import (
    BUILDINGS_FELL,
    BY_UPRISING,
    CALM,
    CALM_BY_COINS,
    CALM_TRIED,
    CALMED,
    CALMING,
    D6,
    FAMINE,
    FIEF_COUNT,
    FIRST,
    FIRST_DISASTER,
    FIRST_SEE,
    FOOTMAN,
    KNIGHT,
    LORD_COUNT,
    LORDS,
    LOSE,
    NO_WALLS,
    PASS,
    PASSAGE,
    PLAY_UPRISING,
    ROSE_UP,
    ROUSE,
    SEATS,
    SEE_COUNT,
    STRONGHOLD,
    TROOP_KINDS,
    TROOP_LOST,
    TUNNEL,
    UPRISING,
    UPRISING_DIE,
    UPRISING_HITS,
    VILLAGE_COUNT,
    VILLAGES,
)
from outremer.games.fief.world import Desk, France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Number, Seat, Seats, decides, given
from outremer.kernel.forms import DONE, Call, Form, Need, Roll, ask
from outremer.kernel.layouts import Grid
from outremer.kernel.menu import Menu

EVEN: Final = [1] * 6
CALMING_ROLL: Final = 4  # this or less calms [bishop.quell_uprising.roll] [cardinal.quell_uprising.roll]
CALMING_PRICE: Final = 3  # [cardinal.quell_uprising]
MOST_HITS: Final = 4  # of one card [card.uprising.max_hits]
FACES: Final = ["0", "1", "2", "3", "4", "5", "6"]  # hits on a face of the battle die

ANNOUNCED: Final = 0
ROLLING: Final = 1
LOSING: Final = 2
RISING_OVER: Final = 3
STAGES: Final = ["announced", "rolling", "losing", "over"]


def no_unrest(g: France, seat: int, village: int) -> str | None:
    """What, for all to see, keeps this village from rising at the word of this seat. Rain does not.

    [card.heavy_rain.cards_ok]
    """
    board = g.rules.board
    taxers = g.fief[FIEF_TAXER + board.fief_of[village]], g.see[SEE_TAXER + board.see_of[village]]
    if g.rules.asks.spared_by_uprising(g, village):
        return "card.uprising.target"
    if g.is_struck(village, FAMINE):  # a famine has no author [card.uprising.not_own_cause]
        return None
    if taxers == (NOBODY, NOBODY):
        return "card.uprising.target"  # [card.uprising.target]
    for taxer in taxers:
        if taxer not in (NOBODY, seat):
            return None
    return "card.uprising.not_own_cause"  # [card.uprising.not_own_cause]


def no_rising(g: France, seat: int, village: int) -> str | None:
    """The bar of Uprising, as an offer, in a window and upon another's."""
    return no_unrest(g, seat, village) or (None if g.holds(seat, UPRISING) else "card.uprising.target")


def list_risings(g: France, seat: int, menu: Menu, verb: int) -> None:
    """The words of Uprising, as offers or in a window; without the card or a cause none is free."""
    if menu.verb == verb or (menu.about == NOBODY and g.holds(seat, UPRISING) and is_any_unrest(g)):
        for village in range(VILLAGE_COUNT):
            menu.put(verb + village, no_rising(g, seat, village))


def is_any_unrest(g: France) -> bool:
    """Is there anything in the land that villages rise against, a tax or a famine?"""
    if g.fief[FIEF_TAXER : FIEF_TAXER + FIEF_COUNT].count(NOBODY) < FIEF_COUNT:
        return True
    for see in range(SEE_COUNT):
        if g.see[SEE_TAXER + see] != NOBODY or g.see[STRUCK_BY + see] >> FAMINE - FIRST_DISASTER & 1:
            return True
    return False


def has_men(g: France, village: int) -> bool:
    for seat in range(g.rules.seats):
        if g.men(seat, village):
            return True
    return False


def penalty(g: France, village: int) -> int:
    """Dice that walls take off an uprising, with somebody inside. [card.uprising.fort_penalty]"""
    keeper = g.controller(village)
    if keeper == NOBODY or not g.occupies(keeper, village):
        return 0
    return g.walls(village) + g.rules.asks.extra_penalty(g, village)


def ruin(g: France, village: int) -> None:
    """No troops are left: all lords there die, captives too; mills and strongholds fall, cities stand.

    [card.uprising.all_dead.lords] [card.uprising.all_dead.buildings] [control.lone_lord.uprising]
    """
    mills = g.mills(village)
    if mills or g.walls(village) == STRONGHOLD:
        g.village[MILLS + village] = 0
        if g.walls(village) == STRONGHOLD:
            g.village[WALLED + village] = NO_WALLS
        g.tell(BUILDINGS_FELL, village, mills)
    for lord in range(LORD_COUNT):
        if g.lord[PLACE + lord] == village:
            kill(g, lord, BY_UPRISING)


class Uprising(Form[France]):
    """Announced, calmed or not, rolled; then men fall, and perhaps everything with them."""

    rule: ClassVar[str] = "card.uprising.target"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": Seat(),
        "village": Noun(VILLAGES),
        "stage": decides(Noun(STAGES)),
        "cards": Number(0, 99),
        "dice": Number(0, 99),
        "hits": Number(0, 999),
        "attacked": Seats(),
        "target": Seat(nobody=True),
    }

    def __init__(
        self,
        by: int,
        village: int,
        stage: int = ANNOUNCED,
        cards: int = 1,
        dice: int = 0,
        hits: int = 0,
        attacked: int = 0,
        target: int = NOBODY,
    ) -> None:
        self.by = by
        self.village = village
        self.stage = stage
        self.cards = cards  # that were not calmed
        self.dice = dice  # still to be thrown
        self.hits = hits  # not yet taken
        self.attacked = attacked  # seats whose troops have been attacked
        self.target = target  # whose troops are being attacked

    def enter(self, g: France) -> None:
        """The card goes onto the discard pile. [card.uprising.discard]"""
        spend(g, self.by, UPRISING)
        g.tell(ROSE_UP, self.by, self.village, 1)

    def needs(self, g: France) -> Need:
        if self.stage == ANNOUNCED:
            return Call(UprisingAnnounced(self.by, self.village, [NOBODY] * SEATS))
        if self.stage == ROLLING:
            return Roll(die_odds(g), FACES)
        if self.stage == RISING_OVER:
            return DONE
        if self.target != NOBODY:
            return Call(UprisingLosses(self.target, self.village, self.hits))
        return Call(Victims(self.by, self.village, self.victims(g)))

    def victims(self, g: France) -> int:
        """Seats (bits) with troops there that have not been attacked yet."""
        seats = 0
        for seat in range(g.rules.seats):
            if not self.attacked >> seat & 1 and g.men(seat, self.village):
                seats |= 1 << seat
        return seats

    def returned(self, g: France, form: Form[France]) -> None:
        if isinstance(form, UprisingAnnounced):
            self.begin(g, form)
        elif isinstance(form, Victims):
            self.target = form.first
        elif isinstance(form, UprisingLosses):
            self.hits = form.left
            self.attacked |= 1 << self.target
            self.target = NOBODY
            self.end_if_spent(g)

    def begin(self, g: France, window: UprisingAnnounced) -> None:
        """A die and a hit for each card; the penalty once, off the pooled dice; no die, no hits.

        [card.uprising.attack] [card.uprising.stack_bonus] [card.uprising.no_die_no_bonus]
        """
        self.cards = window.cards - window.calmed
        taken_off = 0 if window.tunnel else penalty(g, self.village)  # [card.uprising.secret_passage]
        self.dice = max(0, self.cards - taken_off)
        if not self.cards:
            g.tell(CALMED, self.village)
        if not self.dice:
            self.stage = RISING_OVER
            return
        self.hits = self.cards
        self.stage = ROLLING
        g.rules.asks.rising(g, self.village)

    def rolled(self, g: France, outcome: int) -> None:
        """[card.uprising.max_hits]"""
        self.dice -= 1
        self.hits += outcome
        g.tell(UPRISING_DIE, self.village, outcome)
        if self.dice:
            return
        self.hits = min(self.hits, MOST_HITS * self.cards)
        self.stage = LOSING
        g.tell(UPRISING_HITS, self.village, self.hits)
        if not has_men(g, self.village):
            ruin(g, self.village)
        self.end_if_spent(g)

    def end_if_spent(self, g: France) -> None:
        """One roll, and it is over; nobody strikes back. [card.uprising.attack]"""
        if not self.hits or not self.victims(g):
            self.stage = RISING_OVER
            g.rules.asks.rising_ends(g, self.village)

    def copy(self) -> Uprising:
        return Uprising(self.by, self.village, self.stage, self.cards, self.dice, self.hits, self.attacked, self.target)


def die_odds(g: France) -> list[int]:
    """By number of hits: how many faces of the battle die have it."""
    odds = [0] * len(FACES)
    for face in g.rules.box.faces:
        odds[face] += 1
    return odds


class UprisingAnnounced(Window):
    """Before the dice: more cards, a tunnel, clergy. [card.uprising.stack] [card.uprising.clergy]"""

    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": given(Seat()),
        "village": given(Noun(VILLAGES)),
        **Window.blanks,
        "answers": said([PASS, ROUSE, TUNNEL, CALM, CALM_BY_COINS]),
        "cards": Number(1, 99),
        "calmed": Number(0, 99),
        "tunnel": Flag(),
        "tried": Grid(Number(0, 99), LORDS),
    }

    def __init__(
        self,
        by: int,
        village: int,
        answers: list[int],
        actor: int = NOBODY,
        over: bool = False,
        cards: int = 1,
        calmed: int = 0,
        tunnel: bool = False,
        tried: list[int] | None = None,
    ) -> None:
        super().__init__(answers, actor, over)
        self.by = by
        self.village = village
        self.cards = cards  # played
        self.calmed = calmed  # of them
        self.tunnel = tunnel
        self.tried = [0] * LORD_COUNT if tried is None else tried  # by cleric: how many of the cards

    def could_act(self, g: France, seat: int) -> bool:
        if could_hold(g, seat, UPRISING) and no_unrest(g, seat, self.village) is None:
            return True
        if could_hold(g, seat, PASSAGE) and self.no_wall(g, seat) is None:
            return True
        for lord in range(LORD_COUNT):
            if g.owner(lord) == seat and g.is_cleric(lord):
                if self.no_calm(g, seat, lord) is None or self.no_paid_calm(g, seat, lord) is None:
                    return True
        return False

    def no_wall(self, g: France, seat: int) -> str | None:
        """Anybody may dig, once, where walls take dice off. [card.uprising.secret_passage]"""
        if self.tunnel or not penalty(g, self.village):
            return "card.uprising.secret_passage"
        return g.rules.asks.bars_tunnel(g, seat, self.village)

    def no_calm(self, g: France, seat: int, lord: int) -> str | None:
        """The bishop of that see, free, wherever he is; a Cardinal if it is his own.

        [bishop.quell_uprising] [cardinal.quell_uprising.own_see]
        """
        if g.owner(lord) != seat or not g.is_free(lord):
            return "bishop.quell_uprising"
        if not g.has(lord, FIRST_SEE + g.rules.board.see_of[self.village]):
            return "cardinal.quell_uprising.own_see" if g.is_cardinal(lord) else "bishop.quell_uprising"
        return self.no_more_tries(lord)

    def no_paid_calm(self, g: France, seat: int, lord: int) -> str | None:
        """A Cardinal, free, in any see, for three coins. [cardinal.quell_uprising]"""
        if g.owner(lord) != seat or not g.is_free(lord) or not g.is_cardinal(lord) or g.coins(seat) < CALMING_PRICE:
            return "cardinal.quell_uprising"
        return self.no_more_tries(lord)

    def no_more_tries(self, lord: int) -> str | None:
        """One for each card. [card.uprising.clergy]"""
        return None if self.tried[lord] < self.cards else "card.uprising.clergy"

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        menu.put(ROUSE, no_rising(g, seat, self.village))
        menu.put(TUNNEL, self.no_wall(g, seat) or no_passage(g, seat))
        for lord in range(LORD_COUNT):
            menu.put(CALM + lord, self.no_calm(g, seat, lord))
            menu.put(CALM_BY_COINS + lord, self.no_paid_calm(g, seat, lord))

    def act(self, g: France, seat: int, verb: int, noun: int) -> Form[France]:
        if verb == ROUSE:
            return Roused(seat, self.village, self.cards + 1)
        return Tunnel(seat, self.village) if verb == TUNNEL else Calming(noun, verb == CALM_BY_COINS)

    def carried_out(self, g: France, form: Form[France]) -> None:
        if isinstance(form, Roused):
            self.cards += 1
        elif isinstance(form, Tunnel):
            self.tunnel = True
        elif isinstance(form, Calming):
            self.tried[form.lord] += 1
            self.calmed += 1 if form.calmed else 0
            self.over = self.calmed == self.cards

    def concerns(self, g: France, seat: int) -> bool:
        """Whether units of its own are there, or the village is its own."""
        return g.occupies(seat, self.village) or g.controls(seat, self.village)

    def copy(self) -> UprisingAnnounced:
        return UprisingAnnounced(
            self.by,
            self.village,
            self.answers[:],
            self.actor,
            self.over,
            self.cards,
            self.calmed,
            self.tunnel,
            self.tried[:],
        )


class Roused(Form[France]):
    """Another Uprising card on the same village. [card.uprising.stack]"""

    rule: ClassVar[str] = "card.uprising.stack"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"by": Seat(), "village": Noun(VILLAGES), "cards": Number(1, 99)}

    def __init__(self, by: int, village: int, cards: int) -> None:
        self.by = by
        self.village = village
        self.cards = cards  # with this one

    def enter(self, g: France) -> None:
        spend(g, self.by, UPRISING)  # [card.uprising.discard]
        g.tell(ROSE_UP, self.by, self.village, self.cards)

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Roused:
        return Roused(self.by, self.village, self.cards)


class Calming(Form[France]):
    """A cleric tries to calm one card: four or less does it, else it costs a bishop his life, a Cardinal his coins."""

    rule: ClassVar[str] = "card.uprising.clergy"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "lord": given(Noun(LORDS)),
        "paid": given(Flag()),
        "calmed": Flag(),
        "over": Flag(),
    }

    def __init__(self, lord: int, paid: bool, calmed: bool = False, over: bool = False) -> None:
        self.lord = lord
        self.paid = paid
        self.calmed = calmed
        self.over = over

    def enter(self, g: France) -> None:
        if self.paid:
            g.pay(g.owner(self.lord), CALMING_PRICE)  # [cardinal.quell_uprising]

    def needs(self, g: France) -> Need:
        return DONE if self.over else Roll(EVEN, D6)

    def rolled(self, g: France, outcome: int) -> None:
        """[bishop.quell_uprising.roll] [cardinal.quell_uprising.roll]"""
        self.over = True
        self.calmed = outcome + 1 <= CALMING_ROLL
        g.tell(CALM_TRIED, g.owner(self.lord), self.lord, outcome + 1)
        if not self.calmed and not self.paid:
            kill(g, self.lord, CALMING)  # his fiefs wait for heirs [bishop.quell_uprising.inheritance]

    def copy(self) -> Calming:
        return Calming(self.lord, self.paid, self.calmed, self.over)


class Victims(Form[France]):
    """Whose troops are attacked first, or next. [card.uprising.order_of_victims]"""

    rule: ClassVar[str] = "card.uprising.order_of_victims"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": given(Seat()),
        "village": given(Noun(VILLAGES)),
        "seats": given(Seats()),
        "first": Seat(nobody=True),
    }

    def __init__(self, by: int, village: int, seats: int, first: int = NOBODY) -> None:
        self.by = by
        self.village = village
        self.seats = seats  # that have troops there
        self.first = first

    def enter(self, g: France) -> None:
        if self.seats.bit_count() == 1:
            self.first = self.seats.bit_length() - 1

    def needs(self, g: France) -> Need:
        return ask(self.by) if self.first == NOBODY else DONE

    def may(self, g: France, seat: int, menu: Menu) -> None:
        for other in range(SEATS):
            menu.put(FIRST + other, None if self.seats >> other & 1 else "card.uprising.order_of_victims")

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.first = noun

    def copy(self) -> Victims:
        return Victims(self.by, self.village, self.seats, self.first)


def most_taken(g: France, knights: int, footmen: int, hits: int) -> int:
    """How many of the hits these men can take, whole men only. [battle.losses.maximum]"""
    kinds = g.rules.kinds
    best = 0
    for fallen in range(knights + 1):
        left = hits - fallen * kinds[KNIGHT].life
        if left >= 0:
            taken = min(footmen, left // kinds[FOOTMAN].life) * kinds[FOOTMAN].life
            best = max(best, hits - left + taken)
    return best


class UprisingLosses(Form[France]):
    """The attacked take away their men."""

    rule: ClassVar[str] = "battle.losses.owner_chooses"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "village": given(Noun(VILLAGES)),
        "left": Number(0, 999),
    }

    def __init__(self, seat: int, village: int, left: int) -> None:
        self.seat = seat
        self.village = village
        self.left = left

    def takes(self, g: France) -> int:
        return most_taken(g, g.troops_of(self.seat, self.village, KNIGHT), self.footmen(g), self.left)

    def footmen(self, g: France) -> int:
        return g.troops_of(self.seat, self.village, FOOTMAN)

    def needs(self, g: France) -> Need:
        return ask(self.seat) if self.takes(g) else DONE

    def no_loss(self, g: France, kind: int) -> str | None:
        """[battle.losses.maximum]"""
        if not g.troops_of(self.seat, self.village, kind):
            return "battle.losses.owner_chooses"
        left = [g.troops_of(self.seat, self.village, KNIGHT), self.footmen(g)]
        left[kind] -= 1
        life = g.rules.kinds[kind].life
        if life > self.left or life + most_taken(g, left[KNIGHT], left[FOOTMAN], self.left - life) < self.takes(g):
            return "battle.losses.maximum"
        return None

    def may(self, g: France, seat: int, menu: Menu) -> None:
        for kind in range(TROOP_KINDS):
            menu.put(LOSE + kind, self.no_loss(g, kind))

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.left -= g.rules.kinds[noun].life
        take_troops(g, seat, self.village, noun, 1)
        g.tell(TROOP_LOST, seat, noun, self.village)
        if not has_men(g, self.village):
            ruin(g, self.village)

    def copy(self) -> UprisingLosses:
        return UprisingLosses(self.seat, self.village, self.left)


class Risings(Desk):
    """An uprising, at any time."""

    verbs: ClassVar[tuple[int, ...]] = (PLAY_UPRISING,)

    def has_business(self, g: France, seat: int) -> bool:
        return g.holds(seat, UPRISING)

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        list_risings(g, seat, menu, PLAY_UPRISING)

    def offered(self, g: France, seat: int, verb: int, noun: int) -> Form[France]:
        return Uprising(seat, noun)
