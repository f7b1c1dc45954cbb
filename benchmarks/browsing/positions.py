"""A page that shows one full position of a game, with a log of many lines, whatever is done to it."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, expect

import outremer
from outremer.server.live.events import heard
from outremer.server.protocol.news import State
from tests.browser.house import DESK, House, Person

ROOT = Path(__file__).resolve().parents[2]
FULL_FIEF = ROOT / "tests" / "games" / "fief" / "positions" / "six-families-and-disasters.json"
DECISIONS = 60
LINES = 500

# A server that shows one position, refuses every move, and tells a change whenever `sendNews` is called.
STAND_IN = """
shown => {
  globalThis.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor(address) {
      if (!String(address).includes('/tables/')) return;
      setTimeout(() => { this.onopen(); this.tell(shown.state); });
      let at = 0;
      globalThis.sendNews = () => {
        const {patch, moves} = shown.changes[at % 2];
        at += 1;
        const {hash, event_count} = shown.state;
        const rest = {may_undo: false, by: 0, spoken_for: false, events: []};
        this.tell({type: 'change', sequence: shown.state.sequence + at, hash, event_count, patch, moves, ...rest});
      };
    }
    tell(message) { this.onmessage({data: JSON.stringify(message)}); }
    send(frame) {
      const {type, id, move, moves} = JSON.parse(frame);
      const why = {rule: 'stand-in', text: 'Not while it is measured.'};
      if (type === 'why') this.tell({type: 'why', id, move, ...why});
      else if (type === 'play') setTimeout(() => this.tell({type: 'refused', id, move: moves[0], nouns: [], ...why}));
      else this.tell({type: 'pong', id});
    }
    close() {}
  };
}
"""


def full_table(game: str) -> outremer.Table:
    """A table in the thick of a game."""
    if game == "fief":
        return outremer.load(json.loads(FULL_FIEF.read_text(encoding="utf-8")))
    table = outremer.new(game, seed=1)
    for _ in range(DECISIONS):
        assert isinstance(table.need, outremer.Ask)
        seat = table.need.seats[0]
        later = table.clone()
        later.play(seat, later.moves(seat)[-1])
        if later.over:
            break
        table = later
    return table


def log_of(table: outremer.Table) -> list[dict[str, Any]]:
    """As many lines as a long game has told by then, of a game with as many seats and the same options."""
    told = outremer.new(table.game.name, seats=table.seats, seed=1, options=dict(table.setting.options))
    chance = random.Random(1)
    lines: list[dict[str, Any]] = []
    while len(lines) < LINES and not told.over:
        assert isinstance(told.need, outremer.Ask)
        seat = told.need.seats[0]
        told.play(seat, chance.choice(told.moves(seat)))
        lines = heard(told, told.journal.entries, [None])[0].events
    assert len(lines) >= LINES, f"{table.game.name} tells too little"
    return lines[:LINES]


def shown(table: outremer.Table, info: dict[str, Any]) -> dict[str, Any]:
    """The position as the asked seat's page would hear it, and a change there and back."""
    assert isinstance(table.need, outremer.Ask)
    seat = table.need.seats[0]
    offers = table.game.lexicon.offers

    def said(at: outremer.Table) -> tuple[dict[str, Any], list[str], list[str]]:
        moves = at.moves(seat)
        free = [str(move) for move in moves if not offers(move)]
        return at.view(seat), free, [str(move) for move in moves if offers(move)]

    later = table.clone()
    later.driver = outremer.Seeded(1)
    later.play(seat, later.moves(seat)[0])
    (view, moves, more), (next_view, next_moves, _) = said(table), said(later)
    state = {
        "type": "state",
        "sequence": 1,
        "hash": "",
        "view": view,
        "moves": moves,
        "offers": more,
        "events": log_of(table),
        "event_count": LINES,
        "table": info,
        "talk": [],
        "rooms": {},
        "may_undo": False,
        "undo_asked": None,
        "standing": {},
        "unconcerned": [],
        "spoken_for": False,
        "clock": None,
        "guide": None,
    }
    msgspec.convert(state, State)  # a server would say all of this
    parts = ("asked", "forms", "world")
    there = {"patch": [[[part], next_view[part]] for part in parts], "moves": next_moves}
    back = {"patch": [[[part], view[part]] for part in parts], "moves": moves}
    return {"state": state, "changes": [there, back]}


def open_page(browser: Browser, house: House, game: str, place: str) -> Page:
    """A page at a table of this game that shows the full position."""
    table = full_table(game)
    assert isinstance(table.need, outremer.Ask)
    seat = table.need.seats[0]
    person = Person(browser, house, "Anna", DESK)
    person.enter()
    api = f"{house.address}/api/v1/tables"
    seats: list[dict[str, str]] = [{"kind": "bot", "bot": "random"}] * table.seats
    seats[seat] = {"kind": "me"}
    wish = {"game": game, "options": dict(table.setting.options), "seats": seats}
    id_ = str(person.page.request.post(api, data=wish).json()["id"])
    assert person.page.request.post(f"{api}/{id_}/seats/{seat}/ready", data={"ready": True}).ok
    info = person.page.request.get(f"{api}/{id_}").json()
    person.context.add_init_script(f"({STAND_IN})({json.dumps(shown(table, info))})")
    person.page.goto(f"{house.address}/table/{id_}")
    expect(person.page.locator(place).first).to_be_attached()
    return person.page
