"""What in an edited save contradicts itself, beginning with the field."""

from __future__ import annotations

from outremer.games.fief.expansions.politics.court import CURSED, GYPSY, TRAITS, bearer, court_of, seat_with
from outremer.games.fief.vocabulary import LORD_COUNT, LORDS
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY


def contradiction(g: France) -> str | None:
    return _traits_fit(g) or _moments_fit(g) or _attendants_fit(g)


def _traits_fit(g: France) -> str | None:
    court = court_of(g)
    for lord in range(LORD_COUNT):
        trait = court.trait[lord]
        if trait == NOBODY:
            if court.is_shown(lord):
                return f"shown: {LORDS[lord]} has no trait that could be turned up"
            continue
        if not g.is_in_play(lord):
            return f"trait.{LORDS[lord]}: is not in play, and has no trait"
        if court.trait.count(trait) > 1:
            return f"trait.{LORDS[lord]}: {TRAITS[trait]} is the trait of another lord too"
        if court.discards >> trait & 1:
            return f"trait.{LORDS[lord]}: {TRAITS[trait]} lies on the discard pile"
        if court.ruled_out[lord] >> trait & 1:
            return f"ruled_out.{LORDS[lord]}: {TRAITS[trait]} is his"
    return None


def _moments_fit(g: France) -> str | None:
    """What is still to be settled, somebody can settle."""
    court = court_of(g)
    if court.drawn != NOBODY and seat_with(g, GYPSY) == NOBODY:
        return "drawn: the Gypsy, who could throw it away, serves nobody"
    if court.cursing and bearer(g, CURSED) == NOBODY:
        return "cursing: nobody is the Cursed"
    return None


def _attendants_fit(g: France) -> str | None:
    court = court_of(g)
    served = [one for one in court.attendant if one != NOBODY]
    if len(set(served)) < len(served):
        return "attendant: one serves two families"
    if g.turn and NOBODY in court.attendant[: g.rules.seats]:
        return f"attendant[{court.attendant.index(NOBODY)}]: must be an attendant once the game is set up"
    return None
