"""The Council of Four as programs see it: options, data, who may know what, and who has won."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from outremer.games.council.acquiring import Purchase
from outremer.games.council.bonuses import Bonus, FreePermit, PermitAgain, Taking, TokenAgain, TwoTokensAgain
from outremer.games.council.breakdown import breakdown
from outremer.games.council.building import Emporium, KingsHelp, PermitBuild
from outremer.games.council.election import Election
from outremer.games.council.ending import tie_break, tile_points
from outremer.games.council.features import FeaturesOfTheCouncil
from outremer.games.council.quick import Swapping
from outremer.games.council.redeal import redeal
from outremer.games.council.satisfying import KingsCouncil, Satisfying
from outremer.games.council.settings import LAST_ROUND, MANY, ROADS_AT_MOST, Components, CouncilRules
from outremer.games.council.setup import (
    Councillors,
    FirstPlayer,
    Hands,
    Neutrals,
    Permits,
    Setup,
    Sides,
    Tokens,
)
from outremer.games.council.totals import totals
from outremer.games.council.turn import Course, Turn
from outremer.games.council.view import Printed, view
from outremer.games.council.vocabulary import (
    CITIES,
    GOODS,
    GROUPS,
    LAST_CELL,
    MAPS,
    PERMIT_INITIALS,
    REGIONS,
    SEATS,
    TOLD,
    WORDS,
)
from outremer.games.council.world import (
    POINTS,
    Kingdom,
    opening_kingdom,
)
from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Driver
from outremer.kernel.features import Features
from outremer.kernel.forms import Form
from outremer.kernel.journal import Entry
from outremer.kernel.modules import Rules, Total
from outremer.table.breakdown import Breakdown
from outremer.table.game import Game, Option, Result, Setting, Standing

FOLDER = Path(__file__).parent


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def _components() -> Components:
    """The printed boards and tiles, read once."""
    boards, permits, tiles = _data("boards"), _data("permits"), _data("tiles")
    roads = [mask for name in MAPS for mask in _roads(boards, name)]
    pays = [permits[region]["permits"] for region in REGIONS]
    rows = [pay for of_region in pays for pay in of_region.values()]
    rows += [kind["pays"] for kind in tiles["tokens"]["kinds"]]
    rows += [tiles["nobility"]["cells"].get(str(cell), {}) for cell in range(LAST_CELL + 1)]
    return Components(
        roads=roads,
        rings=[ring for at in range(len(MAPS)) for ring in _rings(roads[at * len(CITIES) : (at + 1) * len(CITIES)])],
        groups=[mask for name in MAPS for mask in _groups(boards, name)],
        king_city=[_cities_of(_colours(boards, name), "purple").bit_length() - 1 for name in MAPS],
        permit_cities=[sum(1 << _city_of(initial) for initial in initials) for initials in PERMIT_INITIALS],
        bonuses=[row.get(good, 0) for row in rows for good in GOODS],
        tokens=[kind["count"] for kind in tiles["tokens"]["kinds"]],
        bonus_points=[tiles["bonus-tiles"]["points"][group] for group in GROUPS],
        king_points=tiles["king-tiles"]["points"],
    )


def _sides(boards: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
    return [boards["sides"][f"{region}-{side}"] for region, side in zip(REGIONS, name, strict=True)]


def _colours(boards: Mapping[str, Any], name: str) -> dict[str, str]:
    return {city: colour for side in _sides(boards, name) for city, colour in side["colours"].items()}


def _cities_of(colours: Mapping[str, str], colour: str) -> int:
    return sum(1 << CITIES.index(city) for city, its in colours.items() if its == colour)


def _groups(boards: Mapping[str, Any], name: str) -> list[int]:
    colours = _colours(boards, name)
    regions = [sum(1 << CITIES.index(city) for city in boards["cities"][region]) for region in REGIONS]
    return [_cities_of(colours, metal) for metal in GROUPS[: -len(REGIONS)]] + regions


def _roads(boards: Mapping[str, Any], name: str) -> list[int]:
    """By city: its neighbours on this map, a bit for each."""
    joined = [0] * len(CITIES)
    for here, there in [road for side in [*_sides(boards, name), boards["between"]] for road in side["roads"]]:
        joined[CITIES.index(here)] |= 1 << CITIES.index(there)
        joined[CITIES.index(there)] |= 1 << CITIES.index(here)
    return joined


def _rings(joined: list[int]) -> list[int]:
    """By city, then by number of roads: every city within so many roads of it."""
    rings = []
    for city in range(len(CITIES)):
        reached = 1 << city
        for _ in range(ROADS_AT_MOST + 1):
            rings.append(reached)
            for other in range(len(CITIES)):
                if rings[-1] >> other & 1:
                    reached |= joined[other]
    return rings


def _city_of(initial: str) -> int:
    return next(at for at, city in enumerate(CITIES) if city.startswith(initial))


class CouncilOfFour(Game):
    """The Council of Four, by Simone Luciani and Daniele Tascini."""

    name: ClassVar = "council"
    version: ClassVar = 3
    least_seats: ClassVar = 2
    most_seats: ClassVar = 4
    lexicon: ClassVar = WORDS
    annals: ClassVar = TOLD
    world: ClassVar = Kingdom
    folder: ClassVar = FOLDER
    longest: ClassVar = LAST_ROUND * SEATS * 60
    forms: ClassVar = (
        Course,
        Setup,
        Sides,
        Tokens,
        Permits,
        Councillors,
        FirstPlayer,
        Hands,
        Neutrals,
        Turn,
        Election,
        Satisfying,
        KingsCouncil,
        Purchase,
        Taking,
        Bonus,
        TokenAgain,
        TwoTokensAgain,
        FreePermit,
        PermitAgain,
        PermitBuild,
        KingsHelp,
        Emporium,
        Swapping,
    )
    features_by: ClassVar[type[Features[Any]] | None] = FeaturesOfTheCouncil
    options: ClassVar = (
        Option("map", (*MAPS, "random"), "aba", "setup.board.sides-choice"),
        Option("first-player", ("random", "first-seat"), "random", "setup.player.first-player"),
        Option("coins", ("limited", "unlimited"), "limited", "action.elect.earns-coins"),
        Option("assistants", ("limited", "unlimited"), "limited", "component.assistants"),
        Option("reshuffle", ("at-once", "when-due"), "at-once", "turn.draw.deck-empty"),
        Option("reward-order", ("chosen", "alphabetical"), "chosen", "emporium.chain-reward"),
        Option("swap-order", ("chosen", "left-first"), "chosen", "quick.swap.effect"),
        Option("two-steps", ("both-pay", "last-pays"), "both-pay", "nobility.bonus-spaces"),
        Option("free-permit", ("pays", "pays-nothing"), "pays", "nobility.cell.10"),
        Option("two-groups", ("two-king-tiles", "one-king-tile"), "two-king-tiles", "bonus.trigger"),
        Option("late-group", ("no-king-tile", "king-tile"), "no-king-tile", "bonus.first-only"),
        Option("neutral-emporiums", ("cost", "free"), "cost", "emporium.assistant-cost"),
        Option("last-emporium", ("everyone", "first-only"), "everyone", "end.last-emporium.immediate-points"),
        Option("permit-tie", ("all-score", "nobody-scores"), "all-score", "end.most-permits"),
        Option("used-permits", ("count", "do-not-count"), "count", "end.most-permits"),
    )

    def __init__(self) -> None:
        super().__init__()
        self._box = _components()
        self._printed: Printed | None = None

    def assemble(self, setting: Setting) -> Rules[Any]:
        chosen = setting.options
        return CouncilRules(
            setting.seats,
            self._box,
            map=NOBODY if chosen["map"] == "random" else MAPS.index(chosen["map"]),
            first_player=NOBODY if chosen["first-player"] == "random" else 0,
            most_coins=20 if chosen["coins"] == "limited" else MANY,
            all_assistants=48 if chosen["assistants"] == "limited" else MANY,
            reshuffles_at_once=chosen["reshuffle"] == "at-once",
            steps_pay_on_the_way=chosen["two-steps"] == "both-pay",
            late_groups_earn_king_tile=chosen["late-group"] == "king-tile",
            king_tile_for_each_group=chosen["two-groups"] == "two-king-tiles",
            free_permit_pays=chosen["free-permit"] == "pays",
            neutrals_cost=chosen["neutral-emporiums"] == "cost",
            every_last_emporium_pays=chosen["last-emporium"] == "everyone",
            tied_permits_score=chosen["permit-tie"] == "all-score",
            used_permits_count=chosen["used-permits"] == "count",
            builder_orders_rewards=chosen["reward-order"] == "chosen",
            player_orders_swap=chosen["swap-order"] == "chosen",
        )

    def deal(self, rules: Rules[Any]) -> tuple[Kingdom, list[Form[Any]]]:
        assert isinstance(rules, CouncilRules)
        return opening_kingdom(rules), [Course()]

    def view(self, world: Any, seat: int | None) -> dict[str, object]:
        if self._printed is None:
            self._printed = Printed(world.rules)
        return view(world, self._printed, seat)

    def redeal(self, world: Any, stack: list[Form[Any]], seat: int, driver: Driver) -> None:
        redeal(world, stack, seat, driver)

    def totals(self, world: Any, stack: list[Form[Any]]) -> list[Total]:
        return totals(world)

    def heights(self, world: Kingdom, is_over: bool) -> list[float]:
        """Points on the track, and those that lie on tiles until the end."""
        seats = range(world.rules.seats)
        return [world.has[POINTS + seat] + (0 if is_over else tile_points(world, seat)) for seat in seats]

    def result(self, world: Any) -> Result:
        """Most points, then most assistants and cards, then a shared place. [end.winner] [end.winner.tie]"""
        g: Kingdom = world
        key = {seat: (g.has[POINTS + seat], tie_break(g, seat)) for seat in range(g.rules.seats)}
        order = sorted(key, key=lambda seat: key[seat], reverse=True)
        standings = []
        for at, seat in enumerate(order):
            rank = 1 + sum(key[other] > key[seat] for other in order)
            following = order[at + 1] if at + 1 < len(order) else None
            tied = following is not None and key[following][0] == key[seat][0] and key[following] != key[seat]
            standings.append(Standing(seat, rank, key[seat][0], "end.winner.tie" if tied else ""))
        return Result(tuple(standings))

    def breakdown(self, world: Kingdom, begun: Kingdom, entries: Sequence[Entry]) -> Breakdown:
        return breakdown(world, begun, entries, self.result(world))


GAME = CouncilOfFour()
