"""What a page of the documentation shows: blocks of files, changes to files, and commands."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "goosefair"

_BLOCK = re.compile(r"^`(?P<file>[\w./-]+)`(?P<how>[^\n]*):\n\n```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_CHANGE = re.compile(r"^```diff\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMAND = re.compile(r"^    outremer (.+?)(?:  .*)?$", re.MULTILINE)


class Block(NamedTuple):
    file: str
    how: str  # what the page says of it: "" for a whole file
    text: str


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def blocks(text: str) -> list[Block]:
    """Every block under a line that names its file: "`src/goosefair/words.py`:"."""
    return [Block(found["file"], found["how"].strip(" ,"), found["text"]) for found in _BLOCK.finditer(text)]


def changes(text: str) -> str:
    """All the changes to files that a page shows, as one patch."""
    return "\n".join(_CHANGE.findall(text))


def commands(text: str) -> list[list[str]]:
    """The commands that a page tells its reader to run, without what stands behind them."""
    return [found.split() for found in _COMMAND.findall(text)]
