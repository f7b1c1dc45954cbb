"""What programs ask about the Goose Fair."""

from pathlib import Path
from typing import Any, ClassVar, Final

from goosefair.forms import Day, Fair, Market, Weather
from goosefair.words import PLACES, SEATS, TOLD, WEATHERS, WORDS
from goosefair.world import FLOCK, LONGEST, FairRules, Village
from outremer import Driver, Game, Option, Result, Standing
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import Form, World
from outremer.kernel.lexicon import Annals, Lexicon
from outremer.kernel.modules import Rules, Total
from outremer.table.game import Setting


class GooseFair(Game):
    name: ClassVar[str] = "goosefair"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2  # [fair.herds]
    most_seats: ClassVar[int] = SEATS
    lexicon: ClassVar[Lexicon] = WORDS
    annals: ClassVar[Annals] = TOLD
    world: ClassVar[type[World]] = Village
    forms: ClassVar[tuple[type[Form[Any]], ...]] = (Fair, Day, Weather, Market)
    options: ClassVar[tuple[Option, ...]] = (Option("days", ("3", "5"), "3", rule="fair.days"),)
    folder: ClassVar[Path] = Path(__file__).parent
    longest: ClassVar[int] = SEATS * LONGEST

    def assemble(self, setting: Setting) -> FairRules:
        days = int(setting.options["days"])
        return FairRules(setting.seats, days, self.in_play(setting), self.left_out(setting))

    def deal(self, rules: Rules[Any]) -> tuple[World, list[Form[Any]]]:
        assert isinstance(rules, FairRules)
        flock = [FLOCK if seat < rules.seats else 0 for seat in range(SEATS)]  # [fair.begin]
        return Village(rules, 0, NOBODY, flock, [0] * SEATS, [NOBODY] * SEATS, 0), [Fair()]

    def view(self, world: Any, seat: int | None) -> dict[str, object]:
        g: Village = world
        players = [
            {
                "flock": g.flock[at],
                "pence": g.pence[at],
                "stood": None if g.stood[at] == NOBODY else PLACES[g.stood[at]],
            }
            for at in range(g.rules.seats)
        ]
        weather = None if g.weather == NOBODY else WEATHERS[g.weather]
        return {"day": min(g.day + 1, g.rules.days), "days": g.rules.days, "weather": weather, "players": players}

    def redeal(self, world: Any, stack: list[Form[Any]], seat: int, driver: Driver) -> None:
        """Nothing in the village is hidden; the market deals its own secrets."""

    def totals(self, world: Any, stack: list[Form[Any]]) -> list[Total]:
        g: Village = world
        return [Total("geese", sum(g.flock) + g.gone, FLOCK * g.rules.seats)]

    def result(self, world: Any) -> Result:
        g: Village = world
        score = [g.score(seat) for seat in range(g.rules.seats)]
        order = sorted(range(g.rules.seats), key=lambda seat: score[seat], reverse=True)
        standings = []
        for at, seat in enumerate(order):
            rank = 1 + sum(other > score[seat] for other in score)
            below = score[order[at + 1]] if at + 1 < len(order) else score[seat]
            rule = "" if below == score[seat] else "fair.tie" if below[0] == score[seat][0] else "fair.winner"
            standings.append(Standing(seat, rank, g.pence[seat], rule))
        return Result(tuple(standings))


GAME: Final = GooseFair()
