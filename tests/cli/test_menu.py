"""The numbers of a menu: few at a time, and the same for the same thing as long as a turn lasts."""

import io
import re
from pathlib import Path

from rich.console import Console

import outremer as engine
from outremer.cli import menu
from outremer.cli.screen import Screen
from outremer.drawing.players import Players
from outremer.kernel.lexicon import Move
from outremer.words import Words
from tests.cli.terminal import outremer
from tests.games.council.position import position

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
    assert menu.walk(WORDS, [END, *PLACES], (), [2], numbers) == menu.Stray(2, (1, 3))
    assert menu.walk(WORDS, [END, *PLACES[:2]], (), [3, 10], numbers) == menu.Stray(10, (1, 2)), "of those behind 3"


def test_behind_its_verb_a_choice_of_a_short_list_has_the_number_it_had_there() -> None:
    numbers = menu.Numbers()
    moves = [END, HIRE, PLACES[9], PLACES[4]]
    whole = numbered(moves, numbers)
    assert whole == {"end": 1, "hire": 2, "place market-large": 3, "place templars-left": 4}
    behind = menu.choices(WORDS, moves, ("place",), numbers)
    assert {" ".join(map(str, one.beginning)): one.number for one in behind} == {
        "place market-large": 3,
        "place templars-left": 4,
    }
    found = menu.walk(WORDS, moves, ("place",), [4], numbers)
    assert isinstance(found, menu.Choice)
    assert found.moves == (PLACES[4],)


def test_a_number_behind_a_whole_sentence_is_one_too_many(tmp_path: Path) -> None:
    shown = outremer(tmp_path, "play", "akkon", "--seats", "you,you", "--seed", "1", "--lang", "it", typed="\n1 1\n")
    assert "Il 1 è di troppo: «Passa» è già una frase intera." in shown.stdout
    assert "Qui non c’è" not in shown.stdout


def test_what_tells_more_about_itself_stays_in_the_order_of_the_numbers() -> None:
    words = Words("council", strict=True)
    table = position(hands={0: ["white", "wild"]}, coins=[20], assistants=[3])
    console = Console(file=io.StringIO(), width=200, color_system=None)
    listed = menu.choices(table.game.lexicon, table.moves(0))
    screen = Screen(console, words, Players(words.players(4), [""] * 4))
    screen.choices(listed, table.view(0))
    assert isinstance(console.file, io.StringIO)
    shown = [int(number) for number in re.findall(r"(?:^|  ) ?(\d+) (?=[A-Z])", console.file.getvalue(), re.M)]
    assert shown == [choice.number for choice in listed]
    assert len(shown) > 5
