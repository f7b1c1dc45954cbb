"""The Shadow: once a turn a secret passage without the card, with one other unit at most."""

from __future__ import annotations

from outremer.games.fief.army import Army
from outremer.games.fief.assassination import Foil
from outremer.games.fief.company import HINDERED
from outremer.games.fief.dice import penalty
from outremer.games.fief.expansions.politics.court import (
    SHADOW,
    SLIP,
    SLIPPED,
    SLIPPED_THROUGH,
    bearer,
    could_have,
    court_of,
    has_trait,
    has_used,
    turn_up,
)
from outremer.games.fief.places import is_owed_freedom
from outremer.games.fief.rounds import Rounds
from outremer.games.fief.vocabulary import ATTACKER, LORD_COUNT
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import Form
from outremer.kernel.menu import Menu

UNITS: range = range(1, 3)  # the Shadow, and one other at most [trait.shadow]


def shadow_among(g: France, lords: list[int]) -> int:
    for lord in lords:
        if has_trait(g, lord, SHADOW):
            return lord
    return NOBODY


def units_at(g: France, seat: int, village: int) -> int:
    return len(g.lords_at(seat, village)) + g.men(seat, village)


def could_slip(g: France, lord: int) -> bool:
    """Could this lord, as far as everybody knows, go by a secret passage of his own?"""
    return not has_used(g, SLIPPED) and could_have(g, lord, SHADOW)


def slips(g: France, lord: int) -> None:
    court_of(g).used |= SLIPPED
    turn_up(g, lord)
    g.tell(SLIPPED_THROUGH, g.owner(lord), lord)


def no_slip(g: France, form: Form[France], seat: int) -> str | None:
    """What keeps the Shadow from it where a Secret Passage could be played. [trait.shadow]"""
    shadow = bearer(g, SHADOW)
    if shadow == NOBODY or g.owner(shadow) != seat:
        return "trait.shadow"
    lord = slipping(g, form, seat)
    return "trait.shadow" if lord == NOBODY or has_used(g, SLIPPED) else None


def slipping(g: France, form: Form[France], seat: int) -> int:
    """The Shadow to whom this moment is open, or NOBODY."""
    if isinstance(form, Foil):
        return shadow_among(g, [form.victim])
    if isinstance(form, Army):
        return shadow_on_the_road(g, form)
    if isinstance(form, Rounds) and not form.stopped and g.side[seat] == ATTACKER:
        if penalty(g, form.in_open, form.tunnel) and units_at(g, seat, form.village) in UNITS:
            if g.rules.asks.bars_tunnel(g, seat, form.village) is None:
                return shadow_among(g, g.lords_at(seat, form.village))
    return NOBODY


def shadow_on_the_road(g: France, army: Army) -> int:
    """Past whoever holds the way, out of a siege, or through the rain."""
    company = army.company(g)
    units = company.bit_count() + army.prisoners(g).bit_count() + sum(army.troops(g))
    is_held_up = army.stage == HINDERED and army.no_way_for_a_tunnel(g) is None
    if units not in UNITS or not (is_held_up or army.is_kept_by_rain(g)):
        return NOBODY
    return shadow_among(g, [lord for lord in range(LORD_COUNT) if company >> lord & 1])


def slip(g: France, form: Form[France], seat: int) -> None:
    slips(g, slipping(g, form, seat))
    if isinstance(form, Foil):
        form.foil(g, seat)
    elif isinstance(form, Army):
        form.pass_by_tunnel(g)
    elif isinstance(form, Rounds):
        form.dig(g, seat)


def list_slips(g: France, form: Form[France], seat: int, menu: Menu) -> None:
    if isinstance(form, (Foil, Army, Rounds)):
        menu.put(SLIP, no_slip(g, form, seat))


def no_slipping_away(g: France, seat: int, lord: int) -> str | None:
    """Out of a dungeon. [trait.shadow]"""
    if g.owner(lord) != seat or not g.is_captive(lord) or is_owed_freedom(g, lord):
        return "trait.shadow"
    return "trait.shadow" if not has_trait(g, lord, SHADOW) or has_used(g, SLIPPED) else None
