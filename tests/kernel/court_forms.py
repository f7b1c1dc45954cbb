"""The paragraphs of the toy court, in the order of its season; the assassination last."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Number, Seat, decides, given, secret
from outremer.kernel.chance import Driver
from outremer.kernel.forms import DONE, Call, Form, Need, Part, Roll, Sequence, Then, ask, ask_all
from outremer.kernel.journal import AN_ANSWER
from outremer.kernel.layouts import Chairs, Grid
from outremer.kernel.menu import Menu
from tests.kernel.court_world import (
    ANNUL,
    ANNULLED,
    ATTACK,
    CARDS,
    CROWN,
    CROWNED,
    D6,
    DAGGER,
    DIED,
    DREW,
    DREW_A_CARD,
    ELECTED,
    FAMILY,
    FOIL,
    FOILED,
    KINDS,
    LORDS,
    LOSE,
    LOST,
    NOBODY_STANDS,
    PASS,
    PASSAGE,
    RUSE,
    SEASON_BEGINS,
    SEATS,
    SPURN,
    STRUCK,
    TROOPS,
    VOTE,
    VOTED,
    Court,
)

EVEN: Final = [1, 1, 1, 1, 1, 1]
LORD: Final = Noun(LORDS)
BALLOT_PAPERS: Final = Grid(Noun(LORDS, nobody=True), Chairs(SEATS), absent=NOBODY)
CANDIDATES: Final = Nouns(LORDS)


class Drawing(Form[Court]):
    """Each house draws a card, and looks at it alone."""

    rule: ClassVar[str] = "drawing.one-each"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": Number(0, SEATS),
    }

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def needs(self, g: Court) -> Need:
        return Roll(g.deck, CARDS) if self.seat < g.rules.seats and sum(g.deck) > 0 else DONE

    def hears_roll(self, g: Court) -> int:
        return 1 << self.seat

    def rolled(self, g: Court, outcome: int) -> None:
        g.deck[outcome] -= 1
        g.hand[self.seat * KINDS + outcome] += 1
        g.tell_only(1 << self.seat, DREW, [self.seat, outcome], instead=DREW_A_CARD)
        self.seat += 1

    def copy(self) -> Drawing:
        return Drawing(self.seat)


class Election(Form[Court]):
    """A bishop is elected, unless nobody is left to stand."""

    rule: ClassVar[str] = "ballot.secret"
    blanks: ClassVar[dict[str, Blank]] = {
        "held": Flag(),
    }

    def __init__(self, held: bool = False) -> None:
        self.held = held

    def needs(self, g: Court) -> Need:
        return DONE if self.held else Call(g.rules.ballot([NOBODY] * SEATS, g.candidates()))

    def returned(self, g: Court, form: Form[Court]) -> None:
        assert isinstance(form, Ballot)
        self.held = True
        g.reveal()
        for seat in range(g.rules.seats):
            g.tell(VOTED, seat, form.votes[seat])
        g.bishop = max(range(len(LORDS)), key=form.votes.count)
        g.tell(ELECTED, g.bishop)

    def dropped(self, g: Court, form: Form[Court]) -> None:
        self.held = True
        g.bishop = NOBODY
        g.tell(NOBODY_STANDS)

    def copy(self) -> Election:
        return Election(self.held)


class Ballot(Form[Court]):
    """All vote at once and in secret; when a candidate dies, every paper is void, so that nobody is asked alone."""

    rule: ClassVar[str] = "ballot.secret"
    blanks: ClassVar[dict[str, Blank]] = {
        "votes": secret(BALLOT_PAPERS),
        "standing": CANDIDATES,
        "final": Flag(),
    }

    def __init__(self, votes: list[int], standing: int, final: bool = False) -> None:
        self.votes = votes
        self.standing = standing  # the candidates these papers were written for
        self.final = final  # every seat has had the chance to protest

    def is_void(self, g: Court) -> bool:
        return self.standing != g.candidates()

    def needs(self, g: Court) -> Need:
        missing = 0
        for seat in range(g.rules.seats):
            if self.is_void(g) or self.votes[seat] == NOBODY:
                missing |= 1 << seat
        if missing:
            return ask_all(missing)
        return DONE if self.final else Call(Protest([NOBODY] * SEATS, self.standing))

    def may(self, g: Court, seat: int, menu: Menu) -> None:
        for lord in range(len(LORDS)):
            menu.put(VOTE + lord, None if g.alive[lord] else "ballot.candidate.dead")

    def answer(self, g: Court, seat: int, verb: int, noun: int) -> None:
        if self.is_void(g):
            self.begin_anew(g)
        self.votes[seat] = noun

    def begin_anew(self, g: Court) -> None:
        self.votes = [NOBODY] * SEATS
        self.standing = g.candidates()

    def returned(self, g: Court, form: Form[Court]) -> None:
        assert isinstance(form, Protest)
        protester = form.first_protester(g)
        if protester == NOBODY:
            self.final = True
        else:
            g.spend(protester, RUSE)
            g.tell(ANNULLED, protester)
            self.begin_anew(g)

    def moot(self, g: Court) -> bool:
        return g.candidates() == 0

    def hears_move(self, g: Court, seat: int, verb: int, noun: int) -> int:
        return 0

    def others_notice(self, g: Court, verb: int) -> int:
        return AN_ANSWER

    def glimpse(self, g: Court, seat: int | None) -> dict[str, object]:
        mine = NOBODY if seat is None or self.is_void(g) else self.votes[seat]
        return {"my_vote": None if mine == NOBODY else LORDS[mine]}

    def redeal(self, g: Court, seat: int, driver: Driver) -> None:
        standing = [lord for lord in range(len(LORDS)) if self.standing >> lord & 1]
        for other in range(g.rules.seats):
            if other != seat and self.votes[other] != NOBODY:
                self.votes[other] = standing[driver.below(len(standing))]

    def copy(self) -> Ballot:
        return Ballot(self.votes[:], self.standing, self.final)


class Protest(Form[Court]):
    """Before the votes are shown, whoever holds any card is asked in secret; the first after the active seat counts."""

    rule: ClassVar[str] = "protest.secret"
    passed_by: ClassVar[str] = "pass"
    blanks: ClassVar[dict[str, Blank]] = {
        "answers": secret(Grid(Noun(["pass", "annul"], nobody=True), Chairs(SEATS), absent=NOBODY)),
        "standing": secret(CANDIDATES),
    }

    def __init__(self, answers: list[int], standing: int) -> None:
        self.answers = answers
        self.standing = standing

    def needs(self, g: Court) -> Need:
        missing = 0
        for seat in range(g.rules.seats):
            if self.answers[seat] == NOBODY and g.cards(seat):  # the size of a hand is public, its cards are not
                missing |= 1 << seat
        return ask_all(missing) if missing else DONE

    def may(self, g: Court, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        menu.put(ANNUL, None if g.holds(seat, RUSE) else "protest.ruse")

    def answer(self, g: Court, seat: int, verb: int, noun: int) -> None:
        self.answers[seat] = 1 if verb == ANNUL else 0

    def first_protester(self, g: Court) -> int:
        for after in range(g.rules.seats):
            seat = (g.active() + after) % g.rules.seats
            if self.answers[seat] == 1:
                return seat
        return NOBODY

    def concerns(self, g: Court, seat: int) -> bool:
        """Whether one of its own house stands for election."""
        return any(self.standing >> lord & 1 and FAMILY[lord] == seat for lord in range(len(LORDS)))

    def moot(self, g: Court) -> bool:
        return self.standing != g.candidates()

    def hears_move(self, g: Court, seat: int, verb: int, noun: int) -> int:
        return 0

    def others_notice(self, g: Court, verb: int) -> int:
        return AN_ANSWER

    def redeal(self, g: Court, seat: int, driver: Driver) -> None:
        for other in range(g.rules.seats):
            if other != seat and self.answers[other] != NOBODY:
                self.answers[other] = driver.below(2) if g.holds(other, RUSE) else 0

    def copy(self) -> Protest:
        return Protest(self.answers[:], self.standing)


class Coronation(Form[Court]):
    """The bishop's house crowns the king or spurns him. A holy moment: no dagger is drawn."""

    rule: ClassVar[str] = "coronation.owner"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "over": Flag(),
    }

    def __init__(self, over: bool = False) -> None:
        self.over = over

    def needs(self, g: Court) -> Need:
        if self.over or g.bishop == NOBODY or FAMILY[g.bishop] >= g.rules.seats:
            return DONE
        return ask(FAMILY[g.bishop])

    def may(self, g: Court, seat: int, menu: Menu) -> None:
        menu.put(CROWN)
        menu.put(SPURN)

    def answer(self, g: Court, seat: int, verb: int, noun: int) -> None:
        self.over = True
        if verb == CROWN:
            g.points[seat] += 2
            g.tell(CROWNED, seat)

    def copy(self) -> Coronation:
        return Coronation(self.over)


class Battle(Form[Court]):
    """The active house may attack; its leader must live until the last man has fallen."""

    rule: ClassVar[str] = "battle.foe"
    blanks: ClassVar[dict[str, Blank]] = {
        "leader": Noun(LORDS, nobody=True),
        "foe": decides(Seat(nobody=True)),
        "dice": Number(0, 9),
        "hits": Number(0, 9),
    }

    def __init__(self, leader: int = NOBODY, foe: int = NOBODY, dice: int = 0, hits: int = 0) -> None:
        self.leader = leader  # NOBODY once the battle is over
        self.foe = foe
        self.dice = dice  # still to be thrown
        self.hits = hits

    def enter(self, g: Court) -> None:
        self.leader = g.leader(g.active())

    def needs(self, g: Court) -> Need:
        if self.leader == NOBODY:
            return DONE
        if self.foe == NOBODY:
            return ask(g.active())
        return Roll(EVEN, D6) if self.dice else Then(Losses(self.foe, self.hits, self.leader))

    def may(self, g: Court, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        for foe in range(SEATS):
            menu.put(ATTACK + foe, no_attack(g, seat, foe))

    def answer(self, g: Court, seat: int, verb: int, noun: int) -> None:
        if verb == PASS:
            self.leader = NOBODY
        else:
            self.foe = noun
            self.dice = g.rules.battle_dice(g, seat)

    def rolled(self, g: Court, outcome: int) -> None:
        self.dice -= 1
        self.hits += 1 if outcome >= 3 else 0

    def moot(self, g: Court) -> bool:
        return self.leader != NOBODY and not g.alive[self.leader]

    def copy(self) -> Battle:
        return Battle(self.leader, self.foe, self.dice, self.hits)


def no_attack(g: Court, seat: int, foe: int) -> str | None:
    if foe >= g.rules.seats:
        return "battle.foe.absent"
    return "battle.foe.not-self" if foe == seat else None


class Losses(Form[Court]):
    """The attacked house takes away its men one by one."""

    rule: ClassVar[str] = "losses.owner"
    blanks: ClassVar[dict[str, Blank]] = {
        "owner": given(Seat()),
        "left": Number(0, 9),
        "leader": given(LORD),
    }

    def __init__(self, owner: int, left: int, leader: int) -> None:
        self.owner = owner
        self.left = left
        self.leader = leader

    def needs(self, g: Court) -> Need:
        return ask(self.owner) if self.left and g.men(self.owner) else DONE

    def may(self, g: Court, seat: int, menu: Menu) -> None:
        for kind in range(len(TROOPS)):
            menu.put(LOSE + kind, None if g.troops[seat * 2 + kind] else "losses.none-left")

    def answer(self, g: Court, seat: int, verb: int, noun: int) -> None:
        self.left -= 1
        g.troops[seat * 2 + noun] -= 1
        g.fallen[noun] += 1
        g.tell(LOST, seat, noun)

    def moot(self, g: Court) -> bool:
        return not g.alive[self.leader]

    def copy(self) -> Losses:
        return Losses(self.owner, self.left, self.leader)


class Assassination(Form[Court]):
    """At any time, against a lord of another house; a secret passage foils it, else he dies on three or less."""

    rule: ClassVar[str] = "dagger.target"
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": Seat(),
        "victim": LORD,
        "warned": Flag(),
        "over": Flag(),
    }

    def __init__(self, by: int, victim: int, warned: bool = False, over: bool = False) -> None:
        self.by = by
        self.victim = victim
        self.warned = warned  # the victim's house has had its say
        self.over = over

    def enter(self, g: Court) -> None:
        g.spend(self.by, DAGGER)
        g.tell(STRUCK, self.by, self.victim)

    def needs(self, g: Court) -> Need:
        house = FAMILY[self.victim]
        if self.over:
            return DONE
        return ask(house) if not self.warned and g.cards(house) else Roll(EVEN, D6)

    def may(self, g: Court, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        menu.put(FOIL, None if g.holds(seat, PASSAGE) else "dagger.passage")

    def answer(self, g: Court, seat: int, verb: int, noun: int) -> None:
        self.warned = True
        if verb == FOIL:
            self.over = True
            g.spend(seat, PASSAGE)
            g.tell(FOILED, seat)

    def rolled(self, g: Court, outcome: int) -> None:
        self.over = True
        if outcome <= 2:
            g.alive[self.victim] = 0
            g.tell(DIED, self.victim)

    def moot(self, g: Court) -> bool:
        return not g.alive[self.victim]

    def copy(self) -> Assassination:
        return Assassination(self.by, self.victim, self.warned, self.over)


class Season(Sequence[Court]):
    """Its parts, with those of modules between them."""

    rule: ClassVar[str] = "season.order"
    parts: ClassVar[tuple[Part[Court], ...]] = (
        Part("drawing", lambda g: Drawing()),
        Part("election", lambda g: Election()),
        Part("coronation", lambda g: Coronation()),
        Part("battle", lambda g: Battle()),
    )

    def enter(self, g: Court) -> None:
        super().enter(g)
        g.tell(SEASON_BEGINS, g.season)

    def copy(self) -> Season:
        return Season(self.at)


class Reign(Form[Court]):
    """A few seasons."""

    rule: ClassVar[str] = "reign.end"

    def needs(self, g: Court) -> Need:
        return Call(Season("")) if g.season < g.rules.seasons else DONE

    def returned(self, g: Court, form: Form[Court]) -> None:
        g.season += 1
