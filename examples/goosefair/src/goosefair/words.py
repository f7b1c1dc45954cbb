"""What is said and what is told at the Goose Fair."""

from typing import Final

from outremer.kernel.lexicon import NUMBER, SEAT, Annals, Lexicon

SEATS: Final = 4
PLACES: Final = ["church", "bridge", "well"]
WEATHERS: Final = ["rain", "clouds", "sun"]
MOST: Final = 3  # geese that one may bring

WORDS: Final = Lexicon()
BRING: Final = WORDS.verb("bring", PLACES, MOST + 1, said_to=("Market",), otherwise="market.time")
STAY: Final = WORDS.verb("stay", said_to=("Market",), otherwise="market.time")

TOLD: Final = Annals()
DAWNED: Final = TOLD.event("dawned", day=NUMBER, weather=WEATHERS)
SOLD: Final = TOLD.event("sold", seat=SEAT, place=PLACES, geese=NUMBER, pence=NUMBER)
STAYED: Final = TOLD.event("stayed", seat=SEAT)
