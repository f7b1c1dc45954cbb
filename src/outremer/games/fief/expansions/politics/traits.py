"""Noble traits: how they come to lords and leave them, and those that work by themselves."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.deaths import end_marriage, kill
from outremer.games.fief.dice import HIT_WORDS
from outremer.games.fief.expansions.politics.court import (
    BASTARD,
    CARD_RETURNED,
    CHARISMATIC,
    COWARD,
    CRUEL,
    CURSED,
    DOWRY,
    EXTRAVAGANT,
    GAVE_UP,
    HEARTBREAKER,
    HEARTBROKEN,
    OMEN,
    TRAIT_COST,
    TRAIT_COUNT,
    TRAIT_DISCARDED,
    TRAIT_DRAWN,
    TRAIT_DRAWN_UNSEEN,
    TRAIT_INCOME,
    TRAITS,
    TRAITS_RESHUFFLED,
    TYRANT,
    UGLY,
    UNLUCKY,
    WEDDING_OFF,
    bearer,
    court_of,
    has_trait,
    is_known,
    turn_up,
    work_for,
    works,
)
from outremer.games.fief.layout import COINS
from outremer.games.fief.losses import lose_troop
from outremer.games.fief.prisoners import capture
from outremer.games.fief.sides import lords_on, strength_on, strongest
from outremer.games.fief.titles import strip
from outremer.games.fief.vocabulary import (
    ATTACKER,
    DEFENDER,
    FIEF_COUNT,
    IN_BATTLE,
    KING,
    LORD_COUNT,
    LORDS,
    POPE,
    PRISON,
    QUEEN,
    SEE_COUNT,
    TITLE_COUNT,
    VILLAGE_COUNT,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun
from outremer.kernel.forms import DONE, Form, Need, Roll

DOWRY_OF_UGLY: Final = 2  # [trait.ugly]
OF_CHARISMATIC: Final = 1  # [trait.charismatic]
OF_TYRANT: Final = 2  # [trait.tyrant.income]
OF_A_TITLE: Final = 2  # [trait.extravagant]
HITS_OF_A_CURSE: Final = 2  # [trait.cursed]


class TraitDrawn(Form[France]):
    """A lord who has come draws a trait, which his family alone sees."""

    rule: ClassVar[str] = "trait.draw"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"lord": Noun(LORDS)}

    def __init__(self, lord: int) -> None:
        self.lord = lord

    def enter(self, g: France) -> None:
        """When the deck is empty, the discard pile is shuffled anew. [trait.discard]"""
        court = court_of(g)
        court.drawing = NOBODY
        if not court.in_deck():
            court.discards = 0
            g.tell(TRAITS_RESHUFFLED)

    def needs(self, g: France) -> Need:
        """[trait.draw]"""
        court = court_of(g)
        if court.trait[self.lord] != NOBODY:
            return DONE
        deck = court.in_deck()
        return Roll([1 if trait in deck else 0 for trait in range(TRAIT_COUNT)], TRAITS)

    def hears_roll(self, g: France) -> int:
        return 1 << g.owner(self.lord)

    def rolled(self, g: France, outcome: int) -> None:
        """Face down, until its owner turns it up or it works. [trait.face]"""
        court_of(g).trait[self.lord] = outcome
        seat = g.owner(self.lord)
        g.tell_only(1 << seat, TRAIT_DRAWN, [seat, self.lord, outcome], instead=TRAIT_DRAWN_UNSEEN)

    def fits(self, g: France) -> str | None:
        return None if g.is_in_play(self.lord) else f"lord: {LORDS[self.lord]} is not in play"

    def copy(self) -> TraitDrawn:
        return TraitDrawn(self.lord)


def discard_trait(g: France, lord: int) -> None:
    """Face up, whatever it was. [trait.discard]"""
    court = court_of(g)
    if court.trait[lord] != NOBODY:
        court.discards |= 1 << court.trait[lord]
        g.reveal()
        g.tell(TRAIT_DISCARDED, lord, court.trait[lord])
        court.trait[lord] = NOBODY
    court.shown &= ~(1 << lord)
    court.ruled_out[lord] = court.captors[lord] = 0
    for captive in range(LORD_COUNT):
        court.captors[captive] &= ~(1 << lord)


# -- phase 1 ---------------------------------------------------------------------------------------------------------


def no_marriage(g: France, lord: int) -> str | None:
    """What his trait has against his wedding. [trait.bastard] [trait.ugly]"""
    if has_trait(g, lord, BASTARD):
        return "trait.bastard"
    if has_trait(g, lord, UGLY) and g.coins(g.owner(lord)) < DOWRY_OF_UGLY:
        return "trait.ugly"
    return None


def stops_at_the_altar(g: France, one: int, other: int) -> bool:
    """A trait that nobody else knew of forbids it: it is turned up, and there is no wedding. [trait.face]"""
    for lord in (one, other):
        if no_marriage(g, lord) is not None:
            turn_up(g, lord)
            g.tell(WEDDING_OFF, one, other)
            return True
    return False


def pay_dowry(g: France, one: int, other: int) -> None:
    """[trait.ugly]"""
    for lord, spouse in ((one, other), (other, one)):
        works(g, lord, BASTARD)
        if works(g, lord, UGLY):
            seat, to = g.owner(lord), g.owner(spouse)
            g.family[COINS + seat] -= DOWRY_OF_UGLY
            g.family[COINS + to] += DOWRY_OF_UGLY
            g.tell(DOWRY, seat, to, lord, DOWRY_OF_UGLY)


# -- phase 2 ---------------------------------------------------------------------------------------------------------


class CurseRolled(Form[France]):
    """The Cursed throws a battle die for a disaster that was turned up."""

    rule: ClassVar[str] = "trait.cursed"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"lord": Noun(LORDS), "over": Flag()}

    def __init__(self, lord: int, over: bool = False) -> None:
        self.lord = lord
        self.over = over

    def enter(self, g: France) -> None:
        court_of(g).cursing = False

    def needs(self, g: France) -> Need:
        return DONE if self.over else Roll(g.rules.box.hit_odds, HIT_WORDS)

    def rolled(self, g: France, outcome: int) -> None:
        """On two hits it strikes where he is. [trait.cursed]"""
        self.over = True
        g.tell(OMEN, self.lord, outcome)
        if outcome == HITS_OF_A_CURSE:
            place = g.place(self.lord)
            court_of(g).fated = g.rules.board.see_of[place] if place < VILLAGE_COUNT else SEE_COUNT

    def copy(self) -> CurseRolled:
        return CurseRolled(self.lord, self.over)


def curse(g: France) -> None:
    """A disaster was turned up. Of a Cursed beyond the map the curse strikes there: the sixth face is no see's.

    [trait.cursed] [phase2.active]
    """
    court = court_of(g)
    court.fated = NOBODY
    cursed = [lord for lord in lords_in_play(g) if g.place(lord) != PRISON]
    court.cursing = work_for(g, cursed, CURSED) != NOBODY


def lords_in_play(g: France) -> list[int]:
    return [lord for lord in range(LORD_COUNT) if g.is_in_play(lord)]


def lords_in_see(g: France, see: int) -> list[int]:
    """Captives among them."""
    villages = g.rules.board.villages_of_see[see]
    return [lord for lord in lords_in_play(g) if g.place(lord) in villages]


def no_luck(g: France, seat: int, see: int) -> str | None:
    """Everybody knows that the Unlucky is there, or his own player does. [trait.unlucky]"""
    for lord in lords_in_see(g, see):
        if has_trait(g, lord, UNLUCKY) and (g.owner(lord) == seat or is_known(g, lord, UNLUCKY)):
            return "trait.unlucky"
    return None


def meets_bad_luck(g: France, seat: int, see: int) -> bool:
    """The trait is turned up, and the card goes back to the hand. [trait.unlucky]"""
    if work_for(g, lords_in_see(g, see), UNLUCKY) == NOBODY:
        return False
    g.tell(CARD_RETURNED, seat, see)
    return True


# -- phase 3 ---------------------------------------------------------------------------------------------------------


def income_of_traits(g: France, seat: int) -> int:
    """[phase3.active]"""
    total = 0
    for lord in g.lords_of(seat):
        if g.is_free(lord) and g.place(lord) < VILLAGE_COUNT:
            if g.place(lord) in g.rules.board.principal and works(g, lord, CHARISMATIC):  # [trait.charismatic]
                total += OF_CHARISMATIC
                g.tell(TRAIT_INCOME, seat, lord, OF_CHARISMATIC)
            if not g.is_besieged(g.place(lord)) and works(g, lord, TYRANT):  # [trait.tyrant.income]
                total += OF_TYRANT
                g.tell(TRAIT_INCOME, seat, lord, OF_TYRANT)
        titles = scoring_titles(g, lord)
        if titles and works(g, lord, EXTRAVAGANT):  # [trait.extravagant]
            total -= titles * OF_A_TITLE
            g.tell(TRAIT_COST, seat, lord, titles * OF_A_TITLE)
    return total


def scoring_titles(g: France, lord: int) -> int:
    """Fiefs, King and Pope, and what modules count so. [feudal_title.vp] [king.vp] [pope.vp]"""
    count = 0
    for title in range(TITLE_COUNT):
        if g.has(lord, title) and (title < FIEF_COUNT or title in (KING, POPE) or g.rules.asks.scores(g, title)):
            count += 1
    return count


# -- phase 6 ---------------------------------------------------------------------------------------------------------


def give_up(g: France, village: int, must_be_alone: bool) -> None:
    """A Coward among the defenders, before stronger attackers: his family's troops there go, and he is taken.

    [trait.coward.surrender]
    """
    if strength_on(g, ATTACKER) <= strength_on(g, DEFENDER):
        return
    defenders = lords_on(g, DEFENDER)
    if must_be_alone:
        defenders = [lord for lord in defenders if len(g.lords_at(g.owner(lord), village)) == 1]
    lord = work_for(g, defenders, COWARD)
    if lord == NOBODY:
        return
    seat = g.owner(lord)
    g.tell(GAVE_UP, seat, lord, village)
    for kind in g.rules.kinds_in_play:
        while g.troops_of(seat, village, kind):
            lose_troop(g, seat, village, kind)
    captor = strongest(g, ATTACKER)
    if captor == NOBODY:
        g.rules.asks.taken_unplayed(g, lord)
    else:
        capture(g, lord, captor)


def note_capture(g: France, lord: int) -> None:
    """The Cruel kills whom his army takes; of others it is kept who was there. [trait.cruel] [trait.heartbreaker]"""
    captors = g.lords_at(g.captor(lord), g.place(lord))
    court_of(g).captors[lord] = sum(1 << one for one in captors)
    if work_for(g, captors, CRUEL) != NOBODY:
        kill(g, lord, IN_BATTLE)


def no_heartbreak(g: France, seat: int, lord: int) -> str | None:
    """A captive of hers, married, in whose capture the Heartbreaker had a part. [trait.heartbreaker]"""
    breaker = bearer(g, HEARTBREAKER)
    if breaker == NOBODY or g.owner(breaker) != seat or g.captor(lord) != seat or g.spouse(lord) == NOBODY:
        return "trait.heartbreaker"
    return None if court_of(g).captors[lord] >> breaker & 1 else "trait.heartbreaker"


def break_marriage(g: France, seat: int, lord: int) -> None:
    """For good; a Queen by it is Queen no more. [trait.heartbreaker]"""
    turn_up(g, bearer(g, HEARTBREAKER))
    spouse = end_marriage(g, lord)
    g.tell(HEARTBROKEN, seat, lord, spouse)
    for one in (lord, spouse):
        if g.has(one, QUEEN):
            strip(g, one, QUEEN)
