"""What is typed: every verb and noun in the player's language, without a word that could mean two things."""

from collections import defaultdict

import pytest

import outremer as engine
from outremer.cli.typed import Typed, plain
from outremer.words import LANGUAGES, Words

GAMES = engine.games()


def typed(game: str, lang: str) -> Typed:
    return Typed(Words(game, lang, strict=True))


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_every_verb_has_a_word_of_its_own(game: str, lang: str) -> None:
    words = Words(game, lang, strict=True)
    verbs = list(words.game.lexicon.verbs.values())
    assert [verb for verb in verbs if not words.has(f"typed-{verb}")] == []
    assert all(" " not in words.say(f"typed-{verb}") for verb in verbs)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_word_means_two_verbs(game: str, lang: str) -> None:
    meant = defaultdict(set)
    one = typed(game, lang)
    for verb in one.lexicon.verbs.values():
        for spelled in one.spellings(verb, is_verb=True):
            meant[spelled].add(verb)
    assert {word: verbs for word, verbs in meant.items() if len(verbs) > 1} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_word_means_two_nouns_of_a_verb_but_for_cards_that_share_a_name(game: str, lang: str) -> None:
    one = typed(game, lang)
    for verb, nouns in one.lexicon.nouns.items():
        for words in nouns:
            meant = defaultdict(set)
            for noun in words:
                for spelled in one.spellings(noun):
                    meant[spelled].add(one.words.noun(noun) if one.words.has(f"card-{noun}") else noun)
            doubtful = {word: alike for word, alike in meant.items() if len(alike) > 1}
            assert doubtful == {}, (one.lexicon.verbs[verb], doubtful)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_is_understood_in_the_language_and_in_the_games_own_words(game: str, lang: str) -> None:
    one = typed(game, lang)
    lexicon = one.lexicon
    for number in range(0, len(lexicon), max(1, len(lexicon) // 700)):
        move = lexicon.say(number)
        assert one.written_out(str(move)) == [move]
        assert move in one.written_out(one.sentence(move))
        assert move in one.written_out(plain_words(one.sentence(move))), "accents do not matter"


def plain_words(line: str) -> str:
    return " ".join(map(plain, line.split()))
