"""The expansions of Fief, one package each."""
