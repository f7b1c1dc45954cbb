"""The lands beyond the map in the terminal: the track from right to left, who is there, and who is nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from outremer.words.words import Words

Mark = Callable[[int], Text]
Lord = Callable[[str], Text]


def overseas(piece: dict[str, Any], words: Words, mark: Mark, lord: Lord) -> list[Text]:
    """What the view says of a war overseas, and of what is left of it when nobody is there."""
    lines: list[Text] = []
    if piece["stage"] != "none":
        lines.append(_headline(piece, words))
        lines += [_objective(row, words, mark, lord) for row in piece["track"]]
        camps = [*piece["ships"], *([piece["shore"]] if piece["shore"]["lords"] or piece["shore"]["armies"] else [])]
        lines += [Text.assemble(f"  {words.noun(camp['place'])}: ", _camp(camp, words, mark, lord)) for camp in camps]
    for field in ("prisoners", "renegades"):
        if piece[field]:
            lines.append(_fact(words.field(field), Text(", ").join([lord(name) for name in piece[field]])))
    if piece["doctor"]:
        lines.append(_fact(words.field("doctor"), lord(piece["doctor"])))
    return lines


def _fact(label: str, said: Text | str) -> Text:
    return Text.assemble((f"{label} ", "dim"), said)


def _headline(piece: dict[str, Any], words: Words) -> Text:
    parts = [Text(f"{words.noun('overseas')}: {words.noun(piece['stage'])}", "bold")]
    if piece["saladin"]:
        host = f"{words.noun(piece['saladin'])} ({piece['host']['knights']} + {piece['host']['saracens']})"
        parts.append(_fact(words.field("saladin"), Text(host, "red")))
    if piece["plague"]:
        parts.append(Text(words.field("plague"), "bold red"))
    return Text("  ·  ").join(parts)


def _objective(row: dict[str, Any], words: Words, mark: Mark, lord: Lord) -> Text:
    """Its number, its walls and Saracens with those who may join them, its coins, and the crusaders there."""
    saracens = f"{row['garrison']}+{row['reinforcements']}"
    line = Text.assemble((f"  {row['order']:>2} ", "cyan"), (words.noun(row["name"]), "bold"))
    if row["walls"] != "none":
        line.append(f" {words.noun(row['walls'])}")
    line.append(f" {words.field('saracens')} {saracens}", "red")
    if row["coins"]:
        line.append(f" {words.field('coins')} {row['coins']}", "yellow")
    for state in ("held", "besieged", "betrayed"):
        if row[state]:
            line.append(f" {words.field(state)}", "green")
    return Text.assemble(line, "  ", _camp(row, words, mark, lord))


def _camp(camp: dict[str, Any], words: Words, mark: Mark, lord: Lord) -> Text:
    parts = [lord(name) for name in camp["lords"]]
    for army in camp["armies"]:
        counts = [f"{count}{words.say(f'board-{kind}-short')}" for kind, count in army["troops"].items() if count]
        parts.append(Text.assemble(mark(army["seat"]), " ", "".join(counts)))
    return Text(", ").join(parts)
