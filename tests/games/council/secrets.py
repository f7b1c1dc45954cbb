"""Who may know what, kept by hand beside a game, and compared with what the table tells each seat."""

from __future__ import annotations

from random import Random

import outremer
from tests.games.talking import asked, seen

FIRST_HAND = 6
DRAWS = ("Hands", "Turn", "Bonus")  # paragraphs that roll for a card, which goes face down into a hand
COUNCILS = ("Satisfying", "KingsCouncil")  # where cards are chosen, and lie in the hand until they are paid for


def first_leak(seats: int, seed: int) -> str:
    """What somebody learns in this random game that is not for them, or does not learn that is; empty if nothing."""
    table, dice = outremer.new("council", seats, by_hand=True), Random(seed)
    keeper = Keeper(table)
    leak = ""
    while not (table.over or leak):
        keeper.step(dice)
        leak = keeper.leak()
    return leak or keeper.leak_in_the_records()


class Keeper:
    """Writes down the lines of everybody's record: what was drawn or chosen face down, for its owner alone."""

    def __init__(self, table: outremer.Table) -> None:
        self.table = table
        self.listeners: list[int | None] = [*range(table.seats), None]
        self.lines: dict[int | None, list[str]] = {one: [] for one in self.listeners}
        self.drawn = [0] * table.seats
        self.first = 0
        self.written = 0  # entries of the journal, and events of each listener, that have been looked at
        self.heard = dict.fromkeys(self.listeners, 0)
        self.step_lines: dict[int | None, list[str]] = {}
        self.step_drawn: dict[int | None, list[str]] = {}

    def step(self, dice: Random) -> None:
        self.step_lines = {one: [] for one in self.listeners}
        self.step_drawn = {one: [] for one in self.listeners}
        need = self.table.need
        if isinstance(need, outremer.Roll):
            outcome = dice.choices(list(need.odds), list(need.odds.values()))[0]
            self.write_roll(need.form, outcome)
            self.table.roll(outcome)
        else:
            _, seat = asked(self.table)
            move = str(dice.choice(self.table.moves(seat)))
            self.write_move(seat, move)
            self.table.play(seat, move)
        for one in self.listeners:
            self.lines[one] += self.step_lines[one]

    def write_roll(self, form: str, outcome: str) -> None:
        if form == "FirstPlayer":
            self.first = int(outcome)
        owner = self.draws_now(form) if form in DRAWS else None
        if owner is not None:
            self.drawn[owner] += 1
            self.step_drawn[owner].append(outcome)
        for one in self.listeners:
            self.step_lines[one].append(f"roll {outcome if owner is None or one == owner else '...'}")

    def draws_now(self, form: str) -> int:
        """Six cards each from the first player on; then whoever is in turn. [setup.player.draw-six]"""
        if form == "Hands":
            return (self.first + sum(self.drawn) // FIRST_HAND) % self.table.seats
        seat = seen(self.table)["in_turn"]
        assert isinstance(seat, int)
        return seat

    def write_move(self, seat: int, move: str) -> None:
        for one in self.listeners:
            if one == seat or not move.startswith("lay "):
                self.step_lines[one].append(f"{seat}: {move}")

    # -- comparing ------------------------------------------------------------------------------------------------

    def leak(self) -> str:
        """In what this step has brought: lines, events, and what is seen now."""
        for one in self.listeners:
            who = "an onlooker" if one is None else f"seat {one}"
            lines = self.table.lines(one, self.written)
            if lines != self.step_lines[one]:
                return f"{who} hears {lines}, not {self.step_lines[one]}"
            told = self.newly_told(one)
            if told != self.step_drawn[one]:
                return f"{who} is told of the draws {told}, not {self.step_drawn[one]}"
            if self.sees_cards_of_others(one):
                return f"{who} sees cards of others"
        self.written = len(self.table.journal.entries)
        return ""

    def newly_told(self, one: int | None) -> list[str]:
        events = self.table.events(one, self.heard[one])
        self.heard[one] += len(events)
        return [str(event.arguments["card"]) for event in events if event.name == "drew"]

    def sees_cards_of_others(self, one: int | None) -> bool:
        if self.table.over or not isinstance(self.table.need, outremer.Ask) or self.table.need.form not in COUNCILS:
            return False
        view = self.table.view(one)
        chosen = any(form["form"] in COUNCILS and form["seat"] != one and "laid" in form for form in view["forms"])
        return chosen or (one is None and view["world"]["hand"] is not None)

    def leak_in_the_records(self) -> str:
        """After the last step: each record, as it is handed out, against the one kept here."""
        for one in self.listeners:
            if self.table.record(one).partition("begin\n")[2].splitlines() != self.lines[one]:
                return f"the record of {one} is not what was kept by hand"
        return ""
