"""The holy land in a terminal: six cities with card and Templars, the players on the four tracks, one's own camp."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from outremer.cli.players import MARKS, STYLES, Players
from outremer.words import Words

COAST = ["sidon", "tyre", "akkon", "caesarea", "jaffa", "jerusalem"]  # from north to south, and inland at the end
TRACKS = ["gold", "faith", "power", "reputation"]
UNKNOWN = "?"


def draw(view: dict[str, Any], words: Words, players: Players, width: int) -> RenderableType:
    return Group(
        _headline(view["world"], words, players),
        _cities(view, words),
        _players(view, words, players),
        _privileges(view["world"], words, players),
        *_own_camp(view, words, players),
        *_hands(view, words, players),
        Text(words.say("board-legend"), "dim"),
    )


def _headline(world: dict[str, Any], words: Words, players: Players) -> Text:
    parts = [Text(words.title, "bold"), Text(words.say("board-round", round=world["round"]))]
    if world["first"] is not None:
        parts.append(Text.assemble((words.say("board-first"), "dim"), " ", players.name(world["first"])))
    return Text("  ·  ").join(parts)


def _cities(view: dict[str, Any], words: Words) -> Table:
    world = view["world"]
    cities = {city["city"]: city for city in world["cities"]}
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words.field("city"), no_wrap=True)
    table.add_column(words.say("board-deck"), justify="right", no_wrap=True)
    table.add_column(words.field("card"))
    table.add_column(words.field("cost"), justify="right", no_wrap=True)
    table.add_column(words.field("bids"))
    for name in COAST:
        city, card = cities[name], cities[name]["card"]
        table.add_row(
            Text(words.noun(name), "bold"),
            Text(str(len(city["under"])), "dim"),
            Text(words.say("board-deck-out"), "dim") if card is None else _face(card, view, words),
            "" if card is None else str(card["cost"]),
            _bids(city, world, words),
        )
    return table


def _face(card: dict[str, Any], view: dict[str, Any], words: Words) -> Text:
    """What a card is and does, in few words."""
    does = card["kind"]
    if does == "brothers-in-arms" and view["options"]["brothers_help"] == "player":
        does = "brothers-for-oneself"
    values = {
        "steps": card.get("steps", 0),
        "track": words.noun(card["track"]) if "track" in card else "",
        "loss": words.noun(card["loss"]) if "loss" in card else "",
        "city": words.noun(card["trade"]) if "trade" in card else "",
    }
    mark = "≈" if card["provenance"] == "reconstructed" else ""
    return Text.assemble(words.noun(card["kind"]), f"{mark} ", (words.say(f"board-does-{does}", **values), "dim"))


def _bids(city: dict[str, Any], world: dict[str, Any], words: Words) -> Text:
    """Each player's Templars before a city, and how many more were laid there to pay."""
    line = Text()
    for seat in range(len(world["points"])):
        rows = [_templars(row, words) for row in city["bids"] if row["seat"] == seat]
        if world["seneschal"] == city["city"] and world["first"] == seat:
            rows.append(Text(words.say("board-seneschal-short"), "bold"))
        paid = city["paid"][seat]
        if paid:
            rows.append(Text(words.say("board-paid", count=paid), "dim"))
        if rows:
            line.append("  " if line.plain else "")
            line.append(Text.assemble((MARKS[seat], STYLES[seat]), Text(" ").join(rows)))
    return line


def _templars(row: dict[str, Any], words: Words) -> Text:
    """One Templar that the viewer knows, in brackets while it lies face down; or so many unknown ones."""
    if "hidden" in row:
        text = Text(UNKNOWN * row["hidden"], STYLES[row["colour"]])
    else:
        short = words.say(f"board-{row['piece']}-short")
        text = Text(short if row["open"] else f"({short})", STYLES[row["colour"]])
    return text if row["colour"] == row["seat"] else Text.assemble(text, MARKS[row["colour"]])


def _players(view: dict[str, Any], words: Words, players: Players) -> Table:
    world = view["world"]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", width=1)
    table.add_column("", no_wrap=True)
    for track in TRACKS:
        table.add_column(words.noun(track), justify="right", no_wrap=True)
    for key in ("points", "templars", "cards"):
        table.add_column(words.say(f"board-{key}"), justify="right", no_wrap=True)
    for seat, points in enumerate(world["points"]):
        table.add_row(
            Text("▶" if seat in view["asked"] else "", "bold"),
            players.name(seat),
            *(str(world["tracks"][track][seat]) for track in TRACKS),
            Text(str(points), "bold"),
            str(world["camps"][seat]["free"]),
            str(world["hands"][seat]["count"]),
        )
    return table


def _privileges(world: dict[str, Any], words: Words, players: Players) -> Text:
    """Who holds which privilege, struck out once it has been used."""
    held = []
    for track in TRACKS:
        name, one = words.say(f"board-privilege-{track}"), world["privileges"][track]
        if one["seat"] is not None:
            held.append(Text.assemble(Text(name, "strike dim" if one["spent"] else ""), " ", players.mark(one["seat"])))
    return Text.assemble((words.field("privileges"), "dim"), " ", Text(", ").join(held) or Text("–", "dim"))


def _own_camp(view: dict[str, Any], words: Words, players: Players) -> list[Text]:
    """The Templars one still has, who has what one lent, and where one's cards are cheaper."""
    seat = view["seat"]
    if seat is None:
        return []
    world = view["world"]
    camp = world["camps"][seat]
    pieces = [_own_templar(row, words, players) for row in camp["templars"]]
    lines = [Text.assemble((words.say("board-camp"), "dim"), " ", Text(", ").join(pieces) or Text("–", "dim"))]
    if world["lent"]:
        lent = [Text.assemble(words.noun(one["piece"]), " → ", players.name(one["seat"])) for one in world["lent"]]
        lines.append(Text.assemble((words.field("lent"), "dim"), " ", Text(", ").join(lent)))
    if camp["discount"]:
        lines.append(Text.assemble((words.field("discount"), "dim"), " ", ", ".join(map(words.noun, camp["discount"]))))
    return lines


def _own_templar(row: dict[str, Any], words: Words, players: Players) -> Text:
    name = Text(words.noun(row["piece"]))
    return name if row["colour"] == row["seat"] else Text.assemble(name, " ", players.mark(row["colour"]))


def _hands(view: dict[str, Any], words: Words, players: Players) -> list[Text]:
    """One's own cards under the names by which they are played, then those of the others as far as they are open."""
    own = view["seat"]
    lines = []
    hands = view["world"]["hands"]
    for seat in sorted(range(len(hands)), key=lambda one: one != own):
        cards = hands[seat].get("cards")
        if not cards and seat != own:
            continue
        faces = [_held(card, view, words, named=seat == own) for card in cards or []]
        title = Text(words.say("board-hand"), "dim") if seat == own else players.name(seat)
        lines.append(Text.assemble(title, " ", Text("; ").join(faces) or Text("–", "dim")))
    return lines


def _held(card: dict[str, Any], view: dict[str, Any], words: Words, named: bool) -> Text:
    if not named:
        return _face(card, view, words)
    cost = words.say("board-cost", count=card["cost"])
    return Text.assemble((words.say(f"noun-{card['card']}"), "bold"), " ", _face(card, view, words), f" ({cost})")
