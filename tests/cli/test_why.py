"""Why a bot chooses: after the game its best moves, at the table what its last move did, as far as one may know."""

import json
from pathlib import Path

import pytest

import outremer as engine
from outremer.bots.explaining import Effect, Explanation, Option, Promise, Seen
from outremer.cli.explaining import Telling
from outremer.words import Words
from tests.cli.terminal import outremer

RECORD = Path(__file__).parents[1] / "records/jerusalem/version-2-two-players.record"
PROMISE = Promise(0.284, 0.25, 0.3, 40)
EFFECTS = (Effect("bezants", 4.0, 2.5, -0.2), Effect("floors", 0.0, 1.0, 0.6))
QUICK = "medium:iterations=20"


def squeezed(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("lang", "searched", "option", "effects", "seen"),
    [
        (
            "en",
            "about 7 possibilities",
            "28.4 percent of the win (25.0 to 30.0)",
            "At once:",
            "was 20.0 percent before",
        ),
        (
            "it",
            "a 7 possibilità",
            "28.4 per cento della vittoria (da 25.0 a 30.0)",
            "Subito:",
            "era del 20.0 per cento",
        ),
        (
            "de",
            "7 Möglichkeiten",
            "28.4 Prozent des Sieges (25.0 bis 30.0)",
            "Sofort:",
            "war der Anteil am Sieg zuvor 20.0",
        ),
    ],
)
def test_explanations_are_told_in_three_languages(
    lang: str, searched: str, option: str, effects: str, seen: str
) -> None:
    words = Words("jerusalem", lang)
    words.strict = False  # names of the judge's parts may come later than the parts
    telling = Telling(words, words.players(3))
    told = telling.explanation(Explanation("jerusalem", 1, "search", 7, (Option(("pass",), PROMISE, EFFECTS),)))
    assert words.player(1) in told[0]
    assert searched in told[0]
    assert option in told[1]
    assert effects in told[2]
    assert "4" in told[2]
    assert "2.5" in told[2]
    telling.words.strict = True
    for way in ("ahead", "chance"):
        assert "7" in telling.explanation(Explanation("jerusalem", 1, way, 7, ()))[0]
    another = telling.seen(Seen("pass", Promise(0.2, 0.1, 0.3, 16), PROMISE, ()), 2)
    assert words.player(2) in another[0]
    assert seen in another[0]
    assert another[1].strip() == words.say("why-nothing")


def test_the_best_moves_of_a_moment_are_told_after_the_game(tmp_path: Path) -> None:
    said = squeezed(outremer(tmp_path, "why", RECORD, 12, "--bot", QUICK).stdout)
    assert " played: " in said
    assert "1. " in said
    assert "percent of the win" in said
    told = json.loads(outremer(tmp_path, "why", RECORD, 12, "--bot", QUICK, "--json").stdout)
    assert (told["line"], told["game"], told["way"]) == (12, "jerusalem", "search")
    assert 0 <= told["options"][0]["promise"]["low"] <= told["options"][0]["promise"]["share"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ((RECORD, 9999), "there is no line 9999; the record has"),
        ((RECORD, 12, "--bot", "expert"), "there is no bot 'expert'; the bots are random, greedy, easy, medium, hard"),
        ((RECORD, 12, "--bot", "hard:seconds=0"), "is a number from 0.01 to 60, not '0'"),
        ((RECORD, 0), "0"),
    ],
)
def test_what_cannot_be_asked_costs_a_sentence(tmp_path: Path, line: tuple[object, ...], said: str) -> None:
    failed = outremer(tmp_path, "why", *line, status=2)
    assert said in squeezed(failed.stderr)
    assert len(failed.stderr.strip().splitlines()) == 1


def test_a_line_that_was_rolled_was_chosen_by_nobody(tmp_path: Path) -> None:
    lines = engine.replay(RECORD.read_text()).lines()
    rolled = next(number for number, line in enumerate(lines, start=1) if line.startswith("roll "))
    failed = outremer(tmp_path, "why", RECORD, rolled, status=2)
    assert f"line {rolled} was rolled, and nobody chose it" in squeezed(failed.stderr)


def test_a_game_that_goes_on_is_not_explained(tmp_path: Path) -> None:
    table = engine.new("jerusalem", seats=2, seed=1)
    (tmp_path / "on.record").write_text(table.record())
    assert "the game still goes on" in squeezed(outremer(tmp_path, "why", tmp_path / "on.record", 1, status=2).stderr)


def play(tmp_path: Path, game: str, *said: str) -> str:
    seats = ("--seats", f"greedy,{QUICK},you", "--seed", "4", *said)
    return squeezed(outremer(tmp_path, "play", game, *seats, typed="why\nquit\n").stdout)


def test_at_the_table_the_last_move_of_a_bot_is_explained(tmp_path: Path) -> None:
    said = play(tmp_path, "jerusalem", "--option", "first_opener=0")
    assert "As far as you may know, their share of the win was" in said
    assert "Say what: “why" in said


def test_what_a_bot_says_in_secret_is_not_explained_before_the_end(tmp_path: Path) -> None:
    """In Akkon a bid is laid face down."""
    said = play(tmp_path, "akkon")
    assert "is secret, so it cannot be explained before the end of the game" in said
    assert "As far as you may know" not in said
