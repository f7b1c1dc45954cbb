"""What a balance study counts, and on what its numbers rest."""

from __future__ import annotations

from outremer.table.values import Event

SOURCE = "The incomes of Palace, Templars, Patriarchate and Nobility are reconstructed (data/board.toml)."


def things(event: Event) -> list[tuple[str, int]]:
    """Incomes by sector, the large areas apart from the small; privileges, the Tower of David, cards and offices."""
    if event.name == "earned":
        area = str(event.arguments["area"])
        return [("income " + area.replace("-left", "-small").replace("-right", "-small"), 1)]
    named = {"privilege": "sector", "played": "card", "won": "office"}
    if event.name in named:
        return [(f"{event.name} {event.arguments[named[event.name]]}", 1)]
    return [("holds david", 1)] if event.name == "holds-david" else []
