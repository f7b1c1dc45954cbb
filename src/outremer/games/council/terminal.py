"""The kingdom in a terminal: three regions with their councils and permits, the king's court, the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from outremer.drawing.players import MARKS, STYLES, Players
from outremer.games.council.terminal_brings import brings, in_words, laid
from outremer.kernel.lexicon import Noun
from outremer.words import Words

__all__ = ["asked", "brings", "draw", "legend"]

KING = "♔"
NEUTRAL = "□"
IN, OUT = "→", "↓"  # where a councillor enters a balcony, and where the last one falls out
NARROW, WIDE = 26, 38  # a region's width on the smallest terminal, and the most that looks well
MOST_ROADS = 4  # that lead to any city
EMPORIUMS = 10
COLOURS = {
    "white": "bright_white",
    "black": "bright_black",
    "orange": "yellow",
    "pink": "bright_magenta",
    "purple": "magenta",
    "light-blue": "bright_cyan",
}
METALS = ("gold", "silver", "bronze", "iron", "purple")
SHORT_GOODS = ("coins", "assistants", "points", "cards", "steps", "actions")


def draw(view: dict[str, Any], words: Words, players: Players, width: int) -> RenderableType:
    world = view["world"]
    regions = min(max(width // 3, NARROW), WIDE)
    return Group(
        _headline(view, words, players),
        _regions(world, words, regions),
        _court(world, words),
        _players(view, words, players),
        *([] if world["hand"] is None else [_hand(world["hand"], words)]),
    )


def legend(view: dict[str, Any], words: Words, players: Players) -> list[str]:
    """The letters of goods and colours, the signs of cities and councils, and what the starred cells grant."""
    world = view["world"]
    goods = ", ".join(f"{words.say(f'board-{good}-short')} {words.noun(good)}" for good in SHORT_GOODS)
    metals = ", ".join(f"{_initial(metal, words)} {words.noun(metal)}" for metal in METALS)
    colours = ", ".join(f"{_short(colour, words)} {words.noun(colour)}" for colour in COLOURS)
    cells = [f"{at} {in_words(pays, words)}" for at, pays in enumerate(world["nobility_track"]) if _is_starred(pays)]
    return [
        goods,
        words.say("board-signs-cities", colours=metals),
        words.say("board-signs-councils", colours=colours),
        words.say("board-signs-players"),
        words.say("board-signs-track", cells=", ".join(cells)),
    ]


def asked(view: dict[str, Any], beginning: Sequence[Noun], words: Words, players: Players) -> list[str]:
    """The cards chosen so far for a council, and their price."""
    form = view["forms"][-1]
    chosen = laid(form, words) if "laid" in form and "price" in form else ""
    return [chosen] if chosen else []


def _headline(view: dict[str, Any], words: Words, players: Players) -> Text:
    world = view["world"]
    parts = [
        Text(words.title, "bold"),
        Text(words.say("board-round", round=world["round"])),
        Text(words.say("board-deck", count=world["deck"]), "dim"),
    ]
    if world["ended_by"] is not None and not view["over"]:
        parts.append(Text.assemble((words.field("ended_by"), "bold"), " ", players.name(world["ended_by"])))
    return Text("  ·  ").join(parts)


def _regions(world: dict[str, Any], words: Words, width: int) -> Table:
    grid = Table.grid()
    panels = []
    for region, market in world["permits"].items():
        cities = [city for city in world["cities"] if city["region"] == region]
        lines = [_city(city, world["king"] == city["city"], words, width) for city in cities]
        lines.append(_council(world, region, words))
        lines += [_permit(permit, words) for permit in market["shown"]]
        left = market["pile"] + len(market["under"])
        title = f"{words.noun(region)} · {words.say('board-pile', count=left)}"
        panels.append(Panel(Group(*lines), title=title, title_align="left", box=box.ROUNDED, width=width, padding=0))
    grid.add_row(*panels)
    return grid


def _city(city: dict[str, Any], is_kings: bool, words: Words, width: int) -> Text:
    """Its name, the king, its colour's initial, what it pays, where its roads lead, and who has an emporium there."""
    line = Text(f"{words.noun(city['city']):<8}", "bold")
    line.append(KING if is_kings else " ", "bold yellow")
    line.append(_initial(city["colour"], words), "dim")
    line.append(f" {_goods(city['pays'], words):<4} ")
    roads = "".join(road[0].upper() for road in city["roads"])
    line.append(roads + " " * (MOST_ROADS - len(roads) + (width > NARROW)), "dim")
    for seat in city["emporiums"]:
        line.append(MARKS[seat], STYLES[seat])
    if city["neutral"]:
        line.append(NEUTRAL, "dim")
    return line


def _goods(goods: dict[str, int], words: Words) -> str:
    """`2c1a`: what has a letter."""
    return "".join(f"{goods[good]}{words.say(f'board-{good}-short')}" for good in SHORT_GOODS if good in goods)


def _council(world: dict[str, Any], council: str, words: Words) -> Text:
    """The balcony from its arrow on; for the player in turn also how many cards fit, and the price."""
    line = Text(f"{IN} ", "dim")
    for colour in world["councils"][council]:
        line.append(f"{_short(colour, words)} ", COLOURS[colour])
    line.append(OUT, "dim")
    asks = world["preview"] and world["preview"]["councils"][council]
    if asks and asks["price"] is not None:
        line.append(f"  {_goods({'cards': asks['cards']}, words)}+{_goods({'coins': asks['price']}, words)}", "italic")
    return line


def _initial(colour: str, words: Words) -> str:
    return words.noun(colour)[0].lower()


def _short(colour: str, words: Words) -> str:
    return words.noun(colour)[:2].lower()


def _permit(permit: dict[str, Any] | None, words: Words) -> Text:
    if permit is None:
        return Text("–", "dim")
    return Text.assemble((words.noun(permit["permit"]), "bold"), f"  {_goods(permit['pays'], words)}")


def _court(world: dict[str, Any], words: Words) -> Group:
    """The king's council and tiles, the councillors outside all councils, the tiles of groups of cities, the track."""
    king = [_tile(str(tile["points"]), tile["owner"]) for tile in world["king_tiles"]]
    beside = world["councillor_pool"].items()
    pool = [Text(f"{_short(colour, words)}{count}", COLOURS[colour]) for colour, count in beside]
    groups = [_tile(f"{words.noun(tile['group'])} {tile['points']}", tile["owner"]) for tile in world["bonus_tiles"]]
    gap = Text("  ")
    return Group(
        Text.assemble((f"{KING} {words.noun('king')} ", "bold"), _council(world, "king", words), "   ", gap.join(king)),
        Text.assemble((f"{words.field('councillor_pool')}: ", "dim"), gap.join(pool)),
        gap.join(groups),
        Text.assemble((f"{words.field('nobility_track')}: ", "dim"), Text(" ").join(_cells(world, words))),
    )


def _cells(world: dict[str, Any], words: Words) -> list[Text]:
    """The cells of the nobility track that pay; a star stands for what the legend explains."""
    cells = [(at, pays) for at, pays in enumerate(world["nobility_track"]) if pays]
    return [
        Text.assemble((f"{at}:", "bold"), _goods(pays, words), "*" if _is_starred(pays) else "") for at, pays in cells
    ]


def _is_starred(pays: dict[str, int]) -> bool:
    return any(good not in SHORT_GOODS for good in pays)


def _tile(said: str, owner: int | None) -> Text:
    return Text(said) if owner is None else Text.assemble((said, "strike dim"), (MARKS[owner], STYLES[owner]))


def _players(view: dict[str, Any], words: Words, players: Players) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", width=1)
    table.add_column("", no_wrap=True)
    for key in ("coins", "assistants", "points", "nobility", "cards", "emporiums"):
        table.add_column(words.say(f"board-column-{key}"), justify="right", no_wrap=True)
    table.add_column(words.say("board-column-permits"), overflow="fold")
    for seat, player in enumerate(view["world"]["players"]):
        tiles = f" +{player['tile_points']}" if player["tile_points"] and not view["over"] else ""
        table.add_row(
            Text("▶" if seat in view["asked"] else "", "bold"),
            players.name(seat),
            str(player["coins"]),
            str(player["assistants"]),
            f"{player['points']}{tiles}",
            str(player["nobility"]),
            str(player["cards"]),
            f"{EMPORIUMS - player['emporiums_left']}/{EMPORIUMS}",
            _permits(player, words),
        )
    return table


def _permits(player: dict[str, Any], words: Words) -> Text:
    held = " ".join(words.noun(permit["permit"]) for permit in player["held_permits"])
    used = len(player["used_permits"])
    return Text.assemble(held, (f" (+{used})" if used else "", "dim"))


def _hand(hand: dict[str, int], words: Words) -> Text:
    cards = [words.noun(card) + (f" ×{count}" if count > 1 else "") for card, count in hand.items()]
    return Text(words.say("board-hand", cards=", ".join(cards) or words.say("board-empty-hand")), "italic")
