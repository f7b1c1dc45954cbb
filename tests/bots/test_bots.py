"""Bots play by the rules, see only their seat, and greedy is worth its name."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.bots import BOTS, Bot, Chair, bot
from outremer.kernel.chance import Seeded
from outremer.kernel.lexicon import Move
from outremer.kernel.playouts import play_out
from outremer.kernel.table import Table as Kernel
from outremer.lab.arena import play_match, play_matches
from outremer.lab.scores import carried, scores
from outremer.table.saves import numbers


def test_an_unknown_bot_is_refused_with_the_names_of_the_others() -> None:
    with pytest.raises(outremer.BadSetting, match="the bots are random, greedy"):
        bot("oracle")


@pytest.mark.parametrize("game", outremer.games())
@pytest.mark.parametrize("name", ["random", "greedy", "easy", "medium:iterations=2", "hard:iterations=2"])
def test_the_same_seed_plays_the_same_game(game: str, name: str) -> None:
    seats = outremer.game(game).least_seats
    first, second = (play_match(game, [name] + ["random"] * (seats - 1), {}, "7", 0) for _ in range(2))
    assert name.partition(":")[0] in BOTS
    assert first == second
    assert first != play_match(game, [name] + ["random"] * (seats - 1), {}, "8", 0)


class Spy(Bot):
    """Notes what it is given."""

    seen: tuple[object, ...]

    def choose(self, chair: Chair) -> Move:
        imagined = chair.imagine(Seeded(1))
        self.seen = (chair.view(), chair.moves(), imagined.view(chair.seat), numbers(chair.kernel(Seeded(1))))
        assert numbers(imagined.kernel) == self.seen[-1]
        return chair.moves()[0]


@pytest.mark.parametrize("game", outremer.games())
def test_a_bot_is_given_the_same_at_every_table_its_seat_cannot_tell_apart(game: str) -> None:
    table = outremer.new(game, seed=3)
    spy, twin_spy, walker = Spy(), Spy(), bot("random", 4)
    compared = apart = 0
    while isinstance(need := table.need, outremer.Ask) and compared < 120:
        seat = need.seats[0]
        twin = table.redeal(seat, Seeded(compared))
        spy.choose(Chair(table, seat))
        twin_spy.choose(Chair(twin, seat))
        assert spy.seen == twin_spy.seen
        compared += 1
        apart += numbers(table.kernel) != numbers(twin.kernel)
        table.play(seat, walker.choose(Chair(table, seat)))
    assert compared == 120
    assert apart > 30, "hardly anything was hidden"


def test_the_real_table_is_not_within_a_bots_reach() -> None:
    table = outremer.new("council", seed=3)
    chair = Chair(table, 0)
    assert not any(isinstance(value, outremer.Table) for value in vars(chair).values())
    assert chair.imagine(Seeded(1)).driver is not table.driver
    begun, imagined = numbers(table.kernel), chair.kernel(Seeded(1))
    assert numbers(imagined) != begun, "the hands of the others were dealt anew"
    assert imagined.world.journal is None, "it tells nobody"
    play_out(imagined, Seeded(2), 100)
    assert numbers(table.kernel) == begun


@pytest.mark.parametrize(("game", "floor"), [("jerusalem", 0.85), ("council", 0.85), ("akkon", 0.7)])
def test_greedy_beats_three_random(game: str, floor: float) -> None:
    """A small sample of `outremer arena GAME --bots greedy,random,random,random --games 400`."""
    played = list(play_matches(game, ["greedy", "random", "random", "random"], 24, workers=1))
    assert {score.bot: score.rate for score in scores(played)}["greedy"] >= floor - 0.15


def test_greedy_beats_four_random_alone_or_in_alliance() -> None:
    """A small sample of `outremer arena fief --bots greedy,random,random,random,random --games 200 --shared carried`.

    A game that only ends at its limit of turns is won by points.
    """
    bots = ["greedy", "random", "random", "random", "random"]
    played = list(play_matches("fief", bots, 5, options={"turn_limit": "8"}, workers=1))
    assert {score.bot: score.rate for score in scores(played, share=carried)}["greedy"] >= 0.8


def test_greedy_does_not_imagine_a_table_when_it_has_one_thing_to_say() -> None:
    table = outremer.new("fief", seats=5, seed=3)
    walker, imagined = bot("random", 4), []

    class Watched(Chair):
        def kernel(self, driver: outremer.Driver) -> Kernel[Any]:
            imagined.append(self.seat)
            return super().kernel(driver)

    lexicon, spared, thought = table.game.lexicon, 0, 0
    for _ in range(300):
        assert isinstance(table.need, outremer.Ask)
        seat = table.need.seats[0]
        answers = [move for move in table.moves(seat) if not lexicon.offers(move)]
        imagined.clear()
        choice = bot("greedy").choose(Watched(table, seat))
        if choice == answers[0] and len(answers) == 1:
            spared += not imagined
        else:
            thought += bool(imagined)
        table.play(seat, walker.choose(Chair(table, seat)))
    assert min(spared, thought) > 30
