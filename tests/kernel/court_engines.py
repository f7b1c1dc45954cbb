"""Siege engines, a module of the toy court that only answers a question: one die more for whoever has footmen."""

from __future__ import annotations

from outremer.kernel.modules import Module
from tests.kernel.court_world import FOOTMAN, Court, CourtQuestions


class Crews(CourtQuestions):
    def battle_dice(self, g: Court, seat: int) -> int:
        return 1 if g.troops[seat * 2 + FOOTMAN] else 0


ENGINES = Module("engines", scope="module.scope", home="court_engines.py", answers=Crews())
