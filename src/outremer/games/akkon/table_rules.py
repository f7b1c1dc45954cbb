"""What holds at one table: its rulings, and the city cards it plays with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from outremer.games.akkon.card_list import CardList
from outremer.games.akkon.vocabulary import CARDS, KINDS, SEATS, WORDS
from outremer.kernel.modules import Rules

if TYPE_CHECKING:
    from outremer.games.akkon.world import HolyLand  # noqa: F401  # the rules' own world, named as text below


class AkkonRules(Rules["HolyLand"]):
    """Shared by all clones of a table."""

    rule: ClassVar[str] = "end.after-action-phase"

    def __init__(self, seats: int, options: Mapping[str, str], cards: CardList) -> None:
        super().__init__(WORDS, seats)
        self.bid_step: Final = -1 if options["bidding_direction"] == "anticlockwise" else 1  # [auction.direction]
        self.many_pieces_a_turn: Final = options["pieces_per_turn"] == "many"  # [auction.place-one]
        self.brothers_help_opponent: Final = options["brothers_help"] == "opponent"  # [card.brothers.opponent-advances]
        self.hands_are_open: Final = options["hands"] == "open"  # [setup.cards.starting-open]
        self.saladin_moves_any: Final = options["saladin_moves"] == "any"  # [privilege.gold]
        self.swaps_at_any_time: Final = options["barbarossa_swaps"] == "any-time"  # [privilege.reputation]
        self.blesses_each_pair: Final = options["pope_blesses"] == "each-pair"  # [privilege.faith]
        self.one_card_a_turn: Final = options["cards_per_turn"] == "one"  # [action.order]
        self.seneschal_feeds: Final = options["seneschal_feeds"] == "yes"  # [templar.turcopole.value]
        self.one_round_more: Final = options["last_round"] == "next"  # [end.trigger]
        self.kind: Final = cards.kind  # by card, as the next six
        self.cost: Final = cards.cost
        self.track: Final = cards.track  # the characteristic shown, or NOBODY
        self.steps: Final = cards.steps
        self.loss: Final = cards.loss  # the characteristic shown for the step back, or NOBODY
        self.trade: Final = cards.trade  # the city shown, or NOBODY
        self.provenance: Final = cards.provenance
        self.starting: Final = cards.starting  # [setup.cards.take-out.holy-lance]
        self.starting_words: Final = [CARDS[card] for card in cards.starting]
        self.removed: Final = cards.short if options["length"] == "short" else []  # [short-game.siege]
        self.seat_odds: Final = [1 if seat < seats else 0 for seat in range(SEATS)]
        self.pieces: Final = seats * KINDS  # Templars in play: 0 .. pieces - 1
        self.everyone: Final = (1 << seats) - 1  # who has seen a Templar that lies face up
