"""The court: who has which attendant, which trait each lord has, and what everybody knows of those face down.

A trait works through `works`: at a moment at which it would show, it is turned up if it is there, and if it is not,
everybody knows that from then on.
"""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.vocabulary import DECKS, HAND_CARDS, LORD_COUNT, LORDS, PLACES, SEATS, SEES, TOLD, WORDS
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Seats
from outremer.kernel.forms import Piece
from outremer.kernel.layouts import Chairs, Grid
from outremer.kernel.lexicon import NUMBER, SEAT

THIEF: Final = 0
GYPSY: Final = 1
TAX_COLLECTOR: Final = 2
SPY: Final = 3
MINSTREL: Final = 4
STRATEGIST: Final = 5
ATTENDANTS: Final = ["thief", "gypsy", "tax-collector", "spy", "minstrel", "strategist"]

BASTARD: Final = 0
UGLY: Final = 1
BLESSED: Final = 2
CURSED: Final = 3
UNLUCKY: Final = 4
CHARISMATIC: Final = 5
EXTRAVAGANT: Final = 6
TYRANT: Final = 7
AMBITIOUS: Final = 8
STORM: Final = 9
AGILE: Final = 10
COWARD: Final = 11
CRUEL: Final = 12
CUNNING: Final = 13
BRAVE: Final = 14
LOYAL: Final = 15
PERSUASIVE: Final = 16
HEARTBREAKER: Final = 17
ORDINARY: Final = 18  # it does nothing at all [trait.ordinary]
SAINT: Final = 19
SHADOW: Final = 20
TRAIT_COUNT: Final = 21
TRAITS: Final = [
    "bastard",
    "ugly",
    "blessed",
    "cursed",
    "unlucky",
    "charismatic",
    "extravagant",
    "tyrant",
    "ambitious",
    "storm",
    "agile",
    "coward",
    "cruel",
    "cunning",
    "brave",
    "loyal",
    "persuasive",
    "heartbreaker",
    "ordinary",
    "saint",
    "shadow",
]

STOLEN: Final = 1  # what attendants and the Shadow have done, as bits: the Thief, in this game
SWAPPED: Final = 2  # the Spy, in this game
SPIED: Final = 4  # the Spy, in this turn
TOSSED: Final = 8  # the Gypsy, in this turn
SLIPPED: Final = 16  # the Shadow, in this turn
USES: Final = ["stolen", "swapped", "spied", "tossed", "slipped"]

USUAL: Final = 0
MOVES_FIRST: Final = 1
MOVES_LAST: Final = 2
STAYS: Final = 3
PLANS: Final = ["in-turn", "before-all", "after-all", "not-at-all"]
HANDS: Final = ["left-hand", "right-hand"]
MOST_IN_A_HAND: Final = 99
DRAWN_CARDS: Final = [*HAND_CARDS, "disaster"]
A_DISASTER: Final = len(HAND_CARDS)

STEAL: Final = WORDS.verb("steal", SEATS, offer=True, module="politics")
SPLIT: Final = WORDS.verb(  # coins in the left hand
    "split", MOST_IN_A_HAND + 1, said_to=("Theft",), otherwise="attendant.thief", module="politics"
)
PICK: Final = WORDS.verb("pick", HANDS, said_to=("Theft",), otherwise="attendant.thief", module="politics")
TOSS: Final = WORDS.verb("toss", said_to=("CardTossed",), otherwise="attendant.gypsy", module="politics")
SPY_ON: Final = WORDS.verb("spy-on", SEATS, offer=True, module="politics")
SWAP_FOR: Final = WORDS.verb(
    "swap-for", HAND_CARDS, said_to=("SpyLooks",), otherwise="attendant.spy.swap", module="politics"
)
SWAP_WITH: Final = WORDS.verb(
    "swap-with", HAND_CARDS, said_to=("SpyLooks",), otherwise="attendant.spy.swap", module="politics"
)
PLAN: Final = WORDS.verb(
    "plan-march", PLANS, said_to=("Strategy",), otherwise="attendant.strategist", module="politics"
)
TURN_UP: Final = WORDS.verb("turn-up", LORDS, offer=True, module="politics")
PERSUADE: Final = WORDS.verb(
    "persuade", SEATS, said_to=("Persuasion",), otherwise="trait.persuasive", module="politics"
)
BREAK_MARRIAGE: Final = WORDS.verb("break-marriage", LORDS, offer=True, module="politics")
SLIP: Final = WORDS.verb(
    "slip", said_to=("Army", "Foil", "Rounds"), otherwise="trait.shadow", guest=True, module="politics"
)
VANISH: Final = WORDS.verb("vanish", LORDS, offer=True, module="politics")
RISE_AGAINST: Final = WORDS.verb("rise-against", LORDS, offer=True, module="politics")

ATTENDED: Final = TOLD.event("attended", seat=SEAT, attendant=ATTENDANTS)
ROBBED: Final = TOLD.event("robbed", seat=SEAT, other=SEAT)
STOLE: Final = TOLD.event("stole", seat=SEAT, other=SEAT, hand=HANDS, coins=NUMBER)
TOSSED_CARD: Final = TOLD.event("tossed", seat=SEAT)
SPY_CAME: Final = TOLD.event("spy-came", seat=SEAT, other=SEAT)
SPY_LOOKED: Final = TOLD.event("spy-looked", seat=SEAT, other=SEAT)
MARCH_PLANNED: Final = TOLD.event("march-planned", seat=SEAT, plan=PLANS)
TOLL_INCOME: Final = TOLD.event("toll-income", seat=SEAT, bridges=NUMBER, coins=NUMBER)
TRAIT_DRAWN: Final = TOLD.event("trait-drawn", seat=SEAT, lord=LORDS, trait=TRAITS)
TRAIT_DRAWN_UNSEEN: Final = TOLD.event("trait-drawn-unseen", seat=SEAT, lord=LORDS)
TRAIT_SHOWN: Final = TOLD.event("trait-shown", seat=SEAT, lord=LORDS, trait=TRAITS)
TRAIT_DISCARDED: Final = TOLD.event("trait-discarded", lord=LORDS, trait=TRAITS)
TRAITS_RESHUFFLED: Final = TOLD.event("traits-reshuffled")
TRAIT_INCOME: Final = TOLD.event("trait-income", seat=SEAT, lord=LORDS, coins=NUMBER)
TRAIT_COST: Final = TOLD.event("trait-cost", seat=SEAT, lord=LORDS, coins=NUMBER)
DOWRY: Final = TOLD.event("dowry", seat=SEAT, other=SEAT, lord=LORDS, coins=NUMBER)
CARD_RETURNED: Final = TOLD.event("card-returned", seat=SEAT, see=SEES)
WEDDING_OFF: Final = TOLD.event("wedding-off", lord=LORDS, spouse=LORDS)
OMEN: Final = TOLD.event("ill-omen", lord=LORDS, hits=NUMBER)
GAVE_UP: Final = TOLD.event("gave-up", seat=SEAT, lord=LORDS, village=PLACES)
PERSUADED: Final = TOLD.event("persuaded", seat=SEAT, lord=LORDS, other=SEAT)
HEARTBROKEN: Final = TOLD.event("heartbroken", seat=SEAT, lord=LORDS, spouse=LORDS)
SLIPPED_THROUGH: Final = TOLD.event("slipped-through", seat=SEAT, lord=LORDS)
ROSE_AGAINST: Final = TOLD.event("rose-against", seat=SEAT, lord=LORDS, cards=NUMBER)
PAID_LESS: Final = TOLD.event("paid-less", seat=SEAT, lord=LORDS, coins=NUMBER)


class Court(Piece):
    """Attendants lie open; traits of lords lie face down until they are turned up. The rest of them is in the deck or,
    face up, on the discard pile."""

    blanks: ClassVar[dict[str, Blank]] = {
        "attendant": Grid(Noun(ATTENDANTS, nobody=True), Chairs(SEATS), absent=NOBODY),
        "used": Nouns(USES),
        "plan": Noun(PLANS),
        "trait": Grid(Noun(TRAITS, nobody=True), LORDS),
        "shown": Nouns(LORDS),
        "ruled_out": Grid(Nouns(TRAITS), LORDS),
        "discards": Nouns(TRAITS),
        "captors": Grid(Nouns(LORDS), LORDS),
        "drawing": Noun(LORDS, nobody=True),
        "drawn": Noun(DRAWN_CARDS, nobody=True),
        "redrawn": Noun(DECKS, nobody=True),
        "persuading": Seats(),
        "cursing": Flag(),
        "fated": Noun([*SEES, "beyond"], nobody=True),
        "playing": Flag(),
    }

    def __init__(
        self,
        attendant: list[int],
        used: int,
        plan: int,
        trait: list[int],
        shown: int,
        ruled_out: list[int],
        discards: int,
        captors: list[int],
        drawing: int,
        drawn: int,
        redrawn: int,
        persuading: int,
        cursing: bool,
        fated: int,
        playing: bool,
    ) -> None:
        self.attendant: Final = attendant  # by seat
        self.used = used
        self.plan = plan  # of the Strategist in this phase of movement
        self.trait: Final = trait  # by lord
        self.shown = shown  # lords (bits) whose trait is turned up
        self.ruled_out: Final = ruled_out  # by lord: traits (bits) that, as everybody has seen, his is not
        self.discards = discards
        self.captors: Final = captors  # by captive: the lords (bits) who were there when he was taken
        self.drawing = drawing  # the lord who has come and gets a trait
        self.drawn = drawn  # the card just drawn by the Gypsy's player
        self.redrawn = redrawn  # the deck from which a card is drawn anew for one that she tossed in this turn
        self.persuading = persuading  # seats to be asked before the battle that begins
        self.cursing = cursing  # a disaster was turned up, and the Cursed throws a die
        self.fated = fated  # the see, or beyond the map, where that die has it strike
        self.playing = playing  # cards are being played in phase 2

    def clone(self) -> Court:
        return Court(
            self.attendant[:],
            self.used,
            self.plan,
            self.trait[:],
            self.shown,
            self.ruled_out[:],
            self.discards,
            self.captors[:],
            self.drawing,
            self.drawn,
            self.redrawn,
            self.persuading,
            self.cursing,
            self.fated,
            self.playing,
        )

    def is_shown(self, lord: int) -> bool:
        return self.shown >> lord & 1 == 1

    def in_deck(self) -> list[int]:
        """The traits that lie in the deck."""
        return [trait for trait in range(TRAIT_COUNT) if trait not in self.trait and not self.discards >> trait & 1]


def new_court() -> Court:
    """Nobody has anything yet; a starting lord never draws a trait. [expansion.politics.contents] [trait.draw]"""
    return Court(
        attendant=[NOBODY] * SEATS,
        used=0,
        plan=USUAL,
        trait=[NOBODY] * LORD_COUNT,
        shown=0,
        ruled_out=[0] * LORD_COUNT,
        discards=0,
        captors=[0] * LORD_COUNT,
        drawing=NOBODY,
        drawn=NOBODY,
        redrawn=NOBODY,
        persuading=0,
        cursing=False,
        fated=NOBODY,
        playing=False,
    )


def court_of(g: France) -> Court:
    piece = g.pieces[g.rules.piece_at["politics"]]
    assert isinstance(piece, Court)
    return piece


def seat_with(g: France, attendant: int) -> int:
    """The seat that this attendant serves, or NOBODY: then it stayed in the box. [attendant.draw]"""
    served = court_of(g).attendant
    return served.index(attendant) if attendant in served else NOBODY


def has_used(g: France, use: int) -> bool:
    return court_of(g).used & use != 0


def has_trait(g: France, lord: int, trait: int) -> bool:
    """Face up or down. Secret: only for what its owner may do, or what happens to be turned up for all."""
    return court_of(g).trait[lord] == trait


def bearer(g: France, trait: int) -> int:
    """The lord with this trait, face up or down, or NOBODY. Secret likewise."""
    traits = court_of(g).trait
    return traits.index(trait) if trait in traits else NOBODY


def is_known(g: France, lord: int, trait: int) -> bool:
    """Does everybody know that this is his?"""
    return has_trait(g, lord, trait) and court_of(g).is_shown(lord)


def could_have(g: France, lord: int, trait: int) -> bool:
    """Could it, as far as everybody knows, be his?"""
    court = court_of(g)
    if court.is_shown(lord) or court.trait[lord] == NOBODY:
        return has_trait(g, lord, trait)
    if court.ruled_out[lord] >> trait & 1 or court.discards >> trait & 1:
        return False
    holder = bearer(g, trait)
    return holder == NOBODY or not court.is_shown(holder)


def turn_up(g: France, lord: int) -> None:
    """For good. [trait.face]"""
    court = court_of(g)
    if not court.is_shown(lord):
        court.shown |= 1 << lord
        g.reveal()
        g.tell(TRAIT_SHOWN, g.owner(lord), lord, court.trait[lord])


def works(g: France, lord: int, trait: int) -> bool:
    """Now it would show: if it is his, it is turned up, and if not, everybody knows that it is not. [trait.face]"""
    if has_trait(g, lord, trait):
        turn_up(g, lord)
        return True
    court = court_of(g)
    if court.trait[lord] != NOBODY:
        court.ruled_out[lord] |= 1 << trait
    return False


def work_for(g: France, lords: list[int], trait: int) -> int:
    """The one of these lords whose trait shows now, or NOBODY; of the others all know that it is not theirs."""
    found = NOBODY
    for lord in lords:
        if works(g, lord, trait):
            found = lord
    return found
