"""The end says why: the parts of every seat's points add up to them, in whatever way a game goes."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

import outremer
from outremer.kernel.journal import Journal
from outremer.kernel.playouts import Dice, play_out
from outremer.table.breakdown import Breakdown, Sum, Tie
from outremer.table.opening import begin
from outremer.table.saves import position
from outremer.table.table import Table
from outremer.words import LANGUAGES, Words

GAMES = 200
RECORDS = Path(__file__).parents[1] / "records"
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
    play_out(kernel, Dice(seed), game.longest)
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


def begun_halfway(table: Table) -> Table:
    """The same game as it is told at a table that began in the middle: from a position on."""
    halfway = begin(table.game, table.setting)
    lines = table.lines()
    for line in lines[: len(lines) // 2]:
        halfway.play_line(line)
    later = Table(table.game, table.setting, halfway.kernel.clone(), None, begun_at=position(halfway.kernel))
    for line in lines[len(lines) // 2 :]:
        later.play_line(line)
    return later


@pytest.mark.parametrize("name", SETTINGS)
def test_what_a_table_began_with_is_told_as_such(name: str) -> None:
    told_before = 0
    for seed in range(4):
        whole = played_out(name, 3, SETTINGS[name][0], seed)
        later, result = begun_halfway(whole).breakdown(), whole.result()
        assert result is not None
        assert later is not None
        assert [later.sums[0].total(place.seat) for place in result.standings] == [
            place.points for place in result.standings
        ]
        told_before += any(part.name == "before" for part in later.sums[0].parts)
    assert told_before == (4 if name in ("jerusalem", "council") else 0), "elsewhere the end itself says all"


def test_tower_points_come_to_what_is_left_of_them() -> None:
    for table in some_games("jerusalem"):
        breakdown = table.breakdown()
        assert breakdown is not None
        floors, points = breakdown.sums
        for seat, player in enumerate(table.view(None)["world"]["players"]):
            assert points.total(seat) == player["points"]
            assert floors.total(seat) == player["floors"]


# -- reckoned by hand, from the logs of games that are kept ------------------------------------------------------------


def kept(game: str, name: str) -> Breakdown:
    """The end of a kept game, whatever the version of its rules."""
    (record,) = (RECORDS / game).glob(f"version-*-{name}.record")
    found = outremer.replay(record.read_text(encoding="utf-8")).breakdown()
    assert found is not None
    return found


def parts(sum_: Sum) -> dict[str, tuple[int, ...]]:
    return {part.name: part.counts for part in sum_.parts}


def test_a_kept_game_of_jerusalem_reckoned_by_hand() -> None:
    floors, points = kept("jerusalem", "two-players").sums
    assert parts(floors) == {
        "round-1": (1, 0),
        "round-2": (2, 0),
        "round-3": (2, 0),
        "round-4": (1, 1),
        "round-5": (1, 0),
    }
    assert parts(points) == {
        "areas": (1 + 8 + 8 + 8 + 1, 0),
        "cards": (0, 2),
        "materials": (4 + 3 + 2 + 4 + 4, 0),
        "gift-most-squires": (3, 0),
        "gift-most-bezants": (1, 1),
        "gift-action-card": (1, 1),
        "floors": (-(3 + 4 + 5 + 6 + 7 + 8 + 9), -2),
    }


def test_a_kept_game_of_the_council_reckoned_by_hand() -> None:
    """The tokens of Hellar, Naris, Kultos and Lyram bring 3, 2, 1 and 1; permit H/I brings 5, cell 2 of the track 2."""
    told = kept("council", "two-players")
    assert parts(told.sums[0]) == {
        "permits": (5, 0),
        "rewards": (4 * 3 + 4 * 2 + 3 * 1, 6 * 2 + 5 * 1 + 9 * 1),
        "nobility-track": (2, 2),
        "last-emporium": (0, 3),
        "colours": (0, 5),
        "regions": (0, 5),
        "king-tiles": (0, 25 + 18),
        "noblest": (5, 2),
        "most-permits": (0, 3),
    }
    assert (told.ties, told.how) == ((), "")


def test_a_kept_game_of_akkon_reckoned_by_hand() -> None:
    """5 + 3, 5 + 2 and 5 + 2; the second characteristics of those who tie are both 4, the third 4 and 2."""
    told = kept("akkon", "short")
    assert parts(told.sums[0]) == {
        "gold": (5, 5, 5),
        "faith": (4, 4, 2),
        "power": (4, 2, 2),
        "reputation": (3, 4, 4),
    }
    assert [told.sums[0].total(seat) for seat in range(3)] == [8, 7, 7]
    assert told.ties == (Tie((1,), (2,), "end.tie", "third", 4, 2),)
