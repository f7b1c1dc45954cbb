"""SVOLGIMENTO DELLA PARTITA, and the frame of FASE 4."""

from __future__ import annotations

import pytest

import outremer
from tests.games.jerusalem.position import BLUE, GREEN, men, offices, position
from tests.games.talking import asked, bar, idle, say, seen, told


def names(table: outremer.Table, *wanted: str) -> list[str]:
    return [event.name for event in table.events(None) if event.name in wanted]


@pytest.mark.rule("round.count", "end.after-round-5")
def test_a_game_lasts_five_rounds() -> None:
    table = idle(outremer.new("jerusalem", seed=5))
    assert [event["round"] for event in told(table, "round-begins")] == [1, 2, 3, 4, 5]
    assert table.over
    assert bar(table, BLUE, "pass") == "end.after-round-5"


@pytest.mark.rule("round.phases.order", "event.phase.last")
def test_auction_placement_income_event() -> None:
    table = position("event-card", men={"market-large": [1, 1]}, points=[3], driver=outremer.Seeded(1))
    idle(table, until="Sale", round_=3)
    phases = names(table, "won", "levied", "earned", "built", "event-strikes", "round-begins")
    assert phases[:-3] == ["won"] * 4 + ["levied"] * 4 + ["earned"]
    assert phases[-3:] == ["built", "event-strikes", "round-begins"]


@pytest.mark.rule(
    "round.phases.event-only-rounds-2-3-4", "event.phase.not-in-rounds-1-and-5", "event.phase.card-of-the-round"
)
def test_events_strike_in_rounds_2_3_and_4_only() -> None:
    table = idle(outremer.new("jerusalem", seed=6))
    frame = names(table, "round-begins", "event-strikes")
    middle = ["round-begins", "event-strikes"] * 3
    assert frame == ["round-begins", *middle, "round-begins"]
    assert (frame[1], frame[-1]) == ("round-begins", "round-begins")
    struck = [event["event"] for event in told(table, "event-strikes")]
    assert struck == [event["event"] for event in told(table, "event-shown")]


@pytest.mark.rule("round.phases.complete-before-next.de")
def test_a_phase_is_over_for_all_before_the_next_begins() -> None:
    table = idle(outremer.new("jerusalem", options={"edition": "de"}, seed=7), until="Turn", round_=2)
    rounds = names(table, "round-begins", "won", "took-card", "levied", "gift", "built")
    assert rounds[:13] == ["round-begins"] + ["won"] * 4 + ["took-card"] * 4 + ["levied"] * 4


@pytest.mark.rule("round.end.after-phase-4", "round.marker.advance", "event.phase.advance-marker")
def test_the_marker_advances_after_the_event_and_without_one() -> None:
    table = position("event", event="war", men={"templars-large": [1, 1], "david": [1, 1]})
    assert seen(table)["round"] == 2
    say(table, BLUE, "end")
    assert (asked(table), seen(table)["round"]) == (("War", GREEN), 2)
    after = position("event", event="war", driver=outremer.Scripted("tax"))
    assert (asked(after)[0], seen(after)["round"]) == ("Sale", 3)
    first = position("building", round_=1, driver=outremer.Scripted("tax"))
    assert (asked(first)[0], seen(first)["round"]) == ("Sale", 2)


@pytest.mark.rule("round.event.reveal", "event.phase.reveal-next")
def test_the_event_of_the_new_round_is_turned_up_before_its_auction() -> None:
    table = position("building", round_=2, event="patriarch", driver=outremer.Scripted("war"))
    assert asked(table) == ("Sale", BLUE)
    assert seen(table)["round"] == 3
    assert seen(table)["event"] == "war"


@pytest.mark.rule("round.next-starts-with-auction")
def test_each_round_starts_with_its_auction() -> None:
    table = idle(outremer.new("jerusalem", seed=8))
    frame = names(table, "round-begins", "event-shown", "cards-laid-out", "opened")
    for at in [at for at, name in enumerate(frame) if name == "round-begins"]:
        following = [name for name in frame[at + 1 : at + 4] if name != "event-shown"]
        assert following[:2] == ["cards-laid-out", "opened"]


@pytest.mark.rule("round.phase3.steps.order", "income.steps.complete-before-next")
def test_david_privileges_income_building() -> None:
    stand = {"david": [1], "market-large": [0, 3], "nobility-large": [2], "palace-large": [0, 1]}
    table = position("david", men=stand, points=[2, 2])
    order = []
    for dull in ("pass", "buy 0", "pass", "collect", "collect"):
        form, seat = asked(table)
        order.append(form)
        table.play(seat, dull)
    assert order == ["TowerOfDavid", "Materials", "Intrigue", "Collecting", "Collecting"]
    steps = names(table, "holds-david", "bought", "stole", "earned", "collected", "built")
    assert steps.index("built") > max(at for at, name in enumerate(steps) if name == "collected")


@pytest.mark.rule("event.phase.return-characters", "event.phase.return-barons")
def test_offices_and_barons_go_back_and_are_remembered() -> None:
    table = position(
        "building", round_=1, barons={BLUE: "david"}, offices=["admiral", "marshal", "treasurer", "constable"],
        driver=outremer.Scripted("war"),
    )  # fmt: skip
    assert offices(table) == ["none"] * 4
    assert seen(table)["players"][BLUE]["baron"] is None
    assert [area["baron"] for area in seen(table)["areas"]] == [None] * 16
    assert asked(table) == ("Sale", 3)  # all tied: the Constable of the round before opens


@pytest.mark.rule("event.three-of-four-used")
def test_three_events_of_four_are_used() -> None:
    for seed in range(6):
        struck = [event["event"] for event in told(idle(outremer.new("jerusalem", seed=seed)), "event-strikes")]
        assert len(set(struck)) == len(struck) == 3


@pytest.mark.rule("event.shown-early-works-late")
def test_an_event_lies_open_all_round_and_works_at_its_end() -> None:
    script = outremer.Scripted("war", "one-squire", "two-bezants", "turncoat", "move-two", "tax")
    table = position("event-card", event="war", men={"templars-large": [3]}, driver=script)
    assert seen(table)["event"] == "war"
    idle(table, until="Collecting")
    assert men(table, "templars-large") == [3, 0, 0, 0]
    idle(table, until="Sale")
    assert men(table, "templars-large") == [0, 0, 0, 0]
