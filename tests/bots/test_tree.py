"""A node chooses by what plans have brought, by what the judge likes, and by how often they could be taken."""

from __future__ import annotations

import pytest

from outremer.bots.search.tree import Edge, Node, key_of, most_visited


def node_of(*worths: float, unit: float = 0.0) -> tuple[Node, list[Edge]]:
    """A node with a plan of each of these worths, which are in logarithms of odds if the unit is 1."""
    node = Node()
    edges = [Edge([move], 0, worth) for move, worth in enumerate(worths)]
    for edge in edges:
        node.edges[key_of(0, edge.plan)] = edge
    node.weigh(edges, unit)
    return node, edges


def test_priors_are_shares_and_follow_the_judge() -> None:
    _, edges = node_of(0.3, 0.1, 0.2)
    priors = [edge.prior for edge in edges]
    assert sum(priors) == pytest.approx(1.0)
    assert priors[0] > priors[2] > priors[1] > 0.0


def test_priors_know_differences_only() -> None:
    """All worths moved by as much, or stretched, tell the same."""
    usual, moved, stretched = (
        [edge.prior for edge in node_of(*worths)[1]] for worths in ((0.3, 0.1, 0.2), (7.3, 7.1, 7.2), (3.0, 1.0, 2.0))
    )
    assert moved == pytest.approx(usual)
    assert stretched == pytest.approx(usual)


def test_of_two_plans_that_are_as_good_as_each_other_both_are_tried() -> None:
    """Two plans lie as far apart as they can, by their own measure; in odds it is told how far that is."""
    _, (better, worse) = node_of(0.02, 0.0, unit=1.0)
    assert 0.5 < better.prior < 0.6
    _, (better, worse) = node_of(2.0, 0.0, unit=1.0)
    assert worse.prior < 0.05


def test_what_the_judge_likes_is_tried_first() -> None:
    node, edges = node_of(0.1, 0.9, 0.2)
    assert node.select(edges, 1.0) is edges[1]


def test_what_brought_most_is_chosen_in_the_end() -> None:
    """Of two that the judge likes alike; and also one that it likes less, when what it likes has failed often."""
    for worths in ((0.5, 0.5), (0.7, 0.5)):
        node, edges = node_of(*worths, unit=1.0)
        for visit in range(400):
            edge = node.select(edges, 1.0)
            node.note(edge, (0.5 if edge is edges[1] else 0.1) + 0.4 * (visit % 2))
        assert edges[1].visits > 300
        assert most_visited(edges) == 1
        assert edges[1].mean() > 0.6 > 0.4 > edges[0].mean()


def test_the_share_that_is_noted_is_that_of_whoever_chose() -> None:
    node, edges = node_of(0.5, 0.5)
    for share in (0.2, 0.4):
        node.note(edges[0], share)
    assert (edges[0].visits, edges[1].visits) == (2, 0)
    assert edges[0].mean() == pytest.approx(0.3)
    assert node.chosen == 2


def test_what_could_seldom_be_taken_is_not_taken_for_neglected() -> None:
    """Of two plans with the same promise and as few visits, the one that was there less often gets less of a bonus."""
    node, (often, seldom, other) = node_of(0.5, 0.5, 0.5)
    for edge, visits in ((often, 4), (seldom, 4), (other, 60)):
        for visit in range(visits):
            node.note(edge, 0.6 if visit % 2 else 0.4)
    often.there, seldom.there = 60, 5
    assert node.select([seldom, often, other], 1.0) is often


def test_equally_often_tried_plans_go_by_the_judge() -> None:
    _, edges = node_of(0.1, 0.3)
    for edge in edges:
        edge.visits = 5
    assert most_visited(edges) == 1


def test_plans_are_found_again_by_seat_and_moves() -> None:
    keys = [key_of(seat, plan) for seat in range(3) for plan in ([0], [1], [0, 0], [0, 1], [1, 0])]
    assert len(set(keys)) == len(keys)
