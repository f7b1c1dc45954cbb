"""Drivers answer rolls: seeded, scripted, from entropy, by hand; whole weights, no bias, no global state."""

import random
from collections import Counter
from math import sqrt

import pytest

import outremer
from outremer import Driver, Entropy, NoSuchMove, OutOfScript, Scripted, Seeded
from outremer.kernel.chance import Quick

WORDS = ["a", "b", "c"]


def test_the_same_seed_draws_the_same_on_every_machine() -> None:
    numbers, words, wide = Seeded(7), Seeded("jerusalem"), Seeded(0)
    assert [numbers.below(100) for _ in range(8)] == [92, 27, 9, 79, 53, 76, 38, 86]
    assert [words.below(6) for _ in range(8)] == [4, 2, 1, 0, 5, 1, 4, 5]
    assert (wide.below(1 << 64), wide.below(3**40)) == (3230081425193582189, 1201864176758922407)


def test_a_seed_that_is_a_number_is_not_the_word_of_its_digits() -> None:
    number, word = Seeded(7), Seeded("7")
    assert [number.below(1000) for _ in range(5)] != [word.below(1000) for _ in range(5)]


def test_different_seeds_differ_at_every_draw() -> None:
    """At each draw the seeds 0 .. 399 spread over a hundred values as independent throws would."""
    for draw in range(5):
        values = [[seeded.below(100) for _ in range(draw + 1)][draw] for seeded in map(Seeded, range(400))]
        assert len(set(values)) > 90
        chi = sum((count - 4) ** 2 / 4 for count in (values.count(value) for value in range(100)))
        assert chi < 99 + 4.5 * sqrt(2 * 99)


@pytest.mark.parametrize(
    ("driver", "unit"),
    [
        (Seeded("weights"), 1),
        (Entropy(), 1),
        *((Quick(5), unit) for unit in (1, 7, 1 << 13, 3**19, 1 << 37, 3**50)),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Driver) else str(value),
)
def test_whole_weights_are_drawn_without_bias(driver: Driver, unit: int) -> None:
    """However large: those of hidden cards that may lie in many places are beyond what one quick draw tells apart."""
    odds, draws = [unit, 0, 5 * unit, 2 * unit], 8000
    found = Counter(driver.pick(odds, ["a", "b", "c", "d"]) for _ in range(draws))
    assert found[1] == 0
    for outcome, weight in enumerate(odds):
        share = weight / sum(odds)
        assert abs(found[outcome] / draws - share) <= 5 * sqrt(share * (1 - share) / draws)


def test_values_that_would_favour_small_outcomes_are_thrown_away() -> None:
    """Of three quarters of 2**64 outcomes, plain remainders would give the first third twice as often."""
    seeded, n = Seeded("bias"), 3 << 62
    low = sum(seeded.below(n) < n // 3 for _ in range(3000))
    assert abs(low / 3000 - 1 / 3) < 0.05
    assert seeded.drawn > 3000


def test_impossible_rolls_are_refused() -> None:
    for driver in (Seeded(1), Entropy(), Quick(1)):
        with pytest.raises(ValueError, match="no outcome has any weight"):
            driver.pick([0, 0], ["a", "b"])
    with pytest.raises(ValueError, match="more than one draw can tell apart"):
        Seeded(1).below((1 << 64) + 1)


def test_no_global_random_state_is_touched() -> None:
    random.seed(5)
    before = random.getstate()
    for driver in (Seeded(1), Entropy()):
        table = outremer.new("court", driver=driver)
        table.play(0, table.moves(0)[0])
        table.redeal(0, Seeded(2))
    assert random.getstate() == before
    random.seed(6)
    assert outremer.new("court", seed=1).hash() == outremer.new("court", seed=1).hash()


def test_a_shuffle_gives_every_order_alike() -> None:
    driver, found = Seeded("shuffle"), Counter[tuple[int, ...]]()
    for _ in range(6000):
        things = [1, 2, 3]
        driver.shuffle(things)
        found[tuple(things)] += 1
    assert len(found) == 6
    assert all(abs(count - 1000) < 150 for count in found.values())


def test_a_copy_goes_on_as_its_original_would() -> None:
    seeded = Seeded("copy")
    seeded.below(10)
    twin = seeded.copy()
    assert [seeded.below(10) for _ in range(9)] == [twin.below(10) for _ in range(9)]
    quick = Quick(3)
    quick.below(1 << 40)
    quick_twin = quick.copy()
    assert [quick.below(1 << 40) for _ in range(9)] == [quick_twin.below(1 << 40) for _ in range(9)]
    script = Scripted(1, 2)
    twin_script = script.copy()
    assert script.pick([1, 1, 1], WORDS) == twin_script.pick([1, 1, 1], WORDS) == 1
    assert script.answers == twin_script.answers == [2]


def test_a_script_is_followed_by_word_or_by_number() -> None:
    script = Scripted("c", 0)
    assert [script.pick([1, 1, 1], WORDS), script.pick([1, 1, 1], WORDS)] == [2, 0]
    with pytest.raises(OutOfScript, match="the script has no more answers; a roll waits for one of a, b, c"):
        script.pick([1, 1, 1], WORDS)


@pytest.mark.parametrize("answer", ["d", 3, -1, 1])
def test_a_script_that_does_not_fit_the_roll_says_so_and_stays_where_it_was(answer: int | str) -> None:
    script = Scripted(answer)
    with pytest.raises(OutOfScript, match="but the roll is one of a, b, c"):
        script.pick([1, 0, 1], WORDS)
    assert script.answers == [answer]


def test_a_script_answers_numbers_too_for_redeals() -> None:
    assert Scripted(2).below(3) == 2
    with pytest.raises(OutOfScript, match="a number below 3 is asked for"):
        Scripted(3).below(3)


def test_rolls_by_hand_are_answered_by_word_or_by_number() -> None:
    table = outremer.new("court", 3, by_hand=True)
    assert table.need == outremer.Roll("Drawing", {"dagger": 4, "passage": 3, "ruse": 3, "alms": 4})
    assert table.moves(0) == []
    table.roll("ruse")
    table.roll(3)
    for wrong in ("camel", 4, -1):
        with pytest.raises(NoSuchMove, match="cannot be rolled now; the outcomes are dagger, passage, ruse, alms"):
            table.roll(wrong)
    table.roll("alms")
    with pytest.raises(NoSuchMove, match="no roll is waited for now"):
        table.roll("alms")


def test_with_a_driver_rolls_are_answered_before_play_returns() -> None:
    table = outremer.new("court", seed=2)
    while not table.over:
        assert isinstance(table.need, outremer.Ask)
        table.play(table.need.seats[0], table.moves(table.need.seats[0])[-1])
    assert table.need is None


def test_same_seed_same_game_other_seed_other_game() -> None:
    assert outremer.new("court", seed=4).hash() == outremer.new("court", seed=4).hash()
    assert len({outremer.new("court", seed=seed).hash() for seed in range(30)}) > 20
