"""Everything that Fief says, asks, tells and shows has its words, in three languages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

import outremer
from outremer.games.fief.game import GAME
from outremer.kernel.blanks import Blank, Flag, Noun, Number, Seat, unmarked
from outremer.kernel.forms import Form
from outremer.kernel.lexicon import NUMBER, SEAT
from outremer.table.table import Event
from outremer.words import LANGUAGES, Words
from tests.games.fief.position import position
from tests.games.fief.test_crowded import CROWDED
from tests.words.test_play_in_words import Listener
from tests.words.test_texts import files, messages, named, said_words

TEXTS = GAME.folder / "text"
NAMES = [f"N{seat}" for seat in range(6)]
NUMBERS = (0, 1, 2, 11)
MODULES = {"relics": "yes", "fog": "yes"}
ASKING = [form for form in GAME.all_forms if form.may is not Form.may]
PLURALS = {
    "en": "coins|votes|hits|knights|footmen|dice|villages|mills|markers|men|victory points|cards",
    "it": "monete|voti|colpi|Cavalieri|Fanti|dadi|villaggi|mulini|segnalini|uomini|punti|carte",
    "de": "Münzen|Stimmen|Treffer|Ritter|Rittern|Fußsoldaten|Würfel|Dörfer|Mühlen|Marker|Mann|Siegpunkte|Karten",
}
WRONG_ARTICLES = {
    "en": r"\b[Aa] [AEIOUaeiou]|\b[Aa]n [^AEIOUaeiou]|\ba (attackers|defenders)|\bthe (Blaye|Bourg|Sigy)\b",
    "it": r"\b(il|nel|sul|dal|al|un) (Contea|Baronia)|\bla (Vescovato|mazzo)|\b[Aa] A|\b[Aa]d [^A]|\bun (s[^aeiou]|z)",
    "de": r"\b(im|vom|zum|das) (Grafschaft|Baronie)|\b(der|die|den|einen?) (Bistum|Herzogtum)",
}


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(GAME, request.param, strict=True)


# -- the files -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_ids_and_arguments(lang: str) -> None:
    assert files(TEXTS, lang) == files(TEXTS, "en") != []
    for file in files(TEXTS, "en"):
        assert named(messages(TEXTS / lang / file)) == named(messages(TEXTS / "en" / file)), file


def test_every_message_belongs_to_something_of_the_game() -> None:
    ids = [each for file in files(TEXTS, "en") for each in messages(TEXTS / "en" / file)]
    assert len(ids) == len(set(ids))

    def after(prefix: str) -> set[str]:
        return {each.removeprefix(prefix) for each in ids if each.startswith(prefix)}

    assert after("move-") == set(GAME.lexicon.verbs.values())
    assert after("event-") == set(GAME.annals.names)
    assert after("prompt-") == {form.__name__ for form in ASKING}
    assert after("note-") <= {form.__name__ for form in GAME.forms if form in ASKING}
    assert after("about-") <= said_words(GAME)
    assert after("expansion-") >= {module.name for module in GAME.modules} & {option.name for option in GAME.options}
    assert after("option-") == {
        each
        for option in GAME.options
        for each in (option.name, *(f"{option.name}-{choice}" for choice in option.choices))
    }


@pytest.mark.parametrize("module", ["tactics", "teutonic", "templars"])
def test_what_an_expansion_brings_is_explained(words: Words, module: str) -> None:
    data = tomllib.loads((GAME.folder / "data" / "further.toml").read_text(encoding="utf-8"))
    brought = [row["name"] for row in [*data["troop"], *data["title"]] if row["module"] == module]
    assert brought
    for name in brought:
        assert words.say(f"about-{name}")


# -- every word ------------------------------------------------------------------------------------------------------


def test_every_word_sentence_and_option_has_a_text(words: Words) -> None:
    assert words.title
    assert words.summary
    for word in said_words(GAME):
        assert words.noun(word)
    for verb in GAME.lexicon.verbs.values():
        assert "…" in words.outline(verb) or not GAME.lexicon.nouns[number_of(verb)]
    for option in GAME.options:
        assert words.option(option.name)
        for choice in option.choices:
            assert words.choice(option.name, choice)


def number_of(verb: str) -> int:
    return next(number for number, name in GAME.lexicon.verbs.items() if name == verb)


def sentences(words: Words) -> list[str]:
    lexicon = GAME.lexicon
    return [words.move(lexicon.say(number), NAMES) for number in range(len(lexicon))]


def test_two_sentences_of_one_verb_are_never_said_alike(words: Words) -> None:
    said: dict[tuple[str, str], int] = {}
    for number, sentence in enumerate(sentences(words)):
        key = (GAME.lexicon.say(number).verb, sentence)
        assert key not in said, key
        said[key] = number


# -- every event and prompt, by what they are told ------------------------------------------------------------------


def events(event: str) -> Iterator[Event]:
    """One argument after the other with everything it can be, the rest as at first."""
    kinds = dict(zip(GAME.annals.names, GAME.annals.arguments, strict=True))[event]
    choices: dict[str, list[Any]] = {}
    for name, kind in kinds.items():
        choices[name] = [0, 5] if kind == SEAT else list(NUMBERS) if kind == NUMBER else list(kind)
    for arguments in one_by_one(choices):
        yield Event(event, arguments)


def one_by_one(choices: Mapping[str, list[Any]]) -> Iterator[dict[str, Any]]:
    usual = {name: values[0] for name, values in choices.items()}
    yield usual
    for name, values in choices.items():
        for value in values[1:]:
            yield {**usual, name: value}


def told(words: Words) -> list[str]:
    return [words.event(event, NAMES) for name in GAME.annals.names for event in events(name)]


def shown(form: type[Form[Any]]) -> Iterator[dict[str, Any]]:
    """What the asked player may see in the blanks, one after the other with everything it can be."""
    choices = {name: found for name, blank in form.blanks.items() if (found := values(unmarked(blank)))}
    return one_by_one(choices)


def values(blank: Blank) -> list[Any]:
    if isinstance(blank, Noun):
        return [*blank.words, *([None] if blank.nobody else [])]
    if isinstance(blank, Seat):
        return [0, 5, *([None] if blank.nobody else [])]
    if isinstance(blank, Number):
        return [number for number in range(12) if blank.low <= number <= blank.high]
    return [False, True] if isinstance(blank, Flag) else []


# What a form shows beside its blanks, where its prompt speaks of it.
GLIMPSED = {
    "Landing": {"next": "charles"},
    "Obliged": {"next": "charles"},
    "Assaults": {"current": "jerusalem"},
    "Bestowal": {"current": "jerusalem", "title": "state-jerusalem"},
    "Homecoming": {"from": "shore"},
}


def prompts(words: Words) -> list[str]:
    asked = [(form.__name__, blanks) for form in ASKING for blanks in shown(form)]
    return [words.prompt(form, {**blanks, **GLIMPSED.get(form, {})}, NAMES) for form, blanks in asked]


def test_every_event_and_prompt_is_told_whatever_its_arguments(words: Words) -> None:
    for text in (*told(words), *prompts(words)):
        assert text[-1] in ".!?", text
        assert "{" not in text
        assert text[:1].upper() == text[:1], text


def test_one_is_never_said_as_many(words: Words) -> None:
    slip = re.compile(rf"\b1 ({PLURALS[words.lang]})\b")
    assert [text for text in (*sentences(words), *told(words), *prompts(words)) if slip.search(text)] == []


def test_articles_agree_with_their_nouns(words: Words) -> None:
    slip = re.compile(WRONG_ARTICLES[words.lang])
    assert [text for text in (*sentences(words), *told(words), *prompts(words)) if slip.search(text)] == []


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [
        ("en", "N0 has one victory point.", "N0 has 11 victory points."),
        ("it", "N0 ha un punto vittoria.", "N0 ha 11 punti vittoria."),
        ("de", "N0 hat einen Siegpunkt.", "N0 hat 11 Siegpunkte."),
    ],
)
def test_numbers_choose_the_sentence(lang: str, one: str, many: str) -> None:
    words = Words(GAME, lang, strict=True)
    assert words.event(Event("scored", {"seat": 0, "points": 1}), NAMES) == one
    assert words.event(Event("scored", {"seat": 0, "points": 11}), NAMES) == many


@pytest.mark.parametrize(
    ("lang", "king", "bishop"),
    [
        ("en", "Election of the King", "Bishopric of Blaye"),
        ("it", "Elezione del Re", "Vescovato di Blaye"),
        ("de", "Wahl des Königs", "Bistum Blaye"),
    ],
)
def test_who_votes_reads_for_which_office(lang: str, king: str, bishop: str) -> None:
    words = Words(GAME, lang, strict=True)
    for form in ("Nominations", "Ballot"):
        assert words.prompt(form, {"office": "king"}).startswith(king + ":")
        assert words.prompt(form, {"office": "see-blaye"}).startswith(bishop + ":")


@pytest.mark.parametrize(
    ("lang", "out", "on"),
    [
        ("en", "come out and fight", "ride on"),
        ("it", "esci a combattere", "prosegui"),
        ("de", "Komm heraus", "reite weiter"),
    ],
)
def test_who_may_only_come_out_or_ride_on_is_asked_for_nothing_else(lang: str, out: str, on: str) -> None:
    words = Words(GAME, lang, strict=True)
    rounds = {"village": "bourg", "fought": 2, "stopped": False}
    assert out not in words.prompt("Rounds", rounds, NAMES)
    assert out in words.prompt("Rounds", {**rounds, "stopped": True}, NAMES)
    army = {"stage": "marching", "at": "bourg", "to": None, "must_go": False}
    assert on not in words.prompt("Army", army, NAMES)
    assert on in words.prompt("Army", {**army, "must_go": True}, NAMES)


# -- play ------------------------------------------------------------------------------------------------------------


def check_labels(listener: Listener, table: outremer.Table, seat: int | None) -> None:
    said = said_words(GAME)

    def check(value: object) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                if key not in said and not str(key).isdigit() and listener.is_new("label", key):
                    assert all(words.field(key) for words in listener.words)
                check(inner)
        elif isinstance(value, list):
            for inner in value:
                check(inner)

    check(table.view(seat)["world"])


def hear_game(listener: Listener, table: outremer.Table, random: Random, most: int) -> None:
    """Play at random; what is said, asked and shown on the way, and in the end what was told."""
    for step in range(most):
        if not isinstance(table.need, outremer.Ask):
            break
        seat = random.choice(table.need.seats)
        listener.hear_ask(table, seat)
        if step % 25 == 0:
            check_labels(listener, table, random.choice([None, *range(table.seats)]))
        table.play(seat, random.choice(table.moves(seat)))
    listener.hear_events(table)


def assert_languages_differ(listener: Listener) -> None:
    for one, other in (("en", "it"), ("en", "de"), ("it", "de")):
        same = listener.lines[one] & listener.lines[other]
        assert len(same) < len(listener.lines[one]) / 10, f"{one} and {other} say much the same"


@pytest.mark.parametrize("seats", range(GAME.least_seats, GAME.most_seats + 1))
def test_nothing_that_happens_in_random_games_is_without_words(seats: int) -> None:
    listener = Listener(GAME.name, NAMES[:seats])
    for number in range(2):
        random = Random(f"fief {seats} {number}")
        options = {option.name: random.choice(option.choices) for option in GAME.options}
        options["turn_limit"] = "8"
        table = outremer.new(GAME.name, seats=seats, options=options, seed=number)
        hear_game(listener, table, random, most=5_000)
    assert_languages_differ(listener)


@pytest.mark.parametrize("at", ["ransoms", "march", "battles"])
def test_nothing_that_happens_in_a_crowded_france_is_without_words(at: str) -> None:
    listener = Listener(GAME.name, NAMES[:4])
    for number in range(3):
        struck = {"see-sigy": ["rain"], "see-blaye": ["plague"], "see-bourg": ["famine"]} if number else {}
        table = position(at, **CROWDED, struck=struck)
        hear_game(listener, table, Random(f"crowded {at} {number}"), most=600)
    assert_languages_differ(listener)


def test_every_key_of_the_view_has_a_label_with_all_modules_in_play() -> None:
    table = outremer.new(GAME.name, seats=4, options=MODULES, seed=1)
    listener = Listener(GAME.name, NAMES[:4])
    for seat in (None, *range(4)):
        check_labels(listener, table, seat)
    assert set(table.view(0)["world"]) >= {"relics", "fog"}


@pytest.mark.parametrize("office", ["templar-master", "teutonic-master"])
def test_a_grand_master_is_never_called_a_bishop(words: Words, office: str) -> None:
    master = words.noun(office)
    told = [
        words.event(Event("election-held", {"title": office}), NAMES),
        words.event(Event("ballot-void", {"title": office}), NAMES),
        words.event(Event("elected", {"title": office, "lord": "charles", "votes": 2}), NAMES),
        words.event(Event("nobody-elected", {"title": office}), NAMES),
        *(words.prompt(form, {"office": office}, NAMES) for form in ("Nominations", "Ballot")),
    ]
    for sentence in told:
        assert master.split()[-1] in sentence
        assert not re.search("bishop|vescov|Bischof", sentence)
