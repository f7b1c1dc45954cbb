"""What a machine can see of the English texts: a noun for each thing, and no word that players cannot know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import outremer
from outremer.words import SHARED, Words

WEB = Path(__file__).parents[2] / "web" / "src"
HOUSES = ["", *outremer.games()]

# What a text must not say, and what it says instead.
EVERYWHERE = {
    r"\b[Tt]he seed (?:says|gives|has|is|does|writes|spells|tells)|(?:in|outside) the seed\b": "the rulebook",
    r"\b[Ff]acts\b": "other sources",
    r"\b[Rr]ecommend": "a question asks, and the ruling says what is played",
}
NOUNS = {
    "jerusalem": {
        r"\b[Oo]ffices?\b": "character",
        r"\b[Qq]uarters?\b": "sector",
        r"\bsilver pieces?\b|\bpieces? of silver\b": "bezant",
    },
    "akkon": {
        r"\b[Pp]ieces?\b": "Templar",
        r"\b[Cc]amps?\b": "port, as the rulebook's translation has it",
        r"\b[Hh]arbours?\b": "city",
        r"\bKnights? [5-8]\b": "knight, as on the Templars",
    },
    "council": {
        r"\b[Ss]hops?\b|\b[Tt]rading posts?\b": "emporium",
        r"\b[Ss]ervants?\b|\b[Hh]elpers?\b": "assistant",
    },
    "fief": {
        r"\b[Ff]ortress(?:es)?\b|\b[Cc]astles?\b": "stronghold",
        r"\b[Mm]en at arms\b": "troops; one of them is a footman or a knight",
        r"\b(?:this|next|each|every) year\b": "turn",
        r"\b[Dd]ioceses?\b": "bishopric",
    },
}


def texts(game: str) -> Iterator[tuple[str, str]]:
    """Every id and its text: of the ledger, at the table and in the browser; without a game what the house says."""
    folder = outremer.game(game).folder / "text" / "en" if game else SHARED / "en"
    for file in [
        *sorted(folder.glob("*.ftl")),
        WEB / "games" / game / "words" / "en.ftl" if game else WEB / "words/en.ftl",
    ]:
        content = file.read_text(encoding="utf-8")
        for message in FluentParser().parse(content).body:
            if isinstance(message, ast.Message) and message.value and message.value.span:
                yield f"{file.name} {message.id.name}", content[message.value.span.start : message.value.span.end]
    if game:
        for entry in Words(game).ledger.entries.values():
            for name in ("text", "question", "ruling"):
                yield f"{entry.id} {name}", getattr(entry, name)


def found(game: str, pattern: str) -> list[str]:
    """Names of arguments are nobody's words."""
    argument = re.compile(r"\$[\w-]+")
    return [f"{place}: {text}" for place, text in texts(game) if re.search(pattern, argument.sub("", text))]


@pytest.mark.parametrize("game", HOUSES)
def test_texts_keep_to_one_noun_for_a_thing(game: str) -> None:
    assert len(list(texts(game))) > 100
    for pattern, instead in {**EVERYWHERE, **NOUNS.get(game, {})}.items():
        assert found(game, pattern) == [], f"say rather: {instead}"


@pytest.mark.parametrize("game", HOUSES)
def test_there_is_one_kind_of_apostrophe_at_the_table(game: str) -> None:
    assert [line for line in found(game, r"['`´]") if ".ftl " in line] == []
