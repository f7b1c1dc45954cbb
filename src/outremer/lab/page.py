"""A balance study as a page: what was played, who won, what mattered, and a plot."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import outremer
from outremer.lab.accounts import account
from outremer.lab.arena import Match
from outremer.lab.balance import Weight, weights
from outremer.lab.scores import scores


def write_study(game: str, bots: Sequence[str], matches: Sequence[Match], command: str, folder: Path) -> Path:
    """Write the page and its plot; returns the page."""
    folder.mkdir(parents=True, exist_ok=True)
    found = weights([account(match) for match in matches])
    _plot(game, found, len(bots), folder / f"{game}.svg")
    page = folder / f"{game}.md"
    page.write_text("\n".join(_lines(game, bots, matches, found, command)) + "\n")
    return page


def _lines(game: str, bots: Sequence[str], matches: Sequence[Match], found: list[Weight], command: str) -> list[str]:
    source = getattr(outremer.game(game).companion("study"), "SOURCE", "")
    decisions = sum(sum(match.decisions) for match in matches) / len(matches)
    best = sum(max(match.points) for match in matches) / len(matches)
    lines = [
        f"# {game.capitalize()} in balance?",
        "",
        f"{len(matches)} games between {', '.join(bots)}; made by `{command}`. {source}",
        f"A game has {decisions:.0f} decisions on average; the winner ends with {best:.1f} points.",
        "",
        "A thing is *worthless* if winners have no more of it than the others have, and *decisive* if whoever alone",
        "has most of it wins more than 80 % of those games. The bots look one move ahead, so read this as a check",
        "that nothing is broken, not as advice.",
        "",
        "## Seats",
        "",
        "| seat | wins | 95 % range |",
        "| --- | ---: | --- |",
    ]
    for score in sorted(scores(matches, lambda match, seat: str(seat)), key=lambda score: score.bot):
        low, high = score.interval
        lines.append(f"| {score.bot} | {score.rate:.1%} | {low:.1%} to {high:.1%} |")
    lines += ["", "## What mattered", "", f"![who has most of it, wins]({game}.svg)", ""]
    lines += ["| thing | winner has | others have | whoever has most wins | games | verdict |"]
    lines += ["| --- | ---: | ---: | ---: | ---: | --- |"]
    for one in found:
        lines.append(
            f"| {one.thing} | {one.winner_has:.2f} | {one.others_have:.2f} | {one.leader_wins:.0%} | {one.leaders} |"
            f" {one.verdict} |"
        )
    return lines


def _plot(game: str, found: list[Weight], seats: int, file: Path) -> None:
    import matplotlib.pyplot as plot  # only studies draw; `make study` installs it

    shown = [one for one in found if one.leaders >= 20]
    figure, axes = plot.subplots(figsize=(8, 0.26 * len(shown) + 1.2))
    names = [one.thing for one in reversed(shown)]
    axes.barh(names, [100 * one.leader_wins for one in reversed(shown)], color="#8a6d3b", height=0.7)
    axes.axvline(100 / seats, color="#333333", linewidth=1, linestyle=":")
    axes.axvline(80, color="#a02020", linewidth=1, linestyle="--")
    axes.set_xlim(0, 100)
    axes.set_xlabel(f"whoever has most of it wins, % of games (dotted: chance among {seats}, dashed: decisive)")
    axes.set_title(f"{game.capitalize()}: what mattered", loc="left")
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})
    plot.close(figure)
