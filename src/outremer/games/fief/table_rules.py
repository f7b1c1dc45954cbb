"""The rules one table plays by: its rulings, its box, and the rows of offices, troops and desks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from outremer.games.fief.asks import Asks
from outremer.games.fief.components import BOARD, Board, Components
from outremer.games.fief.layout import DEAL_STATE, DEAL_TO, SENT_DEAL, TALKERS
from outremer.games.fief.questions import FiefQuestions
from outremer.games.fief.vocabulary import (
    ACCEPT_DEAL,
    DECLINE_DEAL,
    FOOTMAN,
    FURTHER_KINDS,
    FURTHER_TITLES,
    FURTHER_TROOPS,
    KNIGHT,
    LEAVE_TALK,
    PLACE_COUNT,
    SEATS,
    TITLE_COUNT,
    TITLE_MODULE,
    TITLES,
    TROOP_KINDS,
    TROOPS,
    VILLAGE_COUNT,
    WORDS,
)
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import Form
from outremer.kernel.menu import Menu
from outremer.kernel.modules import Module, Rules, Talk

if TYPE_CHECKING:
    from outremer.games.fief.world import France

TALK_SECONDS: Final = 180  # [diplomacy.talk]


class Kind:
    """A kind of troops: what it costs, how strong it is, how many hits it takes, how many a family has."""

    def __init__(
        self,
        name: str,
        rule: str,
        price: int,
        strength: int,
        life: int,
        stock: int,
        mounted: bool = False,
        bound: bool = False,
    ) -> None:
        self.name: Final = name
        self.rule: Final = rule  # that gives it, and its price
        self.price: Final = price
        self.strength: Final = strength
        self.life: Final = life
        self.stock: Final = stock
        self.is_mounted: Final = mounted  # it rides in a cavalcade [cavalcade.composition]
        self.is_bound: Final = bound  # it stays with its lord, so that all know what it is


def titles_of(modules: set[str]) -> int:
    """Those of the base game, and those of these modules, as bits."""
    titles = (1 << FURTHER_TITLES) - 1
    for title in range(FURTHER_TITLES, TITLE_COUNT):
        if TITLE_MODULE[title - FURTHER_TITLES] in modules:
            titles |= 1 << title
    return titles


def further_kind(row: Mapping[str, Any]) -> Kind:
    """A kind of troops that an expansion brings, as the data have it."""
    return Kind(
        row["name"],
        row["rule"],
        row["price"],
        row["strength"],
        row["life"],
        row["stock"],
        row.get("mounted", False),
        row.get("bound", False),
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Office:
    """A row of the elections: when it is vacant, who may stand, who votes with how much, what it takes to win."""

    def __init__(self, title: int) -> None:
        self.title: Final = title

    def is_open(self, g: France) -> bool:
        """Is an election held now? Pure."""
        raise NotImplementedError

    def no_candidate(self, g: France, lord: int) -> str | None:
        """The rule that keeps this lord from standing, or None. Pure."""
        raise NotImplementedError

    def votes(self, g: France, seat: int) -> int:
        """The votes this seat has by right. Pure."""
        raise NotImplementedError

    def winner(self, g: France, votes: list[int], backing: list[int]) -> int:
        """Who is elected, or NOBODY; by lord his `votes`, and as `backing` the seats (bits) that gave them. Pure."""
        raise NotImplementedError

    def install(self, g: France, lord: int) -> None:
        """The lord takes office."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Desk:
    """A counter where offers are made at any time: some verbs, and a quick look whether a seat could use any."""

    verbs: ClassVar[tuple[int, ...]] = ()

    def has_business(self, g: France, seat: int) -> bool:
        """Could this seat say any of its words now? Cheap, asked at every decision. Pure."""
        return False

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        """Its words, and what bars them. Pure."""

    def offered(self, g: France, seat: int, verb: int, noun: int) -> Form[France] | None:
        """Take up one of them."""
        raise NotImplementedError

    def hears(self, g: France, seat: int, verb: int, noun: int) -> int:
        """The seats (bits) that hear it whole."""
        return -1


class FiefRules(Rules["France"]):
    """What holds at one table: rulings, components, offices, desks. Immutable, shared by clones."""

    rule: ClassVar[str] = "victory.check"
    no_offer: ClassVar[str] = "any_time.not_mid_roll"
    replies: ClassVar[tuple[int, ...]] = (ACCEPT_DEAL, DECLINE_DEAL)

    def __init__(
        self,
        seats: int,
        options: Mapping[str, str],
        box: Components,
        modules: Sequence[Module[France]],
        absent: Sequence[Module[France]],
        offices: Sequence[Office],
        desks: Sequence[Desk],
        consequences: Sequence[Callable[[France], Form[France]]],  # by kind of due
    ) -> None:
        super().__init__(WORDS, seats, modules, absent)
        self.board: Final[Board] = BOARD
        self.box: Final = box
        self.kinds: Final = [  # [troop.knight] [troop.man_at_arms]
            Kind(TROOPS[0], "troop.knight", box.troop_price[0], 3, 3, box.troops[0], mounted=True),
            Kind(TROOPS[1], "troop.man_at_arms", box.troop_price[1], 1, 1, box.troops[1]),
            *(further_kind(row) for row in FURTHER_TROOPS),
        ]
        names = {module.name for module in modules}
        further = [FURTHER_KINDS + at for at, row in enumerate(FURTHER_TROOPS) if row["module"] in names]
        self.kinds_in_play: Final = [KNIGHT, FOOTMAN, *further]
        self.kind_count: Final = TROOP_KINDS if further else FURTHER_KINDS  # how far two armies lie apart in `troops`
        self.further_kinds: Final = further
        self.none_further: Final = [0] * (self.kind_count - FURTHER_KINDS)  # of each further kind
        of_modules = [one for one in self.answers if isinstance(one, FiefQuestions)]
        is_wide = any(one.goes_beyond_the_map() for one in of_modules)
        self.titles_in_play: Final = titles_of(names)  # as bits
        self.place_count: Final = PLACE_COUNT if is_wide else VILLAGE_COUNT
        with_piece = [module.name for module in modules if module.piece is not None]
        self.piece_at: Final = {name: at for at, name in enumerate(with_piece)}  # by module, in `France.pieces`
        self.offices: Final[list[Office]] = list(offices)
        for one in of_modules:
            self.offices.extend(one.offices())
        self.desks: Final = list(desks)
        self.desk_of: Final = {verb: desk for desk in desks for verb in desk.verbs}
        self.consequences: Final = list(consequences)
        self.asks: Final = Asks(of_modules)
        self.everyone: Final = (1 << seats) - 1
        self.orders: Final = [[(first + after) % seats for after in range(seats)] for first in range(seats)]
        self.seat_odds: Final = [1 if seat < seats else 0 for seat in range(SEATS)]
        self.options: Final = dict(options)  # for modules, which read their own
        self.turn_limit: Final = int(options["turn_limit"])  # [game.turn_limit]
        self.all_clerics_must_be_senior: Final = options["seniority"] == "all"  # [election.bishop.votes.bishop]
        self.new_lords_choose_freely: Final = options["new_lords"] == "free"  # [card.lord.token]
        self.immune_for_good: Final = options["plague_immunity"] == "game"  # [card.plague.survivor_immune]
        self.siege_needs_lord: Final = options["siege"] == "lord"  # [siege.start]
        self.pope_keeps_hat: Final = options["pope_keeps_hat"] == "yes"  # [pope.keeps_titles]
        inherited = {"all": 99, "two": 2, "none": 0}
        self.prince_inherits: Final = inherited[options["prince_inherits"]]  # fiefs [crown_prince.inherits_titles]
        self.spouse_may_be_named: Final = options["inheritance"] == "choice"  # [feudal_title.inheritance]
        self.prelate_will_do: Final = options["royal_election"] == "prelate"  # [election.king.condition]
        self.regent_is_paid: Final = options["regent_income"] == "yes"  # [queen.income]
        self.sentence_is_single: Final = options["excommunication"] == "single"  # [pope.excommunicate.only_one]
        self.queen_is_above_justice: Final = options["justice"] == "queen"  # [card.justice.immune]

    def place_of(self, title: int) -> int:
        """Where in the list of offices this title is."""
        for at in range(len(self.offices)):
            if self.offices[at].title == title:
                return at
        raise LookupError(f"nobody is elected {TITLES[title]}")

    def office_of(self, title: int) -> Office:
        """The row of the elections by which this title is given."""
        for office in self.offices:
            if office.title == title:
                return office
        raise LookupError(f"nobody is elected {TITLES[title]}")

    def due(self, g: France) -> Form[France] | None:
        return self.consequences[g.due[0]](g) if g.due else None

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        if menu.about == NOBODY:
            for desk in self.desks:
                if desk.has_business(g, seat):
                    desk.offers(g, seat, menu)
        else:
            asked = self.desk_of.get(menu.verb)
            if asked is not None:
                asked.offers(g, seat, menu)

    def offered(self, g: France, seat: int, verb: int, noun: int) -> Form[France] | None:
        return self.desk_of[verb].offered(g, seat, verb, noun)

    def hears_offer(self, g: France, seat: int, verb: int, noun: int) -> int:
        return self.desk_of[verb].hears(g, seat, verb, noun)

    def addressed(self, g: France) -> int:
        """Whoever has a proposal to accept or decline. [deal.addressee]"""
        seats = 0
        for by in range(self.seats):
            if g.deal[DEAL_STATE + by] == SENT_DEAL:
                seats |= 1 << g.deal[DEAL_TO + by]
        return seats

    def talks(self, g: France) -> list[Talk]:
        """Each bears the number of its opener. [diplomacy.talk]"""
        found: list[Talk] = []
        for opener in range(self.seats):
            if g.parley[TALKERS + opener]:
                found.append(Talk(str(opener), g.parley[TALKERS + opener], opener, LEAVE_TALK + opener, TALK_SECONDS))
        return found
