"""What a newcomer is told: set-up in a few lines, every sign in the legend, what a choice does beside it."""

import io
import re
from pathlib import Path
from random import Random
from typing import NoReturn

import pytest
from rich.console import Console

import outremer as engine
from outremer.bots.levels import Easy
from outremer.cli.commands import COMMANDS, named, word_of
from outremer.cli.saving import Kept
from outremer.cli.screen import Screen
from outremer.cli.session import Session
from outremer.cli.typed import Typed, plain
from outremer.drawing import board
from outremer.drawing.players import Players
from outremer.words import LANGUAGES, Words
from tests.cli.terminal import outremer

START = ("play", "jerusalem", "--seats", "you,greedy,random", "--seed", "7")
GAMES = engine.games()
FRAME = set("─│╭╮╰╯")  # of panels
PROSE = set(" .,:;()/’'“”«»„-!&¡") | {"\u00a0", "·"}


def said(words: str) -> str:
    return " ".join(words.split())


# -- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_set_up_is_folded_into_a_few_lines_and_the_log_has_all_of_it(tmp_path: Path, game: str, lang: str) -> None:
    words = Words(game, lang)
    log = word_of("log", words)
    done = outremer(tmp_path, "play", game, "--seed", "3", "--lang", lang, typed=f"{log}\n")
    table = engine.new(game, engine.game(game).most_seats, seed=3)
    folded = " ".join(screen(words, table.seats).folded(table.preparation(0)))
    assert 0 < len(folded) < 5 * 80
    before, _, rest = done.stdout.partition("─" * 80)
    assert said(folded) in said(before)
    told = [words.event(event, words.players(table.seats)) for event in table.preparation(0)]
    assert [line for line in told if said(line) not in said(rest)] == []


def screen(words: Words, seats: int) -> Screen:
    return Screen(Console(file=io.StringIO()), words, Players(words.players(seats), [""] * seats))


# -- the legend -------------------------------------------------------------------------------------------------------


def drawn(table: engine.Table, words: Words, players: Players, width: int = 120) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(board.draw(table.view(0), words, players, width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def played(game: str, seed: int, moves: int) -> engine.Table:
    """A table after so many random moves."""
    found = engine.game(game)
    random = Random(f"{game} {seed}")
    options = {option.name: option.choices[-1] for option in found.options if {*option.choices} == {"no", "yes"}}
    table = engine.new(game, found.most_seats, options, seed=seed)
    for _ in range(moves):
        if not isinstance(table.need, engine.Ask):
            break
        seat = table.need.seats[0]
        table.play(seat, random.choice(table.moves(seat)))
    return table


def nouns(words: Words) -> list[str]:
    lists = [one for nouns in words.game.lexicon.nouns.values() for one in nouns]
    return [words.noun(noun) for listed in lists for noun in listed if isinstance(noun, str)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_legend_explains_every_sign(game: str, lang: str) -> None:
    words = Words(game, lang, strict=True)
    seats = engine.game(game).most_seats
    players = Players(words.players(seats), [""] * seats)
    for seed, moves in enumerate((0, 40, 120, 250)):
        table = played(game, seed, moves)
        legend = " ".join(board.legend(table.view(0), words, players))
        signs = {sign for sign in drawn(table, words, players) if not sign.isalnum()} - FRAME - PROSE - {"\n"}
        signs -= {sign for noun in nouns(words) for sign in noun}  # of names, such as “+2 Bezants”
        assert {sign for sign in signs if sign not in legend} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_legend_explains_every_letter(game: str, lang: str) -> None:
    words = Words(game, lang, strict=True)
    seats = engine.game(game).most_seats
    table = played(game, 1, 60)
    legend = " ".join(board.legend(table.view(0), words, Players(words.players(seats), [""] * seats)))
    folder = engine.game(game).folder / "text" / "en"
    shorts = {
        name for file in folder.glob("*.ftl") for name in re.findall(r"^board-(\S+)-short =", file.read_text(), re.M)
    }
    if game == "fief":
        shorts = {"knight", "footman"} | {
            kind
            for village in table.view(0)["world"]["villages"].values()
            for army in village["armies"]
            for kind in army.get("troops", {})
        }
    assert shorts
    for name in shorts:
        letter = words.say(f"board-{name}-short")
        assert re.search(rf"(?<!\w){re.escape(letter)} \w", legend) or letter.isdigit(), name


def test_the_legend_stands_under_the_first_board_and_when_it_is_asked_for(tmp_path: Path) -> None:
    done = outremer(tmp_path, *START, "--option", "first_opener=0", typed="open marshal 5\n1\n")
    assert done.stdout.count("behind a screen") == 1
    asked = outremer(tmp_path, *START, "--option", "first_opener=0", typed="open marshal 5\n1\nlegend\nboard\n")
    assert said(asked.stdout).count("behind a screen") == 3


# -- what a choice does -----------------------------------------------------------------------------------------------


def test_what_an_office_brings_is_said_where_one_bids_for_it(tmp_path: Path) -> None:
    words = Words("jerusalem")
    opening = outremer(tmp_path, *START, "--option", "first_opener=0", COLUMNS="300")
    for office in ("treasurer", "marshal", "admiral"):
        assert words.say(f"about-{office}") in opening.stdout
    bidding = outremer(tmp_path, *START, "--option", "first_opener=1", COLUMNS="300")
    office = re.findall(r"opened the bidding for (\w+)", bidding.stdout)[-1].lower()
    assert f"{words.noun(office)}: {words.say(f'about-{office}')}" in bidding.stdout


def test_what_a_card_and_a_quarter_bring_is_said_where_one_chooses(tmp_path: Path) -> None:
    words = Words("jerusalem")
    typed = "open marshal 5\n1\nplace\n"
    done = outremer(tmp_path, *START, "--option", "first_opener=0", typed=typed, COLUMNS="300")
    assert done.stdout.count(words.say("about-two-resources")) >= 2, "where it is kept, and where it may be played"
    assert words.say("board-grants-market") in done.stdout


def test_what_the_event_of_the_round_does_stands_on_the_board() -> None:
    words = Words("jerusalem")
    tables = (played("jerusalem", seed, 160) for seed in range(9))
    table = next(one for one in tables if one.view(0)["world"]["event"] is not None)
    event = table.view(0)["world"]["event"]
    assert words.say(f"about-{event}") in drawn(table, words, Players(words.players(4), [""] * 4), 300)


def test_prices_are_said_where_one_buys_in_fief() -> None:
    words = Words("fief")
    for seed in range(4):
        for moves in range(20, 140, 10):
            table = played("fief", seed, moves)
            view = table.view(0)
            if view["forms"] and view["forms"][-1]["form"] == "Purchases":
                assert board.asked(view, (), words, Players(words.players(6), [""] * 6)) == [
                    words.say("note-Purchases")
                ]
                return
    raise AssertionError("nobody has come to buy")


def test_what_nothing_has_changed_is_not_drawn_again(tmp_path: Path) -> None:
    typed = "bid akkon\nlay chaplain\n"
    done = outremer(tmp_path, "play", "akkon", "--seed", "7", "--seats", "you,greedy,greedy", typed=typed)
    assert "Choose the Templar to lay before Akkon" in done.stdout
    assert done.stdout.count("Your port:") == 2


# -- words of the language --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_a_word_that_is_no_verb_of_a_game(lang: str) -> None:
    for game in GAMES:
        words = Words(game, lang, strict=True)
        typed = Typed(words)
        spoken = {word_of(command, words): command for command in COMMANDS}
        assert len(spoken) == len(COMMANDS)
        for word, command in spoken.items():
            assert named(word, words) == named(plain(word), words) == named(command, words) == command
            assert word not in typed.verbs or (game, word) == ("jerusalem", "save"), "which takes a number, no file"


@pytest.mark.parametrize(
    ("lang", "typed", "told"),
    [
        (
            "it",
            "apri maresciallo 5\n1\npiazza mercato-grande\npi pal\n",
            "Rosso ha piazzato uno scudiero nell’area Mercato",
        ),
        ("de", "gebot feldmarschall 5\n1\nsetzen markt-groß\nplace david\n", "Markt"),
        ("de", "gebo feldm 5\n1\nsetz markt-gross\nse david\n", "Markt"),
        (
            "it",
            "open marshal 5\n1\nplace market-large\nplace david\n",
            "Rosso ha piazzato uno scudiero nell’area Mercato",
        ),
    ],
)
def test_a_game_goes_on_in_the_words_of_the_language_and_in_english(
    tmp_path: Path, lang: str, typed: str, told: str
) -> None:
    done = outremer(tmp_path, *START, "--option", "first_opener=0", "--lang", lang, typed=typed, COLUMNS="200")
    assert told in done.stdout
    words = Words("jerusalem", lang)
    assert words.say("event-placed", seat=words.player(0), area=words.noun("market-large")) in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_menus_hints_and_complaints_speak_the_language(tmp_path: Path, lang: str) -> None:
    typed = Typed(Words("jerusalem", lang))
    wrong = f"{typed.verb('open')} x 3\nxyz\n{word_of('why', typed.words)}\n"
    done = outremer(tmp_path, *START, "--option", "first_opener=0", "--lang", lang, typed=wrong, COLUMNS="200").stdout
    assert typed.noun("marshal") in done
    assert f"{typed.verb('open')} {typed.noun('admiral')} 12" in done
    assert not re.search(
        r"\b(open|marshal|treasurer|help|why)\b",
        done.partition("jerusalem")[2].partition("\n")[2].rpartition("\n> ")[0],
    )


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "has failed while thinking"), ("it", "si sono interrotti"), ("de", "beim Nachdenken versagt")],
)
def test_a_bot_that_fails_is_told_of_once_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, told: str
) -> None:
    def fail(*_: object) -> NoReturn:
        raise MemoryError

    monkeypatch.setattr(Easy, "ranked", fail)
    kept, words = Kept(engine.new("jerusalem", 2, seed=7), ["easy", "easy"], [], lang), Words("jerusalem", lang)
    console = Console(file=io.StringIO(), width=200)
    session = Session(kept, Screen(console, words, Players(words.players(2), ["", ""])), tmp_path / "game.json")
    while isinstance(need := kept.table.need, engine.Ask) and len(kept.table.lines()) < 12:
        session.play_bot(need.seats[0])
    assert isinstance(console.file, io.StringIO)
    lines = [line for line in console.file.getvalue().splitlines() if told in line]
    assert sorted(words.player(seat) in line for seat in range(2) for line in lines) == [False, False, True, True]
    assert all("(MemoryError)" in line for line in lines)


def test_completion_knows_both_languages(tmp_path: Path) -> None:
    words = Words("jerusalem", "de")
    table = engine.new("jerusalem", 3, {"first_opener": "0"}, seed=7)
    kept = Kept(table, ["you", "greedy", "greedy"], [], "de")
    session = Session(kept, screen(words, 3), tmp_path / "game.json")
    begun = {text: session.complete(text, 0) for text in ("gebot feld", "GEB", "open mar", "hil", "hel", "xyz")}
    assert begun["gebot feld"] == "gebot feldmarschall 0"
    assert str(begun["GEB"]).startswith("gebot ")
    assert begun["open mar"] == "open marshal 0"
    assert begun["hil"] == "hilfe"
    assert begun["hel"] == "help"
    assert begun["xyz"] is None
    assert session.complete("hil", 1) is None
