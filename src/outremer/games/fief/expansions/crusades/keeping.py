"""What all may know of the crusade, what of it is conserved, and what contradicts itself."""

from __future__ import annotations

from outremer.games.fief.expansions.crusades.host import Crusade, crusade, crusaders, crusaders_at, place_of
from outremer.games.fief.expansions.crusades.words import (
    CALLED,
    FIRST_OBJECTIVE,
    FIRST_SHIP,
    FIRST_STATE,
    INVASION,
    KINDS,
    NO_CRUSADE,
    OBJECTIVE_COUNT,
    REVENGE,
    SHIPS,
    SHORE,
    STAGES,
    STATE_COUNT,
    STATES,
)
from outremer.games.fief.vocabulary import (
    LORD_COUNT,
    LORDS,
    NEITHER,
    OBJECTIVES,
    PLACE_COUNT,
    PLACES,
    PRISON,
    SIDES,
    TROOPS,
    VILLAGE_COUNT,
    VILLAGES,
    WALLS,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.modules import Total


def seen_of_crusade(g: France) -> dict[str, object]:
    """All of it lies open; `track` runs from the rightmost objective to the leftmost."""
    piece = crusade(g)
    order = g.rules.box.objective_order
    return {
        "stage": STAGES[piece.stage],
        "sailed": piece.sailed,
        "limit": SHIPS,
        "families": [seat for seat in range(g.rules.seats) if piece.families >> seat & 1],
        "ranks": [LORDS[lord] for lord in sorted(crusaders(g), key=lambda lord: piece.rank[lord]) if piece.rank[lord]],
        "track": [_objective(g, one) for one in order if piece.track >> one & 1],
        "heap": [OBJECTIVES[one] for one in order if not (piece.track | piece.gone) >> one & 1],
        "gone": [OBJECTIVES[one] for one in order if piece.gone >> one & 1],
        "ships": [_camp(g, FIRST_SHIP + ship) for ship in range(SHIPS) if _is_anybody(g, FIRST_SHIP + ship)],
        "shore": _camp(g, SHORE),
        "prisoners": [LORDS[lord] for lord in range(LORD_COUNT) if g.place(lord) == PRISON],
        "saladin": None if piece.saladin == NOBODY else OBJECTIVES[piece.saladin],
        "host": {"knights": piece.knights, "saracens": piece.saracens},
        "side": SIDES[piece.side],
        "plague": piece.plague,
        "marked": [VILLAGES[village] for village in range(VILLAGE_COUNT) if piece.marked >> village & 1],
        "doctor": None if piece.doctor == NOBODY else LORDS[piece.doctor],
        "renegades": [LORDS[lord] for lord in range(LORD_COUNT) if piece.renegades >> lord & 1],
        "states": {STATES[state]: _ruler(g, state) for state in range(STATE_COUNT)},
        "asked": [LORDS[lord] for lord in range(LORD_COUNT) if piece.asked >> lord & 1],
    }


def _ruler(g: France, state: int) -> str | None:
    lord = g.holder_of(FIRST_STATE + state)
    return None if lord == NOBODY else LORDS[lord]


def _objective(g: France, objective: int) -> dict[str, object]:
    piece = crusade(g)
    row = g.rules.box.objectives[objective]
    seen = _camp(g, place_of(objective))
    seen.update(
        name=row.name,
        order=row.order,
        kind=KINDS[row.kind],
        walls=WALLS[row.walls],
        coins=row.coins,
        reinforcements=row.reinforcements,
        garrison=piece.garrison[objective],
        held=piece.held >> objective & 1 == 1,
        besieged=piece.besieged >> objective & 1 == 1,
        betrayed=piece.betrayed and piece.saladin == objective,
    )
    return seen


def _is_anybody(g: France, place: int) -> bool:
    return any(g.occupies(seat, place) for seat in range(g.rules.seats))


def _camp(g: France, place: int) -> dict[str, object]:
    """Who is in one place overseas, the leader first. [crusade.choose.leader]"""
    lords = crusaders_at(g, place)
    armies = []
    for seat in range(g.rules.seats):
        if g.men(seat, place):
            troops = {TROOPS[kind]: g.troops_of(seat, place, kind) for kind in g.rules.kinds_in_play}
            armies.append({"seat": seat, "troops": troops, "engine": g.engine_dice(seat, place)})
    return {
        "place": PLACES[place],
        "leader": LORDS[lords[0]] if lords else None,
        "lords": [LORDS[lord] for lord in lords],
        "armies": armies,
    }


def crusade_totals(g: France) -> list[Total]:
    """Each objective lies in the heap, on the track, or has left the game; no place overseas holds two ships' armies."""
    piece = crusade(g)
    heap = sum(1 for one in g.rules.box.objective_order if not (piece.track | piece.gone) >> one & 1)
    everything = heap + piece.track.bit_count() + piece.gone.bit_count()
    return [Total("objectives", everything, len(g.rules.box.objective_order))]


def contradiction(g: France, over: bool) -> str | None:
    """What in the piece does not fit the world, beginning with the field."""
    piece = crusade(g)
    return _wrong_places(g, piece) or _wrong_marks(g, piece) or _wrong_objectives(g, piece) or _wrong_ranks(g, piece)


def _wrong_places(g: France, piece: Crusade) -> str | None:
    for lord in range(LORD_COUNT):
        place = g.place(lord)
        if place < VILLAGE_COUNT or place == PRISON:
            continue
        if piece.stage == NO_CRUSADE:
            return f"world.lord.place.{LORDS[lord]}: no crusade is under way, so nobody is at {PLACES[place]}"
        if place < FIRST_SHIP and not piece.track >> place - FIRST_OBJECTIVE & 1 and place not in _doctors_tent(g, piece):
            return f"world.lord.place.{LORDS[lord]}: {PLACES[place]} is not laid out"
    for place in range(VILLAGE_COUNT, PLACE_COUNT):
        for seat in range(g.rules.seats):
            if not g.men(seat, place):
                continue
            if piece.stage == NO_CRUSADE or place == PRISON:
                return f"world.troops.{PLACES[place]}: no troops can be there"
    return None
