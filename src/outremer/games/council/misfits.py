"""What a position edited by hand may get wrong although each number by itself is one that can be.

A save is for people to edit, so whatever would break a rule later on is found when it is loaded. Each answer begins
with the field. The preparation has a module of its own, `unprepared`.
"""

from __future__ import annotations

from typing import Any, Final

from outremer.games.council.acquiring import Purchase, Satisfying, least_price, matches, purse_for
from outremer.games.council.bonuses import Bonus, Taking, TokenAgain, has_own_paragraph, lying_in
from outremer.games.council.building import Emporium, KingsHelp, PermitBuild, with_tokens
from outremer.games.council.election import Election
from outremer.games.council.settings import LAST_ROUND, MANY
from outremer.games.council.turn import Turn
from outremer.games.council.unprepared import unprepared
from outremer.games.council.vocabulary import (
    ACQUIRE,
    ACTION,
    BALCONY,
    BUILD,
    CARD,
    CARDS,
    CELL_SOURCE,
    COLOUR_COUNT,
    ELECT,
    GOODS_COUNT,
    KINDS,
    KING,
    KINGS_COUNCIL,
    LAST_CELL,
    PERMIT_AGAIN,
    PERMIT_COUNT,
    PERMITS_A_REGION,
    SEATS,
    SEND,
    STEP,
    SWAP,
    TOKEN_KINDS,
    WILD,
    WORDS,
)
from outremer.games.council.world import (
    ASSISTANTS,
    BOARD,
    BONUS_OWNER,
    BUILT,
    COINS,
    EMPORIUMS,
    FRESH,
    HAND,
    HELD,
    LAID_UNDER,
    NOBILITY,
    OPEN,
    PLAYED,
    POINTS,
    POOL,
    SHOWN,
    TOKEN,
    USED,
    Kingdom,
)
from outremer.kernel.forms import NOBODY, Form
from outremer.table.calls import uncalled

_DECIDED_BY: Final = {
    "Setup": "at",
    "Turn": "action",
    "Purchase": "permit",
    "Taking": "paid_out",
    "Bonus": "cell",
    "TokenAgain": "city",
    "FreePermit": "permit",
    "PermitAgain": "permit",
    "PermitBuild": "city",
    "KingsHelp": "city",
    "Emporium": "paying",
}
_GIVEN: Final = {
    "Turn": ("seat",),
    "Election": ("seat", "colour", "earns"),
    "Satisfying": ("seat", "council"),
    "Purchase": ("seat", "region"),
    "Taking": ("seat", "permit"),
    "Bonus": ("seat", "source"),
    "TokenAgain": ("seat",),
    "FreePermit": ("seat",),
    "PermitAgain": ("seat",),
    "PermitBuild": ("seat", "permit"),
    "KingsHelp": ("seat",),
    "Emporium": ("seat", "city"),
    "Swapping": ("seat", "region"),
}


def misfit(g: Kingdom, stack: list[Form[Any]]) -> str | None:
    """The first thing in this position that contradicts another, or None."""
    found = belongings(g) or absent(g) or board(g) or permits(g) or councillors(g) or calendar(g, stack)
    if found is not None:
        return f"world.{found}"
    if g.round == 0:
        return unprepared(g, stack) or uncalled(g, stack, _DECIDED_BY, _GIVEN)
    for level, form in enumerate(stack):
        found = part_of_turn(g, form) or part_of_bonus(g, form) or part_of_building(g, form)
        if found is not None:
            return found if found.startswith("world.") else f"stack[{level}].{found}"
    return uncalled(g, stack, _DECIDED_BY, _GIVEN)


def belongings(g: Kingdom) -> str | None:
    """Markers stay on their tracks, and nobody has more emporiums than there are."""
    for seat in range(g.rules.seats):
        for at, most in ((COINS, g.rules.most_coins), (POINTS, MANY), (NOBILITY, LAST_CELL)):
            if g.has[at + seat] > most:
                return f"has[{at + seat}]: must be at most {most}"
        if g.emporiums_left(seat) < 0:
            return f"has[{BUILT + seat}]: seat {seat} has only {EMPORIUMS} emporiums"
    return None


def absent(g: Kingdom) -> str | None:
    """Who does not play has nothing."""
    for seat in range(g.rules.seats, SEATS):
        for at in (COINS, ASSISTANTS, POINTS, NOBILITY, BUILT):
            if g.has[at + seat]:
                return f"has[{at + seat}]: must be 0, since seat {seat} does not play"
        for at in (HAND, FRESH, PLAYED):
            if any(g.cards[at + seat * KINDS : at + seat * KINDS + KINDS]):
                return f"cards[{at + seat * KINDS}]: must be 0 for every kind, since seat {seat} does not play"
        for place in (HELD + seat, USED + seat):
            if place in g.place:
                return f"place[{g.place.index(place)}]: seat {seat} does not play"
    return None


def board(g: Kingdom) -> str | None:
    """Tokens, permits and tiles lie each in their own places."""
    for city in range(TOKEN, OPEN):
        if g.board[city] >= TOKEN_KINDS:
            return f"board[{city}]: must be a kind of reward token, from 0 to {TOKEN_KINDS - 1}, or -1"
    for at in range(BONUS_OWNER, BOARD):
        if g.board[at] >= g.rules.seats:
            return f"board[{at}]: must be a seat from 0 to {g.rules.seats - 1}, or -1 while nobody has the tile"
    return None


def permits(g: Kingdom) -> str | None:
    """What lies open or under a pile is there once, in its own region."""
    for slot in range(BONUS_OWNER - OPEN):
        permit = g.board[OPEN + slot]
        if permit == NOBODY:
            continue
        if permit // PERMITS_A_REGION != slot // 2:
            return f"board[{OPEN + slot}]: permit {permit} is of another region"
        if g.place[permit] != SHOWN or g.board[OPEN:BONUS_OWNER].count(permit) > 1:
            return f"board[{OPEN + slot}]: permit {permit} must lie here alone, and place[{permit}] be {SHOWN}"
    if len(g.under) != g.place.count(LAID_UNDER):
        return f"under: must name once each of the {g.place.count(LAID_UNDER)} permits whose place is {LAID_UNDER}"
    return None


def councillors(g: Kingdom) -> str | None:
    for at in range(POOL, POOL + COLOUR_COUNT):
        if g.councillors[at] < 0:
            return f"councillors[{at}]: there cannot be fewer than none beside the board"
    seated = g.councillors[:POOL]
    if NOBODY in seated and (g.round or max(seated[seated.index(NOBODY) :]) > NOBODY):
        return f"councillors[{seated.index(NOBODY)}]: somebody must sit here"
    return None


def calendar(g: Kingdom, stack: list[Form[Any]]) -> str | None:
    if g.rules.map not in (NOBODY, g.map):
        return f"map: must be {g.rules.map}, as the options say"
    if (g.map == NOBODY) != (g.king == NOBODY):
        return "king: must stand in a city as soon as there is a map, and not before"
    if g.round == 0:
        return None if stack and g.turn == NOBODY else "round: cannot be 0 once the first turn has begun"
    if g.first == NOBODY or g.map == NOBODY:
        return f"{'first' if g.first == NOBODY else 'map'}: must be known in round {g.round}"
    if not stack:
        return None if g.turn == NOBODY else "turn: must be -1, since the stack is empty"
    if g.turn != NOBODY and g.round > LAST_ROUND:
        return f"round: nobody has a turn after round {LAST_ROUND}"
    return None if g.extra <= actions_won(g) else f"extra: seat {g.turn} can have won at most {actions_won(g)}"


def actions_won(g: Kingdom) -> int:
    """By everything that pays main actions and that the seat in turn has."""
    if g.turn == NOBODY:
        return 0
    won = 0
    for permit in range(PERMIT_COUNT):
        if g.place[permit] in (HELD + g.turn, USED + g.turn):
            won += g.rules.bonuses[permit * GOODS_COUNT + ACTION]
    for cell in range(g.has[NOBILITY + g.turn] + 1):
        first = (CELL_SOURCE + cell) * GOODS_COUNT
        won += g.rules.bonuses[first + ACTION] + g.rules.bonuses[first + PERMIT_AGAIN]
    return won


def part_of_turn(g: Kingdom, form: Form[Any]) -> str | None:
    if isinstance(form, Turn):
        return turn(form)
    if isinstance(form, Election) and form.council == NOBODY and not g.councillors[POOL + form.colour]:
        return f"colour: no councillor of colour {form.colour} is beside the board"
    if isinstance(form, Satisfying) and not form.paid:
        return satisfying(g, form)
    if isinstance(form, Purchase) and form.permit == NOBODY and not lying_in(g, form.region, form.region + 1):
        return "region: no permit lies there"
    return None


def turn(form: Turn) -> str | None:
    verb = NOBODY if form.action == NOBODY else WORDS.verb_of[form.action]
    if verb not in (NOBODY, ELECT, ACQUIRE, KING, BUILD, SEND, SWAP):
        return f"action: {str(WORDS.say(form.action))!r} is no action of a turn"
    if not form.drawn and verb != NOBODY:
        return "action: must be -1 until the card of this turn is drawn"
    if form.satisfied and verb not in (ACQUIRE, KING):
        return "satisfied: only who acquires a permit, or builds with the king's help, satisfies a council"
    if form.quick and form.due > 1:
        return "due: two main actions are due only after the quick action"
    return None


def satisfying(g: Kingdom, form: Satisfying) -> str | None:
    """The cards that are chosen are in the hand, and whoever has begun can pay."""
    hand = g.cards[HAND + form.seat * KINDS : HAND + form.seat * KINDS + KINDS]
    waiting = form.waiting(g)
    for kind in range(KINDS):
        if form.laid[kind] > hand[kind]:
            return f"laid[{kind}]: seat {form.seat} has only {hand[kind]} {CARDS[kind]} cards"
        if kind < COLOUR_COUNT and waiting[kind] < 0:
            return f"laid[{kind}]: there are not so many {CARDS[kind]} councillors in this council"
    if sum(form.laid) >= BALCONY:
        return f"laid: must be fewer than {BALCONY} cards until they are paid for"
    matched = matches(g, form.seat, form.council)
    if matched + hand[WILD] == 0:
        return f"council: seat {form.seat} has no card that fits"
    price = least_price(matched, hand[WILD], form.laid[WILD])
    if price > purse_for(g, form.seat, form.council):
        return f"council: seat {form.seat} cannot pay at least {price} coins, and what comes after it"
    if form.council == KINGS_COUNCIL:
        return None if g.emporiums_left(form.seat) else f"council: seat {form.seat} has no emporium left to build"
    return None if lying_in(g, form.council, form.council + 1) else "council: no permit lies before it"


def part_of_bonus(g: Kingdom, form: Form[Any]) -> str | None:
    if isinstance(form, Taking):
        if form.slot // 2 != form.permit // PERMITS_A_REGION or g.board[OPEN + form.slot] != NOBODY:
            return "slot: must be the empty space where the permit lay"
        held = g.place[form.permit] == HELD + form.seat
        return None if held else f"permit: must be with seat {form.seat}, so place[{form.permit}] {HELD + form.seat}"
    if isinstance(form, TokenAgain) and form.city != NOBODY and g.board[TOKEN + form.city] == NOBODY:
        return "city: has no token"
    if isinstance(form, Bonus):
        return bonus(g, form)
    return None


def bonus(g: Kingdom, form: Bonus) -> str | None:
    """No more is to be drawn or stepped than the source, or the cell that was reached, pays."""
    reached = g.has[NOBILITY + form.seat]
    pays, source = g.rules.bonuses, form.source * GOODS_COUNT
    if form.cards > max(pays[source + CARD], pays[(CELL_SOURCE + reached) * GOODS_COUNT + CARD]):
        return "cards: neither the source nor the cell that was reached pays so many"
    if form.steps > pays[source + STEP]:
        return "steps: the source does not pay so many"
    if form.cell != NOBODY and (form.cell > reached or not has_own_paragraph(g, form.cell)):
        return "cell: must be one that was reached, and that leaves something to choose"
    return None


def part_of_building(g: Kingdom, form: Form[Any]) -> str | None:
    if isinstance(form, PermitBuild | KingsHelp) and form.city == NOBODY and not g.emporiums_left(form.seat):
        return f"seat: seat {form.seat} has no emporium left to build"
    if isinstance(form, PermitBuild):
        wanted = (HELD if form.city == NOBODY else USED) + form.seat
        return None if g.place[form.permit] == wanted else f"permit: place[{form.permit}] must be {wanted}"
    if isinstance(form, Emporium):
        if not g.has_emporium(form.seat, form.city):
            return f"city: seat {form.seat} must have built there"
        paying = with_tokens(g, g.network(form.seat, form.city))
        if form.due & ~paying:
            return "due: only the tokens of the cities connected with this one pay"
        if form.paying != NOBODY and not paying >> form.paying & 1:
            return "paying: must be connected with this city and have a token"
    return None
