"""What all may know of the crusade, what of it is conserved, and what contradicts itself."""

from __future__ import annotations

from outremer.games.fief.expansions.crusades.host import (
    Crusade,
    crusade,
    crusaders,
    crusaders_at,
    is_overseas,
    place_of,
)
from outremer.games.fief.expansions.crusades.words import (
    CALLED,
    FIRST_OBJECTIVE,
    FIRST_SHIP,
    FIRST_STATE,
    NO_CRUSADE,
    OBJECTIVE_COUNT,
    REVENGE,
    SHIPS,
    SHORE,
    STAGES,
    STATE_COUNT,
    STATES,
)
from outremer.games.fief.objectives import OBJECTIVE_KINDS, Objective
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
        "objectives": {row.name: _printed(row) for row in (g.rules.box.objectives[one] for one in order)},
        "ships": [_camp(g, FIRST_SHIP + ship) for ship in range(SHIPS) if _is_anybody(g, FIRST_SHIP + ship)],
        "shore": _camp(g, SHORE),
        "prisoners": [LORDS[lord] for lord in range(LORD_COUNT) if g.place(lord) == PRISON],
        "saladin": None if piece.saladin == NOBODY else OBJECTIVES[piece.saladin],
        "stopped": piece.stopped,
        "reached": [OBJECTIVES[one] for one in order if piece.reached >> one & 1],
        "host": {"knights": piece.knights, "saracens": piece.saracens},
        "side": SIDES[piece.side],
        "plague": piece.plague,
        "marked": [VILLAGES[village] for village in range(VILLAGE_COUNT) if piece.marked >> village & 1],
        "doctor": None if piece.doctor == NOBODY else LORDS[piece.doctor],
        "renegades": [LORDS[lord] for lord in range(LORD_COUNT) if piece.renegades >> lord & 1],
        "states": {STATES[state]: _ruler(g, state) for state in range(STATE_COUNT)},
        "asked": [LORDS[lord] for lord in range(LORD_COUNT) if piece.asked >> lord & 1],
    }


def _printed(row: Objective) -> dict[str, object]:
    """What stands on it, and which of it is not printed in any source."""
    return {
        "order": row.order,
        "kind": OBJECTIVE_KINDS[row.kind],
        "walls": WALLS[row.walls],
        "saracens": row.saracens,
        "reinforcements": row.reinforcements,
        "coins": row.coins,
        "reconstructed": row.reconstructed,
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
        kind=OBJECTIVE_KINDS[row.kind],
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
    """Each objective lies in the heap, on the track, or has left the game; nobody sails but on a ship."""
    piece = crusade(g)
    known = g.rules.box.objective_order
    heap = sum(1 for one in known if not (piece.track | piece.gone) >> one & 1)
    laid_out = sum(1 for one in known if piece.track >> one & 1)
    gone = sum(1 for one in known if piece.gone >> one & 1)
    return [Total("objectives of the crusade", heap + laid_out + gone, len(known))]


def contradiction(g: France) -> str | None:
    """What in the piece does not fit itself or the world, beginning with the field."""
    piece = crusade(g)
    return _wrong_stage(g, piece) or _wrong_places(g, piece) or _wrong_lords(g, piece) or _wrong_states(g, piece)


def _wrong_stage(g: France, piece: Crusade) -> str | None:
    if piece.stage == NO_CRUSADE:
        for field, value in (("families", piece.families), ("sailed", piece.sailed), ("marked", piece.marked)):
            if value:
                return f"{field}: no crusade is under way, so nobody has set out"
    if piece.stage in (NO_CRUSADE, CALLED) and piece.track:
        return "track: objectives are laid out when the crusaders have come"
    if piece.outbreak and piece.stage in (NO_CRUSADE, CALLED):
        return "outbreak: nobody is overseas whom the Plague could strike"
    for field, bits in (("held", piece.held), ("besieged", piece.besieged), ("reached", piece.reached)):
        if bits & ~piece.track:
            return f"{field}: must be laid out on the track"
    return _wrong_saracens(g, piece)


def _wrong_saracens(g: France, piece: Crusade) -> str | None:
    if piece.saladin != NOBODY and (piece.stage != REVENGE or not piece.track >> piece.saladin & 1):
        return "saladin: marches over the track in the turn of his revenge only"
    if piece.stopped and (piece.stage != REVENGE or piece.saladin != NOBODY):
        return "stopped: Saladin is stopped in the turn of his revenge, and then he is gone"
    if piece.saladin == NOBODY and (piece.knights or piece.saracens):
        return "knights: nobody follows Saladin while he is not there"
    if (piece.side != NEITHER) != (VILLAGE_COUNT <= g.field < FIRST_SHIP):
        return "side: must be where the Saracens stand in a battle overseas, and neither without one"
    for objective in range(OBJECTIVE_COUNT):
        if piece.garrison[objective] and not piece.track >> objective & 1:
            return f"garrison.{OBJECTIVES[objective]}: is not laid out, so nobody guards it"
    return None


def _wrong_places(g: France, piece: Crusade) -> str | None:
    for place in range(VILLAGE_COUNT, PLACE_COUNT):
        is_closed = place == PRISON or no_place(piece, place)
        for seat in range(g.rules.seats):
            if is_closed and g.men(seat, place):
                return f"world.troops.{PLACES[place]}[{seat}]: no troops can be there"
        for lord in range(LORD_COUNT):
            if g.place(lord) == place and place != PRISON and is_closed:
                return f"world.lord.place.{LORDS[lord]}: nobody can be at {PLACES[place]} now"
    return None


def no_place(piece: Crusade, place: int) -> bool:
    """Can nobody be in this place overseas at this stage?"""
    if piece.stage == NO_CRUSADE:
        return True
    if place < FIRST_SHIP:
        return not piece.track >> place - FIRST_OBJECTIVE & 1
    return place < FIRST_SHIP + SHIPS and (piece.stage == REVENGE or place >= FIRST_SHIP + piece.sailed)


def _wrong_lords(g: France, piece: Crusade) -> str | None:
    for lord in range(LORD_COUNT):
        if piece.rank[lord] and not is_overseas(g, lord):
            return f"rank.{LORDS[lord]}: is a crusader's, and {LORDS[lord]} is not overseas"
        if piece.renegades >> lord & 1 and not g.is_in_play(lord):
            return f"renegades: {LORDS[lord]} is not in play"
        if piece.asked >> lord & 1 and not g.is_in_play(lord):
            return f"asked: {LORDS[lord]} is not in play"
        if piece.fresh >> lord & 1 and g.place(lord) != PRISON:
            return f"fresh: {LORDS[lord]} is no prisoner of Saladin"
        if g.place(lord) == PRISON and g.captor(lord) != NOBODY:
            return f"world.lord.captor.{LORDS[lord]}: is a prisoner of Saladin, and of no family"
    if piece.doctor != NOBODY and not g.is_in_play(piece.doctor):
        return f"doctor: {LORDS[piece.doctor]} is not in play"
    return None


def _wrong_states(g: France, piece: Crusade) -> str | None:
    """A title is borne only when its state was won."""
    for objective in range(OBJECTIVE_COUNT):
        if f"state-{OBJECTIVES[objective]}" in STATES:
            state = STATES.index(f"state-{OBJECTIVES[objective]}")
            lord = g.holder_of(FIRST_STATE + state)
            is_won = (piece.gone | piece.held) >> objective & 1
            if piece.heir[state] != NOBODY and (lord != NOBODY or not is_won):
                return f"heir.{STATES[state]}: its title waits for no heir"
            if lord != NOBODY and not is_won:
                return f"world.lord.titles.{LORDS[lord]}: {OBJECTIVES[objective]} has not been conquered"
    return None
