"""The royal edict against the Templars, and the curse of the last Grand Master."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from tests.games.fief.any_time import checked, with_piece
from tests.games.fief.expansions.temple_position import FAMILIES, order, templar_knights, with_templars
from tests.games.fief.position import coins, next_turn, place, titles
from tests.games.talking import asked, bar, free, say, told

LORDS = {**FAMILIES, "gauvain": (2, "blaye"), "isabelle": (3, "tournus")}
CROWNED = {"lambert": ["county-tournus", "king"], "othon": ["see-tournus", "pope"]}  # of seats 2 and 3
HOUSES = ["bourg", "sigy", "pugnac"]  # of seats 0, 1 and 2


def hearing(*dice: int | str, at: str = "edict-moment", **written: Any) -> outremer.Table:
    """King Lambert of seat 2, Pope Othon of seat 3, Templars Charles and Henri of seats 0 and 1, three commanderies."""
    temple = {"commanderies": HOUSES, **written.pop("temple", {})}
    return with_templars(
        at, *dice, **{"lords": LORDS, "titles": CROWNED, "brothers": ["charles", "henri"], **written}, temple=temple
    )


def purses(table: outremer.Table) -> list[int]:
    return [coins(table, seat) for seat in range(4)]


def gains(before: outremer.Table, *moves: tuple[int, str]) -> list[int]:
    start = purses(before)
    for seat, move in moves:
        say(before, seat, move)
    return [now - then for now, then in zip(purses(before), start, strict=True)]


# -- who, and when ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("edict.issuer.king")
def test_the_king_issues_it_and_nobody_else() -> None:
    table = hearing()
    assert asked(table) == ("EdictMoment", 2)
    assert free(table, 2, "edict") == ["alone", "with-pope"]
    for seat in (0, 1, 3):
        assert bar(table, seat, "edict alone") == "edict.issuer.king"


@pytest.mark.rule("edict.issuer.king")
def test_a_queen_regent_issues_it_too_a_captive_king_does_not() -> None:
    regent = {"isabelle": ["regent"], "othon": ["see-tournus", "pope"]}
    assert free(hearing(titles=regent), 3, "edict") == ["alone", "with-pope"]
    captive = hearing(at="weddings", captives={"lambert": 3}, lords={**LORDS, "lambert": (2, "tournus")})
    assert bar(captive, 2, "edict alone") == "edict.issuer.king"


@pytest.mark.rule("edict.timing")
def test_it_is_issued_in_phase_one_and_in_no_other() -> None:
    weddings = hearing(at="weddings")
    assert asked(weddings)[0] == "Weddings"
    assert bar(weddings, 2, "edict alone") is None
    for at in ("draws", "march"):
        assert bar(hearing(at=at), 2, "edict alone") == "edict.timing"


@pytest.mark.rule("edict.timing")
def test_the_king_is_asked_before_the_phase_ends_if_anything_could_come_of_it() -> None:
    assert asked(hearing())[0] == "EdictMoment"
    nothing_left = hearing(brothers=[], temple={"commanderies": []})
    assert asked(nothing_left)[0] != "EdictMoment"
    table = say(hearing(), 2, "pass")
    assert asked(table)[0] == "Draws"
    assert order(table)["edict"] is False
    table = say(hearing(), 2, "proclaim alone")
    assert order(table)["edict"] is True
    assert asked(table)[0] == "Draws"
    table = say(hearing(), 2, "proclaim with-pope")
    assert asked(table) == ("EdictAsked", 3)
    say(table, 3, "refuse")
    assert asked(table) == ("EdictMoment", 2)
    assert free(table, 2, "proclaim") == ["alone"]
    assert bar(table, 2, "proclaim with-pope") == "edict.pope.may_support"


@pytest.mark.rule("edict.once_per_game")
def test_there_is_one_edict_in_the_whole_game() -> None:
    table = say(hearing(at="weddings"), 2, "edict alone")
    assert bar(table, 2, "edict alone") == "edict.once_per_game"
    assert bar(next_turn(table), 2, "edict with-pope") == "edict.once_per_game"


# -- the Pope --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("edict.pope.may_support")
def test_the_pope_is_asked_and_may_refuse_and_then_the_king_may_still_act_alone() -> None:
    table = say(hearing(at="weddings"), 2, "edict with-pope")
    assert asked(table) == ("EdictAsked", 3)
    say(table, 3, "refuse")
    assert order(table)["edict"] is False
    assert bar(table, 2, "edict with-pope") == "edict.pope.may_support"  # not again in this turn
    assert bar(table, 2, "edict alone") is None


@pytest.mark.rule("edict.timing", "edict.pope.may_support")
def test_whom_the_pope_has_refused_is_not_asked_again_about_an_edict_that_would_bring_nothing() -> None:
    table = hearing(temple={"commanderies": []})
    assert asked(table) == ("EdictMoment", 2)
    say(table, 2, "proclaim with-pope")
    say(table, 3, "refuse")
    assert asked(table)[0] == "Draws"


@pytest.mark.rule("edict.pope.may_support")
def test_a_pope_of_the_kings_family_is_not_asked_and_without_a_pope_nobody_is() -> None:
    own = {"lambert": ["county-tournus", "king"], "gauvain": ["see-blaye", "pope"]}
    table = say(hearing(at="weddings", titles=own), 2, "edict with-pope")
    assert order(table)["abolished"] is True
    assert (
        bar(hearing(titles={"lambert": ["county-tournus", "king"]}), 2, "edict with-pope") == "edict.pope.may_support"
    )
    gaoled = hearing(captives={"othon": 2}, lords={**LORDS, "othon": (3, "pugnac")})
    assert bar(gaoled, 2, "edict with-pope") == "edict.pope.may_support"


@pytest.mark.rule("edict.pope.required_with_grand_master")
def test_with_a_grand_master_in_play_the_king_needs_the_pope() -> None:
    table = hearing(master="henri")
    assert bar(table, 2, "edict alone") == "edict.pope.required_with_grand_master"
    assert free(table, 2, "edict") == ["with-pope"]
    without = hearing(at="weddings", master="henri", titles={"lambert": ["county-tournus", "king"]})
    assert free(without, 2, "edict") == []


@pytest.mark.rule("edict.pope.may_support")
def test_a_pope_who_dies_while_he_is_asked_decides_nothing() -> None:
    table = hearing("1", at="weddings", hands={1: ["assassination"]})
    say(table, 2, "edict with-pope")
    say(table, 1, "assassinate othon")
    while asked(table)[0] in ("Foil", "Blame"):
        form, seat = asked(table)
        say(table, seat, "pass" if form == "Foil" else "blame baudoin")
    assert place(table, "othon") is None
    assert asked(table)[0] == "Weddings"
    assert order(table)["edict"] is False


# -- what it does ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("edict.pillage.three_coins", "edict.commanderies.destroyed", "edict.supported.templars_killed")
def test_without_the_pope_it_pays_three_coins_for_each_and_kills_nobody() -> None:
    table = hearing()
    assert gains(table, (2, "edict alone")) == [0, 0, 9, 0]
    assert order(table)["commanderies"] == []
    assert (place(table, "charles"), place(table, "henri")) == ("bourg", "sigy")
    assert order(table)["abolished"] is False


@pytest.mark.rule("edict.pillage.two_coins_if_hidden", "edict.hidden.templar_payout")
def test_if_the_treasure_is_hidden_the_king_gets_two_and_templar_families_one_for_their_own() -> None:
    table = hearing(temple={"hidden": True})
    assert gains(table, (2, "edict alone")) == [1, 1, 6, 0]
    assert told(table, "edict-paid") == [
        {"seat": 0, "commanderies": 1, "coins": 1},
        {"seat": 1, "commanderies": 1, "coins": 1},
    ]


@pytest.mark.rule("edict.commanderies.never_rebuilt")
def test_no_commandery_is_ever_built_again() -> None:
    table = with_templars("purchases", brothers=["charles"], temple={"issued": True}, coins={0: 9})
    assert bar(table, 0, "build-commandery bourg") == "edict.commanderies.never_rebuilt"


@pytest.mark.rule(
    "edict.supported.templars_killed", "edict.supported.order_destroyed", "templar_knight.removed_with_lord"
)
def test_with_the_pope_all_templars_die_captives_too_and_the_order_is_no_more() -> None:
    lords = {**LORDS, "henri": (1, "bourg")}
    table = hearing(at="weddings", lords=lords, captives={"henri": 0}, knightless=["henri"])
    say(table, 2, "edict with-pope")
    say(table, 3, "accept")
    assert (place(table, "charles"), place(table, "henri")) == (None, None)
    assert {one["cause"] for one in told(table, "died")} == {"edict"}
    assert templar_knights(table, 0, "bourg") == 0
    assert order(table)["abolished"] is True
    assert order(table)["cursed"] == []  # there was no Grand Master


@pytest.mark.rule("edict.supported.order_destroyed")
def test_of_an_abolished_order_nobody_becomes_a_member() -> None:
    gone = {"issued": True, "abolished": True}
    draws = with_templars("draws", temple=gone)
    assert bar(draws, 0, "take-vow charles") == "edict.supported.order_destroyed"
    march = with_templars("march", temple=gone)
    assert bar(march, 0, "hide-treasure bourg") == "edict.supported.order_destroyed"
    election = with_templars("templar-master", temple=gone)
    assert asked(election)[0] != "Nominations"


# -- the curse -------------------------------------------------------------------------------------------------------


def cursed(*dice: int | str) -> outremer.Table:
    """The Grand Master has died by the edict."""
    table = say(hearing(*dice, master="henri"), 2, "edict with-pope")
    return say(table, 3, "accept")


@pytest.mark.rule("edict.curse.marker")
def test_a_grand_master_killed_by_the_edict_curses_pope_and_king() -> None:
    table = cursed()
    assert titles(table, "henri") == []
    assert order(table)["cursed"] == ["lambert", "othon"]
    assert told(table, "cursed") == [{"seat": 3, "lord": "othon"}, {"seat": 2, "lord": "lambert"}]


@pytest.mark.rule("edict.curse.marker")
def test_a_regent_bears_it_in_the_kings_place() -> None:
    regent = {"isabelle": ["regent"], "othon": ["see-tournus", "pope"]}
    table = say(hearing(titles=regent, master="henri"), 3, "edict with-pope")
    assert order(table)["cursed"] == ["othon", "isabelle"]


def next_hearing(marked: list[str], *dice: str, **written: Any) -> outremer.Table:
    gone = {"issued": True, "abolished": True, "cursed": marked, "commanderies": []}
    return hearing(*dice, at="curse", brothers=[], temple=gone, **written)


@pytest.mark.rule("edict.curse.death_roll")
def test_each_cursed_lord_rolls_before_anything_else_and_dies_on_a_one() -> None:
    table = next_hearing(["lambert", "othon"], "1", "2")
    assert told(table, "curse-roll") == [{"lord": "lambert", "die": 1}, {"lord": "othon", "die": 2}]
    assert told(table, "died") == [{"seat": 2, "lord": "lambert", "cause": "curse"}]
    assert order(table)["cursed"] == ["othon"]
    assert asked(table)[0] == "Weddings"


@pytest.mark.rule("edict.curse.marker", "edict.curse.death_roll")
def test_the_curse_is_on_the_person_and_not_on_the_office() -> None:
    table = next_hearing(["gauvain"], "1")
    assert told(table, "died") == [{"seat": 2, "lord": "gauvain", "cause": "curse"}]
    assert order(table)["cursed"] == []


@pytest.mark.rule("edict.curse.marker")
def test_a_grand_master_saved_from_death_curses_nobody_and_is_no_templar_any_more() -> None:
    table = hearing(at="weddings", master="henri", options={"relics": "yes"})
    sees = ["see-tournus", "see-st-gerome", "see-bourg", "see-sigy"]
    saved = table.save()
    saved["world"]["relics"]["relic"]["bearer"]["tooth"] = "baudoin"
    saved["world"]["relics"]["hidden"] = sees
    table = outremer.load(saved, outremer.Seeded(1))
    say(table, 2, "edict with-pope")
    say(table, 3, "accept")
    while asked(table)[0] == "Deathbed":
        dying = table.save()["stack"][-1]["lord"]
        say(table, 1, "revive" if dying == "henri" else "pass")
    assert place(table, "henri") == "sigy"
    assert titles(table, "henri") == []
    assert order(table)["cursed"] == []
    assert place(table, "charles") is None


# -- saves and whole games -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (("lord", "titles", "charles"), ["county-sennecy", "templar"], "lord.titles.charles: a Templar holds no other"),
        (("lord", "titles", "baudoin"), ["templar-master"], "lord.titles.baudoin: the Grand Master must be a Templar"),
        (("templars", "knights", "eric"), "bourg", "templars.knights.eric: a Templar knight stands with his lord"),
        (("templars", "knights", "charles"), None, r"troops.bourg\[0\].templar-knight: must be one for each lord"),
        (("templars", "abolished"), True, "templars.abolished: only an edict abolishes the order"),
        (("templars", "issued"), True, "templars.commanderies: an edict has destroyed them all"),
        (("templars", "fresh"), ["tournus"], "templars.fresh: must be villages with a commandery"),
        (("templars", "cursed"), ["othon"], "templars.cursed: nobody is, while the order stands"),
        (
            ("templars", "commanderies"),
            ["bourg", "sigy", "pugnac", "blaye", "tournus", "st-paul"],
            "there must be 0 commanderies beyond the stock",
        ),
    ],
)
def test_an_edited_save_is_refused_by_its_field(path: tuple[str, ...], value: object, complaint: str) -> None:
    saved = hearing().save()
    where: Any = saved["world"]
    for name in path[:-1]:
        where = where[name]
    where[path[-1]] = value
    if path[:2] == ("lord", "titles") and "county-sennecy" in str(value):
        saved["world"]["holder"]["county-sennecy"] = path[2]
        for village in ("sennecy", "epervier", "chateauneuf"):
            saved["world"]["village"]["controller"][village] = 0
    with pytest.raises(outremer.BadSave, match=complaint if "beyond" in complaint else rf"^world\.{complaint}"):
        outremer.load(saved)


def test_a_templar_knight_of_a_family_without_a_templar_is_refused() -> None:
    saved = hearing().save()
    saved["world"]["troops"]["tournus"][3]["templar-knight"] = 1
    with pytest.raises(outremer.BadSave, match=r"tournus.*templar-knight"):
        outremer.load(saved)


def test_a_last_turn_goes_on_from_here_without_dead_end_leak_or_lost_piece() -> None:
    last = {"turn": 4, "options": {"turn_limit": "4"}, "hands": {0: ["tax"], 2: ["assassination"]}}
    table = hearing(at="weddings", master="henri", **last)
    assert checked(table, 1, 2).games == 2


def test_the_words_of_templars_are_refused_where_they_are_not_in_use() -> None:
    table = with_piece(with_templars("draws"), "templars")
    assert bar(table, 0, "take-vow charles") is None
    bare = outremer.new("fief", 4, seed=1)
    for move in ("take-vow charles", "build-commandery bourg", "hide-treasure bourg", "edict alone"):
        refusal = bare.refusal(0, move)
        assert refusal is not None
        assert refusal.rule == "module.scope"
