"""The expansions, each a package of its own."""
