"""Sacred relics: a module with words, a piece of the world, parts and answers of its own."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.deaths import Deathbed
from outremer.games.fief.layout import DEAL_STATE, NO_DEAL
from outremer.games.fief.questions import FiefQuestions
from outremer.games.fief.relics.bearing import RelicHeir, RelicSale, RelicTaken, no_picking_up, no_sale, no_taking
from outremer.games.fief.relics.exchange import RelicDelivered, deliver, list_clauses, no_delivery, write_clause
from outremer.games.fief.relics.reliquary import (
    GIVE_RELIC,
    GRAIL,
    LANCE,
    PICK_UP,
    RELIC_COUNT,
    RELIC_FELL,
    RELIC_NAMES,
    REVIVE,
    REVIVED,
    SELL_RELIC,
    TAKE_RELIC,
    TOOTH,
    WANT_RELIC,
    Reliquary,
    all_hidden,
    bearers,
    reliquary,
    wielder,
)
from outremer.games.fief.relics.saints import Radegund, Roseline
from outremer.games.fief.vocabulary import (
    ATTACKER,
    DEFENDER,
    LORD_COUNT,
    LORDS,
    MOST_COINS_SAID,
    SEATS,
    SEE_COUNT,
    SEES,
    VILLAGE_COUNT,
    VILLAGES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Driver
from outremer.kernel.forms import Form, Part
from outremer.kernel.menu import Menu
from outremer.kernel.modules import Module, Total


class Relics(FiefQuestions):
    """What the relics answer."""

    # -- offers ------------------------------------------------------------------------------------------------------

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        for lord in range(LORD_COUNT):
            menu.put(TAKE_RELIC + lord, no_taking(g, seat, lord))
        for relic in range(RELIC_COUNT):
            if reliquary(g).lying(relic) == NOBODY:
                menu.run(PICK_UP + relic * LORD_COUNT, LORD_COUNT, "relic.abandoned")
            else:
                for lord in range(LORD_COUNT):
                    menu.put(PICK_UP + relic * LORD_COUNT + lord, no_picking_up(g, seat, relic, lord))
            self.list_sales(g, seat, relic, menu)
        list_clauses(g, seat, menu)

    def list_sales(self, g: France, seat: int, relic: int, menu: Menu) -> None:
        prices = MOST_COINS_SAID + 1
        for to in range(SEATS):
            first = SELL_RELIC + (relic * SEATS + to) * prices
            bar = no_sale(g, seat, relic, to)
            if bar is not None:
                menu.run(first, prices, bar)
                continue
            most = min(g.coins(to), MOST_COINS_SAID)
            menu.run(first, most + 1)
            menu.run(first + most + 1, prices - most - 1, "relic.trade")

    def offered(self, g: France, seat: int, verb: int, noun: int) -> Form[France] | None:
        if verb in (GIVE_RELIC, WANT_RELIC):
            write_clause(g, seat, verb, noun)
            return None
        if verb == TAKE_RELIC:
            return RelicTaken(noun, NOBODY)
        if verb == PICK_UP:
            relic, lord = divmod(noun, LORD_COUNT)
            return RelicTaken(lord, relic)
        rest, coins = divmod(noun, MOST_COINS_SAID + 1)
        relic, to = divmod(rest, SEATS)
        return RelicSale(seat, relic, to, coins)

    # -- proposals ---------------------------------------------------------------------------------------------------

    def other_clauses(self, g: France, by: int) -> int:
        piece = reliquary(g)
        return (piece.given_by(by) != NOBODY) + (piece.wanted_by(by) != NOBODY)

    def extra_markers(self, g: France, by: int, receiver: int) -> int:
        """[relic.trade]"""
        piece = reliquary(g)
        relic = piece.wanted_by(by) if receiver == by else piece.given_by(by)
        return 0 if relic == NOBODY else 1

    def bars_acceptance(self, g: France, by: int, seat: int) -> str | None:
        return no_delivery(g, by, seat)

    def deal_accepted(self, g: France, by: int, seat: int) -> None:
        deliver(g, by, seat)

    def deal_cleared(self, g: France, by: int) -> None:
        deal = reliquary(g).deal
        deal[Reliquary.GIVES + by] = deal[Reliquary.WANTS + by] = NOBODY

    # -- the tooth, a word at the deathbed ---------------------------------------------------------------------------

    def may_be_saved(self, g: France, lord: int, cause: int) -> bool:
        return self.saviours(g, lord, cause) != 0

    def saviours(self, g: France, lord: int, cause: int) -> int:
        """Once in the game, any lord, in any village. [relic.gerontius]"""
        bearer = wielder(g, TOOTH)
        return 0 if bearer == NOBODY or reliquary(g).tooth_used else 1 << g.owner(bearer)

    def may(self, g: France, form: Form[France], seat: int, menu: Menu) -> None:
        if isinstance(form, Deathbed):
            menu.put(REVIVE, None if self.saviours(g, form.lord, form.cause) >> seat & 1 else "relic.gerontius")

    def answer(self, g: France, form: Form[France], seat: int, verb: int, noun: int) -> None:
        assert isinstance(form, Deathbed)
        reliquary(g).tooth_used = True
        g.tell(REVIVED, seat, form.lord)
        form.saved()

    # -- battle ------------------------------------------------------------------------------------------------------

    def spared_hits(self, g: France, village: int, side: int) -> int:
        """[relic.grail]"""
        return 1 if side == DEFENDER and self.fights(g, GRAIL, village, side) else 0

    def bonus_hits(self, g: France, village: int, side: int) -> int:
        """[relic.lance]"""
        return 1 if side == ATTACKER and self.fights(g, LANCE, village, side) else 0

    def fights(self, g: France, relic: int, village: int, side: int) -> bool:
        lord = wielder(g, relic)
        return lord != NOBODY and g.place(lord) == village and g.side[g.owner(lord)] == side

    # -- news --------------------------------------------------------------------------------------------------------

    def turn_begins(self, g: France) -> None:
        reliquary(g).refused = 0

    def dying(self, g: France, lord: int) -> None:
        """It lies where the bearer falls, and waits for a lord of the family in that village, or for the ally's.

        [relic.ally_inherits]
        """
        piece = reliquary(g)
        owner, spouse = g.owner(lord), g.spouse(lord)
        to_ally = len(g.lords_of(owner)) == 1 and spouse != NOBODY
        heir = g.owner(spouse) if to_ally else owner
        place = self.fallen_at(g, lord)
        for relic in range(RELIC_COUNT):
            if piece.bearer(relic) == lord:
                if g.is_captive(lord):  # [relic.moves_with_lord]
                    piece.put(relic, NOBODY, place, NOBODY)
                    g.tell(RELIC_FELL, relic, place)
                else:
                    piece.put(relic, NOBODY, place, heir, 1 if to_ally or place != g.place(lord) else 0)
            elif to_ally and piece.heir(relic) == owner:  # its bearer fell just before, the last of them now
                piece.put(relic, NOBODY, piece.lying(relic), heir, 1)

    def fallen_at(self, g: France, lord: int) -> int:
        """Where his relic lies: from beyond the map it comes home, to a village of the family or to the first see."""
        if g.place(lord) < VILLAGE_COUNT:
            return g.place(lord)
        own = g.villages_of(g.owner(lord))
        return own[0] if own else g.rules.board.principal[0]

    def due(self, g: France) -> Form[France] | None:
        piece = reliquary(g)
        for relic in range(RELIC_COUNT):
            heir = piece.heir(relic)
            if heir != NOBODY:
                return RelicHeir(relic, heir, self.heirs(g, relic, heir))
            if piece.buyer(relic) != NOBODY:
                return RelicDelivered(relic, piece.buyer(relic))
        return None

    def heirs(self, g: France, relic: int, seat: int) -> int:
        """Free lords (bits) of the family in that village; those of the ally of a family that is no more, anywhere."""
        found = bearers(g, seat)
        for lord in range(LORD_COUNT):
            if not reliquary(g).is_allys(relic) and g.place(lord) != reliquary(g).lying(relic):
                found &= ~(1 << lord)
        return found

    # -- keeping -----------------------------------------------------------------------------------------------------

    def view(self, g: France, seat: int | None) -> dict[str, object] | None:
        """Where one lies unknown is open, which it is nobody knows. [relic.setup] [relic.take.revealed]"""
        piece = reliquary(g)
        seen: dict[str, object] = {
            "hidden": [SEES[see] for see in range(SEE_COUNT) if piece.hidden >> see & 1],
            "refused": [LORDS[lord] for lord in range(LORD_COUNT) if piece.refused >> lord & 1],
            "tooth_used": piece.tooth_used,
            "proposals": {
                str(one): self.proposal(g, one) for one in range(g.rules.seats) if self.other_clauses(g, one)
            },
        }
        for relic, name in enumerate(RELIC_NAMES):
            if not piece.is_unseen(relic):
                bearer, lying = piece.bearer(relic), piece.lying(relic)
                seen[name] = {"lord": LORDS[bearer]} if bearer != NOBODY else {"village": VILLAGES[lying]}
        return seen

    def proposal(self, g: France, by: int) -> dict[str, str | None]:
        """What a proposal says of relics is open, like its coins. [deal.draft]"""
        gives, wants = reliquary(g).given_by(by), reliquary(g).wanted_by(by)
        return {
            "gives-relic": None if gives == NOBODY else RELIC_NAMES[gives],
            "wants-relic": None if wants == NOBODY else RELIC_NAMES[wants],
        }

    def redeal(self, g: France, stack: list[Form[France]], seat: int, driver: Driver) -> None:
        """Nothing of it is known to one and not to another."""

    def totals(self, g: France, stack: list[Form[France]]) -> list[Total]:
        piece = reliquary(g)
        unseen = sum(piece.is_unseen(relic) for relic in range(RELIC_COUNT))
        return [Total("relics that nobody has seen", unseen, piece.hidden.bit_count())]

    def fits(self, g: France, over: bool) -> str | None:
        piece = reliquary(g)
        for relic, name in enumerate(RELIC_NAMES):
            bearer = piece.bearer(relic)
            if bearer != NOBODY and not g.is_in_play(bearer):
                return f"relic.bearer.{name}: {LORDS[bearer]} is not in play"
            if bearer != NOBODY and piece.lying(relic) != NOBODY:
                return f"relic.lying.{name}: is borne, so it lies nowhere"
        for seat in range(g.rules.seats):
            if self.other_clauses(g, seat) and g.deal[DEAL_STATE + seat] == NO_DEAL:
                return f"deal.gives[{seat}]: a relic stands in a proposal, and this seat has none"
        return None


RELICS: Final = Module(
    "relics",
    scope="module.scope",
    home="relics",
    forms=(RelicTaken, RelicSale, RelicHeir, RelicDelivered, Roseline, Radegund),
    parts={
        "Cards": [
            Part("roseline", lambda g: Roseline(), after="plays"),
            Part("radegund", lambda g: Radegund(), after="roseline"),
        ]
    },
    answers=Relics(),
    piece=all_hidden,
)
