"""The numbers of a menu: few at a time, and the same for the same thing as long as a turn lasts."""

from pathlib import Path

import outremer as engine
from outremer.cli import menu
from outremer.kernel.lexicon import Move
from tests.cli.terminal import outremer

WORDS = engine.game("jerusalem").lexicon
AREAS = WORDS.nouns_of("place")
assert AREAS is not None
PLACES = [Move("place", area) for area in AREAS[0]]
END, HIRE, MARCH = Move("end"), Move("hire"), Move("march")


def numbered(moves: list[Move], numbers: menu.Numbers) -> dict[str, int]:
    return {" ".join(map(str, one.beginning)): one.number for one in menu.choices(WORDS, moves, numbers=numbers)}


def test_what_has_a_number_keeps_it_and_what_is_new_gets_another() -> None:
    numbers = menu.Numbers()
    assert numbered([END, HIRE, *PLACES], numbers) == {"end": 1, "hire": 2, "place": 3}
    assert numbered([END, *PLACES], numbers) == {"end": 1, "place": 3}
    assert numbered([END, MARCH, *PLACES[:2]], numbers) == {"end": 1, "place": 3, "march": 4}
    assert numbered([END, HIRE], numbers) == {"end": 1, "hire": 2}


def test_a_short_list_keeps_its_numbers_when_it_grows_shorter_or_long() -> None:
    numbers = menu.Numbers()
    short = numbered([END, HIRE, *PLACES[:2]], numbers)
    assert short == {"end": 1, "hire": 2, "place palace-large": 3, "place palace-left": 4}
    assert numbered([END, PLACES[1]], numbers) == {"end": 1, "place palace-left": 4}
    assert numbered([END, HIRE, *PLACES], numbers) == {"end": 1, "hire": 2, "place": 5}, "3 and 4 mean nothing else"


def test_another_question_begins_with_one() -> None:
    numbers = menu.Numbers()
    numbered([Move("lift", "david"), Move("lift", "palace-large")], numbers)
    assert numbered([Move("drop", "palace-left"), Move("drop", "david")], numbers) == {
        "drop palace-left": 1,
        "drop david": 2,
    }


def test_a_verb_alone_shows_its_nouns_whose_numbers_no_verb_takes_later() -> None:
    numbers = menu.Numbers()
    assert numbered(PLACES, numbers)["place david"] == 16
    assert numbered([END, *PLACES], numbers) == {"end": 17, "place": 18}


def test_the_numbers_typed_lead_where_the_menu_says() -> None:
    numbers = menu.Numbers()
    numbered([END, HIRE, *PLACES], numbers)
    found = menu.walk(WORDS, [END, *PLACES], (), [3, 10], numbers)
    assert isinstance(found, menu.Choice)
    assert found.moves == (Move("place", "market-large"),)
    assert menu.walk(WORDS, [END, *PLACES], (), [2], numbers) == 2


def test_at_the_table_the_same_number_goes_on_placing_though_the_menu_changes(tmp_path: Path) -> None:
    start = ("play", "jerusalem", "--seats", "you,greedy,random", "--seed", "7", "--option", "first_opener=0")
    done = outremer(tmp_path, *start, typed="open marshal 5\n1\n4 10\n4 10\n4 10\n4 1\n")
    assert done.stdout.count("Red placed a squire in the Market (large).") == 3
    assert "Red placed a squire in the King’s Palace (large)." in done.stdout
    assert "6 Marshal: move squires" in done.stdout, "what becomes possible has a number of its own"
