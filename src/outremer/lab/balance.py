"""Is a game in balance? Who won how often by seat, order, number of players, opening, thing and option.

A thing (a sector, a city, a kind of card, an office) is *worthless* if winners have no more of it than the others have,
and *decisive* if whoever has most of it nearly always wins. A healthy thing lies between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from outremer.lab.accounts import Account
from outremer.lab.scores import Score
from outremer.lab.tallies import SURE, Mean, Tally, corrected

FEWEST = 20  # games below which nothing is said
DECISIVE = 0.8
ORDINALS = [f"{place}. to speak" for place in range(1, 7)]


@dataclass(frozen=True)
class Weight:
    """What one thing is worth: how often whoever alone has most of it wins, and who has how much."""

    leaders: Tally
    winner_has: float  # a game, on average
    others_have: float

    @property
    def thing(self) -> str:
        return self.leaders.name

    @property
    def verdict(self) -> str:
        if self.leaders.games < FEWEST:
            return "too rare to say"
        if self.leaders.rate > DECISIVE:
            return "decisive"
        return "worthless" if self.winner_has <= 0.9 * self.others_have else "sound"


@dataclass(frozen=True)
class Choice:
    """How games go under one choice of an option, or with so many players."""

    name: str
    first: Tally  # how often whoever spoke first won
    others: Tally | None  # the same in the games without it; None: the even share is what `first` is compared with
    length: Mean
    lead_changes: Mean
    ties: Score  # games that ended in a shared first place
    longer: float | None  # how likely such a difference in length from the others is by chance; None: they are few

    @property
    def length_name(self) -> str:
        return f"{self.name}, length"

    @property
    def chance(self) -> float | None:
        """How likely such a share of whoever speaks first is, if the choice makes no difference; None: too rare."""
        if self.first.games < FEWEST or (self.others is not None and self.others.games < FEWEST):
            return None
        return self.first.chance if self.others is None else self.first.differs(self.others)


@dataclass(frozen=True)
class Study:
    """What was found with one bot in all seats."""

    bot: str
    usual: Sequence[Account]  # by the usual options, all with as many players
    varied: Sequence[Account]
    seats: list[Tally]
    order: list[Tally]
    openings: list[Tally]
    weights: list[Weight]
    same: dict[str, str]  # what is left out, since it is the very games and seats of something that is listed
    players: list[Choice]
    seats_by_players: list[Tally]
    options: list[Choice]

    def compared(self) -> dict[str, float]:
        """Every comparison that was made, by its name, and how likely it is by chance, before any correction."""
        tallies = [*self.seats, *self.order, *self.openings, *self.seats_by_players]
        tallies += [one.leaders for one in self.weights]
        raw = {one.name: one.chance for one in tallies if one.games >= FEWEST}
        for choice in [*self.players, *self.options]:
            if choice.chance is not None:
                raw[choice.first.name] = choice.chance
            if choice.first.games >= FEWEST and choice.longer is not None:
                raw[choice.length_name] = choice.longer
        return raw


def chances(studies: Sequence[Study]) -> list[dict[str, float]]:
    """What was compared in each study and how likely it is by chance, all of it corrected together."""
    raw = [one.compared() for one in studies]
    left = iter(corrected([chance for one in raw for chance in one.values()]))
    return [{name: next(left) for name in one} for one in raw]


def findings(chances: Mapping[str, float]) -> set[str]:
    """The names of what is hardly by chance."""
    return {name for name, chance in chances.items() if chance <= SURE}


def study(bot: str, usual: Sequence[Account], varied: Sequence[Account]) -> Study:
    as_usual = [one for one in varied if one.number % 2 == 0]  # see Plan.match: the others have drawn options
    drawn = [one for one in varied if one.number % 2]
    seats = by_name(usual, lambda one, seat: f"seat {seat}")
    order = by_name(usual, lambda one, seat: ORDINALS[(seat - one.first) % one.seats])
    openings, things = tallies(usual, lambda one, seat: one.openings[seat]), weights(usual)
    same = doubles([*seats, *order, *openings, *(one.leaders for one in things)])
    return Study(
        bot=bot,
        usual=usual,
        varied=varied,
        seats=seats,
        order=order,
        openings=[one for one in openings if one.name not in same],
        weights=[one for one in things if one.thing not in same],
        same=same,
        players=choices(as_usual, lambda one: [f"{one.seats} players"], lambda one: one.decisions, beside_even=True),
        seats_by_players=by_name(as_usual, lambda one, seat: f"{one.seats} players, seat {seat}"),
        options=choices(drawn, lambda one: unusual(one, usual[0]), beside_as_many_players(drawn)),
    )


def doubles(tallies: Sequence[Tally]) -> dict[str, str]:
    """Those that count the very games and seats of one before them, each with its name: they are one finding."""
    first: dict[frozenset[tuple[int, int]], str] = {}
    found: dict[str, str] = {}
    for one in tallies:
        if one.games >= FEWEST:  # of what is rarer nothing is said anyway
            before = first.setdefault(frozenset(one.counted), one.name)
            if before != one.name:
                found[one.name] = before
    return found


def unusual(one: Account, usual: Account) -> list[str]:
    """The choices that are not those of the usual games."""
    return [f"{name}={choice}" for name, choice in one.options.items() if usual.options.get(name) != choice]


def beside_as_many_players(accounts: Sequence[Account]) -> Callable[[Account], float]:
    """How long a game is, in hundredths of those with as many players."""
    lengths: dict[int, list[int]] = {}
    for one in accounts:
        lengths.setdefault(one.seats, []).append(one.decisions)
    return lambda one: 100 * one.decisions / fmean(lengths[one.seats])


def tallies(accounts: Iterable[Account], name: Callable[[Account, int], str]) -> list[Tally]:
    """Wins of all seats that are called alike, the most frequent name first; a seat without one is left out."""
    found: dict[str, Tally] = {}
    for one in accounts:
        for seat in range(one.seats):
            if called := name(one, seat):
                found.setdefault(called, Tally(called)).add(one.shares[seat], one.seats, one.number, seat)
    return sorted(found.values(), key=lambda tally: (-tally.games, tally.name))


def by_name(accounts: Iterable[Account], name: Callable[[Account, int], str]) -> list[Tally]:
    return sorted(tallies(accounts, name), key=lambda tally: tally.name)


def weights(accounts: Sequence[Account]) -> list[Weight]:
    """What each thing was worth in these games, most decisive first."""
    found = sorted({thing for one in accounts for thing in one.things})
    return sorted((_weight(thing, accounts) for thing in found), key=lambda one: -one.leaders.rate)


def _weight(thing: str, accounts: Sequence[Account]) -> Weight:
    winner = others = 0.0
    leaders = Tally(thing)
    for one in accounts:
        row = one.things.get(thing, [0] * one.seats)
        own = sum(had * share for had, share in zip(row, one.shares, strict=True))
        winner += own
        others += (sum(row) - own) / (one.seats - 1)
        if row.count(max(row)) == 1:
            leader = row.index(max(row))
            leaders.add(one.shares[leader], one.seats, one.number, leader)
    return Weight(leaders, winner / len(accounts), others / len(accounts))


def choices(
    accounts: Sequence[Account],
    names: Callable[[Account], list[str]],
    length: Callable[[Account], float],
    beside_even: bool = False,
) -> list[Choice]:
    """How games go that have a name in common, beside all others; whoever speaks first beside an even share, if so."""
    found: dict[str, list[Account]] = {}
    for one in accounts:
        for name in names(one):
            found.setdefault(name, []).append(one)
    chosen = [name for name in sorted(found) if len(found[name]) < len(accounts)]
    return [_choice(name, found[name], accounts, length, beside_even) for name in chosen]


def _choice(
    name: str,
    chosen: Sequence[Account],
    every: Sequence[Account],
    length: Callable[[Account], float],
    beside_even: bool,
) -> Choice:
    numbers = {one.number for one in chosen}
    others = [one for one in every if one.number not in numbers]
    own = Mean.of([length(one) for one in chosen])
    return Choice(
        name=name,
        first=first_to_speak(f"{name}, first to speak", chosen),
        others=None if beside_even else first_to_speak(f"not {name}, first to speak", others),
        length=own,
        lead_changes=Mean.of([one.lead_changes for one in chosen]),
        ties=Score(f"{name}, ties", len(chosen), sum(one.is_tied for one in chosen)),
        longer=own.differs(Mean.of([length(one) for one in others])) if len(others) >= FEWEST else None,
    )


def first_to_speak(name: str, accounts: Sequence[Account]) -> Tally:
    """How often whoever spoke first won."""
    first = Tally(name)
    for one in accounts:
        first.add(one.shares[one.first], one.seats, one.number, one.first)
    return first
