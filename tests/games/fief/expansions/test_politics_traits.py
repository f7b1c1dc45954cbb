"""The 21 noble traits: how they come and go, and what each does."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.disasters import Disasters
from outremer.games.fief.expansions.politics.court import TRAITS, court_of
from outremer.games.fief.expansions.politics.traits import CurseRolled
from outremer.games.fief.layout import PLACE, STRUCK_BY
from outremer.games.fief.vocabulary import LORDS as ALL_LORDS
from outremer.games.fief.vocabulary import SEE_COUNT, SEES, VILLAGE_COUNT
from tests.games.fief.any_time import LORDS, TROOPS, all_pass, asked_together
from tests.games.fief.expansions.courtly import BOTH, court, is_up, trait
from tests.games.fief.position import coins, france, hand, lord, next_turn, place, titles, troops
from tests.games.talking import asked, bar, say, seen, told

HIDDEN = {"trait": None, "face_up": False}


def plays(*dice: str, **written: Any) -> outremer.Table:
    return court("plays", **{"lords": LORDS, "troops": TROOPS, "driver": outremer.Scripted(*dice), **written})


# -- drawn, kept, discarded ------------------------------------------------------------------------------------------


@pytest.mark.rule("trait.draw", "trait.face", "phase2.active")
def test_a_new_lord_draws_a_trait_that_only_his_family_sees() -> None:
    table = plays("brave", hands={0: ["eric"], 1: ["tax"]})
    say(table, 0, "play-lord eric")
    if asked(table)[0] == "NewLord":
        say(table, 0, "place bourg")
    assert trait(table, "eric", 0) == {"trait": "brave", "face_up": False}
    assert trait(table, "eric", 1) == trait(table, "eric") == HIDDEN
    assert told(table, "trait-drawn", 0) == [{"seat": 0, "lord": "eric", "trait": "brave"}]
    assert told(table, "trait-drawn", 1) == []
    assert told(table, "trait-drawn-unseen", 1) == [{"seat": 0, "lord": "eric"}]
    assert "brave" not in table.record(1)
    assert seen(table)["politics"]["deck"] == 20


@pytest.mark.rule("trait.draw")
def test_a_starting_lord_draws_none() -> None:
    dice = outremer.Scripted("spy", "thief", "tax-collector", "charles", "henri", "isabelle")
    table = outremer.new("fief", 3, {"politics": "yes"}, driver=dice)
    for seat, village in ((2, "sigy"), (0, "bourg"), (1, "blaye")):
        say(table, seat, f"settle {village}")
    assert seen(table)["turn"] == 1
    assert seen(table)["politics"]["traits"] == {}


@pytest.mark.rule("trait.face")
def test_a_trait_is_turned_up_by_its_owner_at_any_time_and_by_nobody_else() -> None:
    table = court("window", lords=LORDS, troops=TROOPS, hands={1: ["tax"]}, traits={"charles": "brave"})
    assert bar(table, 1, "turn-up charles") == "trait.face"
    assert bar(table, 0, "turn-up arthur") == "trait.face"  # he has none
    say(table, 0, "turn-up charles")
    assert trait(table, "charles", 2) == {"trait": "brave", "face_up": True}
    assert told(table, "trait-shown", 2) == [{"seat": 0, "lord": "charles", "trait": "brave"}]
    assert bar(table, 0, "turn-up charles") == "trait.face"


@pytest.mark.rule("trait.discard")
def test_a_dead_lords_trait_is_discarded_face_up_and_shuffled_anew_when_the_deck_is_empty() -> None:
    table = court(
        "window",
        lords=LORDS,
        troops=TROOPS,
        hands={1: ["justice"]},
        flags={"charles": ["assassin"]},
        traits={"charles": "brave"},
    )
    say(table, 1, "justice charles")
    assert seen(table)["politics"]["discards"] == ["brave"]
    assert told(table, "trait-discarded", 3) == [{"lord": "charles", "trait": "brave"}]
    left = dict.fromkeys(TRAITS)
    del left["ordinary"]
    table = plays(
        "coward", hands={0: ["eric"], 1: ["tax"]}, traits={"charles": "ordinary"}, politics={"discards": [*left]}
    )
    say(table, 0, "play-lord eric")
    if asked(table)[0] == "NewLord":
        say(table, 0, "place bourg")
    assert told(table, "traits-reshuffled") == [{}]
    assert seen(table)["politics"]["discards"] == []
    assert trait(table, "eric", 0)["trait"] == "coward"


@pytest.mark.rule("trait.face")
def test_a_redeal_deals_face_down_traits_of_others_among_those_nobody_has_seen() -> None:
    table = court(
        "window",
        lords=LORDS,
        troops=TROOPS,
        hands={1: ["tax"]},
        traits={"charles": "brave", "henri": "coward", "othon": "cruel", "isabelle": "saint"},
        shown=["othon"],
        politics={
            "discards": ["storm"],
            "ruled_out": {name: ["ugly"] if name == "henri" else [] for name in ALL_LORDS},
        },
    )
    dealt: dict[str, set[str]] = {"charles": set(), "henri": set(), "othon": set(), "isabelle": set()}
    for seed in range(200):
        world = table.game.redealt(table.kernel, 0, outremer.Seeded(seed)).world
        court_dealt = world.pieces[0]
        for name, found in dealt.items():
            found.add(TRAITS[court_dealt.trait[lord(name)]])
    assert dealt["charles"] == {"brave"}
    assert dealt["othon"] == {"cruel"}
    assert dealt["isabelle"] == set(TRAITS) - {"brave", "cruel", "storm"}
    assert dealt["henri"] == dealt["isabelle"] - {"ugly"}


def test_edited_traits_are_refused_by_the_field() -> None:
    saved = court("window", lords=LORDS, troops=TROOPS, traits={"charles": "brave", "henri": "coward"}).save()
    for name, field, value, why in (
        ("trait", "henri", "brave", "is the trait of another lord too"),
        ("trait", "eric", "saint", "is not in play, and has no trait"),
        ("ruled_out", "charles", ["brave"], "brave is his"),
    ):
        edited = court("window", lords=LORDS, troops=TROOPS, traits={"charles": "brave", "henri": "coward"}).save()
        edited["world"]["politics"][name][field] = value
        with pytest.raises(outremer.BadSave, match=rf"^world\.politics\.{name}\..*{why}"):
            outremer.load(edited)
    for name, wrong, why in (
        ("shown", ["othon"], "othon has no trait"),
        ("drawn", "tax", "the Gypsy, who could throw it away, serves nobody"),
        ("cursing", True, "nobody is the Cursed"),
    ):
        served = ("thief", "minstrel", "tax-collector", "spy")
        edited = court("window", lords=LORDS, troops=TROOPS, served=served).save()
        edited["world"]["politics"][name] = wrong
        with pytest.raises(outremer.BadSave, match=rf"^world\.politics\.{name}: {why}"):
            outremer.load(edited)
    saved["world"]["politics"]["discards"] = ["brave"]
    with pytest.raises(outremer.BadSave, match=r"^world\.politics\.trait\.charles: brave lies on the discard pile"):
        outremer.load(saved)


# -- phase 1 ---------------------------------------------------------------------------------------------------------

COUPLES = {"charles": (0, "bourg"), "isabelle": (1, "blaye"), "othon": (2, "tournus"), "alienor": (3, "sigy")}


def weddings(**written: Any) -> outremer.Table:
    return court("weddings", **{"lords": COUPLES, "coins": {0: 5, 1: 5}, **written})


@pytest.mark.rule("trait.bastard", "trait.face", "phase1.active")
def test_a_hidden_bastard_neither_asks_nor_accepts_and_others_may_ask_in_vain() -> None:
    table = weddings(traits={"charles": "bastard"})
    assert asked(table) == ("Weddings", 0)  # whoever is asked, nothing shows
    assert bar(table, 0, "wed charles isabelle") == "trait.bastard"
    say(table, 0, "pass")
    assert bar(table, 1, "wed isabelle charles") is None
    say(table, 1, "wed isabelle charles")
    assert asked(table) == ("WeddingAsked", 0)
    assert bar(table, 0, "accept") == "trait.bastard"
    say(table, 0, "refuse")
    assert not is_up(table, "charles")


@pytest.mark.rule("trait.bastard")
def test_of_a_known_bastard_everybody_is_refused() -> None:
    table = weddings(traits={"charles": "bastard"}, shown=["charles"])
    while asked(table)[1] != 1:
        say(table, asked(table)[1], "pass")
    assert bar(table, 1, "wed isabelle charles") == "trait.bastard"


@pytest.mark.rule("trait.bastard")
def test_a_bastards_wedding_stands_in_no_proposal_of_his_family_and_is_not_accepted_in_anothers() -> None:
    table = weddings(traits={"charles": "bastard"})
    say(table, 0, "address 1")
    assert bar(table, 0, "want-wedding charles isabelle") == "trait.bastard"
    say(table, 1, "address 0", "want-wedding isabelle charles", "send")
    assert bar(table, 0, "accept-deal 1") == "trait.bastard"


@pytest.mark.rule("trait.ugly")
@pytest.mark.parametrize("suitor", [0, 1])
def test_the_ugly_pays_two_coins_to_marry_and_is_turned_up(suitor: int) -> None:
    table = weddings(traits={"charles": "ugly"})
    if suitor == 0:
        say(table, 0, "wed charles isabelle")
        say(table, 1, "accept")
    else:
        say(table, 0, "pass")
        say(table, 1, "wed isabelle charles")
        say(table, 0, "accept")
    assert (coins(table, 0), coins(table, 1)) == (3, 7)
    assert is_up(table, "charles")
    assert told(table, "dowry") == [{"seat": 0, "other": 1, "lord": "charles", "coins": 2}]


@pytest.mark.rule("trait.ugly")
def test_without_two_coins_the_ugly_does_not_marry_and_nobody_else_hears_why() -> None:
    table = weddings(traits={"charles": "ugly"}, coins={0: 1})
    assert bar(table, 0, "wed charles isabelle") == "trait.ugly"
    say(table, 0, "pass")
    say(table, 1, "wed isabelle charles")
    assert bar(table, 0, "accept") == "trait.ugly"
    assert not is_up(table, "charles")


@pytest.mark.rule("trait.ugly", "trait.face")
def test_if_the_coins_are_gone_by_then_the_trait_is_turned_up_and_there_is_no_wedding() -> None:
    table = weddings(traits={"charles": "ugly"}, coins={0: 2}, served=("gypsy", "thief", "spy", "minstrel"))
    say(table, 0, "wed charles isabelle")
    say(table, 1, "steal 0")
    say(table, 0, "split 2")
    say(table, 1, "pick left-hand")
    assert bar(table, 1, "accept") is None  # it must not show
    say(table, 1, "accept")
    assert is_up(table, "charles")
    assert told(table, "wedded") == []
    assert told(table, "wedding-off") == [{"lord": "charles", "spouse": "isabelle"}]


# -- phase 2 ---------------------------------------------------------------------------------------------------------


def plague(*dice: str, **written: Any) -> outremer.Table:
    """One disaster on the track: the Plague, in the see of Bourg."""
    driver = outremer.Scripted("plague", *dice)
    return court("disasters", **{"lords": BOTH, "track": 1, "driver": driver, **written})


@pytest.mark.rule("trait.blessed", "trait.phase", "phase2.active")
def test_the_blessed_does_not_roll_for_the_plague_but_the_troops_are_halved() -> None:
    table = plague("4", "1", traits={"charles": "blessed"}, troops={(0, "bourg"): (2, 0)})
    assert place(table, "charles") == "bourg"
    assert place(table, "henri") is None  # he rolled a one
    assert is_up(table, "charles")
    assert troops(table, 0, "bourg") == (1, 0)


@pytest.mark.rule("trait.blessed", "trait.phase")
def test_the_blessed_enters_an_infected_see_unharmed_in_phase_5_too() -> None:
    table = court(
        "march",
        lords={"charles": (0, "villeneuve"), "henri": (1, "sigy")},
        troops={(0, "villeneuve"): (2, 0)},
        struck={"see-bourg": ["plague"]},
        traits={"charles": "blessed"},
        driver=outremer.Scripted(),
    )
    say(table, 0, "lead charles", "take knight 2", "go bourg")
    assert place(table, "charles") == "bourg"
    assert is_up(table, "charles")
    assert troops(table, 0, "bourg") == (1, 0)


@pytest.mark.rule("trait.cursed", "phase2.active")
@pytest.mark.parametrize(("hits", "see"), [("2", "see-bourg"), ("1", "see-sigy"), ("0", "see-sigy")])
def test_on_two_hits_of_the_cursed_a_disaster_strikes_his_see(hits: str, see: str) -> None:
    dice = outremer.Scripted("famine", hits, "4" if hits == "2" else "5")
    table = court("disasters", lords=BOTH, track=1, traits={"charles": "cursed"}, driver=dice)
    assert is_up(table, "charles")
    assert seen(table)["sees"][see]["struck"] == ["famine"]


@pytest.mark.rule("trait.cursed")
def test_without_the_cursed_no_die_is_thrown_and_everybody_knows_that_nobody_there_is() -> None:
    dice = outremer.Scripted("famine", "5")
    table = court("disasters", lords=BOTH, track=1, traits={"charles": "brave"}, driver=dice)
    assert seen(table)["sees"]["see-sigy"]["struck"] == ["famine"]
    assert table.save()["world"]["politics"]["ruled_out"]["charles"][0] == "cursed"


@pytest.mark.rule("trait.cursed")
def test_the_die_is_thrown_for_each_disaster_and_the_next_one_falls_where_its_own_die_says() -> None:
    dice = outremer.Scripted("famine", "2", "4", "rain", "1", "5")
    table = court("disasters", lords=BOTH, track=2, traits={"charles": "cursed"}, driver=dice)
    assert seen(table)["sees"]["see-bourg"]["struck"] == ["famine"]
    assert seen(table)["sees"]["see-sigy"]["struck"] == ["rain"]


@pytest.mark.rule("trait.cursed")
def test_of_a_cursed_in_saladins_prison_no_die_is_thrown() -> None:
    table = court(
        "disasters",
        lords={**BOTH, "charles": (0, "prison")},
        track=1,
        traits={"charles": "cursed"},
        options={"crusades": "yes"},
        driver=outremer.Scripted("famine", "5"),
    )
    assert seen(table)["sees"]["see-sigy"]["struck"] == ["famine"]


@pytest.mark.rule("trait.unlucky", "trait.face", "phase2.active")
@pytest.mark.parametrize("card", ["harvest", "weather"])
def test_a_card_of_another_in_the_unluckys_see_turns_the_trait_up_and_goes_back_to_the_hand(card: str) -> None:
    table = plays(traits={"charles": "unlucky"}, hands={0: [card], 1: [card], 2: ["tax"]})
    assert bar(table, 0, f"{card} see-bourg") == "trait.unlucky"  # his own player knows
    assert bar(table, 0, f"{card} see-sigy") is None
    say(table, 0, "pass")
    assert bar(table, 1, f"{card} see-bourg") is None
    say(table, 1, f"{card} see-bourg")
    assert is_up(table, "charles")
    assert hand(table, 1) == [card]
    assert seen(table, 3)["families"][1]["known"] == [card]  # all have seen it
    assert told(table, "card-returned") == [{"seat": 1, "see": "see-bourg"}]
    assert seen(table)["sees"]["see-bourg"][f"{card}s"] == 0
    assert bar(table, 1, f"{card} see-bourg") == "trait.unlucky"


@pytest.mark.rule("trait.unlucky")
def test_the_unlucky_spoils_harvests_as_a_captive_too() -> None:
    table = plays(
        lords={**LORDS, "eric": (0, "sigy")},
        captives={"charles": 1},
        traits={"charles": "unlucky"},
        hands={0: ["harvest"], 1: ["harvest"]},
    )
    see = france(table).rules.board.see_of[france(table).place(lord("charles"))]
    assert bar(table, 0, f"harvest {SEES[see]}") == "trait.unlucky"
    say(table, 0, "pass")
    say(table, 1, f"harvest {SEES[see]}")
    assert is_up(table, "charles")
    assert hand(table, 1) == ["harvest"]


# -- phase 3 ---------------------------------------------------------------------------------------------------------


def paid(**written: Any) -> outremer.Table:
    return court("coins", **{"coins": dict.fromkeys(range(4), 0), "lords": BOTH, **written})


@pytest.mark.rule("trait.charismatic", "phase3.active")
def test_the_charismatic_yields_a_coin_in_a_main_village() -> None:
    table = paid(traits={"charles": "charismatic"})
    assert coins(table, 0) == 1 + 1
    assert is_up(table, "charles")
    table = paid(traits={"charles": "charismatic"}, lords={**BOTH, "charles": (0, "st-paul")})
    assert coins(table, 0) == 1
    assert not is_up(table, "charles")


@pytest.mark.rule("trait.extravagant", "phase3.active")
def test_the_extravagant_costs_two_coins_for_each_title_that_scores_and_never_more_than_there_is() -> None:
    written: dict[str, Any] = {
        "titles": {"charles": ["duchy-bourg", "king"]},
        "walls": {"bourg": "city"},
        "lords": {**BOTH, "henri": (1, "sigy")},
        "mills": {"bourg": 2},
    }
    plain, costly = paid(**written), paid(traits={"charles": "extravagant"}, **written)
    assert coins(plain, 0) == 4 + 4
    assert coins(costly, 0) == 4 + 4 - 4
    assert is_up(costly, "charles")
    written["titles"] = {"charles": ["duchy-bourg"], "eric": ["pope", "see-bourg"]}
    written["lords"] = {**BOTH, "eric": (0, "bourg"), "henri": (1, "sigy")}
    plain, costly = paid(**written), paid(traits={"eric": "extravagant"}, **written)
    assert coins(costly, 0) == coins(plain, 0) - 2  # the Pope scores, a bishop does not
    written["mills"] = {}
    written["titles"] = {"charles": ["barony-st-paul", "king"]}
    written["lords"] = {**BOTH, "henri": (1, "sigy")}
    assert coins(paid(**written), 0) == 3
    assert coins(paid(traits={"charles": "extravagant"}, **written), 0) == 0


@pytest.mark.rule("trait.tyrant.income", "phase3.active")
def test_the_tyrant_yields_two_coins_where_he_is_and_nothing_in_captivity() -> None:
    table = paid(traits={"charles": "tyrant"}, lords={**BOTH, "henri": (1, "sigy")})
    assert coins(table, 0) == 1 + 2
    assert is_up(table, "charles")
    held = paid(traits={"charles": "tyrant"}, troops={(1, "bourg"): (1, 0)}, captives={"charles": 1})
    assert coins(held, 0) == 0
    assert not is_up(held, "charles")


@pytest.mark.rule("trait.tyrant.income", "phase3.active")
def test_the_tyrant_yields_nothing_in_a_siege() -> None:
    table = paid(
        traits={"charles": "tyrant"},
        troops={(0, "bourg"): (0, 1), (1, "bourg"): (2, 2)},
        walls={"bourg": "stronghold"},
        controllers={"bourg": 0},
        besiegers={"bourg": [1]},
    )
    assert france(table).is_besieged(france(table).place(lord("charles")))
    assert coins(table, 0) == 0
    assert not is_up(table, "charles")


def tyranny(*dice: str, **written: Any) -> outremer.Table:
    """Charles, whom all know as the Tyrant, with three footmen in Bourg, where Henri stands too."""
    return court(
        "window",
        **{
            "lords": {**BOTH, "eric": (0, "bourg")},
            "troops": {(0, "bourg"): (0, 3), (1, "bourg"): (0, 2)},
            "mills": {"bourg": 1},
            "hands": {1: ["uprising"], 2: ["uprising"], 0: ["uprising"]},
            "traits": {"charles": "tyrant"},
            "shown": ["charles"],
            "driver": outremer.Scripted(*dice),
            **written,
        },
    )


@pytest.mark.rule("trait.tyrant.uprising")
def test_an_uprising_against_the_tyrant_kills_his_men_and_him_and_nothing_else() -> None:
    table = tyranny("2")
    assert bar(table, 0, "rise-against charles") == "trait.tyrant.uprising"
    assert bar(table, 3, "rise-against charles") == "trait.tyrant.uprising"  # no card
    assert bar(table, 1, "rise-against eric") == "trait.tyrant.uprising"
    assert bar(table, 1, "uprising bourg") == "card.uprising.target"  # no tax, no famine
    say(table, 1, "rise-against charles")
    all_pass(table, "TyrantAnnounced")
    while asked_together(table)[0] == "TyrantLosses":
        say(table, 0, "lose footman")
    assert troops(table, 0, "bourg") == (0, 0)
    assert place(table, "charles") is None
    assert place(table, "eric") == place(table, "henri") == "bourg"
    assert troops(table, 1, "bourg") == (0, 2)
    assert seen(table)["villages"]["bourg"]["mills"] == 1
    assert hand(table, 1) == []


@pytest.mark.rule("trait.tyrant.uprising")
def test_others_may_add_cards_and_walls_of_his_own_protect_him() -> None:
    table = tyranny(walls={"bourg": "stronghold"}, controllers={"bourg": 0})
    say(table, 1, "rise-against charles")
    assert 2 in asked_together(table)[1]
    assert bar(table, 0, "rouse") == "trait.tyrant.uprising"
    all_pass(table, "TyrantAnnounced")
    assert told(table, "uprising-hits") == [{"village": "bourg", "hits": 0}]
    table = tyranny("0", walls={"bourg": "stronghold"}, controllers={"bourg": 0})
    say(table, 1, "rise-against charles")
    for seat in asked_together(table)[1]:
        say(table, seat, "rouse" if seat == 2 else "pass")
    all_pass(table, "TyrantAnnounced")
    assert told(table, "uprising-hits") == [{"village": "bourg", "hits": 2}]


@pytest.mark.rule("trait.tyrant.uprising", "trait.tyrant.income")
def test_a_hidden_or_captive_tyrant_is_not_risen_against() -> None:
    assert bar(tyranny(shown=[]), 1, "rise-against charles") == "trait.tyrant.uprising"
    held = tyranny(captives={"charles": 1}, troops={(1, "bourg"): (0, 2)})
    assert bar(held, 2, "rise-against charles") == "trait.tyrant.uprising"


# -- phase 4 ---------------------------------------------------------------------------------------------------------

DUKE: dict[str, Any] = {
    "lords": {"charles": (0, "bourg"), "eric": (0, "bourg"), "henri": (1, "sigy")},
    "walls": {"bourg": "stronghold"},
    "controllers": {"villeneuve": 0, "la-bussiere": 0, "st-vivien": 0},
}


@pytest.mark.rule("trait.ambitious", "phase4.active")
def test_the_ambitious_pays_two_coins_less_for_a_title_of_his_own() -> None:
    table = court("purchases", traits={"charles": "ambitious"}, coins={0: 9}, **DUKE)
    say(table, 0, "title duchy-bourg", "bear charles")
    assert titles(table, "charles") == ["duchy-bourg"]
    assert coins(table, 0) == 9 - 6
    assert is_up(table, "charles")
    table = court("purchases", traits={"charles": "ambitious"}, coins={0: 9}, **DUKE)
    say(table, 0, "title duchy-bourg", "bear eric")
    assert coins(table, 0) == 9 - 8
    assert not is_up(table, "charles")


@pytest.mark.rule("trait.ambitious", "king.grant_title")
def test_what_the_king_grants_the_ambitious_is_no_cheaper_and_gives_nothing_back() -> None:
    lords = {**DUKE["lords"], "henri": (1, "sigy")}
    table = court(
        "purchases",
        **{**DUKE, "lords": lords},
        traits={"charles": "ambitious"},
        titles={"henri": ["king"]},
        first=1,
        coins={0: 3, 1: 3},
    )
    say(table, 1, "grant duchy-bourg")
    say(table, 0, "bear charles")
    assert titles(table, "charles") == ["duchy-bourg"]
    assert (coins(table, 0), coins(table, 1)) == (3, 3)
    assert not is_up(table, "charles")


@pytest.mark.rule("trait.ambitious")
def test_with_six_coins_a_title_for_eight_is_for_the_ambitious_alone() -> None:
    assert bar(court("purchases", coins={0: 6}, **DUKE), 0, "title duchy-bourg") == "feudal_title.buy.cost"
    table = court("purchases", traits={"charles": "ambitious"}, coins={0: 6}, **DUKE)
    say(table, 0, "title duchy-bourg")
    assert titles(table, "charles") == ["duchy-bourg"]
    assert coins(table, 0) == 0
    assert is_up(table, "charles")


@pytest.mark.rule("trait.ambitious")
def test_the_hat_costs_the_ambitious_two_coins_less() -> None:
    price = france(court("purchases", **DUKE)).rules.box.biretta_price
    written: dict[str, Any] = {**DUKE, "titles": {"charles": ["see-bourg"]}, "coins": {0: price - 2}}
    assert bar(court("purchases", **written), 0, "biretta charles") == "cardinal.by_purchase"
    table = court("purchases", traits={"charles": "ambitious"}, **written)
    say(table, 0, "biretta charles")
    assert coins(table, 0) == 0
    assert is_up(table, "charles")
    assert "cardinal" in titles(table, "charles")


# -- phase 5 ---------------------------------------------------------------------------------------------------------


def marching(**written: Any) -> outremer.Table:
    lords = {"charles": (0, "bourg"), "henri": (3, "belleville")}
    return court("march", **{"lords": lords, "troops": {(0, "bourg"): (2, 2)}, **written})


@pytest.mark.rule("trait.storm", "phase5.active")
def test_the_storm_marches_through_the_rain_and_is_turned_up() -> None:
    rain: dict[str, Any] = {"struck": {"see-bourg": ["rain"]}}
    assert bar(say(marching(**rain), 0, "lead charles"), 0, "go st-vivien") == "card.heavy_rain.no_move"
    table = say(marching(traits={"charles": "storm"}, **rain), 0, "lead charles", "take knight 1")
    assert not is_up(table, "charles")
    say(table, 0, "go st-vivien")
    assert place(table, "charles") == "st-vivien"
    assert is_up(table, "charles")


@pytest.mark.rule("trait.storm", "trait.phase", "phase6.active")
def test_the_storm_fights_in_the_rain_and_being_asked_tells_nothing() -> None:
    written: dict[str, Any] = {
        "lords": BOTH,
        "troops": {(0, "bourg"): (2, 0), (1, "bourg"): (0, 1)},
        "struck": {"see-bourg": ["rain"]},
    }
    table = court("battles", traits={"charles": "storm"}, **written)
    assert asked(table) == ("Battles", 0)
    assert bar(table, 0, "attack bourg") is None
    other = court("battles", traits={"charles": "brave"}, **written)
    assert asked(other) == ("Battles", 0)  # as far as others know, he might be the Storm
    assert bar(other, 0, "attack bourg") == "card.heavy_rain.no_battle"
    assert asked(court("battles", **written))[0] != "Battles"
    say(table, 0, "attack bourg")
    assert is_up(table, "charles")


@pytest.mark.rule("trait.agile", "phase5.active")
def test_the_agile_goes_three_spaces_with_knights_only() -> None:
    table = say(marching(traits={"charles": "agile"}), 0, "lead charles", "take knight 2", "go st-vivien", "go st-paul")
    assert not is_up(table, "charles")
    say(table, 0, "go sigy")
    assert place(table, "charles") == "sigy"
    assert is_up(table, "charles")


@pytest.mark.rule("trait.agile")
@pytest.mark.parametrize("agile", ["charles", "eric"])
@pytest.mark.parametrize("company", [[], ["take knight 1", "take footman 1"], ["take knight 1", "beside eric"]])
def test_alone_or_in_other_company_the_agile_goes_two(company: list[str], agile: str) -> None:
    lords = {"charles": (0, "bourg"), "eric": (0, "bourg"), "henri": (3, "belleville")}
    table = say(marching(traits={agile: "agile"}, lords=lords), 0, "lead charles", *company)
    say(table, 0, "go st-vivien", "go st-paul")
    assert asked(table)[0] == "March"
    assert place(table, "charles") == "st-paul"


@pytest.mark.rule("trait.agile", "trait.face")
def test_that_an_army_is_asked_after_two_spaces_does_not_betray_the_agile() -> None:
    table = say(marching(traits={"charles": "brave"}), 0, "lead charles", "take knight 2", "go st-vivien", "go st-paul")
    assert asked(table) == ("Army", 0)
    assert bar(table, 0, "go sigy") == "move.lord_two"
    ruled_out = {"ruled_out": {name: ["agile"] if name == "charles" else [] for name in ALL_LORDS}}
    slow = marching(traits={"charles": "brave"}, politics=ruled_out)
    say(slow, 0, "lead charles", "take knight 2", "go st-vivien", "go st-paul")
    assert asked(slow)[0] == "March"  # everybody has seen that he is not agile
    known = marching(traits={"charles": "brave", "henri": "agile"}, shown=["henri"])
    say(known, 0, "lead charles", "take knight 2", "go st-vivien", "go st-paul")
    assert asked(known)[0] == "March"


# -- any phase: Shadow, Saint, Ordinary -----------------------------------------------------------------------------


@pytest.mark.rule("trait.shadow")
def test_the_shadow_goes_by_a_passage_without_the_card_once_a_turn_with_one_other_unit() -> None:
    rain: dict[str, Any] = {"struck": {"see-bourg": ["rain"]}}
    table = say(marching(traits={"charles": "shadow"}, **rain), 0, "lead charles", "take knight 2")
    assert bar(table, 0, "slip") == "trait.shadow"
    table = say(marching(traits={"charles": "shadow"}, **rain), 0, "lead charles", "take knight 1")
    assert bar(table, 0, "tunnel") == "card.secret_passage.by_moment"
    say(table, 0, "slip", "go st-vivien")
    assert place(table, "charles") == "st-vivien"
    assert is_up(table, "charles")
    assert bar(table, 0, "slip") == "trait.shadow"
    tired = say(marching(traits={"charles": "shadow"}, politics={"used": ["slipped"]}, **rain), 0, "lead charles")
    assert bar(tired, 0, "slip") == "trait.shadow"
    dry = say(marching(traits={"charles": "shadow"}), 0, "lead charles")
    assert bar(dry, 0, "slip") == "trait.shadow"


@pytest.mark.rule("trait.shadow")
def test_the_shadow_passes_whoever_holds_the_way() -> None:
    table = marching(
        traits={"charles": "shadow"},
        lords={"charles": (0, "bourg"), "henri": (1, "st-vivien"), "othon": (3, "belleville")},
        troops={(0, "bourg"): (1, 0), (1, "st-vivien"): (1, 0)},
    )
    say(table, 0, "lead charles", "take knight 1", "go st-vivien")
    assert bar(table, 0, "tunnel") == "card.secret_passage.by_moment"
    say(table, 0, "slip")
    assert asked(table) == ("Army", 0)
    say(table, 0, "go st-paul")
    assert place(table, "charles") == "st-paul"


@pytest.mark.rule("trait.shadow")
def test_the_shadow_slips_once_a_turn_and_again_in_the_next() -> None:
    table = marching(
        traits={"charles": "shadow"},
        lords={"charles": (0, "bourg"), "henri": (1, "st-vivien"), "othon": (3, "belleville")},
        troops={(0, "bourg"): (1, 0), (1, "st-vivien"): (1, 0), (1, "st-paul"): (1, 0)},
    )
    say(table, 0, "lead charles", "take knight 1", "go st-vivien", "slip")
    assert seen(table)["politics"]["used"] == ["slipped"]
    say(table, 0, "go st-paul")  # where somebody holds the way again
    assert bar(table, 0, "slip") == "trait.shadow"
    next_turn(table)
    assert seen(table)["politics"]["used"] == []


@pytest.mark.rule("trait.shadow")
@pytest.mark.parametrize(("knights", "rule"), [([], None), (["take knight 1"], "trait.shadow")])
def test_a_captive_is_the_one_other_unit_with_the_shadow(knights: list[str], rule: str | None) -> None:
    table = marching(
        traits={"charles": "shadow"},
        lords={"charles": (0, "bourg"), "henri": (1, "bourg"), "eric": (1, "sigy"), "othon": (3, "belleville")},
        captives={"henri": 0},
        struck={"see-bourg": ["rain"]},
    )
    say(table, 0, "lead charles", "captive henri", *knights)
    assert bar(table, 0, "slip") == rule


@pytest.mark.rule("trait.shadow", "trait.face")
@pytest.mark.parametrize("name", ["shadow", "brave"])
def test_the_shadow_foils_a_murder_and_to_be_asked_tells_nothing(name: str) -> None:
    table = court("window", lords=LORDS, troops=TROOPS, hands={1: ["assassination"]}, traits={"charles": name})
    say(table, 1, "assassinate charles")
    assert asked(table) == ("Foil", 0)  # without any card
    if name == "brave":
        assert bar(table, 0, "slip") == "trait.shadow"
        return
    say(table, 0, "slip")
    assert place(table, "charles") == "bourg"
    assert told(table, "foiled") == [{"seat": 0, "lord": "charles"}]
    assert is_up(table, "charles")


@pytest.mark.rule("trait.shadow")
def test_the_shadow_slips_out_of_a_dungeon() -> None:
    table = court(
        "window",
        lords={**BOTH, "eric": (0, "sigy")},
        troops={(1, "bourg"): (1, 0)},
        captives={"charles": 1},
        traits={"charles": "shadow"},
        hands={1: ["tax"]},
    )
    assert bar(table, 1, "vanish charles") == "trait.shadow"
    say(table, 0, "vanish charles")
    assert place(table, "charles") == "sigy"
    assert not france(table).is_captive(lord("charles"))


@pytest.mark.rule("trait.shadow")
def test_the_shadow_comes_under_walls_with_one_other_unit() -> None:
    written: dict[str, Any] = {
        "lords": BOTH,
        "walls": {"bourg": "stronghold"},
        "controllers": {"bourg": 1},
        "driver": outremer.Scripted(*["0"] * 20),
    }
    table = court(
        "battles", traits={"charles": "shadow"}, troops={(0, "bourg"): (1, 0), (1, "bourg"): (0, 3)}, **written
    )
    say(table, 0, "attack bourg")
    while asked_together(table)[0] == "Persuasion":
        say(table, asked(table)[1], "pass")
    assert asked(table) == ("Rounds", 0)
    say(table, 0, "slip")
    assert told(table, "tunnelled") == [{"seat": 0, "village": "bourg"}]
    many = court(
        "battles", traits={"charles": "shadow"}, troops={(0, "bourg"): (2, 0), (1, "bourg"): (0, 3)}, **written
    )
    say(many, 0, "attack bourg")
    while asked_together(many)[0] == "Persuasion":
        say(many, asked(many)[1], "pass")
    assert asked(many) == ("Rounds", 0)
    assert bar(many, 0, "slip") == "trait.shadow"


@pytest.mark.rule("trait.saint")
def test_the_saint_takes_a_relic_as_a_cardinal_could() -> None:
    written: dict[str, Any] = {"lords": LORDS, "troops": TROOPS, "hands": {1: ["tax"]}, "options": {"relics": "yes"}}
    assert bar(court("window", **written), 0, "take-relic charles") == "relic.take"
    table = court("window", traits={"charles": "saint"}, driver=outremer.Scripted("lance"), **written)
    say(table, 0, "take-relic charles")
    assert seen(table)["relics"]["lance"] == {"lord": "charles"}
    assert is_up(table, "charles")
    pope = court(
        "window",
        traits={"charles": "saint"},
        titles={"charles": ["pope"]},
        driver=outremer.Scripted("lance"),
        **written,
    )
    say(pope, 0, "take-relic charles")
    assert not is_up(pope, "charles")  # he needs no trait for it
    bishop = court(
        "window",
        traits={"charles": "saint"},
        titles={"charles": ["see-bourg"]},
        driver=outremer.Scripted("lance"),
        **written,
    )
    say(bishop, 0, "take-relic charles")
    assert not is_up(bishop, "charles")  # nor in his own see


@pytest.mark.rule("trait.saint", "trait.ordinary")
def test_the_ordinary_and_without_relics_the_saint_change_nothing() -> None:
    written: dict[str, Any] = {"lords": BOTH, "troops": {(0, "bourg"): (2, 2), (1, "bourg"): (1, 1)}, "coins": {0: 9}}
    for at in ("weddings", "purchases", "march", "battles"):
        menus = [
            [str(move) for move in court(at, traits={"charles": name}, **written).moves(0) if move.verb != "turn-up"]
            for name in ("ordinary", "saint")
        ]
        assert menus[0] == menus[1]
        assert menus[0] == [str(move) for move in court(at, **written).moves(0)]


@pytest.mark.rule("trait.extravagant", "teutonic_master.vp", "templar_master.vp")
@pytest.mark.parametrize(
    ("order", "title", "piece"), [("teutonic", "teutonic", {"reserve": [0]}), ("templars", "templar", {})]
)
def test_a_grand_masters_title_costs_the_extravagant_too(order: str, title: str, piece: dict[str, Any]) -> None:
    written: dict[str, Any] = {
        "lords": {"charles": (0, "bourg"), "henri": (1, "sigy")},
        "mills": {"bourg": 2},
        "titles": {"charles": [title, f"{title}-master"]},
        "options": {order: "yes"},
        "pieces": {order: piece},
        "coins": dict.fromkeys(range(4), 0),
    }
    assert coins(court("coins", **written), 0) == 5
    assert coins(court("coins", traits={"charles": "extravagant"}, **written), 0) == 5 - 2


@pytest.mark.rule("trait.cursed", "trait.cursed.outremer")
def test_a_curse_overseas_strikes_no_see() -> None:
    table = court("disasters", lords=BOTH, traits={"charles": "cursed"}, options={"crusades": "yes"})
    g = france(table).twin()
    g.lord[PLACE + lord("charles")] = VILLAGE_COUNT
    curse = CurseRolled(lord("charles"))
    curse.rolled(g, 2)
    assert court_of(g).fated == SEE_COUNT
    disasters = Disasters(kind=0)
    assert disasters.see_odds(g) == [0, 0, 0, 0, 0, 1]
    g.track = 1
    disasters.rolled(g, SEE_COUNT)
    assert g.see[STRUCK_BY : STRUCK_BY + SEE_COUNT] == [0] * SEE_COUNT
    curse.rolled(g, 1)
    court_of(g).fated = -1
    assert disasters.see_odds(g) == [1] * 6
