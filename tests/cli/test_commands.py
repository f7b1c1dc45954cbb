"""The commands beside play: rules, replay, ledger, fuzz, bench, games, and help that teaches."""

import json
import os
import re
import shutil
from pathlib import Path

import pytest

import outremer as engine
from outremer.cli import COMMANDS
from outremer.proof.ledger import Ledger
from tests.cli.terminal import outremer

NAMES = [command.__name__.rpartition(".")[2] for command in COMMANDS]


def squeezed(text: str) -> str:
    return " ".join(text.split())


def finished(seed: int) -> engine.Table:
    table = engine.new("jerusalem", seats=2, seed=seed)
    while isinstance(table.need, engine.Ask):
        seat = table.need.seats[0]
        table.play(seat, table.moves(seat)[-1])
    return table


# -- help ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_every_command_explains_itself_with_examples(tmp_path: Path, name: str) -> None:
    shown = outremer(tmp_path, name, "--help").stdout
    assert "examples:" in shown
    assert shown.count(f"outremer {name}") >= 2


def test_help_names_every_command(tmp_path: Path) -> None:
    shown = outremer(tmp_path, "--help").stdout
    for name in NAMES:
        assert re.search(rf"^    {name} ", shown, re.MULTILINE), name


# -- games and rules -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "word"), [("en", "squires"), ("it", "scudieri"), ("de", "Knappen")])
def test_the_games_are_listed_in_three_languages(tmp_path: Path, lang: str, word: str) -> None:
    shown = outremer(tmp_path, "games", "--lang", lang).stdout
    assert word in shown
    for game in engine.games():
        assert game in shown


def test_the_whole_rulebook_is_printed(tmp_path: Path) -> None:
    shown = outremer(tmp_path, "rules", "jerusalem").stdout
    ids = Ledger.read(engine.game("jerusalem").folder / "rules.toml").ids()
    assert all(f"\n{rule}" in f"\n{shown}" for rule in ids)
    assert f"{len(ids)} rules" in shown


def test_rules_are_found_by_words_in_the_language_of_the_reader(tmp_path: Path) -> None:
    german = outremer(tmp_path, "rules", "jerusalem", "Söldner", "Genua", "--lang", "de").stdout
    assert "action-cards.cheap-mercenaries.de" in german
    assert "auction" not in german
    assert "baron.palace" in outremer(tmp_path, "rules", "jerusalem", "barone", "palazzo", "--lang", "it").stdout


def test_options_stand_before_between_and_behind_the_words(tmp_path: Path) -> None:
    words = ("jerusalem", "Voltagabbana", "Barone")
    behind = outremer(tmp_path, "rules", *words, "--lang", "it").stdout
    assert "Voltagabbana" in behind
    for at in range(3):
        assert outremer(tmp_path, "rules", *words[:at], "--lang", "it", *words[at:]).stdout == behind
    named = outremer(tmp_path, "play", "--names", "Conclave,Curia", "--seats", "you,you", "jerusalem").stdout
    assert "Conclave" in named or "Curia" in named, "before the curtain only whoever is dealt the first turn is named"


def test_one_rule_shows_its_source_and_how_it_is_ruled(tmp_path: Path) -> None:
    shown = squeezed(outremer(tmp_path, "rules", "jerusalem", "component.squires").stdout)
    assert "200 wooden squires" in shown
    assert "Rulebook: Contents of the box" in shown
    italian = squeezed(outremer(tmp_path, "rules", "jerusalem", "component.squires", "--lang", "it").stdout)
    assert "Regolamento: Contenuto" in italian
    assert "Question: Neither edition states" in shown


def test_the_options_are_listed_with_their_defaults(tmp_path: Path) -> None:
    shown = squeezed(outremer(tmp_path, "rules", "jerusalem", "--options").stdout)
    for option in engine.game("jerusalem").options:
        assert option.name in shown
    assert "sector the sector (default) area the area itself (de)" in shown


# -- replay --------------------------------------------------------------------------------------------------------


def test_a_record_is_told_again_as_a_seat_knew_it(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(finished(3).record())
    onlooker = outremer(tmp_path, "replay", file).stdout
    assert "The game is over: " in onlooker
    assert "Red kept an action card." in onlooker
    assert "Red kept “" not in onlooker
    seated = outremer(tmp_path, "replay", file, "--seat", 0).stdout
    assert "Red kept “" in seated
    assert "Blue kept “" not in seated


def test_a_replay_shows_the_board_at_every_step(tmp_path: Path) -> None:
    table, file = finished(3), tmp_path / "game.record"
    file.write_text(table.record())
    shown = outremer(tmp_path, "replay", file, "--steps", "--lang", "it").stdout
    assert shown.count("Palazzo del Re ─") == len(table.lines())
    hidden = [line for line in table.lines() if ": pick " in line]
    assert hidden
    assert not any(line in shown for line in hidden)


RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize(
    ("record", "lines"),
    [
        ("jerusalem/version-2-two-players", ["Materiale da costruzione 17 0", "Piani della torre 7 1", "7 piani"]),
        (
            "akkon/version-2-short",
            [
                "Potere (4) 2 2",
                "Punti vittoria 8 7 7",
                "Blu ha tanti punti quanti Verde, e più alta la terza caratteristica (4 contro 2).",
            ],
        ),
        ("fief/version-1-all-five", ["Nessuno ha raggiunto l’obiettivo prima dell’ultimo turno"]),
    ],
)
def test_the_end_says_what_the_points_are_made_of_and_what_decided(
    tmp_path: Path, record: str, lines: list[str]
) -> None:
    shown = squeezed(outremer(tmp_path, "replay", RECORDS / f"{record}.record", "--lang", "it").stdout)
    for line in lines:
        assert line in shown


def test_a_replay_as_a_seat_hides_a_roll_that_reads_like_one_it_heard(tmp_path: Path) -> None:
    table, file = engine.new("council", seats=4, seed=3), tmp_path / "game.record"
    file.write_text(table.record())
    shown = outremer(tmp_path, "replay", file, "--steps", "--seat", "0").stdout
    steps = re.findall(r"^\d+\. (roll .*)$", shown, re.MULTILINE)
    heard = table.lines(0)
    assert [step.rstrip() for step in steps] == [line.replace("...", "…") for line in heard]
    hidden = [whole for whole, known in zip(table.lines(), heard, strict=True) if whole != known]
    assert any(line in heard for line in hidden)


def test_a_kept_game_can_be_replayed_before_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    start = ("play", "jerusalem", "--seats", "you,random", "--seed", "5", "--option", "first_opener=0")
    outremer(tmp_path, *start, "--save", file, typed="open admiral 12\n")
    assert "Red opened the bidding for Admiral at 12." in outremer(tmp_path, "replay", file).stdout


# -- ledger --------------------------------------------------------------------------------------------------------


def test_the_ledger_prints_every_rule_and_fails_on_a_gap(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_one.py").write_text(
        "import pytest\n\n\n"
        '@pytest.mark.rule("auction.open.no-pass", "auction.open.elephants")\n'
        "def test_one() -> None:\n    assert True\n"
    )
    shown = outremer(tmp_path, "ledger", "jerusalem", "--tests", tests, status=1, COLUMNS="200").stdout
    for rule in Ledger.read(engine.game("jerusalem").folder / "rules.toml").ids():
        assert rule in shown
    assert "test_one.py::test_one cites [auction.open.elephants], which the ledger does not know" in shown
    assert "no test proves [auction.open.any-bid]" in shown
    assert "no test proves [auction.open.no-pass]" not in shown


def test_prove_picks_rules_by_seed_and_names_code_and_tests(tmp_path: Path) -> None:
    first = outremer(tmp_path, "ledger", "jerusalem", "--prove", 5, "--seed", 1, COLUMNS="250").stdout
    again = outremer(tmp_path, "ledger", "jerusalem", "--prove", 5, "--seed", 1, COLUMNS="250").stdout
    other = outremer(tmp_path, "ledger", "jerusalem", "--prove", 5, "--seed", 2, COLUMNS="250").stdout
    assert first == again != other
    assert len(re.findall(r"^\d\. ", first, re.MULTILINE)) == 5
    assert len(re.findall(r"test  \S+test_\w+\.py::test_\w+", first)) >= 5


def test_cited_tells_which_rules_refusals_name(tmp_path: Path) -> None:
    command = ("ledger", "akkon", "--cited", "--games", 3, "--seats", 2, "--option", "hands=open")
    shown = outremer(tmp_path, *command).stdout
    assert re.search(r"^ *action\.hand\.limit-five +\d+ +discard", shown, re.MULTILINE)
    assert re.search(
        r"akkon: 3 games, \d+ states; refusals cite \d+ of \d+ rules that forbid, and 0 wrongly", squeezed(shown)
    )
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert shown == outremer(tmp_path, *command).stdout
    done = outremer(tmp_path, "ledger", "akkon", "--cited", "--option", "hands=elephants", status=2)
    assert "hands" in done.stderr


def test_cited_names_what_is_never_said_and_fails_on_a_rule_that_forbids_nothing(tmp_path: Path) -> None:
    """With a ledger in which the limit of a hand forbids nothing, and a rule forbids that no code bars by."""
    folder = engine.game("akkon").folder
    other = tmp_path / "game"
    shutil.copytree(folder, other, ignore=shutil.ignore_patterns("__pycache__"))
    text = (folder / "rules.toml").read_text()
    limit = text.index("forbids = true", text.index('id = "action.hand.limit-five"'))
    told = '\n[[rule]]\nid = "camp.quiet"\ntext = "Nobody shouts."\nsource = "Camp"\nforbids = true\n'
    (other / "rules.toml").write_text(text[:limit] + text[limit + len("forbids = true") :] + told)
    elsewhere = (
        f"from pathlib import Path\nfrom outremer.games.akkon.game import Akkon\nAkkon.folder = Path({str(other)!r})\n"
    )
    (tmp_path / "sitecustomize.py").write_text(elsewhere)
    path = f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    shown = outremer(tmp_path, "ledger", "akkon", "--cited", "--games", 2, status=1, PYTHONPATH=path).stdout
    assert "camp.quiet: no code bars by it" in shown
    assert re.search(
        r"\[action.hand.limit-five\], which forbids nothing, refuses 'discard \S+' of seat \d", squeezed(shown)
    )
    assert "and 1 wrongly" in squeezed(shown)
    tests = Path(__file__).parents[1] / "games" / "akkon"
    gaps = outremer(tmp_path, "ledger", "akkon", "--gaps", "--tests", tests, status=1, PYTHONPATH=path).stdout
    assert "no code bars by [camp.quiet], which is said to forbid" in gaps
    assert "1 that forbid and refuse nothing" in squeezed(gaps)


# -- fuzz and bench ------------------------------------------------------------------------------------------------


def test_fuzz_checks_games_and_sums_up(tmp_path: Path) -> None:
    shown = outremer(tmp_path, "fuzz", "jerusalem", "--games", 3, "--seats", 2, "--option", "edition=de").stdout
    assert "jerusalem: 3 games in " in shown
    assert "nothing found" in shown


def test_fuzz_begins_at_saved_tables(tmp_path: Path) -> None:
    """Games that begin at the end of the last turn are short, and a folder with something else in it is refused."""
    folder = tmp_path / "positions"
    folder.mkdir()
    for kept in (Path(__file__).parents[1] / "records" / "jerusalem").glob("*.json"):
        shutil.copy(kept, folder)
    shown = outremer(tmp_path, "fuzz", "jerusalem", "--games", 2, "--from", folder).stdout
    assert "jerusalem: 2 games in" in squeezed(shown)
    (folder / "a.json").write_text("{}")
    done = outremer(tmp_path, "fuzz", "jerusalem", "--from", folder, status=2)
    assert "a.json: outremer: must be 2; this is not a saved table" in squeezed(done.stderr)
    (folder / "a.json").write_text(json.dumps(engine.new("akkon", seed=1).save()))
    done = outremer(tmp_path, "fuzz", "jerusalem", "--from", folder, status=2)
    assert "a table of akkon, not of jerusalem" in squeezed(done.stderr)


def test_a_finding_prints_seed_and_record_and_exits_with_1(tmp_path: Path) -> None:
    """A game whose longest run is cut short: every game is a finding."""
    broken = tmp_path / "sitecustomize.py"
    broken.write_text("from outremer.games.jerusalem.game import Jerusalem\nJerusalem.longest = 10\n")
    done = outremer(tmp_path, "fuzz", "jerusalem", "--games", 2, "--seed", 8, status=1, PYTHONPATH=str(tmp_path))
    assert re.search(r"seed [89]: the game goes on after 10 decisions", squeezed(done.stdout))
    assert "outremer record 2\ngame jerusalem\n" in done.stdout


def test_bench_says_which_engine_runs(tmp_path: Path) -> None:
    shown = outremer(tmp_path, "bench", "jerusalem", OUTREMER_ENGINE="plain").stdout
    assert "The plain engine runs." in shown
    assert re.search(r"jerusalem +[\d,]{4,} +\d+\.\d\d", shown)
