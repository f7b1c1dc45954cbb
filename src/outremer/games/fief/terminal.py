"""France in a terminal: the villages by fief with who is there, the bishoprics, the families, and what is going on.

Each village stands under the number by which it is chosen from a list, and its roads lead to such numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from outremer.drawing.players import STYLES, Players
from outremer.games.fief.components import BOARD
from outremer.games.fief.terminal_notes import asked, brings, legend
from outremer.games.fief.terminal_overseas import overseas
from outremer.games.fief.vocabulary import FIEFS, SEES, TITLES, VILLAGES
from outremer.words import Words

__all__ = ["asked", "bargains", "brings", "draw", "draw_again", "legend"]

SIDE_BY_SIDE = 116  # columns from which the families stand beside the map
MAP = 74  # its width there
NUMERALS = ["I", "II", "III", "IV", "V"]  # the bishoprics, by their number on the die
WALLS = {"none": " ", "stronghold": "▪", "city": "▣"}
MILL = "✻"
BRIDGE = "="
PRINCIPAL = "*"
NONE = Text("–", "dim")


def draw(view: dict[str, Any], words: Words, players: Players, width: int) -> RenderableType:
    board = _Board(view, words, players)
    land = Group(*board.map())
    people = Group(*board.sees(), *board.beyond(), Text(""), *board.families(), *board.bargains())
    both: RenderableType = Group(land, Text(""), people)
    if width >= SIDE_BY_SIDE:
        both = Table.grid(padding=(0, 2, 0, 0), expand=True)
        both.add_column(width=MAP)
        both.add_column(ratio=1)
        both.add_row(land, people)
    return Group(board.headline(), both, *board.going_on())


def draw_again(
    view: dict[str, Any], drawn: dict[str, Any], words: Words, players: Players, width: int
) -> RenderableType | None:
    """One's own villages and family and what is going on; the whole only as a phase or one's own go begins."""
    world, before, seat = view["world"], drawn["world"], view["seat"]
    is_new = (world["turn"], world["phase"]) != (before["turn"], before["phase"])
    is_new = is_new or world["active"] == seat != before["active"]
    if seat is None or (is_new and any(world[part] != before[part] for part in ("villages", "sees", "fiefs", "lords"))):
        return None
    board = _Board(view, words, players)
    told = [*board.beyond(), *board.bargains(), *board.going_on()]
    return Group(board.headline(), board.villages_of(seat), *board.own(seat), *told)


def bargains(view: dict[str, Any], words: Words, players: Players) -> RenderableType:
    """The proposals, talks and promises alone, for whoever is about to make one."""
    return Group(*_Board(view, words, players).bargains())


class _Board:
    def __init__(self, view: dict[str, Any], words: Words, players: Players) -> None:
        self.seat: int | None = view["seat"]
        self.world: dict[str, Any] = view["world"]
        self.forms: list[dict[str, Any]] = view["forms"]
        self.words = words
        self.players = players
        self.pieces: list[dict[str, Any]] = [self.world.get(module.name) or {} for module in words.game.modules]
        self.seats = range(len(self.world["families"]))

    # -- words --------------------------------------------------------------------------------------------------------

    def say(self, message: str, **arguments: int | str) -> str:
        return self.words.say(f"board-{message}", **arguments)

    def lord(self, name: str, is_marked: bool = True) -> Text:
        """By name, in the colour of the family and with its mark."""
        row = self.world["lords"].get(name)
        if row is None:
            return Text(self.words.noun(name))
        text = Text(self.words.noun(name), STYLES[row["seat"]])
        return Text.assemble(self.players.mark(row["seat"]), " ", text) if is_marked else text

    def marks(self, seats: Iterable[int]) -> Text:
        return Text(" ").join([self.players.mark(seat) for seat in seats])

    def listed(self, nouns: Iterable[str]) -> str:
        return ", ".join(map(self.words.noun, nouns))

    def fact(self, label: str, *said: Text | str) -> Text:
        return Text.assemble((f"{label} ", "dim"), *said)

    # -- the turn -----------------------------------------------------------------------------------------------------

    def headline(self) -> Text:
        world = self.world
        parts = [Text(self.words.title, "bold")]
        if world["turn"]:
            parts.append(Text(self.say("turn", turn=world["turn"], limit=world["limit"])))
        parts.append(Text(self.words.noun(world["phase"])))
        for key in ("first", "active"):
            if world[key] is not None:
                parts.append(self.fact(self.say(key), self.players.name(world[key])))
        if world["phase"] == "market":
            offered = [piece["for-hire"] for piece in self.pieces if piece.get("for-hire")]
            parts += [self.fact(self.words.field("for-hire"), str(count)) for count in offered]
        if world["track"]:
            parts.append(Text(self.say("track", count=world["track"]), "red"))
        if world["excommunicated"]:
            parts.append(self.fact(self.words.field("excommunicated"), self.lord(world["excommunicated"])))
        for piece in self.pieces:  # what is so at this table, by a module's word
            parts += [Text(self.words.field(key), "yellow") for key, value in piece.items() if value is True]
        return Text("  ·  ").join(parts)

    # -- the map ------------------------------------------------------------------------------------------------------

    def map(self) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for number, fief in enumerate(FIEFS):
            lines += [self.fief(fief), self.villages(BOARD.villages_of_fief[number])]
        return lines

    def villages(self, numbers: Iterable[int]) -> Table:
        grid = Table.grid(padding=(0, 1, 0, 0))
        for width in (2, 11, 4, 4, 12):
            grid.add_column(width=width, no_wrap=True)
        grid.add_column(overflow="fold")
        for village in numbers:
            grid.add_row(*self.village(village))
        return grid

    def villages_of(self, seat: int) -> Table:
        """Where this family is or has control, and where its lords are held."""
        numbers = []
        for number, name in enumerate(VILLAGES):
            row = self.world["villages"][name]
            is_there = any(army["seat"] == seat for army in row["armies"])
            is_held = any(lord["village"] == name for lord in self.world["lords"].values() if lord["seat"] == seat)
            if row["controller"] == seat or is_there or is_held:
                numbers.append(number)
        return self.villages(numbers)

    def fief(self, name: str) -> Text:
        row = self.world["fiefs"][name]
        line = Text(self.words.noun(name), "bold")
        if row["holder"]:
            line = Text.assemble(line, ": ", self.lord(row["holder"]))
        for key in ("taxer", "orphaned"):
            if row[key] is not None:
                line = Text.assemble(line, "  ", self.fact(self.words.field(key), self.players.name(row[key])))
        return line

    def village(self, number: int) -> list[Text]:
        """Its number, its name, its bishopric, who controls it with walls and mills, its roads, who is there."""
        row = self.world["villages"][VILLAGES[number]]
        see = BOARD.see_of[number]
        principal = PRINCIPAL if BOARD.principal[see] == number else ""
        owner = Text("·", "dim") if row["controller"] is None else self.players.mark(row["controller"])
        name = Text(self.words.noun(VILLAGES[number]), "" if row["controller"] is None else STYLES[row["controller"]])
        roads = " ".join(self.road(number, other) for other in sorted(BOARD.neighbours[number]))
        return [
            Text(f"{number + 1:>2}", "cyan"),
            name,
            Text(NUMERALS[see] + principal, "red" if self.world["sees"][SEES[see]]["struck"] else "dim"),
            Text.assemble(owner, WALLS[row["walls"]], (MILL * row["mills"], "yellow")),
            Text(roads, "dim"),
            self.there(VILLAGES[number], row),
        ]

    def road(self, start: int, end: int) -> str:
        is_bridge = (start, end) in BOARD.bridges or (end, start) in BOARD.bridges
        return f"{end + 1}{BRIDGE if is_bridge else ''}"

    def there(self, name: str, row: dict[str, Any]) -> Text:
        """The families as they came, with lords, troops and prisoners; then a siege, and what lies there."""
        parts = [self.army(name, army) for army in sorted(row["armies"], key=lambda army: int(army["arrival"]))]
        if row["besiegers"]:
            dice = sum(
                engine["dice"]
                for seat in row["besiegers"]
                for engine in self.world["families"][seat]["engines"]
                if engine["village"] == name
            )
            siege = Text(self.say("siege", dice=dice), "red")
            parts.append(Text.assemble(siege, " ", self.marks(row["besiegers"])))
        parts += [Text(self.words.noun(thing), "yellow") for thing in self.things("village", name)]
        parts += [Text(self.words.field(mark), "yellow") for mark in self.marked(name)]
        return Text("  ").join(parts)

    def army(self, village: str, army: dict[str, Any]) -> Text:
        seat = army["seat"]
        lords, prisoners = [], []
        for name, row in self.world["lords"].items():
            if row["village"] == village and row["captor"] is None and row["seat"] == seat:
                lords.append(self.words.noun(name) + ("°" if "inside" in row["flags"] else ""))
            elif row["village"] == village and row["captor"] == seat:
                prisoners.append(self.lord(name))
        if "troops" in army:
            men = "".join(
                f"{army['troops'][kind]}{self.say(f'{kind}-short')}" for kind in army["troops"] if army["troops"][kind]
            )
        else:
            men = f"{army['men']}?" if army["men"] else ""
        said = " ".join(filter(None, [", ".join(lords), men]))
        line = Text.assemble(self.players.mark(seat), " ", (said, STYLES[seat]))
        for prisoner in prisoners:
            line = Text.assemble(line, " [", prisoner, "]")
        return line

    def things(self, where: str, name: str) -> list[str]:
        """What the modules in play have given to this lord, or laid into this village."""
        rows = [pair for piece in self.pieces for pair in piece.items()]
        return [thing for thing, row in rows if isinstance(row, dict) and row.get(where) == name]

    def marked(self, village: str) -> list[str]:
        """The lists of the modules in play in which this village stands."""
        rows = [pair for piece in self.pieces for pair in piece.items()]
        return [mark for mark, row in rows if isinstance(row, list) and village in row]

    # -- the church ---------------------------------------------------------------------------------------------------

    def sees(self) -> list[Text]:
        lines = []
        for number, see in enumerate(SEES):
            row = self.world["sees"][see]
            parts = [NONE if row["bishop"] is None else self.lord(row["bishop"])]
            parts += [Text(self.words.noun(disaster), "bold red") for disaster in row["struck"]]
            for card, key in (("harvest", "harvests"), ("weather", "weathers")):
                if row[key]:
                    parts.append(Text(f"{self.words.noun(card)} ×{row[key]}", "green"))
            if row["taxer"] is not None:
                rank = Text(f" ({self.words.noun(row['rank'])})", "dim")
                parts.append(self.fact(self.words.field("taxer"), self.players.name(row["taxer"]), rank))
            if any(see in piece.get("hidden", []) for piece in self.pieces):
                parts.append(Text(self.say("hidden"), "yellow"))
            name = (f"{NUMERALS[number]} {self.words.noun(see)}", "bold")
            lines.append(Text.assemble(name, ": ", Text("; ").join(parts)))
        return [*lines, self.fact(self.say("decks"), self.say("cards", **self.world["decks"]))]

    # -- beyond the map -----------------------------------------------------------------------------------------------

    def beyond(self) -> list[Text]:
        """The war overseas, as a module in play shows it."""
        lines: list[Text] = []
        for piece in self.pieces:
            if "stage" in piece:
                lines += overseas(piece, self.words, self.players.mark, self.lord)
        return lines

    # -- the families -------------------------------------------------------------------------------------------------

    def families(self) -> list[RenderableType]:
        own = [] if self.seat is None else [self.seat]
        lines: list[RenderableType] = []
        for seat in [*own, *(seat for seat in self.seats if seat not in own)]:
            lines += self.own(seat)
        return lines

    def own(self, seat: int) -> list[RenderableType]:
        """What a family has, with its lords and its cards as far as they are known."""
        below = [*(self.lord_line(name) for name in self.lords_of(seat)), *self.hand(seat)]
        return [self.family(seat), *(Padding(line, (0, 0, 0, 2)) for line in below)]

    def lords_of(self, seat: int) -> list[str]:
        return [name for name, row in self.world["lords"].items() if row["seat"] == seat]

    def family(self, seat: int) -> Text:
        row = self.world["families"][seat]
        wealth = self.say("family", points=row["points"], coins=row["coins"], markers=row["diplomacy"])
        held = [self.say(deck, count=count) for deck, count in row["hand"].items() if count]
        cards = self.fact(f"  {self.say('hand')}", ", ".join(held) or self.say("no-cards"))
        return Text.assemble(
            self.players.name_and_note(seat), f"  {wealth}", cards, *self.hired(seat), *self.served(seat)
        )

    def served(self, seat: int) -> list[Text]:
        """Who serves a family."""
        names = [piece["attendants"][seat] for piece in self.pieces if "attendants" in piece]
        return [Text(f"  {self.words.noun(name)}", "italic") for name in names if name]

    def hired(self, seat: int) -> list[Text]:
        """Troops that a family keeps off the map."""
        counts = [piece["mercenaries"][seat] for piece in self.pieces if "mercenaries" in piece]
        return [self.fact(f"  {self.words.field('mercenaries')}", str(count)) for count in counts if count]

    def lord_line(self, name: str) -> Text:
        """Where he is, what he is, whom he is married to, whose prisoner he is."""
        row = self.world["lords"][name]
        line = Text.assemble(
            self.lord(name, is_marked=False), f" {self.say('in', village=self.words.noun(row['village']))}"
        )
        titles = [*row["titles"], *self.things("lord", name)]
        if titles:
            line.append(f": {self.listed(sorted(titles, key=_rank))}")
        line = Text.assemble(line, *self.traits(name))
        if row["spouse"]:
            line = Text.assemble(line, " ⚭ ", self.lord(row["spouse"]))
        if row["captor"] is not None:
            line = Text.assemble(line, "; ", self.fact(self.words.field("captor"), self.players.name(row["captor"])))
        moved = ["moved"] if self.world["phase"] == "movement" else []
        flags = [flag for flag in row["flags"] if flag in ("assassin", "immune", "inside", *moved)]
        if flags:
            line.append(f"; {self.listed(flags)}", "dim")
        if any(name in piece.get("cursed", []) for piece in self.pieces):
            line.append(f"; {self.words.field('cursed')}", "red")
        return line

    def traits(self, name: str) -> list[Text]:
        """In brackets what lies face down, as far as it is known."""
        rows = [piece["traits"][name] for piece in self.pieces if name in piece.get("traits", {})]
        said = [("?" if row["trait"] is None else self.words.noun(row["trait"]), row["face_up"]) for row in rows]
        return [Text(f" {word}", "yellow") if is_up else Text(f" ({word})", "dim") for word, is_up in said]

    def hand(self, seat: int) -> list[Text]:
        """One's own cards, or what one knows of another's."""
        known = self.world["families"][seat]["known"]
        if seat == self.seat:
            return [self.fact(self.say("own-hand"), self.listed(known) or NONE)]
        return [self.fact(self.say("known"), self.listed(known))] if known else []

    # -- bargains -----------------------------------------------------------------------------------------------------

    def bargains(self) -> list[Text]:
        lines = [self.deal(seat, row["deal"]) for seat, row in enumerate(self.world["families"]) if row["deal"]]
        for opener, talk in self.world["talks"].items():
            invited = [seat for seat in talk["invited"] if seat not in talk["talkers"]]
            asked = [Text(" "), self.fact(self.say("invited"), self.marks(invited))] if invited else []
            talkers = self.marks(talk["talkers"])
            lines.append(
                Text.assemble(self.fact(self.say("talk"), self.players.name(int(opener))), ": ", talkers, *asked)
            )
        for row in self.world["promises"]:
            promised = f": {self.words.noun(row['promise'])}, {self.say('in-turn', turn=row['turn'])}"
            who = Text.assemble(self.players.name(row["by"]), " → ", self.players.name(row["to"]), promised)
            lines.append(self.fact(self.say("promise"), who))
        return lines

    def deal(self, seat: int, deal: dict[str, Any]) -> Text:
        """What each would give; its cards only where the viewer knows them."""
        to = NONE if deal["to"] is None else self.players.name(deal["to"])
        state = Text(f" ({self.words.noun(deal['state'])})", "dim")
        head = Text.assemble((f"{self.words.field('deal')} ", "dim"), self.players.name(seat), " → ", to, state, ": ")
        given = self.clauses(deal, "gives", "cards-given", "gives-cards", "promise-given")
        if deal["captive"]:
            given.append(self.say("frees", lord=self.words.noun(deal["captive"])))
        wanted = self.clauses(deal, "wants", "cards-wanted", "wants-cards", "promise-wanted")
        for piece in self.pieces:  # what a module lets be given
            for clause, thing in piece.get("proposals", {}).get(str(seat), {}).items():
                if thing:
                    (given if clause.startswith("gives") else wanted).append(self.words.noun(thing))
        parts = [f"{self.say('gives')} {', '.join(given) or '–'}", f"{self.say('wants')} {', '.join(wanted) or '–'}"]
        if deal["own-spouse"]:
            parts.append(f"{self.words.noun(deal['own-spouse'])} ⚭ {self.words.noun(deal['their-spouse'])}")
        return Text.assemble(head, "; ".join(parts))

    def clauses(self, deal: dict[str, Any], coins: str, count: str, cards: str, promise: str) -> list[str]:
        said = [self.say("coins", count=deal[coins])] if deal[coins] else []
        if deal.get(cards):
            said.append(self.listed(deal[cards]))
        elif deal[count]:
            said.append(self.say("some-cards", count=deal[count]))
        if deal.get(promise):
            said.append(f"{self.words.noun(deal[promise])} ({self.words.noun(deal[f'{promise}-when'])})")
        return said

    # -- what is going on ---------------------------------------------------------------------------------------------

    def going_on(self) -> list[Text]:
        lines = [self.battle()] if self.world["field"] else []
        names = [form["form"] for form in self.forms]
        for form in self.forms:
            told = _GOING_ON.get(form["form"])
            if told is not None and not (form["form"] == "Nominations" and "Ballot" in names):
                lines.append(told(self, form))
        return lines

    def battle(self) -> Text:
        sides = []
        for side in ("attacker", "defender"):
            seats = [seat for seat in self.seats if self.world["sides"][seat] == side]
            if seats:
                sides.append(self.fact(self.words.noun(side), self.marks(seats)))
        where = (f"{self.words.field('field')} {self.words.noun(self.world['field'])}", "bold")
        return Text.assemble(where, ": ", Text("; ").join(sides) or NONE)

    def placement(self, form: dict[str, Any]) -> Text:
        """With whom each family begins; who has a place stands on the map."""
        drawn = [(seat, name) for seat, name in enumerate(form["lords"]) if name]
        lords = [Text.assemble(self.players.mark(seat), f" {self.words.noun(name)}") for seat, name in drawn]
        return self.fact(self.say("drawn"), Text(", ").join(lords))

    def nominations(self, form: dict[str, Any]) -> Text:
        nominees = [self.lord(name) for name in form["nominees"] if name]
        return self.election(form, Text(", ").join(nominees) or NONE)

    def ballot(self, form: dict[str, Any]) -> Text:
        """The votes that each has by right, where the markers lie, and one's own paper."""
        rights = [Text.assemble(self.players.mark(seat), str(form["rights"][seat])) for seat in self.seats]
        standing = Text(", ").join([self.lord(name) for name in form["standing"]])
        parts = [standing, self.fact(self.say("votes"), Text(" ").join(rights))]
        for seat, lords in form["markers"].items():
            parts.append(Text.assemble(self.players.mark(int(seat)), " ", self.listed(lords) or "–"))
        if "my_white" in form:
            paper = self.say("paper", white=self.words.noun(form["my_white"]), black=self.words.noun(form["my_black"]))
            parts.append(Text(paper, "italic"))
        return self.election(form, Text("; ").join(parts))

    def election(self, form: dict[str, Any], said: Text) -> Text:
        return Text.assemble((f"{self.say('election')} {self.words.noun(form['office'])}", "bold"), ": ", said)

    def army_on_the_road(self, form: dict[str, Any]) -> Text:
        """Who marches, with what, and how far they have come."""
        place = form["at"] or form["came"]
        where = self.say("in", village=self.words.noun(place)) if place else ""
        lords = Text(", ").join([self.lord(name, is_marked=False) for name in form["lords"]])
        counts = {"knight": form.get("knights", 0), "footman": form.get("footmen", 0), **form.get("further", {})}
        men = "".join(f"{count}{self.say(f'{kind}-short')}" for kind, count in counts.items() if count)
        steps = self.say("steps", count=form["steps"])
        line = Text.assemble(self.players.mark(form["seat"]), " ", lords, f" {men} {where}; {steps}")
        for name in form["captives"]:
            line = Text.assemble(line, " [", self.lord(name), "]")
        return self.fact(self.say("march"), line)

    def uprising(self, form: dict[str, Any]) -> Text:
        where = f"{self.words.noun('uprising')} {self.say('in', village=self.words.noun(form['village']))}"
        said = self.say("uprising", cards=form["cards"], hits=form["hits"])
        return Text.assemble((where, "bold"), " (", self.players.name(form["by"]), f"): {said}")


_GOING_ON = {
    "Placement": _Board.placement,
    "Nominations": _Board.nominations,
    "Ballot": _Board.ballot,
    "Army": _Board.army_on_the_road,
    "Uprising": _Board.uprising,
}


def _rank(title: str) -> int:
    """The crown and the tiara before the fiefs; what else they have last."""
    return -TITLES.index(title) if title in TITLES else 1
