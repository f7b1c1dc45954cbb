"""A balance study as a page: what was played, who won, what mattered, and a plot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

import outremer
from outremer.lab.balance import FEWEST, Choice, Study, Weight, chances, findings
from outremer.lab.plots import Bar, bars
from outremer.lab.scores import Score
from outremer.lab.tallies import SURE, Mean, Tally
from outremer.lab.unusable import Unusable

MOST_OPENINGS = 12
READING = f"""\
Every seat is played by the same bot, so whatever makes no difference wins an even share. Ranges hold the true value in
95 of 100 cases. *q* is how likely a result so far from even is by chance, corrected for all the comparisons of this
page together (Benjamini and Hochberg); what has at most {SURE} is a finding, and is set in **bold**. Bots are no
people, so read this as a check that nothing is broken, not as advice."""
THINGS = f"""\
Of each thing: what winners have of it in a game and what the others have on average, and how often whoever alone has
most of it wins. A thing is *worthless* if winners have no more of it than the others have, and *decisive* if whoever
alone has most of it wins more than 80 % of those games. Below {FEWEST} games nothing is said."""
PLAYERS = """\
*First* is the share won by whoever spoke first, beside an even one; *q of length* is how likely it is by chance that
games are longer or shorter than those with other numbers of players by so much."""
COMPARED = """\
What was looked at for every bot and found for one alone is marked *this bot only*; what was too rare or did not come up
with another bot is not. A bot that played fewer games finds less, so what it did not find may be for want of games."""
KNOWN_BY = """\
The hash is that in which the first game of a run ended. Where the same command brings another one today, the bot thinks
otherwise by now than when these games were played."""
OPTIONS = """\
Options and number of players are drawn for every game; listed are the choices that are not the usual ones. *First* is
the share won by whoever spoke first, *without* the same in the games with another choice, and *q* how likely such a
difference is by chance, each taken from what is even. *Length* is in hundredths of what games with as many players
have, so that it is the option that is compared."""
OPENINGS = "By all that a seat says in its first turn."
SAME = "Left out, since these are the very games and seats of what stands in brackets"
Row = Sequence[str]


@dataclass(frozen=True)
class Run:
    """Games of one bot that a page rests on."""

    command: str  # plays them again
    bot: str
    games: int
    is_varied: bool
    plays: str  # the hash in which the first of them ended


def file_of(folder: Path, game: str) -> Path:
    return folder / f"{game}.md"


def write_page(folder: Path, game: str, studies: Sequence[Study], runs: Sequence[Run], made_by: str) -> Path:
    """Write the page and its plot, with the command that made them; returns the page."""
    file = file_of(folder, game)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{game}.svg").write_text(_plot(studies[0]), encoding="utf-8")
        file.write_text("\n".join(_lines(game, studies, runs, made_by)) + "\n", encoding="utf-8")
    except OSError as error:
        raise Unusable(f"{file} cannot be written: {error.strerror}") from error
    return file


def _lines(game: str, studies: Sequence[Study], runs: Sequence[Run], made_by: str) -> Iterator[str]:
    source = getattr(outremer.game(game).companion("study"), "SOURCE", "")
    yield f"# {game.capitalize()} in balance?"
    yield ""
    yield f"Made by `{made_by}` from these games:"
    yield ""
    yield from (f"- `{one.command}`" for one in runs)
    yield ""
    games = [(one.bot, _kind(one), str(one.games), f"`{one.plays}`") for one in runs]
    yield from _table(("bot", "kind", "games", "hash"), games)
    yield from ("", KNOWN_BY)
    yield from ("", source) if source else ()
    yield from ("", READING)
    yield from ("", COMPARED) if len(studies) > 1 else ()
    for study, sections in zip(studies, sections_of(studies), strict=True):
        yield from _study(game, study, sections, studies)


def _kind(run: Run) -> str:
    return "players and options drawn" if run.is_varied else "the usual options"


def _study(game: str, study: Study, sections: Sections, studies: Sequence[Study]) -> Iterator[str]:
    if len(studies) > 1:
        yield from ("", f"# By {study.bot}")
    yield from ("", "## Course", "", *_course(study))
    yield from ("", "## Seats", "", *sections.tallies("seat", [*study.seats, *study.order]))
    openings = [one for one in study.openings if one.games >= FEWEST][:MOST_OPENINGS]
    if openings:
        yield from ("", "## Openings", "", OPENINGS, "", *sections.tallies("opening", openings))
    yield from ("", "## What mattered", "", THINGS, "")
    if study is studies[0]:
        yield from (f"![whoever has most of it, wins]({game}.svg)", "")
    yield from sections.weights(study.weights)
    if study.same:
        yield from ("", f"{SAME}: {', '.join(f'{name} ({of})' for name, of in study.same.items())}.")
    if study.varied:
        yield from (
            "",
            "## Number of players",
            "",
            PLAYERS,
            "",
            *sections.choices("players", "decisions", study.players),
        )
        yield from ("", *sections.tallies("seat", study.seats_by_players))
        yield from ("", "## Options", "", OPTIONS, "", *sections.choices("option", "length", study.options))


def _course(study: Study) -> Iterator[str]:
    games = len(study.usual)
    length = Mean.of([one.decisions for one in study.usual])
    ties = Score("ties", games, sum(one.is_tied for one in study.usual))
    lead = Mean.of([one.lead_changes for one in study.usual])
    yield (
        f"{games} games between {study.usual[0].seats} {study.bot} bots by the usual options: {_mean(length)} decisions"
        f" a game, {_ties(ties)} end in a shared first place, {_mean(lead, 1)} changes of the lead."
    )
    if study.varied:
        seats = fmean(one.seats for one in study.varied)
        yield (
            f"{len(study.varied)} more with the number of players drawn ({seats:.1f} on average), every other one"
            " with drawn options."
        )


class Sections:
    """The tables of one study; what was looked at with every bot and found with this one alone is marked."""

    def __init__(self, chances: Mapping[str, float], others: Sequence[Mapping[str, float]]) -> None:
        self.chances = chances
        self.findings = findings(chances)
        compared = set(chances).intersection(*others)
        found = set[str]().union(*map(findings, others))
        self.alone = (self.findings & compared) - found if others else set()

    def q(self, name: str) -> str:
        chance = self.chances.get(name)
        if chance is None:
            return "too rare"
        said = "< 0.001" if chance < 0.001 else f"{chance:.3f}"
        if name not in self.findings:
            return said
        return f"**{said}** this bot only" if name in self.alone else f"**{said}**"

    def tallies(self, what: str, rows: Sequence[Tally]) -> Iterator[str]:
        cells = [(one.name, str(one.games), _share(one), _even(one), self.q(one.name)) for one in rows]
        return _table((what, "games", "wins", "even", "q"), cells)

    def weights(self, rows: Sequence[Weight]) -> Iterator[str]:
        cells = [(one.thing, *self._weight(one), self.q(one.thing), one.verdict) for one in rows]
        return _table(("thing", "winner has", "others have", "most of it wins", "games", "q", "verdict"), cells)

    def _weight(self, one: Weight) -> Row:
        share = _share(one.leaders) if one.leaders.games >= FEWEST else ""
        return f"{one.winner_has:.2f}", f"{one.others_have:.2f}", share, str(one.leaders.games)

    def choices(self, what: str, length: str, rows: Sequence[Choice]) -> Iterator[str]:
        cells = [(one.name, str(one.first.games), *self._choice(one)) for one in rows]
        without = ("without",) if any(one.others for one in rows) else ()
        head = (what, "games", "first", "even", *without, "q", length, "q of length", "ties", "changes of the lead")
        return _table(head, cells)

    def _choice(self, one: Choice) -> Row:
        without = (f"{one.others.rate:.1%}",) if one.others is not None else ()
        first = (_share(one.first), _even(one.first), *without, self.q(one.first.name))
        return *first, _mean(one.length), self.q(one.length_name), _ties(one.ties), _mean(one.lead_changes, 1)


def sections_of(studies: Sequence[Study]) -> list[Sections]:
    """Each study's, with all comparisons of the page corrected together."""
    found = chances(studies)
    return [Sections(own, [*found[:at], *found[at + 1 :]]) for at, own in enumerate(found)]


def _share(one: Tally) -> str:
    return _percent(one.score)


def _percent(one: Score) -> str:
    low, high = one.interval
    return f"{one.rate:.1%} ({low:.1%} to {high:.1%})"


def _ties(one: Score) -> str:
    low, high = one.interval
    return f"{one.wins:g} ({low:.1%} to {high:.1%})"


def _even(one: Tally) -> str:
    return f"{one.even / one.games:.1%}"


def _mean(mean: Mean, digits: int = 0) -> str:
    low, high = mean.interval
    return f"{mean.value:.{digits}f} ({max(0.0, low):.{digits}f} to {high:.{digits}f})"


def _table(head: Row, rows: Sequence[Row]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"| --- |{' ---: |' * (len(head) - 1)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def _plot(study: Study) -> str:
    shown = [one.leaders for one in study.weights if one.leaders.games >= FEWEST]
    rows = [_bar(one) for one in shown]
    return bars(rows, "whoever has most of it wins, % of games (dotted: even, and decisive)", [_even_of(study), 80])


def _bar(one: Tally) -> Bar:
    low, high = one.score.interval
    return Bar(one.name, 100 * one.rate, 100 * low, 100 * high)


def _even_of(study: Study) -> float:
    return 100 / study.usual[0].seats
