"""Words: numbers and sentences, events, and what people are told when they say something that is none."""

from random import Random
from typing import Any

import pytest

import outremer
from outremer import BadSetting, Move, NoSuchMove, Refused
from outremer.kernel.lexicon import NUMBER, SEAT, Annals, Lexicon
from tests.kernel.court_world import ASSASSINATE, LORDS, PASS, VOTE, WORDS
from tests.kernel.positions import court


def test_a_move_is_a_sentence_and_reads_as_one() -> None:
    move = Move("open", "marshal", 7)
    assert str(move) == "open marshal 7"
    assert repr(move) == "Move('open', 'marshal', 7)"
    assert Move.parse("  open   marshal 7 ") == move
    assert hash(Move.parse("open marshal 7")) == hash(move)
    assert move != Move("open", "marshal", "7")
    assert Move.parse("pass") == Move("pass")
    assert Move.parse("") == Move("")
    assert Move.parse("raise -1").nouns == ("-1",)
    assert Move.parse("raise \u0664").nouns == ("\u0664",), "digits of other scripts are no numbers of the game"
    assert Move.parse("raise " + "9" * 5000).nouns == ("9" * 5000,)


def test_every_number_is_a_sentence_and_every_sentence_its_number() -> None:
    for number in range(len(WORDS)):
        assert WORDS.number(WORDS.say(number)) == number
        assert WORDS.number(Move.parse(str(WORDS.say(number)))) == number
    assert WORDS.say(VOTE + 2) == Move("vote", "bertha")
    assert WORDS.number(Move("vote", "camel")) is None
    assert [WORDS.is_offer[number] for number in (PASS, ASSASSINATE)] == [False, True]
    assert list(WORDS.mask([PASS, VOTE])).count(1) == 2


def test_the_last_noun_runs_fastest() -> None:
    words = Lexicon()
    first = words.verb("pass")
    give = words.verb("give", ["gold", "silver"], 3)
    assert (first, give, len(words)) == (0, 1, 7)
    assert words.say(give + 1 * 3 + 2) == Move("give", "silver", 2)
    assert words.nouns_of("give") == (["gold", "silver"], [0, 1, 2])
    assert words.nouns_of("take") is None
    assert True not in words.is_offer
    assert [words.size_of[verb] for verb in words.verbs] == [1, 6]


def test_a_lexicon_refuses_what_would_be_ambiguous() -> None:
    words = Lexicon()
    words.verb("give", ["gold"])
    with pytest.raises(ValueError, match="'give gold' is declared twice"):
        words.verb("give", ["gold", "silver"])
    with pytest.raises(ValueError, match="the verb 'take' has a noun without any words"):
        words.verb("take", [])
    with pytest.raises(ValueError, match="the verb 'feast' is a guest's word, and does not say in which forms"):
        words.verb("feast", guest=True)


def test_events_have_words_where_words_were_declared() -> None:
    annals = Annals()
    sold = annals.event("sold", seat=SEAT, office=["marshal", "admiral"], price=NUMBER)
    assert annals.say(sold, [2, 1, 7, 0, 0]) == {"seat": 2, "office": "admiral", "price": 7}
    for wrong in (-1, 2):
        with pytest.raises(IndexError, match="the event 'sold' has no word for office"):
            annals.say(sold, [2, wrong, 7])


def test_told_events_have_an_audience_and_what_the_others_hear_instead() -> None:
    table = outremer.new("court", 3, driver=outremer.Scripted("dagger", "alms", "ruse"))
    assert [event.name for event in table.events(0)] == ["season-begins", "drew", "drew-a-card", "drew-a-card"]
    assert table.events(1, since=2) == [
        outremer.Event("drew", {"seat": 1, "card": "alms"}),
        outremer.Event("drew-a-card", {"seat": 2}),
    ]
    assert [event.name for event in table.events(None)][1:] == ["drew-a-card"] * 3


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("fly", "'fly' is no verb of court; the verbs are pass, foil, annul, crown"),
        ("", "'' is no verb of court"),
        ("vote", "'vote' takes one noun, not 0"),
        ("vote odo hugh", "'vote' takes one noun, not 2"),
        ("pass now", "'pass' takes no noun, not 1"),
        ("vote camel", f"'vote' cannot take 'camel'; it takes {', '.join(LORDS)}"),
        ("vote 3", "'vote' cannot take 3; it takes odo"),
        ("attack 4", "'attack' cannot take 4; it takes 0 to 3"),
        ("attack odo", "'attack' cannot take 'odo'; it takes 0 to 3"),
    ],
)
def test_what_is_no_sentence_is_answered_with_what_would_be_one(said: str, sentence: str) -> None:
    table = court([[], [], []])
    for attempt in (table.play, table.refusal):
        with pytest.raises(NoSuchMove) as refused:
            attempt(0, said)
        assert sentence in str(refused.value)


def test_a_seat_that_does_not_exist_is_named() -> None:
    table = court([[], [], []])
    for attempt in (table.moves, table.view, table.events, table.record):
        with pytest.raises(NoSuchMove, match="there is no seat 3; the seats are 0 to 2"):
            attempt(3)
    with pytest.raises(NoSuchMove, match="there is no seat -1"):
        table.play(-1, "vote odo")
    with pytest.raises(NoSuchMove, match="there is no seat 7"):
        table.redeal(7, outremer.Seeded(1))


@pytest.mark.parametrize("seed", [1.5, [], 10**1_000])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadSetting, match="a seed is a word or a number of at most 999 digits"):
        outremer.new("court", seed=seed)


def test_wild_games_and_options_are_refused() -> None:
    wild: Any = ["court"]
    with pytest.raises(BadSetting, match=r"there is no game \['court'\]"):
        outremer.new(wild)
    with pytest.raises(BadSetting, match=r"options must be names with their choices, not \['court'\]"):
        outremer.new("court", options=wild)


def test_python_s_own_chance_redeals_as_well_as_a_driver() -> None:
    table = court([["alms"], ["dagger"], []])
    dealt = [table.redeal(0, Random(seed)).save() for seed in (1, 1, 2, 3, 4, 5)]
    assert dealt[0] == dealt[1]
    assert len({str(one["world"]) for one in dealt}) > 1


def test_whoever_speaks_out_of_turn_is_answered_with_a_rule() -> None:
    table = court([[], [], []])
    table.play(0, "vote odo")
    with pytest.raises(Refused) as refused:
        table.play(0, "vote hugh")
    assert (refused.value.rule, refused.value.nouns) == ("ballot.secret", ("hugh",))
    assert str(refused.value) == "'vote hugh' is forbidden by [ballot.secret]"
    assert table.refusal(1, "crown") == outremer.Refusal("ballot.secret", ())
    assert table.refusal(1, Move("vote", "maud")) == outremer.Refusal("ballot.candidate.dead", ("maud",))
    assert table.refusal(1, "vote odo") is None


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (2, {}, "court is for 3 to 4 players, not 2"),
        (True, {}, "court is for 3 to 4 players, not True"),
        (3, {"colour": "red"}, "court has no option 'colour'; it has edition, seasons, tournament, engines"),
        (3, {"seasons": "9"}, "the option seasons of court cannot be '9'; it is one of 1, 2, 3"),
    ],
)
def test_a_setting_that_does_not_exist_is_answered_with_those_that_do(
    seats: int, options: dict[str, str], sentence: str
) -> None:
    with pytest.raises(BadSetting) as refused:
        outremer.new("court", seats, options)
    assert sentence in str(refused.value)


def test_unknown_games_options_of_a_game_without_any_and_needless_data_are_refused() -> None:
    with pytest.raises(BadSetting, match="there is no game 'chess'; the games are akkon"):
        outremer.new("chess")
    with pytest.raises(BadSetting, match="market has no option 'x'; it has none"):
        outremer.new("market", options={"x": "y"})
    with pytest.raises(BadSetting, match="market takes no data file: everything it needs is known"):
        outremer.new("market", data={"x": 1})


def test_a_table_says_what_it_is() -> None:
    table = court([[], [], []])
    assert repr(table) == "<Table court, 3 seats, Ask(form='Ballot', seats=(0, 1, 2))>"
    assert repr(court([[], [], []], stack=[], season=2)) == "<Table court, 3 seats, over>"
