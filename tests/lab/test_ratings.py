"""Ratings follow who beats whom, and say how sure they are."""

from __future__ import annotations

from outremer.lab.ratings import Rating, ratings
from tests.lab.matches import a_match


def test_whoever_wins_is_rated_above_and_more_games_make_it_surer() -> None:
    few = ratings(a_match(("a", "b"), (1, 2), number=number) for number in range(4))
    many = ratings(a_match(("a", "b"), (1, 2), number=number) for number in range(40))
    assert list(few) == list(many) == ["a", "b"]
    assert few["a"].mean > 25 > few["b"].mean
    assert many["a"].deviation < few["a"].deviation < Rating().deviation
    low, high = many["a"].interval
    assert low < many["a"].mean < high


def test_the_order_in_which_games_came_back_does_not_matter() -> None:
    matches = [a_match(("a", "b", "c"), (1, 2, 3) if number % 3 else (3, 1, 2), number=number) for number in range(9)]
    assert ratings(matches) == ratings(reversed(matches))


def test_a_bot_in_several_seats_has_one_rating() -> None:
    rated = ratings(a_match(("a", "b", "b", "b"), (1, 2, 3, 4), number=number) for number in range(20))
    assert list(rated) == ["a", "b"]
    assert rated["b"].mean < 25


def test_whoever_is_fixed_stays_where_they_are() -> None:
    pool = {"b": Rating(30.0, 1.0)}
    rated = ratings((a_match(("a", "b"), (1, 2), number=number) for number in range(30)), pool)
    assert rated["b"] == pool["b"]
    assert rated["a"].mean > 30
