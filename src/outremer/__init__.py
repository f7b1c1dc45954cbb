"""Outremer: one rules engine, four medieval board games, for people, bots and research."""
