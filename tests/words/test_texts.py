"""Every text exists in three languages, with the same ids and the same arguments."""

import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import outremer
from outremer.table.game import Game
from outremer.words import LANGUAGES, RULES, RULINGS, SHARED, TYPED, NoSuchText, Words
from tests.games.akkon import position as akkon

WEB = Path(__file__).parents[2] / "web" / "src"
FOLDERS = {"shared": SHARED, **{name: outremer.game(name).folder / "text" for name in outremer.games()}}

# What a guide leads through. The page says it, and a game that has another word for it says its own.
GUIDED_PARTS = {
    "en": {"akkon": "round", "council": "turns", "fief": "turn", "jerusalem": "round"},
    "it": {"akkon": "turno", "council": "turni", "fief": "turno", "jerusalem": "round"},
    "de": {"akkon": "Runde", "council": "Züge", "fief": "Runde", "jerusalem": "Runde"},
}


class Arguments(Visitor):
    """Collects the arguments that a message reads."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """The ids of a file, each with its arguments."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file.name} says {entry.id.name} twice"
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def files(folder: Path, lang: str) -> list[str]:
    return sorted(file.name for file in (folder / lang).glob("*.ftl") if file.name not in (RULES, RULINGS, TYPED))


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_ids_and_arguments(name: str, lang: str) -> None:
    folder = FOLDERS[name]
    assert files(folder, lang) == files(folder, "en") != []
    for file in files(folder, "en"):
        assert named(messages(folder / lang / file)) == named(messages(folder / "en" / file)), file


def named(texts: dict[str, set[str]]) -> dict[str, set[str]]:
    """By what is named: a noun comes translated and as the engine says it, and a language may choose by the latter."""
    return {each: {name.removesuffix("-word") for name in names} for each, names in texts.items()}


@pytest.mark.parametrize("name", outremer.games())
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_rule_is_told_in_every_language(name: str, lang: str) -> None:
    wanted = {"rule-" + rule.replace(".", "_") for rule in Words(name).ledger.ids()}
    assert set(messages(FOLDERS[name] / lang / "rules.ftl")) == wanted


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=outremer.games())
def words(request: pytest.FixtureRequest, lang: str) -> Words:
    return Words(request.param, lang, strict=True)


def said_words(game: Game) -> set[str]:
    nouns = {noun for verb in game.lexicon.nouns.values() for words in verb for noun in words if isinstance(noun, str)}
    told = {
        word for event in game.annals.arguments for kind in event.values() if isinstance(kind, list) for word in kind
    }
    return nouns | told


def test_every_word_verb_event_and_option_has_a_text(words: Words) -> None:
    game = words.game
    assert words.title
    assert words.summary
    for word in said_words(game):
        assert words.noun(word)
    for verb in game.lexicon.verbs.values():
        assert words.outline(verb)
    for event in game.annals.names:
        assert words.has(f"event-{event}"), event
    for option in game.options:
        assert words.option(option.name)
        for choice in option.choices:
            assert words.choice(option.name, choice)


def test_every_key_of_the_view_has_a_label(words: Words) -> None:
    table = outremer.new(words.game.name, seed=1)
    said = said_words(words.game)

    def check(value: object) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                if key not in said and not str(key).isdigit():
                    assert words.field(key)
                check(inner)
        elif isinstance(value, list):
            for inner in value:
                check(inner)

    check(table.view(0)["world"])


def test_what_is_explained_is_a_form_or_a_word_of_the_game(words: Words) -> None:
    folder = FOLDERS[words.game.name] / words.lang
    ids = [each for file in files(folder.parent, words.lang) for each in messages(folder / file)]
    forms = {form.__name__ for form in words.game.forms}
    assert {each.removeprefix("note-") for each in ids if each.startswith("note-")} <= forms
    explained = {each.partition("-")[2] for each in ids if each.startswith(("about-", "card-"))}
    assert explained <= said_words(words.game) | {"succession", "patriarch", "tax", "war"}


@pytest.mark.parametrize("name", ["akkon", "council", "jerusalem"])
def test_a_note_which_knows_no_round_promises_none_that_may_not_come(name: str, lang: str) -> None:
    words = Words(name, lang, strict=True)
    promise = re.compile(
        r"[Ll]ater|next (round|turn)|per dopo|[Pp]iù tardi|successivo|[Ss]päter|nächste\w* Runde|aufsparen"
    )
    notes = [words.say(note) for note in messages(FOLDERS[name] / lang / "notes.ftl")]
    assert [note for note in notes if promise.search(note)] == []


def test_the_cards_of_akkon_go_by_the_kind_and_city_of_our_list(lang: str) -> None:
    words = Words("akkon", lang, strict=True)
    number: dict[str, int] = {}
    for card in tomllib.loads((words.game.folder / "data" / "cards.toml").read_text(encoding="utf-8"))["card"]:
        city = card["city"]
        number[city] = number.get(city, 0) + 1
        name = words.say(f"card-{city}-{number[city]}")
        assert name.startswith(words.noun(card["kind"]))
        assert name.endswith(words.noun(city))
    assert set(number.values()) == {12}


@pytest.mark.parametrize("kind", ["excommunication", "plague", "brothers-in-arms", "levant-trade"])
def test_who_must_name_an_opponent_reads_for_which_card(lang: str, kind: str) -> None:
    words = Words("akkon", lang, strict=True)
    table = akkon.position("actions", hands={0: [akkon.card(kind)]})
    table.play(0, f"play {akkon.card(kind)}")
    form = dict(table.view(0)["forms"][-1])
    assert words.prompt(form.pop("form"), form).startswith(words.noun(kind) + ":")


@pytest.mark.parametrize("name", outremer.games())
def test_in_italian_one_goes_ad_akkon_and_takes_uno_scudiero(name: str) -> None:
    words = Words(name, "it", strict=True)
    lexicon = words.game.lexicon
    said = {words.move(lexicon.say(number)) for number in range(len(lexicon))}
    slips = re.compile(r"\b([Aa] A|[Aa]d [^A]|un (s[^aeiou]|z)|per [CTM]\w+e a )")
    assert [sentence for sentence in said if slips.search(sentence)] == []


def test_in_italian_one_bids_ad_akkon_and_a_jaffa() -> None:
    words = Words("akkon", "it", strict=True)
    for form in ("Laying", "Exchange", "Displacing"):
        assert words.prompt(form, {"city": "tyre"}).endswith(" a Tyrus.")
        assert words.prompt(form, {"city": "akkon"}).endswith(" ad Akkon.")
    assert words.say("event-tied", city=words.noun("jaffa")).startswith("Parità a Jaffa")
    assert words.say("event-tied", city=words.noun("akkon")).startswith("Parità ad Akkon")


def test_texts_that_are_missing_show_their_id_in_words_and_raise_when_strict() -> None:
    assert Words("jerusalem").noun("white-elephant") == "White elephant"
    with pytest.raises(NoSuchText, match="noun-elephant"):
        Words("jerusalem", strict=True).noun("elephant")
    with pytest.raises(NoSuchText, match=re.escape("price")):
        Words("jerusalem", strict=True).say("event-hired", seat="Red")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(outremer.BadSetting, match="there is no language 'fr'; the languages are en, it, de"):
        Words("jerusalem", "fr")


# What the page says of a guide, and the words by which a game may say it otherwise.
OF_THE_GAME = {"guide-title": "guided-here", "guide-ended": "guided-done"}


@pytest.mark.parametrize(
    ("name", "lang", "part"),
    [(name, lang, part) for lang, parts in GUIDED_PARTS.items() for name, part in parts.items()],
)
def test_a_guide_is_called_by_what_its_game_calls_the_part_that_it_leads_through(
    name: str, lang: str, part: str
) -> None:
    said = {
        OF_THE_GAME.get(entry.id.name, entry.id.name): entry.value
        for file in (WEB / "words" / f"{lang}.ftl", WEB / "games" / name / "words" / f"{lang}.ftl")
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.id.name in (*OF_THE_GAME, *OF_THE_GAME.values())
    }
    assert sorted(said) == sorted(OF_THE_GAME.values())
    for value in said.values():
        assert isinstance(value, ast.Pattern)
        (text,) = value.elements
        assert isinstance(text, ast.TextElement)
        assert re.search(rf"\b{part}\b", text.value), text.value
