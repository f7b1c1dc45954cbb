"""A lesson's numbers are the game's: whoever changes a price, a limit or a deck is told which lesson to mend."""

from __future__ import annotations

import re

import pytest

import outremer
from outremer.table.lessons import lesson_of
from outremer.words import LANGUAGES, Words
from tests.words.lesson_numbers import FIGURES, SPELLED

WORDS = {
    "en": "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
    "it": "un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici",
    "de": "ein zwei drei|dritt vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn",
}
GAMES = list(FIGURES)


def messages(game: str) -> list[str]:
    """All that tells rules; what a board shows beside it is a moment of a recorded game."""
    lesson = lesson_of(outremer.game(game))
    return [f"lesson-{section.name}" for section in lesson.sections] + [f"sign-{sign}" for sign in lesson.signs]


def test_every_lesson_is_counted() -> None:
    assert (
        {name for name in outremer.games() if lesson_of(outremer.game(name)).sections} == set(FIGURES) == set(SPELLED)
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_writes_the_figures_of_its_game_and_no_others(game: str, lang: str) -> None:
    words = Words(game, lang, strict=True)
    for message in messages(game):
        written = [int(number) for number in re.findall(r"\d+", words.say(message))]
        assert sorted(written) == sorted(FIGURES[game].get(message, [])), message


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_writes_out_the_numbers_of_its_game(game: str, lang: str) -> None:
    words = Words(game, lang, strict=True)
    assert set(SPELLED[game]) <= set(messages(game))
    for message, numbers in SPELLED[game].items():
        text = words.say(message).lower()
        for number in numbers:
            word = WORDS[lang].split()[number - 1]
            assert re.search(rf"\b({word})\b", text), f"{message} does not say {word}"
