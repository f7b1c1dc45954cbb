"""Redealing: every table that a seat cannot tell apart from the real one, each as often as it should come."""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from collections.abc import Iterator

import pytest

import outremer
from outremer.games.jerusalem.vocabulary import CARDS, KINDS, OFFICE_NAMES, SEATS
from outremer.games.jerusalem.world import DEALT, DRAWN, OFFICE_THEN, City
from tests.games.jerusalem.position import hand, offices, world
from tests.games.talking import asked, idle, say

ROUNDS = 5
Place = tuple[int, int, int]  # owner, index in `past`, first round of play
Taken = tuple[int, ...]  # the kind of card in each place


def at_round_2(seat_0: tuple[str, str], plays: dict[int, list[str]], cards: tuple[str, ...]) -> outremer.Table:
    """Three players have picked in two rounds; seat 0 held these offices, and then the others played these cards."""
    table = outremer.new("jerusalem", seats=3, options={"first_opener": "0"}, driver=outremer.Scripted(*cards))
    for round_, office in enumerate(seat_0, start=1):
        while asked(table)[0] == "Sale":
            opener = asked(table)[1]
            offers = [str(move) for move in table.moves(opener) if str(move).endswith(" 0")]
            wanted = f"open {office} 0"
            say(table, opener, wanted if opener == 0 else next(offer for offer in offers if offer != wanted))
            while asked(table)[0] == "Sale" and "pass" in map(str, table.moves(asked(table)[1])):
                say(table, asked(table)[1], "pass")
        assert offices(table)[0] == office
        idle(table, until="Turn")
        if round_ == 1:
            idle(table, until="Sale", round_=2)
    while asked(table)[0] == "Turn":
        seat = asked(table)[1]
        for card in plays.get(seat, []):
            say(table, seat, f"play {card}")
        if seat == 0:
            break
        say(table, seat, "end")
    return table


# What is drawn: three cards, the event, three cards. Everybody keeps the first of those listed in the deck's order.
AMBIGUOUS = ("one-squire", "two-bezants", "two-points", "war", "two-bezants", "two-resources", "cheap-mercenaries")


def places_of_others(city: City, seat: int) -> list[Place]:
    found = []
    for at, delay in ((DEALT, 0), (DRAWN, 1)):
        for turn in range(ROUNDS):
            for owner in range(SEATS):
                if owner != seat and city.past[at + turn * SEATS + owner] >= 0:
                    found.append((owner, at + turn * SEATS + owner, turn + delay))
    return found


def could_have_played(city: City, places: list[Place], taken: Taken, owner: int) -> bool:
    """By trial of every order in which this owner's cards might have been the ones played."""
    own = [(kind, since) for (seat, _, since), kind in zip(places, taken, strict=True) if seat == owner]
    plays = [(play % KINDS, play // KINDS % ROUNDS) for play in city.plays if play // (ROUNDS * KINDS) == owner]
    return any(
        all(kind == wanted and since <= turn for (kind, since), (wanted, turn) in zip(order, plays, strict=True))
        for order in itertools.permutations(own, len(plays))
    )


def every_deal(city: City, seat: int, passed_on: dict[int, Counter[int]]) -> Iterator[tuple[Taken, int]]:
    """All ways to fill the places of the others, with the number of ways to take real cards for them.

    `passed_on` names, by index in `past`, the cards that this seat handed on in that round, which only went there.
    """
    places = places_of_others(city, seat)
    own = Counter(city.past[at + turn * SEATS + seat] for at in (DEALT, DRAWN) for turn in range(ROUNDS))
    unseen = Counter(dict(enumerate(city.rules.deck))) - own
    for cards in {id(cards): cards for cards in passed_on.values()}.values():
        unseen -= cards
    for taken in itertools.product(range(KINDS), repeat=len(places)):
        pools = {id(unseen): Counter(unseen)}
        ways = 1
        for (_, at, _), kind in zip(places, taken, strict=True):
            source = passed_on.get(at, unseen)
            pool = pools.setdefault(id(source), Counter(source))
            ways *= pool[kind]
            pool[kind] -= 1
            if not ways:
                break
        if ways and all(could_have_played(city, places, taken, owner) for owner in range(3) if owner != seat):
            yield taken, ways


def chi_square_fits(found: Counter[Taken], wanted: dict[Taken, int], draws: int) -> bool:
    """Do the frequencies match? Rare outcomes are counted together."""
    total = sum(wanted.values())
    rare_found = rare_wanted = 0.0
    statistic, classes = 0.0, -1
    for outcome, weight in wanted.items():
        expected = draws * weight / total
        if expected < 8:
            rare_found += found[outcome]
            rare_wanted += expected
        else:
            statistic += (found[outcome] - expected) ** 2 / expected
            classes += 1
    if rare_wanted >= 8:
        statistic += (rare_found - rare_wanted) ** 2 / rare_wanted
        classes += 1
    return statistic < classes + 4 * math.sqrt(2 * classes) + 4


def redeals(table: outremer.Table, seat: int, draws: int) -> Counter[Taken]:
    places = places_of_others(world(table), seat)
    driver = outremer.Seeded(f"redeal {seat}")
    found: Counter[Taken] = Counter()
    for _ in range(draws):
        dealt = world(table.redeal(seat, driver))
        found[tuple(dealt.past[at] for _, at, _ in places)] += 1
    return found


@pytest.mark.rule("actionpick.pass-on")
@pytest.mark.parametrize(
    ("held", "plays"),
    [
        (("treasurer", "admiral"), {1: ["two-bezants"]}),
        (("treasurer", "admiral"), {1: ["two-bezants"], 2: ["two-points"]}),
        (("treasurer", "admiral"), {1: ["two-bezants", "two-bezants"]}),
        (("marshal", "treasurer"), {}),
        (("admiral", "marshal"), {}),
    ],
)
def test_every_compatible_deal_comes_as_often_as_it_should(held: tuple[str, str], plays: dict[int, list[str]]) -> None:
    table = at_round_2(held, plays, AMBIGUOUS)
    city = world(table)
    passed_on: dict[int, Counter[int]] = {}
    for turn, office in enumerate(held):
        later = [
            place for place in places_of_others(city, 0) if place[1] // SEATS == turn and is_later(city, place, office)
        ]
        cards = Counter(city.past[at] for _, at, _ in later)
        for _, at, _ in later:
            passed_on[at] = cards
    wanted = dict(every_deal(city, 0, passed_on))
    draws = 2500
    found = redeals(table, 0, draws)
    assert set(found) <= set(wanted)
    assert chi_square_fits(found, wanted, draws)


def is_later(city: City, place: Place, office: str) -> bool:
    """Did the owner of this place pick after seat 0, who held that office?"""
    owner, at, _ = place
    theirs = city.past[OFFICE_THEN + at // SEATS * SEATS + owner]
    return theirs > OFFICE_NAMES.index(office)


def random_states(seats: int, seed: int, every: int) -> Iterator[outremer.Table]:
    """Tables of a random game, a few decisions apart."""
    table = outremer.new("jerusalem", seats=seats, seed=seed)
    dice = random.Random(seed)
    decisions = 0
    while not table.over:
        decisions += 1
        if decisions % every == 0:
            yield table
        seat = asked(table)[1]
        cards = [move for move in table.moves(seat) if move.verb == "play" and dice.random() < 0.5]
        table.play(seat, dice.choice(cards or table.moves(seat)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seats_own_knowledge_never_changes(seats: int) -> None:
    driver = outremer.Seeded(1)
    for table in random_states(seats, seats, 23):
        for seat in range(seats):
            dealt = table.redeal(seat, driver)
            assert dealt.view(seat) == table.view(seat)
            assert dealt.moves(seat) == table.moves(seat)
            assert dealt.need == table.need
            assert hand(dealt, seat) == hand(table, seat)
            own = range(seat, 60, SEATS)
            assert [world(dealt).past[at] for at in own] == [world(table).past[at] for at in own]
            totals = table.game.totals(world(dealt), dealt.kernel.stack)
            assert [total for total in totals if total.found != total.wanted] == []


def hidden_fields(city: City, seats: int) -> dict[str, object]:
    """Everything that seat 0 may not know."""
    fields: dict[str, object] = {"deck": city.deck, "tray": city.tray}
    for other in range(1, seats):
        fields[f"hand of {other}"] = city.hand[other * KINDS : (other + 1) * KINDS]
        for turn in range(ROUNDS):
            fields[f"card of {other} in round {turn + 1}"] = city.past[DEALT + turn * SEATS + other]
        fields[f"cards bought by {other}"] = [city.past[DRAWN + turn * SEATS + other] for turn in range(ROUNDS)]
    return fields


@pytest.mark.parametrize("seats", [3, 4])
def test_every_hidden_field_varies(seats: int) -> None:
    driver = outremer.Seeded(2)
    constant = set(hidden_fields(world(outremer.new("jerusalem", seats=seats, seed=1)), seats))
    for seed in range(12):
        for table in random_states(seats, seed, 7):
            real = hidden_fields(world(table), seats)
            dealt = hidden_fields(world(table.redeal(0, driver)), seats)
            constant -= {name for name in constant if dealt[name] != real[name]}
    assert constant == set()


def test_the_real_deal_is_no_likelier_than_another() -> None:
    """Late in a game, tables dealt from the real one and tables dealt from one of those look alike."""
    late = [table.clone() for table in random_states(4, 6, 10) if world(table).round == 5 and not world(table).unveiled]
    table = late[len(late) // 2]
    assert len(world(table).plays) >= 8
    twin = table.redeal(0, outremer.Seeded("another"))
    assert world(twin).past != world(table).past
    draws = 800
    first, second = (hands_held(one, draws, seed) for one, seed in ((table, "a"), (twin, "b")))
    for seat, card in first.keys() | second.keys():
        one, other = first[seat, card], second[seat, card]
        assert abs(one - other) <= 5 * math.sqrt(one + other + 1), (seat, card)


def hands_held(table: outremer.Table, draws: int, seed: str) -> Counter[tuple[int, str]]:
    driver = outremer.Seeded(seed)
    held: Counter[tuple[int, str]] = Counter()
    for _ in range(draws):
        dealt = table.redeal(0, driver)
        held.update((seat, card) for seat in (1, 2, 3) for card in set(hand(dealt, seat)))
    return held


def test_nothing_is_dealt_anew_once_the_screens_are_down() -> None:
    table = idle(outremer.new("jerusalem", seed=3))
    assert world(table.redeal(0, outremer.Seeded(1))).hand == world(table).hand


def test_the_cards_a_seat_passed_on_stay_with_those_behind_it() -> None:
    table = at_round_2(("treasurer", "admiral"), {}, AMBIGUOUS)
    behind = Counter({CARDS.index("two-bezants"): 1, CARDS.index("two-points"): 1})
    assert hand(table, 0)[0] == "one-squire"
    for taken in redeals(table, 0, 200):
        assert Counter(taken[:2]) == behind
