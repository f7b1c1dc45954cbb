"""A game from another distribution is played, served, fuzzed, proved and studied without a change here."""

import asyncio
import json
import re
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

import outremer as engine
from tests import hosting
from tests.cli.terminal import Terminal, outremer
from tests.examples.pages import EXAMPLE
from tests.hosting import Host
from tests.server.clients import Chair, Guest, table_of

STUDY = """
import json
from outremer.lab.accounts import account
from outremer.lab.arena import play_matches
from outremer.lab.balance import weights
matches = play_matches("goosefair", ["greedy", "greedy", "random"], 30)
print(json.dumps({one.thing: one.leaders.games for one in weights([*map(account, matches)])}))
"""


def test_our_own_environment_knows_nothing_of_it() -> None:
    assert "goosefair" not in engine.games()


def test_it_is_listed_behind_ours_by_its_own_words(installed: Path, tmp_path: Path) -> None:
    listed = outremer(tmp_path, "games", "--lang", "de").stdout
    names = [line.split()[0] for line in listed.splitlines() if re.search(r"\d–\d", line)]
    assert names == [*engine.games(), "goosefair"]
    assert "Gänsemarkt" in listed


def test_a_whole_game_in_the_terminal_against_bots(installed: Path, tmp_path: Path) -> None:
    file = tmp_path / "fair.json"
    with Terminal(tmp_path, "play", "goosefair", "--seats", "you,greedy,random", "--save", file) as terminal:
        assert "Goose-herds" in terminal.prompt(), "the text board shows the fields of the view with their labels"
        terminal.type("bring church 0")
        assert "Whoever goes to the market brings one, two or three geese" in " ".join(terminal.prompt().split())
        for move in ("bring church 2", "bring bridge 1", "stay"):
            terminal.type(move)
            terminal.prompt()
        assert terminal.status() == 0
        assert "The game is over." in terminal.seen
    table = json.loads(file.read_text())["table"]
    assert [line for line in table["record"] if line.startswith("0: ")] == [
        "0: bring church 2",
        "0: bring bridge 1",
        "0: stay",
    ]


def test_its_own_tests_pass(installed: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "pyproject.toml", "tests"]
    done = subprocess.run(command, cwd=EXAMPLE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_its_ledger_says_where_its_tests_are_missing(installed: Path, tmp_path: Path) -> None:
    said = outremer(tmp_path, "ledger", "goosefair", status=2).stderr
    assert "the tests of goosefair are not installed with it; say where they are with --tests FOLDER" in said


def test_the_greedy_bot_plays_by_the_judge_that_the_game_brings(installed: Path, tmp_path: Path) -> None:
    arena = outremer(tmp_path, "arena", "goosefair", "--bots", "greedy,random", "--games", "100").stdout
    wins = {line.split()[0]: float(line.split()[2]) for line in arena.splitlines() if "%  " in line or " to " in line}
    assert wins["greedy"] > 75 > 25 > wins["random"] > 0


def test_the_levels_play_a_game_that_says_nothing_about_them(installed: Path, tmp_path: Path) -> None:
    bots = "medium:iterations=40,hard:iterations=60,easy"
    arena = outremer(tmp_path, "arena", "goosefair", "--bots", bots, "--games", "6", COLUMNS="160").stdout
    wins = [float(line.split()[2]) for line in arena.splitlines() if "%  " in line or " to " in line]
    assert sum(wins) == pytest.approx(6, abs=0.001), "a shared win is told as a decimal fraction"


def test_a_study_without_a_word_from_the_game_counts_what_was_done(installed: Path) -> None:
    done = subprocess.run([sys.executable, "-c", STUDY], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    counted = json.loads(done.stdout)
    assert counted.keys() == {"sold", "stayed"}
    assert all(leaders > 0 for leaders in counted.values())


def test_a_server_offers_it_with_its_words_and_rules_and_a_game_is_played(installed: Path, tmp_path: Path) -> None:
    with hosting.running(hosting.sqlite(tmp_path), "--no-limits") as host:
        record, standings = asyncio.run(_played(host))
    file = tmp_path / "fair.record"
    file.write_text(record)
    assert "goosefair" in record
    told = " ".join(outremer(tmp_path, "replay", file).stdout.split())
    decided = {str(standing["decided_by"]) for standing in standings}
    assert ("Whoever has most pence wins" in told) == ("fair.winner" in decided)
    assert ("Among equals, whoever has more geese" in told) == ("fair.tie" in decided)
    assert decided != {""} or {standing["rank"] for standing in standings} == {1}, "only a place shared by all"


async def _played(host: Host) -> tuple[str, list[dict[str, Any]]]:
    """One person and two bots; the record of their game and how it stood."""
    async with AsyncExitStack() as stack:
        anna = await stack.enter_async_context(Guest(host.address, "Anna"))
        await _check_catalogue(anna)
        table = await table_of([anna], 2, game="goosefair", options={"days": "5"})
        chair = await stack.enter_async_context(anna.listening(table, 0))
        await chair.until("state")
        refused = await chair.play("bring well 0")
        assert (refused["type"], refused["rule"]) == ("refused", "market.geese")
        assert await _play_on(chair, Random(1)) == 5, "one move a day"
        ended = await chair.until(lambda message: message["type"] == "table" and bool(message["table"]["result"]))
        standings = ended["table"]["result"]["standings"]
        assert len(standings) == 3
        return str(await anna.get(f"/tables/{table}/record")), standings


async def _play_on(chair: Chair, dice: Random) -> int:
    """Play at random to the end, and say how often; bots that are asked at the same time may answer before or after."""
    played = 0
    while not chair.state["view"]["over"]:
        if 0 in chair.state["view"]["asked"]:
            answer = await chair.play(dice.choice(chair.state["moves"]))
            assert answer["type"] == "ack"
            await chair.reach(answer["sequence"])
            played += 1
        else:
            await chair.reach(chair.state["sequence"] + 1)
    return played


async def _check_catalogue(person: Guest) -> None:
    (found,) = [game for game in await person.get("/games") if game["name"] == "goosefair"]
    offered: dict[str, Any] = found
    assert (offered["least_seats"], offered["most_seats"]) == (2, 4)
    assert [(option["name"], option["choices"]) for option in offered["options"]] == [("days", ["3", "5"])]
    for lang, title in (("en", "Goose Fair"), ("it", "La fiera delle oche"), ("de", "Gänsemarkt")):
        assert f"game-title = {title}" in await person.get(f"/games/goosefair/words/{lang}")
    rules = await person.get("/games/goosefair/rules", lang="it")
    assert next(rule["text"] for rule in rules if rule["id"] == "market.stay") == "Chi vuole resta a casa."


@pytest.mark.parametrize("value", ["goosefair.game:NOBODY", "goosefair.nowhere:GAME", "goosefair.words:WORDS"])
def test_a_game_that_cannot_be_opened_says_who_brings_it(installed: Path, tmp_path: Path, value: str) -> None:
    metadata = tmp_path / "strange-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: strange\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[outremer.games]\nstrange = {value}\n")
    said = outremer(
        tmp_path, "rules", "strange", status=2, PYTHONPATH=f"{tmp_path}:{hosting.ENVIRONMENT['PYTHONPATH']}"
    )
    assert "the game 'strange', which strange brings, cannot be opened" in said.stderr
