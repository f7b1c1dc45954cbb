"""The end says why: the parts of every seat's points add up to them, in whatever way a game goes."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import outremer
from outremer.kernel.chance import Quick
from outremer.kernel.journal import Journal
from outremer.kernel.playouts import play_out
from outremer.table.opening import begin
from outremer.table.saves import position
from outremer.table.table import Table
from outremer.words import LANGUAGES, Words

GAMES = 200
SETTINGS: dict[str, list[dict[str, str]]] = {
    "jerusalem": [{"edition": "it"}, {"edition": "de"}],
    "akkon": [{"length": "short"}],
    "council": [
        {"map": "random"},
        {"two-steps": "last-pays", "permit-tie": "nobody-scores", "late-group": "king-tile"},
    ],
    "fief": [
        {"turn_limit": "4"},
        {
            "turn_limit": "4",
            "crusades": "yes",
            "teutonic": "yes",
            "templars": "yes",
            "politics": "yes",
            "relics": "yes",
        },
    ],
}


def played_out(name: str, seats: int, options: dict[str, str], seed: int) -> Table:
    """A game at random, told to a journal; as quick as one can be played."""
    game = outremer.game(name)
    setting = game.setting(seats, options)
    journal = Journal()
    kernel = game.table(game.rules(setting), journal)
    play_out(kernel, Quick(seed), game.longest)
    return Table(game, setting, kernel, None, journal)


def some_games(name: str) -> list[Table]:
    game = outremer.game(name)
    tables = [*product(range(game.least_seats, game.most_seats + 1), SETTINGS[name])]
    return [played_out(name, *tables[seed % len(tables)], seed) for seed in range(GAMES)]


def told_texts(table: Table) -> set[tuple[str, tuple[str, ...]]]:
    """The texts that the end of this game needs, with their arguments."""
    breakdown = table.breakdown()
    assert breakdown is not None
    found: set[tuple[str, tuple[str, ...]]] = {(f"sum-{sum_.name}", ()) for sum_ in breakdown.sums}
    found |= {(f"part-{part.name}", ()) for sum_ in breakdown.sums for part in sum_.parts}
    found |= {(f"tie-{tie.what}", ("names", "count", "others", "has", "others-have")) for tie in breakdown.ties}
    return found | ({(f"won-{breakdown.how}", ("names", "count", "points"))} if breakdown.how else set())


@pytest.mark.parametrize("name", SETTINGS)
def test_the_parts_add_up_to_the_points_of_every_seat(name: str) -> None:
    texts: set[tuple[str, tuple[str, ...]]] = set()
    ties = 0
    for table in some_games(name):
        result, breakdown = table.result(), table.breakdown()
        assert result is not None
        assert breakdown is not None
        points = breakdown.sums[0]
        assert points.name == "points"
        for place in result.standings:
            assert points.total(place.seat) == place.points
        assert not any(part.name == "before" for part in points.parts), "a game from its beginning has nothing before"
        ties += len(breakdown.ties)
        texts |= told_texts(table)
        for tie in breakdown.ties:
            assert tie.rule in {place.decided_by for place in result.standings}
            assert tie.what == "solo" or tie.has != tie.others_have
    assert ties, "some were equal"
    for lang in LANGUAGES:
        words = Words(name, lang, strict=True)
        for count in (0, 1, 7):
            assert words.say("score-count", count=count)
        for text, arguments in texts:
            assert words.say(text, **dict.fromkeys(arguments, 2))


# What counts at the end and grows from round to round; elsewhere the end itself says all.
COUNTED_ALL_ALONG = {"jerusalem": "floors", "council": "points"}


def begun_halfway(table: Table) -> tuple[dict[str, Any], Table]:
    """A position in the middle, and the same game as it is told at a table that began there."""
    halfway = begin(table.game, table.setting)
    lines = table.lines()
    for line in lines[: len(lines) // 2]:
        halfway.play_line(line)
    begun = position(halfway.kernel)
    later = Table(table.game, table.setting, halfway.kernel.clone(), None, begun_at=begun)
    for line in lines[len(lines) // 2 :]:
        later.play_line(line)
    return begun, later


@pytest.mark.parametrize("name", SETTINGS)
def test_what_a_table_began_with_is_told_as_such(name: str) -> None:
    told_before = 0
    for seed in range(4):
        whole = played_out(name, 3, SETTINGS[name][0], seed)
        begun, table = begun_halfway(whole)
        later, result = table.breakdown(), whole.result()
        assert result is not None
        assert later is not None
        assert [later.sums[0].total(place.seat) for place in result.standings] == [
            place.points for place in result.standings
        ]
        told = any(part.name == "before" for part in later.sums[0].parts)
        assert told == (name in COUNTED_ALL_ALONG and any(begun["world"]["has"][COUNTED_ALL_ALONG[name]]))
        told_before += told
    assert bool(told_before) == (name in COUNTED_ALL_ALONG)


def test_tower_points_come_to_what_is_left_of_them() -> None:
    for table in some_games("jerusalem"):
        breakdown = table.breakdown()
        assert breakdown is not None
        floors, points = breakdown.sums
        for seat, player in enumerate(table.view(None)["world"]["players"]):
            assert points.total(seat) == player["points"]
            assert floors.total(seat) == player["floors"]
