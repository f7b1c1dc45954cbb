"""How a game ended, in the terminal: the ranking, what the points are made of, and what decided between equals."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from outremer.drawing.players import Players
from outremer.table.breakdown import Sum
from outremer.table.game import Result
from outremer.table.table import Table
from outremer.words import Words


def show(console: Console, words: Words, players: Players, table: Table) -> None:
    result, breakdown = table.result(), table.breakdown()
    if result is None or breakdown is None:
        return
    console.print(_ranking(words, players, result))
    if breakdown.how:
        console.print(Text(words.won(breakdown.how, result, players.names)))
    for tie in breakdown.ties:
        console.print(players.coloured(words.tie(tie, players.names)))
    for sum_ in breakdown.sums:
        if not sum_.parts:
            continue
        console.print(_parts(words, players, sum_, [place.seat for place in result.standings]))


def _ranking(words: Words, players: Players, result: Result) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, title=words.say("terminal-over"), title_justify="left")
    grid.add_column("")
    grid.add_column(words.say("terminal-score"), justify="right")
    grid.add_column(words.say("terminal-decided"))
    for place in result.standings:
        name = Text(f"{place.rank}. ").append_text(players.name_and_note(place.seat))
        rule = words.rule(place.decided_by) if place.decided_by else ""
        grid.add_row(name, words.score(place.points), Text(rule, "dim"))
    return grid


def _parts(words: Words, players: Players, sum_: Sum, seats: list[int]) -> Grid:
    """A row for each part, the best player in the first column; what does not count stands in brackets."""
    note = words.say(f"sum-{sum_.name}-note") if words.has(f"sum-{sum_.name}-note") else None
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, show_footer=True, caption=note, caption_justify="left")
    grid.add_column("", Text(words.say(f"sum-{sum_.name}"), "bold"))
    for seat in seats:
        total = Text(str(sum_.total(seat)), "bold")
        grid.add_column(players.coloured(players.names[seat]), total, justify="right")
    for part in sum_.parts:
        counts = [str(part.counts[seat]) if part.counts_for(seat) else f"({part.counts[seat]})" for seat in seats]
        grid.add_row(words.say(f"part-{part.name}"), *counts)
    return grid
