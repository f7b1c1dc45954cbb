"""What Fief tells the kernel and the programs about itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from outremer.games.fief.ambush import Ambush
from outremer.games.fief.army import Army
from outremer.games.fief.assassination import Assassination, Blame, Execution, Foil
from outremer.games.fief.ballot import Ballot
from outremer.games.fief.battle import Battle, Battles, Preparations
from outremer.games.fief.breakdown import breakdown
from outremer.games.fief.calming import Calming, Roused, UprisingAnnounced
from outremer.games.fief.cavalcade import Cavalcade
from outremer.games.fief.church import AnnulmentAsked, CardinalAsked
from outremer.games.fief.close import Reckoning, points, standing, what_decided
from outremer.games.fief.components import BadComponents, check, components
from outremer.games.fief.course import Cards, Close, Course, Hear, Income, Market, Movement, War, Year
from outremer.games.fief.crown import Succession
from outremer.games.fief.deaths import Deathbed, Heirs, spouse_in
from outremer.games.fief.desk import desks
from outremer.games.fief.dice import Dice
from outremer.games.fief.disasters import Disasters, Plague, PlagueEntered, PlagueLosses
from outremer.games.fief.elections import Elections, Nominations
from outremer.games.fief.expansions.archbishop.module import ARCHBISHOP
from outremer.games.fief.expansions.crusades.module import CRUSADES
from outremer.games.fief.expansions.politics.module import POLITICS
from outremer.games.fief.expansions.tactics.module import TACTICS
from outremer.games.fief.expansions.templars.module import TEMPLARS
from outremer.games.fief.expansions.teutonic.module import TEUTONIC
from outremer.games.fief.features import FeaturesOfFief
from outremer.games.fief.fog import FOG
from outremer.games.fief.free_diplomacy import FREE_DIPLOMACY
from outremer.games.fief.hands import Draws, Surplus
from outremer.games.fief.income import PayIncome
from outremer.games.fief.leave import Leave
from outremer.games.fief.losses import Losses
from outremer.games.fief.march import March
from outremer.games.fief.moments import Tally
from outremer.games.fief.offices import offices
from outremer.games.fief.passage import Tunnel
from outremer.games.fief.pillage import Pillage
from outremer.games.fief.plays import NewLord, Plays
from outremer.games.fief.prisoners import Captures, Freed
from outremer.games.fief.purchases import Purchases
from outremer.games.fief.ransoms import Ransoms
from outremer.games.fief.redeal import redeal
from outremer.games.fief.relics.module import RELICS
from outremer.games.fief.rounds import Prelude, Rounds
from outremer.games.fief.setup import FirstPlayer, Placement, Setup, new_world
from outremer.games.fief.sides import Sides
from outremer.games.fief.sieges import Sieges
from outremer.games.fief.table_rules import Desk, FiefRules
from outremer.games.fief.titles import Conquest, Investiture
from outremer.games.fief.totals import totals
from outremer.games.fief.uprising import Uprising
from outremer.games.fief.victims import UprisingLosses, Victims
from outremer.games.fief.view import view, views
from outremer.games.fief.vocabulary import TOLD, WORDS
from outremer.games.fief.weddings import WeddingAsked, Weddings
from outremer.games.fief.windows import BattleBegins, BeforeIncome, MarchEnded, MarkersPlaced, RoundBegins, YearEnds
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Driver
from outremer.kernel.features import Features
from outremer.kernel.forms import Form, World
from outremer.kernel.journal import Entry
from outremer.kernel.lexicon import Annals, Lexicon
from outremer.kernel.modules import Module, Rules, Total
from outremer.table.breakdown import Breakdown
from outremer.table.game import BadSetting, Game, Option, Result, Setting, Standing

# By kind of due, see `layout`; what each has in `about`, `other` and `titles` it is given here.
CONSEQUENCES: Final[list[Callable[[France], Form[France]]]] = [
    lambda g: Deathbed(g.due[1], g.due[2]),
    lambda g: Heirs(g.due[1], spouse_in(g), g.due[3]),
    lambda g: Succession(g.due[1], g.due[2], g.due[3]),
    lambda g: Freed(g.due[1], g.owner(g.due[1])),
    lambda g: Conquest(g.due[1], g.due[2]),
    lambda g: Surplus(g.due[1]),
    lambda g: CardinalAsked(g.owner(g.due[1]), g.due[1], g.due[2] == 1),
]


class Fief(Game):
    """Three to six families of lords in France, for fiefs, sees, the tiara and the crown."""

    name: ClassVar[str] = "fief"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 3  # [setup.players]
    most_seats: ClassVar[int] = 6
    lexicon: ClassVar[Lexicon] = WORDS
    annals: ClassVar[Annals] = TOLD
    world: ClassVar[type[World]] = France
    forms: ClassVar[tuple[type[Form[Any]], ...]] = (
        Course,
        Setup,
        FirstPlayer,
        Placement,
        Year,
        Hear,
        Weddings,
        WeddingAsked,
        Elections,
        Nominations,
        Ballot,
        Cards,
        Draws,
        Surplus,
        Disasters,
        Plague,
        PlagueEntered,
        PlagueLosses,
        Plays,
        NewLord,
        Income,
        PayIncome,
        Market,
        Ransoms,
        Purchases,
        Investiture,
        Conquest,
        Movement,
        March,
        Army,
        Leave,
        Cavalcade,
        War,
        Battles,
        Battle,
        Sides,
        Preparations,
        Rounds,
        Prelude,
        Dice,
        Losses,
        Captures,
        Freed,
        Sieges,
        Pillage,
        Close,
        Reckoning,
        Tally,
        Tunnel,
        Ambush,
        MarkersPlaced,
        BeforeIncome,
        MarchEnded,
        BattleBegins,
        RoundBegins,
        YearEnds,
        Assassination,
        Foil,
        Blame,
        Execution,
        Uprising,
        Roused,
        Calming,
        UprisingAnnounced,
        Victims,
        UprisingLosses,
        AnnulmentAsked,
        CardinalAsked,
        Deathbed,
        Heirs,
        Succession,
    )
    modules: ClassVar[tuple[Module[Any], ...]] = (
        RELICS,
        FOG,
        FREE_DIPLOMACY,
        ARCHBISHOP,
        TEUTONIC,
        TEMPLARS,
        TACTICS,
        POLITICS,
        CRUSADES,
    )  # where in use [module.scope]
    features_by: ClassVar[type[Features[Any]] | None] = FeaturesOfFief
    options: ClassVar[tuple[Option, ...]] = (
        Option("turn_limit", ("4", "8", "12", "16", "24"), "12", "game.turn_limit"),
        Option("relics", ("no", "yes"), "no", "relic.setup"),
        Option("fog", ("no", "yes"), "no", "fog.face_down"),
        Option("free_diplomacy", ("no", "yes"), "no", "free_diplomacy.no_markers"),
        Option("seniority", ("bishops", "all"), "bishops", "election.bishop.votes.bishop"),
        Option("new_lords", ("strict", "free"), "strict", "card.lord.token"),
        Option("plague_immunity", ("game", "outbreak"), "game", "card.plague.survivor_immune"),
        Option("siege", ("troops", "lord"), "troops", "siege.start"),
        Option("pope_keeps_hat", ("yes", "no"), "yes", "pope.keeps_titles"),
        Option("prince_inherits", ("all", "two", "none"), "all", "crown_prince.inherits_titles"),
        Option("inheritance", ("family", "choice"), "family", "feudal_title.inheritance"),
        Option("royal_election", ("three", "prelate"), "three", "election.king.condition"),
        Option("regent_income", ("no", "yes"), "no", "queen.income"),
        Option("excommunication", ("replaced", "single"), "replaced", "pope.excommunicate.only_one"),
        Option("justice", ("regent", "queen"), "regent", "card.justice.immune"),
        Option("crusades", ("no", "yes"), "no", "crusade.two_turns", later=True),
        Option("captive_pope", ("silent", "cardinals"), "silent", "crusade.call.who", later=True),
        Option("church_protection", ("family", "titles"), "family", "crusade.join.markers", later=True),
        Option("overseas_walls", ("siege", "assault"), "siege", "crusade.battle.fort_siege_only", later=True),
        Option("teutonic", ("no", "yes"), "no", "expansion.teutonic.contents", later=True),
        Option("teutonic_recruits", ("family", "any"), "family", "teutonic_lord.candidate", later=True),
        Option("templars", ("no", "yes"), "no", "expansion.templars.contents", later=True),
        Option("tactics", ("no", "yes"), "no", "expansion.tactics.contents", later=True),
        Option("politics", ("no", "yes"), "no", "expansion.politics.contents", later=True),
        Option("coward", ("always", "alone"), "always", "trait.coward.surrender", later=True),
    )
    folder: ClassVar[Path] = Path(__file__).parent
    longest: ClassVar[int] = 20_000
    quiet: ClassVar[tuple[str, ...]] = ("pass", "refuse", "done", "halt", "stay", "fight")

    def assemble(self, setting: Setting) -> Rules[Any]:
        return FiefRules(
            setting.seats,
            setting.options,
            components(setting.data),
            self.in_play(setting),
            self.left_out(setting),
            offices(),
            self.desks(),
            CONSEQUENCES,
        )

    def desks(self) -> list[Desk]:
        return desks()

    def deal(self, rules: Rules[Any]) -> tuple[World, list[Form[Any]]]:
        assert isinstance(rules, FiefRules)
        return new_world(rules), [Course()]

    def view(self, world: France, seat: int | None) -> dict[str, object]:
        return view(world, seat)

    def views(self, world: France, seats: Sequence[int | None]) -> tuple[dict[str, object], list[dict[str, object]]]:
        return views(world, seats)

    def redeal(self, world: France, stack: list[Form[Any]], seat: int, driver: Driver) -> None:
        redeal(world, seat, driver)

    def totals(self, world: France, stack: list[Form[Any]]) -> list[Total]:
        drawn: list[int] = []
        for form in stack:
            if isinstance(form, Placement):
                drawn += [lord for lord in form.lords if lord != NOBODY]
        return totals(world, drawn)

    def heights(self, world: France, is_over: bool) -> list[float]:
        return [points(world, seat) for seat in range(world.rules.seats)]

    def result(self, world: France) -> Result:
        """The winners share the first place; the others follow by what decides between equals. [victory.tie.order]"""
        seats = range(world.rules.seats)
        merits = [[1] if world.winners >> seat & 1 else [0, *standing(world, 1 << seat)] for seat in seats]
        ranked = sorted(seats, key=lambda seat: merits[seat], reverse=True)
        standings = []
        for at, seat in enumerate(ranked):
            rank = 1 + sum(merit > merits[seat] for merit in merits)
            is_above = at + 1 < len(ranked) and merits[ranked[at + 1]] < merits[seat]
            decided_by = what_decided(world, seat, ranked[at + 1]) if is_above else ""
            standings.append(Standing(seat, rank, points(world, seat), decided_by))
        return Result(tuple(standings))

    def breakdown(self, world: France, begun: France, entries: Sequence[Entry]) -> Breakdown:
        return breakdown(world, self.result(world))

    def check_data(self, data: Mapping[str, Any]) -> None:
        try:
            check(data)
        except BadComponents as error:
            raise BadSetting(str(error)) from error


GAME = Fief()
