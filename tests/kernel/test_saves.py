"""Clones and saves: equal, independent, checked field by field, and never half loaded."""

import json
from typing import Any, ClassVar

import pytest

import outremer
from outremer import BadSave, Table
from outremer.kernel.blanks import Blank, Flag, Number
from outremer.kernel.forms import Need, ask
from outremer.table.saves import position
from tests.kernel.court_forms import Election
from tests.kernel.court_world import CARDS, LORDS, Court, CourtRules
from tests.kernel.faults import planted
from tests.kernel.positions import BATTLE, CORONATION, ELECTION, asked, court, court_save, seen_by, top


def loaded_again(table: Table) -> Table:
    return outremer.load(json.loads(json.dumps(table.save())))


def in_mid_decision() -> Table:
    """A dagger is drawn while a dagger is drawn while half the votes are in."""
    table = court([["passage"], ["dagger"], ["dagger"]])
    table.play(1, "vote odo")
    table.play(2, "assassinate odo")
    table.play(1, "assassinate odo")
    return table


def test_a_clone_is_equal_and_independent() -> None:
    table = in_mid_decision()
    twin = table.clone()
    assert twin.save() == table.save()
    assert [seen_by(twin, seat) for seat in range(3)] == [seen_by(table, seat) for seat in range(3)]
    before = table.save()
    twin.play(0, "foil")
    assert table.save() == before
    assert twin.save() != before
    table.play(0, "pass")
    assert twin.kernel.world.alive[0] == 1


def test_a_clone_has_the_same_future() -> None:
    table = outremer.new("court", seed="future")
    twin = table.clone()
    for one in (table, twin):
        while not one.over:
            one.play(asked(one)[0], one.moves(asked(one)[0])[0])
    assert twin.record() == table.record()


def test_asking_changes_nothing() -> None:
    table = in_mid_decision()
    before = table.save()
    for seat in range(3):
        seen_by(table, seat)
        table.redeal(seat, outremer.Seeded(seat))
        table.may_undo(seat)
    repr(table)
    table.view(None)
    table.result()
    assert table.save() == before


def test_a_table_saved_in_mid_decision_is_the_same_table_asides_and_story_included() -> None:
    table = in_mid_decision()
    again = loaded_again(table)
    assert [form.get("aside", False) for form in table.save()["stack"]] == [False] * 4 + [True, True]
    assert again.save() == table.save()
    assert again.hash() == table.hash()
    assert [seen_by(again, seat) for seat in range(3)] == [seen_by(table, seat) for seat in range(3)]
    for one in (table, again):
        one.play(0, "pass")
        one.roll("1")
    assert top(again) == "Ballot"
    assert again.hash() == table.hash()


def test_each_kind_of_driver_survives_a_save() -> None:
    seeded = outremer.new("court", 3, seed="x")
    again = loaded_again(seeded)
    for one in (seeded, again):
        while not one.over:
            one.play(asked(one)[0], one.moves(asked(one)[0])[-1])
    assert again.hash() == seeded.hash()

    scripted = loaded_again(outremer.new("court", 3, driver=outremer.Scripted("alms", "alms", "alms", 3, "4")))
    assert isinstance(scripted.driver, outremer.Scripted)
    assert scripted.driver.answers == [3, "4"]

    by_hand = loaded_again(outremer.new("court", 3, by_hand=True))
    assert by_hand.driver is None
    assert isinstance(by_hand.need, outremer.Roll)

    assert isinstance(loaded_again(outremer.new("court", 3)).driver, outremer.Entropy)
    own = outremer.Seeded("the server's own")
    assert outremer.load(by_hand.save(), driver=own).driver is own


def test_a_save_is_plain_json_that_shares_nothing_with_the_table() -> None:
    table = in_mid_decision()
    saved = table.save()
    assert json.loads(json.dumps(saved)) == saved
    saved["world"]["alive"]["odo"] = False
    assert table.kernel.world.alive[0] == 1


def edited(change: dict[str, Any], stack: list[dict[str, Any]] = ELECTION, **world: Any) -> dict[str, Any]:
    saved = court_save([["dagger"], [], ["ruse"]], stack)
    saved["world"].update(world)
    saved.update(change)
    return saved


def without(name: str) -> dict[str, Any]:
    saved = edited({})
    del saved["world"][name]
    return saved


REIGN: dict[str, Any] = {"form": "Reign"}
BALLOT: dict[str, Any] = {"form": "Ballot", "votes": [None] * 3, "standing": LORDS[:5], "final": False}
STRIKE: dict[str, Any] = {"form": "Assassination", "by": 0, "victim": "bertha", "warned": False, "over": False}


@pytest.mark.parametrize(
    ("saved", "sentence"),
    [
        (edited({"outremer": 3}), "outremer: saved in format 3 by a newer Outremer; use that one"),
        (edited({"outremer": "two"}), "outremer: must be 2; this is not a saved table"),
        (
            edited({"outremer": 1}),
            "outremer: saved by a version before 0.2, whose saves are not read; finish",
        ),
        (edited({"colour": 3}), "colour: there is no such field; the fields are outremer, game,"),
        (edited({"game": "chess"}), "there is no game 'chess'"),
        (edited({"rules": 0}), "rules: saved under version 0 of court; this program plays 1"),
        (edited({"seats": "3"}), "seats: must be a whole number, not '3'"),
        (edited({"seats": 9}), "court is for 3 to 4 players, not 9"),
        (edited({"options": {"edition": "fr"}}), "the option edition of court cannot be 'fr'; it is one of it, de"),
        (edited({"options": ["it"]}), "options: must be an object of names and choices"),
        (edited({"data": {"x": 1}}), "court takes no data file"),
        (edited({"driver": {"drawn": 3}}), "driver: must be 'by hand', or hold a seed"),
        (edited({"driver": {"seed": 1, "drawn": -1}}), "driver.drawn: must be a whole number from 0 to"),
        (edited({"driver": {"script": [1.5]}}), "driver.script: must be a list of numbers and words"),
        (edited({"record": "none"}), "record: must be a list of lines"),
        (edited({"begun_at": 3}), "begun_at: must be an object"),
        (edited({"world": None}), "world: must be an object with the fields of the position"),
        (edited({"stack": {}}), "stack: must be a list of forms, the lowest first"),
        (without("alive"), "world.alive: is missing"),
        (edited({}, camels=3), "world.camels: there is no such field; the fields are season, alive"),
        (edited({}, season="spring"), "world.season: must be a whole number from 0 to 9, not 'spring'"),
        (edited({}, season=True), "world.season: must be a whole number from 0 to 9, not True"),
        (edited({}, season=10), "world.season: must be a whole number from 0 to 9, not 10"),
        (edited({}, points=[1, 1]), "world.points: must have 3 entries, not 2"),
        (edited({}, points=[1, 1, 100]), "world.points[2]: must be a whole number from 0 to 99, not 100"),
        (edited({}, points="all"), "world.points: must be a list, not 'all'"),
        (edited({}, alive=dict.fromkeys(LORDS, 1)), "world.alive.odo: must be true or false, not 1"),
        (edited({}, alive={"odo": True}), "world.alive.hugh: is missing"),
        (edited({}, alive="all"), "world.alive: must be an object with odo, hugh, bertha, ivo, joan, maud, not 'all'"),
        (edited({}, bishop=2), "world.bishop: must be one of odo, hugh, bertha, ivo, joan, maud or null, not 2"),
        (edited({}, deck=dict(zip(CARDS, [4, 3, 2, 4], strict=True))), "world: there must be 4 dagger cards in all"),
        (edited({}, fallen={"knight": 1, "footman": 0}), "world: there must be 3 men of kind knight in all, but"),
        (edited({}, [REIGN, {"form": "Camel"}]), "stack[1]: 'Camel' is no form of court; its forms are Reign, Season"),
        (edited({}, [REIGN, {"form": ["Season"]}]), "stack[1]: ['Season'] is no form of court"),
        (edited({}, [{"form": "Season", "at": ""}]), "stack[0]: must be Reign, which lies at the bottom, not Season"),
        (edited({}, [REIGN, BALLOT]), "stack[0]: Reign calls for Season now, but Ballot lies on it"),
        (edited({}, [REIGN, STRIKE]), "stack[0]: Reign calls for Season now, but Assassination lies on it"),
        (edited({}, [{**STRIKE, "aside": True}]), "stack[0]: an aside cannot lie at the bottom"),
        (edited({}, [*ELECTION, {**BALLOT, "aside": True}]), "stack[3]: Ballot is never an aside"),
        (edited({}, [*ELECTION, {**BALLOT, "aside": 1}]), "stack[3].aside: must be true or false, not 1"),
        (edited({}, [*CORONATION, {**STRIKE, "aside": True}]), "no aside can lie on Coronation, which is sealed"),
        (edited({}, [*ELECTION, {"form": "Ballot", "votes": [None] * 3}]), "stack[3].standing: is missing"),
        (
            edited({}, [*ELECTION, {**BALLOT, "x": 1}]),
            "stack[3].x: there is no such field; the fields are votes, stand",
        ),
        (edited({}, [*ELECTION, {**BALLOT, "votes": ["odo", None, 9]}]), "stack[3].votes[2]: must be one of odo, hugh"),
        (edited({}, [*ELECTION, {**BALLOT, "standing": ["odo", "odo"]}]), "stack[3].standing[1]: must be one of odo"),
        (edited({}, [*ELECTION, {**BALLOT, "standing": 3}]), "stack[3].standing: must be a list of words, not 3"),
        (edited({}, [*ELECTION, {**BALLOT, "final": 0}]), "stack[3].final: must be true or false, not 0"),
        (edited({}, [REIGN, {"form": "Season", "at": "lunch"}]), "stack[1].at: must now be one of drawing"),
        (edited({}, [*BATTLE[:2], {**BATTLE[2], "foe": 3}]), "must be a seat from 0 to 2 or null, not 3"),
        (edited({"rules": True}), "rules: saved under version True of court"),
        (edited({"outremer": True}), "outremer: must be 2"),
        (edited({"driver": {"seed": 1, "drawn": 10**30}}), "driver.drawn: must be a whole number from 0 to"),
        (edited({"driver": {"seed": 1, "dice": 2}}), "driver: must be 'by hand', or hold a seed"),
        (edited({"driver": {"seed": [1]}}), "driver.seed: must be a word or a number of at most 999 digits, not [1]"),
        (
            edited({}, [*BATTLE[:1], {"form": "Season", "at": "drawing"}, BATTLE[2]]),
            "stack[1].at: Season calls for Drawing now, but Battle lies on it",
        ),
        (
            edited({}, [REIGN, {"form": "Season", "at": "joust"}]),
            "stack[1].at: must now be one of drawing",
        ),
    ],
)
def test_a_faulty_save_is_refused_with_the_field_named(saved: dict[str, Any], sentence: str) -> None:
    kept = json.dumps(saved)
    with pytest.raises(BadSave) as refused:
        outremer.load(saved)
    assert sentence in str(refused.value)
    assert json.dumps(saved) == kept


def nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


@pytest.mark.parametrize("wild", [nested(100_000), 10**6_000, "x" * 100_000], ids=["deep", "huge", "long"])
def test_wild_values_are_quoted_in_short(wild: Any) -> None:
    """However deep or huge a value is: one sentence, which names the field."""
    places: list[tuple[str, dict[str, Any]]] = [
        ("game", edited({"game": wild})),
        ("seats", edited({"seats": wild})),
        ("rules", edited({"rules": wild})),
        ("data", edited({"data": {"income": wild}})),
        ("driver", edited({"driver": wild})),
        ("driver.drawn", edited({"driver": {"seed": 1, "drawn": wild}})),
        ("world.season", edited({}, season=wild)),
        ("world.points[0]", edited({}, points=[wild, 1, 1])),
        ("world.alive", edited({}, alive=wild)),
        ("stack[1]", edited({}, [REIGN, {"form": wild}])),
        ("stack[1].at", edited({}, [REIGN, {"form": "Season", "at": wild}])),
    ]
    for field, saved in places:
        with pytest.raises(BadSave) as refused:
            outremer.load(saved)
        assert str(refused.value).startswith(f"{field}: ")
        assert len(str(refused.value)) < 300


def test_a_script_that_breaks_off_is_refused() -> None:
    """Unless the driver is the caller's own: then the save is not at fault."""
    saved = outremer.new("court", by_hand=True).save()
    with pytest.raises(BadSave, match=r"driver.script: the script has no more answers"):
        outremer.load({**saved, "driver": {"script": []}})
    with pytest.raises(outremer.OutOfScript):
        outremer.load(saved, outremer.Scripted())


def test_what_is_no_save_at_all_is_refused() -> None:
    nothing: list[Any] = [None, [], "x", 3, {}]
    for data in nothing:
        with pytest.raises(BadSave, match="this is not a saved table"):
            outremer.load(data)


def test_nothing_is_half_loaded() -> None:
    """Loading makes new things only: a faulty save leaves tables and rules as they were."""
    table = in_mid_decision()
    before = table.save()
    with pytest.raises(BadSave):
        outremer.load({**table.save(), "stack": [{"form": "Camel"}]})
    assert table.save() == before


class StuckElection(Election):
    """Asks a seat that has nothing to say."""

    def needs(self, g: Court) -> Need:
        return ask(0)


def test_a_stack_that_leaves_a_seat_without_a_move_is_refused() -> None:
    game = planted(StuckElection)
    saved = edited({"game": game.name}, ELECTION)
    with pytest.raises(BadSave, match="stack: Election asks seat 0, who can do nothing in this position"):
        outremer.load(saved)


def test_a_position_written_by_hand_settles_what_needs_no_decision() -> None:
    table = court([["alms"], [], []], stack=[REIGN, {"form": "Season", "at": "drawing"}])
    assert isinstance(table.need, outremer.Roll)
    assert position(table.kernel)["stack"][-1] == {"form": "Drawing", "seat": 0}


class LaterCourt(Court):
    """The court of a later edition: it counts storms, and a season may be wet."""

    blanks: ClassVar[dict[str, Blank]] = {**Court.blanks, "storms": Number(0, 9)}

    def __init__(
        self,
        rules: CourtRules,
        season: int,
        alive: list[int],
        deck: list[int],
        hand: list[int],
        discard: list[int],
        troops: list[int],
        fallen: list[int],
        points: list[int],
        bishop: int = -1,
        storms: int = 4,
    ) -> None:
        super().__init__(rules, season, alive, deck, hand, discard, troops, fallen, points, bishop)
        self.storms = storms


class LaterElection(Election):
    blanks: ClassVar[dict[str, Blank]] = {**Election.blanks, "wet": Flag()}

    def __init__(self, held: bool = False, wet: bool = True) -> None:
        super().__init__(held)
        self.wet = wet


def test_blanks_added_later_take_their_defaults_from_old_saves() -> None:
    game = planted(LaterElection, world=LaterCourt)
    table = outremer.load({**court([[], [], []]).save(), "game": game.name})
    saved = table.save()
    assert saved["world"]["storms"] == 4
    assert saved["stack"][2] == {"form": "Election", "held": False, "wet": True}
