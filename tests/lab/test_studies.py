"""The pages in docs/studies are of games that the bots play today."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from outremer import games
from outremer.cli import arena, parser
from outremer.lab.arena import Plan

STUDIES = Path(__file__).resolve().parents[2] / "docs" / "studies"
RUN = re.compile(r"^- `outremer (arena .*)`$", re.MULTILINE)
KNOWN_BY = re.compile(r"^\| (?P<bot>\S+) \| [\w ]+ \| (?P<games>\d+) \| `(?P<hash>\w+)` \|$", re.MULTILINE)


def runs(page: Path) -> list[tuple[Plan, re.Match[str]]]:
    """Each run that a page rests on: its plan by the command, and the row with the hash of its first game."""
    text = page.read_text(encoding="utf-8")
    plans = [arena.asked(parser().parse_args(shlex.split(command))) for command in RUN.findall(text)]
    return list(zip(plans, KNOWN_BY.finditer(text), strict=True))


@pytest.mark.timeout(240)
@pytest.mark.parametrize("game", games())
def test_the_first_game_of_each_run_ends_today_as_its_page_says(game: str) -> None:
    found = runs(STUDIES / f"{game}.md")
    assert {(plan.game, plan.varied) for plan, _ in found} == {(game, False), (game, True)}
    for plan, row in found:
        assert (plan.bots[0], plan.games) == (row["bot"], int(row["games"]))
        assert plan.match(0).ends_in == row["hash"], (
            f"{plan.bots[0]} plays {game} otherwise than when its page was made: make balance GAME={game}"
        )
