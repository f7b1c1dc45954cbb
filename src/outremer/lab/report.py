"""What came of a run as one HTML file with its plots in it, which needs nothing else to be read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from statistics import fmean

from outremer.lab.arena import Match, Plan
from outremer.lab.plots import Bar, bars, histogram
from outremer.lab.ratings import Rating, ratings
from outremer.lab.scores import Score, scores
from outremer.lab.unusable import Unusable

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; color: #222;
  background: #fff; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: 0.2rem 0.9rem 0.2rem 0; text-align: right; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; }
code { overflow-wrap: anywhere; }
"""
Row = Sequence[str]


def write_report(file: Path, plan: Plan, matches: Sequence[Match], share: Callable[[Match, int], float]) -> None:
    text = page(plan, matches, share)
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Unusable(f"{file} cannot be written: {error.strerror}") from error


def page(plan: Plan, matches: Sequence[Match], share: Callable[[Match, int], float]) -> str:
    by_bot, rated = scores(matches, share=share), ratings(matches)
    title = f"{plan.game.capitalize()}: {', '.join(plan.bots)}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        _about(plan, matches),
        "<h2>Wins</h2>",
        _wins(by_bot, _even(matches)),
        "<h2>Ratings</h2>",
        _ratings(rated),
        "<h2>Seats</h2>",
        _seats(matches, share, _even(matches)),
        "<h2>Length</h2>",
        histogram([float(sum(match.decisions)) for match in matches], "decisions in a game"),
        "<h2>Thinking</h2>",
        _thinking(matches),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="en"><head>{head}<style>{STYLE}</style></head>\n<body>{body}</body></html>\n'


def _even(matches: Sequence[Match]) -> float:
    """What a seat would win if it made no difference who sits there."""
    return len(matches) / sum(len(match.bots) for match in matches)


def command(plan: Plan) -> str:
    """What plays these games again."""
    options = "".join(f" --option {name}={choice}" for name, choice in plan.options.items())
    bots = ",".join(plan.bots)
    varied = " --varied" if plan.varied else ""
    return f"outremer arena {plan.game} --bots {bots} --games {plan.games} --seed {plan.seed}{options}{varied}"


def _about(plan: Plan, matches: Sequence[Match]) -> str:
    one = matches[0]
    clock = " These bots think by the clock: the same command may play other games." if plan.goes_by_the_clock else ""
    return (
        f"<p>{len(matches)} games, by <code>{escape(command(plan))}</code>, Outremer {escape(one.outremer)}, version"
        f" {one.rules} of the rules. Ranges hold the true value in 95 of 100 cases.{clock}</p>"
    )


def _wins(by_bot: Sequence[Score], even: float) -> str:
    rows = [(score.bot, str(score.games), f"{score.wins:g}", *_percent(score)) for score in by_bot]
    plot = bars([_bar(score.bot, score) for score in by_bot], "wins, % (dotted: even)", [100 * even])
    return plot + _table(("bot", "games", "wins", "rate", "95 % range"), rows)


def _ratings(rated: Mapping[str, Rating]) -> str:
    rows = [(name, f"{one.mean:.1f}", "{:.1f} to {:.1f}".format(*one.interval)) for name, one in rated.items()]
    plot = bars([Bar(name, one.mean, *one.interval) for name, one in rated.items()], "rating by OpenSkill")
    return plot + _table(("bot", "rating", "95 % range"), rows)


def _seats(matches: Sequence[Match], share: Callable[[Match, int], float], even: float) -> str:
    by_seat = sorted(scores(matches, lambda match, seat: f"seat {seat}", share), key=lambda score: score.bot)
    rows = [(score.bot, *_percent(score)) for score in by_seat]
    plot = bars([_bar(score.bot, score) for score in by_seat], "wins, % (dotted: even)", [100 * even])
    return plot + _table(("seat", "rate", "95 % range"), rows)


def _thinking(matches: Sequence[Match]) -> str:
    spent: dict[str, list[tuple[int, float]]] = {}
    for match in matches:
        for bot, decisions, seconds in zip(match.bots, match.decisions, match.seconds, strict=True):
            spent.setdefault(bot, []).append((decisions, seconds))
    rows = []
    for bot, seats in spent.items():
        decisions, seconds = sum(one[0] for one in seats), sum(one[1] for one in seats)
        rows.append((bot, f"{decisions / len(seats):.0f}", f"{1000 * seconds / max(1, decisions):.2f} ms"))
    mean = fmean(sum(match.seconds) for match in matches)
    told = f"<p>All bots together thought {mean:.2f} s a game.</p>"
    return told + _table(("bot", "decisions a game", "a decision"), rows)


def _bar(name: str, score: Score) -> Bar:
    low, high = score.interval
    return Bar(name, 100 * score.rate, 100 * low, 100 * high)


def _percent(score: Score) -> tuple[str, str]:
    low, high = score.interval
    return f"{score.rate:.1%}", f"{low:.1%} to {high:.1%}"


def _table(head: Row, rows: Sequence[Row]) -> str:
    columns = "".join(f"<th>{escape(one)}</th>" for one in head)
    lines = "".join("<tr>" + "".join(f"<td>{escape(one)}</td>" for one in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{columns}</tr></thead><tbody>{lines}</tbody></table>"
