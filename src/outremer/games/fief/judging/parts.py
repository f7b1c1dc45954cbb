"""What the judge of Fief counts, each part in coins."""

from __future__ import annotations

from typing import Final

PARTS: Final = (
    "points",  # how near to victory, alone or with the spouse's family
    "titles",
    "claims",  # on fiefs that nobody governs
    "savings",  # for a title within reach
    "coins",
    "villages",
    "this-year",  # taxes, harvests, good weather
    "lords",
    "dignities",
    "stains",  # of assassins
    "hand",
    "promises",
    "men",
    "fears",  # what may be lost for want of them
    "chances",  # what they may win
    "expansions",
    "ban",  # an excommunicated lord, of one's own or of a foe
)
POINTS: Final = 0
TITLES: Final = 1
CLAIMS: Final = 2
SAVINGS: Final = 3
COINS: Final = 4
VILLAGES: Final = 5
THIS_YEAR: Final = 6
LORDS: Final = 7
DIGNITIES: Final = 8
STAINS: Final = 9
HAND: Final = 10
PROMISES: Final = 11
MEN: Final = 12
FEARS: Final = 13
CHANCES: Final = 14
EXPANSIONS: Final = 15
BAN: Final = 16
