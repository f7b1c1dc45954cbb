"""What the engine says, in English, Italian and German."""

from outremer.words.words import (
    COACH,
    GUIDE,
    LANGUAGES,
    RULES,
    RULINGS,
    SHARED,
    SOURCES,
    TYPED,
    NoSuchText,
    Words,
    bundle,
    check_language,
)

__all__ = [
    "COACH",
    "GUIDE",
    "LANGUAGES",
    "RULES",
    "RULINGS",
    "SHARED",
    "SOURCES",
    "TYPED",
    "NoSuchText",
    "Words",
    "bundle",
    "check_language",
]
