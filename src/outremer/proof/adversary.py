"""Whoever plays a game at random in order to find its faults: what people seldom do must come up too."""

from __future__ import annotations

from collections import Counter
from random import Random

from outremer.kernel.playouts import OFFERS_ONE_IN, seldom_offers
from outremer.table.game import Game
from outremer.table.table import Table


class Adversary:
    """A third of the games make offers seldom, as people do, a third lie in ambush, a third prefer rare verbs."""

    def __init__(self, game: Game, seed: int, dice: Random) -> None:
        self.game = game
        self.seed = seed
        self.dice = dice
        self.said: Counter[int] = Counter()  # by verb
        self.ambush = dice.choice(game.all_forms)  # the form during which offers are taken

    def chooses(self, table: Table) -> tuple[int, int]:
        """The seat that speaks, and its move."""
        seat, move = self._choose(table)
        self.said[self.game.lexicon.verb_of[move]] += 1
        return seat, move

    def _choose(self, table: Table) -> tuple[int, int]:
        kernel = table.kernel
        if self.seed % 3 == 1 and kernel.rules.has_offers:
            return self._from_ambush(table)
        seat = self.dice.choice([one for one in range(table.seats) if kernel.asked(one)])
        moves = kernel.legal(seat)
        if self.seed % 3 == 0:
            return seat, self.dice.choice(seldom_offers(kernel, moves, self.dice.randrange(OFFERS_ONE_IN) == 0))
        if self.seed % 3 == 2 and self.dice.random() < 0.5:
            verb_of = self.game.lexicon.verb_of
            rarest = min(self.said[verb_of[move]] for move in moves)
            moves = [move for move in moves if self.said[verb_of[move]] == rarest]
        return seat, self.dice.choice(moves)

    def _from_ambush(self, table: Table) -> tuple[int, int]:
        """Keep all offers back until one kind of form is open, then take them by preference, whoever is asked."""
        kernel, is_offer = table.kernel, self.game.lexicon.is_offer
        said = [(seat, move) for seat in range(table.seats) for move in kernel.legal(seat)]
        offers = [one for one in said if is_offer[one[1]]]
        level = len(kernel.stack) - 1
        while kernel.asides >> level & 1:
            level -= 1
        is_open = self.ambush in (type(kernel.stack[level]), type(kernel.stack[-1]))
        if offers and self.dice.random() < (0.6 if is_open else 0.05):
            return self.dice.choice(offers)
        return self.dice.choice([one for one in said if not is_offer[one[1]]])
