"""Positions of Fief written by names, as a save is, and read back by names.

    table = position(
        "march",
        lords={"charles": (0, "bourg"), "henri": (1, "bourg"), "isabelle": (2, "sigy")},
        troops={(0, "bourg"): (2, 3)},                      # knights, footmen
        walls={"bourg": "stronghold"}, mills={"bourg": 2},
        titles={"charles": ["duchy-bourg", "king"]}, captives={"henri": 0}, spouses={"charles": "isabelle"},
        coins={0: 12}, hands={0: ["tax", "passage"]},
    )

The year stands at the part that is named: `weddings`, `bishops`, `pope`, `king`, `draws`, `disasters`, `plays`,
`window`, `coins`, `ransoms`, `purchases`, `march`, `battles`, `sieges`, `pillage`, `reckoning`, or a part of the war
overseas; or `over`, when nothing is open. Who occupies and controls follows from the units, troops before lords, the
first named first; `controllers` says otherwise. A position is loaded like any save, so all is counted before a test
begins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import outremer
from outremer.games.fief.game import GAME
from outremer.games.fief.layout import CARD_PLACES
from outremer.games.fief.table_rules import FiefRules
from outremer.games.fief.vocabulary import (
    CARDS,
    FIEFS,
    LORDS,
    PHASES,
    PLACES,
    SEES,
    SINGLE_TITLES,
    TITLES,
    TROOPS,
    VILLAGES,
)
from outremer.games.fief.world import France

outremer.add_game(GAME)

PHASE_OF = {
    "curse": "hear",
    "weddings": "hear",
    "templar-master": "hear",
    "edict-moment": "hear",
    "bishops": "hear",
    "pope": "hear",
    "king": "hear",
    "teutonic-master": "hear",
    "draws": "cards",
    "disasters": "cards",
    "plays": "cards",
    "roseline": "cards",
    "radegund": "cards",
    "window": "income",
    "coins": "income",
    "ransoms": "market",
    "upkeep": "market",
    "auction": "market",
    "purchases": "market",
    "march": "movement",
    "strategy": "movement",
    "battles": "war",
    "sieges": "war",
    "pillage": "war",
    "departures": "movement",
    "muster": "overseas",
    "objectives": "overseas",
    "landing": "overseas",
    "assaults": "overseas",
    "ranks": "overseas",
    "saladin": "overseas",
    "bestowal": "overseas",
    "homecoming": "overseas",
    "reckoning": "close",
    "over": "close",
}
REVENGE = ("ranks", "saladin", "bestowal", "homecoming")  # parts of the second turn of a crusade
SEQUENCE_OF = {
    "hear": "Hear",
    "cards": "Cards",
    "income": "Income",
    "market": "Market",
    "movement": "Movement",
    "war": "War",
    "overseas": "Invasion",
    "close": "Close",
}
YEAR_PART_OF = {
    "movement": "march",
    "overseas": "war-overseas",
}  # where the part of the year has another name than the phase


def rules(seats: int = 4, options: Mapping[str, str] | None = None) -> FiefRules:
    made = GAME.rules(GAME.setting(seats, options or {}))
    assert isinstance(made, FiefRules)
    return made


def position(
    at: str = "march",
    *,
    seats: int = 4,
    options: Mapping[str, str] | None = None,
    turn: int = 2,
    first: int = 0,
    lords: Mapping[str, tuple[int, str]] | None = None,
    troops: Mapping[tuple[int, str], tuple[int, int] | Mapping[str, int]] | None = None,
    walls: Mapping[str, str] | None = None,
    mills: Mapping[str, int] | None = None,
    titles: Mapping[str, Sequence[str]] | None = None,
    captives: Mapping[str, int] | None = None,
    spouses: Mapping[str, str] | None = None,
    flags: Mapping[str, Sequence[str]] | None = None,
    controllers: Mapping[str, int] | None = None,
    came: Mapping[tuple[int, str], str] | None = None,
    besiegers: Mapping[str, Sequence[int]] | None = None,
    engines: Mapping[int, Sequence[tuple[str, int]]] | None = None,
    coins: Mapping[int, int] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    struck: Mapping[str, Sequence[str]] | None = None,
    harvests: Mapping[str, int] | None = None,
    weathers: Mapping[str, int] | None = None,
    fief_taxes: Mapping[str, int] | None = None,
    see_taxes: Mapping[str, tuple[int, str]] | None = None,
    excommunicated: str | None = None,
    biretta: str | None = None,
    track: int = 0,
    discards: Sequence[str] = (),
    stack: Sequence[dict[str, Any]] = (),
    pieces: Mapping[str, Mapping[str, Any]] | None = None,
    driver: outremer.Driver | None = None,
) -> outremer.Table:
    """A table at the beginning of this part of the year; with `stack`, with these forms upon it.

    `troops` are knights and footmen, or counts by name. `pieces` are fields of the pieces of modules, by module.
    """
    saved = outremer.new("fief", seats, options, by_hand=True).save()
    world = saved["world"]
    phase = PHASE_OF[at]
    world.update(turn=turn, first=first, phase=phase, excommunicated=excommunicated, biretta=biretta, track=track)
    _place_lords(world, lords or {}, captives or {}, spouses or {}, flags or {})
    for (seat, village), counts in (troops or {}).items():
        named = counts if isinstance(counts, Mapping) else dict(zip(TROOPS, counts, strict=False))
        world["troops"][village][seat].update(named)
    world["village"]["walls"].update(walls or {})
    world["village"]["mills"].update(mills or {})
    _confer(world, titles or {})
    _occupy(world, seats, lords or {}, captives or {}, troops or {}, came or {})
    world["village"]["controller"].update(controllers or {})
    _besiege(world, besiegers or {}, engines or {})
    for seat, count in (coins or {}).items():
        world["family"]["coins"][seat] = count
    _strike(world, struck or {}, harvests or {}, weathers or {})
    world["fief"]["taxer"].update(fief_taxes or {})
    for see, (seat, rank) in (see_taxes or {}).items():
        world["see"]["taxer"][see], world["see"]["rank"][see] = seat, rank
    _lay_cards(world, rules(seats, options), hands or {}, discards, seats)
    for module, fields in (pieces or {}).items():
        world[module].update(fields)
    world["ended"] = at == "over"
    saved["stack"] = [
        {"form": "Course"},
        {"form": "Year", "at": YEAR_PART_OF.get(phase, phase)},
        {"form": "Revenge" if at in REVENGE else SEQUENCE_OF[phase], "at": at},
        *stack,
    ]
    if at == "over":
        saved["stack"] = []
    return outremer.load(saved, driver or outremer.Seeded(1))


def _place_lords(
    world: dict[str, Any],
    lords: Mapping[str, tuple[int, str]],
    captives: Mapping[str, int],
    spouses: Mapping[str, str],
    flags: Mapping[str, Sequence[str]],
) -> None:
    for name, (seat, village) in lords.items():
        world["lord"]["owner"][name], world["lord"]["place"][name] = seat, village
    world["lord"]["captor"].update(captives)
    for one, other in spouses.items():
        world["lord"]["spouse"][one], world["lord"]["spouse"][other] = other, one
    world["lord"]["flags"].update({name: list(marks) for name, marks in flags.items()})


def _confer(world: dict[str, Any], titles: Mapping[str, Sequence[str]]) -> None:
    for name, held in titles.items():
        world["lord"]["titles"][name] = [title for title in TITLES if title in held]
        world["holder"].update({title: name for title in held if title in TITLES[:SINGLE_TITLES]})


def _occupy(
    world: dict[str, Any],
    seats: int,
    lords: Mapping[str, tuple[int, str]],
    captives: Mapping[str, int],
    troops: Mapping[tuple[int, str], tuple[int, int] | Mapping[str, int]],
    came: Mapping[tuple[int, str], str],
) -> None:
    units = [
        where for where, counts in troops.items() if any(counts.values() if isinstance(counts, Mapping) else counts)
    ]
    units += [(seat, village) for name, (seat, village) in lords.items() if name not in captives]
    for seat, village in units:
        if village not in VILLAGES:
            continue  # overseas whoever is there, is there
        arrived = world["presence"]["arrival"][village]
        if not arrived[seat]:
            arrived[seat] = max(arrived) + 1
    for (seat, village), start in came.items():
        world["presence"]["came"][village][seat] = start
    board = rules(seats).board
    for number, village in enumerate(VILLAGES):
        arrived = world["presence"]["arrival"][village]
        holder = world["holder"][FIEFS[board.fief_of[number]]]
        governor = None if holder is None else world["lord"]["owner"][holder]
        world["village"]["controller"][village] = arrived.index(1) if 1 in arrived else governor


def _besiege(
    world: dict[str, Any], besiegers: Mapping[str, Sequence[int]], engines: Mapping[int, Sequence[tuple[str, int]]]
) -> None:
    world["village"]["besiegers"].update({village: list(seats) for village, seats in besiegers.items()})
    for seat, placed in engines.items():
        for at, (village, dice) in enumerate(placed):
            world["engine"]["at"][seat][at], world["engine"]["dice"][seat][at] = village, dice


def _strike(
    world: dict[str, Any],
    struck: Mapping[str, Sequence[str]],
    harvests: Mapping[str, int],
    weathers: Mapping[str, int],
) -> None:
    world["see"]["struck"].update({see: list(kinds) for see, kinds in struck.items()})
    world["see"]["harvests"].update(harvests)
    world["see"]["weathers"].update(weathers)


def _lay_cards(
    world: dict[str, Any],
    known: FiefRules,
    hands: Mapping[int, Sequence[str]],
    discards: Sequence[str],
    seats: int,
) -> None:
    """Cards lie on the table for whatever the board shows of them; hands are known to those who hold them."""
    wanted = [(name, "laid") for name in LORDS if world["lord"]["owner"][name] is not None]
    for name, held in world["lord"]["titles"].items():
        wanted += [("cardinal", "laid")] if "cardinal" in held and world["biretta"] != name else []
        wanted += [("arc", "laid")] if "arc" in held else []
    for see in SEES:
        wanted += [(kind, "laid") for kind in world["see"]["struck"][see]]
        wanted += [("harvest", "laid")] * world["see"]["harvests"][see]
        wanted += [("weather", "laid")] * world["see"]["weathers"][see]
    wanted += [(kind, "discards") for kind in discards]
    wanted += [(kind, f"hand-{seat}") for seat, kinds in hands.items() for kind in kinds]
    for kind, where in wanted:
        number = CARDS.index(kind)
        cards = range(known.box.first_of[number], known.box.first_of[number + 1])
        card = next(one for one in cards if world["card"][one] == "deck")
        world["card"][card] = where
        holder = CARD_PLACES.index(where)
        world["seen"][card] = [holder] if holder < seats else list(range(seats))


def map_with(**written: Any) -> France:
    """France alone, as written, with nothing open: for rules that are functions of the map."""
    g = france(position("over", **written)).twin()
    g.ended = False
    return g


def france(table: outremer.Table) -> France:
    world = table.kernel.world
    assert isinstance(world, France)
    return world


def lord(name: str) -> int:
    return LORDS.index(name)


def village(name: str) -> int:
    return VILLAGES.index(name)


def title(name: str) -> int:
    return TITLES.index(name)


def phase(table: outremer.Table) -> str:
    return PHASES[france(table).phase]


def controller(table: outremer.Table, name: str) -> int | None:
    seat = france(table).controller(village(name))
    return None if seat < 0 else seat


def troops(table: outremer.Table, seat: int, name: str) -> tuple[int, int]:
    """Knights and footmen."""
    g, where = france(table), PLACES.index(name)
    return g.troops_of(seat, where, 0), g.troops_of(seat, where, 1)


def coins(table: outremer.Table, seat: int) -> int:
    return france(table).coins(seat)


def hand(table: outremer.Table, seat: int) -> list[str]:
    return [CARDS[kind] for kind in france(table).hand(seat)]


def place(table: outremer.Table, name: str) -> str | None:
    """Where a lord is; None if not in play."""
    where = france(table).place(lord(name))
    return None if where < 0 else PLACES[where]


def titles(table: outremer.Table, name: str) -> list[str]:
    held = france(table).titles(lord(name))
    return [word for number, word in enumerate(TITLES) if held >> number & 1]


def next_turn(table: outremer.Table) -> outremer.Table:
    """Everybody does as little as possible until another turn begins."""
    turn = france(table).turn
    while not table.over and france(table).turn == turn:
        assert isinstance(table.need, outremer.Ask)
        seat = table.need.seats[0]
        moves = [str(move) for move in table.moves(seat)]
        table.play(seat, next((move for move in ("pass", "done", "refuse", "halt") if move in moves), moves[0]))
    return table
