"""All desks of the base game: what may be said at any time, beside whatever is asked. Each chapter has its own."""

from __future__ import annotations

from outremer.games.fief.ambush import Ambushes
from outremer.games.fief.assassination import Daggers
from outremer.games.fief.church import HolySee, Honours
from outremer.games.fief.deals import Deals
from outremer.games.fief.leave import Keys
from outremer.games.fief.parley import Parleys
from outremer.games.fief.prisoners import Gaols
from outremer.games.fief.sieges import Tents
from outremer.games.fief.table_rules import Desk
from outremer.games.fief.uprising import Risings


def desks() -> list[Desk]:
    return [Daggers(), Risings(), Ambushes(), Honours(), Gaols(), Keys(), Tents(), HolySee(), Deals(), Parleys()]
