"""Fog of war: counters of troops lie face down until they fight."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.questions import FiefQuestions
from outremer.kernel.modules import Module


class Fog(FiefQuestions):
    """What the fog answers. Carries out fog.*."""


FOG: Final = Module("fog", scope="module.scope", home="fog.py", answers=Fog())
