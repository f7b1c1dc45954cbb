"""The toy court as a game: set-up, options, who may know what, and the ranking."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import outremer
from outremer import Driver, Game, Option, Result, Standing
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import Form, World
from outremer.kernel.lexicon import Annals, Lexicon
from outremer.kernel.modules import Module, Rules, Total
from outremer.table.game import Setting
from tests.kernel.court_engines import ENGINES
from tests.kernel.court_forms import (
    Assassination,
    Ballot,
    Battle,
    Coronation,
    Drawing,
    Election,
    Losses,
    Protest,
    Reign,
    Season,
)
from tests.kernel.court_tournament import TOURNAMENT
from tests.kernel.court_world import (
    CARDS,
    DECK,
    FAMILY,
    KINDS,
    LORDS,
    MUSTER,
    SEATS,
    TOLD,
    TROOPS,
    WORDS,
    Court,
    CourtRules,
)


class CourtGame(Game):
    """Three or four houses, a bishop, and daggers."""

    name: ClassVar[str] = "court"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 3
    most_seats: ClassVar[int] = SEATS
    lexicon: ClassVar[Lexicon] = WORDS
    annals: ClassVar[Annals] = TOLD
    world: ClassVar[type[Court]] = Court
    forms: ClassVar[tuple[type[Form[Any]], ...]] = (
        Reign,
        Season,
        Drawing,
        Election,
        Ballot,
        Protest,
        Coronation,
        Battle,
        Losses,
        Assassination,
    )
    options: ClassVar[tuple[Option, ...]] = (
        Option("edition", ("it", "de"), "it"),
        Option("seasons", ("1", "2", "3"), "2", by_edition={"de": "1"}),
        Option("tournament", ("no", "yes"), "no", later=True),
        Option("engines", ("no", "yes"), "no", later=True),
    )
    modules: ClassVar[tuple[Module[Any], ...]] = (TOURNAMENT, ENGINES)
    folder: ClassVar[Path] = Path(__file__).parent
    longest: ClassVar[int] = 200

    def assemble(self, setting: Setting) -> CourtRules:
        seasons = int(setting.options["seasons"])
        rules = CourtRules(setting.seats, seasons, self.in_play(setting), self.left_out(setting))
        rules.ballot = Ballot
        rules.assassination = Assassination
        return rules

    def deal(self, rules: Rules[Any]) -> tuple[World, list[Form[Any]]]:
        assert isinstance(rules, CourtRules)
        alive = [int(family < rules.seats) for family in FAMILY]
        troops = MUSTER * rules.seats + [0, 0] * (SEATS - rules.seats)
        world = self.world(
            rules, 0, alive, DECK[:], [0] * SEATS * KINDS, [0] * KINDS, troops, [0] * len(TROOPS), [0] * SEATS
        )
        return world, [Reign()]

    def view(self, world: Any, seat: int | None) -> dict[str, object]:
        g: Court = world
        seen: dict[str, object] = {
            "season": g.season,
            "alive": [lord for at, lord in enumerate(LORDS) if g.alive[at]],
            "hand_sizes": [g.cards(house) for house in range(g.rules.seats)],
            "discard": dict(zip(CARDS, g.discard, strict=True)),
            "troops": g.troops[: g.rules.seats * 2],
            "points": g.points[: g.rules.seats],
            "bishop": None if g.bishop == NOBODY else LORDS[g.bishop],
        }
        if seat is not None:
            seen["hand"] = dict(zip(CARDS, g.hand[seat * KINDS : seat * KINDS + KINDS], strict=True))
        return seen

    def redeal(self, world: Any, stack: list[Form[Any]], seat: int, driver: Driver) -> None:
        g: Court = world
        sizes = [g.cards(house) for house in range(SEATS)]
        for at in range(SEATS * KINDS):
            if at // KINDS != seat:
                g.deck[at % KINDS] += g.hand[at]
                g.hand[at] = 0
        for house in range(SEATS):
            if house != seat:
                for _ in range(sizes[house]):
                    card = driver.pick(g.deck, CARDS)
                    g.deck[card] -= 1
                    g.hand[house * KINDS + card] += 1

    def totals(self, world: Any, stack: list[Form[Any]]) -> list[Total]:
        g: Court = world
        cards = [
            Total(f"{name} cards", g.deck[kind] + sum(g.hand[kind::KINDS]) + g.discard[kind], DECK[kind])
            for kind, name in enumerate(CARDS)
        ]
        return cards + [
            Total(f"men of kind {name}", sum(g.troops[kind::2]) + g.fallen[kind], MUSTER[kind] * g.rules.seats)
            for kind, name in enumerate(TROOPS)
        ]

    def result(self, world: Any) -> Result:
        g: Court = world
        order = sorted(range(g.rules.seats), key=lambda seat: (-g.points[seat], -g.men(seat)))
        standings: list[Standing] = []
        for place, seat in enumerate(order):
            above = standings[-1] if standings else None
            tied = above is not None and (g.points[above.seat], g.men(above.seat)) == (g.points[seat], g.men(seat))
            rank = above.rank if above is not None and tied else place + 1
            standings.append(Standing(seat, rank, g.points[seat], ""))
        return Result(tuple(standings))


COURT = CourtGame()
outremer.add_game(COURT)
