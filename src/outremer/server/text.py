"""What people write, as it may be shown to others: on one line, visible, and within that line."""

from __future__ import annotations

import unicodedata

MOST_MARKS = 3  # on one letter; more would climb over the lines above and below
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that nobody sees


def printable(text: str) -> str:
    """A text on one line, without anything that could not be seen."""
    signs = [sign if sign.isprintable() else " " for sign in with_few_marks(text)]
    return " ".join("".join(signs).split())


def with_few_marks(text: str) -> str:
    signs: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= MOST_MARKS:
            signs.append(sign)
    return "".join(signs)


def is_visible(text: str) -> bool:
    """Does it have a letter, a figure or a symbol that can be seen?"""
    return any(unicodedata.category(sign)[0] in "LNPS" and sign not in BLANK for sign in text)
