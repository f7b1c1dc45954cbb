"""Akkon's board in a terminal: what a seat sees of it, before and after the Templars are turned over."""

import io

import pytest
from rich.console import Console

import outremer as engine
from outremer.cli.board import draw
from outremer.cli.players import Players
from outremer.words import Words
from tests.games.akkon.position import BLUE, GREEN, RED, card, position

LANCE = card("holy-lance", city="caesarea", cost=2)
SIEGE = card("siege", city="tyre")


def bidding(**more: object) -> engine.Table:
    return position(
        turn=RED,
        bids={"tyre": {RED: ["knight-8"], BLUE: ["knight-5", "chaplain"]}, "jaffa": {BLUE: ["knight-7"]}},
        borrowed=[(RED, GREEN, "sergeant", "plague", "camp")],
        hands={RED: [LANCE], BLUE: [SIEGE]},
        privileges={"gold": RED, "power": BLUE},
        seneschal="jaffa",
        last=["sidon"],
        **more,  # type: ignore[arg-type]  # further keywords of the position
    )


def drawn(table: engine.Table, seat: int | None, lang: str = "en", width: int = 80) -> list[str]:
    words = Words("akkon", lang)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(draw(table.view(seat), words, Players(words.players(4), [""] * 4), width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def line(lines: list[str], start: str) -> str:
    (found,) = (each for each in lines if each.strip().startswith(start))
    return found


def test_pieces_face_down_are_known_to_their_owner_alone() -> None:
    table = bidding()
    assert "●(8)  ■??" in line(drawn(table, RED), "Tyre")
    assert "●?  ■(5) (Cha)" in line(drawn(table, BLUE), "Tyre")
    assert "●?  ■??" in line(drawn(table, None), "Tyre")
    for seat in (RED, BLUE, None):
        assert "●Sen  ■7" in line(drawn(table, seat), "Jaffa"), "the Seneschal turns all there face up"


def test_own_camp_borrowed_and_lent_pieces() -> None:
    table = bidding()
    assert "knight 5, knight 6, knight 7" in line(drawn(table, RED), "Your port:")
    assert "Brother Sergeant ▲" in " ".join(drawn(table, RED))
    assert line(drawn(table, GREEN), "Lent").split() == ["Lent", "Brother", "Sergeant", "→", "●", "Red"]
    assert not [each for each in drawn(table, None) if "Your port" in each]


def test_cards_privileges_and_tracks() -> None:
    lines = drawn(bidding(), RED)
    assert "Holy Lance≈ +2" in line(lines, "Your hand:")
    assert "(costs 2)" in line(lines, "Your hand:")
    assert line(lines, "■ Blue Siege≈ +2 gold, −1")
    assert line(lines, "Privileges").split() == ["Privileges", "Saladin", "●,", "Lionheart", "■"]
    assert line(lines, "▶  ● Red").split()[3:7] == ["2", "2", "2", "2"]


def test_hands_that_are_only_counted_stay_closed() -> None:
    text = "\n".join(drawn(bidding(options={"hands": "counted"}), RED))
    assert "Blue Siege" not in text
    assert "Holy Lance" in text


def test_chaplains_and_paid_templars_in_the_action_phase() -> None:
    table = position("actions", turn=RED, bids={"tyre": {RED: ["chaplain", "knight-5"]}}, paid={"tyre": {RED: 2}})
    lines = drawn(table, RED)
    assert "●5 Cha +2 paid" in line(lines, "Tyre")
    assert line(lines, "Discount").split() == ["Discount", "Tyre"]


@pytest.mark.parametrize("lang", ["en", "it", "de"])
@pytest.mark.parametrize("width", [80, 120])
def test_it_fits_and_speaks(lang: str, width: int) -> None:
    lines = drawn(bidding(), RED, lang, width)
    assert max(map(len, lines)) <= width
    assert len(lines) < 26
    assert not [each for each in lines if "board-" in each or "noun-" in each]
