"""A lesson's and a guide's numbers are the game's: whoever changes a price, a limit or a deck is told which to mend."""

from __future__ import annotations

import re

import pytest

import outremer
from outremer.table.guides import guide_of
from outremer.table.lessons import lesson_of
from outremer.words import LANGUAGES, Words
from tests.words.guide_numbers import GUIDE_FIGURES, GUIDE_SPELLED
from tests.words.lesson_numbers import FIGURES, SPELLED, Numbers
from tests.words.seen_numbers import SEEN, SEEN_SPELLED

WORDS = {
    "en": "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
    "it": "una?|unico due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici",
    "de": "eine?[nm]? zwei drei|dritt vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn",
}
GAMES = list(FIGURES)


def lessons(game: str) -> list[str]:
    """All that tells rules."""
    lesson = lesson_of(outremer.game(game))
    return [f"lesson-{section.name}" for section in lesson.sections] + [f"sign-{sign}" for sign in lesson.signs]


def captions(game: str) -> list[str]:
    """What a board shows beside it: a moment of a recorded game."""
    return [f"lesson-{section.name}-seen" for section in lesson_of(outremer.game(game)).sections if section.scene]


def guided(game: str) -> list[str]:
    """What is said before, at each step and after."""
    guide = guide_of(game)
    assert guide is not None
    steps = [message for step in guide.steps for message in (step.id, f"{step.id}-wrong")]
    return [f"guide-{message}" for message in ("goal", "how", *steps, "learnt")]


def under(numbers: Numbers, game: str, form: str) -> dict[str, list[int]]:
    """By the whole name of each message."""
    return {form.format(name): counts for name, counts in numbers[game].items()}


def figures(game: str) -> dict[str, list[int]]:
    """By message, all that are written in figures."""
    seen, guide = under(SEEN, game, "lesson-{}-seen"), under(GUIDE_FIGURES, game, "guide-{}")
    return {**FIGURES[game], **seen, **guide}


def spelled(game: str) -> dict[str, list[int]]:
    """By message, numbers that are written out."""
    seen = under(SEEN_SPELLED, game, "lesson-{}-seen")
    return {**SPELLED[game], **seen, **under(GUIDE_SPELLED, game, "guide-{}")}


def messages(game: str) -> list[str]:
    return [*lessons(game), *captions(game), *guided(game)]


def test_every_lesson_is_counted() -> None:
    taught = {name for name in outremer.games() if lesson_of(outremer.game(name)).sections}
    for counted in (FIGURES, SPELLED, SEEN, SEEN_SPELLED, GUIDE_FIGURES, GUIDE_SPELLED):
        assert taught == set(counted)
    for game in taught:
        assert set(under(SEEN, game, "lesson-{}-seen")) == set(captions(game))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_and_a_guide_write_the_figures_of_their_game_and_no_others(game: str, lang: str) -> None:
    words, wanted = Words(game, lang, strict=True), figures(game)
    assert set(wanted) <= set(messages(game))
    for message in messages(game):
        written = [int(number) for number in re.findall(r"\d+", words.say(message))]
        assert sorted(written) == sorted(wanted.get(message, [])), message


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_and_a_guide_write_out_the_numbers_of_their_game(game: str, lang: str) -> None:
    words, wanted = Words(game, lang, strict=True), spelled(game)
    assert set(wanted) <= set(messages(game))
    for message, numbers in wanted.items():
        text = words.say(message).lower()
        for number in numbers:
            word = WORDS[lang].split()[number - 1]
            assert re.search(rf"\b({word})\b", text), f"{message} does not say {word}"
