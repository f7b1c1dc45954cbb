"""A record is the game: readable, replayable to the same hash, hiding what it must, refused with the line named."""

import json

import pytest

import outremer
from outremer import BadRecord, Seeded, Table
from outremer.table.records import Record
from tests.kernel.positions import asked, court, court_save


def finished(name: str, seed: int) -> Table:
    table, driver = outremer.new(name, seed=seed), Seeded(f"moves {seed}")
    while not table.over:
        seats = [seat for seat in range(table.seats) if table.moves(seat)] if driver.below(3) == 0 else asked(table)
        seat = seats[driver.below(len(seats))]
        moves = table.moves(seat)
        table.play(seat, moves[driver.below(len(moves))])
    return table


def plainly_finished() -> Table:
    """A game without an interrupt, so that every line of its record matters to its end."""
    table = outremer.new("court", seed=3)
    while not table.over:
        table.play(asked(table)[0], table.moves(asked(table)[0])[0])
    return table


GAME = plainly_finished()
TEXT = GAME.record()
ROWS = TEXT.splitlines()


def test_a_record_is_text_that_people_can_read() -> None:
    table = outremer.new("court", 3, {"edition": "de"}, driver=outremer.Scripted("dagger", "alms", "ruse"))
    table.play(0, "vote joan")
    assert table.record() == (
        "outremer record 2\n"
        "game court\n"
        "rules 1\n"
        "seats 3\n"
        "option edition de\n"
        "option seasons 1\n"
        "begin\n"
        "roll dagger\n"
        "roll alms\n"
        "roll ruse\n"
        "0: vote joan\n"
        f"end {table.hash()}\n"
    )


@pytest.mark.parametrize("name", ["court", "market"])
def test_a_record_replays_to_the_same_hash_the_same_story_and_the_same_text(name: str) -> None:
    for seed in range(15):
        table = finished(name, seed)
        again = outremer.replay(table.record())
        assert again.hash() == table.hash()
        assert again.record() == table.record()
        assert again.result() == table.result()
        for seat in (0, 1, 2, None):
            assert again.events(seat) == table.events(seat)
            assert again.record(seat) == table.record(seat)


def test_writing_and_reading_are_inverse() -> None:
    assert Record.read(TEXT).write() == TEXT


def test_comments_and_empty_lines_do_not_matter() -> None:
    commented = TEXT.replace("begin\n", "begin\n\n# the deal\n  \n")
    assert outremer.replay(commented).hash() == GAME.hash()


def test_a_game_that_still_runs_has_a_record_too() -> None:
    table = outremer.new("court", 3, seed=1)
    table.play(0, "vote odo")
    again = outremer.replay(table.record())
    assert again.hash() == table.hash()
    assert asked(again) == (1, 2)


def test_a_seat_s_record_hides_what_it_must() -> None:
    table = outremer.new("court", 3, driver=outremer.Scripted("dagger", "alms", "ruse"))
    table.play(0, "vote joan")
    table.play(1, "vote odo")
    body = {seat: table.record(seat).partition("begin\n")[2].splitlines() for seat in (0, 1, None)}
    assert body[0] == ["roll dagger", "roll ...", "roll ...", "0: vote joan", "1: ..."]
    assert body[1] == ["roll ...", "roll alms", "roll ...", "0: ...", "1: vote odo"]
    assert body[None] == ["roll ...", "roll ...", "roll ...", "0: ...", "1: ..."]
    assert "end" not in table.record(0), "the hash of the whole state would let a seat test its guesses"
    with pytest.raises(BadRecord, match=r"line 9: 'roll \.\.\.' hides what was said; only a whole record"):
        outremer.replay(table.record(0))


def test_a_seat_s_record_tells_no_position_it_began_from() -> None:
    table = court([["dagger"], ["ruse"], ["alms"]])
    assert "position" in table.record()
    for seat in (0, 1, 2, None):
        assert "position" not in table.record(seat)


def test_an_edited_save_becomes_a_record_with_a_position_that_replays() -> None:
    saved = GAME.save()
    fresh = court_save([["dagger"], ["ruse"], ["alms"], []])
    saved["world"], saved["stack"] = fresh["world"], fresh["stack"]
    table = outremer.load(saved)
    assert table.events(None) == [], "the old story does not lead here"
    table.play(0, ["vote odo"])
    table.play(0, "assassinate bertha")
    text = table.record()
    assert [line.partition(" ")[0] for line in text.splitlines()].count("position") == 1
    again = outremer.replay(text)
    assert again.hash() == table.hash()
    assert again.record() == text
    assert outremer.load(json.loads(json.dumps(table.save()))).record() == text


def test_a_record_that_breaks_off_anywhere_is_refused() -> None:
    for length in range(0, len(TEXT) - 1, 3):
        with pytest.raises(BadRecord, match=r"line \d+: "):
            outremer.replay(TEXT[:length])


def test_a_record_that_lacks_any_line_is_refused() -> None:
    for at in range(len(ROWS)):
        if not ROWS[at].startswith("option"):
            with pytest.raises(BadRecord, match=r"line \d+: "):
                outremer.replay("\n".join(ROWS[:at] + ROWS[at + 1 :]))


def test_an_option_left_out_takes_its_default() -> None:
    assert outremer.replay(TEXT.replace("option seasons 2\n", "")).hash() == GAME.hash()


FIRST = ROWS.index("begin") + 1
POSITION = "position " + json.dumps({"world": {}, "stack": []})


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("outremer record 2", "outremer record 3", "line 1: written by a newer Outremer, in format 3; replay it with"),
        ("outremer record 2", "chess record 2", "line 1: a record begins with 'outremer record 2'"),
        ("outremer record 2", "outremer record 1", "line 1: written by a version before 0.2; replay it with that one"),
        ("game court", "game chess", "line 2: there is no game 'chess'"),
        ("rules 1", "rules 9", "line 3: the record was played under version 9 of court; this program plays 1"),
        ("rules 1", "rules one", "line 3: rules must be a number, not 'one'"),
        ("seats 4", "seats 7", "line 4: court is for 3 to 4 players, not 7"),
        ("seats 4", "seats " + "4" * 5000, "line 4: seats must be a number"),
        ("option edition it", "option edition fr", "line 5: the option edition of court cannot be 'fr'"),
        ("option edition it", "option colour red", "line 5: court has no option 'colour'; it has edition, seasons"),
        ("option edition it", "seats 4", "line 5: seats is said a second time; line 4 said it first"),
        ("option edition it", "camel it", "line 5: 'camel' is not known; a head has game, rules, seats, option"),
        ("option edition it", "data {", "line 5: data is not JSON"),
        ("option edition it", "data [1]", "line 5: data must be a JSON object"),
        ("option edition it", 'data {"a": 1}', "line 5: court takes no data file"),
        ("option edition it", "position " + "[" * 100_000, "line 5: position is not JSON"),
        ("option edition it", "position " + "1" * 5_000, "line 5: position is not JSON"),
        ("option edition it", POSITION, "line 5: world.season: is missing"),
        ("game court\n", "", "line 6: before 'begin' the head must say game"),
        (ROWS[FIRST], "roll camel", f"line {FIRST + 1}: 'camel' cannot be rolled now; the outcomes are dagger"),
        (ROWS[FIRST], "0: pass", f"line {FIRST + 1}: 'pass' is forbidden by [drawing.one-each]"),
        (ROWS[FIRST], "0: fly", f"line {FIRST + 1}: 'fly' is no verb of court"),
        (ROWS[FIRST], "9: pass", f"line {FIRST + 1}: there is no seat 9; the seats are 0 to 3"),
        (ROWS[FIRST], "9" * 5000 + ": pass", f"line {FIRST + 1}: '999"),
        (ROWS[FIRST], "begin", f"line {FIRST + 1}: 'begin' is neither a roll nor a seat's move"),
        (ROWS[FIRST], "0: vote " + "9" * 5000, f"line {FIRST + 1}: 'vote' cannot take '999"),
        (ROWS[-1], "end", f"line {len(ROWS)}: the end must carry the hash"),
        (ROWS[-1], "end 1234", f"line {len(ROWS)}: the record ends with the hash 1234, but its moves lead to"),
        (ROWS[-1], "", "the record breaks off; a whole one ends with 'end' and a hash"),
        (ROWS[-1], ROWS[-1] + "\n0: pass", f"line {len(ROWS) + 1}: nothing may follow the end"),
    ],
)
def test_a_faulty_record_is_refused_with_the_line_named(old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as refused:
        outremer.replay(TEXT.replace(old, new, 1))
    assert sentence in str(refused.value)


def test_an_edited_record_leads_to_another_hash() -> None:
    assert "crown" in TEXT
    with pytest.raises(BadRecord, match="but its moves lead to"):
        outremer.replay(TEXT.replace("crown", "spurn"))
