"""The two-world test: what a seat cannot know must not show in anything it can see, say or be refused."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from outremer.kernel.chance import Seeded
from outremer.kernel.forms import Ask, Roll
from outremer.kernel.journal import MOVED
from outremer.kernel.table import Table as Kernel
from outremer.table.game import Game
from outremer.table.saves import numbers
from outremer.table.table import Table

REDEALS_OF_A_ROLL = 8


def told_apart(table: Table, dealt: Table, seat: int, words: Iterable[int]) -> str | None:
    """How this seat could tell these two tables apart, reading refusals of these words; None if it could not."""
    here, there = table.view(seat), dealt.view(seat)
    if here != there:
        return f"its view: {first_difference(here, there)}"
    if table.game.features_by is not None:
        mine, other = table.features(seat), dealt.features(seat)
        if mine != other:
            return f"its features: {_differing(table, mine, other)}"
    if not table.over:
        for one in range(table.seats):
            if table.concerns(one) != dealt.concerns(one):
                return f"whom the open question concerns: seat {one}, or not"
    mine, other = table.kernel.legal(seat), dealt.kernel.legal(seat)
    if mine != other:
        return f"its moves: {_said(table.game, set(mine) ^ set(other)) or 'their order'}"
    for word in words:
        bars = table.kernel.bar(seat, word), dealt.kernel.bar(seat, word)
        if bars[0] != bars[1]:
            return f"the refusal of {_said(table.game, [word])}: {bars[0]} or {bars[1]}"
    return None


def _differing(table: Table, here: list[int], there: list[int]) -> str:
    if len(here) != len(there):
        return f"{len(here)} or {len(there)} of them"
    names = table.feature_names()
    return ", ".join(name for name, one, other in zip(names, here, there, strict=True) if one != other)


def first_difference(here: Any, there: Any, where: str = "") -> str:
    """Where two views part, and how."""
    if isinstance(here, dict) and isinstance(there, dict) and here.keys() == there.keys():
        for key in here:
            if here[key] != there[key]:
                return first_difference(here[key], there[key], f"{where}.{key}" if where else str(key))
    if isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        for at, (one, other) in enumerate(zip(here, there, strict=True)):
            if one != other:
                return first_difference(one, other, f"{where}[{at}]")
    return f"{where} is {here!r} or {there!r}"


def varied(real: Kernel[Any], dealt: Kernel[Any]) -> set[str]:
    """The fields and blanks in which a redealt table differs from the real one."""
    here, there = numbers(real), numbers(dealt)
    found: set[str] = set()
    for mine, other in zip(here["world"], there["world"], strict=True):
        found |= {f"world.{name}" for name, value in mine.items() if value != other[name]}
    for (form, blanks), (_, others) in zip(here["stack"], there["stack"], strict=False):
        found |= {f"{form}.{name}" for name, value in blanks.items() if value != others.get(name)}
    return found


def by_hand(table: Table, kernel: Kernel[Any]) -> Table:
    """A table of the same game in another position, with an empty journal and nobody to roll for it."""
    return Table(table.game, table.setting, kernel, None)


def shown_by_the_next_step(table: Table, dealt: Kernel[Any], seat: int, dice: Random) -> str | None:
    """What the seat could learn from one and the same step at two tables it cannot tell apart; None for nothing."""
    here, there = by_hand(table, table.kernel.clone()), by_hand(table, dealt.clone())
    need, other = here.kernel.need, there.kernel.need
    if isinstance(need, Roll) and isinstance(other, Roll):
        outcomes = [at for at, weight in enumerate(need.odds) if weight and other.odds[at]]
        if not outcomes:
            return None
        outcome = dice.choice(outcomes)
        here.kernel.roll(outcome)
        there.kernel.roll(outcome)
        return _difference(here, there, seat, f"rolling {need.words[outcome]!r}")
    if isinstance(need, Ask):
        mover = _mover(here, dice)
        moves = sorted(set(here.kernel.legal(mover)) & set(there.kernel.legal(mover)))
        if not moves:
            return None
        move = dice.choice(moves)
        here.kernel.take(mover, move)
        there.kernel.take(mover, move)
        return _difference(here, there, seat, f"seat {mover} saying {_said(table.game, [move])}")
    return None


def _mover(table: Table, dice: Random) -> int:
    """One of those who have something to say, asked or not: most offers come from the others."""
    return dice.choice([seat for seat in range(table.seats) if table.kernel.legal(seat)])


def shown_by_an_unheard_step(table: Table, seat: int, dice: Random) -> str | None:
    """What the seat could learn of a roll or an answer that it does not hear, by its consequences; None for nothing."""
    here, there = by_hand(table, table.kernel.clone()), by_hand(table, table.kernel.clone())
    need = here.kernel.need
    if isinstance(need, Roll):
        outcomes = [at for at, weight in enumerate(need.odds) if weight]
        for one in (here, there):
            one.kernel.roll(dice.choice(outcomes))
        what = "a roll"
    elif isinstance(need, Ask):
        mover = _mover(here, dice)
        moves = here.kernel.legal(mover)
        for one in (here, there):
            one.kernel.take(mover, dice.choice(moves))
        what = f"an answer of seat {mover}"
    else:
        return None
    if any(one.journal.entries[0].is_heard_by(seat) for one in (here, there)) or not _noticed_alike(here, there, seat):
        return None
    return _difference(here, there, seat, f"{what} that it does not hear")


def shown_by_a_heard_roll(table: Table, seat: int, dice: Random) -> str | None:
    """A roll whose outcome the seat hears, but which neither its view nor a redeal remembers; None if there is none.

    Whoever hears two outcomes apart knows which it was. If the seat then sees the same, while what is hidden is not,
    a redeal must keep the two apart: from the same dice it must never make the same table of both, and from no dice a
    table that has the other outcome's numbers wherever the two differ.
    """
    need = table.kernel.need
    if not isinstance(need, Roll):
        return None
    outcomes = [at for at, weight in enumerate(need.odds) if weight]
    if len(outcomes) < 2:
        return None
    here, there = by_hand(table, table.kernel.clone()), by_hand(table, table.kernel.clone())
    chosen = dice.sample(outcomes, 2)
    for one, outcome in zip((here, there), chosen, strict=True):
        one.kernel.roll(outcome)
    heard_apart = here.events(seat) != there.events(seat) or _lines(here, seat) != _lines(there, seat)
    if not heard_apart or here.view(seat) != there.view(seat) or numbers(here.kernel) == numbers(there.kernel):
        return None
    for _ in range(REDEALS_OF_A_ROLL):
        deal = dice.getrandbits(60)
        mine, other = (table.game.redealt(one.kernel, seat, Seeded(deal)) for one in (here, there))
        if numbers(mine) == numbers(other) or _took_the_other(here.kernel, there.kernel, mine):
            words = " or ".join(repr(need.words[outcome]) for outcome in chosen)
            return f"hearing a roll, {words}, that neither its view nor a redeal remembers"
    return None


def _took_the_other(here: Kernel[Any], there: Kernel[Any], dealt: Kernel[Any]) -> bool:
    """Has a table dealt from `here` the numbers of `there` at every place where those two differ?"""
    places = zip(_places(here), _places(there), _places(dealt), strict=False)
    return all(other == mine for own, other, mine in places if own != other)


def _places(table: Kernel[Any]) -> list[object]:
    """Every number of a position, one behind the other."""
    state = numbers(table)
    values = [value for thing in state["world"] for value in thing.values()]
    values += [value for _, blanks in state["stack"] for value in blanks.values()]
    return [one for value in values for one in (value if isinstance(value, list) else [value])]


def _noticed_alike(here: Table, there: Table, seat: int) -> bool:
    return here.journal.entries[0].kind != MOVED or _lines(here, seat, 1) == _lines(there, seat, 1)


def _lines(table: Table, seat: int, most: int | None = None) -> list[str]:
    text = table.record(seat)
    return text[text.index("\nbegin\n") :].splitlines()[2:][:most]


def _difference(here: Table, there: Table, seat: int, step: str) -> str | None:
    if (here.journal.revealed | there.journal.revealed) >> seat & 1:
        return None
    if here.events(seat) != there.events(seat):
        told = f"{_names(here, seat)} or {_names(there, seat)}"
        return f"{step} tells it {told}, without reveal()"
    if _lines(here, seat) != _lines(there, seat):
        return f"{step} writes other lines into its record, without reveal()"
    mine, other = here.view(seat), there.view(seat)
    if mine != other:
        return f"{step} shows in its view, without reveal(): {first_difference(mine, other)}"
    return None


def _names(table: Table, seat: int) -> str:
    return ", ".join(f"{event.name}{event.arguments}" for event in table.events(seat)) or "nothing"


def _said(game: Game, moves: Iterable[int]) -> str:
    return ", ".join(repr(str(game.lexicon.say(move))) for move in sorted(moves))
