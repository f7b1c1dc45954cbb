"""A toy court, hard in the ways of Fief: its words, its world, and the rules that its options assemble."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Number
from outremer.kernel.forms import Form, World
from outremer.kernel.layouts import Chairs, Grid
from outremer.kernel.lexicon import NUMBER, SEAT, Annals, Lexicon
from outremer.kernel.menu import Menu
from outremer.kernel.modules import Answers, Module, Rules, those_who_answer

SEATS: Final = 4
LORDS: Final = ["odo", "hugh", "bertha", "ivo", "joan", "maud"]
FAMILY: Final = [0, 0, 1, 1, 2, 3]  # by lord
DAGGER: Final = 0
PASSAGE: Final = 1
RUSE: Final = 2
ALMS: Final = 3
CARDS: Final = ["dagger", "passage", "ruse", "alms"]
KINDS: Final = 4
DECK: Final = [4, 3, 3, 4]
KNIGHT: Final = 0
FOOTMAN: Final = 1
TROOPS: Final = ["knight", "footman"]
MUSTER: Final = [1, 2]  # of each kind, by house
D6: Final = ["1", "2", "3", "4", "5", "6"]

WORDS: Final = Lexicon()
PASS: Final = WORDS.verb("pass")
FOIL: Final = WORDS.verb("foil")
ANNUL: Final = WORDS.verb("annul")
CROWN: Final = WORDS.verb("crown")
SPURN: Final = WORDS.verb("spurn")
LOSE: Final = WORDS.verb("lose", TROOPS)
ATTACK: Final = WORDS.verb("attack", SEATS)
VOTE: Final = WORDS.verb("vote", LORDS)
ASSASSINATE: Final = WORDS.verb("assassinate", LORDS, offer=True)

TOLD: Final = Annals()
SEASON_BEGINS: Final = TOLD.event("season-begins", number=NUMBER)
DREW: Final = TOLD.event("drew", seat=SEAT, card=CARDS)
DREW_A_CARD: Final = TOLD.event("drew-a-card", seat=SEAT)
STRUCK: Final = TOLD.event("struck", seat=SEAT, victim=LORDS)
FOILED: Final = TOLD.event("foiled", seat=SEAT)
DIED: Final = TOLD.event("died", lord=LORDS)
ANNULLED: Final = TOLD.event("annulled", seat=SEAT)
VOTED: Final = TOLD.event("voted", seat=SEAT, lord=LORDS)
ELECTED: Final = TOLD.event("elected", lord=LORDS)
NOBODY_STANDS: Final = TOLD.event("nobody-stands")
CROWNED: Final = TOLD.event("crowned", seat=SEAT)
LOST: Final = TOLD.event("lost", seat=SEAT, troop=TROOPS)

LEDGER: Final = frozenset(
    [
        "reign.end",
        "season.order",
        "drawing.one-each",
        "ballot.secret",
        "ballot.candidate.dead",
        "protest.secret",
        "protest.ruse",
        "coronation.owner",
        "battle.foe",
        "battle.foe.not-self",
        "battle.foe.absent",
        "losses.owner",
        "losses.none-left",
        "dagger.target",
        "dagger.hand",
        "dagger.not-own-family",
        "dagger.passage",
        "offer.never-now",
        "module.scope",
    ]
)


class Court(World):
    """Lords, cards and troops. Hands and the deck are secret; the sizes of the hands are not."""

    blanks: ClassVar[dict[str, Blank]] = {
        "season": Number(0, 9),
        "alive": Grid(Flag(), LORDS),
        "deck": Grid(Number(0, 4), CARDS),
        "hand": Grid(Number(0, 4), Chairs(SEATS), CARDS),
        "discard": Grid(Number(0, 4), CARDS),
        "troops": Grid(Number(0, 2), Chairs(SEATS), TROOPS),
        "fallen": Grid(Number(0, 8), TROOPS),
        "points": Grid(Number(0, 99), Chairs(SEATS)),
        "bishop": Noun(LORDS, nobody=True),
    }

    def __init__(
        self,
        rules: CourtRules,
        season: int,
        alive: list[int],
        deck: list[int],
        hand: list[int],
        discard: list[int],
        troops: list[int],
        fallen: list[int],
        points: list[int],
        bishop: int = NOBODY,
    ) -> None:
        super().__init__(rules)
        self.rules: Final = rules
        self.season = season
        self.alive: Final = alive
        self.deck: Final = deck
        self.hand: Final = hand  # by seat * KINDS + card
        self.discard: Final = discard
        self.troops: Final = troops  # by seat * 2 + kind
        self.fallen: Final = fallen
        self.points: Final = points
        self.bishop = bishop

    def clone(self) -> Court:
        return Court(
            self.rules,
            self.season,
            self.alive[:],
            self.deck[:],
            self.hand[:],
            self.discard[:],
            self.troops[:],
            self.fallen[:],
            self.points[:],
            self.bishop,
        )

    def holds(self, seat: int, card: int) -> bool:
        return self.hand[seat * KINDS + card] > 0

    def cards(self, seat: int) -> int:
        return sum(self.hand[seat * KINDS : seat * KINDS + KINDS])

    def men(self, seat: int) -> int:
        return self.troops[seat * 2] + self.troops[seat * 2 + 1]

    def spend(self, seat: int, card: int) -> None:
        """Play a card from the hand for all to see."""
        self.hand[seat * KINDS + card] -= 1
        self.discard[card] += 1
        self.reveal()

    def active(self) -> int:
        return self.season % self.rules.seats

    def candidates(self) -> int:
        """The living lords, as bits."""
        return sum(1 << lord for lord in range(len(LORDS)) if self.alive[lord])

    def leader(self, seat: int) -> int:
        for lord in range(len(LORDS)):
            if self.alive[lord] and FAMILY[lord] == seat:
                return lord
        return NOBODY


class CourtQuestions(Answers[Court]):
    """What the base rules ask of the modules in play."""

    def battle_dice(self, g: Court, seat: int) -> int:
        """How many dice more this seat throws in a battle."""
        return 0


class CourtRules(Rules[Court]):
    """What the options put together."""

    rule: ClassVar[str] = "reign.end"
    no_offer: ClassVar[str] = "offer.never-now"

    def __init__(
        self, seats: int, seasons: int, modules: Sequence[Module[Court]], absent: Sequence[Module[Court]]
    ) -> None:
        super().__init__(WORDS, seats, modules, absent)
        self.seasons: Final = seasons
        questions = [one for one in self.answers if isinstance(one, CourtQuestions)]
        self.asked_for_dice: Final = those_who_answer("battle_dice", questions, CourtQuestions)
        self.ballot: Callable[[list[int], int], Form[Court]]
        self.assassination: Callable[[int, int], Form[Court]]

    def battle_dice(self, g: Court, seat: int) -> int:
        return 2 + sum(one.battle_dice(g, seat) for one in self.asked_for_dice)

    def offers(self, g: Court, seat: int, menu: Menu) -> None:
        for lord in range(len(LORDS)):
            menu.put(ASSASSINATE + lord, no_assassination(g, seat, lord))

    def offered(self, g: Court, seat: int, verb: int, noun: int) -> Form[Court] | None:
        return self.assassination(seat, noun)


def no_assassination(g: Court, seat: int, lord: int) -> str | None:
    if not g.holds(seat, DAGGER):
        return "dagger.hand"
    if FAMILY[lord] == seat:
        return "dagger.not-own-family"
    return None if g.alive[lord] else "dagger.target"
