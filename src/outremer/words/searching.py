"""The rulebook searched by words, as somebody types them."""

from __future__ import annotations

import unicodedata

from outremer.proof.ledger import Entry
from outremer.words.words import Words


def bare(text: str) -> str:
    """A text as one types it in a hurry: in small letters, without accents, with the apostrophe of the keyboard."""
    signs = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(sign for sign in signs if not unicodedata.combining(sign))


def search(words: Words, query: str) -> list[Entry]:
    """The rules that have all these words, in their id, in this language's text, or in what is said about them."""
    wanted = bare(query).split()
    found = []
    for entry in words.ledger.entries.values():
        searched = bare(" ".join((entry.id, words.rule(entry.id), words.question(entry.id), words.ruling(entry.id))))
        if all(word in searched for word in wanted):
            found.append(entry)
    return found
