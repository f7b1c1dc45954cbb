"""Who sits where: each player has a name, a colour and a mark, so that colour is never the only difference."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

MARKS = "●■▲◆★✚"
STYLES = ("red", "bright_blue", "green", "yellow", "magenta", "bright_white")


class Players:
    """The players of one table."""

    def __init__(self, names: Sequence[str], notes: Sequence[str]) -> None:
        self.names = list(names)
        self.notes = list(notes)  # "you", or the name of the bot

    def mark(self, seat: int) -> Text:
        return Text(MARKS[seat], STYLES[seat])

    def name(self, seat: int) -> Text:
        return Text.assemble((f"{MARKS[seat]} {self.names[seat]}", STYLES[seat]))

    def name_and_note(self, seat: int) -> Text:
        return Text.assemble(self.name(seat), (f" ({self.notes[seat]})" if self.notes[seat] else "", "dim"))

    def begun_with(self, line: str) -> tuple[int, str] | None:
        """The player whose name a line begins with, or whom its first word can only mean, and the rest of the line."""
        first, _, rest = line.strip().partition(" ")
        whole = [seat for seat, name in enumerate(self.names) if f"{line} ".lower().startswith(f"{name} ".lower())]
        if whole:
            seat = max(whole, key=lambda one: len(self.names[one]))
            return seat, line[len(self.names[seat]) :].strip()
        meant = [seat for seat, name in enumerate(self.names) if first and name.lower().startswith(first.lower())]
        return (meant[0], rest.strip()) if len(meant) == 1 else None

    def by_number(self, line: str) -> str:
        """A line with the numbers of the seats in place of the names of players."""
        seats = {name.lower(): str(seat) for seat, name in enumerate(self.names)}
        return " ".join(seats.get(word.lower(), word) for word in line.split())

    def coloured(self, line: str) -> Text:
        """A line of the log, with every player's name in their colour."""
        text = Text(line)
        for seat, name in enumerate(self.names):
            text.highlight_words([name], STYLES[seat])
        return text
