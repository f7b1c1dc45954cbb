"""Akkon's board in a terminal: what a seat sees of it, before and after the Templars are turned over."""

import io
import tomllib

import pytest
from rich.console import Console

import outremer as engine
from outremer.drawing import board
from outremer.drawing.board import draw
from outremer.drawing.players import Players
from outremer.words import Words
from tests.games.akkon.position import BLUE, GREEN, RED, YELLOW, card, position
from tests.games.talking import say

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
    assert "Holy Lance of Caesarea≈ +2" in line(lines, "Your hand:")
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


def test_the_camp_shrinks_when_one_pays() -> None:
    paying = position("actions", turn=RED, bids={"tyre": {RED: ["knight-5"]}}, paid={"tyre": {RED: 2}})
    assert line(drawn(paying, RED), "Your port:") == "Your port: 4 Templars left to pay with, 2 paid"
    fresh = position("actions", turn=RED, bids={"tyre": {RED: ["knight-5"]}}, hands={RED: [LANCE]})
    assert "knight 6, knight 7, knight 8" in line(drawn(fresh, RED), "Your port:")


def test_prices_know_the_discount_of_a_chaplain() -> None:
    table = position("actions", turn=RED, bids={"tyre": {RED: ["chaplain"]}}, hands={RED: [SIEGE]})
    assert "(costs 0)" in line(drawn(table, RED), "Your hand:")
    offer = next(city["card"] for city in table.view(RED)["world"]["cities"] if city["city"] == "tyre")
    assert line(drawn(table, RED), "Tyre").split("●")[0].split()[-1] == str(offer["cost"] - 1)
    assert line(drawn(table, BLUE), "Tyre").split("●")[0].split()[-1] == str(offer["cost"])
    assert brings(table, RED, f"play {SIEGE}").endswith("(costs 0)")


def test_decks_count_the_open_card() -> None:
    table = bidding()
    assert line(drawn(table, RED), "Sidon").split()[1] == "1"
    cities = {city["city"]: city for city in table.view(RED)["world"]["cities"]}
    assert line(drawn(table, RED), "Tyre").split()[1] == str(1 + len(cities["tyre"]["under"]))


def test_claims_and_the_last_round_are_on_the_board() -> None:
    plague = card("plague")
    table = position("actions", turn=RED, hands={RED: [plague], BLUE: [LANCE]})
    say(table, RED, f"play {plague}", "against 1")
    assert line(drawn(table, GREEN), "To be taken next round").endswith("● Red ← ■ Blue (Plague)")
    ending = position(last=["tyre"], turn=RED, passed=[BLUE, GREEN, YELLOW], hands={BLUE: [LANCE]})
    assert "last round" not in drawn(ending, BLUE)[0]
    say(ending, RED, "bid tyre", "lay knight-5", "pass")
    assert drawn(ending, BLUE)[0].endswith("deck of Tyre run out  ·  last round")


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "deck of Tyre run out", "decks of Tyre, Jaffa run out"),
        ("it", "finito il mazzo di Tyrus", "finiti i mazzi di Tyrus, Jaffa"),
        ("de", "Stapel von Tyrus ist leer", "Stapel von Tyrus, Jaffa sind leer"),
    ],
)
def test_one_deck_or_more_have_run_out(lang: str, one: str, two: str) -> None:
    for last, told in (["tyre"], one), (["tyre", "jaffa"], two):
        bids = {city: {RED: [f"knight-{5 + at}"]} for at, city in enumerate(last)}
        ending = position(last=last, bids=bids, turn=RED, passed=[BLUE, GREEN, YELLOW], hands={BLUE: [LANCE]})
        say(ending, RED, "pass")
        assert told in " ".join(drawn(ending, BLUE, lang, 160)[0].split())


def brings(table: engine.Table, seat: int, sentence: str, lang: str = "en") -> str:
    words = Words("akkon", lang, strict=True)
    move = engine.Move.parse(sentence)
    return board.brings(table.view(seat), (move.verb, *move.nouns), words, Players(words.players(4), [""] * 4))


@pytest.mark.parametrize("lang", ["en", "it", "de"])
def test_cards_pieces_and_characteristics_are_explained_where_one_chooses(lang: str) -> None:
    trade = card("levant-trade", city="akkon")
    table = position("actions", turn=RED, hands={RED: [trade]})
    words = Words("akkon", lang)
    assert words.noun(table.view(RED)["world"]["hands"][RED]["cards"][0]["trade"]) in brings(
        table, RED, f"play {trade}", lang
    )
    assert brings(table, RED, "lay chaplain", lang) == words.say("about-chaplain")
    assert words.say("board-privilege-gold") in brings(table, RED, "advance gold", lang)


def test_the_cards_of_an_owners_list_go_by_their_kind_and_city_too() -> None:
    listed = tomllib.loads((engine.game("akkon").folder / "data" / "cards.toml").read_text(encoding="utf-8"))
    for entry in listed["card"]:
        entry.pop("provenance")
    first = [entry for entry in listed["card"] if entry["city"] == "tyre"]
    others = [entry for entry in listed["card"] if entry["city"] != "tyre"]
    table = engine.new("akkon", seed=1, data={"card": [*reversed(first), *others]})
    words = Words("akkon")
    assert words.noun("tyre-1") == "Holy Lance of Tyre"
    words.names = board.names(table, words)
    assert words.noun("tyre-1") == f"{words.noun(first[-1]['kind'])} of Tyre" != "Holy Lance of Tyre"
    assert board.names(engine.new("akkon", seed=1), words) == {}


@pytest.mark.parametrize("lang", ["en", "it", "de"])
@pytest.mark.parametrize("width", [80, 120])
def test_it_fits_and_speaks(lang: str, width: int) -> None:
    lines = drawn(bidding(), RED, lang, width)
    assert max(map(len, lines)) <= width
    assert len(lines) < 26
    assert not [each for each in lines if "board-" in each or "noun-" in each]
