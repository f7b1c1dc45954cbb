"""Long stretches of every game at the terminal, in the words of each language: what is asked is told and answered."""

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import outremer as engine
from outremer.cli import session as sessions
from outremer.cli.commands import Quit
from outremer.cli.saving import Kept
from outremer.cli.screen import Screen
from outremer.cli.session import Session
from outremer.drawing.players import Players
from outremer.words import LANGUAGES, Words

ANSWERS = 90


class Talker(Session):
    """A person who says any of the moves that are listed: by its numbers, or in words that mean nothing else."""

    def __init__(self, kept: Kept, screen: Screen, random: Random) -> None:
        super().__init__(kept, screen, Path("kept-nowhere.json"))
        self.random = random
        self.answers = 0

    def read(self) -> str:
        self.answers += 1
        if self.answers > ANSWERS:
            raise Quit
        move = self.random.choice(self.listed())
        if self.random.random() < 0.1:
            return f"{self.screen.typed.verb(move.verb)} qqq"
        if self.random.random() < 0.3 and self.beginning == ():
            return self.screen.typed.verb(move.verb)
        if self.random.random() < 0.3:
            return str(self.random.choice(self.choices()).number)
        self.beginning = ()
        return self.screen.unmistakable(move)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", engine.games())
def test_whatever_is_asked_is_told_and_answered(game: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "keep", lambda kept, file: None)
    found, random = engine.game(game), Random(f"{game} {lang}")
    seats = found.most_seats
    options = {option.name: option.choices[-1] for option in found.options if {*option.choices} == {"no", "yes"}}
    table = engine.new(game, seats, options, seed=5)
    words = Words(game, lang, strict=True)
    console = Console(file=io.StringIO(), width=random.choice([80, 120]), color_system=None)
    screen = Screen(console, words, Players(words.players(seats), [""] * seats))
    talker = Talker(Kept(table, ["you", *["random"] * (seats - 1)], [], lang), screen, random)
    with pytest.raises(Quit):
        talker.play()
    moved = [line for line in table.lines() if line.startswith("0: ")]
    assert len(moved) > ANSWERS / 4
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert max(map(len, lines)) <= console.width
