"""`outremer rules`: the rulebook in our words, by id or by words."""

from __future__ import annotations

import argparse

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import outremer
from outremer.cli import arguments
from outremer.cli.mistakes import Mistake
from outremer.proof.ledger import Entry
from outremer.words import Words
from outremer.words.searching import search

EXAMPLES = """\
  outremer rules jerusalem                        the whole rulebook, in our words
  outremer rules jerusalem baron palace           every rule that has both words
  outremer rules jerusalem auction.open.no-pass   one rule: its source, what is unclear, how we rule
  outremer rules jerusalem --options              editions, variants and rulings that a table may choose
  outremer rules jerusalem barone --lang it       the same in Italian"""


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(commands, "rules", "read a game's rules, or search them", EXAMPLES)
    arguments.add_game(parser)
    parser.add_argument(
        "words", nargs="*", default=[], metavar="ID | WORD", help="a rule's id, or words that a rule must have"
    )
    parser.add_argument("--options", action="store_true", help="list the options and their choices instead")
    arguments.add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = Words(outremer.game(args.game), args.lang)
    console = Console(highlight=False)
    if args.options:
        show_options(console, words)
        return 0
    query = " ".join(args.words)
    if not show_rules(console, words, query):
        raise Mistake(f"no rule of {words.game.name} has all of {query!r}; try fewer words, or none for all the rules")
    return 0


def show_rules(console: Console, words: Words, query: str) -> int:
    """Print the rules that a query finds; returns how many."""
    ledger = words.ledger
    if query in ledger:
        _show_whole(console, words, ledger[query])
        return 1
    found = search(words, query)
    if not found:
        return 0
    for entry in found:
        console.print(Text.assemble((entry.id, "cyan"), (f"  {_kind(words, entry)}", "dim")))
        console.print(Padding(Text(words.rule(entry.id)), (0, 0, 0, 2)))
        if entry.ruling:
            console.print(
                Padding(Text(f"{words.say('terminal-ruling')}: {words.ruling(entry.id)}", "dim"), (0, 0, 0, 2))
            )
    console.print(Text(words.say("terminal-rules-found", count=len(found)), "dim"))
    return len(found)


def _kind(words: Words, entry: Entry) -> str:
    editions = words.say("terminal-editions", editions=", ".join(entry.editions)) if len(entry.editions) == 1 else ""
    kind = "" if entry.kind == "rule" else words.say(f"terminal-{entry.kind}")
    return ", ".join(part for part in (kind, editions) if part)


def _show_whole(console: Console, words: Words, entry: Entry) -> None:
    console.print(Text.assemble((entry.id, "cyan"), (f"  {_kind(words, entry)}", "dim")))
    console.print(Padding(Text(words.rule(entry.id), "bold"), (0, 0, 0, 2)))
    told = {"source": words.source, "question": words.question, "ruling": words.ruling}
    facts = [(name, tells(entry.id)) for name, tells in told.items()]
    if entry.option:
        option = next((one for one in words.game.options if one.name == entry.option), None)
        choices = " | ".join(option.choices) if option else ""
        facts.append(("option", f"{entry.option} = {choices}"))
    for name, fact in facts:
        if fact:
            console.print(Padding(Text.assemble((f"{words.say(f'terminal-{name}')}: ", "dim"), fact), (0, 0, 0, 2)))


def show_options(console: Console, words: Words) -> None:
    """Every option with its choices; the default is marked, and where an edition has another, so is that."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("terminal-option"), style="cyan")
    table.add_column(words.say("terminal-choices"))
    for option in words.game.options:
        choices = []
        for choice in option.choices:
            editions = [edition for edition, default in option.by_edition.items() if default == choice]
            notes = [words.say("terminal-default")] if choice == option.default else []
            line = Text.assemble((choice, "bold"), f"  {words.choice(option.name, choice)}")
            line.append(f"  ({', '.join(notes + editions)})" if notes or editions else "", "dim")
            choices.append(line)
        rule = f"\n[{option.rule}]" if option.rule else ""
        table.add_row(
            option.name, Text.assemble(words.option(option.name), "\n", Text("\n").join(choices), (rule, "dim"))
        )
    console.print(table)
