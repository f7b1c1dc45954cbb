"""What each seat has in a position of the Council of Four, and who has won.

Points and tiles count as they are. Everything else counts by what it will become: emporiums by the groups they help to
complete and by the network that pays whenever it grows, permits by the emporiums they stand for, coins, assistants and
cards by what they buy.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from outremer.bots.judge import Judge, Sheet, Weights
from outremer.games.council.acquiring import Purchase
from outremer.games.council.bonuses import Bonus, FreePermit, PermitAgain, TokenAgain
from outremer.games.council.building import Emporium, KingsHelp, PermitBuild
from outremer.games.council.election import Election
from outremer.games.council.ending import (
    MOST_PERMITS_POINTS,
    NOBLEST_POINTS,
    SECOND_NOBLEST_POINTS,
    tile_points,
    winners,
)
from outremer.games.council.judging.estate import best_network, group_hopes, permits_worth
from outremer.games.council.judging.goods import Sources
from outremer.games.council.judging.pending import of_bonus, of_purchase
from outremer.games.council.quick import Swapping
from outremer.games.council.satisfying import Satisfying
from outremer.games.council.turn import Turn
from outremer.games.council.vocabulary import BALCONY, COUNCIL_COUNT, KINDS, PERMIT_COUNT, SEATS, WILD
from outremer.games.council.world import (
    ASSISTANTS,
    COINS,
    EMPORIUMS,
    HAND,
    HELD,
    NOBILITY,
    POINTS,
    SEATED,
    USED,
    Kingdom,
)
from outremer.kernel.blanks import NOBODY
from outremer.kernel.table import Table

PARTS: Final = (
    "points",
    "tiles",  # points of tiles, scored at the end
    "nobility-points",  # if it ended now
    "permit-points",
    "emporiums",
    "network",  # what a token in it pays, for each emporium still to be built
    "groups",  # tiles of groups partly built
    "coins",
    "more-coins",  # beyond what one action costs
    "assistants",
    "more-assistants",
    "cards",
    "more-cards",
    "wilds",
    "councils",  # that the hand could satisfy
    "permits",
    "nobility",  # steps made
    "ending-ahead",  # all emporiums built, and ahead
    "main-actions",  # still to be taken
    "tokens-due",
    "rewards-due",
    "purchase",
    "last-turns",  # another has begun them, and this seat has had its own
)
POINTS_MADE: Final = 0
TILES: Final = 1
NOBILITY_POINTS: Final = 2
PERMIT_POINTS: Final = 3
BUILT_EMPORIUMS: Final = 4
NETWORK: Final = 5
GROUPS: Final = 6
COINS_HELD: Final = 7
MORE_COINS: Final = 8
ASSISTANTS_HELD: Final = 9
MORE_ASSISTANTS: Final = 10
CARDS_HELD: Final = 11
MORE_CARDS: Final = 12
WILDS: Final = 13
COUNCILS: Final = 14
PERMITS_HELD: Final = 15
STEPS_MADE: Final = 16
ENDING_AHEAD: Final = 17
MAIN_ACTIONS: Final = 18
TOKENS_DUE: Final = 19
REWARDS_DUE: Final = 20
PURCHASE: Final = 21
LAST_TURNS: Final = 22

SATISFIABLE: Final = [0.0, 0.1, 0.4, 0.9, 1.6]  # a council, by the councillors that the hand could satisfy
MANY_COINS: Final = 12
MANY_ASSISTANTS: Final = 5
MANY_CARDS: Final = 9
CLOSING: Final = 5  # the last stage: somebody has begun the last turns
HALF: Final = 0.5  # then things count only as far as they can still be used


class KingdomJudge(Judge[Kingdom]):
    """Stages are by the emporiums of whoever has built the most, two for each; the last are the last turns."""

    parts: ClassVar[tuple[str, ...]] = PARTS
    stages: ClassVar[int] = CLOSING + 1
    rival: ClassVar[float] = 0.25

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.sources: Sources | None = None  # of the rules that were looked at last

    def stage(self, g: Kingdom) -> int:
        if g.last != NOBODY:
            return CLOSING
        fewest = EMPORIUMS
        for seat in range(g.rules.seats):
            fewest = min(fewest, g.emporiums_left(seat))
        return min(CLOSING - 1, (EMPORIUMS - fewest) // 2)

    def winners(self, g: Kingdom) -> int:
        return winners(g)

    def is_half_said(self, table: Table[Kingdom], seat: int) -> bool:
        """Cards and orders of rewards are too many to try them all."""
        return isinstance(
            table.stack[-1],
            Election | Purchase | PermitBuild | KingsHelp | TokenAgain | FreePermit | PermitAgain | Swapping,
        )

    def sources_of(self, g: Kingdom) -> Sources:
        sources = self.sources
        if sources is None or sources.rules is not g.rules:
            sources = Sources(g.rules)
            self.sources = sources
        return sources

    def count(self, table: Table[Kingdom], sheets: list[Sheet], resting: int) -> None:
        g = table.world
        seats = len(sheets)
        for seat in range(seats):
            sheets[seat].add(POINTS_MADE, float(g.has[POINTS + seat]))
        if g.round and g.turn == NOBODY:
            return  # all is scored
        sources = self.sources_of(g)
        tiles = count_scores(g, sheets)
        for seat in range(seats):
            count_estate(g, seat, sheets[seat], sources)
            if g.emporiums_left(seat) == 0 and is_ahead(g, seat, tiles):
                sheets[seat].add(ENDING_AHEAD, 1.0)
        count_pending(table, g, sheets, sources)


def count_scores(g: Kingdom, sheets: list[Sheet]) -> list[int]:
    """What would be scored if it ended now; returns the points of tiles."""
    permits, tiles = permits_held(g), [0] * len(sheets)
    most = max(permits)
    leaders = permits.count(most)
    for seat in range(len(sheets)):
        sheet = sheets[seat]
        tiles[seat] = tile_points(g, seat)
        sheet.add(TILES, float(tiles[seat]))
        ahead = 0
        for other in range(len(sheets)):
            if g.has[NOBILITY + other] > g.has[NOBILITY + seat]:
                ahead += 1
        if ahead < 2:
            sheet.add(NOBILITY_POINTS, float(NOBLEST_POINTS if ahead == 0 else SECOND_NOBLEST_POINTS))
        if permits[seat] == most and (leaders == 1 or g.rules.tied_permits_score):
            sheet.add(PERMIT_POINTS, float(MOST_PERMITS_POINTS))
    return tiles


def permits_held(g: Kingdom) -> list[int]:
    """By seat: those that count for the most permits. [end.most-permits]"""
    held = [0] * g.rules.seats
    for permit in range(PERMIT_COUNT):
        place = g.place[permit]
        if HELD <= place < HELD + SEATS:
            held[place - HELD] += 1
        elif place >= USED and g.rules.used_permits_count:
            held[place - USED] += 1
    return held


def is_ahead(g: Kingdom, seat: int, tiles: list[int]) -> bool:
    """Counting points and tiles, as all may do."""
    own = g.has[POINTS + seat] + tiles[seat]
    for other in range(len(tiles)):
        if other != seat and g.has[POINTS + other] + tiles[other] > own:
            return False
    return True


def count_estate(g: Kingdom, seat: int, sheet: Sheet, sources: Sources) -> None:
    left = g.emporiums_left(seat)
    sheet.add(BUILT_EMPORIUMS, float(EMPORIUMS - left))
    use = 1.0
    if g.last != NOBODY:
        if not has_a_turn(g, seat):
            sheet.add(LAST_TURNS, 1.0)
            return
        use = HALF
    sheet.add(NETWORK, best_network(g, seat, sources) * left * use)
    sheet.add(GROUPS, group_hopes(g, seat) * use)
    coins, assistants = g.has[COINS + seat], g.has[ASSISTANTS + seat]
    sheet.add(COINS_HELD, use * min(coins, MANY_COINS))
    if coins > MANY_COINS:
        sheet.add(MORE_COINS, use * (coins - MANY_COINS))
    sheet.add(ASSISTANTS_HELD, use * min(assistants, MANY_ASSISTANTS))
    if assistants > MANY_ASSISTANTS:
        sheet.add(MORE_ASSISTANTS, use * (assistants - MANY_ASSISTANTS))
    count_hand(g, seat, sheet, use)
    sheet.add(PERMITS_HELD, use * permits_worth(g, seat))
    sheet.add(STEPS_MADE, use * g.has[NOBILITY + seat])


def has_a_turn(g: Kingdom, seat: int) -> bool:
    """In the last turns: is this seat's still to come, or going on? [end.others-final-turn]"""
    seats = g.rules.seats
    return (g.turn - g.last) % seats <= (seat - g.last) % seats and seat != g.last


def count_hand(g: Kingdom, seat: int, sheet: Sheet, use: float) -> None:
    """The cards, and what councils they fit now."""
    first = HAND + seat * KINDS
    cards = 0
    for kind in range(first, first + KINDS):
        cards += g.cards[kind]
    wilds = g.cards[first + WILD]
    sheet.add(CARDS_HELD, use * min(cards, MANY_CARDS))
    if cards > MANY_CARDS:
        sheet.add(MORE_CARDS, use * (cards - MANY_CARDS))
    if wilds:
        sheet.add(WILDS, use * wilds)
    fitting = 0.0
    for council in range(COUNCIL_COUNT):
        fitting += SATISFIABLE[min(BALCONY, fits(g, first, council) + wilds)]
    sheet.add(COUNCILS, use * fitting)


def fits(g: Kingdom, first: int, council: int) -> int:
    """How many councillors a hand could satisfy without a wild card, see `acquiring.matches`."""
    row = SEATED + council * BALCONY
    satisfied = 0
    for at in range(row, row + BALCONY):
        colour = g.councillors[at]
        wanted = 1
        for before in range(row, at):
            if g.councillors[before] == colour:
                wanted += 1
        if colour != NOBODY and g.cards[first + colour] >= wanted:
            satisfied += 1
    return satisfied


def count_pending(table: Table[Any], g: Kingdom, sheets: list[Sheet], sources: Sources) -> None:
    """Actions still to be taken, rewards still to be paid, and the council that is being satisfied."""
    for form in table.stack:
        if isinstance(form, Turn):
            sheets[form.seat].add(MAIN_ACTIONS, float(form.due + g.extra))
        elif isinstance(form, Emporium):
            sheets[form.seat].add(TOKENS_DUE, sources.of_tokens(g, form.due))
        elif isinstance(form, Bonus):
            sheets[form.seat].add(REWARDS_DUE, of_bonus(g, form.seat, form, sources))
        elif isinstance(form, Satisfying) and not form.paid:
            sheets[form.seat].add(PURCHASE, of_purchase(g, form.seat, form, sources))


JUDGE: Final = KingdomJudge
