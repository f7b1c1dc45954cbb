"""A report is one file that needs nothing else, and says what the matches say."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from outremer.lab.arena import Plan
from outremer.lab.report import page, write_report
from outremer.lab.scores import split
from outremer.lab.unusable import Unusable
from tests.lab.matches import a_match

PLAN = Plan("jerusalem", ("greedy", "<b>"), 4, "1", {"edition": "de"})
MATCHES = [a_match(("greedy", "<b>"), (1, 2), number=number) for number in range(4)]


class Elements(HTMLParser):
    """Every element with its attributes, and all words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.words += f" {data}"


def test_it_loads_nothing() -> None:
    text = page(PLAN, MATCHES, split)
    elements = Elements(text).found
    assert not {"script", "link", "img", "iframe", "object"} & {tag for tag, _ in elements}
    links = [
        value for _, attributes in elements for name, value in attributes.items() if name.endswith(("href", "src"))
    ]
    assert all(value and value.startswith("#") for value in links)
    assert not re.search(r"@import|url\((?!#)", text)
    assert sum(tag == "svg" for tag, _ in elements) == 4


def test_it_tells_the_command_the_wins_and_the_time_and_escapes_names() -> None:
    read = Elements(page(PLAN, MATCHES, split))
    words = " ".join(read.words.split())
    assert "outremer arena jerusalem --bots greedy,<b> --games 4 --seed 1 --option edition=de" in words
    assert "greedy 4 4 100.0% 51.0% to 100.0%" in words
    assert "greedy 10 50.00 ms" in words
    assert "b" not in {tag for tag, _ in read.found}


def test_the_same_matches_make_the_same_page() -> None:
    assert page(PLAN, MATCHES, split) == page(PLAN, MATCHES, split)


def test_a_page_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="cannot be written"):
        write_report(tmp_path, PLAN, MATCHES, split)
