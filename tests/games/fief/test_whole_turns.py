"""Whole stretches of play, move by move from the book: a siege, a three-sided battle, a march, a year of income."""

from __future__ import annotations

import pytest

import outremer
from tests.games.fief.position import coins, controller, france, lord, phase, place, position, titles, troops, village
from tests.games.talking import asked, bar, free, say, told

IDLE = ("pass", "done", "refuse", "halt", "trash-nothing")


def until(table: outremer.Table, form: str, seat: int) -> outremer.Table:
    """Everybody does as little as possible until this paragraph asks that seat."""
    for _ in range(400):
        need = table.need
        assert isinstance(need, outremer.Ask)
        if need.form == form and seat in need.seats:
            return table
        one = need.seats[0]
        moves = [str(move) for move in table.moves(one)]
        table.play(one, next((move for move in IDLE if move in moves), moves[0]))
    raise AssertionError(f"{form} never asks seat {seat}")


def hush(table: outremer.Table) -> outremer.Table:
    """Nobody uses the moments at which all are asked in secret."""
    windows = ("BattleBegins", "RoundBegins", "MarchEnded", "BeforeIncome", "YearEnds", "UprisingAnnounced")
    while isinstance(table.need, outremer.Ask) and table.need.form in windows:
        say(table, table.need.seats[0], "pass")
    return table


def act(table: outremer.Table, seat: int, *moves: str) -> outremer.Table:
    for move in moves:
        hush(say(table, seat, move))
    return table


def engine(table: outremer.Table, seat: int, name: str) -> int:
    return france(table).engine_dice(seat, village(name))


def captor(table: outremer.Table, name: str) -> int | None:
    seat = france(table).captor(lord(name))
    return None if seat < 0 else seat


@pytest.mark.rule(
    "siege.start",
    "siege.engine.first",
    "siege.engine.second",
    "siege.engine.cancels",
    "siege.no_income",
    "siege.reinforce.no_new_troops",
    "siege.reinforce.move",
    "siege.sally",
    "siege.control",
    "battle.penalty.walls",
    "battle.fort_attacker_stops",
    "battle.fort_defender_forces",
    "feudal_title.captured_with_city",
)
def test_a_siege_of_three_turns_with_engines_a_sally_a_relief_and_the_fall_of_the_city() -> None:
    dice = outremer.Scripted("0", "0", *"0001", *"00001", *"33100")
    table = position(
        "march",
        seats=3,
        lords={"henri": (1, "bourg"), "charles": (0, "villeneuve"), "eric": (0, "sigy"), "arthur": (1, "st-paul")},
        troops={(1, "bourg"): (1, 1), (0, "villeneuve"): (4, 3), (1, "st-paul"): (1, 0), (2, "tournus"): (0, 1)},
        walls={"bourg": "city"},
        mills={"bourg": 2, "tournus": 1},
        titles={"henri": ["duchy-bourg"]},
        coins={0: 20, 1: 20},
        driver=dice,
    )
    # turn 2: the army comes, and the city costs it two of its three dice
    act(table, 0, "lead charles", "take knight 4", "take footman 3", "go bourg")
    assert bar(table, 0, "ask-leave") is None  # it could go on, so the way through is Henri's to give
    act(table, 0, "enter", "pass")
    until(table, "Battles", 0)
    act(table, 0, "attack bourg")
    dice_of = {one["side"]: one["dice"] for one in told(table, "strength")}
    assert dice_of == {"attacker": 1, "defender": 1}
    act(table, 0, "stop")
    act(table, 1, "pass")
    until(table, "Sieges", 0)
    say(table, 0, "besiege bourg")
    assert (engine(table, 0, "bourg"), controller(table, "bourg")) == (1, 1)
    # turn 3: nothing from the besieged village, no new troops inside, an engine of one die
    until(table, "Purchases", 1)
    assert france(table).turn == 3
    paid = {one["seat"]: one["coins"] for one in told(table, "income-total")[-3:]}
    assert paid == {0: 1, 1: 3 + 1, 2: 1 + 2}  # La-Bussiere, St-Vivien and Villeneuve are governed; Bourg is besieged
    assert bar(table, 1, "buy knight bourg") == "siege.reinforce.no_new_troops"
    until(table, "March", 1)
    act(table, 1, "lead arthur", "take knight 1", "go st-vivien", "go bourg")  # into the own walls as he likes
    assert (troops(table, 1, "bourg"), place(table, "arthur")) == ((2, 1), "bourg")
    say(table, 1, "lead henri", "take knight 1", "go la-bussiere")
    assert bar(table, 1, "halt") == "move.exit.siege"
    say(table, 1, "ask-leave")
    say(table, 0, "refuse")
    say(table, 1, "stay", "halt")
    until(table, "Battles", 0)
    act(table, 0, "attack bourg")
    assert {one["side"]: one["dice"] for one in told(table, "strength")[-2:]} == {"attacker": 2, "defender": 2}
    assert asked(table) == ("Rounds", 0)
    act(table, 0, "stop")
    assert asked(table) == ("Rounds", 1)
    act(table, 1, "sally")  # out of the gates: the walls are no help any more
    assert {one["side"]: one["dice"] for one in told(table, "strength")[-2:]} == {"attacker": 3, "defender": 2}
    assert bar(table, 0, "stop") == "battle.fort_attacker_stops"  # in the open it takes both to end it
    act(table, 0, "truce")
    act(table, 1, "truce")
    assert (troops(table, 0, "bourg"), troops(table, 1, "bourg")) == ((4, 1), (2, 1))
    until(table, "Pillage", 0)
    assert engine(table, 0, "bourg") == 2  # continued, so the engine has turned
    say(table, 0, "pillage bourg", "done")
    # turn 4: the engine cancels both dice of the city, which falls with its lords and its title
    until(table, "Battles", 0)
    assert france(table).turn == 4
    act(table, 0, "attack bourg")
    assert {one["side"]: one["dice"] for one in told(table, "strength")[-2:]} == {"attacker": 3, "defender": 2}
    assert (captor(table, "henri"), captor(table, "arthur"), controller(table, "bourg")) == (0, 0, 0)
    assert asked(table) == ("Conquest", 0)
    say(table, 0, "bear eric")
    assert titles(table, "eric") == ["duchy-bourg"]
    assert [controller(table, name) for name in ("villeneuve", "la-bussiere", "st-vivien")] == [0, 0, 0]
    assert engine(table, 0, "bourg") == 0  # the siege is over
    # turn 5: two ransoms of two coins each, for lords who have lost their title
    until(table, "Ransoms", 1)
    before = coins(table, 0)
    assert bar(table, 1, "pass") == "ransom.pay_mandatory"
    say(table, 1, "ransom henri")
    while asked(table)[0] == "Freed":
        say(table, 1, "place " + free(table, 1, "place")[0])
    assert coins(table, 0) == before + 2
    assert captor(table, "henri") is None
    assert captor(table, "arthur") == 0


@pytest.mark.rule(
    "battle.coalition",
    "battle.coalition.leader_losses",
    "battle.coalition.leader_prisoner",
    "battle.ends.truce",
    "battle.ends.surrender",
    "battle.surrender.outcome",
    "battle.leaderless",
    "control.shared_troops",
)
def test_a_battle_of_three_with_a_coalition_that_breaks_a_truce_and_a_surrender() -> None:
    table = position(
        "march",
        lords={
            "othon": (2, "sigy"),
            "charles": (0, "st-vivien"),
            "henri": (1, "villeneuve"),
            "eric": (0, "st-vivien"),
            "lambert": (3, "belleville"),
        },
        troops={
            (2, "bourg"): (1, 2),
            (0, "st-vivien"): (2, 1),
            (1, "villeneuve"): (1, 2),
            (2, "sigy"): (0, 1),
            (3, "belleville"): (1, 0),
        },
        driver=outremer.Scripted(*"2111", *"001", *"00"),
    )
    # three armies meet: the second and the third put theirs on the roads by which they came
    act(table, 0, "lead charles", "beside eric", "take knight 2", "take footman 1", "go bourg", "enter")
    act(table, 1, "lead henri", "take knight 1", "take footman 2", "go bourg", "enter")
    act(table, 2, "lead othon", "take footman 1", "go st-paul", "go st-vivien")
    act(table, 3, "pass")
    assert controller(table, "bourg") == 2
    assert controller(table, "st-vivien") == 2  # nobody was left there
    assert asked(table) == ("Battles", 0)
    say(table, 0, "attack bourg")
    assert asked(table) == ("Sides", 0)
    act(table, 0, "against 2", "done")
    assert asked(table) == ("Sides", 1)
    act(table, 1, "join attacker")
    strength = {one["side"]: (one["strength"], one["dice"]) for one in told(table, "strength")}
    assert strength == {"attacker": (2 * 3 + 1 + 2 + 3 + 2 + 1, 3), "defender": (3 + 2, 1)}
    # four hits on the defenders, one on the attackers: their strongest says whose man it is
    assert asked(table) == ("Losses", 2)
    assert bar(table, 2, "lose footman") is None
    say(table, 2, "lose footman")
    assert troops(table, 2, "bourg") == (0, 1)
    assert asked(table) == ("Losses", 0)
    assert bar(table, 0, "lose knight") == "battle.losses.maximum"
    act(table, 0, "lose-of 1 footman")
    assert (troops(table, 0, "bourg"), troops(table, 1, "bourg")) == ((2, 1), (1, 1))
    # the ally has had enough of that, and turns; of three parties two want a truce, which is none
    assert asked(table) == ("Sides", 1)
    act(table, 1, "join defender")
    act(table, 0, "fight")
    act(table, 1, "truce")
    act(table, 2, "truce")
    assert not told(table, "truce-made")
    strength = {one["side"]: (one["strength"], one["dice"]) for one in told(table, "strength")[-2:]}
    assert strength == {"attacker": (2 * 3 + 1 + 2, 2), "defender": (1 + 3 + 1 + 1, 1)}
    assert troops(table, 0, "bourg") == (2, 0)
    # the attacker yields: the strongest of those who are left chooses among the lords, the other takes the rest
    act(table, 1, "join defender")
    act(table, 0, "yield")
    assert troops(table, 0, "bourg") == (0, 0)
    assert asked(table) == ("Captures", 1)
    act(table, 1, "seize eric", "done")
    assert (captor(table, "eric"), captor(table, "charles")) == (1, 2)
    assert told(table, "battle-won") == [{"side": "defender", "village": "bourg"}]
    # in the go of the second player the former allies fight, and make a truce; troops without a lord start nothing
    assert asked(table) == ("Battles", 1)
    act(table, 1, "attack bourg", "truce")
    act(table, 2, "truce")
    assert told(table, "truce-made") == [{"village": "bourg"}]
    assert (troops(table, 1, "bourg"), troops(table, 2, "bourg")) == ((1, 1), (0, 1))
    assert controller(table, "bourg") == 2
    assert (phase(table), france(table).turn) == ("cards", 3)  # nobody else could start anything


@pytest.mark.rule(
    "move.carry",
    "move.arc_three",
    "move.cross.consent",
    "move.cross.refused",
    "cavalcade.use.pass_through",
    "cavalcade.defender_bonus",
    "cavalcade.must_continue",
    "cavalcade.leave_knight",
    "prisoner.moved_by_captor",
    "card.plague.entering_lord_roll",
    "card.heavy_rain.no_move",
    "card.secret_passage.rain",
    "card.secret_passage.not_extra",
)
def test_a_march_with_an_escort_a_prisoner_a_refusal_a_cavalcade_and_the_plague() -> None:
    table = position(
        "march",
        lords={
            "charles": (0, "charolles"),
            "jeanne": (0, "charolles"),
            "othon": (1, "charolles"),
            "eric": (1, "villeneuve"),
            "arthur": (2, "sigy"),
            "lambert": (3, "belleville"),
        },
        troops={
            (0, "charolles"): (2, 2),
            (1, "villeneuve"): (0, 2),
            (1, "bourg"): (0, 1),
            (2, "sigy"): (1, 0),
            (3, "st-paul"): (0, 1),
        },
        captives={"othon": 0},
        titles={"jeanne": ["arc"]},
        hands={2: ["passage"]},
        struck={"see-bourg": ["plague"], "see-sigy": ["rain"]},
        driver=outremer.Scripted(*"1100", *"4425", "6"),
    )
    # with footmen nobody rides, so they stay; the captive goes along
    say(table, 0, "lead charles", "beside jeanne", "take knight 2", "captive othon", "go villeneuve")
    assert bar(table, 0, "go villeneuve") == "move.cross.consent"
    assert bar(table, 0, "ride") == "cavalcade.immediate_battle"
    say(table, 0, "ask-leave")
    assert asked(table) == ("Leave", 1)
    say(table, 1, "refuse")
    assert bar(table, 0, "ask-leave") == "move.cross.refused"
    act(table, 0, "ride")
    # two knights, a man and D'Arc against a lord and two footmen, whose die brings a hit of its own
    strength = {one["side"]: (one["strength"], one["dice"]) for one in told(table, "strength")}
    assert strength == {"attacker": (8, 3), "defender": (3, 1)}
    assert [one["hits"] for one in told(table, "hits")] == [2, 1]
    assert (troops(table, 0, "villeneuve"), troops(table, 1, "villeneuve")) == ((2, 0), (0, 0))
    assert (captor(table, "eric"), captor(table, "othon"), controller(table, "villeneuve")) == (0, 0, 0)
    # on it must go, but may leave a knight behind; both captives come into the Plague with it
    assert bar(table, 0, "halt") == "cavalcade.must_continue"
    say(table, 0, "drop knight 1")
    assert bar(table, 0, "drop knight 1") == "cavalcade.leave_knight"
    say(table, 0, "captive eric", "go bourg")
    assert bar(table, 0, "enter") is None  # with D'Arc there would be a third space
    act(table, 0, "enter")
    rolls = [one["lord"] for one in told(table, "plague-roll")]
    assert rolls == ["charles", "eric", "othon", "jeanne"]
    assert place(table, "othon") is None  # he died a captive
    assert (place(table, "jeanne"), place(table, "eric"), captor(table, "eric")) == ("bourg", "bourg", 0)
    assert (troops(table, 0, "bourg"), troops(table, 0, "villeneuve")) == ((1, 0), (1, 0))
    assert (controller(table, "bourg"), controller(table, "charolles")) == (1, 0)
    # the next player with a free lord sits in the rain, and digs
    assert asked(table) == ("March", 2)
    say(table, 2, "lead arthur", "take knight 1")
    assert bar(table, 2, "go st-ciers") == "card.heavy_rain.no_move"
    say(table, 2, "tunnel", "go st-ciers", "go marcamps")
    assert place(table, "arthur") == "marcamps"
    assert told(table, "plague-roll")[-1] == {"lord": "arthur", "die": 6}  # Marcamps lies in the infected see


@pytest.mark.rule(
    "income.village",
    "income.mill",
    "income.mill.bonus_card",
    "income.feudal_tax",
    "income.church_tax",
    "income.cleanup",
    "queen.income",
    "card.famine.cancelled_by_harvest",
    "card.heavy_rain.cancelled_by_good_weather",
    "govern.income_unoccupied",
)
def test_a_year_of_income_with_a_tithe_two_taxes_a_famine_a_harvest_and_a_queen() -> None:
    table = position(
        "plays",
        lords={
            "charles": (0, "bourg"),
            "henri": (1, "sigy"),
            "othon": (2, "tournus"),
            "isabelle": (3, "pugnac"),
        },
        titles={
            "charles": ["see-bourg"],
            "henri": ["county-sigy"],
            "othon": ["county-tournus", "king"],
            "isabelle": ["queen"],
        },
        spouses={"othon": "isabelle"},
        walls={"sigy": "city", "tournus": "city"},
        mills={"bourg": 2, "marcamps": 1, "tournus": 1, "pugnac": 1, "mazilles": 1},
        hands={0: ["tax", "harvest"], 1: ["tax", "weather"], 2: ["tax", "harvest"], 3: ["weather"]},
        struck={"see-tournus": ["famine"], "see-sigy": ["rain"]},
        coins=dict.fromkeys(range(4), 0),
        driver=outremer.Scripted(),
    )
    say(table, 0, "tax-see see-bourg", "harvest see-bourg")
    until(table, "Plays", 1)
    say(table, 1, "tax-fief county-sigy", "weather see-sigy")
    until(table, "Plays", 2)
    assert bar(table, 2, "tax-fief county-sigy") is not None  # a King taxes what nobody governs
    say(table, 2, "tax-fief barony-mazilles", "harvest see-tournus")
    until(table, "Plays", 3)
    say(table, 3, "weather see-st-gerome")
    until(table, "Purchases", 0)
    paid = {one["seat"]: one["coins"] for one in told(table, "income-total")}
    assert paid == {
        0: 1 + 3 * (2 + 1),  # Bourg, and the tithe of three mills, one of them not his, after a harvest
        1: 3 + 3 * 2,  # Sigy and the two empty villages of its county, and their tax
        2: 2 + 2 + 2 * 2,  # Tournus and Belleville, a mill the famine spares again, the tax on Mazilles
        3: 1 + (2 + 1) + 2,  # Pugnac, which she holds though the county is her husband's, and the Queen's own
    }
    assert [one["coins"] for one in told(table, "church-tax-income")] == [9]
    # a year later nothing of that is left
    until(table, "Purchases", 1)
    until(table, "Purchases", 0)
    assert france(table).turn == 3
    paid = {one["seat"]: one["coins"] for one in told(table, "income-total")[4:]}
    assert paid == {0: 1 + 2 * 2, 1: 3 + 2, 2: 2 + 2, 3: 1 + 2 + 2}


@pytest.mark.rule("victory.solo", "victory.pair", "victory.tie.solo_beats_pair", "marriage.win_only_as_pair")
def test_a_pair_and_one_alone_reach_the_goal_in_the_same_turn_and_the_one_alone_has_won() -> None:
    table = position(
        "purchases",
        lords={
            "charles": (0, "bourg"),
            "isabelle": (1, "st-gerome"),
            "henri": (2, "mazilles"),
            "othon": (3, "sigy"),
        },
        troops={(0, "st-paul"): (0, 1), (0, "les-essarts"): (0, 1), (2, "st-andromy"): (0, 1)},
        walls={"bourg": "city", "st-paul": "stronghold", "st-gerome": "city", "mazilles": "stronghold"},
        titles={
            "charles": ["duchy-bourg", "king"],
            "isabelle": ["county-st-gerome", "queen"],
            "henri": ["duchy-blaye", "county-sennecy"],
        },
        spouses={"charles": "isabelle"},
        coins={0: 4, 2: 4},
        driver=outremer.Scripted(),
    )
    say(table, 0, "title barony-st-paul", "pass")  # four points with his wife, three of them his own
    until(table, "Purchases", 2)
    say(table, 2, "title barony-mazilles", "pass")  # three, of one who is bound to nobody
    assert france(table).ended is False  # victory is looked at when the turn is over
    for _ in range(40):
        if table.over:
            break
        need = table.need
        assert isinstance(need, outremer.Ask)
        one = need.seats[0]
        moves = [str(move) for move in table.moves(one)]
        table.play(one, next(move for move in IDLE if move in moves))
    assert [one["points"] for one in told(table, "scored")] == [3, 1, 3, 0]
    assert [one["seat"] for one in told(table, "won")] == [2]
    result = table.result()
    assert result is not None
    assert (result.standings[0].seat, result.standings[0].decided_by) == (2, "victory.tie.solo_beats_pair")
