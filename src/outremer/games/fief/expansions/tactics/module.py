"""Tactics: a module with kinds of troops, words, a piece of the world, parts and answers of its own."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.calming import UprisingAnnounced
from outremer.games.fief.dice import Dice
from outremer.games.fief.expansions.tactics.camp import (
    BOMBARDIER,
    DEPLOY,
    GROUPS,
    GUARD_KINDS,
    GUARDS,
    MERCENARY,
    RE_ROLL,
    camp,
    empty_camp,
    for_hire,
    on_side,
)
from outremer.games.fief.expansions.tactics.deployment import Deployment, go_back
from outremer.games.fief.expansions.tactics.guards import (
    GuardsCalled,
    GuardsDismissed,
    dismiss,
    guard_of,
    lapsed,
    note_office,
    note_strays,
)
from outremer.games.fief.expansions.tactics.hiring import Auction, Upkeep
from outremer.games.fief.expansions.tactics.judging import of_tactics, words_by_rule
from outremer.games.fief.expansions.tactics.reserve_rising import ReserveRising, list_reserve_risings
from outremer.games.fief.expansions.tactics.volley import Sniped, Volley, VolleyDice, bombardiers_speaker, throw_again
from outremer.games.fief.losses import lose_troop
from outremer.games.fief.questions import FiefQuestions
from outremer.games.fief.victims import UprisingLosses
from outremer.games.fief.vocabulary import LORDS, TROOPS
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import Form, Part
from outremer.kernel.menu import Menu
from outremer.kernel.modules import Module, Total

FACES: Final = 7


class Tactics(FiefQuestions):
    """What archers, bombardiers, guards and mercenaries answer."""

    # -- troops ------------------------------------------------------------------------------------------------------

    def escort(self, g: France, lord: int, kind: int) -> int:
        """The guards who stand where he is. [royal_guard.follow]"""
        return g.troops_of(g.owner(lord), g.place(lord), kind) if guard_of(g, kind) == lord else 0

    def bars_carrying(self, g: France, kind: int) -> str | None:
        """They go with nobody else, and nobody sends them away. [royal_guard.follow]"""
        return "royal_guard.follow" if kind in GUARDS else None

    def bars_loss(self, g: France, seat: int, village: int, kind: int, from_afar: bool) -> str | None:
        """[troop.bombardier.loss] [royal_guard.immune_archers]"""
        if kind == BOMBARDIER:
            return "troop.bombardier.loss"
        return "royal_guard.immune_archers" if from_afar and kind in GUARDS else None

    def troop_fell(self, g: France, seat: int, place: int, kind: int) -> None:
        """In a battle or an uprising bombardiers go with the last troop. [troop.bombardier.loss]"""
        if kind != BOMBARDIER and place in (g.field, camp(g).rising):
            self.abandon_bombardiers(g, seat, place)

    def abandon_bombardiers(self, g: France, seat: int, place: int) -> None:
        alone = g.troops_of(seat, place, BOMBARDIER)
        if alone and g.men(seat, place) == alone:
            for _ in range(alone):
                lose_troop(g, seat, place, BOMBARDIER)

    def rising(self, g: France, village: int) -> None:
        camp(g).rising = village
        for seat in range(g.rules.seats):
            self.abandon_bombardiers(g, seat, village)

    def rising_ends(self, g: France, village: int) -> None:
        camp(g).rising = NOBODY

    # -- battle ------------------------------------------------------------------------------------------------------

    def attacked(self, g: France, seat: int, village: int) -> None:
        """Bombardiers without support do not stand in a battle. [troop.bombardier.loss]"""
        for one in range(g.rules.seats):
            self.abandon_bombardiers(g, one, village)

    def tunnelled(self, g: France, seat: int, village: int) -> None:
        camp(g).tunnel = True

    def bonus_hits(self, g: France, village: int, side: int) -> int:
        """One for each of the two groups, however many they are. [royal_guard.battle_bonus]"""
        hits = 0
        for group in range(len(GROUPS)):
            if any(on_side(g, side, kind) for kind in GUARD_KINDS[group]):
                hits += 1
        return hits

    def throws_again(self, g: France, village: int, side: int, again: int) -> int:
        return bombardiers_speaker(g, side, again)

    def battle_ends(self, g: France, village: int) -> None:
        camp(g).tunnel = False
        go_back(g, village)

    # -- words -------------------------------------------------------------------------------------------------------

    def may(self, g: France, form: Form[France], seat: int, menu: Menu) -> None:
        if isinstance(form, Dice):
            lying = form.throws(g.side[seat])
            for face in range(FACES):
                menu.put(RE_ROLL + face, None if face in lying else "troop.bombardier.reroll")
        elif isinstance(form, Sniped):
            for face in range(FACES):
                menu.put(RE_ROLL + face, None if face == form.die else "troop.bombardier.reroll")
        elif isinstance(form, UprisingAnnounced | UprisingLosses):
            menu.none(DEPLOY, "mercenary.deploy.not_uprising")  # [mercenary.deploy.not_uprising]

    def answer(self, g: France, form: Form[France], seat: int, verb: int, noun: int) -> None:
        throw_again(g, form, seat, noun)

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        list_reserve_risings(g, seat, menu)

    def offered(self, g: France, seat: int, verb: int, noun: int) -> Form[France] | None:
        return ReserveRising(seat, noun)

    # -- guards ------------------------------------------------------------------------------------------------------

    def gained(self, g: France, lord: int, title: int) -> None:
        note_office(g, lord, title)

    def died(self, g: France, lord: int, place: int, cause: int) -> None:
        """Before his titles find heirs, who take over all troops in his cities. [royal_guard.reverts]"""
        for group in range(len(GROUPS)):
            if camp(g).guarded[group] == lord:
                dismiss(g, group)

    def troops_came(self, g: France, seat: int, village: int) -> None:
        note_strays(g, seat, village)

    def due(self, g: France) -> Form[France] | None:
        piece = camp(g)
        if not piece.called and not piece.astray and piece.guarded.count(NOBODY) == len(GROUPS):
            return None
        for group in range(len(GROUPS)):
            if lapsed(g, group):
                return GuardsDismissed(group)
            if piece.called >> group & 1:
                return GuardsCalled(piece.guarded[group], group)
        return None

    # -- the judge ---------------------------------------------------------------------------------------------------

    def worth(self, g: France, seat: int) -> float:
        return of_tactics(g, seat)

    def decides(self, g: France, seat: int, form: Form[France], answers: list[int]) -> list[list[int]]:
        return words_by_rule(g, seat, form, answers)

    # -- keeping -----------------------------------------------------------------------------------------------------

    def view(self, g: France, seat: int | None) -> dict[str, object] | None:
        """All of it is open; bids are closed hands, and lie in their form."""
        piece = camp(g)
        guarded = {name: piece.guarded[group] for group, name in enumerate(GROUPS)}
        return {
            "for-hire": for_hire(g),
            "mercenaries": piece.reserve[: g.rules.seats],
            "guarded": {name: None if lord == NOBODY else LORDS[lord] for name, lord in guarded.items()},
        }

    def totals(self, g: France, stack: list[Form[France]]) -> list[Total]:
        found = for_hire(g) + sum(camp(g).reserve) + sum(self.everywhere(g, MERCENARY))
        return [Total("mercenaries", found, g.rules.kinds[MERCENARY].stock)]

    def everywhere(self, g: France, kind: int) -> list[int]:
        """By seat."""
        places = range(g.rules.place_count)
        return [sum(g.troops_of(seat, place, kind) for place in places) for seat in range(g.rules.seats)]

    def fits(self, g: France, over: bool) -> str | None:
        """What lies in the camp agrees with what stands on the map."""
        return self.misplaced(g) or self.misled(g)

    def misplaced(self, g: France) -> str | None:
        """Mercenaries who stand anywhere but on the field of a battle are too many for `totals`."""
        if for_hire(g) < 0:
            return f"reserve: there are {g.rules.kinds[MERCENARY].stock} mercenaries in all"
        if camp(g).tunnel and g.field == NOBODY:
            return "tunnel: nobody digs where no battle is fought"
        return None

    def may_have_guards(self, g: France, seat: int, group: int) -> bool:
        """With their King or Queen; those of the dead are about to turn back."""
        lord = camp(g).guarded[group]
        if lord == NOBODY:
            return camp(g).astray >> group & 1 == 1
        return not g.is_in_play(lord) or g.owner(lord) == seat

    def misled(self, g: France) -> str | None:
        for group, name in enumerate(GROUPS):
            lord = camp(g).guarded[group]
            for kind in GUARD_KINDS[group]:
                counts = self.everywhere(g, kind)
                if sum(counts) > g.rules.kinds[kind].stock:
                    return f"world.troops: there are {g.rules.kinds[kind].stock} {TROOPS[kind]} counters in all"
                for seat in range(g.rules.seats):
                    if counts[seat] and not self.may_have_guards(g, seat, group):
                        return f"guarded.{name}: must be a lord of seat {seat}, which has {TROOPS[kind]}s"
            if lord == NOBODY and camp(g).called >> group & 1:
                return f"called: nobody is there to call the {name} guards"
        return None


TACTICS: Final = Module(
    "tactics",
    scope="module.scope",
    home="expansions/tactics",
    forms=(
        Upkeep,
        Auction,
        Deployment,
        Volley,
        VolleyDice,
        Sniped,
        GuardsCalled,
        GuardsDismissed,
        ReserveRising,
    ),
    parts={
        "Market": [  # [mercenary.step]
            Part("upkeep", lambda g: Upkeep(), after="ransoms"),
            Part("auction", lambda g: Auction(), after="upkeep"),
        ],
        "Preparations": [Part("deployment", lambda g: Deployment())],
        "Prelude": [Part("volley", lambda g: Volley(g.field))],
    },
    answers=Tactics(),
    piece=empty_camp,
)
