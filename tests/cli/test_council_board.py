"""The Council of Four's board in a terminal: what a seat sees of it, on narrow and wide ones, in three languages."""

import io

import pytest
from rich.console import Console

from outremer.cli.board import draw
from outremer.cli.players import Players
from outremer.words import Words
from tests.games.council.position import position

SETTING = {
    "hands": {0: ["white", "white", "wild"], 1: ["black"]},
    "built": {0: ["arkon"], 2: ["arkon", "juvelar"]},
    "permits": {0: ["permit-fg"], 1: ["permit-mno"]},
    "shown": {"hills": ["permit-h", ""]},
    "prizes": {"iron": 2},
    "king_tiles": [2],
    "points": [7, 12],
}


def drawn(seat: int | None, lang: str = "en", width: int = 80) -> list[str]:
    table = position(**SETTING)  # type: ignore[arg-type]  # a plain dict of its keywords
    words = Words("council", lang)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(draw(table.view(seat), words, Players(words.players(4), [""] * 4), width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def test_cities_with_token_roads_emporiums_and_the_king() -> None:
    lines = drawn(0)
    (arkon,) = (line for line in lines if "Arkon" in line)
    assert "Arkon    i 1p   BC  ●▲" in arkon
    (juvelar,) = (line for line in lines if "Juvelar" in line)
    assert "Juvelar ♔p      GHIL▲" in juvelar


def test_councils_permits_and_tiles() -> None:
    text = "\n".join(drawn(0))
    assert "→ wh bl or pi ↓  2d+8c" in text, "the balcony from its arrow on, and what it asks of this hand"
    assert "♔ king → wh bl or pi ↓" in text
    assert "H  " in text
    assert "iron 5▲" in text
    assert "25▲  18  12  7  3" in text


def test_everybody_sees_public_facts_and_only_the_own_hand() -> None:
    mine, others = "\n".join(drawn(0)), "\n".join(drawn(1))
    onlooker = "\n".join(drawn(None))
    assert "Your hand: white ×2, wild" in mine
    assert "Your hand: black" in others
    assert "Your hand" not in onlooker
    for text in (mine, others, onlooker):
        assert "M/N/O" in text
        assert "1/10" in text
    assert "2d+8c" not in others + onlooker


@pytest.mark.parametrize("lang", ["en", "it", "de"])
@pytest.mark.parametrize("width", [80, 120])
def test_it_fits_and_speaks(lang: str, width: int) -> None:
    lines = drawn(0, lang, width)
    assert max(map(len, lines)) <= width
    assert len(lines) < 26
    assert not [line for line in lines if "board-" in line]
