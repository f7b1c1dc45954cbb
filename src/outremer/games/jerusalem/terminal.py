"""The city of Jerusalem in a terminal: six quarters with their areas, then the players with their towers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from outremer.drawing.players import MARKS, STYLES, Players
from outremer.kernel.lexicon import Noun
from outremer.words import Words

BARON = "♞"
CONTROLS = "*"
LARGE, SMALL = "▣", "▫"
HIDDEN = ("squires", "bezants")
NARROW, WIDE = 26, 38  # a quarter's width on the smallest terminal, and the most that looks well
ROOMY = 90  # columns from which on a player's name also says who plays
OFFICES = ["constable", "treasurer", "marshal", "admiral"]
PRIVILEGED = ["patriarchate", "market", "nobility", "david"]  # sectors whose holder may do something more


def draw(view: dict[str, Any], words: Words, players: Players, width: int) -> RenderableType:
    world = view["world"]
    return Group(
        _headline(world, words),
        *_event(world, words),
        _city(world, words, min(max(width // 3, NARROW), WIDE)),
        _players(view, words, players, width),
    )


def legend(view: dict[str, Any], words: Words, players: Players) -> list[str]:
    """The signs of the areas, what the letters stand for, and those of the players' table."""
    kinds = ", ".join(f"{words.say(f'board-{kind}-short')} {words.field(kind)}" for kind in ("points", *HIDDEN))
    return [words.say("board-signs-areas"), kinds, words.say("board-signs-squires"), words.say("board-signs-players")]


def asked(view: dict[str, Any], beginning: Sequence[Noun], words: Words, players: Players) -> list[str]:
    """What the character on sale brings, and, for whoever places squires, what the sectors grant to the strongest."""
    form = view["forms"][-1]
    if form["form"] == "Sale" and form["office"] in OFFICES:
        office = form["office"]
        return [f"{words.noun(office)}: {words.say(f'about-{office}')}"]
    if tuple(beginning) == ("place",):
        in_play = {area["sector"] for area in view["world"]["areas"] if area["open"]}
        grants = [sector for sector in PRIVILEGED if sector in in_play]
        return [words.say("board-grants", list="; ".join(words.say(f"board-grants-{sector}") for sector in grants))]
    return []


def _event(world: dict[str, Any], words: Words) -> list[Text]:
    return [] if world["event"] is None else [Text(words.say(f"about-{world['event']}"), "dim")]


def _headline(world: dict[str, Any], words: Words) -> Text:
    event = world["event"]
    coming = words.say("board-event", event=words.noun(event)) if event else words.say("board-no-event")
    parts = [
        Text(words.title, "bold"),
        Text(words.say("board-round", round=world["round"])),
        Text(coming, "bold" if event else "dim"),
        Text(words.say("board-deck", count=world["deck"]), "dim"),
    ]
    return Text("  ·  ").join(parts)


def _city(world: dict[str, Any], words: Words, width: int) -> Table:
    gap = " " * (1 if width < WIDE else 3)
    quarters: dict[str, list[Text]] = {}
    is_open: dict[str, bool] = {}
    for number, area in enumerate(world["areas"], start=1):
        quarters.setdefault(area["sector"], []).append(_area(number, area, words, gap))
        is_open[area["sector"]] = area["open"]
    panels = []
    for sector, lines in quarters.items():
        if not is_open[sector]:
            lines = [Text(words.say("board-closed"), "dim")]
        lines += [Text("")] * (3 - len(lines))
        panels.append(
            Panel(Group(*lines), title=words.noun(sector), title_align="left", box=box.ROUNDED, width=width, padding=0)
        )
    city = Table.grid()
    for first in range(0, len(panels), 3):
        city.add_row(*panels[first : first + 3])
    return city


def _area(number: int, area: dict[str, Any], words: Words, gap: str) -> Text:
    line = Text(f"{number:>2}", "dim")
    line.append(f"{LARGE if area['large'] else SMALL} ", "bold" if area["large"] else "")
    line.append(f"{_pays(area, words):<4}", "dim")
    for seat, count in enumerate(area["squires"]):
        has_baron = area["baron"] == seat
        if not count and not has_baron:
            line.append(f"{gap} · ", "dim")
            continue
        style = STYLES[seat] + (" bold reverse" if area["controller"] == seat else "")
        mark = BARON if has_baron else MARKS[seat]
        line.append(gap)
        line.append(f"{mark}{count}{CONTROLS if area['controller'] == seat else ''}".ljust(3), style)
    return line


def _pays(area: dict[str, Any], words: Words) -> str:
    pays = area["pays"]
    kinds = [kind for kind in ("points", "squires", "bezants") if pays[kind]]
    return "".join(f"{pays[kind]}{words.say(f'board-{kind}-short')}" for kind in kinds)


def _players(view: dict[str, Any], words: Words, players: Players, width: int) -> Group:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", width=1)
    table.add_column("", no_wrap=True)
    for key in ("office", "floors", "points", "squires", "bezants", "cards"):
        table.add_column(words.field(key), justify="left" if key in ("office", "floors") else "right", no_wrap=True)
    for player in view["world"]["players"]:
        seat = player["seat"]
        table.add_row(
            Text("▶" if seat in view["asked"] else "", "bold"),
            players.name_and_note(seat) if width >= ROOMY else players.name(seat),
            _office(player["office"], words),
            Text.assemble((f"{player['floors']} ", "bold"), ("▇" * min(player["floors"], 9), STYLES[seat])),
            str(player["points"]),
            _hidden(player["squires"]),
            _hidden(player["bezants"]),
            str(player["cards"]),
        )
    hand = next((one["hand"] for one in view["world"]["players"] if one["seat"] == view["seat"]), None)
    return Group(table, *([] if hand is None else [_hand(hand, words)]))


def _office(office: str | None, words: Words) -> Text:
    if office is None:
        return Text("–", "dim")
    return Text.assemble((f"{OFFICES.index(office) + 1} ", "dim"), words.noun(office))


def _hidden(value: int | None) -> Text:
    return Text("?", "dim") if value is None else Text(str(value))


def _hand(hand: dict[str, int], words: Words) -> Text:
    cards = [words.noun(card) + (f" ×{count}" if count > 1 else "") for card, count in hand.items()]
    return Text(words.say("board-hand", cards=", ".join(cards) or words.say("board-empty-hand")), "italic")
