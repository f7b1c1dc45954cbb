"""Whole games at the terminal, and every way to leave one."""

import json
import re
import signal
from pathlib import Path
from random import Random

import pytest

import outremer as engine
from tests.cli.terminal import Terminal, outremer

START = ("play", "jerusalem", "--seats", "you,greedy,random", "--seed", "7")


def kept(file: Path) -> engine.Table:
    return engine.load(json.loads(file.read_text())["table"])


def offered(shown: str) -> list[int]:
    """The numbers that a complaint about a wrong number lists."""
    listed = re.findall(r"the numbers are ([\d–, \r\n]+)\.", shown)[-1]
    numbers: list[int] = []
    for span in re.split(r",\s*", listed.strip()):
        low, _, high = span.partition("–")
        numbers += range(int(low), int(high or low) + 1)
    return numbers


@pytest.mark.timeout(180)
@pytest.mark.parametrize("term", ["dumb", "xterm-256color"])
def test_a_whole_game_by_typed_numbers(tmp_path: Path, term: str) -> None:
    file = tmp_path / "whole.json"
    with Terminal(tmp_path, *START, "--save", file, term=term) as terminal:
        random = Random(term)
        shown = terminal.prompt()
        while terminal.process.poll() is None and "The game is over" not in shown:
            terminal.type(str(random.randint(1, 9)))
            shown = terminal.prompt()
            if "There is no" in shown:
                terminal.type(str(random.choice(offered(shown))))
                shown = terminal.prompt()
        assert terminal.status() == 0
        table = kept(file)
        assert table.over
        assert table.game.name == "jerusalem"
        assert "The game is over: " in terminal.seen
        assert "Score" in terminal.seen
        assert "Areas controlled" in terminal.seen, "the end says why"
        moved = [line for line in table.lines() if line.startswith("0: ")]
        assert len({line.split()[1] for line in moved}) > 5, "numbers reached few verbs"


def test_sentences_are_moves_and_so_are_their_first_letters(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    outremer(tmp_path, *START, "--option", "first_opener=0", "--save", file, typed="open marshal 12\n")
    assert kept(file).lines()[0] == "0: open marshal 12"
    other = tmp_path / "other.json"
    outremer(tmp_path, *START, "--option", "first_opener=0", "--save", other, typed="o mar 12\n")
    assert kept(other).lines() == kept(file).lines()


def test_a_resumed_game_goes_on_as_if_it_had_never_been_left(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    typed = ["open marshal 12", "1", "place david", "place market-large", "end", "1"]
    outremer(tmp_path, *START, "--option", "first_opener=0", "--save", whole, typed="\n".join(typed) + "\n")
    outremer(tmp_path, *START, "--option", "first_opener=0", "--save", parts, typed=typed[0] + "\n")
    for line in typed[1:]:
        outremer(tmp_path, "play", "--resume", parts, typed=line + "\n")
    assert kept(parts).lines() == kept(whole).lines()
    assert len(kept(whole).lines()) > 20
    assert kept(parts).hash() == kept(whole).hash()


def test_without_a_terminal_the_game_is_kept_in_the_data_folder_and_said_so(tmp_path: Path) -> None:
    done = outremer(tmp_path, *START)
    (file,) = (tmp_path / "outremer" / "games").glob("jerusalem-*.json")
    said = " ".join(done.stdout.split())
    assert f"The game is saved in {file}" in said
    assert f"outremer play --resume {file}" in said
    assert kept(file).seats == 3


def test_quit_says_where_the_game_is(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = outremer(tmp_path, *START, "--save", file, typed="quit\n1\n")
    assert f"The game is saved in {file}" in " ".join(done.stdout.split())


@pytest.mark.parametrize("way", ["closed", "hangup", "terminated", "ctrl-c", "ctrl-d"])
def test_nothing_is_lost_however_the_terminal_goes(tmp_path: Path, way: str) -> None:
    file = tmp_path / "game.json"
    with Terminal(tmp_path, *START, "--option", "first_opener=0", "--save", file) as terminal:
        terminal.prompt()
        terminal.type("open marshal 12")
        terminal.prompt()
        before = kept(file).lines()
        assert before[0] == "0: open marshal 12"
        if way == "closed":
            terminal.close()
        elif way == "hangup":
            terminal.send(signal.SIGHUP)
        elif way == "terminated":
            terminal.send(signal.SIGTERM)
        else:
            terminal.type("\x03" if way == "ctrl-c" else "\x04")
            assert f"The game is saved in {file}" in " ".join(terminal.until("never shown").split())
        assert terminal.status() == 0
        assert "Traceback" not in terminal.seen
        assert kept(file).lines() == before
        outremer(tmp_path, "play", "--resume", file)


def test_a_resized_terminal_is_drawn_in_its_new_size(tmp_path: Path) -> None:
    with Terminal(tmp_path, *START, term="xterm-256color") as terminal:
        terminal.prompt()
        terminal.resize(120, 40)
        terminal.type("board")
        assert "─" * 120 in terminal.until(r"╭[\s\S]*> ")
        terminal.resize(40, 10)
        terminal.type("board")
        assert "─" * 41 not in terminal.until(r"╭[\s\S]*> ")
        terminal.type("quit")
        terminal.until("never shown")
        assert terminal.status() == 0


def test_undo_takes_back_and_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    start = ("play", "jerusalem", "--seats", "you,random", "--option", "first_opener=0", "--seed", "2")
    outremer(tmp_path, *start, "--save", file, typed="open marshal 12\n1\nplace market-large\n")
    placed = kept(file).lines()
    assert placed[-1] == "0: place market-large"
    again = tmp_path / "again.json"
    done = outremer(
        tmp_path, *start, "--save", again, typed="open marshal 12\n1\nplace market-large\nplace david\nundo\n"
    )
    assert "Taken back." in done.stdout
    assert kept(again).lines() == placed


def test_a_refusal_is_said_with_its_rule(tmp_path: Path) -> None:
    done = outremer(tmp_path, *START, "--option", "first_opener=0", typed="pass\nwhy pass\nwhy open marshal 3\n")
    said = " ".join(done.stdout.split())
    assert said.count("“Pass” is not allowed: ") == 2
    assert "[auction.open.no-pass]" in said
    assert "“Open the bidding for Marshal at 3” is allowed now." in said


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no 99 here; the numbers are 2–4."),
        ("dance", "“dance” is neither a command nor a verb of this game; the verbs now are open."),
        ("open king 3", "“king” does not go with “open”; it takes treasurer, marshal, admiral."),
        ("open king", "“king” does not go with “open”; it takes treasurer, marshal, admiral."),
        ("op king 3", "“king” does not go with “open”; it takes treasurer, marshal, admiral."),
        ("open marchal 3", "“marchal” does not go with “open”; did you mean marshal?"),
        ("open marshal 300", "“300” does not go with “open”; it takes 0–12."),
        ("pl pal-la", "“pal-la” does not go with “place”; did you mean palace-large?"),
        ("pl elephant", "“elephant” does not go with “play”; it takes "),
        ("place palace-large", "“Place a squire in the King’s Palace (large)” is not allowed: "),
        ("pl palace-la", "“Place a squire in the King’s Palace (large)” is not allowed: "),
        ("open marshal", "“open” takes 2 words behind it."),
        ("undo", "There is nothing to take back"),
        ("rules elephant", "No rule has all of these words: elephant"),
        ("rules auction.open.no-pass", "auction.open.no-pass"),
        ("log", "The game so far"),
        ("help", "which rule forbids it?"),
        ("why", "Say what: "),
    ],
)
def test_what_is_typed_gets_an_answer(tmp_path: Path, typed: str, answer: str) -> None:
    done = outremer(tmp_path, *START, "--option", "first_opener=0", typed=f"{typed}\n")
    assert answer in " ".join(done.stdout.split())


def test_save_keeps_a_copy_and_overwrites_no_other_game(tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.json", tmp_path / "other.json"
    other.write_text("another game")
    done = outremer(tmp_path, *START, typed=f"save {copy}\nsave {other}\n")
    assert kept(copy).seats == 3
    assert other.read_text() == "another game"
    assert f"{other} exists already" in " ".join(done.stdout.split())


def test_several_people_share_a_terminal_without_seeing_each_other(tmp_path: Path) -> None:
    start = ("play", "jerusalem", "--seats", "you,you", "--names", "Anna,Bruno", "--option", "first_opener=0")
    done = outremer(tmp_path, *start, "--seed", "1", typed="\nopen marshal 12\n\npass\n\n1\n")
    said = " ".join(done.stdout.split())
    assert "Anna, press Enter when nobody else is looking." in said
    assert "Keep one of the action cards" in said.rpartition("Anna, press Enter")[2]
    assert "Anna kept “" in said
    for screen in said.split("Bruno, press Enter")[1:]:
        assert "Anna kept “" not in screen.partition("Anna, press Enter")[0]


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        ("en", ["Round 1 of 5", "King’s Palace", "not allowed", "The game is saved in"]),
        ("it", ["Round 1 di 5", "Palazzo del Re", "non è permesso", "La partita è salvata in"]),
        ("de", ["Runde 1 von 5", "Königspalast", "nicht erlaubt", "Das Spiel ist gespeichert in"]),
    ],
)
def test_three_languages(tmp_path: Path, lang: str, texts: list[str]) -> None:
    done = outremer(tmp_path, *START, "--lang", lang, "--option", "first_opener=0", typed="pass\nhelp\nlog\n")
    for text in texts:
        assert text in done.stdout
    assert not re.search(r"\b(noun|move|event|prompt|field|board|terminal)-", done.stdout)


def test_bots_alone_play_to_the_end_the_same_way_with_the_same_seed(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        outremer(tmp_path, "play", "jerusalem", "--seats", "random,greedy", "--seed", "x", "--save", file)
    one, two = map(kept, files)
    assert one.over
    assert one.hash() == two.hash()


def test_a_position_that_was_saved_in_python_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(engine.new("jerusalem", seats=2, by_hand=True).save()))
    done = outremer(tmp_path, "play", "--resume", file, "--seats", "you,random", typed="7\n1\n")
    assert "Chance must choose: type one of 0, 1." in done.stdout
    assert kept(file).lines()[0] == "roll 1"


@pytest.mark.parametrize("game", [name for name in engine.games() if name != "jerusalem"])
def test_a_game_without_a_drawing_is_written_out(tmp_path: Path, game: str) -> None:
    done = outremer(tmp_path, "play", game, "--seed", "3", typed="1\n1\n1\n1\n")
    assert "> " in done.stdout
