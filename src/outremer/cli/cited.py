"""`outremer ledger GAME --cited`: which rules refusals name, which they never name, and which they name wrongly."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

import outremer
from outremer.cli.workers import for_each_seed
from outremer.proof.bars import barred_by_code
from outremer.proof.checks import random_setting
from outremer.proof.cited import Citation, Cited, cited_in_game
from outremer.proof.ledger import Entry, Ledger, Place
from outremer.table.game import Game

GAMES = 30
MOST_VERBS = 4  # that are named of those a rule refused, the most frequent first


def report(console: Console, game: Game, seeds: range, seats: int | None, options: Mapping[str, str]) -> int:
    """Play, count and print; 1 where a refusal named a rule that is no reason."""
    game.rules(game.setting(seats or game.most_seats, options))  # refused here, before any game begins
    ledger = Ledger.read(game.folder / "rules.toml")
    count = partial(cited_by_one, name=game.name, ledger=ledger, seats=seats, options=options)
    cited = Cited()
    for one in for_each_seed(console, "played", count, seeds):
        cited.add(one)
    console.print(_table(ledger, cited))
    _print_never(console, game, ledger, cited.never(ledger))
    _print_faults(console, cited)
    forbidding = [entry for entry in ledger.entries.values() if entry.forbids]
    named = len(forbidding) - len(cited.never(ledger))
    console.print(
        f"{game.name}: {cited.games} games, {cited.states} states; refusals cite {named} of {len(forbidding)} rules "
        f"that forbid, and {len(cited.faults)} wrongly."
    )
    return 1 if cited.faults else 0


def cited_by_one(seed: int, name: str, ledger: Ledger, seats: int | None, options: Mapping[str, str]) -> Cited:
    game = outremer.game(name)
    return cited_in_game(game, random_setting(game, seed, seats, options), seed, ledger)


def _table(ledger: Ledger, cited: Cited) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("cited", no_wrap=True)
    table.add_column("states", justify="right")
    table.add_column("refused words", overflow="fold")
    known = [rule for rule in ledger.ids() if rule in cited.rules]
    strange = sorted(rule for rule in cited.rules if rule not in ledger)
    for rule in (*known, *strange):
        citation = cited.rules[rule]
        option = ledger[rule].option if rule in ledger else ""
        table.add_row(Text(rule, "cyan"), str(citation.states), _refused(citation, option))
    return table


def _refused(citation: Citation, option: str) -> str:
    verbs = sorted(citation.verbs, key=lambda verb: (-citation.verbs[verb], verb))[:MOST_VERBS]
    more = f" +{len(citation.verbs) - MOST_VERBS}" if len(citation.verbs) > MOST_VERBS else ""
    by_choice = ", ".join(f"{choice} {states}" for choice, states in sorted(citation.choices.items()))
    return ", ".join(verbs) + more + (f" (where {option} is {by_choice})" if option else "")


def _print_never(console: Console, game: Game, ledger: Ledger, never: list[Entry]) -> None:
    """A rule that stands in the code was merely not met; one that does not can never be told."""
    if not never:
        return
    places = barred_by_code(game.folder, ledger)
    console.print(Text("forbid, but were never cited", "bold"))
    for entry in never:
        console.print(Text(f"  {entry.id}{_scope(game, entry)}: {_where(game, places.get(entry.id))}", "yellow"))
    console.print()


def _scope(game: Game, entry: Entry) -> str:
    """The edition or module that the rule belongs to, where that is not all."""
    editions = {choice for option in game.options if option.name == "edition" for choice in option.choices}
    only = ", ".join(entry.editions) if set(entry.editions) != editions else ""
    said = ", ".join(word for word in (only, entry.module if entry.module != "base" else "") if word)
    return f" ({said})" if said else ""


def _where(game: Game, place: Place | None) -> str:
    return "no code bars by it" if place is None else f"{place.path.relative_to(game.folder)}:{place.line}"


def _print_faults(console: Console, cited: Cited) -> None:
    if cited.faults:
        console.print(Text("cited, but no reason", "bold"))
        for _, fault in sorted(cited.faults.items()):
            console.print(Text(f"  {fault}", "red"))
        console.print()
