"""What Akkon tells the kernel and the programs about itself."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from outremer.games.akkon.actions import Actions, HandLimit
from outremer.games.akkon.auction import Auction
from outremer.games.akkon.barbarossa import Exchange, RulesInPlay
from outremer.games.akkon.breakdown import breakdown
from outremer.games.akkon.card_list import BadCards, check_cards, read_cards
from outremer.games.akkon.cards import Minting, Opponent, Writings
from outremer.games.akkon.course import Close, Crusade, Round
from outremer.games.akkon.features import FeaturesOfAkkon
from outremer.games.akkon.laying import Laying
from outremer.games.akkon.loans import Loans
from outremer.games.akkon.preparation import Preparation, new_world
from outremer.games.akkon.privileges import Blessing
from outremer.games.akkon.redeal import redeal
from outremer.games.akkon.resolution import Resolution
from outremer.games.akkon.saladin import Displacing, Saladin
from outremer.games.akkon.table_rules import AkkonRules
from outremer.games.akkon.totals import totals
from outremer.games.akkon.tracks import merit, victory_points
from outremer.games.akkon.view import view
from outremer.games.akkon.vocabulary import TOLD, WORDS
from outremer.games.akkon.world import HolyLand
from outremer.kernel.chance import Driver
from outremer.kernel.features import Features
from outremer.kernel.forms import Form, World
from outremer.kernel.journal import Entry
from outremer.kernel.lexicon import Annals, Lexicon
from outremer.kernel.modules import Rules, Total
from outremer.table.breakdown import Breakdown
from outremer.table.game import BadSetting, Game, Option, Result, Setting, Standing

_HERE = Path(__file__).parent
_RECONSTRUCTED = tomllib.loads((_HERE / "data" / "cards.toml").read_text(encoding="utf-8"))


class Akkon(Game):
    """Two to five dignitaries of the Temple Order bid for the cards of six cities."""

    name: ClassVar[str] = "akkon"
    version: ClassVar[int] = 2
    least_seats: ClassVar[int] = 2  # [game.players.count]
    most_seats: ClassVar[int] = 5
    lexicon: ClassVar[Lexicon] = WORDS
    annals: ClassVar[Annals] = TOLD
    world: ClassVar[type[World]] = HolyLand
    forms: ClassVar[tuple[type[Form[Any]], ...]] = (
        Crusade,
        Preparation,
        Round,
        Loans,
        Auction,
        Laying,
        Exchange,
        Saladin,
        Displacing,
        Resolution,
        Actions,
        Opponent,
        Writings,
        Minting,
        Blessing,
        HandLimit,
        Close,
    )
    features_by: ClassVar[type[Features[Any]] | None] = FeaturesOfAkkon
    options: ClassVar[tuple[Option, ...]] = (
        Option("length", ("standard", "short"), "standard", "short-game.siege"),
        Option("bidding_direction", ("anticlockwise", "clockwise"), "anticlockwise", "auction.direction"),
        Option("pieces_per_turn", ("one", "many"), "one", "auction.place-one"),
        Option("brothers_help", ("opponent", "player"), "opponent", "card.brothers.opponent-advances"),
        Option("hands", ("open", "counted"), "open", "setup.cards.starting-open"),
        Option("saladin_moves", ("any", "own"), "any", "privilege.gold"),
        Option("barbarossa_swaps", ("any-time", "own-turn"), "any-time", "privilege.reputation"),
        Option("pope_blesses", ("once", "each-pair"), "once", "privilege.faith", later=True),
        Option("cards_per_turn", ("all", "one"), "all", "action.order", later=True),
        Option("seneschal_feeds", ("no", "yes"), "no", "templar.turcopole.value", later=True),
        Option("last_round", ("current", "next"), "current", "end.trigger", later=True),
    )
    folder: ClassVar[Path] = _HERE
    longest: ClassVar[int] = 20_000  # 55 cards may leave the decks, one every third round; far fewer in truth

    def assemble(self, setting: Setting) -> Rules[Any]:
        return RulesInPlay(setting.seats, setting.options, read_cards(setting.data or _RECONSTRUCTED))

    def deal(self, rules: Rules[Any]) -> tuple[World, list[Form[Any]]]:
        assert isinstance(rules, AkkonRules)
        return new_world(rules), [Crusade()]

    def view(self, world: HolyLand, seat: int | None) -> dict[str, object]:
        return view(world, seat)

    def redeal(self, world: HolyLand, stack: list[Form[Any]], seat: int, driver: Driver) -> None:
        redeal(world, seat, driver)

    def totals(self, world: HolyLand, stack: list[Form[Any]]) -> list[Total]:
        return totals(world)

    def result(self, world: HolyLand) -> Result:
        """Highest plus lowest; then the second, the third, the fourth characteristic. [end.winner] [end.tie]"""
        ranked = sorted(range(world.rules.seats), key=lambda seat: merit(world, seat), reverse=True)
        merits = [merit(world, seat) for seat in ranked]
        standings = []
        for place, seat in enumerate(ranked):
            own = merits[place]
            below = merits[place + 1] if place + 1 < len(merits) else []
            tied = bool(below) and below[0] == own[0] and below != own
            rank = merits.index(own) + 1
            standings.append(Standing(seat, rank, own[0], "end.tie" if tied else ""))
        return Result(tuple(standings))

    def breakdown(self, world: HolyLand, begun: HolyLand, entries: Sequence[Entry]) -> Breakdown:
        return breakdown(world, self.result(world))

    def heights(self, world: HolyLand, is_over: bool) -> list[float]:
        return [victory_points(world, seat) for seat in range(world.rules.seats)]

    def check_data(self, data: Mapping[str, Any]) -> None:
        if data:
            try:
                check_cards(data)
            except BadCards as error:
                raise BadSetting(str(error)) from error


GAME = Akkon()
check_cards(_RECONSTRUCTED)
