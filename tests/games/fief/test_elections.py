"""Elections: who stands, who votes with how much, what is seen when, and what it takes to win."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.ballot import NO_CANDIDATE, Ballot
from outremer.games.fief.deaths import kill
from outremer.games.fief.offices import Bishop, Crown, Papacy
from outremer.games.fief.vocabulary import BY_JUSTICE
from outremer.games.fief.windows import MarkersPlaced
from outremer.kernel.blanks import NOBODY
from tests.games.fief.position import france, lord, map_with, next_turn, position, title, titles
from tests.games.talking import asked, bar, free, say, told

TOURNUS = 1  # the see: chateauneuf, mazilles, st-andromy, and tournus, its largest village
MEN = {"charles": (0, "tournus"), "henri": (1, "mazilles"), "philippe": (2, "chateauneuf")}
VILLAGES = {(1, "st-andromy"): (0, 1)}


def see_of_tournus(**written: Any) -> outremer.Table:
    """Votes: two of seat 0, two of seat 1, one of seat 2; seat 3 has none."""
    return position("bishops", **{"lords": MEN, "troops": VILLAGES, **written})


def ballot(table: outremer.Table, *nominees: str) -> outremer.Table:
    """Each of the first seats puts forward one, as named."""
    for name in nominees:
        seat = asked(table)[1]
        say(table, seat, "pass" if name == "pass" else f"nominate {name}")
    return table


def voters(table: outremer.Table) -> list[int]:
    assert isinstance(table.need, outremer.Ask)
    assert table.need.form == "Ballot"
    return list(table.need.seats)


# -- nominations -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("election.nominate", "phase1.turn_order")
def test_each_in_turn_order_puts_forward_one_of_the_own_lords_or_nobody() -> None:
    table = see_of_tournus(first=1)
    assert asked(table) == ("Nominations", 1)
    assert bar(table, 0, "nominate charles") == "phase1.turn_order"
    assert bar(table, 1, "nominate charles") == "election.nominate"
    ballot(table, "henri", "pass", "charles")
    assert voters(table) == [0, 1, 2]
    assert free(table, 2, "vote") == [
        f"{white} {black}" for white in ("charles", "henri", "nobody") for black in ("charles", "henri", "nobody")
    ]


@pytest.mark.rule("election.bishop.votes.largest_village", "election.bishop.votes.other_village")
def test_all_see_the_votes_by_right_while_candidates_are_put_forward() -> None:
    table = see_of_tournus()
    for seat in (0, 3, None):
        shown = table.view(seat)["forms"][-1]
        assert (shown["form"], shown["rights"]) == ("Nominations", [2, 2, 1, 0])
    ballot(table, "charles", "henri", "pass")
    assert table.view(None)["forms"][-1]["rights"] == [2, 2, 1, 0]


@pytest.mark.rule("election.nominate")
def test_without_a_nominee_nobody_votes() -> None:
    table = ballot(see_of_tournus(), "pass", "pass", "pass")
    assert told(table, "nobody-elected") == [{"title": "see-tournus"}]
    assert france(table).phase == 2


@pytest.mark.rule("election.bishop.condition")
def test_a_see_with_an_uncontrolled_village_or_a_bishop_elects_none() -> None:
    assert asked(see_of_tournus(troops={}))[0] != "Nominations"
    lords = {**MEN, "eric": (3, "blaye")}
    assert asked(see_of_tournus(lords=lords, titles={"eric": ["see-tournus"]}))[0] != "Nominations"


@pytest.mark.rule("election.bishop.condition", "phase1.steps.order")
def test_sees_elect_in_the_order_of_their_numbers_then_the_pope_then_the_king() -> None:
    troops = {**VILLAGES, (3, "bourg"): (0, 1), (3, "st-vivien"): (0, 1), (3, "les-essarts"): (0, 1)}
    troops[3, "marcamps"] = (0, 1)
    clergy = {"eric": (3, "blaye"), "othon": (3, "blaye"), "lambert": (2, "epervier"), "isabelle": (1, "mazilles")}
    held = {
        "eric": ["see-blaye", "cardinal"],
        "othon": ["see-sigy", "cardinal"],
        "lambert": ["county-sennecy"],
    }
    table = position("weddings", lords={**MEN, **clergy}, troops=troops, titles=held)
    assert asked(table) == ("Weddings", 0)
    while isinstance(table.need, outremer.Ask) and france(table).phase == 1:
        seat = table.need.seats[0]
        forms = ("Weddings", "Nominations")
        say(table, seat, "pass" if table.need.form in forms else "vote nobody nobody")
    assert [one["title"] for one in told(table, "election-held")] == ["see-tournus", "see-bourg", "pope", "king"]


@pytest.mark.rule("election.bishop.candidate", "excommunicated.no_election", "prisoner.no_election")
def test_a_bishop_is_an_unmarried_free_man_who_is_neither_bishop_nor_king_nor_excommunicated() -> None:
    lords = {
        **MEN,
        "isabelle": (0, "tournus"),
        "arthur": (0, "tournus"),
        "baudoin": (0, "tournus"),
        "jeanne": (1, "mazilles"),
        "eric": (1, "mazilles"),
        "othon": (1, "mazilles"),
        "thierry": (2, "chateauneuf"),
    }
    table = see_of_tournus(
        lords=lords,
        spouses={"arthur": "jeanne"},
        titles={"baudoin": ["king"], "othon": ["see-sigy"], "charles": ["barony-mazilles"]},
        captives={"eric": 0},
        troops={**VILLAGES, (0, "mazilles"): (0, 1)},
        excommunicated="thierry",
    )
    assert free(table, 0, "nominate") == ["charles"]
    for name in ("isabelle", "arthur", "baudoin"):
        assert bar(table, 0, f"nominate {name}") == "election.bishop.candidate"
    ballot(table, "pass")
    assert bar(table, 1, "nominate othon") == "election.bishop.candidate"
    assert bar(table, 1, "nominate eric") == "prisoner.no_election"
    ballot(table, "pass")
    assert bar(table, 2, "nominate thierry") == "excommunicated.no_election"


# -- votes by right --------------------------------------------------------------------------------------------------


@pytest.mark.rule("election.bishop.votes.largest_village", "election.bishop.votes.other_village")
def test_the_largest_village_gives_two_votes_and_every_other_one() -> None:
    g = map_with(lords=MEN, troops=VILLAGES)
    assert [Bishop(TOURNUS).votes(g, seat) for seat in range(4)] == [2, 2, 1, 0]


@pytest.mark.rule("election.bishop.votes.bishop", "election.bishop.votes.cardinal", "election.bishop.votes.pope")
def test_clerics_vote_for_a_bishop_once_each_at_their_highest_rank() -> None:
    lords = {"charles": (0, "blaye"), "henri": (1, "sigy"), "eric": (2, "bourg"), "othon": (3, "bourg")}
    held = {
        "charles": ["see-blaye"],
        "henri": ["see-sigy", "cardinal"],
        "eric": ["see-bourg", "pope", "cardinal"],
        "othon": ["see-st-gerome"],
    }
    g = map_with(lords=lords, titles=held, flags={"charles": ["senior"]})
    assert [Bishop(TOURNUS).votes(g, seat) for seat in range(4)] == [2, 3, 3, 0]
    g = map_with(lords=lords, titles=held, flags={"charles": ["senior"]}, options={"seniority": "all"})
    assert [Bishop(TOURNUS).votes(g, seat) for seat in range(4)] == [2, 0, 0, 0]


@pytest.mark.rule("election.bishop.votes.bishop")
def test_a_bishop_of_this_turn_votes_only_in_the_next() -> None:
    table = ballot(see_of_tournus(), "charles", "pass", "pass")
    for seat in (0, 1, 2):
        say(table, seat, "vote charles nobody")
    assert titles(table, "charles") == ["see-tournus"]
    g = france(table)
    assert Bishop(0).votes(g, 0) == 0
    next_turn(table)
    assert Bishop(0).votes(france(table), 0) == 2


@pytest.mark.rule("excommunicated.no_election", "prisoner.no_election")
def test_captive_and_excommunicated_lords_give_no_vote() -> None:
    lords = {"charles": (0, "blaye"), "henri": (1, "sigy")}
    held = {"charles": ["county-sigy"], "henri": ["duchy-bourg"]}
    g = map_with(lords=lords, titles=held, captives={"charles": 1}, troops={(1, "blaye"): (0, 1)})
    assert [Crown().votes(g, seat) for seat in range(2)] == [0, 1]
    g = map_with(lords=lords, titles=held, excommunicated="henri")
    assert [Crown().votes(g, seat) for seat in range(2)] == [1, 0]


# -- the ballot ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("election.vote.tokens")
def test_only_who_has_votes_is_asked_and_papers_are_secret() -> None:
    table = ballot(see_of_tournus(), "charles", "henri", "pass")
    assert voters(table) == [0, 1, 2]
    assert bar(table, 3, "vote charles charles") == "election.vote.tokens"
    say(table, 1, "vote charles henri")
    assert voters(table) == [0, 2]
    assert "vote charles henri" in table.record(1)
    assert "vote charles henri" not in table.record(0)
    form = table.view(0)["forms"][-1]
    assert form["markers"] == {}
    assert "my_white" not in form
    assert (table.view(1)["forms"][-1]["my_white"], table.view(1)["forms"][-1]["my_black"]) == ("charles", "henri")
    assert bar(table, 0, "vote philippe nobody") == "election.vote.tokens"


@pytest.mark.rule("election.vote.tokens", "election.vote.reveal")
def test_markers_are_shown_without_colours_then_all_at_once_with_them() -> None:
    table = ballot(see_of_tournus(), "charles", "henri", "pass")
    say(table, 1, "vote henri charles")
    say(table, 0, "vote charles charles")
    assert told(table, "marker-placed") == []
    say(table, 2, "vote nobody charles")
    placed = [(one["seat"], one["lord"]) for one in told(table, "marker-placed")]
    assert placed == [(0, "charles"), (0, "charles"), (1, "charles"), (1, "henri"), (2, "charles")]
    names = [event.name for event in table.events(3)]
    assert names.index("votes-revealed") > max(at for at, name in enumerate(names) if name == "marker-placed")


@pytest.mark.rule("election.vote.white", "election.vote.black", "election.bishop.majority")
def test_white_gives_all_votes_and_black_none() -> None:
    table = ballot(see_of_tournus(), "charles", "henri", "pass")
    say(table, 0, "vote charles henri")
    say(table, 1, "vote henri charles")
    say(table, 2, "vote henri charles")
    shown = [(one["seat"], one["lord"], one["votes"]) for one in told(table, "votes-revealed")]
    assert shown == [(0, "charles", 2), (1, "henri", 2), (2, "henri", 1)]
    assert told(table, "elected") == [{"lord": "henri", "title": "see-tournus", "votes": 3}]
    assert titles(table, "henri") == ["see-tournus"]


@pytest.mark.rule("election.majority_kinds")
def test_on_a_tie_the_office_stays_vacant() -> None:
    table = ballot(see_of_tournus(), "charles", "henri", "pass")
    say(table, 0, "vote charles nobody")
    say(table, 1, "vote henri nobody")
    say(table, 2, "vote nobody charles")
    assert told(table, "nobody-elected") == [{"title": "see-tournus"}]
    assert titles(table, "charles") == titles(table, "henri") == []


@pytest.mark.rule("election.majority_kinds")
def test_without_a_single_vote_nobody_is_elected() -> None:
    table = ballot(see_of_tournus(), "charles", "pass", "pass")
    for seat in (0, 1, 2):
        say(table, seat, "vote nobody charles")
    assert told(table, "nobody-elected") == [{"title": "see-tournus"}]


def test_the_death_of_a_candidate_voids_all_papers() -> None:
    table = ballot(see_of_tournus(lords={**MEN, "eric": (1, "mazilles")}), "charles", "henri", "pass")
    say(table, 1, "vote henri henri")
    kill(france(table), lord("henri"), BY_JUSTICE)
    table.kernel.settle()
    assert voters(table) == [0, 1, 2]
    say(table, 0, "vote charles nobody")
    assert told(table, "ballot-void") == [{"title": "see-tournus"}]
    assert voters(table) == [1, 2]


def test_when_the_last_candidate_dies_nobody_is_elected() -> None:
    table = ballot(see_of_tournus(lords={**MEN, "eric": (1, "mazilles")}), "pass", "henri", "pass")
    kill(france(table), lord("henri"), BY_JUSTICE)
    table.kernel.settle()
    assert told(table, "nobody-elected") == [{"title": "see-tournus"}]
    assert france(table).phase == 2


# -- the Pope --------------------------------------------------------------------------------------------------------

CLERGY = {"charles": (0, "blaye"), "henri": (1, "sigy"), "eric": (2, "bourg"), "othon": (3, "pugnac")}
HATS = {"charles": ["see-blaye", "cardinal", "duchy-blaye"], "henri": ["see-sigy", "cardinal"], "eric": ["see-bourg"]}


@pytest.mark.rule("election.pope.condition")
def test_a_pope_is_elected_only_by_two_cardinals_who_are_free() -> None:
    guard = {(1, "blaye"): (0, 1)}
    assert asked(position("pope", lords=CLERGY, titles=HATS))[0] == "Nominations"
    assert asked(position("pope", lords=CLERGY, titles=HATS, captives={"charles": 1}, troops=guard))[0] == "Draws"
    one_hat = {**HATS, "henri": ["see-sigy"]}
    assert asked(position("pope", lords=CLERGY, titles=one_hat))[0] == "Draws"
    elected = {**HATS, "eric": ["see-bourg", "pope"]}
    assert not Papacy().is_open(map_with(lords=CLERGY, titles=elected))


@pytest.mark.rule("election.pope.candidate", "bishop.can_rise")
def test_bishops_and_cardinals_may_become_pope_and_nobody_else() -> None:
    table = position("pope", lords=CLERGY, titles=HATS)
    ballot(table, "charles", "henri")
    assert free(table, 2, "nominate") == ["eric"]
    ballot(table, "eric")
    assert voters(table) == [0, 1]
    g = map_with(lords=CLERGY, titles=HATS, excommunicated="eric")
    assert Papacy().no_candidate(g, lord("eric")) == "excommunicated.no_election"
    assert Papacy().no_candidate(g, lord("othon")) == "election.pope.candidate"


@pytest.mark.rule("election.pope.votes", "election.pope.majority", "election.majority_kinds")
def test_a_pope_needs_more_than_half_of_all_cardinals() -> None:
    table = position("pope", lords=CLERGY, titles=HATS)
    assert table.view(None)["forms"][-1]["rights"] == [1, 1, 0, 0]
    ballot(table, "charles", "henri", "eric")
    say(table, 0, "vote eric nobody")
    say(table, 1, "vote nobody eric")
    assert told(table, "nobody-elected")[0] == {"title": "pope"}
    assert titles(table, "eric") == ["see-bourg"]
    table = ballot(position("pope", lords=CLERGY, titles=HATS), "charles", "henri", "eric")
    say(table, 0, "vote eric nobody")
    say(table, 1, "vote eric nobody")
    assert titles(table, "eric") == ["see-bourg", "pope"]


@pytest.mark.rule("pope.keeps_titles")
@pytest.mark.parametrize("keeps", ["yes", "no"])
def test_a_pope_keeps_his_titles_and_by_default_his_hat(keeps: str) -> None:
    table = position("pope", lords=CLERGY, titles=HATS, options={"pope_keeps_hat": keeps})
    ballot(table, "charles", "pass", "pass")
    say(table, 0, "vote charles nobody")
    say(table, 1, "vote charles nobody")
    hat = ["cardinal"] if keeps == "yes" else []
    assert titles(table, "charles") == ["duchy-blaye", "see-blaye", "pope", *hat]


# -- the King --------------------------------------------------------------------------------------------------------

PEERS = {"arthur": (0, "blaye"), "baudoin": (1, "sigy"), "isabelle": (1, "sigy"), "eric": (2, "bourg")}
PEERAGE = {"arthur": ["duchy-blaye"], "baudoin": ["county-sigy"], "eric": ["see-bourg", "cardinal"]}


@pytest.mark.rule("election.king.condition")
def test_a_king_is_elected_among_three_titled_lords_with_two_bishops_or_a_prelate() -> None:
    office = Crown()
    assert office.is_open(map_with(lords=PEERS, titles=PEERAGE))
    assert not office.is_open(map_with(lords=PEERS, titles={**PEERAGE, "eric": ["see-bourg"]}))
    two_bishops = {**PEERAGE, "eric": ["see-bourg"], "baudoin": ["see-sigy"]}
    assert office.is_open(map_with(lords=PEERS, titles=two_bishops))
    assert not office.is_open(map_with(lords=PEERS, titles={"arthur": ["duchy-blaye"], "eric": PEERAGE["eric"]}))
    arc = {"arthur": ["duchy-blaye"], "isabelle": ["arc"], "eric": PEERAGE["eric"]}
    assert not office.is_open(map_with(lords=PEERS, titles=arc))
    captive = map_with(lords=PEERS, titles=PEERAGE, captives={"arthur": 1}, troops={(1, "blaye"): (0, 1)})
    assert office.is_open(captive)
    assert not office.is_open(map_with(lords=PEERS, titles={**PEERAGE, "arthur": ["king"]}))


@pytest.mark.rule("election.king.candidate")
def test_a_king_is_a_titled_man_who_is_no_cleric() -> None:
    lords = {**PEERS, "quentin": (0, "blaye"), "othon": (0, "blaye")}
    table = position("king", lords=lords, titles={**PEERAGE, "isabelle": ["duchy-bourg"], "othon": ["see-sigy"]})
    assert free(table, 0, "nominate") == ["arthur"]
    assert bar(table, 0, "nominate quentin") == "election.king.candidate"
    assert bar(table, 0, "nominate othon") == "election.king.candidate"
    ballot(table, "pass")
    assert bar(table, 1, "nominate isabelle") == "election.king.candidate"
    assert bar(table, 1, "nominate baudoin") is None


@pytest.mark.rule("election.king.votes", "election.king.votes.clergy")
def test_each_titled_lord_has_one_vote_for_the_king_whatever_the_titles() -> None:
    held = {
        "arthur": ["duchy-blaye", "county-sennecy"],
        "baudoin": ["see-sigy"],
        "isabelle": ["duchy-bourg"],
        "eric": ["see-bourg", "cardinal", "pope"],
    }
    g = map_with(lords={**PEERS, "jeanne": (3, "pugnac")}, titles={**held, "jeanne": ["arc"]})
    assert [Crown().votes(g, seat) for seat in range(4)] == [1, 2, 1, 0]


@pytest.mark.rule("election.king.majority", "king.keeps_titles")
def test_a_king_needs_three_votes_and_keeps_his_titles() -> None:
    table = ballot(position("king", lords=PEERS, titles=PEERAGE), "arthur", "pass")
    say(table, 0, "vote arthur nobody")
    say(table, 1, "vote nobody nobody")
    say(table, 2, "vote arthur nobody")
    assert told(table, "nobody-elected") == [{"title": "king"}]
    table = ballot(position("king", lords=PEERS, titles=PEERAGE), "arthur", "pass")
    for seat in (0, 1, 2):
        say(table, seat, "vote arthur nobody")
    assert titles(table, "arthur") == ["duchy-blaye", "king"]


@pytest.mark.rule("election.king.clerical_backing")
@pytest.mark.parametrize(
    ("held", "is_backed"),
    [
        (["see-bourg"], False),
        (["see-bourg", "cardinal"], True),
        (["see-bourg", "pope"], True),
    ],
)
def test_without_two_bishops_or_a_prelate_behind_him_nobody_is_king(held: list[str], is_backed: bool) -> None:
    lords = {**PEERS, "othon": (2, "bourg"), "thierry": (3, "pugnac")}
    peerage = {**PEERAGE, "eric": held, "othon": ["duchy-bourg"], "thierry": ["see-st-gerome", "cardinal"]}
    table = ballot(position("king", lords=lords, titles=peerage), "arthur", "pass", "pass")
    say(table, 0, "vote arthur nobody")
    say(table, 1, "vote arthur nobody")
    say(table, 2, "vote arthur nobody")
    say(table, 3, "vote nobody nobody")
    assert ("king" in titles(table, "arthur")) == is_backed


@pytest.mark.rule("election.king.clerical_backing")
def test_two_bishops_of_one_family_or_of_two_back_a_king() -> None:
    lords = {**PEERS, "othon": (0, "blaye")}
    peerage = {**PEERAGE, "eric": ["see-bourg"], "othon": ["see-sigy"]}
    table = ballot(position("king", lords=lords, titles=peerage), "arthur", "pass")
    for seat in (0, 1, 2):
        say(table, seat, "vote arthur nobody")
    assert "king" in titles(table, "arthur")


@pytest.mark.rule("election.king.clerical_backing", "prisoner.no_election")
def test_a_captive_prelate_backs_nobody() -> None:
    lords = {**PEERS, "othon": (2, "bourg"), "thierry": (3, "pugnac")}
    peerage = {**PEERAGE, "othon": ["duchy-bourg"], "thierry": ["county-tournus"]}
    guard = {(3, "bourg"): (0, 1)}
    table = position("king", lords=lords, titles=peerage, captives={"eric": 3}, troops=guard)
    ballot(table, "arthur", "pass", "pass", "pass")
    for seat in range(4):
        say(table, seat, "vote arthur nobody")
    assert told(table, "votes-revealed")[-1]["votes"] == 1
    assert told(table, "nobody-elected") == [{"title": "king"}]


@pytest.mark.rule("queen.by_husband")
def test_the_wife_of_whoever_becomes_king_is_queen() -> None:
    table = position("king", lords=PEERS, titles=PEERAGE, spouses={"arthur": "isabelle"})
    ballot(table, "arthur", "pass")
    for seat in (0, 1, 2):
        say(table, seat, "vote arthur nobody")
    assert titles(table, "isabelle") == ["queen"]


@pytest.mark.rule("regent.privileges")
def test_a_regent_rules_until_a_king_is_elected_in_a_later_turn() -> None:
    held = {**PEERAGE, "isabelle": ["regent"]}
    assert not Crown().is_open(map_with(lords=PEERS, titles=held))
    table = position("king", lords=PEERS, titles=held, flags={"isabelle": ["senior"]})
    ballot(table, "arthur", "pass")
    for seat in (0, 1, 2):
        say(table, seat, "vote arthur nobody")
    assert titles(table, "isabelle") == []
    assert "king" in titles(table, "arthur")


@pytest.mark.rule("excommunicated.no_election")
def test_an_excommunication_in_the_middle_of_a_ballot_voids_all_papers() -> None:
    lords = {**MEN, "eric": (3, "blaye")}
    table = ballot(see_of_tournus(lords=lords, titles={"eric": ["see-blaye", "pope"]}), "charles", "henri", "pass")
    assert voters(table) == [0, 1, 2, 3]
    say(table, 0, "vote charles nobody")
    say(table, 3, "excommunicate charles")
    assert voters(table) == [0, 1, 2, 3]
    assert bar(table, 1, "vote charles nobody") == "excommunicated.no_election"
    assert free(table, 1, "vote") == ["henri henri", "henri nobody", "nobody henri", "nobody nobody"]


def test_what_happens_between_markers_and_colours_voids_them_too() -> None:
    g = map_with(lords=MEN, troops={**VILLAGES, (1, "mazilles"): (0, 1)})
    laid = [lord("charles"), lord("henri"), NO_CANDIDATE, NOBODY, NOBODY, NOBODY]
    form = Ballot(
        title("see-tournus"),
        1 << lord("charles") | 1 << lord("henri"),
        [2, 2, 1, 0, 0, 0],
        laid[:],
        laid[:],
        placed=True,
    )
    assert form.glimpse(g, None)["markers"] == {"0": ["charles"] * 2, "1": ["henri"] * 2, "2": [], "3": []}
    kill(g, lord("henri"), BY_JUSTICE)
    form.returned(g, MarkersPlaced([NOBODY] * 6))
    assert not form.closed
    assert form.glimpse(g, 0) == {"markers": {}}
    assert form.standing == 1 << lord("charles")


def test_before_the_markers_lie_any_paper_may_be_redealt_and_then_only_their_colours() -> None:
    g = map_with(lords=MEN, troops=VILLAGES)
    charles, henri = lord("charles"), lord("henri")
    for placed, papers in ((False, 9), (True, 2)):
        found = set()
        for seed in range(60):
            white, black = [charles, henri, *[NOBODY] * 4], [charles, charles, *[NOBODY] * 4]
            form = Ballot(title("see-tournus"), 1 << charles | 1 << henri, [2, 2, 1, 0, 0, 0], white, black, placed)
            form.redeal(g, 0, outremer.Seeded(seed))
            assert (form.white[0], form.black[0]) == (charles, charles)
            found.add((form.white[1], form.black[1]))
        assert len(found) == papers
