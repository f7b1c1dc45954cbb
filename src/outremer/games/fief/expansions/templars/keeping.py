"""What all may see of the Temple, what is conserved, and what in an edited save contradicts itself."""

from __future__ import annotations

from outremer.games.fief.expansions.templars.commanderies import houses_left
from outremer.games.fief.expansions.templars.temple import MASTER, ORDER, TEMPLAR, TEMPLAR_KNIGHT, is_templar, temple
from outremer.games.fief.orders import markers_left
from outremer.games.fief.vocabulary import LORD_COUNT, LORDS, PLACES, TROOPS, VILLAGE_COUNT, VILLAGES
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.modules import Total


def shown(g: France) -> dict[str, object]:
    """All of it is open."""
    piece = temple(g)
    return {
        "commanderies": [VILLAGES[village] for village in range(VILLAGE_COUNT) if piece.has_commandery(village)],
        "commanderies_left": houses_left(g),
        "titles_left": markers_left(g, ORDER),
        "built": [seat for seat in range(g.rules.seats) if piece.built >> seat & 1],
        "bound": {LORDS[lord]: PLACES[place] for lord, place in enumerate(piece.knights) if place != NOBODY},
        "sought": piece.sought,
        "treasure": piece.hidden,
        "edict": piece.issued,
        "abolished": piece.abolished,
        "cursed": [LORDS[lord] for lord in range(LORD_COUNT) if piece.cursed >> lord & 1],
    }


def conserved(g: France) -> list[Total]:
    """Markers are within their stocks."""
    return [
        Total("commanderies beyond the stock", max(0, -houses_left(g)), 0),
        Total("titles of Templars beyond the stock", max(0, -markers_left(g, ORDER)), 0),
    ]


def contradiction(g: France) -> str | None:
    """The first there is, beginning with its field. Pure."""
    return _edict_fits(g) or _lords_fit(g) or _knights_fit(g)


def _edict_fits(g: France) -> str | None:
    piece = temple(g)
    if piece.issued and piece.commanderies:
        return "commanderies: an edict has destroyed them all"
    if piece.fresh & ~piece.commanderies:
        return "fresh: must be villages with a commandery"
    if piece.abolished and not piece.issued:
        return "abolished: only an edict abolishes the order"
    if piece.cursed and not piece.abolished:
        return "cursed: nobody is, while the order stands"
    if piece.seeking != NOBODY:
        return "seeking: nothing is left open while the die lies on the table"
    for lord in range(LORD_COUNT):
        if piece.cursed >> lord & 1 and not g.is_in_play(lord):
            return f"cursed: {LORDS[lord]} is not in play"
    return None


def _lords_fit(g: France) -> str | None:
    """[templar_lord.candidate] [templar_lord.no_titles] [templar_lord.no_marriage]"""
    for lord in range(LORD_COUNT):
        field = f"world.lord.titles.{LORDS[lord]}"
        if not is_templar(g, lord):
            if g.has(lord, MASTER):
                return f"{field}: the Grand Master must be a Templar"
            continue
        if temple(g).abolished:
            return f"{field}: the order of the Templars is abolished"
        if g.titles(lord) & ~(1 << TEMPLAR | 1 << MASTER):
            return f"{field}: a Templar holds no other title"
        if g.is_lady(lord) or g.spouse(lord) != NOBODY:
            return f"{field}: a Templar is a man without a wife"
        if g.rules.asks.order_of(g, g.owner(lord)) != TEMPLAR:
            return f"{field}: nobody is a Templar in a family of another order"
    return None


def _knights_fit(g: France) -> str | None:
    """Each stands with his lord, or where that one was captured; there are no others. [templar_knight.bound_to_lord]"""
    there: dict[tuple[int, int], int] = {}
    for lord in range(LORD_COUNT):
        place = temple(g).knights[lord]
        if place == NOBODY:
            continue
        if not is_templar(g, lord) or (g.is_free(lord) and g.place(lord) != place):
            return f"knights.{LORDS[lord]}: a Templar knight stands with his lord"
        there[g.owner(lord), place] = there.get((g.owner(lord), place), 0) + 1
    for seat in range(g.rules.seats):
        for place in range(g.rules.place_count):
            found = g.troops_of(seat, place, TEMPLAR_KNIGHT)
            if found != there.get((seat, place), 0) and not g.is_held_from_within(seat, place):
                field = f"world.troops.{PLACES[place]}[{seat}].{TROOPS[TEMPLAR_KNIGHT]}"
                return f"{field}: must be one for each lord who has one"
    return None
