"""The toy court with a fault planted in one place: each class here breaks one promise to the kernel."""

from __future__ import annotations

from typing import Any, ClassVar

import outremer
from outremer import Driver, Game
from outremer.kernel.blanks import NOBODY, Blank, Number
from outremer.kernel.forms import Call, Form, Need, Part, Roll, ask_all
from outremer.kernel.journal import EVERYONE
from outremer.kernel.menu import Menu
from outremer.table.game import Setting
from outremer.table.saves import names
from tests.kernel import court_forms, court_tournament
from tests.kernel.court import COURT, CourtGame
from tests.kernel.court_forms import EVEN
from tests.kernel.court_world import (
    CROWN,
    D6,
    DAGGER,
    DREW,
    ELECTED,
    KINDS,
    LORDS,
    SEATS,
    SPURN,
    VOTE,
    Court,
    CourtRules,
)


class PlantedCourt(CourtGame):
    """The court with some forms replaced by stand-ins of the same name."""

    name: ClassVar[str] = "planted-court"
    stand_ins: ClassVar[dict[str, type[Form[Any]]]] = {}

    def assemble(self, setting: Setting) -> CourtRules:
        rules = super().assemble(setting)
        parts = rules.parts_of("Season", court_forms.Season.parts)
        for at, part in enumerate(parts):
            if part.name.capitalize() in self.stand_ins:
                parts[at] = standing_in(part.name, self.stand_ins[part.name.capitalize()])
        rules.ballot = self.stand_ins.get("Ballot", rules.ballot)
        rules.assassination = self.stand_ins.get("Assassination", rules.assassination)
        return rules


def standing_in(part: str, form: type[Form[Any]]) -> Part[Any]:
    return Part(part, lambda g: form())


def faithful_copy(form: Form[Any]) -> Form[Any]:
    values = {name: getattr(form, name) for name in names(type(form))}
    return type(form)(**{name: value[:] if isinstance(value, list) else value for name, value in values.items()})


def planted(*forms: type[Form[Any]], **attributes: Any) -> Game:
    """A court in which these forms stand in for those they inherit from."""
    stand_ins = {}
    for form in forms:
        form.__name__ = form.__mro__[1].__name__
        if "copy" not in vars(form):
            setattr(form, "copy", faithful_copy)  # noqa: B010 - mypy has no other way to say it
        stand_ins[form.__name__] = form
    attributes["stand_ins"] = stand_ins
    attributes["forms"] = tuple(stand_ins.get(form.__name__, form) for form in CourtGame.forms)
    game: Game = type("PlantedCourt", (PlantedCourt,), attributes)()
    outremer.add_game(game)
    return game


class Crashes(court_forms.Coronation):
    def answer(self, g: Court, seat: int, verb: int, noun: int) -> None:
        raise KeyError("crown")


class StrandsASeat(court_forms.Ballot):
    def may(self, g: Court, seat: int, menu: Menu) -> None:
        if g.cards(seat) != 1:
            super().may(g, seat, menu)


class NeverEnds(court_forms.Coronation):
    def answer(self, g: Court, seat: int, verb: int, noun: int) -> None:
        g.points[seat] = 1 - g.points[seat]


class LosesACard(court_forms.Assassination):
    def enter(self, g: Court) -> None:
        g.hand[self.by * KINDS + DAGGER] -= 1


class ListsWhatItRefuses(court_forms.Coronation):
    def may(self, g: Court, seat: int, menu: Menu) -> None:
        menu.put(CROWN)
        if menu.about == NOBODY:
            menu.put(SPURN)


class RefusesByNoRule(court_forms.Coronation):
    def may(self, g: Court, seat: int, menu: Menu) -> None:
        menu.put(CROWN)
        menu.put(SPURN, "coronation.nonsense")


class OffersTwice(court_forms.Coronation):
    def may(self, g: Court, seat: int, menu: Menu) -> None:
        menu.put(CROWN)
        menu.put(CROWN)


class SharesTroops(Court):
    def clone(self) -> SharesTroops:
        twin = super().clone()
        return SharesTroops(
            self.rules,
            twin.season,
            twin.alive,
            twin.deck,
            twin.hand,
            twin.discard,
            self.troops,
            twin.fallen,
            twin.points,
            twin.bishop,
        )


class IsItsOwnCopy(court_forms.Ballot):
    def copy(self) -> IsItsOwnCopy:
        return self


class CountsQuestions(court_forms.Ballot):
    def may(self, g: Court, seat: int, menu: Menu) -> None:
        super().may(g, seat, menu)
        g.points[seat] += 1


class HasTooNarrowARange(court_forms.Battle):
    blanks: ClassVar[dict[str, Blank]] = {**court_forms.Battle.blanks, "dice": Number(0, 1)}


class AsksOnlyWhoVotedForTheDead(court_forms.Ballot):
    """The leak of design 1.5: whoever is asked again is known to have voted for him."""

    def needs(self, g: Court) -> Need:
        missing = 0
        for seat in range(g.rules.seats):
            if self.votes[seat] == NOBODY or not g.alive[self.votes[seat]]:
                missing |= 1 << seat
        return ask_all(missing) if missing else super().needs(g)


class RefusesByAnothersHand(court_forms.Ballot):
    def may(self, g: Court, seat: int, menu: Menu) -> None:
        armed = any(g.holds(other, DAGGER) for other in range(SEATS) if other != seat)
        for lord in range(len(LORDS)):
            menu.put(VOTE + lord, None if g.alive[lord] else "ballot.candidate.dead" if armed else "ballot.secret")


class TellsEverybody(court_forms.Drawing):
    def rolled(self, g: Court, outcome: int) -> None:
        g.tell(DREW, self.seat, outcome)
        g.deck[outcome] -= 1
        g.hand[self.seat * KINDS + outcome] += 1
        self.seat += 1


class RollsBeforeAll(court_forms.Drawing):
    """Everybody hears which card was drawn, and neither view nor redeal remembers it."""

    def hears_roll(self, g: Court) -> int:
        return EVERYONE


class ConcernsTheArmed(court_forms.Ballot):
    def concerns(self, g: Court, seat: int) -> bool:
        return g.holds(seat, DAGGER)


class ForbidsByADescription(court_forms.Coronation):
    def may(self, g: Court, seat: int, menu: Menu) -> None:
        menu.put(CROWN)
        menu.put(SPURN, "season.describes")


class ForbidsByAnotherEdition(court_forms.Coronation):
    def may(self, g: Court, seat: int, menu: Menu) -> None:
        menu.put(CROWN)
        menu.put(SPURN, "season.french")


class ForbidsByAnAbsentModule(court_forms.Coronation):
    def may(self, g: Court, seat: int, menu: Menu) -> None:
        menu.put(CROWN)
        menu.put(SPURN, "joust.wounds")


class ShowsWithoutReveal(court_forms.Election):
    def returned(self, g: Court, form: Form[Court]) -> None:
        assert isinstance(form, court_forms.Ballot)
        self.held = True
        g.bishop = max(range(len(LORDS)), key=form.votes.count)
        g.tell(ELECTED, g.bishop)


class ShowsAVote(court_forms.Ballot):
    def glimpse(self, g: Court, seat: int | None) -> dict[str, object]:
        return {**super().glimpse(g, seat), "first": self.votes[0]}


class IgnoresAVerb(court_forms.Coronation):
    def answer(self, g: Court, seat: int, verb: int, noun: int) -> None:
        if verb == CROWN:
            super().answer(g, seat, verb, noun)


class HasTwoSixes(court_tournament.Joust):
    def needs(self, g: Court) -> Need:
        need = super().needs(g)
        return Roll(EVEN, [*D6[:4], "6", "6"]) if isinstance(need, Roll) else need


class ChangesItsMind(court_forms.Coronation):
    """Not a function of the record: it remembers other games."""

    crowned: ClassVar[list[int]] = []

    def answer(self, g: Court, seat: int, verb: int, noun: int) -> None:
        self.crowned.append(seat)
        g.points[seat] += len(self.crowned) % 5
        self.over = True


class MarchesWithoutALeader(court_forms.Battle):
    def needs(self, g: Court) -> Need:
        assert self.leader == NOBODY or g.alive[self.leader], "the leader is dead"
        return super().needs(g)

    def moot(self, g: Court) -> bool:
        return False


class AlwaysKills(court_forms.Assassination):
    """No fault, but it makes leaders die more often."""

    def rolled(self, g: Court, outcome: int) -> None:
        super().rolled(g, 0)


class CallsForEver(court_forms.Coronation):
    def needs(self, g: Court) -> Need:
        return Call(court_forms.Drawing(SEATS))


def shows_the_deck(self: Game, world: Any, seat: int | None) -> dict[str, object]:
    return {**COURT.view(world, seat), "deck": world.deck[:]}


def is_no_json(self: Game, world: Any, seat: int | None) -> dict[str, object]:
    return {**COURT.view(world, seat), "men": (1, 2)}


def deals_nothing(self: Game, world: Any, stack: list[Form[Any]], seat: int, driver: Driver) -> None:
    """A lazy redeal: it gives away the real hands."""


def deals_one_too_many(self: Game, world: Any, stack: list[Form[Any]], seat: int, driver: Driver) -> None:
    COURT.redeal(world, stack, seat, driver)
    world.deck[0] += 1


def deals_as_the_wind_blows(self: Game, rules: Any) -> Any:
    """Not a function of the options: every table begins with other points."""
    world, stack = COURT.deal(rules)
    Weather.storms += 1
    world.points[0] = Weather.storms % 89  # type: ignore[attr-defined]  # a Court
    return world, stack


class Weather:
    storms: ClassVar[int] = 0
