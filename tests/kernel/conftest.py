"""Whichever module is run alone, the toys can be opened by name."""

from tests.kernel import court, market

__all__ = ["court", "market"]
