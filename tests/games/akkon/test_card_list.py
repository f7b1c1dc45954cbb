"""The list of city cards: ours, and an owner's own."""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from typing import Any

import pytest

import outremer
from outremer.games.akkon.game import GAME
from outremer.games.akkon.table_rules import AkkonRules
from outremer.games.akkon.vocabulary import CITIES
from tests.games.akkon.position import RED, card, position, printed, rules
from tests.games.talking import seen

OURS = tomllib.loads((GAME.folder / "data" / "cards.toml").read_text(encoding="utf-8"))


def changed(number: int, **fields: Any) -> dict[str, Any]:
    """Our list with some fields of one card set, or left out where None is given."""
    data = copy.deepcopy(OURS)
    for name, value in fields.items():
        name = name.replace("_", "-")
        data["card"][number - 1][name] = value
        if value is None:
            del data["card"][number - 1][name]
    return data


def test_every_card_of_ours_says_where_it_comes_from() -> None:
    for entry in OURS["card"]:
        assert entry["provenance"] == "reconstructed"
        if "taken-out" in entry:
            assert entry["known"][:2] == ["city", "kind"]
            assert entry["source"].startswith("rulebook")
    assert sum("known" in entry for entry in OURS["card"]) == 24


def test_every_city_track_and_trading_place_weighs_the_same() -> None:
    costs = Counter(entry["city"] for entry in OURS["card"] for _ in range(entry["cost"]))
    assert len({costs[city] for city in CITIES[:4]}) == 1
    tracks = Counter(entry["track"] for entry in OURS["card"] if "track" in entry)
    assert len(set(tracks.values())) == 1
    losses = Counter(entry["loss"] for entry in OURS["card"] if "loss" in entry)
    assert len(set(losses.values())) == 1


def test_an_owners_list_replaces_ours() -> None:
    data = changed(1, cost=3, provenance=None)
    table = outremer.new("akkon", seed=1, data=data)
    shown = [face for hand in seen(table)["hands"] for face in hand["cards"]]
    shown += [city["card"] for city in seen(table)["cities"]]
    for face in shown:
        if face["card"] == "tyre-1":
            assert (face["cost"], face["provenance"]) == (3, "owner")
    assert table.kernel.world.rules.cost[0] == 3
    assert outremer.load(table.save()).hash() == table.hash()
    assert outremer.replay(table.record()).hash() == table.hash()


def test_the_entries_may_come_in_any_order() -> None:
    data = copy.deepcopy(OURS)
    data["card"].reverse()
    reversed_rules = GAME.rules(GAME.setting(4, {}, data))
    assert isinstance(reversed_rules, AkkonRules)
    assert reversed_rules.cost[:12] == list(reversed(rules().cost[:12]))


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({"cards": []}, "cards: there is no such field"),
        ({"card": 5}, "card: must be a list of 72"),
        ({"card": [7]}, "card 1: must be a table"),
        (changed(5, cost=4), r"card 5 \(tyre\): cost must be 1, 2 or 3, not 4"),
        (changed(5, cost=True), r"card 5 \(tyre\): cost must be 1, 2 or 3, not True"),
        (changed(5, city="paris"), r"card 5 \(paris\): city must be one of tyre"),
        (changed(5, kind="dragon"), r"card 5 \(tyre\): kind must be one of holy-lance"),
        (changed(5, cost=None), r"card 5 \(tyre\): cost must be 1, 2 or 3; it is missing"),
        (changed(5, kind=None), r"card 5 \(tyre\): kind must be one of .*minting-right; it is missing"),
        (
            changed(5, track=None),
            r"card 5 \(tyre\): track must be one of gold, faith, power, reputation; it is missing",
        ),
        (changed(5, steps=None), r"card 5 \(tyre\): steps must be 1, 2 or 3; it is missing"),
        (changed(5, steps=9), r"card 5 \(tyre\): steps must be 1, 2 or 3, not 9"),
        (changed(5, loss="gold"), r"card 5 \(tyre\): loss does not belong on a holy-lance card"),
        (changed(5, colour="red"), r"card 5 \(tyre\): colour is no field of a card"),
        (changed(3, loss="gold"), r"card 3 \(tyre\): loss must be another characteristic than track"),
        (changed(3, steps=2), r"card 3 \(tyre\): steps does not belong on a siege card"),
        (changed(9, trade="rome"), r"card 9 \(tyre\): trade must be one of tyre"),
        (changed(1, taken_out="later"), r"card 1 \(tyre\): taken-out must be start or short"),
        (changed(1, taken_out="short"), r"card 1 \(tyre\): taken-out short is for siege cards"),
        (
            changed(1, taken_out=None),
            r"card 12 \(tyre\): is the last of tyre, which must have 2 cards with taken-out start, not 1",
        ),
        (changed(1, city="jaffa"), r"card 24 \(jaffa\): is one too many; jaffa has 12 cards, not 13"),
        (
            changed(5, taken_out="start"),
            r"card 5 \(tyre\): is one too many; tyre has 2 cards with taken-out start, not 3",
        ),
        (changed(13, city="tyre"), r"card 13 \(tyre\): is one too many; tyre has 12 cards, not 13"),
        ({"card": OURS["card"][:71]}, r"card 71 \(akkon\): is the last of akkon, which must have 12 cards, not 11"),
    ],
)
def test_a_list_that_does_not_fit_is_refused_with_its_entry(data: dict[str, Any], complaint: str) -> None:
    with pytest.raises(outremer.BadSetting, match=complaint):
        outremer.new("akkon", data=data)


def taken_out_instead(city: str, when: str) -> dict[str, Any]:
    """Our list with another kind of card of this city marked in place of one that is taken out."""
    data = copy.deepcopy(OURS)
    cards = [entry for entry in data["card"] if entry["city"] == city]
    marked = next(entry for entry in cards if entry.get("taken-out") == when)
    other = next(entry for entry in cards if entry["kind"] in ("plague", "levant-trade"))
    other["taken-out"] = marked.pop("taken-out")
    return data


@pytest.mark.rule(
    "setup.cards.take-out.holy-lance", "setup.cards.take-out.forbidden-writings", "setup.cards.take-out.minting-right"
)
@pytest.mark.parametrize(
    ("city", "kind"), [("sidon", "holy-lance"), ("jerusalem", "forbidden-writings"), ("akkon", "minting-right")]
)
def test_an_owners_list_too_starts_with_the_cards_the_rulebook_names(city: str, kind: str) -> None:
    with pytest.raises(outremer.BadSetting, match=f"taken-out start is for {kind} cards in this city"):
        outremer.new("akkon", data=taken_out_instead(city, "start"))


@pytest.mark.rule("short-game.siege", "short-game.forbidden-writings", "short-game.minting-right")
@pytest.mark.parametrize(
    ("city", "kind"), [("sidon", "siege"), ("jerusalem", "forbidden-writings"), ("akkon", "minting-right")]
)
def test_an_owners_list_too_leaves_out_the_cards_the_rulebook_names(city: str, kind: str) -> None:
    with pytest.raises(outremer.BadSetting, match=f"taken-out short is for {kind} cards in this city"):
        outremer.new("akkon", data=taken_out_instead(city, "short"))


def test_all_eight_kinds_must_be_there() -> None:
    data = copy.deepcopy(OURS)
    for entry in data["card"]:
        if entry["kind"] == "plague":
            entry["kind"] = "brothers-in-arms"
    with pytest.raises(outremer.BadSetting, match="no card is a plague"):
        outremer.new("akkon", data=data)


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (changed(5, known="city"), r"card 5 \(tyre\): known must be a list of words, not 'city'"),
        (changed(5, known=["city", 2]), r"card 5 \(tyre\): known must be a list of words"),
        (changed(5, provenance=3), r"card 5 \(tyre\): provenance must be a word, not 3"),
        (changed(5, source=["box"]), r"card 5 \(tyre\): source must be a word"),
        (changed(5, cost="two"), r"card 5 \(tyre\): cost must be 1, 2 or 3, not 'two'"),
        (changed(5, cost=0), r"card 5 \(tyre\): cost must be 1, 2 or 3, not 0"),
    ],
)
def test_numbers_are_whole_and_words_are_words(data: dict[str, Any], complaint: str) -> None:
    with pytest.raises(outremer.BadSetting, match=complaint):
        outremer.new("akkon", data=data)


def test_what_is_printed_on_a_card_is_seen_and_nothing_else() -> None:
    for name in (card("holy-lance"), card("siege"), card("levant-trade"), card("plague"), card("minting-right")):
        table = position("actions", turn=RED, hands={RED: [name]})
        (face,) = seen(table)["hands"][RED]["cards"]
        shown = {"card": name, **{key: value for key, value in printed(name).items() if value not in ("", None)}}
        if shown["kind"] not in ("holy-lance", "siege"):
            shown.pop("steps")
        assert {key: value for key, value in face.items() if key != "provenance"} == shown
