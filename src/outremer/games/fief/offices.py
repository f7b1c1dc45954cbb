"""The offices of the base game, as rows: five bishops in the order of their sees, the Pope, the King."""

from __future__ import annotations

from outremer.games.fief.vocabulary import FIRST_SEE, KING, POPE, SEE_COUNT
from outremer.games.fief.world import France, Office

BISHOPS = 0  # offices[BISHOPS + see]
PAPACY = 5
CROWN = 6


class Bishop(Office):
    """Simple majority of villages and clerics. Carries out election.bishop.*."""

    def __init__(self, see: int) -> None:
        super().__init__(FIRST_SEE + see, "election.bishop.condition")
        self.see = see

    def is_open(self, g: France) -> bool:
        return False


class Papacy(Office):
    """Absolute majority of Cardinals. Carries out election.pope.*."""

    def __init__(self) -> None:
        super().__init__(POPE, "election.pope.condition")

    def is_open(self, g: France) -> bool:
        return False


class Crown(Office):
    """Simple majority of titled lords, with backing of clerics. Carries out election.king.*."""

    def __init__(self) -> None:
        super().__init__(KING, "election.king.condition")

    def is_open(self, g: France) -> bool:
        return False


def offices() -> list[Office]:
    rows: list[Office] = []
    for see in range(SEE_COUNT):
        rows.append(Bishop(see))
    rows.append(Papacy())
    rows.append(Crown())
    return rows
