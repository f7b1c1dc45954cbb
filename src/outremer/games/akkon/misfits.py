"""What a position edited by hand may get wrong although each number by itself is one that can be.

A save is for people to edit, so whatever would break a rule later on is found when it is loaded. Each answer begins
with the field.
"""

from __future__ import annotations

from typing import Any, Final

from outremer.games.akkon.actions import HAND_LIMIT, Actions, HandLimit
from outremer.games.akkon.auction import Auction
from outremer.games.akkon.course import Round
from outremer.games.akkon.preparation import STARTING_CARDS, Preparation
from outremer.games.akkon.privileges import Saladin
from outremer.games.akkon.redeal import nobody_breaks_the_ban
from outremer.games.akkon.vocabulary import BROTHERS, CARD_COUNT, HOLY_LANCE, KINDS, OWN, PLAGUE, SEATS, SIEGE, TEMPLARS
from outremer.games.akkon.world import (
    CAMP,
    DISCARD_PILE,
    IDLE_ROUNDS,
    IN_DECK,
    MOST_ROUNDS,
    PLAYED_CARD,
    SET_ASIDE,
    HolyLand,
)
from outremer.kernel.forms import NOBODY, Form
from outremer.table.calls import uncalled

_DECIDED_BY: Final = {"Round": "at", "Auction": "bid", "Saladin": "heap", "Actions": "card"}
_GIVEN: Final = {
    "Laying": ("seat", "colour", "loan", "source", "city"),
    "Exchange": ("seat", "city"),
    "Displacing": ("seat", "rival", "colour", "source", "city"),
    "Opponent": ("seat", "card"),
    "Writings": ("seat", "card"),
    "Minting": ("seat",),
    "Blessing": ("seat",),
}


def misfit(g: HolyLand, stack: list[Form[Any]]) -> str | None:
    """The first thing in this position that contradicts another, or None."""
    found = calendar(g, stack) or templars(g) or claims(g) or cards(g)
    if found is not None:
        return f"world.{found}"
    for level, form in enumerate(stack):
        found = part_of_round(g, form, form is stack[-1]) or part_of_auction(g, form) or part_of_actions(g, form)
        if found is not None:
            return found if found.startswith("world.") else f"stack[{level}].{found}"
    return uncalled(g, stack, _DECIDED_BY, _GIVEN)


def calendar(g: HolyLand, stack: list[Form[Any]]) -> str | None:
    """The game goes on until it has ended, and it ends in time."""
    if g.ended != (not stack):
        return (
            f"ended: must be {'true' if not stack else 'false'}, since the stack is {'' if not stack else 'not '}empty"
        )
    if g.round and g.first == NOBODY:
        return "first: must be a seat once the game has been set up"
    if stack and g.idle == IDLE_ROUNDS:
        return f"idle: after {IDLE_ROUNDS} rounds without a sale the game is over"
    longest = IDLE_ROUNDS * (g.place.count(IN_DECK) + len(g.top) + 1)  # rounds, if all stay idle as long as they may
    if stack and g.round + longest > MOST_ROUNDS:
        return f"round: must be at most {MOST_ROUNDS - longest} while so many cards are to be had"
    return None


def templars(g: HolyLand) -> str | None:
    """Whoever is with somebody else is on loan, and nobody breaks the ban behind a Templar's back."""
    for piece in range(TEMPLARS):
        owner = piece // KINDS
        if (g.holder[piece] != owner) != (g.loan[piece] != OWN):
            return f"loan[{piece}]: must be {OWN} if the owner has this Templar, and only then; see holder[{piece}]"
        if owner >= g.rules.seats and (g.holder[piece] != owner or g.at[piece] != CAMP):
            return f"at[{piece}]: seat {owner} does not play, so its Templars stay in their camp"
    if not nobody_breaks_the_ban(g):
        return "at: a Turcopole and a Sergeant of one player lie face down in one city"
    return None


def claims(g: HolyLand) -> str | None:
    """Taker, owner and loan of each."""
    if len(g.debts) % 3:
        return f"debts: must be threes of taker, owner and loan, not {len(g.debts)} numbers"
    for at in range(0, len(g.debts), 3):
        if max(g.debts[at], g.debts[at + 1]) >= g.rules.seats or g.debts[at] == g.debts[at + 1]:
            return f"debts[{at}]: taker and owner must be two seats from 0 to {g.rules.seats - 1}"
        if g.debts[at + 2] not in (1, 2):
            return f"debts[{at + 2}]: must be 1 for the Plague or 2 for Brothers in Arms"
    return None


def cards(g: HolyLand) -> str | None:
    """Starting cards wait only until they are dealt, and what has left the decks is somewhere."""
    if g.round and SET_ASIDE in g.place:
        return f"place[{g.place.index(SET_ASIDE)}]: no card is set aside once the game has been set up"
    gone = 0
    for card in range(CARD_COUNT):
        gone += g.place[card] < SEATS or g.place[card] in (PLAYED_CARD, DISCARD_PILE)
    return None if g.departed <= gone else f"departed: only {gone} cards are in hands, played or discarded"


def part_of_round(g: HolyLand, form: Form[Any], is_on_top: bool) -> str | None:
    """What lies in the cities, and what is claimed, came there in this round's order."""
    if isinstance(form, Preparation):
        return preparation(g, form) or before_auction(g)
    if not isinstance(form, Round):
        return None
    early = form.at in ("loans", "auction", "saladin")
    if early or (form.at == "resolution" and is_on_top):
        if any(g.paid):
            return f"world.paid: nothing is paid for before the part 'actions', and this is {form.at!r}"
        if NOBODY in g.top:
            return f"world.top[{g.top.index(NOBODY)}]: every deck must offer a card in the part {form.at!r}"
    if form.at == "loans":
        return before_auction(g)
    played = 0
    if form.at in ("actions", "hand-limit", "close"):
        for card in range(CARD_COUNT):
            if g.place[card] == PLAYED_CARD:
                played += {PLAGUE: 1, BROTHERS: 2}.get(g.rules.kind[card], 0)
    return None if len(g.debts) <= 3 * played else f"world.debts: in this round {played} Templars can have been claimed"


def before_auction(g: HolyLand) -> str | None:
    """Nothing lies before the cities yet."""
    for piece in range(TEMPLARS):
        if g.at[piece] != CAMP:
            return f"world.at[{piece}]: all Templars are in their camps until the auction begins"
    return "world.paid: nothing is paid for before the auction" if any(g.paid) else None


def preparation(g: HolyLand, form: Preparation) -> str | None:
    """Starting cards lie in the hands as far as they are dealt. [setup.cards.starting-deal]"""
    dealt, waiting = 0, 0
    for card in g.rules.starting:
        dealt += g.place[card] < SEATS
        waiting += g.place[card] == SET_ASIDE
    if form.dealt != dealt:
        return f"dealt: {dealt} starting cards are in the hands"
    if dealt and g.first == NOBODY:
        return "world.first: must be known before cards are dealt"
    if dealt < STARTING_CARDS * g.rules.seats and dealt + waiting != len(g.rules.starting):
        return "dealt: all starting cards that are not dealt must still be set aside"
    return None


def part_of_auction(g: HolyLand, form: Form[Any]) -> str | None:
    if isinstance(form, Saladin):
        if form.rival != NOBODY and (form.heap == NOBODY or form.rival == form.seat or not g.rules.saladin_moves_any):
            return "rival: must be -1 unless a Templar of another player is being moved, where that is allowed"
        return None
    if not isinstance(form, Auction):
        return None
    if form.turn != NOBODY and form.passed >> form.turn & 1:
        return f"passed: seat {form.turn} is in turn, so it has not passed"
    if form.heap != NOBODY and form.bid == NOBODY:
        return "heap: must be -1 while no Templar is being laid"
    if form.swap != NOBODY and form.bid != NOBODY:
        return "swap: must be -1 while a Templar is being laid"
    laid = 1 if form.turn == g.first and g.seneschal != NOBODY else 0
    for piece in range(TEMPLARS):
        laid += g.holder[piece] == form.turn and g.at[piece] != CAMP
    if form.laid > (laid if g.rules.many_pieces_a_turn else 0):
        return f"laid: seat {form.turn} cannot have laid so many in this turn"
    return None


def part_of_actions(g: HolyLand, form: Form[Any]) -> str | None:
    if isinstance(form, HandLimit) and form.turn != NOBODY and g.place.count(form.turn) <= HAND_LIMIT:
        return f"turn: seat {form.turn} has no more than {HAND_LIMIT} cards"
    if not isinstance(form, Actions):
        return None
    turn = NOBODY if form.turns >= g.rules.seats else (g.first + form.turns) % g.rules.seats
    if form.turns > g.rules.seats:
        return f"turns: there are no more than {g.rules.seats} in a round"
    if form.turn != turn:
        return f"turns: after {form.turns} turns from seat {g.first} on, turn must be {turn}, not {form.turn}"
    if form.turn == NOBODY and (form.card != NOBODY or form.blessing):
        return "card: must be -1 when all have had their turns, and blessing false"
    if form.card != NOBODY:
        if g.place[form.card] != PLAYED_CARD or g.rules.kind[form.card] in (HOLY_LANCE, SIEGE):
            return "card: must have been played, and leave something to choose"
    return None
