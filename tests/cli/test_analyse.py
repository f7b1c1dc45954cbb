"""`outremer analyse`: the curve, the costly decisions and why, in three languages; nonsense gets one sentence."""

import io
import json
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

import outremer as engine
from outremer.cli.analyse import Report
from outremer.coach.analysis import Analysis, analyse
from outremer.coach.decisions import Decision, Sway
from outremer.coach.effort import Effort
from outremer.drawing.players import Players
from outremer.words import Words
from tests.cli.terminal import outremer

RECORD = Path(__file__).parents[1] / "records/jerusalem/version-2-two-players.record"
LITTLE = Effort(places=3, playouts=1, looks=1, suspects=2, iterations=32, deals=4)


@cache
def analysis() -> Analysis:
    *_, whole = analyse(engine.replay(RECORD.read_text()), LITTLE)
    return whole


def shown(lang: str, found: Analysis) -> str:
    words, written = Words("jerusalem", lang, strict=lang == "en"), io.StringIO()
    words.strict = False  # names of the judge's parts may come later than the parts
    Report(Console(file=written, width=100), words, Players(words.players(2), ["", ""])).show(found)
    return " ".join(written.getvalue().split())


@pytest.mark.parametrize(
    ("lang", "title", "note", "costly"),
    [
        ("en", "Who was to win", "3 games that were played on", "It cost 7.0 ± 1.5 percent of the win (21 instead of"),
        ("it", "Chi stava per vincere", "3 partite continuate", "È costata 7.0 ± 1.5 per cento della vittoria (21 in"),
        ("de", "Wie es um den Sieg stand", "durch 3 Spiele, die", "Das kostete 7.0 ± 1.5 Prozent des Sieges (21 statt"),
    ],
)
def test_curve_and_decisions_are_told_in_three_languages(lang: str, title: str, note: str, costly: str) -> None:
    sways = (Sway("bezants", 2.0, 5.5, 0.4), Sway("cards", 1.0, 0.0, -0.1))
    decision = Decision(30, 1, "pass", "raise 4", 0.21, 0.28, 0.07, 0.015, 40, sways)
    found = analysis()
    said = shown(lang, engine_with(found, decision))
    for text in (title, note, costly, Words("jerusalem", lang).player(0), "5.5", "± 12" if not found.playouts else "±"):
        assert text in said
    assert said.count("▁") + said.count("█") > 5
    assert " 100 %" in said


def engine_with(found: Analysis, decision: Decision) -> Analysis:
    return Analysis(**{**vars(found), "decisions": (decision,)})


def test_a_game_of_a_player_without_mistakes_says_so() -> None:
    found = Analysis(**{**vars(analysis()), "decisions": ()})
    assert shown("en", found).count("No decision that surely cost anything was found.") == 2


def test_programs_get_all_of_it(tmp_path: Path) -> None:
    told = json.loads(outremer(tmp_path, "analyse", RECORD, "--json", "--effort", "0.05").stdout)
    assert told["game"] == "jerusalem"
    assert told["is_done"] is True
    assert abs(sum(told["points"][0]["shares"]) - 1) < 1e-9
    assert len(told["points"]) == len(engine.replay(RECORD.read_text()).lines()) + 1


def lines_of(change: str) -> str:
    text = RECORD.read_text()
    if change == "going on":
        table = engine.new("jerusalem", seats=2, seed=1)
        return table.record()
    if change == "other rules":
        return text.replace("rules 2", "rules 1")
    return text.replace(": raise", ": rise", 1)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("going on", "the game still goes on, and only a finished one is analysed"),
        ("other rules", "line 3: the record was played under version 1 of jerusalem"),
        ("no sentence", "rise"),
    ],
)
def test_what_is_no_finished_game_is_refused_in_a_sentence(tmp_path: Path, change: str, said: str) -> None:
    file = tmp_path / "game.record"
    file.write_text(lines_of(change))
    done = outremer(tmp_path, "analyse", file, status=2)
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_an_effort_of_nothing_is_refused_in_a_sentence(tmp_path: Path) -> None:
    done = outremer(tmp_path, "analyse", RECORD, "--effort", "0", status=2)
    assert "the coach needs some effort to think with" in done.stderr
    assert done.stderr.count("\n") == 1
