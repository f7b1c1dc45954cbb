"""A position of the Council of Four edited by hand is refused where it contradicts itself, or can be played on."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.council.building import KingsHelp
from outremer.games.council.vocabulary import CITIES, COLOURS, PERMITS_BY_REGION
from outremer.kernel.blanks import NOBODY
from outremer.proof.checks import check_game
from outremer.proof.ledger import Ledger
from tests.games.council.position import position, roll_first, world
from tests.games.edits import Edit, below, edits_that_load, on_top, refusal, with_field
from tests.games.talking import asked, say

FOUR = ["white", "black", "orange", "pink"]


def put(saved: Edit, way: str, value: object) -> Edit:
    """Another value in the world: `has.coins.0`."""
    *names, last = way.split(".")
    box: Any = saved["world"]
    for name in names:
        box = box[int(name) if isinstance(box, list) else name]
    box[int(last) if isinstance(box, list) else last] = value
    return saved


def turn(*moves: str, **more: Any) -> Edit:
    """The first seat's turn, after these moves."""
    return say(position(**more), 0, *moves).save()


def choosing(*cards: str, council: str = "acquire coast", **more: Any) -> Edit:
    """A council is being satisfied, and these cards are chosen."""
    return turn(council, *(f"lay {card}" for card in cards), **{"hands": {0: [*FOUR, "wild"]}, **more})


def laid(saved: Edit, *cards: str) -> Edit:
    saved["stack"][-1]["laid"] = {card: cards.count(card) for card in (*COLOURS, "wild")}
    return saved


def taking(permit: str) -> Edit:
    """A permit was bought, and pays cards or is replaced."""
    table = position(hands={0: FOUR}, shown={"coast": [permit, "permit-abe"]})
    return say(table, 0, "acquire coast", *(f"lay {card}" for card in FOUR), "pay", f"take {permit}").save()


def building() -> Edit:
    """An emporium in Merkatim, whose builder chooses in which order its network pays."""
    table = position(built={0: ["kultos", "lyram", "naris", "osium"]}, permits={0: ["permit-m"]})
    return say(roll_first(table), 0, "build permit-m").save()


def noble() -> Edit:
    """The step to cell 4 of the nobility track: one token of two cities pays once more."""
    table = position(nobility=[3], built={0: ["arkon", "burgen"]}, permits={0: ["permit-m"]})
    return say(table, 0, "build permit-m").save()


def preparing(rolls: int, **options: str) -> Edit:
    table = outremer.new("council", 3, options, by_hand=True)
    for _ in range(rolls):
        assert isinstance(table.need, outremer.Roll)
        table.roll(next(iter(table.need.odds)))
    return table.save()


TOKENS_PLACED = 14
PERMITS_SHOWN = TOKENS_PLACED + 6
COUNCILS_FILLED = PERMITS_SHOWN + 16
HANDS_BEGUN = COUNCILS_FILLED + 1 + 2


@pytest.mark.parametrize(
    ("saved", "sentence"),
    [
        (put(turn(), "has.coins.0", 21), "world.has.coins[0]: must be at most 20"),
        (put(turn(), "has.nobility.0", 21), "world.has.nobility[0]: must be a whole number from 0 to 20"),
        (put(turn(), "has.built.0", CITIES[:11]), "world.has.built[0]: there are only 10 emporiums"),
        (put(turn(seats=3), "has.coins", [1, 2, 3, 4]), "world.has.coins: must have 3 entries"),
        (put(turn(seats=3), "place.permit-a", "held-3"), "world.place.permit-a: held-3 names a seat that does not"),
        (put(turn(), "board.tokens.arkon", "permit-a"), "world.board.tokens.arkon: must be one of one-coin"),
        (
            put(put(turn(), "board.tokens.hellar", None), "board.tokens.juvelar", "one-coin"),
            "world.board.tokens.juvelar: the purple city gets none",
        ),
        (put(turn(seats=3), "board.bonus_tiles.gold", 3), "world.board.bonus_tiles.gold: must be a seat from 0 to 2"),
        (put(turn(), "board.permits.coast.left", "permit-a"), "there must be 45 permits that lie where their place"),
        (put(turn(), "board.permits.coast.left", "permit-abe"), "there must be 45 permits that lie where their place"),
        (with_field(turn(), "under", ["permit-d"]), "there must be 45 permits that lie where their place says"),
        (put(turn(), "councillors.pool.white", -1), "world.councillors.pool.white: must be a whole number from 0"),
        (with_field(turn(), "map", "aab"), "world.map: must be aba, as the options say"),
        (with_field(turn(), "king", None), "world.king: must stand in a city, since there is a map"),
        (with_field(turn(), "round", 0), "world.turn: nobody has one before round 1"),
        (with_field(turn(), "first", None), "world.first: must be known in round 3"),
        (with_field(turn(), "round", 201), "world.turn: after round 200 there are only the last turns that somebody"),
        (with_field(turn(last=0), "round", 201), "world.turn: after round 200 there are only the last turns that"),
        ({**turn(), "stack": []}, "world.turn: nobody has one before round 1 or when the stack is empty"),
        ({**preparing(0), "stack": []}, "world.first: must be known in round 0"),
        (with_field(turn(), "turn", 1), "stack[1].seat: must be 1, as Course below it says"),
        (on_top(turn(), action="end"), "stack[1].action: must be a sentence with elect, acquire, king, build, send"),
        (on_top(turn(drawn=False), action="elect white"), "stack[1].action: must be null until the card of this turn"),
        (below(choosing(), 1, action=None), "stack[1].action: Turn calls for nothing now, but Satisfying lies on it"),
        (below(choosing(), 1, action="elect white"), "stack[1].action: Turn calls for Election now, but Satisfying"),
        (on_top(turn(), due=2), "stack[1].due: two main actions are due only after the quick action"),
        (on_top(choosing(hands={0: FOUR, 1: FOUR}), seat=1), "stack[2].seat: must be 0, as Turn below it says"),
        (laid(choosing("white"), "white", "white"), "stack[2].laid: these cards cannot be chosen and paid for"),
        (laid(choosing(hands={0: ["white"] * 2}), "white", "white"), "stack[2].laid: these cards cannot be chosen"),
        (laid(choosing(), *FOUR, "wild"), "stack[2].laid: these cards cannot be chosen"),
        (laid(choosing(coins=[0]), "white", "wild"), "stack[2].laid: these cards cannot be chosen and paid for"),
        (
            put(choosing(hands={0: ["white"]}), "has.coins.0", 9),
            "stack[2].council: seat 0 cannot satisfy it [action.acquire.price.by-councillors]",
        ),
        (
            put(choosing(council="king"), "has.built.0", CITIES[:10]),
            "stack[2].council: seat 0 cannot satisfy it [setup.player.emporiums]",
        ),
        (on_top(turn("elect white"), colour="black"), "stack[2].colour: must be white, as Turn below it says"),
        (on_top(turn("elect white"), earns=0), "stack[2].earns: must be 4, as Turn below it says"),
        (
            on_top(taking("permit-c"), slot={"region": "coast", "side": "right"}),
            "stack[4].slot: must be the empty space where the permit lay",
        ),
        (on_top(taking("permit-b"), source="permit-de"), "stack[5].source: must be permit-b, as Taking below it says"),
        (below(taking("permit-b"), 4, paid_out=True), "stack[4].paid_out: Taking calls for nothing now, but Bonus"),
        (below(taking("permit-b"), 3, permit=None), "stack[3].permit: Purchase calls for nothing now, but Taking lies"),
        (
            put(turn("build permit-ab", permits={0: ["permit-ab"]}), "place.permit-ab", "held-1"),
            "stack[2].permit: seat 0 cannot build with it [build.permit.choose-tile]",
        ),
        (put(building(), "has.built.0", []), "stack[3].due: only the tokens of the cities connected with this one"),
        (on_top(building(), due=["arkon"]), "stack[3].due: only the tokens of the cities connected with this one pay"),
        (on_top(building(), paying="arkon"), "stack[3].paying: must be connected with this city and have a token"),
        (below(building(), 2, city="lyram"), "stack[3].city: must be lyram, as PermitBuild below it says"),
        (on_top(noble(), city="juvelar"), "stack[5].city: has no token"),
        (below(noble(), 4, cell=10), "stack[4].cell: Bonus calls for FreePermit now, but TokenAgain lies on it"),
        (with_field(preparing(HANDS_BEGUN), "first", None), "world.first: must be known by now"),
        (below(preparing(0, map="random"), 1, at="tokens"), "world.map: must be known before any token lies on it"),
        (with_field(preparing(2), "turn", 0), "world.turn: nobody has one before round 1"),
        (
            put(preparing(0, map="random"), "board.tokens.arkon", "one-coin"),
            "world.map: must be known before any token",
        ),
        (
            put(preparing(0, map="random"), "board.tokens.juvelar", "one-coin"),
            "world.map: must be known before any token",
        ),
    ],
)
def test_what_contradicts_itself_is_refused(saved: Edit, sentence: str) -> None:
    assert sentence in refusal(saved)


def test_permits_lie_in_their_region() -> None:
    saved = turn()
    permits = saved["world"]["board"]["permits"]
    permits["coast"]["left"], permits["hills"]["left"] = permits["hills"]["left"], permits["coast"]["left"]
    assert "world.board.permits.coast: permit-fg is of another region" in refusal(saved)


def emptied(saved: Edit) -> Edit:
    """One councillor stands up and joins those beside the board."""
    councillors = saved["world"]["councillors"]
    councillors["pool"][councillors["seated"]["coast"][3]] += 1
    councillors["seated"]["coast"][3] = None
    return saved


def test_councillors_fill_the_balconies_once_the_next_part_has_begun() -> None:
    assert "world.councillors.seated: the balconies must be full" in refusal(emptied(turn()))
    assert "world.councillors.seated: the balconies must be full by now" in refusal(emptied(preparing(HANDS_BEGUN)))


def test_an_election_needs_a_councillor_beside_the_board() -> None:
    saved = turn("elect white")
    seated, pool = saved["world"]["councillors"].values()
    for balcony in seated.values():
        for at, colour in enumerate(balcony):
            if colour != "white" and pool["white"]:
                pool[colour] += 1
                pool["white"] -= 1
                balcony[at] = "white"
    assert "stack[2].colour: no white councillor is beside the board" in refusal(saved)


def with_an_early_card(saved: Edit) -> Edit:
    """In a hand before hands are dealt."""
    saved["world"]["deck"]["white"] -= 1
    saved["world"]["cards"]["hand"][1]["white"] += 1
    return saved


def with_an_early_permit(saved: Edit) -> Edit:
    """Face up before permits are turned up."""
    put(saved, "place.permit-a", "shown")
    return put(saved, "board.permits.coast.left", "permit-a")


@pytest.mark.parametrize(
    "saved",
    [
        with_field(turn(), "extra", 1),
        on_top(taking("permit-b"), cards=4),
        on_top(taking("permit-b"), steps=1),
        on_top(taking("permit-b"), cell=4),
        on_top(turn(), action="elect white"),
        on_top(choosing(), paid=True),
        on_top(building(), paying="naris"),
        put(preparing(2), "place.permit-a", "held-0"),
        emptied(preparing(COUNCILS_FILLED - 3)),
        with_an_early_card(preparing(2)),
        with_an_early_permit(preparing(2)),
    ],
)
def test_what_only_could_not_come_about_can_be_played_on(saved: Edit) -> None:
    game = outremer.game("council")
    table = outremer.load({**saved, "record": []})
    ledger = Ledger.read(game.folder / "rules.toml")
    report = check_game(game, table.setting, 1, False, ledger, begun_at={**saved, "record": []})
    assert report.decisions > 0


def test_whatever_loads_can_be_played_to_the_end() -> None:
    """Small changes to a position, at random: refused with BadSave, or as good as any other position."""
    assert edits_that_load("council", 3, 200) > 10
    assert edits_that_load("council", 2, 100) > 10


@pytest.mark.parametrize("cards", [(), ("white",), ("white", "black"), ("white", "wild"), ("white", "black", "orange")])
@pytest.mark.parametrize("council", ["acquire coast", "king"])
def test_any_cards_that_can_still_be_paid_for_may_lie_before_a_council(council: str, cards: tuple[str, ...]) -> None:
    saved = choosing(*cards, council=council, coins=[20])
    assert outremer.load(saved).save()["stack"] == saved["stack"]


@pytest.mark.parametrize("colour", ["black", "purple"])
def test_an_election_of_any_colour_needs_one_beside_the_board(colour: str) -> None:
    saved = turn(f"elect {colour}")
    assert outremer.load(saved).save()["stack"] == saved["stack"]
    assert f"stack[2].colour: no {colour} councillor is beside the board" in refusal(all_seated(saved, colour))


@pytest.mark.rule("action.elect.insert")
def test_once_its_council_is_known_an_election_needs_no_councillor_beside_the_board() -> None:
    """The last one of the colour stands in that council."""
    saved = all_seated(turn("elect black"), "black")
    table = outremer.load({**on_top(saved, council="king"), "record": []})
    assert asked(table) == ("Turn", 0)


def all_seated(saved: Edit, colour: str) -> Edit:
    """All councillors of this colour sit in a balcony, instead of others."""
    seated, pool = saved["world"]["councillors"].values()
    for balcony in seated.values():
        for at, other in enumerate(balcony):
            if other != colour and pool[colour]:
                pool[other] += 1
                pool[colour] -= 1
                balcony[at] = colour
    return saved


def test_no_card_counts_as_drawn_that_is_in_no_hand_and_was_not_played() -> None:
    sentence = "world: there must be 0 cards drawn but neither in a hand nor played in all, but there are 2"
    assert sentence in refusal(put(put(turn(), "cards.fresh.0.white", 1), "cards.fresh.3.wild", 1))


@pytest.mark.rule("setup.reward-tokens.shuffle")
def test_a_permit_turned_up_early_is_no_reward_token() -> None:
    usual = outremer.load({**preparing(2), "record": []})
    early = outremer.load({**with_an_early_permit(preparing(2)), "record": []})
    assert isinstance(usual.need, outremer.Roll)
    assert isinstance(early.need, outremer.Roll)
    assert early.need.odds == usual.need.odds


def test_nobody_has_assistants_that_are_not_in_the_box() -> None:
    saved = put(put(turn(), "has.assistants.0", 20), "has.assistants.3", 30)
    assert "world: there must be 48 assistants in all, but there are 54" in refusal(saved)


def test_in_play_there_is_a_map() -> None:
    saved = with_field(with_field(turn(options={"map": "random"}), "map", None), "king", None)
    assert "world.map: must be known in round 3" in refusal(saved)


def test_where_a_pile_is_used_up_the_next_region_shows_its_permits() -> None:
    saved = preparing(TOKENS_PLACED)
    for permit in PERMITS_BY_REGION[0]:
        put(saved, f"place.{permit}", "held-0")
    table = outremer.load({**saved, "record": []})
    assert isinstance(table.need, outremer.Roll)
    assert set(table.need.odds) == set(PERMITS_BY_REGION[1])


@pytest.mark.rule("end.others-final-turn")
@pytest.mark.parametrize(
    ("first", "last", "turns"),
    [(2, 1, [0, 2, 3]), (2, 3, [2]), (0, 3, [0, 1, 2]), (3, 3, []), (1, 0, [1, 2, 3]), (0, None, [])],
)
def test_after_the_last_round_those_who_sit_before_the_one_who_set_it_off_have_turns(
    first: int, last: int | None, turns: list[int]
) -> None:
    for seat in range(4):
        saved = position(turn=seat, last=last).save()
        saved["world"].update(round=201, first=first)
        if seat in turns:
            outremer.load({**saved, "record": []})
        else:
            assert "world.turn: after round 200 there are only the last turns" in refusal(saved)


def test_whoever_has_no_emporium_left_is_not_led_anywhere_by_the_king() -> None:
    g = world(position(built={2: CITIES[:10], 1: CITIES[:9]}))
    assert KingsHelp(2, NOBODY).fits(g) == "seat: seat 2 has no emporium left to build"
    assert KingsHelp(2, 3).fits(g) is None
    assert KingsHelp(1, NOBODY).fits(g) is None
