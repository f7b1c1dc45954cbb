"""The holy land in a terminal: six cities with card and Templars, the players on the four tracks, one's own camp."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from outremer.drawing.players import MARKS, STYLES, Players
from outremer.games.akkon.vocabulary import CARD_COUNT, CARD_KINDS, CARDS, CARDS_PER_CITY, CITIES
from outremer.kernel.lexicon import Noun
from outremer.table.table import Table as Game
from outremer.words import Words

COAST = ["sidon", "tyre", "akkon", "caesarea", "jaffa", "jerusalem"]  # from north to south, and inland at the end
TRACKS = ["gold", "faith", "power", "reputation"]
UNKNOWN = "?"
OURS = "≈"  # behind a card of which the rulebook does not print everything
SHORT = ["turcopole", "sergeant", "chaplain", "seneschal"]
OF_CARDS = ("play", "discard", "give")
OF_OFFERS = ("take", "swap")
OF_TRACKS = ("advance", "retreat")


def draw(view: dict[str, Any], words: Words, players: Players, width: int) -> RenderableType:
    return Group(
        _headline(view["world"], words, players),
        _cities(view, words),
        _players(view, words, players),
        _privileges(view["world"], words, players),
        *_own_camp(view, words, players),
        *_hands(view, words, players),
    )


def legend(view: dict[str, Any], words: Words, players: Players) -> list[str]:
    """What lies before the cities, and what stands behind cards and privileges."""
    short = ", ".join(f"{words.say(f'board-{piece}-short')} {words.say(f'board-name-{piece}')}" for piece in SHORT)
    return [f"{words.say('board-signs-bids')}; {short}", words.say("board-signs-cards", ours=OURS)]


def names(table: Game, words: Words) -> dict[str, str]:
    """The cards of an owner's own list go by their kind and city as ours do, which have texts of their own."""
    if "card" not in table.setting.data:
        return {}
    kinds = table.kernel.world.rules.kind
    return {
        CARDS[card]: _named(CARD_KINDS[kinds[card]], CITIES[card // CARDS_PER_CITY], words)
        for card in range(CARD_COUNT)
    }


def brings(view: dict[str, Any], said: Sequence[Noun], words: Words, players: Players) -> str | None:
    """What a card costs and does, and what privilege a characteristic leads to while a round follows."""
    verb, *nouns = said
    if verb in OF_CARDS and nouns:
        hand = view["world"]["hands"][view["seat"]]["cards"]
        return next((_tells(card, view, words) for card in hand if card["card"] == nouns[0]), None)
    if verb in OF_OFFERS and nouns:
        offers = [city["card"] for city in view["world"]["cities"] if city["city"] == nouns[0]]
        return next((f"{_name(card, words)}: {_tells(card, view, words)}" for card in offers if card), None)
    if verb in OF_TRACKS and nouns and not view["world"]["last"]:
        return words.say(f"board-grants-{nouns[0]}")
    return None


def _headline(world: dict[str, Any], words: Words, players: Players) -> Text:
    parts = [Text(words.title, "bold"), Text(words.say("board-round", round=world["round"]))]
    if world["first"] is not None:
        parts.append(Text.assemble((words.say("board-first"), "dim"), " ", players.name(world["first"])))
    empty = [words.noun(city["city"]) for city in world["cities"] if city["card"] is None and not city["under"]]
    if empty and world["round"]:
        parts.append(Text(words.say("board-run-out", cities=", ".join(empty), count=len(empty))))
    if world["last"]:
        parts.append(Text(words.say("board-last-round"), "bold"))
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
            Text(str(len(city["under"]) + (card is not None)), "dim"),
            Text(words.say("board-deck-out"), "dim") if card is None else _face(card, view, words),
            "" if card is None else str(_price(card, view)),
            _bids(city, world, words),
        )
    return table


def _face(card: dict[str, Any], view: dict[str, Any], words: Words) -> Text:
    """What a card is and does, in few words."""
    does = words.say(f"board-does-{_effect(card, view)}", **_values(card, view, words))
    return Text.assemble(words.noun(card["kind"]), f"{_mark(card)} ", (does, "dim"))


def _tells(card: dict[str, Any], view: dict[str, Any], words: Words) -> str:
    """What a card does, and what it costs the viewer."""
    does = words.say(f"board-tells-{_effect(card, view)}", **_values(card, view, words))
    return f"{does} ({words.say('board-cost', count=_price(card, view))})"


def _effect(card: dict[str, Any], view: dict[str, Any]) -> str:
    is_other = card["kind"] == "brothers-in-arms" and view["options"]["brothers_help"] == "player"
    return "brothers-for-oneself" if is_other else str(card["kind"])


def _values(card: dict[str, Any], view: dict[str, Any], words: Words) -> dict[str, int | str]:
    """What is printed on a card, and whether this is the last round, after which nobody lends anything."""
    named = {"track": "track", "loss": "loss", "city": "trade"}
    return {
        "steps": card.get("steps", 0),
        "last": int(view["world"]["last"]),
        **{at: words.noun(card[key]) if key in card else "" for at, key in named.items()},
    }


def _mark(card: dict[str, Any]) -> str:
    return OURS if card["provenance"] == "reconstructed" else ""


def _price(card: dict[str, Any], view: dict[str, Any]) -> int:
    """What the card costs the viewer, whose Chaplains make those of a city cheaper."""
    camps, seat = view["world"]["camps"], view["seat"]
    return int(card["cost"]) - (seat is not None and card["city"] in camps[seat]["discount"])


def _name(card: dict[str, Any], words: Words) -> str:
    return _named(card["kind"], card["city"], words)


def _named(kind: str, city: str, words: Words) -> str:
    return words.say("board-card", kind=words.noun(kind), city=words.noun(city))


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
    paid = sum(city["paid"][seat] for city in world["cities"])
    pieces = [_own_templar(row, words, players) for row in camp["templars"]]
    left = Text(words.say("board-camp-left", left=camp["free"], paid=paid)) if paid else Text(", ").join(pieces)
    lines = [Text.assemble((words.say("board-camp"), "dim"), " ", left or Text("–", "dim"))]
    lines += [_claim(one, words, players) for one in world["claims"]]
    if world["lent"]:
        lent = [Text.assemble(words.noun(one["piece"]), " → ", players.name(one["seat"])) for one in world["lent"]]
        lines.append(Text.assemble((words.field("lent"), "dim"), " ", Text(", ").join(lent)))
    if camp["discount"]:
        lines.append(Text.assemble((words.field("discount"), "dim"), " ", ", ".join(map(words.noun, camp["discount"]))))
    return lines


def _claim(claim: dict[str, Any], words: Words, players: Players) -> Text:
    """Who will take a Templar of whom, and by which card."""
    takes = Text.assemble(players.name(claim["seat"]), " ← ", players.name(claim["other"]))
    return Text.assemble((words.field("claims"), "dim"), " ", takes, f" ({words.noun(claim['loan'])})")


def _own_templar(row: dict[str, Any], words: Words, players: Players) -> Text:
    name = Text(words.noun(row["piece"]))
    return name if row["colour"] == row["seat"] else Text.assemble(name, " ", players.mark(row["colour"]))


def _hands(view: dict[str, Any], words: Words, players: Players) -> list[Text]:
    """One's own cards, then those of the others as far as they are open."""
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
    does = words.say(f"board-does-{_effect(card, view)}", **_values(card, view, words))
    cost = words.say("board-cost", count=_price(card, view))
    return Text.assemble((_name(card, words), "bold"), f"{_mark(card)} ", (does, "dim"), f" ({cost})")
