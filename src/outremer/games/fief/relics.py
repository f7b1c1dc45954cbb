"""Sacred relics: a module with words, a piece of the world, parts and answers of its own."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.questions import FiefQuestions
from outremer.kernel.modules import Module


class Relics(FiefQuestions):
    """What the relics answer. Carries out relic.* and diplomacy.talk.relics."""


RELICS: Final = Module("relics", scope="module.scope", home="relics.py", answers=Relics())
