"""The server's own sentences, in the language of whoever reads them."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle

from outremer.server.errors import Fault
from outremer.server.metrics import FAULTS
from outremer.words import LANGUAGES, Words, bundle


def language_of(wanted: str, accepted: str) -> str:
    """The language asked for, else the first of ours among those a browser accepts (in its order), else English."""
    if wanted:
        if wanted not in LANGUAGES:
            raise Fault("no-such-language", lang=wanted[:20], languages=", ".join(LANGUAGES))
        return wanted
    for part in accepted[:200].split(","):
        tag = part.partition(";")[0].strip().lower().partition("-")[0]
        if tag in LANGUAGES:
            return tag
    return "en"


@cache
def _texts(lang: str) -> FluentBundle:
    return bundle(lang, ())


def say(lang: str, message: str, /, **arguments: str | int) -> str:
    pattern = _texts(lang).get_message(message).value
    assert pattern is not None
    text, _ = _texts(lang).format_pattern(pattern, arguments)
    return str(text)


def say_fault(lang: str, fault: Fault) -> str:
    """The fault as it is told to somebody; all that are told come by here, so that they are counted here."""
    FAULTS.labels(fault.code).inc()
    return say(lang, f"fault-{fault.code}", **fault.arguments)


@cache
def words(game: str, lang: str) -> Words:
    return Words(game, lang)
