"""The set-up for three to six, the components, and a year from end to end."""

from __future__ import annotations

import pytest

import outremer
from outremer.games.fief.components import BOARD, BadComponents, check, components
from outremer.games.fief.game import GAME
from outremer.games.fief.vocabulary import (
    CARDS,
    FIEFS,
    FORTUNES,
    KNIGHT,
    LORDS,
    MEN,
    SEES,
    VILLAGE_COUNT,
    VILLAGES,
)
from outremer.proof.checks import check_game, faults_of_shape, random_setting
from outremer.proof.ledger import Ledger
from outremer.proof.modules import base_sources, traces_of_modules
from outremer.table.game import BadSetting
from tests.games.fief.position import coins, controller, france, hand, place, rules, troops
from tests.games.talking import asked, bar, free, say, told

LEDGER = Ledger.read(GAME.folder / "rules.toml")


def begun(seats: int = 4, seed: int = 1) -> outremer.Table:
    return outremer.new("fief", seats, driver=outremer.Seeded(seed))


def settled(seats: int = 4, seed: int = 1) -> outremer.Table:
    """Everybody has settled, each in the first free village."""
    table = begun(seats, seed)
    for _ in range(seats):
        form, seat = asked(table)
        assert form == "Placement"
        say(table, seat, f"settle {free(table, seat, 'settle')[0]}")
        if table.over:
            break
    return table


@pytest.mark.rule("setup.players")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_may_play(seats: int) -> None:
    assert asked(begun(seats))[0] == "Placement"


@pytest.mark.rule("setup.players")
@pytest.mark.parametrize("seats", [2, 7])
def test_fewer_or_more_may_not(seats: int) -> None:
    with pytest.raises(BadSetting, match="3 to 6"):
        outremer.new("fief", seats)


@pytest.mark.rule("setup.first_player")
def test_the_first_player_is_drawn_by_lot_and_settles_first() -> None:
    drawn = set()
    for seed in range(20):
        table = begun(seed=seed)
        drawn.add(france(table).first)
        assert asked(table)[1] == france(table).first
    assert drawn == {0, 1, 2, 3}


@pytest.mark.rule("setup.family")
def test_each_family_begins_with_five_coins_and_a_lord_of_the_deck() -> None:
    table = begun()
    assert len({one["lord"] for one in told(table, "lord-begins")}) == 4
    assert [coins(table, seat) for seat in range(4)] == [5, 5, 5, 5]


@pytest.mark.rule("setup.family")
def test_a_lady_will_do_but_no_cardinal_and_no_arc() -> None:
    drawn = {one["lord"] for seed in range(40) for one in told(begun(6, seed), "lord-begins")}
    assert drawn == set(LORDS)


@pytest.mark.rule("setup.no_hand")
def test_nobody_begins_with_cards_in_hand() -> None:
    assert [hand(begun(), seat) for seat in range(4)] == [[], [], [], []]


@pytest.mark.rule("setup.village")
def test_lord_stronghold_and_troops_come_into_one_village_that_is_free() -> None:
    table = begun()
    seat = asked(table)[1]
    mine = next(one["lord"] for one in told(table, "lord-begins") if one["seat"] == seat)
    say(table, seat, "settle bourg")
    assert place(table, mine) == "bourg"
    assert troops(table, seat, "bourg") == (1, 3)
    assert controller(table, "bourg") == seat
    assert france(table).walls(VILLAGES.index("bourg")) == 1
    assert bar(table, asked(table)[1], "settle bourg") == "setup.village"


@pytest.mark.rule("component.map")
def test_the_map_has_its_villages_roads_fiefs_and_sees() -> None:
    assert sum(len(near) for near in BOARD.neighbours) == 2 * 31
    assert len(BOARD.bridges) == 5
    assert sorted(village for villages in BOARD.villages_of_fief for village in villages) == [*range(VILLAGE_COUNT)]
    assert sorted(village for villages in BOARD.villages_of_see for village in villages) == [*range(VILLAGE_COUNT)]
    assert [len(BOARD.villages_of_see[see]) for see in range(len(SEES))] == [7, 4, 5, 4, 4]
    assert [BOARD.rank[fief] for fief in range(len(FIEFS))] == [2, 1, 0, 1, 1, 2, 0, 1]


@pytest.mark.rule("component.lord_deck", "component.fortune_deck", "component.battle_die")
def test_decks_and_die() -> None:
    box = rules().box
    assert sum(box.counts[: len(LORDS) + 2]) == 22
    assert sum(box.counts[CARDS.index(name)] for name in FORTUNES) == 25
    assert box.counts[-3:] == [4, 4, 2]
    assert MEN == 12
    assert sorted(box.faces) == [0, 1, 1, 2, 2, 3]


@pytest.mark.rule("component.family", "component.stock")
def test_stocks() -> None:
    g = france(settled())
    assert (g.stock_left(0, KNIGHT), g.mills_left(), g.strongholds_left()) == (7, 15, 12 - 4)


def test_an_owners_list_replaces_what_is_not_certain() -> None:
    assert components({"fortune": {"harvest": 4}}).counts[CARDS.index("harvest")] == 4
    with pytest.raises(BadComponents, match=r"fortune\.tithe: there is no such card"):
        check({"fortune": {"tithe": 4}})
    assert components({"die": {"faces": [0, 0, 0, 0, 0, 6]}}).faces[5] == 6
    check({"die": {"faces": [0, 0, 0, 0, 0, 6]}})
    with pytest.raises(BadSetting, match=r"die\.faces\[5\]"):
        GAME.setting(4, {}, {"die": {"faces": [0, 1, 1, 2, 2, 9]}})


def test_the_game_has_its_shape() -> None:
    assert faults_of_shape(GAME, LEDGER.ids()) == []


@pytest.mark.rule("module.scope")
def test_modules_are_left_out_by_default_and_words_of_those_left_out_are_told_so() -> None:
    assert GAME.in_play(GAME.setting(4, {})) == []
    assert [module.name for module in GAME.in_play(GAME.setting(4, {"fog": "yes"}))] == ["fog"]
    assert {module.scope for module in GAME.modules} == {"module.scope"}


@pytest.mark.rule("module.scope")
def test_the_base_names_no_module() -> None:
    assert traces_of_modules(GAME, LEDGER, base_sources(GAME)) == []


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_pass_the_checks(seed: int) -> None:
    setting = random_setting(GAME, seed, options={"turn_limit": "8"})
    report = check_game(GAME, setting, seed, full=False, ledger=LEDGER)
    assert report.decisions >= setting.seats  # everybody has settled at least


@pytest.mark.rule("turn.phases.sequence")
def test_a_year_goes_through_its_seven_phases_in_order() -> None:
    table = settled()
    while not table.over and len(told(table, "phase-begins")) < 7:
        assert isinstance(table.need, outremer.Ask)
        seat = table.need.seats[0]
        moves = [str(move) for move in table.moves(seat)]
        say(table, seat, "pass" if "pass" in moves else moves[0])
    phases = [one["phase"] for one in told(table, "phase-begins")]
    assert phases[:7] == ["hear", "cards", "income", "market", "movement", "war", "close"]
