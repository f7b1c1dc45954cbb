"""Phase 5: who goes where, with whom, and by whose leave."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.vocabulary import VILLAGES
from tests.games.fief.position import controller, france, hand, lord, place, position, titles, troops, village
from tests.games.talking import asked, bar, free, say, seen, told

# Roads used here: villeneuve - bourg - st-vivien - st-paul - sigy, and bourg - la-bussiere.


def at_march(**written: Any) -> outremer.Table:
    """Charles of seat 0 with two knights and three footmen in Bourg, unless written otherwise."""
    lords = written.get("lords", {"charles": (0, "bourg")})
    written["lords"] = {"othon": (3, "belleville"), **lords}  # who marches last, so that the phase does not end
    written.setdefault("troops", {(0, "bourg"): (2, 3)})
    return position("march", **written)


@pytest.mark.rule("phase5.turn_order")
def test_players_march_in_turn_order_and_who_has_no_free_lord_is_not_asked() -> None:
    table = at_march(first=2, lords={"charles": (0, "bourg"), "henri": (2, "sigy")})
    assert asked(table) == ("March", 2)
    assert bar(table, 0, "lead charles") == "phase5.turn_order"
    say(table, 2, "pass")
    assert asked(table) == ("March", 3)
    say(table, 3, "pass")
    assert asked(table) == ("March", 0)


@pytest.mark.rule("phase5.turn_order")
def test_an_army_is_moved_to_its_end_and_its_lords_march_once() -> None:
    table = at_march(lords={"charles": (0, "bourg"), "eric": (0, "bourg")})
    say(table, 0, "lead charles", "go st-vivien", "halt")
    assert bar(table, 0, "lead charles") == "phase5.turn_order"
    assert free(table, 0, "lead") == ["eric"]


@pytest.mark.rule("phase5.turn_order", "prisoner.marking")
def test_captives_and_other_families_lords_are_not_led() -> None:
    table = at_march(
        lords={"charles": (0, "bourg"), "eric": (0, "sigy"), "henri": (1, "bourg")},
        troops={(1, "sigy"): (1, 0)},
        captives={"eric": 1},
    )
    assert free(table, 0, "lead") == ["charles"]
    assert bar(table, 0, "lead eric") == "phase5.turn_order"
    assert bar(table, 0, "lead henri") == "phase5.turn_order"


@pytest.mark.rule("move.roads", "move.lord_two")
def test_a_lord_goes_by_roads_and_two_spaces_at_most() -> None:
    table = at_march()
    say(table, 0, "lead charles")
    assert sorted(free(table, 0, "go")) == ["la-bussiere", "st-vivien", "villeneuve"]
    assert bar(table, 0, "go sigy") == "move.roads"
    say(table, 0, "go st-vivien")
    assert asked(table) == ("Army", 0)
    say(table, 0, "go st-paul")
    assert place(table, "charles") == "st-paul"
    assert told(table, "halted")[-1] == {"seat": 0, "lord": "charles", "village": "st-paul"}


@pytest.mark.rule("move.arc_three")
def test_a_lady_with_the_title_of_arc_leads_troops_and_lords_three_spaces() -> None:
    table = at_march(
        lords={"jeanne": (0, "bourg"), "charles": (0, "bourg")},
        titles={"jeanne": ["arc"]},
    )
    say(table, 0, "lead jeanne", "beside charles", "take knight 2", "go st-vivien", "go st-paul")
    assert asked(table) == ("Army", 0)
    say(table, 0, "go sigy")
    assert place(table, "jeanne") == place(table, "charles") == "sigy"
    assert troops(table, 0, "sigy") == (2, 0)


@pytest.mark.rule("move.arc_three")
def test_beside_her_a_lord_may_be_left_at_two_spaces_and_without_her_nobody_goes_further() -> None:
    table = at_march(lords={"jeanne": (0, "bourg"), "charles": (0, "bourg")}, titles={"jeanne": ["arc"]})
    say(table, 0, "lead jeanne", "beside charles", "go st-vivien", "go st-paul", "part-with jeanne")
    assert place(table, "charles") == "st-paul"
    assert len(told(table, "halted")) == 1


@pytest.mark.rule("move.troops_need_lord")
def test_troops_do_not_march_by_themselves() -> None:
    table = at_march(lords={"henri": (1, "sigy")})
    assert asked(table) == ("March", 1)  # seat 0 has troops and no lord
    table = at_march()
    say(table, 0, "lead charles", "take knight 1", "go st-vivien")
    assert bar(table, 0, "part-with charles") == "move.troops_need_lord"


@pytest.mark.rule("move.carry", "control.by_occupation")
def test_a_lord_takes_troops_along_and_leaves_them_where_he_likes() -> None:
    table = at_march()
    say(table, 0, "lead charles", "take knight 1", "take footman 3")
    assert bar(table, 0, "take knight 2") == "move.carry"
    assert bar(table, 0, "drop footman 1") == "move.carry"  # not before he has gone anywhere
    say(table, 0, "go st-vivien", "drop footman 2")
    assert bar(table, 0, "drop footman 2") == "move.carry"
    say(table, 0, "go st-paul")
    assert [troops(table, 0, name) for name in ("bourg", "st-vivien", "st-paul")] == [(1, 0), (0, 2), (1, 1)]
    assert [controller(table, name) for name in ("bourg", "st-vivien", "st-paul")] == [0, 0, 0]


@pytest.mark.rule("move.carry")
def test_troops_carried_by_one_lord_go_no_further_with_another() -> None:
    table = at_march(lords={"charles": (0, "bourg"), "eric": (0, "st-vivien")}, troops={(0, "bourg"): (2, 0)})
    say(table, 0, "lead charles", "take knight 2", "go st-vivien", "drop knight 1", "halt", "lead eric")
    assert bar(table, 0, "take knight 1") == "move.carry"
    assert bar(table, 0, "take knight 2") == "move.carry"


@pytest.mark.rule("move.carry")
def test_troops_on_the_way_may_be_taken_up() -> None:
    table = at_march(troops={(0, "bourg"): (1, 0), (0, "st-vivien"): (0, 2)})
    say(table, 0, "lead charles", "take knight 1", "go st-vivien", "take footman 2", "go st-paul")
    assert troops(table, 0, "st-paul") == (1, 2)


@pytest.mark.rule("control.by_occupation")
def test_a_village_whose_last_man_leaves_is_nobodys() -> None:
    table = at_march(walls={"bourg": "stronghold"})
    say(table, 0, "lead charles", "take knight 2", "take footman 3", "go st-vivien")
    assert controller(table, "bourg") is None
    assert controller(table, "st-vivien") == 0


@pytest.mark.rule("control.lone_lord", "control.shared_lords")
def test_a_lone_lord_takes_control_and_keeps_it_when_another_comes_later() -> None:
    table = at_march(lords={"charles": (0, "bourg"), "henri": (1, "st-paul")}, troops={})
    say(table, 0, "lead charles", "go st-vivien", "halt")
    say(table, 1, "lead henri", "go st-vivien", "enter")
    assert controller(table, "st-vivien") == 0


@pytest.mark.rule("prisoner.moved_by_captor")
def test_a_captive_goes_along_with_his_captor() -> None:
    table = at_march(
        lords={"charles": (0, "bourg"), "henri": (1, "bourg"), "eric": (2, "bourg")},
        troops={(0, "bourg"): (1, 0), (1, "sigy"): (1, 0), (2, "bourg"): (1, 0)},
        captives={"henri": 0},
    )
    say(table, 0, "lead charles")
    assert free(table, 0, "captive") == ["henri"]
    assert bar(table, 0, "captive eric") == "prisoner.moved_by_captor"
    say(table, 0, "captive henri", "take knight 1", "go st-vivien")
    assert place(table, "henri") == "st-vivien"
    assert france(table).captor(lord("henri")) == 0
    assert not told(table, "freed")


@pytest.mark.rule("card.heavy_rain.no_move")
@pytest.mark.parametrize("see", ["see-bourg", "see-sigy"])
def test_nobody_goes_in_into_or_out_of_heavy_rain(see: str) -> None:
    table = at_march(lords={"charles": (0, "st-vivien")}, troops={}, struck={see: ["rain"]})
    say(table, 0, "lead charles")
    assert bar(table, 0, "go st-paul") == "card.heavy_rain.no_move"


@pytest.mark.rule("card.heavy_rain.no_move")
def test_rain_elsewhere_hinders_nobody() -> None:
    table = at_march(struck={"see-sigy": ["rain"]})
    say(table, 0, "lead charles")
    assert "st-vivien" in free(table, 0, "go")


@pytest.mark.rule("card.secret_passage.rain", "card.secret_passage.not_extra")
def test_a_secret_passage_leads_an_army_through_the_rain_and_gives_no_further_space() -> None:
    table = at_march(struck={"see-bourg": ["rain"]}, hands={0: ["passage"]})
    say(table, 0, "lead charles", "take knight 2", "tunnel", "go st-vivien", "go st-paul")
    assert hand(table, 0) == []
    assert troops(table, 0, "st-paul") == (2, 0)
    assert len(told(table, "halted")) == 1


@pytest.mark.rule("card.secret_passage.rain")
def test_without_rain_or_without_the_card_there_is_no_tunnel() -> None:
    table = at_march(hands={0: ["passage"]})
    say(table, 0, "lead charles")
    assert bar(table, 0, "tunnel") == "card.secret_passage.rain"
    table = at_march(struck={"see-bourg": ["rain"]})
    say(table, 0, "lead charles")
    assert bar(table, 0, "tunnel") == "card.secret_passage.by_moment"


@pytest.mark.rule("move.drop.not_enemy")
def test_troops_are_not_left_alone_in_an_enemy_village() -> None:
    table = at_march(
        lords={"charles": (0, "bourg"), "eric": (0, "bourg"), "henri": (1, "st-vivien")},
        troops={(0, "bourg"): (2, 3), (1, "st-vivien"): (1, 0)},
    )
    say(table, 0, "lead charles", "beside eric", "take knight 2", "go st-vivien", "ask-leave")
    say(table, 1, "accept")
    assert bar(table, 0, "drop knight 1") == "move.drop.not_enemy"
    say(table, 0, "part-with eric", "drop knight 1")  # with a lord they may stay
    say(table, 0, "go st-paul")
    assert troops(table, 0, "st-vivien") == (1, 0)
    assert place(table, "eric") == "st-vivien"


@pytest.mark.rule("move.drop.not_enemy")
def test_a_lord_does_not_march_away_from_his_troops_in_an_enemy_village() -> None:
    table = at_march(
        lords={"henri": (1, "bourg"), "charles": (0, "bourg")},
        troops={(1, "bourg"): (1, 0), (0, "bourg"): (1, 1)},
        came={(0, "bourg"): "st-vivien"},
    )
    say(table, 0, "lead charles", "take knight 1")
    assert bar(table, 0, "go st-vivien") == "move.drop.not_enemy"
    say(table, 0, "take footman 1", "go st-vivien")
    assert troops(table, 0, "st-vivien") == (1, 1)


def before_the_gate(**written: Any) -> outremer.Table:
    """Charles stands before St-Vivien, which Henri of seat 1 holds."""
    written.setdefault("lords", {"charles": (0, "bourg"), "henri": (1, "st-vivien")})
    written.setdefault("troops", {(0, "bourg"): (2, 1), (1, "st-vivien"): (1, 0)})
    table = at_march(**written)
    return say(table, 0, "lead charles", "take knight 2", "take footman 1", "go st-vivien")


@pytest.mark.rule("move.cross.consent")
def test_with_leave_an_army_passes_through() -> None:
    table = say(before_the_gate(), 0, "ask-leave")
    assert asked(table) == ("Leave", 1)
    assert told(table, "leave-asked") == [{"seat": 0, "other": 1, "village": "st-vivien"}]
    say(table, 1, "accept")
    assert told(table, "leave-given") == [{"seat": 1, "village": "st-vivien"}]
    assert place(table, "charles") == "st-vivien"
    assert controller(table, "st-vivien") == 1
    say(table, 0, "go st-paul")
    assert place(table, "charles") == "st-paul"


@pytest.mark.rule("move.cross.refused")
def test_without_leave_it_enters_and_ends_there() -> None:
    table = before_the_gate()
    say(table, 0, "ask-leave")
    say(table, 1, "refuse")
    assert asked(table) == ("Army", 0)
    assert bar(table, 0, "ask-leave") == "move.cross.refused"
    assert bar(table, 0, "go st-vivien") == "move.cross.refused"
    assert bar(table, 0, "halt") == "move.cross.refused"
    say(table, 0, "enter")
    assert place(table, "charles") == "st-vivien"
    assert told(table, "halted")[-1]["village"] == "st-vivien"


@pytest.mark.rule("move.cross.refused")
def test_without_leave_it_stays_where_it_came_from_with_the_space_spent() -> None:
    table = say(before_the_gate(), 0, "ask-leave")
    say(table, 1, "refuse")
    say(table, 0, "stay")
    assert place(table, "charles") == "bourg"
    assert asked(table) == ("Army", 0)
    say(table, 0, "go villeneuve")
    assert told(table, "halted")[-1]["village"] == "villeneuve"  # that was the second space


@pytest.mark.rule("move.cross.refused", "move.cross.opponent_decides")
def test_who_wants_to_enter_and_no_more_asks_nobody_and_starts_no_fight() -> None:
    table = say(before_the_gate(), 0, "enter")
    assert not told(table, "leave-asked")
    assert not told(table, "battle-begins")
    assert controller(table, "st-vivien") == 1
    assert france(table).came_from(0, village("st-vivien")) == village("bourg")


@pytest.mark.rule("move.cross.refused")
def test_with_the_last_space_it_enters_without_a_question() -> None:
    table = at_march(
        lords={"charles": (0, "bourg"), "henri": (1, "st-paul")}, troops={(0, "bourg"): (1, 0), (1, "st-paul"): (1, 0)}
    )
    say(table, 0, "lead charles", "go st-vivien", "go st-paul")
    assert place(table, "charles") == "st-paul"
    assert asked(table) == ("March", 1)


@pytest.mark.rule("card.secret_passage.pass")
def test_a_secret_passage_leads_through_an_enemy_village_and_is_spent() -> None:
    table = before_the_gate(hands={0: ["passage"], 1: ["passage"]})
    say(table, 0, "tunnel", "go st-paul")
    assert place(table, "charles") == "st-paul"
    assert (hand(table, 0), hand(table, 1)) == ([], ["passage"])


@pytest.mark.rule("move.cross.consent", "control.by_occupation")
def test_an_empty_village_of_an_opponents_fief_is_simply_taken() -> None:
    table = at_march(
        lords={"charles": (0, "bourg"), "henri": (1, "sigy")},
        walls={"sigy": "city"},
        titles={"henri": ["duchy-bourg"]},
        controllers={"st-vivien": 1},
    )
    say(table, 0, "lead charles", "take knight 1", "go st-vivien")
    assert controller(table, "st-vivien") == 0


INVADED: dict[str, Any] = {
    "lords": {"charles": (0, "bourg"), "henri": (1, "bourg")},
    "troops": {(0, "bourg"): (2, 0), (1, "bourg"): (1, 1)},
    "came": {(1, "bourg"): "st-vivien"},
}


@pytest.mark.rule("move.exit.contested_road")
def test_the_road_the_enemy_came_by_takes_his_leave_and_other_roads_do_not() -> None:
    table = at_march(**INVADED)
    say(table, 0, "lead charles", "go st-vivien", "ask-leave")
    assert asked(table) == ("Leave", 1)
    say(table, 1, "refuse")
    assert bar(table, 0, "enter") == "move.exit.contested_road"
    say(table, 0, "stay", "go villeneuve")
    assert place(table, "charles") == "villeneuve"


@pytest.mark.rule("move.exit.contested_road", "card.secret_passage.pass")
def test_the_contested_road_opens_by_leave_or_by_a_passage() -> None:
    table = at_march(**INVADED)
    say(table, 0, "lead charles", "go st-vivien", "ask-leave")
    say(table, 1, "accept")
    assert place(table, "charles") == "st-vivien"
    table = at_march(**INVADED, hands={0: ["passage"]})
    say(table, 0, "lead charles", "go st-vivien", "tunnel")
    assert place(table, "charles") == "st-vivien"
    assert hand(table, 0) == []


@pytest.mark.rule("move.exit.contested_road")
def test_who_came_later_himself_goes_back_freely() -> None:
    table = at_march(**INVADED, first=1)
    say(table, 1, "lead henri", "take knight 1", "take footman 1", "go st-vivien")
    assert place(table, "henri") == "st-vivien"


@pytest.mark.rule("move.exit.contested_road")
def test_a_lord_without_troops_holds_no_road() -> None:
    table = at_march(**{**INVADED, "troops": {(0, "bourg"): (2, 3)}})
    say(table, 0, "lead charles", "go st-vivien")
    assert place(table, "charles") == "st-vivien"


@pytest.mark.rule("move.exit.siege")
def test_who_stands_outside_besieged_walls_of_another_goes_where_he_came_from() -> None:
    table = at_march(
        lords={"henri": (1, "bourg"), "charles": (0, "bourg"), "isabelle": (2, "bourg")},
        troops={(1, "bourg"): (1, 0), (0, "bourg"): (1, 0), (2, "bourg"): (1, 0)},
        came={(0, "bourg"): "st-vivien", (2, "bourg"): "villeneuve"},
        walls={"bourg": "stronghold"},
        besiegers={"bourg": [2]},
    )
    say(table, 0, "lead charles", "take knight 1", "go st-vivien")
    assert place(table, "charles") == "st-vivien"


@pytest.mark.rule("move.cross.consent")
def test_an_army_before_anothers_village_goes_on_through_it_by_leave_only() -> None:
    table = at_march(**INVADED, first=1)
    say(table, 1, "lead henri", "take knight 1", "take footman 1", "go villeneuve", "ask-leave")
    assert asked(table) == ("Leave", 0)


@pytest.mark.rule("control.transfer")
def test_a_controller_by_transfer_stops_nobody_from_leaving() -> None:
    table = at_march(**INVADED)
    say(table, 0, "hand-over bourg 1", "lead charles", "take knight 2", "go st-vivien")
    assert place(table, "charles") == "st-vivien"


BESIEGED: dict[str, Any] = {
    "lords": {"charles": (0, "bourg"), "eric": (0, "villeneuve"), "henri": (1, "bourg")},
    "troops": {(0, "bourg"): (2, 1), (0, "villeneuve"): (1, 1), (1, "bourg"): (1, 1)},
    "came": {(1, "bourg"): "st-vivien"},
    "walls": {"bourg": "stronghold"},
    "besiegers": {"bourg": [1]},
    "engines": {1: [("bourg", 1)]},
}


@pytest.mark.rule("move.exit.siege")
def test_out_of_a_siege_by_any_road_the_besieger_is_asked() -> None:
    table = at_march(**BESIEGED)
    say(table, 0, "lead charles", "go villeneuve", "ask-leave")
    say(table, 1, "refuse")
    assert bar(table, 0, "enter") == "move.exit.siege"
    assert bar(table, 0, "tunnel") == "card.secret_passage.by_moment"
    say(table, 0, "stay", "go villeneuve", "ask-leave")
    say(table, 1, "accept")
    assert place(table, "charles") == "villeneuve"


@pytest.mark.rule("card.secret_passage.siege", "card.secret_passage.not_extra")
def test_by_a_passage_troops_with_a_lord_and_prisoners_escape_from_a_siege() -> None:
    written = {**BESIEGED, "lords": {**BESIEGED["lords"], "lambert": (1, "bourg")}}
    table = at_march(**written, captives={"lambert": 0}, hands={0: ["passage"]})
    say(table, 0, "lead charles", "take knight 2", "take footman 1", "captive lambert", "go la-bussiere", "tunnel")
    assert troops(table, 0, "la-bussiere") == (2, 1)
    assert place(table, "lambert") == "la-bussiere"
    say(table, 0, "go st-andre")
    assert told(table, "halted")[-1]["village"] == "st-andre"  # the escape was one of two spaces


@pytest.mark.rule("siege.reinforce.move", "siege.reinforce.lords")
def test_the_besieger_cannot_keep_lord_and_troops_from_coming_in() -> None:
    table = at_march(**BESIEGED)
    say(table, 0, "lead eric", "take knight 1", "take footman 1", "go bourg")
    assert not told(table, "leave-asked")
    assert troops(table, 0, "bourg") == (3, 2)
    assert place(table, "eric") == "bourg"


@pytest.mark.rule("control.transfer")
def test_control_is_handed_to_another_who_is_there_once_a_phase() -> None:
    table = at_march(**INVADED)
    assert bar(table, 0, "hand-over bourg 2") == "control.transfer"
    assert bar(table, 1, "hand-over bourg 0") == "control.transfer"
    say(table, 0, "hand-over bourg 1")
    assert controller(table, "bourg") == 1
    assert bar(table, 1, "hand-over bourg 0") == "control.transfer"


@pytest.mark.rule("control.transfer", "feudal_title.captured_with_city")
def test_a_city_handed_over_keeps_its_title_where_it_is() -> None:
    table = at_march(**INVADED, walls={"bourg": "city"}, titles={"charles": ["duchy-bourg"]})
    say(table, 0, "hand-over bourg 1")
    assert titles(table, "charles") == ["duchy-bourg"]


@pytest.mark.rule("feudal_title.captured_with_city")
def test_walking_into_an_empty_city_takes_its_title_for_a_lord_of_ones_choice() -> None:
    table = at_march(
        lords={"charles": (0, "st-paul"), "eric": (0, "bourg"), "henri": (1, "pugnac")},
        troops={(0, "st-paul"): (1, 0)},
        walls={"sigy": "city"},
        titles={"henri": ["county-sigy"]},
    )
    say(table, 0, "lead charles", "take knight 1", "go sigy")
    assert asked(table) == ("Conquest", 0)
    assert bar(table, 0, "bear henri") == "feudal_title.captured_with_city"
    say(table, 0, "bear eric")
    assert (titles(table, "eric"), titles(table, "henri")) == (["county-sigy"], [])
    assert controller(table, "marcamps") == 0
    assert asked(table) == ("Army", 0)


@pytest.mark.rule("control.shared_troops")
def test_later_troops_stand_on_the_road_and_follow_when_the_first_have_left() -> None:
    table = at_march(**INVADED)
    assert controller(table, "bourg") == 0
    say(table, 0, "lead charles", "take knight 2", "go villeneuve")
    assert controller(table, "bourg") == 1


def test_an_army_on_the_road_is_shown_to_all() -> None:
    table = at_march()
    say(table, 0, "lead charles", "take knight 2", "go st-vivien")
    assert told(table, "marched", 1)[-1]["knights"] == 2
    assert seen(table, 1) == seen(table)
    assert VILLAGES[france(table).place(lord("charles"))] == "st-vivien"
