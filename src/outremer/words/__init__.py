"""What the engine says, in English, Italian and German."""

from outremer.words.words import LANGUAGES, SHARED, NoSuchText, Words, bundle, check_language

__all__ = ["LANGUAGES", "SHARED", "NoSuchText", "Words", "bundle", "check_language"]
