"""The headings of the printed rulebooks, under which the rules of a ledger stand, in the reader's language.

A ledger names them as they are printed, `it: FASE 1 / ASTA | de: PHASE 1 / ÄMTERAUKTION`, several with `+` or `;`
between them. `text/<lang>/sources.ftl` translates each part; what has no translation stays as it is printed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

NO_HEADING = re.compile(r"(facts|ruling|option \w+)$")  # what stands in no rulebook
REMARK = re.compile(r" \((Nota|BEACHTET?|Attenzione|IMPORTANTE|NB|note below it)\)$")


def heading(printed: str, lang: str, translated: Callable[[str], str | None]) -> str:
    """Of one's own language's edition, if there is one; empty where the rule stands under no heading."""
    editions = [_edition(each) for each in printed.split(" | ")]
    chosen = next((text for own, text in editions if own == lang), editions[0][1])
    if NO_HEADING.match(chosen):
        return ""
    places = [[REMARK.sub("", part) for part in place.split(" / ")] for place in re.split(r"; | \+ ", chosen)]
    return " · ".join(" / ".join(translated(slug(part)) or part for part in place) for place in places)


def _edition(printed: str) -> tuple[str, str]:
    """The language that a heading is marked with, and the heading."""
    mark, _, text = printed.partition(": ")
    return (mark, text) if len(mark) == 2 and text else ("", printed)


def slug(part: str) -> str:
    """A part of a heading as the id of its translation: `FASE 1: ASTA` is `fase-1-asta`."""
    plain = unicodedata.normalize("NFKD", part.replace("ß", "ss")).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
