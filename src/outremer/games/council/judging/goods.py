"""What things of the Council of Four are worth in victory points while the game goes on, by what they will become."""

from __future__ import annotations

from typing import Final

from outremer.games.council.settings import CouncilRules
from outremer.games.council.vocabulary import CITY_COUNT, GOODS_COUNT, SOURCES, TOKEN_SOURCE
from outremer.games.council.world import TOKEN, Kingdom
from outremer.kernel.blanks import NOBODY

GOOD_WORTH: Final = [0.35, 0.9, 1.0, 0.6, 1.1, 2.5, 1.8, 3.5, 2.5]  # in the order of GOODS
WILD_WORTH: Final = 0.95
EMPORIUM_WORTH: Final = 4.0
PERMIT_WORTH: Final = [3.0, 2.7, 2.0, 1.2, 0.6]  # the first permit to build with, the second, and so on
SPENT_PERMIT: Final = 0.2  # a permit that names no city to build in
CHOICE_OF_CITY: Final = 0.25  # each further city that a permit names
GROUP_HOPE: Final = 0.75  # of a group's tiles, by how much of it is built


class Sources:
    """What each permit, token and cell of the nobility track pays under one set of rules, looked up once."""

    def __init__(self, rules: CouncilRules) -> None:
        self.rules: Final = rules
        self.worth: Final[list[float]] = []
        for source in range(len(SOURCES)):
            worth = 0.0
            for good in range(GOODS_COUNT):
                worth += rules.pays(source, good) * GOOD_WORTH[good]
            self.worth.append(worth)

    def of_tokens(self, g: Kingdom, cities: int) -> float:
        worth = 0.0
        for city in range(CITY_COUNT):
            if cities >> city & 1:
                token = g.board[TOKEN + city]
                if token != NOBODY:
                    worth += self.worth[TOKEN_SOURCE + token]
        return worth
