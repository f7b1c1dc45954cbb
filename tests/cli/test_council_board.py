"""The Council of Four's board in a terminal: what a seat sees of it, on narrow and wide ones, in three languages."""

import io

import pytest
from rich.console import Console, RenderableType

import outremer as engine
from outremer.drawing import board
from outremer.drawing.board import draw
from outremer.drawing.players import Players
from outremer.words import Words
from tests.games.council.position import position
from tests.games.talking import say

SETTING = {
    "hands": {0: ["white", "white", "wild"], 1: ["black"]},
    "built": {0: ["arkon"], 2: ["arkon", "juvelar"]},
    "permits": {0: ["permit-fg"], 1: ["permit-mno"]},
    "shown": {"hills": ["permit-h", ""]},
    "prizes": {"iron": 2},
    "king_tiles": [2],
    "points": [7, 12],
}

BUILT = ["arkon", "burgen", "castrum", "dorful", "framek", "graden", "kultos", "lyram", "merkatim", "naris"]


def drawn(seat: int | None, lang: str = "en", width: int = 80) -> list[str]:
    table = position(**SETTING)  # type: ignore[arg-type]  # a plain dict of its keywords
    words = Words("council", lang)
    return text(draw(table.view(seat), words, Players(words.players(4), [""] * 4), width), width)


def text(board: RenderableType, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(board)
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


def brings(table: engine.Table, sentence: str, lang: str = "en") -> str:
    words = Words("council", lang, strict=True)
    move = engine.Move.parse(sentence)
    return board.brings(table.view(0), (move.verb, *move.nouns), words, Players(words.players(4), [""] * 4))


def asked(table: engine.Table, lang: str = "en") -> list[str]:
    words = Words("council", lang, strict=True)
    return board.asked(table.view(0), (), words, Players(words.players(4), [""] * 4))


def test_what_is_laid_and_its_price_are_shown_before_paying() -> None:
    table = position(hands={0: ["white", "black", "wild"]}, coins=[12])
    say(table, 0, "acquire coast")
    assert asked(table) == []
    say(table, 0, "lay white", "lay wild")
    assert asked(table) == ["Chosen: white, wild. To pay now: 8 coins."]
    assert asked(table, "it") == ["Scelte: bianco, jolly. Da pagare ora: 8 monete."]


def test_what_the_kings_road_and_the_city_at_its_end_bring_is_in_the_menu() -> None:
    table = position(hands={0: ["white", "black", "orange", "pink"]}, coins=[12], built={1: ["indur"]})
    assert brings(table, "king") == "4 cards fit, no coins; the king’s way costs 2 coins a road"
    say(table, 0, "king", "lay white", "lay black", "lay orange", "lay pink", "pay")
    assert brings(table, "travel indur") == "the king’s way costs 2 coins; 3 coins (costs 1 assistant)"
    assert brings(table, "travel juvelar") == "the king’s way costs no coins; pays nothing"


def test_what_a_permit_a_council_and_a_city_bring_is_in_the_menu() -> None:
    table = position(hands={0: ["white", "black", "wild"]}, coins=[12], permits={0: ["permit-gh"]})
    permits = {one["permit"]: one for one in table.view(0)["world"]["permits"]["coast"]["shown"]}
    assert set(permits) == {"permit-c", "permit-abe"}
    assert brings(table, "acquire coast").startswith("3 cards fit, 5 coins: C (")
    assert brings(table, "build permit-gh") == "Graden: 1 coin, 1 assistant; Hellar: 1 coin"
    assert brings(table, "into coast") == "pink falls out"
    assert brings(table, "take permit-abe").startswith("Arkon, Burgen, Esti: ")
    for lang in ("it", "de"):
        for sentence in ("acquire coast", "build permit-gh", "into coast", "take permit-abe", "swap hills", "king"):
            assert brings(table, sentence, lang) not in ("", brings(table, sentence))


def test_the_tiles_of_the_final_board_are_counted_once() -> None:
    table = position(**SETTING)  # type: ignore[arg-type]  # a plain dict of its keywords
    view, words = table.view(0), Words("council")
    players = Players(words.players(4), [""] * 4)
    tiles = view["world"]["players"][2]["tile_points"]
    assert tiles == 30
    assert f"+{tiles}" in "\n".join(text(draw(view, words, players, 80)))
    assert f"+{tiles}" not in "\n".join(text(draw({**view, "over": True}, words, players, 80)))


def test_the_last_turns_are_on_the_board() -> None:
    words = Words("council")
    players = Players(words.players(4), [""] * 4)
    table = position(last=1, turn=2, built={1: BUILT})
    assert text(draw(table.view(0), words, players, 80))[0].endswith("Last turns set off by ■ Blue")
    assert "Last turns" not in text(draw(position().view(0), words, players, 80))[0]
