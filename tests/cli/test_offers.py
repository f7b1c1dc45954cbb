"""What is offered beside what is asked: a list of its own, and another's offer behind the curtain."""

import json
from pathlib import Path

import outremer as engine
from tests.cli.terminal import outremer
from tests.games.fief.position import position

RED, BLUE, GREEN, YELLOW = range(4)


def marching(tmp_path: Path) -> Path:
    """Red may move; Blue holds an Assassination, Green a Tax."""
    table = position(
        "march",
        lords={
            "charles": (RED, "bourg"),
            "henri": (BLUE, "blaye"),
            "isabelle": (GREEN, "sigy"),
            "othon": (YELLOW, "tournus"),
        },
        troops={(RED, "bourg"): (1, 2), (BLUE, "blaye"): (1, 2), (GREEN, "sigy"): (0, 3), (YELLOW, "tournus"): (2, 0)},
        hands={RED: ["passage"], BLUE: ["assassination"], GREEN: ["tax"]},
        coins={RED: 9, BLUE: 9},
        driver=engine.Seeded(1),
    )
    file = tmp_path / "game.json"
    file.write_text(json.dumps(table.save()))
    return file


def played(file: Path, *typed: str, seats: str = "you,you,random,random") -> tuple[list[str], list[str]]:
    """What the screen shows before each line that is typed and after the last, and the lines of the record."""
    done = outremer(file.parent, "play", "--resume", file, "--seats", seats, typed="\n".join(typed) + "\n")
    table = engine.load(json.loads(file.read_text())["table"])
    return [" ".join(shown.split()) for shown in done.stdout.split("> ")], table.lines()


def test_what_is_asked_stands_alone_and_offers_have_a_list_of_their_own(tmp_path: Path) -> None:
    shown, lines = played(marching(tmp_path), "", "offers", "2", "", "", "pass", seats="you,you,random,random")
    assert "1 Pass 2 Move with Charles Beside this, “offers”: Write a proposal to …" in shown[1]
    assert "Red, you may offer at any time: 1 Write a proposal to …" in shown[2]
    assert "Choose a lord to move" not in shown[2]
    assert "Choose a lord to move, or pass. 1 Pass 2 Move with Charles" in " ".join(shown[3:6])
    assert lines[0] == "0: pass"


def test_a_proposal_is_written_by_names_without_the_board_between(tmp_path: Path) -> None:
    shown, lines = played(
        marching(tmp_path),
        "",
        "address blue",
        "give-coins 3",
        "want-card assassination",
        "send",
        "as blue accept-deal red",
        "",
    )
    assert lines[:5] == [
        "0: address 1",
        "0: give-coins 3",
        "0: want-card assassination",
        "0: send",
        "1: accept-deal 0",
    ]
    for after in shown[2:5]:
        assert "Duchy of Blaye" not in after
        assert "Choose a lord to move" in after
    assert "Blue, press Enter when nobody else is looking." in shown[6]


def test_another_breaks_in_behind_the_curtain(tmp_path: Path) -> None:
    shown, lines = played(marching(tmp_path), "", "as Blue assassinate charles", "")
    assert lines[0] == "1: assassinate charles"
    assert shown[2].endswith("Blue, press Enter when nobody else is looking.")


def test_nothing_of_another_s_offer_is_judged_or_shown_before_the_curtain_has_fallen(tmp_path: Path) -> None:
    file = marching(tmp_path)
    shown, lines = played(file, "", "as Blue justice charles", "", "", "", "as Green uprising bourg")
    assert lines == []
    assert "not allowed" not in shown[2]
    assert "Your hand: Secret Passage" in shown[1]
    assert "Your hand: Assassination" in shown[3]
    assert "is not allowed" in shown[3]
    assert "Secret Passage" not in shown[3]
    assert shown[4].endswith("Red, press Enter when nobody else is looking.")
    assert "Your hand: Secret Passage" in shown[5]
    assert "Assassination" not in shown[5]
    assert "Green is played by the computer" in shown[6]


def test_who_breaks_in_may_choose_from_a_list_and_change_their_mind(tmp_path: Path) -> None:
    shown, lines = played(marching(tmp_path), "", "as Blue", "", "address green", "withdraw", "", "", "pass")
    assert "Blue, you may offer at any time:" in shown[3]
    assert "Assassination: strike at" in shown[3]
    assert lines[:3] == ["1: address 2", "1: withdraw", "0: pass"]


def test_one_may_break_in_at_the_curtain_itself(tmp_path: Path) -> None:
    shown, lines = played(marching(tmp_path), "as Blue assassinate charles", "")
    assert "Red, press Enter" in shown[0]
    assert "Blue, press Enter" in shown[1]
    assert lines[0] == "1: assassinate charles"


def test_a_name_that_nobody_bears_is_answered_with_those_there_are(tmp_path: Path) -> None:
    shown, lines = played(marching(tmp_path), "", "as", "as Anna assassinate charles", "as R offers", "as Yellow")
    assert "Say who: “as NAME”, one of Red, Blue." in shown[2]
    assert "There is no player “Anna”, or there are several; the players are Red, Blue, Green, Yellow." in shown[3]
    assert "Red, you may offer at any time" in shown[4]
    assert "Yellow is played by the computer" in shown[5]
    assert lines == []


def test_a_game_without_offers_says_so(tmp_path: Path) -> None:
    done = outremer(
        tmp_path, "play", "jerusalem", "--seats", "you,you", "--seed", "1", typed="\nas Blue\nas Red\noffers\n"
    )
    assert "there is nothing that you may offer now" in " ".join(done.stdout.split())


def test_an_answer_may_be_given_always_and_taken_back(tmp_path: Path) -> None:
    file = marching(tmp_path)
    one = "you,random,random,random"
    shown, lines = played(file, "always lead charles", "always pass", "1", "always", "", seats=one)
    assert "Only an answer to what is asked" in shown[1]
    assert "From now on “Pass” is said for you" in " ".join(shown)
    assert lines[0] == "0: pass"
    assert "You are asked everything again." in " ".join(shown)


def test_help_shows_how_a_proposal_is_written(tmp_path: Path) -> None:
    shown, _ = played(marching(tmp_path), "", "help")
    for word in ("offers", "as NAME", "always ANSWER", "address NAME", "want-wedding LORD LORD", "send, withdraw"):
        assert word in shown[2]


def test_a_bot_answers_what_is_proposed_to_it_before_one_is_asked_again(tmp_path: Path) -> None:
    for other in ("random", "greedy"):
        shown, lines = played(
            marching(tmp_path),
            "address blue",
            "give-coins 9",
            "want-coins 1",
            "send",
            "",
            seats=f"you,{other},random,random",
        )
        assert lines[3] == "0: send"
        assert lines[4] in ("1: accept-deal 0", "1: decline-deal 0")
        assert "Blue accepted the proposal of Red." in shown[4] or "Blue declined" in shown[4]
        assert "Choose a lord to move" in shown[4]
