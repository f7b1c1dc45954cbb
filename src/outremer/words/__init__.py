"""What the engine says, in English, Italian and German."""

from outremer.words.words import (
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
