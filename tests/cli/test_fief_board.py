"""Fief's board in a terminal: what a seat sees of it, whole and in short."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import outremer as engine
from outremer.drawing import board
from outremer.drawing.players import Players
from outremer.words import LANGUAGES, Words
from tests.games.fief.position import position

POSITIONS = sorted((Path(__file__).parents[1] / "games" / "fief" / "positions").glob("*.json"))
RED, BLUE, GREEN, YELLOW = range(4)


def saved(name: str) -> engine.Table:
    (file,) = (file for file in POSITIONS if file.stem == name)
    return engine.load(json.loads(file.read_text(encoding="utf-8")))


def drawn(
    table: engine.Table,
    seat: int | None,
    lang: str = "en",
    width: int = 80,
    before: engine.Table | None = None,
) -> list[str]:
    """The lines of the board; with `before`, as eyes see it that have seen the whole of that table's."""
    words = Words("fief", lang, strict=True)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    view, players = table.view(seat), Players(words.players(table.seats), [""] * table.seats)
    again = None if before is None else board.draw_again(view, before.view(seat), words, players, width)
    console.print(board.draw(view, words, players, width) if again is None else again)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def line(lines: list[str], start: str) -> str:
    (found,) = (each for each in lines if each.strip().startswith(start))
    return " ".join(found.split())


def court() -> engine.Table:
    return position(
        "march",
        lords={
            "charles": (RED, "bourg"),
            "henri": (BLUE, "bourg"),
            "isabelle": (GREEN, "sigy"),
            "arthur": (RED, "blaye"),
        },
        troops={(RED, "bourg"): (2, 3), (GREEN, "sigy"): (0, 1)},
        walls={"bourg": "city"},
        mills={"bourg": 2},
        titles={"charles": ["duchy-bourg", "king"], "isabelle": ["queen"]},
        captives={"henri": RED},
        spouses={"charles": "isabelle"},
        struck={"see-sigy": ["famine"]},
        hands={RED: ["tax", "passage"], BLUE: ["justice"]},
    )


def test_a_village_stands_under_its_number_with_its_roads_and_with_whoever_is_there() -> None:
    lines = drawn(court(), RED)
    assert line(lines, "18") == "18 Bourg IV* ●▣✻✻ 16 17 19 ● Charles 2k3f [■ Henri]"
    assert line(lines, "16") == "16 Villeneuve I ● 4= 13= 18 20"
    assert line(lines, "Duchy of Bourg") == "Duchy of Bourg: ● Charles"
    assert line(lines, "V Bishopric") == "V Bishopric of Sigy: –; Famine"


def test_lords_tell_their_titles_marriage_and_prison() -> None:
    lines = drawn(court(), None)
    assert line(lines, "Charles in") == "Charles in Bourg: King, Duchy of Bourg ⚭ ▲ Isabelle"
    assert line(lines, "Henri in") == "Henri in Bourg; Prisoner of ● Red"


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    assert line(drawn(court(), RED), "Your hand") == "Your hand: Secret Passage, Tax"
    assert line(drawn(court(), BLUE), "Your hand") == "Your hand: Justice"
    for seat in (GREEN, None):
        text = "\n".join(drawn(court(), seat))
        assert not any(card in text for card in ("Justice", "Tax", "Secret Passage"))
    assert line(drawn(court(), GREEN), "■ Blue").endswith("hand 1 fortune")


def test_fog_shows_counters_where_the_owner_sees_kinds() -> None:
    table = saved("armies-in-the-fog")
    assert "■ Henri 3k2f" in line(drawn(table, BLUE), "19")
    assert "■ Henri 5?" in line(drawn(table, RED), "19")
    assert "■ Henri 5?" in line(drawn(table, None), "19")


def test_a_siege_tells_its_engines() -> None:
    lines = drawn(saved("siege-in-its-third-turn"), RED)
    assert any("besieged (3 dice) by ■" in each for each in lines)


def test_the_cards_of_a_proposal_are_shown_to_the_two_alone() -> None:
    table = saved("proposals-of-every-clause")
    for seat in (RED, 4):
        assert "gives Tax, Quentin goes free; for 4 coins, no attack" in " ".join(drawn(table, seat))
    told = " ".join(drawn(table, BLUE))
    assert "gives a card, Quentin goes free; for 4 coins" in told
    assert "no attack" not in told


def test_a_ballot_shows_candidates_and_votes_and_one_s_own_paper_only() -> None:
    table = saved("election-with-a-dagger")
    told = "Election: Bishopric of Tournus: ● Charles, ■ Henri; votes by right ●2 ■2 ▲1 ◆0"
    assert line(drawn(table, RED), "Election") == told
    assert " ".join(drawn(table, BLUE)).endswith(f"{told}; your markers: white Henri, black nobody")
    assert line(drawn(table, None), "Election") == told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", POSITIONS, ids=[file.stem for file in POSITIONS])
def test_every_position_is_drawn_for_everybody_within_the_width(file: Path, lang: str) -> None:
    table = saved(file.stem)
    for seat in (None, *range(table.seats)):
        for width in (80, 120):
            lines = drawn(table, seat, lang, width)
            assert max(map(len, lines)) <= width
            assert not any("{" in each for each in lines)
    assert len(drawn(table, 0, lang, 120)) < len(drawn(table, 0, lang, 80)), "the families stand beside the map"


def test_within_one_s_go_only_what_is_one_s_own_is_drawn_again() -> None:
    before, table = court(), court()
    table.play(RED, "lead charles")
    table.play(RED, "take knight 1")
    short = drawn(table, RED, before=before)
    assert line(short, "On the march") == "On the march: ● Charles 1k in Bourg; no step made"
    assert line(short, "18").startswith("18 Bourg")
    assert not [each for each in short if "Sigy" in each and "Isabelle in" in each]
    assert len(short) < 12


def test_the_whole_board_is_drawn_as_a_phase_begins_and_something_has_changed() -> None:
    before, table = court(), saved("siege-in-its-third-turn")
    assert drawn(table, RED, before=before) == drawn(table, RED)
    assert drawn(table, None, before=before) == drawn(table, None)


def test_mercenaries_stand_with_their_family_and_those_for_hire_above_the_board() -> None:
    table = saved("mercenaries-tied-twice")
    lines = drawn(table, RED)
    assert "Mercenaries for hire 4" in " ".join(lines[0].split())
    assert any("Mercenaries in reserve 1" in " ".join(each.split()) for each in lines)


def test_attendants_and_traits_stand_with_their_families_and_face_down_ones_are_their_owners() -> None:
    table = saved("politics-thief-and-two-hands")
    own, other = drawn(table, 0), drawn(table, 2)
    assert "Arsène the Thief" in " ".join(" ".join(other).split())
    assert "(Brave)" in line(own, "Charles in Bourg")
    assert "(?)" in line(other, "Charles in Bourg")
    assert line(other, "Henri in Blaye").endswith("Tyrant")
