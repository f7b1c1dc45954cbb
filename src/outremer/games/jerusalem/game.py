"""Jerusalem as programs see it: options, data, and who may know what."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from outremer.games.jerusalem.action_cards import Influence, TwoResources
from outremer.games.jerusalem.auction import Auction, Sale
from outremer.games.jerusalem.breakdown import breakdown
from outremer.games.jerusalem.building import Building, Gifts
from outremer.games.jerusalem.course import EventCard, Play, Round, ranking_key
from outremer.games.jerusalem.events import ElectionOfThePatriarch, Succession, Tax, War
from outremer.games.jerusalem.features import FeaturesOfJerusalem
from outremer.games.jerusalem.income import Collecting, Income
from outremer.games.jerusalem.marshal import March
from outremer.games.jerusalem.move_two import MoveTwo
from outremer.games.jerusalem.picking import Picking
from outremer.games.jerusalem.placement import Dismissal, Placement, Turn
from outremer.games.jerusalem.privileges import Intrigue, Materials, Privileges, Scholars
from outremer.games.jerusalem.redeal import redeal
from outremer.games.jerusalem.totals import totals
from outremer.games.jerusalem.tower_of_david import TowerOfDavid
from outremer.games.jerusalem.turncoat import Turncoat
from outremer.games.jerusalem.view import Seen, view, views
from outremer.games.jerusalem.vocabulary import CARDS, DAVID, SECTORS, TOLD, WORDS
from outremer.games.jerusalem.world import FLOORS, POINTS, City, JerusalemRules, opening_city
from outremer.kernel.blanks import NOBODY, shown
from outremer.kernel.chance import Driver
from outremer.kernel.features import Features
from outremer.kernel.forms import Form, World
from outremer.kernel.journal import Entry
from outremer.kernel.lexicon import Annals, Lexicon
from outremer.kernel.modules import Rules, Total
from outremer.table.breakdown import Breakdown
from outremer.table.game import BadSetting, Game, Option, Result, Setting, Standing

FOLDER = Path(__file__).parent
OPTIONS = (
    Option("edition", ("it", "de"), "it"),
    Option("first_opener", ("random", "0", "1", "2", "3"), "random", "setup.first-opener"),
    Option("baron_squires", ("sector", "area"), "sector", "baron.requirement.it", {"de": "area"}),
    Option(
        "baron_march",
        ("counts", "does-not-count"),
        "counts",
        "baron.requirement.sources.de",
        {"de": "does-not-count"},
    ),
    Option("palace_round_1", ("leaders-only", "nobody"), "leaders-only", "baron.palace.round1.de", {"de": "nobody"}),
    Option("dismissal", ("any-area", "unblocked"), "any-area", "dismiss.from-any-areas.de", {"de": "unblocked"}),
    Option(
        "marshal_moves",
        ("up-to-two", "exactly-two"),
        "exactly-two",
        "character.marshal.move.de",
        {"de": "up-to-two"},
    ),
    Option("move_two", ("own", "any"), "own", "action-cards.move-two.it"),
    Option("war", ("everywhere", "unblocked"), "everywhere", "event.war.blocked-areas-too.de"),
    Option(
        "david_baron",
        ("owner-leaves", "nobody-leaves"),
        "owner-leaves",
        "tower-of-david.move-one",
        {"de": "nobody-leaves"},
    ),
    Option("screens", ("closed", "open"), "closed", "setup.player.hidden.de"),
)
# What the areas pay in bezants, all together, in an owner's file at most: then no purse outgrows the bids of the
# lexicon. Before the fifth auction nobody owns more than 12 at the start, 12 by cards, and in each of four rounds 1 by
# an office, 1 by the Tower, 16 for dismissing a colour whole, and this; 7 more for squires that cards brought to the
# board: 12 + 12 + 4 * 18 + 7 + 4 * 36 = 247, and bids reach 249. The printed areas pay 16.
MOST_PAID = 36
RESOURCE_KEYS = ("squires", "bezants", "points")


def printed_incomes() -> dict[str, Any]:
    """What the areas pay, with where each value comes from. [control.pays-in-phase-3]"""
    return tomllib.loads((FOLDER / "data" / "board.toml").read_text())


def printed_deck() -> list[int]:
    deck = tomllib.loads((FOLDER / "data" / "cards.toml").read_text())["deck"]
    return [deck[card] for card in CARDS]


class Jerusalem(Game):
    """Squires, offices and towers."""

    name: ClassVar[str] = "jerusalem"
    version: ClassVar[int] = 2
    least_seats: ClassVar[int] = 2  # [game.players.count]
    most_seats: ClassVar[int] = 4
    lexicon: ClassVar[Lexicon] = WORDS
    annals: ClassVar[Annals] = TOLD
    world: ClassVar[type[World]] = City
    forms: ClassVar[tuple[type[Form[Any]], ...]] = (
        Play,
        Round,
        EventCard,
        Auction,
        Sale,
        Picking,
        Placement,
        Turn,
        Dismissal,
        March,
        TwoResources,
        Turncoat,
        MoveTwo,
        Influence,
        TowerOfDavid,
        Privileges,
        Scholars,
        Materials,
        Intrigue,
        Income,
        Collecting,
        Gifts,
        Building,
        Succession,
        ElectionOfThePatriarch,
        Tax,
        War,
    )
    features_by: ClassVar[type[Features[Any]] | None] = FeaturesOfJerusalem
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    folder: ClassVar[Path] = FOLDER
    longest: ClassVar[int] = 5000

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[int, Seen] = {}  # by the rules of a table, which live as long as this object

    def assemble(self, setting: Setting) -> Rules[Any]:
        chosen = setting.options
        opener = chosen["first_opener"]
        if opener != "random" and int(opener) >= setting.seats:
            raise BadSetting(f"the option first_opener names seat {opener}; the seats are 0 to {setting.seats - 1}")
        return JerusalemRules(
            edition=chosen["edition"],
            seats=setting.seats,
            pays=_pays(setting.data),
            deck=printed_deck(),
            first_opener=NOBODY if opener == "random" else int(opener),
            baron_squires_in_area=chosen["baron_squires"] == "area",
            march_counts_for_baron=chosen["baron_march"] == "counts",
            nobody_blocks_palace_in_round_1=chosen["palace_round_1"] == "nobody",
            dismissal_from_blocked=chosen["dismissal"] == "any-area",
            marshal_moves_exactly_two=chosen["marshal_moves"] == "exactly-two",
            move_two_moves_any=chosen["move_two"] == "any",
            war_hits_blocked=chosen["war"] == "everywhere",
            baron_owner_leaves_david=chosen["david_baron"] == "owner-leaves",
            screens_are_open=chosen["screens"] == "open",
        )

    def deal(self, rules: Rules[Any]) -> tuple[World, list[Form[Any]]]:
        assert isinstance(rules, JerusalemRules)
        return opening_city(rules), [Play()]

    def view(self, world: Any, seat: int | None) -> dict[str, object]:
        return view(world, seat)

    def views(self, world: Any, seats: Sequence[int | None]) -> tuple[dict[str, object], list[dict[str, object]]]:
        return views(world, seats, self._seen.setdefault(id(world.rules), {}))

    def redeal(self, world: Any, stack: list[Form[Any]], seat: int, driver: Driver) -> None:
        redeal(world, seat, driver)

    def totals(self, world: Any, stack: list[Form[Any]]) -> list[Total]:
        return totals(world, stack)

    def heights(self, world: City, is_over: bool) -> list[float]:
        """Floors, and what lies ready for the next one as a part of it."""
        towers = [(world.has[FLOORS + seat], world.has[POINTS + seat]) for seat in range(world.rules.seats)]
        return [floors + min(0.95, points / (floors + 2)) for floors, points in towers]

    def result(self, world: Any) -> Result:
        """The highest tower wins. [end.winner] [end.tie.points] [end.tie.character]

        [game.goal.highest-tower] [game.prestige-is-tower-height]
        """
        order = sorted(range(world.rules.seats), key=lambda seat: ranking_key(world, seat), reverse=True)
        standings = []
        for place, seat in enumerate(order):
            below = order[place + 1] if place + 1 < len(order) else None
            decided = "" if below is None else _decided_by(world, seat, below)
            standings.append(Standing(seat, place + 1, world.has[FLOORS + seat], decided))
        return Result(tuple(standings))

    def breakdown(self, world: City, begun: City, entries: Sequence[Entry]) -> Breakdown:
        return breakdown(world, begun, entries, self.result(world))

    def check_data(self, data: Mapping[str, Any]) -> None:
        """An owner's file holds the table `income`, by sector and size: `[income.palace] large = { points = 4 }`."""
        for key in data:
            if key != "income":
                raise BadSetting(f"{key}: there is no such table; only the table 'income' can be replaced")
        incomes = data.get("income", {})
        if not isinstance(incomes, Mapping):
            raise BadSetting("income: must be a table of sectors, such as [income.palace]")
        for sector, sizes in incomes.items():
            _check_sector(sector, sizes)
        paid = sum(_pays(data)[RESOURCE_KEYS.index("bezants") :: len(RESOURCE_KEYS)])
        if paid > MOST_PAID:
            raise BadSetting(f"income: all areas together pay {paid} bezants; more than {MOST_PAID} cannot be bid")


def _decided_by(world: Any, seat: int, below: int) -> str:
    mine, theirs = ranking_key(world, seat), ranking_key(world, below)
    if mine[0] != theirs[0]:
        return "end.winner"
    return "end.tie.points" if mine[1] != theirs[1] else "end.tie.character"


def _check_sector(sector: str, sizes: Any) -> None:
    if sector not in SECTORS[:DAVID]:
        raise BadSetting(f"income.{sector}: there is no such sector; the sectors are {', '.join(SECTORS[:DAVID])}")
    if not isinstance(sizes, Mapping) or set(sizes) != {"large", "small"}:
        raise BadSetting(f"income.{sector}: needs exactly the two tables large and small")
    for size, pays in sizes.items():
        where = f"income.{sector}.{size}"
        if not isinstance(pays, Mapping):
            raise BadSetting(f"{where}: must be a table such as {{ squires = 2, bezants = 4 }}")
        for key, count in pays.items():
            if key not in RESOURCE_KEYS:
                raise BadSetting(f"{where}.{key}: an area pays squires, bezants or points")
            if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= 20:
                raise BadSetting(f"{where}.{key}: must be a whole number from 0 to 20, not {shown(count)}")
    if sum(sizes["large"].values()) < sum(sizes["small"].values()):
        raise BadSetting(f"income.{sector}: the large area pays at least as much as a small one")
    _check_market(sector, sizes)


def _check_market(sector: str, sizes: Mapping[str, Any]) -> None:
    """The Market's incomes are printed in the rulebook itself. [income.market.example]"""
    known = {"large": {"squires": 2, "bezants": 4}, "small": {"squires": 1, "bezants": 2}}
    if sector == "market" and {size: dict(pays) for size, pays in sizes.items()} != known:
        raise BadSetting("income.market: the rulebook prints 2 squires and 4 bezants large, 1 and 2 small")


def _pays(data: Mapping[str, Any]) -> list[int]:
    printed = {**printed_incomes(), **data.get("income", {})}
    pays: list[int] = []
    for sector in SECTORS[:DAVID]:
        for size in ("large", "small", "small"):
            pays += [printed[sector][size].get(key, 0) for key in RESOURCE_KEYS]
    return [*pays, 0, 0, 0]  # the Tower of David pays in its own step [tower-of-david.no-normal-income.it]


GAME = Jerusalem()
