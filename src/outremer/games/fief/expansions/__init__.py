"""Expansions, each a package of its own."""
