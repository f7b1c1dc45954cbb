"""Every rule of the Goose Fair, and what must hold of every game."""

from typing import Any

import pytest
from goosefair.game import GAME

import outremer
from outremer import Scripted, Table
from outremer.bots import Chair, bot
from outremer.bots.weighing import judge_of
from outremer.kernel.forms import Roll
from outremer.proof.checks import check_game, faults_of_shape, random_setting
from outremer.proof.ledger import Ledger
from outremer.words import LANGUAGES, Words

LEDGER = Ledger.read(GAME.folder / "rules.toml")


def fair(*weather: str, seats: int = 2, days: str = "3") -> Table:
    return outremer.new("goosefair", seats, {"days": days}, driver=Scripted(*weather))


def rule(table: Table, seat: int, move: str) -> str | None:
    refusal = table.refusal(seat, move)
    return None if refusal is None else refusal.rule


def players(table: Table, key: str) -> list[Any]:
    return [player[key] for player in table.view(None)["world"]["players"]]


def play(table: Table, *moves: str) -> None:
    """What the seats say, in turn."""
    for at, move in enumerate(moves):
        table.play(at % table.seats, move)


@pytest.mark.rule("fair.herds", "fair.begin")
def test_two_to_four_herds_begin_with_six_geese_each() -> None:
    assert (GAME.least_seats, GAME.most_seats) == (2, 4)
    table = fair("sun", seats=4)
    assert players(table, "flock") == [6, 6, 6, 6]
    assert players(table, "pence") == [0, 0, 0, 0]


@pytest.mark.rule("fair.days", "fair.end")
@pytest.mark.parametrize("days", ["3", "5"])
def test_the_fair_lasts_as_long_as_agreed_and_then_nothing_is_brought(days: str) -> None:
    table = fair(*["sun"] * int(days), days=days)
    for _ in range(int(days)):
        assert not table.over
        play(table, "stay", "stay")
    assert table.over
    assert rule(table, 0, "bring well 1") == "fair.end"


@pytest.mark.rule("fair.winner")
def test_whoever_has_most_pence_wins() -> None:
    table = fair("sun", "rain", "rain")
    play(table, "bring church 1", "bring bridge 2", "stay", "stay", "stay", "stay")
    result = table.result()
    assert result is not None
    assert [(one.seat, one.rank, one.points, one.decided_by) for one in result.standings] == [
        (1, 1, 8, "fair.winner"),
        (0, 2, 4, ""),
    ]


@pytest.mark.rule("fair.tie")
def test_among_equals_geese_decide_and_then_they_share_the_place() -> None:
    table = fair("sun", "rain", "rain")
    play(table, "bring church 1", "stay", "stay", "bring bridge 2", "stay", "stay")
    result = table.result()
    assert result is not None
    assert [(one.seat, one.rank, one.decided_by) for one in result.standings] == [(0, 1, "fair.tie"), (1, 2, "")]
    shared = fair("sun", "sun", "sun")
    play(shared, *["stay"] * 6)
    assert shared.result() is not None
    assert [one.rank for one in shared.result().standings] == [1, 1]  # type: ignore[union-attr]  # just seen


@pytest.mark.rule("day.order", "market.time")
def test_the_market_is_held_when_the_weather_has_turned_out() -> None:
    table = outremer.new("goosefair", 2, by_hand=True)
    assert rule(table, 0, "stay") == "market.time"
    table.roll("clouds")
    assert table.view(0)["world"]["weather"] == "clouds"
    assert table.need == outremer.Ask("Market", (0, 1))


@pytest.mark.rule("weather.roll")
def test_the_odds_of_the_weather() -> None:
    need = outremer.new("goosefair", 2, by_hand=True).kernel.need
    assert isinstance(need, Roll)
    assert dict(zip(need.words, need.odds, strict=True)) == {"rain": 1, "clouds": 2, "sun": 1}


@pytest.mark.rule("weather.price")
@pytest.mark.parametrize(("weather", "price"), [("rain", 2), ("clouds", 3), ("sun", 4)])
def test_the_weather_makes_the_price(weather: str, price: int) -> None:
    table = fair(weather, "rain")
    play(table, "bring well 3", "stay")
    assert players(table, "pence") == [3 * price, 0]
    assert players(table, "flock") == [3, 6]


@pytest.mark.rule("market.secret")
def test_what_is_said_is_hidden_until_all_have_spoken() -> None:
    table = fair("sun", "sun")
    table.play(0, "bring well 3")
    assert table.view(0)["forms"][-1]["mine"] == "bring well 3"
    assert table.view(1)["forms"][-1]["mine"] is None
    assert rule(table, 0, "stay") == "market.secret"
    assert {table.redeal(1, outremer.Seeded(seed)).view(0)["forms"][-1]["mine"] for seed in range(200)} == {
        *(f"bring {place} {geese}" for place in ("church", "bridge", "well") for geese in (1, 2, 3)),
        "stay",
    }
    table.play(1, "bring church 1")
    assert [event.name for event in table.events(1)][-3:] == ["sold", "sold", "dawned"]


@pytest.mark.rule("market.place", "market.stay")
def test_nobody_stands_where_they_stood_the_day_before() -> None:
    table = fair("sun", "sun", "sun")
    play(table, "bring well 1", "stay")
    assert rule(table, 0, "bring well 1") == "market.place"
    assert rule(table, 1, "bring well 1") is None
    play(table, "stay", "stay")
    assert rule(table, 0, "bring well 1") is None


@pytest.mark.rule("market.geese", "market.flock")
def test_one_to_three_geese_are_brought_and_no_more_than_one_has() -> None:
    table = fair("sun", "sun", "sun")
    assert rule(table, 0, "bring well 0") == "market.geese"
    play(table, "bring well 3", "stay", "bring church 2", "stay")
    assert rule(table, 0, "bring well 2") == "market.flock"
    assert rule(table, 0, "bring well 1") is None


@pytest.mark.rule("market.crowd")
def test_a_crowd_lowers_the_price_but_never_below_a_penny() -> None:
    table = fair("clouds", "rain", "rain", seats=4)
    play(table, "bring well 2", "bring well 1", "bring church 1", "stay")
    assert players(table, "pence") == [4, 2, 3, 0]
    play(table, *["bring bridge 1"] * 4)
    assert players(table, "pence") == [5, 3, 4, 1]


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("said", ["bring well 0", None], r"stack\[2\].said\[0\]: the rules forbid 'bring well 0' here"),
        ("said", ["stay", "stay"], r"stack\[2\].said: when all have spoken, the market is over"),
        ("weather", None, "world.weather: must be known while the market is held"),
        ("day", 3, "world.day: the fair has 3 days, and 3 of them are over"),
        ("gone", 1, "there must be 12 geese in all, but there are 13"),
    ],
)
def test_a_save_that_contradicts_itself_is_refused_by_its_field(field: str, value: object, said: str) -> None:
    saved = fair("sun").save()
    (saved["stack"][-1] if field == "said" else saved["world"])[field] = value
    with pytest.raises(outremer.BadSave, match=said):
        outremer.load(saved)


def test_the_judge_counts_purses_what_is_offered_and_what_can_still_be_sold() -> None:
    table, judge = fair("sun", "rain", "rain"), judge_of("goosefair")
    table.play(0, "bring well 2")
    assert [sheet.amounts for sheet in judge.sheets(table.kernel, True)] == [[0, 8, 4], [0, 0, 6]]
    table.play(1, "stay")
    play(table, "stay", "stay", "stay")
    assert [sheet.amounts for sheet in judge.sheets(table.kernel, True)] == [[8, 0, 0], [0, 0, 3]]
    table.play(1, "stay")
    assert (judge.winners(table.kernel.world), judge.won(table.kernel.world, 2)) == (0b01, [1.0, 0.0])


def test_the_greedy_bot_sells_in_the_sun_and_stays_at_home_in_the_rain() -> None:
    for seed in range(10):
        sun, rain = (str(bot("greedy", seed).choose(Chair(fair(weather), 0))) for weather in ("sun", "rain"))
        assert sun.startswith("bring")
        assert sun.endswith("3")
        assert rain == "stay"


def test_the_checks_that_every_game_gets() -> None:
    assert faults_of_shape(GAME, LEDGER.ids()) == []
    for seed in range(10):
        check_game(GAME, random_setting(GAME, seed), seed, full=True, ledger=LEDGER)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words(lang: str) -> None:
    words = Words(GAME, lang, strict=True)
    assert words.title
    assert words.summary
    assert words.choice("days", "3") == words.say("option-days-3")
    for verb in GAME.lexicon.verbs.values():
        assert words.outline(verb)
    for entry in LEDGER.ids():
        assert words.rule(entry)
    table = fair("rain", "sun")
    assert words.prompt("Market", {"mine": None})
    play(table, "bring well 1", "stay")
    for event in table.events(None):
        assert words.event(event, ["Anna", "Bruno"])
